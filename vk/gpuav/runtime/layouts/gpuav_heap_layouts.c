#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"

#ifdef VK_EXT_descriptor_heap

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/runtime/layouts/gpuav_heap_mappings.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/heap_arrays.h"
#include "vk/spirv/module.h"
#include "vk/util/vector.h"

enum {
    // A runtime array has as many descriptors as the heap has room for, at most these.
    MOST_RUNTIME_DESCRIPTORS = WD_INSTRUMENT_MOST_HEAP_WORDS,
    MOST_DESCRIPTORS = 1 << 20, // Of a set.
    MOST_EMBEDDED_SAMPLERS = 1 << 12,
};

static const char no_memory[] = "there is no host memory";

// use is a binding that a stage declares.
typedef struct use {
    uint32_t set, binding;
    size_t number;  // In the order of the stages and their variables.
    uint64_t count; // 0: a runtime array, or one of a length that the module does not have.
    VkShaderStageFlags stages;
    bool is_descriptor; // Its buffers have descriptors: their sizes can be queried.
    bool is_array;      // It is an array in a heap without a set and a binding (heap_arrays.h).
    wd_gpuav_heap_binding place;
    const VkSamplerCreateInfo *sampler; // Embedded in the mapping. NULL: none, or an unknown one.
} use;

// uses is a vector of them.
typedef struct uses {
    use *items;
    size_t count;
    size_t capacity;
    bool needs_resources, needs_samplers, has_arrays; // Of wd_gpuav_heap_layout.
    uint32_t num_in_memory;                           // Variables whose mapping reads memory,
    uint32_t set_in_memory, binding_in_memory;        // and one of them.
} uses;

static const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties_of(const wd_gpuav_device *device) {
    return wd_physical_property_struct(wd_gpuav_physical(device),
                                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
}

uint32_t wd_gpuav_heap_push_offset(const wd_gpuav_device *device) {
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties = properties_of(device);
    if (!device->attachment.has_push || !properties ||
        properties->maxPushDataSize < WD_INSTRUMENT_PUSH_SIZE || properties->maxPushDataSize > UINT32_MAX) {
        return UINT32_MAX;
    }
    return (uint32_t)(properties->maxPushDataSize - WD_INSTRUMENT_PUSH_SIZE) / 8 * 8;
}

// Uses of bindings

static bool is_same_offset(const wd_gpuav_heap_offset *a, const wd_gpuav_heap_offset *b) {
    return a->is_known == b->is_known && a->offset == b->offset && a->array_stride == b->array_stride &&
           a->is_in_memory == b->is_in_memory && a->is_in_record == b->is_in_record &&
           a->address_offset == b->address_offset && a->num_indices == b->num_indices &&
           a->push_offset == b->push_offset && a->index_stride == b->index_stride && a->shift == b->shift &&
           a->mask == b->mask;
}

static bool is_same_address(const wd_gpuav_heap_address *a, const wd_gpuav_heap_address *b) {
    return a->kind == b->kind && a->push_offset == b->push_offset && a->offset == b->offset &&
           a->size == b->size;
}

static bool is_same_data(const wd_gpuav_heap_data *a, const wd_gpuav_heap_data *b) {
    return a->kind == b->kind && a->push_offset == b->push_offset && a->offset == b->offset;
}

static bool is_same_place(const wd_gpuav_heap_binding *a, const wd_gpuav_heap_binding *b) {
    bool is_same = a->type == b->type && is_same_data(&a->data, &b->data);
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        is_same &=
            is_same_offset(&a->heaps[i], &b->heaps[i]) && is_same_address(&a->addresses[i], &b->addresses[i]);
    }
    return is_same;
}

// is_known returns whether the host knows where descriptors of a binding are.
static bool is_known(const wd_gpuav_heap_binding *place) {
    return place->heaps[WD_GPUAV_RESOURCE_HEAP].is_known || place->heaps[WD_GPUAV_SAMPLER_HEAP].is_known;
}

static bool is_same_sampler(const VkSamplerCreateInfo *a, const VkSamplerCreateInfo *b) {
    const size_t first = offsetof(VkSamplerCreateInfo, flags); // After padding and the chain.
    return a == b || (a && b && !a->pNext && !b->pNext &&
                      memcmp((const char *)a + first, (const char *)b + first, sizeof(*a) - first) == 0);
}

// add_use adds the use of a binding by a stage; merge_uses joins it with others. False: there is no memory.
static bool add_use(const wd_allocator *allocator, uses *list, const use *added) {
    use *use = WD_VECTOR_PUSH(allocator, list);
    if (use) {
        *use = *added;
        use->number = list->count;
    }
    return use != NULL;
}

// note_heaps notes the heaps that a variable needs, which the entry point uses.
static void note_heaps(const VkDescriptorSetAndBindingMappingEXT *mapping, VkDescriptorType type,
                       uses *list) {
    if (!wd_shader_mapping_is_in_heap(mapping->source)) {
        list->needs_resources |= mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT;
        return;
    }
    const bool is_sampler = type == VK_DESCRIPTOR_TYPE_SAMPLER;
    const bool is_combined = type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    list->needs_resources |= !is_sampler && type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    list->needs_samplers |= (is_sampler || is_combined) && !wd_gpuav_mapping_sampler(mapping);
}

// add_variable returns NULL, or why pipelines with the variable are not instrumented.
static const char *add_variable(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                const wd_spirv_descriptor *variable, const wd_shader_found_mapping *found,
                                bool is_used, wd_gpuav_heap_types *types, uses *list) {
    const VkDescriptorSetAndBindingMappingEXT *mapping = found->mapping;
    if (variable->set >= device->attachment.num_table_positions) {
        return "it uses a descriptor set with a higher number than the error records have room for";
    }
    if (mapping && wd_gpuav_mapping_push_end(device, stage, mapping, variable, types) >
                       wd_gpuav_heap_push_offset(device)) {
        return "its mappings may read the push data that error records need";
    }
    use added = {.set = variable->set,
                 .binding = variable->binding,
                 .count = variable->num_dimensions ? variable->length : 1,
                 .stages = stage->stage,
                 .is_descriptor = found->in_heap};
    added.place = mapping ? wd_gpuav_mapping_place(mapping, variable, added.count)
                          : wd_gpuav_unknown_place(wd_shader_heap_type(variable->kind));
    added.sampler = mapping ? wd_gpuav_mapping_sampler(mapping) : NULL;
    const bool is_followed = mapping && device->buffer_sets.reads_contents &&
                             wd_gpuav_mapping_is_followed(mapping->source, added.count);
    if (mapping && is_used && !is_followed && wd_gpuav_mapping_reads_memory(mapping->source)) {
        list->num_in_memory++;
        list->set_in_memory = variable->set;
        list->binding_in_memory = variable->binding;
    }
    if (mapping && is_used) {
        note_heaps(mapping, added.place.type, list);
    }
    return add_use(&device->allocator, list, &added) ? NULL : no_memory;
}

// stride_of returns the bytes from one descriptor of a heap array to the next; 0: not known.
static uint64_t stride_of(const wd_gpuav_device *device, const wd_spirv_descriptor *array) {
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties = properties_of(device);
    if (!properties) {
        return 0;
    }
    switch (array->binding) {
    case WD_SPIRV_STRIDE_SIZE_OF_BUFFER:
        return properties->bufferDescriptorSize;
    case WD_SPIRV_STRIDE_SIZE_OF_IMAGE:
        return properties->imageDescriptorSize;
    case WD_SPIRV_STRIDE_SIZE_OF_SAMPLER:
        return properties->samplerDescriptorSize;
    default:
        return array->binding;
    }
}

// add_heap_arrays adds the arrays that shaders access in heaps without a mapping. They begin with the heap.
static const char *add_heap_arrays(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                   const wd_spirv_module *module, uses *list) {
    wd_spirv_heap_arrays arrays;
    if (WD_SPIRV_END_OF_HEAP_SETS > device->attachment.num_table_positions) {
        return NULL; // They are not checked.
    }
    if (wd_spirv_heap_arrays_init(&arrays, device->allocator, module)) {
        return no_memory;
    }
    const char *reason = NULL;
    for (size_t i = 0; !reason && i < arrays.count; i++) {
        const wd_spirv_heap_array *array = &arrays.items[i];
        const uint64_t stride = stride_of(device, &array->descriptor);
        use added = {.set = array->descriptor.set,
                     .binding = array->descriptor.binding,
                     .stages = stage->stage,
                     .is_descriptor = true,
                     .is_array = true,
                     .place = wd_gpuav_unknown_place(wd_shader_heap_type(array->descriptor.kind))};
        if (stride && stride <= UINT32_MAX) {
            const wd_gpuav_heap heap =
                array->is_in_sampler_heap ? WD_GPUAV_SAMPLER_HEAP : WD_GPUAV_RESOURCE_HEAP;
            added.place.heaps[heap] = wd_gpuav_place_of_heap((uint32_t)stride);
        }
        reason = add_use(&device->allocator, list, &added) ? NULL : no_memory;
        list->has_arrays = true;
    }
    wd_spirv_heap_arrays_finish(&arrays);
    return reason;
}

// find_entry_point returns the number of a stage's entry point; UINT32_MAX: none.
static uint32_t find_entry_point(const wd_spirv_module *module, const wd_gpuav_heap_stage *stage) {
    wd_spirv_entry_point found;
    for (uint32_t i = 0; stage->name && wd_spirv_module_entry_point(module, i, &found); i++) {
        if (strcmp(found.name, stage->name) == 0) {
            return i;
        }
    }
    return UINT32_MAX;
}

// add_variables adds the variables of a stage.
static const char *add_variables(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                 const wd_spirv_interface *interface, bool is_used, uses *list) {
    const size_t count = interface->num_descriptors;
    wd_gpuav_heap_types types = {0};
    wd_shader_found_mapping *found = wd_alloc_zero(&device->allocator, count + 1, sizeof(*found));
    const bool is_found = found && wd_shader_find_mappings(&device->allocator, stage->chain,
                                                           interface->descriptors, count, found);
    const char *reason = is_found ? NULL : no_memory;
    for (size_t i = 0; !reason && i < count; i++) {
        reason = add_variable(device, stage, &interface->descriptors[i], &found[i], is_used, &types, list);
    }
    wd_gpuav_heap_types_finish(&device->allocator, &types);
    wd_free(&device->allocator, found);
    return reason;
}

static const char *add_stage(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage, uses *list) {
    wd_spirv_module *module = NULL;
    wd_spirv_interface interface = {0};
    wd_status status =
        wd_spirv_module_create(device->allocator, stage->words, stage->num_words, &module, NULL);
    const uint32_t entry_point = status ? UINT32_MAX : find_entry_point(module, stage);
    const bool is_used = entry_point != UINT32_MAX; // Else all variables of the module are listed.
    if (!status) {
        status = is_used
                     ? wd_spirv_interface_init_entry_point(&interface, device->allocator, module, entry_point)
                     : wd_spirv_interface_init(&interface, device->allocator, module);
    }
    if (status) {
        wd_spirv_module_destroy(module);
        return "the code of a shader could not be read";
    }
    const char *reason = add_variables(device, stage, &interface, is_used, list);
    reason = reason ? reason : add_heap_arrays(device, stage, module, list);
    list->needs_resources |= is_used && interface.uses_resource_heap;
    list->needs_samplers |= is_used && interface.uses_sampler_heap;
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
    return reason;
}

static int compare_uses(const void *a, const void *b) {
    const use *left = a, *right = b;
    if (left->set != right->set) {
        return left->set < right->set ? -1 : 1;
    }
    if (left->binding != right->binding) {
        return left->binding < right->binding ? -1 : 1;
    }
    return left->number < right->number ? -1 : left->number > right->number;
}

// merge_use joins two uses of a binding.
static void merge_use(use *known, const use *other) {
    known->stages |= other->stages;
    known->is_descriptor &= other->is_descriptor;
    known->is_array &= other->is_array;
    if (!is_same_place(&known->place, &other->place)) {
        known->place = wd_gpuav_unknown_place(known->place.type);
    }
    if (!is_same_sampler(known->sampler, other->sampler)) {
        known->sampler = NULL;
    }
    known->count = known->count && other->count > known->count ? other->count : known->count;
    known->count = other->count ? known->count : 0;
}

// merge_uses sorts the uses, and joins those of each binding.
static void merge_uses(uses *list) {
    size_t count = 0;
    if (list->count) {
        qsort(list->items, list->count, sizeof(*list->items), compare_uses);
    }
    for (size_t i = 0; i < list->count; i++) {
        const use *use = &list->items[i];
        if (count && list->items[count - 1].set == use->set &&
            list->items[count - 1].binding == use->binding) {
            merge_use(&list->items[count - 1], use);
        } else {
            list->items[count++] = *use;
        }
    }
    list->count = count;
}

// drop_uses leaves out bindings of which nothing can be known: arrays of unknown length that are not the last binding
// of their set, and arrays whose descriptors are anywhere. Single ones stay, as valid descriptors of unknown size:
// without descriptors, the size of a buffer must not be queried (VUID-VkPipelineShaderStageCreateInfo-pNext-11378).
static void drop_uses(uses *list) {
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const use *use = &list->items[i];
        const bool is_last = i + 1 == list->count || list->items[i + 1].set != use->set;
        const bool has_room = use->count <= MOST_DESCRIPTORS;
        if (use->place.type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) { // The type is not known.
            continue;
        }
        const bool is_found = is_known(&use->place) || (use->count && use->place.addresses[0].kind);
        if (use->count == 1 || (is_found && has_room && (use->count || is_last))) {
            list->items[count++] = *use;
        }
    }
    list->count = count;
}

// Layouts

// embed_samplers gives bindings the samplers of their mappings.
static void embed_samplers(wd_state_device *device, wd_state_set_layout *layout, const use *first) {
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        if (first[i].sampler && first[i].count && first[i].count <= MOST_EMBEDDED_SAMPLERS) {
            wd_state_embed_sampler(device, layout, i, first[i].sampler);
        }
    }
}

// make_set_layout makes the layout of the uses [first, end), which have the same set.
static wd_state_set_layout *make_set_layout(wd_gpuav_device *device, wd_arena *scratch, const use *first,
                                            const use *end) {
    const uint32_t count = (uint32_t)(end - first);
    VkDescriptorSetLayoutBinding *bindings = wd_arena_alloc_zero(scratch, count, sizeof(*bindings));
    VkDescriptorBindingFlags *flags = wd_arena_alloc_zero(scratch, count, sizeof(*flags));
    if (!bindings || !flags) {
        return NULL;
    }
    for (uint32_t i = 0; i < count; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){
            .binding = first[i].binding,
            .descriptorType = first[i].place.type,
            .descriptorCount = first[i].count ? (uint32_t)first[i].count : MOST_RUNTIME_DESCRIPTORS,
            .stageFlags = first[i].stages,
        };
        // Descriptors may be written until the command is executed.
        flags[i] = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                   (first[i].count ? 0 : VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT);
    }
    const VkDescriptorSetLayoutBindingFlagsCreateInfo binding_flags = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO,
        .bindingCount = count,
        .pBindingFlags = flags,
    };
    const VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
        .pNext = &binding_flags,
        .flags = WD_GPUAV_HEAP_SET,
        .bindingCount = count,
        .pBindings = bindings,
    };
    wd_state_set_layout *layout = wd_state_new_set_layout(device->chassis->state, &info);
    if (layout) {
        assert(layout->num_bindings == count);
        embed_samplers(device->chassis->state, layout, first);
    }
    return layout;
}

// make_layout makes the pipeline layout of sorted uses.
static wd_state_pipeline_layout *make_layout(wd_gpuav_device *device, wd_arena *scratch, const uses *list) {
    const uint32_t num_sets = list->count ? list->items[list->count - 1].set + 1 : 0;
    const VkPipelineLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = num_sets,
        .pSetLayouts = wd_arena_alloc_zero(scratch, num_sets + 1, sizeof(VkDescriptorSetLayout)),
    };
    wd_state_pipeline_layout *layout =
        info.pSetLayouts ? wd_state_new_layout(device->chassis->state, &info) : NULL;
    const use *end = list->items + list->count;
    for (const use *first = list->items, *next; layout && first < end; first = next) {
        for (next = first; next < end && next->set == first->set;) {
            next++;
        }
        layout->set_layouts[first->set] = make_set_layout(device, scratch, first, next);
        if (!layout->set_layouts[first->set]) {
            wd_state_unref(&layout->object);
            return NULL;
        }
    }
    return layout;
}

static bool uses_push(const wd_gpuav_heap_binding *place) {
    bool uses = place->data.kind == WD_GPUAV_DATA_IN_HEAP;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        uses |= place->heaps[i].is_known && place->heaps[i].push_offset != WD_GPUAV_NO_PUSH_INDEX;
        uses |= place->addresses[i].kind != WD_GPUAV_NO_ADDRESS &&
                place->addresses[i].kind != WD_GPUAV_ADDRESS_IN_RECORD;
    }
    return uses;
}

static bool uses_records(const wd_gpuav_heap_binding *place) {
    bool uses =
        place->data.kind == WD_GPUAV_DATA_IN_RECORD || place->addresses[0].kind == WD_GPUAV_ADDRESS_IN_RECORD;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        uses |= place->heaps[i].is_in_record;
    }
    return uses;
}

static wd_gpuav_heap_layout *make_places(const wd_gpuav_device *device, const uses *list) {
    wd_gpuav_heap_layout *heap =
        wd_alloc_zero(&device->allocator, 1, sizeof(*heap) + list->count * sizeof(heap->bindings[0]));
    if (heap) {
        heap->needs_resources = list->needs_resources;
        heap->needs_samplers = list->needs_samplers;
        heap->has_arrays = list->has_arrays;
    }
    for (size_t i = 0; heap && i < list->count; i++) {
        heap->bindings[heap->num_bindings++] = list->items[i].place;
        heap->uses_push |= uses_push(&list->items[i].place);
        heap->uses_records |= uses_records(&list->items[i].place);
    }
    return heap;
}

// find_obstacle returns why pipelines with these bindings are not instrumented; NULL: they are.
static const char *find_obstacle(const wd_gpuav_device *device, const uses *list) {
    for (size_t i = 0; i < list->count; i++) {
        const use *use = &list->items[i];
        if (list->has_arrays && !use->is_array && wd_spirv_is_heap_set(use->set)) {
            return "it uses a descriptor set with a number that accesses to heaps without a set need";
        }
        if (!use->is_descriptor && (!device->inputs.num_words || use->count != 1)) {
            return "buffers of it have no descriptors, so that their sizes are not known";
        }
    }
    return NULL;
}

static const char *collect_uses(wd_gpuav_device *device, const wd_gpuav_heap_stage *stages,
                                uint32_t num_stages, uses *list) {
    const char *reason = NULL;
    if (wd_gpuav_heap_push_offset(device) == UINT32_MAX) {
        return "the device has no room in push data for the addresses of error records";
    }
    for (uint32_t i = 0; !reason && i < num_stages; i++) {
        reason = add_stage(device, &stages[i], list);
    }
    merge_uses(list);
    reason = reason ? reason : find_obstacle(device, list);
    drop_uses(list);
    return reason;
}

// report_unknown states which accesses are not checked.
static void report_unknown(wd_gpuav_device *device, const uses *list) {
    if (list->num_in_memory) {
        wd_gpuav_report_info_once(
            &device->notices, WD_ID_GPUAV_ACCESSES_UNCHECKED, NULL,
            "Accesses of shaders to %u bindings (set %u, binding %u) are not checked, because they are "
            "mapped to an index or an address in memory, or to an index or an address in a shader record, "
            "which only the device reads.",
            list->num_in_memory, list->set_in_memory, list->binding_in_memory);
    }
}

const wd_gpuav_layout *wd_gpuav_create_heap_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                   const wd_gpuav_heap_stage *stages, uint32_t num_stages,
                                                   wd_state_pipeline_layout **state, const char **reason) {
    uses list = {0};
    *state = NULL;
    *reason = collect_uses(device, stages, num_stages, &list);
    const wd_gpuav_layout *layout = NULL;
    if (!*reason) {
        *reason = no_memory;
        wd_gpuav_heap_layout *heap = make_places(device, &list);
        *state = heap ? make_layout(device, scratch, &list) : NULL;
        layout = *state ? wd_gpuav_attach_heap_layout(device, *state, heap) : NULL;
        if (!layout) {
            wd_free(&device->allocator, heap);
            wd_state_unref((wd_state_object *)*state);
            *state = NULL;
        } else {
            report_unknown(device, &list);
        }
    }
    WD_VECTOR_FINISH(&device->allocator, &list);
    return layout;
}

// Joint layouts

// part_set is a set of a part's layout, and how its bindings are found.
typedef struct part_set {
    wd_state_set_layout *layout; // NULL: the part has no such set.
    const wd_gpuav_heap_binding *bindings;
    bool has_arrays; // Of the part.
} part_set;

static part_set set_of(const wd_gpuav_layout *part, uint32_t number) {
    const wd_state_pipeline_layout *state = part->state;
    const wd_gpuav_heap_binding *next = part->heap->bindings;
    for (uint32_t i = 0; i < number && i < state->num_set_layouts; i++) {
        next += state->set_layouts[i] ? state->set_layouts[i]->num_bindings : 0;
    }
    return (part_set){number < state->num_set_layouts ? state->set_layouts[number] : NULL, next,
                      part->heap->has_arrays};
}

// has_same_table returns whether two sets have the same descriptors at the same positions.
static bool has_same_table(const part_set *a, const part_set *b) {
    bool is_same = a->layout->num_bindings == b->layout->num_bindings;
    for (uint32_t i = 0; is_same && i < a->layout->num_bindings; i++) {
        const wd_state_layout_binding *left = &a->layout->bindings[i], *right = &b->layout->bindings[i];
        is_same = left->binding == right->binding && left->type == right->type &&
                  left->count == right->count && left->flags == right->flags && !left->immutable_samplers &&
                  !right->immutable_samplers && is_same_place(&a->bindings[i], &b->bindings[i]);
    }
    return is_same;
}

// join_set finds the set of all parts that have one with this number. Without a layout: there is none, or the parts
// have different ones.
static part_set join_set(const wd_gpuav_layout *const *parts, uint32_t num_parts, uint32_t number) {
    part_set found = {0};
    for (uint32_t i = 0; i < num_parts; i++) {
        const part_set set = parts[i] && parts[i]->heap ? set_of(parts[i], number) : (part_set){0};
        if (set.layout && found.layout &&
            (set.has_arrays != found.has_arrays || !has_same_table(&found, &set))) {
            return (part_set){0};
        }
        found = set.layout && !found.layout ? set : found;
    }
    return found;
}

// create_joint_layout creates the layout of parts with different layouts. NULL: there is no memory.
static const wd_gpuav_layout *create_joint_layout(wd_gpuav_device *device,
                                                  const wd_gpuav_layout *const *parts, uint32_t num_parts,
                                                  wd_state_pipeline_layout **state) {
    uint32_t num_sets = 0;
    size_t most_bindings = 0;
    bool has_arrays = false;
    for (uint32_t i = 0; i < num_parts; i++) {
        if (parts[i] && parts[i]->heap) {
            has_arrays |= parts[i]->heap->has_arrays;
            const uint32_t count = parts[i]->state->num_set_layouts;
            num_sets = count > num_sets ? count : num_sets;
            most_bindings += parts[i]->heap->num_bindings;
        }
    }
    wd_arena scratch;
    wd_arena_init(&scratch, device->allocator, 0);
    const VkPipelineLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = num_sets,
        .pSetLayouts = wd_arena_alloc_zero(&scratch, num_sets + 1, sizeof(VkDescriptorSetLayout)),
    };
    wd_gpuav_heap_layout *heap =
        wd_alloc_zero(&device->allocator, 1, sizeof(*heap) + most_bindings * sizeof(heap->bindings[0]));
    *state = heap && info.pSetLayouts ? wd_state_new_layout(device->chassis->state, &info) : NULL;
    for (uint32_t number = 0; *state && number < num_sets; number++) {
        const part_set set = join_set(parts, num_parts, number);
        // The tables of arrays in heaps may lack descriptors.
        if (set.layout && (!wd_spirv_is_heap_set(number) || set.has_arrays == has_arrays)) {
            (*state)->set_layouts[number] =
                (wd_state_set_layout *)wd_state_ref((wd_state_object *)&set.layout->object);
            for (uint32_t i = 0; i < set.layout->num_bindings; i++) {
                heap->bindings[heap->num_bindings++] = set.bindings[i];
                heap->uses_push |= uses_push(&set.bindings[i]);
                heap->uses_records |= uses_records(&set.bindings[i]);
            }
        }
    }
    if (heap) {
        heap->has_arrays = has_arrays;
    }
    const wd_gpuav_layout *joint = *state ? wd_gpuav_attach_heap_layout(device, *state, heap) : NULL;
    if (!joint) {
        wd_free(&device->allocator, heap);
        wd_state_unref((wd_state_object *)*state);
        *state = NULL;
    }
    wd_arena_finish(&scratch);
    return joint;
}

const wd_gpuav_layout *wd_gpuav_join_heap_layouts(wd_gpuav_device *device,
                                                  const wd_gpuav_layout *const *parts, uint32_t num_parts,
                                                  wd_state_pipeline_layout **state) {
    const wd_gpuav_layout *found = NULL;
    bool has_several = false, needs_resources = false, needs_samplers = false;
    *state = NULL;
    for (uint32_t i = 0; i < num_parts; i++) {
        const wd_gpuav_heap_layout *heap = parts[i] ? parts[i]->heap : NULL;
        if (heap) {
            const bool has_other = found && found->heap->num_bindings && found != parts[i];
            has_several |= has_other && heap->num_bindings;
            found = has_other ? found : parts[i];
            needs_resources |= heap->needs_resources;
            needs_samplers |= heap->needs_samplers;
        }
    }
    if (found && !has_several) {
        *state = (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)&found->state->object);
    } else if (found) {
        found = create_joint_layout(device, parts, num_parts, state);
    }
    if (found && has_several) {
        found->heap->needs_resources = needs_resources;
        found->heap->needs_samplers = needs_samplers;
    }
    return found;
}

#else

const wd_gpuav_layout *wd_gpuav_join_heap_layouts(wd_gpuav_device *device,
                                                  const wd_gpuav_layout *const *parts, uint32_t num_parts,
                                                  wd_state_pipeline_layout **state) {
    (void)device, (void)parts, (void)num_parts;
    *state = NULL;
    return NULL; // No layout is for descriptor heaps.
}
#endif
