#include "vk/image_layouts/layout_map.h"

#include "vk/registry/formats.h"

// Words: the top bit is set, then 15 bits of the layout and 16 of the command.

enum {
    KNOWN = 31,
    LAYOUT_SHIFT = 16,
    LAYOUT_MASK = 0x7fff,
    NUM_CORE = 16,               // Layouts below are their own code.
    FIRST_EXTENDED = 1000000000, // Extension n has the values from here + 1000 * (n - 1) on.
    EXTENSION_SIZE = 1000,
    EXTENSION_CODES = 16,
    MAX_EXTENSION = (LAYOUT_MASK - NUM_CORE) / EXTENSION_CODES,
};

uint32_t wd_layout_word(VkImageLayout layout, wd_command command) {
    uint32_t code = (uint32_t)layout;
    if (code >= NUM_CORE) {
        const uint32_t extension = (code - FIRST_EXTENDED) / EXTENSION_SIZE;
        const uint32_t offset = (code - FIRST_EXTENDED) % EXTENSION_SIZE;
        if (code < FIRST_EXTENDED || extension >= MAX_EXTENSION || offset >= EXTENSION_CODES) {
            return WD_LAYOUT_UNKNOWN;
        }
        code = NUM_CORE + extension * EXTENSION_CODES + offset;
    }
    return 1u << KNOWN | code << LAYOUT_SHIFT | (uint32_t)command;
}

VkImageLayout wd_layout_of(uint32_t word) {
    const uint32_t code = word >> LAYOUT_SHIFT & LAYOUT_MASK;
    if (code < NUM_CORE) {
        return (VkImageLayout)code;
    }
    return (VkImageLayout)(FIRST_EXTENDED + (code - NUM_CORE) / EXTENSION_CODES * EXTENSION_SIZE +
                           (code - NUM_CORE) % EXTENSION_CODES);
}

wd_command wd_layout_command(uint32_t word) {
    return (wd_command)(word & 0xffff);
}

// Matching

static VkImageLayout normalize_color(VkImageLayout layout) {
    switch ((int)layout) {
    case VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL:
        return VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    case VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL:
        return VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    default:
        return layout;
    }
}

static VkImageLayout normalize_depth(VkImageLayout layout) {
    switch ((int)layout) {
    case VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL:
        return VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL;
    case VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL:
        return VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL;
    default:
        return layout;
    }
}

static VkImageLayout normalize_stencil(VkImageLayout layout) {
    switch ((int)layout) {
    case VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL:
        return VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    case VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL:
        return VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL;
    default:
        return layout;
    }
}

static VkImageLayout normalize(VkImageLayout layout, VkImageAspectFlags aspect) {
    switch (aspect) {
    case VK_IMAGE_ASPECT_DEPTH_BIT:
        return normalize_depth(layout);
    case VK_IMAGE_ASPECT_STENCIL_BIT:
        return normalize_stencil(layout);
    default:
        return normalize_color(layout);
    }
}

// describes_other_aspect_only returns whether a layout says nothing about `aspect`.
static bool describes_other_aspect_only(VkImageLayout layout, VkImageAspectFlags aspect) {
    switch ((int)layout) {
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL:
        return aspect == VK_IMAGE_ASPECT_STENCIL_BIT;
    case VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL:
        return aspect == VK_IMAGE_ASPECT_DEPTH_BIT;
    default:
        return false;
    }
}

bool wd_layout_matches(VkImageLayout given, VkImageLayout actual, VkImageAspectFlags aspect) {
    return given == actual || describes_other_aspect_only(given, aspect) ||
           describes_other_aspect_only(actual, aspect) ||
           normalize(given, aspect) == normalize(actual, aspect);
}

// Shapes

bool wd_layout_shape_init(wd_layout_shape *shape, const wd_state_image *image) {
    const wd_format *format = wd_format_find(image->format);
    *shape = (wd_layout_shape){.num_layers = image->array_layers, .num_levels = image->mip_levels};
    if (!format || !image->array_layers || !image->mip_levels || format->num_planes > 3) {
        return false;
    }
    for (uint32_t i = 0; format->num_planes > 1 && i < format->num_planes; i++) {
        shape->aspects[shape->num_aspects++] = (VkImageAspectFlags)VK_IMAGE_ASPECT_PLANE_0_BIT << i;
    }
    for (uint32_t bit = 0; format->num_planes <= 1 && bit < 3; bit++) {
        if (format->aspects & 1u << bit) {
            shape->aspects[shape->num_aspects++] = 1u << bit;
        }
    }
    for (uint32_t i = 0; i < shape->num_aspects; i++) {
        shape->all_aspects |= shape->aspects[i];
    }
    return shape->num_aspects != 0;
}

VkImageAspectFlags wd_layout_shape_aspect(const wd_layout_shape *shape, uint64_t number) {
    return shape->aspects[number / ((uint64_t)shape->num_layers * shape->num_levels)];
}

VkImageSubresourceRange wd_layout_shape_range(const wd_layout_shape *shape, wd_range numbers) {
    const uint32_t num_levels = shape->num_levels;
    const uint64_t aspect_size = (uint64_t)shape->num_layers * num_levels;
    const uint64_t aspect = numbers.begin / aspect_size, end_of_aspect = (aspect + 1) * aspect_size;
    const uint64_t count = (numbers.end < end_of_aspect ? numbers.end : end_of_aspect) - numbers.begin;
    VkImageSubresourceRange range = {
        .aspectMask = wd_layout_shape_aspect(shape, numbers.begin),
        .baseMipLevel = (uint32_t)(numbers.begin % num_levels),
        .baseArrayLayer = (uint32_t)(numbers.begin / num_levels % shape->num_layers),
        .layerCount = 1,
    };
    const uint32_t rest = num_levels - range.baseMipLevel;
    range.levelCount = count < rest ? (uint32_t)count : rest;
    if (range.levelCount == num_levels) {
        range.layerCount = (uint32_t)(count / num_levels);
    }
    return range;
}

// Walks

static void clamp(uint32_t *first, uint32_t *count, uint32_t limit) {
    *first = *first < limit ? *first : limit;
    *count = *count < limit - *first ? *count : limit - *first;
}

wd_layout_walk wd_layout_walk_begin(const wd_layout_shape *shape, const VkImageSubresourceRange *range) {
    wd_layout_walk walk = {.shape = shape, .range = *range};
    // VK_REMAINING_* are larger than every number.
    clamp(&walk.range.baseMipLevel, &walk.range.levelCount, shape->num_levels);
    clamp(&walk.range.baseArrayLayer, &walk.range.layerCount, shape->num_layers);
    if (shape->num_aspects > 1 && shape->aspects[0] == VK_IMAGE_ASPECT_PLANE_0_BIT &&
        range->aspectMask & VK_IMAGE_ASPECT_COLOR_BIT) {
        for (uint32_t i = 0; i < shape->num_aspects; i++) {
            walk.range.aspectMask |= shape->aspects[i];
        }
    }
    if (!walk.range.levelCount || !walk.range.layerCount) {
        walk.aspect = shape->num_aspects;
    }
    return walk;
}

static bool has_aspect(const wd_layout_walk *walk, uint32_t aspect) {
    return walk->range.aspectMask & walk->shape->aspects[aspect];
}

bool wd_layout_walk_next(wd_layout_walk *walk, wd_range *numbers) {
    const wd_layout_shape *shape = walk->shape;
    const VkImageSubresourceRange *range = &walk->range;
    while (walk->aspect < shape->num_aspects && !has_aspect(walk, walk->aspect)) {
        walk->aspect++;
    }
    if (walk->aspect >= shape->num_aspects) {
        return false;
    }
    const uint64_t aspect_size = (uint64_t)shape->num_layers * shape->num_levels;
    const bool has_all_levels = range->levelCount == shape->num_levels;
    const uint64_t first_layer = range->baseArrayLayer + walk->layer;
    numbers->begin = walk->aspect * aspect_size + first_layer * shape->num_levels + range->baseMipLevel;
    if (!has_all_levels) {
        numbers->end = numbers->begin + range->levelCount;
        walk->layer++;
        if (walk->layer == range->layerCount) {
            walk->layer = 0;
            walk->aspect++;
        }
        return true;
    }
    numbers->end = numbers->begin + (uint64_t)range->layerCount * shape->num_levels;
    walk->aspect++;
    // Aspects with all layers are contiguous.
    while (range->layerCount == shape->num_layers && walk->aspect < shape->num_aspects &&
           has_aspect(walk, walk->aspect)) {
        numbers->end += aspect_size;
        walk->aspect++;
    }
    return true;
}

// Maps

void wd_layout_map_init(wd_layout_map *map, wd_allocator allocator, uint32_t base) {
    map->base = base;
    wd_range_map_init(&map->ranges, allocator);
}

void wd_layout_map_finish(wd_layout_map *map) {
    wd_range_map_finish(&map->ranges);
}

void wd_layout_map_store(wd_layout_map *map, uint64_t size, wd_range numbers, uint32_t word) {
    if (numbers.begin == 0 && numbers.end >= size) {
        map->base = word;
        wd_range_map_clear(&map->ranges);
    } else if (word == map->base && wd_range_map_is_empty(&map->ranges)) {
        return;
    } else if (wd_range_map_store(&map->ranges, numbers, word) != WD_OK) {
        map->base = WD_LAYOUT_UNKNOWN;
        wd_range_map_clear(&map->ranges);
    }
}

typedef struct visit {
    wd_layout_visitor visit;
    void *user;
    uint32_t base;
} visit;

static bool visit_piece(void *user, wd_range range, const uint32_t *value) {
    const visit *from = user;
    return from->visit(from->user, range, value ? *value : from->base);
}

void wd_layout_map_visit(const wd_layout_map *map, wd_range numbers, wd_layout_visitor visitor, void *user) {
    visit pieces = {visitor, user, map->base};
    if (wd_range_map_is_empty(&map->ranges)) {
        (void)visitor(user, numbers, map->base);
    } else {
        (void)wd_range_map_visit(&map->ranges, numbers, true, visit_piece, &pieces);
    }
}

uint32_t wd_layout_map_find(const wd_layout_map *map, uint64_t number) {
    wd_range_entry entry;
    return wd_range_map_find(&map->ranges, number, &entry) ? entry.value : map->base;
}
