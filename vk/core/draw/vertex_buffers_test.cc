// Vertex and index buffers that draws need.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class VertexBuffersTest : public DrawTest {
  protected:
    // AttributesInfo is a pipeline whose vertex shader reads the locations 0 and 1 of the bindings 0 and 1, but not the
    // location 2 of binding 2.
    struct AttributesInfo : DrawnPipeline {
        AttributesInfo() {
            state.input.vertexBindingDescriptionCount = 3;
            state.input.pVertexBindingDescriptions = bindings;
            state.input.vertexAttributeDescriptionCount = 3;
            state.input.pVertexAttributeDescriptions = attributes;
        }
        VkVertexInputBindingDescription bindings[3] = {{0, 16, VK_VERTEX_INPUT_RATE_VERTEX},
                                                       {1, 8, VK_VERTEX_INPUT_RATE_VERTEX},
                                                       {2, 8, VK_VERTEX_INPUT_RATE_VERTEX}};
        VkVertexInputAttributeDescription attributes[3] = {{0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
                                                           {1, 1, VK_FORMAT_R32G32_SFLOAT, 0},
                                                           {2, 2, VK_FORMAT_R32G32_SFLOAT, 0}};
    };
    VkPipeline MakeAttributes(AttributesInfo *info) {
        info->vertex = MakeShader(vertex_attributes_vert);
        return MakeDrawn(info);
    }
    Buffer Vertices() {
        return MakeBuffer(256, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    }
    static void BindVertices(VkCommandBuffer commands, uint32_t binding, const Buffer &buffer,
                             VkDeviceSize offset = 0) {
        vkCmdBindVertexBuffers(commands, binding, 1, &buffer.handle, &offset);
    }
};

TEST_F(VertexBuffersTest, BindingsThatTheShaderReadsHaveBuffers) {
    WD_START_RENDERING();
    AttributesInfo info;
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer);
        BindVertices(commands, 1, buffer);
    });
    ExpectSilence();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer);
        BindVertices(commands, 2, buffer);
    });
    ExpectMessage("VUID-vkCmdDraw-None-04007", "the vertex shader reads the attribute at location 1 of "
                                               "binding 1, to which no vertex buffer was bound");
    ExpectSilence();
}

TEST_F(VertexBuffersTest, NullBuffersAreAFeature) {
    WD_START_RENDERING();
    AttributesInfo info;
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer);
        BindVertices(commands, 1, Buffer());
    });
    ExpectMessage("VUID-vkCmdDraw-None-04008", "to which vkCmdBindVertexBuffers bound VK_NULL_HANDLE");
    ExpectMessage("VUID-vkCmdBindVertexBuffers-pBuffers-04001", "");
    ExpectSilence();
}

TEST_F(VertexBuffersTest, NullBuffersWithTheFeature) {
    auto features = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    features.nullDescriptor = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    AttributesInfo info;
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer);
        BindVertices(commands, 1, Buffer());
    });
    ExpectSilence();
}

TEST_F(VertexBuffersTest, AttributesAreAligned) {
    WD_START_RENDERING();
    AttributesInfo info;
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer, 4);
        BindVertices(commands, 1, buffer, 6);
    });
    ExpectMessage("VUID-vkCmdDraw-format-10390", "at offset 6 + 0 of VkBuffer");
    ExpectSilence();
    info.attributes[1].format = VK_FORMAT_A2B10G10R10_UNORM_PACK32;
    const VkPipeline packed = MakeAttributes(&info);
    TryDraw(packed, [&](VkCommandBuffer commands) {
        BindVertices(commands, 0, buffer);
        BindVertices(commands, 1, buffer, 6);
    });
    ExpectMessage("VUID-vkCmdDraw-format-10389", "which is not a multiple of 4");
    ExpectSilence();
}

TEST_F(VertexBuffersTest, DynamicStridesCoverTheAttributes) {
    WD_START_RENDERING();
    AttributesInfo info;
    info.dynamic = {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE};
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    const auto bind = [&](VkDeviceSize stride, bool has_strides) {
        return [=, &buffer](VkCommandBuffer commands) {
            const VkBuffer buffers[] = {buffer.handle, buffer.handle};
            const VkDeviceSize offsets[] = {0, 0}, strides[] = {16, stride};
            vkCmdBindVertexBuffers2(commands, 0, 2, buffers, offsets, nullptr,
                                    has_strides ? strides : nullptr);
        };
    };
    TryDraw(pipeline, bind(8, true));
    TryDraw(pipeline, bind(0, true));
    ExpectSilence();
    TryDraw(pipeline, bind(4, true));
    ExpectMessage("VUID-vkCmdBindVertexBuffers2-pStrides-06209", "set 4 as stride of binding 1");
    ExpectSilence();
    TryDraw(pipeline, bind(0, false));
    ExpectMessage("VUID-vkCmdDraw-pStrides-04913", "vkCmdBindVertexBuffers2 was not called with pStrides");
    ExpectSilence();
}

TEST_F(VertexBuffersTest, IndexedDrawsHaveAnIndexBuffer) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const VkPipeline pipeline = MakeDrawn(&info);
    const Buffer buffer = Vertices();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
        vkCmdBindIndexBuffer(commands, buffer.handle, 0, VK_INDEX_TYPE_UINT16);
        vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDrawIndexed-None-07312", "no index buffer is bound");
    ExpectSilence();
}

} // namespace
