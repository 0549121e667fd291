// Memory that is mapped at an address of the application's choice (VK_EXT_map_memory_placed).
#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"

#ifdef VK_EXT_map_memory_placed

enum {
    OF_HOST = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT |
              VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_MAPPED_FOREIGN_MEMORY_BIT_EXT,
};

static void check_imported(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *flag,
                           const wd_state_memory *memory, uint32_t rule) {
    wd_core_message m;
    if (memory->import_types & OF_HOST && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_word(&m, "flags", flag);
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", which was imported from a host pointer");
        wd_core_end(&m);
    }
}

static void check_size(wd_core_check *c, const wd_core_frame *f, const VkMemoryMapInfoKHR *info,
                       const wd_state_memory *memory, VkDeviceSize alignment) {
    const bool is_whole = info->size == VK_WHOLE_SIZE;
    wd_core_message m;
    if (c->enabled && !c->enabled->features.memoryMapRangePlaced && !is_whole && info->size != memory->size &&
        wd_core_begin_rule(&m, c, f, "VkMemoryMapInfo", WD_CORE_RULE(09572))) {
        wd_core_unsigned(&m, "size", info->size);
        wd_core_unsigned(&m, "the size of memory", memory->size);
        wd_core_word(&m, "the feature memoryMapRangePlaced", "not enabled");
        m.fix = "Map the memory entirely, with VK_WHOLE_SIZE.";
        wd_core_end(&m);
    }
    if (is_whole && alignment && memory->size % alignment &&
        wd_core_begin_rule(&m, c, f, "VkMemoryMapInfo", WD_CORE_RULE(09651))) {
        wd_core_word(&m, "size", "VK_WHOLE_SIZE");
        wd_core_unsigned(&m, "the size of memory", memory->size);
        wd_core_unsigned(&m, "minPlacedMemoryMapAlignment", alignment);
        m.fix = "Allocate memory whose size is a multiple of minPlacedMemoryMapAlignment.";
        wd_core_end(&m);
    }
}

static void check_address(wd_core_check *c, const wd_core_frame *f, const VkMemoryMapInfoKHR *info,
                          VkDeviceSize alignment) {
    const VkMemoryMapPlacedInfoEXT *placed =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MEMORY_MAP_PLACED_INFO_EXT);
    wd_core_message m;
    if (placed && alignment && (uintptr_t)placed->pPlacedAddress % alignment &&
        wd_core_begin_rule(&m, c, f, "VkMemoryMapPlacedInfoEXT", WD_CORE_RULE(09577))) {
        wd_core_summaryf(&m, "pPlacedAddress of VkMemoryMapPlacedInfoEXT is 0x%llx",
                         (unsigned long long)(uintptr_t)placed->pPlacedAddress);
        wd_core_unsigned(&m, "minPlacedMemoryMapAlignment", alignment);
        wd_core_end(&m);
    }
}

void wd_core_check_placed_mapping(wd_core_check *c, const wd_core_frame *f, const VkMemoryMapInfoKHR *info) {
    if (!(info->flags & VK_MEMORY_MAP_PLACED_BIT_EXT)) {
        return;
    }
    const wd_state_memory *memory = WD_CORE_FIND(memory, info->memory);
    const VkPhysicalDeviceMapMemoryPlacedPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAP_MEMORY_PLACED_PROPERTIES_EXT);
    const VkDeviceSize alignment = properties ? properties->minPlacedMemoryMapAlignment : 0;
    check_address(c, f, info, alignment);
    if (memory) {
        check_size(c, f, info, memory, alignment);
        check_imported(c, f, "VkMemoryMapInfo", "VK_MEMORY_MAP_PLACED_BIT_EXT", memory, WD_CORE_RULE(09575));
    }
}

void wd_core_check_placed_unmapping(wd_core_check *c, const wd_core_frame *f,
                                    const VkMemoryUnmapInfoKHR *info) {
    const wd_state_memory *memory = WD_CORE_FIND(memory, info->memory);
    if (memory && info->flags & VK_MEMORY_UNMAP_RESERVE_BIT_EXT) {
        check_imported(c, f, "VkMemoryUnmapInfo", "VK_MEMORY_UNMAP_RESERVE_BIT_EXT", memory,
                       WD_CORE_RULE(09580));
    }
}

void wd_core_check_first_mapping(wd_core_check *c, VkMemoryMapFlags flags) {
    wd_core_message m;
    if (flags & VK_MEMORY_MAP_PLACED_BIT_EXT && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09568))) {
        wd_core_word(&m, "flags", "VK_MEMORY_MAP_PLACED_BIT_EXT");
        m.fix = "Call vkMapMemory2 with VkMemoryMapPlacedInfoEXT.";
        wd_core_end(&m);
    }
}

#endif
