// The recorder of a command buffer: collects, checks and records the accesses of each command.
//
//   wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
//   wd_syncval_access_buffer(recorder, buffer, offset, size, WD_SYNC_COPY_TRANSFER_READ);
//   ...
//   return wd_syncval_finish(recorder, call);   // true: a callback asks to skip the command
//
// All functions accept a NULL recorder and do nothing: the command buffer is not tracked, or an allocation
// failed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RECORDER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RECORDER_H

#include "vk/syncval/validator/messages/occurrence.h"
#include "vk/syncval/validator/resources/device.h"
#include "vk/syncval/validator/resources/pieces.h"
#include "vk/syncval/validator/shaders/draw_state.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_oversync_log;
struct wd_syncval_inherited;
struct wd_syncval_known_commands;
struct wd_syncval_late;
struct wd_syncval_resolution;
struct wd_syncval_resolutions;
struct wd_syncval_transfers;

// wd_syncval_unknown_range is a read of an unknown part of a range in the linear space, by the current
// command.
typedef struct wd_syncval_unknown_range {
    wd_range range;
    uint16_t usage; // wd_sync_usage
} wd_syncval_unknown_range;

// wd_syncval_attachment is an attachment of the current render pass instance.
typedef struct wd_syncval_attachment {
    const wd_state_image_view *view;    // Referenced by the command buffer. Its image may be NULL: unknown.
    const wd_state_image_view *resolve; // Dynamic rendering: the target of the resolve operation, or NULL.
    VkImageLayout resolve_layout;       // Of `resolve`.
    VkImageLayout layout;               // The current layout.
    VkImageLayout stencil_layout;       // The current layout of the stencil aspect.
    uint32_t color;                     // Number of the color attachment. UINT32_MAX: depth/stencil.
    VkImageAspectFlags aspects;         // The aspects of its format that are attached.
    bool is_used;                       // By the current subpass.
    bool is_bound;                      // Draws write it.
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
} wd_syncval_attachment;

// wd_syncval_subpass is a subpass of the current render pass instance.
typedef struct wd_syncval_subpass {
    wd_sync_context *context; // NULL: that of the command buffer.
    uint64_t begin_tag, end_tag;
} wd_syncval_subpass;

// wd_syncval_pass_wait is a wait for an event in a subpass of the current instance.
typedef struct wd_syncval_pass_wait {
    uint64_t event; // Its id.
    wd_sync_barrier_command command;
} wd_syncval_pass_wait;

// wd_syncval_known_barrier caches the barrier that results from a set of masks.
typedef struct wd_syncval_known_barrier {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
    bool is_known;
    wd_sync_barrier_hint hint;
    wd_sync_barrier barrier;
} wd_syncval_known_barrier;

// wd_syncval_event_use is the last operation on an event (record/event_order.h).
typedef struct wd_syncval_event_use {
    uint64_t event; // Its id.
    uint64_t tag;
    uint64_t stages;  // The stages before it.
    uint64_t reached; // The stages of later commands that happen after it.
    uint32_t instance;
    uint8_t kind;
    bool is_second;
} wd_syncval_event_use;

enum { WD_SYNCVAL_MAX_KNOWN = 3, WD_SYNCVAL_KNOWN_BARRIERS = 8, WD_SYNCVAL_FEEDBACK_BUFFERS = 8 };

// wd_syncval_feedback holds the transform feedback state.
typedef struct wd_syncval_feedback {
    bool is_active;
    uint32_t written; // Buffers that draws of this section have written. Later draws append.
    struct {
        const wd_state_buffer *buffer; // Referenced by the command buffer.
        VkDeviceSize offset, size;
    } buffers[WD_SYNCVAL_FEEDBACK_BUFFERS];
} wd_syncval_feedback;

// wd_syncval_pushed holds the first words of the push constants as set by vkCmdPushConstants. Later words are
// unknown.
enum { WD_SYNCVAL_PUSHED_WORDS = 64 };

typedef struct wd_syncval_pushed {
    uint64_t is_written; // One bit for each word.
    uint32_t words[WD_SYNCVAL_PUSHED_WORDS];
} wd_syncval_pushed;

// State that was bound in this recording and is not followed. Commands that may use it have unknown accesses.
enum {
    WD_SYNCVAL_BOUND_RATE_IMAGE = 1,      // VK_NV_shading_rate_image
    WD_SYNCVAL_BOUND_INVOCATION_MASK = 2, // VK_HUAWEI_invocation_mask
    // Shaders of VK_NV_device_generated_commands instead of those of the pipeline.
    WD_SYNCVAL_BOUND_GRAPHICS_GROUP = 4,
    WD_SYNCVAL_BOUND_COMPUTE_GROUP = 8,
};

typedef struct wd_syncval_recorder {
    wd_syncval_device *device;
    wd_state_command_buffer *command_buffer; // The owner of the recorder.
    VkQueueFlags queue_flags;
    uint32_t queue_family;
    pthread_mutex_t lock; // Held by threads that execute the recording; there may be several.

    // Of the recording.
    wd_sync_pool *pool;
    wd_sync_context *context;
    wd_sync_recording *recording; // First accesses and barriers, for execution.
    wd_syncval_history *history;
    struct wd_syncval_oversync_log *oversync; // NULL: redundant barriers are not reported.
    uint64_t unknown_tag;                     // Of the last command with unknown accesses. 0: none.
    uint64_t unknown_output_tag; // Of the last command with unknown accesses that may be to attachments.
    uint64_t unknown_write_tag;  // Of the last command that may write unknown memory.
    wd_syncval_bounds bounds;    // Reads of unknown parts of ranges.
    uint64_t host_tag;           // Of the last command that waits for the host. 0: none.
    uint32_t instance;           // Of the last subpass instance.
    bool has_unknown_command;    // In this recording or a secondary one (record/unknown.h).
    bool failed;                 // An allocation failed: the rest of this recording is not checked.

    wd_syncval_event_use *event_uses;
    size_t num_event_uses, event_uses_capacity;

    struct wd_syncval_transfers *transfers; // Queue family ownership transfers. NULL: none.

    // Of the current command.
    uint64_t tag;
    wd_syncval_access *accesses;
    size_t num_accesses, accesses_capacity;
    wd_syncval_ranges ranges;
    wd_syncval_unknown_range *unknown_ranges;
    size_t num_unknown_ranges, unknown_ranges_capacity;
    // Cached accesses of earlier commands, which come first: of shaders, attachments and vertex buffers.
    struct wd_syncval_resolution *known[WD_SYNCVAL_MAX_KNOWN];
    uint32_t num_known;
    struct wd_syncval_found_hazard *found; // Hazards of the command that are not reported yet.
    size_t num_found, found_capacity;
    bool skip;            // A callback asked to skip the command.
    bool cannot_skip;     // The command cannot be skipped.
    uint8_t atomicity;    // wd_sync_atomicity of the accesses that are being added.
    bool lacks_fragments; // A draw whose primitives are all culled or discarded.
    bool is_transient;    // The addresses of its resources may change, so its accesses must not be cached.

    // Kept between recordings.
    struct wd_syncval_resolutions *resolutions;
    struct wd_syncval_resolutions *vertices; // Vertex buffer reads of draws.
    // Attachment accesses of draws with `drawn_outputs` in the current render pass. NULL: unknown.
    struct wd_syncval_resolution *drawn;
    wd_syncval_outputs drawn_outputs;
    bool has_drawn; // False: `drawn` belongs to an earlier render pass, or an earlier part of this one.
    wd_syncval_known_barrier known_barriers[WD_SYNCVAL_KNOWN_BARRIERS]; // By a hash of the masks.
    struct wd_syncval_known_commands *known_commands;                   // NULL: none yet.

    wd_syncval_dynamic dynamic;
    wd_syncval_feedback feedback;
    wd_syncval_pushed pushed;               // Not used if the device has no buffer device addresses.
    uint32_t unknown_bindings;              // WD_SYNCVAL_BOUND_*
    struct wd_syncval_inherited *inherited; // Attachment accesses in a render pass that is continued.
    size_t num_inherited, inherited_capacity;
    uint32_t num_barriers;        // Barrier commands of the recording.
    struct wd_syncval_late *late; // Descriptors that are read at the submission. NULL: none yet.

    // Of the current render pass instance.
    bool in_skipped_pass; // The command that begins it was skipped (record/found.h).
    bool in_pass;
    uint64_t pass_tag;                    // Of the command that began it.
    bool is_suspended;                    // Another command buffer ends it.
    bool has_only_colors, has_only_depth; // wd_syncval_entry
    bool is_limited;                      // A barrier may order accesses before its subpass only.
    bool resumes; // The first instance of the recording began in an earlier command buffer.
    const wd_state_render_pass *pass; // NULL: none, an unknown one, or dynamic rendering.
    uint32_t subpass;
    VkRect2D area;
    bool is_full_area; // The render area is the entire framebuffer.
    uint32_t num_layers;
    uint32_t view_mask;     // 0: no multiview.
    wd_sync_context *outer; // The context of the command buffer if `context` is that of a subpass, else NULL.
    wd_syncval_subpass *subpasses; // The subpasses that have begun.
    size_t num_subpasses, subpasses_capacity;
    // Waits for events. They are applied again after the render pass. Their barriers are in the history's
    // arena.
    wd_syncval_pass_wait *waits;
    size_t num_waits, waits_capacity;
    wd_syncval_attachment *attachments;
    size_t num_attachments, attachments_capacity;
} wd_syncval_recorder;

// wd_syncval_subpass_instance returns the subpass instance of a render pass object, or 0. Dynamic rendering
// has no subpass dependencies, so its instances are not needed.
static inline uint32_t wd_syncval_subpass_instance(const wd_syncval_recorder *recorder) {
    return recorder->pass ? recorder->instance : 0;
}

// wd_syncval_begin starts a command. NULL: the command buffer is not tracked.
wd_syncval_recorder *wd_syncval_begin(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_begin_draw is wd_syncval_begin for commands that do not change the render pass, such as draws.
// The cached attachment accesses stay valid.
wd_syncval_recorder *wd_syncval_begin_draw(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_note_entry stores in `entry` which accesses before the command are unknown, and the attachment
// layouts.
void wd_syncval_note_entry(const wd_syncval_recorder *recorder, wd_syncval_entry *entry);

// wd_syncval_recorder_of is wd_syncval_begin for commands without accesses: they get no number.
wd_syncval_recorder *wd_syncval_recorder_of(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_find returns the recorder of a command buffer, or NULL if it has none.
wd_syncval_recorder *wd_syncval_find(const wd_state_command_buffer *command_buffer);

// wd_syncval_buffer_of returns the buffer of an argument, or NULL if there is none or it is unknown.
static inline const wd_state_buffer *wd_syncval_buffer_of(const wd_call *call, VkBuffer handle) {
    return call->data && handle ? wd_state_find_buffer(call->device->state, handle) : NULL;
}

// wd_syncval_access_buffer adds an access to a part of a buffer (NULL: no effect). `size` may be
// VK_WHOLE_SIZE.
void wd_syncval_access_buffer(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_access_memory adds an access to `size` bytes of `object`, which is not a buffer or image, from
// its binding on.
void wd_syncval_access_memory(wd_syncval_recorder *recorder, const wd_state_object *object,
                              const wd_state_binding *binding, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_found_hazard is a hazard that is not reported yet.
typedef struct wd_syncval_found_hazard {
    wd_sync_hazard hazard;
    const wd_state_object *object; // The resource.
} wd_syncval_found_hazard;

// wd_syncval_detect returns whether the accesses added so far have a certain hazard. It stores the first one.
bool wd_syncval_detect(const wd_syncval_recorder *recorder, wd_syncval_found_hazard *found);

// wd_syncval_model_access returns an access of the current command in the form of the model.
wd_sync_access wd_syncval_model_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access);

// wd_syncval_drop_subpasses makes the context of the command buffer the current one again.
void wd_syncval_drop_subpasses(wd_syncval_recorder *recorder);

// wd_syncval_read_unknown_range adds a read of an unknown part of `size` bytes. It is reported only if each
// of these bytes has a hazard. Later writes that cover all bytes are compared with it.
void wd_syncval_read_unknown_range(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                                   VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_read_bounded is wd_syncval_read_unknown_range for a command that reads nothing outside of the
// range.
void wd_syncval_read_bounded(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                             VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);
// wd_syncval_join_bounds adds the bounds of a recording that is executed with `offset` added to its tags.
void wd_syncval_join_bounds(wd_syncval_recorder *recorder, const wd_syncval_bounds *bounds, uint64_t offset);

// wd_syncval_access_image adds an access to subresources of an image (NULL: no effect), or to `box` in each
// of them.
void wd_syncval_access_image(wd_syncval_recorder *recorder, const wd_state_image *image,
                             const VkImageSubresourceRange *range, const wd_syncval_box *box,
                             wd_sync_usage usage, wd_sync_ordering ordering);

// wd_syncval_access_unknown notes that the command reads or writes unknown memory.
// wd_syncval_access_unknown_shown is for memory accessed through descriptors and addresses, which cannot be an image in
// an attachment layout. wd_syncval_read_unknown is for reads.
void wd_syncval_access_unknown(wd_syncval_recorder *recorder);
void wd_syncval_access_unknown_shown(wd_syncval_recorder *recorder);
void wd_syncval_read_unknown(wd_syncval_recorder *recorder);

// wd_syncval_add_known adds cached accesses. It returns false, and adds nothing, if there are too many.
bool wd_syncval_add_known(wd_syncval_recorder *recorder, struct wd_syncval_resolution *known);

// wd_syncval_take_known copies the cached accesses into those of the command, before the others.
void wd_syncval_take_known(wd_syncval_recorder *recorder);

// wd_syncval_finish checks the accesses, reports their hazards and records them. It returns true if a
// callback asks to skip the command; then nothing is recorded.
bool wd_syncval_finish(wd_syncval_recorder *recorder, wd_call *call);

// wd_syncval_forget removes the contents of the recording.
void wd_syncval_forget(wd_syncval_recorder *recorder);

// --- record/report.c

// wd_syncval_report_now reports a hazard inside the recorder's command buffer. wd_syncval_report defers it to
// the submission if it depends on descriptors that may be updated (record/late.h).
bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object);
bool wd_syncval_report(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                       const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
