// The entry points of a module that is checked for data races, and the sizes of their workgroups.
#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/shared_race.h"
#include "vk/util/arena.h"

enum { NUM_DIMENSIONS = 3 };

struct wd_shared_entry {
    uint32_t function;
    // The size of a workgroup: ids of its parts, or numbers.
    bool has_size, has_ids;
    uint32_t size[NUM_DIMENSIONS];
};

static int compare(const void *a, const void *b) {
    const uint32_t left = ((const wd_shared_entry *)a)->function,
                   right = ((const wd_shared_entry *)b)->function;
    return left < right ? -1 : left > right;
}

static wd_shared_entry *find(const wd_shared_writer *shared, uint32_t function) {
    const wd_shared_entry key = {.function = function};
    return shared->num_entries ? bsearch(&key, shared->entries, shared->num_entries, sizeof key, compare)
                               : NULL;
}

uint32_t wd_shared_find_builtin(const wd_spirv_module *module, uint32_t builtin, uint32_t opcode,
                                wd_spirv_instruction *found) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationBuiltIn &&
            head.at[3] == builtin && wd_spirv_module_find(module, head.at[1], found) &&
            (!opcode || found->opcode == opcode)) {
            return head.at[1];
        }
    }
    return 0;
}

// read_modes reads LocalSize and LocalSizeId of all entry points.
static void read_modes(const wd_spirv_module *module, const wd_shared_writer *shared) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        const bool is_mode = head.opcode == SpvOpExecutionMode || head.opcode == SpvOpExecutionModeId;
        const bool has_ids = is_mode && head.at[2] == SpvExecutionModeLocalSizeId;
        if (!is_mode || head.num_words != 6 || (!has_ids && head.at[2] != SpvExecutionModeLocalSize)) {
            continue;
        }
        wd_shared_entry *entry = find(shared, head.at[1]);
        if (entry) {
            entry->has_size = true;
            entry->has_ids = has_ids;
            memcpy(entry->size, head.at + 3, sizeof entry->size);
        }
    }
}

// use_builtin sets the size of all entry points to the constant with the built-in, if there is one.
static void use_builtin(const wd_spirv_module *module, const wd_shared_writer *shared) {
    wd_spirv_instruction size;
    if (!wd_shared_find_builtin(module, SpvBuiltInWorkgroupSize, 0, &size) || size.num_words != 6 ||
        (size.opcode != SpvOpConstantComposite && size.opcode != SpvOpSpecConstantComposite)) {
        return;
    }
    for (uint32_t i = 0; i < shared->num_entries; i++) {
        wd_shared_entry *entry = &shared->entries[i];
        entry->has_size = entry->has_ids = true;
        memcpy(entry->size, size.words + 3, sizeof entry->size);
    }
}

// A function may have several entry points: it has one entry.
static void remove_duplicates(wd_shared_writer *shared) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < shared->num_entries; i++) {
        if (!kept || shared->entries[kept - 1].function != shared->entries[i].function) {
            shared->entries[kept++] = shared->entries[i];
        }
    }
    shared->num_entries = kept;
}

wd_status wd_shared_read_entries(wd_writer *writer, wd_shared_writer *shared) {
    const uint32_t count = wd_spirv_module_num_entry_points(writer->module);
    wd_spirv_entry_point entry_point;
    shared->entries = wd_arena_alloc_zero(writer->arena, count, sizeof *shared->entries);
    if (!shared->entries) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    while (wd_spirv_module_entry_point(writer->module, shared->num_entries, &entry_point)) {
        shared->entries[shared->num_entries++].function = entry_point.function;
    }
    qsort(shared->entries, shared->num_entries, sizeof *shared->entries, compare);
    remove_duplicates(shared);
    read_modes(writer->module, shared);
    use_builtin(writer->module, shared);
    return WD_OK;
}

bool wd_shared_is_entry(const wd_writer *writer, uint32_t function) {
    return writer->checks->shared && find(writer->checks->shared, function);
}

// constant_size returns the size of the workgroup of an entry point; UINT32_MAX: it is not constant.
static uint32_t constant_size(const wd_spirv_module *module, const wd_shared_entry *entry) {
    uint64_t size = 1;
    for (uint32_t i = 0; i < NUM_DIMENSIONS; i++) {
        uint64_t part = entry->size[i];
        if (!entry->has_size ||
            (entry->has_ids && !wd_spirv_module_constant(module, entry->size[i], &part)) || !part ||
            part > UINT16_MAX || (size *= part) > UINT16_MAX) {
            return UINT32_MAX;
        }
    }
    return (uint32_t)size;
}

uint32_t wd_shared_max_size(const wd_writer *writer, const wd_shared_writer *shared) {
    uint32_t max = 1;
    for (uint32_t i = 0; i < shared->num_entries; i++) {
        const uint32_t size = constant_size(writer->module, &shared->entries[i]);
        max = size > max ? size : max;
    }
    return max;
}

// Whether all parts of the size are integer constants. Validators do not check ids of execution modes.
static bool has_constants(const wd_spirv_module *module, const wd_shared_entry *entry) {
    for (uint32_t i = 0; i < NUM_DIMENSIONS; i++) {
        wd_spirv_instruction part, type;
        if (!wd_spirv_module_find(module, entry->size[i], &part) ||
            (part.opcode != SpvOpConstant && part.opcode != SpvOpSpecConstant &&
             part.opcode != SpvOpSpecConstantOp) ||
            !wd_spirv_module_find_opcode(module, part.result_type, SpvOpTypeInt, &type)) {
            return false;
        }
    }
    return true;
}

uint32_t wd_shared_emit_size(wd_writer *writer, uint32_t function) {
    const wd_shared_entry *entry = find(writer->checks->shared, function);
    const uint32_t literal = entry ? constant_size(writer->module, entry) : UINT32_MAX;
    if (literal != UINT32_MAX) {
        return wd_spirv_builder_uint(writer->builder, literal);
    }
    if (!entry || !entry->has_ids || !has_constants(writer->module, entry)) {
        return wd_spirv_builder_uint(writer->builder, 1); // Each invocation clears all from its own unit on.
    }
    uint32_t size = 0;
    for (uint32_t i = 0; i < NUM_DIMENSIONS; i++) {
        const uint32_t part = wd_index_word(writer, entry->size[i]);
        size = i ? wd_emit_binary(writer, SpvOpIMul, writer->type_uint, size, part) : part;
    }
    return size;
}
