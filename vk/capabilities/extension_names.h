// Lists of extension names: ppEnabledExtensionNames of create infos. All functions are pure, except for the arena.
#ifndef WARDEN_VK_CAPABILITIES_EXTENSION_NAMES_H
#define WARDEN_VK_CAPABILITIES_EXTENSION_NAMES_H

#include <stdbool.h>
#include <vulkan/vulkan_core.h>

#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_has_extension_name returns whether a list has `name`. The list and its elements may be NULL.
bool wd_has_extension_name(const char *const *names, uint32_t num_names, const char *name);

// wd_enables_extension returns whether the create info of a device enables the extension.
static inline bool wd_enables_extension(const VkDeviceCreateInfo *info, const char *name) {
    return wd_has_extension_name(info->ppEnabledExtensionNames, info->enabledExtensionCount, name);
}

// wd_enable_extension adds the extension to a create info that does not enable it; the longer list is in the arena.
// `name` is static. False: there is no memory, and the create info is as before.
bool wd_enable_extension(wd_arena *arena, VkDeviceCreateInfo *info, const char *name);

#ifdef __cplusplus
}
#endif
#endif
