#!/bin/sh
# Runs message_lint_test.py with the same arguments.
exec /usr/bin/python3 -B vk/layer/message_lint_test.py "$@"
