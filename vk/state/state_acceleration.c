// Acceleration structures.
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

static void finish_acceleration_structure(wd_state_object *object) {
    const wd_state_acceleration_structure *structure = (wd_state_acceleration_structure *)object;
    wd_state_unref((wd_state_object *)structure->buffer);
    wd_state_unref((wd_state_object *)structure->binding.memory);
}

WD_STATE_POST(CreateAccelerationStructureKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_acceleration_structure *structure =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                               WD_STATE_NON_DISPATCHABLE(*args->pAccelerationStructure), sizeof *structure,
                               finish_acceleration_structure);
    if (!structure) {
        return;
    }
    structure->buffer = wd_state_find_buffer(device, args->pCreateInfo->buffer);
    wd_state_ref((wd_state_object *)structure->buffer);
    structure->offset = args->pCreateInfo->offset;
    structure->size = args->pCreateInfo->size;
    structure->structure_type = args->pCreateInfo->type;
    wd_state_publish(&structure->object);
}

// --- Builds

// Values of build_flags: none, one for all builds (KNOWN_FLAGS and the flags), or not known.
#define KNOWN_FLAGS (UINT64_C(1) << 32)
#define UNKNOWN_FLAGS UINT64_MAX

bool wd_state_build_flags(const wd_state_acceleration_structure *structure,
                          VkBuildAccelerationStructureFlagsKHR *flags) {
    const uint64_t value = __atomic_load_n(&structure->build_flags, __ATOMIC_ACQUIRE);
    *flags = (VkBuildAccelerationStructureFlagsKHR)value;
    return value != 0 && value != UNKNOWN_FLAGS;
}

// note_flags: builds with other flags than those before make the flags unknown.
static void note_flags(wd_state_acceleration_structure *structure, uint64_t flags) {
    uint64_t before = 0;
    if (structure &&
        !__atomic_compare_exchange_n(&structure->build_flags, &before, flags, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE) &&
        before != flags) {
        __atomic_store_n(&structure->build_flags, UNKNOWN_FLAGS, __ATOMIC_RELEASE);
    }
}

static void note_builds(wd_state_device *device, const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                        uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        // An update in place keeps the flags.
        if (infos[i].mode != VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR ||
            infos[i].srcAccelerationStructure != infos[i].dstAccelerationStructure) {
            note_flags(wd_state_find_acceleration_structure(device, infos[i].dstAccelerationStructure),
                       KNOWN_FLAGS | infos[i].flags);
        }
    }
}

static void note_copy(wd_state_device *device, VkAccelerationStructureKHR source,
                      VkAccelerationStructureKHR target) {
    const wd_state_acceleration_structure *from = wd_state_find_acceleration_structure(device, source);
    const uint64_t flags = from ? __atomic_load_n(&from->build_flags, __ATOMIC_ACQUIRE) : 0;
    // The source may be built later.
    note_flags(wd_state_find_acceleration_structure(device, target), flags ? flags : UNKNOWN_FLAGS);
}

WD_STATE_POST(CmdBuildAccelerationStructuresKHR) {
    (void)down;
    note_builds(call->device->state, args->pInfos, args->infoCount);
}

WD_STATE_POST(CmdBuildAccelerationStructuresIndirectKHR) {
    (void)down;
    note_builds(call->device->state, args->pInfos, args->infoCount);
}

WD_STATE_POST(BuildAccelerationStructuresKHR) {
    (void)down;
    note_builds(call->device->state, args->pInfos, args->infoCount);
}

WD_STATE_POST(CmdCopyAccelerationStructureKHR) {
    (void)down;
    note_copy(call->device->state, args->pInfo->src, args->pInfo->dst);
}

WD_STATE_POST(CopyAccelerationStructureKHR) {
    (void)down;
    note_copy(call->device->state, args->pInfo->src, args->pInfo->dst);
}

WD_STATE_POST(CmdCopyMemoryToAccelerationStructureKHR) {
    (void)down;
    note_copy(call->device->state, VK_NULL_HANDLE, args->pInfo->dst);
}

WD_STATE_POST(CopyMemoryToAccelerationStructureKHR) {
    (void)down;
    note_copy(call->device->state, VK_NULL_HANDLE, args->pInfo->dst);
}

// --- Creation

#ifdef VK_KHR_device_address_commands

// buffer_at is a search for the buffer that contains a range of device addresses. Structures are created rarely: no
// index is kept.
typedef struct buffer_at {
    VkDeviceAddressRangeKHR range;
    wd_state_buffer *found; // Referenced.
} buffer_at;

static bool match_buffer(wd_state_object *object, void *user) {
    buffer_at *search = user;
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    const VkDeviceAddress address = __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE);
    const VkDeviceSize offset = search->range.address - address;
    if (!address || search->range.address < address || offset > buffer->size ||
        search->range.size > buffer->size - offset) {
        return true;
    }
    search->found = (wd_state_buffer *)wd_state_ref(object);
    return false;
}

WD_STATE_POST(CreateAccelerationStructure2KHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    buffer_at search = {.range = args->pCreateInfo->addressRange};
    wd_state_acceleration_structure *structure =
        args->result == VK_SUCCESS
            ? wd_state_new_in_device(device, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                                     WD_STATE_NON_DISPATCHABLE(*args->pAccelerationStructure),
                                     sizeof *structure, finish_acceleration_structure)
            : NULL;
    if (!structure) {
        return;
    }
    wd_state_for_each(device, VK_OBJECT_TYPE_BUFFER, match_buffer, &search);
    structure->buffer = search.found;
    structure->offset = search.found ? search.range.address - search.found->address : 0;
    structure->size = search.range.size;
    structure->structure_type = args->pCreateInfo->type;
    wd_state_publish(&structure->object);
}

#endif

WD_STATE_POST(CreateAccelerationStructureNV) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_acceleration_structure *structure =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV,
                               WD_STATE_NON_DISPATCHABLE(*args->pAccelerationStructure), sizeof *structure,
                               finish_acceleration_structure);
    if (!structure) {
        return;
    }
    structure->size = args->pCreateInfo->compactedSize;
    structure->structure_type = (VkAccelerationStructureTypeKHR)args->pCreateInfo->info.type;
    wd_state_publish(&structure->object);
}

WD_STATE_POST(BindAccelerationStructureMemoryNV) {
    (void)down;
    wd_state_device *device = call->device->state;
    for (uint32_t i = 0; args->result == VK_SUCCESS && i < args->bindInfoCount; i++) {
        const VkBindAccelerationStructureMemoryInfoNV *info = &args->pBindInfos[i];
        wd_state_acceleration_structure *structure =
            wd_state_find_acceleration_structure_nv(device, info->accelerationStructure);
        if (structure && !structure->binding.memory) {
            wd_state_bind_memory(&structure->binding, wd_state_find_memory(device, info->memory),
                                 info->memoryOffset);
        }
    }
}

WD_STATE_POST(GetAccelerationStructureDeviceAddressKHR) {
    (void)down;
    wd_state_acceleration_structure *structure =
        wd_state_find_acceleration_structure(call->device->state, args->pInfo->accelerationStructure);
    if (structure) {
        __atomic_store_n(&structure->address, args->result, __ATOMIC_RELEASE);
    }
}
