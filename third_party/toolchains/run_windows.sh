#!/usr/bin/env bash
# Runs a program for Windows under wine, for `bazel test --config=windows`.
#
#     run_windows.sh PROGRAM ARGUMENT...
#
# WINEPREFIX is the folder of wine's registry and drives that './dev setup --windows' made. Each program gets a registry, and so a
# server of wine, of its own: Bazel ends what a test started when the test ends, and other programs end or hang without their server.
set -euo pipefail

wine="$(command -v wine64 || command -v wine || true)"
if [ -z "$wine" ] && [ -x /usr/lib/wine/wine64 ]; then
    wine=/usr/lib/wine/wine64
fi
if [ -z "$wine" ]; then
    echo "run_windows: wine is missing: install the Debian packages wine and wine64, or run './dev setup --windows'" >&2
    exit 1
fi
server="$(command -v wineserver || echo /usr/lib/wine/wineserver)"
# In other locales, wine has no names of files beyond ASCII.
export WINEDEBUG="${WINEDEBUG:--all}" HOME="${HOME:-/root}" LC_ALL=C.UTF-8

own=""
end() {
    [ -z "$own" ] || { WINEPREFIX="$own" "$server" -k && WINEPREFIX="$own" "$server" -w || true; rm -rf "$own"; }
}
trap end EXIT
if [ -n "${WINEPREFIX:-}" ]; then
    own="$(mktemp -d "${TEST_TMPDIR:-/tmp}/wine-XXXXXX")"
    cp -a "$WINEPREFIX"/*.reg "$WINEPREFIX/.update-timestamp" "$WINEPREFIX/dosdevices" "$own/"
    ln -s "$WINEPREFIX/drive_c" "$own/drive_c"
    export WINEPREFIX="$own"
fi

# GoogleTest takes a path without a drive for one in the current folder.
report="${XML_OUTPUT_FILE:-}"
if [ -n "$report" ]; then
    export XML_OUTPUT_FILE="Z:$report"
fi
code=0
"$wine" "$@" || code=$?
# A program whose server ended has the exit code 0. GoogleTest writes its report last.
if [ "$code" -eq 0 ] && [ -n "$report" ] && [ ! -s "$report" ] && grep -aq "Running main() from" "$1"; then
    echo "run_windows: the program ended before its tests did" >&2
    code=1
fi
exit "$code"
