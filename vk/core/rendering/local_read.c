// Locations and input indices of attachments that commands set inside of dynamic rendering (local read).
#include "vk/core/rendering/rendering_internal.h"
#include "vk/state/state_rendering.h"

#ifdef VK_VERSION_1_4

static void check_count(wd_core_check *c, const char *parameter, uint32_t count, uint32_t count_rule,
                        uint32_t place_rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_core_frame f = WD_CORE_POINTER(NULL, parameter);
    wd_core_message m;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) ||
        wd_state_command_buffer_render_pass_scope(command_buffer) != WD_STATE_INSIDE) {
        return;
    }
    const wd_state_rendering *rendering = &command_buffer->rendering;
    if (rendering->is_inherited || rendering->kind == WD_STATE_SUBPASS) {
        if (wd_core_begin_rule(&m, c, NULL, NULL, place_rule)) {
            wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
            wd_core_summaryf(&m, rendering->is_inherited ? ", which inherits the render pass instance"
                                                         : ", which is inside of a subpass of a render pass");
            wd_core_end(&m);
        }
    } else if (rendering->kind == WD_STATE_DYNAMIC_RENDERING && rendering->is_known &&
               rendering->num_colors != count && wd_core_begin_rule(&m, c, &f, NULL, count_rule)) {
        wd_core_unsigned(&m, "colorAttachmentCount", count);
        wd_core_unsigned(&m, "the number of color attachments of the render pass instance",
                         rendering->num_colors);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(rendering, CmdSetRenderingAttachmentLocations) {
    check_count(c, "pLocationInfo", s->pLocationInfo->colorAttachmentCount, WD_CORE_RULE(09510),
                WD_CORE_RULE(09511));
}

WD_CORE_CHECK(rendering, CmdSetRenderingInputAttachmentIndices) {
    check_count(c, "pInputAttachmentIndexInfo", s->pInputAttachmentIndexInfo->colorAttachmentCount,
                WD_CORE_RULE(09517), WD_CORE_RULE(09518));
}

#endif
