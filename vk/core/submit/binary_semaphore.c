// Binary semaphores of submissions: each signal operation follows a wait, each wait a signal operation.
#include <assert.h>

#include "vk/core/submit/submit_internal.h"

// More uses of earlier batches of a call are not compared: the semaphore's state is not known then.
enum { MOST_COMPARED = 256 };

static bool uses_semaphore(const wd_core_uses *uses, uint32_t count, VkSemaphore semaphore,
                           uint32_t *num_compared) {
    bool found = false;
    for (uint32_t i = 0; i < count && !found; i++) {
        found = wd_core_semaphore_at(uses, i) == semaphore;
    }
    *num_compared += count;
    return found;
}

// latest_in_call returns the latest operation on the semaphore in earlier batches of the call, or among the `num_waits`
// waits and `num_signals` signal operations of this one.
static wd_state_operation_kind latest_in_call(const wd_core_place *place, uint32_t num_waits,
                                              uint32_t num_signals, uint32_t *index) {
    const wd_core_submit *submit = place->submit;
    wd_core_batch batch = *place->batch;
    uint32_t num_compared = 0;
    const VkSemaphore semaphore = (VkSemaphore)place->semaphore->object.handle;
    for (*index = place->batch_index;; (*index)--) {
        if (uses_semaphore(&batch.signals, num_signals, semaphore, &num_compared)) {
            return WD_STATE_OPERATION_SIGNAL;
        }
        if (uses_semaphore(&batch.waits, num_waits, semaphore, &num_compared)) {
            return WD_STATE_OPERATION_WAIT;
        }
        if (*index == 0) {
            return WD_STATE_OPERATION_NONE;
        }
        if (num_compared > MOST_COMPARED) {
            return WD_STATE_OPERATION_UNKNOWN;
        }
        batch = submit->batch(submit->infos, *index - 1);
        num_waits = batch.waits.count;
        num_signals = batch.signals.count;
    }
}

// latest_of returns the operation on the semaphore before this one, with the number that the batch will have.
static wd_state_operation latest_of(const wd_core_check *c, const wd_core_place *place, uint32_t num_waits,
                                    uint32_t num_signals) {
    uint32_t index;
    wd_state_device *device = c->call->device->state;
    const wd_state_operation before = wd_state_semaphore_operation(device, place->semaphore);
    if (before.kind == WD_STATE_OPERATION_UNKNOWN) {
        return before; // Others may change an external payload at any time.
    }
    const wd_state_operation_kind kind = latest_in_call(place, num_waits, num_signals, &index);
    if (kind == WD_STATE_OPERATION_NONE) {
        return before;
    }
    const wd_state_queue *queue = wd_state_find_queue(device, place->submit->queue);
    if (!queue || kind == WD_STATE_OPERATION_UNKNOWN) {
        return (wd_state_operation){.kind = WD_STATE_OPERATION_UNKNOWN};
    }
    const uint64_t submitted = __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE);
    return (wd_state_operation){.kind = kind, .queue = queue, .number = submitted + index + 1};
}

void wd_core_check_binary_wait(wd_core_check *c, const wd_core_place *place) {
    assert(place->semaphore && place->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY);
    assert(place->index < place->batch->waits.count);
    const wd_state_operation latest = latest_of(c, place, place->index, 0);
    const wd_core_submit_rules *rules = place->submit->rules;
    const wd_core_wait wait = {
        .frame = place->frame,
        .label = place->batch->waits.label,
        .index = place->index,
        .semaphore = place->semaphore,
        .queue = place->submit->queue,
        .rule_signal = rules->wait,
        .rule_other = rules->other_queue,
    };
    wd_core_check_wait(c, &wait, &latest);
}

static void report_signaled(wd_core_check *c, const wd_core_place *place, const wd_state_operation *latest,
                            bool is_held) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (!wd_core_begin_rule(&m, c, place->frame, NULL, place->submit->rules->signal)) {
        return;
    }
    m.indices[0] = place->index;
    wd_core_handle(&m, place->batch->signals.label, VK_OBJECT_TYPE_SEMAPHORE,
                   place->semaphore->object.handle);
    wd_core_describe_operation(c, latest, text);
    if (is_held) {
        wd_core_summaryf(&m, ", for which %s may still wait: the image was not acquired again", text);
        wd_core_note_held(&m, latest);
    } else {
        wd_core_summaryf(
            &m, ", which %s signals, and nothing was submitted that waits for the semaphore since", text);
        m.fix =
            "Wait for the semaphore in a submission or presentation between the two signal operations, or "
            "use another semaphore.";
    }
    wd_core_end(&m);
}

void wd_core_check_binary_signal(wd_core_check *c, const wd_core_place *place) {
    assert(place->semaphore && place->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY);
    assert(place->index < place->batch->signals.count);
    const wd_state_operation latest = latest_of(c, place, place->batch->waits.count, place->index);
    const bool is_held = wd_state_operation_is_held(c->call->device->state, &latest);
    if (is_held || wd_core_is_signaled(&latest)) {
        report_signaled(c, place, &latest, is_held);
    }
}
