// The payloads of memory that the process exported as opaque file descriptors.
#include "vk/state/state_exported.h"

#include <pthread.h>

#include "vk/platform/file_identity.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

enum { MOST_EXPORTS = 256 };

typedef struct noted_export {
    wd_file_identity file;
    wd_state_exported exported;
} noted_export;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static noted_export all[MOST_EXPORTS];
static unsigned num_noted; // All that were ever noted: the next replaces all[num_noted % MOST_EXPORTS].

// The lock is held. NULL: not noted.
static noted_export *find(const wd_file_identity *file) {
    const unsigned count = num_noted < MOST_EXPORTS ? num_noted : MOST_EXPORTS;
    for (unsigned i = 0; i < count; i++) {
        if (all[i].file.device == file->device && all[i].file.inode == file->inode) {
            return &all[i];
        }
    }
    return NULL;
}

bool wd_state_find_exported(int fd, wd_state_exported *exported) {
    wd_file_identity file;
    if (!wd_file_identify_memory(fd, &file)) {
        return false;
    }
    pthread_mutex_lock(&lock);
    const noted_export *noted = find(&file);
    if (noted) {
        *exported = noted->exported;
    }
    pthread_mutex_unlock(&lock);
    return noted != NULL;
}

static void note(const wd_file_identity *file, const wd_state_exported *exported) {
    pthread_mutex_lock(&lock);
    noted_export *place = find(file);
    place = place ? place : &all[num_noted++ % MOST_EXPORTS];
    *place = (noted_export){*file, *exported};
    pthread_mutex_unlock(&lock);
}

static wd_state_exported describe(wd_state_device *device, const wd_state_memory *memory) {
    const wd_state_image *image =
        memory->dedicated_image ? wd_state_find_image(device, memory->dedicated_image) : NULL;
    const wd_state_buffer *buffer =
        memory->dedicated_buffer ? wd_state_find_buffer(device, memory->dedicated_buffer) : NULL;
    wd_state_exported exported = {
        .size = memory->size,
        .type_index = memory->type_index,
        .buffer_size = buffer ? buffer->size : 0,
        .is_for_image = memory->dedicated_image != VK_NULL_HANDLE,
        .is_for_buffer = memory->dedicated_buffer != VK_NULL_HANDLE,
        .is_image_known = image != NULL,
    };
    if (image) {
        exported.image =
            (wd_state_dedicated_image){image->image_type,   image->format,  image->extent, image->mip_levels,
                                       image->array_layers, image->samples, image->tiling};
    }
    return exported;
}

WD_STATE_POST(GetMemoryFdKHR) {
    (void)down;
    const VkMemoryGetFdInfoKHR *info = args->pGetFdInfo;
    wd_state_device *device = call->device->state;
    const wd_state_memory *memory = wd_state_find_memory(device, info->memory);
    wd_file_identity file;
    if (args->result == VK_SUCCESS && memory && !memory->import_types &&
        info->handleType == VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT &&
        wd_file_identify_memory(*args->pFd, &file)) {
        const wd_state_exported exported = describe(device, memory);
        note(&file, &exported);
    }
}
