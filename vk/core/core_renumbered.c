// Rules that are checked by hand, and that later registries have under another number.
//
// Where one rule became several, the check itself chooses (view_formats.c, resolve_image.c).
#include "vk/core/core_internal.h"

// A number that a check names as WD_CORE_RULE: emitters find the file of a rule by that name.
#define CHECKED(number) (1##number - 100000)

static const struct {
    uint32_t rule, later;
} renumbered[] = {
    {CHECKED(00656), WD_CORE_RULE(09860)}, // VkExportMemoryAllocateInfo
    {CHECKED(00667), WD_CORE_RULE(09862)}, // VkImportMemoryFdInfoKHR
    {CHECKED(01036), WD_CORE_RULE(10739)}, // vkBindBufferMemory, VkBindBufferMemoryInfo
    {CHECKED(01037), WD_CORE_RULE(10741)}, {CHECKED(01048), WD_CORE_RULE(10735)}, // vkBindImageMemory
    {CHECKED(01049), WD_CORE_RULE(10737)}, {CHECKED(03064), CHECKED(00846)},      // VkSubpassDescription2
    {CHECKED(03838), WD_CORE_RULE(10788)},                                        // vkCmdWaitEvents2
};

uint32_t wd_core_later_rule(uint32_t rule) {
    for (size_t i = 0; i < sizeof renumbered / sizeof *renumbered; i++) {
        if (renumbered[i].rule == rule) {
            return renumbered[i].later;
        }
    }
    return 0;
}
