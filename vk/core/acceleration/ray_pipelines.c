// Stages and shader groups of ray tracing pipelines.
#include <assert.h>

#include "vk/core/acceleration/acceleration_internal.h"

static const VkShaderStageFlags ray_stages =
    VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR |
    VK_SHADER_STAGE_MISS_BIT_KHR | VK_SHADER_STAGE_INTERSECTION_BIT_KHR | VK_SHADER_STAGE_CALLABLE_BIT_KHR;

// created is a create info.
typedef struct created {
    wd_core_check *c;
    const wd_core_frame *frame;
    const VkRayTracingPipelineCreateInfoKHR *info;
    uint64_t flags;
} created;

static const char owner[] = "VkRayTracingPipelineCreateInfoKHR";

static void check_flags(const created *k) {
    wd_core_message m;
    if (k->flags & VK_PIPELINE_CREATE_DISPATCH_BASE_BIT &&
        wd_core_begin_rule(&m, k->c, k->frame, NULL, WD_CORE_RULE(03816))) {
        wd_core_word(&m, "flags", "VK_PIPELINE_CREATE_DISPATCH_BASE_BIT");
        wd_core_end(&m);
    }
}

// --- Stages

static void check_stages(const created *k) {
    for (uint32_t i = 0; k->info->pStages && i < k->info->stageCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(k->frame, "pStages", i);
        wd_core_message m;
        if (k->info->pStages[i].stage & ~ray_stages &&
            wd_core_begin_rule(&m, k->c, &frame, owner, WD_CORE_RULE(06899))) {
            wd_core_word(&m, "stage", wd_VkShaderStageFlagBits_string(k->info->pStages[i].stage));
            wd_core_end(&m);
        }
    }
}

// generates_rays returns whether a stage of the pipeline, or of a library of it, generates rays.
static wd_core_truth generates_rays(const created *k) {
    const wd_core_check *c = k->c;
    const VkPipelineLibraryCreateInfoKHR *libraries = k->info->pLibraryInfo;
    for (uint32_t i = 0; k->info->pStages && i < k->info->stageCount; i++) {
        if (k->info->pStages[i].stage == VK_SHADER_STAGE_RAYGEN_BIT_KHR) {
            return WD_CORE_TRUE;
        }
    }
    for (uint32_t i = 0; libraries && libraries->pLibraries && i < libraries->libraryCount; i++) {
        const wd_state_pipeline *library = WD_CORE_FIND(pipeline, libraries->pLibraries[i]);
        for (uint32_t s = 0; library && s < library->num_stages; s++) {
            if (library->stages[s].stage == VK_SHADER_STAGE_RAYGEN_BIT_KHR) {
                return WD_CORE_TRUE;
            }
        }
        if (!library) {
            return WD_CORE_NOT_KNOWN;
        }
    }
    return WD_CORE_FALSE;
}

static void check_generation(const created *k) {
    wd_core_message m;
    if (!(k->flags & VK_PIPELINE_CREATE_LIBRARY_BIT_KHR) && generates_rays(k) == WD_CORE_FALSE &&
        wd_core_begin_rule(&m, k->c, k->frame, owner, WD_CORE_RULE(03425))) {
        wd_core_unsigned(&m, "stageCount", k->info->stageCount);
        wd_core_summaryf(&m, ", and no stage is VK_SHADER_STAGE_RAYGEN_BIT_KHR");
        wd_core_end(&m);
    }
}

// --- Groups

// shader_rule is a member of a group, the stages that its shader may have, and the rule.
typedef struct shader_rule {
    const char *member;
    uint32_t shader;
    VkShaderStageFlags stages;
    uint32_t rule;
    bool may_be_unused;
} shader_rule;

static void report_shader(const created *k, const wd_core_frame *frame, const shader_rule *rule) {
    wd_core_message m;
    if (!wd_core_begin_rule(&m, k->c, frame, "VkRayTracingShaderGroupCreateInfoKHR", rule->rule)) {
        return;
    }
    if (rule->shader == VK_SHADER_UNUSED_KHR) {
        wd_core_word(&m, rule->member, "VK_SHADER_UNUSED_KHR");
    } else {
        wd_core_unsigned(&m, rule->member, rule->shader);
    }
    if (rule->shader < k->info->stageCount) {
        wd_core_summaryf(&m, ", and pStages[%u] is %s", rule->shader,
                         wd_VkShaderStageFlagBits_string(k->info->pStages[rule->shader].stage));
    } else {
        wd_core_unsigned(&m, "stageCount", k->info->stageCount);
    }
    wd_core_end(&m);
}

static void check_shader(const created *k, const wd_core_frame *frame, shader_rule rule) {
    const bool has_libraries = k->info->pLibraryInfo && k->info->pLibraryInfo->libraryCount;
    if (rule.shader == VK_SHADER_UNUSED_KHR) {
        if (!rule.may_be_unused) {
            report_shader(k, frame, &rule);
        }
    } else if (rule.shader < k->info->stageCount ? !(k->info->pStages[rule.shader].stage & rule.stages)
                                                 : !has_libraries) {
        report_shader(k, frame, &rule);
    }
}

static void report_null(const created *k, const wd_core_frame *frame, const char *member, uint32_t rule,
                        const char *flag) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->c, frame, owner, rule)) {
        wd_core_word(&m, member, "VK_SHADER_UNUSED_KHR");
        wd_core_notef(&m, "The flags have %s", flag);
        wd_core_end(&m);
    }
}

static void check_hit_group(const created *k, const wd_core_frame *frame,
                            const VkRayTracingShaderGroupCreateInfoKHR *group) {
    if (k->flags & VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_ANY_HIT_SHADERS_BIT_KHR &&
        group->anyHitShader == VK_SHADER_UNUSED_KHR) {
        report_null(k, frame, "anyHitShader", WD_CORE_RULE(03470),
                    "VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_ANY_HIT_SHADERS_BIT_KHR");
    }
    if (k->flags & VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR &&
        group->closestHitShader == VK_SHADER_UNUSED_KHR) {
        report_null(k, frame, "closestHitShader", WD_CORE_RULE(03471),
                    "VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR");
    }
    if (group->type == VK_RAY_TRACING_SHADER_GROUP_TYPE_PROCEDURAL_HIT_GROUP_KHR) {
        check_shader(k, frame,
                     (shader_rule){"intersectionShader", group->intersectionShader,
                                   VK_SHADER_STAGE_INTERSECTION_BIT_KHR, WD_CORE_RULE(03476), false});
    }
}

static void check_group(const created *k, uint32_t index) {
    assert(index < k->info->groupCount);
    const VkRayTracingShaderGroupCreateInfoKHR *group = &k->info->pGroups[index];
    const wd_core_frame frame = WD_CORE_ELEMENT(k->frame, "pGroups", index);
    if (group->type == VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR) {
        check_shader(k, &frame,
                     (shader_rule){"generalShader", group->generalShader,
                                   VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR |
                                       VK_SHADER_STAGE_CALLABLE_BIT_KHR,
                                   WD_CORE_RULE(03474), false});
        return; // The other shaders are unused, by a statement that is compiled.
    }
    check_hit_group(k, &frame, group);
    check_shader(k, &frame,
                 (shader_rule){"closestHitShader", group->closestHitShader,
                               VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, WD_CORE_RULE(03478), true});
    check_shader(k, &frame,
                 (shader_rule){"anyHitShader", group->anyHitShader, VK_SHADER_STAGE_ANY_HIT_BIT_KHR,
                               WD_CORE_RULE(03479), true});
}

WD_CORE_CHECK(acceleration, CreateRayTracingPipelinesKHR) {
    for (uint32_t i = 0; s->pCreateInfos && i < s->createInfoCount; i++) {
        const VkRayTracingPipelineCreateInfoKHR *info = &s->pCreateInfos[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        const created k = {c, &frame, info, wd_state_pipeline_flags(info->pNext, info->flags)};
        check_flags(&k);
        check_stages(&k);
        check_generation(&k);
        for (uint32_t g = 0; info->pGroups && info->pStages && g < info->groupCount; g++) {
            check_group(&k, g);
        }
    }
}
