// Ray tracing pipelines: the shader binding tables and the rays decide which shaders run.
//
// The ray generation shader runs whenever rays are traced. If the pipeline has several, the table selects
// one: accesses that all of them have count, and accesses of shaders that only some of them can reach are
// unknown. If there is one, all shaders that it can reach count, just as all accesses in the code of a shader
// count.
#include "vk/syncval/validator/shaders/pipeline.h"

// ray_shader is a shader of the pipeline and the table that selects it. 0: the table of ray generation
// shaders.
typedef struct ray_shader {
    wd_syncval_shader shader;
    uint64_t stage;
    uint8_t table;
} ray_shader;

static uint8_t table_of(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_RAYGEN_BIT_KHR:
        return 0;
    case VK_SHADER_STAGE_MISS_BIT_KHR:
        return WD_SYNCVAL_TABLE_MISS;
    case VK_SHADER_STAGE_CALLABLE_BIT_KHR:
        return WD_SYNCVAL_TABLE_CALLABLE;
    default:
        return WD_SYNCVAL_TABLE_HIT;
    }
}

// tables_read returns the tables that the ray generation shaders can reach, directly or through other
// shaders.
static uint8_t tables_read(const ray_shader *shaders, uint32_t count) {
    uint8_t tables = 0;
    for (uint8_t before = 1; before != tables;) {
        before = tables;
        for (uint32_t i = 0; i < count; i++) {
            const wd_syncval_shader *shader = &shaders[i].shader;
            if (shaders[i].table & ~tables) {
                continue;
            }
            tables |= shader->traces ? WD_SYNCVAL_TABLE_MISS | WD_SYNCVAL_TABLE_HIT : 0;
            tables |= shader->calls ? WD_SYNCVAL_TABLE_CALLABLE : 0;
        }
    }
    return tables;
}

static void keep_common_part(wd_syncval_part_use *part, const wd_syncval_part_use *other,
                             const wd_allocator *allocator) {
    part->reads &= other->reads;
    part->writes &= other->writes;
    wd_syncval_byte_ranges_keep_common(&part->read_bytes, allocator, &other->read_bytes);
    wd_syncval_byte_ranges_keep_common(&part->written_bytes, allocator, &other->written_bytes);
}

// keep_common removes the accesses from `use` that `shader` does not have.
static void keep_common(wd_syncval_use *use, const wd_syncval_shader *shader, const wd_allocator *allocator) {
    wd_syncval_use none = {0};
    const wd_syncval_use *other = &none;
    for (size_t i = 0; i < shader->uses.count; i++) {
        const wd_syncval_use *found = &shader->uses.items[i];
        if (found->set == use->set && found->binding == use->binding && found->element == use->element &&
            found->any_element == use->any_element &&
            wd_syncval_is_same_index(&found->pushed, &use->pushed)) {
            other = found;
        }
    }
    keep_common_part(&use->plain, &other->plain, allocator);
    keep_common_part(&use->atomic, &other->atomic, allocator);
    if (other->atomicity && other->atomicity > use->atomicity) {
        use->atomicity = other->atomicity;
    }
}

static bool adds_generation(wd_syncval_pipeline *pipeline, ray_shader *shaders, uint32_t count) {
    ray_shader *first = NULL;
    uint32_t num_found = 0;
    for (uint32_t i = 0; i < count; i++) {
        ray_shader *next = &shaders[i];
        if (next->table) {
            continue;
        }
        num_found++;
        first = first ? first : next;
        for (size_t k = 0; next != first && k < first->shader.uses.count; k++) {
            keep_common(&first->shader.uses.items[k], &next->shader, &pipeline->allocator);
        }
    }
    if (first) {
        wd_syncval_pipeline_add(pipeline, &first->shader, first->stage);
    }
    return num_found == 1;
}

static bool add_shaders(wd_syncval_pipeline *pipeline, ray_shader *shaders, uint32_t count) {
    if (!adds_generation(pipeline, shaders, count)) {
        pipeline->unknown = true;
        return true;
    }
    pipeline->tables.read = tables_read(shaders, count);
    for (uint32_t i = 0; i < count; i++) {
        if (shaders[i].table & pipeline->tables.read) {
            pipeline->tables.needed |= shaders[i].table;
        }
    }
    if (!pipeline->tables.needed) {
        return true;
    }
    pipeline->tables.generation = wd_syncval_pipeline_create(&pipeline->allocator);
    if (!pipeline->tables.generation) {
        return false;
    }
    adds_generation(pipeline->tables.generation, shaders, count);
    pipeline->tables.generation->unknown = true;
    for (uint32_t i = 0; i < count; i++) {
        if (shaders[i].table & pipeline->tables.needed) {
            wd_syncval_pipeline_add(pipeline, &shaders[i].shader, shaders[i].stage);
        }
    }
    return true;
}

wd_syncval_pipeline *wd_syncval_make_ray_pipeline(const wd_allocator *allocator,
                                                  const wd_state_pipeline *state) {
    wd_syncval_pipeline *pipeline = wd_syncval_pipeline_create(allocator);
    ray_shader *shaders = wd_alloc_zero(allocator, state->num_stages + (size_t)1, sizeof(*shaders));
    bool is_entire = pipeline && shaders;
    for (uint32_t i = 0; is_entire && i < state->num_stages; i++) {
        shaders[i].table = table_of(state->stages[i].stage);
        pipeline->unknown |=
            !wd_syncval_shader_of(&shaders[i].shader, allocator, &state->stages[i], &shaders[i].stage);
    }
    is_entire = is_entire && add_shaders(pipeline, shaders, state->num_stages);
    for (uint32_t i = 0; shaders && i < state->num_stages; i++) {
        wd_syncval_shader_finish(&shaders[i].shader, *allocator);
    }
    wd_free(allocator, shaders);
    if (is_entire) {
        return pipeline;
    }
    wd_syncval_pipeline_destroy(pipeline);
    return NULL;
}
