// The enabled parts of a device, as sets that checks look up.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/parameters/parameters_internal.h"

enum { VERSION_BIT = 1 << 31 };

wd_status wd_parameters_world_init(wd_parameters_world *world, const wd_allocator *allocator) {
    *world = (wd_parameters_world){
        .met = wd_alloc_zero(allocator, wd_parameters_num_requirements, sizeof *world->met),
        .masks = wd_alloc_zero(allocator, wd_parameters_num_masks, sizeof *world->masks),
    };
    if (!world->met || !world->masks) {
        wd_parameters_world_finish(world, allocator);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    return WD_OK;
}

void wd_parameters_world_finish(wd_parameters_world *world, const wd_allocator *allocator) {
    wd_free(allocator, world->met);
    wd_free(allocator, world->masks);
    *world = (wd_parameters_world){0};
}

static int compare_names(const void *name, const void *entry) {
    return strcmp(name, *(const char *const *)entry);
}

static const char *const *find_extension(const char *name) {
    return bsearch(name, wd_parameters_extensions, wd_parameters_num_extensions,
                   sizeof *wd_parameters_extensions, compare_names);
}

static bool is_enabled(const char *extension, const char *const *names, uint32_t num_names) {
    for (uint32_t i = 0; i < num_names; i++) {
        if (wd_parameters_is_pointer(names[i]) && strcmp(names[i], extension) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_met(uint16_t requirement, uint32_t api_version, const char *const *names, uint32_t num_names) {
    const wd_parameters_requirement *entry = &wd_parameters_requirements[requirement];
    for (uint16_t i = 0; i < entry->num; i++) {
        const uint32_t word = wd_parameters_words[entry->first + i];
        if (word & VERSION_BIT) {
            if (api_version >= (word & ~(uint32_t)VERSION_BIT)) {
                return true;
            }
        } else if (is_enabled(wd_parameters_extensions[word], names, num_names)) {
            return true;
        }
    }
    return entry->num == 0;
}

static void fill_masks(wd_parameters_world *world) {
    for (size_t i = 0; i < wd_parameters_num_masks; i++) {
        const wd_parameters_mask *mask = &wd_parameters_masks[i];
        world->masks[i] = 0;
        for (uint16_t k = 0; k < mask->num; k++) {
            const wd_parameters_bit *bit = &wd_parameters_bits[mask->first + k];
            // Enumerants of all bits ("VK_SHADER_STAGE_ALL") are judged as values of their own.
            if ((bit->bits & (bit->bits - 1)) == 0 && world->met[bit->requirement]) {
                world->masks[i] |= bit->bits;
            }
        }
    }
}

void wd_parameters_world_enable(wd_parameters_world *world, uint32_t api_version, const char *const *names,
                                uint32_t num_names) {
    for (size_t i = 0; i < wd_parameters_num_requirements; i++) {
        world->met[i] = !names || is_met((uint16_t)i, api_version, names, num_names);
    }
    // No names are those of an instance, whose own extensions the loader knows.
    world->is_closed = names && api_version <= VK_HEADER_VERSION_COMPLETE;
    for (uint32_t i = 0; names && i < num_names; i++) {
        world->is_closed = world->is_closed && wd_parameters_is_pointer(names[i]) && find_extension(names[i]);
    }
    fill_masks(world);
}

bool wd_parameters_is_closed(const wd_parameters_walk *walk) {
    const VkObjectType type = wd_command_get(walk->call->command)->handle_type;
    if (walk->world->is_closed || type != VK_OBJECT_TYPE_PHYSICAL_DEVICE) {
        return walk->world->is_closed;
    }
    VkPhysicalDevice device;
    memcpy(&device, walk->args, sizeof device);
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(walk->data->instance->capabilities, device);
    return physical && !physical->has_unknown_extensions &&
           physical->properties.apiVersion <= VK_HEADER_VERSION_COMPLETE;
}

void wd_parameters_requirement_text(uint16_t requirement, char *text, size_t size) {
    const wd_parameters_requirement *entry = &wd_parameters_requirements[requirement];
    size_t length = 0;
    text[0] = '\0';
    for (uint16_t i = 0; i < entry->num && length < size; i++) {
        const uint32_t word = wd_parameters_words[entry->first + i];
        const char *separator = i == 0 ? "" : i + 1 == entry->num ? " or " : ", ";
        const uint32_t version = word & ~(uint32_t)VERSION_BIT;
        const int written =
            word & VERSION_BIT
                ? snprintf(text + length, size - length, "%sVulkan %u.%u", separator,
                           VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version))
                : snprintf(text + length, size - length, "%s%s", separator, wd_parameters_extensions[word]);
        length += written > 0 ? (size_t)written : 0;
    }
}
