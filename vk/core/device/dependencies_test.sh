#!/bin/sh
exec /usr/bin/python3 -B -m vk.core.device.dependencies_test
