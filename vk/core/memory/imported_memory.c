// Memory that vkAllocateMemory imports from a file descriptor: how the payload was allocated, where the process
// exported it (state_exported.h).
#include <errno.h>
#include <fcntl.h>

#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_exported.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pAllocateInfo");
static const char of_dedicated[] = "VkMemoryDedicatedAllocateInfo";

static void check_allocation(wd_core_check *c, const VkMemoryAllocateInfo *info, int fd,
                             const wd_state_exported *exported) {
    wd_core_message m;
    if ((info->allocationSize != exported->size || info->memoryTypeIndex != exported->type_index) &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(01742))) {
        wd_core_unsigned(&m, "allocationSize", info->allocationSize);
        wd_core_unsigned(&m, "memoryTypeIndex", info->memoryTypeIndex);
        wd_core_summaryf(&m, ", fd %d was exported from memory of %llu bytes and of type %u", fd,
                         (unsigned long long)exported->size, exported->type_index);
        m.fix = "Import the payload with the size and memory type with which it was allocated.";
        wd_core_end(&m);
    }
}

// begin_dedicated starts a message about the resource that the import is dedicated to.
static bool begin_dedicated(wd_core_message *m, wd_core_check *c, uint32_t rule, VkObjectType type,
                            uint64_t handle) {
    if (!wd_core_begin_rule(m, c, &frame, of_dedicated, rule)) {
        return false;
    }
    char name[256];
    wd_core_summaryf(m, "the import is dedicated to %s", wd_core_name(c, type, handle, name, sizeof name));
    return true;
}

// differing_member returns the first member in which an image differs from the one of the payload; NULL: none.
static const char *differing_member(const wd_state_image *image, const wd_state_dedicated_image *other) {
    const struct {
        const char *name;
        bool differs;
    } members[] = {
        {"imageType", image->image_type != other->type},
        {"format", image->format != other->format},
        {"extent", image->extent.width != other->extent.width ||
                       image->extent.height != other->extent.height ||
                       image->extent.depth != other->extent.depth},
        {"mipLevels", image->mip_levels != other->mip_levels},
        {"arrayLayers", image->array_layers != other->array_layers},
        {"samples", image->samples != other->samples},
        {"tiling", image->tiling != other->tiling},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (members[i].differs) {
            return members[i].name;
        }
    }
    return NULL;
}

static void check_image(wd_core_check *c, VkImage handle, const wd_state_exported *exported) {
    const uint64_t value = WD_STATE_NON_DISPATCHABLE(handle);
    const wd_state_image *image = WD_CORE_FIND(image, handle);
    const char *member = image && exported->is_image_known ? differing_member(image, &exported->image) : NULL;
    wd_core_message m;
    if (!exported->is_for_image && begin_dedicated(&m, c, WD_CORE_RULE(01878), VK_OBJECT_TYPE_IMAGE, value)) {
        wd_core_summaryf(&m, ", the memory that was exported is dedicated to no image");
        m.fix = "Allocate the memory that is exported with VkMemoryDedicatedAllocateInfo, too.";
        wd_core_end(&m);
    }
    if (member && begin_dedicated(&m, c, WD_CORE_RULE(01878), VK_OBJECT_TYPE_IMAGE, value)) {
        wd_core_summaryf(&m, ", which differs in %s from the image of the memory that was exported", member);
        m.fix = "Create both images with the same VkImageCreateInfo.";
        wd_core_end(&m);
    }
}

static void check_buffer(wd_core_check *c, VkBuffer handle, const wd_state_exported *exported) {
    const uint64_t value = WD_STATE_NON_DISPATCHABLE(handle);
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, handle);
    wd_core_message m;
    if (!exported->is_for_buffer &&
        begin_dedicated(&m, c, WD_CORE_RULE(01879), VK_OBJECT_TYPE_BUFFER, value)) {
        wd_core_summaryf(&m, ", the memory that was exported is dedicated to no buffer");
        m.fix = "Allocate the memory that is exported with VkMemoryDedicatedAllocateInfo, too.";
        wd_core_end(&m);
    }
    if (buffer && exported->buffer_size && buffer->size != exported->buffer_size &&
        begin_dedicated(&m, c, WD_CORE_RULE(01879), VK_OBJECT_TYPE_BUFFER, value)) {
        wd_core_summaryf(&m, " of %llu bytes, the memory that was exported to a buffer of %llu bytes",
                         (unsigned long long)buffer->size, (unsigned long long)exported->buffer_size);
        wd_core_end(&m);
    }
}

static void check_is_open(wd_core_check *c, const VkImportMemoryFdInfoKHR *import) {
    static const wd_core_frame chained = WD_CORE_MEMBER(&frame, "<VkImportMemoryFdInfoKHR>");
    wd_core_message m;
    if (fcntl(import->fd, F_GETFD) == -1 && errno == EBADF &&
        wd_core_begin_rule(&m, c, &chained, "VkImportMemoryFdInfoKHR", WD_CORE_RULE(00670))) {
        wd_core_signed(&m, "fd", import->fd);
        wd_core_summaryf(&m, ", which is not an open file descriptor");
        m.fix = "Import each file descriptor once: a successful import owns and closes it.";
        wd_core_end(&m);
    }
}

void wd_core_check_imported_file(wd_core_check *c, const VkMemoryAllocateInfo *info) {
    const VkImportMemoryFdInfoKHR *import =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR);
    wd_state_exported exported;
    if (!import || !import->handleType) {
        return;
    }
    check_is_open(c, import);
    if (import->handleType != VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT ||
        !wd_state_find_exported(import->fd, &exported)) {
        return;
    }
    const VkMemoryDedicatedAllocateInfo *dedicated =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    check_allocation(c, info, import->fd, &exported);
    if (dedicated && dedicated->image) {
        check_image(c, dedicated->image, &exported);
    }
    if (dedicated && dedicated->buffer) {
        check_buffer(c, dedicated->buffer, &exported);
    }
}
