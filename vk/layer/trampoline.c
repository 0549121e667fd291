// The slots of trampolines: which command name each one belongs to.
#include "vk/layer/trampoline.h"

#include <pthread.h>
#include <string.h>

// The longest name of Vulkan 1.4.309 has 65 characters.
enum { NAME_SIZE = 128 };

// Static, as slots belong to no instance: the application may keep a trampoline as long as the layer is loaded.
static char names[WD_NUM_TRAMPOLINES][NAME_SIZE];
static uint32_t num_names;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#if WD_HAS_TRAMPOLINES
extern const char wd_trampoline_stubs[WD_NUM_TRAMPOLINES][WD_TRAMPOLINE_SIZE]
    __attribute__((visibility("hidden")));
#endif

uint32_t wd_trampoline_slot(const char *name) {
    if (!WD_HAS_TRAMPOLINES || strlen(name) >= NAME_SIZE) {
        return WD_NO_TRAMPOLINE;
    }
    pthread_mutex_lock(&lock);
    uint32_t slot = 0;
    while (slot < num_names && strcmp(names[slot], name) != 0) {
        slot++;
    }
    if (slot == num_names && num_names < WD_NUM_TRAMPOLINES) {
        memcpy(names[num_names++], name, strlen(name) + 1);
    }
    const bool has_slot = slot < num_names;
    pthread_mutex_unlock(&lock);
    return has_slot ? slot : WD_NO_TRAMPOLINE;
}

const char *wd_trampoline_name(uint32_t slot) {
    return names[slot];
}

PFN_vkVoidFunction wd_trampoline_function(uint32_t slot) {
#if WD_HAS_TRAMPOLINES
    return (PFN_vkVoidFunction)(uintptr_t)wd_trampoline_stubs[slot];
#else
    (void)slot;
    return NULL;
#endif
}
