#include "vk/trace/causes.h"

#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"

static uint64_t mix(uint64_t hash, uint64_t value) {
    return wd_hash_u64(hash ^ value) + value;
}

static uint64_t mix_text(uint64_t hash, const wd_trace_text *text) {
    return mix(hash, text->size ? wd_hash64_bytes(text->text, text->size) : 0);
}

// mix_place adds the name of the command with its debug labels, and its access. The number of the command does not
// count: a loop repeats the command.
static uint64_t mix_place(uint64_t hash, const wd_trace_model *model, const wd_trace_place *place) {
    hash = mix(mix(mix(hash, place->stages), place->accesses), place->is_known);
    if (!place->is_known) {
        return hash;
    }
    const wd_trace_command *command = &model->commands.items[place->command];
    hash = mix_text(hash, &model->strings.items[command->name]);
    uint32_t label = command->label;
    for (int depth = 0; label != WD_TRACE_NONE && depth < 64; depth++) {
        hash = mix_text(hash, &model->strings.items[model->labels.items[label].name]);
        label = model->labels.items[label].parent;
    }
    return hash;
}

static uint64_t mix_masks(uint64_t hash, const wd_trace_masks *masks) {
    hash = mix(mix(hash, masks->src_stages), masks->src_accesses);
    return mix(mix(hash, masks->dst_stages), masks->dst_accesses);
}

static uint64_t mix_fix(uint64_t hash, const wd_trace_fix *fix) {
    hash = mix_masks(mix(mix(hash, fix->kind), fix->location), &fix->masks);
    if (fix->has_dependency) {
        hash = mix(mix(mix(hash, fix->source), fix->target), fix->dependency_index);
        hash = mix_masks(hash, &fix->dependency);
    }
    return hash;
}

static uint64_t mix_shader(uint64_t hash, const wd_trace_model *model, const wd_trace_finding_row *finding) {
    if (finding->shader != WD_TRACE_NONE) {
        const wd_trace_shader *shader = &model->shaders.items[finding->shader];
        hash = mix_text(hash, &model->strings.items[shader->file]);
    }
    return mix(mix(hash, finding->line), finding->column);
}

static uint64_t hash_cause(const wd_trace_model *model, const wd_trace_finding_row *finding) {
    uint64_t hash = mix(mix(0, finding->kind), finding->severity);
    hash = mix_text(hash, &model->strings.items[finding->message_id]);
    hash = mix_place(hash, model, &finding->first);
    hash = mix_place(hash, model, &finding->second);
    return mix_shader(mix_fix(hash, &finding->fix), model, finding) | 1;
}

// add_finding adds a finding at the end of the list of its cause.
static bool add_finding(wd_trace_causes *causes, wd_hash_table *table, const wd_trace_model *model,
                        uint32_t number) {
    const wd_trace_finding_row *finding = &model->findings.items[number];
    const uint64_t key = hash_cause(model, finding);
    uintptr_t cause = (uintptr_t)wd_hash_table_get(table, key);
    if (!cause) {
        wd_trace_cause *added = WD_VECTOR_PUSH(&causes->allocator, &causes->rows);
        if (!added) {
            return false;
        }
        *added = (wd_trace_cause){.first_finding = number, .last_finding = number};
        cause = causes->rows.count;
        if (wd_hash_table_set(table, key, (void *)cause) != WD_OK) {
            return false;
        }
    }
    wd_trace_cause *row = &causes->rows.items[cause - 1];
    if (row->num_findings++) {
        causes->next[row->last_finding] = number;
    }
    row->last_finding = number;
    row->count += finding->count;
    causes->of_finding[number] = (uint32_t)(cause - 1);
    causes->next[number] = WD_TRACE_NONE;
    return true;
}

wd_status wd_trace_find_causes(wd_trace_causes *causes, wd_allocator allocator, const wd_trace_model *model) {
    const size_t count = model->findings.count;
    *causes = (wd_trace_causes){.allocator = allocator};
    causes->of_finding = wd_alloc_zero(&allocator, count + 1, sizeof *causes->of_finding);
    causes->next = wd_alloc_zero(&allocator, count + 1, sizeof *causes->next);
    bool is_complete = causes->of_finding && causes->next;
    wd_hash_table table;
    wd_hash_table_init(&table, allocator);
    for (size_t i = 0; i < count && is_complete; i++) {
        is_complete = add_finding(causes, &table, model, (uint32_t)i);
    }
    wd_hash_table_finish(&table);
    return is_complete ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_trace_causes_finish(wd_trace_causes *causes) {
    wd_free(&causes->allocator, causes->of_finding);
    wd_free(&causes->allocator, causes->next);
    WD_VECTOR_FINISH(&causes->allocator, &causes->rows);
}
