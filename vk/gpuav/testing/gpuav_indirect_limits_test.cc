// Limits of indirect commands: numbers of draws, divisors with a first instance, and workgroups of mesh shaders. The
// layer VK_LAYER_WARDEN_invented lowers limits.
#include <algorithm>

#include "testing/invented/invented_commands.h"
#include "vk/gpuav/testing/gpuav_indirect_test.h"
#include "vk/gpuav/testing/indirect_test_shaders.h"

namespace wd::testing {
namespace {

class IndirectLimitsTest : public IndirectTest {
  protected:
    VkPipeline MakeMeshes(const Painter &painter, bool has_task = false) {
        return MakeMeshPipeline(painter.layout, has_task ? MakeShader(indirect_test_task) : VK_NULL_HANDLE,
                                MakeShader(indirect_test_mesh), MakeShader(color_frag), painter.target);
    }
    // A pipeline with a binding of instances, without attributes.
    VkPipeline MakeDivisorPipeline(const Painter &painter, uint32_t divisor, bool is_dynamic) {
        const VkVertexInputBindingDescription binding = {1, 8, VK_VERTEX_INPUT_RATE_INSTANCE};
        const VkVertexInputBindingDivisorDescriptionEXT divided = {1, divisor};
        auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisors.vertexBindingDivisorCount = 1;
        divisors.pVertexBindingDivisors = &divided;
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
        stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
        stages[0].module = MakeShader(triangle_vert);
        stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
        stages[1].module = MakeShader(color_frag);
        const VkDynamicState dynamic = VK_DYNAMIC_STATE_VERTEX_INPUT_EXT;
        auto dynamic_info =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic_info.dynamicStateCount = is_dynamic ? 1 : 0;
        dynamic_info.pDynamicStates = &dynamic;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        GraphicsState state(painter.target.image.extent);
        state.input.vertexBindingDescriptionCount = 1;
        state.input.pVertexBindingDescriptions = &binding;
        state.input.pNext = &divisors;
        state.Apply(&info);
        info.stageCount = 2;
        info.pStages = stages;
        info.pDynamicState = &dynamic_info;
        info.layout = painter.layout;
        info.renderPass = painter.target.render_pass;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
};

TEST_F(IndirectLimitsTest, DrawsAboveTheLimitOfCountsAreReported) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_MAX_DRAWS] = "2";
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.drawIndirectCount = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 2, 3});
    const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
    const auto paint = [&](VkDeviceSize count_offset, bool is_indexed) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            const auto draw = is_indexed ? vkCmdDrawIndexedIndirectCount : vkCmdDrawIndirectCount;
            draw(commands, arguments.handle, 0, arguments.handle, count_offset, 3, 20);
        });
    };
    EXPECT_EQ(paint(60, false), kGreen);
    EXPECT_EQ(paint(60, true), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(64, false), kBlack);
    ExpectMessage("VUID-vkCmdDrawIndirectCount-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    EXPECT_EQ(paint(64, true), kBlack);
    ExpectMessage("VUID-vkCmdDrawIndexedIndirectCount-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectLimitsTest, MeshDrawsAboveTheLimitOfCountsAreReported) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_MAX_DRAWS] = "2";
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.drawIndirectCount = VK_TRUE;
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    mesh.pNext = &features;
    options.device_next = &mesh;
    WD_START_DEVICE(options);
    Painter painter = MakePainter();
    painter.pipeline = MakeMeshes(painter);
    const Buffer arguments = MakeArguments({2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 3});
    auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto paint = [&](VkDeviceSize count_offset) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            draw(commands, arguments.handle, 0, arguments.handle, count_offset, 3, 12);
        });
    };
    EXPECT_EQ(paint(36), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(40), kBlack);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDrawMeshTasksIndirectCountEXT-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    Stop();
    ExpectSilence();
}

#ifdef VK_KHR_vertex_attribute_divisor
// DivisorTest runs on a device that supports divisors only with a firstInstance of 0.
class DivisorTest : public IndirectLimitsTest {
  protected:
    Options MakeDivisorOptions(bool supports_first_instance) {
        Options options = MakeOptions();
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.api_version = VK_API_VERSION_1_3;
        options.environment[WD_INVENTED_FIRST_INSTANCE] = supports_first_instance ? "1" : "0";
        options.features.drawIndirectFirstInstance = VK_TRUE;
        options.device_extensions = {"VK_KHR_vertex_attribute_divisor", "VK_EXT_vertex_input_dynamic_state"};
        options.device_extensions.insert(options.device_extensions.end(),
                                         {"VK_EXT_multi_draw", "VK_EXT_transform_feedback"});
        divisors_.vertexAttributeInstanceRateDivisor = VK_TRUE;
        divisors_.pNext = &input_;
        input_.pNext = &multi_draw_;
        multi_draw_.multiDraw = VK_TRUE;
        multi_draw_.pNext = &feedback_;
        feedback_.transformFeedback = VK_TRUE;
        input_.vertexInputDynamicState = VK_TRUE;
        options.device_next = &divisors_;
        return options;
    }
    // An indirect draw with a divisor and firstInstance.
    uint32_t PaintDivided(uint32_t divisor, bool is_dynamic, uint32_t first_instance, bool is_indexed) {
        const Buffer arguments = is_indexed ? MakeArguments({3, 1, 0, 0, first_instance})
                                            : MakeArguments({3, 1, 0, first_instance});
        return PaintWith(divisor, is_dynamic, [&](VkCommandBuffer commands) {
            const auto draw = is_indexed ? vkCmdDrawIndexedIndirect : vkCmdDrawIndirect;
            draw(commands, arguments.handle, 0, 1, 0);
        });
    }
    uint32_t PaintWith(uint32_t divisor, bool is_dynamic, const std::function<void(VkCommandBuffer)> &draw) {
        Painter painter = MakePainter();
        painter.pipeline = MakeDivisorPipeline(painter, divisor, is_dynamic);
        const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.binding = 1;
        binding.stride = 8;
        binding.inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
        binding.divisor = divisor;
        auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
        return Paint(painter, [&](VkCommandBuffer commands) {
            if (is_dynamic) {
                set_input(commands, 1, &binding, 0, nullptr);
            }
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            draw(commands);
        });
    }
    // Each direct draw, with its name.
    struct Draw {
        const char *name;
        std::function<void(VkCommandBuffer commands, uint32_t first_instance)> record;
    };
    std::vector<Draw> DirectDraws() {
        counter_ = MakeArguments({0});
        auto multi = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
        auto indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
        auto counted = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
        return {
            {"vkCmdDraw", [](VkCommandBuffer c, uint32_t first) { vkCmdDraw(c, 3, 1, 0, first); }},
            {"vkCmdDrawIndexed",
             [](VkCommandBuffer c, uint32_t first) { vkCmdDrawIndexed(c, 3, 1, 0, 0, first); }},
            {"vkCmdDrawMultiEXT",
             [multi](VkCommandBuffer c, uint32_t first) {
                 const VkMultiDrawInfoEXT info = {0, 3};
                 multi(c, 1, &info, 1, first, sizeof info);
             }},
            {"vkCmdDrawMultiIndexedEXT",
             [indexed](VkCommandBuffer c, uint32_t first) {
                 const VkMultiDrawIndexedInfoEXT info = {0, 3, 0};
                 indexed(c, 1, &info, 1, first, sizeof info, nullptr);
             }},
            {"vkCmdDrawIndirectByteCountEXT",
             [this, counted](VkCommandBuffer c, uint32_t first) {
                 counted(c, 1, first, counter_.handle, 0, 0, 4);
             }},
        };
    }

  private:
    Buffer counter_ = {};
    VkPhysicalDeviceMultiDrawFeaturesEXT multi_draw_ =
        Make<VkPhysicalDeviceMultiDrawFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    VkPhysicalDeviceTransformFeedbackFeaturesEXT feedback_ =
        Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    VkPhysicalDeviceVertexAttributeDivisorFeaturesKHR divisors_ =
        Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_KHR);
    VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT input_ =
        Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
};

TEST_F(DivisorTest, AFirstInstanceWithADivisorIsReported) {
    WD_START_DEVICE(MakeDivisorOptions(false));
    EXPECT_EQ(PaintDivided(4, false, 0, false), kGreen);
    EXPECT_EQ(PaintDivided(1, false, 2, false), kGreen);
    EXPECT_EQ(PaintDivided(1, true, 2, true), kGreen);
    ExpectSilence();
    EXPECT_EQ(PaintDivided(4, false, 2, false), kBlack);
    ExpectMessage("VUID-VkDrawIndirectCommand-pNext-09461",
                  "draw 0 of 1: firstInstance is 2, but binding 1 has a divisor of 4, and "
                  "supportsNonZeroFirstInstance is VK_FALSE.");
    EXPECT_EQ(PaintDivided(4, false, 2, true), kBlack);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-pNext-09461", "firstInstance is 2");
    EXPECT_EQ(PaintDivided(3, true, 2, false), kBlack);
    ExpectMessage("VUID-VkDrawIndirectCommand-None-09462",
                  "firstInstance is 2, but binding 1 has a divisor of 3");
    EXPECT_EQ(PaintDivided(3, true, 2, true), kBlack);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-None-09462", "firstInstance is 2");
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, AFirstInstanceOfADirectDrawWithADivisorIsReported) {
    WD_START_DEVICE(MakeDivisorOptions(false));
    for (const Draw &draw : DirectDraws()) {
        const std::string id = std::string("VUID-") + draw.name;
        const auto paint = [&](uint32_t divisor, bool is_dynamic, uint32_t first) {
            PaintWith(divisor, is_dynamic, [&](VkCommandBuffer commands) { draw.record(commands, first); });
        };
        paint(4, false, 0);
        paint(1, false, 2);
        paint(1, true, 2);
        paint(3, true, 0);
        ExpectSilence();
        paint(4, false, 2);
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage(
            id + "-pNext-09461",
            "firstInstance is 2, but binding 1 has a divisor of 4, and supportsNonZeroFirstInstance "
            "is VK_FALSE. Draw Index 0.");
        paint(3, true, 2);
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage(id + "-None-09462", "firstInstance is 2, but binding 1 has a divisor of 3");
    }
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeDivisorOptions(false);
    options.settings["gpuav_indirect_parameters"] = "false";
    WD_START_DEVICE(options);
    PaintWith(4, false, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 2); });
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, ADeviceMaySupportAFirstInstanceWithADivisor) {
    WD_START_DEVICE(MakeDivisorOptions(true));
    EXPECT_EQ(PaintDivided(4, false, 2, false), kGreen);
    EXPECT_EQ(PaintDivided(3, true, 2, true), kGreen);
    for (const Draw &draw : DirectDraws()) {
        PaintWith(4, false, [&](VkCommandBuffer commands) { draw.record(commands, 2); });
    }
    Stop();
    ExpectSilence();
}
#endif

TEST_P(IndirectLimitsTest, MeshTasksAboveTheLimitAreReported) {
    const bool has_task = GetParam();
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    mesh.taskShader = VK_TRUE;
    options.device_next = &mesh;
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    auto limits = Make<VkPhysicalDeviceMeshShaderPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    Painter painter = MakePainter();
    painter.pipeline = MakeMeshes(painter, has_task);
    const std::string stage = has_task ? "Task" : "Mesh";
    const uint32_t *counts = has_task ? limits.maxTaskWorkGroupCount : limits.maxMeshWorkGroupCount;
    const uint32_t total = has_task ? limits.maxTaskWorkGroupTotalCount : limits.maxMeshWorkGroupTotalCount;
    const uint32_t x = std::min(counts[0], total);
    const Buffer arguments = MakeArguments(
        {2, 1, 1, counts[0] + 1, 1, 1, 1, counts[1] + 1, 1, 1, 1, counts[2] + 1, x, total / x + 1, 1});
    const auto paint = [&](VkDeviceSize offset) {
        return Paint(painter,
                     [&](VkCommandBuffer commands) { draw(commands, arguments.handle, offset, 1, 0); });
    };
    EXPECT_EQ(paint(0), kGreen);
    ExpectSilence();
    for (uint32_t i = 0; i < 3; i++) {
        EXPECT_EQ(paint(12 + 12 * i), kBlack);
        const std::string text = std::string("groupCount") + "XYZ"[i] + " is " +
                                 std::to_string(counts[i] + 1) + ", but max" + stage + "WorkGroupCount[" +
                                 std::to_string(i) + "] is";
        ExpectMessage("VUID-VkDrawMeshTasksIndirectCommandEXT-TaskEXT-0732" +
                          std::to_string((has_task ? 2 : 6) + i),
                      text);
    }
    EXPECT_EQ(paint(48), kBlack);
    ExpectMessage(std::string("VUID-VkDrawMeshTasksIndirectCommandEXT-TaskEXT-0732") + (has_task ? "5" : "9"),
                  "groupCountX x groupCountY x groupCountZ is more than max" + stage + "WorkGroupTotalCount");
    Stop();
    ExpectSilence();
}

// Without the guard, the driver executes the draw.
TEST_P(IndirectLimitsTest, MeshTasksAboveTheLimitAreExecutedWithoutTheGuard) {
    const bool guards = GetParam();
    Options options = MakeOptions(guards);
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_MAX_TOTAL] = "2";
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    options.device_next = &features;
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    Painter painter = MakePainter();
    painter.pipeline = MakeMeshes(painter);
    const Buffer arguments = MakeArguments({2, 1, 1, 3, 1, 1});
    const auto paint = [&](VkDeviceSize offset) {
        return Paint(painter,
                     [&](VkCommandBuffer commands) { draw(commands, arguments.handle, offset, 1, 0); });
    };
    EXPECT_EQ(paint(0), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(12), guards ? kBlack : kGreen);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_EQ(messages()[0].text.find("It was not executed") != std::string::npos, guards);
    ExpectMessage(
        "VUID-VkDrawMeshTasksIndirectCommandEXT-TaskEXT-07329",
        "groupCountX x groupCountY x groupCountZ is more than maxMeshWorkGroupTotalCount, which is 2. "
        "The parameters are groupCountX = 3, groupCountY = 1, groupCountZ = 1, at offset 12 of Buffer");
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Either, IndirectLimitsTest, ::testing::Bool());

} // namespace
} // namespace wd::testing
