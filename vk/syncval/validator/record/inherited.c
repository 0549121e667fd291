#include "vk/syncval/validator/record/inherited.h"

#include <string.h>

// The maximum number of stored accesses, and of the latest ones that are compared with a new one.
enum { MAX_KEPT = 1024, MAX_COMPARED = 16 };

bool wd_syncval_continues_pass(const wd_syncval_recorder *recorder) {
    return recorder->command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY && !recorder->in_pass &&
           recorder->command_buffer->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
}

static bool has_outputs(const wd_syncval_outputs *kept, const wd_syncval_outputs *outputs) {
    wd_syncval_outputs both = *kept;
    return !wd_syncval_outputs_join(&both, outputs);
}

// has returns whether `kept` includes all accesses of `item`.
static bool has(const wd_syncval_inherited *kept, const wd_syncval_inherited *item) {
    if (kept->kind != item->kind || kept->num_barriers != item->num_barriers) {
        return false;
    }
    switch (item->kind) {
    case WD_SYNCVAL_INHERITED_OUTPUTS:
        return has_outputs(&kept->u.outputs, &item->u.outputs);
    case WD_SYNCVAL_INHERITED_CLEAR:
        return kept->u.clear.aspects == item->u.clear.aspects && kept->u.clear.color == item->u.clear.color &&
               !memcmp(&kept->u.clear.rect, &item->u.clear.rect, sizeof item->u.clear.rect);
    case WD_SYNCVAL_INHERITED_INPUT:
        return kept->u.input.view == item->u.input.view && kept->u.input.usage == item->u.input.usage;
    }
    return false;
}

// is_kept returns whether one of the latest stored accesses includes all of `item`. A read after writes of
// other commands counts again.
static bool is_kept(const wd_syncval_recorder *recorder, const wd_syncval_inherited *item) {
    const size_t count = recorder->num_inherited, last = count > MAX_COMPARED ? count - MAX_COMPARED : 0;
    for (size_t i = count; i-- > last;) {
        const wd_syncval_inherited *kept = &recorder->inherited[i];
        if (has(kept, item)) {
            return true;
        }
        if (item->kind == WD_SYNCVAL_INHERITED_INPUT && kept->kind != item->kind && kept->tag != item->tag) {
            return false;
        }
    }
    return false;
}

static void keep(wd_syncval_recorder *recorder, const wd_syncval_inherited *item) {
    wd_syncval_inherited *latest =
        recorder->num_inherited ? &recorder->inherited[recorder->num_inherited - 1] : NULL;
    if (is_kept(recorder, item)) {
        return;
    }
    // Consecutive draws are merged, because rasterization order applies between them.
    if (latest && latest->kind == WD_SYNCVAL_INHERITED_OUTPUTS && item->kind == latest->kind &&
        item->num_barriers == latest->num_barriers) {
        (void)wd_syncval_outputs_join(&latest->u.outputs, &item->u.outputs);
        return;
    }
    void *inherited = recorder->inherited;
    if (recorder->num_inherited == MAX_KEPT) {
        wd_syncval_access_unknown(recorder);
    } else if (wd_array_reserve(&recorder->device->allocator, &inherited, &recorder->inherited_capacity,
                                recorder->num_inherited + 1, sizeof(*item))) {
        recorder->inherited = inherited;
        recorder->inherited[recorder->num_inherited++] = *item;
    } else {
        recorder->failed = true;
    }
}

void wd_syncval_inherit(wd_syncval_recorder *recorder, wd_syncval_inherited item) {
    item.tag = recorder->tag;
    item.num_barriers = recorder->num_barriers;
    if (item.kind == WD_SYNCVAL_INHERITED_INPUT &&
        !wd_state_command_buffer_keep(recorder->command_buffer,
                                      (wd_state_object *)&item.u.input.view->object)) {
        wd_syncval_access_unknown(recorder);
    } else {
        keep(recorder, &item);
    }
}

static void access_inherited(wd_syncval_recorder *recorder, const wd_syncval_inherited *item) {
    switch (item->kind) {
    case WD_SYNCVAL_INHERITED_OUTPUTS:
        wd_syncval_access_outputs(recorder, &item->u.outputs);
        return;
    case WD_SYNCVAL_INHERITED_CLEAR:
        wd_syncval_access_clear(recorder, item->u.clear.aspects, item->u.clear.color, &item->u.clear.rect);
        return;
    case WD_SYNCVAL_INHERITED_INPUT:
        wd_syncval_read_input(recorder, item->u.input.view, item->u.input.usage);
        return;
    }
}

static bool is_in(const wd_syncval_inherited *item, uint32_t num_barriers, wd_syncval_inherited_part part) {
    return part == WD_SYNCVAL_AFTER_BARRIERS ? item->num_barriers == num_barriers
                                             : num_barriers && !item->num_barriers;
}

// inherit_all is for secondary command buffers that execute others (VK_EXT_nested_command_buffer): all of
// them continue the render pass.
static void inherit_all(wd_syncval_recorder *recorder, const wd_syncval_recorder *other, uint64_t offset) {
    for (size_t i = 0; i < other->num_inherited && !recorder->failed; i++) {
        wd_syncval_inherited item = other->inherited[i];
        item.tag += offset;
        item.num_barriers += recorder->num_barriers;
        keep(recorder, &item);
    }
}

bool wd_syncval_execute_inherited(wd_syncval_recorder *recorder, wd_call *call,
                                  const wd_syncval_recorder *other, uint64_t offset,
                                  wd_syncval_inherited_part part) {
    if (!recorder->in_pass) {
        if (other->num_inherited && !wd_syncval_continues_pass(recorder)) {
            wd_syncval_access_unknown(recorder);
        } else if (part == WD_SYNCVAL_AFTER_BARRIERS) {
            inherit_all(recorder, other, offset);
        }
        return false;
    }
    const uint64_t tag = recorder->tag;
    bool skip = false;
    for (size_t i = 0; i < other->num_inherited && !recorder->failed; i++) {
        const wd_syncval_inherited *item = &other->inherited[i];
        if (!is_in(item, other->num_barriers, part)) {
            if (!is_in(item, other->num_barriers, WD_SYNCVAL_BEFORE_BARRIERS) &&
                part == WD_SYNCVAL_AFTER_BARRIERS) {
                wd_syncval_access_unknown(recorder);
            }
            continue;
        }
        // Accesses before the barriers get the tag of the executing command, which is before all replayed
        // ones.
        recorder->tag = part == WD_SYNCVAL_AFTER_BARRIERS ? offset + item->tag : tag;
        access_inherited(recorder, item);
        // Accesses of one command are finished together, because it may read and write the same memory.
        if (i + 1 < other->num_inherited && item[1].tag == item->tag) {
            continue;
        }
        skip |= wd_syncval_finish(recorder, call);
    }
    recorder->tag = tag;
    return skip;
}
