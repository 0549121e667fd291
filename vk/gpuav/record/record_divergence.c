// The text of a record about a barrier that only a part of the workgroup reaches (WD_RECORD_ERROR_DIVERGENCE).
//
// The record has the barrier and, if another invocation is at another barrier, that one. The module has the rest: the
// branches that may have parted the two.
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
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

void wd_record_describe_divergence(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t other = words[0], flags = words[1];
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_DIVERGENT_BARRIER);
    wd_record_add_property(d, "error", "divergent-barrier");
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
    snprintf(
        d->fix, sizeof d->fix, "%s",
        "let all invocations of the workgroup execute the barrier: move it out of the branch, or make the "
        "condition the same for all.");
}
