#include "vk/shader/stage_vectors.h"

// More than any device has: what is larger is not listed.
enum { MAX_VECTORS = 4096, MAX_DEPTH = 16, WORDS_OF_LOCATION = 4 };

// place is where the next vector goes.
typedef struct place {
    uint32_t location, component;
    bool is_patch, is_per_primitive;
    uint32_t depth;
    const wd_shader_variable *variable;
    uint32_t member;
} place;

static bool add_type(wd_shader_vectors *list, const wd_shader_constants *constants, uint32_t type,
                     place *place);

static bool add_vector(wd_shader_vectors *list, const wd_shader_scalars *type, bool is_vector, place *place) {
    const uint32_t words = type->count * (type->width == 64 ? 2 : 1);
    if (list->num_vectors == MAX_VECTORS || type->opcode == SpvOpTypeBool ||
        !wd_array_reserve(&list->allocator, (void **)&list->vectors, &list->capacity, list->num_vectors + 1u,
                          sizeof *list->vectors)) {
        return false;
    }
    list->vectors[list->num_vectors++] = (wd_shader_vector){.location = place->location,
                                                            .component = place->component,
                                                            .type = *type,
                                                            .is_patch = place->is_patch,
                                                            .is_per_primitive = place->is_per_primitive,
                                                            .is_vector = is_vector,
                                                            .variable = place->variable,
                                                            .member = place->member};
    place->location += (place->component + words + WORDS_OF_LOCATION - 1) / WORDS_OF_LOCATION;
    return true;
}

static bool add_elements(wd_shader_vectors *list, const wd_shader_constants *constants, uint32_t type,
                         uint64_t count, place *place) {
    for (uint64_t i = 0; i < count; i++) {
        if (!add_type(list, constants, type, place)) {
            return false;
        }
    }
    return true;
}

static bool add_members(wd_shader_vectors *list, const wd_shader_constants *constants,
                        const wd_spirv_instruction *structure, place *place) {
    enum { MEMBERS = 2 };
    for (uint32_t i = MEMBERS; i < structure->num_words; i++) {
        if (!add_type(list, constants, structure->words[i], place)) {
            return false;
        }
    }
    return true;
}

static bool add_known_type(wd_shader_vectors *list, const wd_shader_constants *constants,
                           const wd_spirv_instruction *type, place *place) {
    enum { ELEMENT = 2, COUNT = 3 };
    wd_shader_scalars scalars;
    uint64_t length;
    switch (type->opcode) {
    case SpvOpTypeMatrix:
        return add_elements(list, constants, type->words[ELEMENT], type->words[COUNT], place);
    case SpvOpTypeArray:
        return wd_shader_array_length(constants, type, &length) && length <= MAX_VECTORS &&
               add_elements(list, constants, type->words[ELEMENT], length, place);
    case SpvOpTypeStruct:
        return add_members(list, constants, type, place);
    default:
        return wd_shader_find_scalars(constants->reflection->module, type->result, &scalars) &&
               add_vector(list, &scalars, type->opcode == SpvOpTypeVector, place);
    }
}

static bool add_type(wd_shader_vectors *list, const wd_shader_constants *constants, uint32_t type,
                     place *place) {
    wd_spirv_instruction found;
    place->depth++;
    const bool is_added = place->depth <= MAX_DEPTH &&
                          wd_spirv_module_find(constants->reflection->module, type, &found) &&
                          add_known_type(list, constants, &found, place);
    place->depth--;
    return is_added;
}

// is_arrayed returns whether the outer array of a variable is over vertices or primitives.
static bool is_arrayed(const wd_shader_stage *stage, const wd_shader_variable *variable, bool is_patch) {
    enum { DECORATION_PER_VERTEX = 5285 }; // PerVertexKHR, which older headers name otherwise.
    const bool is_input = variable->storage_class == SpvStorageClassInput;
    switch (stage->entry->execution_model) {
    case SpvExecutionModelTessellationControl:
        return !is_patch;
    case SpvExecutionModelTessellationEvaluation:
        return is_input && !is_patch;
    case SpvExecutionModelGeometry:
        return is_input;
    case SpvExecutionModelMeshEXT:
        return !is_input;
    case SpvExecutionModelFragment:
        return is_input && wd_shader_decorated(stage->reflection, variable->id, WD_SHADER_NO_MEMBER,
                                               DECORATION_PER_VERTEX, NULL);
    default:
        return false;
    }
}

// add_block adds the members of a block or struct, which have locations of their own or follow each other.
static bool add_block(wd_shader_vectors *list, const wd_shader_stage *stage,
                      const wd_spirv_instruction *structure, bool has_location, place *place) {
    enum { MEMBERS = 2 };
    const wd_shader_reflection *reflection = stage->reflection;
    const bool is_patch = place->is_patch, is_per_primitive = place->is_per_primitive;
    bool has_place = has_location;
    for (uint32_t member = 0; member + MEMBERS < structure->num_words; member++) {
        if (wd_shader_decorated(reflection, structure->result, member, SpvDecorationBuiltIn, NULL)) {
            continue;
        }
        has_place |= wd_shader_decorated(reflection, structure->result, member, SpvDecorationLocation,
                                         &place->location);
        place->component = 0;
        wd_shader_decorated(reflection, structure->result, member, SpvDecorationComponent, &place->component);
        place->is_patch =
            is_patch || wd_shader_decorated(reflection, structure->result, member, SpvDecorationPatch, NULL);
        place->is_per_primitive =
            is_per_primitive ||
            wd_shader_decorated(reflection, structure->result, member, SpvDecorationPerPrimitiveEXT, NULL);
        place->member = member;
        if (!has_place || !add_type(list, &stage->constants, structure->words[member + MEMBERS], place)) {
            return false;
        }
    }
    return true;
}

uint32_t wd_shader_inner_type(const wd_shader_stage *stage, const wd_shader_variable *variable) {
    enum { ELEMENT = 2 };
    const wd_shader_reflection *reflection = stage->reflection;
    wd_spirv_instruction type;
    const bool is_patch =
        wd_shader_decorated(reflection, variable->id, WD_SHADER_NO_MEMBER, SpvDecorationPatch, NULL);
    if (!is_arrayed(stage, variable, is_patch)) {
        return variable->type;
    }
    return wd_spirv_module_find(reflection->module, variable->type, &type) &&
                   (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray)
               ? type.words[ELEMENT]
               : 0;
}

static bool add_variable(wd_shader_vectors *list, const wd_shader_stage *stage,
                         const wd_shader_variable *variable) {
    const wd_shader_reflection *reflection = stage->reflection;
    const uint32_t id = variable->id;
    if (wd_shader_decorated(reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationBuiltIn, NULL)) {
        return true;
    }
    place place = {.variable = variable, .member = WD_SHADER_NO_MEMBER};
    wd_spirv_instruction type;
    place.is_patch = wd_shader_decorated(reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationPatch, NULL);
    place.is_per_primitive =
        wd_shader_decorated(reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationPerPrimitiveEXT, NULL);
    wd_shader_decorated(reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationComponent, &place.component);
    const bool has_location =
        wd_shader_decorated(reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationLocation, &place.location);
    if (!wd_spirv_module_find(reflection->module, wd_shader_inner_type(stage, variable), &type)) {
        return false;
    }
    if (type.opcode == SpvOpTypeStruct) {
        return add_block(list, stage, &type, has_location, &place);
    }
    return has_location && add_type(list, &stage->constants, type.result, &place);
}

void wd_shader_vectors_init(wd_shader_vectors *list, const wd_shader_stage *stage, uint32_t storage_class,
                            bool used) {
    *list = (wd_shader_vectors){.allocator = stage->pipeline->device->allocator, .is_complete = true};
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        if (variable->storage_class == storage_class && (!used || wd_shader_is_used(variable))) {
            list->is_complete &= add_variable(list, stage, variable);
        }
    }
}

void wd_shader_vectors_finish(wd_shader_vectors *list) {
    wd_free(&list->allocator, list->vectors);
    *list = (wd_shader_vectors){0};
}
