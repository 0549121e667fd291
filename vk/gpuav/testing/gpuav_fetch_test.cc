// Vertex fetches on lavapipe: vertices, instances and indices past the end of the bound buffers. Each mistake has a
// similar valid case without messages. Buffers have spare memory after their end, so that bad fetches harm nobody.
#include <functional>

#include "testing/invented/invented_commands.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/indirect_test_shaders.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kGraphics = VK_PIPELINE_BIND_POINT_GRAPHICS;
constexpr VkBufferUsageFlags kVertices = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
constexpr VkBufferUsageFlags kIndices = VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
constexpr VkDeviceSize kSpare = 4096;

class FetchTest : public GpuavTest, public ::testing::WithParamInterface<VkIndexType> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_vertex_fetch"] = "true";
        options.needed.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        options.api_version = VK_API_VERSION_1_2;
        return options;
    }
    // Three vertices of 8 bytes and two instances of 8 bytes, `divisor` instances for each.
    void MakeScene(const std::vector<VkDynamicState> &dynamic = {}, uint32_t divisor = 1,
                   const void *pipeline_next = nullptr) {
        target_ = MakeTarget(4, 4);
        vertices_ =
            MakeBuffer(3 * 8, kVertices,
                       {0xbf800000, 0xbf800000, 0x40400000, 0xbf800000, 0xbf800000, 0x40400000}, kSpare);
        instances_ = MakeBuffer(2 * 8, kVertices, {}, kSpare);
        layout_ = MakePipelineLayout({});
        pipeline_ = MakePipeline(dynamic, divisor, pipeline_next);
    }
    VkPipeline MakePipeline(const std::vector<VkDynamicState> &dynamic, uint32_t divisor, const void *next) {
        const VkVertexInputBindingDescription bindings[] = {{0, 8, VK_VERTEX_INPUT_RATE_VERTEX},
                                                            {1, 8, VK_VERTEX_INPUT_RATE_INSTANCE}};
        // The third attribute is past the end of each vertex, but the shader does not use it.
        const VkVertexInputAttributeDescription attributes[] = {{0, 0, VK_FORMAT_R32G32_SFLOAT, 0},
                                                                {1, 1, VK_FORMAT_R32G32_SFLOAT, 0},
                                                                {2, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 64}};
        const VkVertexInputBindingDivisorDescriptionEXT divisors[] = {{1, divisor}};
        auto divisor_info = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisor_info.vertexBindingDivisorCount = 1;
        divisor_info.pVertexBindingDivisors = divisors;
        GraphicsState state(target_.image.extent);
        state.input.vertexBindingDescriptionCount = 2;
        state.input.pVertexBindingDescriptions = bindings;
        state.input.vertexAttributeDescriptionCount = 3;
        state.input.pVertexAttributeDescriptions = attributes;
        state.input.pNext = divisor != 1 ? &divisor_info : nullptr;
        state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
        state.assembly.primitiveRestartEnable = restarts_;
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
        stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
        stages[0].module = MakeShader(fetch_test_vert);
        stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
        stages[1].module = MakeShader(color_frag);
        auto dynamic_info =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic_info.dynamicStateCount = static_cast<uint32_t>(dynamic.size());
        dynamic_info.pDynamicStates = dynamic.data();
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        info.pNext = next;
        info.stageCount = 2;
        info.pStages = stages;
        info.pDynamicState = &dynamic_info;
        info.layout = layout_;
        info.renderPass = target_.render_pass;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    void BeginPass(VkCommandBuffer commands) {
        DeviceTest::BeginPass(commands, target_);
        vkCmdBindPipeline(commands, kGraphics, pipeline_);
        const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
    }
    template <typename Record> void Paint(Record record) {
        VkCommandBuffer commands = Begin();
        BeginPass(commands);
        record(commands);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
    }
    void PaintIndexed(const Buffer &indices, VkIndexType type, uint32_t count, uint32_t first = 0,
                      int32_t vertex_offset = 0) {
        Paint([&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, type);
            vkCmdDrawIndexed(commands, count, 1, first, vertex_offset, 0);
        });
    }

    Target target_;
    Buffer vertices_, instances_;
    VkBool32 restarts_ = VK_FALSE; // Of the pipeline that is made next.
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
};

TEST_F(FetchTest, VerticesPastTheEndAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 0, 1, 9, 0); });
    ExpectSilence();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 1, 0); });
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDraw-None-02721",
                  "the last vertex is 3, but binding 0 has 3 vertices for the attribute at location 0 "
                  "(VK_FORMAT_R32G32_SFLOAT at offset 0): 24 bytes from offset 0 of Buffer");
    Stop();
    ExpectSilence();
}

// Core validation knows the numbers of direct draws, too: one of the two speaks.
TEST_F(FetchTest, OneValidatorReportsDirectDraws) {
    for (const char *has_fetch : {"true", "false"}) {
        Options options = MakeOptions();
        options.settings["validate_core"] = "true";
        options.settings["gpuav_vertex_fetch"] = has_fetch;
        WD_START_DEVICE(options);
        MakeScene();
        Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 1, 0); });
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDraw-None-02721", *has_fetch == 't' ? "the last vertex is 3, but binding 0"
                                                                     : "the last vertex of the draw is 3");
        Stop();
        ExpectSilence();
    }
}

TEST_F(FetchTest, InstancesPastTheEndAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 1); });
    ExpectSilence();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 2, 0, 1); });
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last instance is 2, but binding 1 has 2 instances");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, InstancesOfIndexedDrawsPastTheEndAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    const Buffer indices = MakeBuffer(12, kIndices, {0, 1, 2}, kSpare);
    const auto paint = [&](uint32_t first_instance) {
        Paint([&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            vkCmdDrawIndexed(commands, 3, 1, 0, 0, first_instance);
        });
    };
    paint(1);
    ExpectSilence();
    paint(2);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721",
                  "the last instance is 2, but binding 1 has 2 instances");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, DivisorsAreFollowed) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_FIRST_INSTANCE] = "1";
    options.device_extensions = {"VK_EXT_vertex_attribute_divisor"};
    auto features = Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    features.vertexAttributeInstanceRateDivisor = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeScene({}, 4);
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 8, 0, 0); });
    ExpectSilence();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 9, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last element of an instance is 2, but binding 1 has 2");
    // Elements are counted from firstInstance.
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 4, 0, 1); });
    ExpectSilence();
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 5, 0, 1); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last element of an instance is 2, but binding 1 has 2");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, DivisorsOfIndirectDrawsAreFollowed) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_FIRST_INSTANCE] = "1";
    options.features.drawIndirectFirstInstance = VK_TRUE;
    options.device_extensions = {"VK_EXT_vertex_attribute_divisor"};
    auto features = Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    features.vertexAttributeInstanceRateDivisor = VK_TRUE;
    features.vertexAttributeInstanceRateZeroDivisor = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Buffer indices = MakeBuffer(16, kIndices, {0, 1, 2, 0}, kSpare);
    const auto paint = [&](uint32_t count, uint32_t first, bool is_indexed) {
        const Buffer arguments = MakeBuffer(20, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT,
                                            is_indexed ? std::vector<uint32_t>{3, count, 0, 0, first}
                                                       : std::vector<uint32_t>{3, count, 0, first, 0});
        Paint([&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            const auto draw = is_indexed ? vkCmdDrawIndexedIndirect : vkCmdDrawIndirect;
            draw(commands, arguments.handle, 0, 1, 0);
        });
    };
    for (const bool is_indexed : {false, true}) {
        const std::string id =
            std::string("VUID-vkCmdDraw") + (is_indexed ? "Indexed" : "") + "Indirect-None-02721";
        MakeScene({}, 4);
        paint(8, 0, is_indexed);
        paint(4, 1, is_indexed);
        paint(0, 9, is_indexed);
        ExpectSilence();
        paint(9, 0, is_indexed);
        ExpectMessage(id,
                      "draw 0 of 1: the last element of an instance, with a divisor of 4, is 2, but binding "
                      "1 has 2 instances");
        paint(5, 1, is_indexed);
        ExpectMessage(id, "with a divisor of 4, is 2, but binding 1 has 2 instances");
        MakeScene({}, 0);
        paint(100, 1, is_indexed);
        ExpectSilence();
        paint(1, 2, is_indexed);
        ExpectMessage(id, "with a divisor of 0, is 2, but binding 1 has 2 instances");
    }
    Stop();
    ExpectSilence();
}

TEST_P(FetchTest, IndicesPastTheVertexBufferAreReported) {
    Options options = MakeOptions();
    auto features = Make<VkPhysicalDeviceIndexTypeUint8FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT);
    features.indexTypeUint8 = VK_TRUE;
    if (GetParam() == VK_INDEX_TYPE_UINT8_EXT) {
        options.device_extensions = {"VK_EXT_index_type_uint8"};
        options.device_next = &features;
    }
    WD_START_DEVICE(options);
    restarts_ = VK_TRUE;
    MakeScene();
    // Indices 0, 1, 2, restart, 9.
    const std::vector<uint32_t> words =
        GetParam() == VK_INDEX_TYPE_UINT32   ? std::vector<uint32_t>{0, 1, 2, 0xffffffff, 9}
        : GetParam() == VK_INDEX_TYPE_UINT16 ? std::vector<uint32_t>{0x00010000, 0xffff0002, 9}
                                             : std::vector<uint32_t>{0xff020100, 9};
    const Buffer indices = MakeBuffer(words.size() * 4, kIndices, words, kSpare);
    PaintIndexed(indices, GetParam(), 3);
    PaintIndexed(indices, GetParam(), 1, 0, 2);
    ExpectSilence();
    PaintIndexed(indices, GetParam(), 2, 3);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(
        "VUID-vkCmdDrawIndexed-None-02721",
        "index 4 of the index buffer is 9, and with vertexOffset 0 selects vertex 9, but binding 0 has 3 "
        "vertices for the attribute at location 0");
    PaintIndexed(indices, GetParam(), 3, 0, 1);
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721",
                  "index 2 of the index buffer is 2, and with vertexOffset 1 selects "
                  "vertex 3");
    PaintIndexed(indices, GetParam(), 1, 0, -1);
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721", "selects vertex -1");
    Stop();
    ExpectSilence();
}
INSTANTIATE_TEST_SUITE_P(Types, FetchTest,
                         ::testing::Values(VK_INDEX_TYPE_UINT16, VK_INDEX_TYPE_UINT32,
                                           VK_INDEX_TYPE_UINT8_EXT));

TEST_F(FetchTest, AnIndexThatDoesNotRestartIsReported) {
    Options options = MakeOptions();
    auto features = Make<VkPhysicalDeviceIndexTypeUint8FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT);
    features.indexTypeUint8 = VK_TRUE;
    options.device_extensions = {"VK_EXT_index_type_uint8"};
    options.device_next = &features;
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    MakeScene();
    const Buffer indices = MakeBuffer(4, kIndices, {0xff020100}, kSpare);
    PaintIndexed(indices, VK_INDEX_TYPE_UINT8_EXT, 3);
    ExpectSilence();
    PaintIndexed(indices, VK_INDEX_TYPE_UINT8_EXT, 4);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721",
                  "index 3 of the index buffer is 255, and with vertexOffset 0 selects vertex 255");
    Stop();
    ExpectSilence();
}

// The dynamic state decides whether the index with all bits set restarts a primitive, in direct and indirect draws. The
// pipeline's own state is ignored.
TEST_F(FetchTest, DynamicPrimitiveRestartIsFollowed) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    MakeScene();
    const Buffer parameters = MakeBuffer(20, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, {4, 1, 0, 0, 0});
    const Buffer shorts = MakeBuffer(8, kIndices, {0x00010000, 0xffff0002}, kSpare);
    const Buffer words = MakeBuffer(16, kIndices, {0, 1, 2, 0xffffffff}, kSpare);
    for (VkBool32 own : {VK_FALSE, VK_TRUE}) {
        restarts_ = own;
        pipeline_ = MakePipeline({VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE}, 1, nullptr);
        for (VkIndexType type : {VK_INDEX_TYPE_UINT16, VK_INDEX_TYPE_UINT32}) {
            for (bool is_indirect : {false, true}) {
                const auto paint = [&](VkBool32 restarts) {
                    Paint([&](VkCommandBuffer commands) {
                        vkCmdSetPrimitiveRestartEnable(commands, restarts);
                        vkCmdBindIndexBuffer(
                            commands, type == VK_INDEX_TYPE_UINT16 ? shorts.handle : words.handle, 0, type);
                        if (is_indirect) {
                            vkCmdDrawIndexedIndirect(commands, parameters.handle, 0, 1, 20);
                        } else {
                            vkCmdDrawIndexed(commands, 4, 1, 0, 0, 0);
                        }
                    });
                };
                paint(VK_TRUE);
                ExpectSilence();
                paint(VK_FALSE);
                ExpectMessage(is_indirect ? "VUID-vkCmdDrawIndexedIndirect-None-02721"
                                          : "VUID-vkCmdDrawIndexed-None-02721",
                              type == VK_INDEX_TYPE_UINT16 ? "index 3 of the index buffer is 65535"
                                                           : "index 3 of the index buffer is 4294967295");
                ExpectSilence();
            }
        }
    }
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, IndicesPastTheIndexBufferAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    const Buffer indices = MakeBuffer(6, kIndices, {0x00010000}, kSpare);
    PaintIndexed(indices, VK_INDEX_TYPE_UINT16, 3);
    ExpectSilence();
    PaintIndexed(indices, VK_INDEX_TYPE_UINT16, 3, 1);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(
        "VUID-vkCmdDrawIndexed-robustBufferAccess2-08798",
        "firstIndex + indexCount is 4, but the bound range of the index buffer has 3 indices (6 bytes");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, IndicesAreReadAsEarlierCommandsWroteThem) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    const Buffer good = MakeBuffer(12, kIndices, {9, 9, 9}, kSpare);
    const Buffer bad = MakeBuffer(12, kIndices, {0, 1, 2}, kSpare);
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, good.handle, 0, 12, 1);
    vkCmdFillBuffer(commands, bad.handle, 4, 8, 7);
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_INDEX_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, 0, 1,
                         &barrier, 0, nullptr, 0, nullptr);
    BeginPass(commands);
    vkCmdBindIndexBuffer(commands, good.handle, 0, VK_INDEX_TYPE_UINT32);
    vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
    vkCmdBindIndexBuffer(commands, bad.handle, 0, VK_INDEX_TYPE_UINT32);
    vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
    vkCmdEndRenderPass(commands);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("such indices in the command is 2."), std::string::npos);
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721", "is 7, and with vertexOffset 0 selects vertex 7");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, IndirectDrawsAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeScene();
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    const Buffer arguments =
        MakeBuffer(22 * 4, usage, {3, 1, 0, 0, 4, 1, 0, 0, 3, 3, 0, 0, 3, 1, 0, 0, 0, 1, 1, 3, 0, 0});
    const Buffer indices = MakeBuffer(16, kIndices, {0, 1, 2, 9}, kSpare);
    const auto draw = [&](VkDeviceSize offset) {
        Paint([&](VkCommandBuffer commands) { vkCmdDrawIndirect(commands, arguments.handle, offset, 1, 0); });
    };
    const auto draw_indexed = [&](VkDeviceSize offset) {
        Paint([&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            vkCmdDrawIndexedIndirect(commands, arguments.handle, offset, 1, 0);
        });
    };
    draw(0);
    draw_indexed(48);
    ExpectSilence();
    draw(16);
    ExpectMessage("VUID-vkCmdDrawIndirect-None-02721",
                  "draw 0 of 1: the last vertex is 3, but binding 0 has 3 vertices");
    draw(32);
    ExpectMessage("VUID-vkCmdDrawIndirect-None-02721",
                  "draw 0 of 1: the last instance is 2, but binding 1 has 2");
    draw_indexed(68);
    ExpectMessage("VUID-vkCmdDrawIndexedIndirect-None-02721", "draw 0: index 3 of the index buffer is 9");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, DynamicVertexInput) {
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_vertex_input_dynamic_state"};
    auto features = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    features.vertexInputDynamicState = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeScene({VK_DYNAMIC_STATE_VERTEX_INPUT_EXT});
    auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    const auto paint = [&](uint32_t stride) {
        Paint([&](VkCommandBuffer commands) {
            auto binding = Make<VkVertexInputBindingDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
            auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
            VkVertexInputBindingDescription2EXT bindings[] = {binding, binding};
            VkVertexInputAttributeDescription2EXT attributes[] = {attribute, attribute, attribute};
            for (uint32_t i = 0; i < 3; i++) {
                attributes[i].location = i;
                attributes[i].format = VK_FORMAT_R32G32_SFLOAT;
            }
            bindings[0].stride = stride;
            bindings[1].binding = attributes[1].binding = 1;
            bindings[1].inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
            bindings[0].divisor = bindings[1].divisor = 1;
            set_input(commands, 2, bindings, 3, attributes);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    };
    paint(8);
    ExpectSilence();
    paint(12);
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last vertex is 2, but binding 0 has 2 vertices");
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, DynamicStridesAndSizes) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    MakeScene({VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE});
    const auto paint = [&](VkDeviceSize size, VkDeviceSize stride) {
        Paint([&](VkCommandBuffer commands) {
            const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
            const VkDeviceSize offsets[] = {0, 0}, sizes[] = {size, 16}, strides[] = {stride, 8};
            vkCmdBindVertexBuffers2(commands, 0, 2, buffers, offsets, sizes, strides);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    };
    paint(24, 8);
    paint(16, 4);
    ExpectSilence();
    paint(16, 8);
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last vertex is 2, but binding 0 has 2 vertices");
    paint(24, 12);
    ExpectMessage("VUID-vkCmdDraw-None-02721", "with a stride of 12.");
    Stop();
    ExpectSilence();
}

#ifdef VK_EXT_shader_object
TEST_F(FetchTest, ShaderObjects) {
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    auto rendering = Make<VkPhysicalDeviceDynamicRenderingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
    objects.shaderObject = rendering.dynamicRendering = VK_TRUE;
    objects.pNext = &rendering;
    options.device_next = &objects;
    WD_START_DEVICE(options);
    MakeScene();
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.stage = VK_SHADER_STAGE_VERTEX_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = sizeof fetch_test_vert;
    info.pCode = fetch_test_vert;
    info.pName = "main";
    VkShaderEXT shader;
    Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
          "vkCreateShadersEXT");
    Defer([device = device(), shader, destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT")] {
        destroy(device, shader, nullptr);
    });
    auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
    auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    const Buffer indices = MakeBuffer(16, kIndices, {0, 1, 2, 9}, kSpare);
    const auto paint = [&](const std::function<void(VkCommandBuffer)> &draw) {
        VkCommandBuffer commands = Begin();
        auto begin = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        begin.renderArea.extent = {4, 4};
        begin.layerCount = 1;
        vkCmdBeginRendering(commands, &begin);
        const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT};
        const VkShaderEXT shaders[] = {shader, VK_NULL_HANDLE};
        bind(commands, 2, stages, shaders);
        VkVertexInputBindingDescription2EXT bindings[2];
        VkVertexInputAttributeDescription2EXT attributes[3];
        for (uint32_t i = 0; i < 3; i++) {
            attributes[i] = Make<VkVertexInputAttributeDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
            attributes[i].location = i;
            attributes[i].binding = i == 1;
            attributes[i].format = VK_FORMAT_R32G32_SFLOAT;
        }
        for (uint32_t i = 0; i < 2; i++) {
            bindings[i] = Make<VkVertexInputBindingDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
            bindings[i].binding = i;
            bindings[i].stride = 8;
            bindings[i].divisor = 1;
            bindings[i].inputRate = i ? VK_VERTEX_INPUT_RATE_INSTANCE : VK_VERTEX_INPUT_RATE_VERTEX;
        }
        set_input(commands, 2, bindings, 3, attributes);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
        vkCmdSetPrimitiveRestartEnable(commands, VK_FALSE);
        vkCmdSetRasterizerDiscardEnable(commands, VK_TRUE);
        const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
        vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
        draw(commands);
        vkCmdEndRendering(commands);
        Check(Submit(commands), "vkQueueSubmit");
    };
    paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 2, 0, 0); });
    paint([](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 2, 0, 0, 0); });
    ExpectSilence();
    paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 1, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last vertex is 3, but binding 0 has 3 vertices");
    paint([](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721", "index 3 of the index buffer is 9");
    Stop();
    ExpectSilence();
}
#endif

TEST_F(FetchTest, RobustBufferAccessAllowsTheFetch) {
    Options options = MakeOptions();
    options.features.robustBufferAccess = VK_TRUE;
    WD_START_DEVICE(options);
    MakeScene();
    const Buffer indices = MakeBuffer(12, kIndices, {9, 9, 9});
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 9, 9, 1, 0); });
    PaintIndexed(indices, VK_INDEX_TYPE_UINT32, 3);
    Stop();
    ExpectSilence();
}

// robustBufferAccess does not allow indices past the end of the index buffer; robustBufferAccess2 does.
TEST_F(FetchTest, OnlyRobustBufferAccess2AllowsIndicesPastTheIndexBuffer) {
    for (const VkBool32 robust2 : {VK_FALSE, VK_TRUE}) {
        Options options = MakeOptions();
        options.features.robustBufferAccess = VK_TRUE;
        auto features = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
        features.robustBufferAccess2 = robust2;
        options.device_extensions = {"VK_EXT_robustness2"};
        options.device_next = &features;
        WD_START_DEVICE(options);
        MakeScene();
        PaintIndexed(MakeBuffer(12, kIndices, {0, 1, 2}, kSpare), VK_INDEX_TYPE_UINT32, 3, 1);
        if (!robust2) {
            ExpectMessage("VUID-vkCmdDrawIndexed-robustBufferAccess2-08798", "firstIndex + indexCount is 4");
        }
        Stop();
        ExpectSilence();
    }
}

TEST_F(FetchTest, PipelineRobustnessAllowsTheFetch) {
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_pipeline_robustness"};
    auto features = Make<VkPhysicalDevicePipelineRobustnessFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT);
    features.pipelineRobustness = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto robustness =
        Make<VkPipelineRobustnessCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
    robustness.vertexInputs = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_EXT;
    MakeScene({}, 1, &robustness);
    const Buffer indices = MakeBuffer(12, kIndices, {9, 9, 9});
    Paint([](VkCommandBuffer commands) { vkCmdDraw(commands, 9, 9, 1, 0); });
    PaintIndexed(indices, VK_INDEX_TYPE_UINT32, 3);
    Stop();
    ExpectSilence();
}

TEST_F(FetchTest, MultipleDraws) {
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_multi_draw"};
    auto features =
        Make<VkPhysicalDeviceMultiDrawFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    features.multiDraw = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeScene();
    const Buffer indices = MakeBuffer(16, kIndices, {0, 1, 2, 9}, kSpare);
    auto draw = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
    auto draw_indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
    const VkMultiDrawInfoEXT draws[] = {{0, 3}, {2, 2}};
    const VkMultiDrawIndexedInfoEXT indexed[] = {{0, 3, 0}, {3, 1, -8}};
    for (uint32_t count = 1; count <= 2; count++) {
        Paint([&](VkCommandBuffer commands) {
            draw(commands, count, draws, 1, 0, sizeof draws[0]);
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            draw_indexed(commands, count, indexed, 1, 0, sizeof indexed[0], nullptr);
        });
        if (count == 1) {
            ExpectSilence();
        }
    }
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDrawMultiEXT-None-02721",
                  "vkCmdDrawMultiEXT: draw 1 of 2: the last vertex is 3");
    const int32_t offset = 0;
    Paint([&](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
        draw_indexed(commands, 2, indexed, 1, 0, sizeof indexed[0], &offset);
    });
    ExpectMessage("VUID-vkCmdDrawMultiIndexedEXT-None-02721",
                  "draw 1 of 2: index 3 of the index buffer is 9");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
