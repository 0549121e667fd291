// The properties of formats that validators need to count bytes and texels. The table is generated.
#ifndef WARDEN_VK_REGISTRY_FORMATS_H
#define WARDEN_VK_REGISTRY_FORMATS_H

#include <stdbool.h>
#include <vulkan/vulkan_core.h>

// wd_format_plane is a plane of a format. Its width is the image's width divided by `width_divisor`, and its height the
// image's height divided by `height_divisor`.
typedef struct wd_format_plane {
    uint32_t width_divisor, height_divisor;
    uint32_t texel_size; // Bytes.
} wd_format_plane;

// wd_format_numeric is how shaders read and write a format.
typedef enum wd_format_numeric {
    WD_FORMAT_FLOAT, // Normalized and scaled formats as well.
    WD_FORMAT_SINT,
    WD_FORMAT_UINT,
} wd_format_numeric;

typedef struct wd_format {
    VkFormat format;
    VkImageAspectFlags aspects; // COLOR for formats with planes.
    uint32_t block_size;        // Bytes.
    uint32_t block[3];          // Texels.
    uint32_t num_planes;
    wd_format_plane planes[3]; // Of formats with several.
    uint32_t depth_size;       // Bytes of a texel's depth in a buffer; 0: it has none.
    // Logical operations apply to color attachments of the format, if the device has them.
    bool has_logic_ops;
    wd_format_numeric numeric; // Of the first component.
    uint32_t num_components;
    uint32_t component_bits; // Of the first component; 0 where the format compresses it.
    // Formats of one class are compatible (Vulkan, Format Compatibility Classes).
    uint32_t compatibility_class;
    bool is_compressed;
    uint32_t chroma;           // 420, 422 or 444: images need a sampler Y'CbCr conversion. 0: they do not.
    bool is_unorm;             // All components are.
    VkFormat plane_formats[3]; // Of formats with several planes: formats that are compatible with each plane.
    uint8_t rgba_bits[4];      // 0: the component is missing or compressed.
} wd_format;

extern const wd_format wd_formats[]; // By rising format.
extern const uint32_t wd_num_formats;

// wd_format_find returns NULL for formats that this build does not know.
static inline const wd_format *wd_format_find(VkFormat format) {
    // Those of Vulkan 1.0 are numbered consecutively from 1.
    const uint32_t place = (uint32_t)format - 1;
    if (place < wd_num_formats && wd_formats[place].format == format) {
        return &wd_formats[place];
    }
    uint32_t low = 0, high = wd_num_formats;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (wd_formats[middle].format < format) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < wd_num_formats && wd_formats[low].format == format ? &wd_formats[low] : NULL;
}

#endif
