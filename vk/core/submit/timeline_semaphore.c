// Values of timeline semaphores: they grow, and are close enough to each other.
//
// The tracker knows a lower bound of the current value (what the application waited for or read), and the highest value
// that was submitted.
#include <assert.h>
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/submit/submit_internal.h"

static uint64_t current_value(const wd_state_semaphore *semaphore) {
    return __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE);
}

static bool is_known(const wd_core_check *c, const wd_state_semaphore *semaphore) {
    return !__atomic_load_n(&semaphore->is_external, __ATOMIC_ACQUIRE) &&
           !wd_state_device_num_missed(c->state);
}

// most_difference returns maxTimelineSemaphoreValueDifference; UINT64_MAX: not known.
static uint64_t most_difference(const wd_core_check *c) {
    const uint64_t most = wd_state_device_physical(c->state)->vulkan12.maxTimelineSemaphoreValueDifference;
    return most ? most : UINT64_MAX;
}

// After more batches of a call, the values that earlier ones signal are not known.
enum { MOST_BATCHES = 64 };

// earlier_value returns the highest value that an earlier batch of the call signals; 0: none, UINT64_MAX: not known.
static uint64_t earlier_value(const wd_core_place *place, uint32_t *index) {
    uint64_t highest = place->batch_index > MOST_BATCHES ? UINT64_MAX : 0;
    const VkSemaphore semaphore = (VkSemaphore)place->semaphore->object.handle;
    for (uint32_t i = 0; i < place->batch_index && highest != UINT64_MAX; i++) {
        const wd_core_batch batch = place->submit->batch(place->submit->infos, i);
        for (uint32_t k = 0; k < batch.signals.count; k++) {
            if (wd_core_semaphore_at(&batch.signals, k) == semaphore &&
                wd_core_has_value_at(&batch.signals, k) && wd_core_value_at(&batch.signals, k) > highest) {
                highest = wd_core_value_at(&batch.signals, k);
                *index = i;
            }
        }
    }
    return highest;
}

// check_difference compares a value with all values that the semaphore can have at this time.
static void check_difference(wd_core_check *c, const wd_core_place *place, const wd_core_uses *uses,
                             uint32_t rule) {
    uint32_t index;
    const uint64_t value = wd_core_value_at(uses, place->index), most = most_difference(c);
    const uint64_t lowest = current_value(place->semaphore), earlier = earlier_value(place, &index);
    const uint64_t submitted = wd_state_highest_value(place->semaphore);
    const uint64_t highest = submitted > earlier ? submitted : earlier;
    const bool is_above = value > highest && value - highest > most;
    const bool is_below = value < lowest && lowest - value > most;
    wd_core_message m;
    if ((!is_above && !is_below) ||
        !wd_core_begin_rule(&m, c, place->frame, place->submit->rules->owner, rule)) {
        return;
    }
    m.indices[0] = place->index;
    wd_core_handle(&m, uses->label, VK_OBJECT_TYPE_SEMAPHORE, place->semaphore->object.handle);
    wd_core_unsigned(&m, "the value", value);
    wd_core_notef(&m, "The %s is %llu, and maxTimelineSemaphoreValueDifference is %llu",
                  is_above ? "highest value that was submitted" : "value that the semaphore has at least",
                  (unsigned long long)(is_above ? highest : lowest), (unsigned long long)most);
    wd_core_end(&m);
}

// check_count reports an array of values that has not one element for each semaphore. It returns whether the value is
// known.
static bool check_count(wd_core_check *c, const wd_core_place *place, const wd_core_uses *uses, uint32_t rule,
                        const char *member) {
    wd_core_message m;
    if (!place->batch->values || uses->num_values == uses->count) {
        return wd_core_has_value_at(uses, place->index);
    }
    const wd_core_frame frame = WD_CORE_MEMBER(place->frame, "<VkTimelineSemaphoreSubmitInfo>");
    if (wd_core_begin_rule(&m, c, &frame, place->submit->rules->owner, rule)) {
        wd_core_unsigned(&m, member, uses->num_values);
        wd_core_unsigned(&m, "the number of semaphores", uses->count);
        m.indices[0] = place->index;
        wd_core_summaryf(&m, ", of which element %u is a timeline semaphore", place->index);
        wd_core_end(&m);
    }
    return false;
}

static bool is_sparse(const wd_core_place *place) {
    return place->submit->rules->owner[2] == 'B';
}

void wd_core_check_timeline_wait(wd_core_check *c, const wd_core_place *place) {
    assert(place->semaphore && place->semaphore->semaphore_type != VK_SEMAPHORE_TYPE_BINARY);
    assert(place->index < place->batch->waits.count);
    const wd_core_uses *waits = &place->batch->waits;
    const uint32_t rule = is_sparse(place) ? WD_CORE_RULE(03247) : WD_CORE_RULE(03240);
    if (check_count(c, place, waits, rule, "waitSemaphoreValueCount") && is_known(c, place->semaphore)) {
        check_difference(c, place, waits, place->submit->rules->wait_difference);
    }
}

// check_batch_waits reports a batch that waits for the value that the batch signals, or a higher one.
static void check_batch_waits(wd_core_check *c, const wd_core_place *place) {
    const wd_core_uses *waits = &place->batch->waits, *signals = &place->batch->signals;
    const uint64_t value = wd_core_value_at(signals, place->index);
    wd_core_message m;
    for (uint32_t i = 0; i < waits->count; i++) {
        if (wd_core_semaphore_at(waits, i) != wd_core_semaphore_at(signals, place->index) ||
            !wd_core_has_value_at(waits, i) || wd_core_value_at(waits, i) < value ||
            !wd_core_begin_rule(&m, c, place->frame, place->submit->rules->owner, WD_CORE_RULE(03881))) {
            continue;
        }
        m.indices[0] = place->index;
        wd_core_handle(&m, signals->label, VK_OBJECT_TYPE_SEMAPHORE, place->semaphore->object.handle);
        wd_core_unsigned(&m, "the value", value);
        wd_core_unsigned(&m, "the value that the batch waits for", wd_core_value_at(waits, i));
        wd_core_end(&m);
        return;
    }
}

// find_reached returns a sentence about the operation that gives the semaphore at least `value` before the batch
// signals it; NULL: that is not certain.
static const char *find_reached(const wd_core_check *c, const wd_core_place *place, uint64_t value,
                                char text[WD_CORE_OPERATION_TEXT]) {
    const wd_state_queue *queue = wd_state_find_queue(c->state, place->submit->queue);
    uint64_t reached = current_value(place->semaphore);
    if (value <= reached) {
        snprintf(text, WD_CORE_OPERATION_TEXT, "The semaphore has at least the value %llu already",
                 (unsigned long long)reached);
        return text;
    }
    uint32_t index = 0;
    reached = earlier_value(place, &index);
    wd_state_operation latest = {.kind = WD_STATE_OPERATION_SIGNAL, .queue = queue, .value = reached};
    if (reached) {
        latest.number = queue ? __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE) + index + 1 : 0;
    } else {
        latest = wd_state_semaphore_operation(c->call->device->state, place->semaphore);
        reached = latest.value;
    }
    // Operations of other queues may be executed later.
    if (!queue || reached == UINT64_MAX || latest.kind != WD_STATE_OPERATION_SIGNAL ||
        latest.queue != queue || value > reached) {
        return NULL;
    }
    char phrase[WD_CORE_OPERATION_TEXT];
    snprintf(text, WD_CORE_OPERATION_TEXT, "The value %llu is signaled before by %.240s",
             (unsigned long long)reached, wd_core_describe_operation(c, &latest, phrase));
    return text;
}

static void check_growth(wd_core_check *c, const wd_core_place *place) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    const wd_core_uses *signals = &place->batch->signals;
    const uint64_t value = wd_core_value_at(signals, place->index);
    const char *why = find_reached(c, place, value, text);
    if (!why ||
        !wd_core_begin_rule(&m, c, place->frame, place->submit->rules->owner, place->submit->rules->value)) {
        return;
    }
    m.indices[0] = place->index;
    wd_core_handle(&m, signals->label, VK_OBJECT_TYPE_SEMAPHORE, place->semaphore->object.handle);
    wd_core_unsigned(&m, "the value to signal", value);
    wd_core_notef(&m, "%s", why);
    m.fix = "Signal a higher value each time.";
    wd_core_end(&m);
}

void wd_core_check_timeline_signal(wd_core_check *c, const wd_core_place *place) {
    assert(place->semaphore && place->semaphore->semaphore_type != VK_SEMAPHORE_TYPE_BINARY);
    assert(place->index < place->batch->signals.count);
    const wd_core_uses *signals = &place->batch->signals;
    const uint32_t rule = is_sparse(place) ? WD_CORE_RULE(03248) : WD_CORE_RULE(03241);
    if (!check_count(c, place, signals, rule, "signalSemaphoreValueCount")) {
        return;
    }
    check_batch_waits(c, place);
    if (is_known(c, place->semaphore)) {
        check_growth(c, place);
        check_difference(c, place, signals, place->submit->rules->signal_difference);
    }
}
