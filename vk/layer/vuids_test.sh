#!/bin/sh
# Runs vuids_test.py; the arguments are its.
exec /usr/bin/python3 -B vk/layer/vuids_test.py "$@"
