# What the command "companion check" says: whether microphone, voices, models and files
# are as they should be. `.remedy` is what helps; it follows the sentence.

# At the beginning.
check-begins = I try out voices, models and microphone. It takes about a minute.

# At the end: nothing is to be mended.
check-well = All is well.

# At the end: how much is to be mended.
check-to-mend = { $count ->
        [one] One thing is to be mended.
       *[other] { WORDS($count) } things are to be mended.
    }

# Something is wrong that has no sentence of its own; the line says what helps.
check-other = Something is wrong: { $line }

## Settings and files

# The configuration can be read.
check-configuration = The configuration is in order.

# The configuration has a mistake; the line says where, and how to mend it.
check-configuration-broken = The configuration cannot be used: { $line }
    .remedy = Until it is mended, the usual settings hold.

# The folder of the evenings can be written, and nobody else can read it.
check-folder = Your evenings can be kept, and only you can read them.

# Others have the right to read the folder of the evenings.
check-folder-open = Others on this machine can read your evenings in { $folder }.
    .remedy = { $system ->
            [windows] Allow only yourself in the properties of that folder.
           *[other] Run “chmod -R go= { $folder }”.
        }

# Nothing can be written into the folder of the evenings.
check-folder-closed = No evening can be kept in { $folder }.
    .remedy = Allow writing there, or name another folder at “sittings” in the configuration.

# There is room on the disk of the evenings.
check-disk = There is room on the disk: { $unit ->
        [gigabytes] { $free ->
            [one] { $free } gigabyte
           *[other] { $free } gigabytes
        }
       *[megabytes] { $free ->
            [one] { $free } megabyte
           *[other] { $free } megabytes
        }
    }.

# Little room is left on the disk of the evenings.
check-disk-low = The disk is nearly full: { $free ->
        [one] { $free } megabyte is left
       *[other] { $free } megabytes are left
    }.
    .remedy = Free some space, or no evening can be kept.

## Voices, models, devices

# A voice speaks a language.
check-voice = { $language }: the voice { $voice } speaks.

# A model hears a language that is spoken at the table.
check-model = { $language }: the model { $name } is installed.

# No model hears a language that is not spoken at the table.
check-model-absent = { $language }: no model is installed.
    .remedy = To speak it, run “companion models install { $name }”.

# The model of a language knows every word that can be said.
check-words = { $language }: the model knows every word of the games.

# The model of a language lacks some words; there are others for the same.
check-words-rare = { $language }: { $count ->
        [one] the model lacks one word
       *[other] the model lacks { WORDS($count) } words
    }, such as { LIST($words) }.
    .remedy = Other words for the same are heard.

# The model of a language cannot hear these in any way.
check-words-missing = { $language }: the model cannot hear { LIST($words) }.
    .remedy = Type them instead.

# What the companion hears with.
check-microphone = The microphone is { $name }.

# What everybody hears the companion with.
check-loudspeaker = The loudspeaker is { $name }.

# All that sound can go to.
check-outputs = Sound can go to { LIST($known) }.

# What one player alone hears the companion with.
check-earphone = The earphone is { $name }.

# Said in the earphone alone.
check-earphone-speaks = This is the earphone.

# No output has the name of the configuration; those there are follow.
check-earphone-unknown = No earphone is called { $name }. The names are: { LIST($known) }.
    .remedy = Plug it in, or correct “earphone” in the configuration.

## The microphone

# Before it is measured how loud it is while nobody speaks.
check-hush = Please be silent for two seconds.

# How loud it is while nobody speaks.
check-noise = Without a voice: { WORDS($level) } { $level ->
        [one] decibel
       *[other] decibels
    } below full, quiet enough.

# It is too loud while nobody speaks.
check-noise-loud = It is loud here without a voice: only { WORDS($level) } { $level ->
        [one] decibel
       *[other] decibels
    } below full.
    .remedy = Move the microphone closer to you, turn music and fans off, or speak at the key alone: “push to talk”.

# Somebody spoke while there should have been silence.
check-noise-voice = Somebody spoke during the silence.
    .remedy = Try again when nobody speaks, or turn the radio off.

# The microphone is open, and gives nothing but zeros.
check-noise-nothing = The microphone gives no sound at all: it is off, or not allowed.
    .remedy = { notes-microphone }

# Somebody is to say a sentence now.
check-say = Now say aloud: “{ check-sentence }”.

# The sentence: a card as it is played in Shamans, by somebody called Alice.
check-sentence = Alice plays blue three

# The companion says the sentence itself, and listens to it.
check-echo = I say it myself: “{ check-sentence }”.

# How loud the voice was.
check-speech = Your voice: { WORDS($level) } { $level ->
        [one] decibel
       *[other] decibels
    } below full, and { WORDS($above) } above the room.

# The voice was too soft.
check-speech-soft = Your voice comes too softly: { WORDS($level) } { $level ->
        [one] decibel
       *[other] decibels
    } below full.
    .remedy = Come closer to the microphone, or make it louder. { notes-level }

# The voice was hardly louder than the room.
check-speech-noisy = Your voice is only { WORDS($above) } { $above ->
        [one] decibel
       *[other] decibels
    } above the room.
    .remedy = Come closer to the microphone, or turn music and fans off.

# The voice was so loud that it was cut off.
check-speech-clipped = Your voice is too loud for the microphone: it is distorted.
    .remedy = Move away a little, or make the microphone softer. { notes-level }

# Nobody spoke.
check-speech-nobody = I heard nobody speak.
    .remedy = Start again and say the sentence. If you did: { notes-microphone }

# The sentence was understood.
check-heard = I understood the sentence.

# Something else was understood.
check-heard-otherwise = I understood something else: “{ $heard }”.
    .remedy = Say it again, more slowly and closer to the microphone.

# No word was understood.
check-heard-nothing = I understood no word of it.
    .remedy = Say it again, more slowly and closer to the microphone.

## What is to be known of each system; the handbook holds it too

# How a program may use the microphone.
notes-microphone = { $system ->
        [macos] In the system settings, under Privacy and Security, Microphone, allow the Terminal, then open it anew.
        [windows] In the settings, under Privacy and security, Microphone, allow desktop apps to use it.
       *[linux] In the sound settings, choose the microphone and make sure that it is not muted. Without a desktop, “alsamixer” does it.
    }

# How a microphone is made louder or softer.
notes-level = { $system ->
        [macos] In the system settings, under Sound, Input, there is the input volume.
        [windows] In the settings, under System, Sound, Input, there is the input volume.
       *[linux] In the sound settings, under Input, there is the volume. Without a desktop, “alsamixer” has it at the key F four.
    }

# Where voices come from.
notes-voices = { $system ->
        [macos] In the system settings, under Accessibility, Spoken Content, System Voice, Manage Voices, add a voice of the language.
        [windows] In the settings, under Time and language, Speech, Manage voices, add a voice of the language, then start the companion anew.
       *[linux] The voice espeak-ng comes with the companion. Where it stays silent, “sudo apt install espeak-ng” helps.
    }

# How devices are chosen.
notes-devices = { $system ->
        [macos] In the system settings, under Sound, choose output and input. Other ones are named in the configuration: “microphone”, “loudspeaker”, “earphone”.
        [windows] In the settings, under System, Sound, choose output and input. Other ones are named in the configuration: “microphone”, “loudspeaker”, “earphone”.
       *[linux] In the sound settings, choose output and input. Other ones are named in the configuration: “microphone”, “loudspeaker”, “earphone”. Where sound is missing altogether, “sudo apt install libportaudio2” helps.
    }

# How to start without typing a command.
notes-start = { $system ->
        [macos] “companion desktop install” puts a file on the desktop that opens the companion in a Terminal.
        [windows] “companion desktop install” puts a file on the desktop that opens the companion in a window of its own.
       *[linux] “companion desktop install” puts the companion into the menu of your desktop, in a terminal.
    }
