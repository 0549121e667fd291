#!/usr/bin/env bash
# The barrier that some invocations do not reach is found on lavapipe, with its line and that of the branch; the fixed
# program is silent.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_GPUAV_ENABLE=true VK_WARDEN_VALIDATION_GPUAV_CHECKS=+divergence
export XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
program=examples/divergent_barrier/divergent_barrier
shaders=examples/divergent_barrier

fail() {
    printf 'divergent_barrier_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

if ! manifest="$(lavapipe_manifest)"; then
    echo 'divergent_barrier_test: skipped: install mesa-vulkan-drivers'
    exit 0
fi
use_driver "$manifest"
output="$("$program" --shaders "$shaders" 2>&1)"
for words in '[ WARDEN-gpuav-divergent-barrier ]' 'A control barrier is reached by only a part of the workgroup' \
    'sum.comp:21: if (gl_GlobalInvocationID.x >= count) {' 'sum.comp:26: Shader validation error' \
    'Pipeline (Sum)'; do
    grep -qF "$words" <<<"$output" || fail "expected '$words' in:"
done
[ "$(grep -cF "[ WARDEN-gpuav-divergent" <<<"$output")" = 1 ] || fail 'expected one finding in:'
output="$("$program" --fixed --shaders "$shaders" 2>&1)"
grep -qF 'is 1000 (expected: 1000)' <<<"$output" || fail 'expected the right sum in:'
if grep -E 'SYNC-|VUID-|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
    fail 'expected silence with --fixed in:'
fi
