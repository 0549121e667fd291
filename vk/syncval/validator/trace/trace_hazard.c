// Hazards with their two accesses.
#include <string.h>

#include "vk/syncval/validator/trace/trace_internal.h"

static void put_place(wd_trace_bytes *bytes, const wd_syncval_trace_place *place) {
    const wd_sync_usage_info *usage = &wd_sync_usage_table[place->usage];
    wd_trace_put(bytes, place->recording);
    wd_trace_put(bytes, place->tag);
    wd_trace_put(bytes, place->queue);
    wd_trace_put(bytes, place->submission);
    wd_trace_put(bytes, usage->stage);
    wd_trace_put(bytes, usage->access);
    wd_trace_put(bytes, usage->writes);
}

static void put_masks(wd_trace_bytes *bytes, const wd_sync_dependency *masks) {
    wd_trace_put(bytes, masks->src_stages);
    wd_trace_put(bytes, masks->src_accesses);
    wd_trace_put(bytes, masks->dst_stages);
    wd_trace_put(bytes, masks->dst_accesses);
}

static void put_dependency(wd_trace_bytes *bytes, const wd_syncval_trace_hazard *hazard) {
    wd_trace_put(bytes, hazard->has_dependency ? (uint64_t)(hazard->dependency_index + 1) + 1 : 0);
    wd_trace_put(bytes, hazard->is_pass_of_first);
    put_masks(bytes, &hazard->dependency);
}

static void put_fix(wd_trace_bytes *bytes, const wd_syncval_trace_hazard *hazard) {
    wd_trace_put(bytes, hazard->fix_kind);
    put_masks(bytes, &hazard->fix);
    wd_trace_put(bytes, hazard->source == VK_SUBPASS_EXTERNAL ? 0 : (uint64_t)hazard->source + 1);
    wd_trace_put(bytes, hazard->target == VK_SUBPASS_EXTERNAL ? 0 : (uint64_t)hazard->target + 1);
    wd_trace_put(bytes, hazard->before_tag);
    wd_trace_put(bytes, hazard->fix_location);
    put_dependency(bytes, hazard);
    wd_trace_put(bytes, hazard->semaphore);
}

void wd_syncval_trace_add_hazard(wd_syncval_trace *trace, const wd_syncval_trace_hazard *hazard) {
    if (!trace || !wd_trace_is_recording(trace->writer) || !wd_trace_is_in_frames(trace->writer)) {
        return;
    }
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, wd_trace_string(trace->writer, hazard->id));
    wd_trace_put_bytes(&bytes, hazard->text, strlen(hazard->text));
    put_place(&bytes, &hazard->first);
    put_place(&bytes, &hazard->second);
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, hazard->object));
    const bool is_range = hazard->range.end > hazard->range.begin;
    wd_syncval_trace_put_ranges(trace, &bytes, hazard->object, hazard->space, &hazard->range, is_range);
    put_fix(&bytes, hazard);
    wd_trace_append_bytes(trace->writer, WD_TRACE_HAZARD, &bytes);
    wd_trace_note_finding(trace->writer);
}
