#include "vk/threads/threads_uses.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    NUM_LINES = 4096,
    NUM_WAYS = 8,
    MAX_THREADS =
        1024, // That are alive at the same time. The memory of records that nobody takes is never touched.
    MAX_FRAMES = 4, // A callback of the application may call Vulkan, although the specification forbids it.
    MAX_ENTRIES = 256,
    RECORDS_TRIED = 8, // Of threads that may have ended, when a new thread needs a record.
};

// A word of the table, 0 where it is free:
//   bits 0 to 13   index of the thread's record
//   bits 14 to 25  command
//   bits 26 to 28  the flags below
//   bits 30 to 63  the upper bits of the key
enum { COMMAND_SHIFT = 14 };
#define WORD_EXCLUSIVE (UINT64_C(1) << 26)
#define WORD_ENDS (UINT64_C(1) << 27)
#define WORD_CHILD_ONLY (UINT64_C(1) << 28)
#define WORD_KEY (~UINT64_C(0) << 30)

typedef struct line {
    uint64_t words[NUM_WAYS]; // Atomic.
} __attribute__((aligned(64))) line;

// entry is a use in a thread's record. Other threads may read it while the owner writes the next use there: `serial` of the
// record shows that.
typedef struct entry {
    uint64_t key, handle, child; // Atomic.
    uint64_t info;               // Atomic. The type in the upper half, flags in the lower.
    uint64_t *word;              // Of the owner: the use's word in the table; NULL if it has none.
    uint64_t value;              // Of the owner: the word as it was written.
} entry;

struct wd_use_thread {
    uint32_t id;          // Atomic. Of the operating system.
    uint32_t num_entries; // Atomic.
    uint32_t serial;      // Atomic. Grows when a frame opens and when it closes.
    uint32_t command;     // Atomic. Of the innermost frame.
    uint32_t num_frames;
    struct {
        uint32_t first, command;
    } frames[MAX_FRAMES];
    wd_use_cache cache; // Of the owner.
    entry entries[MAX_ENTRIES];
} __attribute__((aligned(64)));

// Static, not from the heap: threads may be inside a call when the process ends, and an unloaded layer leaves nothing.
static line table[NUM_LINES];
static wd_use_thread records[MAX_THREADS];
static uint32_t num_records;  // Atomic. Those that a thread took at some time.
static uint32_t num_unplaced; // Atomic. Uses that belong in the table and found no free word in their line.
static pthread_mutex_t records_lock = PTHREAD_MUTEX_INITIALIZER; // Of who takes a record.
static uint32_t next_tried;                                      // Under records_lock.

static _Thread_local wd_use_thread *own_record;

static uint64_t load(const uint64_t *at) {
    return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

static uint32_t load_32(const uint32_t *at) {
    return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

static void store(uint64_t *at, uint64_t value) {
    __atomic_store_n(at, value, __ATOMIC_RELEASE);
}

static void store_32(uint32_t *at, uint32_t value) {
    __atomic_store_n(at, value, __ATOMIC_RELEASE);
}

// replace stores `to` if `*at` is `from`, and returns whether it was.
static bool replace(uint64_t *at, uint64_t from, uint64_t to) {
    return __atomic_compare_exchange_n(at, &from, to, false, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
}

static line *line_of(uint64_t key) {
    return &table[key % NUM_LINES];
}

static bool has_key(uint64_t word, uint64_t key) {
    return word && ((word ^ key) & WORD_KEY) == 0;
}

static uint32_t index_of(uint64_t word) {
    return (uint32_t)word % (1u << COMMAND_SHIFT);
}

static bool belongs_in_table(uint32_t flags) {
    return flags & (WD_USE_EXCLUSIVE | WD_USE_IN_TABLE);
}

// --- Records of threads

uint32_t wd_uses_thread_id(void) {
    return own_record ? own_record->id : (uint32_t)syscall(SYS_gettid);
}

static bool is_alive(uint32_t id) {
    return syscall(SYS_tgkill, getpid(), id, 0) == 0 || errno != ESRCH;
}

// clear_words removes the uses of a thread that ended inside a call.
static void clear_words(uint32_t index) {
    for (size_t i = 0; i < NUM_LINES; i++) {
        for (size_t way = 0; way < NUM_WAYS; way++) {
            const uint64_t word = load(&table[i].words[way]);
            if (word && index_of(word) == index) {
                replace(&table[i].words[way], word, 0);
            }
        }
    }
}

// find_ended returns a record whose thread has ended, or NULL. It tries a few of them each time.
static wd_use_thread *find_ended(uint32_t id) {
    for (uint32_t i = 0; i < num_records; i++) {
        if (records[i].id == id) { // The system gave the id of an ended thread to this one.
            return &records[i];
        }
    }
    for (uint32_t i = 0; i < RECORDS_TRIED && i < num_records; i++) {
        wd_use_thread *record = &records[next_tried++ % num_records];
        if (!is_alive(record->id)) {
            return record;
        }
    }
    return NULL;
}

// enroll gives the calling thread a record, or NULL where too many threads live.
static wd_use_thread *enroll(void) {
    const uint32_t id = (uint32_t)syscall(SYS_gettid);
    pthread_mutex_lock(&records_lock);
    wd_use_thread *record = find_ended(id);
    if (record) {
        load_32(&record->serial); // The writes of the ended thread happened before.
        if (load_32(&record->num_entries)) {
            clear_words((uint32_t)(record - records));
        }
        store_32(&record->num_entries, 0);
        record->num_frames = 0;
        record->cache.child = 0;
        store_32(&record->id, id);
    } else if (num_records < MAX_THREADS) {
        record = &records[num_records];
        store_32(&record->id, id);
        store_32(&num_records, num_records + 1);
    }
    pthread_mutex_unlock(&records_lock);
    own_record = record;
    return record;
}

// --- Frames

wd_use_thread *wd_uses_thread(void) {
    wd_use_thread *thread = own_record;
    return thread ? thread : enroll();
}

wd_use_cache *wd_uses_cache(wd_use_thread *thread) {
    return &thread->cache;
}

static bool open_frame(wd_use_thread *thread, uint32_t command) {
    if (!thread || thread->num_frames == MAX_FRAMES) {
        return false;
    }
    thread->frames[thread->num_frames].first = thread->num_entries;
    thread->frames[thread->num_frames++].command = command;
    store_32(&thread->command, command);
    store_32(&thread->serial, thread->serial + 1);
    return true;
}

wd_use_thread *wd_uses_open(uint32_t command) {
    wd_use_thread *thread = wd_uses_thread();
    return open_frame(thread, command) ? thread : NULL;
}

static uint64_t word_of(const wd_use_thread *thread, const wd_use *use) {
    uint64_t word =
        (use->key & WORD_KEY) | (uint64_t)(thread - records) | (uint64_t)thread->command << COMMAND_SHIFT;
    word |= use->flags & WD_USE_EXCLUSIVE ? WORD_EXCLUSIVE : 0;
    word |= use->flags & WD_USE_ENDS ? WORD_ENDS : 0;
    word |= use->flags & WD_USE_CHILD_ONLY ? WORD_CHILD_ONLY : 0;
    return word;
}

// place puts `word` into a free word of the key's line and returns where. NULL: there is none.
static uint64_t *place(uint64_t key, uint64_t word) {
    line *at = line_of(key);
    for (size_t way = 0; way < NUM_WAYS; way++) {
        if (load(&at->words[way]) == 0 && replace(&at->words[way], 0, word)) {
            return &at->words[way];
        }
    }
    return NULL;
}

void wd_uses_add(wd_use_thread *thread, const wd_use *use) {
    const uint32_t index = thread->num_entries;
    if (index == MAX_ENTRIES) {
        return;
    }
    entry *added = &thread->entries[index];
    store(&added->key, use->key);
    store(&added->handle, use->handle);
    store(&added->child, use->child);
    store(&added->info, (uint64_t)use->type << 32 | use->flags);
    store_32(&thread->num_entries, index + 1);
    if (belongs_in_table(use->flags)) {
        added->value = word_of(thread, use);
        added->word = place(use->key, added->value);
        if (!added->word) {
            __atomic_add_fetch(&num_unplaced, 1, __ATOMIC_SEQ_CST);
        }
    }
}

bool wd_uses_add_exclusive(wd_use_thread *thread, const wd_use *use) {
    wd_uses_add(thread, use);
    const uint32_t self = (uint32_t)(thread - records);
    const line *at = line_of(use->key);
    bool any = load_32(&num_unplaced) != 0;
    for (size_t way = 0; way < NUM_WAYS; way++) {
        const uint64_t word = __atomic_load_n(&at->words[way], __ATOMIC_SEQ_CST);
        any |= has_key(word, use->key) && index_of(word) != self;
    }
    return !any;
}

static void end_use(const entry *ended) {
    const uint32_t flags = (uint32_t)ended->info;
    if (!belongs_in_table(flags)) {
        return;
    }
    if (!ended->word) {
        __atomic_sub_fetch(&num_unplaced, 1, __ATOMIC_SEQ_CST);
    } else if (flags & WD_USE_ENDS) {
        replace(ended->word, ended->value,
                0); // Unless wd_uses_forget freed it; it may belong to another use now.
    } else {
        store(ended->word, 0);
    }
}

void wd_uses_close(wd_use_thread *thread) {
    const uint32_t num_frames = --thread->num_frames;
    const uint32_t first = thread->frames[num_frames].first;
    for (uint32_t i = first; i < thread->num_entries; i++) {
        end_use(&thread->entries[i]);
    }
    store_32(&thread->num_entries, first);
    store_32(&thread->serial, thread->serial + 1);
    if (num_frames) {
        store_32(&thread->command, thread->frames[num_frames - 1].command);
    }
}

void wd_uses_forget(uint64_t key) {
    line *at = line_of(key);
    for (size_t way = 0; way < NUM_WAYS; way++) {
        uint64_t word = load(&at->words[way]);
        while (has_key(word, key) && (word & WORD_ENDS) && !replace(&at->words[way], word, 0)) {
            word = load(&at->words[way]);
        }
    }
}

// --- Conflicts

// read_entry reads an entry of any thread.
static wd_use read_entry(const entry *from) {
    const uint64_t info = load(&from->info);
    return (wd_use){load(&from->key), load(&from->handle), load(&from->child), (uint32_t)(info >> 32),
                    (uint32_t)info};
}

// covers_child returns whether two uses of one object concern the same part of it.
static bool covers_child(const wd_use *a, const wd_use *b) {
    if ((a->flags & WD_USE_CHILD_ONLY) && !(b->flags & WD_USE_ALL_CHILDREN)) {
        return a->child == b->child;
    }
    if ((b->flags & WD_USE_CHILD_ONLY) && !(a->flags & WD_USE_ALL_CHILDREN)) {
        return a->child == b->child;
    }
    return true;
}

static bool exclude(const wd_use *a, const wd_use *b) {
    const uint32_t either = a->flags | b->flags;
    if (!(either & WD_USE_EXCLUSIVE) || ((either & WD_USE_WAITS) && !(either & WD_USE_ENDS))) {
        return false;
    }
    return covers_child(a, b);
}

// found is the result of search_record.
typedef enum found {
    FOUND_NONE,     // No use of the object conflicts.
    FOUND_CONFLICT, // `*conflict` describes it.
    FOUND_CHANGE,   // The thread continued with other uses meanwhile.
} found;

// search_record looks for a use in another thread's record that conflicts with `own`. `in_table` restricts it to uses that
// belong in the table, and to those that do not.
static found search_record(uint32_t index, const wd_use *own, bool in_table, wd_use_conflict *conflict) {
    const wd_use_thread *record = &records[index];
    const uint32_t serial = load_32(&record->serial);
    const uint32_t count = load_32(&record->num_entries);
    found result = FOUND_NONE;
    for (uint32_t i = 0; i < count && result == FOUND_NONE; i++) {
        if (load(&record->entries[i].key) != own->key) {
            continue;
        }
        const wd_use other = read_entry(&record->entries[i]);
        if (belongs_in_table(other.flags) == in_table && exclude(own, &other)) {
            *conflict = (wd_use_conflict){*own, other.child, load_32(&record->command),
                                          other.flags & WD_USE_EXCLUSIVE, load_32(&record->id)};
            result = FOUND_CONFLICT;
        }
    }
    return load_32(&record->serial) == serial ? result : FOUND_CHANGE;
}

// examine decides whether a word of the table with our key is a conflict.
static bool examine(uint64_t *at, uint64_t word, const wd_use *own, wd_use_conflict *conflict) {
    const uint32_t index = index_of(word);
    const bool is_exclusive = word & WORD_EXCLUSIVE;
    if (!(own->flags & WD_USE_EXCLUSIVE) && !is_exclusive) {
        return false;
    }
    const found result = search_record(index, own, true, conflict);
    if (result == FOUND_CONFLICT) {
        return true;
    }
    const uint32_t own_bits = own->flags & (WD_USE_CHILD_ONLY | WD_USE_WAITS);
    if (load(at) == word || own_bits || (word & WORD_CHILD_ONLY)) {
        return false; // Another object with the same bits, another child, or it cannot be known any more.
    }
    // The other use has just ended, but it was there when ours was.
    *conflict = (wd_use_conflict){*own, 0, (uint32_t)(word >> COMMAND_SHIFT) % 4096, is_exclusive,
                                  load_32(&records[index].id)};
    return true;
}

// search_line looks for uses of other threads in the line of the object.
static bool search_line(uint32_t self, const wd_use *use, wd_use_conflict *conflict) {
    line *at = line_of(use->key);
    for (size_t way = 0; way < NUM_WAYS; way++) {
        const uint64_t word = __atomic_load_n(&at->words[way], __ATOMIC_SEQ_CST);
        if (has_key(word, use->key) && index_of(word) != self &&
            examine(&at->words[way], word, use, conflict)) {
            return true;
        }
    }
    return false;
}

// search_records looks for uses in the records of other threads; see search_record.
static bool search_records(uint32_t self, const wd_use *use, bool in_table, wd_use_conflict *conflict) {
    const uint32_t count = load_32(&num_records);
    for (uint32_t i = 0; i < count; i++) {
        if (i != self && search_record(i, use, in_table, conflict) == FOUND_CONFLICT) {
            return true;
        }
    }
    return false;
}

static bool search(uint32_t self, const wd_use *use, bool any_unplaced, wd_use_conflict *conflict) {
    const bool may_be_shared = (use->flags & WD_USE_EXCLUSIVE) && !(use->flags & WD_USE_IN_TABLE);
    return search_line(self, use, conflict) || (any_unplaced && search_records(self, use, true, conflict)) ||
           (may_be_shared && search_records(self, use, false, conflict));
}

// full_barrier orders the stores of the uses before the loads of those of other threads. On x86 the exchange of a use in the
// table has done so.
static void full_barrier(bool has_exchanged) {
#if defined(__x86_64__) || defined(__i386__)
    if (!has_exchanged) {
        static _Thread_local uint32_t unshared;
        __atomic_exchange_n(&unshared, 0, __ATOMIC_SEQ_CST);
    }
#else
    (void)has_exchanged;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

bool wd_uses_find_conflict(wd_use_thread *thread, wd_use_conflict *conflict) {
    const uint32_t self = (uint32_t)(thread - records);
    const uint32_t first = thread->frames[thread->num_frames - 1].first;
    const uint32_t count = thread->num_entries;
    full_barrier(count > first && belongs_in_table((uint32_t)thread->entries[count - 1].info));
    const bool any_unplaced = load_32(&num_unplaced);
    for (uint32_t i = first; i < count; i++) {
        const wd_use use = read_entry(&thread->entries[i]);
        // A thread that was canceled inside a call uses nothing any more.
        if (search(self, &use, any_unplaced, conflict) && is_alive(conflict->other_thread)) {
            return true;
        }
    }
    return false;
}
