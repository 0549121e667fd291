// The text of a record about a barrier that only a part of the workgroup reaches (WD_RECORD_ERROR_DIVERGENCE).
//
// The record has the barrier and, if another invocation is at another barrier, that one. The module has the rest: the
// branches that may have parted the two.
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/specialization.h"
#include "vk/spirv/uniformity/uniformity.h"

enum { MAX_BRANCHES = 3 };

// append_place appends "blur.comp:12" or, without a file, "line 12", or, without lines, the number of the instruction.
static void append_place(const wd_record_description *d, wd_string_builder *out, uint32_t instruction) {
    wd_spirv_source source;
    if (!d->module || !wd_spirv_find_source(d->module, instruction, &source)) {
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
    for (uint32_t i = 0; i < number && wd_spirv_find_source(d->module, branches[number], &source); i++) {
        if (wd_spirv_find_source(d->module, branches[i], &other) && other.line == source.line &&
            other.file == source.file) {
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
        if (wd_spirv_find_source(d->module, branches[i], &source)) {
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
           record->error_words[1] == WD_RECORD_DIVERGENCE_CERTAIN;
}

static void describe_certain(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t num_reaching = words[2] >> 16, num_invocations = words[2] & 0xffff;
    wd_string_appendf(&d->text,
                      "A control barrier is reached by only a part of each workgroup: by %u of its %u "
                      "invocations, and not by the others.",
                      num_reaching, num_invocations);
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

void wd_record_describe_divergence(wd_record_description *d) {
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

// Without a run

static bool has_barrier(const wd_record_context *context) {
    wd_spirv_head head = {context->spirv + WD_SPIRV_HEADER_WORDS, context->spirv + context->num_spirv_words,
                          0, 0, 0};
    while (head.at < head.end && *head.at >> SpvWordCountShift) {
        if ((*head.at & SpvOpCodeMask) == SpvOpControlBarrier) {
            return true;
        }
        const size_t length = *head.at >> SpvWordCountShift;
        head.at += length < (size_t)(head.end - head.at) ? length : (size_t)(head.end - head.at);
    }
    return false;
}

static wd_status describe_barriers(wd_allocator allocator, const wd_record *like,
                                   const wd_record_context *context, wd_record_deliver deliver, void *user) {
    wd_uniformity *uniformity;
    wd_status status = wd_uniformity_create(allocator, context->module, &uniformity);
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = wd_spirv_module_first_function(context->module);
         !status && count < WD_MAX_CERTAIN_BARRIERS &&
         wd_spirv_module_instruction(context->module, i, &instruction);
         i++) {
        wd_certain_divergence found;
        const bool is_barrier = wd_is_workgroup_barrier(context->module, &instruction);
        count += is_barrier;
        if (is_barrier && wd_uniformity_find_certain(uniformity, i, &found)) {
            wd_record record = *like;
            record.instruction = i;
            record.error_words[0] = found.branch;
            record.error_words[1] = WD_RECORD_DIVERGENCE_CERTAIN;
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
    if (context->num_spirv_words <= WD_SPIRV_HEADER_WORDS || !has_barrier(context)) {
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
        status = describe_barriers(allocator, &record, &own, deliver, user);
    }
    wd_spirv_module_destroy(module);
    wd_free(&allocator, specialized.words);
    return status;
}
