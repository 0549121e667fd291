// Sets that shaders use statically, and the push constants that they read.
#include <gtest/gtest.h>

#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

class DrawnSetsTest : public DrawnTest {};

TEST_F(DrawnSetsTest, AllIsBound) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkCommandBuffer commands = BeginAll();
    vkCmdDispatch(commands, 1, 1, 1);
    BindSet(commands, 0, sets_[0]);
    vkCmdDispatch(commands, 1, 1, 1);
    Submit(commands);
    ExpectSilence();
}

TEST_F(DrawnSetsTest, ASetThatIsNotBound) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    PushAll(commands);
    BindSet(commands, 0, sets_[0]);
    BindSet(commands, 1, sets_[1], layout_, VK_PIPELINE_BIND_POINT_GRAPHICS);
    vkCmdDispatch(commands, 1, 1, 1);
    ASSERT_EQ(messages().size(), 1u);
    for (const char *part :
         {"but no set is bound as set 1 of VK_PIPELINE_BIND_POINT_COMPUTE",
          "\"material\" is bound as set 1 of VK_PIPELINE_BIND_POINT_GRAPHICS", "(set 1, binding 0"}) {
        EXPECT_NE(messages()[0].text.find(part), std::string::npos) << messages()[0].text;
    }
    ExpectOne("VUID-vkCmdDispatch-None-08600", "\"shade\" uses the uniform buffer `");
    vkCmdDispatch(commands, 1, 1, 1); // Nothing has changed: once is enough.
    ExpectSilence();
}

TEST_F(DrawnSetsTest, ASetThatAnotherLayoutDisturbed) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkDescriptorSetLayout two = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2)});
    const VkPipelineLayout other = MakePipelineLayout({two}, VK_SHADER_STAGE_COMPUTE_BIT, 64);
    const VkCommandBuffer commands = BeginAll();
    BindSet(commands, 0, SetOf(two), other);
    BindSet(commands, 0, sets_[0]);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-None-08600", "no set is bound as set 1");
}

TEST_F(DrawnSetsTest, ASetWithAnotherLayout) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkDescriptorSetLayout two = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2)});
    const VkPipelineLayout other = MakePipelineLayout({two}, VK_SHADER_STAGE_COMPUTE_BIT, 64);
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    PushAll(commands);
    BindSet(commands, 1, sets_[1]);
    BindSet(commands, 0, SetOf(two), other);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08600",
                  "has a layout that is not compatible: set 0 of the layout of the bound set differs: the "
                  "descriptorCount of binding 0 is 2, not 1");
    ExpectMessage("VUID-vkCmdDispatch-None-08600", "which unbinds sets of layouts that are not compatible");
    ExpectSilence();
}

// The layouts have equal sets, but other push constant ranges.
TEST_F(DrawnSetsTest, LayoutsWithOtherPushConstants) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipelineLayout other =
        MakePipelineLayout({set_layouts_[0], set_layouts_[1]}, VK_SHADER_STAGE_COMPUTE_BIT, 32);
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    PushAll(commands);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, other, 0, 2, sets_, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08600", "has the push constant range of offset 0 and size 64");
    ExpectSilence(); // One message for all sets of a layout.
}

TEST_F(DrawnSetsTest, AnEqualLayout) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipelineLayout other =
        MakePipelineLayout({MakeSetLayout(Bindings(0)), MakeSetLayout(Bindings(1)), set_layouts_[0]},
                           VK_SHADER_STAGE_COMPUTE_BIT, 64);
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    PushAll(commands);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, other, 0, 2, sets_, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
}

// A specialization constant may remove the use of set 1, but not that of set 0.
TEST_F(DrawnSetsTest, AUseThatConstantsMayRemove) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipeline pipeline = MakeComputePipeline(layout_, MakeShader(drawn_constants));
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    BindSet(commands, 0, sets_[0]);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
    commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-None-08600", "(set 0, binding 0)");
}

TEST_F(DrawnSetsTest, PushConstantsThatAreNotSet) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const uint32_t words[16] = {};
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 2, sets_, 0, nullptr);
    // The shader does not read bytes 4 to 31.
    vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, 4, words);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-maintenance4-08602",
              "\"shade\" reads the push constants of bytes 32 to 35, which no command has set");
    vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 32, 4, words);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
}

// What one program verified does not count for another one.
TEST_F(DrawnSetsTest, AnotherProgramUsesMore) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipeline smaller = MakeComputePipeline(layout_, MakeShader(drawn_constants));
    for (const bool is_pushed : {false, true}) {
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, smaller);
        BindSet(commands, 0, sets_[0]);
        if (is_pushed) {
            PushAll(commands);
        } else {
            BindSet(commands, 1, sets_[1]);
        }
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectSilence();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdDispatch(commands, 1, 1, 1);
        if (is_pushed) {
            ExpectOne("VUID-vkCmdDispatch-None-08600", "no set is bound as set 1");
        } else {
            ExpectOne("VUID-vkCmdDispatch-maintenance4-08602", "the push constants of bytes 0 to 3");
        }
    }
}

// The sets and their contents are those of the dispatch before.
TEST_F(DrawnSetsTest, AnotherLayoutWithTheSameSets) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const VkPipelineLayout other =
        MakePipelineLayout({set_layouts_[0], set_layouts_[1]}, VK_SHADER_STAGE_COMPUTE_BIT, 32);
    const VkCommandBuffer commands = BeginAll();
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, other, 0, 2, sets_, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-None-08600", "has the push constant range of offset 0 and size 64");
}

TEST_F(DrawnSetsTest, PushConstantsThatAreSetInParts) {
    WD_START_DEVICE(NullOptions());
    MakeProgram();
    const uint32_t word = 0;
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 2, sets_, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-maintenance4-08602", "the push constants of bytes 0 to 3");
    vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, 4, &word);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-maintenance4-08602", "the push constants of bytes 32 to 35");
}

// With maintenance4 the values are undefined, which is allowed.
TEST_F(DrawnSetsTest, PushConstantsWithMaintenance4) {
    auto features =
        Make<VkPhysicalDeviceMaintenance4Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_FEATURES);
    features.maintenance4 = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeProgram();
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 2, sets_, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
}

// A shader object has layouts of its own.
TEST_F(DrawnSetsTest, AShaderObject) {
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    objects.shaderObject = VK_TRUE;
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.dynamicRendering = VK_TRUE;
    features.pNext = &objects;
    Options options = NullOptions();
    options.device_extensions = {"VK_EXT_shader_object"};
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeProgram();
    const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 64};
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = sizeof drawn_shader;
    info.pCode = drawn_shader;
    info.pName = "main";
    info.setLayoutCount = 2;
    info.pSetLayouts = set_layouts_;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    VkShaderEXT shader = VK_NULL_HANDLE;
    Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
          "vkCreateShadersEXT");
    Defer([this, shader] {
        DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT")(device(), shader, nullptr);
    });
    const VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT")(commands, 1, &info.stage, &shader);
    PushAll(commands);
    BindSet(commands, 1, sets_[1]);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectOne("VUID-vkCmdDispatch-None-08600", "the compute shader uses the storage buffer");
    BindSet(commands, 0, sets_[0]);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
