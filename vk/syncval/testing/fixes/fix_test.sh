#!/bin/sh
exec python3 -B vk/syncval/testing/fixes/fix_test.py "$@"
