#!/bin/sh
# Runs registries_test.py; the arguments are its.
exec /usr/bin/python3 -B vk/layer/registries_test.py "$@"
