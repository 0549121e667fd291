#include "vk/syncval/validator/syncval_alias.h"

// claim is the memory of one resource.
typedef struct wd_syncval_claim {
    wd_state_object *resource; // Referenced.
    const wd_state_memory *memory;
    wd_range range; // In the memory. Empty: none.
    bool is_opaque; // An image of optimal tiling.
    bool is_aliased;
} claim;

void wd_syncval_aliases_init(wd_syncval_aliases *aliases, wd_syncval_device *device) {
    aliases->device = device;
    pthread_mutex_init(&aliases->lock, NULL);
    wd_hash_table_init(&aliases->memories, device->allocator);
    wd_hash_table_init(&aliases->resources, device->allocator);
}

void wd_syncval_aliases_finish(wd_syncval_aliases *aliases) {
    const wd_allocator *allocator = &aliases->device->allocator;
    for (size_t i = 0; i < aliases->memories.capacity; i++) {
        wd_range_map *map = aliases->memories.slots[i].value;
        if (!map)
            continue;
        wd_range_map_finish(map);
        wd_free(allocator, map);
    }
    for (size_t i = 0; i < aliases->num_claims; i++)
        wd_state_unref(aliases->claims[i].resource);
    wd_hash_table_finish(&aliases->memories);
    wd_hash_table_finish(&aliases->resources);
    wd_free(allocator, aliases->claims);
    pthread_mutex_destroy(&aliases->lock);
}

static void read_binding(claim *of, const wd_state_binding *binding, VkDeviceSize size) {
    of->memory = binding->memory;
    if (binding->memory)
        of->range = (wd_range){binding->offset, binding->offset + size};
}

static void read_image(const wd_syncval_device *device, claim *of, const wd_state_image *image) {
    of->is_opaque = image->tiling != VK_IMAGE_TILING_LINEAR;
    of->is_aliased =
        image->flags & (VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_DISJOINT_BIT) && of->is_opaque;
    if (image->swapchain || of->is_aliased || !image->bindings[0].memory)
        return;
    VkMemoryRequirements requirements = {0};
    device->chassis->dispatch.GetImageMemoryRequirements(
        device->chassis->handle, (VkImage)(uintptr_t)image->object.handle, &requirements);
    read_binding(of, &image->bindings[0], requirements.size);
}

// overlap is the search for what else is where a new claim is.
typedef struct overlap {
    wd_syncval_aliases *aliases;
    claim *with;
} overlap;

static bool meet(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    const overlap *job = user;
    claim *other = &job->aliases->claims[*value];
    if ((job->with->is_opaque || other->is_opaque) && !wd_state_is_destroyed(other->resource))
        job->with->is_aliased = other->is_aliased = true;
    return true;
}

static wd_range_map *need_map(wd_syncval_aliases *aliases, const wd_state_memory *memory) {
    wd_range_map *map = wd_hash_table_get(&aliases->memories, memory->object.id);
    if (map)
        return map;
    const wd_allocator allocator = aliases->device->allocator;
    map = wd_alloc_zero(&allocator, 1, sizeof(*map));
    if (!map)
        return NULL;
    wd_range_map_init(map, allocator);
    if (wd_hash_table_set(&aliases->memories, memory->object.id, map) != WD_OK) {
        wd_free(&allocator, map);
        return NULL;
    }
    return map;
}

// add_claim returns the number of a new claim + 1, or 0 when memory runs out. Where several resources overlap, the map has the
// latest; a third one that meets only what it covers was met by it before, or meets it too.
static size_t add_claim(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    void *claims = aliases->claims;
    if (!wd_array_reserve(&aliases->device->allocator, &claims, &aliases->capacity, aliases->num_claims + 1,
                          sizeof(*aliases->claims)))
        return 0;
    aliases->claims = claims;
    claim *added = &aliases->claims[aliases->num_claims];
    *added = (claim){.resource = (wd_state_object *)resource};
    if (resource->type == VK_OBJECT_TYPE_IMAGE) {
        read_image(aliases->device, added, (const wd_state_image *)resource);
    } else {
        const wd_state_buffer *buffer = (const wd_state_buffer *)resource;
        read_binding(added, &buffer->binding, buffer->size);
    }
    const size_t number = aliases->num_claims + 1;
    if (wd_hash_table_set(&aliases->resources, resource->id, (void *)number) != WD_OK)
        return 0;
    if (added->range.begin < added->range.end) {
        wd_range_map *map = need_map(aliases, added->memory);
        overlap job = {aliases, added};
        if (map)
            wd_range_map_visit(map, added->range, false, meet, &job);
        if (!map || wd_range_map_store(map, added->range, (uint32_t)aliases->num_claims) != WD_OK) {
            wd_hash_table_remove(&aliases->resources, resource->id);
            return 0;
        }
    }
    wd_state_ref(added->resource);
    aliases->num_claims++;
    return number;
}

bool wd_syncval_is_aliased(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    if (!resource)
        return false;
    pthread_mutex_lock(&aliases->lock);
    size_t number = (size_t)(uintptr_t)wd_hash_table_get(&aliases->resources, resource->id);
    if (!number)
        number = add_claim(aliases, resource);
    const bool is_aliased = !number || aliases->claims[number - 1].is_aliased;
    pthread_mutex_unlock(&aliases->lock);
    return is_aliased;
}
