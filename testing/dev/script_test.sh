#!/bin/sh
# Runs the tests of a script. Arguments: the tests, the script.
exec /usr/bin/python3 -B "$@"
