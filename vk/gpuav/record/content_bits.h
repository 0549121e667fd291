// The words of descriptors that hold images, samplers or acceleration structures, for the check of their contents: the
// contract between the host, which writes the words, and the shaders, which read them.
//
// A bit that is set allows a use of the descriptor: UINT32_MAX allows every use. A bit of WD_CONTENT_PAIR allows a use
// if the word of the image or the word of the sampler has it; a combined image sampler has both in one word.
//
// Sampled images share numbers with storage images and texel buffers: a descriptor is one or the other.
#ifndef WARDEN_VK_GPUAV_RECORD_CONTENT_BITS_H
#define WARDEN_VK_GPUAV_RECORD_CONTENT_BITS_H

// Numbers of bits.
enum {
    // Of an acceleration structure: it was not built with VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV.
    WD_CONTENT_WITHOUT_MOTION = 0,
    // Of an image or a sampler.
    WD_CONTENT_VIEW_TYPE = 0, // And the following, in the order of VkImageViewType: the view has the type.
    WD_CONTENT_NUM_VIEW_TYPES = 7,
    WD_CONTENT_FLOAT = 7, // The type of the components of the view's format.
    WD_CONTENT_SINT = 8,
    WD_CONTENT_UINT = 9,
    WD_CONTENT_WIDTH_32 = 10, // Components have less than 64 bits,
    WD_CONTENT_WIDTH_64 = 11, // or 64.
    WD_CONTENT_SINGLE_SAMPLED = 12,
    WD_CONTENT_MULTISAMPLED = 13,
    WD_CONTENT_LAYOUT = 18, // The image is not known to be in another layout than the descriptor's.
    // Storage images and texel buffers: features of the format.
    WD_CONTENT_ATOMIC = 14,
    WD_CONTENT_WRITE_WITHOUT_FORMAT = 15,
    WD_CONTENT_READ_WITHOUT_FORMAT = 16,
    WD_CONTENT_WRITE_INTEGERS = 17,   // The view's format has integers.
    WD_CONTENT_WRITE_COMPONENTS = 19, // And the following two: the format has at most 1, 2, 3 components.
    WD_CONTENT_MAX_WRITE_COMPONENTS = 3,
    WD_CONTENT_TEXEL_BUFFER = 22, // Only in records, with WD_CONTENT_STORAGE: of a texel buffer.
    // Sampled images: the image is suitable, or the sampler does not need it.
    WD_CONTENT_MIPMAP_MINMAX = 14,
    WD_CONTENT_CUBIC_TYPE = 15,
    WD_CONTENT_CUBIC_VIEW = 16,
    WD_CONTENT_DEPTH_COMPARE = 17,
    WD_CONTENT_CUBIC_MINMAX = 19,
    WD_CONTENT_CORNER_SAMPLED = 20, // The address modes U and V.
    WD_CONTENT_CORNER_SAMPLED_3D = 21,
    WD_CONTENT_FILTER_LINEAR = 22,
    WD_CONTENT_MIPMAP_LINEAR = 23,
    WD_CONTENT_FILTER_MINMAX = 24,
    WD_CONTENT_FILTER_CUBIC = 25,
    WD_CONTENT_UNNORMALIZED_TYPE = 26, // The view is suitable, or the sampler has normalized coordinates.
    WD_CONTENT_UNNORMALIZED_LEVELS = 27,
    // The sampler has no custom border color, or states its format, or the view's format does not need that.
    WD_CONTENT_BORDER_FORMAT = 28,
    WD_CONTENT_UNNORMALIZED_OPERATION = 29, // The sampler has normalized coordinates.
    WD_CONTENT_UNNORMALIZED_OFFSET = 30,
    WD_CONTENT_VALID = 31,   // Set in the word of each valid descriptor.
    WD_CONTENT_STORAGE = 31, // Only in records: the missing bits are those of storage or a texel buffer.
    WD_NUM_CONTENT_BITS = 32,
};

#define WD_CONTENT_BIT(number) (1u << (number))
#define WD_CONTENT_VIEW_TYPES 0x7fu
#define WD_CONTENT_NUMERIC_TYPES 0x380u
// Those of sampled images but WD_CONTENT_DEPTH_COMPARE, up to WD_CONTENT_BORDER_FORMAT.
#define WD_CONTENT_PAIR 0x1ff9c000u

#endif
