#include "vk/syncval/validator/resources/sparse.h"

#include <string.h>

// --- Lists

static const wd_range *key_of(const wd_syncval_claims *list, size_t index, bool by_own) {
    return by_own ? &list->items[index].own : &list->items[index].memory;
}

// first_after returns the index of the first claim that begins at `position` or later.
static size_t first_after(const wd_syncval_claims *list, uint64_t position, bool by_own) {
    size_t low = 0, high = list->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (key_of(list, middle, by_own)->begin < position) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static void update_max_end(wd_syncval_claims *list, size_t from, bool by_own) {
    for (size_t i = from; i < list->count; i++) {
        const uint64_t end = key_of(list, i, by_own)->end, before = i ? list->items[i - 1].max_end : 0;
        list->items[i].max_end = end > before ? end : before;
    }
}

static bool insert(const wd_allocator *allocator, wd_syncval_claims *list, const wd_syncval_claim *claim,
                   bool by_own) {
    if (!WD_VECTOR_RESERVE(allocator, list, list->count + 1)) {
        return false;
    }
    const size_t at = first_after(list, by_own ? claim->own.begin : claim->memory.begin, by_own);
    memmove(&list->items[at + 1], &list->items[at], (list->count - at) * sizeof(*list->items));
    list->items[at] = *claim;
    list->count++;
    update_max_end(list, at, by_own);
    return true;
}

// remove_resource removes the claims of a resource that overlap `range`.
static void remove_resource(wd_syncval_claims *list, const wd_state_object *resource, wd_range range,
                            bool by_own) {
    const size_t first = first_after(list, range.begin, by_own);
    size_t kept = first, i = first;
    for (; i < list->count && key_of(list, i, by_own)->begin < range.end; i++) {
        if (list->items[i].resource != resource) {
            list->items[kept++] = list->items[i];
        }
    }
    if (kept == i) {
        return;
    }
    memmove(&list->items[kept], &list->items[i], (list->count - i) * sizeof(*list->items));
    list->count -= i - kept;
    update_max_end(list, first, by_own);
}

// overlap_before returns the index of the last claim before `index` that overlaps `range`, or SIZE_MAX.
static size_t overlap_before(const wd_syncval_claims *list, size_t index, const wd_range *range,
                             bool by_own) {
    while (index-- > 0 && list->items[index].max_end > range->begin) {
        if (key_of(list, index, by_own)->end > range->begin) {
            return index;
        }
    }
    return SIZE_MAX;
}

#define FOR_EACH_OVERLAP(i, list, range, by_own)                                                             \
    for (size_t i = overlap_before(list, first_after(list, (range)->end, by_own), range, by_own);            \
         i != SIZE_MAX; i = overlap_before(list, i, range, by_own))

// remove_equal removes one claim.
static void remove_equal(wd_syncval_claims *list, const wd_syncval_claim *claim, bool by_own) {
    const uint64_t begin = by_own ? claim->own.begin : claim->memory.begin;
    for (size_t i = first_after(list, begin, by_own);
         i < list->count && key_of(list, i, by_own)->begin == begin; i++) {
        const wd_syncval_claim *at = &list->items[i];
        if (at->resource != claim->resource || at->own.begin != claim->own.begin ||
            at->memory.begin != claim->memory.begin) {
            continue;
        }
        list->count--;
        memmove(&list->items[i], &list->items[i + 1], (list->count - i) * sizeof(*list->items));
        update_max_end(list, i, by_own);
        return;
    }
}

// --- Shared memory of a range

// moved returns the location in `to` of the part of `part` that is in `from`. `from` and `to` have equal
// lengths.
static wd_range moved(const wd_range *part, const wd_range *from, const wd_range *to) {
    const uint64_t begin = part->begin > from->begin ? part->begin : from->begin;
    const uint64_t end = part->end < from->end ? part->end : from->end;
    return (wd_range){to->begin + (begin - from->begin), to->begin + (end - from->begin)};
}

// shares_more returns whether overlapping claims share memory that their addresses do not show. A sparse
// buffer may bind the same memory twice. Parts of an image's mip tail share memory.
static bool shares_more(const wd_syncval_claim *a, const wd_syncval_claim *b) {
    if (a->resource == b->resource) {
        return a->is_exact && b->is_exact && a->own.begin != b->own.begin;
    }
    if (a->is_plain || b->is_plain) {
        return !a->is_plain || !b->is_plain;
    }
    return a->own.begin != b->own.begin;
}

static void find_in_memory(const wd_syncval_aliases *aliases, const wd_range *memory,
                           const wd_syncval_claim *excluded, bool with_sparse, wd_sync_locations *locations) {
    FOR_EACH_OVERLAP(i, &aliases->by_memory, memory, false) {
        const wd_syncval_claim *claim = &aliases->by_memory.items[i];
        if ((excluded && !shares_more(claim, excluded)) || (claim->is_sparse && !with_sparse)) {
            continue;
        }
        wd_sync_locations_add(locations, WD_SYNC_IDEALIZED,
                              claim->is_exact ? moved(memory, &claim->memory, &claim->own) : claim->own);
    }
}

static void find_shared(wd_syncval_aliases *aliases, bool with_sparse, wd_sync_space space, wd_range range,
                        wd_sync_locations *locations) {
    wd_mutex_lock(&aliases->lock);
    if (space == WD_SYNC_LINEAR) {
        find_in_memory(aliases, &range, NULL, with_sparse, locations);
    } else {
        FOR_EACH_OVERLAP(i, &aliases->by_own, &range, true) {
            const wd_syncval_claim *claim = &aliases->by_own.items[i];
            if (claim->is_sparse && !with_sparse) {
                continue;
            }
            const wd_range memory =
                claim->is_exact ? moved(&range, &claim->own, &claim->memory) : claim->memory;
            wd_sync_locations_add(locations, WD_SYNC_LINEAR, memory);
            find_in_memory(aliases, &memory, claim, with_sparse, locations);
        }
    }
    wd_mutex_unlock(&aliases->lock);
}

static void find_bound(void *user, wd_sync_space space, wd_range range, wd_sync_locations *locations) {
    find_shared(user, false, space, range, locations);
}

static void find_pending(void *user, wd_sync_space space, wd_range range, wd_sync_locations *locations) {
    find_shared(user, true, space, range, locations);
}

void wd_syncval_aliases_init(wd_syncval_aliases *aliases, wd_syncval_spaces *spaces, wd_allocator allocator) {
    aliases->spaces = spaces;
    aliases->allocator = allocator;
    aliases->bound = (wd_sync_sharing){.find = find_bound, .user = aliases};
    aliases->pending = (wd_sync_sharing){.find = find_pending, .user = aliases};
    wd_mutex_init(&aliases->lock);
    wd_hash_table_init(&aliases->memories, allocator);
    wd_hash_table_init(&aliases->sparse, allocator);
}

void wd_syncval_aliases_finish(wd_syncval_aliases *aliases) {
    for (size_t i = 0; i < aliases->sparse.capacity; i++) {
        wd_syncval_sparse_destroy(aliases->sparse.slots[i].value, &aliases->allocator);
    }
    for (size_t i = 0; i < aliases->memories.capacity; i++) {
        wd_syncval_claims *list = aliases->memories.slots[i].value;
        if (list) {
            wd_free(&aliases->allocator, list->items);
        }
        wd_free(&aliases->allocator, list);
    }
    wd_hash_table_finish(&aliases->memories);
    wd_hash_table_finish(&aliases->sparse);
    wd_free(&aliases->allocator, aliases->by_memory.items);
    wd_free(&aliases->allocator, aliases->by_own.items);
    wd_mutex_finish(&aliases->lock);
}

static void note_active(wd_syncval_aliases *aliases) {
    wd_mutex_assert_held(&aliases->lock);
    bool is_bound = false;
    for (size_t i = 0; i < aliases->by_own.count && !is_bound; i++) {
        is_bound = !aliases->by_own.items[i].is_sparse;
    }
    __atomic_store_n(&aliases->bound.is_active, is_bound, __ATOMIC_RELEASE);
    __atomic_store_n(&aliases->pending.is_active, aliases->by_own.count != 0, __ATOMIC_RELEASE);
}

// --- Claims

static wd_syncval_claims *need_list(wd_syncval_aliases *aliases, uint64_t memory_id) {
    wd_syncval_claims *list = wd_hash_table_get(&aliases->memories, memory_id);
    if (list) {
        return list;
    }
    list = wd_alloc_zero(&aliases->allocator, 1, sizeof(*list));
    if (list && wd_hash_table_set(&aliases->memories, memory_id, list) != WD_OK) {
        wd_free(&aliases->allocator, list);
        return NULL;
    }
    return list;
}

static void drop_list(wd_syncval_aliases *aliases, uint64_t memory_id, wd_syncval_claims *list) {
    if (list->count) {
        return;
    }
    wd_hash_table_remove(&aliases->memories, memory_id);
    wd_free(&aliases->allocator, list->items);
    wd_free(&aliases->allocator, list);
}

static bool is_active(const wd_syncval_aliases *aliases, const wd_syncval_claim *claim) {
    FOR_EACH_OVERLAP(i, &aliases->by_own, &claim->own, true) {
        const wd_syncval_claim *at = &aliases->by_own.items[i];
        if (at->resource == claim->resource && at->own.begin == claim->own.begin &&
            at->memory.begin == claim->memory.begin) {
            return true;
        }
    }
    return false;
}

// activate adds a claim to the active ones. If an allocation fails, it is not added to either list.
static void activate(wd_syncval_aliases *aliases, const wd_syncval_claim *claim) {
    if (claim->is_plain || is_active(aliases, claim) ||
        !insert(&aliases->allocator, &aliases->by_own, claim, true)) {
        return;
    }
    if (!insert(&aliases->allocator, &aliases->by_memory, claim, false)) {
        remove_equal(&aliases->by_own, claim, true);
        return;
    }
    __atomic_store_n(&aliases->pending.is_active, 1, __ATOMIC_RELEASE);
    if (!claim->is_sparse) {
        __atomic_store_n(&aliases->bound.is_active, 1, __ATOMIC_RELEASE);
    }
}

void wd_syncval_add_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim) {
    wd_mutex_assert_held(&aliases->lock);
    if (claim->memory.begin >= claim->memory.end) {
        return;
    }
    wd_syncval_claims *list = need_list(aliases, memory_id);
    if (!list) {
        return;
    }
    FOR_EACH_OVERLAP(i, list, &claim->memory, false) {
        const wd_syncval_claim other = list->items[i];
        if (!shares_more(&other, claim)) {
            continue;
        }
        activate(aliases, &other);
        activate(aliases, claim);
    }
    (void)insert(&aliases->allocator, list, claim, false);
    drop_list(aliases, memory_id, list);
}

void wd_syncval_remove_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim) {
    wd_mutex_assert_held(&aliases->lock);
    wd_syncval_claims *list = wd_hash_table_get(&aliases->memories, memory_id);
    if (!list) {
        return;
    }
    remove_equal(list, claim, false);
    remove_equal(&aliases->by_memory, claim, false);
    remove_equal(&aliases->by_own, claim, true);
    drop_list(aliases, memory_id, list);
    note_active(aliases);
}

void wd_syncval_claim_buffer(wd_syncval_aliases *aliases, const wd_state_buffer *buffer) {
    const wd_state_memory *memory = buffer->binding.memory;
    if (!memory || buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        return;
    }
    const uint64_t begin = wd_syncval_memory_address(aliases->spaces, memory) + buffer->binding.offset;
    const wd_range range = {begin, begin + buffer->size};
    const wd_syncval_claim claim = {
        .resource = &buffer->object, .memory = range, .own = range, .is_plain = true};
    wd_mutex_lock(&aliases->lock);
    wd_syncval_add_claim(aliases, memory->object.id, &claim);
    wd_mutex_unlock(&aliases->lock);
}

// are_alike returns whether two opaque images bound to the same memory have the same layout in memory.
static bool are_alike(const wd_state_image *a, const wd_state_image *b) {
    return a->flags & VK_IMAGE_CREATE_ALIAS_BIT && a->flags == b->flags && a->image_type == b->image_type &&
           a->format == b->format && a->extent.width == b->extent.width &&
           a->extent.height == b->extent.height && a->extent.depth == b->extent.depth &&
           a->mip_levels == b->mip_levels && a->array_layers == b->array_layers && a->samples == b->samples &&
           a->tiling == b->tiling && a->usage == b->usage && a->stencil_usage == b->stencil_usage &&
           a->sharing_mode == b->sharing_mode;
}

static void join_alike(wd_syncval_aliases *aliases, const wd_state_image *image,
                       const wd_syncval_claim *claim) {
    const wd_syncval_claims *list =
        wd_hash_table_get(&aliases->memories, image->bindings[0].memory->object.id);
    for (size_t i = list ? first_after(list, claim->memory.begin, false) : 0;
         list && i < list->count && list->items[i].memory.begin == claim->memory.begin; i++) {
        const wd_state_object *other = list->items[i].resource;
        if (!list->items[i].is_plain && are_alike(image, (const wd_state_image *)other)) {
            wd_syncval_join_image(aliases->spaces, image, (const wd_state_image *)other);
            return;
        }
    }
}

static bool has_one_subresource(const wd_state_image *image) {
    const wd_format *format = wd_format_find(image->format);
    return format && format->num_planes <= 1 && !(format->aspects & (format->aspects - 1)) &&
           image->mip_levels == 1 && image->array_layers == 1 && image->tiling == VK_IMAGE_TILING_OPTIMAL &&
           !(image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT);
}

void wd_syncval_find_replaced(wd_syncval_aliases *aliases, const wd_state_image *image,
                              wd_sync_locations *locations) {
    if (!has_one_subresource(image)) {
        return;
    }
    const wd_range own = wd_syncval_image_space(aliases->spaces, image, UINT32_MAX);
    wd_mutex_lock(&aliases->lock);
    uint64_t begin = UINT64_MAX;
    FOR_EACH_OVERLAP(i, &aliases->by_own, &own, true) {
        begin = aliases->by_own.items[i].memory.begin;
    }
    const wd_range first = {begin, begin == UINT64_MAX ? begin : begin + 1};
    FOR_EACH_OVERLAP(i, &aliases->by_memory, &first, false) {
        const wd_syncval_claim *claim = &aliases->by_memory.items[i];
        const wd_state_image *other = (const wd_state_image *)claim->resource;
        if (claim->memory.begin == begin && claim->own.begin != own.begin && !claim->is_sparse &&
            claim->resource->type == VK_OBJECT_TYPE_IMAGE && has_one_subresource(other)) {
            wd_sync_locations_add(locations, WD_SYNC_IDEALIZED, claim->own);
        }
    }
    wd_mutex_unlock(&aliases->lock);
}

VkDeviceSize wd_syncval_image_memory_size(wd_chassis_device *chassis, const wd_state_image *image,
                                          uint32_t plane) {
    const VkImage handle = (VkImage)(uintptr_t)image->object.handle;
    if (!(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
        VkMemoryRequirements requirements = {0};
        chassis->dispatch.GetImageMemoryRequirements(chassis->handle, handle, &requirements);
        return requirements.size;
    }
    const VkImagePlaneMemoryRequirementsInfo aspect = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO,
        .planeAspect = (VkImageAspectFlagBits)(VK_IMAGE_ASPECT_PLANE_0_BIT << plane),
    };
    const VkImageMemoryRequirementsInfo2 info = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2, .pNext = &aspect, .image = handle};
    VkMemoryRequirements2 requirements = {.sType = VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2};
    chassis->dispatch.GetImageMemoryRequirements2(chassis->handle, &info, &requirements);
    return requirements.memoryRequirements.size;
}

static void claim_plane(wd_syncval_aliases *aliases, const wd_state_image *image, uint32_t plane,
                        bool is_disjoint) {
    const wd_state_binding *binding = &image->bindings[plane];
    if (!binding->memory) {
        return;
    }
    const uint64_t begin = wd_syncval_memory_address(aliases->spaces, binding->memory) + binding->offset;
    wd_syncval_claim claim = {
        .resource = &image->object,
        .memory = {begin, begin + wd_syncval_image_memory_size(aliases->spaces->chassis, image, plane)},
        .is_plain = image->tiling == VK_IMAGE_TILING_LINEAR,
    };
    wd_mutex_lock(&aliases->lock);
    if (!claim.is_plain && !is_disjoint) {
        join_alike(aliases, image, &claim);
    }
    claim.own = claim.is_plain
                    ? claim.memory
                    : wd_syncval_image_space(aliases->spaces, image, is_disjoint ? plane : UINT32_MAX);
    wd_syncval_add_claim(aliases, binding->memory->object.id, &claim);
    wd_mutex_unlock(&aliases->lock);
}

static bool is_external_plane(const wd_state_image *image) {
    return image->tiling != VK_IMAGE_TILING_LINEAR && image->tiling != VK_IMAGE_TILING_OPTIMAL;
}

void wd_syncval_claim_image(wd_syncval_aliases *aliases, const wd_state_image *image) {
    if (image->swapchain || image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) {
        return;
    }
    const bool is_disjoint = image->flags & VK_IMAGE_CREATE_DISJOINT_BIT;
    // The planes of a DRM format modifier are memory planes, not format planes.
    if (is_disjoint && is_external_plane(image)) {
        return;
    }
    wd_syncval_remove_claims(aliases, &image->object);
    for (uint32_t i = 0; i < (is_disjoint ? image->num_planes_bound : 1); i++) {
        claim_plane(aliases, image, i, is_disjoint);
    }
}

static void drop_claims(wd_syncval_aliases *aliases, const wd_state_object *resource,
                        const wd_state_binding *binding) {
    wd_syncval_claims *list =
        binding->memory ? wd_hash_table_get(&aliases->memories, binding->memory->object.id) : NULL;
    if (!list) {
        return;
    }
    const uint64_t begin = wd_syncval_memory_address(aliases->spaces, binding->memory) + binding->offset;
    const wd_range at = {begin, begin + 1};
    remove_resource(list, resource, at, false);
    remove_resource(&aliases->by_memory, resource, at, false);
    drop_list(aliases, binding->memory->object.id, list);
}

void wd_syncval_remove_claims(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    const bool is_image = resource->type == VK_OBJECT_TYPE_IMAGE;
    const wd_state_binding *bindings = is_image ? ((const wd_state_image *)resource)->bindings
                                                : &((const wd_state_buffer *)resource)->binding;
    wd_mutex_lock(&aliases->lock);
    for (size_t i = 0; i < (is_image ? 4 : 1); i++) {
        drop_claims(aliases, resource, &bindings[i]);
    }
    // An image without addresses must not get any here: it may get those of an equal image.
    if (is_image && aliases->by_own.count && wd_state_slot_get(resource, WD_STATE_SLOT_SYNC)) {
        remove_resource(&aliases->by_own, resource,
                        wd_syncval_image_space(aliases->spaces, (const wd_state_image *)resource, UINT32_MAX),
                        true);
    }
    if (aliases->sparse.count) {
        wd_syncval_forget_sparse(aliases, resource);
    }
    note_active(aliases);
    wd_mutex_unlock(&aliases->lock);
}

// binding_range returns the memory range of a resource of linear tiling. It is empty if the resource is not
// bound.
static wd_range binding_range(const wd_syncval_aliases *aliases, const wd_state_object *resource,
                              const wd_state_binding *binding) {
    const wd_syncval_claims *list =
        binding->memory ? wd_hash_table_get(&aliases->memories, binding->memory->object.id) : NULL;
    if (!list) {
        return (wd_range){0, 0};
    }
    const uint64_t begin = wd_syncval_memory_address(aliases->spaces, binding->memory) + binding->offset;
    for (size_t i = first_after(list, begin, false); i < list->count; i++) {
        if (list->items[i].resource == resource) {
            return list->items[i].memory;
        }
        if (list->items[i].memory.begin != begin) {
            break;
        }
    }
    return (wd_range){0, 0};
}

bool wd_syncval_is_aliased(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    if (!resource) {
        return false;
    }
    const bool is_image = resource->type == VK_OBJECT_TYPE_IMAGE;
    const wd_state_image *image = (const wd_state_image *)resource;
    const bool has_own = is_image && image->tiling != VK_IMAGE_TILING_LINEAR;
    if (is_image ? image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT
                 : ((const wd_state_buffer *)resource)->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        return true;
    }
    if (!__atomic_load_n(&aliases->pending.is_active, __ATOMIC_ACQUIRE)) {
        return false;
    }
    wd_mutex_lock(&aliases->lock);
    const wd_range range = has_own ? wd_syncval_image_space(aliases->spaces, image, UINT32_MAX)
                                   : binding_range(aliases, resource,
                                                   is_image ? &image->bindings[0]
                                                            : &((const wd_state_buffer *)resource)->binding);
    const wd_syncval_claims *list = has_own ? &aliases->by_own : &aliases->by_memory;
    const bool found = range.begin < range.end && overlap_before(list, first_after(list, range.end, has_own),
                                                                 &range, has_own) != SIZE_MAX;
    wd_mutex_unlock(&aliases->lock);
    return found;
}

static bool has_exclusive_range(const wd_syncval_aliases *aliases, const wd_state_object *resource,
                                const wd_state_binding *binding) {
    const wd_range claimed = binding_range(aliases, resource, binding);
    const wd_syncval_claims *list = claimed.begin < claimed.end
                                        ? wd_hash_table_get(&aliases->memories, binding->memory->object.id)
                                        : NULL;
    if (!list) {
        return false; // An allocation failed when it was bound, and maybe for other resources too.
    }
    FOR_EACH_OVERLAP(i, list, &claimed, false) {
        if (list->items[i].resource != resource) {
            return false;
        }
    }
    return true;
}

bool wd_syncval_has_exclusive_memory(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    const bool is_image = resource->type == VK_OBJECT_TYPE_IMAGE;
    const wd_state_binding *bindings = is_image ? ((const wd_state_image *)resource)->bindings
                                                : &((const wd_state_buffer *)resource)->binding;
    bool is_exclusive = bindings[0].memory != NULL;
    wd_mutex_lock(&aliases->lock);
    for (size_t i = 0; is_exclusive && i < (is_image ? 4 : 1); i++) {
        is_exclusive = !bindings[i].memory || has_exclusive_range(aliases, resource, &bindings[i]);
    }
    wd_mutex_unlock(&aliases->lock);
    return is_exclusive;
}
