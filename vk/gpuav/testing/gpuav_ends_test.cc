// Invocations that have ended, and helper invocations, report nothing; other invocations of the same quad do. A
// function that two stages of one module call reports the stage that called it.
#include "vk/gpuav/testing/end_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

struct Shader {
    const char *name;
    const uint32_t *words;
    size_t num_words;
};

#define SHADER(name)                                                                                         \
    Shader {                                                                                                 \
#name, name, sizeof name / sizeof name[0]                                                            \
    }

// FragmentTest draws a triangle over a target of 4 x 4 pixels. An invocation reads from one of six sources with the
// values 100 to 105.
class FragmentTest : public GpuavTest {
  protected:
    // Draw makes pixel (`who`, 1) read source `index`. Returns the target's texels.
    std::vector<uint32_t> Draw(uint32_t index, uint32_t who) {
        RunDraw(target_, pipeline_, layout_, set_, {kStages, {index, who}});
        return ReadTarget(target_);
    }

    void MakeProgram(const Shader &fragment, const Shader &vertex) {
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6, kStages)});
        set_ = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6}});
        for (uint32_t i = 0; i < 6; i++) {
            WriteBuffer(set_, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
        }
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        target_ = MakeTarget(4, 4);
        pipeline_ = MakeGraphicsPipeline(layout_, MakeShader(vertex.words, vertex.num_words),
                                         MakeShader(fragment.words, fragment.num_words), target_);
    }

    // ExpectInText expects the only message to contain `part`.
    void ExpectInText(const char *part) {
        const std::string text = messages().size() == 1 ? messages()[0].text : "";
        EXPECT_NE(text.find(part), std::string::npos) << text;
    }

    // Texels returns the target after the shaders with END have run.
    static std::vector<uint32_t> Texels(uint32_t who, uint32_t value) {
        std::vector<uint32_t> texels(16, 0);
        for (uint32_t i = 0; i < 16; i++) {
            texels[i] = i % 4 < 2 ? 0 : (i == 4 + who ? value : 100) * 0x01010101u;
        }
        return texels;
    }

    static constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Target target_;
};

class EndsTest : public FragmentTest,
                 public ::testing::WithParamInterface<std::tuple<Shader, std::string>> {};

TEST_P(EndsTest, OnlyActiveInvocationsReport) {
    Options options = GpuavOptions();
    options.settings["gpuav_mode"] = std::get<1>(GetParam());
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    options.api_version = VK_API_VERSION_1_3;
    auto vulkan13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    vulkan13.shaderDemoteToHelperInvocation = vulkan13.shaderTerminateInvocation = VK_TRUE;
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    vulkan12.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
    vulkan13.pNext = &vulkan12;
    options.device_next = &vulkan13;
    WD_START_DEVICE(options);
    MakeProgram(std::get<0>(GetParam()), SHADER(triangle_vert));
    EXPECT_EQ(Draw(5, 2), Texels(2, 105));
    // The invocation of this pixel has ended.
    EXPECT_EQ(Draw(5, 1), Texels(2, 100));
    ExpectSilence();
    if (std::get<1>(GetParam()) == "observe") {
        Stop();
        ExpectSilence();
        // Observe mode would read past the array, which some drivers do not survive.
        return;
    }
    EXPECT_EQ(Draw(6, 1), Texels(2, 100));
    ExpectSilence();
    EXPECT_EQ(Draw(6, 2), Texels(2, 0));
    ExpectInText("Stage = Fragment. Fragment coord (x,y) = (2.5, 1.5).");
    ExpectInText("vk/gpuav/testing/shaders/gpuav_ends.frag at line 24");
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

TEST_F(FragmentTest, AFunctionOfTwoStagesReportsWhichOneCalled) {
    Options options = GpuavOptions();
    options.features.fragmentStoresAndAtomics = options.features.vertexPipelineStoresAndAtomics = VK_TRUE;
    WD_START_DEVICE(options);
    MakeProgram(SHADER(gpuav_shared), SHADER(gpuav_shared));
    enum { kVertex, kFragment };
    std::vector<uint32_t> texels(16, 100 * 0x01010101u);
    EXPECT_EQ(Draw(5, kVertex), texels);
    texels[6] = 105 * 0x01010101u;
    EXPECT_EQ(Draw(5, kFragment), texels);
    ExpectSilence();
    texels[6] = 100 * 0x01010101u;
    EXPECT_EQ(Draw(6, kVertex), texels);
    ExpectInText("Stage = Vertex. Vertex Index = 1 Instance Index = 0.");
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    texels[6] = 0;
    EXPECT_EQ(Draw(6, kFragment), texels);
    ExpectInText("Stage = Fragment. Fragment coord (x,y) = (2.5, 1.5).");
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

std::string TestName(const ::testing::TestParamInfo<std::tuple<Shader, std::string>> &info) {
    return std::string(std::get<0>(info.param).name) + "_" + std::get<1>(info.param);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, EndsTest,
                         ::testing::Combine(::testing::Values(SHADER(end_kill), SHADER(end_terminate),
                                                              SHADER(end_demote)),
                                            ::testing::Values("guard", "observe")),
                         TestName);

} // namespace
} // namespace wd::testing
