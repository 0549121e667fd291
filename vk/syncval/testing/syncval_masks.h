// The masks of barriers in the texts of messages. Regular expressions, which compile slowly, are only in
// syncval_masks.cc.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_MASKS_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_MASKS_H

#include <vulkan/vulkan_core.h>

#include <string>

struct SyncMasks {
    VkPipelineStageFlags2 src_stages = 0;
    VkAccessFlags2 src_accesses = 0;
    VkPipelineStageFlags2 dst_stages = 0;
    VkAccessFlags2 dst_accesses = 0;
};

// FindMasks reads the four masks after `words`, a regular expression. It returns false if the text has none.
bool FindMasks(const std::string &text, const std::string &words, SyncMasks *masks);

// AddMasks adds the masks in a text that may name those of one side only.
void AddMasks(const std::string &text, SyncMasks *masks);

#endif
