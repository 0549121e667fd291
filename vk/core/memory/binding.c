// What buffers and images need of the memory that they are bound to.
#include <assert.h>

#include "vk/core/memory/memory_internal.h"

#include "vk/core/core_internal.h"

static void report_types(wd_core_check *c, const wd_core_bind *bind, uint32_t rule, uint32_t bits) {
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        return;
    }
    wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, bind->memory->object.handle);
    wd_core_summaryf(&m, ", of memory type %u, memoryTypeBits of %s is 0x%x", bind->memory->type_index,
                     bind->resource, bits);
    m.fix = "Allocate from a memory type whose bit is set in memoryTypeBits of the resource.";
    wd_core_end(&m);
}

static void report_size(wd_core_check *c, const wd_core_bind *bind, uint32_t rule, VkDeviceSize required) {
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        return;
    }
    char name[256];
    wd_core_unsigned(&m, "memoryOffset", bind->offset);
    wd_core_unsigned(&m, "the size of memory", bind->memory->size);
    wd_core_summaryf(&m, ", %s requires %llu bytes",
                     wd_core_name(c, bind->type, bind->handle, name, sizeof name),
                     (unsigned long long)required);
    m.fix =
        "Allocate the size that the memory requirements of the resource state, which can be more than its "
        "own size.";
    wd_core_end(&m);
}

// is_tile_memory returns whether the memory is of a heap for which buffers and images have requirements of their own
// (VkTileMemoryRequirementsQCOM), which are not known.
static bool is_tile_memory(const wd_core_check *c, const wd_state_memory *memory) {
#ifdef VK_QCOM_tile_memory_heap
    const VkPhysicalDeviceMemoryProperties *all = c->physical ? &c->physical->memory : NULL;
    return all && memory->type_index < all->memoryTypeCount &&
           all->memoryHeaps[all->memoryTypes[memory->type_index].heapIndex].flags &
               VK_MEMORY_HEAP_TILE_MEMORY_BIT_QCOM;
#else
    (void)c;
    (void)memory;
    return false;
#endif
}

void wd_core_check_requirements(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                                const wd_state_requirements *requirements) {
    assert(bind->memory && requirements);
    const VkMemoryRequirements *needed = &requirements->memory;
    const wd_state_memory *memory = bind->memory;
    wd_core_message m;
    if (is_tile_memory(c, memory)) {
        return;
    }
    if (needed->memoryTypeBits && memory->type_index < 32 &&
        !(needed->memoryTypeBits & 1u << memory->type_index)) {
        report_types(c, bind, rules->types, needed->memoryTypeBits);
    }
    if (needed->alignment && bind->offset % needed->alignment &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->alignment)) {
        char name[256];
        wd_core_unsigned(&m, "memoryOffset", bind->offset);
        wd_core_summaryf(&m, ", %s requires an alignment of %llu",
                         wd_core_name(c, bind->type, bind->handle, name, sizeof name),
                         (unsigned long long)needed->alignment);
        m.fix = "Round memoryOffset up to a multiple of the alignment that the memory requirements state.";
        wd_core_end(&m);
    }
    // The size of some imports is ignored. An offset beyond the end has a rule of its own.
    if (memory->size && (!memory->is_external || memory->export_types) && bind->offset < memory->size &&
        needed->size > memory->size - bind->offset) {
        report_size(c, bind, rules->size, needed->size);
    }
}

void wd_core_check_bound(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                         const wd_state_binding *binding) {
    const wd_state_binding bound = wd_state_binding_of(binding);
    wd_core_message m;
    if (bound.memory && wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->is_bound)) {
        char name[256];
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(
            &m, ", which is bound to %s at offset %llu already",
            wd_core_name(c, VK_OBJECT_TYPE_DEVICE_MEMORY, bound.memory->object.handle, name, sizeof name),
            (unsigned long long)bound.offset);
        m.fix = "Bind a resource once. To move it to other memory, create another one.";
        wd_core_end(&m);
    }
}

static void check_protection(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                             bool is_protected) {
    const bool has_protected_memory = (bind->memory->properties & VK_MEMORY_PROPERTY_PROTECTED_BIT) != 0;
    wd_core_message m;
    if (is_protected != has_protected_memory &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner,
                           is_protected ? rules->is_protected : rules->is_not_protected)) {
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(&m, ", which was created %s protection, memory is of memory type %u, which is %s",
                         is_protected ? "with" : "without", bind->memory->type_index,
                         has_protected_memory ? "protected" : "not protected");
        wd_core_end(&m);
    }
}

void wd_core_check_memory_use(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                              uint64_t dedicated, VkExternalMemoryHandleTypeFlags external_types,
                              bool is_protected) {
    assert(bind->memory);
    const wd_state_memory *memory = bind->memory;
    wd_core_message m;
    if (dedicated && (dedicated != bind->handle || bind->offset) &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->other_dedicated)) {
        char name[256];
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(&m, ", memoryOffset is %llu, memory is dedicated to %s",
                         (unsigned long long)bind->offset,
                         wd_core_name(c, bind->type, dedicated, name, sizeof name));
        m.fix = "Bind dedicated memory to its resource only, at offset 0.";
        wd_core_end(&m);
    }
    if (memory->export_types && !(memory->export_types & external_types) &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->exports)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m,
                         ", whose VkExportMemoryAllocateInfo::handleTypes is 0x%x, handleTypes of %s is 0x%x",
                         memory->export_types, bind->resource, external_types);
        wd_core_end(&m);
    }
    if (memory->import_types & ~external_types &&
        wd_core_begin_rule(&m, c, bind->frame, bind->owner, rules->imports)) {
        wd_core_handle(&m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle);
        wd_core_summaryf(&m, ", imported from a handle of type 0x%x, handleTypes of %s is 0x%x",
                         memory->import_types, bind->resource, external_types);
        m.fix = "Create the resource with the handle type in its VkExternalMemoryBufferCreateInfo or "
                "VkExternalMemoryImageCreateInfo.";
        wd_core_end(&m);
    }
    check_protection(c, bind, rules, is_protected);
}
