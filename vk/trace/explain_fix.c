// The fix of a hazard as C code for both versions of barriers, and as a subpass dependency.
#include <inttypes.h>

#include <vulkan/vulkan_core.h>

#include "vk/registry/enum_strings.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/trace/explain_internal.h"

void wd_trace_append_bits(wd_string_builder *text, uint64_t bits, bool stages) {
    const char *between = "";
    if (!bits) {
        wd_string_append(text, stages ? "VK_PIPELINE_STAGE_2_NONE" : "VK_ACCESS_2_NONE");
    }
    for (uint64_t rest = bits; rest; rest &= rest - 1) {
        const int bit = __builtin_ctzll(rest);
        const uint64_t value = UINT64_C(1) << bit;
        const char *name = stages ? wd_sync_stage_table[bit].name : wd_sync_access_table[bit].name;
        wd_string_append(text, between);
        if (stages && value == WD_SYNC_STAGE_LAYOUT) {
            wd_string_append(text, "layout transition");
        } else if (stages && value == WD_SYNC_STAGE_PRESENT) {
            wd_string_append(text, "presentation");
        } else if (name) {
            wd_string_append(text, name);
        } else {
            wd_string_appendf(text, "0x%" PRIx64, value);
        }
        between = " | ";
    }
}

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
    wd_trace_append_bits(text, bits, stages);
    wd_string_append(text, ",\n");
}

static void write_barrier_2(const wd_trace_fix *fix, wd_string_builder *text) {
    wd_string_append(text, "const VkMemoryBarrier2 barrier = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER_2,\n");
    append_mask(text, "srcStageMask", named_stages(fix->src_stages), true);
    append_mask(text, "srcAccessMask", fix->src_accesses, false);
    append_mask(text, "dstStageMask", named_stages(fix->dst_stages), true);
    append_mask(text, "dstAccessMask", fix->dst_accesses, false);
    wd_string_append(text, "};\n"
                           "const VkDependencyInfo dependency = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,\n"
                           "    .memoryBarrierCount = 1,\n"
                           "    .pMemoryBarriers = &barrier,\n"
                           "};\n"
                           "vkCmdPipelineBarrier2(commandBuffer, &dependency);\n");
}

static void append_first_mask(wd_string_builder *text, const char *member, uint64_t accesses) {
    wd_string_appendf(text, "    .%s = ", member);
    append_first_bits(text, first_accesses(accesses), false, "0");
    wd_string_append(text, ",\n");
}

static void write_barrier_1(const wd_trace_fix *fix, wd_string_builder *text) {
    wd_string_append(text, "const VkMemoryBarrier barrier = {\n"
                           "    .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,\n");
    append_first_mask(text, "srcAccessMask", fix->src_accesses);
    append_first_mask(text, "dstAccessMask", fix->dst_accesses);
    wd_string_append(text, "};\nvkCmdPipelineBarrier(commandBuffer,\n                     ");
    append_first_bits(text, first_stages(named_stages(fix->src_stages)), true,
                      "VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT");
    wd_string_append(text, ",\n                     ");
    append_first_bits(text, first_stages(named_stages(fix->dst_stages)), true,
                      "VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT");
    wd_string_append(text, ",\n                     0, 1, &barrier, 0, NULL, 0, NULL);\n");
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
        wd_trace_append_bits(text, bits, stages);
    }
    wd_string_append(text, ";\n");
}

static void write_additions(const wd_trace_model *model, const wd_trace_finding_row *finding, bool is_first,
                            wd_string_builder *text) {
    const wd_trace_fix *fix = &finding->fix;
    const wd_trace_place *place = fix->kind == WD_TRACE_FIX_FIRST ? &finding->first : &finding->second;
    if (place->is_known) {
        const wd_trace_command *command = &model->commands.items[place->command];
        const wd_trace_text *name = &model->strings.items[command->name];
        wd_string_append(text, "// In the image barrier of ");
        wd_string_append_printable(text, name->text, name->size, "");
        wd_string_appendf(text, " (command %u):\n", command->index + 1);
    }
    append_addition(text, is_first ? "srcStageMask" : "barrier.srcStageMask", named_stages(fix->src_stages),
                    true, is_first);
    append_addition(text, "barrier.srcAccessMask", fix->src_accesses, false, is_first);
    append_addition(text, is_first ? "dstStageMask" : "barrier.dstStageMask", named_stages(fix->dst_stages),
                    true, is_first);
    append_addition(text, "barrier.dstAccessMask", fix->dst_accesses, false, is_first);
}

// --- Subpass dependencies

static void append_subpass(wd_string_builder *text, const char *member, uint32_t subpass) {
    if (subpass == WD_TRACE_NONE) {
        wd_string_appendf(text, "    .%s = VK_SUBPASS_EXTERNAL,\n", member);
    } else {
        wd_string_appendf(text, "    .%s = %u,\n", member, subpass);
    }
}

static void write_dependency(const wd_trace_fix *fix, uint32_t source, uint32_t target,
                             wd_string_builder *text) {
    wd_string_append(text, "const VkSubpassDependency dependency = {\n");
    append_subpass(text, "srcSubpass", source);
    append_subpass(text, "dstSubpass", target);
    wd_string_append(text, "    .srcStageMask = ");
    append_first_bits(text, first_stages(named_stages(fix->src_stages)), true,
                      "VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT");
    wd_string_append(text, ",\n    .dstStageMask = ");
    append_first_bits(text, first_stages(named_stages(fix->dst_stages)), true,
                      "VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT");
    wd_string_append(text, ",\n");
    append_first_mask(text, "srcAccessMask", fix->src_accesses);
    append_first_mask(text, "dstAccessMask", fix->dst_accesses);
    wd_string_append(text, "};\n");
}

// begins_in_pass returns whether the second access is in an instance of a render pass object, and the first one is not.
static bool begins_in_pass(const wd_trace_model *model, const wd_trace_finding_row *finding) {
    if (!finding->second.is_known) {
        return false;
    }
    const uint32_t pass = model->commands.items[finding->second.command].pass;
    return pass != WD_TRACE_NONE && !model->passes.items[pass].is_dynamic &&
           (!finding->first.is_known || model->commands.items[finding->first.command].pass != pass);
}

// --- Semaphores

static void write_semaphore(const wd_trace_fix *fix, wd_trace_explanation *to) {
    const uint64_t signal =
        fix->src_stages ? named_stages(fix->src_stages) : VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    const uint64_t wait =
        fix->dst_stages ? named_stages(fix->dst_stages) : VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    wd_string_append(&to->sync2, "// VkSubmitInfo2 of the first submission, and of the second one:\n"
                                 "const VkSemaphoreSubmitInfo signal = {\n"
                                 "    .sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO,\n"
                                 "    .semaphore = semaphore,\n");
    append_mask(&to->sync2, "stageMask", signal, true);
    wd_string_append(&to->sync2, "};\nconst VkSemaphoreSubmitInfo wait = {\n"
                                 "    .sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO,\n"
                                 "    .semaphore = semaphore,\n");
    append_mask(&to->sync2, "stageMask", wait, true);
    wd_string_append(&to->sync2, "};\n");
    wd_string_append(
        &to->sync1,
        "// VkSubmitInfo of the first submission: pSignalSemaphores = &semaphore.\n"
        "// VkSubmitInfo of the second one: pWaitSemaphores = &semaphore, and pWaitDstStageMask:\n"
        "const VkPipelineStageFlags waitStage = ");
    append_first_bits(&to->sync1, first_stages(wait), true, "VK_PIPELINE_STAGE_ALL_COMMANDS_BIT");
    wd_string_append(&to->sync1, ";\n");
}

void wd_trace_write_fix(const wd_trace_model *model, const wd_trace_finding_row *finding,
                        wd_trace_explanation *to) {
    const wd_trace_fix *fix = &finding->fix;
    switch (fix->kind) {
    case WD_TRACE_FIX_BARRIER:
        write_barrier_1(fix, &to->sync1);
        write_barrier_2(fix, &to->sync2);
        if (begins_in_pass(model, finding)) {
            write_dependency(fix, WD_TRACE_NONE, model->commands.items[finding->second.command].subpass,
                             &to->subpass_dependency);
        }
        break;
    case WD_TRACE_FIX_FIRST:
    case WD_TRACE_FIX_SECOND:
        write_additions(model, finding, true, &to->sync1);
        write_additions(model, finding, false, &to->sync2);
        break;
    case WD_TRACE_FIX_SUBPASS:
        write_dependency(fix, fix->source, fix->target, &to->subpass_dependency);
        break;
    case WD_TRACE_FIX_SEMAPHORE:
        write_semaphore(fix, to);
        break;
    default:
        break;
    }
}
