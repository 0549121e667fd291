#include "vk/gpuav/record/record_internal.h"
#include "vk/spirv/workgroup_memory.h"
#include "vk/util/hash_table.h"

// An entry is anywhere in the row of its hash. In a full row the oldest is replaced.
enum { NUM_ROWS = 128, ROW_SIZE = 16 };

// known_place is a key and its result.
struct known_place {
    const wd_spirv_module *module; // NULL: unused.
    wd_record_layout layout;
    uint32_t record_instruction;
    wd_record_source_place place;
};

struct wd_record_cache {
    wd_allocator allocator;
    struct known_place rows[NUM_ROWS][ROW_SIZE];
    uint8_t oldest[NUM_ROWS];
    wd_workgroup_memory *workgroup; // Of `workgroup_module`, the last one that was asked for; NULL: none.
    const wd_spirv_module *workgroup_module;
};

wd_record_cache *wd_record_cache_create(wd_allocator allocator) {
    wd_record_cache *cache = wd_alloc_zero(&allocator, 1, sizeof *cache);
    if (cache) {
        cache->allocator = allocator;
    }
    return cache;
}

void wd_record_cache_destroy(wd_record_cache *cache) {
    if (cache) {
        wd_allocator allocator = cache->allocator;
        wd_workgroup_memory_destroy(cache->workgroup);
        wd_free(&allocator, cache);
    }
}

static void find_place(const wd_record *record, const wd_spirv_module *module,
                       wd_record_source_place *place) {
    place->instruction = wd_record_instruction(record, module);
    place->has_source =
        place->instruction != UINT32_MAX && wd_spirv_find_source(module, place->instruction, &place->source);
}

// look_up returns the entry in its row, or NULL.
static const struct known_place *look_up(const struct known_place *row, const wd_record *record,
                                         const wd_spirv_module *module) {
    for (size_t i = 0; i < ROW_SIZE; i++) {
        if (row[i].module == module && row[i].layout == record->layout &&
            row[i].record_instruction == record->instruction) {
            return &row[i];
        }
    }
    return NULL;
}

void wd_record_find_place(const wd_record *record, const wd_spirv_module *module, wd_record_cache *cache,
                          wd_record_source_place *place) {
    if (!cache) {
        find_place(record, module, place);
        return;
    }
    const uint64_t key = (uint64_t)record->layout << 32 | record->instruction;
    const size_t row = wd_hash_u64(key ^ wd_hash_u64((uint64_t)(uintptr_t)module)) % NUM_ROWS;
    const struct known_place *known = look_up(cache->rows[row], record, module);
    if (!known) {
        struct known_place *made = &cache->rows[row][cache->oldest[row]];
        cache->oldest[row] = (uint8_t)((cache->oldest[row] + 1) % ROW_SIZE);
        find_place(record, module, &made->place);
        made->module = module;
        made->layout = record->layout;
        made->record_instruction = record->instruction;
        known = made;
    }
    *place = known->place;
}

const wd_workgroup_memory *wd_record_find_workgroup(wd_record_cache *cache, const wd_spirv_module *module) {
    if (!cache->workgroup || cache->workgroup_module != module) {
        wd_workgroup_memory_destroy(cache->workgroup);
        cache->workgroup_module = module;
        (void)wd_workgroup_memory_create(cache->allocator, module, &cache->workgroup);
    }
    return cache->workgroup;
}
