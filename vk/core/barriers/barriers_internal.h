// Checks by hand of barriers and events.
//
// wd_barriers is the barriers of a command, or of one of its VkDependencyInfo, and wd_barrier is one of them in the
// terms of version 2 (state_barriers.h). So each rule has one function for all commands.
#ifndef WARDEN_VK_CORE_BARRIERS_BARRIERS_INTERNAL_H
#define WARDEN_VK_CORE_BARRIERS_BARRIERS_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_barriers.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_barriers_command says which command has the barriers.
typedef enum wd_barriers_command {
    WD_BARRIERS_PIPELINE, // vkCmdPipelineBarrier, vkCmdPipelineBarrier2
    WD_BARRIERS_SET,      // vkCmdSetEvent2
    WD_BARRIERS_WAIT,     // vkCmdWaitEvents, vkCmdWaitEvents2
} wd_barriers_command;

typedef struct wd_barriers {
    wd_core_check *c;
    const wd_state_command_buffer *command_buffer; // NULL: not known.
    wd_barriers_command command;
    const wd_core_frame *frame; // Of the VkDependencyInfo; NULL: version 1.
    wd_state_barriers given;
    uint32_t family;           // Of the command pool.
    VkQueueFlags capabilities; // Of this family; 0: not known.
    uint32_t num_families;     // Of the physical device; 0: not known.
} wd_barriers;

// wd_barrier is one barrier.
typedef struct wd_barrier {
    wd_state_barrier given;
    wd_core_frame frame;
} wd_barrier;

// wd_barriers_begin returns a command without barriers.
wd_barriers wd_barriers_begin(wd_core_check *c, wd_barriers_command command);

// wd_barriers_get reads a barrier. `index` is below given.num[kind].
wd_barrier wd_barriers_get(const wd_barriers *b, wd_state_barrier_kind kind, uint32_t index);

// wd_barriers_owner returns the struct of a barrier.
const char *wd_barriers_owner(const wd_barriers *b, wd_state_barrier_kind kind);

// wd_barrier_is_transfer returns whether a barrier transfers ownership between queue families.
static inline bool wd_barrier_is_transfer(const wd_barrier *barrier) {
    return barrier->given.src_family != barrier->given.dst_family;
}

// wd_barrier_is_acquire and wd_barrier_is_release return whether it is the half of a transfer on another queue than the
// one that gives, or gets, the resource.
static inline bool wd_barrier_is_acquire(const wd_barriers *b, const wd_barrier *barrier) {
    return wd_barrier_is_transfer(barrier) && barrier->given.dst_family == b->family;
}
static inline bool wd_barrier_is_release(const wd_barriers *b, const wd_barrier *barrier) {
    return wd_barrier_is_transfer(barrier) && barrier->given.src_family == b->family;
}

// The checks of each barrier.
void wd_barriers_check_accesses(const wd_barriers *b, const wd_barrier *barrier);
void wd_barriers_check_stages(const wd_barriers *b, const wd_barrier *barrier);
// Stages of version 2 that features bring.
void wd_barriers_check_features(const wd_barriers *b, const wd_barrier *barrier);
void wd_barriers_check_families(const wd_barriers *b, const wd_barrier *barrier);
void wd_barriers_check_buffer(const wd_barriers *b, const wd_barrier *barrier);
void wd_barriers_check_image(const wd_barriers *b, const wd_barrier *barrier);

// The checks of all barriers of a command together.
void wd_barriers_check_command(const wd_barriers *b);
void wd_barriers_check_pass(const wd_barriers *b);
// In a subpass of a known render pass object.
void wd_barriers_check_self_dependency(const wd_barriers *b);

// wd_barriers_unsupported_accesses returns those that none of the stages supports. What the build does not know is
// supported.
VkAccessFlags2 wd_barriers_unsupported_accesses(VkPipelineStageFlags2 stages, VkAccessFlags2 accesses);

// Values of messages.

void wd_barriers_stages(wd_core_message *m, const wd_barriers *b, const char *label,
                        VkPipelineStageFlags2 stages);
void wd_barriers_accesses(wd_core_message *m, const wd_barriers *b, const char *label,
                          VkAccessFlags2 accesses);
void wd_barriers_family(wd_core_message *m, const char *label, uint32_t family);

#ifdef __cplusplus
}
#endif
#endif
