#!/bin/sh
# Shell tests: the stub of py_test looks for a command `python`, which Debian does not install.
exec /usr/bin/python3 -B "$@"
