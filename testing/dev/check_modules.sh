#!/usr/bin/env bash
# Prints the shaders of the tree that testing/valid/modules.bzl lacks, and those that it lists but that do not exist.
# It asks for the packages that git tracks by name: "//..." would follow the bazel-* links into any output base but the default one.
set -euo pipefail
cd "$(dirname "$0")/../.."

listed="$(sed -n 's/^    "\(.*\)",$/\1/p' testing/valid/modules.bzl | sort)"
packages="$(git ls-files 'BUILD.bazel' '*/BUILD.bazel' | sed -E 's,/?BUILD\.bazel$,,; s,.*,//&:all,' | paste -sd+)"
found="$(bazel "$@" query --noshow_progress "kind(\"_glsl_spirv rule|_spirv_asm rule\", $packages)" 2>/dev/null | sort)"
if ! diff <(echo "$listed") <(echo "$found"); then
    echo "testing/valid/modules.bzl is out of date (< listed there, > found in the tree)" >&2
    exit 1
fi
