// Descriptor pools and sets: their life and their layout in memory. state_update.c writes into them.
#include "vk/state/state_descriptor.h"

#include "vk/registry/chain.h"

#include <assert.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_update.h"

WD_STATE_POST(CreateDescriptorPool) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_descriptor_pool *pool =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_DESCRIPTOR_POOL,
                               WD_STATE_NON_DISPATCHABLE(*args->pDescriptorPool), sizeof *pool, NULL);
    if (pool) {
        pool->flags = args->pCreateInfo->flags;
        pool->max_sets = args->pCreateInfo->maxSets;
        wd_state_publish(&pool->object);
    }
}

static void finish_set(wd_state_object *object) {
    wd_state_descriptor_set *set = (wd_state_descriptor_set *)object;
    for (uint32_t i = 0; i < set->num_descriptors; i++) {
        wd_state_clear_descriptor(&set->descriptors[i]);
    }
    wd_state_unref((wd_state_object *)set->layout);
    wd_mutex_finish(&set->lock);
}

// init_descriptors gives each element its layout's type and its immutable sampler.
static void init_descriptors(wd_state_descriptor_set *set) {
    const wd_state_set_layout *layout = set->layout;
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        for (uint32_t k = 0; k < binding->num_elements && binding->first + k < set->num_descriptors; k++) {
            wd_state_descriptor *descriptor = &set->descriptors[binding->first + k];
            descriptor->type = binding->type;
            if (binding->immutable_samplers) {
                descriptor->u.image.sampler = binding->immutable_samplers[k];
                wd_state_ref((wd_state_object *)descriptor->u.image.sampler);
                descriptor->written = binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
            }
        }
    }
}

wd_state_descriptor_set *wd_state_new_set(wd_state_device *device, wd_state_object *parent, uint64_t handle,
                                          wd_state_set_layout *layout, uint32_t variable_count,
                                          bool is_push) {
    uint32_t count = layout->num_descriptors;
    const wd_state_layout_binding *last =
        layout->num_bindings ? &layout->bindings[layout->num_bindings - 1] : NULL;
    assert(last || !layout->has_variable_count);
    if (layout->has_variable_count && last->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        variable_count = variable_count < last->count ? variable_count : last->count;
        count = last->first + variable_count;
    } else if (!layout->has_variable_count) {
        variable_count = last ? last->count : 0;
    }
    if (count > WD_STATE_MOST_DESCRIPTORS) {
        return NULL;
    }
    wd_state_descriptor_set *set =
        wd_state_new(&device->table, parent, VK_OBJECT_TYPE_DESCRIPTOR_SET, handle,
                     sizeof *set + (size_t)count * sizeof(wd_state_descriptor), finish_set);
    if (!set) {
        return NULL;
    }
    wd_state_ref(&layout->object);
    set->layout = layout;
    set->variable_count = variable_count;
    set->is_push = is_push;
    set->num_descriptors = count;
    set->descriptors = (wd_state_descriptor *)(set + 1);
    wd_mutex_init(&set->lock);
    init_descriptors(set);
    return set;
}

WD_STATE_POST(AllocateDescriptorSets) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkDescriptorSetAllocateInfo *info = args->pAllocateInfo;
    wd_state_descriptor_pool *pool = wd_state_find_descriptor_pool(device, info->descriptorPool);
    const VkDescriptorSetVariableDescriptorCountAllocateInfo *counts = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
    for (uint32_t i = 0; args->result == VK_SUCCESS && i < info->descriptorSetCount; i++) {
        wd_state_set_layout *layout = wd_state_find_set_layout(device, info->pSetLayouts[i]);
        const uint64_t handle = WD_STATE_NON_DISPATCHABLE(args->pDescriptorSets[i]);
        if (!layout || !handle) {
            wd_state_note_lack(&device->table);
            continue;
        }
        const uint32_t count = counts && i < counts->descriptorSetCount ? counts->pDescriptorCounts[i] : 0;
        wd_state_descriptor_set *set =
            wd_state_new_set(device, pool ? &pool->object : &device->object, handle, layout, count, false);
        if (set) {
            wd_state_publish(&set->object);
        } else {
            wd_state_note_lack(&device->table);
        }
    }
}

WD_STATE_PRE(FreeDescriptorSets) {
    (void)down;
    for (uint32_t i = 0; args->pDescriptorSets && i < args->descriptorSetCount; i++) {
        wd_state_forget(&call->device->state->table, VK_OBJECT_TYPE_DESCRIPTOR_SET,
                        WD_STATE_NON_DISPATCHABLE(args->pDescriptorSets[i]), call->name);
    }
}

WD_STATE_PRE(ResetDescriptorPool) {
    (void)down;
    wd_state_descriptor_pool *pool = wd_state_find_descriptor_pool(call->device->state, args->descriptorPool);
    if (pool) {
        wd_state_forget_children(&pool->object, call->name);
    }
}

uint32_t wd_state_descriptor_set_count(const wd_state_descriptor_set *set,
                                       const wd_state_layout_binding *binding) {
    const wd_state_set_layout *layout = set->layout;
    const bool is_last =
        binding && layout->num_bindings && binding == &layout->bindings[layout->num_bindings - 1];
    return is_last ? set->variable_count : binding ? binding->count : 0;
}

const wd_state_descriptor *wd_state_descriptor_set_get(const wd_state_descriptor_set *set, uint32_t binding,
                                                       uint32_t element) {
    const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
    if (!found || element >= found->num_elements || element >= set->num_descriptors - found->first) {
        return NULL;
    }
    return &set->descriptors[found->first + element];
}

void wd_state_descriptor_set_lock(wd_state_descriptor_set *set) {
    wd_mutex_lock(&set->lock);
}

void wd_state_descriptor_set_unlock(wd_state_descriptor_set *set) {
    wd_mutex_unlock(&set->lock);
}
