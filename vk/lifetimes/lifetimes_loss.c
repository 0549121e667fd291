// Objects that submitted recordings reach through framebuffers, views and descriptors, and that were destroyed after
// the recording (Vulkan, Command Buffer Lifecycle).
//
// A descriptor counts if a pipeline statically uses its binding. A destroyed object makes the recording invalid. If the
// binding has UPDATE_AFTER_BIND, the recording stays valid, and the descriptor must be valid at the submission.
#include "vk/lifetimes/lifetimes_command_buffer.h"
#include "vk/report/message_ids.h"

typedef struct search {
    wd_lifetimes_check *check;
    wd_state_command_buffer *command_buffer;
    const char *id;
    bool is_invalid;
} search;

// find_use returns the first use of a set whose pipeline statically uses the binding, or NULL.
static const wd_state_set_use *find_use(const search *what, const wd_state_loss *loss) {
    for (const wd_state_set_use *use = loss->kept->uses; use; use = use->next) {
        wd_state_set_use only = *use;
        only.next = NULL;
        if (wd_lifetimes_uses_binding(&what->check->device->allocator, &only, loss->binding->binding)) {
            return use;
        }
    }
    return NULL;
}

static void append_descriptor(wd_lifetimes_message *message, const wd_state_loss *loss) {
    wd_lifetimes_append_object(message, loss->kept->object);
    wd_lifetimes_append(message, ", whose binding %u", loss->binding->binding);
    if (loss->binding->num_elements > 1) {
        wd_lifetimes_append(message, " element %u", loss->element);
    }
    if (loss->binding->flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) {
        wd_lifetimes_append(message, " (VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT)");
    }
}

static void append_end(wd_lifetimes_message *message, const wd_state_object *object) {
    const char *command = __atomic_load_n(&object->ended_by, __ATOMIC_RELAXED);
    wd_lifetimes_append(message, " refers to ");
    wd_lifetimes_append_object(message, object);
    wd_lifetimes_append(message, ", which %s has destroyed since.", command ? command : "the application");
}

static void begin(wd_lifetimes_message *message, const search *what) {
    wd_lifetimes_message_init(message, what->check);
    wd_lifetimes_append(message, "%s: ", what->check->call->name);
    wd_lifetimes_append_object(message, &what->command_buffer->object);
}

static void report_invalid(search *what, const wd_state_loss *loss) {
    wd_lifetimes_message message;
    begin(&message, what);
    wd_lifetimes_append(&message, " is in the invalid state: it uses ");
    if (loss->binding) {
        append_descriptor(&message, loss);
    } else {
        wd_lifetimes_append_object(&message, loss->kept->object);
        wd_lifetimes_append(&message, ", which");
    }
    append_end(&message, loss->object);
    wd_lifetimes_fix(&message,
                     "record the command buffer again without this object, or destroy the object later.");
    wd_lifetimes_deliver(&message, what->id, &what->command_buffer->object);
}

// name_of returns a command that runs pipelines of the bind point, for the statement.
static const char *name_of(VkPipelineBindPoint bind_point) {
    switch (bind_point) {
    case VK_PIPELINE_BIND_POINT_GRAPHICS:
        return "vkCmdDraw";
    case VK_PIPELINE_BIND_POINT_COMPUTE:
        return "vkCmdDispatch";
    default:
        return "vkCmdTraceRaysKHR";
    }
}

static void report_late(search *what, const wd_state_loss *loss, const wd_state_set_use *use) {
    enum { MAX_ID = 64 };
    char id[MAX_ID];
    wd_message_compose(id, sizeof id, WD_ID_VUID_DESCRIPTOR_STATE, name_of(use->pipeline->bind_point));
    wd_lifetimes_message message;
    begin(&message, what);
    wd_lifetimes_append(&message, " uses ");
    append_descriptor(&message, loss);
    append_end(&message, loss->object);
    wd_lifetimes_append(&message, " ");
    if (use->pipeline->object.handle) {
        wd_lifetimes_append_object(&message, &use->pipeline->object);
    } else {
        wd_lifetimes_append(&message, "A shader object");
    }
    wd_lifetimes_append(&message, " statically uses the binding, so all descriptors of the binding must be "
                                  "valid when the command buffer is submitted");
    wd_lifetimes_fix(&message,
                     "write another descriptor before the submission, destroy the object later, or use "
                     "VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT if no invocation uses the descriptor.");
    wd_lifetimes_deliver(&message, id, loss->kept->object);
}

static bool visit(const wd_state_loss *loss, void *user) {
    search *what = user;
    const wd_state_set_use *use = loss->binding ? find_use(what, loss) : NULL;
    if (loss->binding && !use) {
        return true;
    }
    if (loss->binding && loss->binding->flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) {
        if (what->check->device->options.late_descriptors) {
            report_late(what, loss, use);
        }
        return true;
    }
    report_invalid(what, loss);
    what->is_invalid = true;
    return false;
}

bool wd_lifetimes_report_losses(wd_lifetimes_check *check, wd_state_command_buffer *command_buffer,
                                const char *id) {
    search what = {.check = check, .command_buffer = command_buffer, .id = id};
    wd_state_visit_losses(command_buffer, visit, &what);
    return what.is_invalid;
}
