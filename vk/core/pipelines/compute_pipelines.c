// vkCreateComputePipelines and vkCreateRayTracingPipelinesKHR: base pipelines; merged pipeline caches.
#include "vk/core/pipelines/pipelines_internal.h"

WD_CORE_CHECK(pipelines, CreateComputePipelines) {
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        const VkComputePipelineCreateInfo *info = &s->pCreateInfos[i];
        const int32_t base = info->basePipelineIndex;
        const bool has_element = base >= 0 && (uint32_t)base < s->createInfoCount;
        wd_pipelines_base bases = {
            .flags = wd_state_pipeline_flags(info->pNext, info->flags),
            .handle = info->basePipelineHandle,
            .index = base,
            .element = i,
            .num_elements = s->createInfoCount,
            .owner = "VkComputePipelineCreateInfo",
            .order_rule = WD_CORE_RULE(00695),
            .flag_rule = WD_CORE_RULE(00696),
            .unset_rule = WD_CORE_RULE(07984),
            .index_rule = WD_CORE_RULE(07985),
            .both_rule = WD_CORE_RULE(07986),
        };
        if (has_element) {
            bases.base_flags =
                wd_state_pipeline_flags(s->pCreateInfos[base].pNext, s->pCreateInfos[base].flags);
        }
        wd_pipelines_check_base(c, &f, &bases);
        wd_pipelines_check_created(c, &f, info->pNext, bases.flags, s->pipelineCache);
        const wd_core_frame stage = WD_CORE_MEMBER(&f, "stage");
        wd_pipelines_check_stage(c, &stage, &info->stage, bases.flags, info->pNext);
        wd_pipelines_check_resources(c, &f, "VkComputePipelineCreateInfo", WD_CORE_RULE(01687), info->layout,
                                     VK_SHADER_STAGE_COMPUTE_BIT);
    }
}

WD_CORE_CHECK(pipelines, CreateRayTracingPipelinesKHR) {
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        const VkRayTracingPipelineCreateInfoKHR *info = &s->pCreateInfos[i];
        const int32_t base = info->basePipelineIndex;
        const bool has_element = base >= 0 && (uint32_t)base < s->createInfoCount;
        wd_pipelines_base bases = {
            .flags = wd_state_pipeline_flags(info->pNext, info->flags),
            .handle = info->basePipelineHandle,
            .index = base,
            .element = i,
            .num_elements = s->createInfoCount,
            .owner = "VkRayTracingPipelineCreateInfoKHR",
            .order_rule = WD_CORE_RULE(03415),
            .flag_rule = WD_CORE_RULE(03416),
            .unset_rule = WD_CORE_RULE(07984),
            .index_rule = WD_CORE_RULE(07985),
            .both_rule = WD_CORE_RULE(07986),
        };
        if (has_element) {
            bases.base_flags =
                wd_state_pipeline_flags(s->pCreateInfos[base].pNext, s->pCreateInfos[base].flags);
        }
        wd_pipelines_check_base(c, &f, &bases);
        wd_pipelines_check_created(c, &f, info->pNext, bases.flags, s->pipelineCache);
        for (uint32_t k = 0; info->pStages && k < info->stageCount; k++) {
            const wd_core_frame stage = WD_CORE_ELEMENT(&f, "pStages", k);
            wd_pipelines_check_stage(c, &stage, &info->pStages[k], bases.flags, info->pNext);
        }
    }
}

WD_CORE_CHECK(pipelines, MergePipelineCaches) {
    wd_core_message m;
    for (uint32_t i = 0; i < s->srcCacheCount; i++) {
        if (s->pSrcCaches[i] == s->dstCache && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00770))) {
            wd_core_handle(&m, "dstCache", VK_OBJECT_TYPE_PIPELINE_CACHE,
                           WD_STATE_NON_DISPATCHABLE(s->dstCache));
            wd_core_summaryf(&m, ", and so is pSrcCaches[%u]", i);
            wd_core_end(&m);
        }
    }
}
