// Traces of rays and shader groups of pipelines.
#include "vk/core/acceleration/acceleration_internal.h"

static void check_generation(wd_core_check *c, const VkStridedDeviceAddressRegionKHR *table) {
    wd_core_message m;
    if (table && table->size != table->stride && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04023))) {
        wd_core_unsigned(&m, "pRayGenShaderBindingTable->size", table->size);
        wd_core_unsigned(&m, "pRayGenShaderBindingTable->stride", table->stride);
        wd_core_end(&m);
    }
}

static void check_base(wd_core_check *c, const VkStridedDeviceAddressRegionKHR *table, const char *name,
                       uint32_t rule) {
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *limits = wd_acceleration_trace_limits(c);
    wd_core_message m;
    if (table && limits && limits->shaderGroupBaseAlignment &&
        table->deviceAddress % limits->shaderGroupBaseAlignment &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "%s->deviceAddress is 0x%llx, and shaderGroupBaseAlignment is %u", name,
                         (unsigned long long)table->deviceAddress, limits->shaderGroupBaseAlignment);
        wd_core_end(&m);
    }
}

// --- The buffers at addresses

static void check_table(wd_core_check *c, const VkStridedDeviceAddressRegionKHR *table, const char *name,
                        uint32_t rule) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, name);
    wd_core_addressed found;
    wd_core_message m;
    if (!table || !table->size || !wd_core_find_address(c, table->deviceAddress, &found)) {
        return;
    }
    wd_core_check_addressed(c, &f, NULL, "deviceAddress", table->deviceAddress, &found,
                            VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR, rule);
    if (table->size > found.left &&
        wd_core_begin_rule(&m, c, &f, "VkStridedDeviceAddressRegionKHR", WD_CORE_RULE(04631))) {
        wd_core_unsigned(&m, "size", table->size);
        wd_core_address(&m, "deviceAddress", table->deviceAddress, &found);
        wd_core_summaryf(&m, ", of which %llu bytes follow the address", (unsigned long long)found.left);
        wd_core_end(&m);
    }
}

static void check_indirect(wd_core_check *c, VkDeviceAddress address, size_t size) {
    wd_core_addressed found;
    wd_core_message m;
    if (!wd_core_find_address(c, address, &found)) {
        return;
    }
    wd_core_check_addressed(c, NULL, NULL, "indirectDeviceAddress", address, &found,
                            VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, WD_CORE_RULE(03633));
    if (found.left < size && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03636))) {
        wd_core_address(&m, "indirectDeviceAddress", address, &found);
        wd_core_summaryf(&m, ", of which %llu bytes follow the address, and the command reads %zu",
                         (unsigned long long)found.left, size);
        wd_core_end(&m);
    }
}

// --- Flags of the pipeline

static void check_flag(wd_core_check *c, uint64_t flags, uint64_t flag, const char *name, uint32_t rule) {
    wd_core_message m;
    if (flags & flag && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m,
                         "pHitShaderBindingTable->deviceAddress is 0, and the bound pipeline was created "
                         "with %s",
                         name);
        wd_core_end(&m);
    }
}

static void check_hit_table(wd_core_check *c, const VkStridedDeviceAddressRegionKHR *table) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_pipeline *pipeline = command_buffer && wd_core_is_recording_known(command_buffer)
                                            ? command_buffer->bindings[WD_STATE_BIND_RAY_TRACING].pipeline
                                            : NULL;
    if (pipeline && table && !table->deviceAddress) {
        check_flag(c, pipeline->flags, VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR,
                   "VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR", WD_CORE_RULE(03696));
        check_flag(c, pipeline->flags, VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_INTERSECTION_SHADERS_BIT_KHR,
                   "VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_INTERSECTION_SHADERS_BIT_KHR",
                   WD_CORE_RULE(03697));
    }
}

// --- Commands

// check_tables: other statements about the tables are compiled.
static void check_tables(wd_core_check *c, const VkStridedDeviceAddressRegionKHR *generation,
                         const VkStridedDeviceAddressRegionKHR *miss,
                         const VkStridedDeviceAddressRegionKHR *hit,
                         const VkStridedDeviceAddressRegionKHR *callable) {
    check_generation(c, generation);
    check_base(c, generation, "pRayGenShaderBindingTable", WD_CORE_RULE(03682));
    check_table(c, generation, "pRaygenShaderBindingTable", WD_CORE_RULE(03681));
    check_table(c, miss, "pMissShaderBindingTable", WD_CORE_RULE(03684));
    check_table(c, hit, "pHitShaderBindingTable", WD_CORE_RULE(03688));
    check_table(c, callable, "pCallableShaderBindingTable", WD_CORE_RULE(03692));
    check_hit_table(c, hit);
}

WD_CORE_CHECK(acceleration, CmdTraceRaysKHR) {
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *limits = wd_acceleration_trace_limits(c);
    const double rays = (double)s->width * s->height * s->depth;
    wd_core_message m;
    check_tables(c, s->pRaygenShaderBindingTable, s->pMissShaderBindingTable, s->pHitShaderBindingTable,
                 s->pCallableShaderBindingTable);
    if (limits && limits->maxRayDispatchInvocationCount && rays > limits->maxRayDispatchInvocationCount &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03641))) {
        wd_core_unsigned(&m, "width", s->width);
        wd_core_unsigned(&m, "height", s->height);
        wd_core_unsigned(&m, "depth", s->depth);
        wd_core_unsigned(&m, "VkPhysicalDeviceRayTracingPipelinePropertiesKHR::maxRayDispatchInvocationCount",
                         limits->maxRayDispatchInvocationCount);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(acceleration, CmdTraceRaysIndirectKHR) {
    check_tables(c, s->pRaygenShaderBindingTable, s->pMissShaderBindingTable, s->pHitShaderBindingTable,
                 s->pCallableShaderBindingTable);
    check_indirect(c, s->indirectDeviceAddress, sizeof(VkTraceRaysIndirectCommandKHR));
}

#ifdef VK_KHR_ray_tracing_maintenance1
WD_CORE_CHECK(acceleration, CmdTraceRaysIndirect2KHR) {
    check_indirect(c, s->indirectDeviceAddress, sizeof(VkTraceRaysIndirectCommand2KHR));
}
#endif

// --- Shader groups

// The rules of a command that reads handles of groups.
typedef struct group_rules {
    uint32_t kind, first, last, size;
} group_rules;

static const wd_state_pipeline *find_pipeline(wd_core_check *c, VkPipeline handle, uint32_t kind) {
    const wd_state_pipeline *pipeline = WD_CORE_FIND(pipeline, handle);
    wd_core_message m;
    if (!pipeline || pipeline->bind_point == VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR) {
        // A library that is not known has groups, too.
        return pipeline && !wd_state_device_may_lack_objects(c->state) ? pipeline : NULL;
    }
    if (wd_core_begin_rule(&m, c, NULL, NULL, kind)) {
        wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, pipeline->object.handle);
        wd_core_word(&m, "its bind point", wd_VkPipelineBindPoint_string(pipeline->bind_point));
        wd_core_end(&m);
    }
    return NULL;
}

static void check_handles(wd_core_check *c, const wd_GetRayTracingShaderGroupHandlesKHR_args *s,
                          uint32_t handle_size, const group_rules *rules) {
    const wd_state_pipeline *pipeline = find_pipeline(c, s->pipeline, rules->kind);
    const uint64_t needed = (uint64_t)handle_size * s->groupCount;
    wd_core_message m;
    if (pipeline && s->firstGroup >= pipeline->num_groups &&
        wd_core_begin_rule(&m, c, NULL, NULL, rules->first)) {
        wd_core_unsigned(&m, "firstGroup", s->firstGroup);
        wd_core_unsigned(&m, "the number of shader groups in pipeline", pipeline->num_groups);
        wd_core_end(&m);
    } else if (pipeline && (uint64_t)s->firstGroup + s->groupCount > pipeline->num_groups &&
               wd_core_begin_rule(&m, c, NULL, NULL, rules->last)) {
        wd_core_unsigned(&m, "firstGroup", s->firstGroup);
        wd_core_unsigned(&m, "groupCount", s->groupCount);
        wd_core_unsigned(&m, "the number of shader groups in pipeline", pipeline->num_groups);
        wd_core_end(&m);
    }
    if (s->dataSize < needed && wd_core_begin_rule(&m, c, NULL, NULL, rules->size)) {
        wd_core_unsigned(&m, "dataSize", s->dataSize);
        wd_core_unsigned(&m, "groupCount", s->groupCount);
        wd_core_unsigned(&m, "the size of a handle", handle_size);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(acceleration, GetRayTracingShaderGroupHandlesKHR) {
    static const group_rules rules = {WD_CORE_RULE(04619), WD_CORE_RULE(04050), WD_CORE_RULE(02419),
                                      WD_CORE_RULE(02420)};
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *limits = wd_acceleration_trace_limits(c);
    check_handles(c, s, limits ? limits->shaderGroupHandleSize : 0, &rules);
}

WD_CORE_CHECK(acceleration, GetRayTracingCaptureReplayShaderGroupHandlesKHR) {
    static const group_rules rules = {WD_CORE_RULE(04620), WD_CORE_RULE(04051), WD_CORE_RULE(03483),
                                      WD_CORE_RULE(03484)};
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *limits = wd_acceleration_trace_limits(c);
    const wd_GetRayTracingShaderGroupHandlesKHR_args handles = {.pipeline = s->pipeline,
                                                                .firstGroup = s->firstGroup,
                                                                .groupCount = s->groupCount,
                                                                .dataSize = s->dataSize};
    wd_core_message m;
    if (c->enabled && !c->enabled->features.rayTracingPipelineShaderGroupHandleCaptureReplay &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03606))) {
        wd_core_word(&m, "the rayTracingPipelineShaderGroupHandleCaptureReplay feature", "not enabled");
        wd_core_end(&m);
    }
    check_handles(c, &handles, limits ? limits->shaderGroupHandleCaptureReplaySize : 0, &rules);
}

WD_CORE_CHECK(acceleration, GetRayTracingShaderGroupStackSizeKHR) {
    const wd_state_pipeline *pipeline = find_pipeline(c, s->pipeline, WD_CORE_RULE(04622));
    wd_core_message m;
    if (pipeline && s->group >= pipeline->num_groups &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03608))) {
        wd_core_unsigned(&m, "group", s->group);
        wd_core_unsigned(&m, "the number of shader groups in pipeline", pipeline->num_groups);
        wd_core_end(&m);
    }
}
