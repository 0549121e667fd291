#!/bin/sh
# Runs the tests of the rule instrumented_spirv on its output for examples/bindless.
exec python3 -B tools/spv-instrument/instrumented_spirv_test.py "$@"
