// The history of a command buffer: which command each tag stands for. It outlives the recording, because a queue may
// hold accesses of it for longer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_HISTORY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_HISTORY_H

#include "vk/syncval/validator/syncval_used.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_layout_change is a layout transition of a command.
typedef struct wd_syncval_layout_change {
    uint64_t image; // Its id.
    VkImageLayout from, to;
    bool has_no_scopes; // Only barriers from and to all commands order the transition with others.
} wd_syncval_layout_change;

// wd_syncval_unknown is where accesses were that are not known.
typedef struct wd_syncval_unknown {
    uint64_t tag; // Of the last command with such accesses. 0: none.
    uint64_t
        output_tag; // Of the last one that may have accessed attachments, not only what descriptors and addresses lead to.
} wd_syncval_unknown;

// wd_syncval_entry is one command that accesses memory or orders accesses.
typedef struct wd_syncval_entry {
    const char *name;      // "vkCmdDispatch". Static.
    const char *label;     // Debug labels open then, outermost first: "frame::shadows". NULL: none.
    const char *secondary; // Name of the secondary command buffer that it is of. NULL: none.
    uint64_t pipeline;     // Id of the pipeline that it runs. 0: none.
    // Layouts that its image barriers change, in the history's arena. NULL: none.
    const wd_syncval_layout_change *changes;
    uint32_t num_changes;
    uint32_t number; // From 1, in its own command buffer.
    // Tags of the last command before this one, in the recording, whose accesses are not known, and of the last one of these that
    // may have accessed attachments. 0: none.
    uint32_t unknown_tag, unknown_output_tag;
    bool is_barrier;     // It orders accesses.
    bool is_release;     // What it writes as a transition it gives to another queue family; all of it,
    bool is_acquisition; // or takes from one.
    bool is_late;        // It depends on descriptors that count as they are at the submission.
    // The color, or the depth/stencil, attachments of its subpass are in layouts that no descriptor can have.
    bool has_only_colors, has_only_depth;
} wd_syncval_entry;

// wd_syncval_history grows while its command buffer is recorded, under that one's synchronization; then it is constant.
// Entry n has tag n + 1.
typedef struct wd_syncval_history {
    wd_allocator allocator;
    uint32_t references; // Atomic.
    wd_arena arena;
    wd_syncval_entry *entries;
    size_t count;
    size_t capacity;
    wd_syncval_used used;
    uint32_t num_commands;            // Of the command buffer itself, without those of secondary ones.
    const wd_state_label *last_label; // What last_text was made of.
    const char *last_text;
} wd_syncval_history;

// wd_syncval_history_create returns NULL when memory runs out.
wd_syncval_history *wd_syncval_history_create(wd_allocator allocator);
wd_syncval_history *wd_syncval_history_ref(wd_syncval_history *history);
// wd_syncval_history_unref accepts NULL.
void wd_syncval_history_unref(wd_syncval_history *history);

// wd_syncval_history_reuse empties a history for the next recording. NULL where another one holds it: drop the reference.
wd_syncval_history *wd_syncval_history_reuse(wd_syncval_history *history);

// wd_syncval_history_add notes a command and returns its tag; 0 when memory runs out.
uint64_t wd_syncval_history_add(wd_syncval_history *history, const char *name, const wd_state_label *label);

// wd_syncval_history_repeat gives the command that was noted last a further tag, for what it does in two steps, and returns it; 0 when
// memory runs out.
uint64_t wd_syncval_history_repeat(wd_syncval_history *history);

// wd_syncval_history_append copies the entries of a secondary command buffer named `name` behind its own. It returns what is
// added to the tags of the secondary: a tag that no access has. UINT64_MAX when memory runs out.
uint64_t wd_syncval_history_append(wd_syncval_history *history, const wd_syncval_history *secondary,
                                   const char *name);

// wd_syncval_history_collect lists the descriptor sets of a complete recording, once. The application must not record or reset the
// command buffer meanwhile.
void wd_syncval_history_collect(wd_syncval_history *history, const wd_state_command_buffer *command_buffer);

// wd_syncval_history_tag returns the tag of an entry of the history.
static inline uint64_t wd_syncval_history_tag(const wd_syncval_history *history,
                                              const wd_syncval_entry *entry) {
    return (uint64_t)(entry - history->entries) + 1;
}

// wd_syncval_history_find returns the entry of a tag, or NULL.
static inline const wd_syncval_entry *wd_syncval_history_find(const wd_syncval_history *history,
                                                              uint64_t tag) {
    return tag && tag <= history->count ? &history->entries[tag - 1] : NULL;
}

#ifdef __cplusplus
}
#endif
#endif
