#!/usr/bin/env bash
# The read of discarded contents is found, on lavapipe and on the null driver; with the layout that the image has it is
# gone. The correct frame loop and the other example are silent.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_VALIDATE_UNINITIALIZED=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/undefined_contents/undefined_contents

fail() {
    printf 'undefined_contents_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

expect_silence() {
    if grep 'WARDEN-\|SYNC-HAZARD' <<<"$output" | grep -qv 'WARDEN-layer-'; then
        fail "$driver: expected silence of $1 in:"
    fi
}

drivers=("$PWD/testing/null_driver/VkICD_null.json")
if manifest="$(lavapipe_manifest)"; then
    drivers+=("$manifest")
fi

for driver in "${drivers[@]}"; do
    use_driver "$driver"
    output="$("$program" 2>&1)"
    for words in '[ WARDEN-contents-undefined-read ]' 'vkCmdCopyImageToBuffer (command 4) reads Image (picture)' \
        'vkCmdPipelineBarrier (command 3) changed the layout from VK_IMAGE_LAYOUT_UNDEFINED'; do
        grep -qF "$words" <<<"$output" || fail "$driver: expected '$words' in:"
    done
    [ "$(grep -cF '[ WARDEN-contents' <<<"$output")" = 1 ] || fail "$driver: expected one finding in:"
    output="$("$program" --fixed 2>&1)"
    expect_silence "$program --fixed"
    output="$(examples/frame_loop/frame_loop --frames=60 --shaders examples/frame_loop 2>&1)"
    expect_silence frame_loop
    output="$(examples/missing_barrier/missing_barrier --shaders examples/missing_barrier 2>&1)"
    expect_silence missing_barrier
    if [ "$driver" != "${drivers[0]}" ]; then # The null driver draws nothing.
        output="$(VK_WARDEN_VALIDATION_POISON_UNDEFINED=true "$program" 2>&1)"
        grep -qF 'the first texel is 255 0 255' <<<"$output" || fail "$driver: expected poison in:"
        output="$(VK_WARDEN_VALIDATION_POISON_UNDEFINED=true "$program" --fixed 2>&1)"
        grep -qF 'the first texel is 51 102 204' <<<"$output" || fail "$driver: expected the picture in:"
    fi
done
