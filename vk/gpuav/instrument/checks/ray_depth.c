// The recursion depth of rays (Vulkan, "Shader Call Instructions"): ray generation shaders have depth 0, and a shader
// that a ray invokes has the depth of the shader that traced the ray plus one. It must not exceed
// maxPipelineRayRecursionDepth.
//
// The depth of a closest-hit or miss shader is 1 or more, and nothing states how much more. So the instructions that
// trace rays where no depth is left are known for the maximum 0, which leaves none, and 1, which leaves none to hit and
// miss shaders.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static bool is_traced(uint32_t execution_model) {
    return execution_model == SpvExecutionModelClosestHitKHR || execution_model == SpvExecutionModelMissKHR;
}

// depth_of_stages returns the depth of rays in a pipeline of which only ray generation shaders may trace.
static wd_ray_depth depth_of_stages(const wd_spirv_module *module) {
    bool has_raygen = false, has_traced = false;
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0; wd_spirv_module_entry_point(module, i, &entry_point); i++) {
        has_raygen |= entry_point.execution_model == SpvExecutionModelRayGenerationKHR;
        has_traced |= is_traced(entry_point.execution_model);
    }
    return !has_traced ? WD_RAY_DEPTH_ALLOWED : has_raygen ? WD_RAY_DEPTH_BY_STAGE : WD_RAY_DEPTH_EXCEEDED;
}

wd_ray_depth wd_ray_depth_of(const wd_analysis *analysis, uint32_t family) {
    const uint32_t facts = analysis->options->pipeline_facts;
    if (family != WD_RECORD_RAY_TRACE && family != WD_RECORD_RAY_TRACE_MOTION) {
        return WD_RAY_DEPTH_ALLOWED;
    }
    return facts & WD_PIPELINE_TRACES_NO_RAYS           ? WD_RAY_DEPTH_EXCEEDED
           : facts & WD_PIPELINE_TRACES_NO_FURTHER_RAYS ? depth_of_stages(analysis->module)
                                                        : WD_RAY_DEPTH_ALLOWED;
}

uint32_t wd_ray_depth_emit(wd_writer *writer, wd_ray_depth depth) {
    if (depth == WD_RAY_DEPTH_BY_STAGE) {
        return wd_emit_test(writer, SpvOpIEqual, wd_stage_emit_model(writer),
                            wd_constant(writer, SpvExecutionModelRayGenerationKHR));
    }
    return wd_spirv_builder_global(writer->builder, SpvOpConstantFalse, &writer->type_bool, 1);
}
