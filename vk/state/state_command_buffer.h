// Command pools and command buffers: current bindings, and the recording so far.
//
// A command buffer is written by its recording hooks under the external synchronization that Vulkan asks for,
// without a lock. Binding commands and counts are recorded after the call went down (post_record): in another
// validator's validate and pre_record hooks the state is as before the command, in its post_record hook as
// after it.
//
// Bound objects stay referenced until the command buffer is reset or freed, so it can be read for as long as
// a recording can still be pending.
#ifndef WARDEN_VK_STATE_STATE_COMMAND_BUFFER_H
#define WARDEN_VK_STATE_STATE_COMMAND_BUFFER_H

#include "vk/state/state_dynamic.h"
#include "vk/state/state_pipeline.h"
#include "vk/state/state_rendering.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_state_command_pool {
    wd_state_object object; // Its children are the command buffers not yet freed.
    VkCommandPoolCreateFlags flags;
    uint32_t queue_family;
} wd_state_command_pool;

// wd_state_recording is the state of a command buffer, without the effects of other objects and of submissions: see
// wd_state_command_buffer_invalidation and wd_state_command_buffer_is_pending.
typedef enum wd_state_recording {
    WD_STATE_INITIAL,
    WD_STATE_RECORDING,
    WD_STATE_EXECUTABLE,
    WD_STATE_INVALID, // vkEndCommandBuffer failed, or it was recorded for one submission and submitted.
} wd_state_recording;

// wd_state_cause says why a recording is invalid (Vulkan, Command Buffer Lifecycle).
typedef enum wd_state_cause {
    WD_STATE_CAUSE_NONE,      // The recording is valid.
    WD_STATE_CAUSE_DESTROYED, // An object that it uses was destroyed or freed.
    WD_STATE_CAUSE_UPDATED,   // A descriptor set that it uses was updated.
    WD_STATE_CAUSE_RESET,     // A secondary command buffer that it executes was reset or begun again.
    WD_STATE_CAUSE_INVALID,   // A secondary command buffer that it executes is invalid.
    WD_STATE_CAUSE_SUBMITTED, // It was recorded for one submission and submitted.
    WD_STATE_CAUSE_NOT_ENDED, // vkEndCommandBuffer failed.
} wd_state_cause;

typedef struct wd_state_invalidation {
    wd_state_cause cause;
    // The object that was destroyed, updated, reset or invalid. The pointer is valid as long as the recording is. May
    // be NULL.
    const wd_state_object *object;
    // The name of the command that made the recording invalid, a string constant. May be NULL.
    const char *command;
} wd_state_invalidation;

// wd_state_scope says where a command buffer's next command is.
typedef enum wd_state_scope {
    WD_STATE_OUTSIDE,
    WD_STATE_INSIDE,
    WD_STATE_SCOPE_UNKNOWN, // After a command that the build does not know.
} wd_state_scope;

// wd_state_set_use is a pipeline that a draw, dispatch or trace of a recording ran with a descriptor set. In the arena
// of the command buffer; the recording keeps the pipeline.
typedef struct wd_state_set_use {
    const struct wd_state_set_use *next;
    wd_state_pipeline *pipeline;
    uint32_t index; // Of the set in the pipeline layout.
} wd_state_set_use;

// wd_state_kept is an object that a recording uses, and its state at the first use.
typedef struct wd_state_kept {
    wd_state_object *object;
    uint64_t version; // Of a descriptor set, num_invalidations; of a command buffer, generation.
    bool is_weak;     // Its destruction does not invalidate the recording.
    uint64_t since;   // The latest id at the first use.
    // Of a descriptor set; only after wd_state_follow_set_uses. NULL: no command used it.
    const wd_state_set_use *uses;
} wd_state_kept;

// wd_state_label is an open debug label; immutable, in the arena of its command buffer: keep the pointer to
// remember the labels of a command.
typedef struct wd_state_label {
    const struct wd_state_label *outer; // NULL for the outermost.
    const char *name;                   // Never NULL. As the application passed it.
    const char *printable; // The same with control characters and invalid UTF-8 escaped, for texts.
    float color[4];
} wd_state_label;

// wd_state_inheritance is what a secondary command buffer inherits next to a render pass.
typedef struct wd_state_inheritance {
    bool has_occlusion_query, has_conditional_rendering;
    VkQueryControlFlags query_flags;
    VkQueryPipelineStatisticFlags statistics;
    wd_state_local_read local_read; // As it was when the recording began.
} wd_state_inheritance;

// wd_state_bound_set is one descriptor set slot of a bind point.
typedef struct wd_state_bound_set {
    wd_state_descriptor_set *set; // NULL: nothing bound, or disturbed.
    uint32_t num_dynamic_offsets;
    const uint32_t *dynamic_offsets;  // In the arena; those of this set only.
    wd_state_pipeline_layout *layout; // The layout of the command that bound or pushed the set.
    wd_state_pipeline *noted;         // The pipeline of the latest wd_state_set_use.
    bool is_in_buffer;                // Instead of a set, the slot has an offset in a descriptor buffer.
} wd_state_bound_set;

typedef enum wd_state_bind_point {
    WD_STATE_BIND_GRAPHICS,
    WD_STATE_BIND_COMPUTE,
    WD_STATE_BIND_RAY_TRACING,
    WD_STATE_BIND_COUNT,
} wd_state_bind_point;

// wd_state_bind_point_of translates; bind points that are not tracked give WD_STATE_BIND_COUNT.
wd_state_bind_point wd_state_bind_point_of(VkPipelineBindPoint bind_point);

// wd_state_bind_point_stages returns the stages of the pipelines of a bind point.
VkShaderStageFlags wd_state_bind_point_stages(wd_state_bind_point bind);

typedef struct wd_state_bindings {
    wd_state_pipeline *pipeline;   // NULL: none bound.
    bool is_pipeline_unknown;      // The latest vkCmdBindPipeline named a pipeline that is not known.
    uint32_t num_pipeline_changes; // Commands that bound another pipeline or shader object, or unbound them.
    wd_state_pipeline_layout *layout; // Of the last vkCmdBindDescriptorSets or push of descriptors.
    uint32_t num_sets;                // Elements of `sets`; higher slots were never bound.
    uint32_t sets_capacity;
    wd_state_bound_set *sets;
    uint32_t num_changes;        // Commands that bound or pushed sets, or that made all bindings undefined.
    uint32_t num_layout_changes; // Of those, the ones with another layout than the command before.
    uint32_t num_noted;          // Actions whose uses of sets are noted.
    // Shader objects, which take the place of the pipeline. Elements may be NULL. See wd_state_bound_program.
    uint32_t num_shaders; // Number of elements of `shaders` that are not NULL.
    wd_state_shader *shaders[WD_STATE_MAX_BOUND_SHADERS];
    wd_state_pipeline *program; // Of these shaders, if it was asked for.
    uint64_t pipeline_pass;     // rendering.version at the latest vkCmdBindPipeline.
    // The stages that commands of the recording have bound, to shader objects or to none.
    VkShaderStageFlags named_stages;
} wd_state_bindings;

// wd_state_program is an element of the list of a command buffer's programs, in its arena.
typedef struct wd_state_program {
    struct wd_state_program *next;
    wd_state_pipeline *pipeline;
} wd_state_program;

typedef struct wd_state_vertex_binding {
    const char *bound_by; // The command that bound it last, a string constant; NULL: none.
    uint64_t handle;      // Of the VkBuffer that the command named.
    wd_state_buffer *buffer;
    VkDeviceSize offset;
    VkDeviceSize size;   // VK_WHOLE_SIZE: to the end of the buffer.
    VkDeviceSize stride; // 0 unless given by vkCmdBindVertexBuffers2.
    // Not 0: it takes the place of buffer and offset (VK_KHR_device_address_commands).
    VkDeviceAddress address;
} wd_state_vertex_binding;

// wd_state_descriptor_buffer is an element of pBindingInfos of the latest vkCmdBindDescriptorBuffersEXT.
typedef struct wd_state_descriptor_buffer {
    VkDeviceAddress address;
    VkDeviceSize left; // Bytes from there to the end of the buffer; 0: not known.
} wd_state_descriptor_buffer;

// wd_state_action says which counter a command moves.
typedef enum wd_state_action {
    WD_STATE_ACTION_DRAW,
    WD_STATE_ACTION_DISPATCH,
    WD_STATE_ACTION_TRACE,
    WD_STATE_ACTION_GENERATED, // vkCmdExecuteGeneratedCommandsEXT or NV.
    WD_STATE_ACTION_COUNT,
} wd_state_action;

// wd_state_epochs counts changes of the state that draws read, in groups. A count that is as it was at an earlier draw
// of the recording says that nothing in the group has changed. Commands that set what was set before do not count.
typedef struct wd_state_epochs {
    uint32_t dynamic_state; // `dynamic`, other than since_pipeline and set_by.
    uint32_t vertices;      // Vertex buffers and the index buffer.
} wd_state_epochs;

struct wd_state_device;

enum { WD_STATE_KEPT_CACHE = 64 };

// Push constants as the last command that pushed some left them.
typedef struct wd_state_pushed {
    uint32_t size; // Bytes of `values`: the device's limit.
    uint8_t *values;
    uint32_t *written;                // One bit for each 4-byte word, set once it was pushed.
    wd_state_pipeline_layout *layout; // Of the last push; NULL: none.
    VkShaderStageFlags stages;        // Of the last push.
    uint32_t num_changes;             // Commands that pushed constants, or that made all of them undefined.
} wd_state_pushed;

// The index buffer that is bound.
typedef struct wd_state_index_binding {
    wd_state_buffer *buffer; // NULL: none, or not known.
    // Not 0: it takes the place of buffer and offset (VK_KHR_device_address_commands).
    VkDeviceAddress address;
    VkDeviceSize offset, size; // The size may be VK_WHOLE_SIZE.
    VkIndexType type;
    const char *bound_by; // A string constant; NULL: no index buffer was bound.
    uint64_t handle;      // Of the VkBuffer that the command named.
} wd_state_index_binding;

// Conditional rendering, between the commands that begin and end it.
typedef struct wd_state_conditional {
    bool is_active;
    bool is_in_pass;  // It began inside a render pass instance,
    uint64_t version; // with this rendering.version.
} wd_state_conditional;

// Objects that a recording refers to, each once.
typedef struct wd_state_kept_objects {
    size_t num_objects;
    wd_state_kept *objects;

    // Private to vk/state.
    size_t capacity;
    // Some of `objects` that are not weak, by a hash of the handle.
    wd_state_object *cache[WD_STATE_KEPT_CACHE];
    size_t index_capacity; // A power of two, or 0.
    uint32_t *index;       // Places in `objects` plus 1, by a hash of the object.
} wd_state_kept_objects;

// What a command buffer recorded so far. It has many members because each command of Vulkan reads and changes some:
// those that change together are in a struct of their own.
typedef struct wd_state_command_buffer {
    wd_state_object object; // Its parent, the pool, is not NULL.
    struct wd_state_device *device;
    VkCommandBufferLevel level;
    VkQueueFlags queues; // Of the queue family of the pool; UINT32_MAX: not known.
    wd_state_recording recording;
    // Atomic. Submissions not known to be complete. See wd_state_command_buffer_is_pending.
    uint32_t pending_count;
    VkCommandBufferUsageFlags usage;
    uint64_t generation;  // Grows with each begin and reset; distinguishes two recordings.
    const char *reset_by; // The command that reset or began it last, a string constant; NULL: none yet.
    bool end_failed;      // vkEndCommandBuffer failed.
    bool incomplete;      // Memory ran out while recording: the tracked data may be incomplete.
    // See state_unknown.h. Commands of this recording that the build does not know, and whether since the last one it
    // is unknown whether a render pass instance is active, or suspended.
    uint32_t num_unknown;
    bool is_pass_unknown;
    bool is_untracked; // Such a command may have begun or reset it: its effects are unknown.
    // Atomic; private to vk/state. wd_state_visit_losses has visited objects that were destroyed up to this id.
    uint64_t compared_at;
    // See wd_state_may_be_invalid. The device's count of changes, atomic, and its value when the recording was
    // compared.
    const uint64_t *num_changes;
    uint64_t compared_changes;

    // arena is reset together with the command buffer. Other validators may allocate from it while they
    // record, after the rules of an arena: no two threads, and nothing outlives the reset.
    wd_arena arena;

    wd_state_bindings bindings[WD_STATE_BIND_COUNT];

    wd_state_pushed pushed;

    wd_state_epochs epochs; // And num_pipeline_changes and num_changes of each bind point, rendering.version.
    wd_state_dynamic dynamic;

    uint32_t num_vertex_bindings;
    uint32_t vertex_bindings_capacity;
    wd_state_vertex_binding *vertex_bindings;
    wd_state_index_binding index;

    // In the arena.
    uint32_t num_descriptor_buffers;
    const wd_state_descriptor_buffer *descriptor_buffers;

    wd_state_render_pass *render_pass; // NULL: none, or dynamic rendering.
    wd_state_framebuffer *framebuffer; // May be NULL for secondary command buffers.
    uint32_t subpass;
    bool is_rendering; // Between vkCmdBeginRendering and vkCmdEndRendering.
    // Inside a render pass instance of either kind, its objects known or not; and inside a video coding scope.
    bool in_render_pass, in_video_coding;
    // Of the video coding scope: the handles of the session and its parameters; 0: none.
    uint64_t video_session, video_parameters;
    // The latest command that begins a render pass instance has not returned yet, or a validator skipped it: the driver
    // records the commands of the instance without an instance.
    bool is_pass_skipped;
    VkRenderingFlags rendering_flags;
    wd_state_rendering rendering;
    wd_state_suspension suspension;

    uint32_t num_actions[WD_STATE_ACTION_COUNT]; // Draws, dispatches and traces recorded so far.
    uint32_t num_executed;                       // Secondary command buffers executed, in order.
    uint32_t executed_capacity;
    struct wd_state_command_buffer **executed; // References until reset.

    const wd_state_label *label;      // Innermost open label, or NULL.
    uint32_t num_label_ends;          // Of vkCmdEndDebugUtilsLabelEXT where no label was open.
    struct wd_state_queries *queries; // state_query.h. NULL: no command uses queries.
    struct wd_state_events *events;   // state_event.h. NULL: no command uses events.
    // wd_state_profiling_lock (state_query.h) when the recording began and when it ended.
    uint64_t profiling_began, profiling_ended;
    // Of the physical devices of a group: when the recording began, and now.
    uint32_t initial_device_mask, device_mask;
    wd_state_inheritance inheritance; // Zeroed for primary command buffers.
    wd_state_conditional conditional;
    bool has_transform_feedback;   // Between the commands that begin and end it.
    uint32_t num_feedback_buffers; // Bindings up to the last one of vkCmdBindTransformFeedbackBuffersEXT.
    wd_state_program *programs;    // The latest first.

    wd_state_kept_objects kept;
} wd_state_command_buffer;

// wd_state_bound_program returns the bound shader objects of a bind point as a pipeline without a handle, which has
// only stages, a layout and `shaders`. It lives as long as the recording, and longer while it is referenced; equal
// shader objects mostly give the same program. NULL: no shader objects are bound, or there is no memory (then the
// command buffer is `incomplete`). Call it where the command buffer is recorded.
wd_state_pipeline *wd_state_bound_program(wd_state_command_buffer *command_buffer,
                                          wd_state_bind_point bind_point);

// wd_state_command_buffer_keep holds `object` (NULL is accepted) until the command buffer is reset or freed.
// False, and `incomplete` set, when memory runs out. Call it where the command buffer is recorded.
bool wd_state_command_buffer_keep(wd_state_command_buffer *command_buffer, wd_state_object *object);

// wd_state_keep_weak does the same for an object whose destruction does not invalidate the recording.
bool wd_state_keep_weak(wd_state_command_buffer *command_buffer, wd_state_object *object);

// wd_state_kept_place returns the first element of kept.cache to look for a handle in; the second one is its neighbor,
// `place ^ 1`.
static inline size_t wd_state_kept_place(uint64_t handle) {
    return (size_t)(handle * UINT64_C(0x9e3779b97f4a7c15) >> 58);
}

static inline bool wd_state_is_live_handle(const wd_state_object *object, VkObjectType type,
                                           uint64_t handle) {
    return object && object->handle == handle && object->type == type && !wd_state_is_destroyed(object);
}

// wd_state_find_kept returns the object of a handle (not 0) if the recording is known to keep it and the handle is not
// destroyed. NULL says nothing: look the handle up. Call it where the command buffer is recorded.
static inline wd_state_object *wd_state_find_kept(const wd_state_command_buffer *command_buffer,
                                                  VkObjectType type, uint64_t handle) {
    const size_t place = wd_state_kept_place(handle);
    wd_state_object *object = command_buffer->kept.cache[place];
    if (wd_state_is_live_handle(object, type, handle)) {
        return object;
    }
    object = command_buffer->kept.cache[place ^ 1];
    return wd_state_is_live_handle(object, type, handle) ? object : NULL;
}

// wd_state_command_buffer_keeps returns whether the recording refers to `object`. The application must not record,
// reset or free the command buffer meanwhile: ask for those that are pending, or that the command in flight names.
bool wd_state_command_buffer_keeps(const wd_state_command_buffer *command_buffer,
                                   const wd_state_object *object);

// wd_state_kept_entry returns the entry of an object that the recording keeps, or NULL; with the same condition. It is
// valid until the recording keeps more.
wd_state_kept *wd_state_kept_entry(const wd_state_command_buffer *command_buffer,
                                   const wd_state_object *object);

// wd_state_command_buffer_invalidation returns why the recording is invalid. It walks all that the recording refers to;
// the application must not record, reset or free the command buffer meanwhile. Possible effects of
// unknown commands, and objects that were not tracked for lack of memory, do not count.
wd_state_invalidation wd_state_command_buffer_invalidation(const wd_state_command_buffer *command_buffer);

// wd_state_may_be_invalid returns whether objects changed since the recording began or was last compared, such that
// recordings that use them became invalid. Call it, and wd_state_compare_changes, where the command buffer is recorded.
static inline bool wd_state_may_be_invalid(const wd_state_command_buffer *command_buffer) {
    return __atomic_load_n(command_buffer->num_changes, __ATOMIC_RELAXED) != command_buffer->compared_changes;
}

// wd_state_compare_changes returns why one of these changes made the recording invalid; later calls ignore the change.
wd_state_invalidation wd_state_compare_changes(wd_state_command_buffer *command_buffer);

// wd_state_loss is an object that a recording reaches through one that the recording keeps, and that was destroyed
// after the recording first used the kept one. Examples are the view of a framebuffer, the memory of a buffer, and the
// resource of a descriptor.
typedef struct wd_state_loss {
    wd_state_object *object;   // The destroyed one.
    const wd_state_kept *kept; // Not destroyed itself.
    // A descriptor of `kept` holds or refers to the object. NULL: none.
    const wd_state_layout_binding *binding;
    uint32_t element;
} wd_state_loss;

// wd_state_visit_loss returns whether to continue. The loss is valid for the duration of the call.
typedef bool wd_state_visit_loss(const wd_state_loss *loss, void *user);

// wd_state_visit_losses calls `visit` for one loss of each kept object, or of each binding of a descriptor set that a
// command used. After a complete visit, only objects that are destroyed later are visited again. Bindings with
// PARTIALLY_BOUND or UPDATE_UNUSED_WHILE_PENDING, and large ones with UPDATE_AFTER_BIND, are not visited. The same
// conditions hold as for wd_state_command_buffer_invalidation. Sets need wd_state_follow_set_uses. Any thread.
void wd_state_visit_losses(wd_state_command_buffer *command_buffer, wd_state_visit_loss *visit, void *user);

// wd_state_find_reached returns the first object that `matches` among `object` (NULL is accepted) and the objects that
// it refers to, other than through descriptors; borrowed. NULL: none.
wd_state_object *wd_state_find_reached(wd_state_object *object,
                                       bool (*matches)(const wd_state_object *object, const void *user),
                                       const void *user);

// wd_state_invalidates returns whether the destruction of objects of this type invalidates recordings that use them.
// Pipeline layouts, for example, can be destroyed once the recording has ended.
bool wd_state_invalidates(VkObjectType type);

// wd_state_command_buffer_is_recording returns whether the command buffer is in the recording state, as far as its own
// commands decide; true if that is unknown.
static inline bool wd_state_command_buffer_is_recording(const wd_state_command_buffer *command_buffer) {
    return command_buffer->recording == WD_STATE_RECORDING || command_buffer->is_untracked;
}

// wd_state_command_buffer_render_pass_scope, wd_state_command_buffer_video_coding_scope return whether the next command
// is inside a render pass instance, or a video coding scope. Those that a secondary command buffer continues count.
static inline wd_state_scope
wd_state_command_buffer_render_pass_scope(const wd_state_command_buffer *command_buffer) {
    if (command_buffer->is_pass_unknown || command_buffer->is_pass_skipped || command_buffer->is_untracked) {
        return WD_STATE_SCOPE_UNKNOWN;
    }
    return command_buffer->in_render_pass ? WD_STATE_INSIDE : WD_STATE_OUTSIDE;
}

static inline wd_state_scope
wd_state_command_buffer_video_coding_scope(const wd_state_command_buffer *command_buffer) {
    if (command_buffer->num_unknown || command_buffer->is_untracked) {
        return WD_STATE_SCOPE_UNKNOWN;
    }
    return command_buffer->in_video_coding ? WD_STATE_INSIDE : WD_STATE_OUTSIDE;
}

// wd_state_command_buffer_queue_flags returns the flags of the queue family of the command buffer's pool; 0: unknown.
static inline VkQueueFlags
wd_state_command_buffer_queue_flags(const wd_state_command_buffer *command_buffer) {
    return command_buffer->queues == UINT32_MAX ? 0 : command_buffer->queues;
}

// wd_state_command_buffer_pool returns the pool; NULL: not known, since memory ran out when the command buffer was
// allocated. Its parent is another object then.
static inline const wd_state_command_pool *
wd_state_command_buffer_pool(const wd_state_command_buffer *command_buffer) {
    const wd_state_object *parent = command_buffer->object.parent;
    return parent && parent->type == VK_OBJECT_TYPE_COMMAND_POOL ? (const wd_state_command_pool *)parent
                                                                 : NULL;
}

// wd_state_command_buffer_may_be_protected returns whether the pool is of protected command buffers, or not known.
static inline bool wd_state_command_buffer_may_be_protected(const wd_state_command_buffer *command_buffer) {
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    return !pool || pool->flags & VK_COMMAND_POOL_CREATE_PROTECTED_BIT;
}

// wd_state_command_buffer_is_pending returns whether the command buffer is in the pending state for certain: a
// submission that it is in, or a primary command buffer that executes it, is not complete, and nothing that the
// application did can have shown it a completion that the tracker did not see (an acquisition's fence, an exported
// semaphore, an unknown command). Any thread.
bool wd_state_command_buffer_is_pending(const wd_state_command_buffer *command_buffer);

#ifdef __cplusplus
}
#endif
#endif
