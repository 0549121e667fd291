// The layouts of images: those that command buffers expect and leave, and those after the work that was submitted so
// far.
//
// A part of the shared state. Only validators that compare layouts need the tracker, so that it is a validator of its
// own (wd_image_layouts_validator) without findings. A validator notes that a command uses an image through a
// descriptor:
//
//   wd_image_layouts *layouts = wd_image_layouts_of(chassis->state);   // NULL: the tracker is off.
//   wd_image_layouts_use(layouts, command_buffer, &use);
//
// Where an earlier command of the command buffer has set the layout, the use is compared immediately. Else it is
// compared at each submission, with the layout that earlier submissions left. A difference is passed to the function
// that wd_image_layouts_set_reporter names.
//
// A layout that is not certain is unknown, and matches all: of images with external, sparse or aliased memory; after
// commands that the build does not know, and after submissions that were not seen; between the release and the
// acquisition of ownership; after submissions on several queues of which neither was ordered before the other, and of
// batches that wait for a timeline value that no batch signals yet.
//
// | function                      | threads                                                                        |
// |-------------------------------|--------------------------------------------------------------------------------|
// | wd_image_layouts_of           | any                                                                            |
// | wd_image_layouts_set_reporter | create_device of a validator                                                   |
// | wd_image_layouts_use          | the one that records the command buffer                                        |
// | the reporter                  | the one that records or submits; it may call back into nothing of this folder |
// | wd_image_submit_*             | the one that submits, before the call of the driver; so is _find_mismatch      |
#ifndef WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_H
#define WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_image_layouts wd_image_layouts;

extern const wd_validator wd_image_layouts_validator;

// wd_image_layouts_of returns the tracker of a device, or NULL if it is off.
wd_image_layouts *wd_image_layouts_of(const wd_state_device *device);

// wd_image_use is the use of an image by a command, through a descriptor. The recording of the command buffer keeps the
// pipeline and the set. The tracker copies the struct.
typedef struct wd_image_use {
    const wd_state_image_view *view;
    VkImageLayout layout; // Of the descriptor.
    const char *command;  // "vkCmdDraw"; a string constant.
    const wd_state_pipeline *pipeline;
    const wd_state_descriptor_set *set;
    VkDescriptorType type;
    uint32_t stage; // Index in the pipeline.
    uint32_t set_number, binding, element;
} wd_image_use;

// wd_image_mismatch is a use of an image that is in another layout.
typedef struct wd_image_mismatch {
    const wd_state_command_buffer *command_buffer; // That of the command, or the submitted one.
    const wd_image_use *use;
    VkImageSubresource subresource; // The first one that is in the other layout.
    VkImageLayout actual;
    const char *setter; // The command that set that layout, a string constant.
    bool is_submission; // Another command buffer or the creation of the image has set the layout.
} wd_image_mismatch;

typedef void (*wd_image_layouts_reporter)(void *user, const wd_image_mismatch *mismatch);

void wd_image_layouts_set_reporter(wd_image_layouts *layouts, wd_image_layouts_reporter report, void *user);

// wd_image_layouts_use notes or compares a use. The view's image must be known.
void wd_image_layouts_use(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                          const wd_image_use *use);

// wd_image_layouts_moment returns the moment of the next command of a command buffer: a number that grows with each
// transition that it records. At one moment, equal uses give equal results.
uint32_t wd_image_layouts_moment(const wd_image_layouts *layouts,
                                 const wd_state_command_buffer *command_buffer);

enum {
    WD_IMAGE_MAX_PATH = 9,
    WD_LAYOUTS_MAX_QUEUES = 16, // More queues make all layouts unknown.
};

// wd_layouts_clock has, for each queue, the latest submission that is ordered before a point in time. is_uncertain: a
// batch before waits for a value that no batch signals yet. Its members are private to vk/image_layouts.
typedef struct wd_layouts_clock {
    uint64_t numbers[WD_LAYOUTS_MAX_QUEUES];
    bool is_uncertain;
} wd_layouts_clock;

// wd_image_submit is a command buffer that is being submitted, and the work before it.
typedef struct wd_image_submit {
    wd_image_layouts *layouts;
    const wd_state_queue *queue;                   // NULL: unknown.
    wd_layouts_clock clock;                        // Of the submissions before the call.
    const wd_state_command_buffer *const *earlier; // Of the same call, in order.
    uint32_t num_earlier;
    uint32_t first_known; // Of `earlier`: unknown work may change layouts after those before.
    // The submitted command buffer and the secondary ones, each of which the one before executes. At least one.
    const wd_state_command_buffer *path[WD_IMAGE_MAX_PATH];
    uint32_t path_length;
} wd_image_submit;

// wd_image_submit_begin starts a call that submits to `queue`, without command buffers. wd_image_submit_wait adds a
// wait of its next batch; `value` is that of a timeline semaphore. A wait for a value that no batch signals yet makes
// layouts before it unknown, also those that earlier batches of the call set: the host or another queue may change them
// before the signal. wd_image_submit_forget makes layouts before unknown, too.
void wd_image_submit_begin(wd_image_submit *submit, wd_image_layouts *layouts, const wd_state_queue *queue);
void wd_image_submit_wait(wd_image_submit *submit, wd_state_semaphore *semaphore, uint64_t value);
void wd_image_submit_forget(wd_image_submit *submit);

// wd_image_layouts_find_mismatch returns whether the image of `use` is certainly in another layout when a command
// executes that the last command buffer of the path recorded at `moment`. The first such subresource is described in
// `*mismatch`. Only the view and the layout of `use` are read.
//
// Layouts that a command buffer with SIMULTANEOUS_USE does not set itself are unknown.
bool wd_image_layouts_find_mismatch(const wd_image_submit *submit, uint32_t moment, const wd_image_use *use,
                                    wd_image_mismatch *mismatch);

#ifdef __cplusplus
}
#endif
#endif
