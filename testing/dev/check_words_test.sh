#!/bin/sh
# Runs the tests of check_words.py. Arguments: the tests, the script.
exec /usr/bin/python3 "$@"
