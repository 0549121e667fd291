// Copies, fills, clears, blits and resolves, of both versions.
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

static const wd_state_image *image_of(const wd_call *call, VkImage handle) {
    return call->data ? wd_state_find_image(call->device->state, handle) : NULL;
}

// --- Buffers

#define DEFINE_COPY_BUFFER(Name, source, destination, count, regions)                                        \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const wd_state_buffer *from = wd_syncval_buffer_of(call, source),                                    \
                              *to = wd_syncval_buffer_of(call, destination);                                 \
        for (uint32_t i = 0; i < (count); i++) {                                                             \
            wd_syncval_access_buffer(recorder, from, (regions)[i].srcOffset, (regions)[i].size,              \
                                     WD_SYNC_COPY_TRANSFER_READ);                                            \
            wd_syncval_access_buffer(recorder, to, (regions)[i].dstOffset, (regions)[i].size,                \
                                     WD_SYNC_COPY_TRANSFER_WRITE);                                           \
        }                                                                                                    \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_COPY_BUFFER(CmdCopyBuffer, args->srcBuffer, args->dstBuffer, args->regionCount, args->pRegions)
DEFINE_COPY_BUFFER(CmdCopyBuffer2, args->pCopyBufferInfo->srcBuffer, args->pCopyBufferInfo->dstBuffer,
                   args->pCopyBufferInfo->regionCount, args->pCopyBufferInfo->pRegions)

bool wd_syncval_CmdFillBuffer(wd_call *call, const wd_CmdFillBuffer_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, args->dstBuffer), args->dstOffset,
                             args->size, WD_SYNC_CLEAR_TRANSFER_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdUpdateBuffer(wd_call *call, const wd_CmdUpdateBuffer_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, args->dstBuffer), args->dstOffset,
                             args->dataSize, WD_SYNC_CLEAR_TRANSFER_WRITE);
    return wd_syncval_finish(recorder);
}

// result_values returns the number of values of a query result without availability, or 0 if it is unknown.
static uint32_t result_values(const wd_state_query_pool *pool) {
    switch (pool ? pool->query_type : VK_QUERY_TYPE_MAX_ENUM) {
    case VK_QUERY_TYPE_OCCLUSION:
    case VK_QUERY_TYPE_TIMESTAMP:
    case VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT:
        return 1;
    case VK_QUERY_TYPE_PIPELINE_STATISTICS:
        return (uint32_t)__builtin_popcount(pool->pipeline_statistics);
    case VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT:
        return 2;
    default:
        return 0;
    }
}

// query_results describes the results of a copy of queries. They are at `buffer` and `offset`, or at
// `address`.
typedef struct query_results {
    const wd_state_query_pool *pool;
    uint32_t count;
    VkQueryResultFlags flags;
    VkDeviceSize stride;
    const wd_state_buffer *buffer;
    VkDeviceSize offset;
    VkDeviceAddress address;
} query_results;

static void write_results(wd_syncval_recorder *recorder, const query_results *results, VkDeviceSize offset,
                          VkDeviceSize size) {
    if (results->address) {
        wd_syncval_access_address(recorder, results->address + offset, size, WD_SYNC_COPY_TRANSFER_WRITE);
    } else {
        wd_syncval_access_buffer(recorder, results->buffer, results->offset + offset, size,
                                 WD_SYNC_COPY_TRANSFER_WRITE);
    }
}

// copy_results adds the written results. The memory between two results is not written.
static void copy_results(wd_syncval_recorder *recorder, const query_results *results) {
    const uint32_t values = result_values(results->pool);
    const bool has_availability =
        results->flags & (VK_QUERY_RESULT_WITH_AVAILABILITY_BIT | VK_QUERY_RESULT_WITH_STATUS_BIT_KHR);
    const VkDeviceSize size =
        (values + has_availability) * (results->flags & VK_QUERY_RESULT_64_BIT ? 8u : 4u);
    // Results that are not available are not written.
    recorder->command.is_conditional = !(results->flags & VK_QUERY_RESULT_WAIT_BIT);
    if (!values || results->count > WD_SYNCVAL_MAX_PIECES) {
        wd_syncval_access_unknown(recorder);
    } else if (results->stride == size) {
        write_results(recorder, results, 0, size * results->count);
    } else {
        for (uint32_t i = 0; i < results->count; i++) {
            write_results(recorder, results, i * results->stride, size);
        }
    }
    recorder->command.is_conditional = false;
}

bool wd_syncval_CmdCopyQueryPoolResults(wd_call *call, const wd_CmdCopyQueryPoolResults_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    copy_results(recorder,
                 &(query_results){.pool = wd_state_find_query_pool(call->device->state, args->queryPool),
                                  .count = args->queryCount,
                                  .flags = args->flags,
                                  .stride = args->stride,
                                  .buffer = wd_syncval_buffer_of(call, args->dstBuffer),
                                  .offset = args->dstOffset});
    return wd_syncval_finish(recorder);
}

// --- Memory at device addresses

#ifdef VK_KHR_device_address_commands

bool wd_syncval_CmdCopyMemoryKHR(wd_call *call, const wd_CmdCopyMemoryKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkCopyDeviceMemoryInfoKHR *info = args->pCopyMemoryInfo; // NULL is valid.
    for (uint32_t i = 0; recorder && info && i < info->regionCount; i++) {
        const VkDeviceMemoryCopyKHR *region = &info->pRegions[i];
        wd_syncval_access_address(recorder, region->srcRange.address, region->srcRange.size,
                                  WD_SYNC_COPY_TRANSFER_READ);
        wd_syncval_access_address(recorder, region->dstRange.address, region->srcRange.size,
                                  WD_SYNC_COPY_TRANSFER_WRITE);
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdFillMemoryKHR(wd_call *call, const wd_CmdFillMemoryKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    wd_syncval_access_address(recorder, args->pDstRange->address, args->pDstRange->size,
                              WD_SYNC_CLEAR_TRANSFER_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdUpdateMemoryKHR(wd_call *call, const wd_CmdUpdateMemoryKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    wd_syncval_access_address(recorder, args->pDstRange->address, args->dataSize,
                              WD_SYNC_CLEAR_TRANSFER_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdCopyQueryPoolResultsToMemoryKHR(wd_call *call,
                                                   const wd_CmdCopyQueryPoolResultsToMemoryKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    copy_results(recorder,
                 &(query_results){.pool = wd_state_find_query_pool(call->device->state, args->queryPool),
                                  .count = args->queryCount,
                                  .flags = args->queryResultFlags,
                                  .stride = args->pDstRange->stride,
                                  .address = args->pDstRange->address});
    return wd_syncval_finish(recorder);
}

#endif

// --- Images

// add_layers adds a region of an image. The layers of a 3D image are slices, given by the z offset.
static void add_layers(wd_syncval_recorder *recorder, const wd_state_image *image,
                       VkImageSubresourceLayers layers, VkOffset3D offset, VkExtent3D extent,
                       wd_sync_usage usage) {
    if (!image) {
        return;
    }
    const wd_syncval_box box = {offset, extent};
    const VkImageSubresourceRange range = {layers.aspectMask, layers.mipLevel, 1, layers.baseArrayLayer,
                                           layers.layerCount};
    wd_syncval_access_image(recorder, image, &range, &box, usage, WD_SYNC_ORDERING_NONE);
}

// resolve replaces VK_REMAINING_ARRAY_LAYERS by the number of layers.
static VkImageSubresourceLayers resolve(const wd_state_image *image, VkImageSubresourceLayers layers) {
    if (image && layers.layerCount == VK_REMAINING_ARRAY_LAYERS) {
        layers.layerCount =
            layers.baseArrayLayer < image->array_layers ? image->array_layers - layers.baseArrayLayer : 0;
    }
    return layers;
}

static const wd_format *format_of(const wd_state_image *image) {
    return wd_format_find(image->format);
}

static uint32_t scaled(uint32_t texels, uint32_t from, uint32_t to) {
    return (texels + from - 1) / from * to;
}

typedef struct image_region {
    VkImageSubresourceLayers source, destination;
    VkOffset3D source_offset, destination_offset;
    VkExtent3D extent; // Of the source.
} image_region;

// has_one_plane returns whether a region has a single plane. Each plane is copied separately, in its own
// texels.
static bool has_one_plane(const wd_format *format, VkImageAspectFlags aspects) {
    return format->num_planes <= 1 || aspects == VK_IMAGE_ASPECT_PLANE_0_BIT ||
           aspects == VK_IMAGE_ASPECT_PLANE_1_BIT || aspects == VK_IMAGE_ASPECT_PLANE_2_BIT;
}

// copy_image adds both sides of an image copy. Between a compressed and an uncompressed format, blocks
// correspond to texels. Between 3D and layered images, slices correspond to layers (Vulkan, "Copying Data
// Between Images").
static void copy_image(wd_syncval_recorder *recorder, const wd_state_image *from, const wd_state_image *to,
                       const image_region *region) {
    if (!from || !to) {
        return;
    }
    const wd_format *source = format_of(from), *destination = format_of(to);
    if (!source || !destination || !has_one_plane(source, region->source.aspectMask) ||
        !has_one_plane(destination, region->destination.aspectMask)) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    VkExtent3D extent = region->extent, written = region->extent;
    written.width = scaled(extent.width, source->block[0], destination->block[0]);
    written.height = scaled(extent.height, source->block[1], destination->block[1]);
    const VkExtent3D whole = wd_syncval_mip_extent(to, region->destination.mipLevel);
    const VkOffset3D at = region->destination_offset;
    if (destination->block[0] > 1 && (uint32_t)at.x < whole.width &&
        written.width > whole.width - (uint32_t)at.x) {
        written.width = whole.width - (uint32_t)at.x;
    }
    if (destination->block[1] > 1 && (uint32_t)at.y < whole.height &&
        written.height > whole.height - (uint32_t)at.y) {
        written.height = whole.height - (uint32_t)at.y;
    }
    if (from->image_type != VK_IMAGE_TYPE_3D && to->image_type == VK_IMAGE_TYPE_3D) {
        extent.depth = 1;
        written.depth = region->source.layerCount;
    } else if (from->image_type == VK_IMAGE_TYPE_3D && to->image_type != VK_IMAGE_TYPE_3D) {
        written.depth = 1;
    } else if (from->image_type != VK_IMAGE_TYPE_3D) {
        extent.depth = written.depth = 1;
    }
    add_layers(recorder, from, region->source, region->source_offset, extent, WD_SYNC_COPY_TRANSFER_READ);
    add_layers(recorder, to, region->destination, at, written, WD_SYNC_COPY_TRANSFER_WRITE);
}

static void resolve_image(wd_syncval_recorder *recorder, const wd_state_image *from, const wd_state_image *to,
                          const image_region *region) {
    add_layers(recorder, from, region->source, region->source_offset, region->extent,
               WD_SYNC_RESOLVE_TRANSFER_READ);
    add_layers(recorder, to, region->destination, region->destination_offset, region->extent,
               WD_SYNC_RESOLVE_TRANSFER_WRITE);
}

// Defines a command on pairs of image regions from a function for one pair.
#define DEFINE_IMAGE_REGIONS(Name, function, source, destination, count, regions)                            \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const wd_state_image *from = image_of(call, source), *to = image_of(call, destination);              \
        for (uint32_t i = 0; i < (count); i++) {                                                             \
            const image_region region = {resolve(from, (regions)[i].srcSubresource),                         \
                                         resolve(to, (regions)[i].dstSubresource), (regions)[i].srcOffset,   \
                                         (regions)[i].dstOffset, (regions)[i].extent};                       \
            function(recorder, from, to, &region);                                                           \
        }                                                                                                    \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_IMAGE_REGIONS(CmdCopyImage, copy_image, args->srcImage, args->dstImage, args->regionCount,
                     args->pRegions)
DEFINE_IMAGE_REGIONS(CmdCopyImage2, copy_image, args->pCopyImageInfo->srcImage,
                     args->pCopyImageInfo->dstImage, args->pCopyImageInfo->regionCount,
                     args->pCopyImageInfo->pRegions)
DEFINE_IMAGE_REGIONS(CmdResolveImage, resolve_image, args->srcImage, args->dstImage, args->regionCount,
                     args->pRegions)
DEFINE_IMAGE_REGIONS(CmdResolveImage2, resolve_image, args->pResolveImageInfo->srcImage,
                     args->pResolveImageInfo->dstImage, args->pResolveImageInfo->regionCount,
                     args->pResolveImageInfo->pRegions)

// blit_box sorts the corners of a region, which may be mirrored.
static wd_syncval_box blit_box(const VkOffset3D corners[2]) {
    const VkOffset3D a = corners[0], b = corners[1];
    const VkOffset3D low = {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y, a.z < b.z ? a.z : b.z};
    const VkOffset3D high = {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y, a.z < b.z ? b.z : a.z};
    return (wd_syncval_box){low,
                            {(uint32_t)((int64_t)high.x - low.x), (uint32_t)((int64_t)high.y - low.y),
                             (uint32_t)((int64_t)high.z - low.z)}};
}

static void blit_half(wd_syncval_recorder *recorder, const wd_state_image *image,
                      VkImageSubresourceLayers layers, const VkOffset3D corners[2], wd_sync_usage usage) {
    const wd_syncval_box box = blit_box(corners);
    add_layers(recorder, image, layers, box.offset, box.extent, usage);
}

#define DEFINE_BLIT(Name, source, destination, count, regions)                                               \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const wd_state_image *from = image_of(call, source), *to = image_of(call, destination);              \
        for (uint32_t i = 0; i < (count); i++) {                                                             \
            blit_half(recorder, from, (regions)[i].srcSubresource, (regions)[i].srcOffsets,                  \
                      WD_SYNC_BLIT_TRANSFER_READ);                                                           \
            blit_half(recorder, to, (regions)[i].dstSubresource, (regions)[i].dstOffsets,                    \
                      WD_SYNC_BLIT_TRANSFER_WRITE);                                                          \
        }                                                                                                    \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_BLIT(CmdBlitImage, args->srcImage, args->dstImage, args->regionCount, args->pRegions)
DEFINE_BLIT(CmdBlitImage2, args->pBlitImageInfo->srcImage, args->pBlitImageInfo->dstImage,
            args->pBlitImageInfo->regionCount, args->pBlitImageInfo->pRegions)

// --- Copies between buffers and images

typedef struct buffer_region {
    VkDeviceSize offset;
    uint32_t row_length, image_height;
    VkImageSubresourceLayers layers;
    VkOffset3D image_offset;
    VkExtent3D extent;
} buffer_region;

static uint64_t texel_size(const wd_format *format, VkImageAspectFlags aspect) {
    if (format->num_planes > 1) {
        return has_one_plane(format, aspect)
                   ? format->planes[__builtin_ctz(aspect / VK_IMAGE_ASPECT_PLANE_0_BIT)].texel_size
                   : 0;
    }
    if (aspect == VK_IMAGE_ASPECT_DEPTH_BIT) {
        return format->depth_size;
    }
    return aspect == VK_IMAGE_ASPECT_STENCIL_BIT ? 1 : format->block_size;
}

static uint64_t blocks(uint32_t texels, uint32_t block) {
    return ((uint64_t)texels + block - 1) / block;
}

// add_rows adds the buffer memory of a region: one range, or one for each row if there are gaps between rows.
static void add_rows(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                     const wd_state_image *image, const buffer_region *region, wd_sync_usage usage) {
    const wd_format *format = format_of(image);
    const uint64_t size = format ? texel_size(format, region->layers.aspectMask) : 0;
    const uint32_t num_layers = region->layers.layerCount;
    if (!format || !size || num_layers > image->array_layers) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    const uint64_t width = blocks(region->extent.width, format->block[0]);
    const uint64_t height = blocks(region->extent.height, format->block[1]);
    const uint64_t slices = (uint64_t)region->extent.depth * num_layers;
    const uint64_t row =
        blocks(region->row_length ? region->row_length : region->extent.width, format->block[0]);
    const uint64_t rows =
        blocks(region->image_height ? region->image_height : region->extent.height, format->block[1]);
    if (row < width || rows < height) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    if (row == width && (rows == height || slices == 1)) {
        wd_syncval_access_buffer(recorder, buffer, region->offset, row * height * slices * size, usage);
        return;
    }
    if (height * slices > WD_SYNCVAL_MAX_PIECES) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    for (uint64_t i = 0; i < height * slices; i++) {
        const uint64_t first = (i / height * rows + i % height) * row;
        wd_syncval_access_buffer(recorder, buffer, region->offset + first * size, width * size, usage);
    }
}

static void copy_buffer_image(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              const wd_state_image *image, const buffer_region *region, bool to_image) {
    if (!recorder || !buffer || !image) {
        return;
    }
    add_rows(recorder, buffer, image, region,
             to_image ? WD_SYNC_COPY_TRANSFER_READ : WD_SYNC_COPY_TRANSFER_WRITE);
    add_layers(recorder, image, region->layers, region->image_offset, region->extent,
               to_image ? WD_SYNC_COPY_TRANSFER_WRITE : WD_SYNC_COPY_TRANSFER_READ);
}

#define DEFINE_COPY_BUFFER_IMAGE(Name, buffer, image, count, regions, to_image)                              \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const wd_state_buffer *buffer_state = wd_syncval_buffer_of(call, buffer);                            \
        const wd_state_image *image_state = image_of(call, image);                                           \
        for (uint32_t i = 0; i < (count); i++) {                                                             \
            const buffer_region region = {                                                                   \
                (regions)[i].bufferOffset,      (regions)[i].bufferRowLength,                                \
                (regions)[i].bufferImageHeight, resolve(image_state, (regions)[i].imageSubresource),         \
                (regions)[i].imageOffset,       (regions)[i].imageExtent};                                   \
            copy_buffer_image(recorder, buffer_state, image_state, &region, to_image);                       \
        }                                                                                                    \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_COPY_BUFFER_IMAGE(CmdCopyBufferToImage, args->srcBuffer, args->dstImage, args->regionCount,
                         args->pRegions, true)
DEFINE_COPY_BUFFER_IMAGE(CmdCopyBufferToImage2, args->pCopyBufferToImageInfo->srcBuffer,
                         args->pCopyBufferToImageInfo->dstImage, args->pCopyBufferToImageInfo->regionCount,
                         args->pCopyBufferToImageInfo->pRegions, true)
DEFINE_COPY_BUFFER_IMAGE(CmdCopyImageToBuffer, args->dstBuffer, args->srcImage, args->regionCount,
                         args->pRegions, false)
DEFINE_COPY_BUFFER_IMAGE(CmdCopyImageToBuffer2, args->pCopyImageToBufferInfo->dstBuffer,
                         args->pCopyImageToBufferInfo->srcImage, args->pCopyImageToBufferInfo->regionCount,
                         args->pCopyImageToBufferInfo->pRegions, false)

#ifdef VK_KHR_device_address_commands

// copy_at adds a copy between an image and a device address. If no known buffer is there, the image region is
// still added.
static void copy_at(wd_syncval_recorder *recorder, const wd_state_image *image,
                    const VkDeviceMemoryImageCopyKHR *from, bool to_image) {
    VkDeviceSize offset = 0;
    const wd_state_buffer *buffer = wd_syncval_address_find(recorder, from->addressRange.address, &offset);
    const buffer_region region = {offset,
                                  from->addressRowLength,
                                  from->addressImageHeight,
                                  resolve(image, from->imageSubresource),
                                  from->imageOffset,
                                  from->imageExtent};
    if (buffer) {
        copy_buffer_image(recorder, buffer, image, &region, to_image);
        return;
    }
    wd_syncval_access_unknown_shown(recorder);
    add_layers(recorder, image, region.layers, region.image_offset, region.extent,
               to_image ? WD_SYNC_COPY_TRANSFER_WRITE : WD_SYNC_COPY_TRANSFER_READ);
}

#define DEFINE_COPY_AT(Name, to_image)                                                                       \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const VkCopyDeviceMemoryImageInfoKHR *info = args->pCopyMemoryInfo;                                  \
        const wd_state_image *image = info ? image_of(call, info->image) : NULL; /* NULL is valid. */        \
        for (uint32_t i = 0; recorder && info && i < info->regionCount; i++)                                 \
            copy_at(recorder, image, &info->pRegions[i], to_image);                                          \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_COPY_AT(CmdCopyMemoryToImageKHR, true)
DEFINE_COPY_AT(CmdCopyImageToMemoryKHR, false)

#endif

// --- Clears outside of render passes

#define DEFINE_CLEAR(Name)                                                                                   \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        const wd_state_image *image = image_of(call, args->image);                                           \
        for (uint32_t i = 0; i < args->rangeCount; i++)                                                      \
            wd_syncval_access_image(recorder, image, &args->pRanges[i], NULL, WD_SYNC_CLEAR_TRANSFER_WRITE,  \
                                    WD_SYNC_ORDERING_NONE);                                                  \
        return wd_syncval_finish(recorder);                                                                  \
    }
DEFINE_CLEAR(CmdClearColorImage)
DEFINE_CLEAR(CmdClearDepthStencilImage)
