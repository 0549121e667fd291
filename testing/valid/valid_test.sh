#!/bin/sh
# Runs valid_test.py.
exec python3 -B testing/valid/valid_test.py "$@"
