// VkPipelineRobustnessCreateInfo of pipelines and of their stages: behaviors that the physical device does not support.
#include "vk/core/pipelines/pipelines_internal.h"

#ifdef VK_EXT_pipeline_robustness

typedef struct robustness {
    wd_core_check *c;
    const wd_core_frame *f;
} robustness;

static bool begin(wd_core_message *m, const robustness *r, uint32_t rule) {
    // Its name before Vulkan 1.4 ended with EXT.
    return wd_core_begin_rule(m, r->c, r->f, "VkPipelineRobustnessCreateInfo", rule) ||
           wd_core_begin_rule(m, r->c, r->f, "VkPipelineRobustnessCreateInfoEXT", rule);
}

static void check(const robustness *r, const char *label, bool lacks, const char *behavior,
                  const char *feature, uint32_t rule) {
    wd_core_message m;
    if (lacks && begin(&m, r, rule)) {
        wd_core_word(&m, label, behavior);
        wd_core_summaryf(&m, ", but the physical device does not support %s", feature);
        wd_core_end(&m);
    }
}

static void check_buffer(const robustness *r, const char *label,
                         VkPipelineRobustnessBufferBehaviorEXT behavior, uint32_t rule) {
    check(r, label, behavior == VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_2_EXT,
          "VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_2", "robustBufferAccess2", rule);
}

void wd_pipelines_check_robustness(wd_core_check *c, const wd_core_frame *f, const void *chain) {
    const VkPipelineRobustnessCreateInfoEXT *info =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
    if (!info) {
        return;
    }
    const wd_core_frame inner = WD_CORE_MEMBER(f, "<VkPipelineRobustnessCreateInfo>");
    const robustness r = {c, &inner};
    const VkPhysicalDeviceRobustness2FeaturesEXT *second =
        wd_physical_feature_struct(c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    const VkPhysicalDeviceImageRobustnessFeatures *image =
        wd_physical_feature_struct(c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_ROBUSTNESS_FEATURES);
    if (second && !second->robustBufferAccess2) {
        check_buffer(&r, "storageBuffers", info->storageBuffers, WD_CORE_RULE(06931));
        check_buffer(&r, "uniformBuffers", info->uniformBuffers, WD_CORE_RULE(06932));
        check_buffer(&r, "vertexInputs", info->vertexInputs, WD_CORE_RULE(06933));
    }
    check(&r, "images",
          second && !second->robustImageAccess2 &&
              info->images == VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_2_EXT,
          "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_2", "robustImageAccess2",
          WD_CORE_RULE(06934));
    check(&r, "images",
          image && !image->robustImageAccess &&
              info->images == VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_EXT,
          "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS", "robustImageAccess",
          WD_CORE_RULE(06930));
}

#else

void wd_pipelines_check_robustness(wd_core_check *c, const wd_core_frame *f, const void *chain) {
    (void)c, (void)f, (void)chain;
}

#endif
