// Combined image samplers with YCbCr conversion: which instructions may use them. On lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

constexpr char kHead[] = R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result { vec4 value; ivec2 size; };
layout(set = 0, binding = 1) uniform sampler2D video[2];
layout(set = 0, binding = 2) uniform sampler2D plain;
)";

class StageConversionsTest : public PipelineShadersTest {
  protected:
    void StartConversions() {
        Options options = MakeOptions();
        features_ = Make<VkPhysicalDeviceSamplerYcbcrConversionFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES);
        features_.samplerYcbcrConversion = VK_TRUE;
        options.device_next = &features_;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.shaderImageGatherExtended = VK_TRUE;
        options.features.robustBufferAccess = is_robust_;
        WD_START_DEVICE(options);
        auto info =
            Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
        info.format = VK_FORMAT_G8_B8_R8_3PLANE_420_UNORM;
        info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_601;
        Check(vkCreateSamplerYcbcrConversion(device(), &info, nullptr, &conversion_),
              "vkCreateSamplerYcbcrConversion");
        Defer([device = device(), conversion = conversion_] {
            vkDestroySamplerYcbcrConversion(device, conversion, nullptr);
        });
        converting_ = MakeSampler(true);
        plain_ = MakeSampler(false);
    }
    VkSampler MakeSampler(bool converts) {
        auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
        conversion.conversion = conversion_;
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.pNext = converts ? &conversion : nullptr;
        info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([device = device(), sampler] { vkDestroySampler(device, sampler, nullptr); });
        return sampler;
    }
    // A layout whose binding 1 has these immutable samplers.
    VkPipelineLayout Layout(VkSampler first, VkSampler second) {
        const VkSampler samplers[] = {first, second};
        std::vector<VkDescriptorSetLayoutBinding> bindings = {
            Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER),
            Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2),
            Binding(2, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)};
        bindings[1].pImmutableSamplers = first ? samplers : nullptr;
        return MakePipelineLayout({MakeSetLayout(bindings)});
    }
    VkResult Run(VkPipelineLayout layout, const std::string &statement, const std::string &functions = "") {
        return Compute(layout, Module("comp", kHead + functions + "void main() { " + statement + " }\n"));
    }
    void ExpectMistake(const std::string &statement, const std::string &id, const std::string &text,
                       const std::string &functions = "") {
        Run(Layout(converting_, converting_), statement, functions);
        ExpectMessage(id, text);
        ExpectSilence();
        Run(Layout(VK_NULL_HANDLE, VK_NULL_HANDLE), statement, functions);
        Run(Layout(plain_, plain_), statement, functions);
        ExpectSilence();
    }

    bool is_robust_ = false;
    VkPhysicalDeviceSamplerYcbcrConversionFeatures features_ = {};
    VkSamplerYcbcrConversion conversion_ = VK_NULL_HANDLE;
    VkSampler converting_ = VK_NULL_HANDLE, plain_ = VK_NULL_HANDLE;
};

TEST_F(StageConversionsTest, SamplesAndQueriesAreAllowed) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    const VkPipelineLayout layout = Layout(converting_, converting_);
    Run(layout, "value = textureLod(video[1], vec2(0.5), 0.0) + textureProjLod(video[0], vec3(0.5), 0.0);");
    Run(layout, "size = textureSize(video[1], 0) + textureQueryLevels(video[0]);");
    ExpectSilence();
    // Others do not matter, and neither do functions that are not called.
    Run(layout, "value = textureGather(plain, vec2(0.5)) + texelFetch(plain, ivec2(0), 0) +"
                "textureLodOffset(plain, vec2(0.5), 0.0, ivec2(1)) + textureLod(video[0], vec2(0.5), 0.0);");
    Run(layout, "value = textureLod(video[0], vec2(0.5), 0.0);",
        "vec4 unused() { return textureGather(video[0], vec2(0.5)); }\n");
    ExpectSilence();
}

TEST_F(StageConversionsTest, OtherInstructionsAreReported) {
    for (bool is_robust : {false, true}) {
        is_robust_ = is_robust;
        StartConversions();
        if (IsSkipped()) {
            return;
        }
        ExpectMistake("value = textureGather(video[1], vec2(0.5));",
                      "VUID-RuntimeSpirv-OpTypeSampledImage-12206",
                      "gathers texels of `video` (set 0, binding 1), but the immutable samplers of the "
                      "binding in layout have a YCbCr conversion, which allows only OpImageSample*, "
                      "OpImageSparseSample* and queries of the size and the number of levels.");
        ExpectMistake(
            "value = texelFetch(video[0], ivec2(0), 0);", "VUID-RuntimeSpirv-OpTypeImage-12207",
            "which allows only OpImageSample*, OpImageSparseSample* and queries of the size and the "
            "number of levels.");
        ExpectMistake("value = textureLodOffset(video[0], vec2(0.5), 0.0, ivec2(1));",
                      "VUID-RuntimeSpirv-ConstOffset-10718",
                      "samples `video` (set 0, binding 1) with an offset, but");
        ExpectMistake("value = textureProjLodOffset(video[0], vec3(0.5), 0.0, ivec2(1));",
                      "VUID-RuntimeSpirv-ConstOffset-10718", "which allows no offsets");
        Stop();
        ExpectSilence();
    }
}

TEST_F(StageConversionsTest, ImplicitLevelsOfFragmentShadersAreChecked) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    const VkShaderModule vertex = Module("vert", "#version 450\nvoid main() { gl_Position = vec4(0); }\n");
    const auto create = [&](const std::string &expression) {
        const VkShaderModule fragment =
            Module("frag", "#version 450\nlayout(set = 0, binding = 1) uniform sampler2D video[2];\n"
                           "layout(location = 0) out vec4 color;\nvoid main() { color = " +
                               expression + "; }\n");
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}},
                .layout = Layout(converting_, converting_)});
    };
    create("texture(video[0], gl_FragCoord.xy, 0.5)");
    ExpectSilence();
    create("textureOffset(video[0], gl_FragCoord.xy, ivec2(1))");
    ExpectMessage("VUID-RuntimeSpirv-ConstOffset-10718", "fragment shader");
    create("textureQueryLod(video[1], gl_FragCoord.xy).xyxy");
    ExpectMessage("VUID-RuntimeSpirv-OpTypeSampledImage-12206", "queries the level of detail of `video`");
    ExpectSilence();
}

TEST_F(StageConversionsTest, IndicesAreConstant) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    ExpectMistake("value = textureLod(video[size.x], vec2(0.5), 0.0);", "VUID-RuntimeSpirv-None-12205",
                  "indexes `video` (set 0, binding 1) with a value that is not constant");
    Run(Layout(converting_, converting_), "value = textureLod(video[kIndex], vec2(0.5), 0.0);",
        "layout(constant_id = 0) const int kIndex = 1;\n");
    ExpectSilence();
    // Only the second sampler has a conversion, which older versions of the specification allow.
    Run(Layout(plain_, converting_), "value = textureGather(video[size.x], vec2(0.5));");
    Run(Layout(plain_, converting_), "value = textureGather(video[0], vec2(0.5));");
    ExpectSilence();
    Run(Layout(plain_, converting_), "value = textureGather(video[1], vec2(0.5));");
    ExpectMessage("VUID-RuntimeSpirv-OpTypeSampledImage-12206", "gathers texels of `video`");
    ExpectSilence();
}

TEST_F(StageConversionsTest, SamplersArePassedToFunctions) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    const std::string functions = "vec4 inner(vec2 at, sampler2D s) { return textureGather(s, at); }\n"
                                  "vec4 outer(sampler2D s) { return inner(vec2(0.5), s); }\n";
    ExpectMistake("value = outer(video[0]) + outer(video[0]);", "VUID-RuntimeSpirv-OpTypeSampledImage-12206",
                  "gathers texels of `video`", functions);
    Run(Layout(converting_, converting_), "value = outer(plain) + textureLod(video[0], vec2(0.5), 0.0);",
        functions);
    ExpectSilence();
}

TEST_F(StageConversionsTest, SeparateImagesAndSamplersAreReported) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    const std::string text = R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result { vec4 value; };
layout(set = 0, binding = 1) uniform texture2D image;
layout(set = 0, binding = 1) uniform sampler filtering;
void main() { value = textureLod(sampler2D(image, filtering), vec2(0.5), 0.0); }
)";
    const VkShaderModule module = Module("comp", text);
    Compute(Layout(converting_, converting_), module);
    ExpectMessage("VUID-RuntimeSpirv-OpTypeImage-12204",
                  "uses `image` (set 0, binding 1) as a separate image, but the immutable samplers of the "
                  "binding in layout have a YCbCr conversion, which needs combined image samplers.");
    ExpectMessage("VUID-RuntimeSpirv-OpTypeSampler-12203", "`filtering` (set 0, binding 1) as a separate");
    ExpectSilence();
    Compute(Layout(plain_, plain_), module);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
