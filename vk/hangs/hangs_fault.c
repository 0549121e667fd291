#include "vk/hangs/hangs_fault.h"

#include <string.h>

#include "vk/hangs/hangs_fault_internal.h"

enum { MOST_ADDRESSES = 64, MOST_VENDOR_INFOS = 64, MOST_REPORTS = 64, MOST_DUMP_SIZE = 1 << 28 };

// --- VK_EXT_device_fault

// answer is the driver's answer, in an arena.
typedef struct answer {
    VkDeviceFaultCountsEXT counts;
    VkDeviceFaultInfoEXT info;
} answer;

static bool read_counts(const wd_hangs_device *device, answer *found) {
    found->counts = (VkDeviceFaultCountsEXT){.sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_COUNTS_EXT};
    if (device->vk->GetDeviceFaultInfoEXT(device->handle, &found->counts, NULL) != VK_SUCCESS) {
        return false;
    }
    VkDeviceFaultCountsEXT *counts = &found->counts;
    counts->addressInfoCount =
        counts->addressInfoCount < MOST_ADDRESSES ? counts->addressInfoCount : MOST_ADDRESSES;
    counts->vendorInfoCount =
        counts->vendorInfoCount < MOST_VENDOR_INFOS ? counts->vendorInfoCount : MOST_VENDOR_INFOS;
    if (!device->has_vendor_binary || counts->vendorBinarySize > MOST_DUMP_SIZE) {
        counts->vendorBinarySize = 0;
    }
    return true;
}

static bool read_answer(const wd_hangs_device *device, wd_arena *arena, answer *found) {
    if (!read_counts(device, found)) {
        return false;
    }
    const VkDeviceFaultCountsEXT *counts = &found->counts;
    found->info = (VkDeviceFaultInfoEXT){
        .sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_EXT,
        .pAddressInfos =
            wd_arena_alloc_zero(arena, counts->addressInfoCount + 1, sizeof(*found->info.pAddressInfos)),
        .pVendorInfos =
            wd_arena_alloc_zero(arena, counts->vendorInfoCount + 1, sizeof(*found->info.pVendorInfos)),
        .pVendorBinaryData =
            counts->vendorBinarySize ? wd_arena_alloc_zero(arena, (size_t)counts->vendorBinarySize, 1) : NULL,
    };
    if (!found->info.pAddressInfos || !found->info.pVendorInfos ||
        (counts->vendorBinarySize && !found->info.pVendorBinaryData)) {
        return false;
    }
    // VK_INCOMPLETE: the driver has more than the limits above.
    return device->vk->GetDeviceFaultInfoEXT(device->handle, &found->counts, &found->info) >= 0;
}

static void report_answer(wd_hangs_device *device) {
    wd_arena arena;
    answer found;
    wd_arena_init(&arena, device->allocator, 0);
    if (read_answer(device, &arena, &found)) {
        const wd_hangs_fault fault = {
            .is_loss = true,
            .description = found.info.description,
            .facts = "",
            .vendor_infos = found.info.pVendorInfos,
            .num_vendor_infos = found.counts.vendorInfoCount,
            .dump = found.info.pVendorBinaryData,
            .dump_size = (size_t)found.counts.vendorBinarySize,
        };
        if (*fault.description || fault.num_vendor_infos || fault.dump_size) {
            wd_hangs_report_description(device, &fault);
        }
        for (uint32_t i = 0; i < found.counts.addressInfoCount; i++) {
            wd_hangs_report_address(device, &found.info.pAddressInfos[i], true);
        }
    }
    wd_arena_finish(&arena);
}

// --- VK_KHR_device_fault

#ifdef VK_KHR_device_fault
// dump is a crash dump, in an arena.
typedef struct dump {
    const void *data;
    size_t size;
} dump;

static dump read_dump(const wd_hangs_device *device, wd_arena *arena) {
    VkDeviceFaultDebugInfoKHR info = {.sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_DEBUG_INFO_KHR};
    PFN_vkGetDeviceFaultDebugInfoKHR get = device->vk->GetDeviceFaultDebugInfoKHR;
    if (!device->has_vendor_binary || !get || get(device->handle, &info) < 0 || !info.vendorBinarySize ||
        info.vendorBinarySize > MOST_DUMP_SIZE) {
        return (dump){0};
    }
    info.pVendorBinaryData = wd_arena_alloc_zero(arena, info.vendorBinarySize, 1);
    return info.pVendorBinaryData && get(device->handle, &info) >= 0
               ? (dump){info.pVendorBinaryData, info.vendorBinarySize}
               : (dump){0};
}

static const char *facts_of(VkDeviceFaultFlagsKHR flags) {
    static const char *const facts[] = {
        "",
        "The device did not answer in time.",
        "Reports of other faults were lost.",
        "The device did not answer in time.\nReports of other faults were lost.",
    };
    return facts[(flags & VK_DEVICE_FAULT_FLAG_WATCHDOG_TIMEOUT_KHR ? 1 : 0) +
                 (flags & VK_DEVICE_FAULT_FLAG_OVERFLOW_KHR ? 2 : 0)];
}

static void report_info(wd_hangs_device *device, const VkDeviceFaultInfoKHR *info, dump dump) {
    const VkDeviceFaultFlagsKHR flags = info->flags;
    const wd_hangs_fault fault = {
        .is_loss = flags & VK_DEVICE_FAULT_FLAG_DEVICE_LOST_KHR,
        .description = info->description,
        .facts = facts_of(flags),
        .vendor_infos = &info->vendorInfo,
        .num_vendor_infos = flags & VK_DEVICE_FAULT_FLAG_VENDOR_KHR ? 1 : 0,
        .dump = dump.data,
        .dump_size = dump.size,
    };
    if (*fault.description || *fault.facts || fault.num_vendor_infos || fault.dump_size) {
        wd_hangs_report_description(device, &fault);
    }
    if (flags & VK_DEVICE_FAULT_FLAG_MEMORY_ADDRESS_KHR) {
        wd_hangs_report_address(device, &info->faultAddressInfo, fault.is_loss);
    }
    if (flags & VK_DEVICE_FAULT_FLAG_INSTRUCTION_ADDRESS_KHR) {
        wd_hangs_report_address(device, &info->instructionAddressInfo, fault.is_loss);
    }
}

// read_infos returns the reports that the driver has, which it returns once.
static uint32_t read_infos(const wd_hangs_device *device, wd_arena *arena, VkDeviceFaultInfoKHR **infos) {
    PFN_vkGetDeviceFaultReportsKHR get = device->vk->GetDeviceFaultReportsKHR;
    uint32_t count = 0;
    const VkResult result = get(device->handle, 0, &count, NULL);
    count = result < 0 || result == VK_TIMEOUT ? 0 : count < MOST_REPORTS ? count : MOST_REPORTS;
    *infos = count ? wd_arena_alloc_zero(arena, count, sizeof(**infos)) : NULL;
    for (uint32_t i = 0; *infos && i < count; i++) {
        (*infos)[i].sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_KHR;
    }
    const uint32_t wanted = count;
    const bool is_read = *infos && get(device->handle, 0, &count, *infos) >= 0;
    return !is_read ? 0 : count < wanted ? count : wanted;
}

// wd_hangs_kept_faults are reports that the layer read and the application has not.
struct wd_hangs_kept_faults {
    wd_mutex lock;  // Guards the members below.
    uint32_t count; // Oldest first.
    VkDeviceFaultInfoKHR infos[MOST_REPORTS];
};

bool wd_hangs_keep_faults(wd_hangs_device *device) {
    device->kept_faults = wd_alloc_zero(&device->allocator, 1, sizeof(*device->kept_faults));
    if (device->kept_faults) {
        wd_mutex_init(&device->kept_faults->lock);
    }
    return device->kept_faults != NULL;
}

static void keep_infos(struct wd_hangs_kept_faults *kept, const VkDeviceFaultInfoKHR *infos, uint32_t count) {
    wd_mutex_lock(&kept->lock);
    for (uint32_t i = 0; i < count && kept->count < MOST_REPORTS; i++) {
        kept->infos[kept->count++] = infos[i];
    }
    wd_mutex_unlock(&kept->lock);
}

// take_infos moves at most `capacity` kept reports to structs of the application, and returns their number.
// `*num_left`: the number of the others. NULL: none is moved.
static uint32_t take_infos(struct wd_hangs_kept_faults *kept, VkDeviceFaultInfoKHR *infos, uint32_t capacity,
                           uint32_t *num_left) {
    wd_mutex_lock(&kept->lock);
    const uint32_t count = !infos ? 0 : capacity < kept->count ? capacity : kept->count;
    for (uint32_t i = 0; i < count; i++) {
        void *next = infos[i].pNext;
        infos[i] = kept->infos[i];
        infos[i].pNext = next;
    }
    kept->count -= count;
    memmove(kept->infos, kept->infos + count, kept->count * sizeof(*kept->infos));
    *num_left = kept->count;
    wd_mutex_unlock(&kept->lock);
    return count;
}

static void report_infos(wd_hangs_device *device) {
    wd_arena arena;
    VkDeviceFaultInfoKHR *infos;
    wd_arena_init(&arena, device->allocator, 0);
    const uint32_t count = read_infos(device, &arena, &infos);
    if (device->kept_faults) {
        keep_infos(device->kept_faults, infos, count);
    }
    const dump dump = read_dump(device, &arena);
    // A crash dump is of the device: the first report has it, or one of its own.
    const VkDeviceFaultInfoKHR none = {.flags = VK_DEVICE_FAULT_FLAG_DEVICE_LOST_KHR};
    report_info(device, count ? &infos[0] : &none, dump);
    for (uint32_t i = 1; i < count; i++) {
        report_info(device, &infos[i], (struct dump){0});
    }
    wd_arena_finish(&arena);
}

// While there are kept reports, the driver is only asked how many others it has.
void wd_hangs_pre_GetDeviceFaultReportsKHR(wd_call *call, const wd_GetDeviceFaultReportsKHR_args *args,
                                           wd_GetDeviceFaultReportsKHR_args *down) {
    const wd_hangs_device *device = call->data;
    uint32_t num_kept = 0;
    if (!device || !device->kept_faults || !args->pFaultCounts) {
        return;
    }
    (void)take_infos(device->kept_faults, NULL, 0, &num_kept);
    uint32_t *num_others = num_kept ? wd_arena_alloc_zero(&call->scratch, 1, sizeof(*num_others)) : NULL;
    if (num_others) {
        down->timeout = 0;
        down->pFaultCounts = num_others;
        down->pFaultInfo = NULL;
    }
}

// return_kept returns kept reports to the application.
static void return_kept(const wd_hangs_device *device, const wd_GetDeviceFaultReportsKHR_args *args,
                        wd_GetDeviceFaultReportsKHR_args *down) {
    uint32_t num_left;
    const uint32_t count = take_infos(device->kept_faults, args->pFaultInfo, *args->pFaultCounts, &num_left);
    num_left += down->result == VK_SUCCESS || down->result == VK_INCOMPLETE ? *down->pFaultCounts : 0;
    *args->pFaultCounts = args->pFaultInfo ? count : num_left;
    down->result = args->pFaultInfo && num_left ? VK_INCOMPLETE : count || num_left ? VK_SUCCESS : VK_TIMEOUT;
}

void wd_hangs_amend_GetDeviceFaultReportsKHR(wd_call *call, const wd_GetDeviceFaultReportsKHR_args *args,
                                             wd_GetDeviceFaultReportsKHR_args *down) {
    if (down->pFaultCounts != args->pFaultCounts) {
        return_kept(call->data, args, down);
        return;
    }
    const bool has_infos = call->data && down->result >= 0 && down->result != VK_TIMEOUT &&
                           args->pFaultCounts && args->pFaultInfo;
    for (uint32_t i = 0; has_infos && i < *args->pFaultCounts; i++) {
        report_info(call->data, &args->pFaultInfo[i], (dump){0});
    }
}
#endif

void wd_hangs_finish_faults(wd_hangs_device *device) {
#ifdef VK_KHR_device_fault
    if (device->kept_faults) {
        wd_mutex_finish(&device->kept_faults->lock);
        wd_free(&device->allocator, device->kept_faults);
    }
#else
    (void)device;
#endif
}

void wd_hangs_report_fault(wd_hangs_device *device) {
#ifdef VK_KHR_device_fault
    if (device->has_fault_reports) {
        report_infos(device);
        return;
    }
#endif
    if (device->has_fault_info) {
        report_answer(device);
    }
}
