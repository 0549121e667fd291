// The vertices, conditions and counters that each variant of draw reads.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalDrawFormsTest : public SyncvalDraws {
  protected:
    // InputOptions asks for dynamic vertex input.
    wd::testing::Options InputOptions() {
        auto options = SyncOptions(GetParam());
        input_features_.vertexInputDynamicState = VK_TRUE;
        Chain(&options, &input_features_, VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME);
        return options;
    }

    VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT input_features_ =
        Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
};

TEST_P(SyncvalDrawFormsTest, VerticesOfADraw) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draw = Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 4, 5, 6); });
    ExpectReads("vkCmdDraw", vertices_, 40, 64, draw);
    ExpectReads("vkCmdDraw", instances_, 48, 80, draw);
}

// Accesses of a draw are cached for equal draws. Each of these draws still has accesses of its own.
TEST_P(SyncvalDrawFormsTest, DrawsThatRepeatAreAccessesOfTheirOwn) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const auto draws = Drawing(MakeDrawPipeline(CornerOptions()), [&](VkCommandBuffer commands) {
        for (const VkDeviceSize offset : {0, 0, 0, 512}) {
            vkCmdBindVertexBuffers(commands, 0, 1, &vertices_.handle, &offset);
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
    });
    const auto fill_after = [&](VkDeviceSize at) {
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        draws(commands);
        vkCmdFillBuffer(commands, vertices_.handle, at, 4, 0);
        vkEndCommandBuffer(commands);
    };
    // Command 1 makes the target ready, command 2 begins rendering.
    for (int recording = 0; recording < 2; recording++) {
        fill_after(20);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDraw (command 5)");
        fill_after(512);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDraw (command 6)");
        fill_after(24);
        ExpectSilence();
    }
}

TEST_P(SyncvalDrawFormsTest, BindingsEndAtTheirSize) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    DrawOptions options = CornerOptions();
    options.dynamic_states = {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE};
    const VkPipeline pipeline = MakeDrawPipeline(options);
    const auto draw = Drawing(pipeline, [&](VkCommandBuffer commands) {
        const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
        const VkDeviceSize offsets[] = {32, 0}, sizes[] = {64, 1024}, strides[] = {16, 32};
        vkCmdBindVertexBuffers2(commands, 0, 2, buffers, offsets, sizes, strides);
        vkCmdDraw(commands, 100, 2, 0, 1);
    });
    ExpectReads("vkCmdDraw", vertices_, 32, 96, draw);
    ExpectReads("vkCmdDraw", instances_, 32, 72, draw);
}

// Attributes without an input of the vertex shader are not fetched. A matrix uses a location for each column.
TEST_P(SyncvalDrawFormsTest, AttributesWithoutAnInputAreNotRead) {
    WD_START_DEVICE(InputOptions());
    MakeResources();
    const auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    const VkFormat format = VK_FORMAT_R32G32B32_SFLOAT;
    DrawOptions few;
    few.vertex = MakeShader(syncval_few_inputs);
    few.bindings = {{0, 64, VK_VERTEX_INPUT_RATE_VERTEX}, {1, 16, VK_VERTEX_INPUT_RATE_VERTEX}};
    few.attributes = {{0, 0, format, 0},  {1, 0, format, 12}, {2, 0, format, 24},
                      {3, 0, format, 36}, {4, 0, format, 48}, {5, 1, format, 0}};
    DrawOptions dynamic = few;
    dynamic.bindings.clear();
    dynamic.attributes.clear();
    dynamic.dynamic_states = {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT};
    for (const bool is_dynamic : {false, true}) {
        SCOPED_TRACE(is_dynamic);
        const auto draw =
            Drawing(MakeDrawPipeline(is_dynamic ? dynamic : few), [=](VkCommandBuffer commands) {
                std::vector<VkVertexInputBindingDescription2EXT> bindings;
                std::vector<VkVertexInputAttributeDescription2EXT> attributes;
                for (const auto &from : few.bindings) {
                    bindings.push_back({VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT, nullptr,
                                        from.binding, from.stride, from.inputRate, 1});
                }
                for (const auto &from : few.attributes) {
                    attributes.push_back({VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT, nullptr,
                                          from.location, from.binding, from.format, from.offset});
                }
                if (is_dynamic) {
                    set_input(commands, 2, bindings.data(), 6, attributes.data());
                }
                vkCmdDraw(commands, 1, 1, 0, 0);
            });
        ExpectReads("vkCmdDraw", vertices_, 12, 48, draw);
        ExpectSilent(
            [&](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, instances_.handle, 0, 1024, 0);
            },
            draw);
    }
}

TEST_P(SyncvalDrawFormsTest, DivisorsShareElements) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    features.vertexAttributeInstanceRateDivisor = features.vertexAttributeInstanceRateZeroDivisor = VK_TRUE;
    Chain(&options, &features, VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    for (const uint32_t divisor : {0u, 3u}) {
        const VkVertexInputBindingDivisorDescriptionEXT one = {1, divisor};
        auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisors.vertexBindingDivisorCount = 1;
        divisors.pVertexBindingDivisors = &one;
        DrawOptions corners = CornerOptions();
        corners.vertex_next = &divisors;
        const VkPipeline pipeline = MakeDrawPipeline(corners);
        ExpectReads("vkCmdDraw", instances_, 16, divisor ? 16 + 8 * 4 : 24,
                    Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 10, 0, 2); }));
    }
}

TEST_P(SyncvalDrawFormsTest, ConditionsAreRead) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceConditionalRenderingFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT);
    features.conditionalRendering = VK_TRUE;
    Chain(&options, &features, VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    arguments_ = MakeBuffer(1024, kBufferUsage | VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT);
    const auto begin = DeviceProc<PFN_vkCmdBeginConditionalRenderingEXT>("vkCmdBeginConditionalRenderingEXT");
    const auto end = DeviceProc<PFN_vkCmdEndConditionalRenderingEXT>("vkCmdEndConditionalRenderingEXT");
    auto info =
        Make<VkConditionalRenderingBeginInfoEXT>(VK_STRUCTURE_TYPE_CONDITIONAL_RENDERING_BEGIN_INFO_EXT);
    info.buffer = arguments_.handle;
    info.offset = 64;
    const auto conditional = [&](VkCommandBuffer commands) {
        begin(commands, &info);
        end(commands);
    };
    ExpectReads("vkCmdBeginConditionalRenderingEXT", arguments_, 64, 68, conditional);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "VK_PIPELINE_STAGE_2_CONDITIONAL_RENDERING_BIT_EXT",
                conditional,
                [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, arguments_.handle, 64, 4, 0); });
}

TEST_P(SyncvalDrawFormsTest, MultiDraws) {
    auto options = SyncOptions(GetParam());
    auto features =
        Make<VkPhysicalDeviceMultiDrawFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    features.multiDraw = VK_TRUE;
    Chain(&options, &features, VK_EXT_MULTI_DRAW_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_multi = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
    const auto draw_indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draws = Drawing(pipeline, [=](VkCommandBuffer commands) {
        const VkMultiDrawInfoEXT infos[] = {{2, 2}, {4, 0}, {4, 3}};
        draw_multi(commands, 3, infos, 1, 0, sizeof infos[0]);
    });
    ExpectReads("vkCmdDrawMultiEXT", vertices_, 16, 56, draws);
    const auto indexed = Drawing(pipeline, [=](VkCommandBuffer commands) {
        const VkMultiDrawIndexedInfoEXT infos[] = {{2, 6, 0}, {8, 4, 4}};
        draw_indexed(commands, 2, infos, 1, 0, sizeof infos[0], nullptr);
    });
    ExpectReads("vkCmdDrawMultiIndexedEXT", indices_, 4, 24, indexed);
    ExpectReadsOfUnknownRange("vkCmdDrawMultiIndexedEXT", vertices_, 32, 1024, indexed);
}

TEST_P(SyncvalDrawFormsTest, DynamicVertexInput) {
    WD_START_DEVICE(InputOptions());
    MakeResources();
    const auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    DrawOptions corners = CornerOptions();
    corners.dynamic_states = {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT};
    const VkPipeline pipeline = MakeDrawPipeline(corners);
    const auto draw = Drawing(pipeline, [=](VkCommandBuffer commands) {
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 32;
        binding.divisor = 1;
        auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
        attribute.format = VK_FORMAT_R32G32_SFLOAT;
        attribute.offset = 8;
        auto second = attribute;
        second.location = 1;
        second.offset = 16;
        const VkVertexInputAttributeDescription2EXT attributes[] = {attribute, second};
        set_input(commands, 1, &binding, 2, attributes);
        vkCmdDraw(commands, 3, 1, 1, 0);
    });
    ExpectReads("vkCmdDraw", vertices_, 40, 120, draw);
}

TEST_P(SyncvalDrawFormsTest, TransformFeedback) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    Chain(&options, &features, VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    constexpr VkBufferUsageFlags kFeedback = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                             VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                             VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                                             VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT;
    const Buffer captured = MakeBuffer(1024, kFeedback), counter = MakeBuffer(64, kFeedback);
    const auto bind =
        DeviceProc<PFN_vkCmdBindTransformFeedbackBuffersEXT>("vkCmdBindTransformFeedbackBuffersEXT");
    const auto begin = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
    const auto end = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
    const auto draw_count = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
    DrawOptions capture;
    capture.vertex = MakeShader(syncval_capture);
    const VkPipeline pipeline = MakeDrawPipeline(capture), plain = MakeDrawPipeline({});
    const auto section = [&](bool continues) {
        return Drawing(pipeline, [=](VkCommandBuffer commands) {
            const VkBuffer buffers[] = {captured.handle, captured.handle};
            const VkDeviceSize offsets[] = {0, 512}, sizes[] = {256, 256}, at = 4;
            bind(commands, 0, 2, buffers, offsets, sizes);
            begin(commands, 0, continues, &counter.handle, &at);
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdDraw(commands, 3, 1, 0, 0);
            end(commands, 0, 1, &counter.handle, &at);
        });
    };
    const auto first = [&](VkCommandBuffer commands) {
        Ready(commands, target_.handle);
        section(false)(commands);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer (command ", first,
                [&](VkCommandBuffer commands) {
                    const VkBufferCopy region = {700, 0, 64};
                    vkCmdCopyBuffer(commands, captured.handle, arguments_.handle, 1, &region);
                });
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "VK_ACCESS_2_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT",
                first, [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, counter.handle, 4, 4, 0); });
    const SyncMasks for_target = {
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT};
    const auto first_after = [&](VkCommandBuffer commands) {
        first(commands);
        Barrier(commands, for_target);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndirectByteCountEXT (command ", first_after,
                Drawing(plain, [&](VkCommandBuffer commands) {
                    draw_count(commands, 1, 0, counter.handle, 4, 0, 16);
                }));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginTransformFeedbackEXT (command ", first_after,
                section(true));
    VkCommandBuffer commands = Begin();
    first(commands);
    vkCmdFillBuffer(commands, captured.handle, 0, 512, 0); // Bound, but no stage captures to it.
    vkCmdFillBuffer(commands, captured.handle, 768, 256, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawFormsTest, MeshDraws) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = features.taskShader = VK_TRUE;
    Chain(&options, &features, VK_EXT_MESH_SHADER_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_tasks = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    const auto draw_indirect = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    const auto draw_count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto drawing = MeshDrawing(MakeShader(syncval_mesh));
    ExpectReads("vkCmdDrawMeshTasksEXT", vertices_, 64, 192,
                drawing([=](VkCommandBuffer commands) { draw_tasks(commands, 1, 1, 1); }));
    ExpectReads("vkCmdDrawMeshTasksIndirectEXT", arguments_, 12, 36, drawing([=](VkCommandBuffer commands) {
                    draw_indirect(commands, arguments_.handle, 12, 2, 12);
                }));
    const auto counted = drawing([=](VkCommandBuffer commands) {
        draw_count(commands, arguments_.handle, 12, indices_.handle, 8, 2, 12);
    });
    ExpectReads("vkCmdDrawMeshTasksIndirectCountEXT", indices_, 8, 12, counted);
    ExpectFirstStruct("vkCmdDrawMeshTasksIndirectCountEXT", 12, counted);
}

// VK_NV_mesh_shader, which lavapipe does not support.
class SyncvalOlderMeshTest : public SyncvalDrawFormsTest {};

TEST_P(SyncvalOlderMeshTest, MeshDrawsOfTheOlderExtension) {
    auto options = SyncOptions(GetParam());
    auto features =
        Make<VkPhysicalDeviceMeshShaderFeaturesNV>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_NV);
    features.meshShader = features.taskShader = VK_TRUE;
    Chain(&options, &features, VK_NV_MESH_SHADER_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_tasks = DeviceProc<PFN_vkCmdDrawMeshTasksNV>("vkCmdDrawMeshTasksNV");
    const auto draw_indirect = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectNV>("vkCmdDrawMeshTasksIndirectNV");
    const auto draw_count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountNV>("vkCmdDrawMeshTasksIndirectCountNV");
    const auto drawing = MeshDrawing(MakeShader(syncval_mesh_nv));
    ExpectReads("vkCmdDrawMeshTasksNV", vertices_, 64, 192,
                drawing([=](VkCommandBuffer commands) { draw_tasks(commands, 1, 0); }));
    ExpectReads("vkCmdDrawMeshTasksIndirectNV", arguments_, 12, 28, drawing([=](VkCommandBuffer commands) {
                    draw_indirect(commands, arguments_.handle, 12, 2, 8);
                }));
    const auto counted = drawing([=](VkCommandBuffer commands) {
        draw_count(commands, arguments_.handle, 12, indices_.handle, 8, 2, 8);
    });
    ExpectReads("vkCmdDrawMeshTasksIndirectCountNV", indices_, 8, 12, counted);
    ExpectFirstStruct("vkCmdDrawMeshTasksIndirectCountNV", 8, counted);
    // No task: nothing is drawn.
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
    drawing([=](VkCommandBuffer inner) { draw_tasks(inner, 0, 0); })(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

WD_SYNCVAL_DRIVER(SyncvalOlderMeshTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalDrawFormsTest);
