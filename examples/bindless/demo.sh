#!/usr/bin/env bash
# Shows Warden's main features on lavapipe: a bug found by the layer, the same bug found offline, and the cache of the run.
# `./dev demo` builds everything this needs and runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
source testing/dev/drivers.sh

repository="$PWD"

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

# In the work folder, so that printed paths are short.
cd "$work"
mkdir shaders instrumented
cp "$bin"/examples/bindless/{histogram.comp,triangle.vert,triangle.frag}.spv shaders/
PATH="$bin/examples/bindless:$bin/tools/spv-instrument:$bin/tools/errdecode:$bin/tools/vkcache:$PATH"

title "1. A program with a bug, under VK_LAYER_WARDEN_validation"
layer=(VK_LAYER_PATH="$bin/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
    VK_WARDEN_VALIDATION_GPUAV_ENABLE=true VK_WARDEN_VALIDATION_DUPLICATE_MESSAGE_LIMIT=1)
export XDG_CACHE_HOME="$work/cache"
printf '$ VK_LAYER_PATH=bazel-bin/vk/layer'
printf ' \\\n  %s' "${layer[@]:1}"
echo " bindless --shaders shaders"
env "${layer[@]}" bindless --shaders shaders 2>&1 | tee layer.txt

title "2. The same shaders instrumented offline, run with no layer, decoded without a GPU"
show spv-instrument --desc-set=7 --manifest=manifest.json -o instrumented \
    shaders/{histogram.comp,triangle.vert,triangle.frag}.spv
show bindless --shaders instrumented --dump records.bin --desc-set 7
# errdecode exits with 1 because it decoded findings: this is the expected result.
(show errdecode --manifest=manifest.json --group records.bin || [ $? = 1 ]) | tee decoded.txt

title "3. The validation cache that the run wrote"
show vkcache inspect cache/warden/*.valcache

# The demo fails loudly when Warden does not find the bug.
for text in layer.txt decoded.txt; do
    for place in 'examples/bindless/shaders/triangle.frag at line 12' \
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
  VK_LAYER_PATH=$repository/bazel-bin/vk/layer VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation \\
  VK_WARDEN_VALIDATION_GPUAV_ENABLE=true your-program
Messages are explained in docs/messages.md, settings in docs/settings.md, the source tree in docs/architecture.md.
EOF
