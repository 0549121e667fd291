#include "vk/syncval/validator/record/late.h"

#include <string.h>

void wd_syncval_late_clear(wd_syncval_late *late) {
    if (!late) {
        return;
    }
    late->num_contents = 0;
    late->num_deferred = 0;
    memset(late->latest, 0, sizeof late->latest);
}

void wd_syncval_late_destroy(wd_syncval_late *late, const wd_allocator *allocator) {
    if (!late) {
        return;
    }
    wd_free(allocator, late->contents);
    wd_free(allocator, late);
}

static wd_syncval_late *late_of(wd_syncval_recorder *recorder) {
    if (!recorder->late) {
        recorder->late = wd_alloc_zero(&recorder->device->allocator, 1, sizeof(*recorder->late));
    }
    return recorder->late;
}

static bool is_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
           type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static wd_syncval_late_content content_of(wd_state_descriptor_set *set, uint32_t index,
                                          const wd_state_descriptor *from) {
    const bool has_range = is_buffer(from->type);
    return (wd_syncval_late_content){set,
                                     index,
                                     from->is_null,
                                     from->object,
                                     has_range ? from->u.buffer.offset : 0,
                                     has_range ? from->u.buffer.range : 0};
}

static bool are_equal(const wd_syncval_late_content *a, const wd_syncval_late_content *b) {
    return a->set == b->set && a->index == b->index && a->is_null == b->is_null && a->object == b->object &&
           a->offset == b->offset && a->range == b->range;
}

static bool add_content(wd_syncval_recorder *recorder, const wd_syncval_late_content *content) {
    wd_syncval_late *late = late_of(recorder);
    if (!late) {
        return false;
    }
    uint32_t *latest = &late->latest[(content->set->object.id * 31 + content->index) % WD_SYNCVAL_LATE_SLOTS];
    if (*latest && are_equal(&late->contents[*latest - 1], content)) {
        return true;
    }
    void *contents = late->contents;
    if (late->num_contents == UINT32_MAX ||
        !wd_array_reserve(&recorder->device->allocator, &contents, &late->contents_capacity,
                          late->num_contents + 1, sizeof(*content)) ||
        !wd_state_command_buffer_keep(recorder->command_buffer, &content->set->object) ||
        !wd_state_command_buffer_keep(recorder->command_buffer, (wd_state_object *)content->object)) {
        return false;
    }
    late->contents = contents;
    late->contents[late->num_contents++] = *content;
    *latest = (uint32_t)late->num_contents;
    return true;
}

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
    const wd_syncval_late_content held = content_of(set, index, content);
    const bool is_known = is_usable && add_content(recorder, &held);
    wd_state_unref(object);
    if (!is_known) {
        return false;
    }
    recorder->history->entries[recorder->tag - 1].is_late = true;
    recorder->is_transient = true;
    return true;
}

static bool is_late(const wd_syncval_history *history, uint64_t tag) {
    const wd_syncval_entry *entry = wd_syncval_history_find(history, tag);
    return entry && entry->is_late;
}

static void defer(wd_syncval_late *late, const wd_sync_hazard *hazard) {
    if (late->num_deferred < WD_SYNCVAL_MAX_DEFERRED) {
        late->deferred[late->num_deferred++] = *hazard;
    }
}

bool wd_syncval_defer(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    if (!recorder->late ||
        (!is_late(recorder->history, hazard->access.tag) && !is_late(recorder->history, hazard->prior.tag))) {
        return false;
    }
    defer(recorder->late, hazard);
    return true;
}

void wd_syncval_join_late(wd_syncval_recorder *recorder, const wd_syncval_recorder *other, uint64_t offset) {
    const wd_syncval_late *from = other->late;
    if (!from || !from->num_contents) {
        return;
    }
    for (size_t i = 0; i < from->num_contents; i++) {
        recorder->failed |= !add_content(recorder, &from->contents[i]);
    }
    for (uint32_t i = 0; recorder->late && i < from->num_deferred; i++) {
        wd_sync_hazard hazard = from->deferred[i];
        hazard.access.tag += offset;
        hazard.prior.tag += offset;
        defer(recorder->late, &hazard);
    }
}

bool wd_syncval_is_late_changed(const wd_syncval_recorder *recorder) {
    const wd_syncval_late *late = recorder->late;
    bool is_changed = false;
    for (size_t i = 0; late && i < late->num_contents && !is_changed; i++) {
        const wd_syncval_late_content *held = &late->contents[i];
        wd_state_descriptor_set_lock(held->set);
        const wd_syncval_late_content now =
            content_of(held->set, held->index, &held->set->descriptors[held->index]);
        wd_state_descriptor_set_unlock(held->set);
        is_changed = !are_equal(held, &now);
    }
    return is_changed;
}

void wd_syncval_report_deferred(wd_syncval_recorder *recorder) {
    wd_syncval_late *late = recorder->late;
    const uint32_t count = late ? late->num_deferred : 0;
    for (uint32_t i = 0; i < count; i++) {
        wd_syncval_report_now(recorder, &late->deferred[i], NULL);
    }
    if (late) {
        late->num_deferred = 0;
    }
}
