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

// After a draw without mistakes, only the bindings that the shader reads are compared with what it needs.
TEST_F(VertexBuffersTest, ADifferenceFromADrawWithoutMistakesIsSeen) {
    WD_START_RENDERING();
    AttributesInfo info, dynamic;
    dynamic.dynamic = {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE};
    const VkPipeline pipeline = MakeAttributes(&info), with_strides = MakeAttributes(&dynamic);
    const Buffer buffer = Vertices();
    const auto bind = [&](VkCommandBuffer commands, std::vector<VkDeviceSize> offsets,
                          std::vector<VkDeviceSize> strides, bool is_null) {
        const VkBuffer buffers[] = {buffer.handle, is_null ? VK_NULL_HANDLE : buffer.handle};
        vkCmdBindVertexBuffers2(commands, 0, 2, buffers, offsets.data(), nullptr,
                                strides.empty() ? nullptr : strides.data());
    };
    const struct {
        const char *id;
        VkPipeline pipeline;
        std::vector<VkDeviceSize> offsets, strides;
        bool is_null;
    } cases[] = {
        {"VUID-vkCmdDraw-format-10390", pipeline, {0, 2}, {}, false},
        {"VUID-vkCmdDraw-format-10390", pipeline, {6, 0}, {}, false},
        {"VUID-vkCmdDraw-None-04008", pipeline, {0, 0}, {}, true},
        {"VUID-vkCmdBindVertexBuffers2-pStrides-06209", with_strides, {0, 0}, {16, 7}, false},
        {"VUID-vkCmdBindVertexBuffers2-pStrides-06209", with_strides, {0, 0}, {15, 8}, false},
    };
    TryCommands([&](VkCommandBuffer commands) {
        for (const auto &entry : cases) {
            const std::vector<VkDeviceSize> strides =
                entry.strides.empty() ? entry.strides : std::vector<VkDeviceSize>{16, 8};
            Bind(commands, entry.pipeline);
            for (const VkDeviceSize offset : {0, 4, 8}) {
                bind(commands, {offset, offset}, strides, false);
                vkCmdDraw(commands, 3, 1, 0, 0);
            }
            ExpectSilence();
            bind(commands, entry.offsets, entry.strides, entry.is_null);
            ClearMessages(); // Of the binding.
            vkCmdDraw(commands, 3, 1, 0, 0);
            ExpectMessage(entry.id, "");
            ExpectSilence();
        }
    });
}

TEST_F(VertexBuffersTest, AnotherPipelineNeedsOtherBindings) {
    WD_START_RENDERING();
    AttributesInfo info, other;
    other.attributes[1].binding = 2;
    const VkPipeline pipeline = MakeAttributes(&info), of_others = MakeAttributes(&other);
    const Buffer buffer = Vertices();
    TryCommands([&](VkCommandBuffer commands) {
        for (const VkPipeline bound : {pipeline, of_others, pipeline}) {
            Bind(commands, bound);
            for (const VkDeviceSize offset : {0, 16}) {
                BindVertices(commands, 0, buffer, offset);
                BindVertices(commands, 1, buffer, offset);
                vkCmdDraw(commands, 3, 1, 0, 0);
                if (bound == of_others) {
                    ExpectMessage("VUID-vkCmdDraw-None-04007",
                                  "of binding 2, to which no vertex buffer was bound");
                }
                ExpectSilence();
            }
        }
    });
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

// --- Dynamic vertex input

class DynamicInputTest : public VertexBuffersTest {
  protected:
    void StartDynamicInput(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT features;
        features = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
        features.vertexInputDynamicState = VK_TRUE;
        features.pNext = next;
        extensions.push_back(VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME);
        StartRendering(&features, extensions);
    }
    VkPipeline MakeDynamic() {
        AttributesInfo info;
        info.dynamic = {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT};
        return MakeAttributes(&info);
    }
    // SetInput sets attributes of these formats, at the locations from 0 on.
    void SetInput(VkCommandBuffer commands, const std::vector<VkFormat> &formats) {
        const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 16;
        binding.divisor = 1;
        std::vector<VkVertexInputAttributeDescription2EXT> attributes;
        for (VkFormat format : formats) {
            auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
            attribute.location = static_cast<uint32_t>(attributes.size());
            attribute.format = format;
            attributes.push_back(attribute);
        }
        set(commands, 1, &binding, static_cast<uint32_t>(attributes.size()), attributes.data());
    }
    // Draw draws with a shader that reads two attributes.
    void Draw(const std::vector<VkFormat> &formats) {
        const Buffer buffer = Vertices();
        TryDraw(MakeDynamic(), [&](VkCommandBuffer commands) {
            SetInput(commands, formats);
            BindVertices(commands, 0, buffer);
        });
    }
};

#define WD_START_DYNAMIC_INPUT(...)                                                                          \
    do {                                                                                                     \
        StartDynamicInput(__VA_ARGS__);                                                                      \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(DynamicInputTest, HasTheAttributesThatTheShaderReads) {
    WD_START_DYNAMIC_INPUT();
    Draw({VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R8G8_UNORM});
    ExpectSilence();
    Draw({VK_FORMAT_R32G32B32A32_SFLOAT});
    ExpectMessage("VUID-vkCmdDraw-Input-07939",
                  "and the vertex shader reads the input at location 1, but no attribute of "
                  "vkCmdSetVertexInputEXT has this location");
    ExpectSilence();
    Draw({});
    ExpectMessage("VUID-vkCmdDraw-Input-07939", "Locations of its attributes: none");
    ExpectSilence();
}

// The memory of the recording before is used again.
TEST_F(DynamicInputTest, IsThatOfTheRecording) {
    WD_START_DYNAMIC_INPUT();
    const VkPipeline pipeline = MakeDynamic();
    const Buffer buffer = Vertices();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingInfo rendering = Rendering(colors);
    const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < 3; i++) {
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        SetInput(commands, {VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R8G8_UNORM});
        BindVertices(commands, 0, buffer);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
        vkBeginCommandBuffer(commands, &begin);
        ExpectSilence();
    }
}

TEST_F(DynamicInputTest, HasTheTypesOfTheShader) {
    WD_START_DYNAMIC_INPUT();
    Draw({VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R8G8_SINT});
    ExpectMessage("VUID-vkCmdDraw-Input-08734",
                  "and the vertex shader reads the input at location 1 as floating-point values, but the "
                  "format of the attribute, VK_FORMAT_R8G8_SINT, has signed integers");
    ExpectSilence();
    Draw({VK_FORMAT_R32G32B32A32_UINT, VK_FORMAT_R8G8_SSCALED, VK_FORMAT_R8G8_SINT});
    ExpectMessage("VUID-vkCmdDraw-Input-08734", "location 0 as floating-point values");
    ExpectSilence();
}

#ifdef VK_EXT_vertex_attribute_robustness
TEST_F(DynamicInputTest, MayLackAttributesWithAnExtension) {
    VkPhysicalDeviceVertexAttributeRobustnessFeaturesEXT features =
        Make<VkPhysicalDeviceVertexAttributeRobustnessFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_ROBUSTNESS_FEATURES_EXT);
    features.vertexAttributeRobustness = VK_TRUE;
    WD_START_DYNAMIC_INPUT(&features, {"VK_EXT_vertex_attribute_robustness"});
    Draw({VK_FORMAT_R32G32B32A32_SFLOAT});
    ExpectSilence();
}
#endif

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
