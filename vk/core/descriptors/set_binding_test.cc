// vkCmdBindDescriptorSets and vkCmdPushConstants.
#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

class SetBindingTest : public DescriptorsTest {
  protected:
    void Bind(VkPipelineLayout layout, uint32_t first, const std::vector<VkDescriptorSet> &sets,
              const std::vector<uint32_t> &offsets = {}) {
        vkCmdBindDescriptorSets(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, layout, first,
                                static_cast<uint32_t>(sets.size()), sets.data(),
                                static_cast<uint32_t>(offsets.size()), offsets.data());
    }

    void Push(VkPipelineLayout layout, VkShaderStageFlags stages, uint32_t offset, uint32_t size) {
        static const uint32_t kWords[64] = {};
        vkCmdPushConstants(commands_, layout, stages, offset, size, kWords);
    }

    VkPipelineLayout LayoutOfRanges(const std::vector<VkPushConstantRange> &ranges) {
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.pushConstantRangeCount = static_cast<uint32_t>(ranges.size());
        info.pPushConstantRanges = ranges.data();
        VkPipelineLayout layout = VK_NULL_HANDLE;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &layout), "vkCreatePipelineLayout");
        Defer([this, layout] { vkDestroyPipelineLayout(device(), layout, nullptr); });
        return layout;
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

const VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                       kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                       kDynamicUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
                       kDynamicStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;

TEST_F(SetBindingTest, ASetOfAnotherLayout) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayout storage = MakeSetLayout({Binding(0, kStorage), Binding(1, kUniform)});
    const VkDescriptorSetLayout uniform = MakeSetLayout({Binding(0, kStorage), Binding(1, kStorage)});
    const VkPipelineLayout layout = MakePipelineLayout({storage, storage});
    const VkDescriptorSet set = SetOf(uniform);
    SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, set, "particles");
    commands_ = Begin();
    Bind(layout, 1, {set});
    ExpectOne("VUID-vkCmdBindDescriptorSets-pDescriptorSets-00358",
              "\"particles\" is bound as set 1 of VkPipelineLayout");
    Bind(layout, 1, {set});
    ExpectMessage("VUID-vkCmdBindDescriptorSets-pDescriptorSets-00358",
                  "the type of binding 1 is VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, not "
                  "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
}

TEST_F(SetBindingTest, LayoutsThatAreIdenticallyDefinedMatch) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayout one = MakeSetLayout({Binding(0, kStorage), Binding(1, kUniform)});
    const VkDescriptorSetLayout other = MakeSetLayout({Binding(1, kUniform), Binding(0, kStorage)});
    commands_ = Begin();
    Bind(MakePipelineLayout({one}), 0, {SetOf(other)});
    ExpectSilence();
}

TEST_F(SetBindingTest, EachDifferenceIsNamed) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSet set = SetOf(MakeSetLayout({Binding(0, kStorage, 2), Binding(3, kStorage)}));
    const struct {
        std::vector<VkDescriptorSetLayoutBinding> bindings;
        const char *text;
    } cases[] = {
        {{Binding(0, kStorage, 4), Binding(3, kStorage)}, "the descriptorCount of binding 0 is 2, not 4"},
        {{Binding(0, kStorage, 2), Binding(3, kStorage, 1, VK_SHADER_STAGE_VERTEX_BIT)},
         "the stageFlags of binding 3 are VK_SHADER_STAGE_COMPUTE_BIT, not VK_SHADER_STAGE_VERTEX_BIT"},
        {{Binding(0, kStorage, 2)}, "it has binding 3 in addition"},
        {{Binding(0, kStorage, 2), Binding(1, kStorage), Binding(3, kStorage)}, "it lacks binding 1"},
    };
    for (const auto &entry : cases) {
        commands_ = Begin();
        Bind(MakePipelineLayout({MakeSetLayout(entry.bindings)}), 0, {set});
        ExpectOne("VUID-vkCmdBindDescriptorSets-pDescriptorSets-00358", entry.text);
    }
}

TEST_F(SetBindingTest, SetsAfterTheLastOfTheLayout) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage)});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout, set_layout});
    const VkDescriptorSet set = SetOf(set_layout);
    commands_ = Begin();
    Bind(layout, 1, {set});
    ExpectSilence();
    Bind(layout, 1, {set, set});
    ExpectOne("VUID-vkCmdBindDescriptorSets-firstSet-00360",
              "firstSet is 1, descriptorSetCount is 2, the setLayoutCount of the layout is 2");
}

// A quick check allows calls without mistakes. Each of these differs in one thing from one.
TEST_F(SetBindingTest, ADifferenceFromASetWithoutMistakesIsSeen) {
    Options options = NullOptions();
    options.other_families = true;
    options.device_extensions = {VK_EXT_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME,
                                 VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayout plain = MakeSetLayout({Binding(0, kStorage)}),
                                other = MakeSetLayout({Binding(0, kUniform)}),
                                dynamic = MakeSetLayout({Binding(0, kDynamicUniform)}),
                                in_buffer =
                                    MakeSetLayout({Binding(0, kStorage)}, nullptr,
                                                  VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT);
    const VkPipelineLayout two = MakePipelineLayout({plain, plain}), one = MakePipelineLayout({plain}),
                           of_buffer = MakePipelineLayout({in_buffer, plain}),
                           of_dynamic = MakePipelineLayout({dynamic, plain});
    const VkDescriptorSet set = SetOf(plain), of_other = SetOf(other), with_offset = SetOf(dynamic),
                          host_only = SetOf(plain, VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT),
                          for_buffer = SetOf(in_buffer);
    ClearMessages(); // About features that are not enabled.
    const struct {
        const char *rule;
        VkPipelineLayout layout;
        uint32_t first;
        std::vector<VkDescriptorSet> sets;
        std::vector<uint32_t> offsets;
    } cases[] = {
        {"pDescriptorSets-00358", two, 0, {of_other}, {}},
        {"pDescriptorSets-00358", two, 0, {set, of_other}, {}},
        {"firstSet-00360", one, 1, {set}, {}},
        {"firstSet-00360", two, 1, {set, set}, {}},
        {"pDescriptorSets-04616", two, 0, {host_only}, {}},
        {"pDescriptorSets-08010", of_buffer, 0, {for_buffer}, {}},
        {"dynamicOffsetCount-00359", of_dynamic, 0, {with_offset}, {}},
        {"dynamicOffsetCount-00359", two, 0, {set}, {0}},
        {"pDescriptorSets-06563", two, 0, {VK_NULL_HANDLE}, {}},
    };
    commands_ = Begin();
    for (const auto &entry : cases) {
        Bind(two, 0, {set, set});
        Bind(two, 1, {set});
        ExpectSilence();
        Bind(entry.layout, entry.first, entry.sets, entry.offsets);
        ExpectMessage(std::string("VUID-vkCmdBindDescriptorSets-") + entry.rule, "");
        ClearMessages();
    }
    const VkCommandBuffer of_transfers = BeginOn(2);
    vkCmdBindDescriptorSets(of_transfers, VK_PIPELINE_BIND_POINT_COMPUTE, two, 0, 1, &set, 0, nullptr);
    ExpectMessage("VUID-vkCmdBindDescriptorSets-pipelineBindPoint-00361", "");
    ClearMessages();
}

class DynamicOffsetTest : public SetBindingTest {
  protected:
    // Prepare writes `range` bytes of a buffer of 512 bytes at `offset` to a dynamic uniform buffer.
    void Prepare(VkDeviceSize offset, VkDeviceSize range) {
        const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(2, kDynamicUniform)});
        layout_ = MakePipelineLayout({set_layout});
        set_ = SetOf(set_layout);
        const Buffer buffer = MakeBuffer(512, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "frame");
        WriteBuffer(set_, 2, 0, kDynamicUniform, buffer, offset, range);
        commands_ = Begin();
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
};

TEST_F(DynamicOffsetTest, MustLeaveRoomForTheRange) {
    WD_START_DEVICE(NullOptions());
    Prepare(128, 256);
    Bind(layout_, 0, {set_}, {128});
    ExpectSilence();
    Bind(layout_, 0, {set_}, {144});
    ExpectOne(
        "VUID-vkCmdBindDescriptorSets-pDescriptorSets-01979",
        "pDynamicOffsets[0] is 144, with the offset 128 and the range 256 of the descriptor the last byte "
        "is 527, but the size of VkBuffer");
}

TEST_F(DynamicOffsetTest, WithTheWholeSizeMustBeZero) {
    WD_START_DEVICE(NullOptions());
    Prepare(0, VK_WHOLE_SIZE);
    Bind(layout_, 0, {set_}, {0});
    ExpectSilence();
    Bind(layout_, 0, {set_}, {16});
    ExpectOne("VUID-vkCmdBindDescriptorSets-pDescriptorSets-06715",
              "pDynamicOffsets[0] is 16, but the range of the descriptor is VK_WHOLE_SIZE");
}

TEST_F(DynamicOffsetTest, MustBeAligned) {
    WD_START_DEVICE(NullOptions());
    Prepare(0, 64);
    Bind(layout_, 0, {set_}, {8});
    ExpectOne("VUID-vkCmdBindDescriptorSets-pDynamicOffsets-01971",
              "pDynamicOffsets[0] is 8, minUniformBufferOffsetAlignment is 16");
}

TEST_F(DynamicOffsetTest, OfStorageBuffersMustBeAligned) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kDynamicStorage, 2)});
    const VkDescriptorSet set = SetOf(set_layout);
    commands_ = Begin();
    Bind(MakePipelineLayout({set_layout}), 0, {set}, {0, 3});
    ExpectOne("VUID-vkCmdBindDescriptorSets-pDynamicOffsets-01972", "pDynamicOffsets[1] is 3");
}

TEST_F(DynamicOffsetTest, TheirNumberIsThatOfTheDynamicDescriptors) {
    WD_START_DEVICE(NullOptions());
    Prepare(0, 64);
    Bind(layout_, 0, {set_});
    ExpectOne("VUID-vkCmdBindDescriptorSets-dynamicOffsetCount-00359",
              "dynamicOffsetCount is 0, the number of dynamic descriptors in pDescriptorSets is 1");
    Bind(layout_, 0, {set_}, {0, 0});
    ExpectOne("VUID-vkCmdBindDescriptorSets-dynamicOffsetCount-00359", "dynamicOffsetCount is 2");
}

TEST_F(DynamicOffsetTest, ADescriptorThatWasNotWrittenHasNoSize) {
    WD_START_DEVICE(NullOptions());
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kDynamicUniform)});
    commands_ = Begin();
    Bind(MakePipelineLayout({set_layout}), 0, {SetOf(set_layout)}, {1 << 20});
    ExpectSilence();
}

TEST_F(SetBindingTest, PushedStagesNeedARange) {
    WD_START_DEVICE(NullOptions());
    const VkPipelineLayout layout = LayoutOfRanges({{VK_SHADER_STAGE_VERTEX_BIT, 0, 64}});
    commands_ = Begin();
    Push(layout, VK_SHADER_STAGE_VERTEX_BIT, 0, 64);
    ExpectSilence();
    Push(layout, VK_SHADER_STAGE_FRAGMENT_BIT, 0, 64);
    ExpectOne(
        "VUID-vkCmdPushConstants-offset-01795",
        "the bytes from 0 to 64 are pushed for VK_SHADER_STAGE_FRAGMENT_BIT, but the layout has no push "
        "constant range for this stage with byte 0");
    Push(layout, VK_SHADER_STAGE_VERTEX_BIT, 32, 64);
    ExpectMessage("VUID-vkCmdPushConstants-offset-01795", "for this stage with byte 64");
}

TEST_F(SetBindingTest, PushedBytesNeedAllStagesOfTheirRanges) {
    WD_START_DEVICE(NullOptions());
    const VkShaderStageFlags both = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkPipelineLayout layout = LayoutOfRanges({{both, 0, 64}});
    commands_ = Begin();
    Push(layout, both, 16, 16);
    ExpectSilence();
    Push(layout, VK_SHADER_STAGE_VERTEX_BIT, 16, 16);
    ExpectOne("VUID-vkCmdPushConstants-offset-01796",
              "stageFlags is VK_SHADER_STAGE_VERTEX_BIT, without VK_SHADER_STAGE_FRAGMENT_BIT of a push "
              "constant range");
}

TEST_F(SetBindingTest, RangesOfOtherBytesDoNotCount) {
    WD_START_DEVICE(NullOptions());
    const VkPipelineLayout layout =
        LayoutOfRanges({{VK_SHADER_STAGE_VERTEX_BIT, 0, 32}, {VK_SHADER_STAGE_FRAGMENT_BIT, 32, 32}});
    commands_ = Begin();
    Push(layout, VK_SHADER_STAGE_VERTEX_BIT, 0, 32);
    Push(layout, VK_SHADER_STAGE_FRAGMENT_BIT, 32, 32);
    ExpectSilence();
    Push(layout, VK_SHADER_STAGE_FRAGMENT_BIT, 28, 8);
    ExpectOne("VUID-vkCmdPushConstants-offset-01795", "with byte 28");
}

TEST_F(SetBindingTest, ADifferenceFromAPushWithoutMistakesIsSeen) {
    WD_START_DEVICE(NullOptions());
    const VkShaderStageFlags vertex = VK_SHADER_STAGE_VERTEX_BIT, fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkPipelineLayout layout = LayoutOfRanges({{vertex, 16, 48}}),
                           large = LayoutOfRanges({{vertex, 0, 512}}),
                           more = LayoutOfRanges({{vertex, 16, 48}, {vertex | fragment, 32, 4}}),
                           none = LayoutOfRanges({});
    ClearMessages(); // About the limit.
    const struct {
        const char *rule;
        VkPipelineLayout layout;
        VkShaderStageFlags stages;
        uint32_t offset, size;
    } cases[] = {
        {"offset-00368", layout, vertex, 18, 4}, {"size-00369", layout, vertex, 16, 6},
        {"offset-00370", large, vertex, 256, 4}, {"size-00371", large, vertex, 248, 12},
        {"offset-01795", layout, vertex, 12, 8}, {"offset-01795", layout, vertex, 60, 8},
        {"offset-01795", none, vertex, 16, 48},  {"offset-01795", layout, vertex | fragment, 16, 48},
        {"offset-01796", more, vertex, 16, 48},
    };
    commands_ = Begin();
    for (const auto &entry : cases) {
        Push(layout, vertex, 16, 48);
        Push(layout, vertex, 60, 4);
        ExpectSilence();
        Push(entry.layout, entry.stages, entry.offset, entry.size);
        ExpectMessage(std::string("VUID-vkCmdPushConstants-") + entry.rule, "");
        ClearMessages();
    }
}

#ifdef VK_VERSION_1_4
TEST_F(SetBindingTest, CommandsWithStructs) {
    WD_START_DEVICE(NullOptions(VK_API_VERSION_1_4));
    if (api_version() < VK_API_VERSION_1_4) {
        GTEST_SKIP() << "the loader has no Vulkan 1.4";
    }
    const VkPipelineLayout layout = LayoutOfRanges({{VK_SHADER_STAGE_VERTEX_BIT, 0, 64}});
    const uint32_t word = 0;
    auto info = Make<VkPushConstantsInfo>(VK_STRUCTURE_TYPE_PUSH_CONSTANTS_INFO);
    info.layout = layout;
    info.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    info.size = 4;
    info.pValues = &word;
    commands_ = Begin();
    DeviceProc<PFN_vkCmdPushConstants2>("vkCmdPushConstants2")(commands_, &info);
    ExpectOne("VUID-VkPushConstantsInfo-offset-01795", "vkCmdPushConstants2: the bytes from 0 to 4");
}
#endif

} // namespace
} // namespace wd::testing
