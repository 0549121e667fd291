// The layouts of images: those that command buffers expect and leave, and those after the work that was submitted so
// far.
//
// A part of the shared state. Only validators that compare layouts need the tracker, so that it is a validator of its
// own (wd_image_layouts_validator) without findings. A validator notes that a command needs an image in a layout:
//
//   wd_image_layouts *layouts = wd_image_layouts_of(chassis->state);   // NULL: the tracker is off.
//   wd_image_layouts_use(layouts, command_buffer, &use);
//
// Where an earlier command of the command buffer has set the layout, the use is compared immediately. Else it is
// compared at each submission, with the layout that earlier submissions left. A difference is passed to the reporter of
// the use.
//
// A layout that is not certain is unknown, and matches all:
// - of images with external, sparse or aliased memory, also that of a swapchain;
// - between the release and the acquisition of ownership;
// - after commands that the build does not know, and after submissions that were not seen;
// - after submissions to several queues, if it is not known which of them was ordered last, and after calls of several
//   threads that overlap;
// - after a batch that waits for a timeline value that no batch signals yet;
// - after a wait for events that the host sets;
// - on devices of several physical devices.
//
// Recording takes no lock. A use of an image whose subresources are alike costs the same, however many uses there are.
//
// | function                      | threads                                                                        |
// |-------------------------------|--------------------------------------------------------------------------------|
// | wd_image_layouts_of           | any                                                                            |
// | wd_image_layouts_use, compare | the one that records the command buffer                                        |
// | the reporter                  | the one that records or submits; it may call back into nothing of this folder |
// | wd_image_submit_*             | the one that submits, before the call of the driver                            |
// | wd_image_layouts_compare_host | any                                                                            |
#ifndef WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_H
#define WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_H

#include "vk/state/state.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_image_layouts wd_image_layouts;

extern const wd_validator wd_image_layouts_validator;

// wd_image_layouts_of returns the tracker of a device, or NULL if it is off.
wd_image_layouts *wd_image_layouts_of(const wd_state_device *device);

typedef struct wd_image_mismatch wd_image_mismatch;

// wd_image_reporter gets the mismatches of the uses that name it. It lives as long as the device.
typedef struct wd_image_reporter {
    void (*report)(void *user, const wd_image_mismatch *mismatch);
    void *user;
} wd_image_reporter;

// wd_image_descriptor is the descriptor through which a command uses an image. The recording of the command buffer
// keeps the pipeline and the set.
typedef struct wd_image_descriptor {
    const wd_state_image_view *view;
    const wd_state_pipeline *pipeline;
    const wd_state_descriptor_set *set;
    VkDescriptorType type;
    uint32_t stage; // Index in the pipeline.
    uint32_t set_number, binding, element;
} wd_image_descriptor;

// wd_image_use is the use of a part of an image by a command that needs it in a layout. The tracker copies the struct,
// and `descriptor`.
typedef struct wd_image_use {
    const wd_image_reporter *reporter;
    const wd_state_image *image;
    VkImageSubresourceRange range; // VK_REMAINING_* are accepted. Slices of 3D images are not layers.
    VkImageLayout layout;
    uint32_t index;      // For the reporter: of an element of an array.
    wd_command number;   // For the reporter: of the command.
    const char *command; // "vkCmdDraw"; a string constant.
    const void *detail;  // For the reporter: a constant.
    // Innermost open label at the command; NULL: none, or not known.
    const wd_state_label *label;
    const wd_image_descriptor *descriptor; // NULL: not through a descriptor.
} wd_image_use;

// wd_image_use_view sets the image and the range of a use: what is accessible through a view. `is_sampled`: with a
// minimum level of detail.
void wd_image_use_view(wd_image_use *use, const wd_state_image_view *view, bool is_sampled);

// wd_image_use_descriptor sets the image, the range and the descriptor of a use.
void wd_image_use_descriptor(wd_image_use *use, const wd_image_descriptor *descriptor);

// wd_image_setter is the command that set a layout.
typedef struct wd_image_setter {
    const char *command; // A string constant.
    // Of the same call or recording: the command buffer, and the innermost open label. NULL: unknown.
    const wd_state_command_buffer *command_buffer;
    const wd_state_label *label;
    // Of an earlier submission: the latest command buffer that changed layouts of the image. 0: none, or unknown.
    uint64_t handle, id;
    char label_name[40]; // Its printable label, cut; empty: none.
} wd_image_setter;

// wd_image_mismatch is a use of an image that is in another layout.
struct wd_image_mismatch {
    // That of the command, or the submitted one. NULL: the host.
    const wd_state_command_buffer *command_buffer;
    const wd_image_use *use;
    VkImageSubresourceRange range; // The first subresources that are in the other layout, of one aspect.
    VkImageLayout actual;
    wd_image_setter setter;
    bool is_submission; // Another command buffer or the creation of the image has set the layout.
    uint64_t number;    // Private: of the first subresource.
};

// wd_image_layouts_use notes or compares a use.
void wd_image_layouts_use(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                          const wd_image_use *use);

// wd_image_layouts_compare does the same, but describes a difference inside the command buffer in `*mismatch` and
// returns true instead of passing it to the reporter.
bool wd_image_layouts_compare(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                              const wd_image_use *use, wd_image_mismatch *mismatch);

// wd_image_layouts_use_descriptors uses the images of descriptors that the shaders of a pipeline use statically, for a
// draw or dispatch: those of bindings with one descriptor whose content cannot change any more. It takes a lock when it
// sees the pipeline for the first time. Call it if the pipeline, the sets or wd_image_layouts_epoch have changed since
// the command before. `like` has the reporter, the command and the detail of the uses.
void wd_image_layouts_use_descriptors(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                                      wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                                      const wd_image_use *like);

// wd_image_layouts_uses_descriptors returns whether a pipeline may have such images; the answer never changes.
bool wd_image_layouts_uses_descriptors(wd_image_layouts *layouts, const wd_state_pipeline *pipeline);

// wd_image_descriptors_claim says that a validator compares the layouts of descriptors. For create_device. It returns
// false if another one does. wd_image_descriptors_are_claimed returns whether one does.
bool wd_image_descriptors_claim(wd_image_layouts *layouts);
bool wd_image_descriptors_are_claimed(const wd_image_layouts *layouts);

// wd_image_layouts_compare_host returns whether the image of a use by the host is certainly in another layout.
bool wd_image_layouts_compare_host(wd_image_layouts *layouts, const wd_image_use *use,
                                   wd_image_mismatch *mismatch);

// wd_image_describe_range writes "mip levels 0 to 3, array layer 0, depth aspect" to `text`, and returns it.
const char *wd_image_describe_range(const VkImageSubresourceRange *range, char *text, size_t size);

// wd_image_pass_view returns an attachment of a render pass instance, of the framebuffer or of
// VkRenderPassAttachmentBeginInfo; NULL: not known.
const wd_state_image_view *wd_image_pass_view(const wd_state_device *device,
                                              const wd_state_framebuffer *framebuffer,
                                              const VkRenderPassBeginInfo *info, uint32_t attachment);

// wd_image_layouts_epoch returns the epoch of the next command of a command buffer: a number that grows with each
// transition that it records. In one epoch, equal uses give equal results.
uint32_t wd_image_layouts_epoch(const wd_image_layouts *layouts,
                                const wd_state_command_buffer *command_buffer);

enum {
    WD_IMAGE_MAX_LEVELS = 9,    // A primary command buffer, and secondary ones that are nested in it.
    WD_LAYOUTS_MAX_QUEUES = 16, // More queues make all layouts unknown.
};

// wd_layouts_clock has, for each queue, the latest submission that is ordered before a point in time. is_uncertain: a
// batch before waits for a value that no batch signals yet. Its members are private to vk/image_layouts.
typedef struct wd_layouts_clock {
    uint64_t numbers[WD_LAYOUTS_MAX_QUEUES];
    bool is_uncertain;
} wd_layouts_clock;

// wd_image_filter is a set of images by the lowest bits of their ids: one that is not in the filter is not in the set.
typedef struct wd_image_filter {
    uint64_t bits[64];
} wd_image_filter;

// wd_image_level is a command buffer while it is read for a submission. Its members are private to vk/image_layouts.
typedef struct wd_image_level {
    const wd_state_command_buffer *command_buffer;
    bool has_known_start;  // The layouts before the command buffer may be known.
    uint32_t start_epoch;  // Of the command of the level before that executes it.
    wd_hash_table cursors; // From the id of an image to its wd_image_cursor.
    struct wd_image_cursor *first_cursor;
} wd_image_level;

// wd_image_submit is a call that submits command buffers, while the images that they use are compared with layouts.
// Its members are private to vk/image_layouts.
//
//   wd_image_submit_begin(&submit, layouts, queue);
//   for each batch:
//       wd_image_submit_wait(&submit, semaphore, value);          // For each wait.
//       for each command buffer:
//           if (wd_image_submit_enter(&submit, command_buffer)) { // Also for the ones that it executes, in order.
//               wd_image_submit_find_mismatch(&submit, epoch, &use, &mismatch, &last_epoch);
//               wd_image_submit_leave(&submit);
//           }
//   wd_image_submit_finish(&submit);
typedef struct wd_image_submit {
    wd_image_layouts *layouts;
    const wd_state_queue *queue; // NULL: unknown.
    wd_layouts_clock clock;      // Of the work before the next command buffer, without that of the call.
    wd_hash_table changed;       // From the id of an image that the call changes to its wd_image_change.
    struct wd_image_change *first_change;
    // Primary command buffers that are not in `changed` yet.
    WD_VECTOR(const wd_state_command_buffer *) left;
    wd_image_level levels[WD_IMAGE_MAX_LEVELS];
    uint32_t num_levels;
    bool has_filter;
    wd_image_filter filter; // Of the images that the call changes before or in the current command buffer.
} wd_image_submit;

// wd_image_submit_begin starts a call that submits to `queue`. wd_image_submit_finish frees its memory.
void wd_image_submit_begin(wd_image_submit *submit, wd_image_layouts *layouts, const wd_state_queue *queue);
void wd_image_submit_finish(wd_image_submit *submit);

// wd_image_submit_wait adds a wait of the next batch; `value` is that of a timeline semaphore. A wait for a value that
// no batch signals yet makes layouts before it unknown, also those that earlier batches of the call set: the host or
// another queue may change them before the signal. wd_image_submit_forget makes layouts before unknown, too.
void wd_image_submit_wait(wd_image_submit *submit, wd_state_semaphore *semaphore, uint64_t value);
void wd_image_submit_forget(wd_image_submit *submit);

// wd_image_submit_enter enters a primary command buffer, or one that the current command buffer executes. False: it is
// nested too deeply. wd_image_submit_leave leaves the current one: later command buffers see the layouts that a primary
// one sets.
bool wd_image_submit_enter(wd_image_submit *submit, const wd_state_command_buffer *command_buffer);
void wd_image_submit_leave(wd_image_submit *submit);

// wd_image_submit_find_mismatch returns whether the image of `use` is certainly in another layout when a command
// executes that the current command buffer recorded in `epoch`. The first such subresources are described in
// `*mismatch`. Only the image, the range and the layout of `use` are read. It is fast if epochs grow. The result is
// the same for epochs up to `*last_epoch`.
//
// Layouts that a command buffer with SIMULTANEOUS_USE does not set itself are unknown.
bool wd_image_submit_find_mismatch(wd_image_submit *submit, uint32_t epoch, const wd_image_use *use,
                                   wd_image_mismatch *mismatch, uint32_t *last_epoch);

// If the call does not change the layouts of an image before or in the current command buffer
// (wd_image_submit_changes), the mismatches in all epochs are those before the call (wd_image_submit_find_first), or
// none if layouts before the command buffer are unknown (wd_image_submit_knows_start). They are valid until the next
// wait. `image` is the id of an image.
bool wd_image_submit_changes(wd_image_submit *submit, uint64_t image);
bool wd_image_submit_knows_start(wd_image_submit *submit);
bool wd_image_submit_find_first(const wd_image_submit *submit, const wd_image_use *use,
                                wd_image_mismatch *mismatch);

#ifdef __cplusplus
}
#endif
#endif
