#!/bin/sh
# Runs sync_tables_test.py as a module from the runfiles' root; the arguments are the installed vk.xml and sync_registry.tsv.
exec /usr/bin/python3 -B -m vk.syncval.model.sync_tables_test "$@"
