// vkAllocateMemory: the size against the heap and the dedicated resource, types, imports.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"
#include "vk/state/state_requirements.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pAllocateInfo");

// What the chain of VkMemoryAllocateInfo says about other owners of the memory.
typedef struct external_use {
    uint32_t num_imports;
    bool is_exported;
    bool is_unknown; // A struct of a platform may import or export.
    const VkImportMemoryHostPointerInfoEXT *host_pointer;
} external_use;

static external_use read_external_use(const VkMemoryAllocateInfo *info) {
    external_use use = {0};
    for (const VkBaseInStructure *next = info->pNext; next; next = next->pNext) {
        switch ((int)next->sType) {
        case VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO:
            use.is_exported |= ((const VkExportMemoryAllocateInfo *)next)->handleTypes != 0;
            break;
        case VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR:
            use.num_imports += ((const VkImportMemoryFdInfoKHR *)next)->handleType != 0;
            break;
        case VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT:
            use.host_pointer = (const VkImportMemoryHostPointerInfoEXT *)next;
            use.num_imports += use.host_pointer->handleType != 0;
            break;
        case VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO:
        case VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO:
        case VK_STRUCTURE_TYPE_MEMORY_OPAQUE_CAPTURE_ADDRESS_ALLOCATE_INFO:
        case VK_STRUCTURE_TYPE_MEMORY_PRIORITY_ALLOCATE_INFO_EXT:
            break;
        default:
            use.is_unknown = true;
        }
    }
    return use;
}

// Whether a type and its heap are known; a message otherwise.
static bool check_type(wd_core_check *c, const VkMemoryAllocateInfo *info) {
    const uint32_t count = c->physical->memory.memoryTypeCount;
    wd_core_message m;
    if (info->memoryTypeIndex < count) {
        return c->physical->memory.memoryTypes[info->memoryTypeIndex].heapIndex <
               c->physical->memory.memoryHeapCount;
    }
    if (count && wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(01714))) {
        wd_core_unsigned(&m, "memoryTypeIndex", info->memoryTypeIndex);
        wd_core_unsigned(&m, "memoryTypeCount", count);
        wd_core_end(&m);
    }
    return false;
}

static void check_heap(wd_core_check *c, const VkMemoryAllocateInfo *info, const external_use *use) {
    const VkMemoryType *type = &c->physical->memory.memoryTypes[info->memoryTypeIndex];
    const VkDeviceSize heap_size = c->physical->memory.memoryHeaps[type->heapIndex].size;
    wd_core_message m;
    // The size of some imports is ignored.
    if (!use->num_imports && !use->is_unknown && info->allocationSize > heap_size &&
        wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(01713))) {
        char label[96];
        snprintf(label, sizeof label, "the size of memory heap %u, of memory type %u", type->heapIndex,
                 info->memoryTypeIndex);
        wd_core_unsigned(&m, "allocationSize", info->allocationSize);
        wd_core_unsigned(&m, label, heap_size);
        wd_core_end(&m);
    }
    if (type->propertyFlags & VK_MEMORY_PROPERTY_DEVICE_COHERENT_BIT_AMD && c->enabled &&
        !c->enabled->features.deviceCoherentMemory &&
        wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(02790))) {
        wd_core_unsigned(&m, "memoryTypeIndex", info->memoryTypeIndex);
        wd_core_word(&m, "the memory type", "of VK_MEMORY_PROPERTY_DEVICE_COHERENT_BIT_AMD");
        wd_core_word(&m, "the feature deviceCoherentMemory", "not enabled");
        m.fix = "Choose a memory type without the property, or enable the feature in vkCreateDevice.";
        wd_core_end(&m);
    }
}

static void check_protected(wd_core_check *c, const VkMemoryAllocateInfo *info) {
    const VkMemoryType *type = &c->physical->memory.memoryTypes[info->memoryTypeIndex];
    wd_core_message m;
    if (type->propertyFlags & VK_MEMORY_PROPERTY_PROTECTED_BIT && c->enabled &&
        !c->enabled->features.protectedMemory &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(01872))) {
        wd_core_unsigned(&m, "memoryTypeIndex", info->memoryTypeIndex);
        wd_core_word(&m, "the memory type", "of VK_MEMORY_PROPERTY_PROTECTED_BIT");
        wd_core_word(&m, "the feature protectedMemory", "not enabled");
        m.fix = "Choose a memory type without the property, or enable the feature in vkCreateDevice.";
        wd_core_end(&m);
    }
}

// Device masks, and addresses of captures.
static void check_flags(wd_core_check *c, const VkMemoryAllocateInfo *info, const external_use *use) {
    static const wd_core_frame chained = WD_CORE_MEMBER(&frame, "<VkMemoryAllocateFlagsInfo>");
    const VkMemoryAllocateFlagsInfo *flags =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    const VkMemoryOpaqueCaptureAddressAllocateInfo *captured =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_OPAQUE_CAPTURE_ADDRESS_ALLOCATE_INFO);
    wd_core_message m;
    if (flags && flags->flags & VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT && !flags->deviceMask &&
        wd_core_begin_rule(&m, c, &chained, "VkMemoryAllocateFlagsInfo", WD_CORE_RULE(00676))) {
        wd_core_unsigned(&m, "deviceMask", 0);
        wd_core_summaryf(&m, ", flags has VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT");
        wd_core_end(&m);
    }
    if (captured && captured->opaqueCaptureAddress && use->num_imports &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(03333))) {
        wd_core_summaryf(&m,
                         "VkMemoryOpaqueCaptureAddressAllocateInfo::opaqueCaptureAddress is 0x%llx, the "
                         "memory is imported",
                         (unsigned long long)captured->opaqueCaptureAddress);
        wd_core_end(&m);
    }
}

static void report_dedicated(wd_core_check *c, const VkMemoryAllocateInfo *info, uint32_t rule,
                             VkObjectType type, uint64_t handle, VkDeviceSize size) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &frame, "VkMemoryDedicatedAllocateInfo", rule)) {
        char name[256];
        wd_core_unsigned(&m, "allocationSize", info->allocationSize);
        wd_core_summaryf(&m, ", the memory is dedicated to %s, which requires %llu bytes",
                         wd_core_name(c, type, handle, name, sizeof name), (unsigned long long)size);
        m.fix = "Allocate the size that the memory requirements of the resource state.";
        wd_core_end(&m);
    }
}

static void check_dedicated(wd_core_check *c, const VkMemoryAllocateInfo *info) {
    const VkMemoryDedicatedAllocateInfo *dedicated =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    if (!dedicated || !c->state) {
        return;
    }
    wd_state_device *state = c->call->device->state;
    wd_state_image *image = dedicated->image ? wd_state_find_image(state, dedicated->image) : NULL;
    wd_state_buffer *buffer = dedicated->buffer ? wd_state_find_buffer(state, dedicated->buffer) : NULL;
    const bool is_disjoint = image && image->flags & VK_IMAGE_CREATE_DISJOINT_BIT;
    const wd_state_requirements *requirements =
        image && !is_disjoint ? wd_state_ask_image_requirements(state, image, 0) : NULL;
    if (requirements && info->allocationSize < requirements->memory.size) {
        report_dedicated(c, info, WD_CORE_RULE(02964), VK_OBJECT_TYPE_IMAGE, image->object.handle,
                         requirements->memory.size);
    }
    requirements = buffer ? wd_state_ask_buffer_requirements(state, buffer) : NULL;
    if (requirements && info->allocationSize < requirements->memory.size) {
        report_dedicated(c, info, WD_CORE_RULE(02965), VK_OBJECT_TYPE_BUFFER, buffer->object.handle,
                         requirements->memory.size);
    }
}

// check_host_type asks the driver only about pointers that it may be asked about.
static void check_host_type(wd_core_check *c, const VkMemoryAllocateInfo *info,
                            const VkImportMemoryHostPointerInfoEXT *import, VkDeviceSize alignment) {
    const PFN_vkGetMemoryHostPointerPropertiesEXT get =
        c->call->device->dispatch.GetMemoryHostPointerPropertiesEXT;
    VkMemoryHostPointerPropertiesEXT found = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT};
    wd_core_message m;
    if (!get || !import->pHostPointer || !alignment || (uintptr_t)import->pHostPointer % alignment ||
        get(c->call->device->handle, import->handleType, import->pHostPointer, &found) != VK_SUCCESS) {
        return;
    }
    if (info->memoryTypeIndex < 32 && !(found.memoryTypeBits & UINT32_C(1) << info->memoryTypeIndex) &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(01744))) {
        wd_core_unsigned(&m, "memoryTypeIndex", info->memoryTypeIndex);
        wd_core_summaryf(&m,
                         ", memoryTypeBits of vkGetMemoryHostPointerPropertiesEXT for pHostPointer is 0x%x",
                         found.memoryTypeBits);
        m.fix = "Use a memory type of memoryTypeBits.";
        wd_core_end(&m);
    }
}

static void check_host_pointer(wd_core_check *c, const VkMemoryAllocateInfo *info, const external_use *use) {
    static const char owner[] = "VkMemoryAllocateInfo";
    const VkPhysicalDeviceExternalMemoryHostPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
    const VkDeviceSize alignment = properties ? properties->minImportedHostPointerAlignment : 0;
    wd_core_message m;
    if (alignment && info->allocationSize % alignment &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(01745))) {
        wd_core_unsigned(&m, "allocationSize", info->allocationSize);
        wd_core_unsigned(&m, "minImportedHostPointerAlignment", alignment);
        wd_core_end(&m);
    }
    if (alignment && (uintptr_t)use->host_pointer->pHostPointer % alignment &&
        wd_core_begin_rule(&m, c, &frame, "VkImportMemoryHostPointerInfoEXT", WD_CORE_RULE(01749))) {
        wd_core_summaryf(&m, "VkImportMemoryHostPointerInfoEXT::pHostPointer is 0x%llx",
                         (unsigned long long)(uintptr_t)use->host_pointer->pHostPointer);
        wd_core_unsigned(&m, "minImportedHostPointerAlignment", alignment);
        wd_core_end(&m);
    }
    check_host_type(c, info, use->host_pointer, alignment);
    const VkMemoryDedicatedAllocateInfo *dedicated =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    if (dedicated && (dedicated->image || dedicated->buffer) &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(02806))) {
        wd_core_chain(&m, "VkImportMemoryHostPointerInfoEXT", true);
        wd_core_chain(&m, "VkMemoryDedicatedAllocateInfo", true);
        m.fix = "Remove VkMemoryDedicatedAllocateInfo.";
        wd_core_end(&m);
    }
}

static void check_count(wd_core_check *c) {
    const uint32_t most = c->physical->properties.limits.maxMemoryAllocationCount;
    const uint32_t count = c->state ? wd_state_device_count(c->state, WD_STATE_COUNTED_MEMORY) : 0;
    wd_core_message m;
    if (most && count >= most && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04101))) {
        wd_core_unsigned(&m, "the number of allocations of the device", count);
        wd_core_unsigned(&m, "maxMemoryAllocationCount", most);
        m.fix = "Allocate larger memory objects, and bind several resources to each.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(memory, AllocateMemory) {
    const VkMemoryAllocateInfo *info = s->pAllocateInfo;
    if (!info || !c->physical) {
        return;
    }
    const external_use use = read_external_use(info);
    wd_core_message m;
    check_count(c);
    if (check_type(c, info)) {
        check_heap(c, info, &use);
        check_protected(c, info);
    }
    check_flags(c, info, &use);
    wd_core_check_imported_file(c, info);
    if (!info->allocationSize && !use.num_imports && !use.is_exported && !use.is_unknown &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(07897))) {
        wd_core_unsigned(&m, "allocationSize", 0);
        wd_core_end(&m);
    }
    if (!info->allocationSize && !use.num_imports && use.is_exported && !use.is_unknown &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(07899))) {
        wd_core_unsigned(&m, "allocationSize", 0);
        wd_core_chain(&m, "VkExportMemoryAllocateInfo", true);
        wd_core_end(&m);
    }
    if (use.num_imports > 1 &&
        wd_core_begin_rule(&m, c, &frame, "VkMemoryAllocateInfo", WD_CORE_RULE(06657))) {
        wd_core_summaryf(&m, "the pNext chain of pAllocateInfo imports from %u handles", use.num_imports);
        wd_core_end(&m);
    }
    if (!use.is_unknown) {
        check_dedicated(c, info);
    }
    if (use.host_pointer && use.host_pointer->handleType) {
        check_host_pointer(c, info, &use);
    }
}

WD_CORE_CHECK(memory, GetMemoryHostPointerPropertiesEXT) {
    const VkPhysicalDeviceExternalMemoryHostPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
    const VkDeviceSize alignment = properties ? properties->minImportedHostPointerAlignment : 0;
    wd_core_message m;
    if (alignment && (uintptr_t)s->pHostPointer % alignment &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(01753))) {
        wd_core_summaryf(&m, "pHostPointer is 0x%llx", (unsigned long long)(uintptr_t)s->pHostPointer);
        wd_core_unsigned(&m, "minImportedHostPointerAlignment", alignment);
        wd_core_end(&m);
    }
}
