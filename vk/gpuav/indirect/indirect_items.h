// The items that the device checks, for checks that add their own: recorded commands, the words that the shader reads,
// and their results.
#ifndef WARDEN_VK_GPUAV_INDIRECT_INDIRECT_ITEMS_H
#define WARDEN_VK_GPUAV_INDIRECT_INDIRECT_ITEMS_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/indirect/indirect_layout.h"

enum { WD_INDIRECT_NO_SOURCE = UINT32_MAX };

// wd_gpuav_parameters is the structure that a command reads.
typedef enum wd_gpuav_parameters {
    WD_GPUAV_PARAMETERS_DRAW,
    WD_GPUAV_PARAMETERS_DRAW_INDEXED,
    WD_GPUAV_PARAMETERS_MESH,
    WD_GPUAV_PARAMETERS_DISPATCH,
    WD_GPUAV_PARAMETERS_TRACE,
    WD_GPUAV_PARAMETERS_TRACE2,
    WD_GPUAV_PARAMETERS_COPY_MEMORY,
    WD_GPUAV_PARAMETERS_COPY_IMAGE,
    WD_GPUAV_PARAMETERS_COUNT,
} wd_gpuav_parameters;

// wd_gpuav_fetch_limit is the number of elements that can be fetched from a vertex buffer.
typedef struct wd_gpuav_fetch_limit {
    const wd_state_buffer *buffer; // Kept by the recording. NULL: there is no limit.
    VkDeviceSize offset, range;    // Of the binding, in bytes.
    uint32_t max_count;            // Elements.
    uint32_t binding, stride, divisor;
    uint32_t location, attribute_offset;
    VkFormat format;
} wd_gpuav_fetch_limit;

// wd_gpuav_fetch_limits holds the smallest limits: of vertices, of instances with a divisor of 1, and of instances with
// each of the first other divisors.
typedef struct wd_gpuav_fetch_limits {
    wd_gpuav_fetch_limit vertices, instances;
    wd_gpuav_fetch_limit divided[WD_INDIRECT_NUM_DIVISORS];
} wd_gpuav_fetch_limits;

// wd_gpuav_fetch_divisor is a binding for which firstInstance must be 0.
typedef struct wd_gpuav_fetch_divisor {
    bool is_found;
    bool is_dynamic; // vkCmdSetVertexInputEXT sets it, or the draw uses shader objects.
    uint32_t binding, divisor;
} wd_gpuav_fetch_divisor;

// wd_gpuav_indirect_item is a recorded command. In the arena of the command buffer.
typedef struct wd_gpuav_indirect_item {
    struct wd_gpuav_indirect_item *next;
    const wd_state_label *label;
    const wd_state_buffer *buffer;     // Kept by the recording. NULL: the item is about device addresses.
    const wd_state_pipeline *pipeline; // May be NULL.
    VkDeviceSize offset, index_size;   // Bytes. `index_size` is that of the bound range of the index buffer.
    const char *command;
    uint32_t position; // Of the item in the work buffer.
    uint32_t copy, copy_class, count_copy;
    uint32_t num_removed; // Address ranges when a copy of memory was recorded (indirect_ranges.c).
    uint32_t sources[3];
    wd_gpuav_fetch_limits limits;
    wd_gpuav_fetch_divisor divisor;
    uint32_t index;             // Among the actions of its kind.
    uint32_t number, num_draws; // Of a draw of a direct command with several; 0 draws: none.
    wd_state_action action;
    wd_gpuav_parameters parameters;
    bool has_task_shader;
    bool is_in_pass; // In a render pass instance that a secondary command buffer continues.
    bool is_guarded;
    // report reports the result of the item. NULL: the item is one of this folder.
    void (*report)(const wd_gpuav_results *results, const wd_state_command_buffer *command_buffer,
                   const struct wd_gpuav_indirect_result *found);
} wd_gpuav_indirect_item;

// wd_gpuav_indirect_node is an element of a list. In the arena of the command buffer.
typedef struct wd_gpuav_indirect_node {
    struct wd_gpuav_indirect_node *next;
    uint32_t position;
} wd_gpuav_indirect_node;

// wd_gpuav_indirect_result is the result of one item, with its words.
typedef struct wd_gpuav_indirect_result {
    struct wd_gpuav_indirect_result *next;
    wd_gpuav_indirect_item item;
    // Referenced; each may be NULL.
    wd_state_buffer *buffer;
    wd_state_pipeline *pipeline;
    wd_state_object *vertices, *instances;
    wd_state_object *divided[WD_INDIRECT_NUM_DIVISORS];
    uint32_t words[WD_INDIRECT_ITEM_WORDS];
    const uint32_t *copied_parameters; // NULL: the host does not read them.
    wd_finding_label *labels;
    size_t num_labels;
} wd_gpuav_indirect_result;

// wd_gpuav_indirect_failure is a rule that is broken.
typedef struct wd_gpuav_indirect_failure {
    const char *id; // May be a pattern for the command.
    char text[512];
    const char *fix;
} wd_gpuav_indirect_failure;

// wd_gpuav_indirect_work returns the work buffer, of which only the allocator is used. The check is on.
wd_gpuav_inputs *wd_gpuav_indirect_work(const wd_gpuav_device *device);
// wd_gpuav_indirect_create_pipeline creates a pipeline whose shader checks items.
VkResult wd_gpuav_indirect_create_pipeline(wd_gpuav_device *device, const uint32_t *code, size_t code_size,
                                           VkPipeline *pipeline);

// wd_gpuav_indirect_unchecked reports why the parameters of a command are not checked.
void wd_gpuav_indirect_unchecked(wd_gpuav_device *device, const char *command, const char *reason);
// wd_gpuav_indirect_why_not returns why the check of a command cannot be recorded; NULL: it can.
const char *wd_gpuav_indirect_why_not(const wd_gpuav_device *device,
                                      const wd_state_command_buffer *command_buffer,
                                      const wd_gpuav_recording *recording);
// wd_gpuav_indirect_add_item adds a copy of `item` with its words to the recording. Without memory it frees the
// resources of the item and returns NULL.
wd_gpuav_indirect_item *wd_gpuav_indirect_add_item(wd_gpuav_device *device,
                                                   wd_state_command_buffer *command_buffer,
                                                   wd_gpuav_recording *recording,
                                                   const wd_gpuav_indirect_item *item, const uint32_t *words);
// wd_gpuav_indirect_add_node adds the node of an item to the recording. 0: there is no memory.
uint32_t wd_gpuav_indirect_add_node(wd_gpuav_recording *recording, wd_state_command_buffer *command_buffer,
                                    uint32_t item);
// wd_gpuav_indirect_record_dispatch records the check of a list with `num_groups` workgroups.
void wd_gpuav_indirect_record_dispatch(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                       wd_gpuav_recording *recording, uint32_t node, VkPipeline pipeline,
                                       uint32_t num_groups);

// wd_gpuav_indirect_submit reports one broken rule.
void wd_gpuav_indirect_submit(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                              const wd_gpuav_indirect_result *found, wd_severity severity,
                              const wd_gpuav_indirect_failure *broken);
// wd_gpuav_indirect_append_object appends an object with its name and a period.
void wd_gpuav_indirect_append_object(wd_string_builder *text, const wd_finding_object *object);

#endif
