// The two roots, instance and device, and their copy of the physical device's properties.
#include <assert.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/registry/chain.h"
#include "vk/state/state_internal.h"

enum { PUSH_CONSTANTS_MOST = 65536 };

static pthread_mutex_t instances_lock = PTHREAD_MUTEX_INITIALIZER; // Guards the list.
static wd_state_instance *instances;

static void add_instance(wd_state_instance *instance) {
    pthread_mutex_lock(&instances_lock);
    instance->next = instances;
    instances = instance;
    pthread_mutex_unlock(&instances_lock);
}

static void remove_instance(const wd_state_instance *instance) {
    pthread_mutex_lock(&instances_lock);
    wd_state_instance **link = &instances;
    while (*link && *link != instance) {
        link = &(*link)->next;
    }
    assert(*link == instance);
    if (*link) {
        *link = instance->next;
    }
    pthread_mutex_unlock(&instances_lock);
}

uint64_t wd_state_find_other_instance(const wd_state_instance *instance, VkObjectType type, uint64_t handle) {
    uint64_t found = 0;
    pthread_mutex_lock(&instances_lock);
    for (const wd_state_instance *other = instances; other && !found; other = other->next) {
        if (other != instance && wd_state_instance_find(other, type, handle)) {
            found = other->object.handle;
        }
    }
    pthread_mutex_unlock(&instances_lock);
    return found;
}

bool wd_state_instance_may_lack_objects(const wd_state_instance *instance) {
    return __atomic_load_n(&instance->table.lacks_objects, __ATOMIC_RELAXED);
}

static void finish_instance(wd_state_object *object) {
    wd_state_instance *instance = (wd_state_instance *)object;
    pthread_mutex_destroy(&instance->details_lock);
    pthread_mutex_destroy(&instance->surfaces.lock);
}

wd_status wd_state_create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    (void)options;
    const wd_allocator *allocator = &chassis->allocator;
    wd_state_instance *instance = wd_alloc_zero(allocator, 1, sizeof *instance);
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->allocator = chassis->allocator;
    instance->chassis = chassis;
    wd_state_table_init(&instance->table, chassis->allocator);
    pthread_mutex_init(&instance->details_lock, NULL);
    pthread_mutex_init(&instance->surfaces.lock, NULL);
    instance->object.type = VK_OBJECT_TYPE_INSTANCE;
    instance->object.handle = WD_STATE_DISPATCHABLE(chassis->handle);
    instance->object.references = 1;
    instance->object.creations = 1;
    instance->object.table = &instance->table;
    chassis->state = instance;
    add_instance(instance);
    *data = instance;
    return WD_OK;
}

void wd_state_destroy_instance(void *data) {
    wd_state_instance *instance = data;
    if (!instance) {
        return;
    }
    remove_instance(instance);
    __atomic_store_n(&instance->object.destroyed, 1, __ATOMIC_RELEASE);
    wd_state_forget_children(&instance->object, "vkDestroyInstance");
    for (int slot = 0; slot < WD_STATE_SLOT_COUNT; slot++) {
        wd_state_slot_set(&instance->object, (wd_state_slot)slot, NULL, NULL);
    }
    instance->chassis->state = NULL;
    const wd_allocator allocator = instance->allocator;
    wd_state_free_names(&instance->object);
    finish_instance(&instance->object);
    wd_state_table_finish(&instance->table);
    wd_free(&allocator, instance);
}

wd_state_physical_device *wd_state_note_physical_device(wd_state_instance *instance,
                                                        VkPhysicalDevice handle) {
    const uint64_t key = WD_STATE_DISPATCHABLE(handle);
    wd_state_object *there = wd_state_table_find(&instance->table, VK_OBJECT_TYPE_PHYSICAL_DEVICE, key);
    if (there || !key) {
        return (wd_state_physical_device *)there;
    }
    pthread_mutex_lock(&instance->details_lock);
    there = wd_state_table_find(&instance->table, VK_OBJECT_TYPE_PHYSICAL_DEVICE, key);
    if (!there) {
        there =
            wd_state_publish(wd_state_new(&instance->table, &instance->object, VK_OBJECT_TYPE_PHYSICAL_DEVICE,
                                          key, sizeof(wd_state_physical_device), NULL));
    }
    pthread_mutex_unlock(&instance->details_lock);
    return (wd_state_physical_device *)there;
}

static void copy_struct(void *to, const void *from, size_t size) {
    if (from) {
        memcpy(to, from, size);
    }
}

// copy_versions copies the structs of Vulkan 1.1 to 1.3, as far as device and instance support them.
static void copy_versions(wd_state_physical_device *physical, const wd_physical_capabilities *from) {
    wd_state_features *features = &physical->features;
    const struct {
        VkStructureType type;
        void *to;
        size_t size;
    } properties[] =
        {
            {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES, &physical->vulkan11,
             sizeof physical->vulkan11},
            {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES, &physical->vulkan12,
             sizeof physical->vulkan12},
            {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES, &physical->vulkan13,
             sizeof physical->vulkan13},
        },
      supported[] = {
          {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &features->vulkan11,
           sizeof features->vulkan11},
          {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &features->vulkan12,
           sizeof features->vulkan12},
          {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, &features->vulkan13,
           sizeof features->vulkan13},
      };
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
        copy_struct(properties[i].to, wd_physical_property_struct(from, properties[i].type),
                    properties[i].size);
        copy_struct(supported[i].to, wd_physical_feature_struct(from, supported[i].type), supported[i].size);
    }
}

void wd_state_fill_details(wd_state_instance *instance, wd_state_physical_device *physical) {
    const VkPhysicalDevice handle = (VkPhysicalDevice)(uintptr_t)physical->object.handle;
    pthread_mutex_lock(&instance->details_lock);
    const wd_physical_capabilities *from =
        physical->has_details ? NULL : wd_capability_cache_find(instance->chassis->capabilities, handle);
    if (from) {
        physical->properties = from->properties;
        physical->features.core = from->features;
        physical->memory = from->memory;
        physical->queue_families = from->queue_families;
        physical->num_queue_families = from->num_queue_families;
        copy_versions(physical, from);
        physical->has_details = true;
    }
    pthread_mutex_unlock(&instance->details_lock);
}

static void copy_extensions(wd_state_device *device, const VkDeviceCreateInfo *create_info, bool *failed) {
    if (create_info->enabledExtensionCount == 0) {
        return;
    }
    device->created.extensions =
        wd_alloc_zero(&device->allocator, create_info->enabledExtensionCount, sizeof(char *));
    if (!device->created.extensions) {
        *failed = true;
        return;
    }
    for (uint32_t i = 0; i < create_info->enabledExtensionCount; i++) {
        const char *name = create_info->ppEnabledExtensionNames[i];
        device->created.extensions[i] = wd_state_copy_string(&device->allocator, name ? name : "", failed);
        device->created.num_extensions++;
    }
}

static void copy_feature_struct(wd_state_device *device, const VkBaseInStructure *chained, bool *failed) {
    const size_t size = wd_state_feature_struct_size(chained->sType);
    if (size == 0) {
        return;
    }
    VkBaseOutStructure *copy = wd_state_copy_array(&device->allocator, chained, 1, size, failed);
    if (copy) {
        copy->pNext = NULL;
        device->created.feature_structs[device->created.num_feature_structs++] =
            (wd_state_feature_struct){chained->sType, copy};
    }
}

static void copy_features(wd_state_device *device, const VkDeviceCreateInfo *create_info, bool *failed) {
    if (create_info->pEnabledFeatures) {
        device->features.core = *create_info->pEnabledFeatures;
    }
    size_t count = 0;
    for (const VkBaseInStructure *chained = create_info->pNext; chained; chained = chained->pNext) {
        count++;
    }
    device->created.feature_structs =
        wd_alloc_zero(&device->allocator, count, sizeof *device->created.feature_structs);
    if (!device->created.feature_structs) {
        *failed = true;
        return;
    }
    for (const VkBaseInStructure *chained = create_info->pNext; chained; chained = chained->pNext) {
        wd_state_merge_features(&device->features, chained);
        copy_feature_struct(device, chained, failed);
    }
    const VkPhysicalDeviceRobustness2FeaturesEXT *robustness =
        wd_state_device_feature_struct(device, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    device->has_null_descriptors = robustness && robustness->nullDescriptor;
}

static void init_locks(wd_state_device *device) {
    pthread_mutexattr_t recursive;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&device->retire_lock, &recursive);
    pthread_mutexattr_destroy(&recursive);
    wd_mutex_init(&device->submission_lock);
    wd_mutex_init(&device->changes.lock);
    wd_mutex_init(&device->addresses.lock);
    pthread_mutex_init(&device->lock, NULL);
    pthread_mutex_init(&device->begun_lock, NULL);
}

static void finish_device(wd_state_object *object) {
    wd_state_device *device = (wd_state_device *)object;
    for (uint32_t i = 0; i < device->created.num_extensions; i++) {
        wd_free(&device->allocator, device->created.extensions[i]);
    }
    wd_free(&device->allocator, device->created.extensions);
    wd_free(&device->allocator, device->created.queues);
    for (uint32_t i = 0; i < device->created.num_feature_structs; i++) {
        wd_free(&device->allocator, device->created.feature_structs[i].copy);
    }
    wd_free(&device->allocator, device->created.feature_structs);
    wd_state_table_finish(&device->table);
    wd_mutex_finish(&device->submission_lock);
    wd_mutex_finish(&device->changes.lock);
    wd_state_addresses_finish(device);
    pthread_mutex_destroy(&device->retire_lock);
    pthread_mutex_destroy(&device->lock);
    pthread_mutex_destroy(&device->begun_lock);
}

static void copy_queues(wd_state_device *device, const VkDeviceCreateInfo *info, bool *failed) {
    const uint32_t num = info->pQueueCreateInfos ? info->queueCreateInfoCount : 0;
    wd_state_created_queues *copies = num ? wd_alloc_zero(&device->allocator, num, sizeof *copies) : NULL;
    *failed |= num && !copies;
    for (uint32_t i = 0; copies && i < num; i++) {
        const VkDeviceQueueCreateInfo *queues = &info->pQueueCreateInfos[i];
        copies[i] = (wd_state_created_queues){queues->queueFamilyIndex, queues->queueCount, queues->flags};
    }
    device->created.queues = copies;
    device->created.num_queues = copies ? num : 0;
}

// Without the struct, or with a count of 0, the device is of one physical device (Vulkan, Device Creation).
static uint32_t count_physical_devices(const VkDeviceCreateInfo *info) {
    const VkDeviceGroupDeviceCreateInfo *group =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
    return group && group->physicalDeviceCount ? group->physicalDeviceCount : 1;
}

static uint32_t push_constants_size(const wd_state_physical_device *physical) {
    const uint32_t limit = physical->properties.limits.maxPushConstantsSize;
    if (limit < 128) {
        return 128; // The minimum that the specification guarantees.
    }
    return limit > PUSH_CONSTANTS_MOST ? PUSH_CONSTANTS_MOST : (limit + 3) / 4 * 4;
}

wd_status wd_state_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data) {
    (void)down;
    wd_state_instance *instance = instance_data;
    wd_state_physical_device *physical = wd_state_note_physical_device(instance, chassis->physical_device);
    if (!physical) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_state_fill_details(instance, physical);
    wd_state_device *device =
        wd_state_new(&instance->table, &physical->object, VK_OBJECT_TYPE_DEVICE,
                     WD_STATE_DISPATCHABLE(chassis->handle), sizeof *device, finish_device);
    if (!device) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->allocator = chassis->allocator;
    device->chassis = chassis;
    device->physical = physical;
    device->num_physical_devices = count_physical_devices(create_info);
    device->push_constants_size = push_constants_size(physical);
    wd_state_table_init(&device->table, chassis->allocator);
    device->table.device = device;
    device->table.ended = wd_state_end_command_buffer;
    init_locks(device);
    bool failed = false;
    copy_extensions(device, create_info, &failed);
    copy_features(device, create_info, &failed);
    copy_queues(device, create_info, &failed);
    if (failed) {
        wd_state_unref(&device->object);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (!wd_state_publish(&device->object)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    chassis->state = device;
    *data = device;
    return WD_OK;
}

#define DESTROY_DEVICE "vkDestroyDevice"

void wd_state_destroy_device(void *data) {
    wd_state_device *device = data;
    if (!device) {
        return;
    }
    wd_state_retire_all(device, false);
    device->num_observers = 0;
    wd_state_forget_children(&device->object, DESTROY_DEVICE);
    device->chassis->state = NULL;
    wd_state_forget(device->object.table, VK_OBJECT_TYPE_DEVICE, device->object.handle, DESTROY_DEVICE);
}

wd_state_object *wd_state_instance_object(wd_state_instance *instance) {
    return &instance->object;
}

void wd_state_claim_rules(wd_state_device *device, unsigned claims) {
    device->claims |= claims;
}

bool wd_state_is_claimed(const wd_state_device *device, wd_state_claim claim) {
    return (device->claims & claim) != 0;
}

wd_state_object *wd_state_device_object(wd_state_device *device) {
    return &device->object;
}

const wd_state_physical_device *wd_state_device_physical(const wd_state_device *device) {
    return device->physical;
}

const wd_state_features *wd_state_device_features(const wd_state_device *device) {
    return &device->features;
}

const wd_state_created_queues *wd_state_device_created_queues(const wd_state_device *device, uint32_t *num) {
    *num = device->created.num_queues;
    return device->created.queues;
}

const void *wd_state_device_feature_struct(const wd_state_device *device, VkStructureType type) {
    for (uint32_t i = 0; i < device->created.num_feature_structs; i++) {
        if (device->created.feature_structs[i].type == type) {
            return device->created.feature_structs[i].copy;
        }
    }
    return NULL;
}

bool wd_state_device_has_extension(const wd_state_device *device, const char *name) {
    for (uint32_t i = 0; i < device->created.num_extensions; i++) {
        if (strcmp(device->created.extensions[i], name) == 0) {
            return true;
        }
    }
    return false;
}

uint32_t wd_state_device_num_physical_devices(const wd_state_device *device) {
    return device->num_physical_devices;
}

uint32_t wd_state_device_mask(const wd_state_device *device) {
    const uint32_t count = device->num_physical_devices;
    return count < VK_MAX_DEVICE_GROUP_SIZE ? (1u << count) - 1 : UINT32_MAX;
}

wd_chassis_device *wd_state_device_chassis(const wd_state_device *device) {
    return device->chassis;
}
