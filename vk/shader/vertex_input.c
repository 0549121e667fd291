// Vertex attributes of a pipeline against the inputs of its vertex shader.
#include "vk/registry/chain.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/report/message_ids.h"
#include "vk/shader/graphics_state.h"
#include "vk/shader/stage_vectors.h"

// attribute_rules are extensions that allow more.
typedef struct attribute_rules {
    bool may_be_missing;   // VK_EXT_vertex_attribute_robustness, VK_KHR_maintenance9
    bool types_may_differ; // VK_EXT_legacy_vertex_attributes
} attribute_rules;

static const VkVertexInputAttributeDescription *
find_attribute(const VkPipelineVertexInputStateCreateInfo *state, uint32_t location) {
    for (uint32_t i = 0; state->pVertexAttributeDescriptions && i < state->vertexAttributeDescriptionCount;
         i++) {
        if (state->pVertexAttributeDescriptions[i].location == location) {
            return &state->pVertexAttributeDescriptions[i];
        }
    }
    return NULL;
}

static wd_format_numeric numeric_of(const wd_shader_scalars *type) {
    return type->opcode == SpvOpTypeFloat ? WD_FORMAT_FLOAT
           : type->is_signed              ? WD_FORMAT_SINT
                                          : WD_FORMAT_UINT;
}

static const char *numeric_name(wd_format_numeric numeric) {
    return numeric == WD_FORMAT_FLOAT  ? "floating-point values"
           : numeric == WD_FORMAT_SINT ? "signed integers"
                                       : "unsigned integers";
}

#define REPORT(stage, id, vector, ...)                                                                       \
    wd_shader_report(stage, WD_SEVERITY_ERROR, id, (vector)->variable->instruction,                          \
                     (vector)->variable->first_use, (vector)->location, __VA_ARGS__)

// check_width returns false where it reported a problem.
static bool check_width(wd_shader_stage *stage, const wd_shader_vector *input, const char *name,
                        const VkVertexInputAttributeDescription *attribute, const wd_format *format) {
    const bool is_64_bit = input->type.width == 64, format_is_64_bit = format->component_bits == 64;
    const char *format_name = wd_VkFormat_string(attribute->format);
    if (is_64_bit != format_is_64_bit) {
        REPORT(stage, is_64_bit ? WD_ID_VUID_ATTRIBUTE_64_BIT_INPUT : WD_ID_VUID_ATTRIBUTE_64_BIT_FORMAT,
               input,
               "reads the input `%.80s` at location %u with %u-bit components, but the format of the vertex "
               "attribute, %s, has %u-bit components" WD_SHADER_FIX "Use the same width in both.",
               name, input->location, input->type.width, format_name, format->component_bits);
        return false;
    }
    const uint32_t last = input->component / 2 + input->type.count; // Of 64-bit components.
    if (is_64_bit && last > format->num_components) {
        REPORT(stage, WD_ID_VUID_ATTRIBUTE_64_BIT_COUNT, input,
               "reads %u components of the input `%.80s` at location %u, but the format of the vertex "
               "attribute, %s, has %u: missing 64-bit components have no default" WD_SHADER_FIX
               "Use a format with more components.",
               last, name, input->location, format_name, format->num_components);
        return false;
    }
    return true;
}

// check_input returns false where it reported a problem.
static bool check_input(wd_shader_stage *stage, const wd_shader_vector *input,
                        const VkPipelineVertexInputStateCreateInfo *state, const attribute_rules *rules) {
    const VkVertexInputAttributeDescription *attribute = find_attribute(state, input->location);
    const char *name = wd_shader_variable_name(stage->reflection, input->variable->id, input->variable->type);
    if (!attribute) {
        if (!rules->may_be_missing) {
            REPORT(stage, WD_ID_VUID_ATTRIBUTE_MISSING, input,
                   "reads the input `%.80s` at location %u, but pVertexInputState has no attribute with this "
                   "location" WD_SHADER_FIX "Add the attribute, or correct the location.",
                   name, input->location);
        }
        return rules->may_be_missing;
    }
    const wd_format *format = wd_format_find(attribute->format);
    if (!format || rules->types_may_differ) {
        return true;
    }
    if (format->numeric != numeric_of(&input->type)) {
        REPORT(stage, WD_ID_VUID_ATTRIBUTE_TYPE, input,
               "reads the input `%.80s` at location %u as %s, but the format of the vertex attribute, %s, "
               "has %s" WD_SHADER_FIX "Use a format of the same type, or change the type in the shader.",
               name, input->location, numeric_name(numeric_of(&input->type)),
               wd_VkFormat_string(attribute->format), numeric_name(format->numeric));
        return false;
    }
    return check_width(stage, input, name, attribute, format);
}

static void check_inputs(wd_shader_stage *stage, const VkPipelineVertexInputStateCreateInfo *state) {
    const wd_state_device *device = stage->pipeline->device->chassis->state;
    // By name: the headers of the build may be older.
    const attribute_rules rules = {
        wd_state_device_has_extension(device, "VK_EXT_vertex_attribute_robustness") ||
            wd_state_device_has_extension(device, "VK_KHR_maintenance9"),
        wd_state_device_has_extension(device, "VK_EXT_legacy_vertex_attributes"),
    };
    wd_shader_vectors inputs;
    wd_shader_vectors_init(&inputs, stage, SpvStorageClassInput, true);
    const wd_shader_variable *reported = NULL;
    for (uint32_t i = 0; i < inputs.num_vectors; i++) {
        const wd_shader_vector *input = &inputs.vectors[i];
        if (input->variable != reported && !check_input(stage, input, state, &rules)) {
            reported = input->variable;
        }
    }
    wd_shader_vectors_finish(&inputs);
}

// find_library_input returns the vertex input of a library that has only this part, or false: libraries with more parts
// were checked when they were created.
static bool find_library_input(const wd_shader_graphics *graphics,
                               VkPipelineVertexInputStateCreateInfo *state) {
    const VkPipelineLibraryCreateInfoKHR *info =
        wd_find_chained(graphics->info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    for (uint32_t i = 0; info && info->pLibraries && i < info->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(graphics->pipeline->device->chassis->state, info->pLibraries[i]);
        if (library &&
            library->library_parts == VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT &&
            !wd_state_pipeline_is_dynamic(library, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT)) {
            *state = (VkPipelineVertexInputStateCreateInfo){
                .vertexAttributeDescriptionCount = library->vertex_input.num_attributes,
                .pVertexAttributeDescriptions = library->vertex_input.attributes};
            return true;
        }
    }
    return false;
}

void wd_shader_check_vertex_input(const wd_shader_graphics *graphics) {
    const bool has_input = graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT;
    wd_shader_stage *stage = wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_VERTEX_BIT);
    if (!stage || !stage->entry) {
        return;
    }
    VkPipelineVertexInputStateCreateInfo library;
    if (!has_input) {
        if (find_library_input(graphics, &library)) {
            check_inputs(stage, &library);
        }
    } else if (graphics->states.vertex_input) {
        check_inputs(stage, graphics->states.vertex_input);
    }
}
