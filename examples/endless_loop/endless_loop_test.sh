#!/usr/bin/env bash
# The loop that misses its end is found on lavapipe, with the command, the pipeline and the shader; the fixed program is
# silent. The loop takes many times longer than the timeout.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_VALIDATE_HANGS=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/endless_loop/endless_loop
shaders=examples/endless_loop

fail() {
    printf 'endless_loop_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

if ! manifest="$(lavapipe_manifest)"; then
    echo 'endless_loop_test: skipped: install mesa-vulkan-drivers'
    exit 0
fi
use_driver "$manifest"
output="$(VK_WARDEN_VALIDATION_HANG_TIMEOUT_MS=200 "$program" --shaders "$shaders" 2>&1)"
for words in '[ WARDEN-hangs-timeout ]' 'had begun vkCmdDispatch (command 2 of 2 of VkCommandBuffer (AudioCommands)' \
    'and not completed it after vkWaitForFences had waited for 200 ms' \
    'Completed last: vkCmdFillBuffer (command 1 of 2 of VkCommandBuffer (AudioCommands)' \
    'submission 1, frame 1, labels "audio" > "average", VkPipeline (Average)' \
    '"main" of VkShaderModule (average.comp)' 'is 1 (expected: 1)'; do
    grep -qF "$words" <<<"$output" || fail "expected '$words' in:"
done
[ "$(grep -cF '[ WARDEN-hangs' <<<"$output")" = 1 ] || fail 'expected one finding in:'
output="$(VK_WARDEN_VALIDATION_HANG_TIMEOUT_MS=60000 "$program" --fixed --shaders "$shaders" 2>&1)"
if grep -E 'SYNC-|VUID-|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
    fail 'expected silence with --fixed in:'
fi
