#include "vk/trace/explain.h"

#include <stdio.h>
#include <string.h>

#include <vulkan/vulkan_core.h>

#include "vk/syncval/model/sync_scope.h"
#include "vk/trace/explain_internal.h"

// Longer ways from one access to the other are not searched for barriers.
enum { MAX_VISITED = 1 << 18, MAX_DEPTH = 8 };

// --- Scopes

static bool is_transition(const wd_trace_place *place) {
    return place->stages == WD_SYNC_STAGE_LAYOUT;
}

static void append_why(wd_trace_between *between, const char *mask, uint64_t bits, bool stages) {
    const size_t length = strlen(between->why);
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_sync_append_bits(&text, bits, stages);
    snprintf(between->why + length, sizeof between->why - length, "%s%s lacks %s", length ? "; " : "", mask,
             text.text);
    wd_string_finish(&text);
}

static uint64_t stage_or_all(uint64_t stages) {
    return stages == WD_SYNC_STAGE_LAYOUT || stages == WD_SYNC_STAGE_PRESENT
               ? (uint64_t)VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
               : stages;
}

// has_access returns whether an access mask includes the access of a place, whatever the stages of the barrier.
static bool has_access(const wd_trace_place *place, uint64_t accesses) {
    const wd_sync_usage usage = wd_sync_usage_find(place->stages, place->accesses);
    const wd_sync_mask mask = wd_sync_usages(place->stages, accesses);
    return !place->accesses || usage == WD_SYNC_NONE || wd_sync_mask_test(&mask, usage);
}

// compare_first states the masks of the first scope that lack the earlier access. A read needs the stage only.
static void compare_first(const wd_trace_barrier *barrier, const wd_trace_place *place,
                          wd_trace_between *between) {
    const wd_sync_scope scope = wd_sync_first_scope(barrier->src_stages, barrier->src_accesses, 0);
    if (!(scope.stages & place->stages)) {
        append_why(between, "srcStageMask", stage_or_all(place->stages), true);
    }
    if (place->writes && !has_access(place, barrier->src_accesses)) {
        append_why(between, "srcAccessMask", place->accesses, false);
    }
}

static void compare_second(const wd_trace_barrier *barrier, const wd_trace_place *place, bool needs_access,
                           wd_trace_between *between) {
    const wd_sync_scope scope = wd_sync_second_scope(barrier->dst_stages, barrier->dst_accesses, 0);
    if (!(scope.stages & place->stages)) {
        append_why(between, "dstStageMask", stage_or_all(place->stages), true);
    }
    if (needs_access && !has_access(place, barrier->dst_accesses)) {
        append_why(between, "dstAccessMask", place->accesses, false);
    }
}

// --- The way from the first command to the second one

typedef struct search {
    const wd_trace_model *model;
    const wd_trace_finding_row *finding;
    wd_trace_explanation *to;
    bool has_begun, has_ended;
    bool is_between_queues;
    uint32_t num_visited;
} search;

static bool overlaps(const wd_trace_model *model, const wd_trace_finding_row *finding,
                     const wd_trace_barrier *barrier) {
    if (finding->end != UINT64_MAX) {
        return barrier->begin < finding->end && finding->begin < barrier->end;
    }
    const wd_trace_image_range *a = &model->image_ranges.items[finding->begin];
    const wd_trace_image_range *b = &model->image_ranges.items[barrier->begin];
    return a->aspects & b->aspects && a->base_mip < b->base_mip + (uint64_t)b->mips &&
           b->base_mip < a->base_mip + (uint64_t)a->mips &&
           a->base_layer < b->base_layer + (uint64_t)b->layers &&
           b->base_layer < a->base_layer + (uint64_t)a->layers;
}

// is_relevant leaves out barriers of other memory, and dependencies of other subpasses. Before a write that follows a
// read, each barrier is an execution dependency, whatever its memory.
static bool is_relevant(const search *at, const wd_trace_barrier *barrier) {
    const wd_trace_finding_row *finding = at->finding;
    if (barrier->kind == WD_TRACE_BARRIER_SUBPASS) {
        const uint32_t target = at->model->commands.items[finding->second.command].subpass;
        return barrier->target == target || is_transition(&finding->second) || is_transition(&finding->first);
    }
    return barrier->resource == WD_TRACE_NONE || barrier->resource == finding->resource ||
           !finding->first.writes;
}

// is_in_other_subpass returns whether a pipeline barrier or wait is inside an instance of a render pass object, and one
// of the two accesses is not in the same subpass.
static bool is_in_other_subpass(const search *at, uint32_t number, const wd_trace_barrier *barrier) {
    const wd_trace_model *model = at->model;
    const wd_trace_command *command = &model->commands.items[number];
    if (barrier->kind == WD_TRACE_BARRIER_SUBPASS || command->pass == WD_TRACE_NONE ||
        model->passes.items[command->pass].is_dynamic) {
        return false;
    }
    const wd_trace_command *first = &model->commands.items[at->finding->first.command];
    const wd_trace_command *second = &model->commands.items[at->finding->second.command];
    return first->pass != command->pass || first->subpass != command->subpass ||
           second->pass != command->pass || second->subpass != command->subpass;
}

// limit_of returns why a barrier does not suffice although its masks include both accesses.
static const char *limit_of(const search *at, uint32_t command, const wd_trace_barrier *barrier) {
    const wd_trace_finding_row *finding = at->finding;
    if (barrier->resource != WD_TRACE_NONE && finding->resource == barrier->resource &&
        !overlaps(at->model, finding, barrier)) {
        return "it covers another part of the resource";
    }
    if (is_in_other_subpass(at, command, barrier)) {
        return "it is inside a render pass instance, so it orders only accesses of its subpass";
    }
    if (barrier->kind == WD_TRACE_BARRIER_SUBPASS) {
        return "it orders only accesses of its subpasses and, for VK_SUBPASS_EXTERNAL, those around the "
               "render pass";
    }
    if (at->model->commands.items[command].waits_for_events) {
        return "it orders only accesses before the event was set";
    }
    return at->is_between_queues
               ? "it orders accesses of its own queue; only a semaphore orders those of the other queue"
               : "its scopes include the accesses, but another command between them has its own "
                 "barrier to pass, such as a layout transition";
}

// is_own returns whether an access is the layout transition of the barrier itself, which is between its two scopes.
static bool is_own(const search *at, uint32_t command, const wd_trace_barrier *barrier,
                   const wd_trace_place *place) {
    return is_transition(place) && place->command == command &&
           (barrier->kind == WD_TRACE_BARRIER_SUBPASS || barrier->resource == at->finding->resource);
}

static void explain_barrier(const search *at, uint32_t command, const wd_trace_barrier *barrier,
                            wd_trace_between *between) {
    const wd_trace_finding_row *finding = at->finding;
    between->why[0] = '\0';
    if (!is_own(at, command, barrier, &finding->first)) {
        compare_first(barrier, &finding->first, between);
    }
    if (!is_own(at, command, barrier, &finding->second)) {
        compare_second(barrier, &finding->second, finding->first.writes, between);
    }
    if (!between->why[0]) {
        snprintf(between->why, sizeof between->why, "%s", limit_of(at, command, barrier));
    }
}

static bool visit_barrier(void *user, uint32_t command, const wd_trace_barrier *barrier, uint64_t row) {
    search *at = user;
    if (!is_relevant(at, barrier)) {
        return true;
    }
    wd_trace_explanation *to = at->to;
    if (to->num_barriers == WD_TRACE_MAX_BETWEEN) { // The last ones count.
        memmove(to->barriers, to->barriers + 1, (WD_TRACE_MAX_BETWEEN - 1) * sizeof *to->barriers);
        to->num_barriers--;
    }
    wd_trace_between *between = &to->barriers[to->num_barriers++];
    between->row = row;
    explain_barrier(at, command, barrier, between);
    return true;
}

static void visit_recording(search *at, uint32_t recording, int depth);

static void visit_command(search *at, uint32_t number, int depth) {
    const wd_trace_command *command = &at->model->commands.items[number];
    const wd_trace_finding_row *finding = at->finding;
    const bool is_same = finding->first.command == finding->second.command &&
                         finding->first.submission == finding->second.submission;
    const bool is_second = number == finding->second.command && (at->has_begun || is_same);
    const bool is_first = number == finding->first.command && !is_second;
    if (is_first) { // The recording may be executed several times: the last time before the second command counts.
        at->to->num_barriers = 0;
        at->has_begun = true;
    }
    const bool counts = is_second ? is_transition(&finding->second) ||
                                        command->pass != WD_TRACE_NONE // It may begin the render pass.
                        : is_first ? is_transition(&finding->first)
                                   : at->has_begun;
    if (counts) {
        wd_trace_visit_barriers(at->model, number, number + 1, visit_barrier, at);
    }
    at->has_ended |= is_second;
    const wd_trace_recording_row *row = &at->model->recordings.items[command->recording];
    for (uint32_t i = 0; i < row->executions.count && command->executes != WD_TRACE_NONE && depth < MAX_DEPTH;
         i++) {
        const wd_trace_execution *execution = &at->model->executions.items[row->executions.first + i];
        if (execution->command == number && !at->has_ended) {
            visit_recording(at, execution->recording, depth + 1);
        }
    }
}

static void visit_recording(search *at, uint32_t recording, int depth) {
    const wd_trace_span commands = at->model->recordings.items[recording].commands;
    for (uint32_t i = 0; i < commands.count && !at->has_ended && at->num_visited++ < MAX_VISITED; i++) {
        visit_command(at, commands.first + i, depth);
    }
}

// outermost returns the primary recording that executes a secondary one.
static uint32_t outermost(const wd_trace_model *model, uint32_t recording) {
    for (int depth = 0; depth < MAX_DEPTH && model->recordings.items[recording].level; depth++) {
        uint32_t found = WD_TRACE_NONE;
        for (size_t i = 0; i < model->executions.count && found == WD_TRACE_NONE; i++) {
            if (model->executions.items[i].recording == recording) {
                found = model->commands.items[model->executions.items[i].command].recording;
            }
        }
        if (found == WD_TRACE_NONE) {
            break;
        }
        recording = found;
    }
    return recording;
}

static void visit_submissions(search *at) {
    const wd_trace_model *model = at->model;
    const uint32_t first = at->finding->first.submission, second = at->finding->second.submission;
    const uint32_t queue = model->submissions.items[second].queue;
    at->is_between_queues = model->submissions.items[first].queue != queue;
    for (uint32_t i = first; i <= second && !at->has_ended; i++) {
        const wd_trace_submission_row *row = &model->submissions.items[i];
        const bool counts = row->queue == queue || i == first;
        for (uint32_t k = 0; k < row->recordings.count && counts && !at->has_ended; k++) {
            visit_recording(at, model->rows.items[row->recordings.first + k], 0);
        }
    }
}

static void find_barriers(search *at) {
    const wd_trace_finding_row *finding = at->finding;
    if (finding->kind != WD_TRACE_FINDING_HAZARD || !finding->first.is_known || !finding->second.is_known) {
        return;
    }
    if (finding->first.submission != WD_TRACE_NONE && finding->second.submission != WD_TRACE_NONE) {
        visit_submissions(at);
        return;
    }
    const uint32_t recording = at->model->commands.items[finding->second.command].recording;
    if (at->model->commands.items[finding->first.command].recording == recording) {
        const wd_trace_span commands = at->model->recordings.items[recording].commands;
        const uint32_t end = commands.first + commands.count;
        for (uint32_t i = finding->first.command;
             i < end && !at->has_ended && at->num_visited++ < MAX_VISITED; i++) {
            visit_command(at, i, 0);
        }
        return;
    }
    visit_recording(at, outermost(at->model, recording), 0);
}

// --- The text

static void copy_fix_line(const wd_trace_finding_row *finding, wd_string_builder *out) {
    static const char prefix[] = "\nFix: ";
    const char *found = memmem(finding->text.text, finding->text.size, prefix, sizeof prefix - 1);
    if (!found) {
        return;
    }
    found += sizeof prefix - 1;
    const size_t rest = finding->text.size - (size_t)(found - finding->text.text);
    const char *end = memchr(found, '\n', rest);
    wd_string_append_n(out, found, end ? (size_t)(end - found) : rest);
}

static uint32_t pass_of(const wd_trace_model *model, const wd_trace_place *place) {
    return place->is_known ? model->commands.items[place->command].pass : WD_TRACE_NONE;
}

// find_location returns the command after which the fix belongs. A barrier between an access before a render pass
// instance and one inside belongs before the instance.
static uint32_t find_location(const wd_trace_model *model, const wd_trace_finding_row *finding) {
    const wd_trace_fix *fix = &finding->fix;
    if (fix->kind == WD_TRACE_FIX_FIRST) {
        return finding->first.command;
    }
    if (!finding->second.is_known || fix->kind == WD_TRACE_FIX_SECOND) {
        return finding->second.command;
    }
    const uint32_t first_pass = pass_of(model, &finding->first), pass = pass_of(model, &finding->second);
    uint32_t before = fix->before_command == WD_TRACE_NONE ? finding->second.command : fix->before_command;
    if (pass != WD_TRACE_NONE && pass != first_pass) {
        before = model->passes.items[pass].first_command;
    }
    if (model->commands.items[before].index) {
        return before - 1;
    }
    return first_pass != WD_TRACE_NONE && first_pass != pass ? model->passes.items[first_pass].last_command
                                                             : finding->first.command;
}

void wd_trace_explain(const wd_trace_model *model, const wd_trace_finding_row *finding,
                      wd_allocator allocator, wd_trace_explanation *explanation) {
    *explanation = (wd_trace_explanation){.allocator = allocator, .after_command = WD_TRACE_NONE};
    wd_string_init(&explanation->fix, allocator);
    wd_string_init(&explanation->sync1, allocator);
    wd_string_init(&explanation->sync2, allocator);
    wd_string_init(&explanation->subpass_dependency, allocator);
    if (finding->kind != WD_TRACE_FINDING_HAZARD) {
        return;
    }
    explanation->barriers = wd_alloc_zero(&allocator, WD_TRACE_MAX_BETWEEN, sizeof *explanation->barriers);
    search at = {.model = model, .finding = finding, .to = explanation};
    if (explanation->barriers) {
        find_barriers(&at);
    }
    copy_fix_line(finding, &explanation->fix);
    explanation->after_command = find_location(model, finding);
    wd_trace_write_fix(model, finding, explanation);
}

void wd_trace_explanation_finish(wd_trace_explanation *explanation) {
    wd_free(&explanation->allocator, explanation->barriers);
    wd_string_finish(&explanation->fix);
    wd_string_finish(&explanation->sync1);
    wd_string_finish(&explanation->sync2);
    wd_string_finish(&explanation->subpass_dependency);
}
