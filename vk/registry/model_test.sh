#!/bin/sh
# Runs model_test.py as a module from the runfiles' root; the arguments are the installed vk.xml and video.xml.
exec /usr/bin/python3 -B -m vk.registry.model_test "$@"
