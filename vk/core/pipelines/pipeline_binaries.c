// What all commands that create pipelines have in common: binaries, caches and robustness.
#include "vk/core/pipelines/pipelines_internal.h"

#ifdef VK_KHR_pipeline_binary

static uint32_t num_binaries(const void *chain) {
    const VkPipelineBinaryInfoKHR *binaries =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_BINARY_INFO_KHR);
    return binaries ? binaries->binaryCount : 0;
}

static bool begin_binaries(wd_core_message *m, wd_core_check *c, const wd_core_frame *f, const char *owner,
                           uint32_t rule, const void *chain) {
    if (!wd_core_begin_rule(m, c, f, owner, rule)) {
        return false;
    }
    wd_core_unsigned(m, "<VkPipelineBinaryInfoKHR>.binaryCount", num_binaries(chain));
    return true;
}

static void check_binaries(wd_core_check *c, const wd_core_frame *f, const void *chain, uint64_t flags,
                           VkPipelineCache cache) {
    wd_core_message m;
    char text[160];
    if (cache && num_binaries(chain) && begin_binaries(&m, c, f, NULL, WD_CORE_RULE(09616), chain)) {
        wd_core_summaryf(&m, ", pipelineCache is %s",
                         wd_core_name(c, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_STATE_NON_DISPATCHABLE(cache),
                                      text, sizeof text));
        m.fix = "Pass VK_NULL_HANDLE as pipelineCache: the binaries replace it.";
        wd_core_end(&m);
    }
    if (cache && flags & VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR &&
        wd_core_begin_rule(&m, c, f, NULL, WD_CORE_RULE(09617))) {
        wd_core_word(&m, "flags", "VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR");
        wd_core_summaryf(&m, ", pipelineCache is %s",
                         wd_core_name(c, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_STATE_NON_DISPATCHABLE(cache),
                                      text, sizeof text));
        wd_core_end(&m);
    }
    if (num_binaries(chain) && flags & VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT &&
        begin_binaries(&m, c, f, NULL, WD_CORE_RULE(09622), chain)) {
        wd_core_word(&m, "flags", "VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT");
        wd_core_end(&m);
    }
}

// The create info of a pipeline in a VkPipelineCreateInfoKHR.
static const void *created_chain(const VkPipelineCreateInfoKHR *info) {
    const VkBaseInStructure *create = info ? info->pNext : NULL;
    return create ? create->pNext : NULL;
}

WD_CORE_CHECK(pipelines, CreatePipelineBinariesKHR) {
    const VkPipelineBinaryCreateInfoKHR *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const int sources = (info->pKeysAndDataInfo != NULL) + (info->pipeline != VK_NULL_HANDLE) +
                        (info->pPipelineCreateInfo != NULL);
    const void *chain = created_chain(info->pPipelineCreateInfo);
    wd_core_message m;
    if (sources != 1 && wd_core_begin_rule(&m, c, &f, "VkPipelineBinaryCreateInfoKHR", WD_CORE_RULE(09619))) {
        wd_core_summaryf(&m,
                         "pCreateInfo->pKeysAndDataInfo is %sNULL, pipeline is %sVK_NULL_HANDLE, "
                         "pPipelineCreateInfo is %sNULL",
                         info->pKeysAndDataInfo ? "not " : "", info->pipeline ? "not " : "",
                         info->pPipelineCreateInfo ? "not " : "");
        wd_core_end(&m);
    }
    if (num_binaries(chain) &&
        begin_binaries(&m, c, &f, "VkPipelineBinaryCreateInfoKHR", WD_CORE_RULE(09606), chain)) {
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(pipelines, GetPipelineKeyKHR) {
    const void *chain = created_chain(s->pPipelineCreateInfo);
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pPipelineCreateInfo");
    wd_core_message m;
    if (num_binaries(chain) && begin_binaries(&m, c, &f, NULL, WD_CORE_RULE(09605), chain)) {
        wd_core_end(&m);
    }
}

#endif

void wd_pipelines_check_created(wd_core_check *c, const wd_core_frame *f, const void *chain, uint64_t flags,
                                VkPipelineCache cache) {
    wd_pipelines_check_robustness(c, f, chain);
#ifdef VK_KHR_pipeline_binary
    check_binaries(c, f, chain, flags, cache);
#else
    (void)flags, (void)cache;
#endif
}
