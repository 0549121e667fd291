// Evaluates barriers by their credits.
#include <string.h>

#include "vk/syncval/oversync/oversync.h"

// Bits of VkPipelineStageFlags2 and VkAccessFlags2 that include several others.
#define TOP_OF_PIPE UINT64_C(0x1)
#define BOTTOM_OF_PIPE UINT64_C(0x2000)
#define VERTEX_INPUT UINT64_C(0x4)
#define ALL_TRANSFER UINT64_C(0x1000)
#define VERSION_1_MASK UINT64_C(0xffffffff)
#define SHADER_READ UINT64_C(0x20)
#define SHADER_WRITE UINT64_C(0x40)
#define MEMORY_READ UINT64_C(0x8000)
#define MEMORY_WRITE UINT64_C(0x10000)

void wd_oversync_record_ref(wd_oversync_record *record) {
    __atomic_add_fetch(&record->references, 1, __ATOMIC_RELAXED);
}

void wd_oversync_record_unref(wd_oversync_record *record) {
    if (__atomic_sub_fetch(&record->references, 1, __ATOMIC_ACQ_REL) == 0) {
        record->released(record);
    }
}

void wd_oversync_record_join(wd_oversync_record *record, const wd_oversync_record *other) {
    record->is_needed |= other->is_needed;
    wd_sync_mask_join(&record->src_usages, &other->src_usages);
    wd_sync_mask_join(&record->dst_usages, &other->dst_usages);
    record->src_stages |= other->src_stages;
    record->dst_stages |= other->dst_stages;
}

// side is one half of a barrier.
typedef struct side {
    uint64_t given_stages, given_accesses;
    wd_sync_mask usages; // Credited.
    uint64_t stages;     // Credited, in addition to the stages of the usages.
    uint64_t end;        // The pipe end that means ALL_COMMANDS on this side.
    uint64_t other_end;  // The pipe end that means no stage.
    bool is_first;
} side;

static uint64_t usage_stages(const wd_sync_mask *usages) {
    uint64_t stages = 0;
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        stages |= wd_sync_mask_test(usages, usage) ? wd_sync_usage_table[usage].stage : 0;
    }
    return stages;
}

static uint64_t usage_accesses(const wd_sync_mask *usages) {
    uint64_t accesses = 0;
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        accesses |= wd_sync_mask_test(usages, usage) ? wd_sync_usage_table[usage].access : 0;
    }
    return accesses;
}

// covers returns whether an execution scope of `stage` includes `wanted`.
static bool covers(const side *of, uint64_t stage, uint64_t wanted) {
    const wd_sync_stage_info *info = &wd_sync_stage_table[__builtin_ctzll(stage)];
    return (stage | (of->is_first ? info->earlier : info->later)) & wanted;
}

// needed_stages returns the given stages that must stay. A credited stage may be in the scope only because it
// is logically earlier (or later) than a given stage; then that given stage stays.
static uint64_t needed_stages(const side *of, uint64_t expanded) {
    uint64_t needed = usage_stages(&of->usages) | (of->stages & expanded);
    for (uint64_t rest = of->stages & ~expanded; rest; rest &= rest - 1) {
        const uint64_t wanted = rest & (~rest + 1);
        uint64_t keeper = 0;
        for (uint64_t candidates = needed & expanded; candidates && !keeper; candidates &= candidates - 1) {
            const uint64_t candidate = candidates & (~candidates + 1);
            keeper = covers(of, candidate, wanted) ? candidate : 0;
        }
        for (uint64_t candidates = expanded; candidates && !keeper; candidates &= candidates - 1) {
            const uint64_t candidate = candidates & (~candidates + 1);
            keeper = covers(of, candidate, wanted) ? candidate : 0;
        }
        needed |= keeper ? keeper : of->given_stages & of->end;
    }
    return needed;
}

// combine_stages replaces members by the combined stage of the program, or by a combined stage if version 1
// has no bit for a member. Only ALL_COMMANDS includes layout transitions.
static uint64_t combine_stages(uint64_t stages, uint64_t given, bool version_1) {
    uint64_t result = stages;
    if (stages & WD_SYNC_STAGE_LAYOUT) {
        return given;
    }
    const uint64_t sets[] = {ALL_TRANSFER, VERTEX_INPUT};
    for (size_t i = 0; i < sizeof(sets) / sizeof(*sets); i++) {
        const uint64_t members = wd_sync_expand_stages(sets[i], 0);
        const uint64_t listed = members & given; // Members that the program listed itself.
        const uint64_t combined = stages & members & ~listed;
        const bool beyond = version_1 && stages & members & ~VERSION_1_MASK;
        if ((given & sets[i] && combined) || beyond) {
            result = (result & ~combined) | sets[i];
        }
    }
    return version_1 && result & ~VERSION_1_MASK ? given : result;
}

static uint64_t combine_accesses(uint64_t accesses, uint64_t given, bool version_1) {
    uint64_t result = accesses;
    const uint64_t sets[] = {SHADER_READ, SHADER_WRITE};
    for (size_t i = 0; i < sizeof(sets) / sizeof(*sets); i++) {
        uint64_t members = 0;
        for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
            const bool is_member =
                wd_sync_mask_test(&wd_sync_access_table[__builtin_ctzll(sets[i])].usages, usage);
            members |= is_member ? wd_sync_usage_table[usage].access : 0;
        }
        const uint64_t combined = accesses & members & ~given;
        const bool beyond = version_1 && accesses & members & ~VERSION_1_MASK;
        if ((given & sets[i] && combined) || beyond) {
            result = (result & ~combined) | sets[i];
        }
    }
    return version_1 && result & ~VERSION_1_MASK ? given : result;
}

// shrink computes the smallest masks of one half. It returns whether it removed a bit that has an effect.
static bool shrink(const side *of, const wd_oversync_record *record, uint64_t *stages, uint64_t *accesses) {
    const uint64_t expanded = wd_sync_expand_stages(of->given_stages, record->queue_flags);
    const uint64_t needed = needed_stages(of, expanded);
    *stages = combine_stages(needed, of->given_stages, record->version_1);
    *accesses = combine_accesses(usage_accesses(&of->usages), of->given_accesses, record->version_1);
    if (of->given_stages & ~*stages & ~of->other_end) {
        return true;
    }
    // Accesses of the remaining stages that the program listed, that have an effect, and that were not
    // needed.
    for (uint64_t rest = of->given_accesses & ~*accesses & ~(MEMORY_READ | MEMORY_WRITE); rest;
         rest &= rest - 1) {
        const wd_sync_mask usages =
            wd_sync_usages(wd_sync_expand_stages(*stages, record->queue_flags), rest & (~rest + 1));
        for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
            // Reads have no effect in a first access scope.
            if (wd_sync_mask_test(&usages, usage) && (!of->is_first || wd_sync_usage_writes(usage))) {
                return true;
            }
        }
    }
    return false;
}

static bool has_credit(const side *of) {
    return of->stages || !wd_sync_mask_is_empty(&of->usages);
}

wd_oversync_verdict wd_oversync_record_evaluate(const wd_oversync_record *record,
                                                wd_sync_dependency *enough) {
    *enough = record->given;
    if (record->is_needed) {
        return WD_OVERSYNC_NEEDED;
    }
    const side first = {record->given.src_stages,
                        record->given.src_accesses,
                        record->src_usages,
                        record->src_stages,
                        BOTTOM_OF_PIPE,
                        TOP_OF_PIPE,
                        true};
    const side second = {record->given.dst_stages,
                         record->given.dst_accesses,
                         record->dst_usages,
                         record->dst_stages,
                         TOP_OF_PIPE,
                         BOTTOM_OF_PIPE,
                         false};
    if (!record->transition && !has_credit(&first) && !has_credit(&second)) {
        *enough = (wd_sync_dependency){0};
        return WD_OVERSYNC_REDUNDANT;
    }
    // The tracker may not see all accesses before and after a transition: aliased memory, presentation.
    bool is_wide = false;
    if (!record->transition || has_credit(&first)) {
        is_wide |= shrink(&first, record, &enough->src_stages, &enough->src_accesses);
    }
    if (!record->transition || has_credit(&second)) {
        is_wide |= shrink(&second, record, &enough->dst_stages, &enough->dst_accesses);
    }
    return is_wide ? WD_OVERSYNC_TOO_WIDE : WD_OVERSYNC_NEEDED;
}
