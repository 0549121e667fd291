#!/usr/bin/env bash
# Runs every Bazel test and ends with one line: N passed, N failed, N skipped.
set -uo pipefail
cd "$(dirname "$0")/../.."

events="$(mktemp)"
trap 'rm -f "$events"' EXIT
bazel test --keep_going --noshow_progress --build_event_json_file="$events" "${@:-//...}"
code=$?
/usr/bin/python3 testing/dev/count_tests.py "$events" "$code"
