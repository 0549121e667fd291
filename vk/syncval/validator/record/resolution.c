#include "vk/syncval/validator/record/resolution.h"

#include <string.h>

static bool overlap(const wd_range *a, const wd_range *b) {
    return a->begin < b->end && b->begin < a->end;
}

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

void wd_syncval_resolutions_destroy(wd_syncval_resolutions *resolutions) {
    if (!resolutions) {
        return;
    }
    const wd_allocator allocator = resolutions->allocator;
    for (size_t i = 0; i < NUM_SLOTS; i++) {
        wd_free(&allocator, resolutions->slots[i].resolution);
    }
    wd_free(&allocator, resolutions);
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

// Versions are not part of the hash, so that an entry made stale by an update is replaced in its slot.
static uint64_t hash_of(const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline) {
    uint64_t hash = mix(0, bindings->pipeline->object.id);
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1) {
        const wd_state_bound_set *bound = bound_set(bindings, (uint32_t)__builtin_ctz(rest));
        hash = mix(hash, bound->set ? bound->set->object.id : 0);
        for (uint32_t i = 0; i < bound->num_dynamic_offsets; i++) {
            hash = mix(hash, bound->dynamic_offsets[i]);
        }
    }
    return hash ^ hash >> 32;
}

static bool matches(const wd_syncval_resolution *resolution, const wd_state_bindings *bindings,
                    const wd_syncval_pipeline *pipeline) {
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
    return offsets == end;
}

static wd_syncval_resolutions *table_of(wd_syncval_recorder *recorder, wd_syncval_resolutions **table) {
    if (!*table) {
        *table = wd_alloc_zero(&recorder->device->allocator, 1, sizeof(**table));
        if (*table) {
            (*table)->allocator = recorder->device->allocator;
        }
    }
    return *table;
}

wd_syncval_resolution *wd_syncval_resolution_find(wd_syncval_recorder *recorder,
                                                  const wd_state_bindings *bindings,
                                                  const wd_syncval_pipeline *pipeline) {
    wd_syncval_resolutions *resolutions = table_of(recorder, &recorder->resolutions);
    if (!resolutions) {
        return NULL;
    }
    if (resolutions->last && matches(resolutions->last, bindings, pipeline)) {
        return resolutions->last;
    }
    resolutions->asked = hash_of(bindings, pipeline);
    for (uint32_t i = 0; i < NUM_PROBES; i++) {
        const slot *probed = &resolutions->slots[(resolutions->asked + i) % NUM_SLOTS];
        if (probed->resolution && probed->hash == resolutions->asked &&
            matches(probed->resolution, bindings, pipeline)) {
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

static void *take(char **at, const void *source, size_t size) {
    void *copy = *at;
    if (size) {
        memcpy(copy, source, size);
    }
    *at += size;
    return copy;
}

static uint32_t count_offsets(const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline) {
    uint32_t count = 0;
    for (uint32_t rest = pipeline->used_sets; rest; rest &= rest - 1) {
        count += bound_set(bindings, (uint32_t)__builtin_ctz(rest))->num_dynamic_offsets;
    }
    return count;
}

static void find_bounds(wd_syncval_resolution *made) {
    for (uint32_t i = 0; i < made->num_accesses; i++) {
        const wd_syncval_access *access = &made->accesses[i];
        wd_range *bounds = &made->bounds[access->space];
        for (size_t k = access->first_range; k < access->first_range + access->num_ranges; k++) {
            const wd_range *range = &made->ranges[k];
            const bool is_first = !bounds->end;
            bounds->begin = is_first || range->begin < bounds->begin ? range->begin : bounds->begin;
            bounds->end = range->end > bounds->end ? range->end : bounds->end;
        }
    }
}

// remember copies the recorder's accesses into one allocation, parts with the largest alignment first. The
// caller fills in `num_ids` ids and `num_offsets` offsets.
static wd_syncval_resolution *remember(const wd_syncval_recorder *recorder, uint32_t num_ids,
                                       uint32_t num_offsets) {
    wd_syncval_pieces pieces;
    wd_syncval_make_pieces(&pieces, recorder->accesses, recorder->num_accesses, recorder->ranges.items);
    const size_t size =
        sizeof(wd_syncval_resolution) + num_ids * sizeof(uint64_t) +
        recorder->ranges.count * sizeof(wd_range) + recorder->num_accesses * sizeof(wd_syncval_access) +
        pieces.count * (sizeof(wd_sync_piece) + sizeof(void *)) + num_offsets * sizeof(uint32_t);
    wd_syncval_resolution *made = wd_alloc_zero(&recorder->device->allocator, 1, size);
    if (!made) {
        return NULL;
    }
    char *at = (char *)(made + 1);
    made->sets = (uint64_t *)(void *)at;
    at += num_ids * sizeof(uint64_t);
    made->ranges = take(&at, recorder->ranges.items, recorder->ranges.count * sizeof(wd_range));
    made->accesses = take(&at, recorder->accesses, recorder->num_accesses * sizeof(wd_syncval_access));
    made->pieces = take(&at, pieces.pieces, pieces.count * sizeof(wd_sync_piece));
    made->objects = take(&at, pieces.objects, pieces.count * sizeof(*pieces.objects));
    made->offsets = (uint32_t *)(void *)at;
    made->num_offsets = num_offsets;
    made->num_ids = num_ids;
    made->num_ranges = (uint32_t)recorder->ranges.count;
    made->num_accesses = (uint32_t)recorder->num_accesses;
    made->num_pieces = pieces.count;
    find_bounds(made);
    return made;
}

static wd_syncval_resolution *make_resolution(const wd_syncval_recorder *recorder,
                                              const wd_state_bindings *bindings,
                                              const wd_syncval_pipeline *pipeline) {
    const uint32_t num_sets = (uint32_t)__builtin_popcount(pipeline->used_sets);
    wd_syncval_resolution *made = remember(recorder, 2 * num_sets, count_offsets(bindings, pipeline));
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
    return made;
}

// insert adds an entry for the key of the last lookup.
static void insert(wd_syncval_resolutions *resolutions, wd_syncval_resolution *made) {
    slot *chosen = choose_slot(resolutions, resolutions->asked);
    wd_free(&resolutions->allocator, chosen->resolution);
    *chosen = (slot){resolutions->asked, made};
    resolutions->last = made;
}

void wd_syncval_resolution_add(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                               const wd_syncval_pipeline *pipeline, bool is_unknown,
                               const wd_syncval_probes *probes) {
    wd_syncval_resolutions *resolutions = recorder->resolutions;
    if (!resolutions || recorder->failed || recorder->is_transient ||
        !was_seen(resolutions, resolutions->asked)) {
        return;
    }
    wd_syncval_resolution *made = make_resolution(recorder, bindings, pipeline);
    if (!made) {
        return;
    }
    made->is_unknown = is_unknown;
    if (probes) {
        made->probes = *probes;
    }
    insert(resolutions, made);
}

// --- Overlaps with the other accesses of a command

static bool meets(const wd_syncval_resolution *resolution, uint8_t space, const wd_range *range) {
    for (uint32_t i = 0; i < resolution->num_pieces; i++) {
        if (resolution->pieces[i].space == space && overlap(&resolution->pieces[i].range, range)) {
            return true;
        }
    }
    return false;
}

bool wd_syncval_resolution_is_disjoint(const wd_syncval_resolution *resolution,
                                       const wd_syncval_access *accesses, size_t num_accesses,
                                       const wd_range *ranges) {
    for (size_t i = 0; i < num_accesses; i++) {
        const wd_syncval_access *access = &accesses[i];
        for (size_t k = access->first_range; k < access->first_range + access->num_ranges; k++) {
            if (overlap(&resolution->bounds[access->space], &ranges[k]) &&
                meets(resolution, access->space, &ranges[k])) {
                return false;
            }
        }
    }
    return true;
}

bool wd_syncval_resolutions_are_disjoint(const wd_syncval_resolution *one,
                                         const wd_syncval_resolution *other) {
    bool may_meet = false;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        may_meet |= overlap(&one->bounds[space], &other->bounds[space]);
    }
    return !may_meet ||
           wd_syncval_resolution_is_disjoint(one, other->accesses, other->num_accesses, other->ranges);
}

void wd_syncval_remember_drawn(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs) {
    if (recorder->failed || recorder->is_transient) {
        return;
    }
    wd_syncval_resolution *made = remember(recorder, 0, 0);
    if (!made) {
        return;
    }
    wd_free(&recorder->device->allocator, recorder->drawn);
    recorder->drawn = made;
    recorder->drawn_outputs = *outputs;
    recorder->has_drawn = wd_syncval_add_known(recorder, made);
    if (recorder->has_drawn) {
        recorder->num_accesses = 0;
        recorder->ranges.count = 0;
    }
}

// --- Vertex buffers

bool wd_syncval_vertices_find(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length) {
    wd_syncval_resolutions *table = table_of(recorder, &recorder->vertices);
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
            return wd_syncval_add_known(recorder, probed->resolution);
        }
    }
    return false;
}

void wd_syncval_vertices_add(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length) {
    wd_syncval_resolutions *table = recorder->vertices;
    if (!table || recorder->failed || recorder->is_transient || !was_seen(table, table->asked)) {
        return;
    }
    wd_syncval_resolution *made = remember(recorder, key_length, 0);
    if (!made) {
        return;
    }
    memcpy(made->sets, key, key_length * sizeof(*key));
    insert(table, made);
}
