// From results of builds of acceleration structures to findings.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/builds/build_items.h"
#include "vk/gpuav/builds/build_layout.h"
#include "vk/report/message_ids.h"

typedef wd_gpuav_indirect_result result;
typedef wd_gpuav_indirect_failure failure;

static uint64_t address_at(const uint32_t *words) {
    return words[0] | (uint64_t)words[1] << 32;
}

static float float_of(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

// append_place appends the geometry, and the primitive if `primitive` is not NULL: "instance 2 of geometry 0 of
// pInfos[1]".
static void append_place(wd_string_builder *text, const result *found, const char *primitive) {
    if (primitive) {
        wd_string_appendf(text, "%s %u of ", primitive, found->words[WD_INDIRECT_FIRST_BAD]);
    }
    wd_string_appendf(text, "geometry %u of pInfos[%u]", found->item.index, found->words[WD_BUILD_INFO]);
}

// append_count appends the number of bad primitives.
static void append_count(wd_string_builder *text, const result *found, const char *primitives) {
    wd_string_appendf(text, " The number of such %s in the geometry is %u.", primitives,
                      found->words[WD_INDIRECT_NUM_BAD]);
}

// append_structure appends the structure that was last known at an address.
static void append_structure(const wd_gpuav_device *device, wd_string_builder *text, uint64_t address) {
    wd_state_acceleration_structure *structure =
        wd_structure_table_find(&device->builds->structures, address);
    if (structure) {
        const wd_finding_object object =
            wd_gpuav_describe_object(&structure->object, "Acceleration structure");
        wd_gpuav_indirect_append_object(text, &object);
        wd_state_unref(&structure->object);
    }
}

// Rules

static void describe_reference(const wd_gpuav_device *device, const result *found, wd_string_builder *text,
                               failure *broken) {
    const uint32_t *values = &found->words[WD_BUILD_VALUES];
    const uint64_t reference = address_at(values);
    const uint32_t state = values[3];
    broken->id = WD_ID_VUID_BUILD_REFERENCE;
    broken->fix = "write the address of a bottom-level acceleration structure from "
                  "vkGetAccelerationStructureDeviceAddressKHR, or 0";
    append_place(text, found, "instance");
    wd_string_appendf(text, " has the accelerationStructureReference 0x%" PRIx64 ", which ", reference);
    if (!values[2]) {
        wd_string_append(text, "is not the address of an acceleration structure.");
    } else if (state == WD_STRUCTURE_TOP_LEVEL) {
        wd_string_append(text, "is the address of a top-level acceleration structure: ");
    } else if (state == WD_STRUCTURE_WITHOUT_MEMORY) {
        broken->id = WD_ID_VUID_BUILD_MEMORY;
        broken->fix =
            "keep the buffer of the acceleration structure, and its memory, until the build is complete";
        wd_string_append(
            text, "is the address of an acceleration structure whose buffer or memory was destroyed: ");
    } else {
        broken->fix = "keep the acceleration structure until the build is complete, or write another address";
        wd_string_append(text, "is the address of a destroyed acceleration structure: ");
    }
    if (values[2]) {
        append_structure(device, text, reference);
    }
    append_count(text, found, "instances");
}

static void describe_overlap(const wd_gpuav_device *device, const result *found, wd_string_builder *text,
                             failure *broken) {
    const uint32_t *values = &found->words[WD_BUILD_VALUES];
    broken->id = WD_ID_VUID_BUILD_OVERLAP;
    broken->fix = "build the acceleration structures that instances name in an earlier command, with a "
                  "barrier after it";
    append_place(text, found, "instance");
    wd_string_appendf(text,
                      " names an acceleration structure whose memory overlaps dstAccelerationStructure of "
                      "pInfos[%u], which the same command builds: ",
                      values[2]);
    append_structure(device, text, address_at(values));
    append_count(text, found, "instances");
}

static void describe_pointer(const result *found, wd_string_builder *text, failure *broken) {
    broken->id = WD_ID_VUID_BUILD_POINTER;
    broken->fix = "write the addresses of instances, which must be multiples of 16";
    append_place(text, found, "pointer");
    wd_string_appendf(text, " is 0x%" PRIx64 ", which is not a multiple of 16.",
                      address_at(&found->words[WD_BUILD_VALUES]));
    append_count(text, found, "pointers");
}

// is_singular returns whether a matrix cannot be inverted. Products of three floats need more precision than a float
// has: the determinant is 0 only if it is exactly 0.
static bool is_singular(const uint32_t *bits) {
    long double m[9];
    for (uint32_t i = 0; i < 9; i++) {
        if ((bits[i] & 0x7f800000) == 0x7f800000) {
            return true; // Infinite, or not a number.
        }
        m[i] = (long double)float_of(bits[i]);
    }
    return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) +
               m[2] * (m[3] * m[7] - m[4] * m[6]) ==
           0;
}

// describe_matrix returns whether the transform is wrong.
static bool describe_matrix(const result *found, wd_string_builder *text, failure *broken) {
    const uint32_t *bits = &found->words[WD_BUILD_VALUES];
    const bool is_instance = found->words[WD_INDIRECT_KIND] == WD_BUILD_MATRICES;
    if (!is_singular(bits)) {
        return false;
    }
    broken->id = WD_ID_VUID_BUILD_TRANSFORM;
    broken->fix = "write a transform that can be inverted; an instance is left out with a reference of 0";
    append_place(text, found, is_instance ? "instance" : NULL);
    wd_string_append(text, " has a transform whose 3x3 matrix cannot be inverted: ");
    for (uint32_t i = 0; i < 9; i++) {
        wd_string_appendf(text, "%s%g", i == 0 ? "" : i % 3 ? ", " : "; ", (double)float_of(bits[i]));
    }
    wd_string_append(text, ".");
    return true;
}

static void describe_index(const result *found, wd_string_builder *text, failure *broken) {
    const uint32_t *values = &found->words[WD_BUILD_VALUES];
    broken->id = WD_ID_VUID_BUILD_INDEX;
    broken->fix = "correct the index, or set maxVertex to the last vertex";
    append_place(text, found, "triangle");
    wd_string_appendf(text, ": index %u is %u, and with firstVertex %u is above maxVertex, which is %u.",
                      values[0], values[1], values[2], found->words[WD_BUILD_MAX_VERTEX]);
    append_count(text, found, "indices");
}

static void describe_box(const result *found, wd_string_builder *text, failure *broken) {
    static const char *const ids[] = {WD_ID_VUID_BUILD_BOX_X, WD_ID_VUID_BUILD_BOX_Y, WD_ID_VUID_BUILD_BOX_Z};
    const uint32_t *values = &found->words[WD_BUILD_VALUES];
    const uint32_t axis = values[0] < 3 ? values[0] : 0;
    broken->id = ids[axis];
    broken->fix = "write a minimum that is not above the maximum; a box is left out with a minX of NaN";
    append_place(text, found, "box");
    wd_string_appendf(text, " has min%c = %g, which is above max%c = %g.", "XYZ"[axis],
                      (double)float_of(values[1]), "XYZ"[axis], (double)float_of(values[2]));
    append_count(text, found, "boxes");
}

static void describe_num_primitives(const result *found, wd_string_builder *text, failure *broken) {
    broken->id = WD_ID_VUID_BUILD_COUNT;
    broken->fix = "write a smaller primitiveCount to the buffer, or raise the maximum";
    append_place(text, found, NULL);
    wd_string_appendf(text,
                      " has the primitiveCount %u in the buffer, but ppMaxPrimitiveCounts[%u][%u] is %u.",
                      found->words[WD_BUILD_VALUES], found->words[WD_BUILD_INFO], found->item.index,
                      found->words[WD_BUILD_NUM_PRIMITIVES]);
}

// Updates

static const char *primitive_of(const result *found) {
    const uint32_t flags = found->words[WD_INDIRECT_FLAGS];
    return flags & WD_BUILD_OF_TRIANGLES ? "triangle" : flags & WD_BUILD_OF_BOXES ? "box" : "instance";
}

static void describe_changed_index(const result *found, wd_string_builder *text, failure *broken) {
    const uint32_t *values = &found->words[WD_BUILD_VALUES];
    broken->id = WD_ID_VUID_UPDATE_INDEX;
    broken->fix = "build the acceleration structure again instead of updating it, or keep the indices";
    append_place(text, found, "triangle");
    wd_string_appendf(text, ": index %u is %u, but was %u when srcAccelerationStructure was last built.",
                      values[0], values[1], values[2]);
    append_count(text, found, "indices");
}

static void describe_changed_state(const result *found, wd_string_builder *text, failure *broken) {
    const bool is_active = found->words[WD_INDIRECT_KIND] == WD_BUILD_MADE_ACTIVE;
    broken->id = is_active ? WD_ID_VUID_UPDATE_MADE_ACTIVE : WD_ID_VUID_UPDATE_MADE_INACTIVE;
    broken->fix = "build the acceleration structure again instead of updating it";
    append_place(text, found, primitive_of(found));
    wd_string_appendf(text, " is %s, but was %s when srcAccelerationStructure was last built.",
                      is_active ? "active" : "inactive", is_active ? "inactive" : "active");
    append_count(text, found, "primitives");
}

// describe returns whether a rule is broken, and describes how.
static bool describe(const wd_gpuav_device *device, const result *found, wd_string_builder *text,
                     failure *broken) {
    switch (found->words[WD_INDIRECT_KIND]) {
    case WD_BUILD_REFERENCES:
        describe_reference(device, found, text, broken);
        return true;
    case WD_BUILD_OVERLAPS:
        describe_overlap(device, found, text, broken);
        return true;
    case WD_BUILD_POINTERS:
        describe_pointer(found, text, broken);
        return true;
    case WD_BUILD_INDICES:
        describe_index(found, text, broken);
        return true;
    case WD_BUILD_BOXES:
        describe_box(found, text, broken);
        return true;
    case WD_BUILD_COUNT:
        describe_num_primitives(found, text, broken);
        return true;
    case WD_BUILD_SAME_INDICES:
        describe_changed_index(found, text, broken);
        return true;
    case WD_BUILD_MADE_ACTIVE:
    case WD_BUILD_MADE_INACTIVE:
        describe_changed_state(found, text, broken);
        return true;
    default:
        return describe_matrix(found, text, broken);
    }
}

void wd_gpuav_builds_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const result *found) {
    failure broken = {0};
    wd_string_builder text;
    wd_string_init(&text, copies->device->allocator);
    if (describe(copies->device, found, &text, &broken)) {
        snprintf(broken.text, sizeof(broken.text), "%s",
                 text.failed ? "the data of an acceleration structure is invalid." : text.text);
        wd_gpuav_indirect_submit(copies, command_buffer, found, WD_SEVERITY_ERROR, &broken);
    }
    wd_string_finish(&text);
}
