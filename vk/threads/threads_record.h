// The memory of the uses in flight: the table and the records of threads. Private to vk/threads.
#ifndef WARDEN_VK_THREADS_THREADS_RECORD_H
#define WARDEN_VK_THREADS_THREADS_RECORD_H

#include <stddef.h>

#include "vk/threads/threads_uses.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_USE_NUM_LINES = 4096,
    WD_USE_NUM_WAYS = 8,
    // Threads that are alive at the same time. The memory of unused records is never touched.
    WD_USE_MAX_THREADS = 1024,
    // A callback of the application may call Vulkan, although the specification forbids it.
    WD_USE_MAX_FRAMES = 4,
    WD_USE_MAX_ENTRIES = 256,
};

// A word of the table, 0 where it is free:
//   bits 0 to 13   index of the thread's record
//   bits 14 to 25  command
//   bits 26 to 28  the flags below
//   bits 30 to 63  the upper bits of the key
enum { WD_USE_COMMAND_SHIFT = 14 };
#define WD_USE_WORD_EXCLUSIVE (UINT64_C(1) << 26)
#define WD_USE_WORD_ENDS (UINT64_C(1) << 27)
#define WD_USE_WORD_CHILD_ONLY (UINT64_C(1) << 28)
#define WD_USE_WORD_KEY (~UINT64_C(0) << 30)

typedef struct wd_use_line {
    uint64_t words[WD_USE_NUM_WAYS]; // Atomic.
} __attribute__((aligned(64))) wd_use_line;

// wd_use_entry is a use in a thread's record. Other threads may read it while the owner writes the next use there:
// `serial` of the record shows that.
typedef struct wd_use_entry {
    uint64_t key, handle, child; // Atomic.
    uint64_t info;               // Atomic. The type in the upper half, flags in the lower.
    uint64_t *word;              // Of the owner: the use's word in the table; NULL if it has none.
    uint64_t value;              // Of the owner: the word as it was written.
} wd_use_entry;

struct wd_use_thread {
    uint32_t id;          // Atomic. Of the operating system.
    uint32_t num_entries; // Atomic.
    uint32_t serial;      // Atomic. Grows when a frame opens and when it closes.
    uint32_t command;     // Atomic. Of the innermost frame.
    uint32_t num_frames;
    struct {
        uint32_t first, command;
    } frames[WD_USE_MAX_FRAMES];
    wd_use_cache cache; // Of the owner.
    wd_use_entry entries[WD_USE_MAX_ENTRIES];
} __attribute__((aligned(64)));

// -fvisibility=hidden does not hold for declarations: without this, each access would go through the table of exported
// symbols.
#pragma GCC visibility push(hidden)

// Static, not from the heap: threads may be inside a call when the process ends, and an unloaded layer leaves nothing.
extern wd_use_line wd_use_table[WD_USE_NUM_LINES];
extern wd_use_thread wd_use_records[WD_USE_MAX_THREADS];

// wd_use_num_unlisted counts the uses in flight that the table does not show: those that found no free word in their
// line, and those with WD_USE_UNLISTED. Atomic. Recorded commands read it and never write it.
extern uint32_t wd_use_num_unlisted;

extern __thread wd_use_thread *wd_use_own_record
    __attribute__((tls_model("local-dynamic"))); // NULL until the thread's first call.

#pragma GCC visibility pop

static inline uint64_t wd_use_load(const uint64_t *at) {
    return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

static inline void wd_use_store(uint64_t *at, uint64_t value) {
    __atomic_store_n(at, value, __ATOMIC_RELEASE);
}

static inline void wd_use_store_32(uint32_t *at, uint32_t value) {
    __atomic_store_n(at, value, __ATOMIC_RELEASE);
}

// wd_use_replace stores `to` if `*at` is `from`, and returns whether it was. It is a full memory barrier: other
// processors than x86 may read ahead of an exchange, and two threads would miss each other's uses.
static inline bool wd_use_replace(uint64_t *at, uint64_t from, uint64_t to) {
    const bool is_replaced =
        __atomic_compare_exchange_n(at, &from, to, false, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
#if !defined(__x86_64__) && !defined(__i386__)
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
    return is_replaced;
}

static inline wd_use_line *wd_use_line_of(uint64_t key) {
    return &wd_use_table[key % WD_USE_NUM_LINES];
}

// wd_use_line_bits returns 0 if the words of a line from `first` on are free.
static inline uint64_t wd_use_line_bits(const wd_use_line *line, size_t first) {
    uint64_t bits = 0;
#pragma GCC unroll 8
    for (size_t way = first; way < WD_USE_NUM_WAYS; way++) {
        bits |= wd_use_load(&line->words[way]);
    }
    return bits;
}

// wd_use_set_entry writes entry `index` of the own record, for a use that is not in the table.
static inline void wd_use_set_entry(wd_use_thread *thread, uint32_t index, const wd_use *use) {
    wd_use_entry *entry = &thread->entries[index];
    wd_use_store(&entry->key, use->key);
    wd_use_store(&entry->handle, use->handle);
    wd_use_store(&entry->child, use->child);
    wd_use_store(&entry->info, (uint64_t)use->type << 32 | use->flags);
}

#ifdef __cplusplus
}
#endif
#endif
