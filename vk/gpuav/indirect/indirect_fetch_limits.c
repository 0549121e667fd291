// The numbers of elements in the bound vertex buffers: the vertex input state of a draw, the inputs that its vertex
// shader uses, and the limit of each attribute (Vulkan, Vertex Input Description).
//
// Only attributes whose location is an input that the vertex shader uses have limits.
#include <string.h>

#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/registry/formats.h"
#include "vk/spirv/vertex_locations.h"
#include "vk/util/hash128.h"

// The bit of a mask of locations that says that the mask is known.
static const uint64_t is_known = 1ull << WD_SPIRV_VERTEX_LOCATIONS;

// The inputs of a vertex shader

static const wd_state_stage *vertex_stage(const wd_state_pipeline *pipeline) {
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        if (pipeline->stages[i].stage == VK_SHADER_STAGE_VERTEX_BIT) {
            return pipeline->stages[i].module ? &pipeline->stages[i] : NULL;
        }
    }
    return NULL;
}

// find_locations returns the locations that the vertex shader of a pipeline uses; 0: unknown.
static uint64_t find_locations(wd_gpuav_device *device, const wd_state_pipeline *pipeline) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    const wd_state_stage *stage = vertex_stage(pipeline);
    if (!stage) {
        return 0;
    }
    const uint64_t key = wd_hash_u64(stage->module->object.id) ^
                         wd_hash64_bytes(stage->entry_point, strlen(stage->entry_point));
    pthread_mutex_lock(&indirect->lock);
    uint64_t locations = (uint64_t)(uintptr_t)wd_hash_table_get(&indirect->locations, key);
    pthread_mutex_unlock(&indirect->lock);
    if (!(locations & is_known)) {
        locations = wd_spirv_vertex_locations(device->allocator, stage->module->words,
                                              stage->module->num_words, stage->entry_point) |
                    is_known;
        pthread_mutex_lock(&indirect->lock);
        (void)wd_hash_table_set(&indirect->locations, key, (void *)(uintptr_t)locations);
        pthread_mutex_unlock(&indirect->lock);
    }
    return locations & ~is_known;
}

// Limits

static bool has_dynamic_input(const wd_state_pipeline *pipeline) {
    return pipeline->shaders || wd_state_pipeline_is_dynamic(pipeline, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT);
}

// find_input returns the vertex input state of a draw; NULL: unknown.
static const wd_state_vertex_input *find_input(const wd_state_command_buffer *command_buffer,
                                               const wd_state_pipeline *pipeline) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!has_dynamic_input(pipeline)) {
        return wd_state_pipeline_vertex_input(pipeline);
    }
    const wd_gpuav_fetch_state *state = recording ? &wd_gpuav_indirect_list_of(recording)->fetch : NULL;
    return state && state->vertex_input_generation == command_buffer->generation ? state->vertex_input : NULL;
}

// find_stride returns whether the stride of a binding is known.
static bool find_stride(const wd_state_pipeline *pipeline, const wd_state_vertex_binding_layout *layout,
                        const wd_state_vertex_binding *bound, uint32_t *stride) {
    *stride = layout->stride;
    if (has_dynamic_input(pipeline)) {
        // Both vkCmdSetVertexInputEXT and vkCmdBindVertexBuffers2 set it: the order is not tracked.
        return bound->stride == 0 || bound->stride == layout->stride;
    }
    if (wd_state_pipeline_is_dynamic(pipeline, VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE_EXT)) {
        *stride = (uint32_t)bound->stride;
        return bound->stride != 0;
    }
    return true;
}

static const wd_state_vertex_binding_layout *find_layout(const wd_state_vertex_input *input,
                                                         uint32_t binding) {
    for (uint32_t i = 0; i < input->num_bindings; i++) {
        if (input->bindings[i].binding == binding) {
            return &input->bindings[i];
        }
    }
    return NULL;
}

// limit_of sets the limit that an attribute has, and returns whether it is known.
static bool limit_of(const wd_state_command_buffer *command_buffer, const wd_state_pipeline *pipeline,
                     const VkVertexInputAttributeDescription *attribute,
                     const wd_state_vertex_binding_layout *layout, wd_gpuav_fetch_limit *limit) {
    const wd_state_vertex_binding *bound = attribute->binding < command_buffer->num_vertex_bindings
                                               ? &command_buffer->vertex_bindings[attribute->binding]
                                               : NULL;
    const wd_format *format = wd_format_find(attribute->format);
    uint32_t stride;
    if (!bound || !bound->buffer || bound->address || !format || bound->offset > bound->buffer->size ||
        !find_stride(pipeline, layout, bound, &stride)) {
        return false;
    }
    const VkDeviceSize rest = bound->buffer->size - bound->offset;
    const VkDeviceSize range = bound->size < rest ? bound->size : rest;
    const VkDeviceSize end = (VkDeviceSize)attribute->offset + format->block_size;
    const VkDeviceSize count = range < end ? 0 : stride == 0 ? UINT32_MAX : (range - end) / stride + 1;
    *limit = (wd_gpuav_fetch_limit){
        .buffer = bound->buffer,
        .offset = bound->offset,
        .range = range,
        .max_count = count < UINT32_MAX ? (uint32_t)count : UINT32_MAX,
        .binding = attribute->binding,
        .stride = stride,
        .divisor = layout->divisor,
        .location = attribute->location,
        .attribute_offset = attribute->offset,
        .format = attribute->format,
    };
    return true;
}

void wd_gpuav_fetch_visit_limits(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                 const wd_state_pipeline *pipeline, wd_gpuav_fetch_visitor visit,
                                 void *user) {
    // With the feature, all fetches are robust.
    if (!pipeline || device->chassis->capabilities->features.robustBufferAccess ||
        pipeline->has_robust_vertex_inputs || command_buffer->num_unknown || command_buffer->is_untracked) {
        return;
    }
    const wd_state_vertex_input *input = find_input(command_buffer, pipeline);
    const uint64_t locations = input && input->num_attributes ? find_locations(device, pipeline) : 0;
    for (uint32_t i = 0; locations && i < input->num_attributes; i++) {
        const VkVertexInputAttributeDescription *attribute = &input->attributes[i];
        const wd_state_vertex_binding_layout *layout = find_layout(input, attribute->binding);
        wd_gpuav_fetch_limit limit;
        if (attribute->location < WD_SPIRV_VERTEX_LOCATIONS && (locations >> attribute->location & 1) &&
            layout && limit_of(command_buffer, pipeline, attribute, layout, &limit)) {
            visit(user, &limit, layout->rate);
        }
    }
}

// find_kept returns the limit that bindings with this rate and divisor share; NULL: there are too many divisors.
static wd_gpuav_fetch_limit *find_kept(wd_gpuav_fetch_limits *limits, VkVertexInputRate rate,
                                       uint32_t divisor) {
    if (rate == VK_VERTEX_INPUT_RATE_VERTEX) {
        return &limits->vertices;
    }
    for (uint32_t i = 0; divisor != 1 && i < WD_INDIRECT_NUM_DIVISORS; i++) {
        if (!limits->divided[i].buffer || limits->divided[i].divisor == divisor) {
            return &limits->divided[i];
        }
    }
    return divisor == 1 ? &limits->instances : NULL;
}

static void keep_smallest(void *user, const wd_gpuav_fetch_limit *limit, VkVertexInputRate rate) {
    wd_gpuav_fetch_limit *kept = find_kept(user, rate, limit->divisor);
    if (kept && (!kept->buffer || limit->max_count < kept->max_count)) {
        *kept = *limit;
    }
}

void wd_gpuav_fetch_find_limits(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                const wd_state_pipeline *pipeline, wd_gpuav_fetch_limits *limits) {
    wd_gpuav_fetch_visit_limits(device, command_buffer, pipeline, keep_smallest, limits);
}

// Divisors and restarts

// VkPhysicalDeviceVertexAttributeDivisorProperties of Vulkan 1.4, which is newer than the oldest headers.
#define DIVISOR_PROPERTIES ((VkStructureType)1000525000)
typedef struct divisor_properties {
    VkStructureType sType;
    void *pNext;
    uint32_t maxVertexAttribDivisor;
    VkBool32 supportsNonZeroFirstInstance;
} divisor_properties;

void wd_gpuav_fetch_find_divisor(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                 const wd_state_pipeline *pipeline, wd_gpuav_fetch_divisor *divisor) {
    const wd_state_vertex_input *input = pipeline ? find_input(command_buffer, pipeline) : NULL;
    for (uint32_t i = 0; input && i < input->num_bindings && !divisor->is_found; i++) {
        const wd_state_vertex_binding_layout *binding = &input->bindings[i];
        const divisor_properties *properties =
            binding->divisor != 1 && binding->rate == VK_VERTEX_INPUT_RATE_INSTANCE
                ? wd_physical_property_struct(wd_gpuav_physical(device), DIVISOR_PROPERTIES)
                : NULL;
        if (properties && !properties->supportsNonZeroFirstInstance) {
            *divisor = (wd_gpuav_fetch_divisor){
                .is_found = true,
                .is_dynamic = has_dynamic_input(pipeline),
                .binding = binding->binding,
                .divisor = binding->divisor,
            };
        }
    }
}

static bool pipeline_restarts(const wd_state_pipeline *pipeline) {
    bool found = pipeline->primitive_restart;
    for (uint32_t i = 0; !found && i < pipeline->num_libraries; i++) {
        found = pipeline_restarts(pipeline->libraries[i]);
    }
    return found;
}

bool wd_gpuav_fetch_restarts(const wd_state_command_buffer *command_buffer,
                             const wd_state_pipeline *pipeline) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!pipeline->shaders &&
        !wd_state_pipeline_is_dynamic(pipeline, VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE)) {
        return pipeline_restarts(pipeline);
    }
    const wd_gpuav_fetch_state *state = recording ? &wd_gpuav_indirect_list_of(recording)->fetch : NULL;
    return !state || state->primitive_restart_generation != command_buffer->generation ||
           state->primitive_restart;
}
