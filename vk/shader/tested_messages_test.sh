#!/bin/sh
# Every message of vk/shader has a test: see tested_messages_test.py. Arguments: the list of messages, the sources.
exec /usr/bin/python3 vk/shader/tested_messages_test.py "$@"
