// The one shared state tracker: a state object for each handle of the API, found by handle without a lock.
//
// wd_state_validator is the first validator of the chassis's list. It creates wd_state_instance and
// wd_state_device, keeps an object for each handle that the application creates, and records the effects of
// commands. Other validators look objects up, read them, and attach their own data to numbered slots; they keep
// no tables of their own.
//
//   wd_state_buffer *buffer = wd_state_find_buffer(call->device->state, args->buffer);
//   if (!buffer) return;   // Unknown: a mistake of the application, or memory ran out. Never an error.
//
// Look-up is by (type, handle): handles of different types may be equal. The table is sharded open addressing
// with linear probing after the manner of Cliff Click's non-blocking hash table: a slot's key is written once
// in a table's life, only its value changes, so a reader needs no lock and never follows a pointer to another
// key's object. Writers take the lock of their shard. A full table is replaced; the replaced one is kept and
// used again for the next replacement (its memory always holds slots, as with SLAB_TYPESAFE_BY_RCU), and a
// sequence count makes a reader that was overtaken by two replacements start again.
//
// | function                               | threads                                                        |
// |----------------------------------------|----------------------------------------------------------------|
// | wd_state_find*, wd_state_instance_find | any; no lock, no write to shared memory. The result is         |
// |                                        | borrowed: valid while the application may not destroy the      |
// |                                        | handle (external synchronization of the command in flight)     |
// | wd_state_find_elsewhere                | any; takes locks                                               |
// | wd_state_find_ref                      | any, also against a concurrent destroy; takes a shard's lock   |
// | wd_state_for_each                      | any; takes shards' locks, none while it calls back             |
// | wd_state_device_* (members)            | any; constant after creation                                   |
// | wd_state_release_slots                 | destroy_device of a validator                                  |
#ifndef WARDEN_VK_STATE_STATE_H
#define WARDEN_VK_STATE_STATE_H

#include "vk/registry/validator.h"
#include "vk/state/state_queue.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_features holds the features of an instance's physical device, or those that a device enabled, wherever in
// the pNext chain they are: features promoted to Vulkan 1.1, 1.2 or 1.3 are found here also when their
// extension's struct named them. sType and pNext are not meaningful.
typedef struct wd_state_features {
    VkPhysicalDeviceFeatures core;
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceVulkan13Features vulkan13;
} wd_state_features;

typedef struct wd_state_physical_device {
    wd_state_object object; // Its parent is the instance.
    // The members below are filled once, when the first device is created; has_details is set then.
    bool has_details;
    VkPhysicalDeviceProperties properties; // And with it the limits.
    VkPhysicalDeviceVulkan11Properties vulkan11;
    VkPhysicalDeviceVulkan12Properties vulkan12; // Zero where the device is older.
    VkPhysicalDeviceVulkan13Properties vulkan13;
    wd_state_features features; // Supported, not enabled.
    VkPhysicalDeviceMemoryProperties memory;
    uint32_t num_queue_families;
    const VkQueueFamilyProperties *queue_families; // Of the instance's wd_capability_cache.
} wd_state_physical_device;

typedef struct wd_state_instance wd_state_instance;
typedef struct wd_state_device wd_state_device;

// wd_state_instance_object, wd_state_device_object: the objects of the instance and the device themselves.
wd_state_object *wd_state_instance_object(wd_state_instance *instance);
wd_state_object *wd_state_device_object(wd_state_device *device);

// wd_state_device_physical returns the physical device with its details filled.
const wd_state_physical_device *wd_state_device_physical(const wd_state_device *device);
// wd_state_device_mask returns the bits of the physical devices of the device's group; 1: it has no other.
uint32_t wd_state_device_mask(const wd_state_device *device);
// wd_state_device_features returns the features that vkCreateDevice enabled.
const wd_state_features *wd_state_device_features(const wd_state_device *device);
// wd_state_device_feature_struct returns a copy of the application's struct of this type from the pNext chain
// of VkDeviceCreateInfo, its pNext NULL, or NULL if it was not there. Every feature struct of vk.xml is
// known.
const void *wd_state_device_feature_struct(const wd_state_device *device, VkStructureType type);
// wd_state_device_has_extension returns whether the application enabled a device extension.
bool wd_state_device_has_extension(const wd_state_device *device, const char *name);
// wd_state_device_num_physical_devices returns of how many physical devices the device is.
uint32_t wd_state_device_num_physical_devices(const wd_state_device *device);
// wd_state_device_chassis returns the chassis's device.
wd_chassis_device *wd_state_device_chassis(const wd_state_device *device);

// wd_state_find returns the object of a handle that belongs to a device, or NULL. Handles of instances,
// physical devices, surfaces, displays and messengers are found with wd_state_instance_find.
wd_state_object *wd_state_find(const wd_state_device *device, VkObjectType type, uint64_t handle);
wd_state_object *wd_state_instance_find(const wd_state_instance *instance, VkObjectType type,
                                        uint64_t handle);

// wd_state_find_other_instance returns the handle of another instance of the process that has the object; 0: none has.
uint64_t wd_state_find_other_instance(const wd_state_instance *instance, VkObjectType type, uint64_t handle);

// wd_state_instance_may_lack_objects returns whether memory ran out for an object of the instance.
bool wd_state_instance_may_lack_objects(const wd_state_instance *instance);

// wd_state_find_ref is wd_state_find with a reference for the caller, safe while other threads destroy the
// handle.
wd_state_object *wd_state_find_ref(const wd_state_device *device, VkObjectType type, uint64_t handle);

// wd_state_device_count returns how many objects of a kind exist. Where several share a handle, each counts.
uint32_t wd_state_device_count(const wd_state_device *device, wd_state_counted kind);

// wd_state_device_may_lack_objects returns whether a handle that is not found may be valid all the same: memory ran out
// for an object, a set was too large to track, or a command that the build does not know may have made objects.
bool wd_state_device_may_lack_objects(const wd_state_device *device);

// wd_state_device_of returns the device of an object that wd_state_find or wd_state_find_elsewhere returned.
wd_state_device *wd_state_device_of(const wd_state_object *object);

// wd_state_find_elsewhere returns the object of a handle that belongs to another device of the same instance, with a
// reference for the caller; NULL: none.
wd_state_object *wd_state_find_elsewhere(const wd_state_device *device, VkObjectType type, uint64_t handle);

// wd_state_for_each calls `visit` for each object of a device that is not destroyed and has this type
// (VK_OBJECT_TYPE_UNKNOWN: any), in no order, until it returns false. Objects are referenced meanwhile; no
// lock is held.
void wd_state_for_each(wd_state_device *device, VkObjectType type,
                       bool (*visit)(wd_state_object *object, void *user), void *user);

// wd_state_pipeline_flags returns the VkPipelineCreateFlags2 of a pipeline with this pNext chain:
// VkPipelineCreateFlags2CreateInfo replaces the flags of the create info. wd_state_buffer_usage returns the
// VkBufferUsageFlags2 of a buffer likewise.
uint64_t wd_state_pipeline_flags(const void *chain, VkPipelineCreateFlags flags);
uint64_t wd_state_buffer_usage(const void *chain, VkBufferUsageFlags usage);

// wd_state_is_bound returns whether one bind info of a command with this result has bound memory. VkBindMemoryStatus in
// its chain has a result of its own.
bool wd_state_is_bound(VkResult result, const void *chain);

// wd_state_release_slots releases a validator's data in `slot` of all the device's objects, destroyed ones
// included. Call it in destroy_device, while the release callbacks can still work.
void wd_state_release_slots(wd_state_device *device, wd_state_slot slot);

// The typed look-ups: wd_state_find_buffer(device, VkBuffer) and so on.
#define WD_STATE_FIND(name, Handle, OBJECT_TYPE, to_handle)                                                  \
    static inline wd_state_##name *wd_state_find_##name(const wd_state_device *device, Handle handle) {      \
        return (wd_state_##name *)wd_state_find(device, VK_OBJECT_TYPE_##OBJECT_TYPE, to_handle(handle));    \
    }
WD_STATE_FIND(queue, VkQueue, QUEUE, WD_STATE_DISPATCHABLE)
WD_STATE_FIND(command_pool, VkCommandPool, COMMAND_POOL, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(memory, VkDeviceMemory, DEVICE_MEMORY, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(buffer, VkBuffer, BUFFER, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(buffer_view, VkBufferView, BUFFER_VIEW, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(image, VkImage, IMAGE, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(image_view, VkImageView, IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(sampler, VkSampler, SAMPLER, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(swapchain, VkSwapchainKHR, SWAPCHAIN_KHR, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(acceleration_structure, VkAccelerationStructureKHR, ACCELERATION_STRUCTURE_KHR,
              WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(query_pool, VkQueryPool, QUERY_POOL, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(set_layout, VkDescriptorSetLayout, DESCRIPTOR_SET_LAYOUT, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(pipeline_layout, VkPipelineLayout, PIPELINE_LAYOUT, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(descriptor_pool, VkDescriptorPool, DESCRIPTOR_POOL, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(descriptor_set, VkDescriptorSet, DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(update_template, VkDescriptorUpdateTemplate, DESCRIPTOR_UPDATE_TEMPLATE,
              WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(shader_module, VkShaderModule, SHADER_MODULE, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(pipeline, VkPipeline, PIPELINE, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(render_pass, VkRenderPass, RENDER_PASS, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(framebuffer, VkFramebuffer, FRAMEBUFFER, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(semaphore, VkSemaphore, SEMAPHORE, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(fence, VkFence, FENCE, WD_STATE_NON_DISPATCHABLE)
WD_STATE_FIND(event, VkEvent, EVENT, WD_STATE_NON_DISPATCHABLE)
#undef WD_STATE_FIND

// Structures of VK_NV_ray_tracing have handles of their own.
static inline wd_state_acceleration_structure *
wd_state_find_acceleration_structure_nv(const wd_state_device *device, VkAccelerationStructureNV handle) {
    return (wd_state_acceleration_structure *)wd_state_find(device, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV,
                                                            WD_STATE_NON_DISPATCHABLE(handle));
}

// wd_state_follow_set_uses makes recordings list which pipelines use which descriptor sets (wd_state_set_use). For
// create_device.
void wd_state_follow_set_uses(wd_state_device *device);

// wd_state_claim is a group of rules about draws that two validators know. wd_state_claim_rules says that the caller
// reports them, so that others are silent. For create_device.
typedef enum wd_state_claim {
    WD_STATE_CLAIM_FETCHES = 1 << 0, // Vertices and indices past the end of their buffers.
    WD_STATE_CLAIM_FIRST_INSTANCES = 1
                                     << 1, // A firstInstance that the device does not support with a divisor.
} wd_state_claim;
void wd_state_claim_rules(wd_state_device *device, unsigned claims);
bool wd_state_is_claimed(const wd_state_device *device, wd_state_claim claim);

// wd_state_find_command_buffer is quickest for those that are being recorded: each command asks for its own.
wd_state_command_buffer *wd_state_find_command_buffer(const wd_state_device *device, VkCommandBuffer handle);

// wd_state_recorded returns the command buffer that a call records to, or NULL. `handle` is the first parameter of the
// command.
static inline wd_state_command_buffer *wd_state_recorded(const struct wd_call *call, VkCommandBuffer handle) {
    return call->command_buffer ? call->command_buffer
                                : wd_state_find_command_buffer(call->device->state, handle);
}

// wd_state_validator is the tracker as the chassis runs it: first, and last for commands that destroy. It
// sets wd_chassis_instance.state and wd_chassis_device.state. It takes no options.
extern const wd_validator wd_state_validator;

#ifdef __cplusplus
}
#endif
#endif
