// Descriptor set layouts, pipeline layouts and their compatibility, and update templates.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "vk/registry/chain.h"
#include "vk/state/state_buffer_set.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/util/vector.h"

// The data in which identically defined bindings agree. No padding: it is hashed as bytes.
typedef struct binding_key {
    uint32_t binding;
    uint32_t type;
    uint32_t count;
    uint32_t stages;
    uint32_t flags;
    uint32_t samplers; // How many words of immutable samplers' ids follow.
} binding_key;

static void finish_set_layout(wd_state_object *object) {
    wd_state_set_layout *layout = (wd_state_set_layout *)object;
    const wd_allocator *allocator = &object->table->allocator;
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        wd_state_layout_binding *binding = &layout->bindings[i];
        for (uint32_t k = 0; binding->immutable_samplers && k < binding->count; k++) {
            wd_state_unref((wd_state_object *)binding->immutable_samplers[k]);
        }
        wd_free(allocator, binding->immutable_samplers);
        wd_free(allocator, binding->mutable_types);
    }
    wd_free(allocator, layout->bindings);
}

static int compare_bindings(const void *a, const void *b) {
    const uint32_t left = ((const wd_state_layout_binding *)a)->binding;
    const uint32_t right = ((const wd_state_layout_binding *)b)->binding;
    return left < right ? -1 : left > right;
}

static bool copy_immutable_samplers(wd_state_device *device, wd_state_layout_binding *binding,
                                    const VkDescriptorSetLayoutBinding *source) {
    const bool has_samplers = source->descriptorType == VK_DESCRIPTOR_TYPE_SAMPLER ||
                              source->descriptorType == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (!has_samplers || !source->pImmutableSamplers || source->descriptorCount == 0) {
        return true;
    }
    binding->immutable_samplers =
        wd_alloc_zero(&device->allocator, source->descriptorCount, sizeof(wd_state_sampler *));
    if (!binding->immutable_samplers) {
        return false;
    }
    for (uint32_t i = 0; i < source->descriptorCount; i++) {
        binding->immutable_samplers[i] = wd_state_find_sampler(device, source->pImmutableSamplers[i]);
        wd_state_ref((wd_state_object *)binding->immutable_samplers[i]);
    }
    return true;
}

static bool copy_mutable_types(wd_state_device *device, wd_state_layout_binding *binding, uint32_t index,
                               const VkMutableDescriptorTypeCreateInfoEXT *lists) {
    bool failed = false;
    if (binding->type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT || !lists || !lists->pMutableDescriptorTypeLists ||
        index >= lists->mutableDescriptorTypeListCount) {
        return true;
    }
    const VkMutableDescriptorTypeListEXT *list = &lists->pMutableDescriptorTypeLists[index];
    binding->mutable_types =
        wd_state_copy_array(&device->allocator, list->pDescriptorTypes, list->descriptorTypeCount,
                            sizeof(VkDescriptorType), &failed);
    binding->num_mutable_types = binding->mutable_types ? list->descriptorTypeCount : 0;
    return !failed;
}

static bool copy_bindings(wd_state_device *device, wd_state_set_layout *layout,
                          const VkDescriptorSetLayoutCreateInfo *info) {
    const VkDescriptorSetLayoutBindingFlagsCreateInfo *flags =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    const VkMutableDescriptorTypeCreateInfoEXT *lists =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    layout->bindings = wd_alloc_zero(&device->allocator, info->bindingCount, sizeof *layout->bindings);
    if (!layout->bindings) {
        return false;
    }
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        const VkDescriptorSetLayoutBinding *source = &info->pBindings[i];
        wd_state_layout_binding *binding = &layout->bindings[i];
        layout->num_bindings++;
        binding->binding = source->binding;
        binding->type = source->descriptorType;
        binding->count = source->descriptorCount;
        binding->stages = source->stageFlags;
        binding->flags = flags && i < flags->bindingCount ? flags->pBindingFlags[i] : 0;
        if (!copy_immutable_samplers(device, binding, source) ||
            !copy_mutable_types(device, binding, i, lists)) {
            return false;
        }
    }
    qsort(layout->bindings, layout->num_bindings, sizeof *layout->bindings, compare_bindings);
    return true;
}

// number_elements lays the bindings out in the flat array. False: more descriptors than 32 bits can number.
static bool number_elements(wd_state_set_layout *layout) {
    uint64_t descriptors = 0, dynamic = 0;
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        wd_state_layout_binding *binding = &layout->bindings[i];
        const bool is_block = binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
        binding->num_elements = is_block ? binding->count > 0 : binding->count;
        binding->first = (uint32_t)descriptors;
        binding->first_dynamic = (uint32_t)dynamic;
        descriptors += binding->num_elements;
        if (binding->type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
            binding->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC) {
            dynamic += binding->count;
        }
        if (binding->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT) {
            layout->has_variable_count = i + 1 == layout->num_bindings;
        }
    }
    layout->num_descriptors = (uint32_t)descriptors;
    layout->num_dynamic_offsets = (uint32_t)dynamic;
    return descriptors <= UINT32_MAX;
}

typedef WD_VECTOR(uint8_t) bytes;

static bool add_bytes(wd_state_device *device, bytes *bytes, const void *more, size_t more_size) {
    if (!WD_VECTOR_RESERVE(&device->allocator, bytes, bytes->count + more_size)) {
        return false;
    }
    memcpy(bytes->items + bytes->count, more, more_size);
    bytes->count += more_size;
    return true;
}

static bool hash_layout(wd_state_device *device, wd_state_set_layout *layout) {
    bytes bytes = {0};
    const uint32_t flags = layout->flags;
    bool fits = add_bytes(device, &bytes, &flags, sizeof flags);
    for (uint32_t i = 0; fits && i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        const uint32_t samplers = binding->immutable_samplers ? binding->count : 0;
        const binding_key key = {binding->binding, binding->type,  binding->count,
                                 binding->stages,  binding->flags, samplers};
        fits = add_bytes(device, &bytes, &key, sizeof key);
        for (uint32_t k = 0; fits && k < samplers; k++) {
            const wd_state_sampler *sampler = binding->immutable_samplers[k];
            const uint64_t id = sampler ? sampler->object.id : 0;
            fits = add_bytes(device, &bytes, &id, sizeof id);
        }
    }
    if (fits) {
        layout->identity = wd_hash128_bytes(bytes.items, bytes.count);
    }
    WD_VECTOR_FINISH(&device->allocator, &bytes);
    return fits;
}

// new_set_layout returns a layout that is not published; NULL: there is no memory.
static wd_state_set_layout *new_set_layout(wd_state_device *device, uint64_t handle,
                                           const VkDescriptorSetLayoutCreateInfo *info) {
    wd_state_set_layout *layout = wd_state_new_in_device(device, VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT, handle,
                                                         sizeof *layout, finish_set_layout);
    if (!layout) {
        return NULL;
    }
    layout->flags = info->flags;
    layout->has_null_descriptors = device->has_null_descriptors;
    if (!copy_bindings(device, layout, info) || !number_elements(layout) || !hash_layout(device, layout)) {
        wd_state_unref(&layout->object);
        return NULL;
    }
    return layout;
}

wd_state_set_layout *wd_state_new_set_layout(wd_state_device *device,
                                             const VkDescriptorSetLayoutCreateInfo *info) {
    return new_set_layout(device, 0, info);
}

WD_STATE_POST(CreateDescriptorSetLayout) {
    (void)down;
    wd_state_set_layout *layout =
        args->result == VK_SUCCESS
            ? new_set_layout(call->device->state, WD_STATE_NON_DISPATCHABLE(*args->pSetLayout),
                             args->pCreateInfo)
            : NULL;
    if (layout) {
        wd_state_publish(&layout->object);
    }
}

const wd_state_layout_binding *wd_state_set_layout_binding(const wd_state_set_layout *layout,
                                                           uint32_t binding) {
    // Binding numbers mostly count up from 0.
    if (binding < layout->num_bindings && layout->bindings[binding].binding == binding) {
        return &layout->bindings[binding];
    }
    uint32_t low = 0, high = layout->num_bindings;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (layout->bindings[middle].binding < binding) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    assert(low == layout->num_bindings || layout->bindings[low].binding >= binding);
    return low < layout->num_bindings && layout->bindings[low].binding == binding ? &layout->bindings[low]
                                                                                  : NULL;
}

static void finish_pipeline_layout(wd_state_object *object) {
    wd_state_pipeline_layout *layout = (wd_state_pipeline_layout *)object;
    const wd_allocator *allocator = &object->table->allocator;
    for (uint32_t i = 0; layout->set_layouts && i < layout->num_set_layouts; i++) {
        wd_state_unref((wd_state_object *)layout->set_layouts[i]);
    }
    wd_free(allocator, layout->set_layouts);
    wd_free(allocator, layout->push_constant_ranges);
    wd_free(allocator, layout->compatibility);
}

static int compare_ranges(const void *a, const void *b) {
    return memcmp(a, b, sizeof(VkPushConstantRange));
}

// hash_compatibility gives each set the hash of the data that 'compatible for set N' compares: the push constant
// ranges in any order, and the identities of sets 0 to N. Layouts with INDEPENDENT_SETS are compatible only
// among themselves.
static bool hash_compatibility(wd_state_device *device, wd_state_pipeline_layout *layout) {
    const uint32_t count = layout->num_push_constant_ranges;
    bool failed = false;
    VkPushConstantRange *sorted =
        wd_state_copy_array(&device->allocator, layout->push_constant_ranges, count, sizeof *sorted, &failed);
    layout->compatibility = wd_alloc_zero(&device->allocator, layout->num_set_layouts, sizeof(wd_hash128));
    if (failed || !layout->compatibility) {
        wd_free(&device->allocator, sorted);
        return false;
    }
    struct {
        wd_hash128 before;
        wd_hash128 set;
        uint64_t flags;
    } link = {.flags = layout->flags & VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT};
    if (sorted) {
        qsort(sorted, count, sizeof *sorted, compare_ranges);
        link.before = wd_hash128_bytes(sorted, count * sizeof *sorted);
    }
    wd_free(&device->allocator, sorted);
    for (uint32_t i = 0; i < layout->num_set_layouts; i++) {
        link.set = layout->set_layouts[i] ? layout->set_layouts[i]->identity : (wd_hash128){0, 0};
        layout->compatibility[i] = wd_hash128_bytes(&link, sizeof link);
        link.before = layout->compatibility[i];
    }
    return true;
}

// new_layout returns a layout that is not published; NULL: there is no memory.
static wd_state_pipeline_layout *new_layout(wd_state_device *device, uint64_t handle,
                                            const VkPipelineLayoutCreateInfo *info) {
    wd_state_pipeline_layout *layout = wd_state_new_in_device(device, VK_OBJECT_TYPE_PIPELINE_LAYOUT, handle,
                                                              sizeof *layout, finish_pipeline_layout);
    if (!layout) {
        return NULL;
    }
    bool failed = false;
    layout->flags = info->flags;
    layout->num_push_constant_ranges = info->pPushConstantRanges ? info->pushConstantRangeCount : 0;
    layout->push_constant_ranges =
        wd_state_copy_array(&device->allocator, info->pPushConstantRanges, layout->num_push_constant_ranges,
                            sizeof(VkPushConstantRange), &failed);
    layout->num_set_layouts = info->pSetLayouts ? info->setLayoutCount : 0;
    layout->set_layouts =
        wd_alloc_zero(&device->allocator, layout->num_set_layouts, sizeof(wd_state_set_layout *));
    for (uint32_t i = 0; layout->set_layouts && i < layout->num_set_layouts; i++) {
        layout->null_sets |= !info->pSetLayouts[i] && i < 64 ? UINT64_C(1) << i : 0;
        layout->set_layouts[i] = wd_state_find_set_layout(device, info->pSetLayouts[i]);
        wd_state_ref((wd_state_object *)layout->set_layouts[i]);
    }
    if (failed || !layout->set_layouts || !hash_compatibility(device, layout)) {
        wd_state_unref(&layout->object);
        return NULL;
    }
    return layout;
}

wd_state_pipeline_layout *wd_state_new_layout(wd_state_device *device,
                                              const VkPipelineLayoutCreateInfo *info) {
    return new_layout(device, 0, info);
}

WD_STATE_POST(CreatePipelineLayout) {
    (void)down;
    wd_state_pipeline_layout *layout =
        args->result == VK_SUCCESS
            ? new_layout(call->device->state, WD_STATE_NON_DISPATCHABLE(*args->pPipelineLayout),
                         args->pCreateInfo)
            : NULL;
    if (layout) {
        wd_state_publish(&layout->object);
    }
}

// unite_layouts adds the sets and push constants of a layout to a union. It returns false without memory.
static bool unite_layouts(wd_state_device *device, wd_state_pipeline_layout *into,
                          const wd_state_pipeline_layout *from) {
    const uint32_t count =
        into->num_set_layouts > from->num_set_layouts ? into->num_set_layouts : from->num_set_layouts;
    wd_state_set_layout **sets = wd_alloc_zero(&device->allocator, count, sizeof *sets);
    if (!sets) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        sets[i] = i < into->num_set_layouts ? into->set_layouts[i] : NULL;
        if (!sets[i] && i < from->num_set_layouts) {
            sets[i] = from->set_layouts[i];
            wd_state_ref((wd_state_object *)sets[i]);
        }
    }
    wd_free(&device->allocator, into->set_layouts);
    into->set_layouts = sets;
    into->num_set_layouts = count;
    if (!into->num_push_constant_ranges) { // All libraries that have push constants have the same ones.
        bool failed = false;
        into->push_constant_ranges =
            wd_state_copy_array(&device->allocator, from->push_constant_ranges,
                                from->num_push_constant_ranges, sizeof(VkPushConstantRange), &failed);
        into->num_push_constant_ranges = failed ? 0 : from->num_push_constant_ranges;
        return !failed;
    }
    return true;
}

static const wd_state_pipeline_layout *library_layout(wd_state_device *device, VkPipeline handle) {
    const wd_state_pipeline *library = wd_state_find_pipeline(device, handle);
    return library ? library->layout : NULL;
}

wd_state_pipeline_layout *wd_state_link_layouts(wd_state_device *device,
                                                const VkPipelineLibraryCreateInfoKHR *libraries) {
    const wd_state_pipeline_layout *longest = NULL;
    bool is_independent = false, differs = false;
    for (uint32_t i = 0; libraries && i < libraries->libraryCount; i++) {
        const wd_state_pipeline_layout *layout = library_layout(device, libraries->pLibraries[i]);
        if (!layout) {
            continue;
        }
        is_independent |= (layout->flags & VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT) != 0;
        differs |= longest && layout != longest;
        longest = longest && longest->num_set_layouts >= layout->num_set_layouts ? longest : layout;
    }
    if (!longest || !is_independent || !differs) {
        return (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)longest);
    }
    wd_state_pipeline_layout *linked = wd_state_new_in_device(device, VK_OBJECT_TYPE_PIPELINE_LAYOUT, 0,
                                                              sizeof *linked, finish_pipeline_layout);
    bool complete = linked != NULL;
    for (uint32_t i = 0; complete && i < libraries->libraryCount; i++) {
        const wd_state_pipeline_layout *layout = library_layout(device, libraries->pLibraries[i]);
        linked->flags |= layout ? layout->flags : 0;
        complete = !layout || unite_layouts(device, linked, layout);
    }
    if (linked && !(complete && hash_compatibility(device, linked))) {
        wd_state_unref(&linked->object);
        linked = NULL;
    }
    return linked;
}

bool wd_state_pipeline_layouts_compatible(const wd_state_pipeline_layout *a,
                                          const wd_state_pipeline_layout *b, uint32_t set) {
    if (set >= a->num_set_layouts || set >= b->num_set_layouts) {
        return false;
    }
    return a == b || memcmp(&a->compatibility[set], &b->compatibility[set], sizeof(wd_hash128)) == 0;
}

static void finish_update_template(wd_state_object *object) {
    wd_state_update_template *update_template = (wd_state_update_template *)object;
    wd_state_unref((wd_state_object *)update_template->set_layout);
    wd_state_unref((wd_state_object *)update_template->pipeline_layout);
    wd_free(&object->table->allocator, update_template->entries);
}

WD_STATE_POST(CreateDescriptorUpdateTemplate) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkDescriptorUpdateTemplateCreateInfo *info = args->pCreateInfo;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_update_template *update_template =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_DESCRIPTOR_UPDATE_TEMPLATE,
                               WD_STATE_NON_DISPATCHABLE(*args->pDescriptorUpdateTemplate),
                               sizeof *update_template, finish_update_template);
    if (!update_template) {
        return;
    }
    bool failed = false;
    update_template->template_type = info->templateType;
    update_template->entries =
        wd_state_copy_array(&device->allocator, info->pDescriptorUpdateEntries,
                            info->descriptorUpdateEntryCount, sizeof *update_template->entries, &failed);
    update_template->num_entries = update_template->entries ? info->descriptorUpdateEntryCount : 0;
    // Each kind of template ignores the members of the other.
    if (info->templateType == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET) {
        update_template->set_layout = wd_state_find_set_layout(device, info->descriptorSetLayout);
        wd_state_ref((wd_state_object *)update_template->set_layout);
    } else {
        update_template->pipeline_layout = wd_state_find_pipeline_layout(device, info->pipelineLayout);
        wd_state_ref((wd_state_object *)update_template->pipeline_layout);
        update_template->bind_point = info->pipelineBindPoint;
        update_template->set = info->set;
    }
    if (failed) {
        wd_state_unref(&update_template->object);
        return;
    }
    wd_state_publish(&update_template->object);
}
