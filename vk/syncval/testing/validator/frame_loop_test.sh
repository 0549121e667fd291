#!/usr/bin/env bash
# A correct frame loop is silent and its memory does not grow; each of its bugs is found. On lavapipe, where all work shares
# a queue, and on the null driver, where each line of work has one.
set -euo pipefail
source testing/dev/drivers.sh

export VK_LAYER_PATH="$PWD/vk/layer" VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation
export VK_WARDEN_VALIDATION_VALIDATE_SYNC=true XDG_CACHE_HOME="${TEST_TMPDIR:-/tmp}"
export ASAN_OPTIONS="quarantine_size_mb=0:thread_local_quarantine_size_kb=0:${ASAN_OPTIONS:-}" # Freed memory is free.
program=examples/frame_loop/frame_loop
shaders=examples/frame_loop

fail() {
    printf 'frame_loop_test: %s\n' "$1" "${output:-}" >&2
    exit 1
}

# find_bug NAME KIND TEXT: the bug is found as a hazard of this kind, with this text.
find_bug() {
    output="$("$program" --frames=6 --bug="$1" --shaders "$shaders" 2>&1)"
    # One line for each message.
    tr '\n' ' ' <<<"$output" | sed 's/Validation Error:/\n&/g' | grep -F "[ SYNC-HAZARD-$2 ]" | grep -F "$3" >/dev/null || fail "$driver: $1: expected $2 and '$3' in:"
}

drivers=("$PWD/testing/null_driver/VkICD_null.json")
if manifest="$(lavapipe_manifest)"; then
    drivers+=("$manifest")
fi

for driver in "${drivers[@]}"; do
    use_driver "$driver"
    output="$("$program" --frames=600 --shaders "$shaders" 2>&1)"
    if grep 'SYNC-HAZARD\|WARDEN-' <<<"$output" | grep -qv 'WARDEN-layer-'; then
        fail "$driver: expected silence in:"
    fi
    growth="$(sed -n 's/.*memory grew by \(-\{0,1\}[0-9]*\) KiB.*/\1/p' <<<"$output")"
    # The driver's allocator takes a while to settle.
    if [ -z "$growth" ] || [ "$growth" -gt 1024 ]; then
        fail "$driver: expected constant memory in:"
    fi
    case "$driver" in
    *null*) after_write=READ-RACING-WRITE after_read=WRITE-RACING-READ ;;
    *) after_write=READ-AFTER-WRITE after_read=WRITE-AFTER-READ ;;
    esac
    find_bug upload-wait "$after_read" 'writes Buffer (parameters)'
    find_bug compute-wait "$after_write" 'reads Buffer (parameters)'
    find_bug corners-wait "$after_read" 'writes Buffer (corners)'
    find_bug draw-wait "$after_write" 'reads Buffer (corners)'
    find_bug draw-stage READ-AFTER-WRITE 'Add to the stage mask of the wait for semaphore (compute)'
    find_bug acquire-wait WRITE-AFTER-PRESENT 'wait for semaphore (acquired)'
    find_bug acquire-stage WRITE-AFTER-PRESENT 'srcStageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT'
    find_bug final-access WRITE-AFTER-WRITE 'srcAccessMask = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT'
    find_bug present-wait PRESENT-AFTER-WRITE 'vkQueuePresentKHR must wait for a semaphore'
    find_bug present-stage PRESENT-AFTER-WRITE 'add to the stage mask of the signal operation of semaphore (drawn)'
done
