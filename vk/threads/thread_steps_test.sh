#!/bin/sh
# Arguments: vk.xml and threads_steps.c.
exec /usr/bin/python3 -B -m vk.threads.thread_steps_test "$@"
