#!/usr/bin/env bash
# Tells which shaders of the tree testing/valid/modules.bzl does not list, or lists in vain.
set -euo pipefail
cd "$(dirname "$0")/../.."

listed="$(sed -n 's/^    "\(.*\)",$/\1/p' testing/valid/modules.bzl | sort)"
found="$(bazel "$@" query --noshow_progress 'kind("_glsl_spirv rule|_spirv_asm rule", //...)' 2>/dev/null | sort)"
if ! diff <(echo "$listed") <(echo "$found"); then
    echo "testing/valid/modules.bzl is not up to date: < listed, > found" >&2
    exit 1
fi
