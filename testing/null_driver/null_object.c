#include <string.h>

#include "testing/null_driver/null_driver.h"
#include "vk/registry/handle_types.h"

enum {
    FIRST_HANDLE = 0x10000,
    HANDLE_STEP = 0x10, // Handles look like the aligned pointers that drivers give.
    ADDRESS_ALIGNMENT = 0x10000,
    KIND_SHIFT = 56,
};

static _Atomic uint64_t num_handles;
static _Atomic uint64_t num_handles_of_type[WD_NUM_HANDLE_TYPES];
static _Atomic uint64_t next_address = UINT64_C(0x100000000);

static wd_allocator heap(void) {
    return wd_allocator_default();
}

uint64_t null_handle_create(VkObjectType type) {
    const wd_handle_type *entry = wd_handle_type_find(type);
    if (entry && atomic_load(&null_faults.equal_handles)) {
        return FIRST_HANDLE +
               HANDLE_STEP * atomic_fetch_add(&num_handles_of_type[entry - wd_handle_types], 1);
    }
    return FIRST_HANDLE + HANDLE_STEP * atomic_fetch_add(&num_handles, 1);
}

void *null_dispatchable_create(void) {
    const wd_allocator allocator = heap();
    VK_LOADER_DATA *object = wd_alloc_zero(&allocator, 1, sizeof(*object));
    if (object) {
        set_loader_magic_value(object);
    }
    return object;
}

void null_dispatchable_destroy(void *object) {
    const wd_allocator allocator = heap();
    wd_free(&allocator, object);
}

VkDeviceAddress null_address_reserve(VkDeviceSize size) {
    const VkDeviceSize pages = size / ADDRESS_ALIGNMENT + 1;
    return atomic_fetch_add(&next_address, pages * ADDRESS_ALIGNMENT);
}

void null_uuid(uint8_t *bytes, size_t size) {
    static const char identity[] = "Warden null drv";
    memset(bytes, 0, size);
    memcpy(bytes, identity, size < sizeof(identity) ? size : sizeof(identity));
}

static uint64_t key_of(null_kind kind, uint64_t handle) {
    return handle | ((uint64_t)kind + 1) << KIND_SHIFT;
}

void *null_object_create(null_device *device, null_kind kind, VkObjectType type, size_t size,
                         uint64_t *handle) {
    const wd_allocator allocator = heap();
    *handle = 0;
    void *object = wd_alloc_zero(&allocator, 1, size);
    if (!object) {
        return NULL;
    }
    const uint64_t number = null_handle_create(type);
    pthread_mutex_lock(&device->lock);
    const wd_status status = wd_hash_table_set(&device->objects, key_of(kind, number), object);
    pthread_mutex_unlock(&device->lock);
    if (status != WD_OK) {
        wd_free(&allocator, object);
        return NULL;
    }
    *handle = number;
    return object;
}

void *null_object_find_locked(null_device *device, null_kind kind, uint64_t handle) {
    return wd_hash_table_get(&device->objects, key_of(kind, handle));
}

void *null_object_find(null_device *device, null_kind kind, uint64_t handle) {
    pthread_mutex_lock(&device->lock);
    void *object = null_object_find_locked(device, kind, handle);
    pthread_mutex_unlock(&device->lock);
    return object;
}

void *null_object_remove(null_device *device, null_kind kind, uint64_t handle) {
    pthread_mutex_lock(&device->lock);
    void *object = wd_hash_table_remove(&device->objects, key_of(kind, handle));
    pthread_mutex_unlock(&device->lock);
    return object;
}

void null_object_destroy(null_device *device, null_kind kind, uint64_t handle) {
    const wd_allocator allocator = heap();
    wd_free(&allocator, null_object_remove(device, kind, handle));
}

const void *null_find_in_chain(const void *next, VkStructureType type) {
    for (const VkBaseInStructure *in = next; in; in = in->pNext) {
        if (in->sType == type) {
            return in;
        }
    }
    return NULL;
}

VkResult null_copy_array(const void *source, uint32_t num_source, size_t size, uint32_t *count,
                         void *destination) {
    if (!destination) {
        *count = num_source;
        return VK_SUCCESS;
    }
    const bool fits = *count >= num_source;
    *count = fits ? num_source : *count;
    memcpy(destination, source, *count * size);
    return fits ? VK_SUCCESS : VK_INCOMPLETE;
}
