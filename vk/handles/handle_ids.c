#include "vk/handles/handle_ids.h"

#include <pthread.h>

#include "vk/util/allocator.h"

enum { CHUNK_BITS = 10, INDEX_BITS = 24, NUM_CHUNKS = 1 << (INDEX_BITS - CHUNK_BITS) };
#define TAG (UINT64_C(0x57) << 56)
#define TAG_MASK (UINT64_C(0xff) << 56)
#define INDEX_MASK ((UINT64_C(1) << INDEX_BITS) - 1)

// entry 0 is never used: as an index it stands for none.
typedef struct entry {
    uint64_t number; // Atomic. 0: the entry is free.
    uint64_t handle; // Atomic.
    void *data;      // Atomic.
    uint32_t type;
    uint32_t generation; // Of the latest number.
    uint32_t parent, first_child, next, previous;
    uint32_t next_free;
} entry;

static entry *chunks[NUM_CHUNKS]; // Atomic.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t num_entries =
    1; // Under the lock, as are the next two. Entries that were used at some time, and 0.
static uint32_t first_free;
static uint32_t num_live;

static entry *entry_at(uint32_t index) {
    entry *chunk = __atomic_load_n(&chunks[index >> CHUNK_BITS], __ATOMIC_ACQUIRE);
    return chunk ? &chunk[index & ((1 << CHUNK_BITS) - 1)] : NULL;
}

// find returns the entry of a number, or NULL.
static entry *find(uint64_t number) {
    if ((number & TAG_MASK) != TAG) {
        return NULL;
    }
    entry *found = entry_at((uint32_t)(number & INDEX_MASK));
    return found && __atomic_load_n(&found->number, __ATOMIC_ACQUIRE) == number ? found : NULL;
}

uint64_t wd_handle_ids_unwrap(uint64_t number) {
    if ((number & TAG_MASK) != TAG) {
        return number;
    }
    const entry *found = find(number);
    return found ? __atomic_load_n(&found->handle, __ATOMIC_ACQUIRE) : 0;
}

const void *wd_handle_ids_data(uint64_t number) {
    const entry *found = find(number);
    return found ? __atomic_load_n(&found->data, __ATOMIC_ACQUIRE) : NULL;
}

// take_entry returns the index of an entry that is free, or 0.
static uint32_t take_entry(void) {
    if (first_free) {
        const uint32_t index = first_free;
        first_free = entry_at(index)->next_free;
        return index;
    }
    if (num_entries > INDEX_MASK) {
        return 0;
    }
    if (!entry_at(num_entries)) {
        const wd_allocator heap = wd_allocator_default();
        entry *chunk = wd_alloc_zero(&heap, 1 << CHUNK_BITS, sizeof *chunk);
        if (!chunk) {
            return 0;
        }
        __atomic_store_n(&chunks[num_entries >> CHUNK_BITS], chunk, __ATOMIC_RELEASE);
    }
    return num_entries++;
}

static uint64_t add(uint64_t handle, uint32_t type, uint64_t parent_number, void *data) {
    entry *parent = find(parent_number);
    const uint32_t index = parent || !parent_number ? take_entry() : 0;
    if (!index) {
        return 0;
    }
    entry *added = entry_at(index);
    const uint64_t number = TAG | (uint64_t)++added->generation << INDEX_BITS | index;
    added->type = type;
    added->parent = parent ? (uint32_t)(parent_number & INDEX_MASK) : 0;
    added->first_child = 0;
    added->previous = 0;
    added->next = parent ? parent->first_child : 0;
    if (added->next) {
        entry_at(added->next)->previous = index;
    }
    if (parent) {
        parent->first_child = index;
    }
    __atomic_store_n(&added->handle, handle, __ATOMIC_RELEASE);
    __atomic_store_n(&added->data, data, __ATOMIC_RELEASE);
    __atomic_store_n(&added->number, number, __ATOMIC_RELEASE);
    num_live++;
    return number;
}

uint64_t wd_handle_ids_add(uint64_t handle, uint32_t type, uint64_t parent, void *data) {
    pthread_mutex_lock(&lock);
    const uint64_t number = add(handle, type, parent, data);
    pthread_mutex_unlock(&lock);
    return number;
}

static uint64_t find_child(uint64_t handle, uint32_t type, const entry *parent) {
    for (uint32_t index = parent ? parent->first_child : 0; index; index = entry_at(index)->next) {
        const entry *child = entry_at(index);
        if (child->handle == handle && child->type == type) {
            return child->number;
        }
    }
    return 0;
}

uint64_t wd_handle_ids_find_or_add(uint64_t handle, uint32_t type, uint64_t parent) {
    pthread_mutex_lock(&lock);
    uint64_t number = find_child(handle, type, find(parent));
    if (!number) {
        number = add(handle, type, parent, NULL);
    }
    pthread_mutex_unlock(&lock);
    return number;
}

static void unlink_entry(entry *removed) {
    if (removed->next) {
        entry_at(removed->next)->previous = removed->previous;
    }
    if (removed->previous) {
        entry_at(removed->previous)->next = removed->next;
    } else if (removed->parent) {
        entry_at(removed->parent)->first_child = removed->next;
    }
}

static void free_entry(uint32_t index) {
    const wd_allocator heap = wd_allocator_default();
    entry *freed = entry_at(index);
    unlink_entry(freed);
    wd_free(&heap, freed->data);
    __atomic_store_n(&freed->number, 0, __ATOMIC_RELEASE);
    __atomic_store_n(&freed->data, NULL, __ATOMIC_RELEASE);
    freed->next_free = first_free;
    first_free = index;
    if (--num_live ==
        0) { // The next instance gets the same indices in the same order, with other generations.
        first_free = 0;
        num_entries = 1;
    }
}

// remove_below removes all entries below one, the deepest first.
static void remove_below(uint32_t root) {
    uint32_t index = root;
    while (index != root || entry_at(root)->first_child) {
        const entry *at = entry_at(index);
        if (at->first_child) {
            index = at->first_child;
        } else {
            const uint32_t parent = at->parent;
            free_entry(index);
            index = parent;
        }
    }
}

static void remove_entry(uint64_t number, bool itself) {
    pthread_mutex_lock(&lock);
    if (find(number)) {
        remove_below((uint32_t)(number & INDEX_MASK));
        if (itself) {
            free_entry((uint32_t)(number & INDEX_MASK));
        }
    }
    pthread_mutex_unlock(&lock);
}

void wd_handle_ids_remove(uint64_t number) {
    remove_entry(number, true);
}

void wd_handle_ids_remove_children(uint64_t number) {
    remove_entry(number, false);
}

// free_chunks runs when the layer is unloaded. It frees the table if no handle is left.
__attribute__((destructor)) static void free_chunks(void) {
    const wd_allocator heap = wd_allocator_default();
    for (uint32_t i = 0; num_live == 0 && i < NUM_CHUNKS && chunks[i]; i++) {
        wd_free(&heap, chunks[i]);
        chunks[i] = NULL;
    }
}
