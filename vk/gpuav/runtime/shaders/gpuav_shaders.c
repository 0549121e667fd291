#include "vk/gpuav/runtime/shaders/gpuav_shaders.h"

#include <assert.h>
#include <string.h>

void wd_gpuav_shaders_init(wd_gpuav_shaders *shaders, wd_allocator allocator,
                           const wd_instrument_options *options, size_t max_size) {
    memset(shaders, 0, sizeof(*shaders));
    shaders->allocator = allocator;
    shaders->options = *options;
    shaders->options.lengths = NULL;
    shaders->options.num_lengths = 0;
    shaders->options.input = NULL;
    shaders->options.push = NULL;
    shaders->max_size = max_size;
    wd_mutex_init(&shaders->lock);
    wd_hash_table_init(&shaders->table, allocator);
}

void wd_gpuav_shaders_release(wd_gpuav_shaders *shaders, wd_gpuav_shader *shader) {
    assert(!shader || __atomic_load_n(&shader->references, __ATOMIC_RELAXED));
    if (!shader || __atomic_sub_fetch(&shader->references, 1, __ATOMIC_ACQ_REL) != 0) {
        return;
    }
    wd_free(&shaders->allocator, shader->result.words);
    wd_free(&shaders->allocator, shader->result.host_checks);
    wd_free(&shaders->allocator, shader->result.host_address_checks);
    wd_free(&shaders->allocator, shader);
}

bool wd_gpuav_shaders_may_print(const wd_gpuav_shaders *shaders) {
    return __atomic_load_n(&shaders->has_printfs, __ATOMIC_RELAXED);
}

void wd_gpuav_shaders_ref(wd_gpuav_shader *shader) {
    assert(__atomic_load_n(&shader->references, __ATOMIC_RELAXED));
    __atomic_add_fetch(&shader->references, 1, __ATOMIC_RELAXED);
}

// clear_table releases all references of the table. The lock is held, or not needed.
static void clear_table(wd_gpuav_shaders *shaders) {
    for (size_t i = 0; i < shaders->table.capacity; i++) {
        wd_gpuav_shaders_release(shaders, shaders->table.slots[i].value);
    }
    wd_hash_table_finish(&shaders->table);
    wd_hash_table_init(&shaders->table, shaders->allocator);
    shaders->size = 0;
}

void wd_gpuav_shaders_finish(wd_gpuav_shaders *shaders) {
    if (!shaders->allocator.reallocate) {
        return;
    }
    clear_table(shaders);
    wd_hash_table_finish(&shaders->table);
    wd_mutex_finish(&shaders->lock);
    memset(shaders, 0, sizeof(*shaders));
}

static wd_hash128 make_key(const wd_instrument_options *options, const wd_gpuav_shader_source *source) {
    wd_hash128 parts[6] = {wd_hash128_bytes(source->words, source->num_words * sizeof(*source->words))};
    const wd_instrument_input *input = options->input;
    parts[4] = (wd_hash128){.low = options->robust | (uint64_t)options->pipeline_facts << 32,
                            .high = options->push ? 1 + (uint64_t)options->push->offset : 0};
    if (options->num_lengths) {
        parts[1] = wd_hash128_bytes(options->lengths, options->num_lengths * sizeof(*options->lengths));
    }
    if (options->specialization->num_values) {
        parts[5] =
            wd_hash128_bytes(options->specialization->values,
                             options->specialization->num_values * sizeof(*options->specialization->values));
    }
    for (size_t i = 0; input && i < input->num_bindings; i++) {
        const wd_input_binding *binding = &input->bindings[i];
        const uint32_t fields[] = {binding->set, binding->binding, binding->first, binding->has_known_length,
                                   binding->summary};
        parts[3] = wd_hash128_bytes(fields, sizeof(fields));
        parts[2] = wd_hash128_bytes(&parts[2], 2 * sizeof(parts[2]));
    }
    return wd_hash128_bytes(parts, sizeof(parts));
}

// find returns the cached shader with a new reference, or NULL; the lock is held.
static wd_gpuav_shader *find(wd_gpuav_shaders *shaders, wd_hash128 key) {
    wd_mutex_assert_held(&shaders->lock);
    wd_gpuav_shader *shader = wd_hash_table_get(&shaders->table, key.low);
    if (!shader || shader->key.low != key.low || shader->key.high != key.high) {
        return NULL;
    }
    assert(__atomic_load_n(&shader->references, __ATOMIC_RELAXED));
    __atomic_add_fetch(&shader->references, 1, __ATOMIC_RELAXED);
    return shader;
}

// traces_rays returns whether a module has ray tracing stages. Capabilities are the first instructions.
static bool traces_rays(const uint32_t *words, size_t num_words) {
    enum { FIRST_INSTRUCTION = 5, CAPABILITY = 2 << 16 | 17, RAY_TRACING_KHR = 4479, RAY_TRACING_NV = 5340 };
    for (size_t i = FIRST_INSTRUCTION; i + 1 < num_words && words[i] == CAPABILITY; i += 2) {
        if (words[i + 1] == RAY_TRACING_KHR || words[i + 1] == RAY_TRACING_NV) {
            return true;
        }
    }
    return false;
}

static wd_gpuav_shader *instrument(wd_gpuav_shaders *shaders, wd_hash128 key,
                                   const wd_instrument_options *options,
                                   const wd_gpuav_shader_source *source) {
    wd_gpuav_shader *shader = wd_alloc_zero(&shaders->allocator, 1, sizeof(*shader));
    if (!shader) {
        return NULL;
    }
    shader->references = 1;
    shader->key = key;
    shader->diagnostic = (wd_diagnostic)WD_DIAGNOSTIC_INIT;
    shader->status = wd_instrument(shaders->allocator, options, source->words, source->num_words,
                                   &shader->result, &shader->diagnostic);
    if (shader->status != WD_OK) {
        memset(&shader->result, 0, sizeof(shader->result));
    }
    if (shader->result.num_printfs) {
        __atomic_store_n(&shaders->has_printfs, 1, __ATOMIC_RELAXED);
    }
    return shader;
}

// insert adds a shader to the table, which gets a reference; the lock is held. Failures have no effect.
static void insert(wd_gpuav_shaders *shaders, wd_gpuav_shader *shader) {
    wd_mutex_assert_held(&shaders->lock);
    size_t size = sizeof(*shader) + shader->result.num_words * sizeof(uint32_t);
    if (shaders->size + size > shaders->max_size) {
        clear_table(shaders);
    }
    if (size > shaders->max_size || wd_hash_table_get(&shaders->table, shader->key.low)) {
        return;
    }
    if (wd_hash_table_set(&shaders->table, shader->key.low, shader) != WD_OK) {
        return;
    }
    __atomic_add_fetch(&shader->references, 1, __ATOMIC_RELAXED);
    shaders->size += size;
    assert(shaders->size <= shaders->max_size);
}

// get_specialized returns the shader for options that have the values of the specialization constants.
static wd_gpuav_shader *get_specialized(wd_gpuav_shaders *shaders, const wd_instrument_options *options,
                                        const wd_gpuav_shader_source *source) {
    wd_hash128 key = make_key(options, source);
    wd_mutex_lock(&shaders->lock);
    wd_gpuav_shader *shader = find(shaders, key);
    wd_mutex_unlock(&shaders->lock);
    if (shader) {
        return shader;
    }
    wd_gpuav_shader *created = instrument(shaders, key, options, source);
    if (!created || created->status == WD_ERROR_OUT_OF_MEMORY) {
        return created;
    }
    wd_mutex_lock(&shaders->lock);
    shader = find(shaders, key); // Another thread may have added it.
    if (!shader) {
        insert(shaders, created);
    }
    wd_mutex_unlock(&shaders->lock);
    if (!shader) {
        return created;
    }
    wd_gpuav_shaders_release(shaders, created);
    return shader;
}

wd_gpuav_shader *wd_gpuav_shaders_get(wd_gpuav_shaders *shaders, const wd_gpuav_shader_source *source,
                                      const wd_binding_length *lengths, size_t num_lengths,
                                      const wd_instrument_input *input, const wd_instrument_push *push) {
    wd_spirv_special_value *values;
    wd_spirv_specialization specialization = {.fixes_defaults = true};
    if (wd_spirv_special_values(shaders->allocator, source->specialization, &values,
                                &specialization.num_values)) {
        return NULL;
    }
    // Pipelines whose values for other constants differ share a shader.
    specialization.num_values =
        wd_spirv_keep_used_values(source->words, source->num_words, values, specialization.num_values);
    specialization.values = values;
    wd_instrument_options options = shaders->options;
    options.lengths = lengths;
    options.num_lengths = num_lengths;
    options.input = input;
    options.push = push;
    options.robust = source->robust;
    options.pipeline_facts = source->pipeline_facts;
    options.immediate_reports |=
        shaders->reports_rays_immediately && traces_rays(source->words, source->num_words);
    options.specialization = &specialization;
    wd_gpuav_shader *shader = get_specialized(shaders, &options, source);
    wd_free(&shaders->allocator, values);
    return shader;
}
