// Uses of objects by threads while commands run: which thread uses which object, and where two uses overlap that must
// not.
//
// A command opens a frame, adds a use for each object, looks for conflicts, and closes the frame when it ends. A use is
// exclusive where the specification asks for external synchronization, and shared elsewhere.
//
// Two structures hold the uses in flight. Both belong to the process and need no knowledge of objects, so that an
// object may be destroyed or its handle be used again at any time:
//   - A table of 4096 lines, 64 bytes each, by a hash of the object. An exclusive use occupies a word of its line,
//     written
//     with one atomic exchange and cleared with one store. The word holds the thread, the command and a part of the
//     hash.
//   - A record for each thread with all its uses. Shared uses are only there, so that threads that share an object
//     write
//     no common memory. An exclusive use of an object that can have shared uses reads the records of all threads.
// The order of each thread is: publish all uses, full memory barrier, look for the uses of others. So of two threads
// whose uses overlap at least one sees the other (Dekker's algorithm).
//
// Recorded commands take a shorter path (threads_recording.h) with the same order and one atomic exchange.
//
// A word of the table identifies its object with 46 bits of the hash. A match is confirmed with all 64 bits in the
// record of the other thread, unless its use has just ended.
//
// | function                         | threads                                                               |
// |----------------------------------|-----------------------------------------------------------------------|
// | wd_uses_thread, wd_uses_open     | any; take a lock when a thread calls them for the first time          |
// | wd_uses_cache                    | the thread of the record; no lock                                     |
// | wd_uses_add, _find_conflict,     | the thread of the frame; no lock                                      |
// | _close                           |                                                                       |
// | wd_uses_forget                   | any; no lock                                                          |
#ifndef WARDEN_VK_THREADS_THREADS_USES_H
#define WARDEN_VK_THREADS_THREADS_USES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_use_flag {
    WD_USE_EXCLUSIVE = 1 << 0, // No other thread may use the object meanwhile.
    WD_USE_ENDS = 1 << 1,      // The command destroys the object.
    // The use concerns the child only: it conflicts with uses of the same child, and with those that have
    // WD_USE_ALL_CHILDREN.
    WD_USE_CHILD_ONLY = 1 << 2,
    WD_USE_ALL_CHILDREN = 1 << 3, // The use concerns all children of the object.
    WD_USE_WAITS = 1 << 4,        // A shared use that conflicts only with those that have WD_USE_ENDS.
    // All uses of the object are in the table, shared ones too: of objects that hardly have shared uses, but are used
    // exclusively very often.
    WD_USE_IN_TABLE = 1 << 5,
    // Recorded commands do not list their uses of this object. While such a use is in flight they list all their uses,
    // and the uses that they listed before are found with wd_use_search.
    WD_USE_UNLISTED = 1 << 6,
    // `child` is a range of elements (wd_use_range). Two uses of one object conflict where their ranges overlap. Set
    // WD_USE_CHILD_ONLY as well.
    WD_USE_RANGE = 1 << 8,
} wd_use_flag;

// wd_use is one use of one object.
typedef struct wd_use {
    uint64_t key;    // wd_uses_key of the object.
    uint64_t handle; // Of the object.
    uint64_t child;  // The handle of the object's child that the command names, or 0. See WD_USE_RANGE.
    uint32_t type;   // VkObjectType
    uint32_t flags;  // wd_use_flag
} wd_use;

// wd_use_range returns the `child` of a range of elements.
static inline uint64_t wd_use_range(uint32_t first, uint32_t count) {
    return (uint64_t)first << 32 | count;
}

// wd_use_conflict is a pair of uses that overlap.
typedef struct wd_use_conflict {
    wd_use own;
    uint64_t other_child; // 0 where the other use has none, or where it has just ended.
    uint32_t other_command;
    bool is_other_exclusive;
    uint32_t other_thread; // The thread's id as the operating system has it.
} wd_use_conflict;

typedef struct wd_use_thread wd_use_thread;

// wd_use_cache is part of the record of a thread: the use of the latest recorded command.
typedef struct wd_use_cache {
    uint64_t command_buffer; // 0: none.
    wd_use use;
    uint32_t epoch; // Of the caller: whether the rest is still correct.
} wd_use_cache;

// wd_use_search decides whether a use by another thread is also a use of the object of `own`, which has
// WD_USE_UNLISTED, and returns the handle of the child that it uses; 0: it is not.
typedef struct wd_use_search {
    uint64_t (*child_of)(const void *user, const wd_use *own, const wd_use *other);
    const void *user;
} wd_use_search;

// wd_uses_key returns the key of an object: a hash of its handle, its type and its owner (0, or a pointer that
// distinguishes objects of different devices with equal handles). It is never 0.
static inline uint64_t wd_uses_key(uint64_t handle, uint32_t type, uintptr_t owner) {
    uint64_t hash = handle ^ (uint64_t)type * UINT64_C(0x9e3779b97f4a7c15) ^
                    (uint64_t)owner * UINT64_C(0xc2b2ae3d27d4eb4f);
    hash *= UINT64_C(0xd6e8feb86659fd93);
    hash ^= hash >> 32;
    return hash | !hash;
}

// wd_uses_thread returns the record of the calling thread, or NULL: too many threads.
wd_use_thread *wd_uses_thread(void);

// wd_uses_cache returns the cache of the record. Only its thread may use it.
wd_use_cache *wd_uses_cache(wd_use_thread *thread);

// wd_uses_open opens a frame of the calling thread for a command (below 4096) and returns the thread's record. NULL:
// too many threads or frames; then there is nothing to close.
wd_use_thread *wd_uses_open(uint32_t command);

// wd_uses_add adds a use to the open frame. A thread has at most 256; the others are not tracked.
void wd_uses_add(wd_use_thread *thread, const wd_use *use);

// wd_uses_find_conflict looks for a use of another thread that conflicts with a use of the open frame. It returns false
// if there is none. Call it once, after the last wd_uses_add. Where two threads begin at the same time, both may see a
// conflict. `search` is for uses with WD_USE_UNLISTED; it may be NULL if there are none.
bool wd_uses_find_conflict(wd_use_thread *thread, const wd_use_search *search, wd_use_conflict *conflict);

// wd_uses_find_overlap is wd_uses_find_conflict for the uses of the open frame for which `matters` returns true; a use
// that names a child concerns only that child. It may be called again and again, to wait until other threads end
// theirs.
bool wd_uses_find_overlap(wd_use_thread *thread, bool (*matters)(const wd_use *use),
                          wd_use_conflict *conflict);

// wd_uses_close ends the uses of the frame.
void wd_uses_close(wd_use_thread *thread);

// wd_uses_forget ends the uses that destroy an object: its handle was returned for a new object, so the old one is
// gone, though the command that destroyed it may still be on its way back.
void wd_uses_forget(uint64_t key);

// wd_uses_thread_id returns the id of the calling thread as the operating system has it.
uint32_t wd_uses_thread_id(void);

#ifdef __cplusplus
}
#endif
#endif
