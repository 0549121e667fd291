#include "vk/state/state_unknown.h"

#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_update.h"

// --- Names

static bool begins_with_one_of(const char *name, const char *const *prefixes) {
    for (; *prefixes; prefixes++) {
        if (strncmp(name, *prefixes, strlen(*prefixes)) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_one_of(const char *name, const char *const *words) {
    for (; *words; words++) {
        if (strstr(name, *words)) {
            return true;
        }
    }
    return false;
}

// Commands that neither write descriptors nor make addresses, unless a word of the name says so.
static const char *const plain_commands[] = {"vkAcquire", "vkCompile", "vkCopy",      "vkDebug",  "vkDefer",
                                             "vkDestroy", "vkDisplay", "vkEnumerate", "vkExport", "vkFlush",
                                             "vkFree",    "vkGet",     "vkImport",    "vkInvali", "vkJoin",
                                             "vkLatency", "vkMerge",   "vkRelease",   "vkSet",    "vkSignal",
                                             "vkTrim",    "vkUnmap",   "vkWait",      "vkWrite",  NULL};

// Commands that make objects, or give them memory, but write no descriptors.
static const char *const makers[] = {"vkAllocate", "vkBind", "vkBuild", "vkCreate", "vkMap", NULL};

uint32_t wd_state_unknown_effects(const char *name) {
    uint32_t effects = 0;
    if (has_one_of(name, (const char *const[]){"Pipeline", "Shader", "Execut", NULL})) {
        effects |= WD_STATE_MAY_BIND_PIPELINES;
    }
    if (has_one_of(name, (const char *const[]){"Descriptor", "Heap", "Push", "Execut", NULL})) {
        effects |= WD_STATE_MAY_BIND_DESCRIPTORS;
    }
    if (strstr(name, "Push")) {
        effects |= WD_STATE_MAY_PUSH;
    }
    if ((strstr(name, "Bind") && strstr(name, "Heap")) || strstr(name, "PushData")) {
        effects |= WD_STATE_MAY_BIND_HEAPS;
    }
    const bool is_plain = begins_with_one_of(name, plain_commands);
    const bool makes = begins_with_one_of(name, makers);
    const bool only_reads = begins_with_one_of(name, (const char *const[]){"vkGet", "vkDestroy", NULL});
    if ((!is_plain && !makes) || (strstr(name, "Descriptor") && !makes && !only_reads)) {
        effects |= WD_STATE_MAY_WRITE_DESCRIPTORS;
    }
    if (!is_plain || strstr(name, "Address")) {
        effects |= WD_STATE_MAY_MAKE_ADDRESSES;
    }
    return effects;
}

// --- Effects of a command

wd_state_object *wd_state_find_dispatchable(wd_state_device *device, const void *handle) {
    if (!device || !handle) {
        return NULL;
    }
    const uint64_t key = (uint64_t)(uintptr_t)handle;
    if (key == device->object.handle) {
        return &device->object;
    }
    wd_state_object *command_buffer = wd_state_find(device, VK_OBJECT_TYPE_COMMAND_BUFFER, key);
    return command_buffer ? command_buffer : wd_state_find(device, VK_OBJECT_TYPE_QUEUE, key);
}

// A command buffer that is not being recorded may begin with this command, or be reset by it: its recording is not the
// one that was tracked.
static void use_command_buffer(wd_state_command_buffer *command_buffer) {
    wd_state_forget_bindings(command_buffer);
    command_buffer->num_unknown++;
    command_buffer->is_pass_unknown = true;
    command_buffer->render_pass = NULL;
    command_buffer->framebuffer = NULL;
    command_buffer->subpass = 0;
    command_buffer->is_rendering = false;
    command_buffer->in_render_pass = false;
    command_buffer->rendering_flags = 0;
    wd_state_forget_rendering(command_buffer);
    command_buffer->is_untracked |= command_buffer->recording != WD_STATE_RECORDING;
}

static bool forget_content(wd_state_object *object, void *user) {
    wd_state_forget_descriptors(user, (wd_state_descriptor_set *)object);
    return true;
}

void wd_state_unknown_command(wd_call *call, const void *handle) {
    wd_state_device *device = call->device->state;
    if (!device) {
        return;
    }
    wd_state_object *object = wd_state_find_dispatchable(device, handle);
    if (object && object->type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        use_command_buffer((wd_state_command_buffer *)object);
        return;
    }
    wd_state_note_missed(device);
    if (object == &device->object && wd_state_unknown_effects(call->name) & WD_STATE_MAY_WRITE_DESCRIPTORS) {
        wd_state_for_each(device, VK_OBJECT_TYPE_DESCRIPTOR_SET, forget_content, device);
    }
}
