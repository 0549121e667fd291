// Mapped memory: mapping it, and the ranges that vkFlushMappedMemoryRanges and vkInvalidateMappedMemoryRanges get.
#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"

// Whether the tracker sees all commands that map memory.
static bool sees_all_mappings(const wd_core_check *c) {
#if defined VK_KHR_map_memory2 && !defined VK_VERSION_1_4
    return c->enabled && !c->enabled->extensions.KHR_map_memory2;
#else
    (void)c;
    return true;
#endif
}

static void check_unmapped(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                           VkDeviceMemory handle) {
    const wd_state_memory *memory = WD_CORE_FIND(memory, handle);
    wd_core_message m;
    if (memory && memory->mapped && sees_all_mappings(c) && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", of which %llu bytes at offset %llu are mapped already",
                         (unsigned long long)memory->mapped_size, (unsigned long long)memory->mapped_offset);
        m.fix = "Map memory once and keep the pointer, or unmap it first.";
        wd_core_end(&m);
    }
}

static void check_single(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                         VkDeviceMemory handle) {
    const wd_state_memory *memory = WD_CORE_FIND(memory, handle);
    wd_core_message m;
    if (memory && memory->has_instances && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", of which several physical devices have an instance each");
        m.fix = "Allocate the memory with one bit in VkMemoryAllocateFlagsInfo::deviceMask.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(memory, MapMemory) {
    check_unmapped(c, NULL, NULL, WD_CORE_RULE(00678), s->memory);
    check_single(c, NULL, NULL, WD_CORE_RULE(00683), s->memory);
#ifdef VK_EXT_map_memory_placed
    wd_core_check_first_mapping(c, s->flags);
#endif
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(memory, MapMemory2) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pMemoryMapInfo");
    if (s->pMemoryMapInfo) {
        check_unmapped(c, &frame, "VkMemoryMapInfo", WD_CORE_RULE(07958), s->pMemoryMapInfo->memory);
        check_single(c, &frame, "VkMemoryMapInfo", WD_CORE_RULE(07963), s->pMemoryMapInfo->memory);
#ifdef VK_EXT_map_memory_placed
        wd_core_check_placed_mapping(c, &frame, s->pMemoryMapInfo);
#endif
    }
}
#endif

static void check_is_mapped(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                            VkDeviceMemory handle) {
    const wd_state_memory *memory = WD_CORE_FIND(memory, handle);
    wd_core_message m;
    if (memory && !memory->mapped && sees_all_mappings(c) && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", which is not mapped");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(memory, UnmapMemory) {
    check_is_mapped(c, NULL, NULL, WD_CORE_RULE(00689), s->memory);
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(memory, UnmapMemory2) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pMemoryUnmapInfo");
    if (s->pMemoryUnmapInfo) {
        check_is_mapped(c, &frame, "VkMemoryUnmapInfo", WD_CORE_RULE(07964), s->pMemoryUnmapInfo->memory);
#ifdef VK_EXT_map_memory_placed
        wd_core_check_placed_unmapping(c, &frame, s->pMemoryUnmapInfo);
#endif
    }
}
#endif

static void report_range(wd_core_check *c, const wd_core_frame *f, uint32_t rule,
                         const VkMappedMemoryRange *range, const wd_state_memory *memory) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, "VkMappedMemoryRange", rule)) {
        wd_core_unsigned(&m, "offset", range->offset);
        if (range->size == VK_WHOLE_SIZE) {
            wd_core_word(&m, "size", "VK_WHOLE_SIZE");
        } else {
            wd_core_unsigned(&m, "size", range->size);
        }
        wd_core_summaryf(&m, ", the mapped range of memory begins at %llu and has %llu bytes",
                         (unsigned long long)memory->mapped_offset, (unsigned long long)memory->mapped_size);
        wd_core_end(&m);
    }
}

// The end of the mapping must be flushable.
static void check_end(wd_core_check *c, const wd_core_frame *f, const wd_state_memory *memory) {
    const VkDeviceSize atom = c->physical ? c->physical->properties.limits.nonCoherentAtomSize : 0;
    const VkDeviceSize end = memory->mapped_offset + memory->mapped_size;
    wd_core_message m;
    if (atom && end % atom && end != memory->size &&
        wd_core_begin_rule(&m, c, f, "VkMappedMemoryRange", WD_CORE_RULE(01389))) {
        wd_core_word(&m, "size", "VK_WHOLE_SIZE");
        wd_core_summaryf(&m, ", the mapping of memory ends at %llu", (unsigned long long)end);
        wd_core_unsigned(&m, "nonCoherentAtomSize", atom);
        wd_core_unsigned(&m, "the size of memory", memory->size);
        m.fix = "Map to the end of the memory, or a size that is a multiple of nonCoherentAtomSize.";
        wd_core_end(&m);
    }
}

static void check_range(wd_core_check *c, uint32_t index, const VkMappedMemoryRange *range) {
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pMemoryRanges", index);
    const wd_state_memory *memory = WD_CORE_FIND(memory, range->memory);
    wd_core_message m;
    if (!memory || !sees_all_mappings(c)) {
        return;
    }
    if (!memory->mapped) {
        if (wd_core_begin_rule(&m, c, &frame, "VkMappedMemoryRange", WD_CORE_RULE(00684))) {
            wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
            wd_core_summaryf(&m, ", which is not mapped");
            m.fix = "Flush and invalidate ranges before vkUnmapMemory.";
            wd_core_end(&m);
        }
        return;
    }
    const VkDeviceSize begin = memory->mapped_offset, end = begin + memory->mapped_size;
    if (range->size == VK_WHOLE_SIZE) {
        if (range->offset < begin || range->offset > end) {
            report_range(c, &frame, WD_CORE_RULE(00686), range, memory);
        }
        check_end(c, &frame, memory);
    } else if (range->offset < begin || range->offset > end || range->size > end - range->offset) {
        report_range(c, &frame, WD_CORE_RULE(00685), range, memory);
    }
}

WD_CORE_CHECK(memory, FlushMappedMemoryRanges) {
    for (uint32_t i = 0; s->pMemoryRanges && i < s->memoryRangeCount; i++) {
        check_range(c, i, &s->pMemoryRanges[i]);
    }
}

WD_CORE_CHECK(memory, InvalidateMappedMemoryRanges) {
    for (uint32_t i = 0; s->pMemoryRanges && i < s->memoryRangeCount; i++) {
        check_range(c, i, &s->pMemoryRanges[i]);
    }
}
