#!/usr/bin/env bash
# Runs a program for Windows under wine, for `bazel test --config=windows`.
#
#     run_windows.sh PROGRAM ARGUMENT...
#
# WINEPREFIX is the folder of wine's registry and drives that './dev setup --windows' made.
set -euo pipefail

wine="$(command -v wine64 || command -v wine || true)"
if [ -z "$wine" ] && [ -x /usr/lib/wine/wine64 ]; then
    wine=/usr/lib/wine/wine64
fi
if [ -z "$wine" ]; then
    echo "run_windows: wine is missing: install the Debian packages wine and wine64, or run './dev setup --windows'" >&2
    exit 1
fi
# GoogleTest takes a path without a drive for one in the current folder.
if [ -n "${XML_OUTPUT_FILE:-}" ]; then
    export XML_OUTPUT_FILE="Z:$XML_OUTPUT_FILE"
fi
export WINEDEBUG="${WINEDEBUG:--all}" HOME="${HOME:-/root}"
exec "$wine" "$@"
