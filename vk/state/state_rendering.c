#include "vk/state/state_rendering.h"

#include "vk/registry/chain.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

void wd_state_forget_rendering(wd_state_command_buffer *command_buffer) {
    wd_state_rendering *rendering = &command_buffer->rendering;
    const uint64_t version = rendering->version;
    memset(rendering, 0, offsetof(wd_state_rendering, colors));
    rendering->version = version + 1;
}

static wd_state_rendering *start(wd_state_command_buffer *command_buffer, wd_state_rendering_kind kind,
                                 const char *command) {
    assert(kind != WD_STATE_NOT_RENDERING);
    wd_state_forget_rendering(command_buffer);
    wd_state_rendering *rendering = &command_buffer->rendering;
    rendering->kind = kind;
    rendering->is_known = true;
    rendering->begun_by = command;
    return rendering;
}

// --- Dynamic rendering

// find_view finds a view and keeps it for the recording. NULL: it is not known.
static wd_state_image_view *find_view(wd_state_command_buffer *command_buffer, VkImageView handle) {
    const uint64_t key = WD_STATE_NON_DISPATCHABLE(handle);
    wd_state_object *kept = wd_state_find_kept(command_buffer, VK_OBJECT_TYPE_IMAGE_VIEW, key);
    if (kept) {
        return (wd_state_image_view *)kept;
    }
    wd_state_image_view *view = wd_state_find_image_view(command_buffer->device, handle);
    return view && wd_state_keep_weak(command_buffer, &view->object) ? view : NULL;
}

// fill_attachment returns whether the attachment is known. VK_NULL_HANDLE: there is none.
static bool fill_attachment(wd_state_command_buffer *command_buffer, wd_state_attachment *attachment,
                            const VkRenderingAttachmentInfo *info) {
    *attachment = (wd_state_attachment){.format = VK_FORMAT_UNDEFINED};
    if (!info || info->imageView == VK_NULL_HANDLE) {
        // VK_ANDROID_external_format_resolve renders without an image.
        return !info || info->resolveImageView == VK_NULL_HANDLE ||
               info->resolveMode == VK_RESOLVE_MODE_NONE || info->resolveMode <= VK_RESOLVE_MODE_MAX_BIT;
    }
    wd_state_image_view *view = find_view(command_buffer, info->imageView);
    if (!view || !view->image || view->format == VK_FORMAT_UNDEFINED) {
        return false;
    }
    attachment->format = view->format;
    attachment->samples = view->image->samples;
    attachment->layout = info->imageLayout;
    attachment->view = view;
    if (info->resolveMode != VK_RESOLVE_MODE_NONE && info->resolveImageView != VK_NULL_HANDLE) {
        attachment->resolve_mode = info->resolveMode;
        attachment->resolve_view = find_view(command_buffer, info->resolveImageView);
    }
    return true;
}

// read_device_group reads the mask and the render areas of the physical devices of a group.
static void read_device_group(wd_state_rendering *rendering, const void *chain) {
    const VkDeviceGroupRenderPassBeginInfo *group =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    if (group) {
        rendering->has_device_areas = group->deviceRenderAreaCount != 0;
        rendering->device_mask = group->deviceMask;
    }
}

static void read_rendering_chain(wd_state_rendering *rendering, const void *chain) {
    const VkRenderingFragmentShadingRateAttachmentInfoKHR *rate =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    const VkRenderingFragmentDensityMapAttachmentInfoEXT *density =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT);
    rendering->has_shading_rate = rate && rate->imageView != VK_NULL_HANDLE;
    rendering->has_density_map = density && density->imageView != VK_NULL_HANDLE;
    rendering->single_sampled_samples = wd_state_single_sampled_samples(chain);
}

void wd_state_begin_rendering(wd_state_command_buffer *command_buffer, const VkRenderingInfo *info,
                              const char *command) {
    wd_state_rendering *rendering = start(command_buffer, WD_STATE_DYNAMIC_RENDERING, command);
    rendering->flags = info->flags;
    rendering->area = info->renderArea;
    read_device_group(rendering, info->pNext);
    rendering->num_layers = info->viewMask ? 0 : info->layerCount;
    rendering->view_mask = info->viewMask;
    read_rendering_chain(rendering, info->pNext);
    if (info->colorAttachmentCount > WD_STATE_MAX_COLORS) {
        rendering->is_known = false;
        return;
    }
    rendering->num_colors = info->colorAttachmentCount;
    bool is_known = true;
    for (uint32_t i = 0; i < info->colorAttachmentCount; i++) {
        is_known &= fill_attachment(command_buffer, &rendering->colors[i], &info->pColorAttachments[i]);
    }
    is_known &= fill_attachment(command_buffer, &rendering->depth, info->pDepthAttachment);
    is_known &= fill_attachment(command_buffer, &rendering->stencil, info->pStencilAttachment);
    rendering->is_known = is_known;
}

// --- Render pass objects

// find_imageless_views returns the views of VkRenderPassAttachmentBeginInfo, in the arena.
static void find_imageless_views(wd_state_command_buffer *command_buffer, const void *chain) {
    wd_state_rendering *rendering = &command_buffer->rendering;
    const VkRenderPassAttachmentBeginInfo *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    const uint32_t count = info ? info->attachmentCount : 0;
    wd_state_image_view **views =
        count ? wd_arena_alloc_zero(&command_buffer->arena, count, sizeof *views) : NULL;
    for (uint32_t i = 0; views && i < count; i++) {
        views[i] = find_view(command_buffer, info->pAttachments[i]);
    }
    rendering->views = views;
    rendering->num_views = views ? count : 0;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * UINT64_C(0x100000001b3); // FNV-1a
    }
    return hash;
}

uint64_t wd_state_hash_sample_locations(const VkSampleLocationsInfoEXT *info) {
    const uint32_t count = info->pSampleLocations ? info->sampleLocationsCount : 0;
    const uint32_t numbers[] = {(uint32_t)info->sampleLocationsPerPixel, info->sampleLocationGridSize.width,
                                info->sampleLocationGridSize.height, count};
    return hash_bytes(hash_bytes(UINT64_C(0xcbf29ce484222325), numbers, sizeof numbers),
                      info->pSampleLocations, count * sizeof *info->pSampleLocations);
}

static void read_sample_locations(wd_state_command_buffer *command_buffer, const void *chain) {
    const VkRenderPassSampleLocationsBeginInfoEXT *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDER_PASS_SAMPLE_LOCATIONS_BEGIN_INFO_EXT);
    wd_state_rendering *rendering = &command_buffer->rendering;
    const uint32_t count = info ? info->postSubpassSampleLocationsCount : 0;
    wd_state_subpass_locations *locations =
        count ? wd_arena_alloc_zero(&command_buffer->arena, count, sizeof *locations) : NULL;
    for (uint32_t i = 0; locations && i < count; i++) {
        const VkSubpassSampleLocationsEXT *element = &info->pPostSubpassSampleLocations[i];
        locations[i].subpass = element->subpassIndex;
        locations[i].hash = wd_state_hash_sample_locations(&element->sampleLocationsInfo);
    }
    rendering->sample_locations = locations;
    rendering->num_sample_locations = locations ? count : 0;
    rendering->are_sample_locations_unknown = count && !locations;
}

void wd_state_begin_pass(wd_state_command_buffer *command_buffer, const VkRenderPassBeginInfo *info) {
    wd_state_rendering *rendering = start(command_buffer, WD_STATE_SUBPASS, NULL);
    const wd_state_framebuffer *framebuffer = command_buffer->framebuffer;
    rendering->area = info->renderArea;
    read_device_group(rendering, info->pNext);
    rendering->num_layers = framebuffer ? framebuffer->layers : 0;
    const VkRenderPassTransformBeginInfoQCOM *transform =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_TRANSFORM_BEGIN_INFO_QCOM);
    rendering->transform = transform ? transform->transform : 0;
    read_sample_locations(command_buffer, info->pNext);
    if (framebuffer && framebuffer->attachments) {
        rendering->views = framebuffer->attachments;
        rendering->num_views = framebuffer->num_attachments;
    } else if (framebuffer) {
        find_imageless_views(command_buffer, info->pNext);
    }
}

static void fill_reference(const wd_state_rendering *rendering, const wd_state_render_pass *pass,
                           wd_state_attachment *attachment, const VkAttachmentReference2 *reference,
                           const VkAttachmentReference2 *resolve) {
    assert(!rendering->num_views || rendering->views);
    *attachment = (wd_state_attachment){.format = VK_FORMAT_UNDEFINED};
    if (!reference || reference->attachment >= pass->num_attachments) {
        return;
    }
    const uint32_t i = reference->attachment;
    attachment->format = pass->attachments[i].format;
    attachment->samples = pass->attachments[i].samples;
    attachment->layout = reference->layout;
    attachment->view = i < rendering->num_views ? rendering->views[i] : NULL;
    if (resolve && resolve->attachment < rendering->num_views) {
        attachment->resolve_view = rendering->views[resolve->attachment];
    }
}

static void fill_subpass(wd_state_rendering *rendering, const wd_state_render_pass *pass,
                         const wd_state_subpass *subpass) {
    rendering->view_mask = subpass->view_mask;
    rendering->single_sampled_samples = subpass->single_sampled_samples;
    rendering->is_known = subpass->num_colors <= WD_STATE_MAX_COLORS;
    rendering->num_colors = rendering->is_known ? subpass->num_colors : 0;
    assert(rendering->num_colors <= WD_STATE_MAX_COLORS);
    for (uint32_t i = 0; i < rendering->num_colors; i++) {
        fill_reference(rendering, pass, &rendering->colors[i], &subpass->colors[i],
                       subpass->resolves ? &subpass->resolves[i] : NULL);
    }
    fill_reference(rendering, pass, &rendering->depth, subpass->depth_stencil,
                   subpass->depth_stencil_resolve);
    rendering->depth.resolve_mode = subpass->depth_resolve_mode;
    rendering->stencil = rendering->depth;
    rendering->stencil.layout = subpass->stencil_layout;
    rendering->stencil.resolve_mode = subpass->stencil_resolve_mode;
}

void wd_state_begin_subpass(wd_state_command_buffer *command_buffer, VkSubpassContents contents,
                            const char *command) {
    wd_state_rendering *rendering = &command_buffer->rendering;
    const wd_state_render_pass *pass = command_buffer->render_pass;
    if (rendering->kind != WD_STATE_SUBPASS) {
        return;
    }
    rendering->version++;
    rendering->begun_by = command;
    rendering->contents = contents;
    rendering->is_known = false;
    if (pass && command_buffer->subpass < pass->num_subpasses) {
        fill_subpass(rendering, pass, &pass->subpasses[command_buffer->subpass]);
    }
}

// --- Secondary command buffers

static void inherit_format(wd_state_attachment *attachment, VkFormat format, VkSampleCountFlagBits samples) {
    *attachment = (wd_state_attachment){.format = format};
    if (format != VK_FORMAT_UNDEFINED) {
        attachment->samples = samples;
    }
}

static void inherit_dynamic(wd_state_rendering *rendering,
                            const VkCommandBufferInheritanceRenderingInfo *info) {
    rendering->flags = info->flags;
    rendering->view_mask = info->viewMask;
    rendering->samples = info->rasterizationSamples;
    rendering->is_known = info->colorAttachmentCount <= WD_STATE_MAX_COLORS;
    rendering->num_colors = rendering->is_known ? info->colorAttachmentCount : 0;
    assert(rendering->num_colors <= WD_STATE_MAX_COLORS);
    for (uint32_t i = 0; i < rendering->num_colors; i++) {
        inherit_format(&rendering->colors[i], info->pColorAttachmentFormats[i], info->rasterizationSamples);
    }
    inherit_format(&rendering->depth, info->depthAttachmentFormat, info->rasterizationSamples);
    inherit_format(&rendering->stencil, info->stencilAttachmentFormat, info->rasterizationSamples);
}

void wd_state_inherit_rendering(wd_state_command_buffer *command_buffer,
                                const VkCommandBufferInheritanceInfo *info) {
    const wd_state_render_pass *pass = command_buffer->render_pass;
    const VkCommandBufferInheritanceRenderingInfo *dynamic =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    wd_state_rendering *rendering =
        start(command_buffer, pass ? WD_STATE_SUBPASS : WD_STATE_DYNAMIC_RENDERING, "vkBeginCommandBuffer");
    rendering->is_inherited = true;
    rendering->has_mixed_samples =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_ATTACHMENT_SAMPLE_COUNT_INFO_AMD) != NULL;
    if (pass && command_buffer->subpass < pass->num_subpasses) {
        fill_subpass(rendering, pass, &pass->subpasses[command_buffer->subpass]);
    } else if (!pass && dynamic && info->renderPass == VK_NULL_HANDLE) {
        inherit_dynamic(rendering, dynamic);
    } else {
        rendering->kind = WD_STATE_NOT_RENDERING;
        rendering->is_known = false;
    }
    wd_state_read_local_read(&rendering->local_read, info->pNext);
    const VkCommandBufferInheritanceRenderPassTransformInfoQCOM *transform = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDER_PASS_TRANSFORM_INFO_QCOM);
    if (transform) {
        rendering->transform = transform->transform;
        rendering->area = transform->renderArea;
    }
}

// --- Local read

#ifdef VK_VERSION_1_4

static void read_locations(wd_state_local_read *local, const VkRenderingAttachmentLocationInfo *info) {
    const uint32_t count = info->colorAttachmentCount;
    local->is_unknown |= count > WD_STATE_MAX_COLORS;
    local->num_locations = count;
    local->has_locations = info->pColorAttachmentLocations && count <= WD_STATE_MAX_COLORS;
    for (uint32_t i = 0; local->has_locations && i < count; i++) {
        local->locations[i] = info->pColorAttachmentLocations[i];
    }
}

static void read_inputs(wd_state_local_read *local, const VkRenderingInputAttachmentIndexInfo *info) {
    const uint32_t count = info->colorAttachmentCount;
    local->is_unknown |= count > WD_STATE_MAX_COLORS;
    local->num_inputs = count;
    local->has_inputs = info->pColorAttachmentInputIndices && count <= WD_STATE_MAX_COLORS;
    for (uint32_t i = 0; local->has_inputs && i < count; i++) {
        local->inputs[i] = info->pColorAttachmentInputIndices[i];
    }
    local->has_depth_input = info->pDepthInputAttachmentIndex != NULL;
    local->has_stencil_input = info->pStencilInputAttachmentIndex != NULL;
    local->depth_input = local->has_depth_input ? *info->pDepthInputAttachmentIndex : 0;
    local->stencil_input = local->has_stencil_input ? *info->pStencilInputAttachmentIndex : 0;
}

bool wd_state_read_local_read(wd_state_local_read *local, const void *chain) {
    const VkRenderingAttachmentLocationInfo *locations =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO);
    const VkRenderingInputAttachmentIndexInfo *inputs =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
    *local = (wd_state_local_read){.has_locations = false};
    if (locations) {
        read_locations(local, locations);
    }
    if (inputs) {
        read_inputs(local, inputs);
    }
    return locations || inputs;
}

WD_STATE_POST(CmdSetRenderingAttachmentLocations) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        read_locations(&command_buffer->rendering.local_read, args->pLocationInfo);
        command_buffer->rendering.version++;
    }
}

WD_STATE_POST(CmdSetRenderingInputAttachmentIndices) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        read_inputs(&command_buffer->rendering.local_read, args->pInputAttachmentIndexInfo);
        command_buffer->rendering.version++;
    }
}

#else

bool wd_state_read_local_read(wd_state_local_read *local, const void *chain) {
    (void)chain;
    *local = (wd_state_local_read){.has_locations = false};
    return false;
}

#endif

VkSampleCountFlagBits wd_state_single_sampled_samples(const void *chain) {
#ifdef VK_EXT_multisampled_render_to_single_sampled
    const VkMultisampledRenderToSingleSampledInfoEXT *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    return info && info->multisampledRenderToSingleSampledEnable ? info->rasterizationSamples : 0;
#else
    (void)chain;
    return 0;
#endif
}
