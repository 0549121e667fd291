// Invocations that have ended, or have become helpers, report nothing; those beside them do. And two stages in one module, with
// a function that both call, each report as themselves.
#include "vk/gpuav/runtime/end_shaders.h"
#include "vk/gpuav/runtime/gpuav_device_test.h"

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

// FragmentTest draws a triangle over a target of 4 x 4; an invocation reads from one of six sources, which hold 100 to 105.
class FragmentTest : public GpuavTest {
  protected:
    // Pixel (`who`, 1) reads source `index`. Returns the target's texels.
    std::vector<uint32_t> Draw(uint32_t index, uint32_t who) {
        RunDraw(target_, pipeline_, layout_, set_, {kStages, {index, who}});
        return ReadTarget(target_);
    }

    void MakeProgram(const Shader &fragment, const Shader &vertex) {
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6, kStages)});
        set_ = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6}});
        for (uint32_t i = 0; i < 6; i++)
            WriteBuffer(set_, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        target_ = MakeTarget(4, 4);
        pipeline_ = MakeGraphicsPipeline(layout_, MakeShader(vertex.words, vertex.num_words),
                                         MakeShader(fragment.words, fragment.num_words), target_);
    }

    // The place and the source of the only message.
    void ExpectInText(const char *part) {
        const std::string text = messages().size() == 1 ? messages()[0].text : "";
        EXPECT_NE(text.find(part), std::string::npos) << text;
    }

    // What the shaders of END leave.
    static std::vector<uint32_t> Texels(uint32_t who, uint32_t value) {
        std::vector<uint32_t> texels(16, 0);
        for (uint32_t i = 0; i < 16; i++)
            texels[i] = i % 4 < 2 ? 0 : (i == 4 + who ? value : 100) * 0x01010101u;
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

TEST_P(EndsTest, OnlyWhoIsAliveReports) {
    Options options = GpuavOptions();
    options.settings["gpuav_mode"] = std::get<1>(GetParam());
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    options.api_version = VK_API_VERSION_1_3;
    auto vulkan13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    vulkan13.shaderDemoteToHelperInvocation = vulkan13.shaderTerminateInvocation = VK_TRUE;
    options.device_next = &vulkan13;
    WD_START_DEVICE(options);
    MakeProgram(std::get<0>(GetParam()), SHADER(triangle_vert));
    EXPECT_EQ(Draw(5, 2), Texels(2, 105));
    EXPECT_EQ(Draw(5, 1), Texels(2, 100)); // Of the half that has ended.
    ExpectSilence();
    if (std::get<1>(GetParam()) == "observe") {
        Stop();
        ExpectSilence();
        return; // A descriptor beyond the array would be read: not every driver survives that.
    }
    EXPECT_EQ(Draw(6, 1), Texels(2, 100));
    ExpectSilence();
    EXPECT_EQ(Draw(6, 2), Texels(2, 0));
    ExpectInText("Stage = Fragment. Fragment coord (x,y) = (2.5, 1.5).");
    ExpectInText("vk/gpuav/runtime/gpuav_ends.frag at line 23");
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
