# Comment le livret se raconte : par couches, par situation, et lu d'un bout à l'autre.

## Questions et demandes, dans un choix

# Ce qui se passe dans une situation.
common-ask-what-if =
    .choice =
        { $situation ->
            [none] ce qui se passe alors
           *[other] le cas : { TITLE($situation, of: "situation") }
        }
    .example = « que se passe-t-il si l'Ombre atteint la Lune »
    .missing-situation = Que se passe-t-il dans quel cas ?

# « plus », après une explication.
common-more =
    .choice = plus de détails sur l'explication
    .example = « plus »

# « exemple », après une explication.
common-example =
    .choice = un exemple de l'explication
    .example = « exemple »

# « précédent », pendant la lecture ou la mise en place.
common-back =
    .choice = le passage précédent
    .example = « précédent »

# « lis les règles ».
common-read-rules =
    .choice =
        { $topic ->
            [none] la lecture des règles depuis le début
           *[other] la lecture à partir du chapitre : { TITLE($topic, of: "topic") }
        }
    .example = « lis les règles »
    .missing-topic = À partir de quel chapitre ?

# « reprends la lecture ».
common-read-on =
    .choice = la reprise de la lecture
    .example = « reprends la lecture »

## Réponses

# Une fois, avant le premier chapitre lu.
common-reading-begins = Je lis les règles. Dites « suite », « précédent », « pause » ou « stop ».

# Un chapitre commence, ou reprend.
common-chapter-begins = Chapitre { WORDS($number) } sur { WORDS($count) } : { TITLE($topic, of: "topic") }.

# Le dernier chapitre est lu.
common-reading-ends = Voilà toutes les règles.

# « pause » pendant la lecture.
common-reading-waits = Lecture en pause. Pour continuer, dites « reprends la lecture ».

# « plus », et le livret n'a rien de plus.
common-nothing-more = Je n'ai rien à ajouter là-dessus.

# « exemple », et le livret n'en a pas.
common-no-example = Je n'ai pas d'exemple pour cela.

# « précédent », au début, ou quand rien n'est lu.
common-nothing-before = Il n'y a rien avant.
