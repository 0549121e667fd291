#include "vk/syncval/validator/recorder/pass_instance.h"

#include <assert.h>

#include "vk/syncval/validator/messages/command_kind.h"
#include "vk/syncval/validator/resources/pass.h"

void wd_syncval_pass_instance_end(wd_syncval_pass_instance *pass) {
    pass->is_active = false;
    pass->attachments.count = 0;
}

void wd_syncval_pass_instance_clear(wd_syncval_pass_instance *pass) {
    assert(!pass->outer && !pass->subpasses.count);
    wd_syncval_pass_instance_end(pass);
    pass->is_skipped = false;
    pass->object = NULL;
    pass->resumes = pass->is_suspended = false;
}

void wd_syncval_pass_instance_finish(wd_syncval_pass_instance *pass, const wd_allocator *allocator) {
    assert(!pass->outer && !pass->subpasses.count);
    WD_VECTOR_FINISH(allocator, &pass->subpasses);
    WD_VECTOR_FINISH(allocator, &pass->waits);
    WD_VECTOR_FINISH(allocator, &pass->attachments);
}

void wd_syncval_pass_instance_destroy_subpasses(wd_syncval_pass_instance *pass) {
    for (size_t i = 0; i < pass->subpasses.count; i++) {
        wd_sync_context_destroy(pass->subpasses.items[i].context);
    }
    pass->subpasses.count = pass->waits.count = 0;
}

wd_syncval_attachment *wd_syncval_pass_instance_add(wd_syncval_pass_instance *pass,
                                                    const wd_allocator *allocator,
                                                    wd_state_image_view *view) {
    static wd_state_image_view none; // Of an attachment that is unused or unknown.
    wd_syncval_attachment *attachment = WD_VECTOR_PUSH(allocator, &pass->attachments);
    if (!attachment) {
        return NULL;
    }
    *attachment = (wd_syncval_attachment){
        .view = view ? view : &none,
        .color = UINT32_MAX,
        .aspects = ~(VkImageAspectFlags)0,
        .load = VK_ATTACHMENT_LOAD_OP_NONE_EXT,
        .stencil_load = VK_ATTACHMENT_LOAD_OP_NONE_EXT,
        .store = VK_ATTACHMENT_STORE_OP_NONE,
        .stencil_store = VK_ATTACHMENT_STORE_OP_NONE,
    };
    return attachment;
}

// --- Subpasses

uint32_t wd_syncval_pass_instance_subpass_of(const wd_syncval_pass_instance *pass, uint64_t tag) {
    uint32_t found = VK_SUBPASS_EXTERNAL;
    for (uint32_t i = 0; i < pass->subpasses.count; i++) {
        if (tag >= pass->subpasses.items[i].begin_tag && tag < pass->subpasses.items[i].end_tag) {
            found = i;
        }
    }
    return found;
}

bool wd_syncval_pass_instance_may_race(const wd_syncval_pass_instance *pass, uint32_t earlier) {
    assert(pass->subpasses.count);
    assert(earlier < pass->subpasses.count);
    const size_t number = pass->subpasses.count - 1;
    return number < WD_SYNCVAL_MAX_SUBPASSES &&
           !(wd_syncval_pass_of(pass->object)->subpasses[number].ancestors >> earlier & 1);
}

// --- Skipped instances

static bool ends_pass(wd_command command) {
    const wd_syncval_command_kind kind = wd_syncval_command_kinds[command];
    return kind == WD_SYNCVAL_END_PASS || kind == WD_SYNCVAL_END_RENDERING;
}

// must_be_in_pass returns whether a command is only valid inside a render pass instance. In an instance,
// vkCmdExecuteCommands executes command buffers that continue it.
static bool must_be_in_pass(wd_command command) {
    switch (command) {
    case WD_COMMAND_CmdSubpassShadingHUAWEI:
    case WD_COMMAND_CmdBeginTransformFeedbackEXT:
    case WD_COMMAND_CmdEndTransformFeedbackEXT:
    case WD_COMMAND_CmdClearAttachments:
    case WD_COMMAND_CmdExecuteCommands:
#ifdef VK_KHR_device_address_commands
    case WD_COMMAND_CmdBeginTransformFeedback2EXT:
    case WD_COMMAND_CmdEndTransformFeedback2EXT:
#endif
        return true;
    default: {
        const wd_syncval_command_kind kind = wd_syncval_command_kinds[command];
        return kind == WD_SYNCVAL_DRAW || kind == WD_SYNCVAL_NEXT_SUBPASS || ends_pass(command);
    }
    }
}

bool wd_syncval_pass_instance_skips(wd_syncval_pass_instance *pass, wd_command command) {
    if (!pass->is_skipped || !must_be_in_pass(command)) {
        return false;
    }
    pass->is_skipped = !ends_pass(command);
    return true;
}
