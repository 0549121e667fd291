// Command pools and command buffers: what is bound now, and what was recorded so far.
//
// A command buffer is written by its recording hooks under the external synchronization that Vulkan asks for,
// without a lock. Binding commands and counts are recorded after the call went down (post_record): in another
// validator's validate and pre_record hooks the state is as before the command, in its post_record hook as
// after it.
//
// What is bound stays referenced until the command buffer is reset or freed, so it can be read for as long as
// a recording can still be pending.
#ifndef WARDEN_VK_STATE_STATE_COMMAND_BUFFER_H
#define WARDEN_VK_STATE_STATE_COMMAND_BUFFER_H

#include "vk/state/state_pipeline.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_state_command_pool {
    wd_state_object object; // Its children are the command buffers not yet freed.
    VkCommandPoolCreateFlags flags;
    uint32_t queue_family;
} wd_state_command_pool;

typedef enum wd_state_recording {
    WD_STATE_INITIAL,
    WD_STATE_RECORDING,
    WD_STATE_EXECUTABLE, // Whether it is pending as well, pending_count tells.
    WD_STATE_INVALID,
} wd_state_recording;

// wd_state_label is an open debug label; immutable, in the arena of its command buffer: keep the pointer to
// remember the labels of a command.
typedef struct wd_state_label {
    const struct wd_state_label *outer; // NULL for the outermost.
    const char *name;                   // Never NULL. As the application passed it.
    const char *printable; // The same with control characters and invalid UTF-8 escaped, for texts.
    float color[4];
} wd_state_label;

// wd_state_bound_set is one descriptor set slot of a bind point.
typedef struct wd_state_bound_set {
    wd_state_descriptor_set *set; // NULL: nothing bound, or disturbed.
    uint32_t num_dynamic_offsets;
    const uint32_t *dynamic_offsets;  // In the arena; those of this set only.
    wd_state_pipeline_layout *layout; // That it was bound or pushed with.
} wd_state_bound_set;

typedef enum wd_state_bind_point {
    WD_STATE_BIND_GRAPHICS,
    WD_STATE_BIND_COMPUTE,
    WD_STATE_BIND_RAY_TRACING,
    WD_STATE_BIND_COUNT,
} wd_state_bind_point;

// wd_state_bind_point_of translates; bind points that are not tracked give WD_STATE_BIND_COUNT.
wd_state_bind_point wd_state_bind_point_of(VkPipelineBindPoint bind_point);

typedef struct wd_state_bindings {
    wd_state_pipeline *pipeline;      // NULL: none bound.
    wd_state_pipeline_layout *layout; // Of the last vkCmdBindDescriptorSets or push of descriptors.
    uint32_t num_sets;                // Elements of `sets`; higher slots were never bound.
    uint32_t sets_capacity;
    wd_state_bound_set *sets;
    uint32_t num_changes;        // Commands that bound or pushed sets, or that made all bindings undefined.
    uint32_t num_layout_changes; // Of those, the ones with another layout than the command before.
} wd_state_bindings;

typedef struct wd_state_vertex_binding {
    wd_state_buffer *buffer;
    VkDeviceSize offset;
    VkDeviceSize size;   // VK_WHOLE_SIZE: to the end of the buffer.
    VkDeviceSize stride; // 0 unless given by vkCmdBindVertexBuffers2.
} wd_state_vertex_binding;

// wd_state_action says which counter a command moves.
typedef enum wd_state_action {
    WD_STATE_ACTION_DRAW,
    WD_STATE_ACTION_DISPATCH,
    WD_STATE_ACTION_TRACE,
    WD_STATE_ACTION_COUNT,
} wd_state_action;

struct wd_state_device;

typedef struct wd_state_command_buffer {
    wd_state_object object; // Its parent is the pool, NULL never.
    struct wd_state_device *device;
    VkCommandBufferLevel level;
    wd_state_recording recording;
    uint32_t pending_count; // Atomic. Submissions not known to be complete; of primary ones only.
    VkCommandBufferUsageFlags usage;
    uint64_t generation; // Grows with each begin and reset; tells two recordings apart.
    bool incomplete;     // Memory ran out while recording: what is tracked may lack something.
    // See state_unknown.h. Commands of this recording that the build does not know, and whether since the last one it is
    // unknown whether a render pass instance is active, or suspended.
    uint32_t num_unknown;
    bool is_pass_unknown;
    bool is_untracked; // Such a command may have begun or reset it: nothing is known of what it does.

    // arena is reset together with the command buffer. Other validators may allocate from it while they
    // record, after the rules of an arena: no two threads, and nothing outlives the reset.
    wd_arena arena;

    wd_state_bindings bindings[WD_STATE_BIND_COUNT];

    // Push constants as the last vkCmdPushConstants left them. One bit a 4-byte word tells whether it was
    // ever pushed.
    uint32_t push_constants_size; // Bytes of `push_constants`: the device's limit.
    uint8_t *push_constants;
    uint32_t *push_constants_written;
    wd_state_pipeline_layout *push_constants_layout; // Of the last push; NULL: none.
    VkShaderStageFlags push_constants_stages;        // Of the last push.

    uint32_t num_vertex_bindings;
    uint32_t vertex_bindings_capacity;
    wd_state_vertex_binding *vertex_bindings;
    wd_state_buffer *index_buffer;
    VkDeviceSize index_offset, index_size; // The size may be VK_WHOLE_SIZE.
    VkIndexType index_type;

    wd_state_render_pass *render_pass; // NULL: none, or dynamic rendering.
    wd_state_framebuffer *framebuffer; // May be NULL for secondary command buffers.
    uint32_t subpass;
    bool is_rendering; // Between vkCmdBeginRendering and vkCmdEndRendering.
    VkRenderingFlags rendering_flags;

    uint32_t num_actions[WD_STATE_ACTION_COUNT]; // Draws, dispatches and traces recorded so far.
    uint32_t num_executed;                       // Secondary command buffers executed, in order.
    uint32_t executed_capacity;
    struct wd_state_command_buffer **executed; // References until reset.

    const wd_state_label *label; // Innermost open label, or NULL.

    // Private to vk/state.
    size_t num_kept, kept_capacity;
    wd_state_object **kept;          // What this recording refers to.
    wd_state_object *kept_cache[64]; // The latest of `kept`, by id, against doubles.
} wd_state_command_buffer;

// wd_state_command_buffer_keep holds `object` (NULL is accepted) until the command buffer is reset or freed.
// False, and `incomplete` set, when memory runs out.
bool wd_state_command_buffer_keep(wd_state_command_buffer *command_buffer, wd_state_object *object);

// wd_state_command_buffer_destroyed returns an object that the recording refers to and that was destroyed
// since, so that the command buffer is invalid by the specification; NULL if there is none. It walks all that
// the recording refers to.
const wd_state_object *wd_state_command_buffer_destroyed(const wd_state_command_buffer *command_buffer);

#ifdef __cplusplus
}
#endif
#endif
