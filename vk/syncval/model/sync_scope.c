#include "vk/syncval/model/sync_scope.h"

#include <assert.h>
#include <inttypes.h>
#include <stddef.h>

enum { ALL_GRAPHICS_BIT = 15, ALL_COMMANDS_BIT = 16 };

#define TOP_OF_PIPE (UINT64_C(1) << 0)
#define BOTTOM_OF_PIPE (UINT64_C(1) << 13)
#define ALL_COMMANDS (UINT64_C(1) << ALL_COMMANDS_BIT)

static int lowest_bit(uint64_t bits) {
    assert(bits);
    return __builtin_ctzll(bits);
}

wd_sync_usage wd_sync_usage_find(uint64_t stage, uint64_t access) {
    const wd_sync_mask usages = wd_sync_usages(wd_sync_expand_stages(stage, 0), access);
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        if (usages.words[i]) {
            return (wd_sync_usage)(64 * i + lowest_bit(usages.words[i]));
        }
    }
    return WD_SYNC_NONE;
}

void wd_sync_append_bits(wd_string_builder *text, uint64_t bits, bool stages) {
    if (!bits) {
        wd_string_append(text, stages ? "VK_PIPELINE_STAGE_2_NONE" : "VK_ACCESS_2_NONE");
    }
    const char *between = "";
    for (uint64_t rest = bits; rest; rest &= rest - 1) {
        const int bit = lowest_bit(rest);
        const char *name = stages ? wd_sync_stage_table[bit].name : wd_sync_access_table[bit].name;
        wd_string_append(text, between);
        if (name) {
            wd_string_append(text, name);
        } else {
            wd_string_appendf(text, "0x%" PRIx64, UINT64_C(1) << bit);
        }
        between = " | ";
    }
}

static uint64_t supported_stages(uint64_t stages, uint32_t queue_flags) {
    uint64_t result = 0;
    for (uint64_t rest = stages; rest; rest &= rest - 1) {
        const uint32_t queues = wd_sync_stage_table[lowest_bit(rest)].queues;
        if (!queues || queues & queue_flags) {
            result |= rest & (~rest + 1);
        }
    }
    return result;
}

uint64_t wd_sync_expand_stages(uint64_t stages, uint32_t queue_flags) {
    uint64_t result = 0;
    for (uint64_t rest = stages; rest; rest &= rest - 1) {
        const int bit = lowest_bit(rest);
        uint64_t members = wd_sync_stage_table[bit].expansion;
        if (queue_flags && (bit == ALL_GRAPHICS_BIT || bit == ALL_COMMANDS_BIT)) {
            members = supported_stages(members, queue_flags);
        }
        result |= members;
    }
    return result;
}

uint64_t wd_sync_earlier_stages(uint64_t stages) {
    uint64_t result = stages;
    for (uint64_t rest = stages; rest; rest &= rest - 1) {
        result |= wd_sync_stage_table[lowest_bit(rest)].earlier;
    }
    return result;
}

uint64_t wd_sync_later_stages(uint64_t stages) {
    uint64_t result = stages;
    for (uint64_t rest = stages; rest; rest &= rest - 1) {
        result |= wd_sync_stage_table[lowest_bit(rest)].later;
    }
    return result;
}

static uint64_t without_later(uint64_t stages) {
    uint64_t result = stages;
    for (uint64_t rest = stages; rest; rest &= rest - 1) {
        const uint64_t bit = rest & (~rest + 1);
        const uint64_t later = wd_sync_stage_table[lowest_bit(rest)].later & ~bit;
        if (result & bit) {
            result &= ~later;
        }
    }
    return result;
}

// fold replaces members by the combined stages of which `stages` has all members. `named` are the stages to
// replace: all, or those that are not later than another one. A combined stage whose members depend on the
// queue never matches.
static uint64_t fold(uint64_t named, uint64_t stages, bool is_narrow) {
    uint64_t result = named;
    for (int bit = 0; bit < 64; bit++) {
        const uint64_t parts = wd_sync_stage_table[bit].expansion;
        const uint64_t names = is_narrow ? without_later(parts) : parts;
        const bool is_set = names & (names - 1) && bit != ALL_GRAPHICS_BIT && bit != ALL_COMMANDS_BIT;
        if (is_set && !(parts & ~stages) && !(names & ~result)) {
            result = (result & ~names) | UINT64_C(1) << bit;
        }
    }
    return result;
}

// Only ALL_COMMANDS includes layout transitions.
static bool includes_all_commands(uint64_t stages) {
    const uint64_t all = wd_sync_expand_stages(ALL_COMMANDS, 0);
    return (stages | WD_SYNC_STAGE_LAYOUT) == (stages | all) || stages & WD_SYNC_STAGE_LAYOUT;
}

uint64_t wd_sync_combine_stages(uint64_t stages) {
    const uint64_t all = wd_sync_expand_stages(ALL_COMMANDS, 0);
    return includes_all_commands(stages) ? (stages & ~all) | ALL_COMMANDS : fold(stages, stages, false);
}

uint64_t wd_sync_narrowest_stages(uint64_t stages) {
    return includes_all_commands(stages) ? ALL_COMMANDS : fold(without_later(stages), stages, true);
}

wd_sync_mask wd_sync_usages(uint64_t stages, uint64_t accesses) {
    wd_sync_mask of_stages = {{0}}, of_accesses = {{0}};
    for (uint64_t rest = accesses; rest; rest &= rest - 1) {
        wd_sync_mask_join(&of_accesses, &wd_sync_access_table[lowest_bit(rest)].usages);
    }
    if (stages & WD_SYNC_STAGE_PRESENT) {
        wd_sync_mask_add(&of_accesses, WD_SYNC_PRESENT);
    }
    if (stages & WD_SYNC_STAGE_LAYOUT) {
        wd_sync_mask_add(&of_accesses, WD_SYNC_IMAGE_LAYOUT_TRANSITION);
    }
    if (!wd_sync_mask_is_empty(&of_accesses)) {
        for (uint64_t rest = stages; rest; rest &= rest - 1) {
            wd_sync_mask_join(&of_stages, &wd_sync_stage_table[lowest_bit(rest)].usages);
        }
    }
    wd_sync_mask_limit(&of_stages, &of_accesses);
    return of_stages;
}

// TOP_OF_PIPE or BOTTOM_OF_PIPE as ALL_COMMANDS has no accesses, except for layout transitions, which need no
// access mask.
static wd_sync_mask usages_of(uint64_t expanded, uint64_t ends, uint64_t accesses) {
    return wd_sync_usages(expanded | (ends & WD_SYNC_STAGE_LAYOUT), accesses);
}

wd_sync_scope wd_sync_first_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags) {
    const uint64_t expanded = wd_sync_expand_stages(stages, queue_flags);
    const uint64_t ends = stages & BOTTOM_OF_PIPE ? wd_sync_expand_stages(ALL_COMMANDS, queue_flags) : 0;
    return (wd_sync_scope){wd_sync_earlier_stages(expanded | ends), usages_of(expanded, ends, accesses)};
}

wd_sync_scope wd_sync_second_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags) {
    const uint64_t expanded = wd_sync_expand_stages(stages, queue_flags);
    const uint64_t ends = stages & TOP_OF_PIPE ? wd_sync_expand_stages(ALL_COMMANDS, queue_flags) : 0;
    return (wd_sync_scope){wd_sync_later_stages(expanded | ends), usages_of(expanded, ends, accesses)};
}

wd_sync_barrier wd_sync_barrier_make(uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages,
                                     uint64_t dst_accesses, uint32_t queue_flags, uint32_t queue) {
    return (wd_sync_barrier){
        .first = wd_sync_first_scope(src_stages, src_accesses, queue_flags),
        .second = wd_sync_second_scope(dst_stages, dst_accesses, queue_flags),
        .end_tag = UINT64_MAX,
        .queue = queue,
    };
}

wd_sync_barrier wd_sync_barrier_mark(const wd_sync_barrier *dependency, uint64_t marks) {
    wd_sync_barrier mark = *dependency;
    mark.second = (wd_sync_scope){.stages = marks};
    mark.flags |= WD_SYNC_BARRIER_IN_SUBPASS;
    return mark;
}

// Of the accesses before the current subpass, only marked ones are covered.
wd_sync_barrier wd_sync_barrier_after_marks(const wd_sync_barrier *dependency, uint64_t marks) {
    return (wd_sync_barrier){
        .first = {.stages = marks},
        .second = dependency->second,
        .end_tag = UINT64_MAX,
        .queue = dependency->queue,
        .flags = (dependency->flags & WD_SYNC_BARRIER_IN_SUBPASS) | WD_SYNC_BARRIER_FROM_SUBPASS,
    };
}
