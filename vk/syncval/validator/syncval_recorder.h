// What one command buffer does: the accesses of each command, collected, checked and recorded.
//
//   wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
//   wd_syncval_access_buffer(recorder, buffer, offset, size, WD_SYNC_COPY_TRANSFER_READ);
//   ...
//   return wd_syncval_finish(recorder, call);   // true: a callback asks to skip the command
//
// All functions accept a NULL recorder and do nothing: the command buffer is not tracked, or memory ran out.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RECORDER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RECORDER_H

#include "vk/report/report.h"
#include "vk/syncval/validator/sync_validator.h"
#include "vk/syncval/validator/syncval_alias.h"
#include "vk/syncval/validator/syncval_dynamic.h"
#include "vk/syncval/validator/syncval_history.h"
#include "vk/syncval/validator/syncval_pieces.h"
#include "vk/syncval/validator/syncval_ranges.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_oversync;
struct wd_syncval_oversync_log;
struct wd_syncval_inherited;
struct wd_syncval_known_commands;
struct wd_syncval_late;
struct wd_syncval_queues;
struct wd_syncval_resolution;
struct wd_syncval_resolutions;
struct wd_syncval_transfers;

// wd_syncval_addresses is the buffers that the application asked the addresses of, by address.
typedef struct wd_syncval_address {
    VkDeviceAddress address;
    VkDeviceSize size;
    uint64_t handle;
} wd_syncval_address;

typedef struct wd_syncval_addresses {
    pthread_mutex_t lock;
    wd_syncval_address *entries;
    size_t count, capacity;
} wd_syncval_addresses;

typedef struct wd_syncval_device {
    wd_chassis_device *chassis;
    wd_allocator allocator;
    wd_sync_validator_options options;
    wd_syncval_spaces spaces;
    wd_syncval_aliases aliases;
    wd_syncval_addresses addresses;
    bool has_addresses;        // Shaders may access buffers by their addresses.
    bool has_slice_barriers;   // Layers of a barrier may be slices of a 3D image (VK_KHR_maintenance9).
    bool has_structure_copies; // Copies of acceleration structures have a stage of their own.
    struct wd_syncval_queues *queues;     // NULL: submissions are not looked at.
    struct wd_syncval_oversync *oversync; // NULL: over-synchronization is not looked for.
} wd_syncval_device;

// wd_syncval_unknown_range is a read of the command in hand that is somewhere in a range of the linear space.
typedef struct wd_syncval_unknown_range {
    wd_range range;
    uint16_t usage; // wd_sync_usage
} wd_syncval_unknown_range;

// wd_syncval_bounded is a read of a command that is somewhere in a range of the linear space, and nowhere else.
typedef struct wd_syncval_bounded {
    uint64_t tag;
    wd_range range;
} wd_syncval_bounded;

typedef struct wd_syncval_bounds {
    wd_syncval_bounded *items; // By rising tag.
    size_t count, capacity;
} wd_syncval_bounds;

// wd_syncval_attachment is one attachment of the render pass instance in hand.
typedef struct wd_syncval_attachment {
    const wd_state_image_view *view; // Kept by the command buffer. Its image is NULL where it is not known.
    const wd_state_image_view *resolve; // Dynamic rendering: what it is resolved to. NULL: nothing.
    VkImageLayout resolve_layout;       // Of `resolve`.
    VkImageLayout layout;               // As of now,
    VkImageLayout stencil_layout;       // and that of its stencil aspect.
    uint32_t color;                     // Number of the colour attachment; UINT32_MAX: depth/stencil.
    VkImageAspectFlags aspects;         // Those of its format that are attached.
    bool is_used;                       // By the subpass in hand.
    bool is_bound;                      // Draws write it.
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
} wd_syncval_attachment;

// wd_syncval_subpass is a subpass of the instance in hand.
typedef struct wd_syncval_subpass {
    wd_sync_context *context; // NULL: the command buffer's.
    uint64_t begin_tag, end_tag;
} wd_syncval_subpass;

// wd_syncval_pass_wait is a wait for an event in a subpass of it.
typedef struct wd_syncval_pass_wait {
    uint64_t event; // Its id.
    wd_sync_barrier_command command;
} wd_syncval_pass_wait;

// wd_syncval_known_barrier remembers what a barrier's masks came out as.
typedef struct wd_syncval_known_barrier {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
    bool is_known;
    wd_sync_barrier_hint hint;
    wd_sync_barrier barrier;
} wd_syncval_known_barrier;

// wd_syncval_event_use is the last operation on an event (syncval_event_order.h).
typedef struct wd_syncval_event_use {
    uint64_t event; // Its id.
    uint64_t tag;
    uint64_t stages;  // What it is behind.
    uint64_t reached; // Stages of later commands that are behind it.
    uint32_t instance;
    uint8_t kind;
    bool is_second;
} wd_syncval_event_use;

enum { WD_SYNCVAL_MAX_KNOWN = 3, WD_SYNCVAL_KNOWN_BARRIERS = 8, WD_SYNCVAL_FEEDBACK_BUFFERS = 8 };

// wd_syncval_feedback is what transform feedback writes to.
typedef struct wd_syncval_feedback {
    bool is_active;
    uint32_t written; // Buffers that draws of this section have written: later ones append.
    struct {
        const wd_state_buffer *buffer; // Kept by the command buffer.
        VkDeviceSize offset, size;
    } buffers[WD_SYNCVAL_FEEDBACK_BUFFERS];
} wd_syncval_feedback;

// wd_syncval_pushed is the push constants as the last vkCmdPushConstants left them, in words. What lies further behind is not
// known.
enum { WD_SYNCVAL_PUSHED_WORDS = 64 };

typedef struct wd_syncval_pushed {
    uint64_t is_written; // One bit a word.
    uint32_t words[WD_SYNCVAL_PUSHED_WORDS];
} wd_syncval_pushed;

// What was bound in this recording that is not followed, so that commands that may use it read what cannot be known.
enum {
    WD_SYNCVAL_BOUND_RATE_IMAGE = 1,      // VK_NV_shading_rate_image
    WD_SYNCVAL_BOUND_INVOCATION_MASK = 2, // VK_HUAWEI_invocation_mask
    WD_SYNCVAL_BOUND_GRAPHICS_GROUP = 4,  // Shaders of VK_NV_device_generated_commands, in place of the
    WD_SYNCVAL_BOUND_COMPUTE_GROUP = 8,   // pipeline's own.
};

typedef struct wd_syncval_recorder {
    wd_syncval_device *device;
    wd_state_command_buffer *command_buffer; // The one that owns the recorder.
    VkQueueFlags queue_flags;
    uint32_t queue_family;
    pthread_mutex_t lock; // Held by those that execute the recording: several may at once.

    // Of the recording.
    wd_sync_pool *pool;
    wd_sync_context *context;
    wd_sync_recording *recording; // First accesses and barriers, for those that execute it.
    wd_syncval_history *history;
    struct wd_syncval_oversync_log *oversync; // NULL: over-synchronization is not looked for.
    uint64_t unknown_tag;        // Of the last command with accesses that cannot be known. 0: none.
    uint64_t unknown_output_tag; // Of the last one of these that may have accessed attachments.
    uint64_t unknown_write_tag;  // Of the last one that may write what cannot be known.
    wd_syncval_bounds bounds;    // Reads that are not known, but for a range that they are in.
    uint64_t host_tag;           // Of the last command that waits for what the host does. 0: none.
    uint32_t instance;           // Of the last subpass instance.
    bool has_unknown_command;    // Of this recording or of a secondary one (syncval_unknown.h).
    bool failed;                 // Memory ran out: nothing more is said of this recording.

    wd_syncval_event_use *event_uses;
    size_t num_event_uses, event_uses_capacity;

    struct wd_syncval_transfers *transfers; // Of queue family ownership. NULL: none.

    // Of the command in hand.
    uint64_t tag;
    wd_syncval_access *accesses;
    size_t num_accesses, accesses_capacity;
    wd_syncval_ranges ranges;
    wd_syncval_unknown_range *unknown_ranges;
    size_t num_unknown_ranges, unknown_ranges_capacity;
    // Accesses that come before those, remembered from earlier commands: of the shaders, of attachments, of vertices.
    struct wd_syncval_resolution *known[WD_SYNCVAL_MAX_KNOWN];
    uint32_t num_known;
    struct wd_syncval_found_hazard *found; // Hazards of the command that are not reported yet.
    size_t num_found, found_capacity;
    bool skip;            // A callback asked to skip the command,
    bool cannot_skip;     // which is not possible.
    uint8_t atomicity;    // wd_sync_atomicity of the accesses that are being added.
    bool lacks_fragments; // It is a draw whose primitives are all culled or discarded.
    bool is_transient;    // Where its accesses go may be answered otherwise at the next time.

    // Kept from one recording to the next.
    struct wd_syncval_resolutions *resolutions;
    struct wd_syncval_resolutions *vertices; // What draws read of vertex buffers.
    struct wd_syncval_resolution *drawn; // What draws of the pass do to its attachments, as `drawn_outputs`
    wd_syncval_outputs drawn_outputs;    // say. NULL: not known;
    bool has_drawn;                      // false: it is of a pass, or a part of one, that is over.
    wd_syncval_known_barrier known_barriers[WD_SYNCVAL_KNOWN_BARRIERS]; // By a hash of the masks.
    struct wd_syncval_known_commands *known_commands;                   // NULL: none yet.

    wd_syncval_dynamic dynamic;
    wd_syncval_feedback feedback;
    wd_syncval_pushed pushed;               // Nothing where the device has no addresses.
    uint32_t unknown_bindings;              // WD_SYNCVAL_BOUND_*
    struct wd_syncval_inherited *inherited; // What commands do to attachments of the pass that is continued.
    size_t num_inherited, inherited_capacity;
    uint32_t num_barriers;        // Barrier commands of the recording.
    struct wd_syncval_late *late; // Descriptors that count as they are at the submission. NULL: none yet.

    // Of the render pass instance in hand.
    bool in_skipped_pass; // Its begin was skipped (syncval_found.h).
    bool in_pass;
    uint64_t pass_tag;                    // Of the command that began it.
    bool is_suspended;                    // It ends elsewhere.
    bool has_only_colors, has_only_depth; // wd_syncval_entry
    bool is_limited;                      // A barrier may have ordered something before its subpass alone.
    bool resumes; // The recording's first instance began in the command buffer in front of it.
    const wd_state_render_pass *pass; // NULL: none that is followed, or dynamic rendering.
    uint32_t subpass;
    VkRect2D area;
    bool is_full_area; // It is all of the framebuffer.
    uint32_t num_layers;
    uint32_t view_mask;     // 0: no multiview.
    wd_sync_context *outer; // The command buffer's context while `context` is a subpass's. NULL: that is it.
    wd_syncval_subpass *subpasses; // That were entered.
    size_t num_subpasses, subpasses_capacity;
    wd_syncval_pass_wait
        *waits; // They count once more behind the pass. Their barriers are in the history's arena.
    size_t num_waits, waits_capacity;
    wd_syncval_attachment *attachments;
    size_t num_attachments, attachments_capacity;
} wd_syncval_recorder;

// wd_syncval_subpass_instance is the subpass instance of a render pass that commands are in, 0 elsewhere: dynamic rendering has no
// dependencies that lead there alone.
static inline uint32_t wd_syncval_subpass_instance(const wd_syncval_recorder *recorder) {
    return recorder->pass ? recorder->instance : 0;
}

// wd_syncval_begin starts a command. NULL: nothing is tracked.
wd_syncval_recorder *wd_syncval_begin(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_begin_draw is wd_syncval_begin for commands that leave the pass as it is: what draws do to its attachments stays
// remembered.
wd_syncval_recorder *wd_syncval_begin_draw(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_note_entry notes what is unknown before a command, and the layouts of its attachments.
void wd_syncval_note_entry(const wd_syncval_recorder *recorder, wd_syncval_entry *entry);

// wd_syncval_recorder_of is wd_syncval_begin for commands that access nothing: they have no number.
wd_syncval_recorder *wd_syncval_recorder_of(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_find returns the recorder of a command buffer that has one, or NULL.
wd_syncval_recorder *wd_syncval_find(const wd_state_command_buffer *command_buffer);

// wd_syncval_buffer_of returns the buffer that an argument names; NULL: none, or one that is not known.
static inline const wd_state_buffer *wd_syncval_buffer_of(const wd_call *call, VkBuffer handle) {
    return call->data && handle ? wd_state_find_buffer(call->device->state, handle) : NULL;
}

// wd_syncval_access_buffer adds an access of a part of a buffer (NULL: nothing). `size` may be VK_WHOLE_SIZE.
void wd_syncval_access_buffer(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_access_memory adds an access of `size` bytes of `object`, neither a buffer nor an image, from its binding on.
void wd_syncval_access_memory(wd_syncval_recorder *recorder, const wd_state_object *object,
                              const wd_state_binding *binding, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_found_hazard is a hazard that is not reported yet.
typedef struct wd_syncval_found_hazard {
    wd_sync_hazard hazard;
    const wd_state_object *object; // The resource.
} wd_syncval_found_hazard;

// wd_syncval_detect looks for the first certain hazard of the accesses that were added so far.
bool wd_syncval_detect(const wd_syncval_recorder *recorder, wd_syncval_found_hazard *found);

// wd_syncval_model_access is an access of the command in hand as the model has it.
wd_sync_access wd_syncval_model_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access);

// wd_syncval_drop_subpasses goes back to the command buffer's context.
void wd_syncval_drop_subpasses(wd_syncval_recorder *recorder);

// wd_syncval_read_unknown_range is for a command that reads a part of `size` bytes, nobody knows which one. It reports a hazard
// where each of these bytes has one, and lets writes that cover all of them be compared with it.
void wd_syncval_read_unknown_range(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                                   VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_read_bounded is wd_syncval_read_unknown_range for reads that only hazards in the same bytes are uncertain for.
void wd_syncval_read_bounded(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                             VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);
// wd_syncval_join_bounds takes over the bounds of a recording that is executed with `offset` added to its tags.
void wd_syncval_join_bounds(wd_syncval_recorder *recorder, const wd_syncval_bounds *bounds, uint64_t offset);

// wd_syncval_access_image adds an access of subresources of an image (NULL: nothing), or of `box` in each of them.
void wd_syncval_access_image(wd_syncval_recorder *recorder, const wd_state_image *image,
                             const VkImageSubresourceRange *range, const wd_syncval_box *box,
                             wd_sync_usage usage, wd_sync_ordering ordering);

// wd_syncval_access_unknown notes that the command reads or writes memory that is not known. wd_syncval_access_unknown_shown is for
// what descriptors and addresses lead to: it is no image in an attachment layout. wd_syncval_read_unknown is the same for reads.
void wd_syncval_access_unknown(wd_syncval_recorder *recorder);
void wd_syncval_access_unknown_shown(wd_syncval_recorder *recorder);
void wd_syncval_read_unknown(wd_syncval_recorder *recorder);

// wd_syncval_add_known adds accesses that are remembered. False: there are too many; nothing was added.
bool wd_syncval_add_known(wd_syncval_recorder *recorder, struct wd_syncval_resolution *known);

// wd_syncval_take_known copies the accesses that are remembered to those of the command, in front of them.
void wd_syncval_take_known(wd_syncval_recorder *recorder);

// wd_syncval_finish checks the accesses, reports their hazards and records them. True: a callback asks to skip the command, and
// nothing is recorded.
bool wd_syncval_finish(wd_syncval_recorder *recorder, wd_call *call);

// wd_syncval_forget drops what was recorded.
void wd_syncval_forget(wd_syncval_recorder *recorder);

// --- syncval_describe.c

// wd_syncval_scene is where a hazard was found.
typedef struct wd_syncval_scene {
    wd_syncval_device *device;
    const wd_state_command_buffer *command_buffer; // Of the access; may be NULL.
    const wd_syncval_recorder *recorder;           // That the access is recorded by; NULL: at submission.
    const char *place;                             // At submission: where it is, for the text; else NULL.
    const char *prior_place;                       // Where the prior access is; NULL: in the same.
    const char *prior_text;                        // All that is said of the prior access; NULL: what it is.
    bool must_acquire;            // The prior access is a presentation; nobody acquired the image since.
    const wd_state_object *queue; // At submission, else NULL.
    const wd_state_object *prior_queue; // Of the prior access where it is another one, else NULL.
    const wd_syncval_entry *entry;
    const wd_syncval_entry *prior;
    const wd_state_object *object; // The resource. NULL: it is looked for.
    const wd_syncval_history *history;
    uint64_t first_tag, last_tag; // Of `history`: barriers between are named.
} wd_syncval_scene;

// wd_syncval_describe reports a hazard. True: a callback asks to skip.
bool wd_syncval_describe(const wd_syncval_scene *scene, const wd_sync_hazard *hazard);

// wd_syncval_append_command writes a command with its number; NULL: nobody knows which.
void wd_syncval_append_command(wd_string_builder *text, const wd_syncval_entry *entry);

// wd_syncval_find_resource returns the buffer or image, referenced, that an address belongs to; NULL: none that is alive. It looks at
// all of them.
wd_state_object *wd_syncval_find_resource(wd_syncval_device *device, wd_sync_space space, wd_range range);

// wd_syncval_append_resource writes the name of a resource (NULL: it is gone), and of which part `range` is.
void wd_syncval_append_resource(wd_string_builder *text, wd_syncval_device *device,
                                const wd_state_object *object, wd_sync_space space, wd_range range);

// wd_syncval_report_now reports a hazard inside of the recorder's command buffer. wd_syncval_report waits for the submission
// where that decides (syncval_late.h).
bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object);
bool wd_syncval_report(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                       const wd_state_object *object);

// wd_syncval_is_certain returns whether a hazard is one although commands between the two accesses accessed memory that is not
// known: a chain of barriers that reaches the stage of `hazard->access` may have been made for such a command. `entry` is the command of
// `hazard->access` (NULL: not known), whose tags and `bounds` (NULL: none) are moved by `offset`; `before` is what was unknown before its
// recording (NULL: nothing). Accesses by descriptors do not count for attachments whose layout no descriptor can have.
bool wd_syncval_is_certain(const wd_sync_hazard *hazard, const wd_syncval_entry *entry, uint64_t offset,
                           const wd_syncval_bounds *bounds, const wd_syncval_unknown *before);

#ifdef __cplusplus
}
#endif
#endif
