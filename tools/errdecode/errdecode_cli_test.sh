#!/bin/sh
# Runs the command-line tests of errdecode. Refresh the goldens with
#     bazel run //tools/errdecode:errdecode_cli_test -- --refresh
exec python3 -B tools/errdecode/errdecode_cli_test.py "$@"
