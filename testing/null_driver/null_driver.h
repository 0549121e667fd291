// The null driver: a Vulkan driver with every command and no work. README.md describes its behavior and how to
// make it fail on demand.
//
// vk/registry/emit_null_driver.py generates most commands from the registry (null_commands.c); the files
// in this folder hold the others: objects with state. Non-dispatchable handles are serial numbers. An
// object with state is in its device's table under its kind and handle; all others are only
// numbers. Dispatchable handles point to structs that begin with the word that the loader owns.
//
//   data                                    guarded by
//   null_settings                           atomics, written by vkCreateInstance
//   null_device: table, counters, and the   null_device::lock; null_device::changed is signaled after each
//   state of synchronization objects        change that a wait may be for
//   memory, buffers, images, swapchains,    external synchronization of the specification
//   command pools
#ifndef WARDEN_TESTING_NULL_DRIVER_NULL_DRIVER_H
#define WARDEN_TESTING_NULL_DRIVER_NULL_DRIVER_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <vulkan/vk_icd.h>
#include <vulkan/vulkan_core.h>

#include "vk/util/hash_table.h"

enum {
    NULL_NUM_QUEUE_FAMILIES = 3, // Graphics + compute + transfer; compute + transfer; transfer.
    NULL_NUM_QUEUES_PER_FAMILY = 4,
    NULL_NUM_MEMORY_TYPES = 4,
    NULL_ALL_MEMORY_TYPES = (1 << NULL_NUM_MEMORY_TYPES) - 1,
    NULL_MEMORY_ALIGNMENT = 256, // Of buffers and images, a power of two.
    NULL_SPARSE_BLOCK = 65536,   // Of images with residency.
};

// The elements of an array.
#define NULL_COUNT(array) (sizeof(array) / sizeof(*(array)))

// The size of each of the two heaps.
#define NULL_HEAP_SIZE (UINT64_C(64) << 30)

// null_settings are the faults that the environment asks for, read when an instance is created. 0 is none.
typedef struct null_settings {
    _Atomic uint64_t fail_allocation;           // WD_NULL_FAIL_ALLOCATION
    _Atomic uint64_t num_failing_allocations;   // WD_NULL_NUM_FAILING_ALLOCATIONS
    _Atomic uint64_t lose_device_at_submit;     // WD_NULL_LOSE_DEVICE_AT_SUBMIT
    _Atomic uint32_t max_bound_descriptor_sets; // WD_NULL_MAX_BOUND_DESCRIPTOR_SETS
    _Atomic uint64_t max_buffer_size;           // WD_NULL_MAX_BUFFER_SIZE
    _Atomic uint32_t memory_type_bits;          // WD_NULL_MEMORY_TYPE_BITS
    _Atomic uint32_t last_memory_properties;    // WD_NULL_LAST_MEMORY_PROPERTIES
    atomic_bool maps_all_memory;                // WD_NULL_MAPS_ALL_MEMORY
    _Atomic uint64_t stop_after_writes;         // WD_NULL_STOP_AFTER_WRITES
    atomic_bool lacks_buffer_markers;           // WD_NULL_BUFFER_MARKERS=0
    atomic_bool lacks_khr_device_fault;         // WD_NULL_KHR_DEVICE_FAULT=0
    atomic_bool requires_dedicated;             // WD_NULL_REQUIRES_DEDICATED
    _Atomic uint32_t transfer_granularity;      // WD_NULL_TRANSFER_GRANULARITY
    atomic_bool equal_handles;                  // WD_NULL_EQUAL_HANDLES
    atomic_bool is_portability_subset;          // WD_NULL_PORTABILITY_SUBSET
    atomic_bool lacks_boolean_properties;       // WD_NULL_BOOLEAN_PROPERTIES=0
    _Atomic uint64_t format_features;           // WD_NULL_FORMAT_FEATURES
    _Atomic uint64_t unsupported_format;        // WD_NULL_UNSUPPORTED_FORMAT
    _Atomic uint64_t most_image_queries;        // WD_NULL_MOST_IMAGE_QUERIES
    _Atomic uint64_t num_image_queries;         // So far.
    _Atomic uint32_t max_objects;               // WD_NULL_MAX_OBJECTS
    atomic_bool has_sparse_metadata;            // WD_NULL_SPARSE_METADATA
    _Atomic uint32_t extension_version;         // WD_NULL_EXTENSION_VERSION
    _Atomic uint64_t random_results;            // WD_NULL_RANDOM_RESULTS
    _Atomic uint64_t random_results_seed;       // WD_NULL_RANDOM_RESULTS_SEED
} null_settings;

extern null_settings null_faults;

// null_settings_load reads the environment. A value that is no number is named on standard error and ignored.
void null_settings_load(void);

// null_boolean_property returns the value of the boolean members of structs of properties.
VkBool32 null_boolean_property(void);

// null_setting_now reads a variable that may change while the program runs; `unset` where it is not set.
uint64_t null_setting_now(const char *name, uint64_t unset);

// null_results_are_random returns whether WD_NULL_RANDOM_RESULTS is set.
bool null_results_are_random(void);
// null_random_result returns VK_SUCCESS, or, for one of WD_NULL_RANDOM_RESULTS calls, one of the `num_codes` codes.
VkResult null_random_result(const VkResult *codes, uint32_t num_codes);
// null_result_prevents returns whether a command that returns `result` does nothing.
bool null_result_prevents(VkResult result);

// null_kind is the kind of an object with state.
typedef enum null_kind {
    NULL_KIND_ACCELERATION_STRUCTURE,
    NULL_KIND_BUFFER,
    NULL_KIND_COMMAND_POOL,
    NULL_KIND_EVENT,
    NULL_KIND_FENCE,
    NULL_KIND_IMAGE,
    NULL_KIND_MEMORY,
    NULL_KIND_PRIVATE_DATA_SLOT,
    NULL_KIND_QUERY_POOL,
    NULL_KIND_SEMAPHORE,
    NULL_KIND_SWAPCHAIN,
} null_kind;

typedef struct null_physical_device {
    VK_LOADER_DATA loader;
} null_physical_device;

typedef struct null_instance {
    VK_LOADER_DATA loader;
    null_physical_device physical_device;
    pthread_mutex_t lock;
    struct null_messenger *messengers; // Under the lock.
} null_instance;

typedef struct null_queue {
    VK_LOADER_DATA loader;
    struct null_device *device;
    VkDeviceQueueCreateFlags flags;
    uint32_t family;
    uint32_t index;
    const void *checkpoint; // The last one that the queue executed; NULL: none. Under the device's lock.
} null_queue;

// null_command_buffer holds the writes of a command buffer, where WD_NULL_STOP_AFTER_WRITES is set.
typedef struct null_command_buffer {
    VK_LOADER_DATA loader;
    struct null_command_buffer *next; // In the ring of its pool.
    struct null_command_buffer *previous;
    struct null_device *device;
    struct null_write *writes;
    size_t num_writes, capacity;
} null_command_buffer;

typedef struct null_device {
    VK_LOADER_DATA loader;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    wd_hash_table objects;
    uint64_t num_allocations; // vkAllocateMemory so far, the failed ones too.
    uint64_t num_submissions; // vkQueueSubmit, vkQueueSubmit2, vkQueueBindSparse so far.
    uint64_t num_writes;      // That were executed so far.
    null_instance *instance;
    atomic_bool is_fault_read; // vkGetDeviceFaultReportsKHR returned the report.
    bool reports_bindings;     // VK_EXT_device_address_binding_report is enabled.
    bool lost;
    uint32_t num_queues;
    null_queue *queues;
} null_device;

typedef struct null_buffer {
    VkDeviceSize size;
    VkDeviceMemory memory; // And where the buffer is in it.
    VkDeviceSize offset;
    VkDeviceAddress address;
} null_buffer;

typedef struct null_image {
    VkFormat format;
    VkExtent3D extent;
    uint32_t mip_levels;
    uint32_t array_layers;
    uint32_t samples;
    bool has_blocks;  // VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT
    bool is_disjoint; // VK_IMAGE_CREATE_DISJOINT_BIT
} null_image;

// null_driver_device is the device of a VkDevice.
static inline null_device *null_driver_device(VkDevice device) {
    return (null_device *)device;
}

// null_handle_create returns a new non-dispatchable handle: unique among all, or, under
// WD_NULL_EQUAL_HANDLES, the number of handles of its type so far, so that the n-th handles of all types are
// equal.
uint64_t null_handle_create(VkObjectType type);

// null_dispatchable_create returns a dispatchable object without state, NULL when memory runs out.
void *null_dispatchable_create(void);
void null_dispatchable_destroy(void *object);

// null_address_reserve returns the first of `size` device addresses that nothing else has, aligned to 64 KiB.
VkDeviceAddress null_address_reserve(VkDeviceSize size);

// null_uuid writes the driver's identity, the same in every process.
void null_uuid(uint8_t *bytes, size_t size);

// null_object_create returns zeroed memory of `size` bytes under a new handle, or NULL when memory runs out.
void *null_object_create(null_device *device, null_kind kind, VkObjectType type, size_t size,
                         uint64_t *handle);

// null_object_find returns the object of a handle, or NULL. The locked form wants device->lock held.
void *null_object_find(null_device *device, null_kind kind, uint64_t handle);
void *null_object_find_locked(null_device *device, null_kind kind, uint64_t handle);

// null_object_remove takes the object out of the table and returns it, or NULL; null_object_destroy also
// frees it.
void *null_object_remove(null_device *device, null_kind kind, uint64_t handle);
void null_object_destroy(null_device *device, null_kind kind, uint64_t handle);

// null_image_create makes an image of the device; the handle is VK_NULL_HANDLE when memory runs out.
VkImage null_image_create(null_device *device, const null_image *description);
// null_image_size returns the bytes of all levels, layers and samples.
VkDeviceSize null_image_size(const null_image *image);

// null_signal_acquired signals the fence of an acquired swapchain image; it may be VK_NULL_HANDLE.
void null_signal_acquired(null_device *device, VkFence fence);

// null_buffer_word returns the word at an offset of a buffer in mapped memory, or NULL. The lock is held.
uint32_t *null_buffer_word(null_device *device, VkBuffer buffer, VkDeviceSize offset);

// null_execute executes the writes of a command buffer until WD_NULL_STOP_AFTER_WRITES, which loses the device. The
// lock is held.
void null_execute(null_queue *queue, VkCommandBuffer command_buffer);
// null_report_binding reports the addresses of a buffer to the messengers that ask for them, if the device does so.
void null_report_binding(null_device *device, VkBuffer buffer, bool is_bound);
// null_forget_writes forgets what a command buffer recorded.
void null_forget_writes(null_command_buffer *command_buffer);

// null_find_in_chain returns the first struct of that type in a pNext chain, or NULL.
const void *null_find_in_chain(const void *next, VkStructureType type);

// null_copy_array is the two-call idiom: `*count` in and out, `size` bytes an element, VK_INCOMPLETE if they
// do not fit.
VkResult null_copy_array(const void *source, uint32_t num_source, size_t size, uint32_t *count,
                         void *destination);

#endif
