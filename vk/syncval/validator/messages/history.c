#include "vk/syncval/validator/messages/history.h"

#include <string.h>

#include "vk/syncval/model/sync_scope.h"

wd_syncval_history *wd_syncval_history_create(wd_allocator allocator) {
    wd_syncval_history *history = wd_alloc_zero(&allocator, 1, sizeof(*history));
    if (history) {
        history->allocator = allocator;
        history->references = 1;
        wd_arena_init(&history->arena, allocator, 1024);
    }
    return history;
}

wd_syncval_history *wd_syncval_history_ref(wd_syncval_history *history) {
    __atomic_fetch_add(&history->references, 1, __ATOMIC_RELAXED);
    return history;
}

void wd_syncval_history_unref(wd_syncval_history *history) {
    if (!history || __atomic_sub_fetch(&history->references, 1, __ATOMIC_ACQ_REL)) {
        return;
    }
    const wd_allocator allocator = history->allocator;
    wd_arena_finish(&history->arena);
    wd_syncval_used_finish(&history->used, &allocator);
    WD_VECTOR_FINISH(&allocator, &history->entries);
    wd_free(&allocator, history);
}

wd_syncval_history *wd_syncval_history_reuse(wd_syncval_history *history) {
    if (!history || __atomic_load_n(&history->references, __ATOMIC_ACQUIRE) != 1) {
        return NULL;
    }
    wd_arena_reset(&history->arena);
    // The memory of a large recording is freed if a much smaller one followed.
    if (history->entries.capacity >= 4096 && history->entries.count <= history->entries.capacity / 8) {
        WD_VECTOR_FINISH(&history->allocator, &history->entries);
    }
    wd_syncval_used_clear(&history->used);
    history->entries.count = 0;
    history->num_commands = 0;
    history->last_label = NULL;
    history->last_text = NULL;
    return history;
}

// join_labels returns "outer::inner". The labels themselves are freed with the recording.
__attribute__((noinline)) static const char *join_labels(wd_syncval_history *history,
                                                         const wd_state_label *label) {
    size_t length = 0;
    for (const wd_state_label *at = label; at; at = at->outer) {
        length += strlen(at->printable) + 2;
    }
    char *text = wd_arena_alloc(&history->arena, length);
    if (!text) {
        return NULL;
    }
    // The innermost label ends with one byte, the others with two, so the text begins one byte later.
    char *end = text + length;
    for (const wd_state_label *at = label; at; at = at->outer) {
        const size_t size = strlen(at->printable);
        end -= at == label ? 1 : 2;
        memcpy(end, at == label ? "" : "::", at == label ? 1 : 2);
        end -= size;
        memcpy(end, at->printable, size);
    }
    return end;
}

__attribute__((noinline)) static bool reserve(wd_syncval_history *history, size_t count) {
    return WD_VECTOR_RESERVE(&history->allocator, &history->entries, history->entries.count + count);
}

bool wd_syncval_history_prepare(wd_syncval_history *history, const wd_state_label *label) {
    if (history->entries.count == history->entries.capacity && !reserve(history, 1)) {
        return false;
    }
    if (label != history->last_label) {
        history->last_text = label ? join_labels(history, label) : NULL;
        history->last_label = label;
    }
    return true;
}

uint64_t wd_syncval_history_repeat(wd_syncval_history *history) {
    if (!history->entries.count || !reserve(history, 1)) {
        return 0;
    }
    history->entries.items[history->entries.count] = history->entries.items[history->entries.count - 1];
    return ++history->entries.count;
}

uint64_t wd_syncval_history_append(wd_syncval_history *history, const wd_syncval_history *secondary,
                                   const char *name) {
    const char *own_name = wd_arena_strdup(&history->arena, name);
    if (!own_name || !reserve(history, secondary->entries.count + 1)) {
        return UINT64_MAX;
    }
    // The executing command is repeated before each secondary command buffer.
    history->entries.items[history->entries.count] =
        (wd_syncval_entry){.name = "vkCmdExecuteCommands", .number = history->num_commands};
    const uint64_t offset = ++history->entries.count;
    wd_syncval_used_append(&history->used, &history->allocator, &history->arena, &secondary->used, offset);
    for (size_t i = 0; i < secondary->entries.count; i++) {
        wd_syncval_entry *entry = &history->entries.items[history->entries.count];
        *entry = secondary->entries.items[i];
        entry->changes =
            wd_arena_copy(&history->arena, entry->changes, entry->num_changes, sizeof(*entry->changes));
        entry->num_changes = entry->changes ? entry->num_changes : 0;
        entry->label = entry->label ? wd_arena_strdup(&history->arena, entry->label) : NULL;
        entry->secondary = entry->secondary ? wd_arena_strdup(&history->arena, entry->secondary) : own_name;
        history->entries.count++;
    }
    return offset;
}

void wd_syncval_history_collect(wd_syncval_history *history, const wd_state_command_buffer *command_buffer) {
    if (history->used.has_sets) {
        return;
    }
    wd_syncval_used_collect(&history->used, &history->allocator, command_buffer);
    history->used.has_sets = true;
}

// --- Unknown accesses

#define COLOR_ACCESSES (VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT)
#define DEPTH_ACCESSES                                                                                       \
    (VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// is_only_attachment returns whether no descriptor can refer to the memory of `usage` while it keeps its
// layout.
static bool is_only_attachment(const wd_syncval_entry *entry, uint32_t usage) {
    const uint64_t access = wd_sync_usage_table[usage].access;
    return entry && ((access & COLOR_ACCESSES && entry->has_only_colors) ||
                     (access & DEPTH_ACCESSES && entry->has_only_depth));
}

static uint64_t later_tag(uint64_t tag, uint64_t other) {
    return tag > other ? tag : other;
}

uint64_t wd_syncval_last_unknown(const wd_sync_hazard *hazard, const wd_syncval_entry *entry, uint64_t offset,
                                 const wd_syncval_unknown *before) {
    const wd_syncval_unknown none = {0}, *outside = before ? before : &none;
    const uint64_t output_tag = entry && entry->unknown_output_tag ? offset + entry->unknown_output_tag : 0;
    const uint64_t tag = entry && entry->unknown_tag ? offset + entry->unknown_tag : 0;
    return is_only_attachment(entry, hazard->access.usage) ? later_tag(output_tag, outside->output_tag)
                                                           : later_tag(tag, outside->tag);
}
