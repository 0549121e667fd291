// The buffers at device addresses that commands get.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_addresses.h"

static void add_buffer(const wd_core_check *check, const wd_state_addressed *at, VkDeviceAddress address,
                       wd_core_addressed *found) {
    const wd_state_buffer *buffer =
        (const wd_state_buffer *)wd_state_find(check->state, VK_OBJECT_TYPE_BUFFER, at->handle);
    const VkDeviceSize offset = address - at->address;
    if (buffer && __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE) == at->address &&
        offset < buffer->size) {
        const VkDeviceSize left = buffer->size - offset;
        found->buffer = left > found->left ? buffer : found->buffer;
        found->left = left > found->left ? left : found->left;
        found->usages |= buffer->usage;
    }
}

bool wd_core_find_address(const wd_core_check *check, VkDeviceAddress address, wd_core_addressed *found) {
    *found = (wd_core_addressed){0};
    if (!check->state || !address || wd_state_device_may_lack_objects(check->state)) {
        return false;
    }
    wd_state_addressed ranges[WD_STATE_MAX_ADDRESSED];
    bool is_complete = false;
    const uint32_t count = wd_state_find_addressed(check->call->device->state, address,
                                                   WD_STATE_MAX_ADDRESSED, ranges, &is_complete);
    for (uint32_t i = 0; is_complete && i < count; i++) {
        add_buffer(check, &ranges[i], address, found);
    }
    return found->buffer != NULL;
}

void wd_core_address(wd_core_message *message, const char *label, VkDeviceAddress address,
                     const wd_core_addressed *found) {
    char text[200];
    const int length = snprintf(text, sizeof text, "0x%llx, in ", (unsigned long long)address);
    wd_core_name(message->check, VK_OBJECT_TYPE_BUFFER, found->buffer->object.handle, text + length,
                 sizeof text - (size_t)length);
    wd_core_word(message, label, text);
}

void wd_core_check_addressed(wd_core_check *check, const wd_core_frame *frame, const char *owner,
                             const char *label, VkDeviceAddress address, const wd_core_addressed *found,
                             VkBufferUsageFlags usage, uint32_t rule) {
    wd_core_message m;
    if (!(found->usages & usage) && wd_core_begin_rule(&m, check, frame, owner, rule)) {
        wd_core_address(&m, label, address, found);
        wd_core_summaryf(&m, ", which was created without %s",
                         wd_VkBufferUsageFlags_string(usage, m.buffer, sizeof m.buffer));
        m.fix = "Add the usage where the buffer is created.";
        wd_core_end(&m);
    }
}
