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

// Appends the name of the unit that was accessed. False: it is not known.
static bool append_unit(wd_record_description *d, uint32_t unit) {
    wd_workgroup_memory *memory = NULL;
    if (!d->module || wd_workgroup_memory_create(d->text.allocator, d->module, &memory)) {
        return false;
    }
    const bool found = wd_workgroup_append_unit(memory, unit, &d->text);
    wd_workgroup_memory_destroy(memory);
    return found;
}

static void append_other_place(wd_record_description *d, uint32_t number) {
    const uint32_t instruction =
        d->module && number ? wd_workgroup_find_access(d->module, number - 1) : UINT32_MAX;
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
    wd_string_append(&d->text, "Data race on shared memory: ");
    const size_t begin = d->text.length;
    if (append_unit(d, words[2])) {
        wd_record_add_property_f(d, "variable", "%s", d->text.text ? d->text.text + begin : "");
    } else {
        wd_string_appendf(&d->text, "part %u of the shared variables", words[2]);
    }
    wd_string_appendf(
        &d->text,
        ". Invocation %u of the workgroup %s this memory, and invocation %u %s the same memory, "
        "without a barrier between the two accesses.",
        own, verb(kind), other, past_verb(class));
    append_other_place(d, number);
    snprintf(d->fix, sizeof d->fix, "%s",
             "put a barrier of the workgroup between the accesses (barrier() in GLSL, "
             "GroupMemoryBarrierWithGroupSync() in HLSL), or make both accesses atomic.");
    wd_record_add_property(d, "error", "shared-race");
    wd_record_add_property_f(d, "invocation", "%u", own);
    wd_record_add_property_f(d, "other_invocation", "%u", other);
}
