#include "vk/capabilities/extension_names.h"

#include <string.h>

bool wd_has_extension_name(const char *const *names, uint32_t num_names, const char *name) {
    for (uint32_t i = 0; names && i < num_names; i++) {
        if (names[i] && strcmp(names[i], name) == 0) {
            return true;
        }
    }
    return false;
}

bool wd_enable_extension(wd_arena *arena, VkDeviceCreateInfo *info, const char *name) {
    const uint32_t count = info->ppEnabledExtensionNames ? info->enabledExtensionCount : 0;
    const char **names = wd_arena_alloc_zero(arena, (size_t)count + 1, sizeof(*names));
    if (!names) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        names[i] = info->ppEnabledExtensionNames[i];
    }
    names[count] = name;
    info->ppEnabledExtensionNames = names;
    info->enabledExtensionCount = count + 1;
    return true;
}
