#include "vk/syncval/validator/messages/used.h"

void wd_syncval_used_clear(wd_syncval_used *used) {
    used->sets.count = used->passes.count = 0;
    used->has_sets = false;
    used->executing = NULL;
}

void wd_syncval_used_finish(wd_syncval_used *used, const wd_allocator *allocator) {
    WD_VECTOR_FINISH(allocator, &used->sets);
    WD_VECTOR_FINISH(allocator, &used->passes);
    *used = (wd_syncval_used){0};
}

// --- Descriptor sets

static void add_set(wd_syncval_used *used, const wd_allocator *allocator, const wd_state_object *set) {
    wd_syncval_used_set *added = WD_VECTOR_PUSH(allocator, &used->sets);
    if (added) {
        *added = (wd_syncval_used_set){set->id, set->handle};
    }
}

static void add_sets(wd_syncval_used *used, const wd_allocator *allocator,
                     const wd_state_command_buffer *command_buffer) {
    for (size_t i = 0; i < command_buffer->kept.num_objects; i++) {
        const wd_state_object *object = command_buffer->kept.objects[i].object;
        if (object->type == VK_OBJECT_TYPE_DESCRIPTOR_SET && object->handle) {
            add_set(used, allocator, object);
        }
    }
    for (uint32_t i = 0; i < command_buffer->num_executed; i++) {
        add_sets(used, allocator, command_buffer->executed[i]);
    }
}

void wd_syncval_used_collect(wd_syncval_used *used, const wd_allocator *allocator,
                             const wd_state_command_buffer *command_buffer) {
    used->sets.count = 0;
    add_sets(used, allocator, command_buffer);
    for (uint32_t i = 0; used->executing && i < used->num_executing; i++) {
        const wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(command_buffer->device, used->executing[i]);
        if (secondary) {
            add_sets(used, allocator, secondary);
        }
    }
}

// --- Render pass instances

void wd_syncval_used_begin(wd_syncval_used *used, const wd_allocator *allocator, uint64_t tag,
                           const wd_syncval_used_attachment *attachments, uint32_t num_attachments) {
    wd_syncval_used_pass *added = WD_VECTOR_PUSH(allocator, &used->passes);
    if (added) {
        *added = (wd_syncval_used_pass){tag, UINT64_MAX, attachments, num_attachments};
    }
}

void wd_syncval_used_end(wd_syncval_used *used, uint64_t tag) {
    if (used->passes.count && used->passes.items[used->passes.count - 1].end_tag == UINT64_MAX) {
        used->passes.items[used->passes.count - 1].end_tag = tag;
    }
}

void wd_syncval_used_append(wd_syncval_used *used, const wd_allocator *allocator, wd_arena *arena,
                            const wd_syncval_used *secondary, uint64_t offset) {
    for (size_t i = 0; i < secondary->passes.count; i++) {
        const wd_syncval_used_pass *from = &secondary->passes.items[i];
        const wd_syncval_used_attachment *attachments =
            wd_arena_copy(arena, from->attachments, from->num_attachments, sizeof(*attachments));
        wd_syncval_used_pass *added = attachments ? WD_VECTOR_PUSH(allocator, &used->passes) : NULL;
        if (added) {
            *added = (wd_syncval_used_pass){
                .begin_tag = from->begin_tag + offset,
                .end_tag = from->end_tag == UINT64_MAX ? UINT64_MAX : from->end_tag + offset,
                .attachments = attachments,
                .num_attachments = from->num_attachments,
            };
        }
    }
}

const wd_syncval_used_pass *wd_syncval_used_find_pass(const wd_syncval_used *used, uint64_t tag) {
    const wd_syncval_used_pass *found = NULL;
    for (size_t i = used->passes.count; i-- > 0 && !found;) {
        if (used->passes.items[i].begin_tag <= tag && tag <= used->passes.items[i].end_tag) {
            found = &used->passes.items[i];
        }
    }
    return found;
}
