// Shaders that have something for each check, each in a table of its own.
#include <algorithm>

#include "testing/bench/checks/check_bench.h"
#include "testing/bench/checks/check_shaders.h"
#include "testing/bench/instrument/address_shader.h"
#include "testing/bench/instrument/mixed_shader.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing::checks {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kImage = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr VkDescriptorType kStructure = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr uint32_t kLocalSize = 64, kNumSources = 16;

template <size_t N> Module MakeModule(const uint32_t (&words)[N], std::vector<wd_input_binding> bindings) {
    return {{words, words + N}, std::move(bindings), 0};
}

// The configurations of a table: no layer, each of `names` by itself, and sets of checks.
std::vector<Configuration> Checks(const std::vector<std::string> &names) {
    std::vector<Configuration> configurations = {{"none", false, "", {}}};
    for (const std::string &name : names) {
        configurations.push_back({name, true, name, {}});
    }
    configurations.push_back({"default", true, "default", {}});
    configurations.push_back({"all", true, "all", {}});
    return configurations;
}

// A compute program with a result at binding 0 of set 0, unless it makes its set itself.
class ComputeSession : public Session {
  protected:
    virtual std::vector<VkDescriptorSetLayoutBinding> Bindings() {
        return {};
    }
    virtual void WriteSet() {
    }
    virtual std::vector<uint32_t> Words() = 0;
    virtual std::vector<uint32_t> Constants() = 0;
    virtual uint32_t ResultBinding() {
        return 0;
    }

    void MakeResources() override {
        std::vector<VkDescriptorSetLayoutBinding> bindings = Bindings();
        bindings.push_back({ResultBinding(), kStorage, 1, kStages, nullptr});
        std::vector<VkDescriptorPoolSize> sizes;
        for (const VkDescriptorSetLayoutBinding &binding : bindings) {
            sizes.push_back({binding.descriptorType, binding.descriptorCount});
        }
        const VkDescriptorSetLayout set_layout = MakeSetLayout(bindings);
        set_ = MakeSet(set_layout, sizes);
        WriteBuffer(set_, ResultBinding(), 0, kStorage,
                    MakeBuffer(GetScale().groups * kLocalSize * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        WriteSet();
        layout_ = MakePipelineLayout({set_layout}, kStages, uint32_t(Constants().size() * 4));
    }
    VkPipeline MakePipeline() override {
        const std::vector<uint32_t> words = Words();
        return MakeComputePipeline(layout_, MakeNumbered(words.data(), words.size()));
    }
    void Record(VkCommandBuffer commands) override {
        RecordDispatch(commands, pipeline(), layout_, set_, {kStages, Constants()}, GetScale().groups);
    }

    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
};

template <typename Made> std::unique_ptr<Session> Maker() {
    return std::make_unique<Made>();
}

template <size_t N> std::vector<uint32_t> Copy(const uint32_t (&words)[N]) {
    return {words, words + N};
}

class AccessSession : public ComputeSession {
    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{0, kStorage, kNumSources, kStages, nullptr}};
    }
    uint32_t ResultBinding() override {
        return 1;
    }
    void WriteSet() override {
        for (uint32_t i = 0; i < kNumSources; i++) {
            WriteBuffer(set_, 0, i, kStorage,
                        MakeBuffer(kLocalSize * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                                   std::vector<uint32_t>(kLocalSize, i * 0x9e3779b9u)));
        }
    }
    std::vector<uint32_t> Words() override {
        return Copy(mixed_loads);
    }
    std::vector<uint32_t> Constants() override {
        return {5, kNumSources - 1, 512};
    }
};

TEST(CheckBench, Accesses) {
    Options options;
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    PrintChecks("Indices, buffers, shared memory and arithmetic", Maker<AccessSession>, options,
                MakeModule(mixed_loads, {{0, 0, 0, true, kNumSources + 4}, {0, 1, kNumSources + 1, true, 0}}),
                Checks({"descriptor_index", "buffer_bounds", "descriptor_state", "arithmetic",
                        "float_division", "shared_races"}));
}

// The program's loop has a known end before it begins: the default checks have a copy of it, and a budget has none.
TEST(CheckBench, LoopBudget) {
    Options options;
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    PrintChecks("The same program, loop budget", Maker<AccessSession>, options,
                MakeModule(mixed_loads, {{0, 0, 0, true, kNumSources + 4}, {0, 1, kNumSources + 1, true, 0}}),
                {{"none", false, "", {}},
                 {"gpuav_loop_budget", true, "none", {"gpuav_loop_budget=1000000"}},
                 {"default", true, "default", {}},
                 {"default and gpuav_loop_budget", true, "default", {"gpuav_loop_budget=1000000"}}});
}

// Settings that change the code of the default checks.
TEST(CheckBench, Settings) {
    Options options;
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    const Module module =
        MakeModule(mixed_loads, {{0, 0, 0, true, kNumSources + 4}, {0, 1, kNumSources + 1, true, 0}});
    PrintChecks("The same program, settings", Maker<AccessSession>, options, module,
                {{"none", false, "", {}},
                 {"default", true, "default", {}},
                 {"gpuav_mode=observe", true, "default", {"gpuav_mode=observe"}},
                 {"gpuav_immediate_reports", true, "default", {"gpuav_immediate_reports"}},
                 {"gpuav_loop_versioning=false", true, "default", {"gpuav_loop_versioning=false"}}});
    options.features.robustBufferAccess = VK_TRUE;
    Module robust = module;
    robust.robust = WD_ROBUST_STORAGE_BUFFERS | WD_ROBUST_UNIFORM_BUFFERS;
    PrintChecks("The same program, robust buffer access", Maker<AccessSession>, options, robust,
                {{"none", false, "", {}},
                 {"default", true, "default", {}},
                 {"gpuav_warn_on_robust_oob", true, "default", {"gpuav_warn_on_robust_oob"}}});
}

class TextureSession : public ComputeSession {
    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{0, kImage, kNumSources, kStages, nullptr}};
    }
    uint32_t ResultBinding() override {
        return 1;
    }
    void WriteSet() override {
        const VkImageLayout layout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        const VkSampler sampler = MakeSampler();
        for (uint32_t i = 0; i < kNumSources; i++) {
            const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 64, 64,
                                          VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
            FillImage(image, {}, layout);
            WriteImage(set_, 0, i, kImage, image.view, layout, sampler);
        }
    }
    std::vector<uint32_t> Words() override {
        return Copy(textures);
    }
    std::vector<uint32_t> Constants() override {
        return {5, kNumSources - 1, 2048};
    }
};

TEST(CheckBench, Textures) {
    Options options;
    options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    PrintChecks("Textures of an array", Maker<TextureSession>, options,
                MakeModule(textures, {{0, 0, 0, true, kNumSources + 4}, {0, 1, kNumSources + 1, true, 0}}),
                {{"none", false, "", {}},
                 {"descriptor_index", true, "descriptor_index", {}},
                 {"descriptor_state", true, "descriptor_state", {}},
                 {"gpuav_descriptor_contents", true, "none", {"gpuav_descriptor_contents"}},
                 {"default", true, "default", {}},
                 {"default and contents", true, "default", {"gpuav_descriptor_contents"}},
                 {"all and contents", true, "all", {"gpuav_descriptor_contents"}}});
}

constexpr VkBufferUsageFlags kAddressUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

class AddressSession : public ComputeSession {
    void WriteSet() override {
        std::vector<uint32_t> table;
        for (uint32_t i = 0; i < kNumSources; i++) {
            const uint64_t address = AddressOf(
                MakeBuffer(kLocalSize * 4, kAddressUsage, std::vector<uint32_t>(kLocalSize, i)).handle);
            table.push_back(uint32_t(address));
            table.push_back(uint32_t(address >> 32));
        }
        table_ = AddressOf(MakeBuffer(table.size() * 4, kAddressUsage, table).handle);
    }
    std::vector<uint32_t> Words() override {
        return Copy(address_loads);
    }
    std::vector<uint32_t> Constants() override {
        return {uint32_t(table_), uint32_t(table_ >> 32), 5, kNumSources - 1, 1024, 0};
    }
    uint64_t table_ = 0;
};

// A program whose push constants are the addresses of buffers of these sizes, and one word.
class PushedSession : public ComputeSession {
  protected:
    virtual std::vector<VkDeviceSize> Sizes() = 0;
    virtual uint32_t Word() = 0;
    void WriteSet() override {
        for (const VkDeviceSize size : Sizes()) {
            const uint64_t address = AddressOf(MakeBuffer(size, kAddressUsage).handle);
            constants_.push_back(uint32_t(address));
            constants_.push_back(uint32_t(address >> 32));
        }
        constants_.push_back(Word());
    }
    std::vector<uint32_t> Constants() override {
        return constants_;
    }

  private:
    std::vector<uint32_t> constants_;
};

class LightingSession : public PushedSession {
    static constexpr uint32_t kMaxImageWidth = 4096; // The minimum of maxImageDimension2D.

    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1, kStages, nullptr}};
    }
    std::vector<VkDeviceSize> Sizes() override {
        return {80, 32, 256 * 32};
    }
    uint32_t Word() override {
        return 0;
    }
    void WriteSet() override {
        // Many workgroups are wider than an image can be; their stores have no effect.
        const uint32_t width = std::min<uint32_t>(GetScale().groups * kLocalSize, kMaxImageWidth);
        const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, width, 1,
                                      VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {}, VK_IMAGE_LAYOUT_GENERAL);
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, image.view, VK_IMAGE_LAYOUT_GENERAL);
        PushedSession::WriteSet();
    }
    std::vector<uint32_t> Words() override {
        return Copy(lighting);
    }
};

class SkinningSession : public PushedSession {
    static constexpr uint32_t kNumVertices = 1 << 16;

    std::vector<VkDeviceSize> Sizes() override {
        return {kNumVertices * 64, 64, kNumVertices * 32};
    }
    uint32_t Word() override {
        return kNumVertices;
    }
    std::vector<uint32_t> Words() override {
        return Copy(skinning);
    }
};

class AddressBench : public ::testing::Test {
  protected:
    AddressBench() {
        options_.api_version = VK_API_VERSION_1_2;
        features_.bufferDeviceAddress = VK_TRUE;
        options_.device_next = &features_;
    }
    Options options_;
    VkPhysicalDeviceBufferDeviceAddressFeatures features_ = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
};

TEST_F(AddressBench, FromATable) {
    PrintChecks("Device addresses from a table of 16", Maker<AddressSession>, options_,
                MakeModule(address_loads, {{0, 0, 0, true, 0}}),
                Checks({"device_address", "uninitialized_memory"}));
}

TEST_F(AddressBench, InPushConstants) {
    PrintChecks("Device addresses in push constants, bounded offsets", Maker<LightingSession>, options_,
                MakeModule(lighting, {{0, 1, 0, true, 0}}),
                Checks({"device_address", "uninitialized_memory"}));
}

TEST_F(AddressBench, InPushConstantsWithIndices) {
    PrintChecks("Device addresses in push constants, indices", Maker<SkinningSession>, options_,
                MakeModule(skinning, {{0, 0, 0, true, 0}}),
                Checks({"device_address", "uninitialized_memory"}));
}

class GatherSession : public ComputeSession {
    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{1, kImage, 1, kStages, nullptr}};
    }
    void WriteSet() override {
        const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 64, 64,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set_, 1, 0, kImage, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    }
    std::vector<uint32_t> Words() override {
        return Copy(gather);
    }
    std::vector<uint32_t> Constants() override {
        return {2048};
    }
};

TEST(CheckBench, Gathers) {
    PrintChecks("Gathers of a component that a specialization constant chooses", Maker<GatherSession>,
                Options(), MakeModule(gather, {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}}),
                Checks({"operand_values"}));
}

class ArraysSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(arrays);
    }
    std::vector<uint32_t> Constants() override {
        return {2048, 16};
    }
};

TEST(CheckBench, Arrays) {
    PrintChecks("Arrays of the function and of the workgroup", Maker<ArraysSession>, Options(),
                MakeModule(arrays, {{0, 0, 0, true, 0}}), Checks({"array_bounds", "shared_races"}));
}

TEST(CheckBench, ArraysWithLoopBudget) {
    PrintChecks(
        "Arrays, loop budget", Maker<ArraysSession>, Options(), MakeModule(arrays, {{0, 0, 0, true, 0}}),
        {{"none", false, "", {}}, {"gpuav_loop_budget", true, "none", {"gpuav_loop_budget=1000000"}}});
}

class BarriersSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(barriers);
    }
    std::vector<uint32_t> Constants() override {
        return {64};
    }
};

TEST(CheckBench, Barriers) {
    PrintChecks("Barriers that are not provably uniform", Maker<BarriersSession>, Options(),
                MakeModule(barriers, {{0, 0, 0, true, 0}}), Checks({"divergence"}));
}

class QuadsSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(quads);
    }
    std::vector<uint32_t> Constants() override {
        return {64};
    }
};

TEST(CheckBench, Quads) {
    PrintChecks("Reads of quads that are not provably complete, and of subgroups", Maker<QuadsSession>,
                Options(), MakeModule(quads, {{0, 0, 0, true, 0}}), Checks({"divergence"}));
}

class MemorySession : public ComputeSession {
    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{1, kStorage, 1, kStages, nullptr}, {2, kStorage, 1, kStages, nullptr}};
    }
    void WriteSet() override {
        constexpr VkBufferUsageFlags kUsage =
            VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        const Buffer source =
            MakeUnmappedBuffer(kCount * 4, kUsage); // Memory that is mapped is not followed.
        WriteBuffer(set_, 1, 0, kStorage, source);
        WriteBuffer(set_, 2, 0, kStorage, MakeUnmappedBuffer(GetScale().groups * kLocalSize * 4, kUsage));
        VkCommandBuffer commands = Begin();
        vkCmdFillBuffer(commands, source.handle, 0, VK_WHOLE_SIZE, 0x3c6ef35f);
        Check(Submit(commands), "vkQueueSubmit");
    }
    std::vector<uint32_t> Words() override {
        return Copy(memory);
    }
    std::vector<uint32_t> Constants() override {
        return {4096, kCount};
    }
    static constexpr uint32_t kCount = 4096;
};

TEST(CheckBench, Memory) {
    Module module = MakeModule(memory, {{0, 0, 0, true, 0}, {0, 1, 3, true, 0}, {0, 2, 6, true, 0}});
    module.lengths = {{0, 0, 1}, {0, 1, 1}, {0, 2, 1}};
    PrintChecks("A buffer that a command filled, and stores that are read", Maker<MemorySession>, Options(),
                module, Checks({"uninitialized_memory"}));
}

class CasesSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(cases);
    }
    std::vector<uint32_t> Constants() override {
        return {16384, 3};
    }
};

TEST(CheckBench, Unreachable) {
    PrintChecks("A switch whose default is OpUnreachable", Maker<CasesSession>, Options(),
                MakeModule(cases, {{0, 0, 0, true, 0}}), Checks({"unreachable"}));
}

class CallsSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(calls);
    }
    std::vector<uint32_t> Constants() override {
        return {16, 63};
    }
};

TEST(CheckBench, Calls) {
    PrintChecks("Functions with loops, checks and early returns, called several times", Maker<CallsSession>,
                Options(), MakeModule(calls, {{0, 0, 0, true, 0}}), Checks({"buffer_bounds"}));
}

class PrintSession : public ComputeSession {
    std::vector<uint32_t> Words() override {
        return Copy(prints);
    }
    std::vector<uint32_t> Constants() override {
        return {16384, 0xffff};
    }
};

TEST(CheckBench, Prints) {
    Options options;
    options.api_version = VK_API_VERSION_1_3;
    PrintChecks("debugPrintfEXT, executed once", Maker<PrintSession>, options,
                MakeModule(prints, {{0, 0, 0, true, 0}}),
                {{"none", false, "", {}},
                 {"debug_printf", true, "none", {"debug_printf"}},
                 {"default", true, "default", {}},
                 {"all and debug_printf", true, "all", {"debug_printf"}}});
}

constexpr uint32_t kStep = 0x3c800000; // 1/64 as a float.

class QuerySession : public ComputeSession {
    std::vector<VkDescriptorSetLayoutBinding> Bindings() override {
        return {{1, kStructure, 1, kStages, nullptr}};
    }
    void WriteSet() override {
        WriteStructure(set_, 1, 0, MakeScene());
    }
    std::vector<uint32_t> Words() override {
        return Copy(queries);
    }
    std::vector<uint32_t> Constants() override {
        return {256, 0, kStep};
    }
};

TEST(CheckBench, RayQueries) {
    RayFeatures features;
    Options options;
    options.api_version = VK_API_VERSION_1_2;
    features.Enable(RayUse::kQueries, &options);
    PrintChecks("Ray queries", Maker<QuerySession>, options,
                MakeModule(queries, {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}}), Checks({"ray_parameters"}));
}

class TraceSession : public Session {
    void MakeResources() override {
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_RAYGEN_BIT_KHR, nullptr},
                           {1, kStructure, 1, VK_SHADER_STAGE_RAYGEN_BIT_KHR, nullptr}});
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kStructure, 1}});
        WriteBuffer(set_, 0, 0, kStorage,
                    MakeBuffer(GetScale().groups * kLocalSize * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        WriteStructure(set_, 1, 0, MakeScene());
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_RAYGEN_BIT_KHR, 12);
    }
    VkPipeline MakePipeline() override {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
        stages[0].stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        stages[0].module = MakeNumbered(traces);
        stages[1].stage = VK_SHADER_STAGE_MISS_BIT_KHR;
        stages[1].module = MakeShader(missed_rmiss);
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
        VkRayTracingShaderGroupCreateInfoKHR groups[] = {group, group};
        groups[1].generalShader = 1;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.stageCount = info.groupCount = 2;
        info.pStages = stages;
        info.pGroups = groups;
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = layout_;
        VkPipeline pipeline;
        Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
                  device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateRayTracingPipelinesKHR");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        table_[0] = table_[1] = MakeShaderTable(pipeline, 2);
        table_[0].size = table_[0].stride;
        table_[1].deviceAddress += table_[1].stride;
        return pipeline;
    }
    void Record(VkCommandBuffer commands) override {
        constexpr VkPipelineBindPoint kRays = VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR;
        const uint32_t constants[] = {256, 0, kStep};
        vkCmdBindPipeline(commands, kRays, pipeline());
        vkCmdBindDescriptorSets(commands, kRays, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_RAYGEN_BIT_KHR, 0, sizeof constants, constants);
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(
            commands, &table_[0], &table_[1], &table_[2], &table_[3], GetScale().groups * kLocalSize, 1, 1);
    }

    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkStridedDeviceAddressRegionKHR table_[4] = {};
};

TEST(CheckBench, Traces) {
    RayFeatures features;
    Options options;
    options.api_version = VK_API_VERSION_1_2;
    features.Enable(RayUse::kPipelines, &options);
    PrintChecks("Traced rays that miss", Maker<TraceSession>, options,
                MakeModule(traces, {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}}), Checks({"ray_parameters"}));
}

class MeshSession : public Session {
    void MakeResources() override {
        target_ = MakeTarget(4, 4);
        layout_ = MakePipelineLayout({}, VK_SHADER_STAGE_MESH_BIT_EXT, 12);
    }
    VkPipeline MakePipeline() override {
        return MakeMeshPipeline(layout_, VK_NULL_HANDLE, MakeNumbered(outputs), MakeShader(green), target_);
    }
    void Record(VkCommandBuffer commands) override {
        const uint32_t constants[] = {256, 32, 32};
        BeginPass(commands, target_);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline());
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_MESH_BIT_EXT, 0, sizeof constants, constants);
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(
            commands, std::min(GetScale().groups * 64, 65535u), 1, 1);
        vkCmdEndRenderPass(commands);
    }

    Target target_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
};

TEST(CheckBench, MeshOutputs) {
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    Options options;
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {VK_EXT_MESH_SHADER_EXTENSION_NAME};
    options.device_next = &mesh;
    PrintChecks("Mesh shaders", Maker<MeshSession>, options, MakeModule(outputs, {}),
                Checks({"mesh_outputs"}));
}

// A vertex shader that only copies its input, in one draw: the cost of marks is the largest there.
class MarksSession : public PositionSession {
  public:
    MarksSession() : PositionSession(kNumVertices) {
    }

  private:
    static constexpr uint32_t kNumVertices = 3072 * 256;
    void Record(VkCommandBuffer commands) override {
        BeginDraws(commands);
        vkCmdDraw(commands, kNumVertices, 1, 0, 0);
        vkCmdEndRenderPass(commands);
    }
};

TEST(CheckBench, DrawMarks) {
    Options options;
    options.features.vertexPipelineStoresAndAtomics = VK_TRUE;
    PrintChecks("A vertex shader that copies its input", Maker<MarksSession>, options,
                MakeModule(position, {}),
                {{"none", false, "", {}},
                 {"validate_hangs without gpuav_mark_draws",
                  true,
                  "default",
                  {"validate_hangs", "gpuav_mark_draws=false"}},
                 {"validate_hangs", true, "default", {"validate_hangs"}}});
}

} // namespace
} // namespace wd::testing::checks
