// Descriptors and push constants that a shader uses, against the pipeline layout.
#include <stdio.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"

// --- Descriptors

static const char *kind_name(wd_spirv_descriptor_kind kind) {
    switch (kind) {
    case WD_SPIRV_DESCRIPTOR_SAMPLER:
        return "sampler";
    case WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER:
        return "combined image sampler";
    case WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE:
        return "sampled image";
    case WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE:
        return "storage image";
    case WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER:
        return "uniform texel buffer";
    case WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER:
        return "storage texel buffer";
    case WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER:
        return "uniform buffer";
    case WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER:
        return "storage buffer";
    case WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT:
        return "input attachment";
    case WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE:
        return "acceleration structure";
    default:
        return "resource";
    }
}

// accepts returns whether a descriptor type fits a variable (Vulkan, DescriptorSet and Binding Assignment).
static bool accepts(VkDescriptorType type, wd_spirv_descriptor_kind kind) {
    switch ((uint32_t)type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return kind == WD_SPIRV_DESCRIPTOR_SAMPLER;
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        return kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER ||
               kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE || kind == WD_SPIRV_DESCRIPTOR_SAMPLER;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return kind == WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return kind == WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return kind == WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
    case VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK:
        return kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        return kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER;
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return kind == WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        return kind == WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE;
    default: // Mutable descriptors, and types of extensions.
        return true;
    }
}

// resource is a descriptor variable that an entry point uses, for messages.
typedef struct resource {
    wd_shader_stage *stage;
    const wd_spirv_descriptor *descriptor;
    const wd_shader_variable *variable;
    char text[160]; // "the storage buffer `items` (set 0, binding 3)"
} resource;

static void describe(resource *resource) {
    const wd_spirv_descriptor *descriptor = resource->descriptor;
    const char *name =
        wd_shader_variable_name(resource->stage->reflection, descriptor->variable, descriptor->type);
    snprintf(resource->text, sizeof resource->text, "the %s%s%s%s%.80s%s (set %u, binding %u)",
             descriptor->num_dimensions ? "array of " : "", kind_name(descriptor->kind),
             descriptor->num_dimensions ? "s" : "", name[0] ? " `" : "", name, name[0] ? "`" : "",
             descriptor->set, descriptor->binding);
}

#define REPORT(resource, pipeline_id, object_id, ...)                                                        \
    wd_shader_report((resource)->stage, WD_SEVERITY_ERROR,                                                   \
                     wd_shader_id((resource)->stage, pipeline_id, object_id),                                \
                     (resource)->variable->instruction, (resource)->variable->first_use, 0, __VA_ARGS__)

// length_of returns the number of descriptors in a variable after specialization; 0: not known.
static uint64_t length_of(const wd_shader_stage *stage, const wd_spirv_descriptor *descriptor) {
    uint64_t length = 1;
    for (uint32_t i = 0; i < descriptor->num_dimensions; i++) {
        const wd_spirv_dimension *dimension = &descriptor->dimensions[i];
        uint64_t one = dimension->length;
        if ((!one &&
             (!dimension->length_id || !wd_shader_constant(&stage->constants, dimension->length_id, &one))) ||
            __builtin_mul_overflow(length, one, &length)) {
            return 0;
        }
    }
    return length;
}

static void check_count(resource *resource, const wd_state_layout_binding *binding) {
    const char *layout = resource->stage->pipeline->layout_name;
    if (binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        if (resource->descriptor->num_dimensions) {
            describe(resource);
            REPORT(resource, WD_ID_VUID_STAGE_INLINE_BLOCK_ARRAY, WD_ID_VUID_OBJECT_INLINE_BLOCK_ARRAY,
                   "uses %s, but the binding in %s is of type VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, which "
                   "cannot be an array" WD_SHADER_FIX "Declare one block in the shader.",
                   resource->text, layout);
        }
        return;
    }
    const uint64_t length = length_of(resource->stage, resource->descriptor);
    if (length > binding->count) {
        describe(resource);
        REPORT(
            resource, WD_ID_VUID_STAGE_DESCRIPTOR_COUNT, WD_ID_VUID_OBJECT_DESCRIPTOR_COUNT,
            "uses %s with %llu descriptors, but the binding in %s has a descriptorCount of %u" WD_SHADER_FIX
            "Increase descriptorCount, or declare a smaller array.",
            resource->text, (unsigned long long)length, layout, binding->count);
    }
}

// check_binding returns false where it reported a problem.
static bool check_binding(resource *resource, const wd_state_set_layout *set) {
    const wd_spirv_descriptor *descriptor = resource->descriptor;
    const wd_shader_stage *stage = resource->stage;
    const char *layout = stage->pipeline->layout_name;
    const wd_state_layout_binding *binding = wd_state_set_layout_binding(set, descriptor->binding);
    if (!binding) {
        describe(resource);
        REPORT(resource, WD_ID_VUID_STAGE_BINDING, WD_ID_VUID_OBJECT_BINDING,
               "uses %s, but set %u of %s has no binding %u" WD_SHADER_FIX
               "Add the binding to the descriptor set layout.",
               resource->text, descriptor->set, layout, descriptor->binding);
        return false;
    }
    if (binding->count && !(binding->stages & stage->stage)) {
        describe(resource);
        REPORT(resource, WD_ID_VUID_STAGE_BINDING, WD_ID_VUID_OBJECT_BINDING,
               "uses %s, but the stageFlags of the binding in %s (0x%x) do not include %s" WD_SHADER_FIX
               "Add the stage.",
               resource->text, layout, binding->stages, wd_VkShaderStageFlagBits_string(stage->stage));
        return false;
    }
    if (descriptor->kind != WD_SPIRV_DESCRIPTOR_UNKNOWN && !accepts(binding->type, descriptor->kind)) {
        describe(resource);
        REPORT(resource, WD_ID_VUID_STAGE_DESCRIPTOR_TYPE, WD_ID_VUID_OBJECT_DESCRIPTOR_TYPE,
               "uses %s, but the binding in %s is of type %s" WD_SHADER_FIX
               "Use the type that the shader declares.",
               resource->text, layout, wd_VkDescriptorType_string(binding->type));
        return false;
    }
    check_count(resource, binding);
    return true;
}

static void check_layout(resource *resource) {
    const wd_shader_pipeline *pipeline = resource->stage->pipeline;
    const wd_spirv_descriptor *descriptor = resource->descriptor;
    if (descriptor->set >= pipeline->num_sets) {
        describe(resource);
        REPORT(resource, WD_ID_VUID_STAGE_BINDING, WD_ID_VUID_OBJECT_BINDING,
               "uses %s, but %s has %u descriptor sets" WD_SHADER_FIX "Add the set.", resource->text,
               pipeline->layout_name, pipeline->num_sets);
    } else if (pipeline->sets[descriptor->set]) {
        check_binding(resource, pipeline->sets[descriptor->set]);
    } else if (descriptor->set < 64 && pipeline->null_sets >> descriptor->set & 1) {
        describe(resource);
        REPORT(resource, WD_ID_VUID_STAGE_BINDING, WD_ID_VUID_OBJECT_BINDING,
               "uses %s, but set %u of %s is VK_NULL_HANDLE" WD_SHADER_FIX "Give the set a layout.",
               resource->text, descriptor->set, pipeline->layout_name);
    }
}

static bool is_read_only(const wd_shader_reflection *reflection, const wd_spirv_descriptor *descriptor) {
    enum { MEMBERS = 2 };
    wd_spirv_instruction type;
    if (wd_shader_decorated(reflection, descriptor->variable, WD_SHADER_NO_MEMBER, SpvDecorationNonWritable,
                            NULL)) {
        return true;
    }
    if (!wd_spirv_module_find_opcode(reflection->module, descriptor->type, SpvOpTypeStruct, &type)) {
        return false;
    }
    for (uint32_t member = 0; member + MEMBERS < type.num_words; member++) {
        if (!wd_shader_decorated(reflection, descriptor->type, member, SpvDecorationNonWritable, NULL)) {
            return false;
        }
    }
    return true;
}

// check_writable checks the features that let stages of graphics write to memory.
static void check_writable(resource *resource) {
    wd_shader_stage *stage = resource->stage;
    const wd_device_capabilities *enabled = stage->pipeline->device->chassis->capabilities;
    const VkShaderStageFlags vertex_stages =
        VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
        VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT;
    const bool is_fragment = stage->stage == VK_SHADER_STAGE_FRAGMENT_BIT;
    const wd_spirv_descriptor_kind kind = resource->descriptor->kind;
    if (!enabled ||
        (kind != WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER && kind != WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE &&
         kind != WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER)) {
        return;
    }
    const bool is_allowed =
        is_fragment ? enabled->features.fragmentStoresAndAtomics
                    : !(stage->stage & vertex_stages) || enabled->features.vertexPipelineStoresAndAtomics;
    if (is_allowed || is_read_only(stage->reflection, resource->descriptor)) {
        return;
    }
    describe(resource);
    wd_shader_report(
        stage, WD_SEVERITY_ERROR, is_fragment ? WD_ID_VUID_FRAGMENT_STORES : WD_ID_VUID_VERTEX_STORES,
        resource->variable->instruction, resource->variable->first_use, 0,
        "uses %s, which is not decorated as NonWritable, but the feature %s is not enabled" WD_SHADER_FIX
        "Declare the resource `readonly`, or enable the feature.",
        resource->text, is_fragment ? "fragmentStoresAndAtomics" : "vertexPipelineStoresAndAtomics");
}

void wd_shader_check_resources(wd_shader_stage *stage) {
    const wd_spirv_interface *descriptors = &stage->reflection->descriptors;
    for (size_t i = 0; i < descriptors->num_descriptors; i++) {
        const wd_shader_variable *variable =
            wd_shader_entry_variable(stage->entry, descriptors->descriptors[i].variable);
        if (!wd_shader_is_used(variable)) {
            continue;
        }
        resource resource = {
            .stage = stage, .descriptor = &descriptors->descriptors[i], .variable = variable};
        if (stage->pipeline->has_layout) {
            check_layout(&resource);
        }
        check_writable(&resource);
    }
}

// --- Push constants

static const VkPushConstantRange *find_range(const wd_shader_stage *stage) {
    for (uint32_t i = 0; i < stage->pipeline->num_ranges; i++) {
        if (stage->pipeline->ranges[i].stageFlags & stage->stage) {
            return &stage->pipeline->ranges[i];
        }
    }
    return NULL;
}

static void check_range(wd_shader_stage *stage, const wd_shader_variable *variable) {
    const VkPushConstantRange *range = find_range(stage);
    const uint64_t begin = wd_shader_type_begin(stage->reflection, variable->type);
    const char *name = wd_shader_variable_name(stage->reflection, variable->id, variable->type);
    uint64_t end;
    if (!range) {
        wd_shader_report(
            stage, WD_SEVERITY_ERROR,
            wd_shader_id(stage, WD_ID_VUID_STAGE_PUSH_CONSTANTS, WD_ID_VUID_OBJECT_PUSH_CONSTANTS),
            variable->instruction, variable->first_use, 0,
            "uses the push constants `%.80s`, but no push constant range of %s has stageFlags with "
            "%s" WD_SHADER_FIX "Add a range for the stage.",
            name, stage->pipeline->layout_name, wd_VkShaderStageFlagBits_string(stage->stage));
    } else if (wd_shader_type_size(&stage->constants, variable->type, &end) &&
               (begin < range->offset || end > (uint64_t)range->offset + range->size)) {
        wd_shader_report(stage, WD_SEVERITY_ERROR,
                         wd_shader_id(stage, WD_ID_VUID_STAGE_PUSH_RANGE, WD_ID_VUID_OBJECT_PUSH_RANGE),
                         variable->instruction, variable->first_use, 0,
                         "uses the push constants `%.80s`, which occupy the bytes from %llu to %llu, but the "
                         "push constant range of %s for the stage has the bytes from %u to %llu" WD_SHADER_FIX
                         "Make the range as large as the block.",
                         name, (unsigned long long)begin, (unsigned long long)end,
                         stage->pipeline->layout_name, range->offset,
                         (unsigned long long)range->offset + range->size);
    }
}

void wd_shader_check_push_constants(wd_shader_stage *stage) {
    for (uint32_t i = 0; stage->pipeline->has_layout && i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        if (variable->storage_class == SpvStorageClassPushConstant && wd_shader_is_used(variable)) {
            check_range(stage, variable);
        }
    }
}
