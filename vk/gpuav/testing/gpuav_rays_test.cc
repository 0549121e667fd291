// Acceleration structures on lavapipe, in ray queries and traces: an index past the array, structures that were never
// written to a descriptor, and destroyed ones. Each test of a mistake has a similar valid case without messages.
#include "testing/device/rays.h"
#include "testing/invented/invented_commands.h"
#include "testing/shaders/test_shaders.h"

#include <malloc.h>

#include <cstring>
#include <set>
#include <string>

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kStructure = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_RAYGEN_BIT_KHR;
constexpr uint32_t kNumScenes = 4;
constexpr char kIndexText[] = "Index of 4 used to index descriptor array of length 4.";

class GpuavRaysTest : public RayTest {
  protected:
    Options MakeOptions(const char *mode = "guard") {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_mode"] = mode;
        options.api_version = VK_API_VERSION_1_2;
        ray_features_.vulkan12.descriptorBindingPartiallyBound = VK_TRUE;
        ray_features_.Enable(RayUse::kPipelines, &options);
        return options;
    }

    void Start(const Options &options) {
        StartRays(options);
    }

    // MakeScenes writes the first `num_written` scenes to their descriptors. Scene n has the number 100 + n.
    void MakeScenes(uint32_t num_written) {
        const VkDescriptorBindingFlags flags[] = {0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = flags;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, kStages, nullptr}, {1, kStructure, kNumScenes, kStages, nullptr}},
                          &binding_flags);
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kStructure, kNumScenes}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        for (uint32_t i = 0; i < num_written; i++) {
            WriteStructure(set_, 1, i, MakeScene(100 + i));
        }
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
    }

    // MakePair creates two single structures with the numbers 100 and 101. `written`: the first one's descriptor is
    // written.
    void MakePair(bool written) {
        const VkDescriptorBindingFlags flags[] = {0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT, 0};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 3;
        binding_flags.pBindingFlags = flags;
        VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, kStages, nullptr},
                                                          {1, kStructure, 1, kStages, nullptr},
                                                          {2, kStructure, 1, kStages, nullptr}},
                                                         &binding_flags);
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kStructure, 2}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        if (written) {
            WriteStructure(set_, 1, 0, MakeScene(100));
        }
        WriteStructure(set_, 2, 0, MakeScene(101));
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        compute_ = has_queries_ ? MakeComputePipeline(layout_, MakeShader(one_structure)) : VK_NULL_HANDLE;
        raygen_ = MakeShader(one_structure_rgen);
        rays_pipeline_ = VK_NULL_HANDLE;
    }

    std::vector<uint32_t> Results(uint32_t first = 0) const {
        return {result_.words + first, result_.words + first + 4};
    }

    // Query makes invocation 2 query scene `index`.
    std::vector<uint32_t> Query(uint32_t index) {
        if (!compute_) {
            compute_ = MakeComputePipeline(layout_, MakeShader(index_structure));
        }
        RunDispatch(compute_, layout_, set_, {kStages, {index, 2}}, 4);
        return Results();
    }

    VkPipeline MakeRayPipeline() {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        std::vector<VkPipelineShaderStageCreateInfo> stages(2, stage);
        stages[0].stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        stages[0].module = raygen_ ? raygen_ : MakeShader(index_structure_rgen);
        stages[1].stage = VK_SHADER_STAGE_MISS_BIT_KHR;
        stages[1].module = MakeShader(missed_rmiss);
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
        std::vector<VkRayTracingShaderGroupCreateInfoKHR> groups(2, group);
        groups[1].generalShader = 1;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.stageCount = info.groupCount = 2;
        info.pStages = stages.data();
        info.pGroups = groups.data();
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = layout_;
        if (!of_library_) {
            return CreateRayPipeline(info);
        }
        // A library with both stages, and a pipeline without stages of its own.
        auto interface = Make<VkRayTracingPipelineInterfaceCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_INTERFACE_CREATE_INFO_KHR);
        interface.maxPipelineRayPayloadSize = 16;
        interface.maxPipelineRayHitAttributeSize = 8;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        info.pLibraryInterface = &interface;
        const VkPipeline library = CreateRayPipeline(info);
        auto libraries =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        libraries.libraryCount = 1;
        libraries.pLibraries = &library;
        info.flags = 0;
        info.stageCount = info.groupCount = 0;
        info.pLibraryInfo = &libraries;
        return CreateRayPipeline(info);
    }

    VkPipeline CreateRayPipeline(const VkRayTracingPipelineCreateInfoKHR &info) {
        VkPipeline pipeline;
        Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
                  device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateRayTracingPipelinesKHR");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    // A top-level structure of zeros.
    VkAccelerationStructureKHR MakeUnbuiltStructure() {
        constexpr VkDeviceSize kSize = 1 << 15;
        const Buffer buffer =
            MakeAddressedBuffer(kSize, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR);
        std::fill(buffer.words, buffer.words + kSize / 4, 0);
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = buffer.handle;
        info.size = kSize;
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
        VkAccelerationStructureKHR structure;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &structure),
              "vkCreateAccelerationStructureKHR");
        Defer(
            [destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR"),
             device = device(), structure] { destroy(device, structure, nullptr); });
        return structure;
    }

    // Trace makes launch 2 trace rays in scene `index`.
    std::vector<uint32_t> Trace(uint32_t index) {
        if (!rays_pipeline_) {
            rays_pipeline_ = MakeRayPipeline();
            table_[0] = table_[1] = MakeShaderTable(rays_pipeline_, 2);
            table_[0].size = table_[0].stride;
            table_[1].deviceAddress += table_[1].stride;
        }
        const uint32_t push[] = {index, 2};
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, rays_pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                nullptr);
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof push, push);
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &table_[0], &table_[1], &table_[2],
                                                               &table_[3], 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return Results();
    }

    // TraceIndirect traces with parameters in a buffer: `width` x `height` x `depth` launches of scene 0.
    std::vector<uint32_t> TraceIndirect(uint32_t width, uint32_t height = 1, uint32_t depth = 1,
                                        bool has_tables = false, bool is_short_lived = false) {
        Trace(0); // Makes the pipeline and its tables.
        std::fill(result_.words, result_.words + 4, 0);
        VkTraceRaysIndirectCommand2KHR command = {};
        command.raygenShaderRecordAddress = table_[0].deviceAddress;
        command.raygenShaderRecordSize = table_[0].size;
        command.missShaderBindingTableAddress = table_[1].deviceAddress;
        command.missShaderBindingTableSize = table_[1].size;
        command.missShaderBindingTableStride = table_[1].stride;
        command.width = width;
        command.height = height;
        command.depth = depth;
        std::vector<uint32_t> words(sizeof command / sizeof(uint32_t));
        memcpy(words.data(), &command, sizeof command);
        words = has_tables ? words : std::vector<uint32_t>{width, height, depth};
        const Buffer arguments = MakeAddressedBuffer(
            words.size() * sizeof(uint32_t),
            VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, words);
        const uint32_t push[] = {0, 2};
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, rays_pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                nullptr);
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof push, push);
        if (has_tables) {
            DeviceProc<PFN_vkCmdTraceRaysIndirect2KHR>("vkCmdTraceRaysIndirect2KHR")(
                commands, AddressOf(arguments.handle));
        } else {
            DeviceProc<PFN_vkCmdTraceRaysIndirectKHR>("vkCmdTraceRaysIndirectKHR")(
                commands, &table_[0], &table_[1], &table_[2], &table_[3], AddressOf(arguments.handle));
        }
        if (is_short_lived) {
            SetName(VK_OBJECT_TYPE_BUFFER, arguments.handle, "launches");
            vkDestroyBuffer(device(), arguments.handle, nullptr);
        }
        Check(Submit(commands), "vkQueueSubmit");
        return Results();
    }

    // LaunchMistake is the rule of VkTraceRaysIndirectCommandKHR that a launch breaks, and the message about it.
    struct LaunchMistake {
        std::string id, text; // Empty: none.
    };

    // FindMistake compares a launch with the device's limits, in the order in which the layer compares them.
    LaunchMistake FindMistake(uint32_t width, uint32_t height, uint32_t depth) {
        auto rays = Make<VkPhysicalDeviceRayTracingPipelinePropertiesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &rays;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        const VkPhysicalDeviceLimits &limits = properties.properties.limits;
        const uint64_t counts[] = {width, height, depth};
        const char *const names[] = {"width", "height", "depth"};
        const char *const ids[] = {"width-03638", "height-03639", "depth-03640"};
        for (uint32_t i = 0; i < 3; i++) {
            const uint64_t limit =
                uint64_t(limits.maxComputeWorkGroupCount[i]) * limits.maxComputeWorkGroupSize[i];
            if (counts[i] > limit) {
                return {ids[i], std::string(names[i]) + " is " + std::to_string(counts[i]) +
                                    ", but maxComputeWorkGroupCount[" + std::to_string(i) +
                                    "] x maxComputeWorkGroupSize[" + std::to_string(i) + "] is " +
                                    std::to_string(limit) + "."};
            }
        }
        const double total = double(width) * height * depth;
        return total > rays.maxRayDispatchInvocationCount
                   ? LaunchMistake{"width-03641", "width x height x depth is more than "
                                                  "maxRayDispatchInvocationCount, which is " +
                                                      std::to_string(rays.maxRayDispatchInvocationCount) +
                                                      "."}
                   : LaunchMistake{};
    }

    void ExpectPlace(const char *place) {
        const std::string text = messages().empty() ? "" : messages()[0].text;
        EXPECT_NE(text.find(place), std::string::npos) << text;
    }

    bool of_library_ = false; // The ray tracing pipeline is linked from a library.
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkShaderModule raygen_ = VK_NULL_HANDLE; // NULL: the shader for an array of structures.
    VkPipeline compute_ = VK_NULL_HANDLE, rays_pipeline_ = VK_NULL_HANDLE;
    VkStridedDeviceAddressRegionKHR table_[4] = {};
    Buffer result_;
};

TEST_F(GpuavRaysTest, AQueryOfAStructureBeyondTheArrayHitsNothing) {
    WD_START_DEVICE(MakeOptions());
    if (!has_queries_) {
        GTEST_SKIP() << "this driver lacks VK_KHR_ray_query";
    }
    MakeScenes(kNumScenes);
    EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 103, 100}));
    ExpectSilence();
    EXPECT_EQ(Query(4), (std::vector<uint32_t>{100, 100, 7, 100}));
    ExpectPlace("testing/shaders/index_structure.comp at line 22");
    ExpectMessage("VUID-vkCmdDispatch-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, ATraceIntoAStructureBeyondTheArrayIsNotExecuted) {
    WD_START_DEVICE(MakeOptions());
    MakeScenes(kNumScenes);
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 7, 7}));
    ExpectSilence();
    EXPECT_EQ(Trace(4), (std::vector<uint32_t>{7, 7, 0, 7}));
    ExpectPlace("testing/shaders/index_structure.rgen at line 21");
    ExpectMessage("VUID-vkCmdTraceRaysKHR-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, ATraceWithParametersAboveTheLimitIsReportedAndSkipped) {
    Options options = MakeOptions();
    options.settings["gpuav_indirect_parameters"] = "true";
    options.settings["gpuav_guard_indirect"] = "true";
    ray_features_.pipelines.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
    WD_START_DEVICE(options);
    MakeScenes(kNumScenes);
    EXPECT_EQ(TraceIndirect(4), (std::vector<uint32_t>{7, 7, 7, 7}));
    ExpectSilence();
    const LaunchMistake mistake = FindMistake(0xffffffff, 1, 1);
    ASSERT_NE(mistake.id, "");
    EXPECT_EQ(TraceIndirect(0xffffffff), (std::vector<uint32_t>{0, 0, 0, 0}));
    ASSERT_EQ(messages().size(), 1u);
    ExpectPlace("The parameters are width = 4294967295, height = 1, depth = 1, at offset 0 of Buffer");
    ExpectPlace("It was not executed (gpuav_guard_indirect).");
    ExpectMessage("VUID-VkTraceRaysIndirectCommandKHR-" + mistake.id, mistake.text);
    Stop();
    ExpectSilence();
}

// Without the guard, the driver executes the trace. A layer lowers the limit.
TEST_F(GpuavRaysTest, ATraceAboveTheLimitIsExecutedWithoutTheGuard) {
    for (const bool guards : {false, true}) {
        Options options = MakeOptions();
        options.settings["gpuav_indirect_parameters"] = "true";
        options.settings["gpuav_guard_indirect"] = guards ? "true" : "false";
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.environment[WD_INVENTED_MAX_TOTAL] = "3";
        options.settings["validate_core"] = "false"; // The direct traces of the scenes are above this limit.
        ray_features_.pipelines.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
        WD_START_DEVICE(options);
        MakeScenes(kNumScenes);
        rays_pipeline_ = VK_NULL_HANDLE;
        const std::vector<uint32_t> values = TraceIndirect(4);
        EXPECT_EQ(values, std::vector<uint32_t>(4, guards ? 0 : 7));
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_EQ(messages()[0].text.find("It was not executed") != std::string::npos, guards);
        ExpectMessage("VUID-VkTraceRaysIndirectCommandKHR-width-03641", "which is 3.");
        Stop();
        ExpectSilence();
    }
}

// The message names the buffer of the parameters. The recording has only its address, and the application can destroy
// the buffer before the message is written: its memory stays.
TEST_F(GpuavRaysTest, TheBufferOfAnIndirectTraceMayBeDestroyedBeforeTheReport) {
    Options options = MakeOptions();
    options.settings["gpuav_indirect_parameters"] = "true";
    options.settings["gpuav_guard_indirect"] = "true";
    options.messenger_result = VK_TRUE; // The fixture destroys the buffer again: this call is skipped.
    ray_features_.pipelines.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
    WD_START_DEVICE(options);
    MakeScenes(kNumScenes);
    mallopt(M_PERTURB, 0x5a); // Freed host memory is overwritten.
    EXPECT_EQ(TraceIndirect(0xffffffff, 1, 1, false, true), (std::vector<uint32_t>{0, 0, 0, 0}));
    mallopt(M_PERTURB, 0);
    const LaunchMistake mistake = FindMistake(0xffffffff, 1, 1);
    ASSERT_NE(mistake.id, "");
    ASSERT_EQ(messages().size(), 1u);
    ExpectPlace("(launches)(0x");
    ExpectMessage("VUID-VkTraceRaysIndirectCommandKHR-" + mistake.id, mistake.text);
}

TEST_F(GpuavRaysTest, EachCountOfAnIndirectTraceHasALimit) {
    Options options = MakeOptions();
    options.settings["gpuav_indirect_parameters"] = "true";
    options.settings["gpuav_guard_indirect"] = "true";
    options.device_extensions.push_back(VK_KHR_RAY_TRACING_MAINTENANCE_1_EXTENSION_NAME);
    auto maintenance = Make<VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_MAINTENANCE_1_FEATURES_KHR);
    maintenance.rayTracingMaintenance1 = maintenance.rayTracingPipelineTraceRaysIndirect2 = VK_TRUE;
    ray_features_.pipelines.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
    ray_features_.pipelines.pNext = &maintenance;
    WD_START_DEVICE(options);
    MakeScenes(kNumScenes);
    const struct {
        uint32_t width, height, depth;
    } launches[] = {{0xffffffff, 1, 1}, {1, 0xffffffff, 1}, {1, 1, 0xffffffff}, {40000, 40000, 1}};
    std::set<std::string> found;
    for (bool has_tables : {false, true}) {
        const std::string structure =
            has_tables ? "VkTraceRaysIndirectCommand2KHR" : "VkTraceRaysIndirectCommandKHR";
        EXPECT_EQ(TraceIndirect(4, 1, 1, has_tables), (std::vector<uint32_t>{7, 7, 7, 7}));
        ExpectSilence();
        for (const auto &it : launches) {
            const LaunchMistake mistake = FindMistake(it.width, it.height, it.depth);
            if (mistake.id.empty()) {
                continue; // The device can launch that many rays.
            }
            found.insert(mistake.id);
            EXPECT_EQ(TraceIndirect(it.width, it.height, it.depth, has_tables),
                      (std::vector<uint32_t>{0, 0, 0, 0}));
            ExpectMessage("VUID-" + structure + "-" + mistake.id, mistake.text);
            ExpectSilence();
        }
    }
    EXPECT_FALSE(found.empty());
    if (IsLavapipe()) {
        EXPECT_EQ(found,
                  (std::set<std::string>{"depth-03640", "height-03639", "width-03638", "width-03641"}));
    }
    Stop();
    ray_features_.pipelines.pNext = nullptr;
}

// lavapipe 25.0 ignores push constants of linked pipelines: the index is always 0.
TEST_F(GpuavRaysTest, APipelineLinkedOfALibraryIsInstrumented) {
    Options options = MakeOptions();
    options.device_extensions.push_back("VK_KHR_pipeline_library");
    WD_START_DEVICE(options);
    of_library_ = true;
    MakeScenes(0);
    EXPECT_EQ(Trace(0), (std::vector<uint32_t>{0, 0, 0, 0}));
    ExpectPlace("testing/shaders/index_structure.rgen at line 21");
    ExpectMessage("VUID-vkCmdTraceRaysKHR-None-08114", "Descriptor index 0 is uninitialized.");
    WriteStructure(set_, 1, 0, MakeScene(100));
    EXPECT_EQ(Trace(0), (std::vector<uint32_t>{7, 7, 7, 7}));
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, LibrariesWithGroupHandlesAreNotInstrumented) {
    Options options = MakeOptions();
    options.device_extensions.push_back("VK_KHR_pipeline_library");
    options.device_extensions.push_back("VK_EXT_pipeline_library_group_handles");
    WD_START_DEVICE(options);
    of_library_ = true;
    MakeScenes(kNumScenes);
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 7, 7}));
    ExpectMessage("WARDEN-gpuav-pipeline-unsupported", "VK_EXT_pipeline_library_group_handles");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, AStructureThatWasNeverWrittenIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScenes(kNumScenes - 1);
    if (has_queries_) {
        EXPECT_EQ(Query(2), (std::vector<uint32_t>{100, 100, 102, 100}));
    }
    EXPECT_EQ(Trace(2), (std::vector<uint32_t>{7, 7, 7, 7}));
    ExpectSilence();
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 7, 100}));
        ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 3 is uninitialized.");
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 0, 7}));
    ExpectMessage("VUID-vkCmdTraceRaysKHR-None-08114", "Descriptor index 3 is uninitialized.");
    // The structure is written.
    WriteStructure(set_, 1, 3, MakeScene(103));
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 103, 100}));
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 7, 7}));
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, ADestroyedStructureIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeScenes(kNumScenes - 1);
    const auto destroy =
        DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR");
    auto info =
        Make<VkAccelerationStructureCreateInfoKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
    info.buffer = MakeAddressedBuffer(4096, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR).handle;
    info.size = 4096;
    info.type = VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
    VkAccelerationStructureKHR structure;
    Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
              device(), &info, nullptr, &structure),
          "vkCreateAccelerationStructureKHR");
    WriteStructure(set_, 1, 3, structure);
    if (has_queries_) {
        EXPECT_EQ(Query(2), (std::vector<uint32_t>{100, 100, 102, 100}));
    }
    ExpectSilence();
    destroy(device(), structure, nullptr);
    if (has_queries_) {
        EXPECT_EQ(Query(2), (std::vector<uint32_t>{100, 100, 102, 100}));
    }
    ExpectSilence();
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 7, 100}));
        ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 3 references a destroyed resource.");
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 0, 7}));
    ExpectMessage("VUID-vkCmdTraceRaysKHR-None-08114", "Descriptor index 3 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// The other structures of the array are built. A copy counts as a build.
TEST_F(GpuavRaysTest, AStructureThatWasNeverBuiltIsReported) {
    Options options = MakeOptions();
    options.settings["gpuav_acceleration_structures"] = "true";
    WD_START_DEVICE(options);
    MakeScenes(kNumScenes - 1);
    const VkAccelerationStructureKHR structure = MakeUnbuiltStructure();
    WriteStructure(set_, 1, 3, structure);
    constexpr char kText[] = "Descriptor index 3 holds an acceleration structure that was never built.";
    if (has_queries_) {
        EXPECT_EQ(Query(2), (std::vector<uint32_t>{100, 100, 102, 100}));
        ExpectSilence();
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 7, 100}));
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352", kText);
    }
    EXPECT_EQ(Trace(2), (std::vector<uint32_t>{7, 7, 7, 7}));
    ExpectSilence();
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 0, 7}));
    ExpectMessage("VUID-RuntimeSpirv-OpTraceRayKHR-06359", kText);
    auto copy =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    copy.src = MakeScene(103);
    copy.dst = structure;
    copy.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
    VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR")(commands, &copy);
    Check(Submit(commands), "vkQueueSubmit");
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 103, 100}));
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 7, 7}));
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, AStructureThatWasBuiltAsABottomLevelOneIsReported) {
    Options options = MakeOptions();
    options.settings["gpuav_acceleration_structures"] = "true";
    WD_START_DEVICE(options);
    MakeScenes(kNumScenes - 1);
    constexpr char kText[] =
        "Descriptor index 3 holds an acceleration structure that was built as a bottom-level structure.";
    WriteStructure(set_, 1, 3,
                   BuildStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, MakeBox(), true));
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 7, 100}));
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352", kText);
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 0, 7}));
    ExpectMessage("VUID-RuntimeSpirv-OpTraceRayKHR-06359", kText);
    Stop();
    ExpectSilence();
}

// lavapipe survives rays in a structure of zeros.
TEST_F(GpuavRaysTest, AStructureThatWasNeverBuiltIsReportedInObserveMode) {
    Options options = MakeOptions();
    options.settings["gpuav_acceleration_structures"] = "true";
    options.settings["gpuav_mode"] = "observe";
    WD_START_DEVICE(options);
    if (!IsLavapipe()) {
        GTEST_SKIP() << "this driver may not survive rays in structures that were never built";
    }
    MakeScenes(kNumScenes - 1);
    WriteStructure(set_, 1, 3, MakeUnbuiltStructure());
    constexpr char kText[] = "Descriptor index 3 holds an acceleration structure that was never built.";
    if (has_queries_) {
        Query(3);
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352", kText);
    }
    Trace(3);
    ExpectMessage("VUID-RuntimeSpirv-OpTraceRayKHR-06359", kText);
    Stop();
    ExpectSilence();
}

// Queries of the other invocations and of the other structure are executed.
TEST_F(GpuavRaysTest, ASingleStructureThatWasNeverWrittenIsNeitherQueriedNorTraced) {
    for (bool written : {true, false}) {
        WD_START_DEVICE(MakeOptions());
        MakePair(written);
        const std::vector<uint32_t> second(4, 101), first = {101, 101, written ? 100u : 7u, 101};
        for (uint32_t index = 0; has_queries_ && index < 2; index++) {
            EXPECT_EQ(Query(index), index == 0 ? first : second);
            EXPECT_EQ(Results(4), index == 1 ? first : second);
            EXPECT_EQ(Results(8), second);
            if (!written) {
                ExpectPlace(index ? "one_structure.comp at line 40" : "one_structure.comp at line 38");
                ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 0 is uninitialized.");
            }
        }
        EXPECT_EQ(Trace(0), (std::vector<uint32_t>{7, 7, written ? 7u : 0u, 7}));
        if (!written) {
            ExpectMessage("VUID-vkCmdTraceRaysKHR-None-08114", "Descriptor index 0 is uninitialized.");
        }
        Stop();
        ExpectSilence();
    }
}

// Single structures, which the host can check.
TEST_F(GpuavRaysTest, StructuresThatWereBuiltAreValid) {
    Options options = MakeOptions();
    options.settings["gpuav_acceleration_structures"] = "true";
    WD_START_DEVICE(options);
    MakePair(true);
    for (uint32_t index = 0; has_queries_ && index < 2; index++) {
        EXPECT_EQ(Query(index)[2], index == 0 ? 100u : 101u);
    }
    EXPECT_EQ(Trace(0), (std::vector<uint32_t>{7, 7, 7, 7}));
    Stop();
    ExpectSilence();
}

TEST_F(GpuavRaysTest, ObserveModeReportsNothingForValidAccesses) {
    WD_START_DEVICE(MakeOptions("observe"));
    MakeScenes(kNumScenes);
    if (has_queries_) {
        EXPECT_EQ(Query(3), (std::vector<uint32_t>{100, 100, 103, 100}));
    }
    EXPECT_EQ(Trace(3), (std::vector<uint32_t>{7, 7, 7, 7}));
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
