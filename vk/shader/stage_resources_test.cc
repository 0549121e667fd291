// Entry points, descriptors, push constants, specialization constants and limits of pipelines, on lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

constexpr char kCompute[] =
    "vkCreateComputePipelines(): pCreateInfos[0].stage (compute shader, entry point \"main\") ";

constexpr char kStorage[] = R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 3) buffer Items { uint items[]; };
void main() {
    items[0] = 1;
}
)";

class StageResourcesTest : public PipelineShadersTest {};

TEST_F(StageResourcesTest, EntryPoint) {
    WD_START_DEVICE(MakeOptions());
    const VkPipelineLayout layout = MakePipelineLayout({});
    const VkShaderModule module =
        Module("comp", "#version 450\nlayout(local_size_x = 1) in;\nvoid main() {}\n");
    Compute(layout, module, nullptr, "other");
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pName-00707",
                  "(compute shader, entry point \"other\") is not in the shader module, whose entry points "
                  "are: \"main\" "
                  "(compute).");
    EXPECT_EQ(Compute(layout, module), VK_SUCCESS);
    ExpectSilence();
    // The stage differs.
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, module}}, .rasterizer_discard = VK_TRUE});
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pName-00707", "\"main\" (compute)");
    ExpectSilence();
}

TEST_F(StageResourcesTest, BindingThatTheLayoutLacks) {
    WD_START_DEVICE(MakeOptions());
    const char id[] = "VUID-VkComputePipelineCreateInfo-layout-07988";
    Compute({Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)}, kStorage);
    ExpectMessage(id, std::string(kCompute) +
                          "uses the storage buffer `Items` (set 0, binding 3), but set 0 of layout has no "
                          "binding 3.");
    Compute(MakePipelineLayout({}), Module("comp", kStorage));
    ExpectMessage(id, "but layout has 0 descriptor sets");
    Compute({Binding(3, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_FRAGMENT_BIT)}, kStorage);
    ExpectMessage(id, "do not include VK_SHADER_STAGE_COMPUTE_BIT");
    ExpectSilence();
    EXPECT_EQ(Compute({Binding(3, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)}, kStorage), VK_SUCCESS);
    EXPECT_EQ(Compute({Binding(3, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC)}, kStorage), VK_SUCCESS);
    ExpectSilence();
}

TEST_F(StageResourcesTest, MessageHasTheInstructionAndTheSourceLine) {
    WD_START_DEVICE(MakeOptions());
    Compute({}, kStorage);
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("= OpVariable %_ptr_StorageBuffer_Items StorageBuffer."), std::string::npos)
        << found[0].text;
    EXPECT_NE(found[0].text.find(" at line 5.\n5:     items[0] = 1;"), std::string::npos) << found[0].text;
    ClearMessages();
}

// Only resources that functions of the entry point use count.
TEST_F(StageResourcesTest, UnusedVariables) {
    WD_START_DEVICE(MakeOptions());
    EXPECT_EQ(Compute({}, R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 3) buffer Items { uint items[]; };
layout(push_constant) uniform Constants { uint value; };
void never_called() {
    items[0] = value;
}
void main() {}
)"),
              VK_SUCCESS);
    ExpectSilence();
    Compute({}, R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 3) buffer Items { uint items[]; };
void called() {
    items[0] = 1;
}
void main() {
    called();
}
)");
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-07988", "`Items` (set 0, binding 3)");
    ExpectSilence();
}

TEST_F(StageResourcesTest, DescriptorTypes) {
    WD_START_DEVICE(MakeOptions());
    const char id[] = "VUID-VkComputePipelineCreateInfo-layout-07990";
    Compute({Binding(3, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)}, kStorage);
    ExpectMessage(id, "but the binding in layout is of type VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
    ExpectSilence();
    const char separate[] = R"(#version 450
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) uniform texture2D image;
layout(set = 0, binding = 1) uniform sampler filtering;
layout(set = 0, binding = 2) uniform sampler2D both;
layout(set = 0, binding = 3) uniform textureBuffer texels;
layout(set = 0, binding = 4, rgba8) uniform image2D target;
void main() {
    imageStore(target, ivec2(0), textureLod(sampler2D(image, filtering), vec2(0), 0) + textureLod(both, vec2(0), 0) +
        texelFetch(texels, 0));
}
)";
    std::vector<VkDescriptorSetLayoutBinding> bindings = {
        Binding(0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE), Binding(1, VK_DESCRIPTOR_TYPE_SAMPLER),
        Binding(2, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER),
        Binding(3, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER), Binding(4, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE)};
    EXPECT_EQ(Compute(bindings, separate), VK_SUCCESS);
    bindings[0].descriptorType = bindings[1].descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    EXPECT_EQ(Compute(bindings, separate), VK_SUCCESS);
    ExpectSilence();
    bindings[2].descriptorType = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    bindings[3].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    bindings[4].descriptorType = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    Compute(bindings, separate);
    ExpectMessage(id, "the combined image sampler `both` (set 0, binding 2)");
    ExpectMessage(id, "the uniform texel buffer `texels` (set 0, binding 3)");
    ExpectMessage(id, "the storage image `target` (set 0, binding 4)");
    ExpectSilence();
}

// The length of the array is a specialization constant: its default is 4.
TEST_F(StageResourcesTest, DescriptorCounts) {
    WD_START_DEVICE(MakeOptions());
    const char text[] = R"(#version 450
layout(local_size_x = 1) in;
layout(constant_id = 7) const uint kCount = 4;
layout(set = 0, binding = 0) buffer Items { uint value; } items[kCount * 2];
void main() {
    items[1].value = 1;
}
)";
    const char id[] = "VUID-VkComputePipelineCreateInfo-layout-07991";
    EXPECT_EQ(Compute({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8)}, text), VK_SUCCESS);
    ExpectSilence();
    Compute({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7)}, text);
    ExpectMessage(id, "with 8 descriptors, but the binding in layout has a descriptorCount of 7");
    const uint32_t count = 3;
    const VkSpecializationMapEntry entry = {7, 0, sizeof count};
    const VkSpecializationInfo specialization = {1, &entry, sizeof count, &count};
    EXPECT_EQ(Compute({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6)}, text, &specialization), VK_SUCCESS);
    ExpectSilence();
    Compute({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 5)}, text, &specialization);
    ExpectMessage(id, "with 6 descriptors");
    ExpectSilence();
}

TEST_F(StageResourcesTest, PushConstants) {
    WD_START_DEVICE(MakeOptions());
    const VkShaderModule module = Module("comp", R"(#version 450
layout(local_size_x = 1) in;
layout(push_constant) uniform Constants { layout(offset = 16) vec4 first; mat3 second; float third[3]; };
layout(set = 0, binding = 0) buffer Items { vec4 value; };
void main() {
    value = first + vec4(second[0], third[1]);
}
)");
    const VkDescriptorSetLayout set = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)});
    Compute(MakePipelineLayout({set}), module);
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-07987",
                  "uses the push constants `Constants`, but no push constant "
                  "range of layout has stageFlags with "
                  "VK_SHADER_STAGE_COMPUTE_BIT");
    Compute(MakePipelineLayout({set}, VK_SHADER_STAGE_FRAGMENT_BIT, 128), module);
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-07987", "no push constant range");
    Compute(MakePipelineLayout({set}, VK_SHADER_STAGE_COMPUTE_BIT, 88), module);
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-10069",
                  "which occupy the bytes from 16 to 92, but the push constant range of layout for the stage "
                  "has the bytes "
                  "from 0 to 88");
    ExpectSilence();
    EXPECT_EQ(Compute(MakePipelineLayout({set}, VK_SHADER_STAGE_COMPUTE_BIT, 92), module), VK_SUCCESS);
    ExpectSilence();
}

TEST_F(StageResourcesTest, SpecializationConstants) {
    WD_START_DEVICE(MakeOptions());
    const VkShaderModule module = Module("comp", R"(#version 450
layout(local_size_x = 1) in;
layout(constant_id = 3) const bool kFlag = false;
layout(constant_id = 4) const uint kNumber = 4;
layout(set = 0, binding = 0) buffer Items { uint value; };
void main() {
    value = kFlag ? kNumber : 0;
}
)");
    const VkPipelineLayout layout =
        MakePipelineLayout({MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)})});
    const uint32_t data[] = {1, 2};
    const auto create = [&](std::vector<VkSpecializationMapEntry> entries) {
        const VkSpecializationInfo info = {static_cast<uint32_t>(entries.size()), entries.data(), sizeof data,
                                           data};
        return Compute(layout, module, &info);
    };
    // The constant 9 is not in the module, which is allowed.
    EXPECT_EQ(create({{3, 0, 4}, {4, 4, 4}, {9, 0, 1}}), VK_SUCCESS);
    ExpectSilence();
    create({{3, 8, 4}});
    ExpectMessage("VUID-VkSpecializationInfo-offset-00773", "with the offset 8, but dataSize is 8");
    create({{4, 5, 4}});
    ExpectMessage("VUID-VkSpecializationInfo-pMapEntries-00774",
                  "with the bytes from 5 to 9, but dataSize is 8");
    create({{4, 0, 4}, {4, 4, 4}});
    ExpectMessage("VUID-VkSpecializationInfo-constantID-04911", "for the constant 4; the second is number 1");
    create({{3, 0, 1}});
    ExpectMessage("VUID-VkSpecializationMapEntry-constantID-00776",
                  "with a size of 1 bytes, but the constant has 4 bytes");
    ExpectSilence();
}

// The module is validated again with the length that the array gets. Its default is 4.
TEST_F(StageResourcesTest, SpecializedModules) {
    WD_START_DEVICE(MakeOptions());
    const VkShaderModule module = Module("comp", R"(#version 450
layout(local_size_x = 1) in;
layout(constant_id = 1) const uint kCount = 4;
layout(constant_id = 2) const float kScale = 2.0;
layout(constant_id = 3) const uint kOther = 4;
shared float values[kCount - 1];
layout(set = 0, binding = 0) buffer Items { float value; };
void main() {
    values[0] = kScale * float(kOther);
    value = values[0];
}
)");
    const VkPipelineLayout layout =
        MakePipelineLayout({MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)})});
    const auto create = [&](uint32_t id, uint32_t value) {
        const VkSpecializationMapEntry entry = {id, 0, sizeof value};
        const VkSpecializationInfo info = {1, &entry, sizeof value, &value};
        return Compute(layout, module, &info);
    };
    EXPECT_EQ(create(1, 8), VK_SUCCESS);
    EXPECT_EQ(create(2, 0), VK_SUCCESS);
    EXPECT_EQ(create(3, 0), VK_SUCCESS);
    ExpectSilence();
    create(1, 1);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pSpecializationInfo-06849",
                  "is not valid SPIR-V with the values of pSpecializationInfo: ");
    ExpectSilence();
}

TEST_F(StageResourcesTest, Workgroups) {
    WD_START_DEVICE(MakeOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const VkPhysicalDeviceLimits &limits = properties.limits;
    const VkShaderModule module = Module("comp", R"(#version 450
layout(local_size_x_id = 0, local_size_y_id = 1, local_size_z = 1) in;
void main() {}
)");
    const VkPipelineLayout layout = MakePipelineLayout({});
    const auto create = [&](uint32_t x, uint32_t y) {
        const uint32_t data[] = {x, y};
        const VkSpecializationMapEntry entries[] = {{0, 0, 4}, {1, 4, 4}};
        const VkSpecializationInfo info = {2, entries, sizeof data, data};
        return Compute(layout, module, &info);
    };
    EXPECT_EQ(create(limits.maxComputeWorkGroupInvocations, 1), VK_SUCCESS);
    ExpectSilence();
    create(limits.maxComputeWorkGroupSize[0] + 1, 1);
    ExpectMessage("VUID-RuntimeSpirv-x-06429", "has a local workgroup size of");
    create(1, limits.maxComputeWorkGroupSize[1] + 1);
    ExpectMessage("VUID-RuntimeSpirv-y-06430", "in y, but maxComputeWorkGroupSize[1] of the device is");
    create(limits.maxComputeWorkGroupInvocations, 2);
    ExpectMessage("VUID-RuntimeSpirv-x-06432",
                  "invocations, but maxComputeWorkGroupInvocations of the device is");
    ExpectSilence();
}

TEST_F(StageResourcesTest, SharedMemory) {
    WD_START_DEVICE(MakeOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const auto text = [&](uint32_t words) {
        return "#version 450\nlayout(local_size_x = 1) in;\nshared uint first[" + std::to_string(words) +
               "];\nshared uint unused[100000];\nvoid main() {\n    first[0] = 1;\n}\n";
    };
    const uint32_t words = properties.limits.maxComputeSharedMemorySize / 4;
    EXPECT_EQ(Compute(std::vector<VkDescriptorSetLayoutBinding>{}, text(words)), VK_SUCCESS);
    ExpectSilence();
    Compute(std::vector<VkDescriptorSetLayoutBinding>{}, text(words + 1));
    ExpectMessage("VUID-RuntimeSpirv-Workgroup-06530",
                  "bytes of shared memory, but maxComputeSharedMemorySize of the device");
    ExpectSilence();
}

TEST_F(StageResourcesTest, StoresOfFragmentShaders) {
    for (bool enabled : {false, true}) {
        Options options = MakeOptions();
        options.features.fragmentStoresAndAtomics = enabled;
        WD_START_DEVICE(options);
        const VkShaderModule vertex =
            Module("vert", "#version 450\nvoid main() { gl_Position = vec4(0); }\n");
        const auto create = [&](const std::string &access) {
            const VkShaderModule fragment =
                Module("frag", "#version 450\nlayout(set = 0, binding = 0) " + access +
                                   " buffer Items { vec4 value; };\n"
                                   "layout(location = 0) out vec4 color;\n"
                                   "void main() { color = value; }\n");
            return Create(
                {.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}},
                 .layout =
                     MakePipelineLayout({MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)})})});
        };
        create("");
        if (!enabled) {
            ExpectMessage("VUID-RuntimeSpirv-NonWritable-06340",
                          "but the feature fragmentStoresAndAtomics is not enabled");
        }
        ExpectSilence();
        EXPECT_EQ(create("readonly"), VK_SUCCESS);
        ExpectSilence();
        Stop();
    }
}

// A module that was reported as invalid has no further messages.
TEST_F(StageResourcesTest, InvalidModules) {
    Options options = MakeOptions(VK_API_VERSION_1_1, Driver::kNull);
    WD_START_DEVICE(options);
    std::vector<uint32_t> words = CompileGlsl("comp", kStorage);
    for (size_t i = 5; i < words.size(); i += words[i] >> 16) {
        if ((words[i] & 0xffff) == 16) { // OpExecutionMode: LocalSize of 0.
            words[i + 3] = 0;
            words[i + 2] = 4; // Not an execution mode of compute shaders.
        }
    }
    const VkShaderModule module = MakeShader(words.data(), words.size());
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08737", "");
    EXPECT_EQ(Compute(MakePipelineLayout({}), module), VK_SUCCESS);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
