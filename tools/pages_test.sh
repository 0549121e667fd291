#!/bin/sh
# Runs the tests of the manual pages and shell completions.
exec python3 -B tools/pages_test.py "$@"
