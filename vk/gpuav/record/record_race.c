// The text of a record about a data race in memory of a workgroup (WD_RECORD_ERROR_SHARED_RACE).
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/workgroup_memory.h"

// The other access, by its class (record_layout.h).
static const char *past_verb(uint32_t class) {
    return class >= 6   ? "wrote"
           : class >= 4 ? "atomically accessed"
           : class >= 2 ? "read"
                        : "atomically read";
}

static const char *verb(uint32_t kind) {
    static const char *const verbs[WD_WORKGROUP_NUM_ACCESS_KINDS] = {
        [WD_WORKGROUP_READ] = "reads",
        [WD_WORKGROUP_WRITE] = "writes",
        [WD_WORKGROUP_ATOMIC] = "atomically accesses",
        [WD_WORKGROUP_ATOMIC_LOAD] = "atomically reads",
    };
    return kind < WD_WORKGROUP_NUM_ACCESS_KINDS ? verbs[kind] : "accesses";
}

// find_access finds the access of an instruction that has the kind.
static bool find_access(const wd_spirv_module *module, uint32_t instruction, uint32_t kind,
                        wd_workgroup_access *access) {
    wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES];
    wd_spirv_instruction found;
    const uint32_t count = wd_spirv_module_instruction(module, instruction, &found)
                               ? wd_workgroup_accesses(module, &found, accesses)
                               : 0;
    for (uint32_t i = 0; i < count; i++) {
        if (accesses[i].kind == kind) {
            *access = accesses[i];
            return true;
        }
    }
    return false;
}

// kind_of_class returns the kind of the other access.
static uint32_t kind_of_class(uint32_t class) {
    return class >= 6   ? WD_WORKGROUP_WRITE
           : class >= 4 ? WD_WORKGROUP_ATOMIC
           : class >= 2 ? WD_WORKGROUP_READ
                        : WD_WORKGROUP_ATOMIC_LOAD;
}

// append_unit appends the name that a unit has in the access of an instruction. False: it is not known.
static bool append_unit(const wd_record_description *d, const wd_workgroup_memory *memory,
                        uint32_t instruction, uint32_t kind, wd_string_builder *text) {
    const uint32_t unit = d->record->error_words[2];
    wd_workgroup_access access;
    const bool has_access = memory && find_access(d->module, instruction, kind, &access);
    return memory && wd_workgroup_append_unit(memory, unit, has_access ? &access : NULL, text);
}

// append_own_unit appends the name of the unit, or its number.
static void append_own_unit(wd_record_description *d, const wd_workgroup_memory *memory, uint32_t kind) {
    const uint32_t unit = d->record->error_words[2];
    const size_t begin = d->text.length;
    if (append_unit(d, memory, d->record->instruction, kind, &d->text)) {
        wd_record_add_property_f(d, "variable", "%s", d->text.text ? d->text.text + begin : "");
    } else if (memory && wd_workgroup_unit_size(memory)) {
        wd_string_appendf(&d->text, "byte offset %" PRIu64 " of the shared blocks",
                          (uint64_t)unit * wd_workgroup_unit_size(memory));
    } else {
        wd_string_appendf(&d->text, "element %u of shared variables", unit);
    }
}

// append_other_unit appends the name of the unit in the other access, if that is another variable or member.
static void append_other_unit(wd_record_description *d, const wd_workgroup_memory *memory,
                              const char *own_name, uint32_t instruction) {
    const uint32_t kind = kind_of_class(d->record->error_words[0] >> WD_RECORD_RACE_CLASS_SHIFT & 0xff);
    wd_string_builder name;
    wd_string_init(&name, d->text.allocator);
    if (instruction != UINT32_MAX && append_unit(d, memory, instruction, kind, &name) && !name.failed &&
        name.text && strcmp(name.text, own_name) != 0) {
        wd_string_appendf(&d->text, " as %s", name.text);
        wd_record_add_property_f(d, "other_variable", "%s", name.text);
    }
    wd_string_finish(&name);
}

static void append_other_location(wd_record_description *d, uint32_t instruction) {
    wd_spirv_source source;
    if (instruction == UINT32_MAX) {
        return;
    }
    wd_record_add_property_f(d, "other_instruction", "%u", instruction);
    if (!wd_spirv_find_source(d->module, instruction, &source)) {
        wd_string_appendf(&d->text, " The other access is instruction %u of the module.", instruction);
        return;
    }
    wd_string_append(&d->text, " The other access is at ");
    if (source.file) {
        wd_string_append_printable(&d->text, source.file, strlen(source.file), "");
        wd_string_appendf(&d->text, ":%u.", source.line);
    } else {
        wd_string_appendf(&d->text, "line %u.", source.line);
    }
    wd_record_add_property_f(d, "other_line", "%u", source.line);
}

// append_accesses appends both accesses, with the variable and the line of each.
static void append_accesses(wd_record_description *d, const wd_workgroup_memory *memory) {
    const uint32_t *words = d->record->error_words;
    const uint32_t number = words[0] & 0xffff, class = words[0] >> WD_RECORD_RACE_CLASS_SHIFT & 0xff,
                   kind = words[0] >> WD_RECORD_RACE_KIND_SHIFT;
    const uint32_t other = words[1] & 0xffff, own = words[1] >> WD_RECORD_RACE_OWN_SHIFT;
    const uint32_t instruction =
        d->module && number ? wd_workgroup_find_access(d->module, number - 1) : UINT32_MAX;
    wd_string_append(&d->text, "Data race on shared memory: ");
    const size_t begin = d->text.length;
    append_own_unit(d, memory, kind);
    wd_string_builder name;
    wd_string_init(&name, d->text.allocator);
    wd_string_append(&name, d->text.text ? d->text.text + begin : "");
    wd_string_appendf(&d->text, ". Invocation %u of the workgroup %s this memory, and ", own, verb(kind));
    if (other == own) {
        // One of several invocations: the record has the highest one.
        wd_string_append(&d->text, "others");
    } else {
        wd_string_appendf(&d->text, "invocation %u", other);
    }
    wd_string_appendf(&d->text, " %s the same memory", past_verb(class));
    append_other_unit(d, memory, name.text ? name.text : "", instruction);
    wd_string_append(&d->text, ", without a shared-memory barrier in between.");
    append_other_location(d, instruction);
    wd_string_finish(&name);
    wd_record_add_property_f(d, "invocation", "%u", own);
    if (other != own) {
        wd_record_add_property_f(d, "other_invocation", "%u", other);
    }
}

// find_length returns the length of the array that a bad index selects an element of; 0: unknown.
static uint32_t find_length(const wd_record_description *d, wd_workgroup_memory *memory, uint32_t kind) {
    wd_workgroup_access access;
    wd_workgroup_location location;
    return memory && find_access(d->module, d->record->instruction, kind, &access) &&
                   wd_workgroup_locate(memory, access.pointer, &location) && location.num_terms == 1
               ? location.terms[0].length
               : 0;
}

// describe_bad_index describes an access with an index past the end of an array.
static void describe_bad_index(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t kind = words[1] & 0xffff, own = words[1] >> WD_RECORD_RACE_OWN_SHIFT;
    wd_workgroup_memory *memory = NULL;
    if (d->module) {
        (void)wd_workgroup_memory_create(d->text.allocator, d->module, &memory);
    }
    const uint32_t length = find_length(d, memory, kind);
    wd_workgroup_memory_destroy(memory);
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_SHARED_BOUNDS);
    wd_record_add_property(d, "error", "shared-bounds");
    wd_record_add_property_f(d, "index", "%u", words[0]);
    wd_string_appendf(&d->text, "Invocation %u of the workgroup %s shared memory with the index %u", own,
                      verb(kind), words[0]);
    if (length) {
        wd_string_appendf(&d->text, ", but the array has %u elements.", length);
        wd_record_add_property_f(d, "length", "%u", length);
    } else {
        wd_string_append(&d->text, ", which is past the end of its array.");
    }
    snprintf(d->fix, sizeof d->fix, "%s", "keep the index below the length, or make the array longer.");
}

void wd_record_describe_race(wd_record_description *d) {
    if (d->record->error_words[2] == WD_RECORD_RACE_BEYOND) {
        describe_bad_index(d);
        return;
    }
    wd_workgroup_memory *own_memory = NULL;
    const wd_workgroup_memory *memory = NULL;
    if (d->module && !d->own_module && d->context->cache) {
        memory = wd_record_find_workgroup(d->context->cache, d->module);
    } else if (d->module && !wd_workgroup_memory_create(d->text.allocator, d->module, &own_memory)) {
        memory = own_memory;
    }
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_SHARED_RACE);
    wd_record_add_property(d, "error", "shared-race");
    append_accesses(d, memory);
    snprintf(d->fix, sizeof d->fix, "%s",
             "put a barrier of the workgroup between the accesses (barrier() in GLSL, "
             "GroupMemoryBarrierWithGroupSync() in HLSL), or make both accesses atomic.");
    wd_workgroup_memory_destroy(own_memory);
}
