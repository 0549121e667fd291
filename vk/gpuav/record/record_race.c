// The text of a record about a data race in memory of a workgroup (WD_RECORD_ERROR_SHARED_RACE).
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/workgroup_memory.h"

// The other access, by its class (record_layout.h).
static const char *past_verb(uint32_t class) {
    return class >= 6 ? "wrote" : class >= 4 ? "atomically accessed" : "read";
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
    return class >= 6 ? WD_WORKGROUP_WRITE : class >= 4 ? WD_WORKGROUP_ATOMIC : WD_WORKGROUP_READ;
}

// append_unit appends the name that a unit has in the access of an instruction. False: it is not known.
static bool append_unit(const wd_record_description *d, uint32_t unit, uint32_t instruction, uint32_t kind,
                        wd_string_builder *text) {
    wd_workgroup_memory *memory = NULL;
    if (!d->module || wd_workgroup_memory_create(d->text.allocator, d->module, &memory)) {
        return false;
    }
    wd_workgroup_access access;
    const bool has_access = find_access(d->module, instruction, kind, &access);
    const bool found = wd_workgroup_append_unit(memory, unit, has_access ? &access : NULL, text);
    wd_workgroup_memory_destroy(memory);
    return found;
}

// append_other_unit appends the name of the unit in the other access, if that is another variable or member.
static void append_other_unit(wd_record_description *d, const char *own_name, uint32_t instruction) {
    const uint32_t *words = d->record->error_words;
    const uint32_t kind = kind_of_class(words[0] >> WD_RECORD_RACE_CLASS_SHIFT & 0xff);
    wd_string_builder name;
    wd_string_init(&name, d->text.allocator);
    if (instruction != UINT32_MAX && append_unit(d, words[2], instruction, kind, &name) && !name.failed &&
        name.text && strcmp(name.text, own_name) != 0) {
        wd_string_appendf(&d->text, " as %s", name.text);
        wd_record_add_property_f(d, "other_variable", "%s", name.text);
    }
    wd_string_finish(&name);
}

static void append_other_place(wd_record_description *d, uint32_t instruction) {
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

void wd_record_say_race(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t number = words[0] & 0xffff, class = words[0] >> WD_RECORD_RACE_CLASS_SHIFT & 0xff,
                   kind = words[0] >> WD_RECORD_RACE_KIND_SHIFT;
    const uint32_t other = words[1] & 0xffff, own = words[1] >> WD_RECORD_RACE_OWN_SHIFT;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_SHARED_RACE);
    const uint32_t instruction =
        d->module && number ? wd_workgroup_find_access(d->module, number - 1) : UINT32_MAX;
    wd_string_append(&d->text, "Data race on shared memory: ");
    const size_t begin = d->text.length;
    if (append_unit(d, words[2], d->record->instruction, kind, &d->text)) {
        wd_record_add_property_f(d, "variable", "%s", d->text.text ? d->text.text + begin : "");
    } else {
        wd_string_appendf(&d->text, "part %u of the shared variables", words[2]);
    }
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
    append_other_unit(d, name.text ? name.text : "", instruction);
    wd_string_append(&d->text, ", without a barrier between the two accesses.");
    append_other_place(d, instruction);
    wd_string_finish(&name);
    snprintf(d->fix, sizeof d->fix, "%s",
             "put a barrier of the workgroup between the accesses (barrier() in GLSL, "
             "GroupMemoryBarrierWithGroupSync() in HLSL), or make both accesses atomic.");
    wd_record_add_property(d, "error", "shared-race");
    wd_record_add_property_f(d, "invocation", "%u", own);
    if (other != own) {
        wd_record_add_property_f(d, "other_invocation", "%u", other);
    }
}
