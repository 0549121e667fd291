// The state of the bits of written memory, which gpuav_written.c and gpuav_written_copies.c share.
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_WRITTEN_INTERNAL_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_WRITTEN_INTERNAL_H

#include "vk/gpuav/device/tables/gpuav_written.h"
#include "vk/util/vector.h"

enum {
    BYTES_OF_BIT = 4,
    BITS = 32,
    BYTES_OF_WORD = BYTES_OF_BIT * BITS,
    BYTES_OF_BITS = BYTES_OF_BIT * 8, // The memory whose bits are one byte, which commands can copy.
    MAX_RANGES = 64,
    MAX_COPIES = 256,
    MAX_COMPARED = 1 << 24, // Bytes whose bits of the host are read for a descriptor or an address.
};

// wd_byte_range is a range of bytes of a memory object.
typedef struct wd_byte_range {
    VkDeviceSize begin, end;
} wd_byte_range;

// wd_followed_memory is the sub-state of a memory object.
typedef struct wd_followed_memory {
    wd_gpuav_inputs *inputs;
    VkDeviceSize size;
    uint32_t position; // Atomic: of the block with the bits; 0: there is none.
    uint32_t size_class;
    bool is_refused; // There will be no bits.
    // Ranges that may have been written, other than by shaders, before there were bits.
    WD_VECTOR(wd_byte_range) ranges;
} wd_followed_memory;

// wd_memory_copy is a copy of bits. Offsets are in the memory objects.
typedef struct wd_memory_copy {
    wd_followed_memory *source, *target;
    VkDeviceSize from, to, size;
} wd_memory_copy;

// wd_memory_write is a range of a memory object that may be written.
typedef struct wd_memory_write {
    wd_followed_memory *memory;
    wd_byte_range range;
} wd_memory_write;

// wd_gpuav_written is the state of the check.
struct wd_gpuav_written {
    wd_mutex lock;                     // Taken under the lock of the inputs, never the other way round.
    uint32_t reserve;                  // Words of the input buffer that are left for tables.
    bool follows_addresses;            // Constant from the first buffer on.
    WD_VECTOR(wd_memory_copy) copies;  // Under the lock: recorded so far. Both memory objects have bits.
    WD_VECTOR(wd_memory_write) writes; // Under the lock: temporary, of note_write.
};

// wd_mark_range is the range of words, for a range of memory that has bits, whose bits of the host belong to it.
typedef struct wd_mark_range {
    uint32_t begin, end;
} wd_mark_range;

// wd_written_marks_of returns the words for a range of memory, and wd_written_bytes_of the memory for some words.
wd_mark_range wd_written_marks_of(const wd_followed_memory *memory, wd_byte_range range);
wd_byte_range wd_written_bytes_of(const wd_followed_memory *memory, wd_mark_range marks);

// wd_written_is_marked returns whether all bits of the host are set for a range of memory that has bits. The lock is
// held.
bool wd_written_is_marked(const wd_followed_memory *memory, wd_byte_range range);

// wd_written_find_memory returns the sub-state of a memory object, which it creates if necessary. The lock is held.
// NULL: there is no host memory, and all memory counts as written.
wd_followed_memory *wd_written_find_memory(wd_gpuav_inputs *inputs, wd_state_memory *memory);

// wd_written_note_write sets the bits of the host for a range of memory that has bits, and for the targets that copies
// may write with it. A copy of neighbors whose bits are the same counts, too. The lock is held.
void wd_written_note_write(wd_gpuav_inputs *inputs, wd_followed_memory *memory, wd_byte_range range);

// wd_written_forget_copies removes the copies from and to a memory object.
void wd_written_forget_copies(struct wd_gpuav_written *written, const wd_followed_memory *memory);

// wd_written_push_targets adds the targets of copies from a range of memory to the list of writes. False: there is no
// host memory. The lock is held.
bool wd_written_push_targets(wd_gpuav_inputs *inputs, const wd_followed_memory *memory, wd_byte_range range);

#endif
