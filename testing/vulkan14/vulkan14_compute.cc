// Dispatches whose descriptors and push constants come from each command that binds them: every dispatch writes another
// buffer.
#include "testing/vulkan14/vulkan14.h"
#include "testing/vulkan14/vulkan14_shaders.h"

#ifdef VK_VERSION_1_4
namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkShaderStageFlags kCompute = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr uint32_t kNumSums = 7;
constexpr VkDeviceSize kArraySize = 16;

// The barrier after the dispatch whose output buffer the named command chose.
const char *const kBarriers[kNumSums] = {
    "vkCmdPushDescriptorSet",
    "vkCmdPushDescriptorSet2",
    "vkCmdPushDescriptorSetWithTemplate",
    "vkCmdPushDescriptorSetWithTemplate2",
    "vkCmdBindDescriptorSets",
    "vkCmdBindDescriptorSets2",
    "vkCmdBindDescriptorSets again",
};

VkWriteDescriptorSet WriteOf(const VkDescriptorBufferInfo *info) {
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.descriptorCount = 1;
    write.descriptorType = kStorage;
    write.pBufferInfo = info;
    return write;
}

VkDescriptorUpdateTemplateCreateInfo PushTemplate(VkPipelineLayout layout,
                                                  const VkDescriptorUpdateTemplateEntry *entry) {
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = entry;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS;
    info.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
    info.pipelineLayout = layout;
    info.set = 1;
    return info;
}

} // namespace

void Vulkan14Test::RunCompute() {
    // Resources: two inputs, an output for each dispatch.
    const Buffer inputs[] = {MakeBuffer(kArraySize, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {10, 20, 30, 40}),
                             MakeBuffer(kArraySize, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {1, 2, 3, 4})};
    std::vector<Buffer> sums;
    for (uint32_t i = 0; i < kNumSums; i++) {
        sums.push_back(
            MakeBuffer(kArraySize, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT));
    }
    const Buffer results = MakeBuffer(kNumSums * kArraySize, VK_BUFFER_USAGE_TRANSFER_DST_BIT);

    // Layouts and sets.
    const auto input_layout = MakeSetLayout({{0, kStorage, 2, kCompute, nullptr}});
    const auto sum_layout = MakeSetLayout({{0, kStorage, 1, kCompute, nullptr}});
    const auto push_layout = MakeSetLayout({{0, kStorage, 1, kCompute, nullptr}}, nullptr,
                                           VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT);
    const auto bound = MakePipelineLayout({input_layout, sum_layout}, kCompute, 8);
    const auto pushed = MakePipelineLayout({input_layout, push_layout}, kCompute, 8);
    const auto shader = MakeShader(add);
    const VkPipeline bound_pipeline = MakeComputePipeline(bound, shader);
    const VkPipeline pushed_pipeline = MakeComputePipeline(pushed, shader);
    const VkDescriptorSet input_set = MakeSet(input_layout, {{kStorage, 2}});
    WriteBuffer(input_set, 0, 0, kStorage, inputs[0]);
    WriteBuffer(input_set, 0, 1, kStorage, inputs[1]);
    VkDescriptorSet sum_sets[kNumSums] = {};
    for (uint32_t i = 4; i < kNumSums; i++) {
        sum_sets[i] = MakeSet(sum_layout, {{kStorage, 1}});
        WriteBuffer(sum_sets[i], 0, 0, kStorage, sums[i]);
    }
    VkDescriptorUpdateTemplateEntry entry = {};
    entry.descriptorCount = 1;
    entry.descriptorType = kStorage;
    const auto template_info = PushTemplate(pushed, &entry);
    VkDescriptorUpdateTemplate push_template;
    Check(vkCreateDescriptorUpdateTemplate(device(), &template_info, nullptr, &push_template),
          "vkCreateDescriptorUpdateTemplate");
    Defer([device = device(), push_template] {
        vkDestroyDescriptorUpdateTemplate(device, push_template, nullptr);
    });

    const VkCommandBuffer commands = Begin();
    const auto bind2 = [&](VkPipelineLayout layout, uint32_t first, const VkDescriptorSet *set) {
        auto info = Make<VkBindDescriptorSetsInfo>(VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_SETS_INFO);
        info.stageFlags = kCompute;
        info.layout = layout;
        info.firstSet = first;
        info.descriptorSetCount = 1;
        info.pDescriptorSets = set;
        WD_USE(vkCmdBindDescriptorSets2)(commands, &info);
    };
    const auto dispatch = [&](VkPipelineLayout layout, uint32_t addend) {
        const uint32_t words[] = {input_index_, addend};
        auto info = Make<VkPushConstantsInfo>(VK_STRUCTURE_TYPE_PUSH_CONSTANTS_INFO);
        info.layout = layout;
        info.stageFlags = kCompute;
        info.size = sizeof words;
        info.pValues = words;
        WD_USE(vkCmdPushConstants2)(commands, &info);
        vkCmdDispatch(commands, 1, 1, 1);
    };

    // Pushed descriptors.
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pushed_pipeline);
    bind2(pushed, 0, &input_set);
    VkDescriptorBufferInfo infos[4] = {};
    for (uint32_t i = 0; i < 4; i++) {
        infos[i] = {sums[i].handle, 0, VK_WHOLE_SIZE};
    }
    VkWriteDescriptorSet write = WriteOf(&infos[0]);
    WD_USE(vkCmdPushDescriptorSet)(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pushed, 1, 1, &write);
    dispatch(pushed, 0);

    write = WriteOf(&infos[1]);
    auto push_info = Make<VkPushDescriptorSetInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_INFO);
    push_info.stageFlags = kCompute;
    push_info.layout = pushed;
    push_info.set = 1;
    push_info.descriptorWriteCount = 1;
    push_info.pDescriptorWrites = &write;
    WD_USE(vkCmdPushDescriptorSet2)(commands, &push_info);
    dispatch(pushed, 1);

    WD_USE(vkCmdPushDescriptorSetWithTemplate)(commands, push_template, pushed, 1, &infos[2]);
    dispatch(pushed, 2);

    auto with_template =
        Make<VkPushDescriptorSetWithTemplateInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE_INFO);
    with_template.descriptorUpdateTemplate = push_template;
    with_template.layout = pushed;
    with_template.set = 1;
    with_template.pData = &infos[3];
    WD_USE(vkCmdPushDescriptorSetWithTemplate2)(commands, &with_template);
    dispatch(pushed, 3);

    // Old and new commands that bind sets, mixed.
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, bound_pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, bound, 1, 1, &sum_sets[4], 0, nullptr);
    dispatch(bound, 4);
    bind2(bound, 1, &sum_sets[5]);
    dispatch(bound, 5);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, bound, 1, 1, &sum_sets[6], 0, nullptr);
    dispatch(bound, 6);

    for (uint32_t i = 0; i < kNumSums; i++) {
        BufferBarrier(commands, kBarriers[i], sums[i].handle, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                      VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT, VK_PIPELINE_STAGE_2_COPY_BIT,
                      VK_ACCESS_2_TRANSFER_READ_BIT);
        CopyBuffer(commands, sums[i].handle, results.handle, i * kArraySize, kArraySize);
    }
    MemoryBarrier(commands, "", VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                  VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT);
    Check(Submit(commands), "vkQueueSubmit");
    for (uint32_t i = 0; i < kNumSums && omitted_.empty() && input_index_ < 2; i++) {
        for (uint32_t j = 0; j < 4; j++) {
            EXPECT_EQ(results.words[4 * i + j], inputs[input_index_].words[j] + i) << kBarriers[i];
        }
    }
}

} // namespace wd::testing
#endif
