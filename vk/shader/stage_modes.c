// Execution modes, initialized shared memory, payloads and outputs of transform feedback against properties and
// features of the device.
#include <stddef.h>

#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"

static const void *property_of(const wd_shader_stage *stage, VkStructureType type) {
    return wd_physical_property_struct(stage->pipeline->device->chassis->capabilities->physical, type);
}

static const wd_features *features_of(const wd_shader_stage *stage) {
    return &stage->pipeline->device->chassis->capabilities->features;
}

// --- Float controls ---

// float_mode is an execution mode for floating-point types of one width.
typedef struct float_mode {
    uint32_t mode, width;
    size_t property; // The offset of its VkBool32 in VkPhysicalDeviceFloatControlsProperties.
    const char *id, *mode_name, *property_name;
} float_mode;

#define FLOAT_MODE(mode, width, property, id)                                                                \
    {                                                                                                        \
        SpvExecutionMode##mode, width, offsetof(VkPhysicalDeviceFloatControlsProperties, property), id,      \
            #mode, #property                                                                                 \
    }

static const float_mode float_modes[] = {
    FLOAT_MODE(SignedZeroInfNanPreserve, 16, shaderSignedZeroInfNanPreserveFloat16,
               WD_ID_VUID_NAN_PRESERVE_16),
    FLOAT_MODE(SignedZeroInfNanPreserve, 32, shaderSignedZeroInfNanPreserveFloat32,
               WD_ID_VUID_NAN_PRESERVE_32),
    FLOAT_MODE(SignedZeroInfNanPreserve, 64, shaderSignedZeroInfNanPreserveFloat64,
               WD_ID_VUID_NAN_PRESERVE_64),
    FLOAT_MODE(DenormPreserve, 16, shaderDenormPreserveFloat16, WD_ID_VUID_DENORM_PRESERVE_16),
    FLOAT_MODE(DenormPreserve, 32, shaderDenormPreserveFloat32, WD_ID_VUID_DENORM_PRESERVE_32),
    FLOAT_MODE(DenormPreserve, 64, shaderDenormPreserveFloat64, WD_ID_VUID_DENORM_PRESERVE_64),
    FLOAT_MODE(DenormFlushToZero, 16, shaderDenormFlushToZeroFloat16, WD_ID_VUID_DENORM_FLUSH_16),
    FLOAT_MODE(DenormFlushToZero, 32, shaderDenormFlushToZeroFloat32, WD_ID_VUID_DENORM_FLUSH_32),
    FLOAT_MODE(DenormFlushToZero, 64, shaderDenormFlushToZeroFloat64, WD_ID_VUID_DENORM_FLUSH_64),
    FLOAT_MODE(RoundingModeRTE, 16, shaderRoundingModeRTEFloat16, WD_ID_VUID_ROUNDING_RTE_16),
    FLOAT_MODE(RoundingModeRTE, 32, shaderRoundingModeRTEFloat32, WD_ID_VUID_ROUNDING_RTE_32),
    FLOAT_MODE(RoundingModeRTE, 64, shaderRoundingModeRTEFloat64, WD_ID_VUID_ROUNDING_RTE_64),
    FLOAT_MODE(RoundingModeRTZ, 16, shaderRoundingModeRTZFloat16, WD_ID_VUID_ROUNDING_RTZ_16),
    FLOAT_MODE(RoundingModeRTZ, 32, shaderRoundingModeRTZFloat32, WD_ID_VUID_ROUNDING_RTZ_32),
    FLOAT_MODE(RoundingModeRTZ, 64, shaderRoundingModeRTZFloat64, WD_ID_VUID_ROUNDING_RTZ_64),
};

static void check_float_mode(wd_shader_stage *stage, const wd_spirv_head *head,
                             const VkPhysicalDeviceFloatControlsProperties *properties) {
    enum { MODE = 2, WIDTH = 3 };
    for (size_t i = 0; i < sizeof float_modes / sizeof *float_modes; i++) {
        const float_mode *mode = &float_modes[i];
        const VkBool32 *supported = (const VkBool32 *)((const char *)properties + mode->property);
        if (head->num_words > WIDTH && head->at[MODE] == mode->mode && head->at[WIDTH] == mode->width &&
            !*supported) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, mode->id, head->index, UINT32_MAX, 0,
                             "has the execution mode %s for %u-bit floating-point values, but %s of the "
                             "device is VK_FALSE" WD_SHADER_FIX "Remove the mode.",
                             mode->mode_name, mode->width, mode->property_name);
        }
    }
}

// --- Modes that need a feature ---

typedef struct feature_mode {
    uint32_t mode;
    const char *id, *name;
} feature_mode;

static const feature_mode early_and_late_modes[] = {
    {SpvExecutionModeEarlyAndLateFragmentTestsAMD, WD_ID_VUID_EARLY_AND_LATE, "EarlyAndLateFragmentTestsAMD"},
    {SpvExecutionModeStencilRefUnchangedFrontAMD, WD_ID_VUID_STENCIL_UNCHANGED_FRONT,
     "StencilRefUnchangedFrontAMD"},
    {SpvExecutionModeStencilRefUnchangedBackAMD, WD_ID_VUID_STENCIL_UNCHANGED_BACK,
     "StencilRefUnchangedBackAMD"},
    {SpvExecutionModeStencilRefGreaterFrontAMD, WD_ID_VUID_STENCIL_GREATER_FRONT,
     "StencilRefGreaterFrontAMD"},
    {SpvExecutionModeStencilRefGreaterBackAMD, WD_ID_VUID_STENCIL_GREATER_BACK, "StencilRefGreaterBackAMD"},
    {SpvExecutionModeStencilRefLessFrontAMD, WD_ID_VUID_STENCIL_LESS_FRONT, "StencilRefLessFrontAMD"},
    {SpvExecutionModeStencilRefLessBackAMD, WD_ID_VUID_STENCIL_LESS_BACK, "StencilRefLessBackAMD"},
};

static void report_feature(wd_shader_stage *stage, const char *id, uint32_t instruction, const char *mode,
                           const char *feature) {
    wd_shader_report(stage, WD_SEVERITY_ERROR, id, instruction, UINT32_MAX, 0,
                     "has the execution mode %s, but the feature %s is not enabled" WD_SHADER_FIX
                     "Enable the feature, or remove the mode.",
                     mode, feature);
}

static void check_feature_mode(wd_shader_stage *stage, const wd_spirv_head *head) {
    enum { MODE = 2 };
    const wd_features *features = features_of(stage);
    for (size_t i = 0; i < sizeof early_and_late_modes / sizeof *early_and_late_modes; i++) {
        const feature_mode *mode = &early_and_late_modes[i];
        if (head->at[MODE] == mode->mode && !features->shaderEarlyAndLateFragmentTests) {
            report_feature(stage, mode->id, head->index, mode->name, "shaderEarlyAndLateFragmentTests");
        }
    }
    if (head->at[MODE] == SpvExecutionModeSubgroupUniformControlFlowKHR &&
        !features->shaderSubgroupUniformControlFlow) {
        report_feature(stage, WD_ID_VUID_UNIFORM_CONTROL_FLOW, head->index, "SubgroupUniformControlFlowKHR",
                       "shaderSubgroupUniformControlFlow");
    }
}

static void check_execution_modes(wd_shader_stage *stage) {
    enum { MODE = 2 };
    const VkPhysicalDeviceFloatControlsProperties *controls =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
    WD_SPIRV_FOR_PART(head, stage->reflection->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExecutionMode && head.num_words > MODE &&
            head.at[1] == stage->entry->function) {
            if (controls) {
                check_float_mode(stage, &head, controls);
            }
            check_feature_mode(stage, &head);
        }
    }
}

// --- Memory ---

static void check_initializers(wd_shader_stage *stage) {
    enum { WORDS_WITHOUT_INITIALIZER = 4 };
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        wd_spirv_instruction instruction;
        if (variable->storage_class == SpvStorageClassWorkgroup &&
            !features_of(stage)->shaderZeroInitializeWorkgroupMemory &&
            wd_spirv_module_instruction(stage->reflection->module, variable->instruction, &instruction) &&
            instruction.num_words > WORDS_WITHOUT_INITIALIZER) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_SHARED_INITIALIZER, variable->instruction,
                             variable->first_use, 0,
                             "has the shared variable `%.80s` with an initializer, but the feature "
                             "shaderZeroInitializeWorkgroupMemory is not enabled" WD_SHADER_FIX
                             "Enable the feature, or set the variable in the shader.",
                             wd_shader_variable_name(stage->reflection, variable->id, variable->type));
        }
    }
}

// size_of_class adds the sizes of variables without padding: the device may need more, never less.
static uint64_t size_of_class(const wd_shader_stage *stage, uint32_t storage_class) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        uint64_t size;
        const bool is_block = wd_shader_decorated(stage->reflection, variable->type, WD_SHADER_NO_MEMBER,
                                                  SpvDecorationBlock, NULL);
        // Blocks in shared memory alias, and are left out.
        if (variable->storage_class == storage_class && !is_block &&
            wd_shader_type_size(&stage->constants, variable->type, &size) && size <= UINT32_MAX) {
            sum += size;
        }
    }
    return sum;
}

static void report_size(wd_shader_stage *stage, const char *id, const char *subject, uint64_t size,
                        const char *limit_name, uint32_t limit) {
    if (limit && size > limit) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, id, stage->entry->instruction, UINT32_MAX, 0,
                         "has %llu bytes of %s, but %s of the device is %u" WD_SHADER_FIX "Use less.",
                         (unsigned long long)size, subject, limit_name, limit);
    }
}

static void check_payload(wd_shader_stage *stage) {
    const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    const uint64_t payload = mesh ? size_of_class(stage, SpvStorageClassTaskPayloadWorkgroupEXT) : 0;
    if (!payload) {
        return;
    }
    const uint64_t both = payload + size_of_class(stage, SpvStorageClassWorkgroup);
    if (stage->entry->execution_model == SpvExecutionModelMeshEXT) {
        report_size(stage, WD_ID_VUID_MESH_PAYLOAD_AND_SHARED, "payload and shared memory", both,
                    "maxMeshPayloadAndSharedMemorySize", mesh->maxMeshPayloadAndSharedMemorySize);
    } else if (mesh->maxTaskPayloadSize && payload > mesh->maxTaskPayloadSize) {
        report_size(stage, WD_ID_VUID_TASK_PAYLOAD, "payload", payload, "maxTaskPayloadSize",
                    mesh->maxTaskPayloadSize);
    } else {
        report_size(stage, WD_ID_VUID_TASK_PAYLOAD_AND_SHARED, "payload and shared memory", both,
                    "maxTaskPayloadAndSharedMemorySize", mesh->maxTaskPayloadAndSharedMemorySize);
    }
}

// --- Transform feedback ---

static void report_output(wd_shader_stage *stage, const char *id, const wd_shader_variable *variable,
                          const char *problem, uint64_t value, const char *limit_name, uint64_t limit) {
    wd_shader_report(stage, WD_SEVERITY_ERROR, id, variable->instruction, variable->first_use, 0,
                     "has the output `%.80s` %s %llu, but %s of the device is %llu" WD_SHADER_FIX
                     "Use a smaller number.",
                     wd_shader_variable_name(stage->reflection, variable->id, variable->type), problem,
                     (unsigned long long)value, limit_name, (unsigned long long)limit);
}

// check_captured checks the decorations of an output, or of a member of its block, of type `type`. It returns whether
// it reported a problem.
static bool check_captured(wd_shader_stage *stage, const wd_shader_variable *variable, uint32_t id,
                           uint32_t member, uint32_t type,
                           const VkPhysicalDeviceTransformFeedbackPropertiesEXT *limits) {
    const wd_shader_reflection *reflection = stage->reflection;
    uint32_t value;
    uint64_t size;
    if (wd_shader_decorated(reflection, id, member, SpvDecorationStream, &value) &&
        limits->maxTransformFeedbackStreams && value >= limits->maxTransformFeedbackStreams) {
        report_output(stage, WD_ID_VUID_STREAM_DECORATION, variable, "in the vertex stream", value,
                      "maxTransformFeedbackStreams", limits->maxTransformFeedbackStreams);
        return true;
    }
    if (wd_shader_decorated(reflection, id, member, SpvDecorationXfbStride, &value) &&
        limits->maxTransformFeedbackBufferDataStride &&
        value > limits->maxTransformFeedbackBufferDataStride) {
        report_output(stage, WD_ID_VUID_XFB_STRIDE, variable, "with the stride", value,
                      "maxTransformFeedbackBufferDataStride", limits->maxTransformFeedbackBufferDataStride);
        return true;
    }
    if (wd_shader_decorated(reflection, id, member, SpvDecorationOffset, &value) &&
        (wd_shader_decorated(reflection, id, member, SpvDecorationXfbBuffer, NULL) ||
         wd_shader_decorated(reflection, variable->id, WD_SHADER_NO_MEMBER, SpvDecorationXfbBuffer, NULL)) &&
        wd_shader_type_size(&stage->constants, type, &size) && limits->maxTransformFeedbackBufferDataSize &&
        value + size > limits->maxTransformFeedbackBufferDataSize) {
        report_output(stage, WD_ID_VUID_XFB_OFFSET, variable, "whose end in the transform feedback buffer is",
                      value + size, "maxTransformFeedbackBufferDataSize",
                      limits->maxTransformFeedbackBufferDataSize);
        return true;
    }
    return false;
}

// check_transform_feedback reports one output: compilers decorate all outputs with the stride of the buffer.
static void check_transform_feedback(wd_shader_stage *stage) {
    enum { MEMBERS = 2 };
    bool reported = false;
    const VkPhysicalDeviceTransformFeedbackPropertiesEXT *limits =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT);
    for (uint32_t i = 0; limits && !reported && i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        if (variable->storage_class != SpvStorageClassOutput) {
            continue;
        }
        reported = check_captured(stage, variable, variable->id, WD_SHADER_NO_MEMBER, variable->type, limits);
        wd_spirv_instruction type;
        if (!wd_spirv_module_find_opcode(stage->reflection->module, variable->type, SpvOpTypeStruct, &type)) {
            continue;
        }
        for (uint32_t member = 0; !reported && member + MEMBERS < type.num_words; member++) {
            reported =
                check_captured(stage, variable, variable->type, member, type.words[member + MEMBERS], limits);
        }
    }
}

void wd_shader_check_modes(wd_shader_stage *stage) {
    if (stage->pipeline->device->spirv.has_unknown) {
        return; // An extension that the build does not know may allow more.
    }
    check_execution_modes(stage);
    check_initializers(stage);
    switch (stage->entry->execution_model) {
    case SpvExecutionModelTaskEXT:
    case SpvExecutionModelMeshEXT:
        check_payload(stage);
        break;
    case SpvExecutionModelVertex:
    case SpvExecutionModelTessellationEvaluation:
    case SpvExecutionModelGeometry:
        check_transform_feedback(stage);
        break;
    default:
        break;
    }
}
