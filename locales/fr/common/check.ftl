# Ce que dit la commande « companion check » : si le micro, les voix, les modèles et les
# fichiers sont comme il faut. `.remedy` est ce qui aide ; cela suit la phrase.

# Au début.
check-begins = J'essaie les voix, les modèles et le micro. Cela prend environ une minute.

# À la fin : il n'y a rien à réparer.
check-well = Tout va bien.

# À la fin : combien il y a à réparer.
check-to-mend = { $count ->
        [one] Une chose est à réparer.
       *[other] { WORDS($count, form: "f") } choses sont à réparer.
    }

# Quelque chose ne va pas et n'a pas de phrase à soi ; la ligne dit ce qui aide.
check-other = Quelque chose ne va pas : { $line }

## Réglages et fichiers

# La configuration se lit.
check-configuration = La configuration est en ordre.

# La configuration a une erreur ; la ligne dit où, et comment la corriger.
check-configuration-broken = La configuration est inutilisable : { $line }
    .remedy = Jusqu'à sa correction, les réglages habituels valent.

# On peut écrire dans le dossier des soirées, et personne d'autre ne peut le lire.
check-folder = Vos soirées peuvent être gardées, et personne d'autre ne peut les lire.

# D'autres ont le droit de lire le dossier des soirées.
check-folder-open = D'autres personnes peuvent lire vos soirées, sur cette machine, dans { $folder }.
    .remedy = { $system ->
            [windows] Ne laissez que votre compte dans les propriétés de ce dossier.
           *[other] Lancez « chmod -R go= { $folder } ».
        }

# On ne peut rien écrire dans le dossier des soirées.
check-folder-closed = Aucune soirée ne peut être gardée dans { $folder }.
    .remedy = Permettez d'y écrire, ou nommez un autre dossier à « sittings » dans la configuration.

# Il y a de la place sur le disque des soirées.
check-disk = Il y a de la place sur le disque : { $unit ->
        [gigabytes] { $free ->
            [one] { $free } gigaoctet
           *[other] { $free } gigaoctets
        }
       *[megabytes] { $free ->
            [one] { $free } mégaoctet
           *[other] { $free } mégaoctets
        }
    }.

# Il reste peu de place sur le disque des soirées.
check-disk-low = Le disque est presque plein : il reste { $free ->
        [one] { $free } mégaoctet
       *[other] { $free } mégaoctets
    }.
    .remedy = Faites de la place, sinon aucune soirée ne pourra être gardée.

## Voix, modèles, appareils

# Une voix parle une langue.
check-voice = { $language } : c'est la voix { $voice } qui parle.

# Un modèle entend une langue qui est parlée à la table.
check-model = { $language } : le modèle { $name } est installé.

# Aucun modèle n'entend une langue qui n'est pas parlée à la table.
check-model-absent = { $language } : aucun modèle n'est installé.
    .remedy = Pour le parler, lancez « companion models install { $name } ».

# Le modèle d'une langue connaît tous les mots qu'on peut dire.
check-words = { $language } : le modèle connaît tous les mots des jeux.

# Il manque des mots au modèle d'une langue ; d'autres disent la même chose.
check-words-rare = { $language } : il manque { $count ->
        [one] un mot au modèle
       *[other] { WORDS($count) } mots au modèle
    }, par exemple { LIST($words) }.
    .remedy = D'autres mots pour la même chose sont entendus.

# Le modèle d'une langue ne peut entendre cela d'aucune façon.
check-words-missing = { $language } : le modèle ne peut pas entendre { LIST($words) }.
    .remedy = Écrivez ces mots au clavier.

# Ce qui sert à entendre.
check-microphone = Le micro est { $name }.

# Ce qui sert à parler à tout le monde.
check-loudspeaker = Le haut-parleur est { $name }.

# Tout ce où le son peut aller.
check-outputs = Le son peut aller vers { LIST($known) }.

# Ce qui sert à parler à une seule personne.
check-earphone = L'oreillette est { $name }.

# Dit dans l'oreillette seule.
check-earphone-speaks = Voici l'oreillette.

# Aucune sortie n'a le nom de la configuration ; voici celles qu'il y a.
check-earphone-unknown = Pas d'oreillette nommée { $name }. Voici les noms : { LIST($known) }.
    .remedy = Branchez-la, ou corrigez « earphone » dans la configuration.

## Le micro

# Avant de mesurer le bruit pendant que personne ne parle.
check-hush = Silence pendant deux secondes, s'il vous plaît.

# Le bruit pendant que personne ne parle.
check-noise = Sans voix : { WORDS($level) } { $level ->
        [one] décibel
       *[other] décibels
    } sous le maximum, c'est assez calme.

# Il y a trop de bruit pendant que personne ne parle.
check-noise-loud = C'est bruyant ici, même sans voix : seulement { WORDS($level) } { $level ->
        [one] décibel
       *[other] décibels
    } sous le maximum.
    .remedy = Approchez le micro, arrêtez musique et ventilateur, ou parlez seulement après la touche : « appuyer pour parler ».

# Quelqu'un a parlé alors qu'il fallait du silence.
check-noise-voice = J'ai entendu une voix pendant le silence.
    .remedy = Recommencez quand personne ne parle, ou éteignez la radio.

# Le micro est ouvert, et ne donne que des zéros.
check-noise-nothing = Le micro ne donne aucun son : il est coupé, ou interdit.
    .remedy = { notes-microphone }

# Quelqu'un doit maintenant dire une phrase.
check-say = Dites maintenant à voix haute : « { check-sentence } ».

# La phrase : une carte comme on la joue à Shamans, par une personne appelée Alice.
check-sentence = Alice joue le bleu trois

# Le compagnon dit la phrase lui-même, et s'écoute.
check-echo = Je la dis moi-même : « { check-sentence } ».

# La force de la voix.
check-speech = Votre voix : { WORDS($level) } { $level ->
        [one] décibel
       *[other] décibels
    } sous le maximum, et { WORDS($above) } au-dessus de la pièce.

# La voix était trop faible.
check-speech-soft = Votre voix arrive trop faible : { WORDS($level) } { $level ->
        [one] décibel
       *[other] décibels
    } sous le maximum.
    .remedy = Approchez-vous du micro, ou montez son volume. { notes-level }

# La voix dépassait à peine le bruit de la pièce.
check-speech-noisy = Votre voix ne dépasse la pièce que de { WORDS($above) } { $above ->
        [one] décibel
       *[other] décibels
    }.
    .remedy = Approchez-vous du micro, ou arrêtez musique et ventilateur.

# La voix était si forte qu'elle a été coupée.
check-speech-clipped = Votre voix est trop forte pour le micro : elle est déformée.
    .remedy = Éloignez-vous un peu, ou baissez le volume du micro. { notes-level }

# Personne n'a parlé.
check-speech-nobody = Je n'ai entendu personne parler.
    .remedy = Recommencez et dites la phrase. Si elle a été dite : { notes-microphone }

# La phrase a été comprise.
check-heard = J'ai compris la phrase.

# Autre chose a été compris.
check-heard-otherwise = J'ai compris autre chose : « { $heard } ».
    .remedy = Redites-la, plus lentement et plus près du micro.

# Aucun mot n'a été compris.
check-heard-nothing = Je n'en ai pas compris un mot.
    .remedy = Redites-la, plus lentement et plus près du micro.

## Ce qu'il faut savoir de chaque système ; le manuel le dit aussi

# Comment un programme obtient le droit au micro.
notes-microphone = { $system ->
        [macos] Dans les réglages du système, sous Confidentialité et sécurité, Microphone, autorisez le Terminal, puis rouvrez-le.
        [windows] Dans les paramètres, sous Confidentialité et sécurité, Microphone, autorisez les applications de bureau.
       *[linux] Dans les réglages du son, choisissez le micro et vérifiez qu'il n'est pas coupé. Sans bureau, « alsamixer » le fait.
    }

# Comment régler le volume d'un micro.
notes-level = { $system ->
        [macos] Dans les réglages du système, sous Son, Entrée, se trouve le volume d'entrée.
        [windows] Dans les paramètres, sous Système, Son, Entrée, se trouve le volume d'entrée.
       *[linux] Dans les réglages du son, sous Entrée, se trouve le volume. Sans bureau, « alsamixer » l'a à la touche F quatre.
    }

# D'où viennent les voix.
notes-voices = { $system ->
        [macos] Dans les réglages du système, sous Accessibilité, Contenu énoncé, Voix du système, Gérer les voix, ajoutez une voix de la langue.
        [windows] Dans les paramètres, sous Heure et langue, Voix, Gérer les voix, ajoutez une voix de la langue, puis relancez le compagnon.
       *[linux] La voix espeak-ng vient avec le compagnon. Si elle reste muette, « sudo apt install espeak-ng » aide.
    }

# Comment choisir les appareils.
notes-devices = { $system ->
        [macos] Dans les réglages du système, sous Son, choisissez la sortie et l'entrée. D'autres se nomment dans la configuration : « microphone », « loudspeaker », « earphone ».
        [windows] Dans les paramètres, sous Système, Son, choisissez la sortie et l'entrée. D'autres se nomment dans la configuration : « microphone », « loudspeaker », « earphone ».
       *[linux] Dans les réglages du son, choisissez la sortie et l'entrée. D'autres se nomment dans la configuration : « microphone », « loudspeaker », « earphone ». Si le son manque tout à fait, « sudo apt install libportaudio2 » aide.
    }

# Comment démarrer sans taper de commande.
notes-start = { $system ->
        [macos] « companion desktop install » met sur le bureau un fichier qui ouvre le compagnon dans un Terminal.
        [windows] « companion desktop install » met sur le bureau un fichier qui ouvre le compagnon dans une fenêtre à lui.
       *[linux] « companion desktop install » met le compagnon dans le menu de votre bureau, dans un terminal.
    }
