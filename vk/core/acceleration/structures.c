// Acceleration structures themselves: creation, addresses, properties and copies.
#include "vk/core/acceleration/acceleration_internal.h"

static const wd_state_acceleration_structure *find(const wd_core_check *c,
                                                   VkAccelerationStructureKHR handle) {
    return handle ? WD_CORE_FIND(acceleration_structure, handle) : NULL;
}

static void put_buffer(wd_core_message *m, const wd_core_check *c, const wd_state_buffer *buffer) {
    char name[160];
    wd_core_notef(m, "The buffer is %s, with %llu bytes",
                  wd_core_name(c, VK_OBJECT_TYPE_BUFFER, buffer->object.handle, name, sizeof name),
                  (unsigned long long)buffer->size);
}

WD_CORE_CHECK(acceleration, CreateAccelerationStructureKHR) {
    const VkAccelerationStructureCreateInfoKHR *info = s->pCreateInfo;
    const wd_state_buffer *buffer = info ? WD_CORE_FIND(buffer, info->buffer) : NULL;
    const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
    wd_core_message m;
    // The statement says 'less than': a structure that fills its buffer is what all programs have.
    if (buffer && (info->offset > buffer->size || info->size > buffer->size - info->offset) &&
        wd_core_begin_rule(&m, c, &frame, "VkAccelerationStructureCreateInfoKHR", WD_CORE_RULE(03616))) {
        wd_core_unsigned(&m, "size", info->size);
        wd_core_unsigned(&m, "offset", info->offset);
        put_buffer(&m, c, buffer);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(acceleration, GetAccelerationStructureDeviceAddressKHR) {
    const wd_state_acceleration_structure *structure =
        s->pInfo ? find(c, s->pInfo->accelerationStructure) : NULL;
    const wd_state_buffer *buffer = structure ? structure->buffer : NULL;
    wd_core_message m;
    if (!buffer) {
        return;
    }
    if (!(buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) &&
        wd_core_buffer_is_bound(c, buffer) == WD_CORE_FALSE &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09541))) {
        wd_core_handle(&m, "pInfo->accelerationStructure", VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                       structure->object.handle);
        wd_core_word(&m, "the memory of its buffer", "not bound");
        wd_core_end(&m);
    }
    if (!(buffer->usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09542))) {
        wd_core_handle(&m, "pInfo->accelerationStructure", VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                       structure->object.handle);
        wd_core_word(&m, "the usage of its buffer", "one without VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT");
        put_buffer(&m, c, buffer);
        wd_core_end(&m);
    }
}

// --- Memory

// check_memory checks the memory of a structure's buffer. `rule` is that of the command or of `owner`.
static void check_memory(wd_core_check *c, const char *owner, const char *label,
                         VkAccelerationStructureKHR handle, bool is_on_host, uint32_t rule) {
    const wd_state_acceleration_structure *structure = find(c, handle);
    const wd_state_buffer *buffer = structure ? structure->buffer : NULL;
    wd_core_message m;
    if (!buffer || buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT ||
        wd_core_buffer_is_bound(c, buffer) == WD_CORE_NOT_KNOWN) {
        return;
    }
    const wd_state_memory *memory = wd_state_binding_of(&buffer->binding).memory;
    if ((!memory || (is_on_host && !(memory->properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT))) &&
        wd_core_begin_rule(&m, c, NULL, owner, rule)) {
        wd_core_handle(&m, label, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, structure->object.handle);
        wd_core_word(&m, "the memory of its buffer", memory ? "not host-visible" : "not bound");
        wd_core_end(&m);
    }
}

void wd_acceleration_check_instances(wd_core_check *c, const wd_core_frame *frame, const char *label,
                                     const wd_state_acceleration_structure *structure, uint32_t rule) {
    const wd_state_memory *memory =
        structure && structure->buffer ? wd_state_binding_of(&structure->buffer->binding).memory : NULL;
    wd_core_message m;
    if (memory && memory->has_instances && wd_core_begin_rule(&m, c, frame, NULL, rule)) {
        wd_core_handle(&m, label, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, structure->object.handle);
        wd_core_word(&m, "the memory of its buffer",
                     "one with an instance for each of several physical devices");
        m.fix = "Allocate the memory with one bit in VkMemoryAllocateFlagsInfo::deviceMask.";
        wd_core_end(&m);
    }
}

static void check_instances(wd_core_check *c, const char *label, VkAccelerationStructureKHR handle,
                            uint32_t rule) {
    wd_acceleration_check_instances(c, NULL, label, find(c, handle), rule);
}

// check_compaction: only structures that were built for it are compacted. `owner` NULL: the command.
static void check_compaction(wd_core_check *c, const wd_core_frame *frame, const char *owner,
                             const char *label, VkAccelerationStructureKHR handle, uint32_t rule) {
    const wd_state_acceleration_structure *structure = find(c, handle);
    VkBuildAccelerationStructureFlagsKHR flags = 0;
    wd_core_message m;
    char text[512];
    if (structure && wd_acceleration_flags(c, structure, &flags) &&
        !(flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_COMPACTION_BIT_KHR) &&
        wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_handle(&m, label, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, structure->object.handle);
        wd_core_summaryf(&m, ", which was built with the flags %s",
                         wd_VkBuildAccelerationStructureFlagsKHR_string(flags, text, sizeof text));
        m.fix = "Build the structure with VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_COMPACTION_BIT_KHR.";
        wd_core_end(&m);
    }
}

static void check_copy(wd_core_check *c, const VkCopyAccelerationStructureInfoKHR *info) {
    const wd_core_frame frame = WD_CORE_POINTER(NULL, "pInfo");
    wd_acceleration_note_copy(c, info->dst);
    if (info->mode == VK_COPY_ACCELERATION_STRUCTURE_MODE_COMPACT_KHR) {
        check_compaction(c, &frame, "VkCopyAccelerationStructureInfoKHR", "src", info->src,
                         WD_CORE_RULE(03411));
    }
}

static void check_sizes(wd_core_check *c, VkQueryType type, const VkAccelerationStructureKHR *structures,
                        uint32_t count) {
    for (uint32_t i = 0;
         type == VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR && structures && i < count; i++) {
        check_compaction(c, NULL, NULL, "an element of pAccelerationStructures", structures[i],
                         WD_CORE_RULE(03431));
    }
}

WD_CORE_CHECK(acceleration, CopyAccelerationStructureKHR) {
    if (s->pInfo) {
        check_copy(c, s->pInfo);
        check_memory(c, NULL, "pInfo->src", s->pInfo->src, true, WD_CORE_RULE(03727));
        check_memory(c, NULL, "pInfo->dst", s->pInfo->dst, true, WD_CORE_RULE(03728));
        check_instances(c, "pInfo->src", s->pInfo->src, WD_CORE_RULE(03780));
        check_instances(c, "pInfo->dst", s->pInfo->dst, WD_CORE_RULE(03781));
    }
}

WD_CORE_CHECK(acceleration, CmdCopyAccelerationStructureKHR) {
    if (s->pInfo) {
        check_copy(c, s->pInfo);
        check_memory(c, NULL, "pInfo->src", s->pInfo->src, false, WD_CORE_RULE(03737));
        check_memory(c, NULL, "pInfo->dst", s->pInfo->dst, false, WD_CORE_RULE(03738));
    }
}

static void check_alignment(wd_core_check *c, const char *label, uint64_t address, uint32_t alignment,
                            uint32_t rule) {
    wd_core_message m;
    if (address % alignment && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "%s is 0x%llx, and the alignment is %u", label, (unsigned long long)address,
                         alignment);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(acceleration, CmdCopyAccelerationStructureToMemoryKHR) {
    if (s->pInfo) {
        check_memory(c, NULL, "pInfo->src", s->pInfo->src, false, WD_CORE_RULE(03559));
        check_alignment(c, "pInfo->dst.deviceAddress", s->pInfo->dst.deviceAddress, 256, WD_CORE_RULE(03740));
    }
}

WD_CORE_CHECK(acceleration, CmdCopyMemoryToAccelerationStructureKHR) {
    if (s->pInfo) {
        check_memory(c, NULL, "pInfo->dst", s->pInfo->dst, false, WD_CORE_RULE(03745));
        check_alignment(c, "pInfo->src.deviceAddress", s->pInfo->src.deviceAddress, 256, WD_CORE_RULE(03743));
        wd_acceleration_note_copy(c, s->pInfo->dst);
    }
}

WD_CORE_CHECK(acceleration, CopyAccelerationStructureToMemoryKHR) {
    if (s->pInfo) {
        check_memory(c, NULL, "pInfo->src", s->pInfo->src, true, WD_CORE_RULE(03731));
        check_instances(c, "pInfo->src", s->pInfo->src, WD_CORE_RULE(03783));
        check_alignment(c, "pInfo->dst.hostAddress", (uintptr_t)s->pInfo->dst.hostAddress, 16,
                        WD_CORE_RULE(03751));
    }
}

WD_CORE_CHECK(acceleration, CopyMemoryToAccelerationStructureKHR) {
    if (s->pInfo) {
        check_memory(c, NULL, "pInfo->dst", s->pInfo->dst, true, WD_CORE_RULE(03730));
        check_instances(c, "pInfo->dst", s->pInfo->dst, WD_CORE_RULE(03782));
        check_alignment(c, "pInfo->src.hostAddress", (uintptr_t)s->pInfo->src.hostAddress, 16,
                        WD_CORE_RULE(03750));
        wd_acceleration_note_copy(c, s->pInfo->dst);
    }
}

// --- Properties

WD_CORE_CHECK(acceleration, CmdWriteAccelerationStructuresPropertiesKHR) {
    const wd_state_query_pool *pool = WD_CORE_FIND(query_pool, s->queryPool);
    wd_core_message m;
    for (uint32_t i = 0; s->pAccelerationStructures && i < s->accelerationStructureCount; i++) {
        check_memory(c, NULL, "an element of pAccelerationStructures", s->pAccelerationStructures[i], false,
                     WD_CORE_RULE(03736));
    }
    check_sizes(c, s->queryType, s->pAccelerationStructures, s->accelerationStructureCount);
    if (!pool) {
        return;
    }
    if (pool->query_type != s->queryType && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02493))) {
        wd_core_word(&m, "queryType", wd_VkQueryType_string(s->queryType));
        wd_core_word(&m, "the type of queryPool", wd_VkQueryType_string(pool->query_type));
        wd_core_end(&m);
    }
    if ((uint64_t)s->firstQuery + s->accelerationStructureCount > pool->query_count &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04880))) {
        wd_core_unsigned(&m, "firstQuery", s->firstQuery);
        wd_core_unsigned(&m, "accelerationStructureCount", s->accelerationStructureCount);
        wd_core_unsigned(&m, "the number of queries in queryPool", pool->query_count);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(acceleration, WriteAccelerationStructuresPropertiesKHR) {
    const struct {
        VkQueryType type;
        uint32_t rule;
    } rules[] = {
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, WD_CORE_RULE(03448)},
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR, WD_CORE_RULE(03450)},
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SIZE_KHR, WD_CORE_RULE(06731)},
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_BOTTOM_LEVEL_POINTERS_KHR, WD_CORE_RULE(06733)},
    };
    wd_core_message m;
    for (uint32_t i = 0; s->pAccelerationStructures && i < s->accelerationStructureCount; i++) {
        check_memory(c, NULL, "an element of pAccelerationStructures", s->pAccelerationStructures[i], true,
                     WD_CORE_RULE(03733));
        check_instances(c, "an element of pAccelerationStructures", s->pAccelerationStructures[i],
                        WD_CORE_RULE(03784));
    }
    check_sizes(c, s->queryType, s->pAccelerationStructures, s->accelerationStructureCount);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        if (rules[i].type == s->queryType && s->stride % sizeof(VkDeviceSize) &&
            wd_core_begin_rule(&m, c, NULL, NULL, rules[i].rule)) {
            wd_core_unsigned(&m, "stride", s->stride);
            wd_core_word(&m, "queryType", wd_VkQueryType_string(s->queryType));
            wd_core_end(&m);
        }
    }
}

// --- Descriptors

static void check_write(wd_core_check *c, const wd_core_frame *outer, const VkWriteDescriptorSet *write) {
    const VkWriteDescriptorSetAccelerationStructureKHR *chained =
        write->descriptorType == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR
            ? wd_core_chained(write->pNext, VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR)
            : NULL;
    const wd_core_frame frame = WD_CORE_MEMBER(outer, "<VkWriteDescriptorSetAccelerationStructureKHR>");
    for (uint32_t i = 0;
         chained && chained->pAccelerationStructures && i < chained->accelerationStructureCount; i++) {
        const wd_state_acceleration_structure *structure = find(c, chained->pAccelerationStructures[i]);
        wd_core_message m;
        if (structure && structure->structure_type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR &&
            wd_core_begin_rule(&m, c, &frame, "VkWriteDescriptorSetAccelerationStructureKHR",
                               WD_CORE_RULE(03579))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pAccelerationStructures[]", VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                           structure->object.handle);
            wd_core_notef(&m, "The structure has VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR");
            wd_core_end(&m);
        }
    }
}

static void check_writes(wd_core_check *c, const VkWriteDescriptorSet *writes, uint32_t count) {
    for (uint32_t i = 0; writes && i < count; i++) {
        if (writes[i].descriptorType == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR) {
            const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pDescriptorWrites", i);
            check_write(c, &frame, &writes[i]);
        }
    }
}

WD_CORE_CHECK(acceleration, UpdateDescriptorSets) {
    check_writes(c, s->pDescriptorWrites, s->descriptorWriteCount);
}

WD_CORE_CHECK(acceleration, CmdPushDescriptorSetKHR) {
    check_writes(c, s->pDescriptorWrites, s->descriptorWriteCount);
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(acceleration, CmdPushDescriptorSet) {
    check_writes(c, s->pDescriptorWrites, s->descriptorWriteCount);
}
#endif
