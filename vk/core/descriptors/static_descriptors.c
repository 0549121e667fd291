// Descriptor variables, and values that come from them.
#include <assert.h>

#include "vk/core/descriptors/static_reader.h"

// Words of instructions.
enum { SOURCE = 3, CHAIN_BASE = 3, CHAIN_FIRST_INDEX = 4 };

enum { MAX_STEPS = 32 }; // Of a value back to its variable.

static void read_image(const wd_spirv_module *module, uint32_t type, wd_static_use *use) {
    enum { IMAGE = 2, SAMPLED_TYPE = 2, DIM, DEPTH, ARRAYED, MULTISAMPLED, SAMPLED, FORMAT, WIDTH = 2 };
    wd_spirv_instruction image, scalar;
    if (wd_spirv_module_find_opcode(module, type, SpvOpTypeSampledImage, &image)) {
        type = image.words[IMAGE];
    }
    if (!wd_spirv_module_find_opcode(module, type, SpvOpTypeImage, &image) ||
        !wd_spirv_module_find(module, image.words[SAMPLED_TYPE], &scalar)) {
        return;
    }
    use->has_image = scalar.opcode == SpvOpTypeFloat || scalar.opcode == SpvOpTypeInt;
    use->image = (wd_static_image_type){
        .dim = image.words[DIM],
        .format = image.words[FORMAT],
        .is_arrayed = image.words[ARRAYED] != 0,
        .is_multisampled = image.words[MULTISAMPLED] != 0,
        .numeric = scalar.opcode == SpvOpTypeFloat                      ? WD_STATIC_FLOAT
                   : use->has_image && scalar.words[3] /* Signedness */ ? WD_STATIC_SIGNED
                                                                        : WD_STATIC_UNSIGNED,
        .width = use->has_image ? scalar.words[WIDTH] : 0,
    };
}

// add_use returns the number of a use, or WD_STATIC_NOT_FOUND without memory. `element` UINT32_MAX: not known.
static int64_t add_use(wd_static_reader *reader, uint32_t number, uint32_t element) {
    assert(number < reader->interface.num_descriptors);
    const wd_spirv_descriptor *descriptor = &reader->interface.descriptors[number];
    wd_static_uses *uses = reader->uses;
    const bool has_element = element != UINT32_MAX;
    for (uint32_t i = 0; i < uses->num_uses; i++) {
        const wd_static_use *use = &uses->uses[i];
        if (use->variable == descriptor->variable && use->has_element == has_element &&
            (!has_element || use->element == element)) {
            return i;
        }
    }
    if (!wd_array_reserve(&uses->allocator, (void **)&uses->uses, &reader->uses_capacity, uses->num_uses + 1u,
                          sizeof *uses->uses)) {
        reader->failed = true;
        return WD_STATIC_NOT_FOUND;
    }
    wd_static_use *use = &uses->uses[uses->num_uses++];
    *use = (wd_static_use){.set = descriptor->set,
                           .binding = descriptor->binding,
                           .element = has_element ? element : 0,
                           .has_element = has_element,
                           .variable = descriptor->variable,
                           .kind = descriptor->kind};
    read_image(reader->module, descriptor->type, use);
    return uses->num_uses - 1;
}

// element_of returns the element that a chain from a variable selects; UINT32_MAX: not known.
static uint32_t element_of(const wd_static_reader *reader, const wd_spirv_descriptor *descriptor,
                           const wd_spirv_instruction *chain) {
    uint64_t element = 0;
    for (uint32_t i = 0; i < descriptor->num_dimensions; i++) {
        uint64_t index;
        const uint32_t length = descriptor->dimensions[i].length;
        if (!chain || CHAIN_FIRST_INDEX + i >= chain->num_words ||
            !wd_spirv_module_constant(reader->module, chain->words[CHAIN_FIRST_INDEX + i], &index) ||
            index >= UINT32_MAX || (i && !length) ||
            __builtin_mul_overflow(element, i ? length : 1, &element) ||
            __builtin_add_overflow(element, index, &element)) {
            return UINT32_MAX;
        }
    }
    return element < UINT32_MAX ? (uint32_t)element : UINT32_MAX;
}

static const wd_spirv_descriptor *descriptor_of(const wd_static_reader *reader, uint32_t id,
                                                uint32_t *number) {
    if (id >= reader->num_ids || !reader->descriptor_of[id]) {
        return NULL;
    }
    *number = reader->descriptor_of[id] - 1;
    assert(*number < reader->interface.num_descriptors);
    return &reader->interface.descriptors[*number];
}

// find_use follows an image, a sampled image, a sampler or a pointer back to its variable, and returns the number of
// its use.
int64_t wd_static_find_use(wd_static_reader *reader, uint32_t id) {
    wd_spirv_instruction value, chain;
    bool has_chain = false;
    for (int i = 0; i < MAX_STEPS && wd_spirv_module_find(reader->module, id, &value); i++) {
        uint32_t number;
        const wd_spirv_descriptor *descriptor = descriptor_of(reader, id, &number);
        if (descriptor) {
            return add_use(reader, number, element_of(reader, descriptor, has_chain ? &chain : NULL));
        }
        if (wd_static_is_chain(value.opcode) && !has_chain) {
            chain = value;
            has_chain = true;
        } else if (value.opcode != SpvOpLoad && value.opcode != SpvOpCopyObject &&
                   value.opcode != SpvOpImage) {
            return WD_STATIC_NOT_FOUND;
        }
        id = value.words[SOURCE];
    }
    return WD_STATIC_NOT_FOUND;
}

// note_variables adds the uses of the variables that an instruction names.
void wd_static_note_variables(wd_static_reader *reader, const wd_spirv_instruction *instruction,
                              bool is_certain) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        uint32_t number;
        const wd_spirv_descriptor *descriptor = descriptor_of(reader, instruction->words[word], &number);
        if (!descriptor) {
            continue;
        }
        const bool is_base = wd_static_is_chain(instruction->opcode) && word == CHAIN_BASE;
        const int64_t use =
            add_use(reader, number, element_of(reader, descriptor, is_base ? instruction : NULL));
        if (use != WD_STATIC_NOT_FOUND) {
            assert(use < reader->uses->num_uses);
            reader->uses->uses[use].is_certain |= is_certain;
        }
    }
}
