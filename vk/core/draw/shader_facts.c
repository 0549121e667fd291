// What checks of draws read from the code of shaders. A module is read when a draw first needs it, and keeps the
// result.
#include "vk/core/draw/draw_internal.h"
#include "vk/spirv/point_size.h"

typedef struct kept_facts {
    wd_allocator allocator;
    wd_core_shader_facts facts;
} kept_facts;

static kept_facts *read_module(const wd_core_data *data, const wd_state_stage *stage) {
    const wd_state_shader_module *module = stage->module;
    kept_facts *kept = wd_alloc_zero(&data->allocator, 1, sizeof *kept);
    if (!kept) {
        return NULL;
    }
    kept->allocator = data->allocator;
    if (stage->stage == VK_SHADER_STAGE_FRAGMENT_BIT) {
        wd_spirv_read_fragment_outputs(data->allocator, module->words, module->num_words,
                                       &kept->facts.outputs);
    } else {
        kept->facts.lacks_point_size =
            wd_spirv_lacks_point_size(data->allocator, module->words, module->num_words);
    }
    kept->facts.stage = stage->stage;
    return kept;
}

// find returns what the module of a stage keeps. The lock is held for the first draw only.
static const kept_facts *find(wd_core_data *data, const wd_state_stage *stage) {
    wd_state_object *object = &stage->module->object;
    kept_facts *kept = wd_state_slot_get(object, WD_STATE_SLOT_CORE);
    if (!kept) {
        wd_mutex_lock(&data->static_uses_lock);
        kept = wd_state_slot_get(object, WD_STATE_SLOT_CORE);
        if (!kept && (kept = read_module(data, stage))) {
            wd_state_slot_set(object, WD_STATE_SLOT_CORE, kept, wd_core_release_kept);
        }
        wd_mutex_unlock(&data->static_uses_lock);
    }
    return kept;
}

const wd_core_shader_facts *wd_core_find_shader_facts(const wd_core_drawn *d, VkShaderStageFlagBits stage) {
    wd_core_data *data = d->c->call->data;
    for (uint32_t i = 0; data && i < d->pipeline->num_stages; i++) {
        const wd_state_stage *found = &d->pipeline->stages[i];
        const kept_facts *kept = found->stage == stage && found->module ? find(data, found) : NULL;
        if (kept && kept->facts.stage == stage) { // Else an entry point of another stage was read first.
            return &kept->facts;
        }
    }
    return NULL;
}
