// Bindings of pipelines, descriptors, push constants and shaders. These hooks run for every command of a frame: no
// lock, and memory only from the arena.
#include <assert.h>
#include <string.h>

#include "vk/state/state_addresses.h"
#include "vk/state/state_bind.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_update.h"

enum { MOST_SETS = 1024 };

wd_state_bind_point wd_state_bind_point_of(VkPipelineBindPoint bind_point) {
    switch (bind_point) {
    case VK_PIPELINE_BIND_POINT_GRAPHICS:
        return WD_STATE_BIND_GRAPHICS;
    case VK_PIPELINE_BIND_POINT_COMPUTE:
        return WD_STATE_BIND_COMPUTE;
    case VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR:
        return WD_STATE_BIND_RAY_TRACING;
    default:
        return WD_STATE_BIND_COUNT;
    }
}

void wd_state_count_action(const struct wd_call *call, VkCommandBuffer handle, wd_state_action action) {
    assert((unsigned)action < WD_STATE_ACTION_COUNT);
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (command_buffer) {
        command_buffer->num_actions[action]++;
    }
}

static wd_state_pipeline_layout *layout_of(const struct wd_call *call, wd_state_pipeline_layout *last,
                                           VkPipelineLayout handle) {
    return wd_state_is_handle((const wd_state_object *)last, WD_STATE_NON_DISPATCHABLE(handle))
               ? last
               : wd_state_find_pipeline_layout(call->device->state, handle);
}

// note_unknown says that the command buffer lacks an object that a command names, if there was no memory for its state.
static void note_unknown(wd_state_command_buffer *command_buffer, const void *state, bool is_named) {
    if (command_buffer && !state && is_named &&
        __atomic_load_n(&command_buffer->device->table.lacks_objects, __ATOMIC_RELAXED)) {
        command_buffer->incomplete = true;
    }
}

wd_state_object *wd_state_keep_handle(wd_state_command_buffer *command_buffer, VkObjectType type,
                                      uint64_t handle) {
    wd_state_object *object = handle ? wd_state_find_kept(command_buffer, type, handle) : NULL;
    if (object) {
        return object;
    }
    object = wd_state_find(command_buffer->device, type, handle);
    return wd_state_command_buffer_keep(command_buffer, object) ? object : NULL;
}

static wd_state_bindings *bindings_of(wd_state_command_buffer *command_buffer,
                                      VkPipelineBindPoint bind_point) {
    const wd_state_bind_point index = wd_state_bind_point_of(bind_point);
    return command_buffer && index != WD_STATE_BIND_COUNT ? &command_buffer->bindings[index] : NULL;
}

bool wd_state_grow_bindings(wd_state_command_buffer *command_buffer, void **array, uint32_t *capacity,
                            uint32_t used, uint32_t needed, size_t element_size) {
    assert(used <= *capacity);
    if (needed <= *capacity) {
        return true;
    }
    uint32_t larger = *capacity < 8 ? 8 : *capacity;
    while (larger < needed) {
        larger *= 2;
    }
    void *moved = wd_arena_alloc_zero(&command_buffer->arena, larger, element_size);
    if (!moved) {
        command_buffer->incomplete = true;
        return false;
    }
    if (used) {
        memcpy(moved, *array, used * element_size);
    }
    *array = moved;
    *capacity = larger;
    return true;
}

WD_STATE_POST(CmdBindPipeline) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_bindings *bindings = bindings_of(command_buffer, args->pipelineBindPoint);
    if (!bindings) {
        return;
    }
    wd_state_note_set_uses(command_buffer, bindings);
    const wd_state_pipeline *before = bindings->num_shaders ? NULL : bindings->pipeline;
    bindings->pipeline = (wd_state_pipeline *)wd_state_keep_handle(command_buffer, VK_OBJECT_TYPE_PIPELINE,
                                                                   WD_STATE_NON_DISPATCHABLE(args->pipeline));
    note_unknown(command_buffer, bindings->pipeline, args->pipeline != VK_NULL_HANDLE);
    bindings->is_pipeline_unknown = !bindings->pipeline;
    bindings->num_pipeline_changes += !bindings->pipeline || bindings->pipeline != before;
    bindings->pipeline_pass = command_buffer->rendering.version;
    if (args->pipelineBindPoint == VK_PIPELINE_BIND_POINT_GRAPHICS) {
        wd_state_bind_dynamic(command_buffer, bindings->pipeline);
    }
    wd_state_unbind_shaders(bindings);
}

static bool reserve_sets(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings,
                         uint32_t needed) {
    assert(needed <= MOST_SETS);
    void *sets = bindings->sets;
    if (!wd_state_grow_bindings(command_buffer, &sets, &bindings->sets_capacity, bindings->num_sets, needed,
                                sizeof *bindings->sets)) {
        return false;
    }
    bindings->sets = sets;
    if (bindings->num_sets < needed) {
        bindings->num_sets = needed;
    }
    return true;
}

// disturb drops the sets that binding sets [first, end) with `layout` disturbs (Vulkan, Pipeline Layout
// Compatibility): lower ones unless bound with a layout compatible for them, and all higher ones unless the
// layouts are compatible for the last one bound here.
static void disturb(wd_state_bindings *bindings, const wd_state_pipeline_layout *layout, uint32_t first,
                    uint32_t end) {
    assert(first < end);
    for (uint32_t i = 0; i < bindings->num_sets; i++) {
        wd_state_bound_set *bound = &bindings->sets[i];
        if (!bound->set || bound->layout == layout || (i >= first && i < end)) {
            continue;
        }
        const uint32_t compared = i < first ? i : end - 1;
        if (!wd_state_pipeline_layouts_compatible(bound->layout, layout, compared)) {
            *bound = (wd_state_bound_set){0};
        }
    }
}

// note_change is called before the sets of a bind point change.
static void note_change(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings,
                        const wd_state_pipeline_layout *layout) {
    wd_state_note_set_uses(command_buffer, bindings);
    bindings->num_changes++;
    bindings->num_layout_changes += bindings->layout != layout;
}

// A call of vkCmdBindDescriptorSets in either of its forms.
typedef struct bind_sets {
    const VkDescriptorSet *sets;
    uint32_t first, count;
    const uint32_t *offsets;
    uint32_t num_offsets;
} bind_sets;

static void bind(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings,
                 wd_state_pipeline_layout *layout, bind_sets what) {
    if (what.first >= MOST_SETS || what.count > MOST_SETS - what.first || what.count == 0 ||
        !reserve_sets(command_buffer, bindings, what.first + what.count)) {
        return;
    }
    note_change(command_buffer, bindings, layout);
    if (bindings->layout != layout) {
        if (!wd_state_command_buffer_keep(command_buffer, &layout->object)) {
            return;
        }
        disturb(bindings, layout, what.first, what.first + what.count);
        bindings->layout = layout;
    }
    const uint32_t *offsets = what.num_offsets ? wd_arena_copy(&command_buffer->arena, what.offsets,
                                                               what.num_offsets, sizeof *offsets)
                                               : NULL;
    uint32_t left = offsets ? what.num_offsets : 0;
    command_buffer->incomplete |= what.num_offsets && !offsets;
    for (uint32_t i = 0; i < what.count; i++) {
        wd_state_bound_set *bound = &bindings->sets[what.first + i];
        wd_state_descriptor_set *set = bound->set;
        if (!wd_state_is_handle((const wd_state_object *)set, WD_STATE_NON_DISPATCHABLE(what.sets[i]))) {
            set = (wd_state_descriptor_set *)wd_state_keep_handle(
                command_buffer, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE(what.sets[i]));
            note_unknown(command_buffer, set, what.sets[i] != VK_NULL_HANDLE);
        }
        *bound = (wd_state_bound_set){.set = set, .layout = layout};
        const uint32_t wanted = set ? set->layout->num_dynamic_offsets : 0;
        bound->num_dynamic_offsets = wanted < left ? wanted : left;
        bound->dynamic_offsets = bound->num_dynamic_offsets ? offsets : NULL;
        if (offsets) {
            offsets += bound->num_dynamic_offsets;
        }
        left -= bound->num_dynamic_offsets;
    }
}

// rebinds returns whether a command binds one set, without offsets, that is bound there already, with the layout that
// was the last to bind one: nothing changes.
static bool rebinds(const wd_state_bindings *bindings, const wd_CmdBindDescriptorSets_args *args) {
    if (args->descriptorSetCount != 1 || args->dynamicOffsetCount || args->firstSet >= bindings->num_sets) {
        return false;
    }
    const wd_state_bound_set *bound = &bindings->sets[args->firstSet];
    return bound->layout == bindings->layout && !bound->num_dynamic_offsets &&
           wd_state_is_handle((const wd_state_object *)bound->layout,
                              WD_STATE_NON_DISPATCHABLE(args->layout)) &&
           wd_state_is_handle((const wd_state_object *)bound->set,
                              WD_STATE_NON_DISPATCHABLE(args->pDescriptorSets[0]));
}

WD_STATE_POST(CmdBindDescriptorSets) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_bindings *bindings = bindings_of(command_buffer, args->pipelineBindPoint);
    if (bindings && rebinds(bindings, args)) {
        note_change(command_buffer, bindings, bindings->layout);
        return;
    }
    wd_state_pipeline_layout *layout = bindings ? layout_of(call, bindings->layout, args->layout) : NULL;
    note_unknown(command_buffer, layout, args->layout != VK_NULL_HANDLE);
    if (layout) {
        bind(command_buffer, bindings, layout,
             (bind_sets){args->pDescriptorSets, args->firstSet, args->descriptorSetCount,
                         args->pDynamicOffsets, args->pDynamicOffsets ? args->dynamicOffsetCount : 0});
    }
}

// push_set returns the set that push descriptors of this slot go to, made if there is none that fits.
static wd_state_descriptor_set *push_set(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings,
                                         wd_state_pipeline_layout *layout, uint32_t index) {
    wd_state_set_layout *set_layout = index < layout->num_set_layouts ? layout->set_layouts[index] : NULL;
    note_unknown(command_buffer, set_layout, true);
    if (!set_layout || index >= MOST_SETS || !reserve_sets(command_buffer, bindings, index + 1) ||
        !wd_state_command_buffer_keep(command_buffer, &layout->object)) {
        return NULL;
    }
    note_change(command_buffer, bindings, layout);
    if (bindings->layout != layout) {
        disturb(bindings, layout, index, index + 1);
        bindings->layout = layout;
    }
    wd_state_bound_set *bound = &bindings->sets[index];
    const bool fits = bound->set && bound->set->is_push &&
                      wd_state_pipeline_layouts_compatible(bound->layout, layout, index);
    if (!fits) {
        wd_state_device *device = command_buffer->device;
        wd_state_descriptor_set *set = wd_state_new_set(device, &device->object, 0, set_layout, 0, true);
        const bool kept = set && wd_state_command_buffer_keep(command_buffer, &set->object);
        wd_state_unref((wd_state_object *)set);
        command_buffer->incomplete |= !kept;
        if (kept) {
            set->has_unknown =
                command_buffer->num_unknown != 0; // Constants pushed before an unknown command stay.
        }
        *bound = (wd_state_bound_set){.set = kept ? set : NULL};
    }
    bound->layout = layout;
    return bound->set;
}

static void push_writes(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings,
                        wd_state_pipeline_layout *layout, uint32_t index, uint32_t count,
                        const VkWriteDescriptorSet *writes) {
    wd_state_descriptor_set *set = push_set(command_buffer, bindings, layout, index);
    for (uint32_t i = 0; set && i < count; i++) {
        wd_state_write_set(command_buffer->device, set, &writes[i]);
    }
}

WD_STATE_POST(CmdPushDescriptorSetKHR) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_bindings *bindings = bindings_of(command_buffer, args->pipelineBindPoint);
    wd_state_pipeline_layout *layout = wd_state_find_pipeline_layout(call->device->state, args->layout);
    note_unknown(command_buffer, layout, args->layout != VK_NULL_HANDLE);
    if (bindings && layout) {
        push_writes(command_buffer, bindings, layout, args->set, args->descriptorWriteCount,
                    args->pDescriptorWrites);
    }
}

static void push_template(struct wd_call *call, VkCommandBuffer handle,
                          VkDescriptorUpdateTemplate template_handle, VkPipelineLayout layout_handle,
                          uint32_t index, const void *data) {
    wd_state_device *device = call->device->state;
    const wd_state_update_template *update_template = wd_state_find_update_template(device, template_handle);
    wd_state_pipeline_layout *layout = wd_state_find_pipeline_layout(device, layout_handle);
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    note_unknown(command_buffer, layout, layout_handle != VK_NULL_HANDLE);
    note_unknown(command_buffer, update_template, template_handle != VK_NULL_HANDLE);
    if (!update_template || !layout || !command_buffer) {
        return;
    }
    wd_state_bindings *bindings = bindings_of(command_buffer, update_template->bind_point);
    wd_state_descriptor_set *set = bindings ? push_set(command_buffer, bindings, layout, index) : NULL;
    if (set) {
        wd_state_write_template(device, set, update_template, data);
    }
}

WD_STATE_POST(CmdPushDescriptorSetWithTemplateKHR) {
    (void)down;
    push_template(call, args->commandBuffer, args->descriptorUpdateTemplate, args->layout, args->set,
                  args->pData);
}

// The sets to which a command gives offsets in descriptor buffers.
typedef struct buffer_sets {
    VkPipelineLayout layout;
    uint32_t first, count;
} buffer_sets;

// bind_buffer_sets removes the sets that were bound or pushed there, those that their layout disturbs, and all that
// vkCmdBindDescriptorSets bound: the two do not combine (Vulkan, Binding Descriptor Buffers). The contents of
// descriptor buffers are not tracked.
static void bind_buffer_sets(struct wd_call *call, wd_state_command_buffer *command_buffer,
                             VkPipelineBindPoint bind_point, buffer_sets what) {
    wd_state_bindings *bindings = bindings_of(command_buffer, bind_point);
    wd_state_pipeline_layout *layout = bindings ? layout_of(call, bindings->layout, what.layout) : NULL;
    note_unknown(command_buffer, layout, what.layout != VK_NULL_HANDLE);
    if (!layout || what.first >= MOST_SETS || what.count > MOST_SETS - what.first || what.count == 0 ||
        !wd_state_command_buffer_keep(command_buffer, &layout->object)) {
        return;
    }
    note_change(command_buffer, bindings, layout);
    if (bindings->layout != layout) {
        disturb(bindings, layout, what.first, what.first + what.count);
        bindings->layout = layout;
    }
    for (uint32_t i = 0; i < bindings->num_sets; i++) {
        wd_state_bound_set *bound = &bindings->sets[i];
        const bool is_in_buffer = i >= what.first && i < what.first + what.count;
        if (bound->set && (is_in_buffer || !bound->set->is_push)) {
            *bound = (wd_state_bound_set){0};
        }
    }
    for (uint32_t i = what.first;
         reserve_sets(command_buffer, bindings, what.first + what.count) && i < what.first + what.count;
         i++) {
        bindings->sets[i].is_in_buffer = true;
    }
}

// bytes_from returns how many bytes of buffers are at an address and after it; 0: not known.
static VkDeviceSize bytes_from(wd_state_device *device, VkDeviceAddress address) {
    wd_state_addressed found[WD_STATE_MAX_ADDRESSED];
    bool is_complete = false;
    const uint32_t count =
        wd_state_find_addressed(device, address, WD_STATE_MAX_ADDRESSED, found, &is_complete);
    VkDeviceSize left = 0;
    for (uint32_t i = 0; is_complete && i < count; i++) {
        const VkDeviceSize bytes = found[i].size - (address - found[i].address);
        left = bytes > left ? bytes : left;
    }
    return left;
}

WD_STATE_POST(CmdBindDescriptorBuffersEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    const uint32_t count = args->pBindingInfos ? args->bufferCount : 0;
    wd_state_descriptor_buffer *made =
        command_buffer && count ? wd_arena_alloc_zero(&command_buffer->arena, count, sizeof *made) : NULL;
    if (!command_buffer || (count && !made)) {
        if (command_buffer) {
            command_buffer->incomplete = true;
        }
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        made[i].address = args->pBindingInfos[i].address;
        made[i].left = bytes_from(command_buffer->device, made[i].address);
    }
    command_buffer->descriptor_buffers = made;
    command_buffer->num_descriptor_buffers = count;
}

WD_STATE_POST(CmdSetDescriptorBufferOffsetsEXT) {
    (void)down;
    bind_buffer_sets(call, wd_state_recorded(call, args->commandBuffer), args->pipelineBindPoint,
                     (buffer_sets){args->layout, args->firstSet, args->setCount});
}

WD_STATE_POST(CmdBindDescriptorBufferEmbeddedSamplersEXT) {
    (void)down;
    bind_buffer_sets(call, wd_state_recorded(call, args->commandBuffer), args->pipelineBindPoint,
                     (buffer_sets){args->layout, args->set, 1});
}

static void push_constants(struct wd_call *call, VkCommandBuffer handle, VkPipelineLayout layout_handle,
                           VkShaderStageFlags stages, uint32_t offset, uint32_t size, const void *values) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    wd_state_pipeline_layout *layout =
        command_buffer ? layout_of(call, command_buffer->pushed.layout, layout_handle) : NULL;
    // The layout of the last push is kept.
    const bool is_known = layout && (layout == command_buffer->pushed.layout ||
                                     wd_state_command_buffer_keep(command_buffer, &layout->object));
    // The layout may be in the pNext chain (use_layout): the values are pushed all the same.
    if (!command_buffer || (!is_known && layout_handle != VK_NULL_HANDLE)) {
        return;
    }
    if (is_known) {
        command_buffer->pushed.layout = layout;
        command_buffer->pushed.stages = stages;
    }
    if (offset >= command_buffer->pushed.size) {
        return;
    }
    const uint32_t room = command_buffer->pushed.size - offset;
    size = size < room ? size : room;
    assert(size <= command_buffer->pushed.size - offset);
    memcpy(command_buffer->pushed.values + offset, values, size);
    command_buffer->pushed.num_changes++;
    for (uint32_t word = offset / 4; word < (offset + size + 3) / 4; word++) {
        command_buffer->pushed.written[word / 32] |= 1u << (word % 32);
    }
}

WD_STATE_POST(CmdPushConstants) {
    (void)down;
    push_constants(call, args->commandBuffer, args->layout, args->stageFlags, args->offset, args->size,
                   args->pValues);
}

// These commands name stages and change each bind point that one of them belongs to.
static const struct {
    VkShaderStageFlags stages;
    VkPipelineBindPoint bind_point;
} bind_points[] = {
    {VK_SHADER_STAGE_ALL_GRAPHICS | VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT,
     VK_PIPELINE_BIND_POINT_GRAPHICS},
    {VK_SHADER_STAGE_COMPUTE_BIT, VK_PIPELINE_BIND_POINT_COMPUTE},
    {VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR |
         VK_SHADER_STAGE_MISS_BIT_KHR | VK_SHADER_STAGE_INTERSECTION_BIT_KHR |
         VK_SHADER_STAGE_CALLABLE_BIT_KHR,
     VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR},
};

enum { NUM_BIND_POINTS = sizeof bind_points / sizeof bind_points[0] };

VkShaderStageFlags wd_state_bind_point_stages(wd_state_bind_point bind) {
    VkShaderStageFlags stages = 0;
    for (int i = 0; i < NUM_BIND_POINTS; i++) {
        stages |= wd_state_bind_point_of(bind_points[i].bind_point) == bind ? bind_points[i].stages : 0;
    }
    return stages;
}

#ifdef VK_EXT_shader_object

// shader_index returns the index of a stage in wd_state_bindings.shaders.
static uint32_t shader_index(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return 1;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return 2;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return 3;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return 4;
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return 5;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return 6;
    default: // The vertex or compute shader, which have different bind points.
        return 0;
    }
}

static void bind_shader(const struct wd_call *call, wd_state_command_buffer *command_buffer,
                        wd_state_bindings *bindings, VkShaderStageFlagBits stage, VkShaderEXT handle) {
    wd_state_note_set_uses(command_buffer, bindings);
    wd_state_shader **bound = &bindings->shaders[shader_index(stage)];
    wd_state_shader *shader = (wd_state_shader *)wd_state_find(call->device->state, VK_OBJECT_TYPE_SHADER_EXT,
                                                               WD_STATE_NON_DISPATCHABLE(handle));
    note_unknown(command_buffer, shader, handle != VK_NULL_HANDLE);
    if (!wd_state_command_buffer_keep(command_buffer, (wd_state_object *)shader)) {
        shader = NULL;
    }
    bindings->num_shaders += (shader != NULL) - (*bound != NULL);
    *bound = shader;
    assert(bindings->num_shaders <= WD_STATE_MAX_BOUND_SHADERS);
    bindings->named_stages |= stage;
    bindings->program = NULL;
    bindings->pipeline = NULL;
    bindings->is_pipeline_unknown = false;
    bindings->num_pipeline_changes++;
}

WD_STATE_POST(CmdBindShadersEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    for (uint32_t i = 0; command_buffer && i < args->stageCount; i++) {
        for (int k = 0; k < NUM_BIND_POINTS; k++) {
            if (args->pStages[i] & bind_points[k].stages) {
                bind_shader(call, command_buffer, bindings_of(command_buffer, bind_points[k].bind_point),
                            args->pStages[i], args->pShaders ? args->pShaders[i] : VK_NULL_HANDLE);
            }
        }
    }
}

#endif

#ifdef VK_VERSION_1_4

// use_layout returns the layout of a command. With the feature dynamicGeneratedPipelineLayout it may be in the
// command's pNext chain. Such a layout has no state, so all sets of the bind points become unbound.
static wd_state_pipeline_layout *use_layout(struct wd_call *call, wd_state_command_buffer *command_buffer,
                                            VkPipelineLayout handle, VkShaderStageFlags stages) {
    for (int i = 0; command_buffer && handle == VK_NULL_HANDLE && i < NUM_BIND_POINTS; i++) {
        wd_state_bindings *bindings = bindings_of(command_buffer, bind_points[i].bind_point);
        if (stages & bind_points[i].stages && bindings->num_sets) {
            note_change(command_buffer, bindings, NULL);
            memset(bindings->sets, 0, bindings->num_sets * sizeof *bindings->sets);
            bindings->layout = NULL;
        }
    }
    wd_state_pipeline_layout *layout = wd_state_find_pipeline_layout(call->device->state, handle);
    note_unknown(command_buffer, layout, handle != VK_NULL_HANDLE);
    return layout;
}

WD_STATE_POST(CmdBindDescriptorSets2) {
    (void)down;
    const VkBindDescriptorSetsInfo *info = args->pBindDescriptorSetsInfo;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_pipeline_layout *layout = use_layout(call, command_buffer, info->layout, info->stageFlags);
    for (int i = 0; command_buffer && layout && i < NUM_BIND_POINTS; i++) {
        if (info->stageFlags & bind_points[i].stages) {
            bind(command_buffer, bindings_of(command_buffer, bind_points[i].bind_point), layout,
                 (bind_sets){info->pDescriptorSets, info->firstSet, info->descriptorSetCount,
                             info->pDynamicOffsets, info->pDynamicOffsets ? info->dynamicOffsetCount : 0});
        }
    }
}

WD_STATE_POST(CmdPushDescriptorSet2) {
    (void)down;
    const VkPushDescriptorSetInfo *info = args->pPushDescriptorSetInfo;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_pipeline_layout *layout = use_layout(call, command_buffer, info->layout, info->stageFlags);
    for (int i = 0; command_buffer && layout && i < NUM_BIND_POINTS; i++) {
        if (info->stageFlags & bind_points[i].stages) {
            push_writes(command_buffer, bindings_of(command_buffer, bind_points[i].bind_point), layout,
                        info->set, info->descriptorWriteCount, info->pDescriptorWrites);
        }
    }
}

WD_STATE_POST(CmdPushDescriptorSetWithTemplate2) {
    (void)down;
    const VkPushDescriptorSetWithTemplateInfo *info = args->pPushDescriptorSetWithTemplateInfo;
    push_template(call, args->commandBuffer, info->descriptorUpdateTemplate, info->layout, info->set,
                  info->pData);
}

WD_STATE_POST(CmdPushConstants2) {
    (void)down;
    const VkPushConstantsInfo *info = args->pPushConstantsInfo;
    push_constants(call, args->commandBuffer, info->layout, info->stageFlags, info->offset, info->size,
                   info->pValues);
}

static void bind_buffer_sets_by_stages(struct wd_call *call, VkCommandBuffer handle,
                                       VkShaderStageFlags stages, buffer_sets what) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    (void)use_layout(call, command_buffer, what.layout, stages);
    for (int i = 0; command_buffer && i < NUM_BIND_POINTS; i++) {
        if (stages & bind_points[i].stages) {
            bind_buffer_sets(call, command_buffer, bind_points[i].bind_point, what);
        }
    }
}

WD_STATE_POST(CmdSetDescriptorBufferOffsets2EXT) {
    (void)down;
    const VkSetDescriptorBufferOffsetsInfoEXT *info = args->pSetDescriptorBufferOffsetsInfo;
    bind_buffer_sets_by_stages(call, args->commandBuffer, info->stageFlags,
                               (buffer_sets){info->layout, info->firstSet, info->setCount});
}

WD_STATE_POST(CmdBindDescriptorBufferEmbeddedSamplers2EXT) {
    (void)down;
    const VkBindDescriptorBufferEmbeddedSamplersInfoEXT *info =
        args->pBindDescriptorBufferEmbeddedSamplersInfo;
    bind_buffer_sets_by_stages(call, args->commandBuffer, info->stageFlags,
                               (buffer_sets){info->layout, info->set, 1});
}

#endif
