#!/usr/bin/env bash
# Tests of bazel_options.sh, with a bazel that prints a version.
set -euo pipefail
source testing/dev/bazel_options.sh

mkdir -p "$TEST_TMPDIR/bin"
printf '#!/bin/sh\necho "$BAZEL_VERSION"\n' >"$TEST_TMPDIR/bin/bazel"
chmod +x "$TEST_TMPDIR/bin/bazel"
export PATH="$TEST_TMPDIR/bin:$PATH"
packages_folder="$TEST_TMPDIR/packages"
failed=0

# expect VERSION COUNT sets up for a version of Bazel and compares how many options it gets.
expect() {
    local found
    BAZEL_VERSION="$1" setup_bazel
    found="$(cat "$packages_folder"/bazel_version.bazelrc 2>/dev/null | grep -c -e '^common .*--enable_workspace' || true)"
    if [ "$found" != "$2" ]; then
        echo "'$1': expected $2 lines of options, found $found" >&2
        failed=1
    fi
}

expect "bazel 4.2.3- (@non-git)" 0
expect "bazel 7.7.1- (@non-git)" 1
expect "bazel 7.7.1- (@non-git)" 1
expect "bazel 4.2.3- (@non-git)" 0
exit $failed
