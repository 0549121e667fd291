// The history of a command buffer: the command of each tag. It outlives the recording, because queues may
// hold its accesses longer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_HISTORY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_HISTORY_H

#include <assert.h>
#include <string.h>

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/validator/messages/command_kind.h"
#include "vk/syncval/validator/messages/used.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pass_change names the subpass dependency with the scopes of an attachment's layout transition.
typedef struct wd_syncval_pass_change {
    uint32_t source, target; // Subpasses, or VK_SUBPASS_EXTERNAL.
    uint32_t dependency; // Its index in pDependencies. UINT32_MAX: there is none, so an implicit one applies.
    // wd_syncval_pass_add_uses of `target`, or of `source` if `target` is VK_SUBPASS_EXTERNAL.
    uint64_t stages, accesses;
    const char *name; // The debug name of the render pass. NULL: none.
} wd_syncval_pass_change;

// wd_syncval_layout_change is a layout transition of a command.
typedef struct wd_syncval_layout_change {
    uint64_t image; // Id of the image.
    VkImageLayout from, to;
    bool has_no_scopes;                 // Only barriers with ALL_COMMANDS on both sides order the transition.
    const wd_syncval_pass_change *pass; // In the history's arena. NULL: the transition belongs to a barrier.
} wd_syncval_layout_change;

// wd_syncval_unknown holds the tags of unknown accesses.
typedef struct wd_syncval_unknown {
    uint64_t tag; // Of the last command with such accesses. 0: none.
    // Of the last such command that may have accessed attachments, not only memory of descriptors and
    // addresses.
    uint64_t output_tag;
} wd_syncval_unknown;

// wd_syncval_entry is one command that accesses memory or orders accesses.
typedef struct wd_syncval_entry {
    const char *name;      // "vkCmdDispatch". Static.
    const char *label;     // The open debug labels, outermost first: "frame::shadows". NULL: none.
    const char *secondary; // The name of its secondary command buffer. NULL: none.
    uint64_t pipeline;     // Id of its pipeline. 0: none.
    // The layout changes of its image barriers, in the history's arena. NULL: none.
    const wd_syncval_layout_change *changes;
    uint32_t num_changes;
    uint32_t number; // In its own command buffer, from 1.
    // Tags of the last earlier commands of the recording with unknown accesses, and with unknown accesses
    // that may be to attachments. 0: none.
    uint32_t unknown_tag, unknown_output_tag;
    uint8_t kind;        // wd_syncval_command_kind.
    bool is_barrier;     // It orders accesses.
    bool is_in_subpass;  // A render pass object limits it to accesses of its subpass.
    bool is_release;     // All its transitions release ownership to another queue family.
    bool is_acquisition; // All its transitions acquire ownership from another queue family.
    bool is_late;        // It depends on descriptors that are read at the submission.
    // The color, or depth/stencil, attachments of its subpass are in layouts that descriptors cannot have.
    bool has_only_colors, has_only_depth;
} wd_syncval_entry;

// wd_syncval_history grows while its command buffer is recorded, synchronized with it. Then it is constant.
// Entry n has tag n + 1.
typedef struct wd_syncval_history {
    wd_allocator allocator;
    uint32_t references; // Atomic.
    wd_arena arena;
    WD_VECTOR(wd_syncval_entry) entries;
    wd_syncval_used used;
    uint64_t trace_recording;         // Number of the recording in the trace file. 0: it is not there.
    uint32_t num_commands;            // Of the command buffer, without secondary command buffers.
    const wd_state_label *last_label; // The source of last_text.
    const char *last_text;
} wd_syncval_history;

// wd_syncval_history_create returns NULL if an allocation fails.
wd_syncval_history *wd_syncval_history_create(wd_allocator allocator);
wd_syncval_history *wd_syncval_history_ref(wd_syncval_history *history);
// wd_syncval_history_unref accepts NULL.
void wd_syncval_history_unref(wd_syncval_history *history);

// wd_syncval_history_reuse empties a history for the next recording. It returns NULL if there are other
// references: then release this one.
wd_syncval_history *wd_syncval_history_reuse(wd_syncval_history *history);

// wd_syncval_history_prepare reserves memory for a command, and makes the text of its label. It returns false if an
// allocation for the command fails. wd_syncval_history_is_prepared returns whether it has no effect.
bool wd_syncval_history_prepare(wd_syncval_history *history, const wd_state_label *label);
static inline bool wd_syncval_history_is_prepared(const wd_syncval_history *history,
                                                  const wd_state_label *label) {
    return history->entries.count < history->entries.capacity && label == history->last_label;
}

// wd_syncval_history_append_entry adds a command, after wd_syncval_history_prepare with its label, and returns its tag.
// `name` is static. `command` is WD_COMMAND_COUNT if the build does not know the command.
static inline uint64_t wd_syncval_history_append_entry(wd_syncval_history *history, const char *name,
                                                       wd_command command) {
    assert(history->entries.count < history->entries.capacity);
    wd_syncval_entry *entry = &history->entries.items[history->entries.count];
    memset(entry, 0, sizeof(*entry));
    entry->name = name;
    entry->kind = wd_syncval_command_kinds[command];
    entry->label = history->last_text;
    entry->number = ++history->num_commands;
    return ++history->entries.count;
}

// wd_syncval_history_repeat adds another tag for the last command, for a command with two steps, and returns
// it, or 0 if an allocation fails.
uint64_t wd_syncval_history_repeat(wd_syncval_history *history);

// wd_syncval_history_append appends the entries of a secondary command buffer named `name`. It returns the
// offset for the tags of the secondary, which is a tag without accesses, or UINT64_MAX if an allocation
// fails.
uint64_t wd_syncval_history_append(wd_syncval_history *history, const wd_syncval_history *secondary,
                                   const char *name);

// wd_syncval_history_collect lists the descriptor sets of a complete recording, once. The application must
// not record or reset the command buffer at the same time.
void wd_syncval_history_collect(wd_syncval_history *history, const wd_state_command_buffer *command_buffer);

// wd_syncval_history_tag returns the tag of an entry of the history.
static inline uint64_t wd_syncval_history_tag(const wd_syncval_history *history,
                                              const wd_syncval_entry *entry) {
    assert(entry >= history->entries.items && entry < history->entries.items + history->entries.count);
    return (uint64_t)(entry - history->entries.items) + 1;
}

// wd_syncval_history_find returns the entry of a tag, or NULL.
static inline const wd_syncval_entry *wd_syncval_history_find(const wd_syncval_history *history,
                                                              uint64_t tag) {
    return tag && tag <= history->entries.count ? &history->entries.items[tag - 1] : NULL;
}

// wd_syncval_last_unknown returns the tag of the last command before `hazard->access` that may have accessed its
// memory, or 0. Other accesses of its own command do not count, because they are not ordered with the access. `entry`
// is this command (NULL: unknown), and `offset` is added to the tags in it. `before` holds the unknown accesses before
// the recording (NULL: none). Accesses through descriptors are ignored for attachments in a layout that descriptors
// cannot have.
uint64_t wd_syncval_last_unknown(const wd_sync_hazard *hazard, const wd_syncval_entry *entry, uint64_t offset,
                                 const wd_syncval_unknown *before);

#ifdef __cplusplus
}
#endif
#endif
