#!/bin/sh
# Runs statements_test.py over the build's registry, and over the others on this machine. Arguments: the registry's files,
# and the message ids.
folders=""
for folder in ../registries/*/registry; do
    [ -f "$folder/validusage.json" ] && folders="$folders $folder"
done
exec /usr/bin/python3 -B -m vk.core.statements.statements_test "$@" $folders
