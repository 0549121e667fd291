// Names of units of memory of a workgroup.
#include <string.h>

#include "vk/spirv/workgroup_internal.h"

static void append_name(wd_string_builder *out, const char *name) {
    wd_string_append_printable(out, name, strlen(name), "");
}

// append_member appends the member of a struct that contains unit `*unit` of it, and makes `*unit` the unit of the
// member. It returns NULL if no member does.
static const node *append_member(const wd_workgroup_memory *memory, const node *own, uint32_t *unit,
                                 wd_string_builder *out) {
    for (uint32_t i = 0; i < own->length; i++) {
        const node *part = &memory->nodes.items[own->first_child + i];
        if (*unit >= part->first && *unit - part->first < part->units) {
            const char *name = wd_spirv_module_member_name(memory->module, own->type, i);
            wd_string_append_char(out, '.');
            if (name && name[0]) {
                append_name(out, name);
            } else {
                wd_string_appendf(out, "member%u", i);
            }
            *unit -= part->first;
            return part;
        }
    }
    return NULL;
}

// variable_of returns the variable of an access and the unit, or byte, of it; NULL: it is not known.
static const variable *variable_of(const wd_workgroup_memory *memory, const wd_workgroup_access *access,
                                   uint32_t *unit) {
    uint32_t indices[MAX_INDICES], num_indices;
    if (memory->unit_size) {
        const bool is_known = access && *unit < memory->num_units;
        *unit *= memory->unit_size;
        return is_known ? wd_workgroup_find_origin(memory, access->pointer, indices, &num_indices) : NULL;
    }
    for (size_t i = 0; i < memory->variables.count; i++) {
        const variable *own = &memory->variables.items[i];
        if (*unit >= own->first_unit && *unit - own->first_unit < memory->nodes.items[own->root].units) {
            *unit -= own->first_unit;
            return own;
        }
    }
    return NULL;
}

// append_variable appends the name of a variable, or of the block that it has.
static void append_variable(const wd_workgroup_memory *memory, const variable *own, wd_string_builder *out) {
    const char *name = wd_spirv_module_name(memory->module, own->id);
    if (memory->unit_size && !(name && name[0])) {
        name = wd_spirv_module_name(memory->module, memory->nodes.items[own->root].type);
    }
    append_name(out, name && name[0] ? name : "(without a name)");
}

// index_of returns the index of the part with a unit. The columns of a row-major matrix lie between each other.
static uint32_t index_of(const wd_workgroup_memory *memory, const node *own, uint32_t unit) {
    const node *part = wd_workgroup_part_of(memory, own, 0);
    const bool is_row_major = own->kind == MATRIX && part && part->stride > own->stride;
    if (!own->stride) {
        return 0;
    }
    return (is_row_major ? unit % part->stride : unit) / own->stride;
}

bool wd_workgroup_append_unit(const wd_workgroup_memory *memory, uint32_t unit,
                              const wd_workgroup_access *access, wd_string_builder *out) {
    const variable *own = variable_of(memory, access, &unit);
    if (!own) {
        return false;
    }
    append_variable(memory, own, out);
    const node *at = &memory->nodes.items[own->root];
    while (at && at->is_split &&
           !(memory->unit_size && at->kind != STRUCT && at->units <= memory->unit_size)) {
        if (at->kind == STRUCT) {
            at = append_member(memory, at, &unit, out);
            continue;
        }
        const uint32_t index = index_of(memory, at, unit);
        if (at->kind == VECTOR && index < 4) {
            wd_string_appendf(out, ".%c", "xyzw"[index]);
        } else {
            wd_string_appendf(out, "[%u]", index);
        }
        unit -= index * at->stride;
        at = wd_workgroup_part_of(memory, at, 0);
    }
    return true;
}
