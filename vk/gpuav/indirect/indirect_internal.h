// The structs of the check of indirect parameters.
#ifndef WARDEN_VK_GPUAV_INDIRECT_INDIRECT_INTERNAL_H
#define WARDEN_VK_GPUAV_INDIRECT_INDIRECT_INTERNAL_H

#include "vk/gpuav/indirect/build_history.h"
#include "vk/gpuav/indirect/indirect.h"
#include "vk/gpuav/indirect/indirect_layout.h"
#include "vk/gpuav/indirect/structure_builds.h"
#include "vk/gpuav/indirect/structure_table.h"

enum { WD_INDIRECT_NO_SOURCE = UINT32_MAX };

struct wd_gpuav_indirect {
    wd_gpuav_inputs work; // The work buffer. Only its allocator is used.
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkPipeline build_pipeline; // VK_NULL_HANDLE: builds of acceleration structures are not checked.
    VkDescriptorPool pool;
    VkDescriptorSet set;
    bool is_guarding;
    bool has_fetch;         // Vertex fetches are checked,
    bool has_depths;        // and depths that are copied to images.
    bool checks_references; // The table has every structure that instances can refer to.
    bool keeps_base; // lavapipe 25.0 adds the base of a vkCmdDispatchBase to later indirect dispatches.
    pthread_mutex_t lock;
    // Under the lock: unused descriptors, and the writes of descriptors.
    uint32_t num_free;
    uint32_t free[WD_INDIRECT_SOURCES];
    wd_hash_table locations;       // Under the lock: the inputs of vertex shaders (indirect_fetch.c).
    wd_structure_table structures; // Zeroed without build_pipeline.
    wd_build_histories histories;  // The same.
    wd_structure_builds builds;    // The same.
};

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
} wd_gpuav_indirect_item;

// wd_gpuav_indirect_node is an element of a list. In the arena of the command buffer.
typedef struct wd_gpuav_indirect_node {
    struct wd_gpuav_indirect_node *next;
    uint32_t position;
} wd_gpuav_indirect_node;

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

// wd_gpuav_indirect_unchecked reports why the parameters of a command are not checked.
void wd_gpuav_indirect_unchecked(wd_gpuav_device *device, const char *command, const char *reason);
// wd_gpuav_indirect_why_not returns why the check of a command cannot be recorded; NULL: it can.
const char *wd_gpuav_indirect_why_not(const wd_gpuav_device *device,
                                      const wd_state_command_buffer *command_buffer,
                                      const wd_gpuav_recording *recording);
// wd_gpuav_indirect_add_source writes a descriptor for `size` bytes of a buffer from a multiple of 4 on, and sets
// `*offset` to their first word in it. WD_INDIRECT_NO_SOURCE: all descriptors are in use, or the bytes do not fit.
uint32_t wd_gpuav_indirect_add_source(wd_gpuav_device *device, const wd_state_buffer *buffer,
                                      VkDeviceSize start, VkDeviceSize size, uint32_t *offset);
// wd_gpuav_indirect_is_readable returns whether the shader may read `size` bytes of a buffer from `offset` on. The
// buffer needs `usage`.
bool wd_gpuav_indirect_is_readable(const wd_state_buffer *buffer, VkBufferUsageFlags usage,
                                   VkDeviceSize offset, VkDeviceSize size);
// wd_gpuav_indirect_add_item adds a copy of `item` with its words to the recording. Without memory it frees the
// resources of the item and returns NULL.
wd_gpuav_indirect_item *wd_gpuav_indirect_add_item(wd_gpuav_device *device,
                                                   wd_state_command_buffer *command_buffer,
                                                   wd_gpuav_recording *recording,
                                                   const wd_gpuav_indirect_item *item, const uint32_t *words);
// wd_gpuav_indirect_place records where the item is checked, and returns whether there was memory.
bool wd_gpuav_indirect_place(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_gpuav_recording *recording, wd_gpuav_indirect_item *item);
// wd_gpuav_indirect_add_node adds the node of an item to the recording. 0: there is no memory.
uint32_t wd_gpuav_indirect_add_node(wd_gpuav_recording *recording, wd_state_command_buffer *command_buffer,
                                    uint32_t item);
// wd_gpuav_indirect_record_dispatch records the check of a list with `num_groups` workgroups.
void wd_gpuav_indirect_record_dispatch(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                       wd_gpuav_recording *recording, uint32_t node, VkPipeline pipeline,
                                       uint32_t num_groups);
// wd_gpuav_indirect_create_build_pipeline creates device->indirect->build_pipeline.
VkResult wd_gpuav_indirect_create_build_pipeline(wd_gpuav_device *device);
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

// indirect_report.c and build_report.c

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

// wd_gpuav_ranges_add makes the shader keep the parameters of an indirect copy of memory, if the host can check the
// ranges. wd_gpuav_ranges_keep copies them into the arena. wd_gpuav_ranges_report reports the first range of each kind
// that is outside of its memory (indirect_ranges.c).
void wd_gpuav_ranges_add(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                         wd_gpuav_indirect_item *item, uint32_t *words);
const uint32_t *wd_gpuav_ranges_keep(struct wd_gpuav_indirect *indirect, wd_gpuav_results *copies,
                                     const uint32_t *words);
void wd_gpuav_ranges_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const wd_gpuav_indirect_result *found);

// wd_gpuav_indirect_submit reports one broken rule.
void wd_gpuav_indirect_submit(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                              const wd_gpuav_indirect_result *found, wd_severity severity,
                              const wd_gpuav_indirect_failure *broken);
// wd_gpuav_indirect_append_object appends an object with its name and a period.
void wd_gpuav_indirect_append_object(wd_string_builder *text, const wd_finding_object *object);
// wd_gpuav_builds_report reports the result of an item of build_layout.h.
void wd_gpuav_builds_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const wd_gpuav_indirect_result *found);

static inline uint32_t *wd_gpuav_indirect_words(const struct wd_gpuav_indirect *indirect, uint32_t position) {
    return indirect->work.memory.words + position;
}

#endif
