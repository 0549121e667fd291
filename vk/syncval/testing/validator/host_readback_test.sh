#!/usr/bin/env bash
# The write that the host does not see is found, on lavapipe and on the null driver; with the barrier the finding is gone.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_VALIDATE_HOST=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/host_readback/host_readback

fail() {
    printf 'host_readback_test: %s\n' "$1" "${output:-}" >&2
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
    for words in '[ WARDEN-host-missing-dependency ]' \
        'the host does not see the write of vkCmdFillBuffer to Device memory (results)' \
        'dstStageMask = VK_PIPELINE_STAGE_HOST_BIT'; do
        grep -qF "$words" <<<"$output" || fail "$driver: expected '$words' in:"
    done
    [ "$(grep -cF '[ WARDEN-host' <<<"$output")" = 1 ] || fail "$driver: expected one finding in:"
    output="$("$program" --fixed 2>&1)"
    expect_silence "$program --fixed"
    # Without vkInvalidateMappedMemoryRanges the read itself is found, if reads are watched.
    output="$("$program" --direct 2>&1)"
    expect_silence "$program --direct"
    output="$(VK_WARDEN_VALIDATION_HOST_READ_WATCH=true "$program" --direct 2>&1)"
    for words in '[ WARDEN-host-missing-dependency ]' ' at offset 8192, and does not see the write of vkCmdFillBuffer' \
        'host_readback+0x'; do
        grep -qF "$words" <<<"$output" || fail "$driver: expected '$words' in:"
    done
    output="$(VK_WARDEN_VALIDATION_HOST_READ_WATCH=true "$program" --direct --fixed 2>&1)"
    expect_silence "$program --direct --fixed"
    output="$(examples/frame_loop/frame_loop --frames=60 --shaders examples/frame_loop 2>&1)"
    expect_silence frame_loop
done
