#include "vk/spirv/interface.h"

#include <spirv/unified1/spirv.h>

#include "vk/spirv/module_internal.h"

// The decorations of an id that matter here.
typedef struct location {
    uint32_t set;
    uint32_t binding;
    bool has_set;
    bool has_binding;
    bool is_buffer_block; // Of a struct type.
} location;

static bool is_resource_class(uint32_t storage_class) {
    return storage_class == SpvStorageClassUniformConstant || storage_class == SpvStorageClassUniform ||
           storage_class == SpvStorageClassStorageBuffer;
}

wd_spirv_descriptor_kind wd_spirv_kind_of_image(const wd_spirv_instruction *image) {
    enum { DIM = 3, SAMPLED = 7, STORAGE = 2 };
    bool storage = image->words[SAMPLED] == STORAGE;
    if (image->words[DIM] == SpvDimBuffer) {
        return storage ? WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER : WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER;
    }
    if (image->words[DIM] == SpvDimSubpassData) {
        return WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT;
    }
    return storage ? WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE : WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE;
}

static wd_spirv_descriptor_kind kind_of(const wd_spirv_module *module, const wd_spirv_descriptor *descriptor,
                                        const location *locations) {
    wd_spirv_instruction type, image;
    if (!wd_spirv_module_find(module, descriptor->type, &type)) {
        return WD_SPIRV_DESCRIPTOR_UNKNOWN;
    }
    switch (type.opcode) {
    case SpvOpTypeSampler:
        return WD_SPIRV_DESCRIPTOR_SAMPLER;
    case SpvOpTypeImage:
        return wd_spirv_kind_of_image(&type);
    case SpvOpTypeSampledImage:
        // A combined image sampler of a buffer is a uniform texel buffer (Vulkan specification, section 15.5.3).
        return wd_spirv_module_find_opcode(module, type.words[2], SpvOpTypeImage, &image) &&
                       image.words[3] == SpvDimBuffer
                   ? WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER
                   : WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER;
    case SpvOpTypeAccelerationStructureKHR:
        return WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE;
    case SpvOpTypeStruct:
        if (descriptor->storage_class == SpvStorageClassStorageBuffer) {
            return WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER;
        }
        return locations[descriptor->type].is_buffer_block ? WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER
                                                           : WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
    default:
        return WD_SPIRV_DESCRIPTOR_UNKNOWN;
    }
}

bool wd_spirv_descriptor_dimensions(const wd_spirv_module *module, uint32_t type_id,
                                    wd_spirv_descriptor *descriptor) {
    descriptor->length = 1;
    wd_spirv_instruction type;
    while (wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray)) {
        if (descriptor->num_dimensions == WD_SPIRV_MAX_DIMENSIONS) {
            return false;
        }
        wd_spirv_dimension *dimension = &descriptor->dimensions[descriptor->num_dimensions++];
        uint64_t length = 0;
        if (type.opcode == SpvOpTypeArray) {
            if (wd_spirv_module_constant(module, type.words[3], &length)) {
                dimension->length = length <= UINT32_MAX ? (uint32_t)length : 0;
            } else {
                dimension->length_id = type.words[3];
            }
        }
        if (__builtin_mul_overflow(descriptor->length, dimension->length, &descriptor->length)) {
            descriptor->length = 0;
        }
        type_id = type.words[2];
    }
    descriptor->type = type_id;
    return true;
}

// Applies a group's decorations, which come before it, to its targets.
static void apply_group(const wd_spirv_module *module, const wd_spirv_head *decoration, location *locations) {
    const location group = locations[decoration->at[1]];
    for (uint32_t word = 2; word < decoration->num_words; word++) {
        if (decoration->at[word] >= module->num_ids) {
            continue;
        }
        location *target = &locations[decoration->at[word]];
        target->set = group.has_set ? group.set : target->set;
        target->binding = group.has_binding ? group.binding : target->binding;
        target->has_set |= group.has_set;
        target->has_binding |= group.has_binding;
        target->is_buffer_block |= group.is_buffer_block;
    }
}

// Notes the decorations by id.
static void read_locations(const wd_spirv_module *module, location *locations) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *words = head.at;
        if (head.opcode == SpvOpGroupDecorate && words[1] < module->num_ids) {
            apply_group(module, &head, locations);
        }
        if (head.opcode != SpvOpDecorate || words[1] >= module->num_ids) {
            continue;
        }
        location *found = &locations[words[1]];
        if (words[2] == SpvDecorationBufferBlock) {
            found->is_buffer_block = true;
        } else if (head.num_words < 4) {
            continue;
        } else if (words[2] == SpvDecorationDescriptorSet) {
            found->set = words[3];
            found->has_set = true;
        } else if (words[2] == SpvDecorationBinding) {
            found->binding = words[3];
            found->has_binding = true;
        }
    }
}

static wd_status add_descriptor(wd_spirv_interface *interface, size_t *capacity,
                                const wd_spirv_descriptor *descriptor) {
    if (!wd_array_reserve(&interface->allocator, (void **)&interface->descriptors, capacity,
                          interface->num_descriptors + 1, sizeof *descriptor)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    interface->descriptors[interface->num_descriptors++] = *descriptor;
    return WD_OK;
}

// `words` are those of an OpVariable.
static bool read_variable(const wd_spirv_module *module, const uint32_t *words, const location *locations,
                          wd_spirv_descriptor *descriptor) {
    enum { TYPE = 1, RESULT = 2, STORAGE_CLASS = 3 };
    wd_spirv_instruction pointer;
    const location *found = &locations[words[RESULT]];
    if (!is_resource_class(words[STORAGE_CLASS]) || !found->has_set || !found->has_binding) {
        return false;
    }
    *descriptor = (wd_spirv_descriptor){.variable = words[RESULT],
                                        .storage_class = words[STORAGE_CLASS],
                                        .set = found->set,
                                        .binding = found->binding};
    if (!wd_spirv_module_find_opcode(module, words[TYPE], SpvOpTypePointer, &pointer) ||
        !wd_spirv_descriptor_dimensions(module, pointer.words[3], descriptor)) {
        return false;
    }
    descriptor->kind = kind_of(module, descriptor, locations);
    return true;
}

// Notes the variables that are an entire heap; with `used` (by id) only those that it marks.
static void note_heaps(wd_spirv_interface *interface, const wd_spirv_module *module, const bool *used) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *words = head.at;
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && words[2] == SpvDecorationBuiltIn &&
            words[1] < module->num_ids && (!used || used[words[1]])) {
            interface->uses_resource_heap |= words[3] == WD_SPIRV_RESOURCE_HEAP;
            interface->uses_sampler_heap |= words[3] == WD_SPIRV_SAMPLER_HEAP;
        }
    }
}

// Lists the variables; with `used` (by id) only those that it marks.
static wd_status list_descriptors(wd_spirv_interface *interface, const wd_spirv_module *module,
                                  const bool *used) {
    size_t capacity = 0;
    wd_status status = WD_OK;
    location *locations = wd_alloc_zero(&interface->allocator, module->num_ids + 1u, sizeof *locations);
    if (!locations) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    read_locations(module, locations);
    note_heaps(interface, module, used);
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_descriptor descriptor;
        if (head.opcode == SpvOpVariable && (!used || used[head.at[2]]) &&
            read_variable(module, head.at, locations, &descriptor) &&
            (status = add_descriptor(interface, &capacity, &descriptor))) {
            break;
        }
    }
    wd_free(&interface->allocator, locations);
    if (status) {
        wd_spirv_interface_finish(interface);
    }
    return status;
}

wd_status wd_spirv_interface_init(wd_spirv_interface *interface, wd_allocator allocator,
                                  const wd_spirv_module *module) {
    *interface = (wd_spirv_interface){.allocator = allocator};
    return list_descriptors(interface, module, NULL);
}

// Marks the variables that the functions reachable from `function` use. `queue` has room for every id of the module.
static void mark_used(const wd_spirv_module *module, uint32_t function, bool *used, uint32_t *queue) {
    uint32_t num_queued = 0;
    queue[num_queued++] = function;
    used[function] = true;
    for (uint32_t next = 0; next < num_queued; next++) {
        wd_spirv_instruction instruction;
        if (!wd_spirv_module_find_opcode(module, queue[next], SpvOpFunction, &instruction)) {
            continue;
        }
        for (uint32_t i = instruction.index + 1; wd_spirv_module_instruction(module, i, &instruction); i++) {
            if (instruction.opcode == SpvOpFunctionEnd) {
                break;
            }
            wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
            for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
                uint32_t id = instruction.words[word];
                if (id >= module->num_ids || used[id]) {
                    continue;
                }
                used[id] = true;
                if (instruction.opcode == SpvOpFunctionCall && word == 3) {
                    queue[num_queued++] = id;
                }
            }
        }
    }
}

wd_status wd_spirv_interface_init_entry_point(wd_spirv_interface *interface, wd_allocator allocator,
                                              const wd_spirv_module *module, uint32_t entry_point) {
    *interface = (wd_spirv_interface){.allocator = allocator};
    wd_spirv_entry_point found;
    if (!wd_spirv_module_entry_point(module, entry_point, &found)) {
        return WD_ERROR_INVALID_ARGUMENT;
    }
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    bool *used = wd_alloc_zero(&allocator, module->num_ids + 1u, sizeof *used);
    uint32_t *queue = wd_alloc_zero(&allocator, module->num_ids + 1u, sizeof *queue);
    if (used && queue) {
        if (found.function < module->num_ids) {
            mark_used(module, found.function, used, queue);
        }
        status = list_descriptors(interface, module, used);
    }
    wd_free(&allocator, used);
    wd_free(&allocator, queue);
    return status;
}

void wd_spirv_interface_finish(wd_spirv_interface *interface) {
    if (interface && interface->descriptors) {
        wd_free(&interface->allocator, interface->descriptors);
    }
    if (interface) {
        *interface = (wd_spirv_interface){0};
    }
}

const wd_spirv_descriptor *wd_spirv_interface_find(const wd_spirv_interface *interface, uint32_t set,
                                                   uint32_t binding) {
    for (size_t i = 0; i < interface->num_descriptors; i++) {
        if (interface->descriptors[i].set == set && interface->descriptors[i].binding == binding) {
            return &interface->descriptors[i];
        }
    }
    return NULL;
}
