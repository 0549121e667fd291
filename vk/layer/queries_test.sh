#!/bin/sh
# Runs queries_test.py with the same arguments.
exec /usr/bin/python3 -B vk/layer/queries_test.py "$@"
