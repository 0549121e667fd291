// Built-in variables of a stage, and the locations of the others, against limits.
#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/stage_vectors.h"

// --- Built-in arrays

// find_type returns the type of a built-in variable, or of the member of a block that is one; 0: the variable is not
// this built-in.
static uint32_t find_type(const wd_shader_reflection *reflection, const wd_shader_variable *variable,
                          uint32_t built_in) {
    enum { MEMBERS = 2, ELEMENT = 2 };
    uint32_t operand;
    wd_spirv_instruction type;
    if (wd_shader_decorated(reflection, variable->id, WD_SHADER_NO_MEMBER, SpvDecorationBuiltIn, &operand)) {
        return operand == built_in ? variable->type : 0;
    }
    // Blocks may be in an array over vertices.
    if (!wd_spirv_module_find(reflection->module, variable->type, &type) ||
        (type.opcode == SpvOpTypeArray &&
         !wd_spirv_module_find(reflection->module, type.words[ELEMENT], &type)) ||
        type.opcode != SpvOpTypeStruct) {
        return 0;
    }
    for (uint32_t member = 0; member + MEMBERS < type.num_words; member++) {
        if (wd_shader_decorated(reflection, type.result, member, SpvDecorationBuiltIn, &operand) &&
            operand == built_in) {
            return type.words[MEMBERS + member];
        }
    }
    return 0;
}

// array is the largest array with a built-in decoration in the interface of a stage.
typedef struct array {
    uint64_t length; // 0: there is none.
    const wd_shader_variable *variable;
} array;

static array find_array(const wd_shader_stage *stage, uint32_t storage_class, uint32_t built_in) {
    const wd_spirv_module *module = stage->reflection->module;
    array found = {0, NULL};
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        const uint32_t id = variable->storage_class == storage_class && wd_shader_is_used(variable)
                                ? find_type(stage->reflection, variable, built_in)
                                : 0;
        wd_spirv_instruction type, element;
        uint64_t length;
        // Only the innermost array counts, because variables outside blocks may also be in an array over vertices.
        while (id && wd_spirv_module_find(module, id, &type) && type.opcode == SpvOpTypeArray &&
               wd_spirv_module_find(module, type.words[2], &element) && element.opcode != SpvOpTypeArray) {
            if (wd_shader_array_length(&stage->constants, &type, &length) && length > found.length) {
                found = (array){length, variable};
            }
            break;
        }
    }
    return found;
}

static void check_array(wd_shader_stage *stage, const array *array, uint32_t limit, const char *id,
                        const char *name, const char *limit_name) {
    if (limit && array->length > limit) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, id, array->variable->instruction,
                         array->variable->first_use, 0,
                         "has an array %s with %llu elements, but %s of the device is %u" WD_SHADER_FIX
                         "Use a smaller array.",
                         name, (unsigned long long)array->length, limit_name, limit);
    }
}

static void check_distances(wd_shader_stage *stage, uint32_t storage_class,
                            const VkPhysicalDeviceLimits *limits) {
    const array clip = find_array(stage, storage_class, SpvBuiltInClipDistance);
    const array cull = find_array(stage, storage_class, SpvBuiltInCullDistance);
    const uint32_t most = limits->maxCombinedClipAndCullDistances;
    check_array(stage, &clip, limits->maxClipDistances, WD_ID_VUID_CLIP_DISTANCES, "gl_ClipDistance",
                "maxClipDistances");
    check_array(stage, &cull, limits->maxCullDistances, WD_ID_VUID_CULL_DISTANCES, "gl_CullDistance",
                "maxCullDistances");
    if (most && clip.length && cull.length && clip.length <= limits->maxClipDistances &&
        cull.length <= limits->maxCullDistances && clip.length + cull.length > most) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_CLIP_AND_CULL_DISTANCES,
                         clip.variable->instruction, clip.variable->first_use, 0,
                         "has arrays gl_ClipDistance and gl_CullDistance with %llu elements together, but "
                         "maxCombinedClipAndCullDistances of the device is %u" WD_SHADER_FIX
                         "Use smaller arrays.",
                         (unsigned long long)(clip.length + cull.length), most);
    }
}

void wd_shader_check_builtins(wd_shader_stage *stage) {
    static const uint32_t classes[] = {SpvStorageClassInput, SpvStorageClassOutput};
    const wd_device_capabilities *enabled = stage->pipeline->device->chassis->capabilities;
    for (size_t i = 0; enabled && i < sizeof classes / sizeof *classes; i++) {
        const VkPhysicalDeviceLimits *limits = &enabled->physical->properties.limits;
        const array mask = find_array(stage, classes[i], SpvBuiltInSampleMask);
        check_distances(stage, classes[i], limits);
        check_array(stage, &mask, limits->maxSampleMaskWords,
                    wd_shader_id(stage, WD_ID_VUID_SAMPLE_MASK_WORDS, WD_ID_VUID_OBJECT_SAMPLE_MASK_WORDS),
                    "gl_SampleMask", "maxSampleMaskWords");
    }
}

bool wd_shader_uses_builtin(const wd_shader_stage *stage, uint32_t built_in,
                            const wd_shader_variable **variable) {
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        *variable = &stage->entry->variables[i];
        if (wd_shader_is_used(*variable) && find_type(stage->reflection, *variable, built_in)) {
            return true;
        }
    }
    return false;
}

// --- Locations

// location_limit is how many locations a stage has (Vulkan, Shader Input and Output Locations); 0: not known.
typedef struct location_limit {
    uint32_t value;
    const char *name;
} location_limit;

#define COMPONENTS(member)                                                                                   \
    (location_limit) {                                                                                       \
        limits->member / 4, #member " / 4"                                                                   \
    }

static location_limit input_limit(const wd_shader_stage *stage, bool is_patch,
                                  const VkPhysicalDeviceLimits *limits) {
    switch (stage->entry->execution_model) {
    case SpvExecutionModelVertex:
        return (location_limit){limits->maxVertexInputAttributes, "maxVertexInputAttributes"};
    case SpvExecutionModelTessellationControl:
        return COMPONENTS(maxTessellationControlPerVertexInputComponents);
    case SpvExecutionModelTessellationEvaluation:
        return is_patch ? COMPONENTS(maxTessellationControlPerPatchOutputComponents)
                        : COMPONENTS(maxTessellationEvaluationInputComponents);
    case SpvExecutionModelGeometry:
        return COMPONENTS(maxGeometryInputComponents);
    case SpvExecutionModelFragment:
        return COMPONENTS(maxFragmentInputComponents);
    default:
        return (location_limit){0, NULL};
    }
}

static location_limit output_limit(const wd_shader_stage *stage, bool is_patch,
                                   const VkPhysicalDeviceLimits *limits) {
    switch (stage->entry->execution_model) {
    case SpvExecutionModelVertex:
        return COMPONENTS(maxVertexOutputComponents);
    case SpvExecutionModelTessellationControl:
        return is_patch ? COMPONENTS(maxTessellationControlPerPatchOutputComponents)
                        : COMPONENTS(maxTessellationControlPerVertexOutputComponents);
    case SpvExecutionModelTessellationEvaluation:
        return COMPONENTS(maxTessellationEvaluationOutputComponents);
    case SpvExecutionModelGeometry:
        return COMPONENTS(maxGeometryOutputComponents);
    case SpvExecutionModelFragment:
        return (location_limit){limits->maxFragmentOutputAttachments, "maxFragmentOutputAttachments"};
    default:
        return (location_limit){0, NULL};
    }
}

static void check_class(wd_shader_stage *stage, uint32_t storage_class,
                        const VkPhysicalDeviceLimits *limits) {
    const bool is_input = storage_class == SpvStorageClassInput;
    const wd_shader_variable *reported = NULL;
    wd_shader_vectors vectors;
    wd_shader_vectors_init(&vectors, stage, storage_class, false);
    for (uint32_t i = 0; i < vectors.num_vectors; i++) {
        const wd_shader_vector *vector = &vectors.vectors[i];
        const location_limit limit = is_input ? input_limit(stage, vector->is_patch, limits)
                                              : output_limit(stage, vector->is_patch, limits);
        if (!limit.value || vector->location < limit.value || vector->variable == reported) {
            continue;
        }
        reported = vector->variable;
        wd_shader_report(
            stage, WD_SEVERITY_ERROR, WD_ID_VUID_LOCATION_LIMIT, vector->variable->instruction,
            vector->variable->first_use, 0,
            "uses the %s `%.80s` at location %u, but the device has the locations from 0 to %u "
            "(%s)" WD_SHADER_FIX "Use a smaller location.",
            is_input ? "input" : "output",
            wd_shader_variable_name(stage->reflection, vector->variable->id, vector->variable->type),
            vector->location, limit.value - 1, limit.name);
    }
    wd_shader_vectors_finish(&vectors);
}

void wd_shader_check_locations(wd_shader_stage *stage) {
    const wd_device_capabilities *enabled = stage->pipeline->device->chassis->capabilities;
    if (enabled && input_limit(stage, false, &enabled->physical->properties.limits).name) {
        check_class(stage, SpvStorageClassInput, &enabled->physical->properties.limits);
        check_class(stage, SpvStorageClassOutput, &enabled->physical->properties.limits);
    }
}
