// Checks by the host of pointers in push constants (wd_host_address_check).
#include <inttypes.h>
#include <string.h>

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/report/message_ids.h"

// read_address reads a pointer in push constants. False: it was not pushed.
static bool read_address(const wd_state_command_buffer *command_buffer, uint32_t offset, uint64_t *address) {
    if (command_buffer->pushed.size < sizeof(*address) ||
        offset > command_buffer->pushed.size - sizeof(*address)) {
        return false;
    }
    for (uint32_t word = offset / 4; word < offset / 4 + 2; word++) {
        if (!(command_buffer->pushed.written[word / 32] & 1u << (word % 32))) {
            return false;
        }
    }
    memcpy(address, command_buffer->pushed.values + offset, sizeof(*address));
    return true;
}

bool wd_gpuav_read_addresses(const wd_state_command_buffer *command_buffer,
                             const wd_instrument_result *shader, uint64_t *addresses) {
    for (size_t i = 0; i < shader->num_host_address_checks; i++) {
        if (!read_address(command_buffer, shader->host_address_checks[i].push_offset, &addresses[i])) {
            return false;
        }
    }
    return true;
}

static bool is_in_a_buffer(wd_gpuav_device *device, const wd_host_address_check *check, uint64_t address) {
    return wd_gpuav_addresses_contain(&device->addresses, address, (uint64_t)check->last + 1);
}

bool wd_gpuav_addresses_hold(wd_gpuav_device *device, const wd_instrument_result *shader,
                             const uint64_t *addresses) {
    for (size_t i = 0; i < shader->num_host_address_checks; i++) {
        const wd_host_address_check *check = &shader->host_address_checks[i];
        if (addresses[i] & (check->alignment - 1) || !is_in_a_buffer(device, check, addresses[i])) {
            return false;
        }
    }
    return true;
}

// Buffers that were destroyed after the recording

enum { MAX_ID = 128 };

static void report_destroyed(wd_gpuav_device *device, const wd_gpuav_destroyed_address *destroyed,
                             const wd_host_address_check *check, uint64_t address) {
    const bool is_certain = check->is_certain && destroyed->is_executed;
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(
        &text,
        "Device address 0x%" PRIx64
        " at offset %u of the push constants is no longer in a buffer: the buffer was destroyed after %s was "
        "recorded, and the command buffer is submitted. The shader accesses %" PRIu64
        " bytes at the address%s. ",
        address, check->push_offset, destroyed->command, (uint64_t)check->last + 1,
        is_certain ? "" : ", unless a condition prevents that");
    wd_gpuav_addresses_describe(&device->addresses, address, (uint64_t)check->last + 1, &text);
    for (size_t i = 0; i < destroyed->num_objects; i++) {
        wd_gpuav_append_object(&text, &destroyed->objects[i]);
        wd_string_append(&text, " ");
    }
    wd_string_append(&text,
                     "Fix: destroy the buffer after the last submission of the command buffer, or record "
                     "the command buffer again.");
    wd_message_compose(id, sizeof(id), WD_ID_VUID_DEVICE_ADDRESS_BOUNDS, destroyed->command);
    const wd_finding finding = {
        .severity = is_certain ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "A device address is no longer in a buffer." : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64(check->push_offset) ^
                wd_hash_u64(destroyed->shader_id),
        .objects = destroyed->objects,
        .num_objects = destroyed->num_objects,
    };
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

// has_certain_finding returns whether the pointer is reported because of accesses that every invocation makes. Then its
// other accesses have no finding of their own.
static bool has_certain_finding(wd_gpuav_device *device, const wd_instrument_result *shader,
                                const wd_host_address_check *check, uint64_t address) {
    for (size_t i = 0; !check->is_certain && i < shader->num_host_address_checks; i++) {
        const wd_host_address_check *other = &shader->host_address_checks[i];
        if (other->is_certain && other->push_offset == check->push_offset) {
            return !is_in_a_buffer(device, other, address);
        }
    }
    return false;
}

void wd_gpuav_report_destroyed_addresses(wd_gpuav_device *device, const wd_gpuav_destroyed_address *destroyed,
                                         const wd_instrument_result *shader, const uint64_t *addresses) {
    for (size_t i = 0; i < shader->num_host_address_checks; i++) {
        const wd_host_address_check *check = &shader->host_address_checks[i];
        if (!is_in_a_buffer(device, check, addresses[i]) &&
            !has_certain_finding(device, shader, check, addresses[i])) {
            report_destroyed(device, destroyed, check, addresses[i]);
        }
    }
}
