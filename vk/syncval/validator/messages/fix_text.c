// The text of fixes.
#include <ctype.h>
#include <inttypes.h>

#include "vk/syncval/model/sync_scope.h"
#include "vk/syncval/validator/messages/fix.h"

static void append_stages(wd_string_builder *text, uint64_t stages) {
    wd_sync_append_bits(text, wd_sync_combine_stages(stages), true);
}

static void append_half(wd_string_builder *text, const char *side, uint64_t stages, uint64_t accesses) {
    wd_string_appendf(text, "%sStageMask = ", side);
    append_stages(text, stages);
    wd_string_appendf(text, ", %sAccessMask = ", side);
    wd_sync_append_bits(text, accesses, false);
}

static void append_masks(wd_string_builder *text, const wd_sync_dependency *masks) {
    append_half(text, "src", masks->src_stages, masks->src_accesses);
    wd_string_append(text, ", ");
    append_half(text, "dst", masks->dst_stages, masks->dst_accesses);
}

// append_additions leaves out the scope that lacks nothing.
static void append_additions(wd_string_builder *text, const wd_sync_dependency *masks) {
    const bool has_first = masks->src_stages || masks->src_accesses;
    const bool has_second = masks->dst_stages || masks->dst_accesses;
    if (has_first || !has_second) {
        append_half(text, "src", masks->src_stages, masks->src_accesses);
    }
    if (has_second) {
        wd_string_append(text, has_first ? ", " : "");
        append_half(text, "dst", masks->dst_stages, masks->dst_accesses);
    }
}

// --- Barriers

static void append_barrier_location(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                                    const wd_syncval_fix *fix) {
    const wd_syncval_entry *begin = occurrence->pass.begin;
    switch (fix->location) {
    case WD_TRACE_BEFORE_PASS:
        if (begin == occurrence->entry) {
            wd_string_append(text, "insert a barrier before this command: ");
            break;
        }
        wd_string_append(text, "insert a barrier before ");
        wd_syncval_append_command(text, begin);
        wd_string_append(text, ", which begins the rendering: ");
        break;
    case WD_TRACE_IN_SUBPASS:
        wd_string_appendf(text,
                          "insert a barrier between the two, and a VkSubpassDependency from subpass %u to "
                          "itself that allows it: ",
                          fix->dependency.source);
        break;
    case WD_TRACE_SPLIT_PASS:
        wd_string_append(text, "end the render pass between the two, and insert a barrier there: ");
        break;
    case WD_TRACE_OTHER_SUBPASS:
        wd_string_append(text, "execute the two in different subpasses or render passes, with a "
                               "VkSubpassDependency or barrier between them: ");
        break;
    case WD_TRACE_SPLIT_DYNAMIC:
        wd_string_append(text, "end the rendering between the two, and insert a barrier there: ");
        break;
    case WD_TRACE_BETWEEN:
        wd_string_append(text, "insert a barrier between the two: ");
        break;
    }
    wd_string_append(text, "vkCmdPipelineBarrier2: ");
}

static void append_barrier(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard, const wd_syncval_fix *fix) {
    if (wd_syncval_is_in_other_subpass(occurrence, hazard)) {
        wd_string_append(text, "move the image barrier of ");
        wd_syncval_append_command(text, occurrence->prior);
        wd_string_append(text, " out of the render pass instance, or ");
    }
    append_barrier_location(text, occurrence, fix);
    append_masks(text, &fix->masks);
}

// append_widened_barrier names the image barrier that lacks masks.
static void append_widened_barrier(wd_string_builder *text, const wd_syncval_entry *entry,
                                   const wd_syncval_fix *fix) {
    if (entry && entry->is_release) {
        wd_string_append(text, "add to the first scope of this release: ");
    } else {
        wd_string_append(text, "add to the image barrier of ");
        wd_syncval_append_command(text, entry);
        wd_string_append(text, fix->has_event_set ? ", and to that of vkCmdSetEvent: " : ": ");
    }
    append_additions(text, &fix->masks);
}

// --- Subpass dependencies

static void append_subpass(wd_string_builder *text, const char *side, uint32_t number) {
    if (number == VK_SUBPASS_EXTERNAL) {
        wd_string_appendf(text, "%sSubpass = VK_SUBPASS_EXTERNAL", side);
    } else {
        wd_string_appendf(text, "%sSubpass = %u", side, number);
    }
}

static void append_dependency(wd_string_builder *text, const wd_syncval_fix *fix) {
    const wd_syncval_fix_dependency *dependency = &fix->dependency;
    if (!dependency->is_known) {
        wd_string_append(text, "add a VkSubpassDependency between the two subpasses: ");
        append_additions(text, &fix->masks);
        return;
    }
    if (dependency->index != UINT32_MAX) {
        wd_string_appendf(text, "add to pDependencies[%u] of ", dependency->index);
    } else {
        wd_string_append(text, "add a VkSubpassDependency to ");
    }
    wd_string_append(text, dependency->is_of_prior ? "the earlier render pass" : "the render pass");
    if (dependency->pass_name) {
        wd_string_appendf(text, " (%s)", dependency->pass_name);
    }
    wd_string_append(text, " (");
    append_subpass(text, "src", dependency->source);
    wd_string_append(text, ", ");
    append_subpass(text, "dst", dependency->target);
    wd_string_append(text, "): ");
    if (dependency->index == UINT32_MAX) {
        append_masks(text, &dependency->masks);
    } else {
        append_additions(text, &dependency->masks);
    }
}

// --- Semaphores

static void append_semaphore(wd_string_builder *text, const wd_syncval_semaphore_name *semaphore) {
    wd_string_append(text, "semaphore");
    if (!semaphore) {
        return;
    }
    wd_string_append(text, semaphore->name[0] ? " (" : " ");
    wd_string_append(text, semaphore->name);
    wd_string_appendf(text, "%s(0x%" PRIx64 ")", semaphore->name[0] ? ")" : "", semaphore->handle);
}

static void append_wait(wd_string_builder *text, const wd_syncval_fix *fix) {
    wd_string_append(text, "add to the stage mask of the wait for ");
    append_semaphore(text, fix->semaphore);
    wd_string_append(text, " (VkSemaphoreSubmitInfo::stageMask, or pWaitDstStageMask of VkSubmitInfo): ");
    append_stages(text, fix->masks.dst_stages);
}

static void append_signal(wd_string_builder *text, const wd_syncval_fix *fix) {
    wd_string_append(text, "add to the stage mask of the signal operation of ");
    append_semaphore(text, fix->semaphore);
    wd_string_append(text, " (VkSemaphoreSubmitInfo::stageMask): ");
    append_stages(text, fix->masks.src_stages);
}

static void append_acquisition(wd_string_builder *text, const wd_syncval_fix *fix) {
    wd_string_append(text, "wait for ");
    if (fix->semaphore) {
        append_semaphore(text, fix->semaphore);
        wd_string_append(text, ", which vkAcquireNextImageKHR signals, in ");
    } else {
        wd_string_append(text, "the semaphore of vkAcquireNextImageKHR in ");
    }
    append_stages(text, fix->masks.dst_stages);
    wd_string_append(text, fix->semaphore ? "" : ", or for its fence on the host");
}

static void append_new_semaphore(wd_string_builder *text, const wd_syncval_fix *fix) {
    wd_string_append(text, "order the two submissions with a semaphore that is signaled after ");
    append_stages(text, fix->masks.src_stages);
    wd_string_append(text, " and waited for by ");
    append_stages(text, fix->masks.dst_stages);
}

// append_chain states with which stages a semaphore orders the earlier access, if that is not sufficient.
static bool append_chain(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard, const wd_syncval_fix *fix) {
    const uint64_t chain = wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
    const bool is_of_semaphore = hazard->prior.usage == WD_SYNC_PRESENT || occurrence->prior_queue;
    const bool is_transition = fix->kind == WD_TRACE_FIX_SECOND || fix->kind == WD_TRACE_FIX_SUBPASS;
    if (!chain || (fix->kind != WD_TRACE_FIX_WAIT && !(is_of_semaphore && is_transition))) {
        return false;
    }
    wd_string_append(text, "a semaphore orders the earlier access with ");
    append_stages(text, chain);
    wd_string_append(text, " only. ");
    return true;
}

// --- The text

void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard, const wd_syncval_fix *fix) {
    const bool is_sentence = append_chain(text, occurrence, hazard, fix);
    const size_t begin = text->length;
    switch (fix->kind) {
    case WD_TRACE_FIX_NONE:
        wd_string_append(text, fix->advice);
        break;
    case WD_TRACE_FIX_BARRIER:
        append_barrier(text, occurrence, hazard, fix);
        break;
    case WD_TRACE_FIX_FIRST:
        append_widened_barrier(text, occurrence->prior, fix);
        break;
    case WD_TRACE_FIX_SECOND:
        append_widened_barrier(text, occurrence->entry, fix);
        break;
    case WD_TRACE_FIX_SUBPASS:
        append_dependency(text, fix);
        break;
    case WD_TRACE_FIX_SEMAPHORE:
        append_new_semaphore(text, fix);
        break;
    case WD_TRACE_FIX_WAIT:
        append_wait(text, fix);
        break;
    case WD_TRACE_FIX_SIGNAL:
        append_signal(text, fix);
        break;
    case WD_TRACE_FIX_PRESENT:
        wd_string_append(text, "vkQueuePresentKHR must wait for a semaphore that is signaled after ");
        append_stages(text, fix->masks.src_stages);
        break;
    case WD_TRACE_FIX_ACQUISITION:
        append_acquisition(text, fix);
        break;
    }
    if (is_sentence && !text->failed) {
        text->text[begin] = (char)toupper((unsigned char)text->text[begin]);
    }
}
