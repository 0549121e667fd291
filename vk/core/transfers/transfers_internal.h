// Checks by hand of copies, blits, clears and resolves.
//
// A command of version 1 and its version 2 share one function. A region struct of version 2 is the one of version 1
// after sType and pNext, so regions are read in place:
//
//     const wd_transfer t = {c, NULL, NULL, "VkImageCopy", WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
//     const VkImageCopy *region = wd_transfer_region(&t, i);
//
// What an image and its part of a region must be is the same for most commands: wd_transfer_enter_image and
// wd_transfer_check_part check it. The numbers of the rules and the names of the members are a constant of each
// command.
#ifndef WARDEN_VK_CORE_TRANSFERS_TRANSFERS_INTERNAL_H
#define WARDEN_VK_CORE_TRANSFERS_TRANSFERS_INTERNAL_H

#include <assert.h>
#include <stddef.h>

#include "vk/core/core_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

#ifdef __cplusplus
extern "C" {
#endif

// The rule of a table that a command does not have, and an array of three of them.
enum { WD_TRANSFER_NO_RULE = -1 };
#define WD_TRANSFER_NO_RULES                                                                                 \
    { WD_TRANSFER_NO_RULE, WD_TRANSFER_NO_RULE, WD_TRANSFER_NO_RULE }

typedef struct wd_transfer_regions {
    const void *first;
    size_t stride;
    size_t skipped; // Bytes of sType and pNext; 0: version 1.
    uint32_t count;
} wd_transfer_regions;

#define WD_TRANSFER_REGIONS(array, num)                                                                      \
    { (array), sizeof *(array), 0, (array) ? (num) : 0 }

// `member` is the first one after pNext.
#define WD_TRANSFER_REGIONS_2(array, num, Struct, member)                                                    \
    { (array), sizeof(Struct), offsetof(Struct, member), (array) ? (num) : 0 }

// WD_TRANSFER_ASSERT_EQUAL asserts that version 2 is version 1 after sType and pNext.
#define WD_TRANSFER_ASSERT_EQUAL(Struct, Struct2, first, last)                                               \
    _Static_assert(offsetof(Struct, first) == 0 &&                                                           \
                       offsetof(Struct2, last) - offsetof(Struct2, first) == offsetof(Struct, last),         \
                   "the members are not the same")

// wd_transfer is one command.
typedef struct wd_transfer {
    wd_core_check *c;
    const wd_core_frame *frame; // The info of version 2; NULL: version 1.
    const char *owner;          // The struct that has the rules of the info; NULL: the command.
    const char *region_owner;   // The struct of regions.
    wd_transfer_regions regions;
} wd_transfer;

static inline const void *wd_transfer_region(const wd_transfer *t, uint32_t index) {
    assert(index < t->regions.count);
    return (const char *)t->regions.first + index * t->regions.stride + t->regions.skipped;
}

// wd_transfer_is_rotated returns whether a region has a transform, which changes the meaning of offset and extent.
static inline bool wd_transfer_is_rotated(const wd_transfer *t, uint32_t index) {
    assert(index < t->regions.count);
    const VkBaseInStructure *region =
        (const void *)((const char *)t->regions.first + index * t->regions.stride);
    return t->regions.skipped && region->pNext &&
           wd_core_chained(region->pNext, VK_STRUCTURE_TYPE_COPY_COMMAND_TRANSFORM_INFO_QCOM);
}

// wd_transfer_frame is the frame of a region.
static inline wd_core_frame wd_transfer_frame(const wd_transfer *t, uint32_t index) {
    assert(index < t->regions.count);
    return (wd_core_frame)WD_CORE_ELEMENT(t->frame, "pRegions", index);
}

// wd_transfer_image_rules are the rules about one image of a command, and the names of members. Elements of arrays are
// of x, y and z.
typedef struct wd_transfer_image_rules {
    const char *image, *subresource, *offset, *extent;
    int bound, samples;                         // Of the image.
    int layers, aspects, plane;                 // Of the subresource.
    int bounds[3], flat;                        // Of offset and extent; flat: z of an image that is not 3D.
    int aligned_offsets[3], aligned_extents[3]; // To texel blocks.
    int granularity;                            // Of transfers of the queue family.
    bool is_granularity_of_command;             // The rule is the command's, not the info's.
} wd_transfer_image_rules;

// wd_transfer_image is an image of a command.
typedef struct wd_transfer_image {
    const wd_transfer_image_rules *rules;
    const wd_state_image *state;
    const wd_format *format; // NULL: the build does not know it.
} wd_transfer_image;

// wd_transfer_part is what a region has of an image.
typedef struct wd_transfer_part {
    VkImageSubresourceLayers layers;
    wd_transfer_box box;
    uint32_t extent[3]; // Of the subresource. wd_transfer_check_part fills it.
} wd_transfer_part;

// wd_transfer_enter_image looks the image up and checks it. False: it is not known.
bool wd_transfer_enter_image(const wd_transfer *t, const wd_transfer_image_rules *rules, VkImage handle,
                             wd_transfer_image *image);

// wd_transfer_check_part returns whether the part is known to be inside of the image.
bool wd_transfer_check_part(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                            wd_transfer_part *part);

// The steps of wd_transfer_check_part. They return whether the part has no mistake.
bool wd_transfer_check_subresource(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                   wd_transfer_part *part);
bool wd_transfer_check_bounds(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                              const wd_transfer_part *part);
bool wd_transfer_check_blocks(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                              const wd_transfer_part *part);
void wd_transfer_check_granularity(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                   const wd_transfer_part *part);

// wd_transfer_rows is the place of a region in a buffer, or in memory of the host.
typedef struct wd_transfer_rows {
    const char *length_name, *height_name, *extent_name;
    uint32_t length, height;
    VkExtent3D extent;
    VkImageAspectFlags aspect;
} wd_transfer_rows;

// wd_transfer_check_rows returns whether the length of rows and the height of slices are valid.
bool wd_transfer_check_rows(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                            const wd_transfer_rows *rows);

// wd_transfer_pair is a command with two images.
typedef struct wd_transfer_pair {
    const wd_transfer *t;
    wd_transfer_image source, target;
    VkImageLayout source_layout, target_layout;
} wd_transfer_pair;

// The numbers of array layers of both images must be equal. `remaining` is the rule where one of them is
// VK_REMAINING_ARRAY_LAYERS. False: they differ.
bool wd_transfer_check_layer_counts(const wd_transfer_pair *pair, uint32_t index, const char *owner,
                                    const VkImageSubresourceLayers *read,
                                    const VkImageSubresourceLayers *written, uint32_t rule,
                                    uint32_t remaining);

// Regions that read and write the same array layers of one image need layouts that allow both. False: they have others.
bool wd_transfer_check_layouts(const wd_transfer_pair *pair, uint32_t index,
                               const VkImageSubresourceLayers *read, const VkImageSubresourceLayers *written,
                               uint32_t rule);

// wd_transfer_report_formats reports the formats of both images, wd_transfer_report_aspects the aspects of a region.
void wd_transfer_report_formats(const wd_transfer_pair *pair, uint32_t rule);
void wd_transfer_report_aspects(const wd_transfer_pair *pair, uint32_t index, const char *owner,
                                uint32_t rule, VkImageAspectFlags read, VkImageAspectFlags written);

// wd_transfer_queue_family returns the properties of the queue family that the command is recorded for; NULL: not
// known.
const VkQueueFamilyProperties *wd_transfer_queue_family(const wd_core_check *c);

// Messages.

// wd_transfer_begin begins a message about a rule of an image. `member` is the one in the rule's id where a command has
// the rule for two images.
bool wd_transfer_begin(wd_core_message *m, const wd_transfer *t, const wd_core_frame *frame, int rule,
                       const char *member);

// wd_transfer_note_image adds a line about an image.
void wd_transfer_note_image(wd_core_message *m, const char *name, const wd_state_image *image);

void wd_transfer_note_pair(wd_core_message *m, const wd_transfer_pair *pair);

// wd_transfer_note_buffer adds a line about a buffer.
void wd_transfer_note_buffer(wd_core_message *m, const char *name, const wd_state_buffer *buffer);

// wd_transfer_aspects adds a value: aspects by name.
void wd_transfer_aspects(wd_core_message *m, const char *label, VkImageAspectFlags aspects);

// wd_transfer_has_maintenance1 returns whether the device has what Vulkan 1.1 or VK_KHR_maintenance1 brings.
bool wd_transfer_has_maintenance1(const wd_core_check *c);

// The features of VK_KHR_maintenance5, 8, 10 and 11, which allow more: true where they are not known.
bool wd_transfer_has_maintenance5(const wd_core_check *c);
bool wd_transfer_has_maintenance8(const wd_core_check *c);
bool wd_transfer_has_maintenance10(const wd_core_check *c);
bool wd_transfer_has_maintenance11(const wd_core_check *c);

#ifdef __cplusplus
}
#endif
#endif
