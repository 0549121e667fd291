// VkPipelineShaderStageCreateInfo, of all commands that create pipelines: modules, identifiers, subgroup sizes.
#include "vk/core/pipelines/pipelines_internal.h"

static const char owner[] = "VkPipelineShaderStageCreateInfo";

static void check_identifier(wd_core_check *c, const wd_core_frame *f,
                             const VkPipelineShaderStageCreateInfo *stage, uint64_t flags,
                             const VkPipelineShaderStageModuleIdentifierCreateInfoEXT *identifier) {
    wd_core_message m;
    if (!(flags & VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT) &&
        wd_core_begin_rule(&m, c, f, "VkPipelineShaderStageModuleIdentifierCreateInfoEXT",
                           WD_CORE_RULE(06851))) {
        wd_core_unsigned(&m, "<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>.identifierSize",
                         identifier->identifierSize);
        wd_core_summaryf(&m, ", the flags of the pipeline have no "
                             "VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT");
        wd_core_end(&m);
    }
    if (c->enabled && !c->enabled->features.shaderModuleIdentifier &&
        wd_core_begin_rule(&m, c, f, "VkPipelineShaderStageModuleIdentifierCreateInfoEXT",
                           WD_CORE_RULE(06850))) {
        wd_core_unsigned(&m, "<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>.identifierSize",
                         identifier->identifierSize);
        wd_core_word(&m, "shaderModuleIdentifier", "not enabled");
        wd_core_end(&m);
    }
    if (identifier->identifierSize > VK_MAX_SHADER_MODULE_IDENTIFIER_SIZE_EXT &&
        wd_core_begin_rule(&m, c, f, "VkPipelineShaderStageModuleIdentifierCreateInfoEXT",
                           WD_CORE_RULE(06852))) {
        wd_core_unsigned(&m, "<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>.identifierSize",
                         identifier->identifierSize);
        wd_core_end(&m);
    }
    if (wd_core_chained(stage->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO) &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(06844))) {
        wd_core_chain(&m, "VkShaderModuleCreateInfo", true);
        wd_core_end(&m);
    }
    if (stage->module && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(06848))) {
        wd_core_handle(&m, "module", VK_OBJECT_TYPE_SHADER_MODULE, WD_STATE_NON_DISPATCHABLE(stage->module));
        wd_core_unsigned(&m, "<VkPipelineShaderStageModuleIdentifierCreateInfoEXT>.identifierSize",
                         identifier->identifierSize);
        wd_core_end(&m);
    }
}

// check_module checks a stage without an identifier and without a module.
static void check_module(wd_core_check *c, const wd_core_frame *f,
                         const VkPipelineShaderStageCreateInfo *stage) {
    const bool has_inline =
        wd_core_chained(stage->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO) != NULL;
    wd_core_message m;
    bool may_be_inline = false;
    if (!c->enabled) {
        return;
    }
    may_be_inline = c->enabled->features.graphicsPipelineLibrary;
#ifdef VK_KHR_maintenance5
    may_be_inline |= c->enabled->features.maintenance5;
#endif
    if ((!may_be_inline || !has_inline) &&
        wd_core_begin_rule(&m, c, f, owner, may_be_inline ? WD_CORE_RULE(06845) : WD_CORE_RULE(08771))) {
        wd_core_word(&m, "module", "VK_NULL_HANDLE");
        wd_core_chain(&m, "VkShaderModuleCreateInfo", has_inline);
        wd_core_end(&m);
    }
}

static void check_subgroup_size(wd_core_check *c, const wd_core_frame *f,
                                const VkPipelineShaderStageCreateInfo *stage) {
    static const char size_owner[] = "VkPipelineShaderStageRequiredSubgroupSizeCreateInfo";
    static const char label[] = "<VkPipelineShaderStageRequiredSubgroupSizeCreateInfo>.requiredSubgroupSize";
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *required = wd_core_chained(
        stage->pNext, VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    const VkPhysicalDeviceSubgroupSizeControlProperties *properties =
        required && c->physical
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES)
            : NULL;
    wd_core_message m;
    char text[256];
    if (!required) {
        return;
    }
    const uint32_t size = required->requiredSubgroupSize;
    if (stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02754))) {
        wd_core_word(&m, "flags",
                     wd_VkPipelineShaderStageCreateFlags_string(stage->flags, text, sizeof text));
        wd_core_unsigned(&m, label, size);
        wd_core_end(&m);
    }
    if ((!size || size & (size - 1)) && wd_core_begin_rule(&m, c, f, size_owner, WD_CORE_RULE(02760))) {
        wd_core_unsigned(&m, label, size);
        wd_core_end(&m);
    }
    const bool is_enabled = !c->enabled || c->enabled->features.subgroupSizeControl;
    if ((!is_enabled || (properties && !(properties->requiredSubgroupSizeStages & stage->stage))) &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02755))) {
        wd_core_word(&m, "stage", wd_VkShaderStageFlagBits_string(stage->stage));
        if (is_enabled) {
            wd_core_word(
                &m, "requiredSubgroupSizeStages",
                wd_VkShaderStageFlags_string(properties->requiredSubgroupSizeStages, text, sizeof text));
        } else {
            wd_core_word(&m, "subgroupSizeControl", "not enabled");
        }
        wd_core_end(&m);
    }
    if (properties && size < properties->minSubgroupSize &&
        wd_core_begin_rule(&m, c, f, size_owner, WD_CORE_RULE(02761))) {
        wd_core_unsigned(&m, label, size);
        wd_core_unsigned(&m, "minSubgroupSize", properties->minSubgroupSize);
        wd_core_end(&m);
    }
    if (properties && size > properties->maxSubgroupSize &&
        wd_core_begin_rule(&m, c, f, size_owner, WD_CORE_RULE(02762))) {
        wd_core_unsigned(&m, label, size);
        wd_core_unsigned(&m, "maxSubgroupSize", properties->maxSubgroupSize);
        wd_core_end(&m);
    }
}

// has_binaries returns whether binaries replace the shaders.
static bool has_binaries(const void *chain) {
#ifdef VK_KHR_pipeline_binary
    const VkPipelineBinaryInfoKHR *binaries =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_BINARY_INFO_KHR);
    return binaries && binaries->binaryCount;
#else
    (void)chain;
    return false;
#endif
}

void wd_pipelines_check_stage(wd_core_check *c, const wd_core_frame *f,
                              const VkPipelineShaderStageCreateInfo *stage, uint64_t flags,
                              const void *chain) {
    const VkPipelineShaderStageModuleIdentifierCreateInfoEXT *identifier = wd_core_chained(
        stage->pNext, VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_MODULE_IDENTIFIER_CREATE_INFO_EXT);
    if (identifier && identifier->identifierSize) {
        check_identifier(c, f, stage, flags, identifier);
    } else if (!stage->module && !has_binaries(chain)) {
        check_module(c, f, stage);
    }
    check_subgroup_size(c, f, stage);
    wd_pipelines_check_robustness(c, f, stage->pNext);
}
