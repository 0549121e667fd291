// A range of the table of device addresses.
#ifndef WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_ADDRESSES_INTERNAL_H
#define WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_ADDRESSES_INTERNAL_H

#include "vk/gpuav/device/memory/gpuav_addresses.h"

// The slot of a buffer and one of the two lists own a range. It is freed when both have released it.
struct wd_gpuav_range {
    wd_gpuav_addresses *addresses;
    const wd_state_buffer *buffer; // NULL: its state was freed.
    uint64_t begin, end;
    bool is_destroyed; // Its buffer was destroyed.
    bool is_listed;
};

// wd_gpuav_range_memory stores the addresses of the memory of a range whose buffer has state. False: the buffer is not
// bound to one memory (gpuav_address_backing.c).
bool wd_gpuav_range_memory(const wd_gpuav_range *range, uint64_t *begin, uint64_t *end);

// wd_gpuav_ranges_write_bits writes an entry of four words with the bits of each sorted range. The lock is held
// (gpuav_address_backing.c).
void wd_gpuav_ranges_write_bits(const wd_gpuav_addresses *addresses, uint32_t *words);

#endif
