// Pipeline layouts: our descriptor set layout is added if there is room for it, or else push constants for the
// addresses of our buffers (gpuav_push_addresses.c).
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

#include <assert.h>
#include <stdio.h>

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/gpuav/runtime/layouts/gpuav_push_ranges.h"

// obstacle is the reason why our set layout cannot be added to a pipeline layout.
typedef struct obstacle {
    wd_gpuav_notice notice;
    char reason[160];
} obstacle;

#define NO_OBSTACLE WD_GPUAV_NOTICE_COUNT

// usage counts the descriptors of a pipeline layout that limits apply to.
typedef struct usage {
    uint32_t dynamic_storage_buffers;
    uint32_t dynamic_uniform_buffers;
    uint32_t plain_storage_buffers;
    uint32_t storage_buffers[32]; // Indexed by the bit of the stage.
    uint32_t uniform_buffers[32];
    uint32_t resources[32];
} usage;

static bool is_storage_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static bool is_uniform_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC;
}

static void count_binding(usage *used, const wd_state_layout_binding *binding, bool update_after_bind) {
    if (binding->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC) {
        used->dynamic_storage_buffers += binding->count;
    }
    if (binding->type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC) {
        used->dynamic_uniform_buffers += binding->count;
    }
    if (binding->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER && !update_after_bind) {
        used->plain_storage_buffers += binding->count;
    }
    if (update_after_bind) { // These have limits of their own, which our set does not count against.
        return;
    }
    for (uint32_t stage = 0; stage < 32; stage++) {
        if (!(binding->stages >> stage & 1)) {
            continue;
        }
        if (is_storage_buffer(binding->type)) {
            used->storage_buffers[stage] += binding->num_elements;
        }
        if (is_uniform_buffer(binding->type)) {
            used->uniform_buffers[stage] += binding->num_elements;
        }
        if (binding->type != VK_DESCRIPTOR_TYPE_SAMPLER) {
            used->resources[stage] += binding->num_elements;
        }
    }
}

static void count_set_layout(usage *used, const wd_state_set_layout *layout) {
    bool update_after_bind = layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT;
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        count_binding(used, &layout->bindings[i], update_after_bind);
    }
}

static bool is_independent(const VkPipelineLayoutCreateInfo *info) {
    return info->flags & VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;
}

static obstacle make_obstacle(wd_gpuav_notice notice, const char *reason) {
    obstacle found = {.notice = notice};
    snprintf(found.reason, sizeof(found.reason), "%s", reason);
    return found;
}

static obstacle check_limits(const wd_gpuav_device *device, const usage *used, bool for_buffers) {
    const VkPhysicalDeviceLimits *limits = &device->limits;
    // Storage buffers that we add.
    const uint32_t own = 1 + (device->inputs.num_words != 0) + (device->addresses.num_entries != 0);
    if (!for_buffers && used->dynamic_storage_buffers >= limits->maxDescriptorSetStorageBuffersDynamic) {
        return make_obstacle(WD_GPUAV_NOTICE_LAYOUT,
                             "it uses every dynamic storage buffer that the device has "
                             "(maxDescriptorSetStorageBuffersDynamic)");
    }
    const uint32_t positions = device->attachment.has_positions && !for_buffers;
    if (positions && used->dynamic_uniform_buffers >= limits->maxDescriptorSetUniformBuffersDynamic) {
        return make_obstacle(WD_GPUAV_NOTICE_LAYOUT,
                             "it uses every dynamic uniform buffer that the device has "
                             "(maxDescriptorSetUniformBuffersDynamic)");
    }
    if (used->plain_storage_buffers + own - !for_buffers > limits->maxDescriptorSetStorageBuffers) {
        return make_obstacle(
            WD_GPUAV_NOTICE_LAYOUT,
            "it uses every storage buffer that a pipeline layout may have (maxDescriptorSetStorageBuffers)");
    }
    for (uint32_t stage = 0; stage < 32; stage++) {
        if (used->storage_buffers[stage] + own > limits->maxPerStageDescriptorStorageBuffers) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT, "it uses every storage buffer that a stage may have "
                                                         "(maxPerStageDescriptorStorageBuffers)");
        }
        if (positions && used->uniform_buffers[stage] >= limits->maxPerStageDescriptorUniformBuffers) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT, "it uses every uniform buffer that a stage may have "
                                                         "(maxPerStageDescriptorUniformBuffers)");
        }
        if (used->resources[stage] + own + positions > limits->maxPerStageResources) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT,
                                 "it uses every resource that a stage may have (maxPerStageResources)");
        }
    }
    return make_obstacle(NO_OBSTACLE, "");
}

// has_bindings returns whether pipelines of the layout can use descriptors.
static bool has_bindings(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const wd_state_set_layout *layout =
            info->pSetLayouts[i] ? wd_state_find_set_layout(device->chassis->state, info->pSetLayouts[i])
                                 : NULL;
        if (layout && layout->num_bindings) {
            return true;
        }
    }
    return false;
}

// is_for_buffers returns whether a pipeline layout is for descriptor buffers. Then all its set layouts have the flag.
static bool is_for_buffers(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const wd_state_set_layout *layout =
            info->pSetLayouts[i] ? wd_state_find_set_layout(device->chassis->state, info->pSetLayouts[i])
                                 : NULL;
        if (layout) {
            return layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
        }
    }
    return false;
}

// may_leave_out_sets returns whether elements of pSetLayouts may be VK_NULL_HANDLE
// (VUID-VkPipelineLayoutCreateInfo-graphicsPipelineLibrary-06753).
static bool may_leave_out_sets(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    return is_independent(info) || device->chassis->capabilities->features.graphicsPipelineLibrary;
}

static obstacle check_set_layouts(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    const VkDescriptorSetLayoutCreateFlags for_buffers =
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    const VkDescriptorSetLayoutCreateFlags kind = is_for_buffers(device, info) ? for_buffers : 0;
    usage used = {0};
    if (kind && !wd_gpuav_descriptors_exist(&device->attachment.descriptors)) {
        return make_obstacle(
            WD_GPUAV_NOTICE_LAYOUT,
            "it is for descriptor buffers, of which the device has too few bindings or no addresses");
    }
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        if (!info->pSetLayouts[i] && may_leave_out_sets(device, info)) {
            continue;
        }
        if (!info->pSetLayouts[i]) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT, "it leaves out descriptor set layouts");
        }
        const wd_state_set_layout *layout =
            wd_state_find_set_layout(device->chassis->state, info->pSetLayouts[i]);
        if (!layout) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT, "a descriptor set layout of it is not known");
        }
        if ((layout->flags & for_buffers) != kind) {
            return make_obstacle(WD_GPUAV_NOTICE_LAYOUT,
                                 "only some of its descriptor set layouts are for descriptor buffers");
        }
        count_set_layout(&used, layout);
    }
    // Binding our set would disturb the descriptor buffers that are bound for other pipelines.
    if (device->features.has_descriptor_buffers && !has_bindings(device, info)) {
        return make_obstacle(WD_GPUAV_NOTICE_LAYOUT,
                             "it has no descriptors, and the device uses descriptor buffers");
    }
    return check_limits(device, &used, kind != 0);
}

static obstacle find_obstacle(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    if (info->setLayoutCount > device->attachment.slot) {
        obstacle found = {.notice = WD_GPUAV_NOTICE_SLOT};
        snprintf(found.reason, sizeof(found.reason),
                 "it uses descriptor set %u, which error records need (with gpuav_reserve_binding_slot, the "
                 "device reports one set fewer)",
                 device->attachment.slot);
        return found;
    }
    if (info->setLayoutCount && !info->pSetLayouts) {
        return make_obstacle(WD_GPUAV_NOTICE_LAYOUT, "it has no set layouts");
    }
    return check_set_layouts(device, info);
}

// attachment names the ways in which shaders of a layout's pipelines can reach our buffers.
typedef enum attachment { ATTACHED_NOT, ATTACHED_BY_SET, ATTACHED_BY_PUSH } attachment;

static attachment choose_attachment(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info,
                                    obstacle *found) {
    *found = find_obstacle(device, info);
    if (found->notice == NO_OBSTACLE) {
        return ATTACHED_BY_SET;
    }
    return wd_gpuav_push_obstacle(device, info) ? ATTACHED_NOT : ATTACHED_BY_PUSH;
}

// add_set adds our set layout to a copy of a create info.
static bool add_set(const wd_gpuav_device *device, wd_arena *scratch, VkPipelineLayoutCreateInfo *copy) {
    assert(copy->setLayoutCount <= device->attachment.slot);
    VkDescriptorSetLayout *sets = wd_arena_alloc(scratch, (device->attachment.slot + 1) * sizeof(*sets));
    if (!sets) {
        return false;
    }
    const wd_gpuav_set_layouts *own =
        &device->attachment.layouts[is_for_buffers(device, copy) ? WD_GPUAV_FOR_BUFFERS : WD_GPUAV_FOR_SETS];
    for (uint32_t i = 0; i < device->attachment.slot; i++) {
        sets[i] = i < copy->setLayoutCount ? copy->pSetLayouts[i] : own->empty;
    }
    sets[device->attachment.slot] = own->reserved;
    copy->setLayoutCount = device->attachment.slot + 1;
    copy->pSetLayouts = sets;
    return true;
}

// extend_info returns a create info with push constants if there is room for them, and our set layout if `has_set`.
static const VkPipelineLayoutCreateInfo *extend_info(const wd_gpuav_device *device, wd_arena *scratch,
                                                     const VkPipelineLayoutCreateInfo *info, bool has_set) {
    VkPipelineLayoutCreateInfo *copy = wd_arena_copy(scratch, info, 1, sizeof(*copy));
    if (!copy || (has_set && !add_set(device, scratch, copy))) {
        return NULL;
    }
    const bool has_room = wd_gpuav_push_obstacle(device, info) == NULL;
    return !has_room || wd_gpuav_extend_push_ranges(device, scratch, copy) ? copy : NULL;
}

const VkPipelineLayoutCreateInfo *wd_gpuav_extend_layout_info(const wd_gpuav_device *device,
                                                              wd_arena *scratch,
                                                              const VkPipelineLayoutCreateInfo *info) {
    obstacle found;
    const attachment chosen = choose_attachment(device, info, &found);
    return chosen == ATTACHED_NOT ? NULL : extend_info(device, scratch, info, chosen == ATTACHED_BY_SET);
}

static void report_no_memory(wd_gpuav_device *device) {
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                         "There is no host memory: pipelines of a pipeline layout are not instrumented.");
}

void wd_gpuav_pre_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                wd_CreatePipelineLayout_args *down) {
    (void)args;
    wd_gpuav_device *device = call->data;
    const VkPipelineLayoutCreateInfo *info = down->pCreateInfo;
    if (!device || !device->active || !info) {
        return;
    }
    wd_gpuav_note_push_ranges(device, info);
    obstacle found;
    const attachment chosen = choose_attachment(device, info, &found);
    if (chosen == ATTACHED_NOT) {
        wd_gpuav_report_once(&device->notices, found.notice, NULL,
                             "Pipelines of a pipeline layout are not instrumented, because %s. The addresses "
                             "of buffers for error records cannot be passed in push constants, because %s.",
                             found.reason, wd_gpuav_push_obstacle(device, info));
        return;
    }
    const VkPipelineLayoutCreateInfo *extended =
        extend_info(device, &call->scratch, info, chosen == ATTACHED_BY_SET && !is_independent(info));
    if (extended) {
        down->pCreateInfo = extended;
    } else {
        report_no_memory(device);
    }
}

// Sub-states of layouts

// is_length_fixed returns whether every set of this layout has as many descriptors as the binding. A variable count may
// be less. The count of an inline uniform block is in bytes. In descriptor buffers the count is not known, and the
// layout's maximum is used.
static bool is_length_fixed(const wd_state_set_layout *layout, const wd_state_layout_binding *binding) {
    return binding->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK &&
           (layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT ||
            !(binding->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT));
}

// collect_lengths writes at most `capacity` lengths, and returns their number.
static size_t collect_lengths(const wd_state_pipeline_layout *layout, wd_binding_length *lengths,
                              size_t capacity) {
    size_t count = 0;
    for (uint32_t set = 0; set < layout->num_set_layouts; set++) {
        const wd_state_set_layout *set_layout = layout->set_layouts[set];
        for (uint32_t i = 0; set_layout && i < set_layout->num_bindings; i++) {
            const wd_state_layout_binding *binding = &set_layout->bindings[i];
            if (!is_length_fixed(set_layout, binding)) {
                continue;
            }
            if (count < capacity) {
                lengths[count] = (wd_binding_length){set, binding->binding, binding->count};
            }
            count++;
        }
    }
    return count;
}

// is_content_known returns whether writes to sets of this layout are seen. In descriptor buffers, only pushes are,
// unless the buffers are read.
static bool is_content_known(const wd_gpuav_device *device, const wd_state_set_layout *layout) {
    return !(layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) ||
           layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR ||
           wd_gpuav_buffer_sets_has_layout(&device->buffer_sets, layout);
}

// collect_inputs writes at most `capacity` bindings, and returns their number.
static size_t collect_inputs(const wd_gpuav_device *device, const wd_state_pipeline_layout *layout,
                             wd_input_binding *bindings, size_t capacity) {
    size_t count = 0;
    for (uint32_t set = 0; set < layout->num_set_layouts; set++) {
        if (!layout->set_layouts[set] || !is_content_known(device, layout->set_layouts[set])) {
            continue;
        }
        size_t left = count < capacity ? capacity - count : 0;
        count += wd_gpuav_inputs_list_bindings(&device->inputs, layout->set_layouts[set], set,
                                               left ? bindings + count : NULL, left);
    }
    return count;
}

// add_inputs stores the positions of the layout's descriptors in the input buffer.
static void add_inputs(wd_gpuav_device *device, wd_gpuav_layout *layout) {
    if (!device->inputs.num_words) {
        return;
    }
    for (uint32_t set = 0; set < layout->state->num_set_layouts; set++) {
        wd_gpuav_buffer_sets_attach(&device->buffer_sets, layout->state->set_layouts[set]);
    }
    size_t count = collect_inputs(device, layout->state, NULL, 0);
    wd_input_binding *bindings = count ? wd_alloc_zero(&device->allocator, count, sizeof(*bindings)) : NULL;
    if (bindings) {
        collect_inputs(device, layout->state, bindings, count);
    } else if (count) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "There is no host memory: for a pipeline layout, the content of descriptors is not checked.");
    }
    layout->input = (wd_instrument_input){
        .binding = WD_GPUAV_INPUT_BINDING,
        .heads = device->regions.record_words,
        .bindings = bindings,
        .num_bindings = bindings ? count : 0,
    };
}

static void release_layout(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_layout *layout = data;
    wd_gpuav_device *device = layout->device;
    device->vk->DestroyPipelineLayout(device->handle, layout->handle, NULL);
    wd_free(&device->allocator, layout->heap);
    wd_free(&device->allocator, (void *)layout->input.bindings);
    wd_free(&device->allocator, layout);
}

// extended_info returns the create info for our own layout; NULL: the pipelines are not instrumented.
static const VkPipelineLayoutCreateInfo *extended_info(wd_call *call,
                                                       const wd_CreatePipelineLayout_args *args,
                                                       const wd_CreatePipelineLayout_args *down) {
    if (down->pCreateInfo == args->pCreateInfo) { // There is no room, or no memory.
        return NULL;
    }
    if (!is_independent(args->pCreateInfo)) {
        return down->pCreateInfo;
    }
    const VkPipelineLayoutCreateInfo *extended =
        wd_gpuav_extend_layout_info(call->data, &call->scratch, args->pCreateInfo);
    if (!extended) {
        report_no_memory(call->data);
    }
    return extended;
}

// attach_layout creates the sub-state of a layout, with a pipeline layout of its own. `info` is the application's
// create info. NULL: it failed, which was reported.
static const wd_gpuav_layout *attach_layout(wd_gpuav_device *device, wd_state_pipeline_layout *state,
                                            const VkPipelineLayoutCreateInfo *info,
                                            const VkPipelineLayoutCreateInfo *extended) {
    obstacle found;
    const size_t num_lengths = collect_lengths(state, NULL, 0);
    wd_gpuav_layout *layout =
        wd_alloc_zero(&device->allocator, 1, sizeof(*layout) + num_lengths * sizeof(layout->lengths[0]));
    if (!layout) {
        report_no_memory(device);
        return NULL;
    }
    layout->device = device;
    layout->state = state;
    layout->is_independent = is_independent(extended);
    layout->uses_push = choose_attachment(device, info, &found) == ATTACHED_BY_PUSH;
    layout->uses_descriptor_buffers = !layout->uses_push && is_for_buffers(device, extended);
    layout->has_positions =
        device->attachment.has_positions && !layout->uses_push && !layout->uses_descriptor_buffers;
    wd_gpuav_describe_push(device, info, layout);
    if (info->pushConstantRangeCount > 1) {
        atomic_store_explicit(&device->attachment.has_split_ranges, true, memory_order_relaxed);
    }
    layout->num_lengths = collect_lengths(state, layout->lengths, num_lengths);
    assert(layout->num_lengths == num_lengths);
    const VkResult result = device->vk->CreatePipelineLayout(device->handle, extended, NULL, &layout->handle);
    if (result != VK_SUCCESS) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_DRIVER, NULL,
            "The driver refused a pipeline layout with a descriptor set for error records (VkResult %d). "
            "Pipelines of that layout are not instrumented.",
            result);
        wd_free(&device->allocator, layout);
        return NULL;
    }
    add_inputs(device, layout);
    wd_state_slot_set(&state->object, WD_STATE_SLOT_GPUAV, layout, release_layout);
    return layout;
}

#ifdef VK_EXT_descriptor_heap
const wd_gpuav_layout *wd_gpuav_attach_heap_layout(wd_gpuav_device *device, wd_state_pipeline_layout *state,
                                                   wd_gpuav_heap_layout *heap) {
    const size_t num_lengths = collect_lengths(state, NULL, 0);
    wd_gpuav_layout *layout =
        wd_alloc_zero(&device->allocator, 1, sizeof(*layout) + num_lengths * sizeof(layout->lengths[0]));
    if (!layout) {
        return NULL;
    }
    layout->device = device;
    layout->state = state;
    layout->uses_push = true;
    layout->heap = heap;
    layout->push = (wd_instrument_push){
        .offset = wd_gpuav_heap_push_offset(device),
        .num_output_words = device->regions.record_words,
        .num_address_entries = device->addresses.num_entries,
    };
    layout->num_lengths = collect_lengths(state, layout->lengths, num_lengths);
    add_inputs(device, layout);
    wd_state_slot_set(&state->object, WD_STATE_SLOT_GPUAV, layout, release_layout);
    return layout;
}
#endif

void wd_gpuav_post_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                 const wd_CreatePipelineLayout_args *down) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || args->result != VK_SUCCESS || !args->pCreateInfo) {
        return;
    }
    const VkPipelineLayoutCreateInfo *extended = extended_info(call, args, down);
    wd_state_pipeline_layout *state =
        extended ? wd_state_find_pipeline_layout(device->chassis->state, *args->pPipelineLayout) : NULL;
    if (!state || wd_state_slot_get(&state->object, WD_STATE_SLOT_GPUAV)) {
        return;
    }
    attach_layout(device, state, args->pCreateInfo, extended);
}

// describe_union writes the create info of a union of layouts. On failure it returns false and sets `*reason`.
static bool describe_union(wd_arena *scratch, const wd_state_pipeline_layout *linked,
                           VkPipelineLayoutCreateInfo *info, const char **reason) {
    VkDescriptorSetLayout *sets = wd_arena_alloc(scratch, (linked->num_set_layouts + 1) * sizeof(*sets));
    *reason = "there is no host memory";
    if (!sets) {
        return false;
    }
    *reason = "it is linked without a layout, and a descriptor set layout of its libraries is destroyed";
    for (uint32_t i = 0; i < linked->num_set_layouts; i++) {
        const wd_state_set_layout *layout = linked->set_layouts[i];
        if (layout && wd_state_is_destroyed(&layout->object)) {
            return false;
        }
        sets[i] = layout ? (VkDescriptorSetLayout)(uintptr_t)layout->object.handle : VK_NULL_HANDLE;
    }
    *info = (VkPipelineLayoutCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .flags = linked->flags,
        .setLayoutCount = linked->num_set_layouts,
        .pSetLayouts = sets,
        .pushConstantRangeCount = linked->num_push_constant_ranges,
        .pPushConstantRanges = linked->push_constant_ranges,
    };
    return true;
}

const wd_gpuav_layout *wd_gpuav_create_union_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                    wd_state_pipeline_layout *linked, const char **reason) {
    VkPipelineLayoutCreateInfo info;
    if (!describe_union(scratch, linked, &info, reason)) {
        return NULL;
    }
    obstacle found;
    if (choose_attachment(device, &info, &found) == ATTACHED_NOT) {
        const char *copy = wd_arena_strdup(scratch, found.reason);
        *reason = copy ? copy : "its layout has no room for error records";
        return NULL;
    }
    const VkPipelineLayoutCreateInfo *extended = wd_gpuav_extend_layout_info(device, scratch, &info);
    *reason = extended ? NULL : "there is no host memory"; // attach_layout reports its own failures.
    return extended ? attach_layout(device, linked, &info, extended) : NULL;
}

// Shaders

wd_gpuav_shader *wd_gpuav_layout_get_shader(const wd_gpuav_layout *layout,
                                            const wd_gpuav_shader_source *source) {
    wd_gpuav_device *device = layout->device;
    wd_gpuav_shader *shader = wd_gpuav_shaders_get(
        device->shaders, source, layout->lengths, layout->num_lengths,
        device->inputs.num_words ? &layout->input : NULL, layout->uses_push ? &layout->push : NULL);
    if (shader && shader->result.uses_addresses) {
        wd_gpuav_addresses_enable(&device->addresses);
    }
    return shader;
}
