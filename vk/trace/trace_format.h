// The format of trace files (docs/trace.md): a header, then blocks with a checksum each. A block holds records. A
// record is a kind, a size and a payload of integers and bytes.
//
//   integer   LEB128: seven bits a byte, the lowest first; the highest bit says that a byte follows
//   bytes     an integer, the size, then the bytes
//   id        an integer. 0: none. Ids of strings and of objects are numbered separately
//
// Records and operations may be added in later versions: readers skip records of unknown kinds.
#ifndef WARDEN_VK_TRACE_TRACE_FORMAT_H
#define WARDEN_VK_TRACE_TRACE_FORMAT_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_TRACE_MAGIC "WDTRACE\n"
#define WD_TRACE_WARDEN_VERSION "0.1.0" // Of the layer that writes the file.

enum {
    WD_TRACE_VERSION = 1,
    WD_TRACE_HEADER_SIZE =
        32, // Magic (8), version (4), size of the header (4), start time (8), checksum (8).
    WD_TRACE_BLOCK_MAGIC = 0x4b4c4257, // "WBLK"
    WD_TRACE_BLOCK_HEAD = 16,          // Magic (4), size of the payload (4), number of the block from 0 (8).
    WD_TRACE_BLOCK_TAIL = 8,           // Checksum: XXH3-64 of the head and the payload.
    WD_TRACE_BLOCK_SIZE = 64 << 10,    // A block is written when its payload has this size.
    WD_TRACE_MAX_BLOCK = 1 << 20,      // No payload is larger.
    WD_TRACE_MAX_DATA = 48 << 10,      // No WD_TRACE_RECORDING_DATA holds more bytes of operations.
};

// wd_trace_record is the kind of a record. docs/trace.md lists the members.
typedef enum wd_trace_record {
    WD_TRACE_ABOUT = 1,
    WD_TRACE_STRING,
    WD_TRACE_DEVICE,
    WD_TRACE_QUEUE,
    WD_TRACE_BUFFER,
    WD_TRACE_IMAGE,
    WD_TRACE_OBJECT, // Any other object.
    WD_TRACE_RECORDING,
    WD_TRACE_RECORDING_DATA,
    WD_TRACE_SUBMISSION,
    WD_TRACE_PRESENT,
    WD_TRACE_ACQUIRE,
    WD_TRACE_HOST_WAIT,
    WD_TRACE_HAZARD,
    WD_TRACE_FINDING,
    WD_TRACE_SHADER,
    WD_TRACE_NOTE,
    WD_TRACE_END,
    WD_TRACE_NAME,
    WD_TRACE_REDUNDANT,
    WD_TRACE_NUM_RECORDS,
} wd_trace_record;

// wd_trace_operation is the kind of an operation in the data of a recording. An operation belongs to the command before
// it, but for LABEL and DEFINE_LABEL, which belong to the next one.
typedef enum wd_trace_operation {
    WD_TRACE_OP_COMMAND = 1,
    WD_TRACE_OP_DEFINE_LABEL,
    WD_TRACE_OP_LABEL,
    WD_TRACE_OP_PIPELINE,
    WD_TRACE_OP_SUBPASS,
    WD_TRACE_OP_ACCESSES,
    WD_TRACE_OP_SAME_ACCESSES,
    WD_TRACE_OP_BARRIERS,
    WD_TRACE_OP_SAME_BARRIERS,
    WD_TRACE_OP_TRANSITION,
    WD_TRACE_OP_BEGIN_PASS,
    WD_TRACE_OP_ATTACHMENT,
    WD_TRACE_OP_END_PASS,
    WD_TRACE_OP_EVENT,
    WD_TRACE_OP_EXECUTE,
    WD_TRACE_OP_SKIPPED,
    WD_TRACE_OP_UNKNOWN_ACCESSES,
    WD_TRACE_NUM_OPERATIONS,
} wd_trace_operation;

// Kinds of barriers.
typedef enum wd_trace_barrier_kind {
    WD_TRACE_BARRIER_MEMORY,
    WD_TRACE_BARRIER_BUFFER,
    WD_TRACE_BARRIER_IMAGE,
    WD_TRACE_BARRIER_SUBPASS,
    WD_TRACE_BARRIER_EVENT,
    WD_TRACE_BARRIER_SEMAPHORE, // Never in a file: readers derive it from submissions.
} wd_trace_barrier_kind;

// Kinds of WD_TRACE_OBJECT.
typedef enum wd_trace_object_kind {
    WD_TRACE_OBJECT_OTHER,
    WD_TRACE_OBJECT_BINARY_SEMAPHORE,
    WD_TRACE_OBJECT_TIMELINE_SEMAPHORE,
    WD_TRACE_OBJECT_FENCE,
    WD_TRACE_OBJECT_EVENT,
    WD_TRACE_OBJECT_PIPELINE,
    WD_TRACE_OBJECT_RENDER_PASS,
    WD_TRACE_OBJECT_ACCELERATION_STRUCTURE,
} wd_trace_object_kind;

// Kinds of WD_TRACE_FINDING.
typedef enum wd_trace_other_finding {
    WD_TRACE_OTHER_BARRIER = 1,
    WD_TRACE_OTHER_GPU,
    WD_TRACE_OTHER_HANG,
} wd_trace_other_finding;

// What is known of a command when its device was lost or did not answer.
typedef enum wd_trace_status {
    WD_TRACE_COMPLETED,
    WD_TRACE_BEGUN,     // And not known to be complete.
    WD_TRACE_NOT_KNOWN, // Whether it had begun.
    WD_TRACE_NOT_BEGUN,
    WD_TRACE_NUM_STATUSES,
} wd_trace_status;

// wd_trace_status_names are the names in JSON and in the property `statuses` of findings of vk/hangs.
extern const char *const wd_trace_status_names[WD_TRACE_NUM_STATUSES];

// What removes a hazard.
typedef enum wd_trace_fix_kind {
    WD_TRACE_FIX_NONE,      // The text says what to do.
    WD_TRACE_FIX_BARRIER,   // A barrier between the two commands.
    WD_TRACE_FIX_FIRST,     // The barrier of the first command lacks these masks.
    WD_TRACE_FIX_SECOND,    // The barrier of the second command lacks these masks.
    WD_TRACE_FIX_SUBPASS,   // A subpass dependency.
    WD_TRACE_FIX_SEMAPHORE, // A semaphore between the two submissions.
    WD_TRACE_FIX_WAIT,      // The wait for a semaphore lacks the destination stages.
    WD_TRACE_FIX_SIGNAL,    // The signal operation of a semaphore lacks the source stages.
    WD_TRACE_FIX_PRESENT, // The presentation must wait for a semaphore that is signaled after the source stages.
    WD_TRACE_FIX_ACQUISITION, // The second submission must wait for the semaphore of the acquisition.
} wd_trace_fix_kind;

// Where the barrier of WD_TRACE_FIX_BARRIER belongs.
typedef enum wd_trace_fix_location {
    WD_TRACE_BETWEEN,       // Anywhere between the two commands.
    WD_TRACE_BEFORE_PASS,   // Before the render pass instance of the second command.
    WD_TRACE_IN_SUBPASS,    // Between the two, with a dependency of the subpass to itself.
    WD_TRACE_SPLIT_PASS,    // Between the two, where the instance of a render pass object must end.
    WD_TRACE_SPLIT_DYNAMIC, // Between the two, where the dynamic rendering must end.
    WD_TRACE_OTHER_SUBPASS, // The two commands must be in different subpasses.
} wd_trace_fix_location;

typedef enum wd_trace_host_wait_kind {
    WD_TRACE_WAIT_FENCE,
    WD_TRACE_WAIT_SEMAPHORE,
    WD_TRACE_WAIT_QUEUE_IDLE,
    WD_TRACE_WAIT_DEVICE_IDLE,
} wd_trace_host_wait_kind;

// wd_trace_bytes is a growing array of bytes. The first failed allocation sticks.
typedef struct wd_trace_bytes {
    wd_allocator allocator;
    uint8_t *items;
    size_t count, capacity;
    bool failed;
} wd_trace_bytes;

// wd_trace_reserve makes room for `size` more bytes. False: there is no memory.
bool wd_trace_reserve(wd_trace_bytes *bytes, size_t size);
void wd_trace_finish(wd_trace_bytes *bytes);

enum { WD_TRACE_MAX_INTEGER = 10 }; // Bytes of an integer.

// wd_trace_store writes an integer to `at`, which has room for it, and returns its end.
static inline uint8_t *wd_trace_store(uint8_t *at, uint64_t value) {
    while (value >= 0x80) {
        *at++ = (uint8_t)(value | 0x80);
        value >>= 7;
    }
    *at++ = (uint8_t)value;
    return at;
}

// wd_trace_put appends an integer. wd_trace_put_bytes appends bytes with their size.
void wd_trace_put(wd_trace_bytes *bytes, uint64_t value);
void wd_trace_put_bytes(wd_trace_bytes *bytes, const void *data, size_t size);

// wd_trace_cursor reads integers and bytes from memory. After a read beyond the end `failed` is set and results are 0.
typedef struct wd_trace_cursor {
    const uint8_t *at, *end;
    bool failed;
} wd_trace_cursor;

uint64_t wd_trace_get(wd_trace_cursor *cursor);
// wd_trace_get_u32 fails if the value is larger than 32 bits.
uint32_t wd_trace_get_u32(wd_trace_cursor *cursor);
// wd_trace_get_bytes returns a pointer into the memory, never NULL.
const uint8_t *wd_trace_get_bytes(wd_trace_cursor *cursor, size_t *size);

// Little-endian integers of the header and of blocks.
void wd_trace_store_u32(uint8_t *at, uint32_t value);
void wd_trace_store_u64(uint8_t *at, uint64_t value);
uint32_t wd_trace_load_u32(const uint8_t *at);
uint64_t wd_trace_load_u64(const uint8_t *at);

#ifdef __cplusplus
}
#endif
#endif
