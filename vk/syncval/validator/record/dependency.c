#include "vk/syncval/validator/record/dependency.h"

#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/barrier_chain.h"
#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/found.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/trace/trace.h"

enum { INLINE_BARRIERS = 4 };

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

void wd_syncval_dependency_init(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                wd_call *call, uint32_t num_globals, uint32_t num_ranged) {
    dependency->recorder = recorder;
    dependency->call = call;
    dependency->num_globals = dependency->num_ranged = 0;
    dependency->num_transfers = recorder->transfers.count;
    dependency->failed = dependency->is_noted = dependency->is_known = false;
    dependency->has_transition = dependency->has_release = dependency->has_acquisition = false;
    dependency->globals = dependency->inline_globals;
    dependency->ranged = dependency->inline_ranged;
    dependency->objects = dependency->inline_objects;
    dependency->first_ranges = dependency->inline_first_ranges;
    dependency->changes = dependency->inline_changes;
    dependency->num_changes = 0;
    dependency->globals_capacity = dependency->ranged_capacity = INLINE_BARRIERS;
    if (num_globals > INLINE_BARRIERS) {
        dependency->globals = wd_arena_alloc_zero(&call->scratch, num_globals, sizeof(*dependency->globals));
        dependency->globals_capacity = num_globals;
    }
    if (num_ranged > INLINE_BARRIERS) {
        dependency->ranged = wd_arena_alloc_zero(&call->scratch, num_ranged, sizeof(*dependency->ranged));
        dependency->objects = wd_arena_alloc_zero(&call->scratch, num_ranged, sizeof(*dependency->objects));
        dependency->first_ranges =
            wd_arena_alloc_zero(&call->scratch, num_ranged, sizeof(*dependency->first_ranges));
        dependency->changes = wd_arena_alloc_zero(&call->scratch, num_ranged, sizeof(*dependency->changes));
        dependency->ranged_capacity = num_ranged;
    }
    dependency->failed = !dependency->globals || !dependency->ranged || !dependency->objects ||
                         !dependency->first_ranges || !dependency->changes;
}

wd_sync_barrier wd_syncval_make_barrier(const wd_syncval_recorder *recorder, uint64_t src_stages,
                                        uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses) {
    return wd_sync_barrier_make(wd_syncval_widen_stages(recorder->device, src_stages), src_accesses,
                                wd_syncval_widen_stages(recorder->device, dst_stages), dst_accesses,
                                recorder->queue_flags, 0);
}

static wd_sync_barrier barrier_of(const wd_syncval_recorder *recorder, const wd_syncval_masks *masks) {
    return wd_syncval_make_barrier(recorder, masks->src_stages, masks->src_accesses, masks->dst_stages,
                                   masks->dst_accesses);
}

void wd_syncval_compute_barrier(const wd_syncval_recorder *recorder, wd_syncval_known_barrier *known,
                                const wd_syncval_masks *masks) {
    *known = (wd_syncval_known_barrier){
        .masks = *masks,
        .is_known = true,
        .barrier = barrier_of(recorder, masks),
    };
}

static wd_sync_barrier make_barrier(const wd_syncval_dependency *dependency, uint64_t src_stages,
                                    uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses) {
    const wd_syncval_masks masks = {src_stages, src_accesses, dst_stages, dst_accesses};
    return wd_syncval_find_barrier(dependency->recorder, masks)->barrier;
}

void wd_syncval_dependency_add_global(wd_syncval_dependency *dependency, uint64_t src_stages,
                                      uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses) {
    if (dependency->failed || dependency->num_globals == dependency->globals_capacity) {
        return;
    }
    dependency->globals[dependency->num_globals++] =
        make_barrier(dependency, src_stages, src_accesses, dst_stages, dst_accesses);
}

void wd_syncval_dependency_add_barrier(wd_syncval_dependency *dependency, const wd_sync_barrier *barrier) {
    if (!dependency->failed && dependency->num_globals < dependency->globals_capacity) {
        dependency->globals[dependency->num_globals++] = *barrier;
    }
}

static void begin_ranged(wd_syncval_dependency *dependency, const wd_state_object *object,
                         const wd_sync_barrier *barrier, bool transition) {
    const uint32_t number = dependency->num_ranged;
    dependency->ranged[number] = (wd_sync_range_barrier){.barrier = *barrier, .transition = transition};
    dependency->objects[number] = object;
    dependency->first_ranges[number] = dependency->recorder->command.ranges.count;
}

static void end_ranged(wd_syncval_dependency *dependency, wd_sync_space space) {
    const uint32_t number = dependency->num_ranged;
    dependency->ranged[number].space = space;
    dependency->ranged[number].num_ranges =
        (uint32_t)(dependency->recorder->command.ranges.count - dependency->first_ranges[number]);
    dependency->num_ranged += dependency->ranged[number].num_ranges != 0;
}

// add_change is called before the barrier is counted: there are at most as many changes as barriers.
static void add_change(wd_syncval_dependency *dependency, const wd_state_image *image, VkImageLayout from,
                       VkImageLayout to) {
    if (from != to && dependency->num_changes <= dependency->num_ranged) {
        dependency->changes[dependency->num_changes++] =
            (wd_syncval_layout_change){.image = image->object.id, .from = from, .to = to};
    }
}

void wd_syncval_dependency_add_transition(wd_syncval_dependency *dependency, const wd_state_image *image,
                                          const VkImageSubresourceRange *range,
                                          const wd_sync_barrier *barrier, VkImageLayout from,
                                          VkImageLayout to) {
    if (dependency->failed || !image || dependency->num_ranged == dependency->ranged_capacity) {
        return;
    }
    add_change(dependency, image, from, to);
    if (dependency->recorder->trace) {
        wd_syncval_trace_transition(dependency->recorder->trace, image, range, from, to);
    }
    begin_ranged(dependency, &image->object, barrier, true);
    wd_sync_space space = WD_SYNC_IDEALIZED;
    wd_syncval_image_ranges(&dependency->recorder->device->spaces, &dependency->recorder->command.ranges,
                            image, range, NULL, &space);
    end_ranged(dependency, space);
}

void wd_syncval_dependency_mark_changes(wd_syncval_dependency *dependency, uint32_t first) {
    for (uint32_t i = first; i < dependency->num_changes; i++) {
        dependency->changes[i].has_no_scopes = true;
    }
}

void wd_syncval_dependency_set_pass_change(wd_syncval_dependency *dependency, uint32_t first,
                                           const wd_syncval_pass_change *change) {
    wd_arena *arena = &dependency->recorder->history->arena;
    wd_syncval_pass_change *copy =
        first < dependency->num_changes ? wd_arena_copy(arena, change, 1, sizeof(*change)) : NULL;
    if (!copy) { // Without memory, messages do not name the dependency.
        return;
    }
    copy->name = change->name ? wd_arena_strdup(arena, change->name) : NULL;
    for (uint32_t i = first; i < dependency->num_changes; i++) {
        dependency->changes[i].pass = copy;
    }
}

typedef enum ownership {
    OWNERSHIP_KEPT,
    OWNERSHIP_RELEASED,
    OWNERSHIP_ACQUIRED,
} ownership;

static ownership ownership_of(const wd_syncval_dependency *dependency, const wd_state_barrier *given) {
    if (!wd_state_barrier_changes_owner(given)) {
        return OWNERSHIP_KEPT;
    }
    const uint32_t family = dependency->recorder->queue_family;
    if (given->src_family == family) {
        return OWNERSHIP_RELEASED;
    }
    return given->dst_family == family ? OWNERSHIP_ACQUIRED : OWNERSHIP_KEPT;
}

// mark_of returns the effect of a buffer or image barrier on the ownership of contents.
static uint8_t mark_of(const wd_syncval_dependency *dependency, const wd_state_barrier *given,
                       VkImageLayout from) {
    switch (ownership_of(dependency, given)) {
    case OWNERSHIP_RELEASED:
        return WD_SYNCVAL_MARK_RELEASES;
    case OWNERSHIP_ACQUIRED:
        return WD_SYNCVAL_MARK_ACQUIRES;
    default:
        return from == VK_IMAGE_LAYOUT_UNDEFINED || from == VK_IMAGE_LAYOUT_PREINITIALIZED
                   ? WD_SYNCVAL_MARK_DISCARDS
                   : WD_SYNCVAL_MARK_KEEPS;
    }
}

// The access scopes of an ownership transfer: a release has no second access scope, an acquisition no first
// one (Vulkan, "Queue Family Ownership Transfer"). Both count as writes on their queues: unordered accesses
// after a release or before an acquisition race with the transfer. An acquisition happens after all earlier
// work and waits of its queue, including its own releases.
static wd_sync_barrier ranged_barrier(wd_syncval_dependency *dependency, const wd_state_barrier *given,
                                      bool transition) {
    switch (ownership_of(dependency, given)) {
    case OWNERSHIP_RELEASED:
        dependency->has_release = true;
        return make_barrier(dependency, given->src_stages, given->src_accesses, given->dst_stages, 0);
    case OWNERSHIP_ACQUIRED:
        dependency->has_acquisition = true;
        return make_barrier(dependency, ALL_STAGES, ALL_ACCESSES, given->dst_stages, given->dst_accesses);
    default:
        dependency->has_transition |= transition;
        return make_barrier(dependency, given->src_stages, given->src_accesses, given->dst_stages,
                            given->dst_accesses);
    }
}

static void add_transfer(wd_syncval_dependency *dependency, const wd_state_barrier *given,
                         const wd_state_object *object, const wd_syncval_transfer *part) {
    wd_syncval_recorder *recorder = dependency->recorder;
    wd_syncval_transfer transfer = *part;
    transfer.tag = recorder->command.tag;
    transfer.id = object->id;
    transfer.handle = object->handle;
    transfer.src_family = given->src_family;
    transfer.dst_family = given->dst_family;
    transfer.is_image = object->type == VK_OBJECT_TYPE_IMAGE;
    transfer.is_release = ownership_of(dependency, given) == OWNERSHIP_RELEASED;
    recorder->failed |=
        !wd_syncval_transfers_add(&recorder->transfers, &recorder->device->allocator, &transfer);
}

static void add_buffer(wd_syncval_dependency *dependency, const wd_state_barrier *given,
                       const wd_state_buffer *buffer) {
    const VkDeviceSize offset = given->offset, size = given->size;
    if (dependency->failed || !buffer || dependency->num_ranged == dependency->ranged_capacity) {
        return;
    }
    const wd_sync_barrier barrier = ranged_barrier(dependency, given, false);
    const bool is_transfer = ownership_of(dependency, given) != OWNERSHIP_KEPT;
    begin_ranged(dependency, &buffer->object, &barrier, is_transfer);
    dependency->ranged[dependency->num_ranged].mark = mark_of(dependency, given, VK_IMAGE_LAYOUT_GENERAL);
    wd_sync_space space = WD_SYNC_LINEAR;
    wd_syncval_buffer_ranges(&dependency->recorder->device->spaces, &dependency->recorder->command.ranges,
                             buffer, offset, size, &space);
    end_ranged(dependency, space);
    const uint64_t end = size < buffer->size - offset ? offset + size : buffer->size;
    if (is_transfer && offset < buffer->size) {
        add_transfer(dependency, given, &buffer->object,
                     &(wd_syncval_transfer){.part = {.begin = offset, .end = end}});
    }
}

static uint32_t end_of(uint32_t first, uint32_t count, uint32_t all) {
    return first < all && count < all - first ? first + count : all;
}

// slices_of returns whether the layers of a barrier are slices of a 3D image (VK_KHR_maintenance9). It stores
// the subresource in `*subresource` and the slices in `*slices`. Without the extension, only invalid barriers have
// layers other than 0.
static bool slices_of(const wd_syncval_device *device, const wd_state_image *image,
                      const VkImageSubresourceRange *range, VkImageSubresourceRange *subresource,
                      wd_syncval_box *slices) {
    const uint32_t first = range->baseArrayLayer, count = range->layerCount;
    if (image->image_type != VK_IMAGE_TYPE_3D || !(image->flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT) ||
        (first == 0 && (count == VK_REMAINING_ARRAY_LAYERS || (count <= 1 && !device->has_slice_barriers)))) {
        return false;
    }
    VkExtent3D extent = wd_syncval_mip_extent(image, range->baseMipLevel);
    *subresource = *range;
    subresource->baseArrayLayer = 0;
    subresource->layerCount = 1;
    const uint32_t left = first < extent.depth ? extent.depth - first : 0;
    extent.depth = count < left ? count : left;
    *slices = (wd_syncval_box){{0, 0, (int32_t)first}, extent};
    return true;
}

static void add_image(wd_syncval_dependency *dependency, const wd_state_barrier *given) {
    const wd_state_image *image = wd_state_find_image(dependency->call->device->state, given->image);
    const VkImageLayout from = given->old_layout, to = given->new_layout;
    const VkImageSubresourceRange *range = &given->range;
    if (dependency->failed || !image || dependency->num_ranged == dependency->ranged_capacity) {
        return;
    }
    const wd_sync_barrier barrier = ranged_barrier(dependency, given, from != to);
    const bool is_transfer = ownership_of(dependency, given) != OWNERSHIP_KEPT;
    add_change(dependency, image, from, to);
    begin_ranged(dependency, &image->object, &barrier, from != to || is_transfer);
    dependency->ranged[dependency->num_ranged].mark = mark_of(dependency, given, from);
    wd_sync_space space = WD_SYNC_IDEALIZED;
    VkImageSubresourceRange whole;
    wd_syncval_box slices;
    const bool has_slices = slices_of(dependency->recorder->device, image, range, &whole, &slices);
    wd_syncval_image_ranges(&dependency->recorder->device->spaces, &dependency->recorder->command.ranges,
                            image, has_slices ? &whole : range, has_slices ? &slices : NULL, &space);
    end_ranged(dependency, space);
    const uint32_t num_layers =
        image->image_type == VK_IMAGE_TYPE_3D && dependency->recorder->device->has_slice_barriers
            ? wd_syncval_mip_extent(image, range->baseMipLevel).depth
            : image->array_layers;
    if (is_transfer) {
        add_transfer(
            dependency, given, &image->object,
            &(wd_syncval_transfer){
                .part = {.aspects = wd_syncval_planes(image, range->aspectMask),
                         .first_mip = range->baseMipLevel,
                         .end_mip = end_of(range->baseMipLevel, range->levelCount, image->mip_levels),
                         .first_layer = range->baseArrayLayer,
                         .end_layer = end_of(range->baseArrayLayer, range->layerCount, num_layers)},
                .from = from,
                .to = to,
            });
    }
}

// The execution dependency of a buffer or image barrier is not limited to the memory of the resource.
static void add_execution(wd_syncval_dependency *dependency, const wd_state_barrier *given) {
    wd_syncval_dependency_add_global(dependency, given->src_stages, 0, given->dst_stages, 0);
}

static bool needs_execution(const wd_syncval_dependency *dependency, const wd_state_barrier *given,
                            const wd_state_barrier *last) {
    return ownership_of(dependency, given) == OWNERSHIP_KEPT &&
           (given->src_stages != last->src_stages || given->dst_stages != last->dst_stages);
}

static void add_global(wd_syncval_dependency *dependency, const wd_state_barrier *given) {
    wd_syncval_dependency_add_global(dependency, given->src_stages, given->src_accesses, given->dst_stages,
                                     given->dst_accesses);
}

static void add_third_accesses(wd_state_barrier *given) {
    const wd_syncval_third_accesses third = wd_syncval_third_accesses_in(given->chain);
    given->src_accesses |= third.src;
    given->dst_accesses |= third.dst;
}

static uint32_t count_range_barriers(const wd_state_barriers *barriers) {
#ifdef VK_KHR_device_address_commands
    const VkMemoryRangeBarriersInfoKHR *ranges = wd_syncval_range_barriers(barriers);
    return ranges ? ranges->memoryRangeBarrierCount : 0;
#else
    (void)barriers;
    return 0;
#endif
}

// add_range_barriers adds barriers of address ranges. If no known buffer is at an address, the barrier is a
// global one.
static void add_range_barriers(wd_syncval_dependency *dependency, const wd_state_barriers *barriers) {
#ifdef VK_KHR_device_address_commands
    const VkMemoryRangeBarriersInfoKHR *ranges = wd_syncval_range_barriers(barriers);
    for (uint32_t i = 0; ranges && i < ranges->memoryRangeBarrierCount; i++) {
        const VkMemoryRangeBarrierKHR *barrier = &ranges->pMemoryRangeBarriers[i];
        wd_state_barrier given = {
            .kind = WD_STATE_BARRIER_BUFFER,
            .src_stages = barrier->srcStageMask,
            .dst_stages = barrier->dstStageMask,
            .src_accesses = barrier->srcAccessMask,
            .dst_accesses = barrier->dstAccessMask,
            .src_family = barrier->srcQueueFamilyIndex,
            .dst_family = barrier->dstQueueFamilyIndex,
            .size = barrier->addressRange.size,
            .chain = barrier->pNext,
        };
        add_third_accesses(&given);
        const wd_state_buffer *buffer =
            wd_syncval_address_find(dependency->recorder, barrier->addressRange.address, &given.offset);
        if (buffer) {
            add_execution(dependency, &given);
        } else {
            add_global(dependency, &given);
        }
        add_buffer(dependency, &given, buffer);
    }
#else
    (void)dependency;
    (void)barriers;
#endif
}

static void add_resource(wd_syncval_dependency *dependency, const wd_state_barrier *given) {
    if (given->kind == WD_STATE_BARRIER_IMAGE) {
        add_image(dependency, given);
    } else {
        add_buffer(dependency, given, wd_state_find_buffer(dependency->call->device->state, given->buffer));
    }
}

// add_barriers adds the barriers of one kind. `executed` has the stages of the last execution dependency.
static void add_barriers(wd_syncval_dependency *dependency, const wd_state_barriers *barriers,
                         wd_state_barrier_kind kind, wd_state_barrier *executed) {
    for (uint32_t i = 0; i < barriers->num[kind]; i++) {
        wd_state_barrier given = wd_state_barriers_get(barriers, kind, i);
        add_third_accesses(&given);
        if (kind == WD_STATE_BARRIER_MEMORY) {
            add_global(dependency, &given);
            continue;
        }
        if (needs_execution(dependency, &given, executed)) {
            add_execution(dependency, &given);
            *executed = given;
        }
        add_resource(dependency, &given);
    }
}

void wd_syncval_dependency_init_barriers(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                         wd_call *call, const wd_state_barriers *barriers) {
    const uint32_t num_memory = barriers->num[WD_STATE_BARRIER_MEMORY],
                   num_ranged = barriers->num[WD_STATE_BARRIER_BUFFER] +
                                barriers->num[WD_STATE_BARRIER_IMAGE] + count_range_barriers(barriers);
    wd_syncval_dependency_init(dependency, recorder, call,
                               num_memory + (barriers->is_second ? num_ranged : 0) + 1, num_ranged);
    // The execution dependency of version 1 is that of the command.
    wd_state_barrier executed = {.src_stages = barriers->src_stages, .dst_stages = barriers->dst_stages};
    if (!barriers->is_second && !num_memory) {
        add_execution(dependency, &executed);
    }
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        add_barriers(dependency, barriers, kind, &executed);
    }
    add_range_barriers(dependency, barriers);
    if (wd_syncval_has_unknown_barriers(barriers)) {
        wd_syncval_dependency_add_global(dependency, ALL_STAGES, ALL_ACCESSES, ALL_STAGES, ALL_ACCESSES);
    }
}

wd_sync_barrier_command wd_syncval_dependency_command(wd_syncval_dependency *dependency) {
    // Ranges may have moved while others were added.
    for (uint32_t i = 0; !dependency->is_known && i < dependency->num_ranged; i++) {
        dependency->ranged[i].ranges =
            dependency->recorder->command.ranges.items + dependency->first_ranges[i];
    }
    return (wd_sync_barrier_command){
        .tag = dependency->recorder->command.tag,
        .globals = dependency->globals,
        .ranged = dependency->ranged,
        .num_globals = dependency->num_globals,
        .num_ranged = dependency->num_ranged,
    };
}

const wd_state_object *wd_syncval_dependency_object(const wd_syncval_dependency *dependency,
                                                    const wd_sync_hazard *hazard) {
    for (uint32_t i = 0; i < dependency->num_ranged; i++) {
        const wd_sync_range_barrier *barrier = &dependency->ranged[i];
        for (uint32_t k = 0; k < barrier->num_ranges; k++) {
            if (barrier->space == hazard->space && barrier->transition &&
                hazard->range.begin >= barrier->ranges[k].begin &&
                hazard->range.begin < barrier->ranges[k].end) {
                return dependency->objects[i];
            }
        }
    }
    return NULL;
}

// orders_anything returns false for a render pass without dependencies.
static bool orders_anything(const wd_syncval_dependency *dependency) {
    bool orders = !dependency->recorder->pass.is_active;
    for (uint32_t i = 0; i < dependency->num_globals && !orders; i++) {
        orders = dependency->globals[i].second.stages != 0;
    }
    return orders;
}

void wd_syncval_note_order(wd_syncval_recorder *recorder, const wd_sync_barrier *barriers, uint32_t count) {
    const wd_sync_barrier_command command = {
        .tag = recorder->command.tag, .globals = barriers, .num_globals = count};
    for (uint32_t i = 0; i < count; i++) {
        wd_syncval_current_entry(recorder)->is_barrier |= barriers[i].second.stages != 0;
    }
    if (recorder->oversync) {
        wd_syncval_log_order(recorder, &command);
    }
    wd_syncval_event_uses_barrier(&recorder->event_uses, &command);
}

static void note_transition(void *user, const wd_sync_hazard *hazard) {
    const wd_syncval_dependency *dependency = user;
    wd_syncval_note_hazard(dependency->recorder, hazard, wd_syncval_dependency_object(dependency, hazard));
}

static bool may_record(void *user) {
    return wd_syncval_may_record(((const wd_syncval_dependency *)user)->recorder);
}

// discards returns whether all transitions of the image are from VK_IMAGE_LAYOUT_UNDEFINED.
static bool discards(const wd_syncval_dependency *dependency, const wd_state_object *object) {
    bool is_found = false;
    for (uint32_t i = 0; i < dependency->num_changes; i++) {
        if (dependency->changes[i].image != object->id) {
            continue;
        }
        if (dependency->changes[i].from != VK_IMAGE_LAYOUT_UNDEFINED) {
            return false;
        }
        is_found = true;
    }
    return is_found;
}

void wd_syncval_dependency_discard(const wd_syncval_dependency *dependency,
                                   const wd_sync_barrier_command *command) {
    for (uint32_t i = 0; dependency->recorder->contents && i < command->num_ranged; i++) {
        const wd_sync_range_barrier *barrier = &command->ranged[i];
        if (barrier->transition && discards(dependency, dependency->objects[i])) {
            wd_syncval_contents_discard(dependency->recorder, dependency->objects[i], barrier->space,
                                        barrier->ranges, barrier->num_ranges, WD_CONTENTS_OLD_LAYOUT);
        }
    }
}

// undo reverts the transfers that the preparation of a skipped command has added.
static void undo(const wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    recorder->transfers.count = dependency->num_transfers;
    recorder->command.ranges.count = 0;
    wd_syncval_undo_noted(recorder);
}

bool wd_syncval_dependency_apply(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    if (dependency->failed || recorder->command.ranges.out_of_memory) {
        recorder->failed = true;
        return false;
    }
    wd_syncval_entry *entry = wd_syncval_current_entry(recorder);
    entry->changes = wd_arena_copy(&recorder->history->arena, dependency->changes, dependency->num_changes,
                                   sizeof(*dependency->changes));
    entry->num_changes = entry->changes ? dependency->num_changes : 0;
    entry->is_release =
        dependency->has_release && !dependency->has_transition && !dependency->has_acquisition;
    entry->is_acquisition =
        dependency->has_acquisition && !dependency->has_transition && !dependency->has_release;
    const wd_sync_barrier_command command = wd_syncval_dependency_command(dependency);
    const wd_sync_transition_check check = {note_transition, may_record, dependency};
    if (recorder->device->options.hazards) {
        recorder->failed |= wd_sync_context_checked_barrier(recorder->context, &command, &check) != WD_OK;
    }
    if (wd_syncval_command_is_skipped(&recorder->command)) {
        undo(dependency);
        return true;
    }
    wd_syncval_dependency_discard(dependency, &command);
    entry->is_barrier |= orders_anything(dependency);
    if (recorder->oversync && !dependency->is_noted) {
        wd_syncval_log_order(recorder, &command);
    }
    wd_syncval_event_uses_barrier(&recorder->event_uses, &command);
    recorder->num_barriers++;
    recorder->command.ranges.count = 0;
    return false;
}
