#include "vk/syncval/validator/resources/sparse.h"

#include <string.h>

// Keys of blocks: this bit, the subresource, the block in it. Keys of mip tails: this bit, the subresource,
// the byte in the tail. They differ from the keys of opaque memory.
#define BLOCK_KEYS (UINT64_C(1) << 62)
#define TAIL_KEYS (UINT64_C(1) << 61)
enum { BLOCK_BITS = 32, TAIL_BITS = 40, MAX_ROWS = 1 << 16 };

void wd_syncval_sparse_destroy(wd_syncval_sparse *sparse, const wd_allocator *allocator) {
    if (!sparse) {
        return;
    }
    wd_free(allocator, sparse->pieces.items);
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

static void remove_claim(wd_syncval_aliases *aliases, const wd_syncval_sparse *sparse,
                         const wd_syncval_piece *piece) {
    const wd_syncval_claim made = claim_of(sparse, piece);
    wd_syncval_remove_claim(aliases, piece->memory_id, &made);
}

// part_of returns the part of a piece with the keys [begin, end).
static wd_syncval_piece part_of(const wd_syncval_piece *piece, uint64_t begin, uint64_t end) {
    wd_syncval_piece part = *piece;
    const uint64_t skipped = (begin - piece->key.begin) * piece->unit;
    part.key = (wd_range){begin, end};
    part.memory += skipped;
    if (part.is_exact) {
        part.own = (wd_range){piece->own.begin + skipped, piece->own.begin + skipped + (end - begin)};
    }
    return part;
}

static size_t first_ending_after(const wd_syncval_sparse *sparse, uint64_t key) {
    size_t low = 0, high = sparse->pieces.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (sparse->pieces.items[middle].key.end <= key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool reserve(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, size_t more) {
    return WD_VECTOR_RESERVE(&aliases->allocator, &sparse->pieces, sparse->pieces.count + more);
}

static void insert_at(wd_syncval_sparse *sparse, size_t at, const wd_syncval_piece *piece) {
    memmove(&sparse->pieces.items[at + 1], &sparse->pieces.items[at],
            (sparse->pieces.count - at) * sizeof(*sparse->pieces.items));
    sparse->pieces.items[at] = *piece;
    sparse->pieces.count++;
}

static void remove_at(wd_syncval_sparse *sparse, size_t at) {
    sparse->pieces.count--;
    memmove(&sparse->pieces.items[at], &sparse->pieces.items[at + 1],
            (sparse->pieces.count - at) * sizeof(*sparse->pieces.items));
}

// clear unbinds keys. The caller has reserved memory for another piece.
static void clear(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, const wd_range *key) {
    size_t at = first_ending_after(sparse, key->begin);
    while (at < sparse->pieces.count && sparse->pieces.items[at].key.begin < key->end) {
        const wd_syncval_piece old = sparse->pieces.items[at];
        remove_claim(aliases, sparse, &old);
        remove_at(sparse, at);
        if (old.key.begin < key->begin) {
            const wd_syncval_piece left = part_of(&old, old.key.begin, key->begin);
            insert_at(sparse, at++, &left);
            claim(aliases, sparse, &left);
        }
        if (old.key.end > key->end) {
            const wd_syncval_piece right = part_of(&old, key->end, old.key.end);
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

// forget_pieces removes all pieces.
static void forget_pieces(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse) {
    for (size_t i = 0; i < sparse->pieces.count; i++) {
        remove_claim(aliases, sparse, &sparse->pieces.items[i]);
    }
    sparse->pieces.count = 0;
}

// bind_piece binds a piece over existing pieces. If `piece->memory_id` is 0, the keys are unbound. If an
// allocation fails, all of the resource counts as unbound: shared memory that is not known is not reported.
static void bind_piece(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse, const wd_syncval_piece *piece,
                       wd_syncval_ranges *changed) {
    wd_syncval_ranges_add(changed, 0, piece->own.begin, piece->own.end);
    if (piece->key.begin >= piece->key.end) {
        return;
    }
    if (!reserve(aliases, sparse, 2)) {
        forget_pieces(aliases, sparse);
        return;
    }
    clear(aliases, sparse, &piece->key);
    if (!piece->memory_id) {
        return;
    }
    const size_t at = first_ending_after(sparse, piece->key.begin);
    wd_syncval_piece *before = at ? &sparse->pieces.items[at - 1] : NULL;
    if (before && continues(before, piece)) {
        remove_claim(aliases, sparse, before);
        before->key.end = piece->key.end;
        before->own.end = piece->own.end;
        claim(aliases, sparse, before);
        return;
    }
    insert_at(sparse, at, piece);
    claim(aliases, sparse, piece);
}

// --- Resources

// add_aspects adds each aspect separately, because aspects that the driver combines have different addresses
// here.
static void add_aspects(wd_syncval_sparse *sparse, const VkSparseImageMemoryRequirements *requirements) {
    const VkExtent3D block = requirements->formatProperties.imageGranularity;
    const VkImageAspectFlags aspects = requirements->formatProperties.aspectMask;
    if (aspects & VK_IMAGE_ASPECT_METADATA_BIT || !block.width || !block.height || !block.depth) {
        return;
    }
    for (VkImageAspectFlags bit = 1; bit && bit <= aspects; bit <<= 1) {
        if (!(aspects & bit) || sparse->num_aspects == WD_SYNCVAL_MAX_SPARSE_ASPECTS) {
            continue;
        }
        VkSparseImageMemoryRequirements *added = &sparse->aspects[sparse->num_aspects++];
        *added = *requirements;
        added->formatProperties.aspectMask = bit;
    }
}

// read_requirements queries the block size of an image and the location of its mip tails.
static void read_requirements(const wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                              const wd_state_image *image) {
    wd_chassis_device *chassis = aliases->spaces->chassis;
    const VkImage handle = (VkImage)(uintptr_t)image->object.handle;
    VkSparseImageMemoryRequirements all[WD_SYNCVAL_MAX_SPARSE_ASPECTS];
    uint32_t count = WD_SYNCVAL_MAX_SPARSE_ASPECTS;
    VkMemoryRequirements memory = {0};
    chassis->dispatch.GetImageSparseMemoryRequirements(chassis->handle, handle, &count, all);
    chassis->dispatch.GetImageMemoryRequirements(chassis->handle, handle, &memory);
    sparse->block_size = memory.alignment;
    for (uint32_t i = 0; i < count && i < WD_SYNCVAL_MAX_SPARSE_ASPECTS; i++) {
        add_aspects(sparse, &all[i]);
    }
}

static wd_syncval_sparse *need_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    wd_mutex_assert_held(&aliases->lock);
    wd_syncval_sparse *sparse = wd_hash_table_get(&aliases->sparse, resource->id);
    if (sparse) {
        return sparse;
    }
    sparse = wd_alloc_zero(&aliases->allocator, 1, sizeof(*sparse));
    if (!sparse || wd_hash_table_set(&aliases->sparse, resource->id, sparse) != WD_OK) {
        wd_free(&aliases->allocator, sparse);
        return NULL;
    }
    sparse->resource = resource;
    const wd_state_image *image = (const wd_state_image *)resource;
    if (resource->type == VK_OBJECT_TYPE_IMAGE && image->flags & VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT) {
        read_requirements(aliases, sparse, image);
    }
    return sparse;
}

void wd_syncval_forget_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource) {
    wd_mutex_assert_held(&aliases->lock);
    wd_syncval_sparse *sparse = wd_hash_table_remove(&aliases->sparse, resource->id);
    if (sparse) {
        forget_pieces(aliases, sparse);
    }
    wd_syncval_sparse_destroy(sparse, &aliases->allocator);
}

void wd_syncval_forget_bindings(wd_syncval_aliases *aliases) {
    wd_mutex_lock(&aliases->lock);
    for (size_t i = 0; i < aliases->sparse.capacity; i++) {
        if (aliases->sparse.slots[i].value) {
            forget_pieces(aliases, aliases->sparse.slots[i].value);
        }
    }
    wd_mutex_unlock(&aliases->lock);
}

// --- Bindings

// own_range returns the range of addresses that contains the subresources.
static wd_range own_range(wd_syncval_aliases *aliases, const wd_state_image *image,
                          const VkImageSubresourceRange *subresources) {
    wd_syncval_ranges ranges = {.allocator = aliases->allocator};
    wd_sync_space space;
    wd_range own = {0, 0};
    if (wd_syncval_image_ranges(aliases->spaces, &ranges, image, subresources, NULL, &space) &&
        ranges.count) {
        own = (wd_range){ranges.items[0].begin, ranges.items[ranges.count - 1].end};
    }
    wd_free(&aliases->allocator, ranges.items);
    return own;
}

// bind_bytes binds a part of a buffer, or of an image without blocks.
static void bind_bytes(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                       const wd_state_sparse_bind *bind, wd_syncval_piece *piece,
                       wd_syncval_ranges *changed) {
    piece->key = (wd_range){bind->offset, bind->offset + bind->size};
    piece->unit = 1;
    if (bind->resource->type == VK_OBJECT_TYPE_BUFFER) {
        const wd_state_buffer *buffer = (const wd_state_buffer *)bind->resource;
        const uint64_t begin = wd_syncval_sparse_address(aliases->spaces, buffer) + bind->offset;
        piece->own = (wd_range){begin, begin + bind->size};
        piece->is_exact = true;
    } else {
        piece->own =
            wd_syncval_image_space(aliases->spaces, (const wd_state_image *)bind->resource, UINT32_MAX);
    }
    bind_piece(aliases, sparse, piece, changed);
}

// key_of_subresource returns the index of a subresource of an image.
static uint64_t key_of_subresource(const wd_state_image *image, const VkImageSubresource *at) {
    const uint64_t aspect = at->aspectMask ? (uint64_t)__builtin_ctz(at->aspectMask) : 0;
    return (aspect * image->mip_levels + at->mipLevel) * image->array_layers + at->arrayLayer;
}

// bind_tail binds the part of an opaque binding that is in the mip tail of one array layer, or of all layers.
static void bind_tail(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                      const wd_state_sparse_bind *bind, const VkSparseImageMemoryRequirements *tail,
                      uint32_t layer, const wd_syncval_piece *whole, wd_syncval_ranges *changed) {
    const wd_state_image *image = (const wd_state_image *)bind->resource;
    const bool is_single = tail->formatProperties.flags & VK_SPARSE_IMAGE_FORMAT_SINGLE_MIPTAIL_BIT;
    const uint64_t first = tail->imageMipTailOffset + layer * tail->imageMipTailStride;
    const uint64_t begin = first > bind->offset ? first : bind->offset;
    const uint64_t bind_end = bind->offset + bind->size, tail_end = first + tail->imageMipTailSize;
    const uint64_t end = bind_end < tail_end ? bind_end : tail_end;
    if (begin >= end) {
        return;
    }
    wd_syncval_piece piece = *whole;
    piece.unit = 1;
    piece.memory += begin - bind->offset;
    // The levels of one layer are not contiguous: each is a piece.
    const uint32_t num_mips = is_single ? 1 : image->mip_levels - tail->imageMipTailFirstLod;
    for (uint32_t i = 0; i < num_mips; i++) {
        const VkImageSubresource at = {tail->formatProperties.aspectMask, tail->imageMipTailFirstLod + i,
                                       layer};
        const VkImageSubresourceRange range = {at.aspectMask, at.mipLevel,
                                               is_single ? VK_REMAINING_MIP_LEVELS : 1, layer,
                                               is_single ? VK_REMAINING_ARRAY_LAYERS : 1};
        const uint64_t key = TAIL_KEYS + (key_of_subresource(image, &at) << TAIL_BITS);
        piece.own = own_range(aliases, image, &range);
        piece.key = (wd_range){key + (begin - first), key + (end - first)};
        bind_piece(aliases, sparse, &piece, changed);
    }
}

static void bind_tails(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                       const wd_state_sparse_bind *bind, const VkSparseImageMemoryRequirements *tail,
                       const wd_syncval_piece *piece, wd_syncval_ranges *changed) {
    const wd_state_image *image = (const wd_state_image *)bind->resource;
    const bool is_single = tail->formatProperties.flags & VK_SPARSE_IMAGE_FORMAT_SINGLE_MIPTAIL_BIT;
    const uint32_t num_tails = is_single ? 1 : image->array_layers;
    for (uint32_t layer = 0; layer < num_tails && tail->imageMipTailFirstLod < image->mip_levels; layer++) {
        bind_tail(aliases, sparse, bind, tail, layer, piece, changed);
    }
}

static uint64_t blocks(uint64_t texels, uint32_t block) {
    return (texels + block - 1) / block;
}

// bind_region binds blocks of one aspect, which are in memory by rows, then by slices.
static void bind_region(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                        const wd_state_sparse_bind *bind, const VkSparseImageFormatProperties *aspect,
                        const wd_syncval_piece *whole, wd_syncval_ranges *changed) {
    const wd_state_image *image = (const wd_state_image *)bind->resource;
    const VkImageSubresource at = {aspect->aspectMask, bind->subresource.mipLevel,
                                   bind->subresource.arrayLayer};
    const VkImageSubresourceRange range = {at.aspectMask, at.mipLevel, 1, at.arrayLayer, 1};
    const VkOffset3D offset = bind->region_offset;
    if (offset.x < 0 || offset.y < 0 || offset.z < 0) {
        return;
    }
    const VkExtent3D extent = wd_syncval_mip_extent(image, at.mipLevel);
    const VkExtent3D block = aspect->imageGranularity;
    const uint64_t width = blocks(extent.width, block.width), height = blocks(extent.height, block.height);
    const uint64_t x = (uint64_t)offset.x / block.width, y = (uint64_t)offset.y / block.height,
                   z = (uint64_t)offset.z / block.depth;
    const uint64_t columns = blocks(bind->region_extent.width, block.width),
                   rows = blocks(bind->region_extent.height, block.height),
                   slices = blocks(bind->region_extent.depth, block.depth);
    if (rows > MAX_ROWS || slices > MAX_ROWS || rows * slices > MAX_ROWS) {
        return;
    }
    wd_syncval_piece piece = *whole;
    piece.own = own_range(aliases, image, &range);
    piece.unit = sparse->block_size;
    for (uint64_t i = 0; i < rows * slices; i++) {
        const uint64_t number = ((z + i / rows) * height + y + i % rows) * width + x;
        piece.key.begin = BLOCK_KEYS + (key_of_subresource(image, &at) << BLOCK_BITS) + number;
        piece.key.end = piece.key.begin + columns;
        bind_piece(aliases, sparse, &piece, changed);
        piece.memory += columns * piece.unit;
    }
}

static void bind_image(wd_syncval_aliases *aliases, wd_syncval_sparse *sparse,
                       const wd_state_sparse_bind *bind, const wd_syncval_piece *piece,
                       wd_syncval_ranges *changed) {
    for (uint32_t i = 0; i < sparse->num_aspects; i++) {
        const VkSparseImageMemoryRequirements *aspect = &sparse->aspects[i];
        if (!bind->is_region) {
            bind_tails(aliases, sparse, bind, aspect, piece, changed);
        } else if (aspect->formatProperties.aspectMask & bind->subresource.aspectMask) {
            bind_region(aliases, sparse, bind, &aspect->formatProperties, piece, changed);
        }
    }
}

void wd_syncval_bind_sparse(wd_syncval_aliases *aliases, const wd_state_sparse_bind *bind,
                            wd_syncval_ranges *changed) {
    if (bind->is_metadata || wd_state_is_destroyed(bind->resource)) {
        return;
    }
    wd_syncval_piece piece = {0};
    if (bind->memory) {
        piece.memory = wd_syncval_memory_address(aliases->spaces, bind->memory) + bind->memory_offset;
        piece.memory_id = bind->memory->object.id;
    }
    wd_mutex_lock(&aliases->lock);
    wd_syncval_sparse *sparse = need_sparse(aliases, bind->resource);
    if (sparse && sparse->num_aspects) {
        bind_image(aliases, sparse, bind, &piece, changed);
    } else if (sparse && !bind->is_region) {
        bind_bytes(aliases, sparse, bind, &piece, changed);
    }
    wd_mutex_unlock(&aliases->lock);
}
