// What draws, dispatches and traces need: each set that a shader uses is bound, with the layout of the pipeline, and
// the push constants that a shader reads are set.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/core/descriptors/drawn.h"
#include "vk/registry/enum_strings.h"

bool wd_drawn_begin(wd_core_message *m, wd_drawn *d, uint32_t rule, uint32_t older) {
    d->num_reports++;
    return wd_core_begin_rule(m, d->c, NULL, NULL, rule) ||
           (older && wd_core_begin_rule(m, d->c, NULL, NULL, older));
}

static const wd_state_bound_set *find_bound(const wd_drawn *d, uint32_t set) {
    return set < d->bindings->num_sets ? &d->bindings->sets[set] : NULL;
}

static bool is_compatible(const wd_state_bound_set *bound, const wd_state_pipeline_layout *layout,
                          uint32_t set) {
    return bound->layout == layout || wd_state_pipeline_layouts_compatible(bound->layout, layout, set);
}

// has_bindings_per_stage returns whether several bindings may have the same number.
static bool has_bindings_per_stage(const wd_state_set_layout *layout) {
#ifdef VK_NV_per_stage_descriptor_set
    return layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PER_STAGE_BIT_NV;
#else
    (void)layout;
    return false;
#endif
}

const wd_state_descriptor_set *wd_drawn_find_set(const wd_drawn *d, const wd_program_stage *stage,
                                                 const wd_static_use *use) {
    const wd_state_bound_set *bound = find_bound(d, use->set);
    return bound && bound->set && bound->layout && bound->set->layout && bound->set->descriptors &&
                   !has_bindings_per_stage(bound->set->layout) &&
                   is_compatible(bound, stage->layout, use->set)
               ? bound->set
               : NULL;
}

// --- Layouts

static bool has_range(const wd_state_pipeline_layout *layout, const VkPushConstantRange *range) {
    for (uint32_t i = 0; i < layout->num_push_constant_ranges; i++) {
        if (memcmp(&layout->push_constant_ranges[i], range, sizeof *range) == 0) {
            return true;
        }
    }
    return false;
}

// find_range returns a range that only one of two layouts has, or NULL.
static const VkPushConstantRange *find_range(const wd_state_pipeline_layout *layout,
                                             const wd_state_pipeline_layout *other) {
    for (uint32_t i = 0; i < layout->num_push_constant_ranges; i++) {
        if (!has_range(other, &layout->push_constant_ranges[i])) {
            return &layout->push_constant_ranges[i];
        }
    }
    return NULL;
}

static void describe_range(const VkPushConstantRange *range, const char *has, char *text, size_t size) {
    char stages[WD_DESCRIPTORS_TEXT_SIZE];
    snprintf(text, size, "only the layout %s has the push constant range of offset %u and size %u for %s",
             has, range->offset, range->size,
             wd_VkShaderStageFlags_string(range->stageFlags, stages, sizeof stages));
}

// find_difference writes why a layout is not compatible with that of the shader for sets up to `last`, as a clause.
// False: no difference is certain.
static bool find_difference(const wd_state_pipeline_layout *expected, const wd_state_pipeline_layout *found,
                            uint32_t last, char *text, size_t size) {
    char difference[WD_DESCRIPTORS_TEXT_SIZE * 2];
    const VkPushConstantRange *range;
    for (uint32_t i = 0; i <= last && i < expected->num_set_layouts && i < found->num_set_layouts; i++) {
        const wd_state_set_layout *left = expected->set_layouts[i], *right = found->set_layouts[i];
        if (left && right && wd_descriptors_layout_difference(left, right, difference, sizeof difference)) {
            snprintf(text, size, "set %u of the layout of the bound set differs: %s", i, difference);
            return true;
        }
    }
    if ((range = find_range(expected, found))) {
        describe_range(range, "of the shader", text, size);
        return true;
    }
    if ((range = find_range(found, expected))) {
        describe_range(range, "of the bound set", text, size);
        return true;
    }
#ifdef VK_EXT_graphics_pipeline_library
    if ((expected->flags ^ found->flags) & VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT) {
        snprintf(text, size,
                 "only one of the layouts has VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT");
        return true;
    }
#endif
    return false;
}

// note_layout names the pipeline layout that a shader was created with.
static void note_layout(wd_core_message *m, const wd_drawn *d, const wd_program_stage *stage) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    if (stage->layout->object.handle && !d->action->pipeline->shaders) {
        wd_core_notef(m, "The pipeline was created with %s",
                      wd_descriptors_name(d->c, &stage->layout->object, text, sizeof text));
    }
}

static void report_layout(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use,
                          const wd_state_bound_set *bound) {
    char difference[WD_DESCRIPTORS_TEXT_SIZE * 4], set[WD_DESCRIPTORS_TEXT_SIZE],
        text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_core_message m;
    if (bound->layout == d->reported || // With this layout, a lower set was bound, too.
        !find_difference(stage->layout, bound->layout, use->set, difference, sizeof difference) ||
        !wd_drawn_begin(&m, d, WD_CORE_RULE(08600), WD_CORE_RULE(02697))) {
        return;
    }
    if (bound->set->is_push) {
        snprintf(set, sizeof set, "the pushed descriptors");
    } else {
        wd_descriptors_name(d->c, &bound->set->object, set, sizeof set);
    }
    d->reported = bound->layout;
    wd_core_summaryf(&m, "%s uses set %u, but %s, bound as set %u, has a layout that is not compatible: %s",
                     wd_program_shader(d->c, d->action->pipeline, stage, text, sizeof text), use->set, set,
                     use->set, difference);
    note_layout(&m, d, stage);
    wd_core_notef(&m, "The set was bound with %s",
                  wd_descriptors_name(d->c, &bound->layout->object, text, sizeof text));
    m.fix = "Bind the set with the layout of the pipeline, or with one that is equal up to this set.";
    wd_core_end(&m);
}

// --- Sets that are not bound

static const char *bind_point_name(wd_state_bind_point bind) {
    return bind == WD_STATE_BIND_GRAPHICS  ? "VK_PIPELINE_BIND_POINT_GRAPHICS"
           : bind == WD_STATE_BIND_COMPUTE ? "VK_PIPELINE_BIND_POINT_COMPUTE"
                                           : "VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR";
}

// note_other names a set that is bound to another bind point.
static void note_other(wd_core_message *m, const wd_drawn *d, uint32_t set) {
    const wd_state_command_buffer *command_buffer = d->action->command_buffer;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    for (int i = 0; i < WD_STATE_BIND_COUNT; i++) {
        const wd_state_bindings *bindings = &command_buffer->bindings[i];
        if (bindings != d->bindings && set < bindings->num_sets && bindings->sets[set].set &&
            !bindings->sets[set].set->is_push) {
            wd_core_notef(m, "%s is bound as set %u of %s",
                          wd_descriptors_name(d->c, &bindings->sets[set].set->object, text, sizeof text), set,
                          bind_point_name((wd_state_bind_point)i));
            return;
        }
    }
}

// note_disturbed states that the latest command that bound sets may have disturbed the set.
static void note_disturbed(wd_core_message *m, const wd_drawn *d, const wd_program_stage *stage,
                           uint32_t set) {
    const wd_state_pipeline_layout *latest = d->bindings->layout;
    char difference[WD_DESCRIPTORS_TEXT_SIZE * 4], text[WD_DESCRIPTORS_TEXT_SIZE];
    if (latest && latest != stage->layout &&
        find_difference(stage->layout, latest, set, difference, sizeof difference)) {
        wd_core_notef(m,
                      "The latest command that bound sets did it with %s, which unbinds sets of layouts that "
                      "are not compatible: %s",
                      wd_descriptors_name(d->c, &latest->object, text, sizeof text), difference);
    }
}

static void report_unbound(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use) {
    assert(use >= stage->shader->uses && use < stage->shader->uses + stage->shader->num_uses);
    char shader[WD_DESCRIPTORS_TEXT_SIZE * 2], variable[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (!wd_drawn_begin(&m, d, WD_CORE_RULE(08600), WD_CORE_RULE(02697))) {
        return;
    }
    wd_core_summaryf(&m, "%s uses %s, but no set is bound as set %u of %s",
                     wd_program_shader(d->c, d->action->pipeline, stage, shader, sizeof shader),
                     wd_program_variable(stage, use, variable, sizeof variable), use->set,
                     bind_point_name(d->action->bind));
    note_layout(&m, d, stage);
    note_disturbed(&m, d, stage, use->set);
    note_other(&m, d, use->set);
    m.fix = "Bind a descriptor set before the command, at the bind point of the pipeline.";
    wd_core_end(&m);
}

// report_buffer: `is_in_buffer` says where the descriptors are, and the pipeline expects them elsewhere.
static void report_buffer(wd_drawn *d, const wd_program_stage *stage, uint32_t set, bool is_in_buffer) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_core_message m;
    if (!wd_drawn_begin(&m, d, is_in_buffer ? WD_CORE_RULE(08117) : WD_CORE_RULE(08115), 0)) {
        return;
    }
    wd_core_summaryf(&m,
                     "%s uses set %u, %s, but the pipeline was created with%s "
                     "VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT",
                     wd_program_shader(d->c, d->action->pipeline, stage, text, sizeof text), set,
                     is_in_buffer ? "which has an offset in a descriptor buffer"
                                  : "a descriptor set is bound there",
                     is_in_buffer ? "out" : "");
    wd_core_end(&m);
}

// --- The checks

// check_set returns false where the set cannot be used.
static bool check_set(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use) {
    const wd_state_pipeline_layout *layout = stage->layout;
    const wd_state_pipeline *pipeline = d->action->pipeline;
    const wd_state_set_layout *expected =
        use->set < layout->num_set_layouts ? layout->set_layouts[use->set] : NULL;
    const wd_state_bound_set *bound = find_bound(d, use->set);
    if (!expected) { // The creation of the pipeline reports it, or it is a library's.
        return false;
    }
    if (!pipeline->shaders && pipeline->flags & VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) {
        if (bound && bound->set && !bound->set->is_push) {
            report_buffer(d, stage, use->set, false);
        }
        return false;
    }
    if (expected->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT ||
        has_bindings_per_stage(expected)) {
        return false;
    }
    if (bound && bound->is_in_buffer && !bound->set) {
        report_buffer(d, stage, use->set, true);
    } else if (!bound || !bound->layout) {
        report_unbound(d, stage, use);
    } else if (bound->set && !is_compatible(bound, layout, use->set)) {
        report_layout(d, stage, use, bound);
    } else {
        return bound->set != NULL;
    }
    return false;
}

static void check_sets(wd_drawn *d) {
    uint64_t checked = 0; // Of the first 64: one message for each set.
    for (uint32_t i = 0; i < d->program->num_stages; i++) {
        const wd_program_stage *stage = &d->program->stages[i];
        for (uint32_t k = 0; k < stage->shader->num_uses; k++) {
            const wd_static_use *use = &stage->shader->uses[k];
            const uint64_t bit = use->set < 64 ? UINT64_C(1) << use->set : 0;
            if (bit && !(checked & bit) && wd_program_counts(stage, use->is_certain)) {
                checked |= check_set(d, stage, use) && d->action->pipeline->shaders ? 0 : bit;
            }
        }
    }
}

// --- Push constants

static uint64_t written_words(const wd_state_command_buffer *command_buffer) {
    static_assert(WD_STATIC_PUSH_WORDS == 64, "two elements of push_constants_written");
    const uint32_t *written = command_buffer->pushed.written;
    if (!command_buffer->pushed.size) {
        return 0;
    }
    return written[0] | (command_buffer->pushed.size > 128 ? (uint64_t)written[1] << 32 : 0);
}

static void report_push(wd_drawn *d, const wd_program_stage *stage, uint64_t missing) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_core_message m;
    const unsigned first = (unsigned)__builtin_ctzll(missing);
    unsigned end = first;
    while (end < WD_STATIC_PUSH_WORDS && missing >> end & 1) {
        end++;
    }
    if (!wd_drawn_begin(&m, d, WD_CORE_RULE(08602), WD_CORE_RULE(02698))) {
        return;
    }
    wd_core_summaryf(&m, "%s reads the push constants of bytes %u to %u, which no command has set",
                     wd_program_shader(d->c, d->action->pipeline, stage, text, sizeof text), first * 4,
                     end * 4 - 1);
    note_layout(&m, d, stage);
    m.fix = "Push these bytes before the command, or enable the maintenance4 feature if the values do not "
            "matter.";
    wd_core_end(&m);
}

static void check_push_constants(wd_drawn *d) {
    const uint64_t written = written_words(d->action->command_buffer);
    for (uint32_t i = 0; i < d->program->num_stages; i++) {
        const wd_program_stage *stage = &d->program->stages[i];
        const uint64_t missing = wd_static_needed_words(stage->shader) & ~written;
        if (missing) {
            report_push(d, stage, missing);
            return;
        }
    }
}

// allows_unset returns whether reading push constants that were not set is allowed, or not known.
static bool allows_unset(const wd_core_check *c) {
    return !c->enabled || c->enabled->features.maintenance4;
}

// has_push returns whether all push constants are set that the shaders read.
static bool has_push(const wd_core_check *c, const wd_core_action *a, const wd_program *program) {
    return allows_unset(c) || !(program->push_words & ~written_words(a->command_buffer));
}

// verified_sets is what was verified, in the words of wd_core_verified.
typedef struct verified_sets {
    uint64_t pipeline;                                          // 0: nothing.
    const wd_program *program;                                  // Of the pipeline; NULL: not known.
    uint64_t num_changes, num_layout_changes, num_push_changes; // Plus 1.
} verified_sets;

static_assert(sizeof(verified_sets) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

// has_sets returns whether the sets were verified before, with this program.
static bool has_sets(const wd_core_action *a, const verified_sets *verified) {
    const wd_state_bindings *bindings = &a->command_buffer->bindings[a->bind];
    return verified->num_layout_changes == (uint64_t)bindings->num_layout_changes + 1 &&
           (verified->program->is_claimed || wd_drawn_are_contents_verified(a, verified->program));
}

static wd_drawn make_drawn(wd_core_check *c, const wd_core_action *a, const wd_program *program) {
    return (wd_drawn){
        .c = c, .action = a, .bindings = &a->command_buffer->bindings[a->bind], .program = program};
}

__attribute__((noinline)) static void check_bound_sets(wd_core_check *c, const wd_core_action *a,
                                                       verified_sets *verified) {
    wd_drawn d = make_drawn(c, a, verified->program);
    const uint64_t num_layout_changes = (uint64_t)d.bindings->num_layout_changes + 1;
    if (verified->num_layout_changes != num_layout_changes) {
        check_sets(&d);
        verified->num_layout_changes = d.num_reports ? 0 : num_layout_changes;
    }
    if (!d.program->is_claimed) {
        wd_drawn_check_contents(&d);
    }
}

__attribute__((noinline)) static void check_pushed(wd_core_check *c, const wd_core_action *a,
                                                   const wd_program *program) {
    wd_drawn d = make_drawn(c, a, program);
    check_push_constants(&d);
}

WD_CORE_ACTION_CHECK(descriptors) {
    verified_sets nothing = {0},
                  *verified = (verified_sets *)wd_core_verified(a, WD_CORE_VERIFIED_DESCRIPTORS);
    verified = verified ? verified : &nothing;
    if (!a->pipeline) {
        return;
    }
    if (verified->pipeline != a->pipeline->object.id) {
        *verified = (verified_sets){a->pipeline->object.id, wd_program_find(c, a->pipeline), 0, 0, 0};
    }
    const uint64_t num_changes = (uint64_t)a->command_buffer->bindings[a->bind].num_changes + 1,
                   num_push_changes = (uint64_t)a->command_buffer->pushed.num_changes + 1;
    if (verified->program && verified->num_changes != num_changes && !has_sets(a, verified)) {
        check_bound_sets(c, a, verified);
    }
    if (verified->program && verified->num_push_changes != num_push_changes &&
        !has_push(c, a, verified->program)) {
        check_pushed(c, a, verified->program);
    }
    verified->num_changes = num_changes;
    verified->num_push_changes = num_push_changes;
}
