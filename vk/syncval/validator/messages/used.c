#include "vk/syncval/validator/messages/used.h"

void wd_syncval_used_clear(wd_syncval_used *used) {
    used->num_sets = used->num_passes = 0;
    used->has_sets = false;
    used->executing = NULL;
}

void wd_syncval_used_finish(wd_syncval_used *used, const wd_allocator *allocator) {
    wd_free(allocator, used->sets);
    wd_free(allocator, used->passes);
    *used = (wd_syncval_used){0};
}

// --- Descriptor sets

static void add_set(wd_syncval_used *used, const wd_allocator *allocator, const wd_state_object *set) {
    void *sets = used->sets;
    if (!wd_array_reserve(allocator, &sets, &used->sets_capacity, used->num_sets + 1, sizeof(*used->sets))) {
        return;
    }
    used->sets = sets;
    used->sets[used->num_sets++] = (wd_syncval_used_set){set->id, set->handle};
}

static void add_sets(wd_syncval_used *used, const wd_allocator *allocator,
                     const wd_state_command_buffer *command_buffer) {
    for (size_t i = 0; i < command_buffer->num_kept; i++) {
        const wd_state_object *object = command_buffer->kept[i].object;
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
    used->num_sets = 0;
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

static wd_syncval_used_pass *add_pass(wd_syncval_used *used, const wd_allocator *allocator) {
    void *passes = used->passes;
    if (!wd_array_reserve(allocator, &passes, &used->passes_capacity, used->num_passes + 1,
                          sizeof(*used->passes))) {
        return NULL;
    }
    used->passes = passes;
    return &used->passes[used->num_passes++];
}

void wd_syncval_used_begin(wd_syncval_used *used, const wd_allocator *allocator, uint64_t tag,
                           const wd_syncval_used_attachment *attachments, uint32_t num_attachments) {
    wd_syncval_used_pass *added = add_pass(used, allocator);
    if (added) {
        *added = (wd_syncval_used_pass){tag, UINT64_MAX, attachments, num_attachments};
    }
}

void wd_syncval_used_end(wd_syncval_used *used, uint64_t tag) {
    if (used->num_passes && used->passes[used->num_passes - 1].end_tag == UINT64_MAX) {
        used->passes[used->num_passes - 1].end_tag = tag;
    }
}

void wd_syncval_used_append(wd_syncval_used *used, const wd_allocator *allocator, wd_arena *arena,
                            const wd_syncval_used *secondary, uint64_t offset) {
    for (size_t i = 0; i < secondary->num_passes; i++) {
        const wd_syncval_used_pass *from = &secondary->passes[i];
        const wd_syncval_used_attachment *attachments =
            wd_arena_copy(arena, from->attachments, from->num_attachments, sizeof(*attachments));
        wd_syncval_used_pass *added = attachments ? add_pass(used, allocator) : NULL;
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
    for (size_t i = used->num_passes; i-- > 0 && !found;) {
        if (used->passes[i].begin_tag <= tag && tag <= used->passes[i].end_tag) {
            found = &used->passes[i];
        }
    }
    return found;
}
