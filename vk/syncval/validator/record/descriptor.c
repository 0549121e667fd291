// The accesses of the shaders of a dispatch or draw through descriptors.
#include "vk/syncval/validator/record/descriptor.h"

#include <string.h>

#include "vk/syncval/validator/record/acceleration.h"
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/access_cache.h"
#include "vk/syncval/validator/recorder/finish.h"
#include "vk/syncval/validator/recorder/late.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/trace/trace.h"

// part_bytes holds the bytes of a use.
typedef struct part_bytes {
    const wd_syncval_byte_ranges *ranges;
    const wd_syncval_indexed_list *indexed;
} part_bytes;

static wd_syncval_dispatched dispatched_of(const wd_syncval_recorder *recorder) {
    return (wd_syncval_dispatched){recorder->command.groups, recorder->bound.pushed.words,
                                   recorder->bound.pushed.is_written};
}

// join_indexed adds the bytes of indices, which may overlap others. It returns false if an allocation fails.
static bool join_indexed(const wd_syncval_recorder *recorder, const part_bytes *from,
                         wd_syncval_byte_ranges *all) {
    const wd_allocator *allocator = &recorder->device->allocator;
    const wd_syncval_dispatched dispatched = dispatched_of(recorder);
    bool is_joined = wd_syncval_byte_ranges_copy(all, allocator, from->ranges);
    for (size_t i = 0; is_joined && i < from->indexed->count; i++) {
        is_joined = wd_syncval_byte_ranges_add(
            all, allocator, wd_syncval_indexed_bytes(&from->indexed->items[i], &dispatched));
    }
    return is_joined;
}

static void access_ranges(wd_syncval_recorder *recorder, const wd_state_descriptor *descriptor,
                          uint64_t dynamic_offset, const wd_syncval_byte_ranges *bytes, wd_sync_usage usage) {
    const uint64_t range =
        descriptor->u.buffer.range; // Resolved. A dynamic offset may move the end beyond the buffer.
    for (size_t i = 0; i < bytes->count && bytes->items[i].begin < range; i++) {
        const wd_syncval_bytes *next = &bytes->items[i];
        wd_syncval_access_buffer(recorder, (const wd_state_buffer *)descriptor->object,
                                 descriptor->u.buffer.offset + dynamic_offset + next->begin,
                                 (next->end < range ? next->end : range) - next->begin, usage);
    }
}

static void access_bytes(wd_syncval_recorder *recorder, const wd_state_descriptor *descriptor,
                         uint64_t dynamic_offset, const part_bytes *bytes, wd_sync_usage usage) {
    if (!bytes->indexed->count) {
        access_ranges(recorder, descriptor, dynamic_offset, bytes->ranges, usage);
        return;
    }
    wd_syncval_byte_ranges all;
    if (join_indexed(recorder, bytes, &all)) {
        access_ranges(recorder, descriptor, dynamic_offset, &all, usage);
    } else {
        wd_syncval_access_unknown_shown(recorder);
    }
    wd_syncval_byte_ranges_finish(&all, &recorder->device->allocator);
}

static void access_descriptor(wd_syncval_recorder *recorder, const wd_state_descriptor *descriptor,
                              uint64_t dynamic_offset, const part_bytes *bytes, wd_sync_usage usage) {
    if (usage == WD_SYNC_NONE || !descriptor->object) {
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    switch (descriptor->object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        access_bytes(recorder, descriptor, dynamic_offset, bytes, usage);
        return;
    case VK_OBJECT_TYPE_BUFFER_VIEW: {
        const wd_state_buffer_view *view = (const wd_state_buffer_view *)descriptor->object;
        wd_syncval_access_buffer(recorder, view->buffer, view->offset, view->range, usage);
        return;
    }
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        if (wd_sync_usage_table[usage].access == VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT) {
            wd_syncval_read_input(recorder, (const wd_state_image_view *)descriptor->object, usage);
            return;
        }
        wd_syncval_access_view(recorder, (const wd_state_image_view *)descriptor->object, NULL, 0, usage,
                               WD_SYNC_ORDERING_NONE);
        return;
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        wd_syncval_access_structure(recorder, (const wd_state_acceleration_structure *)descriptor->object,
                                    usage);
        wd_syncval_read_unknown_elements(recorder); // Structures that the instances reference.
        return;
    default:
        wd_syncval_access_unknown_shown(recorder);
    }
}

static bool is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static const VkDescriptorBindingFlags late_updates =
    VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;

// binding_of returns the layout binding of a use, or NULL if no such set is bound.
static const wd_state_layout_binding *binding_of(const wd_state_bindings *bindings,
                                                 const wd_syncval_pipeline_use *use,
                                                 const wd_state_bound_set **bound) {
    *bound = use->set < bindings->num_sets ? &bindings->sets[use->set] : NULL;
    const wd_state_descriptor_set *set = *bound ? (*bound)->set : NULL;
    return set ? wd_state_set_layout_binding(set->layout, use->binding) : NULL;
}

static const wd_state_descriptor *element_of(const wd_state_descriptor_set *set,
                                             const wd_state_layout_binding *binding, uint32_t element) {
    return element < binding->num_elements && binding->first + element < set->num_descriptors
               ? &set->descriptors[binding->first + element]
               : NULL;
}

// The access kinds of a use, one bit each.
enum {
    READS = 1 << 0,
    WRITES = 1 << 1,
    READS_ATOMICALLY = 1 << 2,
    WRITES_ATOMICALLY = 1 << 3,
    READS_INTERLOCKED = 1 << 4,
    WRITES_INTERLOCKED = 1 << 5,
    NUM_WAYS = 6,
    ANY_WRITES = WRITES | WRITES_ATOMICALLY | WRITES_INTERLOCKED,
    EITHER_ATOMIC = READS_ATOMICALLY | WRITES_ATOMICALLY,
    EITHER_INTERLOCKED = READS_INTERLOCKED | WRITES_INTERLOCKED,
};

static uint8_t atomicity_of(const wd_syncval_pipeline_use *use, int way) {
    return 1 << way & EITHER_ATOMIC ? use->atomicity : WD_SYNC_PLAIN;
}

static const wd_syncval_part_use *part_of(const wd_syncval_pipeline_use *use, int way) {
    return 1 << way & EITHER_ATOMIC        ? &use->atomic
           : 1 << way & EITHER_INTERLOCKED ? &use->interlocked
                                           : &use->plain;
}

static part_bytes bytes_of(const wd_syncval_pipeline_use *use, int way) {
    const wd_syncval_part_use *part = part_of(use, way);
    return 1 << way & ANY_WRITES ? (part_bytes){&part->written_bytes, &part->written_indexed}
                                 : (part_bytes){&part->read_bytes, &part->read_indexed};
}

// access_element adds the accesses to one element of a binding.
static void access_element(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                           const wd_state_layout_binding *binding, const wd_state_descriptor *descriptor,
                           const wd_syncval_pipeline_use *use, uint32_t element, int operations) {
    const uint32_t number = binding->first_dynamic + element;
    const uint64_t offset =
        is_dynamic(binding->type) && number < bound->num_dynamic_offsets ? bound->dynamic_offsets[number] : 0;
    for (int way = 0; way < NUM_WAYS; way++) {
        if (operations >> way & 1) {
            recorder->command.atomicity = atomicity_of(use, way);
            recorder->command.is_interlocked = 1 << way & EITHER_INTERLOCKED;
            recorder->command.is_conditional = !part_of(use, way)->always_reads;
            const part_bytes bytes = bytes_of(use, way);
            access_descriptor(
                recorder, descriptor, offset, &bytes,
                wd_syncval_descriptor_usage(use->stage, descriptor->type, 1 << way & ANY_WRITES));
        }
    }
    recorder->command.atomicity = WD_SYNC_PLAIN;
    recorder->command.is_interlocked = recorder->command.is_conditional = false;
}

static int operations_of(const wd_syncval_pipeline_use *use) {
    return (use->plain.reads ? READS : 0) | (use->plain.writes ? WRITES : 0) |
           (use->atomic.reads ? READS_ATOMICALLY : 0) | (use->atomic.writes ? WRITES_ATOMICALLY : 0) |
           (use->interlocked.reads ? READS_INTERLOCKED : 0) |
           (use->interlocked.writes ? WRITES_INTERLOCKED : 0);
}

static bool is_array_use(const wd_syncval_pipeline_use *use, const wd_state_layout_binding *binding) {
    return use->any_element && binding->count > 1;
}

static void access_array(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                         const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use) {
    for (uint32_t i = 0; i < wd_state_descriptor_set_count(bound->set, binding); i++) {
        const wd_state_descriptor *descriptor = element_of(bound->set, binding, i);
        if (descriptor && descriptor->written) {
            access_element(recorder, bound, binding, descriptor, use, i, operations_of(use));
        }
    }
}

// pushed_word returns a word of the push constants, if it was pushed.
static bool pushed_word(const wd_syncval_pushed *pushed, uint32_t offset, uint32_t *value) {
    const uint32_t word = offset / 4;
    if (offset % 4 || word >= WD_SYNCVAL_PUSHED_WORDS || !(pushed->is_written >> word & 1)) {
        return false;
    }
    *value = pushed->words[word];
    return true;
}

// known_use returns a use with its element if that is in the push constants, otherwise `use`. `storage` is for the
// result, which shares the byte ranges of `use`.
static const wd_syncval_pipeline_use *known_use(const wd_syncval_recorder *recorder,
                                                const wd_state_bound_set *bound,
                                                const wd_state_layout_binding *binding,
                                                const wd_syncval_pipeline_use *use,
                                                wd_syncval_pipeline_use *storage) {
    uint32_t value;
    if (!use->pushed.is_known || !is_array_use(use, binding) ||
        !pushed_word(&recorder->bound.pushed, use->pushed.offset, &value) ||
        value + use->pushed.addend >= wd_state_descriptor_set_count(bound->set, binding)) {
        return use;
    }
    *storage = *use;
    storage->any_element = false;
    storage->element = value + use->pushed.addend;
    return storage;
}

// access_unknown is for a use whose descriptors are unknown.
static void access_unknown(wd_syncval_recorder *recorder, const wd_syncval_pipeline_use *use) {
    if (operations_of(use) & ANY_WRITES) {
        wd_syncval_access_unknown_shown(recorder);
    } else {
        wd_syncval_read_unknown_elements(recorder);
    }
}

// access_late adds the accesses to a descriptor that may be updated before the submission.
static void access_late(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                        const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use) {
    wd_state_descriptor content;
    if (is_array_use(use, binding) || use->element >= binding->num_elements ||
        binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK ||
        !wd_syncval_take_late(recorder, bound->set, binding->first + use->element, &content)) {
        access_unknown(recorder, use);
        return;
    }
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
    if (!content.is_null) {
        access_element(recorder, bound, binding, &content, use, use->element, operations_of(use));
    }
}

static void access_use(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                       const wd_syncval_pipeline_use *use) {
    const wd_state_bound_set *bound;
    const wd_state_layout_binding *binding = binding_of(bindings, use, &bound);
    if (!binding) {
        access_unknown(recorder, use);
        return;
    }
    wd_syncval_pipeline_use storage;
    use = known_use(recorder, bound, binding, use, &storage);
    if (binding->flags & late_updates) {
        access_late(recorder, bound, binding, use);
        return;
    }
    if (is_array_use(use, binding)) {
        if (recorder->device->options.array_elements) {
            access_array(recorder, bound, binding, use);
        } else {
            access_unknown(recorder, use);
        }
        return;
    }
    const wd_state_descriptor *descriptor = element_of(bound->set, binding, use->element);
    if (descriptor && (descriptor->is_null || descriptor->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)) {
        return;
    }
    if (!descriptor || !descriptor->written) {
        access_unknown(recorder, use);
    } else {
        access_element(recorder, bound, binding, descriptor, use, use->element, operations_of(use));
    }
}

// --- Arrays with an unknown index: there is a hazard if each element has one

// Larger arrays are not checked.
enum { MAX_ELEMENTS = 4096 };

// take_element copies a descriptor, and references its object, because another thread may update it meanwhile. It
// returns whether a shader can use the descriptor.
static bool take_element(const wd_state_bound_set *bound, uint32_t index, wd_state_descriptor *content) {
    wd_state_descriptor_set_lock(bound->set);
    *content = bound->set->descriptors[index];
    wd_state_object *object = wd_state_ref(content->object);
    wd_state_descriptor_set_unlock(bound->set);
    return content->written && (content->is_null || (object && !wd_state_is_destroyed(object)));
}

static bool has_hazard(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                       const wd_state_layout_binding *binding, const wd_state_descriptor *descriptor,
                       const wd_syncval_pipeline_use *use, uint32_t element, int operations,
                       wd_syncval_found_hazard *found) {
    access_element(recorder, bound, binding, descriptor, use, element, operations);
    const bool is_found = wd_syncval_detect(recorder, found);
    wd_syncval_command_drop_accesses(&recorder->command);
    return is_found;
}

// detect_late_array is detect_array for an array that may be updated before the submission: the hazard then depends on
// the contents of all elements.
static bool detect_late_array(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                              const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use,
                              int operations, wd_syncval_found_hazard *found) {
    const uint32_t count = wd_state_descriptor_set_count(bound->set, binding);
    bool has_found = false;
    for (uint32_t i = 0;
         count <= MAX_ELEMENTS && i < count && binding->first + i < bound->set->num_descriptors; i++) {
        wd_state_descriptor content;
        wd_syncval_found_hazard next;
        const bool is_usable = take_element(bound, binding->first + i, &content);
        const bool is_safe = is_usable && (content.is_null || !has_hazard(recorder, bound, binding, &content,
                                                                          use, i, operations, &next));
        wd_state_unref(content.object);
        if (is_safe) {
            return false;
        }
        *found = has_found || !is_usable ? *found : next;
        has_found |= is_usable;
    }
    return has_found && wd_syncval_depend_on(recorder, bound->set, binding->first, count);
}

// detect_array returns whether each written element has a hazard with this access. It stores the first one in
// `found`.
static bool detect_array(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                         const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use,
                         int operations, wd_syncval_found_hazard *found) {
    const uint32_t count = wd_state_descriptor_set_count(bound->set, binding);
    bool has_found = false;
    for (uint32_t i = 0; count <= MAX_ELEMENTS && i < count; i++) {
        const wd_state_descriptor *descriptor = element_of(bound->set, binding, i);
        if (!descriptor || !descriptor->written) {
            continue;
        }
        wd_syncval_found_hazard next;
        if (!has_hazard(recorder, bound, binding, descriptor, use, i, operations, &next)) {
            return false;
        }
        *found = has_found ? *found : next;
        has_found = true;
    }
    return has_found;
}

// runs returns whether the current command runs the shader of a use. Without fragments no fragment shader
// runs.
static bool runs(const wd_syncval_recorder *recorder, const wd_syncval_pipeline_use *use) {
    return !recorder->command.lacks_fragments || use->stage != VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
}

static bool is_unknown_index(const wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                             const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use) {
    wd_syncval_pipeline_use storage;
    return is_array_use(known_use(recorder, bound, binding, use, &storage), binding);
}

// check_arrays must be called before accesses of the command are added.
static void check_arrays(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                         const wd_syncval_pipeline *pipeline) {
    const uint64_t unknown_tag = recorder->unknown.tag;
    const bool is_transient = recorder->command.is_transient;
    for (size_t i = 0; i < pipeline->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &pipeline->uses.items[i];
        const wd_state_bound_set *bound;
        const wd_state_layout_binding *binding = binding_of(bindings, use, &bound);
        wd_syncval_found_hazard found;
        if (!binding || !runs(recorder, use) || !is_unknown_index(recorder, bound, binding, use)) {
            continue;
        }
        for (int way = 0; way < NUM_WAYS; way++) {
            const int operations = operations_of(use) & 1 << way;
            if (operations && (binding->flags & late_updates ? detect_late_array : detect_array)(
                                  recorder, bound, binding, use, operations, &found)) {
                wd_syncval_note_hazard(recorder, &found.hazard, found.object);
            }
        }
    }
    recorder->unknown.tag = unknown_tag;
    recorder->command.is_transient = is_transient;
}

// probe_array adds the access to the first written element of an array to `probes`.
static void probe_array(wd_syncval_recorder *recorder, const wd_state_bound_set *bound,
                        const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use,
                        int operations, wd_syncval_probes *probes) {
    const uint32_t count = wd_state_descriptor_set_count(bound->set, binding);
    const wd_state_descriptor *descriptor = NULL;
    uint32_t element = 0;
    for (; element < count && !(descriptor && descriptor->written); element++) {
        descriptor = element_of(bound->set, binding, element);
    }
    if (!descriptor || !descriptor->written) {
        return;
    }
    access_element(recorder, bound, binding, descriptor, use, element - 1, operations);
    const wd_syncval_access *access = recorder->command.accesses.items;
    if (recorder->command.accesses.count == 1 && !access->ordering && !access->in_instance &&
        access->num_ranges <= (size_t)(WD_SYNCVAL_MAX_PROBES - probes->count)) {
        for (size_t i = access->first_range; i < access->first_range + access->num_ranges; i++) {
            probes->items[probes->count++] = (wd_syncval_probe){.range = recorder->command.ranges.items[i],
                                                                .usage = access->usage,
                                                                .space = access->space,
                                                                .atomicity = access->atomicity};
        }
    } else {
        probes->are_known = false;
    }
    wd_syncval_command_drop_accesses(&recorder->command);
}

// find_probes must be called before accesses of the command are added.
static void find_probes(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                        const wd_syncval_pipeline *pipeline, wd_syncval_probes *probes) {
    const uint64_t unknown_tag = recorder->unknown.tag;
    const bool is_transient = recorder->command.is_transient;
    recorder->command.is_transient = false;
    probes->are_known = true;
    for (size_t i = 0; i < pipeline->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &pipeline->uses.items[i];
        const wd_state_bound_set *bound;
        const wd_state_layout_binding *binding = binding_of(bindings, use, &bound);
        if (!binding || !is_array_use(use, binding)) {
            continue;
        }
        probes->are_known &= !(binding->flags & late_updates);
        for (int way = 0; way < NUM_WAYS && probes->are_known; way++) {
            if (operations_of(use) >> way & 1) {
                probe_array(recorder, bound, binding, use, 1 << way, probes);
            }
        }
    }
    probes->are_known &= !recorder->command.is_transient;
    recorder->unknown.tag = unknown_tag;
    recorder->command.is_transient = is_transient;
}

// may_have_array_hazard returns whether check_arrays could find a hazard.
static bool may_have_array_hazard(const wd_syncval_recorder *recorder, wd_syncval_probes *probes) {
    bool found = !probes->are_known;
    for (uint32_t i = 0; i < probes->count && !found; i++) {
        wd_syncval_probe *probe = &probes->items[i];
        const wd_sync_access access = {
            .tag = recorder->command.tag, .usage = probe->usage, .atomicity = probe->atomicity};
        wd_sync_hazard hazard;
        found = wd_sync_context_detect_at(recorder->context, (wd_sync_space)probe->space, probe->range,
                                          &probe->hint, &access, &hazard);
    }
    return found;
}

// compute_uses computes the accesses of the pipeline. `has_arrays`: they have probes. They are cached if
// `can_remember` is set.
__attribute__((noinline)) static void compute_uses(wd_syncval_recorder *recorder,
                                                   const wd_state_bindings *bindings,
                                                   const wd_syncval_pipeline *pipeline,
                                                   const wd_syncval_indexed_key *key, bool can_remember,
                                                   bool has_arrays) {
    wd_syncval_probes probes = {0};
    if (has_arrays) {
        find_probes(recorder, bindings, pipeline, &probes);
    }
    const uint64_t unknown_tag = recorder->unknown.tag;
    recorder->unknown.tag = 0;
    for (size_t i = 0; i < pipeline->uses.count; i++) {
        if (pipeline->uses.items[i].set != WD_SYNCVAL_PUSHED_SET &&
            runs(recorder, &pipeline->uses.items[i])) {
            access_use(recorder, bindings, &pipeline->uses.items[i]);
        }
    }
    const bool is_unknown = recorder->unknown.tag != 0;
    if (can_remember && !recorder->failed) {
        wd_syncval_resolution_add(&recorder->cache, &recorder->command, bindings, pipeline, key, is_unknown,
                                  has_arrays ? &probes : NULL);
    }
    recorder->unknown.tag = is_unknown ? recorder->unknown.tag : unknown_tag;
}

// access_uses computes the accesses of the pipeline, or reads them from the cache.
static inline void access_uses(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                               const wd_syncval_pipeline *pipeline) {
    // The cache key is the bound pipeline.
    const bool can_remember = !pipeline->uses_many_sets && !recorder->command.accesses.count &&
                              !recorder->command.lacks_fragments && !pipeline->has_pushed &&
                              pipeline == wd_syncval_pipeline_of(bindings->pipeline);
    const bool has_arrays = pipeline->has_arrays && !recorder->device->options.array_elements;
    wd_syncval_indexed_key indexed; // Large, so it is not initialized.
    const wd_syncval_indexed_key *key = NULL;
    if (pipeline->has_indexed && can_remember) {
        const wd_syncval_dispatched dispatched = dispatched_of(recorder);
        wd_syncval_indexed_key_make(&indexed, pipeline, &dispatched);
        key = &indexed;
    }
    wd_syncval_resolution *known =
        can_remember ? wd_syncval_resolution_find(&recorder->cache, &recorder->device->allocator, bindings,
                                                  pipeline, key)
                     : NULL;
    if (has_arrays && (!known || may_have_array_hazard(recorder, &known->probes))) {
        check_arrays(recorder, bindings, pipeline);
    }
    if (!known) {
        compute_uses(recorder, bindings, pipeline, key, can_remember, can_remember && has_arrays);
        return;
    }
    wd_syncval_command_add_known(&recorder->command, known);
    if (known->may_store) {
        wd_syncval_access_unknown_shown(recorder);
    } else if (known->is_unknown) {
        wd_syncval_read_unknown_elements(recorder);
    }
}

// --- Push constants

// note_pushed stores push constants because they may contain addresses and array indices.
static void note_pushed(wd_call *call, VkCommandBuffer commands, uint32_t offset, uint32_t size,
                        const void *values) {
    const wd_syncval_device *device = call->data;
    wd_syncval_recorder *recorder = device ? wd_syncval_recorder_of(call, commands) : NULL;
    const uint32_t first = offset / 4, count = size / 4;
    if (!recorder || first >= WD_SYNCVAL_PUSHED_WORDS) {
        return;
    }
    wd_syncval_pushed *pushed = &recorder->bound.pushed;
    const uint32_t room = WD_SYNCVAL_PUSHED_WORDS - first, words = count < room ? count : room;
    memcpy(pushed->words + first, values, words * sizeof(uint32_t));
    for (uint32_t i = first; i < first + words; i++) {
        pushed->is_written |= UINT64_C(1) << i;
    }
}

bool wd_syncval_CmdPushConstants(wd_call *call, const wd_CmdPushConstants_args *args) {
    note_pushed(call, args->commandBuffer, args->offset, args->size, args->pValues);
    return false;
}

#ifdef VK_VERSION_1_4
bool wd_syncval_CmdPushConstants2(wd_call *call, const wd_CmdPushConstants2_args *args) {
    const VkPushConstantsInfo *info = args->pPushConstantsInfo;
    note_pushed(call, args->commandBuffer, info->offset, info->size, info->pValues);
    return false;
}
#endif

// pushed_address returns an address in the push constants, if all its bytes were pushed.
static bool pushed_address(const wd_syncval_pushed *pushed, uint32_t offset, VkDeviceAddress *address) {
    const uint32_t word = offset / 4;
    if (offset % 4 || word + 1 >= WD_SYNCVAL_PUSHED_WORDS || (pushed->is_written >> word & 3) != 3) {
        return false;
    }
    memcpy(address, &pushed->words[word], sizeof *address);
    return true;
}

// access_at adds accesses at an address. An array without a bound extends at most to the end of the buffer.
static void access_at(wd_syncval_recorder *recorder, VkDeviceAddress address,
                      const wd_syncval_byte_ranges *ranges, wd_sync_usage usage) {
    for (size_t i = 0; address && i < ranges->count; i++) { // A null pointer has no accesses.
        const wd_syncval_bytes bytes = ranges->items[i];
        const bool is_bounded = bytes.end != UINT64_MAX;
        if (usage == WD_SYNC_NONE || address > UINT64_MAX - bytes.begin ||
            (!is_bounded && !recorder->device->options.address_arrays)) {
            wd_syncval_access_unknown_shown(recorder);
        } else {
            wd_syncval_access_address(recorder, address + bytes.begin,
                                      is_bounded ? bytes.end - bytes.begin : VK_WHOLE_SIZE, usage);
        }
    }
}

static void access_addresses(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline) {
    for (size_t i = 0; i < pipeline->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &pipeline->uses.items[i];
        if (use->set != WD_SYNCVAL_PUSHED_SET || !runs(recorder, use)) {
            continue;
        }
        VkDeviceAddress address;
        if (!pushed_address(&recorder->bound.pushed, use->binding, &address)) {
            wd_syncval_access_unknown_shown(recorder);
            continue;
        }
        if (address) {
            address += use->element;
        }
        for (int way = 0; way < NUM_WAYS; way++) {
            recorder->command.atomicity = atomicity_of(use, way);
            recorder->command.is_interlocked = 1 << way & EITHER_INTERLOCKED;
            recorder->command.is_conditional = !part_of(use, way)->always_reads;
            if (operations_of(use) >> way & 1) {
                access_at(recorder, address, bytes_of(use, way).ranges,
                          wd_syncval_descriptor_usage(use->stage, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                                      1 << way & ANY_WRITES));
            }
        }
        recorder->command.atomicity = WD_SYNC_PLAIN;
        recorder->command.is_interlocked = recorder->command.is_conditional = false;
    }
}

static inline void access_pipeline(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                                   const wd_syncval_pipeline *pipeline) {
    if (bindings->pipeline) {
        wd_syncval_current_entry(recorder)->pipeline = bindings->pipeline->object.id;
        if (recorder->trace) {
            wd_syncval_trace_pipeline(recorder->trace, &bindings->pipeline->object);
        }
    }
    if (!pipeline || pipeline->unknown || !recorder->device->options.shader_accesses) {
        wd_syncval_access_unknown_shown(recorder);
    }
    if (!pipeline || !recorder->device->options.shader_accesses) {
        return;
    }
    access_uses(recorder, bindings, pipeline);
    if (pipeline->has_addresses) {
        access_addresses(recorder, pipeline);
    }
}

const wd_syncval_pipeline *wd_syncval_access_descriptors(wd_syncval_recorder *recorder,
                                                         wd_state_bind_point bind_point) {
    const uint32_t group = bind_point == WD_STATE_BIND_COMPUTE ? WD_SYNCVAL_BOUND_COMPUTE_GROUP
                                                               : WD_SYNCVAL_BOUND_GRAPHICS_GROUP;
    if (recorder->bound.unknown & group) {
        wd_syncval_access_unknown_shown(recorder);
        return NULL;
    }
    const wd_state_bindings *bindings = &recorder->command_buffer->bindings[bind_point];
    const wd_syncval_pipeline *pipeline =
        bindings->num_shaders ? wd_syncval_program_of(recorder->device, recorder->command_buffer, bind_point)
                              : wd_syncval_pipeline_of(bindings->pipeline);
    recorder->command.lacks_fragments =
        bind_point == WD_STATE_BIND_GRAPHICS && pipeline && !pipeline->outputs_unknown &&
        !wd_syncval_outputs_of(&recorder->bound.dynamic, pipeline, wd_syncval_attached_aspects(recorder))
             .has_fragments;
    access_pipeline(recorder, bindings, pipeline);
    recorder->command.lacks_fragments = false;
    return pipeline;
}

uint8_t wd_syncval_access_rays(wd_syncval_recorder *recorder, uint8_t tables) {
    const wd_state_bindings *bindings = &recorder->command_buffer->bindings[WD_STATE_BIND_RAY_TRACING];
    const wd_syncval_pipeline *pipeline = wd_syncval_pipeline_of(bindings->pipeline);
    if (recorder->bound.unknown & WD_SYNCVAL_BOUND_INVOCATION_MASK) {
        wd_syncval_read_unknown(recorder);
    }
    // The shaders of a table without entries do not run.
    access_pipeline(recorder, bindings,
                    pipeline && pipeline->tables.needed & ~tables ? pipeline->tables.generation : pipeline);
    return pipeline ? pipeline->tables.read & tables : 0;
}
