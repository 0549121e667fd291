// The histories of acceleration structures; see build_history.h.
#include "vk/gpuav/builds/build_history.h"

#include "vk/gpuav/builds/build_layout.h"

// Each block for data is larger than the previous one: a structure has at most one of each size class.
typedef struct entry {
    uint32_t header; // 0: the structure was forgotten before it had a history.
    uint32_t header_class;
    uint32_t generation;
    bool is_forgotten;
    uint32_t num_blocks;
    struct block {
        uint32_t position, size_class;
    } blocks[WD_GPUAV_TABLE_SIZES];
} entry;

void wd_build_histories_init(wd_build_histories *histories, wd_allocator allocator, wd_gpuav_inputs *work) {
    *histories = (wd_build_histories){.allocator = allocator, .work = work, .max_words = work->num_words / 2};
    wd_mutex_init(&histories->lock);
    wd_hash_table_init(&histories->entries, allocator);
}

static uint32_t *header_words(const wd_build_histories *histories, const entry *of) {
    return histories->work->memory.words + of->header;
}

static void set_generation(const wd_build_histories *histories, const entry *of, uint32_t generation) {
    if (!of->header) {
        return;
    }
    __atomic_store_n(&header_words(histories, of)[WD_HISTORY_GENERATION], generation, __ATOMIC_RELEASE);
}

// allocate returns the position of a block. 0: there is no room. The lock is held.
static uint32_t allocate(wd_build_histories *histories, uint32_t size_class) {
    const uint32_t num_words = wd_gpuav_inputs_size_class_words(size_class);
    if (num_words > histories->max_words - histories->num_words) {
        return 0;
    }
    const uint32_t position = wd_gpuav_inputs_allocate(histories->work, size_class);
    histories->num_words += position ? num_words : 0;
    return position;
}

static void free_block(wd_build_histories *histories, uint32_t position, uint32_t size_class) {
    histories->num_words -= wd_gpuav_inputs_size_class_words(size_class);
    wd_gpuav_inputs_free(histories->work, position, size_class);
}

// free_entry frees the blocks of an entry, which may be NULL. The lock is held, or not needed.
static void free_entry(wd_build_histories *histories, entry *of) {
    if (!of) {
        return;
    }
    set_generation(histories, of, 0);
    if (of->header) {
        free_block(histories, of->header, of->header_class);
    }
    for (uint32_t i = 0; i < of->num_blocks; i++) {
        free_block(histories, of->blocks[i].position, of->blocks[i].size_class);
    }
    wd_free(&histories->allocator, of);
}

void wd_build_histories_finish(wd_build_histories *histories) {
    if (!histories->work) {
        return;
    }
    for (size_t i = 0; i < histories->entries.capacity; i++) {
        free_entry(histories, histories->entries.slots[i].value);
    }
    wd_hash_table_finish(&histories->entries);
    wd_mutex_finish(&histories->lock);
    *histories = (wd_build_histories){0};
}

// create_entry adds an entry without data. NULL: there is no memory. The lock is held.
static entry *create_entry(wd_build_histories *histories, uint64_t handle) {
    entry *created = wd_alloc_zero(&histories->allocator, 1, sizeof(*created));
    if (created && wd_hash_table_set(&histories->entries, handle, created) != WD_OK) {
        wd_free(&histories->allocator, created);
        return NULL;
    }
    return created;
}

// has_header returns whether an entry has a header, which it gets if there is memory. The lock is held.
static bool has_header(wd_build_histories *histories, entry *of) {
    if (of->header) {
        return true;
    }
    of->header_class = wd_gpuav_inputs_size_class(WD_HISTORY_WORDS);
    of->header = allocate(histories, of->header_class);
    // No other word of the work buffer is likely to have such a value.
    of->generation = WD_HISTORY_FIRST_GENERATION | histories->generation++;
    for (uint32_t i = 0; of->header && i < WD_HISTORY_WORDS; i++) {
        header_words(histories, of)[i] = 0;
    }
    set_generation(histories, of, of->generation);
    return of->header != 0;
}

bool wd_build_history_find(wd_build_histories *histories, uint64_t handle, wd_build_history *history) {
    if (!histories->work) {
        return false;
    }
    wd_mutex_lock(&histories->lock);
    const entry *found = wd_hash_table_get(&histories->entries, handle);
    const bool is_valid = found && found->header && !found->is_forgotten;
    if (is_valid) {
        *history = (wd_build_history){.header = found->header, .generation = found->generation};
    }
    wd_mutex_unlock(&histories->lock);
    return is_valid;
}

// reserve_data returns the position of a block of a size class or a larger one. 0: there is no memory. The lock is
// held.
static uint32_t reserve_data(wd_build_histories *histories, entry *of, uint32_t size_class) {
    const struct block *last = of->num_blocks ? &of->blocks[of->num_blocks - 1] : NULL;
    if (last && last->size_class >= size_class) {
        return last->position;
    }
    const uint32_t position = allocate(histories, size_class);
    if (position) {
        of->blocks[of->num_blocks++] = (struct block){position, size_class};
    }
    return position;
}

wd_status wd_build_history_reserve(wd_build_histories *histories, uint64_t handle, uint32_t num_words,
                                   wd_build_history *history) {
    if (!histories->work || num_words > histories->max_words) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_mutex_lock(&histories->lock);
    entry *of = wd_hash_table_get(&histories->entries, handle);
    of = of ? of : create_entry(histories, handle);
    const uint32_t data = of && !of->is_forgotten && has_header(histories, of)
                              ? reserve_data(histories, of, wd_gpuav_inputs_size_class(num_words))
                              : 0;
    if (data) {
        *history = (wd_build_history){of->header, of->generation, data};
    }
    const bool is_forgotten = of && of->is_forgotten;
    wd_mutex_unlock(&histories->lock);
    return data ? WD_OK : is_forgotten ? WD_ERROR_UNSUPPORTED : WD_ERROR_OUT_OF_MEMORY;
}

static void forget(wd_build_histories *histories, entry *of) {
    of->is_forgotten = true;
    set_generation(histories, of, 0);
}

void wd_build_history_forget(wd_build_histories *histories, uint64_t handle) {
    if (!histories->work) {
        return;
    }
    wd_mutex_lock(&histories->lock);
    entry *of = wd_hash_table_get(&histories->entries, handle);
    of = of ? of : create_entry(histories, handle);
    if (of) {
        forget(histories, of);
    }
    wd_mutex_unlock(&histories->lock);
}

void wd_build_history_forget_all(wd_build_histories *histories) {
    if (!histories->work) {
        return;
    }
    wd_mutex_lock(&histories->lock);
    for (size_t i = 0; i < histories->entries.capacity; i++) {
        if (histories->entries.slots[i].value) {
            forget(histories, histories->entries.slots[i].value);
        }
    }
    wd_mutex_unlock(&histories->lock);
}

void wd_build_history_destroyed(wd_build_histories *histories, uint64_t handle) {
    if (!histories->work) {
        return;
    }
    wd_mutex_lock(&histories->lock);
    free_entry(histories, wd_hash_table_remove(&histories->entries, handle));
    wd_mutex_unlock(&histories->lock);
}
