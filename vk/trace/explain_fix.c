// The fix of a hazard as C code for both versions of barriers, and as a subpass dependency.
//
// The code names variables as a program might: `commandBuffer`; `barrier`, `srcStageMask` and `dstStageMask` of the
// image barrier of a command; `dependencies`, to which pDependencies points; `semaphore`, `signal`, `wait`,
// `waitStage`; `firstSubmit` and `secondSubmit`, the VkSubmitInfo or VkSubmitInfo2 of the two submissions;
// `presentInfo`; `renderPassBegin` and `renderingInfo`.
#include <inttypes.h>
#include <stdio.h>

#include <vulkan/vulkan_core.h>

#include "vk/registry/enum_strings.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/trace/explain_internal.h"

// --- Masks of version 1

#define TRANSFERS                                                                                            \
    (VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_RESOLVE_BIT | VK_PIPELINE_STAGE_2_BLIT_BIT |         \
     VK_PIPELINE_STAGE_2_CLEAR_BIT | VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT)
#define INPUTS (VK_PIPELINE_STAGE_2_INDEX_INPUT_BIT | VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT)

static uint64_t first_stages(uint64_t stages) {
    uint64_t result = stages & UINT32_MAX;
    result |= stages & TRANSFERS ? VK_PIPELINE_STAGE_TRANSFER_BIT : 0;
    result |= stages & INPUTS ? VK_PIPELINE_STAGE_VERTEX_INPUT_BIT : 0;
    const uint64_t rest = stages & ~(uint64_t)UINT32_MAX & ~(TRANSFERS | INPUTS);
    return result | (rest ? VK_PIPELINE_STAGE_ALL_COMMANDS_BIT : 0);
}

static uint64_t first_accesses(uint64_t accesses) {
    const uint64_t reads = VK_ACCESS_2_SHADER_SAMPLED_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_READ_BIT |
                           VK_ACCESS_2_SHADER_BINDING_TABLE_READ_BIT_KHR;
    uint64_t result = accesses & UINT32_MAX;
    result |= accesses & reads ? VK_ACCESS_SHADER_READ_BIT : 0;
    result |= accesses & VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT ? VK_ACCESS_SHADER_WRITE_BIT : 0;
    const uint64_t rest = accesses & ~(uint64_t)UINT32_MAX & ~(reads | VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT);
    return result | (rest ? VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT : 0);
}

static void append_first_bits(wd_string_builder *text, uint64_t bits, bool stages, const char *none) {
    const char *between = "";
    if (!bits) {
        wd_string_append(text, none);
    }
    for (uint64_t rest = bits; rest; rest &= rest - 1) {
        const uint32_t bit = (uint32_t)(rest & -rest);
        const char *name = stages ? wd_VkPipelineStageFlagBits_string((VkPipelineStageFlagBits)bit)
                                  : wd_VkAccessFlagBits_string((VkAccessFlagBits)bit);
        wd_string_appendf(text, "%s%s", between, name ? name : "0");
        between = " | ";
    }
}

// --- Barriers

static uint64_t named_stages(uint64_t stages) {
    return wd_sync_combine_stages(stages & ~(WD_SYNC_STAGE_LAYOUT | WD_SYNC_STAGE_PRESENT));
}

static void append_mask(wd_string_builder *text, const char *member, uint64_t bits, bool stages) {
    wd_string_appendf(text, "    .%s = ", member);
    wd_sync_append_bits(text, bits, stages);
    wd_string_append(text, ",\n");
}

// is_by_region returns whether a dependency of a subpass to itself must be by region: it is between framebuffer-space
// stages.
static bool is_by_region(const wd_trace_fix *fix) {
    return fix->location == WD_TRACE_IN_SUBPASS && fix->masks.src_stages & WD_SYNC_FRAMEBUFFER_STAGES &&
           fix->masks.dst_stages & WD_SYNC_FRAMEBUFFER_STAGES;
}

static void append_barrier_2(const wd_trace_fix *fix, wd_string_builder *text) {
    wd_string_append(text, "const VkMemoryBarrier2 barrier = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER_2,\n");
    append_mask(text, "srcStageMask", named_stages(fix->masks.src_stages), true);
    append_mask(text, "srcAccessMask", fix->masks.src_accesses, false);
    append_mask(text, "dstStageMask", named_stages(fix->masks.dst_stages), true);
    append_mask(text, "dstAccessMask", fix->masks.dst_accesses, false);
    wd_string_append(text, "};\n"
                           "const VkDependencyInfo dependency = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,\n");
    wd_string_append(text, is_by_region(fix) ? "    .dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT,\n" : "");
    wd_string_append(text, "    .memoryBarrierCount = 1,\n"
                           "    .pMemoryBarriers = &barrier,\n"
                           "};\n"
                           "vkCmdPipelineBarrier2(commandBuffer, &dependency);\n");
}

static void append_first_mask(wd_string_builder *text, const char *member, uint64_t accesses) {
    wd_string_appendf(text, "    .%s = ", member);
    append_first_bits(text, first_accesses(accesses), false, "0");
    wd_string_append(text, ",\n");
}

static void append_barrier_1(const wd_trace_fix *fix, wd_string_builder *text) {
    wd_string_append(text, "const VkMemoryBarrier barrier = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,\n");
    append_first_mask(text, "srcAccessMask", fix->masks.src_accesses);
    append_first_mask(text, "dstAccessMask", fix->masks.dst_accesses);
    wd_string_append(text, "};\nvkCmdPipelineBarrier(commandBuffer,\n                     ");
    append_first_bits(text, first_stages(named_stages(fix->masks.src_stages)), true,
                      "VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT");
    wd_string_append(text, ",\n                     ");
    append_first_bits(text, first_stages(named_stages(fix->masks.dst_stages)), true,
                      "VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT");
    wd_string_appendf(text, ",\n                     %s, 1, &barrier, 0, NULL, 0, NULL);\n",
                      is_by_region(fix) ? "VK_DEPENDENCY_BY_REGION_BIT" : "0");
}

// write_barrier writes the barrier in both versions. Where it cannot be inside of a render pass instance, the instance
// ends before and begins again after the barrier.
static void write_barrier(const wd_trace_fix *fix, wd_trace_explanation *to) {
    const char *before = "", *after = "";
    if (fix->location == WD_TRACE_OTHER_SUBPASS) { // No command between the two removes the hazard.
        return;
    }
    if (fix->location == WD_TRACE_SPLIT_PASS) {
        before = "vkCmdEndRenderPass(commandBuffer);\n";
        after = "// With VK_ATTACHMENT_LOAD_OP_LOAD:\n"
                "vkCmdBeginRenderPass(commandBuffer, &renderPassBegin, VK_SUBPASS_CONTENTS_INLINE);\n";
    } else if (fix->location == WD_TRACE_SPLIT_DYNAMIC) {
        before = "vkCmdEndRendering(commandBuffer);\n";
        after = "// With VK_ATTACHMENT_LOAD_OP_LOAD:\n"
                "vkCmdBeginRendering(commandBuffer, &renderingInfo);\n";
    }
    wd_string_append(&to->sync1, before);
    append_barrier_1(fix, &to->sync1);
    wd_string_append(&to->sync1, after);
    wd_string_append(&to->sync2, before);
    append_barrier_2(fix, &to->sync2);
    wd_string_append(&to->sync2, after);
}

// --- Additions to the barrier of a command

static void append_addition(wd_string_builder *text, const char *member, uint64_t bits, bool stages,
                            bool is_first) {
    if (!bits) {
        return;
    }
    wd_string_appendf(text, "%s |= ", member);
    if (is_first) {
        append_first_bits(text, stages ? first_stages(bits) : first_accesses(bits), stages, "0");
    } else {
        wd_sync_append_bits(text, bits, stages);
    }
    wd_string_append(text, ";\n");
}

static void append_command(const wd_trace_model *model, const wd_trace_place *place,
                           wd_string_builder *text) {
    if (place->is_known) {
        const wd_trace_command *command = &model->commands.items[place->command];
        const wd_trace_text *name = &model->strings.items[command->name];
        wd_string_append_printable(text, name->text, name->size, "");
        wd_string_appendf(text, " (command %u)", command->index + 1);
    } else {
        wd_string_append(text, "the command");
    }
}

static void write_additions(const wd_trace_model *model, const wd_trace_finding_row *finding, bool is_first,
                            wd_string_builder *text) {
    const wd_trace_fix *fix = &finding->fix;
    wd_string_append(text, "// In the barrier of ");
    append_command(model, fix->kind == WD_TRACE_FIX_FIRST ? &finding->first : &finding->second, text);
    wd_string_append(text, ":\n");
    append_addition(text, is_first ? "srcStageMask" : "barrier.srcStageMask",
                    named_stages(fix->masks.src_stages), true, is_first);
    append_addition(text, "barrier.srcAccessMask", fix->masks.src_accesses, false, is_first);
    append_addition(text, is_first ? "dstStageMask" : "barrier.dstStageMask",
                    named_stages(fix->masks.dst_stages), true, is_first);
    append_addition(text, "barrier.dstAccessMask", fix->masks.dst_accesses, false, is_first);
}

// --- Subpass dependencies

static void append_subpass(wd_string_builder *text, const char *member, uint32_t subpass) {
    if (subpass == WD_TRACE_NONE) {
        wd_string_appendf(text, "    .%s = VK_SUBPASS_EXTERNAL,\n", member);
    } else {
        wd_string_appendf(text, "    .%s = %u,\n", member, subpass);
    }
}

static void append_new_dependency(const wd_trace_fix *fix, wd_string_builder *text) {
    const wd_trace_masks *masks = &fix->dependency;
    wd_string_append(text, "const VkSubpassDependency dependency = {\n");
    append_subpass(text, "srcSubpass", fix->source);
    append_subpass(text, "dstSubpass", fix->target);
    wd_string_append(text, "    .srcStageMask = ");
    append_first_bits(text, first_stages(named_stages(masks->src_stages)), true,
                      "VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT");
    wd_string_append(text, ",\n    .dstStageMask = ");
    append_first_bits(text, first_stages(named_stages(masks->dst_stages)), true,
                      "VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT");
    wd_string_append(text, ",\n");
    append_first_mask(text, "srcAccessMask", masks->src_accesses);
    append_first_mask(text, "dstAccessMask", masks->dst_accesses);
    wd_string_append(text, is_by_region(fix) ? "    .dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT,\n" : "");
    wd_string_append(text, "};\n");
}

static void append_wider_dependency(const wd_trace_fix *fix, wd_string_builder *text) {
    const wd_trace_masks *masks = &fix->dependency;
    const struct {
        const char *name;
        uint64_t bits;
        bool stages;
    } members[] = {
        {"srcStageMask", named_stages(masks->src_stages), true},
        {"srcAccessMask", masks->src_accesses, false},
        {"dstStageMask", named_stages(masks->dst_stages), true},
        {"dstAccessMask", masks->dst_accesses, false},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        char member[48];
        snprintf(member, sizeof member, "dependencies[%u].%s", fix->dependency_index, members[i].name);
        append_addition(text, member, members[i].bits, members[i].stages, true);
    }
}

static void write_dependency(const wd_trace_model *model, const wd_trace_finding_row *finding,
                             wd_string_builder *text) {
    const wd_trace_fix *fix = &finding->fix;
    const bool is_new = fix->dependency_index == WD_TRACE_NONE;
    wd_string_append(text, is_new ? "// Add to pDependencies of the render pass of "
                                  : "// In pDependencies of the render pass of ");
    append_command(model, fix->is_pass_of_first ? &finding->first : &finding->second, text);
    wd_string_append(text, ":\n");
    if (is_new) {
        append_new_dependency(fix, text);
    } else {
        append_wider_dependency(fix, text);
    }
}

// --- Semaphores

static void append_semaphore(const wd_trace_model *model, uint32_t row, wd_string_builder *text) {
    wd_string_append(text, "semaphore");
    if (row != WD_TRACE_NONE) {
        const wd_trace_object *semaphore = &model->semaphores.items[row];
        const wd_trace_text *name = &model->strings.items[semaphore->name];
        wd_string_append(text, name->size ? " " : "");
        wd_string_append_printable(text, name->text, name->size, "");
        wd_string_appendf(text, " (0x%" PRIx64 ")", semaphore->handle);
    }
}

static void append_operation(wd_string_builder *text, const char *name, uint64_t stages) {
    wd_string_appendf(text,
                      "const VkSemaphoreSubmitInfo %s = {\n"
                      "    .sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO,\n"
                      "    .semaphore = semaphore,\n",
                      name);
    append_mask(text, "stageMask", named_stages(stages), true);
    wd_string_append(text, "};\n");
}

static void write_signal(uint64_t stages, wd_trace_explanation *to) {
    wd_string_append(&to->sync2, "// The submission with the first access:\n");
    append_operation(&to->sync2, "signal", stages);
    wd_string_append(&to->sync2, "firstSubmit.signalSemaphoreInfoCount = 1;\n"
                                 "firstSubmit.pSignalSemaphoreInfos = &signal;\n");
    wd_string_append(&to->sync1, "// The submission with the first access:\n"
                                 "firstSubmit.signalSemaphoreCount = 1;\n"
                                 "firstSubmit.pSignalSemaphores = &semaphore;\n");
}

static void write_wait(uint64_t stages, wd_trace_explanation *to) {
    wd_string_append(&to->sync2, "// The submission with the second access:\n");
    append_operation(&to->sync2, "wait", stages);
    wd_string_append(&to->sync2, "secondSubmit.waitSemaphoreInfoCount = 1;\n"
                                 "secondSubmit.pWaitSemaphoreInfos = &wait;\n");
    wd_string_append(&to->sync1, "// The submission with the second access:\n"
                                 "const VkPipelineStageFlags waitStage = ");
    append_first_bits(&to->sync1, first_stages(named_stages(stages)), true,
                      "VK_PIPELINE_STAGE_ALL_COMMANDS_BIT");
    wd_string_append(&to->sync1, ";\n"
                                 "secondSubmit.waitSemaphoreCount = 1;\n"
                                 "secondSubmit.pWaitSemaphores = &semaphore;\n"
                                 "secondSubmit.pWaitDstStageMask = &waitStage;\n");
}

static void append_presentation(wd_string_builder *text) {
    wd_string_append(text, "presentInfo.waitSemaphoreCount = 1;\n"
                           "presentInfo.pWaitSemaphores = &semaphore;\n");
}

static void write_wider_wait(const wd_trace_model *model, const wd_trace_fix *fix, wd_trace_explanation *to) {
    wd_string_append(&to->sync2, "// The wait for ");
    append_semaphore(model, fix->semaphore, &to->sync2);
    wd_string_append(&to->sync2, ":\n");
    append_addition(&to->sync2, "wait.stageMask", named_stages(fix->masks.dst_stages), true, false);
    wd_string_append(&to->sync1, "// The element of pWaitDstStageMask for ");
    append_semaphore(model, fix->semaphore, &to->sync1);
    wd_string_append(&to->sync1, ":\n");
    append_addition(&to->sync1, "waitStage", named_stages(fix->masks.dst_stages), true, true);
}

// Signal operations of vkQueueSubmit are after all stages.
static void write_wider_signal(const wd_trace_model *model, const wd_trace_fix *fix,
                               wd_trace_explanation *to) {
    wd_string_append(&to->sync2, "// The signal operation of ");
    append_semaphore(model, fix->semaphore, &to->sync2);
    wd_string_append(&to->sync2, ":\n");
    append_addition(&to->sync2, "signal.stageMask", named_stages(fix->masks.src_stages), true, false);
}

void wd_trace_write_fix(const wd_trace_model *model, const wd_trace_finding_row *finding,
                        wd_trace_explanation *to) {
    const wd_trace_fix *fix = &finding->fix;
    switch (fix->kind) {
    case WD_TRACE_FIX_BARRIER:
        write_barrier(fix, to);
        break;
    case WD_TRACE_FIX_FIRST:
    case WD_TRACE_FIX_SECOND:
        write_additions(model, finding, true, &to->sync1);
        write_additions(model, finding, false, &to->sync2);
        break;
    case WD_TRACE_FIX_SEMAPHORE:
        write_signal(fix->masks.src_stages, to);
        write_wait(fix->masks.dst_stages, to);
        break;
    case WD_TRACE_FIX_WAIT:
        write_wider_wait(model, fix, to);
        break;
    case WD_TRACE_FIX_SIGNAL:
        write_wider_signal(model, fix, to);
        break;
    case WD_TRACE_FIX_PRESENT:
        write_signal(fix->masks.src_stages, to);
        append_presentation(&to->sync1);
        append_presentation(&to->sync2);
        break;
    case WD_TRACE_FIX_ACQUISITION:
        write_wait(fix->masks.dst_stages, to);
        break;
    default:
        break;
    }
    if (fix->has_dependency) {
        write_dependency(model, finding, &to->subpass_dependency);
    }
}
