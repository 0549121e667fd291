// Counts the device commands that the layers leave untouched: those for which vkGetDeviceProcAddr returns a function of
// the driver.
//
//     elision_bench LAYER
//
// prints one line: how many of the build's device commands that the driver has do not lead into the library whose file
// name contains LAYER, and how many of these are recorded into command buffers.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless.h"
#include "vk/registry/hooks.h"

typedef struct counts {
    uint32_t all;
    uint32_t untouched;
} counts;

static void count(counts *counts, PFN_vkVoidFunction function, const char *layer) {
    Dl_info info = {0};
    void *address;
    memcpy(&address, &function, sizeof address);
    const bool is_of_layer = dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, layer);
    counts->all++;
    counts->untouched += !is_of_layer;
}

int main(int argc, char **argv) {
    const char *const layer = argc > 1 ? argv[1] : "VkLayer";
    headless vk;
    headless_init(&vk, "elision_bench", NULL);
    counts device = {0, 0}, recorded = {0, 0};
    for (size_t i = 0; i < WD_NUM_COMMAND_NAMES; i++) {
        const wd_command_info *info = &wd_command_table[i];
        if (info->level != WD_COMMAND_LEVEL_DEVICE || info->is_alias) {
            continue;
        }
        const PFN_vkVoidFunction function = vkGetDeviceProcAddr(vk.device, info->name);
        if (function) {
            count(&device, function, layer);
            if (info->handle_type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
                count(&recorded, function, layer);
            }
        }
    }
    printf("%u of %u device commands, %u of %u recorded commands\n", device.untouched, device.all,
           recorded.untouched, recorded.all);
    headless_finish(&vk);
    return 0;
}
