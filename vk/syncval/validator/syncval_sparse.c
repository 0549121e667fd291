#include "vk/syncval/validator/syncval_sparse.h"

#include <string.h>

// Keys of blocks, apart from those of opaque memory: this bit, the subresource, the block within it.
#define BLOCK_KEYS (UINT64_C(1) << 62)
enum { BLOCK_BITS = 32, MAX_ROWS = 1 << 16, MAX_REQUIREMENTS = 8 };

void wd_syncval_sparse_destroy(wd_syncval_sparse *sparse, const wd_allocator *allocator) {
    if (!sparse)
        return;
    wd_free(allocator, sparse->pieces);
    wd_free(allocator, sparse);
}

// --- Pieces

static wd_syncval_claim claim_of(const wd_syncval_sparse *sparse, const wd_syncval_piece *piece) {
    const uint64_t size = (piece->key.end - piece->key.begin) * piece->unit;
    return (wd_syncval_claim){
        .resource = sparse->resource,
        .memory = {piece->memory, piece->memory + size},
        .own = piece->own,
        .is_exact = piece->is_exact,
        .is_sparse = true,
    };
}

static void claim(wd_syncval_aliases *aliases, const wd_syncval_sparse *sparse,
                  const wd_syncval_piece *piece) {
    const wd_syncval_claim made = claim_of(sparse, piece);
    wd_syncval_add_claim(aliases, piece->memory_id, &made);
}

static void unclaim(wd_syncval_aliases *aliases, const wd_syncval_sparse *sparse,
                    const wd_syncval_piece *piece) {
    const wd_syncval_claim made = claim_of(sparse, piece);
    wd_syncval_remove_claim(aliases, piece->memory_id, &made);
}

// cut returns the part of a piece that has the keys [begin, end).
static wd_syncval_piece cut(const wd_syncval_piece *piece, uint64_t begin, uint64_t end) {
    wd_syncval_piece part = *piece;
    const uint64_t skipped = (begin - piece->key.begin) * piece->unit;
    part.key = (wd_range){begin, end};
    part.memory += skipped;
    if (part.is_exact)
        part.own = (wd_range){piece->own.begin + skipped, piece->own.begin + skipped + (end - begin)};
    return part;
}

static size_t first_ending_behind(const wd_syncval_sparse *sparse, uint64_t key) {
    size_t low = 0, high = sparse->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (sparse->pieces[middle].key.end <= key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool reserve(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, size_t more) {
    void *pieces = sparse->pieces;
    if (!wd_array_reserve(&aliases->allocator, &pieces, &sparse->capacity, sparse->count + more,
                          sizeof(*sparse->pieces)))
        return false;
    sparse->pieces = pieces;
    return true;
}

static void insert_at(wd_syncval_sparse *sparse, size_t at, const wd_syncval_piece *piece) {
    memmove(&sparse->pieces[at + 1], &sparse->pieces[at], (sparse->count - at) * sizeof(*sparse->pieces));
    sparse->pieces[at] = *piece;
    sparse->count++;
}

static void remove_at(wd_syncval_sparse *sparse, size_t at) {
    sparse->count--;
    memmove(&sparse->pieces[at], &sparse->pieces[at + 1], (sparse->count - at) * sizeof(*sparse->pieces));
}

// clear unbinds keys; there is room for another piece.
static void clear(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, const wd_range *key) {
    size_t at = first_ending_behind(sparse, key->begin);
    while (at < sparse->count && sparse->pieces[at].key.begin < key->end) {
        const wd_syncval_piece old = sparse->pieces[at];
        unclaim(aliases, sparse, &old);
        remove_at(sparse, at);
        if (old.key.begin < key->begin) {
            const wd_syncval_piece left = cut(&old, old.key.begin, key->begin);
            insert_at(sparse, at++, &left);
            claim(aliases, sparse, &left);
        }
        if (old.key.end > key->end) {
            const wd_syncval_piece right = cut(&old, key->end, old.key.end);
            insert_at(sparse, at++, &right);
            claim(aliases, sparse, &right);
        }
    }
}

static bool continues(const wd_syncval_piece *left, const wd_syncval_piece *right) {
    return left->key.end == right->key.begin && left->memory_id == right->memory_id &&
           left->memory + (left->key.end - left->key.begin) * left->unit == right->memory &&
           (left->is_exact || left->own.begin == right->own.begin);
}

// put binds a piece over what was there. `piece->memory_id` 0: nothing is bound any more.
static void put(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, const wd_syncval_piece *piece) {
    if (piece->key.begin >= piece->key.end || !reserve(aliases, sparse, 2))
        return;
    clear(aliases, sparse, &piece->key);
    if (!piece->memory_id)
        return;
    const size_t at = first_ending_behind(sparse, piece->key.begin);
    wd_syncval_piece *before = at ? &sparse->pieces[at - 1] : NULL;
    if (before && continues(before, piece)) {
        unclaim(aliases, sparse, before);
        before->key.end = piece->key.end;
        before->own.end = piece->own.end;
        claim(aliases, sparse, before);
        return;
    }
    insert_at(sparse, at, piece);
    claim(aliases, sparse, piece);
}

// --- Resources

// read_requirements asks the driver for the form of an image's blocks.
static void read_requirements(const wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                              const wd_state_image *image) {
    wd_chassis_device *chassis = aliases->spaces->chassis;
    const VkImage handle = (VkImage)(uintptr_t)image->object.handle;
    VkSparseImageMemoryRequirements all[MAX_REQUIREMENTS];
    uint32_t count = MAX_REQUIREMENTS;
    VkMemoryRequirements memory = {0};
    chassis->dispatch.GetImageSparseMemoryRequirements(chassis->handle, handle, &count, all);
    chassis->dispatch.GetImageMemoryRequirements(chassis->handle, handle, &memory);
    sparse->tail_mip = image->mip_levels;
    sparse->block_size = memory.alignment;
    sparse->block = image->extent;
    for (uint32_t i = 0; i < count && i < MAX_REQUIREMENTS; i++) {
        if (all[i].formatProperties.aspectMask & VK_IMAGE_ASPECT_METADATA_BIT)
            continue;
        if (all[i].imageMipTailFirstLod < sparse->tail_mip)
            sparse->tail_mip = all[i].imageMipTailFirstLod;
        const VkExtent3D granularity = all[i].formatProperties.imageGranularity;
        if (granularity.width && granularity.height && granularity.depth)
            sparse->block = granularity;
    }
    if (sparse->tail_mip >= image->mip_levels)
        sparse->tail_mip = image->mip_levels - 1;
}

static wd_syncval_sparse *need_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    wd_syncval_sparse *sparse = wd_hash_table_get(&aliases->sparse, resource->id);
    if (sparse)
        return sparse;
    sparse = wd_alloc_zero(&aliases->allocator, 1, sizeof(*sparse));
    if (!sparse || wd_hash_table_set(&aliases->sparse, resource->id, sparse) != WD_OK) {
        wd_free(&aliases->allocator, sparse);
        return NULL;
    }
    sparse->resource = resource;
    const wd_state_image *image = (const wd_state_image *)resource;
    if (resource->type == VK_OBJECT_TYPE_IMAGE && image->flags & VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT)
        read_requirements(aliases, sparse, image);
    return sparse;
}

void wd_syncval_forget_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    wd_syncval_sparse *sparse = wd_hash_table_remove(&aliases->sparse, resource->id);
    for (size_t i = 0; sparse && i < sparse->count; i++)
        unclaim(aliases, sparse, &sparse->pieces[i]);
    wd_syncval_sparse_destroy(sparse, &aliases->allocator);
}

// --- Bindings

// own_range returns the addresses of some subresources, and what lies between them.
static wd_range own_range(wd_syncval_aliases *aliases, const wd_state_image *image,
                          const VkImageSubresourceRange *subresources) {
    wd_syncval_ranges ranges = {.allocator = aliases->allocator};
    wd_sync_space space;
    wd_range own = {0, 0};
    if (wd_syncval_image_ranges(aliases->spaces, &ranges, image, subresources, NULL, &space) && ranges.count)
        own = (wd_range){ranges.items[0].begin, ranges.items[ranges.count - 1].end};
    wd_free(&aliases->allocator, ranges.items);
    return own;
}

static void bind_memory(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                        const wd_state_sparse_bind *bind, wd_syncval_piece *piece) {
    piece->key = (wd_range){bind->offset, bind->offset + bind->size};
    piece->unit = 1;
    if (bind->resource->type == VK_OBJECT_TYPE_BUFFER) {
        const wd_state_buffer *buffer = (const wd_state_buffer *)bind->resource;
        const uint64_t begin = wd_syncval_sparse_address(aliases->spaces, buffer) + bind->offset;
        piece->own = (wd_range){begin, begin + bind->size};
        piece->is_exact = true;
    } else {
        const VkImageAspectFlags all =
            VK_IMAGE_ASPECT_COLOR_BIT | VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
        const VkImageSubresourceRange tail = {all, sparse->tail_mip, VK_REMAINING_MIP_LEVELS, 0,
                                              VK_REMAINING_ARRAY_LAYERS};
        piece->own = own_range(aliases, (const wd_state_image *)bind->resource, &tail);
    }
    put(aliases, sparse, piece);
}

static uint64_t blocks(uint64_t texels, uint32_t block) {
    return (texels + block - 1) / block;
}

// bind_region binds blocks, which lie in memory row after row and slice after slice.
static void bind_region(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                        const wd_state_sparse_bind *bind, wd_syncval_piece *piece) {
    const wd_state_image *image = (const wd_state_image *)bind->resource;
    const VkImageSubresource at = bind->subresource;
    const VkImageSubresourceRange range = {at.aspectMask, at.mipLevel, 1, at.arrayLayer, 1};
    piece->own = own_range(aliases, image, &range);
    if (!sparse->block_size || !sparse->block.width || bind->region_offset.x < 0 ||
        bind->region_offset.y < 0 || bind->region_offset.z < 0)
        return;
    const VkExtent3D extent = wd_syncval_mip_extent(image, at.mipLevel);
    const uint64_t width = blocks(extent.width, sparse->block.width),
                   height = blocks(extent.height, sparse->block.height);
    const uint64_t x = (uint64_t)bind->region_offset.x / sparse->block.width,
                   y = (uint64_t)bind->region_offset.y / sparse->block.height,
                   z = (uint64_t)bind->region_offset.z / sparse->block.depth;
    const uint64_t columns = blocks(bind->region_extent.width, sparse->block.width),
                   rows = blocks(bind->region_extent.height, sparse->block.height),
                   slices = blocks(bind->region_extent.depth, sparse->block.depth);
    const uint64_t subresource =
        ((uint64_t)(at.aspectMask & 7) * image->mip_levels + at.mipLevel) * image->array_layers +
        at.arrayLayer;
    piece->unit = sparse->block_size;
    if (rows > MAX_ROWS || slices > MAX_ROWS || rows * slices > MAX_ROWS)
        return;
    for (uint64_t i = 0; i < rows * slices; i++) {
        const uint64_t block = ((z + i / rows) * height + y + i % rows) * width + x;
        piece->key.begin = BLOCK_KEYS + (subresource << BLOCK_BITS) + block;
        piece->key.end = piece->key.begin + columns;
        put(aliases, sparse, piece);
        piece->memory += columns * piece->unit;
    }
}

void wd_syncval_bind_sparse(wd_syncval_aliases *aliases, const wd_state_sparse_bind *bind,
                            wd_range *changed) {
    *changed = (wd_range){0, 0};
    if (bind->is_metadata || wd_state_is_destroyed(bind->resource))
        return;
    wd_syncval_piece piece = {0};
    if (bind->memory) {
        piece.memory = wd_syncval_memory_address(aliases->spaces, bind->memory) + bind->memory_offset;
        piece.memory_id = bind->memory->object.id;
    }
    pthread_mutex_lock(&aliases->lock);
    wd_syncval_sparse *sparse = need_sparse(aliases, bind->resource);
    if (sparse && bind->is_region)
        bind_region(aliases, sparse, bind, &piece);
    else if (sparse)
        bind_memory(aliases, sparse, bind, &piece);
    pthread_mutex_unlock(&aliases->lock);
    *changed = piece.own;
}
