// Execution modes, sizes and counts of a shader against the limits of the physical device.
#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"

// Operands of OpExecutionMode and OpConstantComposite begin here.
enum { MODE_OPERANDS = 3, COMPOSITE_OPERANDS = 3 };

static const wd_physical_capabilities *physical_of(const wd_shader_stage *stage) {
    return stage->pipeline->device->chassis->capabilities->physical;
}

// --- Workgroups

typedef struct workgroup {
    uint64_t size[3];
    uint32_t instruction; // The instruction that states the size.
} workgroup;

static bool evaluate_sizes(const wd_shader_stage *stage, const uint32_t *ids, workgroup *group) {
    for (int i = 0; i < 3; i++) {
        if (!wd_shader_constant(&stage->constants, ids[i], &group->size[i])) {
            return false;
        }
    }
    return true;
}

// find_workgroup finds the local workgroup size: the constant with the decoration WorkgroupSize wins over execution
// modes.
static bool find_workgroup(const wd_shader_stage *stage, workgroup *group) {
    const wd_shader_reflection *reflection = stage->reflection;
    wd_spirv_instruction found;
    if (reflection->workgroup_size &&
        wd_spirv_module_find(reflection->module, reflection->workgroup_size, &found)) {
        group->instruction = found.index;
        return (found.opcode == SpvOpConstantComposite || found.opcode == SpvOpSpecConstantComposite) &&
               found.num_words == COMPOSITE_OPERANDS + 3 &&
               evaluate_sizes(stage, found.words + COMPOSITE_OPERANDS, group);
    }
    const bool has_ids = wd_shader_find_mode(reflection, stage->entry, SpvExecutionModeLocalSizeId, &found);
    if ((!has_ids && !wd_shader_find_mode(reflection, stage->entry, SpvExecutionModeLocalSize, &found)) ||
        found.num_words < MODE_OPERANDS + 3) {
        return false;
    }
    group->instruction = found.index;
    for (int i = 0; i < 3 && !has_ids; i++) {
        group->size[i] = found.words[MODE_OPERANDS + i];
    }
    return !has_ids || evaluate_sizes(stage, found.words + MODE_OPERANDS, group);
}

// workgroup_limits are the limits of a stage with workgroups. Drivers that do not state a limit leave it 0.
typedef struct workgroup_limits {
    const char *ids[3], *invocations_id, *memory_id;
    const char *size_name, *invocations_name, *memory_name;
    const uint32_t *size;
    uint32_t invocations, memory;
} workgroup_limits;

static bool find_workgroup_limits(const wd_shader_stage *stage, workgroup_limits *limits) {
    const wd_physical_capabilities *physical = physical_of(stage);
    if (stage->entry->execution_model == SpvExecutionModelGLCompute) {
        const VkPhysicalDeviceLimits *compute = &physical->properties.limits;
        *limits = (workgroup_limits){
            {WD_ID_VUID_COMPUTE_SIZE_X, WD_ID_VUID_COMPUTE_SIZE_Y, WD_ID_VUID_COMPUTE_SIZE_Z},
            WD_ID_VUID_COMPUTE_INVOCATIONS,
            WD_ID_VUID_COMPUTE_MEMORY,
            "maxComputeWorkGroupSize",
            "maxComputeWorkGroupInvocations",
            "maxComputeSharedMemorySize",
            compute->maxComputeWorkGroupSize,
            compute->maxComputeWorkGroupInvocations,
            compute->maxComputeSharedMemorySize};
        return true;
    }
    const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh =
        wd_physical_property_struct(physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    if (mesh && stage->entry->execution_model == SpvExecutionModelMeshEXT) {
        *limits = (workgroup_limits){{WD_ID_VUID_MESH_SIZE_X, WD_ID_VUID_MESH_SIZE_Y, WD_ID_VUID_MESH_SIZE_Z},
                                     WD_ID_VUID_MESH_INVOCATIONS,
                                     WD_ID_VUID_MESH_MEMORY,
                                     "maxMeshWorkGroupSize",
                                     "maxMeshWorkGroupInvocations",
                                     "maxMeshSharedMemorySize",
                                     mesh->maxMeshWorkGroupSize,
                                     mesh->maxMeshWorkGroupInvocations,
                                     mesh->maxMeshSharedMemorySize};
        return true;
    }
    if (mesh && stage->entry->execution_model == SpvExecutionModelTaskEXT) {
        *limits = (workgroup_limits){{WD_ID_VUID_TASK_SIZE_X, WD_ID_VUID_TASK_SIZE_Y, WD_ID_VUID_TASK_SIZE_Z},
                                     WD_ID_VUID_TASK_INVOCATIONS,
                                     WD_ID_VUID_TASK_MEMORY,
                                     "maxTaskWorkGroupSize",
                                     "maxTaskWorkGroupInvocations",
                                     "maxTaskSharedMemorySize",
                                     mesh->maxTaskWorkGroupSize,
                                     mesh->maxTaskWorkGroupInvocations,
                                     mesh->maxTaskSharedMemorySize};
        return true;
    }
    return false;
}

static void check_workgroup_size(wd_shader_stage *stage, const workgroup *group,
                                 const workgroup_limits *limits) {
    uint64_t invocations = 1;
    bool fits = true;
    for (int i = 0; i < 3; i++) {
        if (__builtin_mul_overflow(invocations, group->size[i], &invocations)) {
            invocations = UINT64_MAX;
        }
        if (limits->size[i] && group->size[i] > limits->size[i]) {
            fits = false;
            wd_shader_report(
                stage, WD_SEVERITY_ERROR, limits->ids[i], group->instruction, UINT32_MAX, 0,
                "has a local workgroup size of %llu in %c, but %s[%d] of the device is %u" WD_SHADER_FIX
                "Make the workgroup smaller.",
                (unsigned long long)group->size[i], "xyz"[i], limits -> size_name, i, limits -> size[i]);
        }
    }
    if (fits && limits->invocations && invocations > limits->invocations) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, limits->invocations_id, group->instruction, UINT32_MAX, 0,
                         "has a local workgroup size of (%llu, %llu, %llu), which are %llu invocations, but "
                         "%s of the device is %u" WD_SHADER_FIX "Make the workgroup smaller.",
                         (unsigned long long)group->size[0], (unsigned long long)group->size[1],
                         (unsigned long long)group->size[2], (unsigned long long)invocations,
                         limits->invocations_name, limits->invocations);
    }
}

// check_shared_memory adds up the sizes without padding: the device may need more, never less. Blocks with explicit
// layouts alias. Variables that the interface of SPIR-V 1.4 lists count, whether used or not.
static void check_shared_memory(wd_shader_stage *stage, const workgroup_limits *limits) {
    uint64_t sum = 0, largest = 0, largest_block = 0;
    uint32_t instruction = UINT32_MAX, use = UINT32_MAX;
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        uint64_t size;
        if (variable->storage_class != SpvStorageClassWorkgroup ||
            !wd_shader_type_size(&stage->constants, variable->type, &size)) {
            continue;
        }
        const bool is_block = wd_shader_decorated(stage->reflection, variable->type, WD_SHADER_NO_MEMBER,
                                                  SpvDecorationBlock, NULL);
        largest_block = is_block && size > largest_block ? size : largest_block;
        if (!is_block && __builtin_add_overflow(sum, size, &sum)) {
            sum = UINT64_MAX / 2;
        }
        if (size >= largest) {
            largest = size;
            instruction = variable->instruction;
            use = variable->first_use;
        }
    }
    sum += largest_block;
    if (limits->memory && sum > limits->memory) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, limits->memory_id, instruction, use, 0,
                         "uses %llu bytes of shared memory, but %s of the device is %u. The largest variable "
                         "has %llu bytes" WD_SHADER_FIX "Use less shared memory.",
                         (unsigned long long)sum, limits->memory_name, limits->memory,
                         (unsigned long long)largest);
    }
}

// --- Subgroups

// check_full_subgroups reports a workgroup whose size in x is not a multiple of the subgroup size, where full subgroups
// are required.
static void check_full_subgroups(wd_shader_stage *stage, const workgroup *group,
                                 const VkPhysicalDeviceSubgroupSizeControlProperties *control) {
    enum { SPIRV_1_6 = 0x00010600 };
    const VkPhysicalDeviceSubgroupProperties *subgroup = wd_physical_property_struct(
        physical_of(stage), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    const char *id = WD_ID_VUID_FULL_REQUIRED_SIZE, *name = "requiredSubgroupSize";
    uint32_t size = stage->required_subgroup_size;
    if (!size && stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT) {
        id = wd_shader_id(stage, WD_ID_VUID_FULL_VARYING_SIZE, WD_ID_VUID_OBJECT_FULL_VARYING_SIZE);
        name = "maxSubgroupSize";
        size = control->maxSubgroupSize;
    } else if (!size && subgroup && wd_spirv_module_version(stage->reflection->module) < SPIRV_1_6) {
        id = wd_shader_id(stage, WD_ID_VUID_FULL_SIZE, WD_ID_VUID_OBJECT_FULL_SIZE);
        name = "subgroupSize";
        size = subgroup->subgroupSize;
    }
    if (size && group->size[0] % size) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, id, group->instruction, UINT32_MAX, 0,
                         "requires full subgroups and has a local workgroup size of %llu in x, which is not "
                         "a multiple of %s, %u" WD_SHADER_FIX "Make it a multiple.",
                         (unsigned long long)group->size[0], name, size);
    }
}

static void check_subgroups(wd_shader_stage *stage, const workgroup *group) {
    const VkPhysicalDeviceSubgroupSizeControlProperties *control = wd_physical_property_struct(
        physical_of(stage), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    if (!control || (stage->pipeline->is_object && stage->required_subgroup_size)) {
        return; // The rules of required sizes are only for pipelines.
    }
    const uint64_t invocations = group->size[0] * group->size[1] * group->size[2];
    const uint64_t most = (uint64_t)stage->required_subgroup_size * control->maxComputeWorkgroupSubgroups;
    if (stage->required_subgroup_size && invocations > most) {
        wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_REQUIRED_SIZE_INVOCATIONS, group->instruction,
                         UINT32_MAX, 0,
                         "has a workgroup of %llu invocations, but requiredSubgroupSize (%u) times "
                         "maxComputeWorkgroupSubgroups (%u) is %llu" WD_SHADER_FIX
                         "Make the workgroup smaller, or require larger subgroups.",
                         (unsigned long long)invocations, stage->required_subgroup_size,
                         control->maxComputeWorkgroupSubgroups, (unsigned long long)most);
    }
    if (stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT) {
        check_full_subgroups(stage, group, control);
    }
}

// has_subgroup_matrix returns whether the module has a type of cooperative matrices with the scope Subgroup.
static bool has_subgroup_matrix(const wd_shader_stage *stage) {
    enum { OP_TYPE_COOPERATIVE_MATRIX = 4456, SCOPE = 3 }; // By number: older headers do not have the name.
    WD_SPIRV_FOR_PART(head, stage->reflection->module, WD_SPIRV_DECLARATIONS) {
        uint64_t scope;
        if (head.opcode == OP_TYPE_COOPERATIVE_MATRIX && head.num_words > SCOPE &&
            wd_shader_constant(&stage->constants, head.at[SCOPE], &scope) && scope == SpvScopeSubgroup) {
            return true;
        }
    }
    return false;
}

// check_cooperative_size: the size of subgroups is not known where the stage requires one, or lets it vary.
static void check_cooperative_size(wd_shader_stage *stage, const workgroup *group) {
    const VkPhysicalDeviceSubgroupProperties *subgroup = wd_physical_property_struct(
        physical_of(stage), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    const uint32_t size = subgroup ? subgroup->subgroupSize : 0;
    if (stage->pipeline->is_object || stage->required_subgroup_size || !size || !(group->size[0] % size) ||
        stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT ||
        !has_subgroup_matrix(stage)) {
        return;
    }
    wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_COOPERATIVE_SIZE, group->instruction, UINT32_MAX, 0,
                     "has a cooperative matrix with the scope Subgroup and a local workgroup size of %llu in "
                     "x, which is not a multiple of subgroupSize, %u" WD_SHADER_FIX "Make it a multiple.",
                     (unsigned long long)group->size[0], size);
}

static void check_workgroup(wd_shader_stage *stage) {
    workgroup group;
    workgroup_limits limits;
    if (!find_workgroup_limits(stage, &limits)) {
        return;
    }
    if (find_workgroup(stage, &group)) {
        check_workgroup_size(stage, &group, &limits);
        check_subgroups(stage, &group);
        check_cooperative_size(stage, &group);
    }
    check_shared_memory(stage, &limits);
}

// --- Execution modes

// check_mode checks the operand of an execution mode. `is_required`: the mode must be there and not 0.
static void check_mode(wd_shader_stage *stage, uint32_t execution_mode, uint32_t limit,
                       const char *limit_name, bool is_required, const char *name, const char *id) {
    wd_spirv_instruction mode;
    const bool has_mode = wd_shader_find_mode(stage->reflection, stage->entry, execution_mode, &mode) &&
                          mode.num_words > MODE_OPERANDS;
    const uint32_t value = has_mode ? mode.words[MODE_OPERANDS] : 0;
    if (!has_mode) {
        if (is_required) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, id, stage->entry->instruction, UINT32_MAX, 0,
                             "does not have the execution mode %s" WD_SHADER_FIX "Declare it in the shader.",
                             name);
        }
    } else if ((limit && value > limit) || (is_required && !value)) {
        wd_shader_report(
            stage, WD_SEVERITY_ERROR, id, mode.index, UINT32_MAX, 0,
            "has the execution mode %s with the value %u, which must be from %u to %s of the device, %u.",
            name, value, (uint32_t)is_required, limit_name, limit);
    }
}

static void check_mesh_modes(wd_shader_stage *stage) {
    const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh = wd_physical_property_struct(
        physical_of(stage), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    if (mesh) {
        check_mode(stage, SpvExecutionModeOutputVertices, mesh->maxMeshOutputVertices,
                   "maxMeshOutputVertices", false, "OutputVertices", WD_ID_VUID_MESH_VERTICES);
        check_mode(stage, SpvExecutionModeOutputPrimitivesEXT, mesh->maxMeshOutputPrimitives,
                   "maxMeshOutputPrimitives", false, "OutputPrimitivesEXT", WD_ID_VUID_MESH_PRIMITIVES);
    }
}

static void check_patch_size(wd_shader_stage *stage, const VkPhysicalDeviceLimits *limits) {
    wd_spirv_instruction mode;
    const bool has_size =
        wd_shader_find_mode(stage->reflection, stage->entry, SpvExecutionModeOutputVertices, &mode);
    check_mode(stage, SpvExecutionModeOutputVertices, limits->maxTessellationPatchSize,
               "maxTessellationPatchSize", has_size, "OutputVertices",
               wd_shader_id(stage, WD_ID_VUID_STAGE_PATCH_SIZE, WD_ID_VUID_OBJECT_PATCH_SIZE));
}

static void check_geometry(wd_shader_stage *stage, const VkPhysicalDeviceLimits *limits) {
    wd_spirv_instruction mode;
    const bool has_invocations =
        wd_shader_find_mode(stage->reflection, stage->entry, SpvExecutionModeInvocations, &mode);
    check_mode(stage, SpvExecutionModeOutputVertices, limits->maxGeometryOutputVertices,
               "maxGeometryOutputVertices", true, "OutputVertices",
               wd_shader_id(stage, WD_ID_VUID_STAGE_GEOMETRY_VERTICES, WD_ID_VUID_OBJECT_GEOMETRY_VERTICES));
    check_mode(
        stage, SpvExecutionModeInvocations, limits->maxGeometryShaderInvocations,
        "maxGeometryShaderInvocations", has_invocations, "Invocations",
        wd_shader_id(stage, WD_ID_VUID_STAGE_GEOMETRY_INVOCATIONS, WD_ID_VUID_OBJECT_GEOMETRY_INVOCATIONS));
}

void wd_shader_check_limits(wd_shader_stage *stage) {
    if (!stage->pipeline->device->chassis->capabilities) {
        return;
    }
    const VkPhysicalDeviceLimits *limits = &physical_of(stage)->properties.limits;
    switch (stage->entry->execution_model) {
    case SpvExecutionModelTessellationControl:
    case SpvExecutionModelTessellationEvaluation:
        check_patch_size(stage, limits);
        break;
    case SpvExecutionModelGeometry:
        check_geometry(stage, limits);
        break;
    case SpvExecutionModelMeshEXT:
        check_mesh_modes(stage);
        check_workgroup(stage);
        break;
    case SpvExecutionModelTaskEXT:
    case SpvExecutionModelGLCompute:
        check_workgroup(stage);
        break;
    default:
        break;
    }
}
