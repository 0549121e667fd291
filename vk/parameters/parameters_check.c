// The interpreter: walks the arguments of a call along the rows of the tables.
#include <inttypes.h>
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/report/message_ids.h"

// Maximum length of a pNext chain. A longer chain has a cycle or invalid pointers.
enum { CHAIN_LIMIT = 4096 };

static uint64_t read_integer(const void *at, size_t width) {
    uint64_t value = 0;
    switch (width) {
    case 1: {
        uint8_t narrow;
        memcpy(&narrow, at, sizeof narrow);
        return narrow;
    }
    case 2: {
        uint16_t narrow;
        memcpy(&narrow, at, sizeof narrow);
        return narrow;
    }
    case 4: {
        uint32_t narrow;
        memcpy(&narrow, at, sizeof narrow);
        return narrow;
    }
    default:
        memcpy(&value, at, sizeof value);
        return value;
    }
}

static const char *read_pointer(const void *at) {
    const char *pointer;
    memcpy(&pointer, at, sizeof pointer);
    return pointer;
}

bool wd_parameters_read_count(uint16_t index, const void *owner, uint64_t *count) {
    const wd_parameters_count *entry = &wd_parameters_counts[index];
    const char *at = (const char *)owner + entry->offset;
    switch ((wd_parameters_count_kind)entry->kind) {
    case WD_PARAMETERS_CONSTANT:
        *count = entry->constant;
        return true;
    case WD_PARAMETERS_MEMBER:
        break;
    case WD_PARAMETERS_REFERENCED:
        at = read_pointer(at);
        at = wd_parameters_is_pointer(at) ? at : NULL;
        break;
    case WD_PARAMETERS_NESTED:
        at = read_pointer(at);
        at = wd_parameters_is_pointer(at) ? at + entry->inner : NULL;
        break;
    case WD_PARAMETERS_FORMULA:
        *count = entry->formula(owner);
        return true;
    }
    *count = at ? read_integer(at, entry->width) : 0;
    return at != NULL;
}

// The values that a row is about: `num` of them from `first`. NULL: there are none to read.
typedef struct values {
    const char *first;
    uint64_t num;
    bool is_array; // Messages give the index.
} values;

static values find_values(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                          const wd_parameters_row *row, const char *owner) {
    values found = {owner + row->offset, 1, row->count != 0};
    if (row->count && (!wd_parameters_read_count(row->count, owner, &found.num) || found.num == 0)) {
        return (values){NULL, 0, true};
    }
    if (row->flags & WD_PARAMETERS_THROUGH) {
        found.first = read_pointer(found.first);
        if (__builtin_expect(!wd_parameters_is_pointer(found.first), 0)) {
            if (found.first || !(row->flags & WD_PARAMETERS_OPTIONAL)) {
                wd_parameters_report_pointer(walk, frame, row->statement, -1, found.first);
            }
            found.first = NULL;
        }
    }
    return found;
}

static int64_t index_of(const values *found, uint64_t i) {
    return found->is_array ? (int64_t)i : -1;
}

// Chains.

static const wd_parameters_record *find_stype(VkStructureType stype) {
    size_t low = 0, high = wd_parameters_num_stypes;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const wd_parameters_record *record = &wd_parameters_structs[wd_parameters_by_stype[middle]];
        if (record->stype == stype) {
            return record;
        }
        if (record->stype < stype) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return NULL;
}

static bool extends(const wd_parameters_record *owner, const wd_parameters_record *chained) {
    const size_t number = (size_t)(chained - wd_parameters_structs);
    for (uint16_t i = 0; i < owner->num_extending; i++) {
        if (wd_parameters_extending[owner->first_extending + i] == number) {
            return true;
        }
    }
    return false;
}

// The loader's own structs, which layers see in the chains of vkCreateInstance and vkCreateDevice.
static bool is_of_loader(VkStructureType stype) {
    return stype == VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO ||
           stype == VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO;
}

static void report_unknown_struct(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                  VkStructureType stype) {
    if (walk->is_search) {
        walk->has_newer = true;
        return;
    }
    uint32_t *seen = &walk->data->reported_types[(uint32_t)stype % 64];
    if (__atomic_exchange_n(seen, (uint32_t)stype, __ATOMIC_RELAXED) != (uint32_t)stype) {
        wd_parameters_report_id(
            walk, frame, WD_SEVERITY_INFO, WD_ID_PARAMETERS_UNKNOWN_STRUCTURE, "pNext", -1, "",
            "has a structure of type %d, which this build of Warden does not know and does not check",
            (int)stype);
    }
}

// report_absent_struct reports a struct of a version or extension that is not enabled. Applications pass structs that
// vkGetPhysicalDeviceFeatures2 filled on to vkCreateDevice: there, those of other physical devices are ignored.
static void report_absent_struct(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                 const wd_parameters_row *row, const wd_parameters_record *record) {
    const char *name = wd_parameters_string(record->name);
    char requirement[512];
    wd_parameters_requirement_text(record->requirement, requirement, sizeof requirement);
    if (walk->call->command == WD_COMMAND_CreateDevice) {
        wd_parameters_report_id(walk, frame, WD_SEVERITY_INFO, WD_ID_PARAMETERS_UNSUPPORTED_STRUCTURE,
                                "pNext", -1, "",
                                "has a %s, and the physical device does not support %s: drivers ignore the "
                                "structure",
                                name, requirement);
    } else {
        wd_parameters_report(walk, frame, row->statement, -1, "has a %s, and %s is not enabled", name,
                             requirement);
    }
}

static void check_chained_rows(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                               const wd_parameters_row *row, const wd_parameters_record *record,
                               const VkBaseInStructure *chained) {
    const wd_parameters_frame inner = {.outer = frame,
                                       .name = wd_parameters_statements[row->statement].name,
                                       .chained = record->name,
                                       .index = -1,
                                       .data = chained};
    wd_parameters_check_rows(walk, &inner, record, chained);
}

// guard_chained checks only the pointers of a struct that may not be in the chain: whoever looks for its type reads
// them.
static void guard_chained(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                          const wd_parameters_row *row, const wd_parameters_record *record,
                          const VkBaseInStructure *chained) {
    const bool was_guard = walk->is_guard;
    walk->is_guard = true;
    check_chained_rows(walk, frame, row, record, chained);
    walk->is_guard = was_guard;
}

static void check_chained(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                          const wd_parameters_row *row, const wd_parameters_record *owner,
                          const VkBaseInStructure *chained) {
    const wd_parameters_record *record = find_stype(chained->sType);
    if (!record) {
        report_unknown_struct(walk, frame, chained->sType);
        return;
    }
    const char *name = wd_parameters_string(record->name);
    if (!extends(owner, record)) {
        wd_parameters_report(walk, frame, row->statement, -1, "has a %s, which does not extend %s", name,
                             wd_parameters_string(owner->name));
        guard_chained(walk, frame, row, record, chained);
        return;
    }
    if (!walk->world->met[record->requirement]) {
        report_absent_struct(walk, frame, row, record);
        guard_chained(walk, frame, row, record, chained);
        return;
    }
    if (walk->is_output) {
        return;
    }
    check_chained_rows(walk, frame, row, record, chained);
}

// check_end reports a chain without an end, and returns whether it has one.
static bool check_end(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                      const VkBaseInStructure *owner) {
    int length = 0;
    for (const VkBaseInStructure *chained = owner->pNext; chained; chained = chained->pNext) {
        if (length++ == CHAIN_LIMIT) {
            walk->skip = true;
            walk->call->is_unreadable = true;
            wd_parameters_report_id(walk, frame, WD_SEVERITY_ERROR, WD_ID_PARAMETERS_ENDLESS_CHAIN, "pNext",
                                    -1, "A pNext chain ends with NULL.",
                                    "leads to more than %d structures: the chain has no end", CHAIN_LIMIT);
            return false;
        }
    }
    return true;
}

static void check_chain(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                        const wd_parameters_row *row, const VkBaseInStructure *owner) {
    const wd_parameters_record *record = &wd_parameters_structs[row->type];
    if (!check_end(walk, frame, owner)) {
        return;
    }
    for (const VkBaseInStructure *chained = owner->pNext; chained; chained = chained->pNext) {
        if (!is_of_loader(chained->sType)) {
            check_chained(walk, frame, row, record, chained);
        }
    }
}

static void check_unique(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, const VkBaseInStructure *owner) {
    if (walk->call->is_unreadable) {
        return; // The chain may have no end.
    }
    for (const VkBaseInStructure *chained = owner->pNext; chained; chained = chained->pNext) {
        const VkBaseInStructure *other = chained->pNext;
        while (other && other->sType != chained->sType) {
            other = other->pNext;
        }
        if (!other || is_of_loader(other->sType)) {
            continue;
        }
        const wd_parameters_record *record = find_stype(chained->sType);
        if (record && !record->allows_duplicates) {
            wd_parameters_report(walk, frame, row->statement, -1, "%s is in the pNext chain twice",
                                 wd_parameters_string(record->name));
        }
    }
}

// Values.

static void check_stype(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                        const wd_parameters_row *row, const void *owner) {
    const wd_parameters_record *record = &wd_parameters_structs[row->type];
    const VkStructureType stype = ((const VkBaseInStructure *)owner)->sType;
    if (__builtin_expect(stype != record->stype, 0)) {
        const wd_parameters_record *other = find_stype(stype);
        wd_parameters_report(walk, frame, row->statement, -1, "is %d%s%s", (int)stype,
                             other ? ", the type of " : "", other ? wd_parameters_string(other->name) : "");
    }
}

// may_be_newer returns whether an extension that the build does not know may define the value. The values of extensions
// contain the number of the extension.
static bool may_be_newer(const wd_parameters_walk *walk, int64_t value) {
    return value >= 1000000000 && value < 2000000000 && !wd_parameters_is_closed(walk);
}

static void report_unknown_value(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                 const wd_parameters_row *row, int64_t index, const char *type,
                                 uint64_t value) {
    walk->has_newer = true;
    wd_parameters_report_id(walk, frame, WD_SEVERITY_INFO, WD_ID_PARAMETERS_UNKNOWN_VALUE,
                            wd_parameters_string(wd_parameters_statements[row->statement].name), index, "",
                            "has 0x%" PRIx64 ", a value of %s that this build of Warden does not know", value,
                            type);
}

static const wd_parameters_range *find_range(const wd_parameters_enum *values, int32_t value) {
    const wd_parameters_range *ranges = wd_parameters_ranges + values->first;
    size_t low = 0, high = values->num;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (value > ranges[middle].last) {
            low = middle + 1;
        } else if (value < ranges[middle].first) {
            high = middle;
        } else {
            return &ranges[middle];
        }
    }
    return NULL;
}

bool wd_parameters_has_value(const wd_parameters_world *world, uint16_t type, int32_t value) {
    const wd_parameters_range *range = find_range(&wd_parameters_enums[type], value);
    return range && world->met[range->requirement];
}

static void check_enum(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                       const wd_parameters_row *row, int64_t index, const char *at) {
    const int32_t value = (int32_t)(uint32_t)read_integer(at, sizeof(uint32_t));
    if (value == 0 &&
        (row->flags & (WD_PARAMETERS_OPTIONAL | WD_PARAMETERS_THROUGH)) == WD_PARAMETERS_OPTIONAL) {
        return;
    }
    const wd_parameters_enum *type = &wd_parameters_enums[row->type];
    const wd_parameters_range *range = find_range(type, value);
    if (__builtin_expect(range && walk->world->met[range->requirement], 1)) {
        return;
    }
    const char *name = wd_parameters_string(type->name);
    if (range) {
        char requirement[512];
        wd_parameters_requirement_text(range->requirement, requirement, sizeof requirement);
        wd_parameters_report(walk, frame, row->statement, index,
                             "is %d, a value of %s that needs %s, which is not enabled", value, name,
                             requirement);
    } else if (may_be_newer(walk, value)) {
        report_unknown_value(walk, frame, row, index, name, (uint32_t)value);
    } else {
        wd_parameters_report(walk, frame, row->statement, index, "is %d, which is not a value of %s", value,
                             name);
    }
}

// The requirement of a bit, or of an enumerant of several bits; -1: there is none.
static int find_bit(const wd_parameters_mask *mask, uint64_t bits) {
    for (uint16_t i = 0; i < mask->num; i++) {
        if (wd_parameters_bits[mask->first + i].bits == bits) {
            return wd_parameters_bits[mask->first + i].requirement;
        }
    }
    return -1;
}

static void report_bits(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                        const wd_parameters_row *row, int64_t index, uint64_t value) {
    const wd_parameters_mask *mask = &wd_parameters_masks[row->type];
    const char *name = wd_parameters_string(mask->name);
    const uint64_t wrong = value & ~walk->world->masks[row->type];
    const uint64_t bit = wrong ? wrong & (~wrong + 1) : value;
    const int requirement = find_bit(mask, bit);
    if (wrong && requirement >= 0) {
        char text[512];
        wd_parameters_requirement_text((uint16_t)requirement, text, sizeof text);
        wd_parameters_report(walk, frame, row->statement, index,
                             "is 0x%" PRIx64 ": the bit 0x%" PRIx64 " of %s needs %s, which is not enabled",
                             value, bit, name, text);
    } else if (wrong && !wd_parameters_is_closed(walk)) {
        report_unknown_value(walk, frame, row, index, name, bit);
    } else if (wrong) {
        wd_parameters_report(walk, frame, row->statement, index,
                             "is 0x%" PRIx64 ": the bit 0x%" PRIx64 " is not one of %s", value, bit, name);
    } else {
        wd_parameters_report(walk, frame, row->statement, index,
                             "is 0x%" PRIx64 ", which is not one bit of %s", value, name);
    }
}

static void check_flags(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                        const wd_parameters_row *row, int64_t index, const char *at) {
    const uint64_t value = read_integer(at, row->stride);
    if (__builtin_expect((value & ~walk->world->masks[row->type]) == 0, 1)) {
        return;
    }
    const int requirement = find_bit(&wd_parameters_masks[row->type], value);
    if (requirement < 0 || (value & (value - 1)) == 0 || !walk->world->met[requirement]) {
        report_bits(walk, frame, row, index, value);
    }
}

static void check_bit(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                      const wd_parameters_row *row, int64_t index, const char *at) {
    const uint64_t value = read_integer(at, row->stride);
    const wd_parameters_mask *mask = &wd_parameters_masks[row->type];
    if (value == 0 ? mask->has_zero || row->flags & WD_PARAMETERS_OPTIONAL
                   : (value & (value - 1)) == 0 && (value & ~walk->world->masks[row->type]) == 0) {
        return;
    }
    const int requirement = value ? find_bit(mask, value) : -1;
    if (requirement < 0 || (value & (value - 1)) == 0 || !walk->world->met[requirement]) {
        report_bits(walk, frame, row, index, value);
    }
}

static void check_handle(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, int64_t index, const char *at) {
    const bool is_element = row->flags & WD_PARAMETERS_THROUGH;
    const bool may_be_null = row->flags & (is_element ? WD_PARAMETERS_NULL_ELEMENTS : WD_PARAMETERS_OPTIONAL);
    if (!may_be_null && read_integer(at, row->stride) == 0) {
        const bool dispatchable = wd_parameters_handles[row->type].dispatchable;
        wd_parameters_report(walk, frame, row->statement, index, "is %s",
                             dispatchable ? "NULL" : "VK_NULL_HANDLE");
        if (dispatchable) { // Drivers and layers read through the handle.
            walk->skip = true;
            walk->call->is_unreadable = true;
        }
    }
}

static void check_struct(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, const char *owner) {
    const values found = find_values(walk, frame, row, owner);
    if (!found.first) {
        return;
    }
    const bool was_output = walk->is_output;
    walk->is_output |= (row->flags & WD_PARAMETERS_OUTPUT) != 0;
    wd_parameters_frame inner = {.outer = frame,
                                 .name = wd_parameters_statements[row->statement].name,
                                 .is_pointer = row->flags & WD_PARAMETERS_THROUGH,
                                 .index = -1};
    const bool is_indirect = row->flags & WD_PARAMETERS_INDIRECT;
    for (uint64_t i = 0; i < found.num; i++) {
        const char *at = found.first + i * (is_indirect ? sizeof(void *) : row->stride);
        inner.index = index_of(&found, i);
        at = is_indirect ? read_pointer(at) : at;
        inner.data = at;
        if (wd_parameters_is_pointer(at)) {
            wd_parameters_check_rows(walk, &inner, &wd_parameters_structs[row->type], at);
        } else if (at || !(row->flags & WD_PARAMETERS_NULL_ELEMENTS)) {
            wd_parameters_report_pointer(walk, frame, row->statement, inner.index, at);
        }
    }
    walk->is_output = was_output;
}

static void check_pointer(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                          const wd_parameters_row *row, const char *owner) {
    uint64_t num = 1;
    if (row->count && (!wd_parameters_read_count(row->count, owner, &num) || num == 0)) {
        return;
    }
    const char *pointer = read_pointer(owner + row->offset);
    if (__builtin_expect(!wd_parameters_is_pointer(pointer), 0)) {
        if (pointer || !(row->flags & WD_PARAMETERS_OPTIONAL)) {
            wd_parameters_report_pointer(walk, frame, row->statement, -1, pointer);
        }
        return;
    }
    for (uint64_t i = 0; row->flags & WD_PARAMETERS_INDIRECT && i < num; i++) {
        const char *element = read_pointer(pointer + i * sizeof(void *));
        if (!wd_parameters_is_pointer(element)) {
            wd_parameters_report_pointer(walk, frame, row->statement, (int64_t)i, element);
        }
    }
}

static void check_string(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, const char *owner) {
    if (!(row->flags & WD_PARAMETERS_THROUGH)) {
        if (!memchr(owner + row->offset, '\0', row->stride)) {
            wd_parameters_report(walk, frame, row->statement, -1, "does not end within its %u bytes",
                                 (unsigned)row->stride);
        }
        return;
    }
    const values found = find_values(walk, frame, row, owner);
    for (uint64_t i = 0; found.first && row->count && i < found.num; i++) {
        const char *element = read_pointer(found.first + i * sizeof(char *));
        if (!wd_parameters_is_pointer(element)) {
            wd_parameters_report_pointer(walk, frame, row->statement, (int64_t)i, element);
        }
    }
}

static void check_values(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, const char *owner) {
    const values found = find_values(walk, frame, row, owner);
    for (uint64_t i = 0; found.first && i < found.num; i++) {
        const char *at = found.first + i * row->stride;
        const int64_t index = index_of(&found, i);
        switch ((wd_parameters_op)row->op) {
        case WD_PARAMETERS_ENUM:
            check_enum(walk, frame, row, index, at);
            break;
        case WD_PARAMETERS_FLAGS:
            check_flags(walk, frame, row, index, at);
            break;
        case WD_PARAMETERS_BIT:
            check_bit(walk, frame, row, index, at);
            break;
        case WD_PARAMETERS_HANDLE:
            check_handle(walk, frame, row, index, at);
            break;
        default:
            if (read_integer(at, sizeof(VkBool32)) > 1) {
                wd_parameters_report_id(walk, frame, WD_SEVERITY_ERROR, WD_ID_PARAMETERS_BOOL,
                                        wd_parameters_string(wd_parameters_statements[row->statement].name),
                                        index, "A VkBool32 is VK_TRUE or VK_FALSE",
                                        "is %" PRIu64 ", neither VK_TRUE nor VK_FALSE",
                                        read_integer(at, sizeof(VkBool32)));
            }
        }
    }
}

static void check_mask(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                       const wd_parameters_row *row, const char *owner) {
    const uint64_t value = read_integer(owner + row->offset, row->stride);
    if (row->op == WD_PARAMETERS_NOT_ZERO && value == 0) {
        wd_parameters_report(walk, frame, row->statement, -1, "is 0");
    } else if (row->op == WD_PARAMETERS_ZERO && value != 0) {
        if (wd_parameters_is_closed(walk)) {
            wd_parameters_report(walk, frame, row->statement, -1, "is 0x%" PRIx64 ": no bit is defined",
                                 value);
        } else {
            report_unknown_value(walk, frame, row, -1, "a reserved mask", value);
        }
    }
}

static void check_length(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                         const wd_parameters_row *row, const char *owner) {
    uint64_t length;
    if (wd_parameters_read_count(row->count, owner, &length) && length == 0) {
        wd_parameters_report(walk, frame, row->statement, -1, "is 0");
    }
}

static void check_row(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                      const wd_parameters_row *row, const char *owner) {
    switch ((wd_parameters_op)row->op) {
    case WD_PARAMETERS_STYPE:
        check_stype(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_CHAIN:
        if (((const VkBaseInStructure *)owner)->pNext) {
            check_chain(walk, frame, row, (const VkBaseInStructure *)owner);
        }
        break;
    case WD_PARAMETERS_UNIQUE:
        if (((const VkBaseInStructure *)owner)->pNext) {
            check_unique(walk, frame, row, (const VkBaseInStructure *)owner);
        }
        break;
    case WD_PARAMETERS_ENDS:
        if (!(frame && frame->chained)) { // The chain that has the struct was followed to its end.
            check_end(walk, frame, (const VkBaseInStructure *)owner);
        }
        break;
    case WD_PARAMETERS_POINTER:
        check_pointer(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_STRUCT:
        check_struct(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_STRING:
        check_string(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_NOT_ZERO:
    case WD_PARAMETERS_ZERO:
        check_mask(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_LENGTH:
        check_length(walk, frame, row, owner);
        break;
    case WD_PARAMETERS_PARENT:
        if (walk->data->checks_parents) {
            wd_parameters_check_parent(walk, frame, row, owner);
        }
        break;
    case WD_PARAMETERS_COMMON:
        if (walk->data->checks_parents) {
            wd_parameters_check_common(walk, frame, row, owner);
        }
        break;
    default:
        check_values(walk, frame, row, owner);
    }
}

// follows_pointer returns whether a row can find a pointer that is not one.
static bool follows_pointer(const wd_parameters_row *row) {
    return row->flags & WD_PARAMETERS_THROUGH || row->op == WD_PARAMETERS_POINTER ||
           row->op == WD_PARAMETERS_STRUCT || row->op == WD_PARAMETERS_STRING ||
           row->op == WD_PARAMETERS_CHAIN || row->op == WD_PARAMETERS_ENDS;
}

static void guard_rows(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                       const wd_parameters_record *record, const void *data) {
    const wd_parameters_row *row = wd_parameters_rows + record->first_row;
    const wd_parameters_row *end = row + (walk->is_output ? record->num_heading : record->num_rows);
    for (; row != end && !walk->call->is_unreadable; row++) {
        walk->frame = frame;
        if (follows_pointer(row) && (!row->condition || wd_parameters_holds(walk, row->condition, data))) {
            check_row(walk, frame, row, data);
        }
    }
}

static void check_rows(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                       const wd_parameters_record *record, const void *data) {
    const wd_parameters_row *row = wd_parameters_rows + record->first_row;
    const wd_parameters_row *end = row + (walk->is_output ? record->num_heading : record->num_rows);
    for (; row != end && !walk->call->is_unreadable; row++) {
        walk->frame = frame;
        if (!row->condition || wd_parameters_holds(walk, row->condition, data)) {
            check_row(walk, frame, row, data);
        }
    }
}

void wd_parameters_check_rows(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                              const wd_parameters_record *record, const void *data) {
    if (walk->is_guard) {
        guard_rows(walk, frame, record, data);
    } else {
        check_rows(walk, frame, record, data);
    }
}
