#!/usr/bin/env bash
# The read of the border that nothing wrote is found on lavapipe, with buffer, memory, offset and line; the fixed program
# is silent, and so is the program without the check.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_GPUAV_ENABLE=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/unwritten_border/unwritten_border
shaders=examples/unwritten_border

fail() {
    printf 'unwritten_border_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

expect_silence() {
    if grep -E 'SYNC-|VUID-|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
        fail "expected silence $1 in:"
    fi
}

if ! manifest="$(lavapipe_manifest)"; then
    echo 'unwritten_border_test: skipped: install mesa-vulkan-drivers'
    exit 0
fi
use_driver "$manifest"
output="$("$program" --shaders "$shaders" 2>&1)"
expect_silence 'without the check'
export VK_WARDEN_VALIDATION_GPUAV_CHECKS=default,uninitialized_memory
output="$("$program" --shaders "$shaders" 2>&1)"
for words in '[ WARDEN-gpuav-uninitialized-memory ]' \
    'Read of 4 bytes at offset 0 of a buffer, which nothing wrote.' \
    'since vkAllocateMemory of Device Memory (ScratchMemory)' 'Buffer (Scratch)' 'smooth.comp:21: '; do
    grep -qF "$words" <<<"$output" || fail "expected '$words' in:"
done
output="$("$program" --fixed --shaders "$shaders" 2>&1)"
expect_silence 'with --fixed'
grep -qF 'the first smoothed height is 4' <<<"$output" || fail 'expected the height in:'
