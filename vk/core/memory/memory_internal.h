// Checks by hand of memory.
//
//   allocation.c        vkAllocateMemory
//   imported_memory.c   file descriptors that it imports
//   exchanged_memory.c  handle types of exported and imported memory that is bound
//   bind_commands.c     the commands that bind buffers and images
//   binding.c           what a buffer or image needs of memory
//   placed_mapping.c    memory that is mapped at an address of the application's choice
//   mapping.c           vkMapMemory and the ranges that are flushed and invalidated
#ifndef WARDEN_VK_CORE_MEMORY_MEMORY_INTERNAL_H
#define WARDEN_VK_CORE_MEMORY_MEMORY_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/state/state_requirements.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_bind is a resource, or a plane of one, that is bound to memory.
typedef struct wd_core_bind {
    const wd_core_frame *frame; // Of the bind info; NULL: the parameters of the command.
    const char *owner;          // Of the rules; NULL: the command.
    const char *resource;       // "buffer" or "image"
    VkObjectType type;
    uint64_t handle;
    const wd_state_memory *memory;
    VkDeviceSize offset;
} wd_core_bind;

// wd_core_bind_rules are the numbers of the rules that buffers, images and planes have each.
typedef struct wd_core_bind_rules {
    uint32_t types, alignment, size, is_bound, other_dedicated, exports, imports, is_protected,
        is_not_protected;
} wd_core_bind_rules;

// wd_core_check_requirements compares the memory with the requirements of the driver.
void wd_core_check_requirements(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                                const wd_state_requirements *requirements);

// wd_core_check_bound reports a resource that is bound already.
void wd_core_check_bound(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                         const wd_state_binding *binding);

// wd_core_check_memory_use compares what the memory was allocated for with the resource: its dedicated resource
// (`dedicated`, of the resource's type), the handle types of exports and imports, protection.
void wd_core_check_memory_use(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                              uint64_t dedicated, VkExternalMemoryHandleTypeFlags external_types,
                              bool is_protected);

// wd_core_check_exchanged_buffer and wd_core_check_exchanged_image compare the handle types of exported and imported
// memory with those that the driver supports for the resource.
void wd_core_check_exchanged_buffer(wd_core_check *c, const wd_core_bind *bind,
                                    const wd_state_buffer *buffer);
void wd_core_check_exchanged_image(wd_core_check *c, const wd_core_bind *bind, const wd_state_image *image);

#ifdef VK_EXT_map_memory_placed
// wd_core_check_first_mapping, wd_core_check_placed_mapping and wd_core_check_placed_unmapping check the flags of the
// commands that map and unmap memory, of the first and of the second version.
void wd_core_check_first_mapping(wd_core_check *c, VkMemoryMapFlags flags);
void wd_core_check_placed_mapping(wd_core_check *c, const wd_core_frame *f, const VkMemoryMapInfoKHR *info);
void wd_core_check_placed_unmapping(wd_core_check *c, const wd_core_frame *f,
                                    const VkMemoryUnmapInfoKHR *info);
#endif

// wd_core_check_imported_file checks the file descriptor that an allocation imports, if any.
void wd_core_check_imported_file(wd_core_check *c, const VkMemoryAllocateInfo *info);

#ifdef __cplusplus
}
#endif
#endif
