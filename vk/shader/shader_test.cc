#include "vk/shader/shader.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "vk/shader/shader_test_harness.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

TEST(Shader, ValidModuleIsSilent) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
    EXPECT_EQ(harness.Take(~0u).size(), 0u);
}

TEST(Shader, InvalidModuleIsReportedWithItsSource) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
    ASSERT_EQ(harness.messages.size(), 1u);
    EXPECT_EQ(harness.messages[0].num_frames, 1u);
    harness.ExpectOne(
        "VUID-VkShaderModuleCreateInfo-pCode-08737",
        "[ VUID-VkShaderModuleCreateInfo-pCode-08737 ] vkCreateShaderModule(): pCreateInfo->pCode is not "
        "valid SPIR-V (vulkan1.1): Expected arithmetic operands");
}

// SPIRV-Tools warns about a cluster of subgroups whose size is not a power of two.
TEST(Shader, WarningsOfTheValidator) {
    for (const char *size : {"%four", "%three"}) {
        Harness harness(NoCache());
        const std::string text = std::string(R"(
OpCapability Shader
OpCapability GroupNonUniform
OpCapability GroupNonUniformRotateKHR
OpExtension "SPV_KHR_subgroup_rotate"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%uint = OpTypeInt 32 0
%three = OpConstant %uint 3
%four = OpConstant %uint 4
%main = OpFunction %void None %function
%entry = OpLabel
%rotated = OpGroupNonUniformRotateKHR %uint %three %four %four )") +
                                 size + R"(
OpReturn
OpFunctionEnd
)";
        EXPECT_FALSE(harness.CreateModule(Assemble(text.c_str())));
        if (std::string(size) == "%three") {
            ASSERT_EQ(harness.messages.size(), 1u);
            EXPECT_EQ(harness.messages[0].severity, WD_SEVERITY_WARNING);
            harness.ExpectOne("WARDEN-shader-validator-warning", "is valid SPIR-V, with a warning");
        }
        EXPECT_EQ(harness.Take(~0u).size(), 0u);
    }
}

// A driver may have capabilities that SPIRV-Tools of this build does not know: they are not the application's mistakes.
TEST(Shader, LaterModulesAreNotJudged) {
    Harness harness(NoCache());
    std::vector<uint32_t> words = Assemble(kValidShader);
    const uint32_t capability[] = {0x00020011, 65000}; // OpCapability
    words.insert(words.begin() + 5, capability, capability + 2);
    EXPECT_FALSE(harness.CreateModule(words));
    const std::vector<Message> said = harness.Take(~0u);
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(said[0].severity, WD_SEVERITY_INFO);
    EXPECT_EQ(said[0].id, "WARDEN-shader-not-validated");
}

TEST(Shader, LaterModulesAreReportedOnceForAReason) {
    Harness harness(NoCache());
    const auto with = [](int variant, uint32_t capability) {
        std::vector<uint32_t> words = Variant(variant);
        const uint32_t declaration[] = {0x00020011, capability}; // OpCapability
        words.insert(words.begin() + 5, declaration, declaration + 2);
        return words;
    };
    harness.CreateModule(with(0, 65000));
    harness.CreateModule(with(1, 65000));
    std::vector<Message> said = harness.Take(~0u);
    ASSERT_EQ(said.size(), 1u);
    EXPECT_NE(said[0].text.find("This build has SPIRV-Tools"), std::string::npos) << said[0].text;
    harness.CreateModule(with(2, 65001));
    EXPECT_EQ(harness.Take(~0u).size(), 1u);
    // CooperativeMatrixKHR, which versions before 2023.4 do not know and new headers name.
    harness.CreateModule(with(3, 6022));
    said = harness.Take(WD_SEVERITY_INFO);
    if (!said.empty() && said[0].text.find("know the capability") != std::string::npos) {
        EXPECT_NE(said[0].text.find(
                      "SPIRV-Tools v2025.1 and later versions know the capability CooperativeMatrixKHR."),
                  std::string::npos)
            << said[0].text;
    }
}

TEST(Shader, CallbackDecidesWhetherTheCallContinues) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
    harness.answer = true;
    EXPECT_TRUE(harness.CreateModule(Assemble(kInvalidShader)));
    EXPECT_TRUE(harness.CreateModule("", 0));
    EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
}

TEST(Shader, SameBadModuleIsReportedUpToTheLimitOnly) {
    Harness harness(NoCache());
    std::vector<uint32_t> words = Assemble(kInvalidShader);
    for (int i = 0; i < 30; i++) {
        harness.CreateModule(words);
    }
    EXPECT_EQ(harness.Take().size(), 10u);
}

TEST(Shader, SizesAndPointers) {
    Harness harness(NoCache());
    std::vector<uint32_t> words = Assemble(kValidShader);
    harness.CreateModule(words.data(), 0);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-codeSize-01085", "codeSize is 0");
    harness.CreateModule(words.data(), words.size() * 4 - 1);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-codeSize-08735", "not a multiple of 4");
    harness.CreateModule(nullptr, 40);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-parameter", "pCode is NULL");
    harness.CreateModule(reinterpret_cast<const char *>(words.data()) + 1, 40);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-parameter", "not aligned");
}

TEST(Shader, DamagedWordsGetAMessageEach) {
    for (bool validate : {true, false}) {
        wd_shader_options options = NoCache();
        options.validate = validate;
        Harness harness(options);
        for (const auto &module : kDamagedModules()) {
            SCOPED_TRACE(module.what);
            EXPECT_FALSE(harness.CreateModule(module.words));
            harness.ExpectOne(module.is_spirv ? "VUID-VkShaderModuleCreateInfo-pCode-08736"
                                              : "VUID-VkShaderModuleCreateInfo-pCode-07912",
                              "vkCreateShaderModule(): pCreateInfo->pCode ");
        }
    }
}

TEST(Shader, SwitchedOffItChecksOnlyTheForm) {
    wd_shader_options options = NoCache();
    options.validate = false;
    Harness harness(options);
    harness.CreateModule(Assemble(kInvalidShader));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(Shader, ModulesInlinedInStagesAreChecked) {
    Harness harness(NoCache());
    std::vector<uint32_t> bad = Assemble(kInvalidShader), good = Assemble(kValidShader);
    VkShaderModuleCreateInfo bad_info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, nullptr, 0,
                                         bad.size() * 4, bad.data()};
    VkShaderModuleCreateInfo good_info = bad_info;
    good_info.codeSize = good.size() * 4;
    good_info.pCode = good.data();
    VkPipelineShaderStageCreateInfo stages[2] = {};
    stages[0].sType = stages[1].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    stages[0].pNext = &good_info;
    stages[1].pNext = &bad_info;

    wd_call call = harness.Call(WD_COMMAND_CreateGraphicsPipelines, "vkCreateGraphicsPipelines");
    VkGraphicsPipelineCreateInfo graphics = {};
    graphics.stageCount = 2;
    graphics.pStages = stages;
    wd_CreateGraphicsPipelines_args graphics_args = {};
    graphics_args.createInfoCount = 1;
    graphics_args.pCreateInfos = &graphics;
    EXPECT_FALSE(wd_shader_validator.hooks.CreateGraphicsPipelines.validate(&call, &graphics_args));
    harness.ExpectOne(
        "VUID-VkShaderModuleCreateInfo-pCode-08737",
        "vkCreateGraphicsPipelines(): pCreateInfos[0].pStages[1].pNext<VkShaderModuleCreateInfo>.pCode");

    // A library without shaders leaves its stages unread.
    VkGraphicsPipelineLibraryCreateInfoEXT library = {
        VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT, nullptr,
        VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT};
    graphics.pNext = &library;
    graphics.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
    graphics.pStages = reinterpret_cast<const VkPipelineShaderStageCreateInfo *>(16);
    EXPECT_FALSE(wd_shader_validator.hooks.CreateGraphicsPipelines.validate(&call, &graphics_args));
    EXPECT_EQ(harness.Take().size(), 0u);
#ifdef VK_KHR_maintenance5
    VkPipelineCreateFlags2CreateInfoKHR flags2 = {VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR,
                                                  &library, VK_PIPELINE_CREATE_LIBRARY_BIT_KHR};
    graphics.pNext = &flags2;
    graphics.flags = 0;
    EXPECT_FALSE(wd_shader_validator.hooks.CreateGraphicsPipelines.validate(&call, &graphics_args));
    EXPECT_EQ(harness.Take().size(), 0u);
#endif

    VkComputePipelineCreateInfo compute = {};
    compute.stage = stages[1];
    wd_CreateComputePipelines_args compute_args = {};
    compute_args.createInfoCount = 1;
    compute_args.pCreateInfos = &compute;
    call = harness.Call(WD_COMMAND_CreateComputePipelines, "vkCreateComputePipelines");
    EXPECT_FALSE(wd_shader_validator.hooks.CreateComputePipelines.validate(&call, &compute_args));
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-08737", "pCreateInfos[0].stage.pNext");
    compute.stage.module = (VkShaderModule)(uintptr_t)1; // A real module: the chain is not for the code.
    EXPECT_FALSE(wd_shader_validator.hooks.CreateComputePipelines.validate(&call, &compute_args));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(ShaderCache, SecondRunKnowsTheModuleFromTheFile) {
    std::string folder = TemporaryFolder() + "/new/folder";
    wd_shader_options options = {true, true, folder.c_str(), 0, false};
    for (int run = 0; run < 2; run++) {
        Harness harness(options);
        EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
        EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
        EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
        EXPECT_EQ(harness.Take().size(), 1u); // The bad one, in each run: failures are not kept.
        wd_shader_validator.destroy_device(harness.device_data);
        harness.device_data = nullptr;
        std::vector<Message> summary = harness.Take(WD_SEVERITY_INFO);
        ASSERT_EQ(summary.size(), 1u);
        EXPECT_NE(summary[0].text.find(run == 0 ? "1 of 3 shader modules were known to be valid"
                                                : "2 of 3 shader modules"),
                  std::string::npos)
            << summary[0].text;
        EXPECT_EQ(FilesIn(folder, ".valcache").size(), 1u);
    }
}

TEST(ShaderCache, DeviceWithoutShadersTouchesNoFile) {
    std::string folder = TemporaryFolder() + "/cache";
    Harness({true, true, folder.c_str(), 0, false}).Finish();
    EXPECT_NE(access(folder.c_str(), F_OK), 0);
}

TEST(ShaderCache, DamagedFileIsReportedAndRepaired) {
    std::string folder = TemporaryFolder();
    wd_shader_options options = {true, true, folder.c_str(), 0, false};
    Harness(options).CreateModule(Variant(0));
    std::vector<std::string> files = FilesIn(folder, ".valcache");
    ASSERT_EQ(files.size(), 1u);
    {
        std::fstream file(files[0], std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(54);
        file.put('\xff');
    }
    Harness harness(options);
    harness.CreateModule(Variant(0));
    harness.ExpectOne("WARDEN-shader-cache-file", "is damaged: 1 entries are lost");
    harness.Finish();
    Harness again(options);
    again.CreateModule(Variant(0));
    EXPECT_EQ(again.Take().size(), 0u);
}

// A file of the format that earlier versions wrote is read and replaced: one INFO message, no module is validated
// again.
TEST(ShaderCache, OldFormatIsConverted) {
    const std::string folder = TemporaryFolder();
    wd_shader_options options = {true, true, folder.c_str(), 0, false};
    Harness(options).CreateModule(Variant(0));
    const std::vector<std::string> files = FilesIn(folder, ".valcache");
    ASSERT_EQ(files.size(), 1u);
    std::ifstream input(files[0], std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(input), {}};
    ASSERT_EQ(bytes.size(), 72u);
    input.close(); // Windows replaces no file that is open.
    std::ofstream(files[0], std::ios::binary) << bytes.substr(0, 24) << bytes.substr(48);
    {
        Harness harness(options);
        harness.CreateModule(Variant(0));
        wd_shader_validator.destroy_device(harness.device_data);
        harness.device_data = nullptr;
        const std::vector<Message> all = harness.Take(~0u);
        ASSERT_EQ(all.size(), 2u);
        EXPECT_EQ(all[0].severity, WD_SEVERITY_INFO);
        EXPECT_NE(all[0].text.find("has the format of an earlier version of Warden"), std::string::npos);
        EXPECT_NE(all[1].text.find("1 of 1 shader modules were known"), std::string::npos) << all[1].text;
    }
    std::ifstream converted(files[0], std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(converted), {}), bytes);
}

TEST(ShaderCache, FolderThatCannotBeMadeIsNoError) {
    Harness harness({true, true, "/proc/nowhere", 0, false});
    EXPECT_FALSE(harness.CreateModule(Variant(0)));
    EXPECT_FALSE(harness.CreateModule(Variant(0)));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(ShaderCache, ManyModulesAreSavedBeforeTheEnd) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0, false});
    for (int i = 0; i < 300; i++) {
        harness.CreateModule(Variant(i));
    }
    EXPECT_EQ(FilesIn(folder, ".valcache").size(), 1u); // The device still lives.
}

TEST(Shader, EveryFailingAllocation) {
    std::string folder = TemporaryFolder();
    wd_shader_options options = {true, true, folder.c_str(), 4, false};
    std::vector<uint32_t> good = Assemble(kValidShader), bad = Assemble(kInvalidShader);
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        {
            Harness harness(options, wd_failing_allocator_get(&failing));
            if (harness.status == WD_OK) {
                harness.CreateModule(good);
                harness.CreateModule(bad);
                VkValidationCacheEXT cache = VK_NULL_HANDLE;
                if (harness.CreateCache({}, &cache) == VK_SUCCESS) {
                    harness.CreateModule(good, cache);
                    harness.DestroyCache(cache);
                }
            }
            harness.Finish();
            done = failing.calls < n;
        }
        EXPECT_EQ(failing.alive, 0u) << n;
    }
}

TEST(Shader, ThreadsShareADevice) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0, false});
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    std::vector<std::vector<uint32_t>> modules;
    for (int i = 0; i < 40; i++) {
        modules.push_back(Variant(i));
    }
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([&, t] {
            for (int i = 0; i < 40; i++) {
                harness.CreateModule(modules[static_cast<size_t>(i * (t + 1)) % 40], cache);
            }
        });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(harness.CountIn(cache), 40u);
    harness.DestroyCache(cache);
}

} // namespace
} // namespace wd::testing
