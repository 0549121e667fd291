// The render pass instance that the next command of a command buffer is inside of: of vkCmdBeginRendering, a subpass of
// a render pass object, or one that a secondary command buffer continues.
//
//     const wd_state_rendering *rendering = &command_buffer->rendering;
//     if (rendering->kind == WD_STATE_DYNAMIC_RENDERING && rendering->is_known) { ... rendering->colors[i].format ... }
//
// It is recorded after the command went down. What is not known is marked so: views whose creation was not seen, what a
// secondary command buffer does not inherit, and everything after a command that the build does not know.
#ifndef WARDEN_VK_STATE_STATE_RENDERING_H
#define WARDEN_VK_STATE_STATE_RENDERING_H

#include "vk/state/state_resource.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_command_buffer;
struct wd_state_render_pass;

// No driver has more color attachments: instances with more are not known.
enum { WD_STATE_MAX_COLORS = 8 };

typedef enum wd_state_rendering_kind {
    WD_STATE_NOT_RENDERING,     // Outside of render pass instances, or nothing is known.
    WD_STATE_DYNAMIC_RENDERING, // Of vkCmdBeginRendering.
    WD_STATE_SUBPASS,           // Of a render pass object: wd_state_command_buffer.render_pass and subpass.
} wd_state_rendering_kind;

typedef struct wd_state_attachment {
    VkFormat format; // VK_FORMAT_UNDEFINED: there is no attachment.
    VkSampleCountFlagBits samples;
    VkImageLayout layout;      // Of the depth, stencil or color aspect that it is.
    wd_state_image_view *view; // NULL: there is no attachment, or only its format is known.
    VkResolveModeFlagBits resolve_mode;
    wd_state_image_view *resolve_view;
} wd_state_attachment;

// wd_state_local_read is VkRenderingAttachmentLocationInfo and VkRenderingInputAttachmentIndexInfo, of a command buffer
// or a pipeline. An array is read only where the struct had it; else each element is its index.
typedef struct wd_state_local_read {
    bool has_locations, has_inputs, has_depth_input, has_stencil_input;
    bool is_unknown; // More color attachments than WD_STATE_MAX_COLORS.
    uint32_t num_locations, num_inputs;
    uint32_t locations[WD_STATE_MAX_COLORS], inputs[WD_STATE_MAX_COLORS];
    uint32_t depth_input, stencil_input;
} wd_state_local_read;

// wd_state_subpass_locations is VkSubpassSampleLocationsEXT.
typedef struct wd_state_subpass_locations {
    uint32_t subpass;
    uint64_t hash; // wd_state_hash_sample_locations
} wd_state_subpass_locations;

// wd_state_hash_sample_locations returns a number that is equal for equal sample locations.
uint64_t wd_state_hash_sample_locations(const VkSampleLocationsInfoEXT *info);

// wd_state_rendering is a render pass instance. One struct for render pass objects and dynamic rendering, so that
// readers of attachments need not ask which: members of the other kind are 0. It has many members because those of both
// kinds, and of the extensions that add to each, are in it.
typedef struct wd_state_rendering {
    wd_state_rendering_kind kind;
    bool is_known;     // The attachments are known: their formats, and their views unless `is_inherited`.
    bool is_inherited; // A secondary command buffer continues it: area, num_layers and views are not known.
    // Grows with each command that begins, continues or ends an instance or subpass, and with each recording.
    uint64_t version;
    const char *begun_by; // The command that began the instance or subpass, a string constant.
    VkRenderingFlags flags;
    VkSubpassContents contents; // Of a subpass that is not inherited.
    VkRect2D area;
    bool has_device_areas; // VkDeviceGroupRenderPassBeginInfo replaces `area`.
    uint32_t device_mask;  // Of VkDeviceGroupRenderPassBeginInfo; 0: there is none.
    uint32_t num_layers, view_mask;
    // Of VK_EXT_multisampled_render_to_single_sampled; 0: disabled.
    VkSampleCountFlagBits single_sampled_samples;
    VkSampleCountFlagBits samples; // Of VkCommandBufferInheritanceRenderingInfo; else 0.
    bool has_mixed_samples;        // The chain of the inheritance has VkAttachmentSampleCountInfoAMD.
    bool has_shading_rate, has_density_map;
    // Of VkRenderPassTransformBeginInfoQCOM; 0: there is none. Where it is inherited, `area` is that of the struct.
    VkSurfaceTransformFlagBitsKHR transform;
    // Of VkRenderPassSampleLocationsBeginInfoEXT, in the arena: elements of pPostSubpassSampleLocations.
    uint32_t num_sample_locations;
    const wd_state_subpass_locations *sample_locations;
    bool are_sample_locations_unknown; // There is no memory for them.
    uint32_t num_views;                // Of a subpass: the attachments of the framebuffer; 0: not known.
    wd_state_image_view *const *views;
    wd_state_attachment depth, stencil;
    wd_state_local_read local_read;
    uint32_t num_colors;
    wd_state_attachment colors[WD_STATE_MAX_COLORS];
} wd_state_rendering;

// wd_state_suspension is how the render pass instances of a recording continue those of command buffers that are
// submitted before it, and are continued by those after it. Instances that a secondary command buffer inherits do not
// count, those of executed ones outside of instances do.
typedef struct wd_state_suspension {
    bool is_unknown; // A secondary command buffer is not known.
    bool has_instance;
    bool acts_before;   // See wd_state_acts_before_instances.
    bool first_resumes; // The first instance has VK_RENDERING_RESUMING_BIT.
    // Another instance has the flag, and the one before it in the recording was not suspended.
    bool resumes_nothing;
    bool is_suspended; // The last instance has VK_RENDERING_SUSPENDING_BIT.
} wd_state_suspension;

// wd_state_acts_before_instances returns whether action or synchronization commands precede the first instance, or any
// are there where it has none: draws, dispatches, traces and those of events. Others are not followed.
bool wd_state_acts_before_instances(const struct wd_state_command_buffer *command_buffer);

// wd_state_pass_difference is a member in which two render passes differ.
typedef struct wd_state_pass_difference {
    char member
        [96]; // "pSubpasses[0].pColorAttachments[1].attachment"; for `is_format`, of the attachment there.
    bool is_format;     // The values are of VkFormat.
    bool is_attachment; // One of the values is VK_ATTACHMENT_UNUSED.
    uint64_t one, other;
} wd_state_pass_difference;

// wd_state_are_passes_compatible returns whether two render passes are compatible (Vulkan, Render Pass Compatibility).
// Where they are not, `difference` (NULL is accepted) gets the first difference. What the structs of pNext chains add
// is not compared, apart from resolves of depth and stencil.
bool wd_state_are_passes_compatible(const struct wd_state_render_pass *one,
                                    const struct wd_state_render_pass *other,
                                    wd_state_pass_difference *difference);

#ifdef __cplusplus
}
#endif
#endif
