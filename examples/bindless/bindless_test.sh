#!/usr/bin/env bash
# The indices beyond the array are found on lavapipe in both shaders, with their lines: by the layer, and by errdecode from the records
# that instrumented shaders write without the layer.
set -euo pipefail
source testing/dev/drivers.sh

export XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/bindless/bindless
instrumented=examples/bindless/instrumented_shaders

fail() {
    printf 'bindless_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

# expect WORDS... fails unless the output has all of them.
expect() {
    local words
    for words in "$@"; do
        grep -qF "$words" <<<"$output" || fail "expected '$words' in:"
    done
}

if ! manifest="$(lavapipe_manifest)"; then
    echo 'bindless_test: skipped: install mesa-vulkan-drivers'
    exit 0
fi
use_driver "$manifest"

output="$("$program" --shaders "$instrumented" --dump "$XDG_CACHE_HOME/records.bin" --desc-set 7 2>&1)"
output="$(tools/errdecode/errdecode --manifest="$instrumented/manifest.json" --group "$XDG_CACHE_HOME/records.bin" 2>&1)" &&
    fail 'expected the exit code 1 of errdecode'
expect 'Index of 6 used to index descriptor array of length 6.' 'examples/bindless/shaders/triangle.frag at line 12' \
    'examples/bindless/shaders/histogram.comp at line 16'

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation VK_WARDEN_VALIDATION_GPUAV_ENABLE=true
export VK_WARDEN_VALIDATION_DUPLICATE_MESSAGE_LIMIT=1
output="$("$program" --shaders examples/bindless 2>&1)"
expect '[ VUID-vkCmdDispatch-None-10068 ]' '[ VUID-vkCmdDraw-None-10068 ]' \
    'Index of 6 used to index descriptor array of length 6.' 'examples/bindless/shaders/triangle.frag at line 12' \
    'examples/bindless/shaders/histogram.comp at line 16'
output="$("$program" --shaders examples/bindless --index 5 2>&1)"
if grep -E 'VUID-|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
    fail 'expected silence with --index 5 in:'
fi
