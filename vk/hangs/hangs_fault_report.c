// The findings about faults of a device, and its crash dump.
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "vk/hangs/hangs_fault_internal.h"
#include "vk/hangs/hangs_text.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"
#include "vk/report/object_text.h"
#include "vk/util/file.h"

enum { MOST_FILES = 10000 }; // Of one process.

// The crash dump

// append_folder appends the folder of crash dumps. False: there is none.
static bool append_folder(wd_string_builder *path, const wd_hangs_options *options) {
    if (options->dump_dir && *options->dump_dir) {
        wd_string_appendf(path, "%s/", options->dump_dir);
        return true;
    }
    const char *report = options->report;
    if (!report || !*report || strcmp(report, "stdout") == 0 || strcmp(report, "stderr") == 0) {
        return false;
    }
    const char *slash = strrchr(report, '/');
    wd_string_append_n(path, report, slash ? (size_t)(slash + 1 - report) : 0);
    return true;
}

// write_dump writes the dump to a new file and returns the path in `path`.
static wd_status write_dump(wd_string_builder *path, const wd_hangs_fault *fault) {
    const size_t length = path->length;
    wd_status status = WD_ERROR_IO;
    errno = EEXIST;
    for (unsigned i = 1; i < MOST_FILES && status == WD_ERROR_IO && errno == EEXIST; i++) {
        path->length = length;
        path->text[length] = 0;
        wd_string_appendf(path, "device-fault-%ld-%u.bin", (long)getpid(), i);
        status = path->failed ? WD_ERROR_OUT_OF_MEMORY
                              : wd_file_write(path->text, fault->dump, fault->dump_size,
                                              WD_FILE_NEW | WD_FILE_PRIVATE);
    }
    return status;
}

static void append_dump(wd_string_builder *facts, const wd_hangs_device *device,
                        const wd_hangs_fault *fault) {
    wd_string_builder path;
    if (!fault->dump_size) {
        return;
    }
    wd_string_init(&path, device->allocator);
    wd_string_appendf(facts, "%sThe crash dump of %zu bytes ", facts->length ? "\n" : "", fault->dump_size);
    if (!append_folder(&path, &device->instance->options)) {
        wd_string_append(facts, "was not saved: set hang_dump_dir.");
    } else {
        const wd_status status = write_dump(&path, fault);
        wd_string_append(facts, status == WD_OK ? "is in " : "could not be written to ");
        wd_string_append_printable(facts, path.text, strlen(path.text), "");
        wd_string_append(facts, ".");
    }
    wd_string_finish(&path);
}

// Findings

// append_text appends a text of the driver, which may lack its NUL.
static void append_text(wd_string_builder *out, const char text[VK_MAX_DESCRIPTION_SIZE]) {
    const char *end = memchr(text, 0, VK_MAX_DESCRIPTION_SIZE);
    wd_string_append_printable(out, text, end ? (size_t)(end - text) : VK_MAX_DESCRIPTION_SIZE, "");
}

static void append_vendor_infos(wd_string_builder *facts, const wd_hangs_fault *fault) {
    for (uint32_t i = 0; i < fault->num_vendor_infos; i++) {
        const VkDeviceFaultVendorInfoEXT *info = &fault->vendor_infos[i];
        wd_string_append(facts, facts->length ? "\nVendor: \"" : "Vendor: \"");
        append_text(facts, info->description);
        wd_string_appendf(facts, "\", code 0x%" PRIx64 ", data 0x%" PRIx64 ".", info->vendorFaultCode,
                          info->vendorFaultData);
    }
}

static void deliver(wd_hangs_device *device, const char *id, const wd_finding_parts *parts,
                    const wd_finding_object *objects, size_t num_objects,
                    const wd_finding_property *properties, size_t num_properties) {
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_finding_compose(&text, parts);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "The driver described a fault of the device." : text.text,
        .objects = objects,
        .num_objects = num_objects,
        .properties = properties,
        .num_properties = num_properties,
    };
    wd_report_submit(device->instance->chassis->report, &finding);
    wd_string_finish(&text);
}

void wd_hangs_report_description(wd_hangs_device *device, const wd_hangs_fault *fault) {
    const wd_state_object *object = wd_state_device_object(device->chassis->state);
    const wd_finding_object described = wd_hangs_describe_object(object);
    wd_string_builder summary, facts;
    wd_string_init(&summary, device->allocator);
    wd_string_init(&facts, device->allocator);
    wd_string_append(&summary, fault->is_loss ? "The driver describes the loss of "
                                              : "The driver describes a fault of ");
    wd_hangs_append_object(&summary, object);
    wd_string_append(&summary, " as \"");
    append_text(&summary, fault->description);
    wd_string_append(&summary, "\"");
    wd_string_append(&facts, fault->facts);
    append_vendor_infos(&facts, fault);
    append_dump(&facts, device, fault);
    deliver(device, WD_ID_HANGS_FAULT,
            &(wd_finding_parts){.summary = summary.text,
                                .facts = facts.text,
                                .fix = "look up the description and the codes in the vendor's documentation"},
            &described, 1, NULL, 0);
    wd_string_finish(&summary);
    wd_string_finish(&facts);
}

// access_of returns what the device did at an address; NULL: the type is not one that we know.
static const char *access_of(VkDeviceFaultAddressTypeEXT type) {
    switch ((int)type) {
    case VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT:
        return "read";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT:
        return "wrote";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_EXECUTE_INVALID_EXT:
        return "executed";
    default:
        return NULL;
    }
}

// append_distance appends where an address is, relative to an object.
static void append_distance(wd_string_builder *text, const wd_hangs_range *range, VkDeviceAddress begin,
                            uint64_t distance) {
    if (!distance) {
        wd_string_append(text, ", inside ");
    } else if (begin >= range->end) {
        wd_string_appendf(text, ", %" PRIu64 " bytes after the end of ", distance - 1);
    } else {
        wd_string_appendf(text, ", %" PRIu64 " bytes before ", distance);
    }
    wd_report_append_object(text, wd_handle_type_name(range->type), range->name, range->handle);
}

static void append_range(wd_string_builder *facts, const wd_hangs_range *range) {
    wd_string_appendf(facts, "It has the addresses [0x%" PRIx64 ", 0x%" PRIx64 ")", range->begin, range->end);
    if (range->destroyed_by && !*range->destroyed_by) {
        wd_string_append(facts, ", which the driver has unbound");
    } else if (range->destroyed_by) {
        wd_string_appendf(facts, " and was destroyed by %s in frame %" PRIu64, range->destroyed_by,
                          range->frame);
    }
    wd_string_append(facts, ".");
}

// address_type_string returns the name of a type of addresses, whose enum VK_KHR_device_fault renames.
static const char *address_type_string(VkDeviceFaultAddressTypeEXT type) {
#ifdef VK_KHR_device_fault
    return wd_VkDeviceFaultAddressTypeKHR_string(type);
#else
    return wd_VkDeviceFaultAddressTypeEXT_string(type);
#endif
}

static const char *fix_of(const wd_hangs_range *range, bool has_range) {
    if (has_range && range->destroyed_by) {
        return "destroy the object after the work that uses it is complete";
    }
    return "check the pointers and indices of the shaders that had begun; gpuav_enable finds accesses "
           "outside of buffers";
}

// find_nearest prefers the objects of the state tracker, whose names and ends are known, to those that the driver
// bound.
static void find_nearest(wd_hangs_device *device, wd_hangs_search *search) {
    wd_hangs_compare_objects(&device->history, device->chassis->state, search);
    wd_hangs_visit_bindings(&device->instance->bindings, wd_hangs_compare_range, search);
    wd_hangs_range *nearest = &search->nearest;
    if (!search->found || *nearest->name || nearest->destroyed_by) {
        return;
    }
    wd_state_object *object = wd_state_find_ref(device->chassis->state, nearest->type, nearest->handle);
    const char *name = object ? wd_state_printable_name(object) : NULL;
    snprintf(nearest->name, sizeof nearest->name, "%s", name ? name : "");
    wd_state_unref(object);
}

void wd_hangs_report_address(wd_hangs_device *device, const VkDeviceFaultAddressInfoEXT *info, bool is_loss) {
    if (info->addressType == VK_DEVICE_FAULT_ADDRESS_TYPE_NONE_EXT) {
        return;
    }
    // Addresses are precise to a power of two.
    const VkDeviceSize mask = info->addressPrecision > 1 ? info->addressPrecision - 1 : 0;
    const VkDeviceAddress begin = info->reportedAddress & ~mask, last = begin | mask;
    wd_hangs_search search = {.begin = begin, .end = last == UINT64_MAX ? last : last + 1};
    find_nearest(device, &search);
    const wd_hangs_range range = search.nearest;
    const bool has_range = search.found;
    wd_string_builder summary, facts;
    wd_string_init(&summary, device->allocator);
    wd_string_init(&facts, device->allocator);
    const char *access = access_of(info->addressType);
    if (access) {
        wd_string_appendf(&summary, "The device %s the invalid address 0x%" PRIx64, access,
                          info->reportedAddress);
    } else {
        wd_string_appendf(&summary,
                          "The %s of the device has to do with the address of an instruction, 0x%" PRIx64,
                          is_loss ? "loss" : "fault", info->reportedAddress);
    }
    if (access && has_range) {
        append_distance(&summary, &range, begin, search.distance);
        append_range(&facts, &range);
    }
    if (mask) {
        wd_string_appendf(&facts, "%sThe address is one of [0x%" PRIx64 ", 0x%" PRIx64 "].",
                          facts.length ? "\n" : "", begin, last);
    }
    char address[24];
    snprintf(address, sizeof address, "0x%" PRIx64, info->reportedAddress);
    const wd_finding_property properties[] = {
        {"address", address},
        {"address_type", address_type_string(info->addressType)},
    };
    const wd_finding_object object = {range.type, has_range ? wd_handle_type_name(range.type) : NULL,
                                      range.handle, *range.name ? range.name : NULL};
    deliver(device, WD_ID_HANGS_FAULT_ADDRESS,
            &(wd_finding_parts){
                .summary = summary.text, .facts = facts.text, .fix = fix_of(&range, access && has_range)},
            &object, access && has_range, properties, sizeof properties / sizeof *properties);
    wd_string_finish(&summary);
    wd_string_finish(&facts);
}
