#!/bin/sh
# Runs the tests of the rule instrumented_spirv on what it built of examples/bindless.
exec python3 -B tools/spv-instrument/instrumented_spirv_test.py "$@"
