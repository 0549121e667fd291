// Queue families of barriers, and ranges of buffers.
#include "vk/core/barriers/barriers_internal.h"

static bool is_outside(uint32_t family) {
    return family == VK_QUEUE_FAMILY_EXTERNAL || family == VK_QUEUE_FAMILY_FOREIGN_EXT;
}

static bool is_valid(const wd_barriers *b, uint32_t family) {
    return is_outside(family) || !b->num_families || family < b->num_families;
}

static void put_families(wd_core_message *m, const wd_barrier *barrier) {
    wd_barriers_family(m, "srcQueueFamilyIndex", barrier->given.src_family);
    wd_barriers_family(m, "dstQueueFamilyIndex", barrier->given.dst_family);
}

static void report_family(const wd_barriers *b, const wd_barrier *barrier, const char *label, uint32_t family,
                          uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, b->c, &barrier->frame, wd_barriers_owner(b, barrier->given.kind), rule)) {
        wd_barriers_family(&m, label, family);
        wd_barriers_family(
            &m, family == barrier->given.src_family ? "dstQueueFamilyIndex" : "srcQueueFamilyIndex",
            family == barrier->given.src_family ? barrier->given.dst_family : barrier->given.src_family);
        wd_core_notef(&m,
                      "The sharing mode of the resource is VK_SHARING_MODE_EXCLUSIVE, and the device has "
                      "%u queue families",
                      b->num_families);
        wd_core_end(&m);
    }
}

// Other processes and APIs are part of Vulkan 1.1.
static void check_external(const wd_barriers *b, const wd_barrier *barrier) {
    const bool is_image = barrier->given.kind == WD_STATE_BARRIER_IMAGE,
               is_source = barrier->given.src_family == VK_QUEUE_FAMILY_EXTERNAL;
    const uint32_t rule = is_image ? (is_source ? WD_CORE_RULE(09119) : WD_CORE_RULE(09120))
                                   : (is_source ? WD_CORE_RULE(09097) : WD_CORE_RULE(09098));
    wd_core_message m;
    if ((is_source || barrier->given.dst_family == VK_QUEUE_FAMILY_EXTERNAL) && b->c->enabled &&
        b->c->call->instance->api_version < VK_API_VERSION_1_1 &&
        !b->c->enabled->extensions.KHR_external_memory &&
        wd_core_begin_rule(&m, b->c, &barrier->frame, wd_barriers_owner(b, barrier->given.kind), rule)) {
        put_families(&m, barrier);
        wd_core_notef(
            &m, "The version of the application is below 1.1, and VK_KHR_external_memory is not enabled");
        wd_core_end(&m);
    }
}

// Of a resource with exclusive sharing.
static void check_exclusive(const wd_barriers *b, const wd_barrier *barrier) {
    const bool is_image = barrier->given.kind == WD_STATE_BARRIER_IMAGE;
    if (!is_valid(b, barrier->given.src_family)) {
        report_family(b, barrier, "srcQueueFamilyIndex", barrier->given.src_family,
                      is_image ? WD_CORE_RULE(09117) : WD_CORE_RULE(09095));
    }
    if (!is_valid(b, barrier->given.dst_family)) {
        report_family(b, barrier, "dstQueueFamilyIndex", barrier->given.dst_family,
                      is_image ? WD_CORE_RULE(09118) : WD_CORE_RULE(09096));
    }
}

static void report_own_family(const wd_barriers *b, const wd_barrier *barrier) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, b->c, &barrier->frame, NULL,
                           b->given.is_second ? WD_CORE_RULE(10387) : WD_CORE_RULE(10388))) {
        put_families(&m, barrier);
        wd_barriers_family(&m, "the queue family of the command pool", b->family);
        wd_core_end(&m);
    }
}

static void report_transfer(const wd_barriers *b, const wd_barrier *barrier, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, b->c, &barrier->frame, NULL, rule)) {
        put_families(&m, barrier);
        if (b->command == WD_BARRIERS_PIPELINE) {
            wd_barriers_stages(&m, b, "srcStageMask", barrier->given.src_stages);
            wd_barriers_stages(&m, b, "dstStageMask", barrier->given.dst_stages);
        }
        wd_core_end(&m);
    }
}

// What commands of version 1 do not allow.
static void check_first(const wd_barriers *b, const wd_barrier *barrier) {
    if (b->command == WD_BARRIERS_WAIT) {
        report_transfer(b, barrier, WD_CORE_RULE(02803));
    } else if ((barrier->given.src_stages | barrier->given.dst_stages) & VK_PIPELINE_STAGE_2_HOST_BIT) {
        report_transfer(b, barrier,
                        barrier->given.kind == WD_STATE_BARRIER_IMAGE ? WD_CORE_RULE(09633)
                                                                      : WD_CORE_RULE(09634));
    }
}

static wd_core_truth is_exclusive(const wd_barriers *b, const wd_barrier *barrier) {
    const wd_core_check *c = b->c;
    if (barrier->given.kind == WD_STATE_BARRIER_BUFFER) {
        const wd_state_buffer *buffer = WD_CORE_FIND(buffer, barrier->given.buffer);
        return buffer ? buffer->sharing_mode == VK_SHARING_MODE_EXCLUSIVE : WD_CORE_NOT_KNOWN;
    }
    const wd_state_image *image = WD_CORE_FIND(image, barrier->given.image);
    return image ? image->sharing_mode == VK_SHARING_MODE_EXCLUSIVE : WD_CORE_NOT_KNOWN;
}

void wd_barriers_check_families(const wd_barriers *b, const wd_barrier *barrier) {
    if (!wd_barrier_is_transfer(barrier)) {
        return;
    }
    if (!b->given.is_second) {
        check_first(b, barrier);
    }
    check_external(b, barrier);
    if (is_exclusive(b, barrier) != WD_CORE_TRUE) {
        return;
    }
    check_exclusive(b, barrier);
    const bool is_one = barrier->given.src_family == b->family || barrier->given.dst_family == b->family;
    if (b->command == WD_BARRIERS_PIPELINE && b->command_buffer && !is_one &&
        is_valid(b, barrier->given.src_family) && is_valid(b, barrier->given.dst_family)) {
        report_own_family(b, barrier);
    }
}

void wd_barriers_check_buffer(const wd_barriers *b, const wd_barrier *barrier) {
    wd_core_check *c = b->c;
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, barrier->given.buffer);
    wd_core_message m;
    // An offset outside of the buffer has a statement of its own.
    if (buffer && barrier->given.size != VK_WHOLE_SIZE && barrier->given.offset < buffer->size &&
        barrier->given.size > buffer->size - barrier->given.offset &&
        wd_core_begin_rule(&m, c, &barrier->frame, wd_barriers_owner(b, barrier->given.kind),
                           WD_CORE_RULE(01189))) {
        char name[160];
        wd_core_unsigned(&m, "size", barrier->given.size);
        wd_core_unsigned(&m, "offset", barrier->given.offset);
        wd_core_unsigned(&m, "the size of buffer", buffer->size);
        wd_core_notef(&m, "The buffer is %s",
                      wd_core_name(c, VK_OBJECT_TYPE_BUFFER, buffer->object.handle, name, sizeof name));
        wd_core_end(&m);
    }
}
