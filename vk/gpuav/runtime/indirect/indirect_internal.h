// The structs of the check of indirect parameters.
#ifndef WARDEN_VK_GPUAV_RUNTIME_INDIRECT_INDIRECT_INTERNAL_H
#define WARDEN_VK_GPUAV_RUNTIME_INDIRECT_INDIRECT_INTERNAL_H

#include "vk/gpuav/runtime/indirect/indirect.h"
#include "vk/gpuav/runtime/indirect/indirect_layout.h"

enum { WD_INDIRECT_NO_SOURCE = UINT32_MAX };

struct wd_gpuav_indirect {
    wd_gpuav_inputs work; // The work buffer. Only its allocator is used.
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorPool pool;
    VkDescriptorSet set;
    bool is_guarding;
    bool keeps_base; // lavapipe 25.0 adds the base of a vkCmdDispatchBase to later indirect dispatches.
    pthread_mutex_t lock;
    // Under the lock: unused descriptors, and the writes of descriptors.
    uint32_t num_free;
    uint32_t free[WD_INDIRECT_SOURCES];
};

// wd_gpuav_parameters is the structure that a command reads.
typedef enum wd_gpuav_parameters {
    WD_GPUAV_PARAMETERS_DRAW,
    WD_GPUAV_PARAMETERS_DRAW_INDEXED,
    WD_GPUAV_PARAMETERS_MESH,
    WD_GPUAV_PARAMETERS_DISPATCH,
    WD_GPUAV_PARAMETERS_TRACE,
    WD_GPUAV_PARAMETERS_TRACE2,
    WD_GPUAV_PARAMETERS_COUNT,
} wd_gpuav_parameters;

// wd_gpuav_indirect_use is one indirect command before it is recorded.
typedef struct wd_gpuav_indirect_use {
    const char *command; // "vkCmdDrawIndirect"; static.
    wd_gpuav_parameters parameters;
    wd_state_action action;
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

// wd_gpuav_indirect_item is a recorded command. In the arena of the command buffer.
struct wd_gpuav_indirect_item {
    wd_gpuav_indirect_item *next;
    const wd_state_label *label;
    const wd_state_buffer *buffer;     // Kept by the recording.
    const wd_state_pipeline *pipeline; // May be NULL.
    VkDeviceSize offset, index_size;   // Bytes. `index_size` is that of the bound range of the index buffer.
    const char *command;
    uint32_t position; // Of the item in the work buffer.
    uint32_t copy, copy_class, count_copy;
    uint32_t sources[2];
    uint32_t index; // Among the actions of its kind.
    wd_state_action action;
    wd_gpuav_parameters parameters;
    bool has_task_shader;
    bool is_in_pass; // In a render pass instance that a secondary command buffer continues.
    bool is_guarded;
};

// wd_gpuav_indirect_node is an element of a list. In the arena of the command buffer.
struct wd_gpuav_indirect_node {
    wd_gpuav_indirect_node *next;
    uint32_t position;
};

// wd_gpuav_indirect_before records the check of a command, or reports at severity INFO why its parameters are not
// checked.
void wd_gpuav_indirect_before(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              wd_gpuav_indirect_use *use);

static inline uint32_t *wd_gpuav_indirect_words(const struct wd_gpuav_indirect *indirect, uint32_t position) {
    return indirect->work.memory.words + position;
}

#endif
