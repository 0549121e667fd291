#!/usr/bin/env bash
# Runs a program for 64-bit Arm under qemu-user, for `bazel test --config=aarch64`.
#
#     run_aarch64.sh PROGRAM ARGUMENT...
#
# QEMU_LD_PREFIX is the folder of Arm libraries that './dev setup --aarch64' unpacked.
set -euo pipefail

qemu="$(command -v qemu-aarch64-static || command -v qemu-aarch64)" || {
    echo "run_aarch64: qemu is missing: install the Debian package qemu-user-static, or run './dev setup --aarch64'" >&2
    exit 1
}
exec "$qemu" "$@"
