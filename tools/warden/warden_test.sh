#!/bin/sh
exec python3 -B tools/warden/warden_test.py "$@"
