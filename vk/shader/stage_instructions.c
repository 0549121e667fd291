// Instructions of a stage against enabled features and limits of the device.
#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"

static const wd_features *features_of(const wd_shader_stage *stage) {
    return &stage->pipeline->device->chassis->capabilities->features;
}

static const void *property_of(const wd_shader_stage *stage, VkStructureType type) {
    return wd_physical_property_struct(stage->pipeline->device->chassis->capabilities->physical, type);
}

// One message for each rule and entry point: `id` is the detail.
static void report(wd_shader_stage *stage, const char *id, uint32_t instruction, const char *problem) {
    wd_shader_report(stage, WD_SEVERITY_ERROR, id, instruction, instruction, 0, "%s", problem);
}

// --- Atomic operations ---

static bool has_buffer_float_atomics(const wd_features *f) {
    return f->shaderBufferFloat16Atomics || f->shaderBufferFloat16AtomicAdd ||
           f->shaderBufferFloat16AtomicMinMax || f->shaderBufferFloat32Atomics ||
           f->shaderBufferFloat32AtomicAdd || f->shaderBufferFloat32AtomicMinMax ||
           f->shaderBufferFloat64Atomics || f->shaderBufferFloat64AtomicAdd ||
           f->shaderBufferFloat64AtomicMinMax;
}

static bool has_shared_float_atomics(const wd_features *f) {
    return f->shaderSharedFloat16Atomics || f->shaderSharedFloat16AtomicAdd ||
           f->shaderSharedFloat16AtomicMinMax || f->shaderSharedFloat32Atomics ||
           f->shaderSharedFloat32AtomicAdd || f->shaderSharedFloat32AtomicMinMax ||
           f->shaderSharedFloat64Atomics || f->shaderSharedFloat64AtomicAdd ||
           f->shaderSharedFloat64AtomicMinMax;
}

static bool has_image_float_atomics(const wd_features *f) {
    return f->shaderImageFloat32Atomics || f->shaderImageFloat32AtomicAdd ||
           f->shaderImageFloat32AtomicMinMax;
}

static bool has_float16_atomics(const wd_features *f) {
    return f->shaderBufferFloat16Atomics || f->shaderBufferFloat16AtomicAdd ||
           f->shaderBufferFloat16AtomicMinMax || f->shaderSharedFloat16Atomics ||
           f->shaderSharedFloat16AtomicAdd || f->shaderSharedFloat16AtomicMinMax;
}

static bool has_float32_atomics(const wd_features *f) {
    return f->shaderBufferFloat32Atomics || f->shaderBufferFloat32AtomicAdd ||
           f->shaderBufferFloat32AtomicMinMax || f->shaderSharedFloat32Atomics ||
           f->shaderSharedFloat32AtomicAdd || f->shaderSharedFloat32AtomicMinMax ||
           has_image_float_atomics(f);
}

static bool has_float64_atomics(const wd_features *f) {
    return f->shaderBufferFloat64Atomics || f->shaderBufferFloat64AtomicAdd ||
           f->shaderBufferFloat64AtomicMinMax || f->shaderSharedFloat64Atomics ||
           f->shaderSharedFloat64AtomicAdd || f->shaderSharedFloat64AtomicMinMax;
}

static bool has_buffer_int64_atomics(const wd_features *f) {
    return f->shaderBufferInt64Atomics;
}

static bool has_shared_int64_atomics(const wd_features *f) {
    return f->shaderSharedInt64Atomics;
}

static bool has_image_int64_atomics(const wd_features *f) {
    return f->shaderImageInt64Atomics;
}

enum { ANY_CLASS = -1, ANY_WIDTH = 0 };

// atomic_rule is the need of atomic operations on one type, in one storage class.
typedef struct atomic_rule {
    uint32_t opcode, width; // Of the type.
    int storage_class;
    bool (*is_allowed)(const wd_features *features);
    const char *id, *subject, *needs;
} atomic_rule;

// The first rule that is broken is reported.
static const atomic_rule atomic_rules[] = {
    {SpvOpTypeInt, 64, SpvStorageClassStorageBuffer, has_buffer_int64_atomics,
     WD_ID_VUID_INT64_BUFFER_ATOMICS, "a 64-bit integer in a buffer", "the feature shaderBufferInt64Atomics"},
    {SpvOpTypeInt, 64, SpvStorageClassUniform, has_buffer_int64_atomics, WD_ID_VUID_INT64_BUFFER_ATOMICS,
     "a 64-bit integer in a buffer", "the feature shaderBufferInt64Atomics"},
    {SpvOpTypeInt, 64, SpvStorageClassWorkgroup, has_shared_int64_atomics, WD_ID_VUID_INT64_SHARED_ATOMICS,
     "a 64-bit integer in shared memory", "the feature shaderSharedInt64Atomics"},
    {SpvOpTypeInt, 64, SpvStorageClassImage, has_image_int64_atomics, WD_ID_VUID_INT64_IMAGE_ATOMICS,
     "a 64-bit integer in an image", "the feature shaderImageInt64Atomics"},
    {SpvOpTypeFloat, ANY_WIDTH, SpvStorageClassStorageBuffer, has_buffer_float_atomics,
     WD_ID_VUID_FLOAT_BUFFER_ATOMICS, "a floating-point value in a buffer",
     "a feature shaderBufferFloat*Atomic*"},
    {SpvOpTypeFloat, ANY_WIDTH, SpvStorageClassUniform, has_buffer_float_atomics,
     WD_ID_VUID_FLOAT_BUFFER_ATOMICS, "a floating-point value in a buffer",
     "a feature shaderBufferFloat*Atomic*"},
    {SpvOpTypeFloat, ANY_WIDTH, SpvStorageClassWorkgroup, has_shared_float_atomics,
     WD_ID_VUID_FLOAT_SHARED_ATOMICS, "a floating-point value in shared memory",
     "a feature shaderSharedFloat*Atomic*"},
    {SpvOpTypeFloat, 32, SpvStorageClassImage, has_image_float_atomics, WD_ID_VUID_FLOAT_IMAGE_ATOMICS,
     "a floating-point value in an image", "a feature shaderImageFloat32Atomic*"},
    {SpvOpTypeFloat, 16, ANY_CLASS, has_float16_atomics, WD_ID_VUID_FLOAT16_ATOMICS,
     "a 16-bit floating-point value", "a feature shader*Float16Atomic*"},
    {SpvOpTypeFloat, 32, ANY_CLASS, has_float32_atomics, WD_ID_VUID_FLOAT32_ATOMICS,
     "a 32-bit floating-point value", "a feature shader*Float32Atomic*"},
    {SpvOpTypeFloat, 64, ANY_CLASS, has_float64_atomics, WD_ID_VUID_FLOAT64_ATOMICS,
     "a 64-bit floating-point value", "a feature shader*Float64Atomic*"},
};

static void check_atomic(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    enum { CLASS = 2, POINTEE = 3 };
    const wd_spirv_module *module = stage->reflection->module;
    const uint32_t pointer_word = instruction->result ? 3 : 1; // OpAtomicStore has no result.
    wd_spirv_instruction pointer, type;
    wd_shader_scalars scalars;
    if (instruction->num_words <= pointer_word ||
        !wd_spirv_module_find(module, instruction->words[pointer_word], &pointer) ||
        !wd_spirv_module_find_opcode(module, pointer.result_type, SpvOpTypePointer, &type) ||
        !wd_shader_find_scalars(module, type.words[POINTEE], &scalars) || scalars.count != 1) {
        return; // Vectors have a capability of their own (SPV_NV_shader_atomic_fp16_vector).
    }
    for (size_t i = 0; i < sizeof atomic_rules / sizeof *atomic_rules; i++) {
        const atomic_rule *rule = &atomic_rules[i];
        if (rule->opcode == scalars.opcode && (rule->width == ANY_WIDTH || rule->width == scalars.width) &&
            (rule->storage_class == ANY_CLASS || (uint32_t)rule->storage_class == type.words[CLASS]) &&
            !rule->is_allowed(features_of(stage))) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, rule->id, instruction->index, instruction->index, 0,
                             "has an atomic operation on %s, which needs %s. The device does not have it "
                             "enabled: enable it in vkCreateDevice, or use another type.",
                             rule->subject, rule->needs);
            return;
        }
    }
}

// --- Subgroup operations ---

static bool has_extended_type(const wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    wd_shader_scalars type;
    return wd_shader_find_scalars(stage->reflection->module, instruction->result_type, &type) &&
           ((type.opcode == SpvOpTypeInt && type.width != 32) ||
            (type.opcode == SpvOpTypeFloat && type.width == 16));
}

static void check_group_operation(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    enum { SCOPE = 3 };
    const VkPhysicalDeviceSubgroupProperties *subgroup =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    const bool is_quad = instruction->opcode == SpvOpGroupNonUniformQuadBroadcast ||
                         instruction->opcode == SpvOpGroupNonUniformQuadSwap;
    const VkShaderStageFlags quad_stages = VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT;
    uint64_t scope;
    if (instruction->num_words <= SCOPE ||
        !wd_shader_constant(&stage->constants, instruction->words[SCOPE], &scope) ||
        scope != SpvScopeSubgroup) {
        return;
    }
    // Drivers that do not state the stages support compute shaders at least.
    if (subgroup && subgroup->supportedStages && !(subgroup->supportedStages & stage->stage)) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_SUBGROUP_STAGE, instruction->index,
                         instruction->index, 0,
                         "has a subgroup operation, but subgroupSupportedStages of the device (0x%x) do not "
                         "include the stage" WD_SHADER_FIX "Use no subgroup operations in this stage.",
                         subgroup->supportedStages);
    } else if (subgroup && subgroup->supportedStages && is_quad && !subgroup->quadOperationsInAllStages &&
               !(stage->stage & quad_stages)) {
        report(stage, WD_ID_VUID_SUBGROUP_QUAD_STAGE, instruction->index,
               "has a quad operation, but subgroupQuadOperationsInAllStages of the device is "
               "VK_FALSE" WD_SHADER_FIX "Use quad operations only in fragment and compute shaders.");
    }
    if (!features_of(stage)->shaderSubgroupExtendedTypes && has_extended_type(stage, instruction)) {
        report(stage, WD_ID_VUID_SUBGROUP_EXTENDED_TYPES, instruction->index,
               "has a subgroup operation on 8-bit, 16-bit or 64-bit values, but the feature "
               "shaderSubgroupExtendedTypes is not enabled" WD_SHADER_FIX
               "Enable the feature, or use 32-bit values.");
    }
}

// --- Offsets of images ---

// operands_word returns where the image operands of an instruction are; 0: it has none.
static uint32_t operands_word(uint32_t opcode) {
    switch (opcode) {
    case SpvOpImageSampleImplicitLod:
    case SpvOpImageSampleExplicitLod:
    case SpvOpImageSampleProjImplicitLod:
    case SpvOpImageSampleProjExplicitLod:
    case SpvOpImageFetch:
    case SpvOpImageSparseSampleImplicitLod:
    case SpvOpImageSparseSampleExplicitLod:
    case SpvOpImageSparseFetch:
        return 5;
    case SpvOpImageSampleDrefImplicitLod:
    case SpvOpImageSampleDrefExplicitLod:
    case SpvOpImageSampleProjDrefImplicitLod:
    case SpvOpImageSampleProjDrefExplicitLod:
    case SpvOpImageGather:
    case SpvOpImageDrefGather:
    case SpvOpImageSparseSampleDrefImplicitLod:
    case SpvOpImageSparseSampleDrefExplicitLod:
    case SpvOpImageSparseGather:
    case SpvOpImageSparseDrefGather:
        return 6;
    default:
        return 0;
    }
}

// offset_of returns the id of the offset, or offsets, among the image operands; 0: there is none.
static uint32_t offset_of(const wd_spirv_instruction *instruction, uint32_t word) {
    const uint32_t offsets =
        SpvImageOperandsConstOffsetMask | SpvImageOperandsOffsetMask | SpvImageOperandsConstOffsetsMask;
    const uint32_t mask = word < instruction->num_words ? instruction->words[word] : 0;
    if (!word || !(mask & offsets)) {
        return 0;
    }
    word++;
    word += (mask & SpvImageOperandsBiasMask) != 0;
    word += (mask & SpvImageOperandsLodMask) != 0;
    word += mask & SpvImageOperandsGradMask ? 2 : 0;
    return word < instruction->num_words ? instruction->words[word] : 0;
}

// offset_limits are the limits of offsets of one kind of instruction.
typedef struct offset_limits {
    int64_t smallest, largest;
    const char *smallest_id, *largest_id, *smallest_name, *largest_name;
} offset_limits;

static void check_offset(wd_shader_stage *stage, const wd_spirv_instruction *instruction, uint32_t id,
                         const offset_limits *limits, uint32_t depth) {
    enum { FIRST = 3, MAX_DEPTH = 3 };
    wd_spirv_instruction constant;
    uint64_t value;
    if (!wd_spirv_module_find(stage->reflection->module, id, &constant) || depth > MAX_DEPTH) {
        return;
    }
    if (constant.opcode == SpvOpConstantComposite || constant.opcode == SpvOpSpecConstantComposite) {
        for (uint32_t i = FIRST; i < constant.num_words; i++) {
            check_offset(stage, instruction, constant.words[i], limits, depth + 1);
        }
        return;
    }
    if (!wd_shader_constant(&stage->constants, id, &value)) {
        return;
    }
    const int64_t offset = (int32_t)(uint32_t)value;
    if (offset < limits->smallest || offset > limits->largest) {
        const bool is_small = offset < limits->smallest;
        wd_shader_report(
            stage, WD_SEVERITY_ERROR, is_small ? limits->smallest_id : limits->largest_id, instruction->index,
            instruction->index, 0,
            "has an image operation with the offset %lld, but %s of the device is %lld" WD_SHADER_FIX
            "Use an offset from %lld to %lld.",
            (long long)offset, is_small ? limits->smallest_name : limits->largest_name,
            (long long)(is_small ? limits->smallest : limits->largest), (long long)limits->smallest,
            (long long)limits->largest);
    }
}

static void check_image_operation(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    const VkPhysicalDeviceLimits *device =
        &stage->pipeline->device->chassis->capabilities->physical->properties.limits;
    const uint32_t offset = offset_of(instruction, operands_word(instruction->opcode));
    const uint32_t opcode = instruction->opcode;
    const bool is_gather = opcode == SpvOpImageGather || opcode == SpvOpImageDrefGather ||
                           opcode == SpvOpImageSparseGather || opcode == SpvOpImageSparseDrefGather;
    const offset_limits limits =
        is_gather ? (offset_limits){device->minTexelGatherOffset,   device->maxTexelGatherOffset,
                                    WD_ID_VUID_GATHER_OFFSET_SMALL, WD_ID_VUID_GATHER_OFFSET_LARGE,
                                    "minTexelGatherOffset",         "maxTexelGatherOffset"}
                  : (offset_limits){
                        device->minTexelOffset,        device->maxTexelOffset, WD_ID_VUID_TEXEL_OFFSET_SMALL,
                        WD_ID_VUID_TEXEL_OFFSET_LARGE, "minTexelOffset",       "maxTexelOffset"};
    if (offset && limits.largest) { // 0: the driver does not state the limit.
        check_offset(stage, instruction, offset, &limits, 0);
    }
}

// --- Others ---

static void check_clock(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    enum { SCOPE = 3 };
    uint64_t scope;
    if (instruction->num_words <= SCOPE ||
        !wd_shader_constant(&stage->constants, instruction->words[SCOPE], &scope)) {
        return;
    }
    if (scope == SpvScopeSubgroup && !features_of(stage)->shaderSubgroupClock) {
        report(stage, WD_ID_VUID_SUBGROUP_CLOCK, instruction->index,
               "reads the clock of the subgroup, but the feature shaderSubgroupClock is not "
               "enabled" WD_SHADER_FIX "Enable the feature.");
    } else if (scope == SpvScopeDevice && !features_of(stage)->shaderDeviceClock) {
        report(stage, WD_ID_VUID_DEVICE_CLOCK, instruction->index,
               "reads the clock of the device, but the feature shaderDeviceClock is not enabled" WD_SHADER_FIX
               "Enable the feature.");
    }
}

static void check_stream(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    const VkPhysicalDeviceTransformFeedbackPropertiesEXT *feedback =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT);
    uint64_t stream;
    if (feedback && feedback->maxTransformFeedbackStreams && instruction->num_words > 1 &&
        wd_shader_constant(&stage->constants, instruction->words[1], &stream) &&
        stream >= feedback->maxTransformFeedbackStreams) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_STREAM_INSTRUCTION, instruction->index,
                         instruction->index, 0,
                         "writes to the vertex stream %llu, but maxTransformFeedbackStreams of the device is "
                         "%u" WD_SHADER_FIX "Use a smaller stream.",
                         (unsigned long long)stream, feedback->maxTransformFeedbackStreams);
    }
}

static void check_task_groups(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    static const char *const ids[] = {WD_ID_VUID_TASK_GROUPS_X, WD_ID_VUID_TASK_GROUPS_Y,
                                      WD_ID_VUID_TASK_GROUPS_Z};
    const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh =
        property_of(stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    uint64_t total = 1;
    for (uint32_t i = 0; mesh && i < 3; i++) {
        uint64_t count;
        if (instruction->num_words <= i + 1 || !mesh->maxMeshWorkGroupCount[i] ||
            !wd_shader_constant(&stage->constants, instruction->words[i + 1], &count)) {
            return;
        }
        if (count > mesh->maxMeshWorkGroupCount[i]) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, ids[i], instruction->index, instruction->index, 0,
                             "emits %llu mesh workgroups in %c, but maxMeshWorkGroupCount[%u] of the device "
                             "is %u" WD_SHADER_FIX "Emit fewer.",
                             (unsigned long long)count, "xyz"[i], i, mesh -> maxMeshWorkGroupCount[i]);
            return;
        }
        if (__builtin_mul_overflow(total, count, &total)) {
            total = UINT64_MAX;
        }
    }
    if (mesh && total > mesh->maxMeshWorkGroupTotalCount) {
        wd_shader_report(
            stage, WD_SEVERITY_ERROR, WD_ID_VUID_TASK_GROUPS_TOTAL, instruction->index, instruction->index, 0,
            "emits %llu mesh workgroups, but maxMeshWorkGroupTotalCount of the device is %u" WD_SHADER_FIX
            "Emit fewer.",
            (unsigned long long)total, mesh->maxMeshWorkGroupTotalCount);
    }
}

static void check_instruction(wd_shader_stage *stage, const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpReadClockKHR:
        check_clock(stage, instruction);
        break;
    case SpvOpEmitStreamVertex:
    case SpvOpEndStreamPrimitive:
        check_stream(stage, instruction);
        break;
    case SpvOpEmitMeshTasksEXT:
        check_task_groups(stage, instruction);
        break;
    default:
        if (wd_shader_is_atomic(instruction->opcode)) {
            check_atomic(stage, instruction);
        } else if (instruction->opcode >= SpvOpGroupNonUniformElect &&
                   instruction->opcode <= SpvOpGroupNonUniformQuadSwap) {
            check_group_operation(stage, instruction);
        } else {
            check_image_operation(stage, instruction);
        }
    }
}

void wd_shader_check_instructions(wd_shader_stage *stage) {
    // An extension that the build does not know may allow more.
    for (uint32_t i = 0; !stage->pipeline->device->spirv.has_unknown && i < stage->entry->num_instructions;
         i++) {
        wd_spirv_instruction instruction;
        if (wd_spirv_module_instruction(stage->reflection->module, stage->entry->instructions[i],
                                        &instruction)) {
            check_instruction(stage, &instruction);
        }
    }
}
