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
        info->vertex = wide ? MakeShader(wide_vert) : MakeShader(vertex_attributes_vert);
        return MakeDrawn(info);
    }
    bool wide = false; // The shader reads 64-bit components at location 1.
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

// After a draw without mistakes, only the bindings that the shader reads are compared with its attributes.
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

// Both attributes are in binding 0, and the one with the smaller alignment comes last.
TEST_F(VertexBuffersTest, TheLargestAlignmentOfABindingCounts) {
    WD_START_RENDERING();
    AttributesInfo info;
    info.attributes[0].format = VK_FORMAT_R64_SFLOAT;
    info.attributes[1].binding = 0;
    info.attributes[1].offset = 8;
    const VkPipeline pipeline = MakeAttributes(&info);
    ClearMessages(); // About the type of the input.
    const Buffer buffer = Vertices();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        for (const VkDeviceSize offset : {0, 8, 16, 4}) {
            BindVertices(commands, 0, buffer, offset);
            vkCmdDraw(commands, 3, 1, 0, 0);
            if (offset == 4) {
                ExpectMessage("VUID-vkCmdDraw-format-10390", "location 0 of binding 0");
            }
            ExpectSilence();
        }
    });
}

TEST_F(VertexBuffersTest, NewVertexBuffersAreNoIndexBuffer) {
    WD_START_RENDERING();
    AttributesInfo info;
    const VkPipeline pipeline = MakeAttributes(&info);
    const Buffer buffer = Vertices();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        BindVertices(commands, 1, buffer);
        for (const VkDeviceSize offset : {0, 16, 32}) {
            BindVertices(commands, 0, buffer, offset);
            vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
            ExpectMessage("VUID-vkCmdDrawIndexed-None-07312", "");
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

TEST_F(DynamicInputTest, HasTheWidthsOfTheShader) {
    core_features.shaderFloat64 = VK_TRUE;
    WD_START_DYNAMIC_INPUT();
    const VkFormat position = VK_FORMAT_R32G32B32A32_SFLOAT;
    wide = true;
    Draw({position, VK_FORMAT_R64G64_SFLOAT});
    Draw({position, VK_FORMAT_R64G64B64_SFLOAT});
    ExpectSilence();
    Draw({position, VK_FORMAT_R32G32_SFLOAT});
    ExpectMessage(
        "VUID-vkCmdDraw-format-08937",
        "and the vertex shader reads the input at location 1 with 64-bit components, but the format "
        "of the attribute is VK_FORMAT_R32G32_SFLOAT");
    ExpectSilence();
    Draw({position, VK_FORMAT_R64_SFLOAT});
    ExpectMessage("VUID-vkCmdDraw-None-09203",
                  "reads 2 64-bit components of the input at location 1, but the format of the attribute, "
                  "VK_FORMAT_R64_SFLOAT, has 1");
    ExpectSilence();
    wide = false;
    Draw({position, VK_FORMAT_R64G64_SFLOAT});
    ExpectMessage("VUID-vkCmdDraw-format-08936",
                  "reads the input at location 1 with components of less than 64 bits");
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

// --- Elements that draws fetch

class VertexFetchesTest : public VertexBuffersTest {
  protected:
    // IndicesId is the rule about the range of indices, which registries renumbered.
    static std::string IndicesId(const std::string &command) {
        return "VUID-" + command + "-robustBufferAccess2-" + (VK_HEADER_VERSION >= 309 ? "08798" : "07825");
    }
    // MakeDivided is a pipeline whose binding 0 has a vertex of 16 bytes each, and binding 1 8 bytes for `divisor`
    // instances.
    VkPipeline MakeDivided(uint32_t divisor, const void *next = nullptr) {
        AttributesInfo info;
        const VkVertexInputBindingDivisorDescriptionEXT divided = {1, divisor};
        auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisors.vertexBindingDivisorCount = 1;
        divisors.pVertexBindingDivisors = &divided;
        info.bindings[1].inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
        info.state.input.pNext = divisor != 1 ? &divisors : nullptr;
        info.rendering.pNext = next;
        return MakeAttributes(&info);
    }
    // Draw binds 3 vertices and 2 instances, and records commands.
    void Draw(VkPipeline pipeline, const Commands &draw) {
        const Buffer vertices = MakeBuffer(3 * 16, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
        const Buffer instances = MakeBuffer(64 + 2 * 8, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
        const Buffer indices = MakeBuffer(4 + 6 * 2, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
        TryCommands([&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            BindVertices(commands, 0, vertices);
            BindVertices(commands, 1, instances, 64);
            vkCmdBindIndexBuffer(commands, indices.handle, 4, VK_INDEX_TYPE_UINT16);
            draw(commands);
        });
    }
    void StartDivided(bool supports_first) {
        null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = supports_first ? "1" : "0";
        auto features = AllFeatures<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
        StartRendering(&features, {VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME});
    }
};

TEST_F(VertexFetchesTest, VerticesAreInTheBuffer) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeDivided(1);
    Draw(pipeline, [](VkCommandBuffer commands) {
        vkCmdDraw(commands, 3, 2, 0, 0);
        vkCmdDraw(commands, 2, 1, 1, 1);
        vkCmdDraw(commands, 0, 1, 100, 0);
        vkCmdDraw(commands, 3, 0, 100, 0);
    });
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) {
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 1, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-02721",
                  "the last vertex of the draw is 3, and the vertex shader reads the attribute at location 0 "
                  "(VK_FORMAT_R32G32B32A32_SFLOAT at offset 0) of binding 0, which has 3 vertices: 48 bytes "
                  "from offset 0 of VkBuffer");
    ExpectSilence();
}

// A smaller buffer that is bound later counts, and so does another pipeline.
TEST_F(VertexFetchesTest, VerticesAreInTheBufferThatIsBoundLast) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeDivided(1);
    const Buffer small = MakeBuffer(2 * 16, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    Draw(pipeline, [&](VkCommandBuffer commands) {
        vkCmdDraw(commands, 3, 2, 0, 0);
        BindVertices(commands, 0, small);
        vkCmdDraw(commands, 2, 2, 0, 0);
        vkCmdDraw(commands, 3, 2, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "which has 2 vertices: 32 bytes");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, InstancesAreInTheBuffer) {
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeDivided(1);
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 2, 0, 1); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last instance of the draw is 2");
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 3, 0, 100, 0); });
    ExpectMessage("VUID-vkCmdDrawIndexed-None-02721",
                  "which has 2 instances: 16 bytes from offset 64 of VkBuffer");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, InstancesOfADivisorShareElements) {
    StartDivided(true);
    const VkPipeline pipeline = MakeDivided(2);
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 4, 0, 0); });
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 5, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last element of an instance of the draw is 2");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, DrawsOfOneCommandAreInTheBuffer) {
    auto features = AllFeatures<VkPhysicalDeviceMultiDrawFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_MULTI_DRAW_EXTENSION_NAME});
    const auto draw = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
    const auto draw_indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
    const VkPipeline pipeline = MakeDivided(1);
    const VkMultiDrawInfoEXT good[] = {{0, 3}, {1, 2}}, bad[] = {{0, 3}, {2, 2}};
    Draw(pipeline,
         [&](VkCommandBuffer commands) { draw(commands, 2, good, 2, 0, sizeof(VkMultiDrawInfoEXT)); });
    ExpectSilence();
    Draw(pipeline,
         [&](VkCommandBuffer commands) { draw(commands, 2, bad, 2, 0, sizeof(VkMultiDrawInfoEXT)); });
    ExpectMessage("VUID-vkCmdDrawMultiEXT-None-02721", "the last vertex of the draw is 3");
    ExpectSilence();
    const VkMultiDrawIndexedInfoEXT indexed[] = {{0, 6, 0}, {4, 3, 0}};
    Draw(pipeline, [&](VkCommandBuffer commands) {
        draw_indexed(commands, 1, indexed, 2, 0, sizeof(VkMultiDrawIndexedInfoEXT), nullptr);
    });
    ExpectSilence();
    Draw(pipeline, [&](VkCommandBuffer commands) {
        draw_indexed(commands, 2, indexed, 2, 0, sizeof(VkMultiDrawIndexedInfoEXT), nullptr);
    });
    ExpectMessage(IndicesId("vkCmdDrawMultiIndexedEXT"), "firstIndex + indexCount is 7");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, DrawsOfOneCommandHaveParameters) {
    auto features = AllFeatures<VkPhysicalDeviceMultiDrawFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_MULTI_DRAW_EXTENSION_NAME});
    const auto draw = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
    const auto draw_indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
    const VkPipeline pipeline = MakeDivided(1);
    Draw(pipeline, [&](VkCommandBuffer commands) {
        draw(commands, 0, nullptr, 1, 0, sizeof(VkMultiDrawInfoEXT));
        draw_indexed(commands, 0, nullptr, 1, 0, sizeof(VkMultiDrawIndexedInfoEXT), nullptr);
    });
    ExpectSilence();
    Draw(pipeline, [&](VkCommandBuffer commands) {
        draw(commands, 1, nullptr, 1, 0, sizeof(VkMultiDrawInfoEXT));
        draw_indexed(commands, 1, nullptr, 1, 0, sizeof(VkMultiDrawIndexedInfoEXT), nullptr);
    });
    ExpectMessage("VUID-vkCmdDrawMultiEXT-drawCount-04935", "pVertexInfo is NULL");
    ExpectMessage("VUID-vkCmdDrawMultiIndexedEXT-drawCount-04940", "pIndexInfo is NULL");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, InstancesOfSeveralViewsHaveALimit) {
    auto features =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    features.multiview = VK_TRUE;
    WD_START_RENDERING(&features);
    auto limits =
        Make<VkPhysicalDeviceMultiviewProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    if (limits.maxMultiviewInstanceIndex == UINT32_MAX) {
        GTEST_SKIP() << "The null driver has no limit.";
    }
    const auto draw = [&](uint32_t mask, uint32_t first) {
        DrawnPipeline pipeline_info;
        pipeline_info.rendering.viewMask = mask;
        const VkPipeline pipeline = MakeDrawn(&pipeline_info);
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
        VkRenderingInfo info = Rendering(colors);
        info.viewMask = mask;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        Bind(commands, pipeline);
        vkCmdDraw(commands, 3, 1, 0, first);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    draw(1, limits.maxMultiviewInstanceIndex);
    draw(0, limits.maxMultiviewInstanceIndex + 1);
    ExpectSilence();
    draw(1, limits.maxMultiviewInstanceIndex + 1);
    ExpectMessage("VUID-vkCmdDraw-maxMultiviewInstanceIndex-02688", "the last instance is ");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, MayBeOutOfBoundsWithRobustAccess) {
    core_features.robustBufferAccess = VK_TRUE;
    WD_START_RENDERING();
    Draw(MakeDivided(1), [](VkCommandBuffer commands) { vkCmdDraw(commands, 4, 3, 0, 0); });
    ExpectSilence();
}

TEST_F(VertexFetchesTest, MayBeOutOfBoundsWithARobustPipeline) {
    auto features = AllFeatures<VkPhysicalDevicePipelineRobustnessFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_PIPELINE_ROBUSTNESS_EXTENSION_NAME});
    auto robust =
        Make<VkPipelineRobustnessCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
    robust.vertexInputs = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_EXT;
    Draw(MakeDivided(1, &robust), [](VkCommandBuffer commands) { vkCmdDraw(commands, 4, 1, 0, 0); });
    ExpectSilence();
    robust.vertexInputs = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DEVICE_DEFAULT_EXT;
    Draw(MakeDivided(1, &robust), [](VkCommandBuffer commands) { vkCmdDraw(commands, 4, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last vertex of the draw is 3");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, IndicesAreInTheBuffer) {
    core_features.robustBufferAccess = VK_TRUE;
    WD_START_RENDERING();
    const VkPipeline pipeline = MakeDivided(1);
    Draw(pipeline, [](VkCommandBuffer commands) {
        vkCmdDrawIndexed(commands, 6, 1, 0, 0, 0);
        vkCmdDrawIndexed(commands, 2, 1, 4, 100, 0);
        vkCmdDrawIndexed(commands, 0, 1, 100, 0, 0);
    });
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 4, 0, 0); });
    ExpectMessage(IndicesId("vkCmdDrawIndexed"),
                  "firstIndex + indexCount is 7, and the bound range of the index buffer has 6 indices: 12 "
                  "bytes from offset 4 of VkBuffer");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, IndicesMayBeOutOfBoundsWithRobustAccess2) {
    auto features = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    features.robustBufferAccess2 = VK_TRUE;
    core_features.robustBufferAccess = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    Draw(MakeDivided(1), [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 7, 1, 0, 0, 0); });
    ExpectSilence();
}

#ifdef VK_KHR_vertex_attribute_divisor
TEST_F(VertexFetchesTest, AFirstInstanceWithADivisorIsAProperty) {
    StartDivided(false);
    const VkPipeline pipeline = MakeDivided(2);
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    Draw(MakeDivided(1), [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 1); });
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 1); });
    ExpectMessage("VUID-vkCmdDraw-pNext-09461",
                  "firstInstance is 1, and binding 1 has a divisor of 2, but supportsNonZeroFirstInstance is "
                  "VK_FALSE");
    ExpectSilence();
    Draw(pipeline, [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 0, 0, 1); });
    ExpectMessage("VUID-vkCmdDrawIndexed-pNext-09461", "firstInstance is 1");
    ExpectSilence();
}

TEST_F(VertexFetchesTest, AFirstInstanceWithADivisorMayBeSupported) {
    StartDivided(true);
    Draw(MakeDivided(2), [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 1); });
    ExpectSilence();
}
#endif

#ifdef VK_KHR_vertex_attribute_divisor
TEST_F(DynamicInputTest, AFirstInstanceWithADivisorIsAProperty) {
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    auto divisors = AllFeatures<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    WD_START_DYNAMIC_INPUT(&divisors, {VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    const Buffer buffer = Vertices();
    const auto draw = [&](uint32_t divisor, uint32_t first) {
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 16;
        binding.inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
        binding.divisor = divisor;
        VkVertexInputAttributeDescription2EXT attributes[2];
        for (uint32_t i = 0; i < 2; i++) {
            attributes[i] = Make<VkVertexInputAttributeDescription2EXT>(
                VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
            attributes[i].location = i;
            attributes[i].format = VK_FORMAT_R32G32B32A32_SFLOAT;
        }
        const VkPipeline pipeline = MakeDynamic();
        TryCommands([&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            set(commands, 1, &binding, 2, attributes);
            BindVertices(commands, 0, buffer);
            vkCmdDraw(commands, 3, 1, 0, first);
        });
    };
    draw(1, 1);
    draw(2, 0);
    ExpectSilence();
    draw(2, 1);
    ExpectMessage("VUID-vkCmdDraw-None-09462", "firstInstance is 1, and binding 0 has a divisor of 2");
    ExpectSilence();
    draw(1, 16);
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last instance of the draw is 16");
    ExpectMessage("VUID-vkCmdDraw-None-02721", "the last instance of the draw is 16");
    ExpectSilence();
}
#endif

} // namespace
