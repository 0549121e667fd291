#!/usr/bin/env bash
# Tests of bazel_options.sh, with a dpkg-query that prints a version of Bazel's package.
set -euo pipefail
source testing/dev/bazel_options.sh

mkdir -p "$TEST_TMPDIR/bin"
printf '#!/bin/sh\n[ -n "$BAZEL_VERSION" ] && echo "$BAZEL_VERSION"\n' >"$TEST_TMPDIR/bin/dpkg-query"
chmod +x "$TEST_TMPDIR/bin/dpkg-query"
export PATH="$TEST_TMPDIR/bin:$PATH"
packages_folder="$TEST_TMPDIR/packages"
failed=0

# expect VERSION COUNT sets up for a version of the package and compares how many lines of options there are.
expect() {
    local found
    BAZEL_VERSION="$1" setup_bazel
    found="$(cat "$packages_folder"/bazel_version.bazelrc 2>/dev/null | grep -c -e '^common .*--enable_workspace' || true)"
    if [ "$found" != "$2" ]; then
        echo "'$1': expected $2 lines of options, found $found" >&2
        failed=1
    fi
}

expect "4.2.3+ds-11" 0
expect "7.7.1+ds-8+b1" 1
expect "7.7.1+ds-8+b1" 1
expect "4.2.3+ds-9" 0
# The package is not installed.
expect "" 0
exit $failed
