// Descriptors that shaders use statically must be valid: written, and their resource not destroyed. Descriptors in
// bindings whose content may change after recording, or that may be unused, are left out.
#include <assert.h>

#include "vk/core/descriptors/drawn.h"

static bool is_destroyed(const wd_state_object *object, const void *user) {
    (void)user;
    return wd_state_is_destroyed(object);
}

// find_destroyed returns an object that a descriptor refers to and that is destroyed, or NULL. Objects that were
// destroyed since the recording first used the set make the recording invalid, which vk/lifetimes reports.
static const wd_state_object *find_destroyed(const wd_drawn *d, const wd_drawn_descriptor *found) {
    const wd_state_descriptor *content = found->content;
    const wd_state_object *object = wd_state_find_reached(content->object, is_destroyed, NULL);
    if (!object && found->binding->type == content->type &&
        (content->type == VK_DESCRIPTOR_TYPE_SAMPLER ||
         content->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) &&
        !found->binding->immutable_samplers && content->u.image.sampler &&
        wd_state_is_destroyed(&content->u.image.sampler->object)) {
        object = &content->u.image.sampler->object;
    }
    const wd_state_kept *kept =
        object ? wd_state_kept_entry(d->action->command_buffer, &found->set->object) : NULL;
    return kept && __atomic_load_n(&object->ended_at, __ATOMIC_ACQUIRE) <= kept->since ? object : NULL;
}

static bool begin(wd_core_message *m, wd_drawn *d, const wd_drawn_descriptor *found) {
    char variable[WD_DESCRIPTORS_TEXT_SIZE];
    if (!wd_drawn_begin(m, d, WD_CORE_RULE(08114), WD_CORE_RULE(02699))) {
        return false;
    }
    wd_core_summaryf(m, "%s", wd_program_variable(found->stage, found->use, variable, sizeof variable));
    return true;
}

static void end(wd_core_message *m, const wd_drawn *d, const wd_drawn_descriptor *found) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_drawn_note(m, d, found, text, sizeof text);
    wd_core_end(m);
}

static void report_unwritten(wd_drawn *d, const wd_drawn_descriptor *found) {
    wd_core_message m;
    if (begin(&m, d, found)) {
        wd_core_summaryf(&m, " uses a descriptor that was never %s",
                         found->set->is_push ? "pushed" : "written");
        m.fix = found->set->is_push
                    ? "Push the descriptor before the command, or remove the use from the shader."
                    : "Write the descriptor before the set is bound. If no invocation uses it, create the "
                      "binding with VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT.";
        end(&m, d, found);
    }
}

static void report_destroyed(wd_drawn *d, const wd_drawn_descriptor *found, const wd_state_object *object) {
    char text[WD_DESCRIPTORS_TEXT_SIZE], holder[WD_DESCRIPTORS_TEXT_SIZE];
    const char *by = __atomic_load_n(&object->ended_by, __ATOMIC_ACQUIRE);
    wd_core_message m;
    if (!begin(&m, d, found)) {
        return;
    }
    if (found->content->object && found->content->object != object &&
        object->type != VK_OBJECT_TYPE_SAMPLER) {
        wd_core_summaryf(&m, " uses a descriptor with %s, whose %s was destroyed",
                         wd_descriptors_name(d->c, found->content->object, holder, sizeof holder),
                         wd_descriptors_name(d->c, object, text, sizeof text));
    } else {
        wd_core_summaryf(&m, " uses a descriptor with %s, which was destroyed",
                         wd_descriptors_name(d->c, object, text, sizeof text));
    }
    if (by) {
        wd_core_summaryf(&m, " by %s", by);
    }
    m.fix =
        "Write another resource to the descriptor, or destroy the resource after the last use of the set.";
    end(&m, d, found);
}

// is_unknown returns whether descriptors that no known command wrote may hold something.
static bool is_unknown(const wd_drawn *d, const wd_state_descriptor_set *set) {
#ifdef VK_VALVE_descriptor_set_host_mapping
    if (!d->c->enabled || d->c->enabled->extensions.VALVE_descriptor_set_host_mapping) {
        return true; // The host writes to the memory of sets.
    }
#endif
    (void)d;
    return __atomic_load_n(&set->has_unknown, __ATOMIC_RELAXED);
}

static void check_descriptor(wd_drawn *d, const wd_drawn_descriptor *found) {
    const wd_state_descriptor *content = found->content;
    const bool is_fixed =
        found->binding->immutable_samplers && found->binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
    if (is_fixed || (!content->written && content->is_null)) { // Writes of VK_NULL_HANDLE are reported there.
        return;
    }
    if (!content->written) {
        if (!is_unknown(d, found->set)) {
            report_unwritten(d, found);
        }
        return;
    }
    const wd_state_object *destroyed = find_destroyed(d, found);
    if (destroyed) {
        report_destroyed(d, found, destroyed);
    } else {
        wd_drawn_check_image(d, found);
    }
}

void wd_drawn_note(wd_core_message *m, const wd_drawn *d, const wd_drawn_descriptor *found, char *text,
                   size_t size) {
    wd_core_notef(m, "The descriptor is used by %s",
                  wd_program_shader(d->c, d->action->pipeline, found->stage, text, size));
    if (!found->set->is_push) {
        wd_core_notef(m, "The set is %s", wd_descriptors_name(d->c, &found->set->object, text, size));
    }
}

// find_binding returns the binding of a use whose content cannot change any more, or NULL.
static const wd_state_layout_binding *find_binding(const wd_state_descriptor_set *set,
                                                   const wd_static_use *use) {
    const VkDescriptorBindingFlags unknown = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                             VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT |
                                             VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
    const wd_state_layout_binding *binding = wd_state_set_layout_binding(set->layout, use->binding);
    return binding && !(binding->flags & unknown) && binding->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK
               ? binding
               : NULL;
}

bool wd_drawn_find(const wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use,
                   wd_drawn_descriptor *found) {
    assert(use >= stage->shader->uses && use < stage->shader->uses + stage->shader->num_uses);
    const wd_state_descriptor_set *set = use->has_element ? wd_drawn_find_set(d, stage, use) : NULL;
    const wd_state_layout_binding *binding = set ? find_binding(set, use) : NULL;
    if (!binding || use->element >= wd_state_descriptor_set_count(set, binding)) {
        return false;
    }
    *found =
        (wd_drawn_descriptor){stage, use, set, binding, &set->descriptors[binding->first + use->element]};
    return true;
}

// --- Arrays

enum { MOST_ELEMENTS = 4096 }; // Larger arrays would make draws slow.

// is_unwritten returns whether no element of a binding was ever written.
static bool is_unwritten(const wd_drawn *d, const wd_state_descriptor_set *set,
                         const wd_state_layout_binding *binding) {
    const uint32_t count = wd_state_descriptor_set_count(set, binding);
    bool is_written = !count || count > MOST_ELEMENTS || binding->immutable_samplers || is_unknown(d, set);
    for (uint32_t i = 0; !is_written && i < count; i++) {
        is_written =
            set->descriptors[binding->first + i].written || set->descriptors[binding->first + i].is_null;
    }
    return !is_written;
}

// check_array checks an array of which shaders use elements that are not known: one of them must have been written.
static void check_array(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use) {
    const wd_state_descriptor_set *set = wd_drawn_find_set(d, stage, use);
    const wd_state_layout_binding *binding = set ? find_binding(set, use) : NULL;
    wd_core_message m;
    if (!binding || !is_unwritten(d, set, binding)) {
        return;
    }
    const wd_drawn_descriptor found = {stage, use, set, binding, &set->descriptors[binding->first]};
    if (begin(&m, d, &found)) {
        wd_core_summaryf(&m, " uses an array of %u descriptors, of which none was ever %s",
                         wd_state_descriptor_set_count(set, binding), set->is_push ? "pushed" : "written");
        end(&m, d, &found);
    }
}

// check_index checks a constant index against the descriptors that the set has.
static void check_index(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use) {
    assert(use >= stage->shader->uses && use < stage->shader->uses + stage->shader->num_uses);
    const wd_state_descriptor_set *set = wd_drawn_find_set(d, stage, use);
    const wd_state_layout_binding *binding =
        set ? wd_state_set_layout_binding(set->layout, use->binding) : NULL;
    const uint32_t count = binding ? wd_state_descriptor_set_count(set, binding) : 0;
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    wd_core_message m;
    if (!use->element || !binding || use->element < count ||
        binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK ||
        !wd_drawn_begin(&m, d, WD_CORE_RULE(10068), 0)) {
        return;
    }
    m.is_warning = !wd_drawn_is_certain(stage, use->is_certain);
    wd_core_summaryf(&m, "%s is used, but the set has %u descriptors in this binding",
                     wd_program_variable(stage, use, text, sizeof text), count);
    wd_core_notef(&m, "The descriptor is used by %s",
                  wd_program_shader(d->c, d->action->pipeline, stage, text, sizeof text));
    if (!set->is_push) {
        wd_core_notef(&m, "The set is %s", wd_descriptors_name(d->c, &set->object, text, sizeof text));
    }
    wd_core_end(&m);
}

// --- What was verified

// key_of returns a hash of all that the verification of a set reads. `num_changes` is that of the device.
static inline uint64_t key_of(const wd_core_action *a, const wd_state_descriptor_set *set, uint32_t index,
                              uint64_t num_changes) {
    assert(a->pipeline);
    const uint64_t prime = UINT64_C(0x9e3779b97f4a7c15);
    uint64_t key = a->pipeline->object.id;
    key = (key ^ key >> 29) * prime + __atomic_load_n(&set->version, __ATOMIC_ACQUIRE);
    key = (key ^ key >> 29) * prime + index;
    key = (key ^ key >> 29) * prime + num_changes;
    return key | 1;
}

// used_set returns a set of a mask, which becomes smaller; NULL: none is bound, or descriptors are pushed.
static inline wd_state_descriptor_set *used_set(const wd_state_bindings *bindings, uint64_t *mask,
                                                uint32_t *index) {
    *index = (uint32_t)__builtin_ctzll(*mask);
    *mask &= *mask - 1;
    wd_state_descriptor_set *set = *index < bindings->num_sets ? bindings->sets[*index].set : NULL;
    return set && !set->is_push ? set : NULL;
}

bool wd_drawn_are_contents_verified(const wd_core_action *a, const wd_program *program) {
    const wd_state_bindings *bindings = &a->command_buffer->bindings[a->bind];
    const uint64_t num_changes = __atomic_load_n(a->command_buffer->num_changes, __ATOMIC_ACQUIRE);
    uint32_t index;
    for (uint64_t mask = program->sets; mask;) {
        const wd_state_descriptor_set *set = used_set(bindings, &mask, &index);
        if (!set || __atomic_load_n(&set->verified, __ATOMIC_RELAXED) != key_of(a, set, index, num_changes)) {
            return false;
        }
    }
    return !program->has_higher_sets;
}

// find_verified returns the sets that the shaders use and that were verified before with this pipeline.
static uint64_t find_verified(const wd_drawn *d) {
    uint64_t sets = 0;
    uint32_t index;
    for (uint64_t mask = d->program->sets; mask;) {
        const wd_state_descriptor_set *set = used_set(d->bindings, &mask, &index);
        if (set && __atomic_load_n(&set->verified, __ATOMIC_RELAXED) ==
                       key_of(d->action, set, index, d->num_changes)) {
            sets |= UINT64_C(1) << index;
        }
    }
    return sets;
}

static void remember_verified(const wd_drawn *d) {
    uint32_t index;
    for (uint64_t mask = d->program->sets; mask;) {
        wd_state_descriptor_set *set = used_set(d->bindings, &mask, &index);
        if (set) {
            __atomic_store_n(&set->verified, key_of(d->action, set, index, d->num_changes), __ATOMIC_RELAXED);
        }
    }
}

bool wd_drawn_is_verified(const wd_drawn *d, const wd_static_use *use) {
    return use->set < 64 && d->verified_sets >> use->set & 1;
}

static void check_use(wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use) {
    wd_drawn_descriptor found;
    if (!use->has_element) {
        check_array(d, stage, use);
    } else if (wd_drawn_find(d, stage, use, &found)) {
        check_descriptor(d, &found);
    } else {
        check_index(d, stage, use);
    }
}

static void check_stage(wd_drawn *d, const wd_program_stage *stage) {
    for (uint32_t i = 0; i < stage->shader->num_uses; i++) {
        const wd_static_use *use = &stage->shader->uses[i];
        if (wd_program_counts(stage, use->is_certain) && !wd_drawn_is_verified(d, use)) {
            check_use(d, stage, use);
        }
    }
    for (uint32_t i = 0; i < stage->shader->num_samplings; i++) {
        wd_drawn_check_sampling(d, stage, &stage->shader->samplings[i]);
    }
}

void wd_drawn_check_contents(wd_drawn *d) {
    d->num_changes = __atomic_load_n(d->action->command_buffer->num_changes, __ATOMIC_ACQUIRE);
    d->verified_sets = find_verified(d);
    const uint32_t num_reports = d->num_reports;
    for (uint32_t i = 0; i < d->program->num_stages; i++) {
        check_stage(d, &d->program->stages[i]);
    }
    if (d->num_reports == num_reports) {
        remember_verified(d);
    }
}
