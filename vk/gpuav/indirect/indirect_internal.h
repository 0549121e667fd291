// The structs of the check of indirect parameters.
#ifndef WARDEN_VK_GPUAV_INDIRECT_INDIRECT_INTERNAL_H
#define WARDEN_VK_GPUAV_INDIRECT_INDIRECT_INTERNAL_H

#include "vk/gpuav/indirect/indirect.h"
#include "vk/gpuav/indirect/indirect_items.h"
#include "vk/gpuav/indirect/indirect_layout.h"

struct wd_gpuav_indirect {
    wd_gpuav_inputs work; // The work buffer. Only its allocator is used.
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorPool pool;
    VkDescriptorSet set;
    bool is_guarding;
    bool has_fetch;  // Vertex fetches are checked,
    bool has_depths; // and depths that are copied to images.
    bool keeps_base; // lavapipe 25.0 adds the base of a vkCmdDispatchBase to later indirect dispatches.
    pthread_mutex_t lock;
    // Under the lock: unused descriptors, and the writes of descriptors.
    uint32_t num_free;
    uint32_t free[WD_INDIRECT_SOURCES];
    wd_hash_table locations; // Under the lock: the inputs of vertex shaders (indirect_fetch.c).
};

// wd_gpuav_indirect_use is one indirect command before it is recorded.
typedef struct wd_gpuav_indirect_use {
    const char *command; // "vkCmdDrawIndirect"; static.
    wd_gpuav_parameters parameters;
    wd_state_action action; // WD_STATE_ACTION_COUNT: a copy, without a bind point.
    wd_state_bind_point bind;
    wd_state_buffer *buffer; // NULL: unknown.
    VkDeviceSize offset;
    uint32_t max_draws, stride; // The stride in bytes.
    bool has_count;
    wd_state_buffer *count_buffer;
    VkDeviceSize count_offset;
    // Results: bytes from the start of the work buffer; 0: the command stays unchanged.
    VkDeviceSize copy, count_copy;
} wd_gpuav_indirect_use;

// wd_gpuav_fetch_state is the dynamic state of draws (indirect_fetch.c).
typedef struct wd_gpuav_fetch_state {
    // Of vkCmdSetVertexInputEXT, in the arena; valid if the generation is the command buffer's.
    const wd_state_vertex_input *vertex_input;
    uint64_t vertex_input_generation;
    // Of vkCmdSetPrimitiveRestartEnable; valid if the generation is the command buffer's.
    bool primitive_restart;
    uint64_t primitive_restart_generation;
} wd_gpuav_fetch_state;

// wd_gpuav_indirect_list is the part of a recording.
typedef struct wd_gpuav_indirect_list {
    wd_gpuav_indirect_item *items, *last_item; // In order.
    wd_gpuav_indirect_node *nodes;             // The latest first.
    uint32_t last_node; // Position of the last node of the current render pass instance; 0: none.
    bool is_stopped;    // Later commands of the render pass instance are not checked.
    wd_gpuav_fetch_state fetch;
} wd_gpuav_indirect_list;

static inline wd_gpuav_indirect_list *wd_gpuav_indirect_list_of(const wd_gpuav_recording *recording) {
    return recording->parts[WD_GPUAV_PART_INDIRECT];
}

// wd_gpuav_indirect_before records the check of a command, or reports at severity INFO why its parameters are not
// checked.
void wd_gpuav_indirect_before(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              wd_gpuav_indirect_use *use);

// wd_gpuav_indirect_find_commands returns the command buffer if the check is on; else NULL.
wd_state_command_buffer *wd_gpuav_indirect_find_commands(const wd_call *call, VkCommandBuffer handle);
// wd_gpuav_indirect_find_address returns the buffer with `usage` at an address; NULL: there is none. The recording
// keeps the buffer: it may be destroyed before the results are read.
wd_state_buffer *wd_gpuav_indirect_find_address(const wd_gpuav_device *device,
                                                wd_state_command_buffer *command_buffer,
                                                VkDeviceAddress address, VkBufferUsageFlags usage);

// wd_gpuav_indirect_add_source writes a descriptor for `size` bytes of a buffer from a multiple of 4 on, and sets
// `*offset` to their first word in it. WD_INDIRECT_NO_SOURCE: all descriptors are in use, or the bytes do not fit.
uint32_t wd_gpuav_indirect_add_source(wd_gpuav_device *device, const wd_state_buffer *buffer,
                                      VkDeviceSize start, VkDeviceSize size, uint32_t *offset);
// wd_gpuav_indirect_free_source frees a descriptor, or nothing (WD_INDIRECT_NO_SOURCE).
void wd_gpuav_indirect_free_source(struct wd_gpuav_indirect *indirect, uint32_t source);
// wd_gpuav_indirect_is_readable returns whether the shader may read `size` bytes of a buffer from `offset` on. The
// buffer needs `usage`.
bool wd_gpuav_indirect_is_readable(const wd_state_buffer *buffer, VkBufferUsageFlags usage,
                                   VkDeviceSize offset, VkDeviceSize size);
// wd_gpuav_indirect_place records where the item is checked, and returns whether there was memory.
bool wd_gpuav_indirect_place(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_gpuav_recording *recording, wd_gpuav_indirect_item *item);
// wd_gpuav_index_limit sets `*limit` to the number of indices in the bound range of the index buffer, which has `*size`
// bytes. Returns the bytes of an index; 0: the buffer or the type is unknown.
uint32_t wd_gpuav_index_limit(const wd_state_command_buffer *command_buffer, VkDeviceSize *size,
                              uint32_t *limit);

// indirect_fetch_limits.c

// wd_gpuav_fetch_visit_limits visits the limits of all attributes that a draw fetches.
typedef void (*wd_gpuav_fetch_visitor)(void *user, const wd_gpuav_fetch_limit *limit, VkVertexInputRate rate);
void wd_gpuav_fetch_visit_limits(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                 const wd_state_pipeline *pipeline, wd_gpuav_fetch_visitor visit, void *user);
// wd_gpuav_fetch_find_limits finds the limits of a draw with the bound pipeline and vertex buffers.
void wd_gpuav_fetch_find_limits(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                const wd_state_pipeline *pipeline, wd_gpuav_fetch_limits *limits);
// wd_gpuav_fetch_find_divisor sets `*divisor` to a binding of instances with a divisor other than 1, if the device
// supports such divisors only for draws whose firstInstance is 0.
void wd_gpuav_fetch_find_divisor(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                 const wd_state_pipeline *pipeline, wd_gpuav_fetch_divisor *divisor);
// wd_gpuav_fetch_restarts returns whether the index with all bits set may restart primitives.
bool wd_gpuav_fetch_restarts(const wd_state_command_buffer *command_buffer,
                             const wd_state_pipeline *pipeline);

// indirect_fetch.c

// wd_gpuav_fetch_check_indices records the check of the indices of an indirect draw.
void wd_gpuav_fetch_check_indices(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  const wd_gpuav_indirect_use *use);
// wd_gpuav_fetch_describe appends the number of elements of a binding, and why.
void wd_gpuav_fetch_describe(wd_string_builder *text, const wd_gpuav_fetch_limit *limit,
                             const char *elements);

// indirect_ranges.c

// wd_gpuav_ranges_add makes the shader keep the parameters of an indirect copy of memory, if the host can check the
// ranges. wd_gpuav_ranges_keep copies them into the arena. wd_gpuav_ranges_report reports the first range of each kind
// that is outside of its memory.
void wd_gpuav_ranges_add(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                         wd_gpuav_indirect_item *item, uint32_t *words);
const uint32_t *wd_gpuav_ranges_keep(struct wd_gpuav_indirect *indirect, wd_gpuav_results *copies,
                                     const uint32_t *words);
void wd_gpuav_ranges_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const wd_gpuav_indirect_result *found);

static inline uint32_t *wd_gpuav_indirect_words(const struct wd_gpuav_indirect *indirect, uint32_t position) {
    return indirect->work.memory.words + position;
}

#endif
