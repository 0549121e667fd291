// Dynamic state of a command buffer (Vulkan, "Dynamic State"): which states are set, by which commands, their values
// where checks read them, and the commands that unset them.
//
// A state is unset when a recording begins, after vkCmdExecuteCommands, and after a graphics pipeline is bound that has
// the state as static state. The functions run where the command buffer is recorded; they lock and allocate nothing,
// apart from the copies of vertex inputs in the arena.
#ifndef WARDEN_VK_STATE_STATE_DYNAMIC_H
#define WARDEN_VK_STATE_STATE_DYNAMIC_H

#include <stdbool.h>
#include <stdint.h>
#include <vulkan/vulkan_core.h>

#include "vk/state/state_dynamic_list.h" // generated

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_dynamic_mask has one bit for each wd_state_dynamic_state.
__extension__ typedef unsigned __int128 wd_state_dynamic_mask;

#define WD_STATE_DYNAMIC_BIT(state) ((wd_state_dynamic_mask)1 << (state))

typedef struct wd_state_dynamic_info {
    const char *name;    // "VK_DYNAMIC_STATE_DEPTH_BIAS"
    const char *command; // "vkCmdSetDepthBias"; "" where the registry of the build has none.
    int32_t value;       // VkDynamicState; -1: the registry of the build does not have it.
} wd_state_dynamic_info;

extern const wd_state_dynamic_info wd_state_dynamic_infos[WD_STATE_NUM_DYNAMIC_STATES]; // generated

// wd_state_dynamic_of returns the index of a state; WD_STATE_NUM_DYNAMIC_STATES: the build does not know it.
wd_state_dynamic_state wd_state_dynamic_of(VkDynamicState state);

// wd_state_next_dynamic removes the lowest bit of a mask that is not 0, and returns its state.
static inline wd_state_dynamic_state wd_state_next_dynamic(wd_state_dynamic_mask *mask) {
    const uint64_t low = (uint64_t)*mask;
    const int state = low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(*mask >> 64));
    *mask &= *mask - 1;
    return (wd_state_dynamic_state)state;
}

struct wd_state_pipeline;
struct wd_state_vertex_input;

// Elements of arrays of attachments, viewports or scissors that are followed; higher ones are not.
enum { WD_STATE_DYNAMIC_ELEMENTS = 32 };

// wd_state_dynamic is a part of wd_state_command_buffer.
typedef struct wd_state_dynamic {
    wd_state_dynamic_mask set;            // Set, and not unset since.
    wd_state_dynamic_mask since_pipeline; // Of `set`: set after the latest graphics pipeline was bound.
    wd_state_dynamic_mask statics;  // static_states of that pipeline (wd_state_graphics); 0: none, not known.
    wd_state_dynamic_mask executed; // Of those not in `set`: unset by vkCmdExecuteCommands.
    wd_state_dynamic_mask unset;    // Of those not in `set`: unset by a pipeline, see unset_by.
    // VkCommandBufferInheritanceViewportScissorInfoNV: viewports and scissors are those of the primary command buffer.
    bool inherits_viewports;
    // Elements that were set: one bit for each, and, for attachments, the bits with that value. They count where `set`
    // has the state.
    uint32_t viewports, scissors;
    uint32_t blend_enables_set, blend_enables;     // The latter where blending is enabled.
    uint32_t blend_equations_set, blend_constants; // The latter where an equation has a constant factor.
    uint32_t blend_advanced_set;
    uint32_t write_masks_set, write_masks_mixed; // The latter where a mask has some of red, green and blue.
    // The values of states that are one 32-bit value, such as VkBool32 and VkCullModeFlags; of states that have a
    // count, their count: viewports, scissors, samples of the sample mask, attachments of vkCmdSetColorWriteEnableEXT.
    // Of the stencil write mask, the mask of the last command, for whichever faces.
    uint32_t values[WD_STATE_NUM_DYNAMIC_STATES];
    // sampleLocationGridSize of vkCmdSetSampleLocationsEXT; sampleLocationsPerPixel is the value of the state.
    VkExtent2D sample_grid;
    uint32_t discard_rectangles; // Elements that were set, as `viewports`.
    // The vertex input of vkCmdSetVertexInputEXT, in the arena. NULL: not set, or there was no memory.
    const struct wd_state_vertex_input *vertex_input;
    // The command that set a state last, a string constant, and the pipeline that unset it. They count where the masks
    // have the state.
    const char *set_by[WD_STATE_NUM_DYNAMIC_STATES];
    const struct wd_state_pipeline *unset_by[WD_STATE_NUM_DYNAMIC_STATES];
} wd_state_dynamic;

// wd_state_is_set returns whether a dynamic state is set, and not unset since.
static inline bool wd_state_is_set(const wd_state_dynamic *dynamic, wd_state_dynamic_state state) {
    return (dynamic->set & WD_STATE_DYNAMIC_BIT(state)) != 0;
}

// wd_state_dynamic_validate checks the invariants of the masks and of each state, for tests.
// wd_state_dynamic_validate_masks checks those of the masks; builds without NDEBUG call it after each change.
bool wd_state_dynamic_validate(const wd_state_dynamic *dynamic);
bool wd_state_dynamic_validate_masks(const wd_state_dynamic *dynamic);

// wd_state_is_constant_factor returns whether a blend factor reads the blend constants.
bool wd_state_is_constant_factor(VkBlendFactor factor);

#ifdef __cplusplus
}
#endif
#endif
