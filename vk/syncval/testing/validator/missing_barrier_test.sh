#!/usr/bin/env bash
# The hazard is found with both commands named, on lavapipe and on the null driver; with the suggested barrier it is gone.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_VALIDATE_SYNC=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/missing_barrier/missing_barrier
shaders=examples/missing_barrier

fail() {
    printf 'missing_barrier_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

drivers=("$PWD/testing/null_driver/VkICD_null.json")
if manifest="$(lavapipe_manifest)"; then
    drivers+=("$manifest")
fi

for driver in "${drivers[@]}"; do
    use_driver "$driver"
    output="$("$program" --shaders "$shaders" 2>&1)"
    for words in '[ SYNC-HAZARD-READ-AFTER-WRITE ]' 'vkCmdDraw (command 3)' 'reads Buffer (corners)' \
        'vkCmdDispatch (command 1, debug label "compute corners") wrote it before' \
        'srcStageMask = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, srcAccessMask = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT' \
        'dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT, dstAccessMask = VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT'; do
        grep -qF "$words" <<<"$output" || fail "$driver: expected '$words' in:"
    done
    [ "$(grep -cF "[ SYNC-HAZARD" <<<"$output")" = 1 ] || fail "$driver: expected one finding in:"
    output="$("$program" --fixed --shaders "$shaders" 2>&1)"
    if grep 'SYNC-HAZARD\|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
        fail "$driver: expected silence with --fixed in:"
    fi
done
