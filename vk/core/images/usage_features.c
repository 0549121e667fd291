// The features of a format that usages of images need.
#include "vk/core/images/images_internal.h"

const wd_images_usage_feature wd_images_usage_features[] = {
    {VK_IMAGE_USAGE_TRANSFER_SRC_BIT, VK_FORMAT_FEATURE_2_TRANSFER_SRC_BIT,
     "VK_FORMAT_FEATURE_TRANSFER_SRC_BIT"},
    {VK_IMAGE_USAGE_TRANSFER_DST_BIT, VK_FORMAT_FEATURE_2_TRANSFER_DST_BIT,
     "VK_FORMAT_FEATURE_TRANSFER_DST_BIT"},
    {VK_IMAGE_USAGE_SAMPLED_BIT, VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT,
     "VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT"},
    {VK_IMAGE_USAGE_STORAGE_BIT, VK_FORMAT_FEATURE_2_STORAGE_IMAGE_BIT,
     "VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT"},
    {VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BIT,
     "VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT"},
    {VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, VK_FORMAT_FEATURE_2_DEPTH_STENCIL_ATTACHMENT_BIT,
     "VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    {VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT,
     VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BIT | VK_FORMAT_FEATURE_2_DEPTH_STENCIL_ATTACHMENT_BIT,
     "VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT or VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT"},
};

const size_t wd_images_num_usage_features =
    sizeof wd_images_usage_features / sizeof *wd_images_usage_features;

void wd_images_note_missing_features(wd_core_message *m, const VkImageCreateInfo *info) {
    if (info->tiling != VK_IMAGE_TILING_OPTIMAL && info->tiling != VK_IMAGE_TILING_LINEAR) {
        return;
    }
    for (size_t i = 0; i < wd_images_num_usage_features; i++) {
        const wd_images_usage_feature *row = &wd_images_usage_features[i];
        if (info->usage & (VkImageUsageFlags)row->usage &&
            wd_core_lacks_features(m->check, info->format, (int)info->tiling, row->features)) {
            wd_core_notef(m, "%s needs %s, which the format with this tiling does not have",
                          wd_VkImageUsageFlagBits_string(row->usage), row->name);
        }
    }
}
