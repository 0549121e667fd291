// A layout for each subresource of an image: one word where all are alike, else a range map. Private to
// vk/image_layouts.
//
// Subresources have consecutive numbers: aspect by aspect, in each aspect layer by layer, in each layer level by level.
// 3D images have one layer.
#ifndef WARDEN_VK_IMAGE_LAYOUTS_LAYOUT_MAP_H
#define WARDEN_VK_IMAGE_LAYOUTS_LAYOUT_MAP_H

#include "vk/rangemap/rangemap.h"
#include "vk/registry/hooks.h"
#include "vk/state/state_resource.h"

#ifdef __cplusplus
extern "C" {
#endif

// A layout word packs a layout and the command that set it. Two values are not layouts:
enum {
    WD_LAYOUT_UNKNOWN = 0,
    WD_LAYOUT_UNCHANGED = 1, // Of a command buffer: it does not change the layout.
};

// wd_layout_word returns WD_LAYOUT_UNKNOWN for layouts that do not fit.
uint32_t wd_layout_word(VkImageLayout layout, wd_command command);
static inline bool wd_layout_is_known(uint32_t word) {
    return word > WD_LAYOUT_UNCHANGED;
}
// wd_layout_is_same returns whether two known words have the same layout.
static inline bool wd_layout_is_same(uint32_t word, uint32_t other) {
    return (word ^ other) <= 0xffff; // The command is in the low half.
}
// wd_layout_of and wd_layout_command unpack a known word.
VkImageLayout wd_layout_of(uint32_t word);
wd_command wd_layout_command(uint32_t word);

// wd_layout_matches returns whether a layout may be given for a subresource that is in another one (Vulkan, Image
// Layout Matching Rules). `aspect` is a bit. A layout that says nothing about the aspect matches.
bool wd_layout_matches(VkImageLayout given, VkImageLayout actual, VkImageAspectFlags aspect);

// wd_layout_shape is the number of subresources of an image.
typedef struct wd_layout_shape {
    VkImageAspectFlags aspects[3]; // One bit each. Formats with planes have PLANE_0 and following.
    VkImageAspectFlags all_aspects;
    uint32_t num_aspects;
    uint32_t num_layers, num_levels;
} wd_layout_shape;

// wd_layout_shape_init returns whether the format is known, and the image not too large.
bool wd_layout_shape_init(wd_layout_shape *shape, const wd_state_image *image);
static inline uint64_t wd_layout_shape_size(const wd_layout_shape *shape) {
    return (uint64_t)shape->num_aspects * shape->num_layers * shape->num_levels;
}
// wd_layout_shape_is_all returns whether a subresource range certainly has all subresources.
static inline bool wd_layout_shape_is_all(const wd_layout_shape *shape,
                                          const VkImageSubresourceRange *range) {
    return !(shape->all_aspects & ~range->aspectMask) && !range->baseMipLevel && !range->baseArrayLayer &&
           range->levelCount >= shape->num_levels && range->layerCount >= shape->num_layers;
}
// wd_layout_shape_aspect returns the aspect of a subresource.
VkImageAspectFlags wd_layout_shape_aspect(const wd_layout_shape *shape, uint64_t number);
// wd_layout_shape_range returns the first subresources of a range of numbers, as many as one subresource range of one
// aspect has.
VkImageSubresourceRange wd_layout_shape_range(const wd_layout_shape *shape, wd_range numbers);

// wd_layout_walk visits a subresource range as ranges of numbers. VK_REMAINING_* are accepted; what is outside the
// image is left out.
typedef struct wd_layout_walk {
    const wd_layout_shape *shape;
    VkImageSubresourceRange range; // Resolved.
    uint32_t aspect, layer;        // The next ones.
} wd_layout_walk;

wd_layout_walk wd_layout_walk_begin(const wd_layout_shape *shape, const VkImageSubresourceRange *range);
bool wd_layout_walk_next(wd_layout_walk *walk, wd_range *numbers);

// wd_layout_map has the words of an image. Zeroed: all are WD_LAYOUT_UNKNOWN.
typedef struct wd_layout_map {
    uint32_t base;       // Of the subresources that are not in `ranges`.
    wd_range_map ranges; // Zeroed: empty.
} wd_layout_map;

void wd_layout_map_init(wd_layout_map *map, wd_allocator allocator, uint32_t base);
void wd_layout_map_finish(wd_layout_map *map);
// wd_layout_map_store sets all `size` subresources to `word`, or a range of them. Without memory, all become unknown.
void wd_layout_map_store(wd_layout_map *map, uint64_t size, wd_range numbers, uint32_t word);

// wd_layout_visitor sees a range with one word. False stops the visit.
typedef bool (*wd_layout_visitor)(void *user, wd_range numbers, uint32_t word);
// wd_layout_map_visit visits a range. `visit` must not change the map.
void wd_layout_map_visit(const wd_layout_map *map, wd_range numbers, wd_layout_visitor visit, void *user);
// wd_layout_map_is_all returns whether all subresources are known to be in the layout of a word.
static inline bool wd_layout_map_is_all(const wd_layout_map *map, uint32_t word) {
    return wd_range_map_is_empty(&map->ranges) && wd_layout_is_known(word) && wd_layout_is_known(map->base) &&
           wd_layout_is_same(map->base, word);
}
// wd_layout_map_find returns the word of a subresource.
uint32_t wd_layout_map_find(const wd_layout_map *map, uint64_t number);

#ifdef __cplusplus
}
#endif
#endif
