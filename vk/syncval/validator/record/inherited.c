#include "vk/syncval/validator/record/inherited.h"

#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

static void store(wd_syncval_recorder *recorder, const wd_syncval_inherited *item) {
    switch (wd_syncval_inherited_add(&recorder->inherited, &recorder->device->allocator, item)) {
    case WD_SYNCVAL_INHERITED_STORED:
        return;
    case WD_SYNCVAL_INHERITED_TOO_MANY:
        wd_syncval_access_unknown(recorder);
        return;
    case WD_SYNCVAL_INHERITED_NO_MEMORY:
        recorder->failed = true;
        return;
    }
}

void wd_syncval_inherit(wd_syncval_recorder *recorder, wd_syncval_inherited item) {
    item.tag = recorder->command.tag;
    item.num_barriers = recorder->num_barriers;
    if (item.kind == WD_SYNCVAL_INHERITED_INPUT &&
        !wd_state_keep_weak(recorder->command_buffer, (wd_state_object *)&item.u.input.view->object)) {
        wd_syncval_access_unknown(recorder);
    } else {
        store(recorder, &item);
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
    for (size_t i = 0; i < other->inherited.count && !recorder->failed; i++) {
        wd_syncval_inherited item = other->inherited.items[i];
        item.tag += offset;
        item.num_barriers += recorder->num_barriers;
        store(recorder, &item);
    }
}

bool wd_syncval_execute_inherited(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                                  uint64_t offset, wd_syncval_inherited_part part) {
    if (!recorder->pass.is_active) {
        if (other->inherited.count && !wd_syncval_continues_pass(recorder)) {
            wd_syncval_access_unknown(recorder);
        } else if (part == WD_SYNCVAL_AFTER_BARRIERS) {
            inherit_all(recorder, other, offset);
        }
        return false;
    }
    const uint64_t tag = recorder->command.tag;
    bool skip = false;
    for (size_t i = 0; i < other->inherited.count && !recorder->failed; i++) {
        const wd_syncval_inherited *item = &other->inherited.items[i];
        if (!is_in(item, other->num_barriers, part)) {
            if (!is_in(item, other->num_barriers, WD_SYNCVAL_BEFORE_BARRIERS) &&
                part == WD_SYNCVAL_AFTER_BARRIERS) {
                wd_syncval_access_unknown(recorder);
            }
            continue;
        }
        // Accesses before the barriers get the tag of the executing command, which is before all replayed
        // ones.
        recorder->command.tag = part == WD_SYNCVAL_AFTER_BARRIERS ? offset + item->tag : tag;
        access_inherited(recorder, item);
        // Accesses of one command are finished together, because it may read and write the same memory.
        if (i + 1 < other->inherited.count && item[1].tag == item->tag) {
            continue;
        }
        skip |= wd_syncval_finish(recorder);
    }
    recorder->command.tag = tag;
    return skip;
}
