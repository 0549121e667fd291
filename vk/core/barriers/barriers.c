// The commands that have barriers.
#include <assert.h>

#include "vk/core/barriers/barriers_internal.h"

wd_barrier wd_barriers_get(const wd_barriers *b, wd_state_barrier_kind kind, uint32_t index) {
    assert((unsigned)kind < 3);
    static const char *const names[] = {"pMemoryBarriers", "pBufferMemoryBarriers", "pImageMemoryBarriers"};
    return (wd_barrier){
        .given = wd_state_barriers_get(&b->given, kind, index),
        .frame = WD_CORE_ELEMENT(b->frame, names[kind], index),
    };
}

const char *wd_barriers_owner(const wd_barriers *b, wd_state_barrier_kind kind) {
    assert((unsigned)kind < WD_STATE_NUM_BARRIER_KINDS);
    static const char *const first[] = {"VkMemoryBarrier", "VkBufferMemoryBarrier", "VkImageMemoryBarrier"};
    static const char *const second[] = {"VkMemoryBarrier2", "VkBufferMemoryBarrier2",
                                         "VkImageMemoryBarrier2"};
    return b->given.is_second ? second[kind] : first[kind];
}

wd_barriers wd_barriers_begin(wd_core_check *c, wd_barriers_command command) {
    wd_barriers b = {.c = c, .command = command, .command_buffer = wd_core_command_buffer(c)};
    const wd_state_command_pool *pool =
        b.command_buffer ? wd_state_command_buffer_pool(b.command_buffer) : NULL;
    b.family = pool ? pool->queue_family : VK_QUEUE_FAMILY_IGNORED;
    b.capabilities = b.command_buffer ? wd_state_command_buffer_queue_flags(b.command_buffer) : 0;
    b.num_families = c->physical ? c->physical->num_queue_families : 0;
    return b;
}

static void check(const wd_barriers *b) {
    wd_barriers_check_command(b);
    wd_barriers_check_pass(b);
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < b->given.num[kind]; i++) {
            const wd_barrier barrier = wd_barriers_get(b, kind, i);
            wd_barriers_check_accesses(b, &barrier);
            wd_barriers_check_stages(b, &barrier);
            wd_barriers_check_features(b, &barrier);
            if (kind != WD_STATE_BARRIER_MEMORY) {
                wd_barriers_check_families(b, &barrier);
            }
            if (kind == WD_STATE_BARRIER_BUFFER) {
                wd_barriers_check_buffer(b, &barrier);
            } else if (kind == WD_STATE_BARRIER_IMAGE) {
                wd_barriers_check_image(b, &barrier);
            }
        }
    }
}

static void check_info(wd_barriers *b, const char *name, uint64_t index, const VkDependencyInfo *info) {
    const wd_core_frame frame = {NULL, name, index, index == WD_CORE_NO_INDEX, NULL, 0};
    b->frame = &frame;
    b->given = wd_state_barriers_of_info(info);
    check(b);
}

WD_CORE_CHECK(barriers, CmdPipelineBarrier) {
    if (!c->is_repeated) {
        wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_PIPELINE);
        b.given = WD_STATE_BARRIERS_OF(s, s->dependencyFlags);
        check(&b);
    }
}

WD_CORE_CHECK(barriers, CmdWaitEvents) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_WAIT);
    b.given = WD_STATE_BARRIERS_OF(s, 0);
    check(&b);
}

WD_CORE_CHECK(barriers, CmdPipelineBarrier2) {
    if (s->pDependencyInfo && !c->is_repeated) {
        wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_PIPELINE);
        check_info(&b, "pDependencyInfo", WD_CORE_NO_INDEX, s->pDependencyInfo);
    }
}

WD_CORE_CHECK(barriers, CmdSetEvent2) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_SET);
    if (s->pDependencyInfo) {
        check_info(&b, "pDependencyInfo", WD_CORE_NO_INDEX, s->pDependencyInfo);
    }
}

WD_CORE_CHECK(barriers, CmdWaitEvents2) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_WAIT);
    for (uint32_t i = 0; s->pDependencyInfos && i < s->eventCount; i++) {
        check_info(&b, "pDependencyInfos", i, &s->pDependencyInfos[i]);
    }
}

void wd_barriers_stages(wd_core_message *m, const wd_barriers *b, const char *label,
                        VkPipelineStageFlags2 stages) {
    char text[512];
    wd_core_word(m, label,
                 b->given.is_second
                     ? wd_VkPipelineStageFlags2_string(stages, text, sizeof text)
                     : wd_VkPipelineStageFlags_string((VkPipelineStageFlags)stages, text, sizeof text));
}

void wd_barriers_accesses(wd_core_message *m, const wd_barriers *b, const char *label,
                          VkAccessFlags2 accesses) {
    char text[512];
    wd_core_word(m, label,
                 b->given.is_second ? wd_VkAccessFlags2_string(accesses, text, sizeof text)
                                    : wd_VkAccessFlags_string((VkAccessFlags)accesses, text, sizeof text));
}

void wd_barriers_family(wd_core_message *m, const char *label, uint32_t family) {
    if (family == VK_QUEUE_FAMILY_IGNORED) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_IGNORED");
    } else if (family == VK_QUEUE_FAMILY_EXTERNAL) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_EXTERNAL");
    } else if (family == VK_QUEUE_FAMILY_FOREIGN_EXT) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_FOREIGN_EXT");
    } else {
        wd_core_unsigned(m, label, family);
    }
}
