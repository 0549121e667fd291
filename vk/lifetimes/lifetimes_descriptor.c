// Objects that pending command buffers use through descriptor sets.
//
// Only bindings count that a pipeline statically uses: the others may hold descriptors of destroyed objects. Nor do
// bindings count whose descriptors may be invalid or change while the command buffer is pending.
#include <string.h>

#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/interface.h"

static const struct {
    VkShaderStageFlagBits stage;
    SpvExecutionModel model;
} models[] = {
    {VK_SHADER_STAGE_VERTEX_BIT, SpvExecutionModelVertex},
    {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, SpvExecutionModelTessellationControl},
    {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, SpvExecutionModelTessellationEvaluation},
    {VK_SHADER_STAGE_GEOMETRY_BIT, SpvExecutionModelGeometry},
    {VK_SHADER_STAGE_FRAGMENT_BIT, SpvExecutionModelFragment},
    {VK_SHADER_STAGE_COMPUTE_BIT, SpvExecutionModelGLCompute},
    {VK_SHADER_STAGE_TASK_BIT_EXT, SpvExecutionModelTaskEXT},
    {VK_SHADER_STAGE_MESH_BIT_EXT, SpvExecutionModelMeshEXT},
    {VK_SHADER_STAGE_RAYGEN_BIT_KHR, SpvExecutionModelRayGenerationKHR},
    {VK_SHADER_STAGE_ANY_HIT_BIT_KHR, SpvExecutionModelAnyHitKHR},
    {VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, SpvExecutionModelClosestHitKHR},
    {VK_SHADER_STAGE_MISS_BIT_KHR, SpvExecutionModelMissKHR},
    {VK_SHADER_STAGE_INTERSECTION_BIT_KHR, SpvExecutionModelIntersectionKHR},
    {VK_SHADER_STAGE_CALLABLE_BIT_KHR, SpvExecutionModelCallableKHR},
};

static bool is_entry_point(const wd_spirv_entry_point *entry, const wd_state_stage *stage) {
    for (size_t i = 0; i < sizeof models / sizeof models[0]; i++) {
        if (models[i].stage == stage->stage) {
            return models[i].model == entry->execution_model && strcmp(entry->name, stage->entry_point) == 0;
        }
    }
    return false;
}

static bool entry_point_uses(const wd_allocator *allocator, const wd_spirv_module *module, uint32_t number,
                             uint32_t set, uint32_t binding) {
    wd_spirv_interface interface;
    if (wd_spirv_interface_init_entry_point(&interface, *allocator, module, number) != WD_OK) {
        return false;
    }
    const bool uses = wd_spirv_interface_find(&interface, set, binding) != NULL;
    wd_spirv_interface_finish(&interface);
    return uses;
}

static bool stage_uses(const wd_allocator *allocator, const wd_state_stage *stage, uint32_t set,
                       uint32_t binding) {
    const wd_state_shader_module *shader = stage->module;
    wd_spirv_module *module = NULL;
    if (!shader || !stage->entry_point ||
        wd_spirv_module_create(*allocator, shader->words, shader->num_words, &module, NULL) != WD_OK) {
        return false;
    }
    wd_spirv_entry_point entry;
    uint32_t number = 0;
    bool is_found = false;
    while (!is_found && wd_spirv_module_entry_point(module, number, &entry)) {
        is_found = is_entry_point(&entry, stage);
        number += !is_found;
    }
    const bool uses = is_found && entry_point_uses(allocator, module, number, set, binding);
    wd_spirv_module_destroy(module);
    return uses;
}

bool wd_lifetimes_uses_binding(const wd_allocator *allocator, const wd_state_set_use *use, uint32_t binding) {
    for (; use; use = use->next) {
        for (uint32_t i = 0; i < use->pipeline->num_stages; i++) {
            if (stage_uses(allocator, &use->pipeline->stages[i], use->index, binding)) {
                return true;
            }
        }
    }
    return false;
}

static bool holds_sampler(const wd_state_descriptor *descriptor, const wd_state_object *used) {
    const bool has_sampler = descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER ||
                             descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    return has_sampler && (const wd_state_object *)descriptor->u.image.sampler == used;
}

static bool binding_holds(wd_state_descriptor_set *set, const wd_state_layout_binding *binding,
                          const wd_state_object *used) {
    bool holds = false;
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; !holds && i < binding->num_elements && binding->first + i < set->num_descriptors;
         i++) {
        const wd_state_descriptor *descriptor = &set->descriptors[binding->first + i];
        holds = used->type == VK_OBJECT_TYPE_SAMPLER ? holds_sampler(descriptor, used)
                                                     : descriptor->written && descriptor->object &&
                                                           wd_lifetimes_refers_to(descriptor->object, used);
    }
    wd_state_descriptor_set_unlock(set);
    return holds;
}

const wd_state_layout_binding *wd_lifetimes_find_binding(const wd_allocator *allocator,
                                                         const wd_state_kept *kept,
                                                         const wd_state_object *used) {
    const VkDescriptorBindingFlags uncertain =
        VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    wd_state_descriptor_set *set = (wd_state_descriptor_set *)kept->object;
    for (uint32_t i = 0; kept->uses && i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        if (!(binding->flags & uncertain) && binding_holds(set, binding, used) &&
            wd_lifetimes_uses_binding(allocator, kept->uses, binding->binding)) {
            return binding;
        }
    }
    return NULL;
}

// --- Updates

// check_update checks `count` descriptors from an element of a binding on, which may continue in the next bindings.
static void check_update(wd_lifetimes_check *check, VkDescriptorSet handle, uint32_t number, uint32_t element,
                         uint32_t count) {
    const VkDescriptorBindingFlags harmless =
        VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    const wd_state_descriptor_set *set = wd_state_find_descriptor_set(check->state, handle);
    const wd_state_layout_binding *binding = set ? wd_state_set_layout_binding(set->layout, number) : NULL;
    if (!binding || count == 0) {
        return;
    }
    const wd_state_layout_binding *end = set->layout->bindings + set->layout->num_bindings;
    const bool is_block = binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK; // Of bytes.
    uint64_t left = is_block ? 1 : (uint64_t)element + count;
    for (; binding < end && left > 0; binding++) {
        if (binding->num_elements && !(binding->flags & harmless)) {
            wd_lifetimes_report_update(check, set, binding);
        }
        left -= binding->num_elements < left ? binding->num_elements : left;
    }
}

void wd_lifetimes_update_sets(wd_lifetimes_check *check, const void *arguments) {
    const wd_UpdateDescriptorSets_args *args = arguments;
    for (uint32_t i = 0; args->pDescriptorWrites && i < args->descriptorWriteCount; i++) {
        const VkWriteDescriptorSet *write = &args->pDescriptorWrites[i];
        check_update(check, write->dstSet, write->dstBinding, write->dstArrayElement, write->descriptorCount);
    }
    for (uint32_t i = 0; args->pDescriptorCopies && i < args->descriptorCopyCount; i++) {
        const VkCopyDescriptorSet *copy = &args->pDescriptorCopies[i];
        check_update(check, copy->dstSet, copy->dstBinding, copy->dstArrayElement, copy->descriptorCount);
    }
}

void wd_lifetimes_check_template_update(wd_lifetimes_check *check,
                                        const wd_UpdateDescriptorSetWithTemplate_args *args) {
    const wd_state_update_template *update_template =
        wd_state_find_update_template(check->state, args->descriptorUpdateTemplate);
    for (uint32_t i = 0; update_template && i < update_template->num_entries; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &update_template->entries[i];
        check_update(check, args->descriptorSet, entry->dstBinding, entry->dstArrayElement,
                     entry->descriptorCount);
    }
}
