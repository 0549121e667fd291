// The state that commands of a recording have bound or set, as far as the state tracker does not have it.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_BOUND_STATE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_BOUND_STATE_H

#include "vk/syncval/validator/shaders/draw_state.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_FEEDBACK_BUFFERS = 8 };

// wd_syncval_feedback holds the transform feedback state.
typedef struct wd_syncval_feedback {
    bool is_active;
    uint32_t written; // Buffers that draws of this section have written. Later draws append.
    struct {
        const wd_state_buffer *buffer; // Referenced by the command buffer.
        VkDeviceSize offset, size;
    } buffers[WD_SYNCVAL_FEEDBACK_BUFFERS];
} wd_syncval_feedback;

// wd_syncval_pushed holds the first words of the push constants as set by vkCmdPushConstants. Later words are
// unknown.
enum { WD_SYNCVAL_PUSHED_WORDS = 64 };

typedef struct wd_syncval_pushed {
    uint64_t is_written; // One bit for each word.
    uint32_t words[WD_SYNCVAL_PUSHED_WORDS];
} wd_syncval_pushed;

// State that was bound in this recording and is not followed. Commands that may use it have unknown accesses.
enum {
    WD_SYNCVAL_BOUND_RATE_IMAGE = 1,      // VK_NV_shading_rate_image
    WD_SYNCVAL_BOUND_INVOCATION_MASK = 2, // VK_HUAWEI_invocation_mask
    // Shaders of VK_NV_device_generated_commands instead of those of the pipeline.
    WD_SYNCVAL_BOUND_GRAPHICS_GROUP = 4,
    WD_SYNCVAL_BOUND_COMPUTE_GROUP = 8,
};

// wd_syncval_bound_state belongs to a recording.
typedef struct wd_syncval_bound_state {
    wd_syncval_dynamic dynamic;
    wd_syncval_feedback feedback;
    wd_syncval_pushed pushed;
    uint32_t unknown; // WD_SYNCVAL_BOUND_*
} wd_syncval_bound_state;

// wd_syncval_bound_state_clear removes the state and keeps the memory.
void wd_syncval_bound_state_clear(wd_syncval_bound_state *bound);

// wd_syncval_bound_state_forget makes the state unknown, because a command that the build does not know may have set
// it. State that is bound and not followed stays bound.
void wd_syncval_bound_state_forget(wd_syncval_bound_state *bound);

#ifdef __cplusplus
}
#endif
#endif
