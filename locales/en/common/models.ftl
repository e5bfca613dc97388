# What the command "companion models" says: installing what recognizes speech.

# One line for each model, in the list.
models-listed =
    { $state ->
        [installed] Installed
        [incomplete] Incomplete
        [begun] Begun
       *[absent] Not installed
    }: { $name }, { LIST($languages) }, { $megabytes ->
        [one] { $megabytes } megabyte
       *[other] { $megabytes } megabytes
    }, licence { $licence }.

# Before the download.
models-begins =
    Installing { $name }, { $megabytes ->
        [one] { $megabytes } megabyte
       *[other] { $megabytes } megabytes
    }.

# During the download; spoken at every quarter.
models-progress = { $percent }%.

# The model is in its place.
models-installed = The model { $name } is installed.

# The model was in its place; it was read again.
models-already-installed = The model { $name } is already installed, and intact.

# The files of the model are those that were installed.
models-verified = The model { $name } is intact.

# The model was put there without the command; nothing tells what its files were.
models-verified-unsummed = The model { $name } is complete, but its checksums are unknown.

# There is nothing to verify.
models-none-installed = No model is installed: choose one with “companion models list”.

# The model is no longer there.
models-removed = The model { $name } is removed.

# Control-C.
models-interrupted = Interrupted: run the same command to go on.

## What keeps a model from being installed, verified or removed

# A name that the list does not have.
models-model-unknown = No model is called { $name }: choose one with “companion models list”.

# The model to be verified or removed is not there.
models-model-missing = The model { $name } is not installed: choose one with “companion models list”.

# Files of the model are gone.
models-model-incomplete = The model { $name } is incomplete: run “companion models install { $name }”.

# A file of the model has changed since it was installed.
models-model-damaged = The file { $file } of { $name } is damaged: run “companion models install { $name }”.

# The same model is being installed by another companion.
models-model-busy = Another companion is busy with { $name }: wait until it has ended.

# The archive is the right one, but this model is of no use here.
models-model-unfit = The model { $name } does not fit, it lacks { $missing }: choose another one.

# No space is left.
models-disk-full = The disk is full in { $folder }: free some space, then run the command again.

# A folder that cannot be written.
models-folder-closed = Nothing can be written in { $folder }: allow writing there.

# What follows --from is no address.
models-address-unusable = The address { $address } leads nowhere: it must begin with https://.

# The server answers, but does not give the file.
models-file-absent = The server does not give { $address }, code { $status }: check the address, or take another source with --from.

# The server is down or overrun.
models-server-unable = The server cannot give { $address } now, code { $status }: try again later.

# No network, or no server.
models-host-unreachable = No answer from { $host }: check the network, then run the command again.

# The server does not prove who it is.
models-host-untrusted = The certificate of { $host } is not valid: check the date of the computer.

# The connection broke in the middle.
models-download-broken = The connection to { $host } broke at { $percent }%: run the command again, it goes on.

# The file or folder after --from is not there.
models-source-missing = Cannot read { $file }: give the file or its folder.

# The file has not the size of the official one.
models-size-wrong = Wrong size, this is not the official file: { $source }. Take another source with --from.

# The file has not the checksum of the official one; it was deleted.
models-sum-wrong = Wrong checksum, this is not the official file: { $source }. Take another source with --from.

# The archive holds links, paths that lead elsewhere or too much, or cannot be read.
models-archive-unsafe = The archive { $file } is damaged or dangerous, nothing of it is kept: take another source with --from.
