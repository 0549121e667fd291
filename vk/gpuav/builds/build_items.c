// The items of a command that builds acceleration structures; see build_items.h.
#include "vk/gpuav/builds/build_items.h"

#include "vk/gpuav/builds/build_layout.h"

// Addresses

// address_search is the search for a buffer that has all of `wanted`.
typedef struct address_search {
    wd_address_range wanted, found;
} address_search;

static bool contains(wd_address_range outer, wd_address_range inner) {
    return outer.first && inner.first >= outer.first && inner.first - outer.first < outer.size &&
           inner.size <= outer.size - (inner.first - outer.first);
}

static bool compare_address(wd_state_object *object, void *user) {
    address_search *search = user;
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    const VkBufferCreateFlags unreadable =
        VK_BUFFER_CREATE_PROTECTED_BIT | VK_BUFFER_CREATE_SPARSE_BINDING_BIT;
    const wd_address_range range = {__atomic_load_n(&buffer->address, __ATOMIC_RELAXED), buffer->size};
    if ((buffer->flags & unreadable) || !contains(range, search->wanted)) {
        return true;
    }
    search->found = range;
    return false;
}

bool wd_build_is_readable(wd_build *of, VkDeviceAddress address, VkDeviceSize size) {
    if (!address || !size) {
        return false;
    }
    address_search search = {.wanted = {address, size}};
    if (contains(of->found, search.wanted)) {
        return true;
    }
    wd_state_for_each(of->device->chassis->state, VK_OBJECT_TYPE_BUFFER, compare_address, &search);
    of->found = search.found;
    return search.found.first != 0;
}

// Items

void wd_build_start_item(const wd_build *of, const wd_build_geometry *from, uint32_t kind, uint32_t *words) {
    for (uint32_t i = 0; i < WD_INDIRECT_ITEM_WORDS; i++) {
        words[i] = 0;
    }
    words[WD_INDIRECT_KIND] = kind;
    words[WD_INDIRECT_FLAGS] = from->range_address ? WD_BUILD_HAS_RANGE : 0;
    words[WD_BUILD_NUM_PRIMITIVES] = from->range.primitiveCount;
    words[WD_BUILD_OFFSET] = from->range.primitiveOffset;
    words[WD_BUILD_FIRST_VERTEX] = from->range.firstVertex;
    words[WD_BUILD_TRANSFORM_OFFSET] = from->range.transformOffset;
    wd_build_set_address(&words[WD_BUILD_RANGE_DATA], from->range_address);
    words[WD_BUILD_INFO] = of->index;
}

bool wd_build_add_item(wd_build *of, const wd_build_geometry *from, const uint32_t *words) {
    const bool owns_targets = words[WD_INDIRECT_KIND] == WD_BUILD_OVERLAPS && !of->has_targets_owner;
    const wd_gpuav_indirect_item item = {
        .label = of->command_buffer->label,
        .command = of->command,
        .copy = owns_targets ? of->targets : 0,
        .copy_class = of->targets_class,
        .sources = {WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE},
        .index = from->index,
        .action = WD_STATE_ACTION_COUNT,
        .report = wd_gpuav_builds_report,
    };
    of->has_targets_owner |= owns_targets;
    const wd_gpuav_indirect_item *added =
        wd_gpuav_indirect_add_item(of->device, of->command_buffer, of->recording, &item, words);
    const uint32_t node =
        added ? wd_gpuav_indirect_add_node(of->recording, of->command_buffer, added->position) : 0;
    if (!node) {
        of->is_incomplete = true;
        // The memory of the item that should have owned them is free again.
        of->num_targets = owns_targets && !added ? 0 : of->num_targets;
        return false;
    }
    if (of->last_node) {
        wd_gpuav_indirect_work(of->device)->memory.words[of->last_node + WD_INDIRECT_NODE_NEXT] = node;
    } else {
        of->first_node = node;
    }
    of->last_node = node;
    return true;
}

VkDeviceSize wd_build_data_size(const wd_build_geometry *from, VkDeviceSize stride, VkDeviceSize element) {
    const VkDeviceSize count = from->range.primitiveCount;
    return from->range_address ? 1 : count ? (count - 1) * stride + element : 0;
}
