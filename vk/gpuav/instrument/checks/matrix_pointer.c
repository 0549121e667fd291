// Offsets of pointers to cooperative matrices, to check their alignment. The address of a buffer or of memory of the
// workgroup is not known to shaders, but its alignment is: a storage buffer that is bound begins at a multiple of
// minStorageBufferOffsetAlignment, and all blocks in memory of the workgroup begin at its first byte.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// add_term adds the product of an index and a stride. False: there are too many.
static bool add_term(wd_limit *limit, uint32_t index, uint64_t stride) {
    if (stride % limit->limit == 0) {
        return true;
    }
    if (limit->num_terms == WD_MAX_LIMIT_TERMS) {
        return false;
    }
    limit->terms[limit->num_terms].index = index;
    limit->terms[limit->num_terms++].stride = (uint32_t)(stride % limit->limit);
    return true;
}

// leads_to_variable returns whether access chains from a variable of a storage class make a pointer.
static bool leads_to_variable(const wd_spirv_module *module, uint32_t id, uint32_t storage_class) {
    wd_spirv_instruction variable;
    return wd_spirv_module_find_opcode(module, wd_pointer_base(module, id), SpvOpVariable, &variable) &&
           variable.words[3] == storage_class;
}

static bool find_in_buffer(const wd_analysis *analysis, uint32_t pointer, wd_limit *limit) {
    const wd_location *location = wd_location_of(analysis, pointer);
    const uint32_t base = analysis->options->limits.storage_alignment;
    if (!base || base & (base - 1) || !location || !location->known || location->type_only ||
        !leads_to_variable(analysis->module, pointer, SpvStorageClassStorageBuffer)) {
        return false;
    }
    limit->limit = limit->limit < base ? limit->limit : base;
    limit->offset = (uint32_t)(location->offset % limit->limit);
    const wd_term *terms = wd_location_terms(analysis, location);
    for (uint32_t i = 0; i < location->num_terms; i++) {
        if (!add_term(limit, terms[i].index, terms[i].stride)) {
            return false;
        }
    }
    return true;
}

static bool find_in_blocks(wd_workgroup_memory *memory, uint32_t pointer, wd_limit *limit) {
    const uint32_t unit_size = wd_workgroup_unit_size(memory);
    wd_workgroup_location location;
    if (!unit_size || !wd_workgroup_locate(memory, pointer, &location)) {
        return false;
    }
    limit->offset = (uint32_t)((uint64_t)location.first * unit_size % limit->limit);
    for (uint32_t i = 0; i < location.num_terms; i++) {
        if (!add_term(limit, location.terms[i].index, (uint64_t)location.terms[i].stride * unit_size)) {
            return false;
        }
    }
    return true;
}

wd_status wd_matrix_find_offset(wd_analysis *analysis, uint32_t pointer, wd_limit *limit, bool *found) {
    wd_check_subjects *subjects = analysis->subjects;
    *found = false;
    if (leads_to_variable(analysis->module, pointer, SpvStorageClassWorkgroup)) {
        const wd_status status =
            subjects->blocks
                ? WD_OK
                : wd_workgroup_memory_create(analysis->allocator, analysis->module, &subjects->blocks);
        *found = !status && find_in_blocks(subjects->blocks, pointer, limit);
        limit->has_offset = *found;
        return status;
    }
    *found = find_in_buffer(analysis, pointer, limit);
    limit->has_offset = *found;
    return WD_OK;
}
