// Executables of pipelines (VK_KHR_pipeline_executable_properties).
#include "vk/core/core_internal.h"

static void check_index(wd_core_check *c, const VkPipelineExecutableInfoKHR *info) {
    const PFN_vkGetPipelineExecutablePropertiesKHR get =
        c->call->device->dispatch.GetPipelineExecutablePropertiesKHR;
    const VkPipelineInfoKHR pipeline = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR,
                                        .pipeline = info ? info->pipeline : VK_NULL_HANDLE};
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pExecutableInfo");
    uint32_t count = 0;
    wd_core_message m;
    if (!info || !get || !WD_CORE_FIND(pipeline, info->pipeline) ||
        get(c->call->device->handle, &pipeline, &count, NULL) < 0 || info->executableIndex < count) {
        return;
    }
    if (wd_core_begin_rule(&m, c, &f, "VkPipelineExecutableInfoKHR", WD_CORE_RULE(03275))) {
        wd_core_unsigned(&m, "executableIndex", info->executableIndex);
        wd_core_unsigned(&m, "the number of executables of pipeline", count);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(pipelines, GetPipelineExecutableStatisticsKHR) {
    check_index(c, s->pExecutableInfo);
}

WD_CORE_CHECK(pipelines, GetPipelineExecutableInternalRepresentationsKHR) {
    check_index(c, s->pExecutableInfo);
}
