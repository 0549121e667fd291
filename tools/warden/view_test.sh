#!/bin/sh
exec python3 -B tools/warden/view_test.py "$@"
