#include "vk/threads/threads_record.h"

#include <pthread.h>

#include "vk/platform/process.h"

enum {
    RECORDS_TRIED = 8, // Of threads that may have ended, when a new thread needs a record.
};

wd_use_line wd_use_table[WD_USE_NUM_LINES];
wd_use_thread wd_use_records[WD_USE_MAX_THREADS];
uint32_t wd_use_num_unlisted __attribute__((aligned(64)));
__thread wd_use_thread *wd_use_own_record __attribute__((tls_model("local-dynamic")));

static uint32_t num_records __attribute__((aligned(64))); // Atomic. Records that a thread has ever taken.
static pthread_mutex_t records_lock = PTHREAD_MUTEX_INITIALIZER; // Held while a record is taken.
static uint32_t next_tried;                                      // Under records_lock.

static uint32_t load_32(const uint32_t *at) {
    return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

static bool has_key(uint64_t word, uint64_t key) {
    return word && ((word ^ key) & WD_USE_WORD_KEY) == 0;
}

static uint32_t index_of(uint64_t word) {
    return (uint32_t)word % (1u << WD_USE_COMMAND_SHIFT);
}

static bool belongs_in_table(uint32_t flags) {
    return flags & (WD_USE_EXCLUSIVE | WD_USE_IN_TABLE);
}

// --- Records of threads

uint32_t wd_uses_thread_id(void) {
    return wd_use_own_record ? wd_use_own_record->id : wd_thread_id();
}

// clear_words removes the uses of a thread that ended inside a call.
static void clear_words(uint32_t index) {
    for (size_t i = 0; i < WD_USE_NUM_LINES; i++) {
        for (size_t way = 0; way < WD_USE_NUM_WAYS; way++) {
            const uint64_t word = wd_use_load(&wd_use_table[i].words[way]);
            if (word && index_of(word) == index) {
                wd_use_replace(&wd_use_table[i].words[way], word, 0);
            }
        }
    }
}

// find_ended returns a record whose thread has ended, or NULL. It tries a few of them each time.
static wd_use_thread *find_ended(uint32_t id) {
    for (uint32_t i = 0; i < num_records; i++) {
        if (wd_use_records[i].id == id) { // The system gave the id of an ended thread to this one.
            return &wd_use_records[i];
        }
    }
    for (uint32_t i = 0; i < RECORDS_TRIED && i < num_records; i++) {
        wd_use_thread *record = &wd_use_records[next_tried++ % num_records];
        if (!wd_thread_is_alive(record->id)) {
            return record;
        }
    }
    return NULL;
}

// enroll gives the calling thread a record, or NULL where too many threads live.
static wd_use_thread *enroll(void) {
    const uint32_t id = wd_thread_id();
    pthread_mutex_lock(&records_lock);
    wd_use_thread *record = find_ended(id);
    if (record) {
        load_32(&record->serial); // The writes of the ended thread happened before.
        if (load_32(&record->num_entries)) {
            clear_words((uint32_t)(record - wd_use_records));
        }
        wd_use_store_32(&record->num_entries, 0);
        record->num_frames = 0;
        record->cache.command_buffer = 0;
        wd_use_store_32(&record->id, id);
    } else if (num_records < WD_USE_MAX_THREADS) {
        record = &wd_use_records[num_records];
        wd_use_store_32(&record->id, id);
        wd_use_store_32(&num_records, num_records + 1);
    }
    pthread_mutex_unlock(&records_lock);
    wd_use_own_record = record;
    return record;
}

// --- Frames

wd_use_thread *wd_uses_thread(void) {
    wd_use_thread *thread = wd_use_own_record;
    return thread ? thread : enroll();
}

wd_use_cache *wd_uses_cache(wd_use_thread *thread) {
    return &thread->cache;
}

static bool open_frame(wd_use_thread *thread, uint32_t command) {
    if (!thread || thread->num_frames == WD_USE_MAX_FRAMES) {
        return false;
    }
    thread->frames[thread->num_frames].first = thread->num_entries;
    thread->frames[thread->num_frames++].command = command;
    wd_use_store_32(&thread->command, command);
    wd_use_store_32(&thread->serial, thread->serial + 1);
    return true;
}

wd_use_thread *wd_uses_open(uint32_t command) {
    wd_use_thread *thread = wd_uses_thread();
    return open_frame(thread, command) ? thread : NULL;
}

static uint64_t word_of(const wd_use_thread *thread, const wd_use *use) {
    uint64_t word = (use->key & WD_USE_WORD_KEY) | (uint64_t)(thread - wd_use_records) |
                    (uint64_t)thread->command << WD_USE_COMMAND_SHIFT;
    word |= use->flags & WD_USE_EXCLUSIVE ? WD_USE_WORD_EXCLUSIVE : 0;
    word |= use->flags & WD_USE_ENDS ? WD_USE_WORD_ENDS : 0;
    word |= use->flags & WD_USE_CHILD_ONLY ? WD_USE_WORD_CHILD_ONLY : 0;
    return word;
}

// place puts `word` into a free word of the key's line and returns where. NULL: there is none.
static uint64_t *place(uint64_t key, uint64_t word) {
    wd_use_line *at = wd_use_line_of(key);
    for (size_t way = 0; way < WD_USE_NUM_WAYS; way++) {
        if (wd_use_load(&at->words[way]) == 0 && wd_use_replace(&at->words[way], 0, word)) {
            return &at->words[way];
        }
    }
    return NULL;
}

// is_unlisted returns whether a use that belongs in the table counts in wd_use_num_unlisted.
static bool is_unlisted(const wd_use_entry *entry) {
    return !entry->word || ((uint32_t)entry->info & WD_USE_UNLISTED);
}

void wd_uses_add(wd_use_thread *thread, const wd_use *use) {
    const uint32_t index = thread->num_entries;
    if (index == WD_USE_MAX_ENTRIES) {
        return;
    }
    wd_use_entry *added = &thread->entries[index];
    wd_use_store(&added->key, use->key);
    wd_use_store(&added->handle, use->handle);
    wd_use_store(&added->child, use->child);
    wd_use_store(&added->info, (uint64_t)use->type << 32 | use->flags);
    wd_use_store_32(&thread->num_entries, index + 1);
    if (belongs_in_table(use->flags)) {
        added->value = word_of(thread, use);
        added->word = place(use->key, added->value);
        if (is_unlisted(added)) {
            __atomic_add_fetch(&wd_use_num_unlisted, 1, __ATOMIC_SEQ_CST);
        }
    }
}

static void end_use(const wd_use_entry *ended) {
    const uint32_t flags = (uint32_t)ended->info;
    if (!belongs_in_table(flags)) {
        return;
    }
    if (is_unlisted(ended)) {
        __atomic_sub_fetch(&wd_use_num_unlisted, 1, __ATOMIC_SEQ_CST);
    }
    if (!ended->word) {
        return;
    }
    if (flags & WD_USE_ENDS) {
        wd_use_replace(ended->word, ended->value,
                       0); // Unless wd_uses_forget freed it; it may belong to another use now.
    } else {
        wd_use_store(ended->word, 0);
    }
}

void wd_uses_close(wd_use_thread *thread) {
    const uint32_t num_frames = --thread->num_frames;
    const uint32_t first = thread->frames[num_frames].first;
    for (uint32_t i = first; i < thread->num_entries; i++) {
        end_use(&thread->entries[i]);
    }
    wd_use_store_32(&thread->num_entries, first);
    wd_use_store_32(&thread->serial, thread->serial + 1);
    if (num_frames) {
        wd_use_store_32(&thread->command, thread->frames[num_frames - 1].command);
    }
}

void wd_uses_forget(uint64_t key) {
    wd_use_line *at = wd_use_line_of(key);
    for (size_t way = 0; way < WD_USE_NUM_WAYS; way++) {
        uint64_t word = wd_use_load(&at->words[way]);
        while (has_key(word, key) && (word & WD_USE_WORD_ENDS) && !wd_use_replace(&at->words[way], word, 0)) {
            word = wd_use_load(&at->words[way]);
        }
    }
}

// --- Conflicts

// read_entry reads an entry of any thread.
static wd_use read_entry(const wd_use_entry *from) {
    const uint64_t info = wd_use_load(&from->info);
    return (wd_use){wd_use_load(&from->key), wd_use_load(&from->handle), wd_use_load(&from->child),
                    (uint32_t)(info >> 32), (uint32_t)info};
}

static bool overlap(uint64_t a, uint64_t b) {
    return (a >> 32) < (b >> 32) + (uint32_t)b && (b >> 32) < (a >> 32) + (uint32_t)a;
}

// covers_child returns whether two uses of one object concern the same part of it.
static bool covers_child(const wd_use *a, const wd_use *b) {
    if (a->flags & b->flags & WD_USE_RANGE) {
        return overlap(a->child, b->child);
    }
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

// matches returns whether a use of another thread is of the object of `own`, and completes `other` where it names a
// child only.
static bool matches(const wd_use *own, wd_use *other, const wd_use_search *search) {
    if (other->key == own->key) {
        return true;
    }
    const uint64_t child =
        search && (own->flags & WD_USE_UNLISTED) ? search->child_of(search->user, own, other) : 0;
    other->child = child;
    return child != 0;
}

// search_record looks for a use in another thread's record that conflicts with `own`. `in_table` restricts it to uses
// that belong in the table, and to those that do not.
static found search_record(uint32_t index, const wd_use *own, bool in_table, const wd_use_search *search,
                           wd_use_conflict *conflict) {
    const wd_use_thread *record = &wd_use_records[index];
    const uint32_t serial = load_32(&record->serial);
    const uint32_t count = load_32(&record->num_entries);
    found result = FOUND_NONE;
    for (uint32_t i = 0; i < count && result == FOUND_NONE; i++) {
        const bool has_key = wd_use_load(&record->entries[i].key) == own->key;
        if (!has_key && !(own->flags & WD_USE_UNLISTED)) {
            continue;
        }
        wd_use other = read_entry(&record->entries[i]);
        if (belongs_in_table(other.flags) == in_table && matches(own, &other, search) &&
            exclude(own, &other)) {
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
    const bool is_exclusive = word & WD_USE_WORD_EXCLUSIVE;
    if (!(own->flags & WD_USE_EXCLUSIVE) && !is_exclusive) {
        return false;
    }
    const found result = search_record(index, own, true, NULL, conflict);
    if (result == FOUND_CONFLICT) {
        return true;
    }
    const uint32_t own_bits = own->flags & (WD_USE_CHILD_ONLY | WD_USE_WAITS);
    if (wd_use_load(at) == word || own_bits || (word & WD_USE_WORD_CHILD_ONLY)) {
        return false; // Another object with the same bits, another child, or it cannot be known any more.
    }
    // The other use has just ended, but it was there when ours was.
    *conflict = (wd_use_conflict){*own, 0, (uint32_t)(word >> WD_USE_COMMAND_SHIFT) % 4096, is_exclusive,
                                  load_32(&wd_use_records[index].id)};
    return true;
}

// search_line looks for uses of other threads in the line of the object.
static bool search_line(uint32_t self, const wd_use *use, wd_use_conflict *conflict) {
    wd_use_line *at = wd_use_line_of(use->key);
    for (size_t way = 0; way < WD_USE_NUM_WAYS; way++) {
        const uint64_t word = __atomic_load_n(&at->words[way], __ATOMIC_SEQ_CST);
        if (has_key(word, use->key) && index_of(word) != self &&
            examine(&at->words[way], word, use, conflict)) {
            return true;
        }
    }
    return false;
}

// search_records looks for uses in the records of other threads; see search_record.
static bool search_records(uint32_t self, const wd_use *use, bool in_table, const wd_use_search *search,
                           wd_use_conflict *conflict) {
    const uint32_t count = load_32(&num_records);
    for (uint32_t i = 0; i < count; i++) {
        if (i != self && search_record(i, use, in_table, search, conflict) == FOUND_CONFLICT) {
            return true;
        }
    }
    return false;
}

static bool find_use(uint32_t self, const wd_use *use, bool any_unlisted, const wd_use_search *search,
                     wd_use_conflict *conflict) {
    const bool may_be_shared = (use->flags & WD_USE_EXCLUSIVE) && !(use->flags & WD_USE_IN_TABLE);
    return search_line(self, use, conflict) ||
           (any_unlisted && search_records(self, use, true, NULL, conflict)) ||
           (may_be_shared && search_records(self, use, false, search, conflict));
}

// full_barrier orders the stores of the uses before the loads of those of other threads. On x86 the exchange of a use
// in the table has done so.
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

bool wd_uses_find_conflict(wd_use_thread *thread, const wd_use_search *search, wd_use_conflict *conflict) {
    const uint32_t self = (uint32_t)(thread - wd_use_records);
    const uint32_t first = thread->frames[thread->num_frames - 1].first;
    const uint32_t count = thread->num_entries;
    full_barrier(count > first && belongs_in_table((uint32_t)thread->entries[count - 1].info));
    const bool any_unlisted = load_32(&wd_use_num_unlisted);
    for (uint32_t i = first; i < count; i++) {
        const wd_use use = read_entry(&thread->entries[i]);
        // A thread that was canceled inside a call uses nothing any more.
        if (find_use(self, &use, any_unlisted, search, conflict) &&
            wd_thread_is_alive(conflict->other_thread)) {
            return true;
        }
    }
    return false;
}

bool wd_uses_find_overlap(wd_use_thread *thread, bool (*matters)(const wd_use *use),
                          wd_use_conflict *conflict) {
    const uint32_t self = (uint32_t)(thread - wd_use_records);
    full_barrier(false);
    const bool any_unlisted = load_32(&wd_use_num_unlisted);
    for (uint32_t i = thread->frames[thread->num_frames - 1].first; i < thread->num_entries; i++) {
        wd_use use = read_entry(&thread->entries[i]);
        use.flags |= use.child ? WD_USE_CHILD_ONLY : 0;
        if (matters(&use) && find_use(self, &use, any_unlisted, NULL, conflict) &&
            wd_thread_is_alive(conflict->other_thread)) {
            return true;
        }
    }
    return false;
}
