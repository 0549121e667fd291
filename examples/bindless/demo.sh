#!/usr/bin/env bash
# Shows Warden's main job on lavapipe: a bug found by the layer, the same bug found offline, and the cache of the run.
# `./dev demo` builds everything this needs and runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
source testing/dev/drivers.sh

bin="$(bazel info bazel-bin 2>/dev/null)"
shaders="$bin/examples/bindless"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

title() {
    printf '\n\033[1m== %s\033[0m\n' "$1"
}
if [ ! -t 1 ] || [ -n "${NO_COLOR:-}" ]; then
    title() {
        printf '\n== %s\n' "$1"
    }
fi

show() {
    printf '$ %s\n' "$*"
    "$@"
}

use_driver "$(lavapipe_manifest)"

title "1. The program under VK_LAYER_WARDEN_validation"
export VK_LAYER_PATH="$bin/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_GPUAV_ENABLE=true VK_WARDEN_VALIDATION_DUPLICATE_MESSAGE_LIMIT=1
export XDG_CACHE_HOME="$work/cache"
"$bin/examples/bindless/bindless" --shaders "$shaders" | tee "$work/layer.txt"
unset VK_LAYER_PATH VK_INSTANCE_LAYERS VK_WARDEN_VALIDATION_GPUAV_ENABLE

title "2. The same shaders, instrumented offline, run with no layer, decoded afterwards"
mkdir "$work/instrumented"
"$bin/tools/spv-instrument/spv-instrument" --desc-set=7 --manifest="$work/manifest.json" -o "$work/instrumented" \
    "$shaders"/{histogram.comp,triangle.vert,triangle.frag}.spv
"$bin/examples/bindless/bindless" --shaders "$work/instrumented" --dump "$work/records.bin" --desc-set 7
# errdecode ends with 1 when it decoded findings, which is what we want to see.
"$bin/tools/errdecode/errdecode" --manifest="$work/manifest.json" --group "$work/records.bin" >"$work/decoded.txt" ||
    [ $? = 1 ]
cat "$work/decoded.txt"

title "3. The validation cache that the run left"
find "$work/cache/warden" -type f -name '*.valcache' -exec "$bin/tools/vkcache/vkcache" inspect {} +

# The demo fails loudly when Warden does not find the bug.
for text in "$work/layer.txt" "$work/decoded.txt"; do
    for place in 'examples/bindless/shaders/triangle.frag at line 14' \
        'examples/bindless/shaders/histogram.comp at line 16' \
        'Index of 6 used to index descriptor array of length 6.'; do
        if ! grep -qF "$place" "$text"; then
            echo "demo: expected '$place' in the output above" >&2
            exit 1
        fi
    done
done

title "Where to go next"
cat <<EOF
Run your own program under Warden:
  VK_LAYER_PATH=$bin/vk/layer VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation \\
  VK_WARDEN_VALIDATION_GPUAV_ENABLE=true your-program
Settings are in docs/settings.md, the tour of the house in docs/architecture.md, how to add a check in docs/recipes.md.
EOF
