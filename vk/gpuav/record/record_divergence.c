// The text of a record about a barrier that only a part of the workgroup reaches, a derivative that only a part of a
// quad reaches, or a read of an invocation that is not active (WD_RECORD_ERROR_DIVERGENCE).
//
// The record of a barrier has the barrier and, if another invocation is at another barrier, that one. The module has
// the rest: the branches that may have parted the two. The record of a quad has the branch.
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/specialization.h"
#include "vk/spirv/uniformity/uniformity.h"

enum { MAX_BRANCHES = 3 };

// find_source finds the line of an instruction or, if its block has none there, that of one before it: the condition of
// a branch may come from other blocks, as with `a || b`.
static bool find_source(const wd_record_description *d, uint32_t instruction, wd_spirv_source *source) {
    enum { MAX_DISTANCE = 16 };
    wd_spirv_instruction at;
    for (uint32_t i = 0; d->module && i <= MAX_DISTANCE && i <= instruction; i++) {
        if (wd_spirv_find_source(d->module, instruction - i, source)) {
            return true;
        }
        if (!wd_spirv_module_instruction(d->module, instruction - i, &at) || at.opcode == SpvOpFunction) {
            return false;
        }
    }
    return false;
}

// append_place appends "blur.comp:12" or, without a file, "line 12", or, without lines, the number of the instruction.
static void append_place(const wd_record_description *d, wd_string_builder *out, uint32_t instruction) {
    wd_spirv_source source;
    if (!find_source(d, instruction, &source)) {
        wd_string_appendf(out, "instruction %u of the module", instruction);
    } else if (source.file) {
        wd_string_append_printable(out, source.file, strlen(source.file), "");
        wd_string_appendf(out, ":%u", source.line);
    } else {
        wd_string_appendf(out, "line %u", source.line);
    }
}

// append_text appends a line of the source, without the space around it.
static void append_text(wd_string_builder *out, const wd_spirv_source *source) {
    const char *text = source->text;
    size_t length = text ? source->text_length : 0;
    for (; length && (*text == ' ' || *text == '\t'); length--) {
        text++;
    }
    if (length) {
        wd_string_append(out, ": ");
        wd_string_append_printable(out, text, length, "");
    }
}

// is_new returns whether no earlier branch is on the line of branch `number`: a condition may have several branches.
static bool is_new(const wd_record_description *d, const uint32_t *branches, uint32_t number) {
    wd_spirv_source source, other;
    for (uint32_t i = 0; i < number && find_source(d, branches[number], &source); i++) {
        if (find_source(d, branches[i], &other) && other.line == source.line && other.file == source.file) {
            return false;
        }
    }
    return true;
}

// append_branches names the branches that may have parted the invocations.
static void append_branches(wd_record_description *d, const uint32_t *branches, uint32_t count) {
    uint32_t num_named = 0, num_lines = 0;
    for (uint32_t i = 0; i < count; i++) {
        num_lines += is_new(d, branches, i);
    }
    for (uint32_t i = 0; i < count; i++) {
        wd_spirv_source source = {0};
        if (!is_new(d, branches, i)) {
            continue;
        }
        wd_string_append(&d->detail, num_named++      ? "\nor at "
                                     : num_lines == 1 ? "The invocations part at "
                                                      : "The invocations may part at ");
        append_place(d, &d->detail, branches[i]);
        if (find_source(d, branches[i], &source)) {
            append_text(&d->detail, &source);
            wd_record_add_property_f(d, num_named > 1 ? "other_branch_line" : "branch_line", "%u",
                                     source.line);
        }
    }
    wd_string_append(&d->detail, num_named ? "\n" : "");
}

static void find_branches(wd_record_description *d, uint32_t other) {
    wd_uniformity *uniformity;
    uint32_t branches[MAX_BRANCHES];
    if (!d->module || d->place.instruction == UINT32_MAX ||
        wd_uniformity_create(d->text.allocator, d->module, &uniformity)) {
        return;
    }
    const uint32_t count =
        wd_uniformity_find_branches(uniformity, d->place.instruction, other, branches, MAX_BRANCHES);
    // Of more branches, none is likely.
    append_branches(d, branches, count <= MAX_BRANCHES ? count : 0);
    wd_uniformity_destroy(uniformity);
}

bool wd_record_is_certain_divergence(const wd_record *record) {
    return record->error == WD_RECORD_ERROR_DIVERGENCE && record->num_error_words > 2 &&
           record->error_words[1] & WD_RECORD_DIVERGENCE_CERTAIN;
}

// The opcode of the record's instruction, for example "OpDPdx".
static const char *name_of_instruction(const wd_record_description *d) {
    wd_spirv_instruction instruction;
    const char *name = d->module && wd_spirv_module_instruction(d->module, d->place.instruction, &instruction)
                           ? wd_spirv_opcode_name(instruction.opcode)
                           : NULL;
    return name ? name : "An instruction";
}

static void describe_certain(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t num_reaching = words[2] >> 16, num_invocations = words[2] & 0xffff;
    if (words[1] & WD_RECORD_DIVERGENCE_DERIVATIVE) {
        wd_string_appendf(&d->text,
                          "%s is reached by only a part of a quad: by %u of the %u invocations of each "
                          "workgroup.",
                          name_of_instruction(d), num_reaching, num_invocations);
    } else {
        wd_string_appendf(&d->text,
                          "A control barrier is reached by only a part of each workgroup: by %u of its %u "
                          "invocations, and not by the others.",
                          num_reaching, num_invocations);
    }
    wd_record_add_property_f(d, "num_reaching", "%u", num_reaching);
    wd_record_add_property_f(d, "num_invocations", "%u", num_invocations);
    if (d->module) {
        append_branches(d, words, 1);
    }
}

static void describe_from_shader(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t other = words[0], flags = words[1];
    wd_string_append(&d->text, "A control barrier is reached by only a part of the workgroup: ");
    if (!(flags & WD_RECORD_DIVERGENCE_AT_BARRIER)) {
        wd_string_append(&d->text, "the invocation ends without it, and another one is at the barrier.");
    } else if (!other) {
        wd_string_append(&d->text, "the invocation is at the barrier, and another one has ended without it.");
    } else {
        wd_string_append(&d->text, flags & WD_RECORD_DIVERGENCE_OTHER_PASSED
                                       ? "another invocation is ahead, at the barrier of "
                                       : "another invocation is at the barrier of ");
        append_place(d, &d->text, other);
        wd_string_append(&d->text, flags & WD_RECORD_DIVERGENCE_OTHER_PASSED ? "." : " instead.");
        wd_record_add_property_f(d, "other_instruction", "%u", other);
    }
    wd_record_add_property_f(d, "barriers_before", "%u", words[2]);
    find_branches(d, other);
}

static void describe_barrier(wd_record_description *d) {
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_DIVERGENT_BARRIER);
    wd_record_add_property(d, "error", "divergent-barrier");
    if (wd_record_is_certain_divergence(d->record)) {
        describe_certain(d);
    } else {
        describe_from_shader(d);
    }
    snprintf(
        d->fix, sizeof d->fix, "%s",
        "let all invocations of the workgroup execute the barrier: move it out of the branch, or make the "
        "condition the same for all.");
}

// Quads and subgroups

static uint32_t count_bits(uint32_t quad) {
    return (quad & 1) + (quad >> 1 & 1) + (quad >> 2 & 1) + (quad >> 3 & 1);
}

static void describe_derivative(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_DIVERGENT_DERIVATIVE);
    d->severity = WD_SEVERITY_WARNING;
    wd_record_add_property(d, "error", "divergent-derivative");
    if (wd_record_is_certain_divergence(d->record)) {
        describe_certain(d);
    } else {
        const uint32_t before = count_bits(words[2]),
                       now = count_bits(words[2] >> WD_RECORD_DIVERGENCE_NOW_SHIFT & words[2]);
        wd_string_appendf(&d->text, "%s is reached by only a part of a quad: by %u of its %u invocations.",
                          name_of_instruction(d), now, before);
        wd_record_add_property_f(d, "num_reaching", "%u", now);
        wd_record_add_property_f(d, "num_invocations", "%u", before);
        if (d->module) {
            append_branches(d, words, 1);
        }
    }
    snprintf(d->fix, sizeof d->fix, "%s",
             "compute the derivatives before the branch and pass them on (textureGrad, textureLod), or make "
             "the condition the same for the quad.");
}

static void describe_read(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_INACTIVE_INVOCATION);
    d->severity = WD_SEVERITY_WARNING;
    wd_record_add_property(d, "error", "inactive-invocation");
    if (words[1] & WD_RECORD_DIVERGENCE_QUAD_READ) {
        const uint32_t source = words[2] >> WD_RECORD_DIVERGENCE_SOURCE_SHIFT;
        wd_string_appendf(&d->text,
                          "%s reads the value of invocation %u of the quad, which does not execute the "
                          "instruction: the result is undefined.",
                          name_of_instruction(d), source);
        wd_record_add_property_f(d, "source", "%u", source);
        if (d->module) {
            append_branches(d, words, 1);
        }
    } else if (words[1] & WD_RECORD_DIVERGENCE_DIFFERS) {
        wd_string_appendf(&d->text,
                          "%s reads invocation %u of the subgroup, and other invocations read another one: "
                          "the result is undefined.",
                          name_of_instruction(d), words[0]);
        wd_record_add_property_f(d, "source", "%u", words[0]);
    } else {
        wd_string_appendf(
            &d->text,
            "%s reads the value of invocation %u of the subgroup, which is not one of the %u that "
            "execute the instruction: the result is undefined.",
            name_of_instruction(d), words[0], words[2]);
        wd_record_add_property_f(d, "source", "%u", words[0]);
        find_branches(d, 0);
    }
    snprintf(d->fix, sizeof d->fix, "%s",
             words[1] & WD_RECORD_DIVERGENCE_DIFFERS
                 ? "use a number that is the same for all invocations, or OpGroupNonUniformShuffle."
                 : "move the instruction out of the branch, or read an invocation that is active.");
}

void wd_record_describe_divergence(wd_record_description *d) {
    const uint32_t flags = d->record->error_words[1];
    if (flags & WD_RECORD_DIVERGENCE_DERIVATIVE) {
        describe_derivative(d);
    } else if (flags & (WD_RECORD_DIVERGENCE_QUAD_READ | WD_RECORD_DIVERGENCE_READ)) {
        describe_read(d);
    } else {
        describe_barrier(d);
    }
}

// Without a run

// Whether a module may have such instructions: barriers, or derivatives of compute shaders.
static bool may_diverge(const wd_record_context *context) {
    const uint32_t *at = context->spirv + WD_SPIRV_HEADER_WORDS, *const end = context->spirv +
                                                                              context->num_spirv_words;
    while (at < end && *at >> SpvWordCountShift) {
        const size_t length = *at >> SpvWordCountShift, rest = (size_t)(end - at);
        const uint32_t opcode = *at & SpvOpCodeMask;
        if (opcode == SpvOpControlBarrier || (opcode == SpvOpExecutionMode && rest > 2 &&
                                              (at[2] == SpvExecutionModeDerivativeGroupQuadsNV ||
                                               at[2] == SpvExecutionModeDerivativeGroupLinearNV))) {
            return true;
        }
        at += length < rest ? length : rest;
    }
    return false;
}

static wd_status describe_all_certain(wd_allocator allocator, const wd_record *like,
                                      const wd_record_context *context, wd_record_deliver deliver,
                                      void *user) {
    wd_uniformity *uniformity;
    wd_status status = wd_uniformity_create(allocator, context->module, &uniformity);
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = wd_spirv_module_first_function(context->module);
         !status && count < WD_MAX_CERTAIN && wd_spirv_module_instruction(context->module, i, &instruction);
         i++) {
        wd_certain_divergence found;
        const bool may_be = wd_uniformity_may_be_certain(uniformity, &instruction);
        count += may_be;
        if (may_be && wd_uniformity_find_certain(uniformity, i, &found)) {
            wd_record record = *like;
            record.instruction = i;
            record.error_words[0] = found.branch;
            record.error_words[1] =
                WD_RECORD_DIVERGENCE_CERTAIN |
                (instruction.opcode == SpvOpControlBarrier ? 0 : WD_RECORD_DIVERGENCE_DERIVATIVE);
            record.error_words[2] = found.num_reaching << 16 | found.num_invocations;
            status = wd_record_describe(allocator, &record, context, deliver, user, NULL);
        }
    }
    wd_uniformity_destroy(uniformity);
    return status;
}

wd_status wd_record_find_divergence(wd_allocator allocator, uint32_t shader_id,
                                    const wd_record_context *context, wd_record_deliver deliver, void *user) {
    wd_spirv_module *module;
    wd_spirv_entry_point entry_point;
    if (context->num_spirv_words <= WD_SPIRV_HEADER_WORDS || !may_diverge(context)) {
        return WD_OK;
    }
    wd_status status =
        wd_spirv_module_create(allocator, context->spirv, context->num_spirv_words, &module, NULL);
    if (status) {
        return status == WD_ERROR_OUT_OF_MEMORY ? status : WD_OK;
    }
    wd_spirv_specialized specialized;
    status = wd_spirv_module_specialize(allocator, &module, context->specialization, &specialized);
    if (!status && wd_spirv_module_entry_point(module, 0, &entry_point)) {
        wd_record_context own = *context;
        own.module = module;
        const wd_record record = {.layout = WD_RECORD_LAYOUT_WHITEPAPER,
                                  .shader_id = shader_id,
                                  .stage = entry_point.execution_model,
                                  .error = WD_RECORD_ERROR_DIVERGENCE,
                                  .num_error_words = 3};
        status = describe_all_certain(allocator, &record, &own, deliver, user);
    }
    wd_spirv_module_destroy(module);
    wd_free(&allocator, specialized.words);
    return status;
}
