#!/usr/bin/env bash
# Runs a program for 64-bit Arm under qemu-user, for `bazel test --config=aarch64`.
#
#     run_aarch64.sh PROGRAM ARGUMENT...
#
# QEMU_LD_PREFIX is the folder of Arm libraries that './dev setup --aarch64' unpacked. A PROGRAM that is a script runs on this
# machine, in a copy of the test's files in which the programs for Arm are scripts that run them.
set -euo pipefail

qemu="$(command -v qemu-aarch64-static || command -v qemu-aarch64)" || {
    echo "run_aarch64: qemu is missing: install the Debian package qemu-user-static, or run './dev setup --aarch64'" >&2
    exit 1
}

# is_arm_program FILE returns whether a file is a program for Arm: ELF, 64 bits, EM_AARCH64, and not a library.
is_arm_program() {
    [[ "$1" != *.so && "$(od -An -tx1 -N20 "$1" | tr -d ' \n')" =~ ^7f454c4602.{22}0[23]00b700$ ]]
}

if is_arm_program "$1"; then
    # An absolute path: qemu opens it again for /proc/self/exe.
    program="$(realpath -s "$1")"
    shift
    exec "$qemu" "$program" "$@"
fi

# The current folder is that of the workspace in the test's files.
copy="$(mktemp -d "${TEST_TMPDIR:-/tmp}/files-XXXXXX")"
files="$(dirname "$PWD")"
workspace="$(basename "$PWD")"
cp -a "$files/." "$copy/" # Its files are links to the programs.
find "$copy" -not -type d -print0 | while IFS= read -r -d '' file; do
    program="$(readlink -f "$file")"
    if [ -x "$program" ] && is_arm_program "$program"; then
        rm "$file"
        printf '#!/bin/sh\nexec %q -L %q %q "$@"\n' "$qemu" "${QEMU_LD_PREFIX:-/usr/aarch64-linux-gnu}" "$program" >"$file"
        chmod +x "$file"
    fi
done
cd "$copy/$workspace"
export TEST_SRCDIR="$copy" RUNFILES_DIR="$copy"
exec "$@"
