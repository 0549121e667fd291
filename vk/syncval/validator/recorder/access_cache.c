#include "vk/syncval/validator/recorder/access_cache.h"

#include <assert.h>
#include <string.h>

// --- The table

enum { NUM_SLOTS = 256, NUM_PROBES = 4 };

typedef struct slot {
    uint64_t hash;
    wd_syncval_resolution *resolution; // NULL: free.
} slot;

struct wd_syncval_resolutions {
    wd_allocator allocator;
    wd_syncval_resolution *last; // Found or added last.
    uint64_t asked;              // The hash of the last lookup.
    uint32_t num_replaced;
    uint32_t seen[NUM_SLOTS]; // Upper halves of hashes that were looked up.
    slot slots[NUM_SLOTS];
};

static void destroy(wd_syncval_resolutions *resolutions) {
    if (!resolutions) {
        return;
    }
    const wd_allocator allocator = resolutions->allocator;
    for (size_t i = 0; i < NUM_SLOTS; i++) {
        wd_free(&allocator, resolutions->slots[i].resolution);
    }
    wd_free(&allocator, resolutions);
}

void wd_syncval_access_cache_finish(wd_syncval_access_cache *cache, const wd_allocator *allocator) {
    destroy(cache->shaders);
    destroy(cache->vertices);
    wd_free(allocator, cache->drawn);
    *cache = (wd_syncval_access_cache){0};
}

static const wd_state_bound_set nothing_bound;

static const wd_state_bound_set *bound_set(const wd_state_bindings *bindings, uint32_t number) {
    const wd_state_bound_set *bound = number < bindings->num_sets ? &bindings->sets[number] : &nothing_bound;
    return bound->set ? bound : &nothing_bound;
}

static uint64_t version_of(const wd_state_bound_set *bound) {
    return bound->set ? __atomic_load_n(&bound->set->version, __ATOMIC_ACQUIRE) : 0;
}

static uint64_t mix(uint64_t hash, uint64_t value) {
    return (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
}

void wd_syncval_indexed_key_make(wd_syncval_indexed_key *key, const wd_syncval_pipeline *pipeline,
                                 const wd_syncval_dispatched *dispatched) {
    const uint64_t known = dispatched->known_words & pipeline->index_words;
    key->count = 0;
    key->values[key->count++] = dispatched->groups != NULL;
    key->values[key->count++] = (uint32_t)known;
    key->values[key->count++] = (uint32_t)(known >> 32);
    for (uint32_t i = 0; dispatched->groups && i < 3; i++) {
        if (pipeline->group_dimensions >> i & 1) {
            key->values[key->count++] = dispatched->groups->first[i];
            key->values[key->count++] = dispatched->groups->count[i];
        }
    }
    for (uint64_t rest = known; rest; rest &= rest - 1) {
        assert(key->count < WD_SYNCVAL_MAX_INDEXED_KEY);
        key->values[key->count++] = dispatched->words[__builtin_ctzll(rest)];
    }
}

static uint32_t key_length(const wd_syncval_indexed_key *key) {
    return key ? key->count : 0;
}

// Versions are not part of the hash, so that an entry made stale by an update is replaced in its slot.
static uint64_t hash_of(const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline,
                        const wd_syncval_indexed_key *key) {
    uint64_t hash = mix(0, bindings->pipeline->object.id);
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1) {
        const wd_state_bound_set *bound = bound_set(bindings, (uint32_t)__builtin_ctz(rest));
        hash = mix(hash, bound->set ? bound->set->object.id : 0);
        for (uint32_t i = 0; i < bound->num_dynamic_offsets; i++) {
            hash = mix(hash, bound->dynamic_offsets[i]);
        }
    }
    for (uint32_t i = 0; i < key_length(key); i++) {
        hash = mix(hash, key->values[i]);
    }
    return hash ^ hash >> 32;
}

static bool matches(const wd_syncval_resolution *resolution, const wd_state_bindings *bindings,
                    const wd_syncval_pipeline *pipeline, const wd_syncval_indexed_key *key) {
    if (resolution->pipeline != bindings->pipeline->object.id) {
        return false;
    }
    const uint64_t *sets = resolution->sets;
    const uint32_t *offsets = resolution->offsets, *end = offsets + resolution->num_offsets;
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1, sets += 2) {
        const wd_state_bound_set *bound = bound_set(bindings, (uint32_t)__builtin_ctz(rest));
        if (sets[0] != (bound->set ? bound->set->object.id : 0) || sets[1] != version_of(bound) ||
            bound->num_dynamic_offsets > (size_t)(end - offsets)) {
            return false;
        }
        for (uint32_t i = 0; i < bound->num_dynamic_offsets; i++) {
            if (*offsets++ != bound->dynamic_offsets[i]) {
                return false;
            }
        }
    }
    const uint32_t length = key_length(key);
    return (size_t)(end - offsets) == length &&
           (!length || memcmp(offsets, key->values, length * sizeof(*offsets)) == 0);
}

static wd_syncval_resolutions *table_of(wd_syncval_resolutions **table, const wd_allocator *allocator) {
    if (!*table) {
        *table = wd_alloc_zero(allocator, 1, sizeof(**table));
        if (*table) {
            (*table)->allocator = *allocator;
        }
    }
    return *table;
}

wd_syncval_resolution *wd_syncval_resolution_find(wd_syncval_access_cache *cache,
                                                  const wd_allocator *allocator,
                                                  const wd_state_bindings *bindings,
                                                  const wd_syncval_pipeline *pipeline,
                                                  const wd_syncval_indexed_key *key) {
    wd_syncval_resolutions *resolutions = table_of(&cache->shaders, allocator);
    if (!resolutions) {
        return NULL;
    }
    if (resolutions->last && matches(resolutions->last, bindings, pipeline, key)) {
        return resolutions->last;
    }
    resolutions->asked = hash_of(bindings, pipeline, key);
    for (uint32_t i = 0; i < NUM_PROBES; i++) {
        const slot *probed = &resolutions->slots[(resolutions->asked + i) % NUM_SLOTS];
        if (probed->resolution && probed->hash == resolutions->asked &&
            matches(probed->resolution, bindings, pipeline, key)) {
            return resolutions->last = probed->resolution;
        }
    }
    return NULL;
}

// choose_slot returns the stale slot with the same hash, or a free one, or one in turn.
static slot *choose_slot(wd_syncval_resolutions *resolutions, uint64_t hash) {
    slot *chosen = NULL;
    for (uint32_t i = 0; i < NUM_PROBES; i++) {
        slot *probed = &resolutions->slots[(hash + i) % NUM_SLOTS];
        if (probed->resolution && probed->hash == hash) {
            return probed;
        }
        if (!probed->resolution && !chosen) {
            chosen = probed;
        }
    }
    return chosen ? chosen
                  : &resolutions->slots[(hash + resolutions->num_replaced++ % NUM_PROBES) % NUM_SLOTS];
}

static bool was_seen(wd_syncval_resolutions *resolutions, uint64_t hash) {
    uint32_t *seen = &resolutions->seen[hash % NUM_SLOTS];
    const uint32_t mark = (uint32_t)(hash >> 32) | 1;
    const bool known = *seen == mark;
    *seen = mark;
    return known;
}

static uint32_t count_offsets(const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline) {
    uint32_t count = 0;
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1) {
        count += bound_set(bindings, (uint32_t)__builtin_ctz(rest))->num_dynamic_offsets;
    }
    return count;
}

static wd_syncval_resolution *remember(const wd_syncval_command *command, uint32_t num_ids,
                                       uint32_t num_offsets) {
    return wd_syncval_resolution_make(&command->ranges.allocator, command->accesses.items,
                                      command->accesses.count, command->ranges.items, command->ranges.count,
                                      num_ids, num_offsets);
}

static wd_syncval_resolution *make_resolution(const wd_syncval_command *command,
                                              const wd_state_bindings *bindings,
                                              const wd_syncval_pipeline *pipeline,
                                              const wd_syncval_indexed_key *key) {
    const uint32_t num_sets = (uint32_t)__builtin_popcount(pipeline->used_sets);
    wd_syncval_resolution *made =
        remember(command, 2 * num_sets, count_offsets(bindings, pipeline) + key_length(key));
    if (!made) {
        return NULL;
    }
    made->pipeline = bindings->pipeline->object.id;
    uint64_t *sets = made->sets;
    uint32_t *offsets = made->offsets;
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1) {
        const wd_state_bound_set *bound = bound_set(bindings, (uint32_t)__builtin_ctz(rest));
        *sets++ = bound->set ? bound->set->object.id : 0;
        *sets++ = version_of(bound);
        for (uint32_t i = 0; i < bound->num_dynamic_offsets; i++) {
            *offsets++ = bound->dynamic_offsets[i];
        }
    }
    assert((size_t)(offsets - made->offsets) + key_length(key) == made->num_offsets);
    if (key) {
        memcpy(offsets, key->values, key->count * sizeof(*offsets));
    }
    return made;
}

// insert adds an entry for the key of the last lookup.
static void insert(wd_syncval_resolutions *resolutions, wd_syncval_resolution *made) {
    assert(made);
    slot *chosen = choose_slot(resolutions, resolutions->asked);
    wd_free(&resolutions->allocator, chosen->resolution);
    *chosen = (slot){resolutions->asked, made};
    resolutions->last = made;
}

void wd_syncval_resolution_add(wd_syncval_access_cache *cache, const wd_syncval_command *command,
                               const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline,
                               const wd_syncval_indexed_key *key, bool is_unknown,
                               const wd_syncval_probes *probes) {
    wd_syncval_resolutions *resolutions = cache->shaders;
    if (!resolutions || command->is_transient || !was_seen(resolutions, resolutions->asked)) {
        return;
    }
    wd_syncval_resolution *made = make_resolution(command, bindings, pipeline, key);
    if (!made) {
        return;
    }
    made->is_unknown = is_unknown;
    made->may_store = command->stores_unknown;
    if (probes) {
        made->probes = *probes;
    }
    insert(resolutions, made);
}

void wd_syncval_drawn_add(wd_syncval_access_cache *cache, wd_syncval_command *command,
                          const wd_syncval_outputs *outputs) {
    wd_syncval_resolution *made = command->is_transient ? NULL : remember(command, 0, 0);
    if (!made) {
        return;
    }
    wd_free(&command->ranges.allocator, cache->drawn);
    cache->drawn = made;
    cache->drawn_outputs = *outputs;
    cache->has_drawn = wd_syncval_command_add_known(command, made);
    if (cache->has_drawn) {
        wd_syncval_command_drop_accesses(command);
    }
}

// --- Vertex buffers

bool wd_syncval_vertices_find(wd_syncval_access_cache *cache, wd_syncval_command *command,
                              const uint64_t *key, uint32_t key_length) {
    assert(key_length <= WD_SYNCVAL_MAX_VERTEX_KEY);
    wd_syncval_resolutions *table = table_of(&cache->vertices, &command->ranges.allocator);
    if (!table) {
        return false;
    }
    uint64_t hash = 0;
    for (uint32_t i = 0; i < key_length; i++) {
        hash = mix(hash, key[i]);
    }
    table->asked = hash ^ hash >> 32;
    for (uint32_t i = 0; i < NUM_PROBES; i++) {
        const slot *probed = &table->slots[(table->asked + i) % NUM_SLOTS];
        if (probed->resolution && probed->hash == table->asked && probed->resolution->num_ids == key_length &&
            memcmp(probed->resolution->sets, key, key_length * sizeof(*key)) == 0) {
            return wd_syncval_command_add_known(command, probed->resolution);
        }
    }
    return false;
}

void wd_syncval_vertices_add(wd_syncval_access_cache *cache, const wd_syncval_command *command,
                             const uint64_t *key, uint32_t key_length) {
    assert(key_length <= WD_SYNCVAL_MAX_VERTEX_KEY);
    wd_syncval_resolutions *table = cache->vertices;
    if (!table || command->is_transient || !was_seen(table, table->asked)) {
        return;
    }
    wd_syncval_resolution *made = remember(command, key_length, 0);
    if (!made) {
        return;
    }
    memcpy(made->sets, key, key_length * sizeof(*key));
    insert(table, made);
}
