// Accesses that none of the stages of a barrier supports.
#include <assert.h>
#include <stdio.h>

#include "vk/core/barriers/barriers_internal.h"
#include "vk/syncval/model/sync_scope.h"

// Every stage supports them.
static const VkAccessFlags2 of_all_stages = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT;

// side is one half of a barrier.
typedef struct side {
    bool is_target;
    VkPipelineStageFlags2 stages;
    VkAccessFlags2 accesses;
} side;

// rules_of_version_2: what is not here has a statement that is compiled.
static const struct {
    VkAccessFlags2 access;
    uint32_t rule;
} rules_of_version_2[] = {
    {VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT, WD_CORE_RULE(03910)},
    {VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, WD_CORE_RULE(03911)},
    {VK_ACCESS_2_COLOR_ATTACHMENT_READ_NONCOHERENT_BIT_EXT, WD_CORE_RULE(03926)},
    {VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR, WD_CORE_RULE(03927)},
};

// All stages that run shaders, other than those of ray tracing.
static const VkPipelineStageFlags2 shader_stages =
    VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_2_TESSELLATION_CONTROL_SHADER_BIT |
    VK_PIPELINE_STAGE_2_TESSELLATION_EVALUATION_SHADER_BIT | VK_PIPELINE_STAGE_2_GEOMETRY_SHADER_BIT |
    VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT |
    VK_PIPELINE_STAGE_2_TASK_SHADER_BIT_EXT | VK_PIPELINE_STAGE_2_MESH_SHADER_BIT_EXT;

// supported has the accesses that each stage supports, and as last element those that need no stage. 0: not found yet.
enum { NUM_STAGES = 64 };
static VkAccessFlags2 supported[NUM_STAGES + 1]; // Atomic.

static VkAccessFlags2 find_supported(unsigned stage) {
    const VkPipelineStageFlags2 bit = stage < NUM_STAGES ? UINT64_C(1) << stage : 0;
    if (bit && !wd_sync_stage_table[stage].name) {
        return UINT64_MAX; // A stage that is not in the table may support anything.
    }
    VkAccessFlags2 accesses = of_all_stages;
    // Programs read ALL_COMMANDS as all stages, the host's included, and other layers accept it: it harms nobody.
    if (bit & VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT) {
        accesses |= VK_ACCESS_2_HOST_READ_BIT | VK_ACCESS_2_HOST_WRITE_BIT;
    }
    // Transitions are part of ALL_COMMANDS, whatever the accesses.
    const uint64_t stages = wd_sync_expand_stages(bit, 0) & ~WD_SYNC_STAGE_LAYOUT;
    for (unsigned i = 0; i < 64; i++) {
        const wd_sync_mask usages = wd_sync_usages(stages, UINT64_C(1) << i);
        if (wd_sync_mask_is_empty(&wd_sync_access_table[i].usages) || !wd_sync_mask_is_empty(&usages)) {
            accesses |= UINT64_C(1) << i;
        }
    }
    return accesses;
}

static VkAccessFlags2 supported_by(unsigned stage) {
    assert(stage <= NUM_STAGES);
    VkAccessFlags2 accesses = __atomic_load_n(&supported[stage], __ATOMIC_RELAXED);
    if (!accesses) {
        accesses = find_supported(stage);
        __atomic_store_n(&supported[stage], accesses, __ATOMIC_RELAXED);
    }
    return accesses;
}

VkAccessFlags2 wd_barriers_unsupported_accesses(VkPipelineStageFlags2 stages, VkAccessFlags2 accesses) {
    VkAccessFlags2 unsupported = accesses ? accesses & ~supported_by(NUM_STAGES) : 0;
    for (VkPipelineStageFlags2 rest = stages; unsupported && rest; rest &= rest - 1) {
        unsupported &= ~supported_by((unsigned)__builtin_ctzll(rest));
    }
    return unsupported;
}

static void put_values(wd_core_message *m, const wd_barriers *b, const side *side, VkAccessFlags2 accesses) {
    wd_barriers_accesses(m, b, side->is_target ? "dstAccessMask" : "srcAccessMask", side->accesses);
    wd_barriers_stages(m, b, side->is_target ? "dstStageMask" : "srcStageMask", side->stages);
    if (accesses != side->accesses) {
        char text[512];
        wd_core_notef(m, "None of the stages supports %s",
                      b->given.is_second
                          ? wd_VkAccessFlags2_string(accesses, text, sizeof text)
                          : wd_VkAccessFlags_string((VkAccessFlags)accesses, text, sizeof text));
    }
}

WD_CORE_COLD static void report_first(const wd_barriers *b, const wd_barrier *barrier, const side *side,
                                      VkAccessFlags2 accesses) {
    static const uint32_t rules[][2] = {
        [WD_STATE_BARRIER_MEMORY] = {WD_CORE_RULE(02815), WD_CORE_RULE(02816)},
        [WD_STATE_BARRIER_BUFFER] = {WD_CORE_RULE(02817), WD_CORE_RULE(02818)},
        [WD_STATE_BARRIER_IMAGE] = {WD_CORE_RULE(02819), WD_CORE_RULE(02820)},
    };
    wd_core_message m;
    if (wd_core_begin_rule(&m, b->c, &barrier->frame, NULL, rules[barrier->given.kind][side->is_target])) {
        put_values(&m, b, side, accesses);
        wd_core_end(&m);
    }
}

static bool begin_second(wd_core_message *m, const wd_barriers *b, const wd_barrier *barrier,
                         const side *side, uint32_t rule) {
    char owner[64];
    snprintf(owner, sizeof owner, "%s-%s", wd_barriers_owner(b, barrier->given.kind),
             side->is_target ? "dstAccessMask" : "srcAccessMask");
    return wd_core_begin_rule(m, b->c, &barrier->frame, owner, rule);
}

WD_CORE_COLD static void report_second(const wd_barriers *b, const wd_barrier *barrier, const side *side,
                                       VkAccessFlags2 accesses) {
    for (size_t i = 0; i < sizeof rules_of_version_2 / sizeof *rules_of_version_2; i++) {
        wd_core_message m;
        if (rules_of_version_2[i].access & accesses &&
            begin_second(&m, b, barrier, side, rules_of_version_2[i].rule)) {
            put_values(&m, b, side, rules_of_version_2[i].access);
            wd_core_end(&m);
        }
    }
}

// Shaders other than those of ray tracing pipelines read acceleration structures by ray queries.
static void check_ray_queries(const wd_barriers *b, const wd_barrier *barrier, const side *side) {
    wd_core_message m;
    if (!(side->stages & shader_stages) || !b->c->enabled || b->c->enabled->features.rayQuery) {
        return;
    }
    if (b->given.is_second ? begin_second(&m, b, barrier, side, WD_CORE_RULE(06256))
                           : wd_core_begin_rule(&m, b->c, &barrier->frame,
                                                b->command == WD_BARRIERS_WAIT
                                                    ? side->is_target ? "vkCmdWaitEvents-dstAccessMask"
                                                                      : "vkCmdWaitEvents-srcAccessMask"
                                                : side->is_target ? "vkCmdPipelineBarrier-dstAccessMask"
                                                                  : "vkCmdPipelineBarrier-srcAccessMask",
                                                WD_CORE_RULE(06257))) {
        put_values(&m, b, side, side->accesses);
        wd_core_word(&m, "the rayQuery feature", "not enabled");
        wd_core_end(&m);
    }
}

static void check_side(const wd_barriers *b, const wd_barrier *barrier, const side *side) {
    const VkAccessFlags2 unsupported = wd_barriers_unsupported_accesses(side->stages, side->accesses);
    if (unsupported && b->given.is_second) {
        report_second(b, barrier, side, unsupported);
    } else if (unsupported) {
        report_first(b, barrier, side, unsupported);
    } else if (side->accesses & VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR) {
        check_ray_queries(b, barrier, side);
    }
}

// Version 1 ignores the half of a transfer of ownership that is on another queue.
void wd_barriers_check_accesses(const wd_barriers *b, const wd_barrier *barrier) {
    const bool is_part = wd_barrier_is_transfer(barrier) && !b->given.is_second;
    if (!is_part || barrier->given.src_family == b->family) {
        check_side(b, barrier, &(side){false, barrier->given.src_stages, barrier->given.src_accesses});
    }
    if (!is_part || barrier->given.dst_family == b->family) {
        check_side(b, barrier, &(side){true, barrier->given.dst_stages, barrier->given.dst_accesses});
    }
}
