// What the message ids are about, for readers that list rules.
#include <string.h>

#include "vk/gpuav/record/record.h"

// By the id's end: before it, ids of commands have the command's name.
static const struct {
    const char *end;
    const char *description;
} rules[] = {
    {"-None-10068", "A shader indexes an array of descriptors past its length."},
    {"-None-08114", "A shader uses a descriptor that was never written or is no longer valid."},
    {"VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
     "A shader accesses memory through a device address outside of every buffer that has one."},
    {"VUID-RuntimeSpirv-PhysicalStorageBuffer64-06315",
     "A shader accesses memory through a device address that is less aligned than its Aligned operand says."},
    {"VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314",
     "A shader accesses memory through a device address that is less aligned than the scalars there are "
     "wide."},
    {"-uniformBuffers-06935",
     "A shader accesses a uniform buffer outside of the range that its descriptor has."},
    {"-storageBuffers-06936",
     "A shader accesses a storage buffer outside of the range that its descriptor has."},
    {"WARDEN-gpuav-texel-buffer-bounds", "A shader accesses a texel buffer outside of its view."},
    {"WARDEN-gpuav-unknown-error", "A shader reported an error by a code that is not known."},
    {"WARDEN-gpuav-records-lost", "The output buffer was too small for the errors that shaders reported."},
    {"WARDEN-gpuav-records-unwritten",
     "The device stopped before shaders had written the errors they found."},
    {"WARDEN-gpuav-record-malformed", "The output buffer holds something that is not an error record."},
};

const char *wd_record_rule_description(const char *id) {
    const size_t length = strlen(id);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        const size_t end = strlen(rules[i].end);
        if (length >= end && strcmp(id + length - end, rules[i].end) == 0) {
            return rules[i].description;
        }
    }
    return NULL;
}
