#include "vk/syncval/validator/recorder/late_contents.h"

#include <assert.h>
#include <string.h>

void wd_syncval_late_clear(wd_syncval_late *late) {
    if (late) {
        wd_syncval_late_rewind(late, 0, 0);
    }
}

void wd_syncval_late_destroy(wd_syncval_late *late, const wd_allocator *allocator) {
    if (!late) {
        return;
    }
    WD_VECTOR_FINISH(allocator, &late->contents);
    wd_free(allocator, late);
}

void wd_syncval_late_rewind(wd_syncval_late *late, size_t num_contents, uint32_t num_deferred) {
    assert(num_contents <= late->contents.count && num_deferred <= late->num_deferred);
    memset(late->latest, 0, sizeof late->latest);
    late->contents.count = num_contents;
    late->num_deferred = num_deferred;
}

static bool is_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
           type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

wd_syncval_late_content wd_syncval_late_content_of(wd_state_descriptor_set *set, uint32_t index,
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

static wd_syncval_late *get(wd_syncval_late **late, const wd_allocator *allocator) {
    if (!*late) {
        *late = wd_alloc_zero(allocator, 1, sizeof(**late));
    }
    return *late;
}

bool wd_syncval_late_add(wd_syncval_late **into, const wd_allocator *allocator,
                         wd_state_command_buffer *command_buffer, const wd_syncval_late_content *content) {
    wd_syncval_late *late = get(into, allocator);
    if (!late) {
        return false;
    }
    uint32_t *latest = &late->latest[(content->set->object.id * 31 + content->index) % WD_SYNCVAL_LATE_SLOTS];
    assert(*latest <= late->contents.count);
    if (*latest && are_equal(&late->contents.items[*latest - 1], content)) {
        return true;
    }
    if (late->contents.count == UINT32_MAX ||
        !WD_VECTOR_RESERVE(allocator, &late->contents, late->contents.count + 1) ||
        !wd_state_keep_weak(command_buffer, &content->set->object) ||
        !wd_state_keep_weak(command_buffer, (wd_state_object *)content->object)) {
        return false;
    }
    late->contents.items[late->contents.count++] = *content;
    *latest = (uint32_t)late->contents.count;
    return true;
}

void wd_syncval_late_defer(wd_syncval_late *late, const wd_sync_hazard *hazard) {
    assert(late->num_deferred <= WD_SYNCVAL_MAX_DEFERRED);
    if (late->num_deferred < WD_SYNCVAL_MAX_DEFERRED) {
        late->deferred[late->num_deferred++] = *hazard;
    }
}

bool wd_syncval_late_is_changed(const wd_syncval_late *late) {
    bool is_changed = false;
    for (size_t i = 0; late && i < late->contents.count && !is_changed; i++) {
        const wd_syncval_late_content *held = &late->contents.items[i];
        wd_state_descriptor_set_lock(held->set);
        const wd_syncval_late_content now =
            wd_syncval_late_content_of(held->set, held->index, &held->set->descriptors[held->index]);
        wd_state_descriptor_set_unlock(held->set);
        is_changed = !are_equal(held, &now);
    }
    return is_changed;
}
