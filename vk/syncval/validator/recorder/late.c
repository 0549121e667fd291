#include "vk/syncval/validator/recorder/late.h"

#include "vk/syncval/validator/recorder/hazard_report.h"

bool wd_syncval_take_late(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t index,
                          wd_state_descriptor *content) {
    // Without submit-time validation the contents are never compared.
    if (!recorder->device->queues || index >= set->num_descriptors) {
        return false;
    }
    wd_state_descriptor_set_lock(set);
    *content = set->descriptors[index];
    wd_state_object *object = wd_state_ref(content->object);
    wd_state_descriptor_set_unlock(set);
    // A partially bound binding may refer to destroyed objects; then no shader uses it.
    const bool is_usable = content->is_null || (content->written && object && !wd_state_is_destroyed(object));
    const wd_syncval_late_content held = wd_syncval_late_content_of(set, index, content);
    const bool is_known = is_usable && wd_syncval_late_add(&recorder->late, &recorder->device->allocator,
                                                           recorder->command_buffer, &held);
    wd_state_unref(object);
    if (!is_known) {
        return false;
    }
    wd_syncval_current_entry(recorder)->is_late = true;
    recorder->command.is_transient = true;
    return true;
}

bool wd_syncval_depend_on(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t first,
                          uint32_t count) {
    bool is_known = recorder->device->queues != NULL;
    for (uint32_t i = first; is_known && i < first + count && i < set->num_descriptors; i++) {
        wd_state_descriptor_set_lock(set);
        const wd_syncval_late_content held = wd_syncval_late_content_of(set, i, &set->descriptors[i]);
        wd_state_object *object = wd_state_ref((wd_state_object *)held.object);
        wd_state_descriptor_set_unlock(set);
        is_known = wd_syncval_late_add(&recorder->late, &recorder->device->allocator,
                                       recorder->command_buffer, &held);
        wd_state_unref(object);
    }
    if (is_known) {
        wd_syncval_current_entry(recorder)->is_late = true;
    }
    return is_known;
}

static bool is_late(const wd_syncval_history *history, uint64_t tag) {
    const wd_syncval_entry *entry = wd_syncval_history_find(history, tag);
    return entry && entry->is_late;
}

bool wd_syncval_defer(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    if (!recorder->late ||
        (!is_late(recorder->history, hazard->access.tag) && !is_late(recorder->history, hazard->prior.tag))) {
        return false;
    }
    wd_syncval_late_defer(recorder->late, hazard);
    return true;
}

void wd_syncval_join_late(wd_syncval_recorder *recorder, const wd_syncval_late *other, uint64_t offset) {
    if (!other || !other->contents.count) {
        return;
    }
    for (size_t i = 0; i < other->contents.count; i++) {
        recorder->failed |= !wd_syncval_late_add(&recorder->late, &recorder->device->allocator,
                                                 recorder->command_buffer, &other->contents.items[i]);
    }
    for (uint32_t i = 0; recorder->late && i < other->num_deferred; i++) {
        wd_sync_hazard hazard = other->deferred[i];
        hazard.access.tag += offset;
        hazard.prior.tag += offset;
        wd_syncval_late_defer(recorder->late, &hazard);
    }
}

bool wd_syncval_report_deferred(wd_syncval_recorder *recorder) {
    const wd_syncval_late *late = recorder->late;
    const uint32_t count = late ? late->num_deferred : 0;
    bool skip = false;
    for (uint32_t i = 0; i < count; i++) {
        skip |= wd_syncval_report_now(recorder, &late->deferred[i], NULL);
    }
    return skip;
}

void wd_syncval_drop_deferred(wd_syncval_recorder *recorder) {
    if (recorder->late) {
        recorder->late->num_deferred = 0;
    }
}
