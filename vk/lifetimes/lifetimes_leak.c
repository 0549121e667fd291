// Objects that still exist when their device or instance is destroyed.
#include <stdlib.h>

#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"
#include "vk/util/vector.h"

// Maximum number of objects of one type that a message names.
enum { MOST_NAMED = 10 };

typedef struct leaks {
    const wd_allocator *allocator;
    const wd_state_object *owner;         // The objects are its children.
    WD_VECTOR(wd_state_object *) objects; // References.
} leaks;

// add keeps any object.
static bool add(wd_state_object *object, void *user) {
    leaks *list = user;
    wd_state_object **added = WD_VECTOR_PUSH(list->allocator, &list->objects);
    if (added) {
        *added = wd_state_ref(object);
    }
    return true;
}

static void finish(leaks *list) {
    for (size_t i = 0; i < list->objects.count; i++) {
        wd_state_unref(list->objects.items[i]);
    }
    WD_VECTOR_FINISH(list->allocator, &list->objects);
}

// is_owned returns whether the device or instance destroys objects of this type itself.
static bool is_owned(VkObjectType type) {
    return type == VK_OBJECT_TYPE_QUEUE || type == VK_OBJECT_TYPE_PHYSICAL_DEVICE ||
           type == VK_OBJECT_TYPE_DISPLAY_KHR || type == VK_OBJECT_TYPE_DISPLAY_MODE_KHR;
}

// collect adds the children of the owner itself. Objects of a pool or swapchain are not leaks of their own, because
// they are destroyed with it.
static bool collect(wd_state_object *object, void *user) {
    const leaks *found = user;
    const bool is_leak = object->handle && object->parent == found->owner && !is_owned(object->type);
    return !is_leak || add(object, user);
}

static int compare(const void *a, const void *b) {
    const wd_state_object *one = *(wd_state_object *const *)a, *other = *(wd_state_object *const *)b;
    if (one->type != other->type) {
        return one->type < other->type ? -1 : 1;
    }
    return (one->id > other->id) - (one->id < other->id);
}

// report_type reports the objects [first, end), which have one type, in the order of their creation.
static void report_type(wd_lifetimes_check *check, const leaks *found, size_t first, size_t end,
                        const char *id) {
    const size_t count = end - first;
    const VkObjectType type = found->objects.items[first]->type;
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, found->owner);
    wd_lifetimes_append(&message, " still has %zu %s object%s that %s not destroyed: ", count,
                        wd_handle_type_name(type), count == 1 ? "" : "s", count == 1 ? "was" : "were");
    for (size_t i = first; i < end && i < first + MOST_NAMED; i++) {
        wd_lifetimes_append(&message, i == first ? "" : ", ");
        wd_lifetimes_append_object(&message, found->objects.items[i]);
        wd_string_appendf(&message.text, " created as number %llu",
                          (unsigned long long)(found->objects.items[i]->id - found->owner->id));
    }
    if (count > MOST_NAMED) {
        wd_lifetimes_append(&message, " and %zu more", count - MOST_NAMED);
    }
    wd_lifetimes_fix(&message, "destroy %s before the %s.", count == 1 ? "the object" : "the objects",
                     found->owner->type == VK_OBJECT_TYPE_DEVICE ? "device" : "instance");
    wd_lifetimes_deliver(&message, id, found->owner);
}

static void report(wd_lifetimes_check *check, leaks *found, const char *id) {
    if (found->objects.count) {
        qsort(found->objects.items, found->objects.count, sizeof *found->objects.items, compare);
    }
    for (size_t first = 0, end; first < found->objects.count; first = end) {
        for (end = first + 1; end < found->objects.count &&
                              found->objects.items[end]->type == found->objects.items[first]->type;
             end++) {
        }
        report_type(check, found, first, end, id);
    }
    finish(found);
}

void wd_lifetimes_report_leaks(wd_lifetimes_check *check) {
    leaks found = {.allocator = &check->call->device->allocator,
                   .owner = wd_state_device_object(check->state)};
    wd_state_for_each(check->state, VK_OBJECT_TYPE_UNKNOWN, collect, &found);
    report(check, &found, WD_ID_LIFETIMES_DEVICE_LEAK);
}

// list_children lists the children of an instance, and the devices. Devices are children of their physical devices.
static leaks list_children(const wd_chassis_instance *instance) {
    leaks list = {.allocator = &instance->allocator, .owner = wd_state_instance_object(instance->state)};
    wd_state_for_each_child((wd_state_object *)list.owner, add, &list);
    const size_t count = list.objects.count;
    for (size_t i = 0; i < count; i++) {
        if (list.objects.items[i]->type == VK_OBJECT_TYPE_PHYSICAL_DEVICE) {
            leaks devices = {.allocator = list.allocator};
            wd_state_for_each_child(list.objects.items[i], add, &devices);
            for (size_t k = 0; k < devices.objects.count; k++) {
                if (devices.objects.items[k]->type == VK_OBJECT_TYPE_DEVICE) {
                    add(devices.objects.items[k], &list);
                }
            }
            finish(&devices);
        }
    }
    return list;
}

void wd_lifetimes_report_instance_leaks(wd_lifetimes_check *check) {
    leaks children = list_children(check->call->instance);
    leaks found = {.allocator = children.allocator, .owner = children.owner};
    for (size_t i = 0; i < children.objects.count; i++) {
        if (children.objects.items[i]->handle && !is_owned(children.objects.items[i]->type)) {
            add(children.objects.items[i], &found);
        }
    }
    report(check, &found, WD_ID_LIFETIMES_INSTANCE_LEAK);
    finish(&children);
}

typedef struct surface_search {
    VkSurfaceKHR surface;
    wd_state_object *found; // Referenced.
} surface_search;

static bool has_surface(wd_state_object *object, void *user) {
    surface_search *search = user;
    if (((const wd_state_swapchain *)object)->create_info.surface == search->surface) {
        search->found = wd_state_ref(object);
    }
    return !search->found;
}

void wd_lifetimes_check_surface(wd_lifetimes_check *check, VkSurfaceKHR surface) {
    leaks children = list_children(check->call->instance);
    surface_search search = {.surface = surface};
    for (size_t i = 0; surface && i < children.objects.count && !search.found; i++) {
        if (children.objects.items[i]->type == VK_OBJECT_TYPE_DEVICE) {
            wd_state_for_each((wd_state_device *)children.objects.items[i], VK_OBJECT_TYPE_SWAPCHAIN_KHR,
                              has_surface, &search);
        }
    }
    if (search.found) {
        wd_lifetimes_message message;
        wd_lifetimes_message_init(&message, check);
        wd_lifetimes_append(&message, "%s: ", check->call->name);
        wd_lifetimes_append_handle(&message, VK_OBJECT_TYPE_SURFACE_KHR, WD_STATE_NON_DISPATCHABLE(surface),
                                   NULL);
        wd_lifetimes_append(&message, " still has ");
        wd_lifetimes_append_object(&message, search.found);
        wd_lifetimes_fix(&message, "destroy the swapchains of a surface first.");
        wd_lifetimes_deliver(&message, WD_ID_LIFETIMES_SURFACE_SWAPCHAIN, search.found);
        wd_state_unref(search.found);
    }
    finish(&children);
}
