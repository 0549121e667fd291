// Derivatives and reads of other invocations that only a part of a quad or subgroup reaches: reported with the
// instruction and the branch, in both modes; the same in complete quads, or where invocations have met again, is
// silent.
#include <gtest/gtest.h>

#include <cstring>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/quad_shaders.h"
#include "vk/gpuav/testing/shader_lines.h"

namespace wd::testing {
namespace {

constexpr char kDerivative[] = "WARDEN-gpuav-divergent-derivative";
constexpr char kInactive[] = "WARDEN-gpuav-inactive-invocation";

struct Place {
    const char *name;
    const char *mode;
    Driver driver;
};

class QuadsTest : public GpuavTest, public ::testing::WithParamInterface<Place> {
  protected:
    void StartWith(const char *checks, VkShaderStageFlagBits stage, bool is_maximal = false) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam().mode;
        options.driver = GetParam().driver;
        options.api_version = VK_API_VERSION_1_2;
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        vulkan12_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12_.subgroupBroadcastDynamicId = stage == VK_SHADER_STAGE_COMPUTE_BIT;
        options.device_next = &vulkan12_;
        if (is_maximal) {
#ifdef VK_KHR_shader_maximal_reconvergence
            reconvergence_ = Make<VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR>(
                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_MAXIMAL_RECONVERGENCE_FEATURES_KHR);
            reconvergence_.shaderMaximalReconvergence = VK_TRUE;
            vulkan12_.pNext = &reconvergence_;
            options.device_extensions = {VK_KHR_SHADER_MAXIMAL_RECONVERGENCE_EXTENSION_NAME};
#else
            GTEST_SKIP() << "the headers have no VK_KHR_shader_maximal_reconvergence";
#endif
        }
        DeviceTest::Start(options);
        if (!IsSkipped() && !HasFatalFailure()) {
            NeedSubgroups(stage);
        }
    }
    void NeedSubgroups(VkShaderStageFlagBits stage) {
        constexpr VkSubgroupFeatureFlags kNeeded =
            VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_QUAD_BIT;
        auto subgroups =
            Make<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &subgroups;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        if (!(subgroups.supportedStages & stage) || (subgroups.supportedOperations & kNeeded) != kNeeded) {
            GTEST_SKIP() << "the driver has no ballots and quads of subgroups in the stage";
        }
        if (subgroups.subgroupSize < 4) {
            GTEST_SKIP() << "a quad needs a subgroup of four invocations";
        }
    }
    // ExpectFinding expects one kind of message about the lines of a use and, unless empty, of a branch.
    void ExpectFinding(const char *id, const std::string &text, const std::string &use,
                       const std::string &branch) {
        ASSERT_EQ(messages().size(), 1u) << text;
        const std::string found = messages()[0].text;
        EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
        EXPECT_NE(found.find(use + ": Shader"), std::string::npos) << found;
        if (!branch.empty()) {
            EXPECT_NE(found.find("The invocations part at vk/gpuav/testing/shaders/" + branch),
                      std::string::npos)
                << found;
        }
        ExpectMessage(id, text.c_str());
    }

    // WithMaximalReconvergence adds the execution mode of SPV_KHR_maximal_reconvergence to a module.
    template <size_t kCount>
    static std::vector<uint32_t> WithMaximalReconvergence(const uint32_t (&words)[kCount]) {
        enum { kHeader = 5, kMode = 6023 };
        std::vector<uint32_t> extension(1 + sizeof "SPV_KHR_maximal_reconvergence" / 4 + 1);
        extension[0] = static_cast<uint32_t>(extension.size()) << 16 | 10; // OpExtension
        memcpy(&extension[1], "SPV_KHR_maximal_reconvergence", sizeof "SPV_KHR_maximal_reconvergence");
        std::vector<uint32_t> made(words, words + kHeader);
        uint32_t function = 0;
        bool is_extended = false, has_mode = false;
        for (size_t i = kHeader; i < kCount; i += words[i] >> 16) {
            const uint32_t opcode = words[i] & 0xffff;
            if (opcode != 17 && !is_extended) { // OpCapability
                made.insert(made.end(), extension.begin(), extension.end());
                is_extended = true;
            }
            function = opcode == 15 ? words[i + 2] : function; // OpEntryPoint
            if (opcode == 16 && !has_mode) {                   // OpExecutionMode
                made.insert(made.end(), {3u << 16 | 16u, function, kMode});
                has_mode = true;
            }
            made.insert(made.end(), words + i, words + i + (words[i] >> 16));
        }
        EXPECT_TRUE(is_extended && has_mode);
        return made;
    }

    // The fragment shader draws over a target of 8 x 8 pixels.
    void MakeProgram() {
        MakeProgram(
            std::vector<uint32_t>(gpuav_quads, gpuav_quads + sizeof gpuav_quads / sizeof *gpuav_quads));
    }
    void MakeProgram(const std::vector<uint32_t> &fragment) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
        VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, type, 1, kStages)});
        set_ = MakeSet(set_layout, {{type, 1}});
        auto image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                               VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{0.25f, 0.5f, 1, 1}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set_, 0, 0, type, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        target_ = MakeTarget(8, 8);
        pipeline_ = MakeGraphicsPipeline(layout_, MakeShader(gpuav_quads_vert),
                                         MakeShader(fragment.data(), fragment.size()), target_);
    }
    void Draw(uint32_t operation) {
        RunDraw(target_, pipeline_, layout_, set_, {kStages, {operation, 1}});
    }

    static constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_FRAGMENT_BIT;
    VkPhysicalDeviceVulkan12Features vulkan12_;
#ifdef VK_KHR_shader_maximal_reconvergence
    VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR reconvergence_;
#endif
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Target target_;
};

TEST_P(QuadsTest, DerivativesOfAPartOfAQuadAreReported) {
    static const char *const names[] = {
        "OpDPdx", "OpImageSampleImplicitLod", "OpImageQueryLod", "OpDPdx", "OpDPdy", "OpFwidth"};
    for (const char *checks : {"divergence", "all"}) {
        StartWith(checks, VK_SHADER_STAGE_FRAGMENT_BIT);
        if (IsSkipped()) {
            return;
        }
        MakeProgram();
        for (uint32_t operation = 0; operation <= 5; operation++) {
            Draw(operation);
            const std::string number = std::to_string(operation);
            ExpectFinding(
                kDerivative, std::string(names[operation]) + " is reached by only a part of a quad: by ",
                LineOf("gpuav_quads.frag", "use " + number), LineOf("gpuav_quads.frag", "branch " + number));
            ClearMessages();
        }
        Stop();
        ExpectSilence();
    }
}

TEST_P(QuadsTest, ReadsOfAPartOfAQuadAreReported) {
    StartWith("divergence", VK_SHADER_STAGE_FRAGMENT_BIT);
    if (IsSkipped()) {
        return;
    }
    MakeProgram();
    Draw(6);
    ExpectFinding(kInactive, "OpGroupNonUniformQuadSwap reads the value of invocation ",
                  LineOf("gpuav_quads.frag", "use 6"), LineOf("gpuav_quads.frag", "branch 6"));
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_P(QuadsTest, CompleteQuadsAreSilent) {
    for (const char *checks : {"divergence", "all"}) {
        StartWith(checks, VK_SHADER_STAGE_FRAGMENT_BIT);
        if (IsSkipped()) {
            return;
        }
        MakeProgram();
        for (uint32_t operation = 100; operation <= 105; operation++) {
            SCOPED_TRACE(operation);
            Draw(operation);
            ExpectSilence();
        }
        Stop();
        ExpectSilence();
    }
}

// Where paths meet, the mode makes the flow converged; it changes nothing about invocations that are in another branch.
TEST_P(QuadsTest, MaximalReconvergence) {
    StartWith("divergence", VK_SHADER_STAGE_FRAGMENT_BIT, true);
    if (IsSkipped()) {
        return;
    }
    MakeProgram(WithMaximalReconvergence(gpuav_quads));
    for (uint32_t operation = 100; operation <= 105; operation++) {
        SCOPED_TRACE(operation);
        Draw(operation);
        ExpectSilence();
    }
    Draw(0);
    ExpectFinding(kDerivative, "OpDPdx is reached by only a part of a quad: by ",
                  LineOf("gpuav_quads.frag", "use 0"), LineOf("gpuav_quads.frag", "branch 0"));
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_P(QuadsTest, NothingIsReportedByDefault) {
    StartWith("default", VK_SHADER_STAGE_FRAGMENT_BIT);
    if (IsSkipped()) {
        return;
    }
    MakeProgram();
    Draw(0);
    Stop();
    ExpectSilence();
}

TEST_P(QuadsTest, ReadsOfInactiveInvocationsAreReported) {
    static const char *const texts[] = {
        "OpGroupNonUniformBroadcast reads the value of invocation 1 of the subgroup, which is not one of "
        "the ",
        "OpGroupNonUniformShuffleXor reads the value of invocation ",
        "OpGroupNonUniformBroadcast reads invocation ",
        "OpGroupNonUniformQuadSwap reads the value of invocation ",
        "OpGroupNonUniformShuffle reads the value of invocation 301 of the subgroup, which is not one of "
        "the ",
        "OpGroupNonUniformShuffleDown reads the value of invocation ",
    };
    StartWith("divergence", VK_SHADER_STAGE_COMPUTE_BIT);
    if (IsSkipped()) {
        return;
    }
    Reader reader = MakeReader();
    reader.module = MakeShader(gpuav_reads);
    reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
    for (uint32_t operation = 0; operation <= 5; operation++) {
        SCOPED_TRACE(operation);
        Run(reader, operation, 1);
        const std::string number = std::to_string(operation);
        const bool has_branch = operation != 2 && operation != 4;
        ExpectFinding(kInactive, texts[operation], LineOf("gpuav_reads.comp", "use " + number),
                      has_branch ? LineOf("gpuav_reads.comp", "branch " + number) : "");
        ClearMessages();
    }
    Stop();
    ExpectSilence();
}

TEST_P(QuadsTest, ReadsOfActiveInvocationsAreSilent) {
    for (const char *checks : {"divergence", "all"}) {
        StartWith(checks, VK_SHADER_STAGE_COMPUTE_BIT);
        if (IsSkipped()) {
            return;
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(gpuav_reads);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        for (uint32_t operation = 100; operation <= 105; operation++) {
            SCOPED_TRACE(operation);
            Run(reader, operation, 1);
            ExpectSilence();
        }
        Stop();
        ExpectSilence();
    }
}

INSTANTIATE_TEST_SUITE_P(Places, QuadsTest,
                         ::testing::Values(Place{"guard", "guard", Driver::kLavapipe},
                                           Place{"observe", "observe", Driver::kLavapipe},
                                           Place{"swiftshader", "guard", Driver::kSwiftShader}),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace wd::testing
