#!/bin/sh
exec /usr/bin/python3 -B vk/layer/manifest_test.py "$@"
