// Shared by the files of vk/handles, including the generated ones.
#ifndef WARDEN_VK_HANDLES_HANDLES_INTERNAL_H
#define WARDEN_VK_HANDLES_HANDLES_INTERNAL_H

#include "vk/handles/handle_ids.h"
#include "vk/handles/handles.h"
#include "vk/registry/dispatch_table.h"
#include "vk/registry/hooks.h"
#include "vk/util/allocator.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

// The commands of platforms that create surfaces, and those that take a display: the build's registry leaves them out.
enum { WD_NUM_PLATFORM_COMMANDS = 8 };

// wd_handles_root is an instance or a device whose handles are wrapped, or which is known not to be.
typedef struct wd_handles_root {
    uint64_t number; // The root of its entries; 0: its handles are not wrapped.
    union {
        wd_instance_dispatch instance;
        wd_device_dispatch device;
    } next;                                                // Of the next layer or the driver.
    PFN_vkVoidFunction platform[WD_NUM_PLATFORM_COMMANDS]; // Of an instance.
    struct wd_secondaries *secondaries;                    // Of a device.
} wd_handles_root;

// wd_handles_instance_of, wd_handles_device_of return the root of a dispatchable handle that the chassis knows.
wd_handles_root *wd_handles_instance_of(const void *handle);
wd_handles_root *wd_handles_device_of(const void *handle);

enum { WD_HANDLE_CALL_BLOCK = 1024 };

// wd_handle_call is a call on its way through the wrapping layer; the storage of rewritten parameters.
typedef struct wd_handle_call {
    wd_handles_root *root;
    wd_command command;
    wd_arena arena; // When `block` is full.
    size_t used;    // Of `block`.
    bool failed;    // Memory ran out.
    unsigned char block[WD_HANDLE_CALL_BLOCK] __attribute__((aligned(16)));
} wd_handle_call;

// wd_handle_call_begin rewrites the handles in `down`, which is a copy of `args`. False: memory ran out; there is
// nothing to end.
bool wd_handle_call_begin(wd_handle_call *call, wd_handles_root *root, wd_command command, const void *args,
                          void *down);

// wd_handle_call_end wraps the handles that the command returned and forgets those that it destroyed. `succeeded` is
// whether its result was no error.
void wd_handle_call_end(wd_handle_call *call, const void *args, bool succeeded);

// wd_handle_call_alloc returns memory that lives as long as the call; NULL, and `failed` set, where there is none.
void *wd_handle_call_alloc(wd_handle_call *call, size_t count, size_t size);

// wd_handle_call_rewrite_template returns a copy of the data that an update template reads from `data`; `data` itself
// where the template is unknown.
const void *wd_handle_call_rewrite_template(wd_handle_call *call, uint64_t update_template, const void *data);

// wd_handles_copy_template returns the entries of a template as wd_handle_call_rewrite_template reads them, for
// wd_handle_ids_add.
void *wd_handles_copy_template(const VkDescriptorUpdateTemplateCreateInfo *info);

// wd_handles_note_level remembers which command buffers are secondary; wd_handles_is_secondary returns it.
void wd_handles_note_level(wd_handles_root *root, const wd_AllocateCommandBuffers_args *args);
bool wd_handles_is_secondary(const wd_handles_root *root, VkCommandBuffer command_buffer);

// wd_handles_lookup returns the wrapping function of a command, NULL where its parameters hold no handles that are
// wrapped. Generated.
PFN_vkVoidFunction wd_handles_lookup(const char *name);

// wd_handles_knows_extension returns whether the registry has an extension. Generated.
bool wd_handles_knows_extension(const char *name);

// wd_handles_load_platform fills root->platform. Loaders answer for these commands with the next layer's function only
// while the instance is being created, later with that of the first layer.
void wd_handles_load_platform(wd_handles_root *root, VkInstance instance);

// wd_handles_platform_function returns the wrapping function of a command of a platform, or NULL.
PFN_vkVoidFunction wd_handles_platform_function(const char *name);

// wd_handles_is_platform_extension returns whether an instance extension has only such commands.
bool wd_handles_is_platform_extension(const char *name);

VKAPI_ATTR void VKAPI_CALL wd_handles_destroy_instance(VkInstance instance,
                                                       const VkAllocationCallbacks *callbacks);
VKAPI_ATTR void VKAPI_CALL wd_handles_destroy_device(VkDevice device, const VkAllocationCallbacks *callbacks);

#ifdef __cplusplus
}
#endif
#endif
