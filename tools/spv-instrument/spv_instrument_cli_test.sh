#!/bin/sh
# Runs the command-line tests of spv-instrument. Refresh the goldens with
#     bazel run //tools/spv-instrument:spv_instrument_cli_test -- --refresh
exec python3 -B tools/spv-instrument/spv_instrument_cli_test.py "$@"
