// The objects that a recording reaches through the objects that it uses, and those of them that were destroyed.
#include <assert.h>

#include "vk/state/state_internal.h"

// Objects that refer to others

typedef struct reach {
    bool (*matches)(const wd_state_object *object, const void *user);
    const void *user;
} reach;

static wd_state_object *find(const reach *what, wd_state_object *object);

static wd_state_object *find_memory(const reach *what, const wd_state_binding *bindings, size_t count) {
    wd_state_object *found = NULL;
    for (size_t i = 0; !found && i < count; i++) {
        found = find(what, (wd_state_object *)bindings[i].memory);
    }
    return found;
}

static wd_state_object *find_attachment(const reach *what, const wd_state_framebuffer *framebuffer) {
    wd_state_object *found = NULL;
    for (uint32_t i = 0; framebuffer->attachments && !found && i < framebuffer->num_attachments; i++) {
        found = find(what, (wd_state_object *)framebuffer->attachments[i]);
    }
    return found;
}

static wd_state_object *find_of_structure(const reach *what,
                                          const wd_state_acceleration_structure *structure) {
    wd_state_object *found = find(what, (wd_state_object *)structure->buffer);
    return found ? found : find_memory(what, &structure->binding, 1);
}

static wd_state_object *find(const reach *what, wd_state_object *object) {
    if (!object || what->matches(object, what->user)) {
        return object;
    }
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return find_memory(what, &((wd_state_buffer *)object)->binding, 1);
    case VK_OBJECT_TYPE_IMAGE:
        return find_memory(what, ((wd_state_image *)object)->bindings, 4);
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return find(what, (wd_state_object *)((wd_state_buffer_view *)object)->buffer);
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return find(what, (wd_state_object *)((wd_state_image_view *)object)->image);
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return find_of_structure(what, (wd_state_acceleration_structure *)object);
    case VK_OBJECT_TYPE_DESCRIPTOR_SET:
        return find(what, object->parent);
    case VK_OBJECT_TYPE_FRAMEBUFFER:
        return find_attachment(what, (wd_state_framebuffer *)object);
    default:
        return NULL;
    }
}

wd_state_object *wd_state_find_reached(wd_state_object *object,
                                       bool (*matches)(const wd_state_object *object, const void *user),
                                       const void *user) {
    return find(&(reach){matches, user}, object);
}

// Destroyed objects

static bool ended_after(const wd_state_object *object, const void *user) {
    return __atomic_load_n(&object->ended_at, __ATOMIC_RELAXED) > *(const uint64_t *)user;
}

static wd_state_object *find_of_descriptor(const reach *what, const wd_state_descriptor *descriptor) {
    wd_state_object *found = descriptor->written ? find(what, descriptor->object) : NULL;
    const bool has_sampler = descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER ||
                             descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    return found || !has_sampler ? found : find(what, (wd_state_object *)descriptor->u.image.sampler);
}

// Searches of larger bindings would make each submission slow.
enum { MOST_LATE_DESCRIPTORS = 4096 };

// is_visited returns whether the descriptors of a binding must be valid at the submission.
static bool is_visited(const wd_state_layout_binding *binding) {
    // Invocations decide which descriptors of these bindings are used.
    const VkDescriptorBindingFlags uncertain =
        VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    return !(binding->flags & uncertain) &&
           (!(binding->flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) ||
            binding->num_elements <= MOST_LATE_DESCRIPTORS);
}

// find_in_binding finds the first descriptor of a binding whose object was destroyed. The object is referenced.
static bool find_in_binding(const reach *what, const wd_state_layout_binding *binding, wd_state_loss *loss) {
    wd_state_descriptor_set *set = (wd_state_descriptor_set *)loss->kept->object;
    assert(binding >= set->layout->bindings && binding < set->layout->bindings + set->layout->num_bindings);
    wd_state_object *found = NULL;
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; !found && i < binding->num_elements && binding->first + i < set->num_descriptors;
         i++) {
        found = find_of_descriptor(what, &set->descriptors[binding->first + i]);
        loss->element = i;
    }
    wd_state_ref(found);
    wd_state_descriptor_set_unlock(set);
    loss->binding = binding;
    loss->object = found;
    return found != NULL;
}

static bool visit_set(const reach *what, const wd_state_kept *kept, wd_state_visit_loss *visit, void *user) {
    assert(kept->object->type == VK_OBJECT_TYPE_DESCRIPTOR_SET);
    const wd_state_set_layout *layout = ((const wd_state_descriptor_set *)kept->object)->layout;
    bool goes_on = true;
    for (uint32_t i = 0; goes_on && i < layout->num_bindings; i++) {
        wd_state_loss loss = {.kept = kept};
        if (is_visited(&layout->bindings[i]) && find_in_binding(what, &layout->bindings[i], &loss)) {
            goes_on = visit(&loss, user);
            wd_state_unref(loss.object);
        }
    }
    return goes_on;
}

static bool visit_kept(const wd_state_kept *kept, uint64_t compared, wd_state_visit_loss *visit, void *user) {
    if (kept->is_weak || wd_state_is_destroyed(kept->object)) {
        return true;
    }
    const uint64_t since = kept->since > compared ? kept->since : compared;
    const reach what = {ended_after, &since};
    wd_state_object *object = find(&what, kept->object);
    if (object) {
        return visit(&(wd_state_loss){.object = object, .kept = kept}, user);
    }
    return !kept->uses || visit_set(&what, kept, visit, user);
}

void wd_state_visit_losses(wd_state_command_buffer *command_buffer, wd_state_visit_loss *visit, void *user) {
    const uint64_t ended = __atomic_load_n(&command_buffer->device->last_ended, __ATOMIC_ACQUIRE);
    const uint64_t compared = __atomic_load_n(&command_buffer->compared_at, __ATOMIC_RELAXED);
    if (ended <= compared || command_buffer->is_untracked) {
        return;
    }
    bool goes_on = true;
    for (size_t i = 0; goes_on && i < command_buffer->kept.num_objects; i++) {
        goes_on = visit_kept(&command_buffer->kept.objects[i], compared, visit, user);
    }
    if (goes_on) {
        __atomic_store_n(&command_buffer->compared_at, ended, __ATOMIC_RELAXED);
    }
}

// may_be_reached returns whether objects that a recording uses can refer to one of this type.
static bool may_be_reached(VkObjectType type) {
    switch (type) {
    case VK_OBJECT_TYPE_DEVICE_MEMORY:
    case VK_OBJECT_TYPE_BUFFER:
    case VK_OBJECT_TYPE_BUFFER_VIEW:
    case VK_OBJECT_TYPE_IMAGE:
    case VK_OBJECT_TYPE_IMAGE_VIEW:
    case VK_OBJECT_TYPE_SAMPLER:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return true;
    default:
        return false;
    }
}

void wd_state_note_end(wd_state_object *object, uint64_t time) {
    assert(time);
    wd_state_device *device = object->table->device;
    __atomic_store_n(&object->ended_at, time, __ATOMIC_RELAXED);
    if (!device || !may_be_reached(object->type)) {
        return;
    }
    uint64_t last = __atomic_load_n(&device->last_ended, __ATOMIC_RELAXED);
    while (last < time && !__atomic_compare_exchange_n(&device->last_ended, &last, time, true,
                                                       __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
}
