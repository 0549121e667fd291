// Ray traces: the shaders that run, the tables that select them, and arguments in memory.
#include "vk/syncval/testing/syncval_structure_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

namespace {

enum Target { kGenerated, kMissed, kHit, kCalled, kNumTargets };

constexpr VkDeviceSize kEntry = 64; // The size of a table entry, sufficient for a handle of any driver.

// The tables of a trace that have entries.
enum Tables { kMissTable = 1, kHitTable = 2, kCallableTable = 4, kAllTables = 7 };

constexpr char kTrace[] = "vkCmdTraceRaysKHR (command ";

} // namespace

class SyncvalRayTest : public SyncvalStructures {
  protected:
    wd::testing::Options RayOptions(bool maintenance1 = false) {
        static VkPhysicalDeviceRayTracingPipelineFeaturesKHR pipelines;
        static VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR maintenance;
        pipelines = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
        pipelines.rayTracingPipeline = VK_TRUE;
        pipelines.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
        maintenance = Make<VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_MAINTENANCE_1_FEATURES_KHR);
        maintenance.rayTracingMaintenance1 = VK_TRUE;
        maintenance.rayTracingPipelineTraceRaysIndirect2 = VK_TRUE;
        std::vector<const char *> extensions = {VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME,
                                                VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME};
        if (maintenance1) {
            extensions.push_back(VK_KHR_RAY_TRACING_MAINTENANCE_1_EXTENSION_NAME);
        }
        auto options = AccelerationOptions(extensions, reinterpret_cast<VkBaseOutStructure *>(&pipelines));
        if (maintenance1) {
            maintenance.pNext = const_cast<void *>(options.device_next);
            options.device_next = &maintenance;
        }
        return options;
    }

    void MakeScene() {
        MakeResources();
        const VkDescriptorType structure_type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
        std::vector<VkDescriptorSetLayoutBinding> bindings = {
            {0, structure_type, 1, VK_SHADER_STAGE_ALL, nullptr}};
        for (uint32_t i = 0; i < kNumTargets; i++) {
            bindings.push_back({i + 1, kStorage, 1, VK_SHADER_STAGE_ALL, nullptr});
        }
        bindings.push_back(
            {kNumTargets + 1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1, VK_SHADER_STAGE_ALL, nullptr});
        VkDescriptorSetLayout set_layout = MakeSetLayout(bindings);
        set_ = MakeSet(set_layout,
                       {{structure_type, 1}, {kStorage, kNumTargets}, {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1}});
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        WriteImage(set_, kNumTargets + 1, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, image_.view,
                   VK_IMAGE_LAYOUT_GENERAL);
        layout_ = MakePipelineLayout({set_layout});
        for (uint32_t i = 0; i < kNumTargets; i++) {
            targets_[i] = MakeBuffer(1024, kAddressed);
            WriteBuffer(set_, i + 1, 0, kStorage, targets_[i]);
        }
        WriteStructure(set_, first_);
        tables_ = MakeBuffer(8 * kEntry, kAddressed | VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR);
        AddressOf(tables_.handle);
    }

    // MakeRays makes a pipeline, or a library, with a group for each shader.
    VkPipeline MakeRays(const std::vector<std::pair<VkShaderStageFlagBits, VkShaderModule>> &shaders,
                        VkPipelineCreateFlags flags = 0, VkPipeline library = VK_NULL_HANDLE) {
        std::vector<VkPipelineShaderStageCreateInfo> stages;
        std::vector<VkRayTracingShaderGroupCreateInfoKHR> groups;
        for (const auto &shader : shaders) {
            auto stage =
                Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
            stage.stage = shader.first;
            stage.module = shader.second;
            stage.pName = "main";
            auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
                VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
            const bool hits = shader.first == VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR;
            const auto number = static_cast<uint32_t>(stages.size());
            group.type = hits ? VK_RAY_TRACING_SHADER_GROUP_TYPE_TRIANGLES_HIT_GROUP_KHR
                              : VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
            group.generalShader = hits ? VK_SHADER_UNUSED_KHR : number;
            group.closestHitShader = hits ? number : VK_SHADER_UNUSED_KHR;
            group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
            stages.push_back(stage);
            groups.push_back(group);
        }
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = 1;
        linked.pLibraries = &library;
        auto interface = Make<VkRayTracingPipelineInterfaceCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_INTERFACE_CREATE_INFO_KHR);
        interface.maxPipelineRayPayloadSize = interface.maxPipelineRayHitAttributeSize = 8;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.flags = flags;
        info.stageCount = static_cast<uint32_t>(stages.size());
        info.pStages = stages.data();
        info.groupCount = info.stageCount;
        info.pGroups = groups.data();
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = layout_;
        info.pLibraryInfo = library ? &linked : nullptr;
        info.pLibraryInterface = library || flags ? &interface : nullptr;
        VkPipeline pipeline;
        Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
                  device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateRayTracingPipelinesKHR");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    std::pair<VkShaderStageFlagBits, VkShaderModule> Generation() {
        return {VK_SHADER_STAGE_RAYGEN_BIT_KHR, MakeShader(syncval_rays_generate)};
    }
    std::pair<VkShaderStageFlagBits, VkShaderModule> Miss() {
        return {VK_SHADER_STAGE_MISS_BIT_KHR, MakeShader(syncval_rays_miss)};
    }
    std::pair<VkShaderStageFlagBits, VkShaderModule> Hit() {
        return {VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, MakeShader(syncval_rays_hit)};
    }
    std::pair<VkShaderStageFlagBits, VkShaderModule> Callable() {
        return {VK_SHADER_STAGE_CALLABLE_BIT_KHR, MakeShader(syncval_rays_called)};
    }

    // Table is table `number`: one entry of the ray generation shader, two of each other kind.
    VkStridedDeviceAddressRegionKHR Table(uint32_t number, bool has_entries = true) {
        if (!has_entries) {
            return {};
        }
        return {AddressOf(tables_.handle) + 2 * number * kEntry, kEntry, (number ? 2 : 1) * kEntry};
    }

    std::function<void(VkCommandBuffer)> Tracing(VkPipeline pipeline, int tables = kAllTables,
                                                 VkDeviceAddress arguments = 0) {
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                    nullptr);
            const VkStridedDeviceAddressRegionKHR generation = Table(0), miss = Table(1, tables & kMissTable),
                                                  hit = Table(2, tables & kHitTable),
                                                  callable = Table(3, tables & kCallableTable);
            if (arguments) {
                DeviceProc<PFN_vkCmdTraceRaysIndirectKHR>("vkCmdTraceRaysIndirectKHR")(
                    commands, &generation, &miss, &hit, &callable, arguments);
            } else {
                DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &generation, &miss, &hit,
                                                                       &callable, 1, 1, 1);
            }
        };
    }

    // ExpectTargets expects hazards with writes of the buffers whose bits are in `written`, and none with the
    // others.
    void ExpectTargets(unsigned written, const std::function<void(VkCommandBuffer)> &trace) {
        for (int i = 0; i < kNumTargets; i++) {
            SCOPED_TRACE("target " + std::to_string(i));
            if (written >> i & 1) {
                ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", kTrace, Filling(targets_[i], 0, 4), trace);
            } else {
                ExpectSilent(Filling(targets_[i], 0, 4), trace);
            }
        }
    }

    VkDescriptorSet set_;
    VkPipelineLayout layout_;
    Buffer targets_[kNumTargets], tables_;
    wd::testing::Image image_;
};

TEST_P(SyncvalRayTest, TracesRunAllReachableShaders) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const VkPipeline whole = MakeRays({Generation(), Miss(), Hit(), Callable()});
    for (int again = 0; again < 3; again++) { // The result is cached meanwhile.
        ExpectTargets(1u << kGenerated | 1u << kMissed | 1u << kHit | 1u << kCalled, Tracing(whole));
    }
    ExpectTargets(1u << kGenerated | 1u << kMissed, Tracing(MakeRays({Generation(), Miss()})));
    // A pipeline that only calls does not reach its miss shader; without calls, callable shaders are not
    // reached.
    const std::pair<VkShaderStageFlagBits, VkShaderModule> calls = {VK_SHADER_STAGE_RAYGEN_BIT_KHR,
                                                                    MakeShader(syncval_rays_call)};
    ExpectTargets(1u << kGenerated | 1u << kCalled, Tracing(MakeRays({calls, Miss(), Callable()})));
    ExpectTargets(1u << kGenerated | 1u << kMissed, Tracing(MakeRays({Generation(), Miss(), Callable()})));
    // If a table has no entries, only the ray generation shader certainly runs.
    ExpectTargets(1u << kGenerated, Tracing(whole, kMissTable | kCallableTable));
    ExpectTargets(1u << kGenerated, Tracing(whole, kHitTable | kCallableTable));
    ExpectTargets(1u << kGenerated | 1u << kMissed, Tracing(MakeRays({Generation(), Miss()}), kMissTable));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", Tracing(whole),
                Filling(targets_[kMissed], 0, 4));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "ACCELERATION_STRUCTURE_READ",
                Building(first_, scratches_[0]), Tracing(whole));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ",
                Tracing(whole), Building(first_, scratches_[0]));
}

TEST_P(SyncvalRayTest, OfSeveralRayGenerationShadersOneRuns) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const std::pair<VkShaderStageFlagBits, VkShaderModule> alone = {VK_SHADER_STAGE_RAYGEN_BIT_KHR,
                                                                    MakeShader(syncval_rays_alone)};
    // Both write one buffer; only one of them reads the structure and can reach the miss shader.
    const auto trace = Tracing(MakeRays({Generation(), alone, Miss()}));
    ExpectTargets(1u << kGenerated, trace);
    ExpectSilent(Building(first_, scratches_[0]), trace);
    ExpectSilent(Filling(tables_, 2 * kEntry, 4 * kEntry), trace);
}

TEST_P(SyncvalRayTest, ShadersOfLibrariesRunToo) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const VkPipeline library = MakeRays({Miss(), Hit()}, VK_PIPELINE_CREATE_LIBRARY_BIT_KHR);
    ExpectTargets(1u << kGenerated | 1u << kMissed | 1u << kHit,
                  Tracing(MakeRays({Generation()}, 0, library)));
}

TEST_P(SyncvalRayTest, TracesReadTables) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const auto trace = Tracing(MakeRays({Generation(), Miss(), Hit()}));
    // The access of binding tables is of VK_KHR_ray_tracing_maintenance1, which is not enabled: the fix names a wider
    // one.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "dstAccessMask = VK_ACCESS_2_SHADER_READ_BIT.",
                Filling(tables_, 0, 4), trace);
    ExpectSilent(Filling(tables_, kEntry, 2 * kEntry), trace); // After the only entry.
    // One of two entries may not be read, but one of them is.
    for (int number = 1; number < 4; number++) {
        SCOPED_TRACE("table " + std::to_string(number));
        const VkDeviceSize first = 2 * number * kEntry;
        ExpectSilent(Filling(tables_, first, first + kEntry), trace);
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "SHADER_BINDING_TABLE_READ",
                    Filling(tables_, first, first + 2 * kEntry), trace);
    }
    // A pipeline that traces nothing reads no table but the first.
    const auto alone = Tracing(MakeRays({{VK_SHADER_STAGE_RAYGEN_BIT_KHR, MakeShader(syncval_rays_alone)}}));
    ExpectSilent(Filling(tables_, 2 * kEntry, 8 * kEntry), alone);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", alone, Filling(tables_, 0, 4));
    ExpectSilent(alone, Filling(tables_, kEntry, 8 * kEntry));
}

TEST_P(SyncvalRayTest, ArgumentsInMemory) {
    WD_START_DEVICE(RayOptions(GetParam() == wd::testing::Driver::kNull));
    MakeScene();
    const VkPipeline pipeline = MakeRays({Generation(), Miss()});
    const VkDeviceAddress address = AddressOf(indices_.handle) + 256;
    const auto indirect = Tracing(pipeline, kAllTables, address);
    const char *words = "VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 256, 260), indirect);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 264, 268), indirect);
    ExpectSilent(Filling(indices_, 0, 256), indirect);
    ExpectSilent(Filling(indices_, 268, 1024), indirect);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdTraceRaysIndirectKHR (command ",
                Filling(targets_[kMissed], 0, 4), indirect);
    if (GetParam() != wd::testing::Driver::kNull) {
        return; // Not every driver supports vkCmdTraceRaysIndirect2KHR.
    }
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysIndirect2KHR>("vkCmdTraceRaysIndirect2KHR");
    const auto second = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                nullptr);
        trace(commands, address);
    };
    const VkDeviceSize end = 256 + sizeof(VkTraceRaysIndirectCommand2KHR);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 256, 260), second);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, end - 4, end), second);
    ExpectSilent(Filling(indices_, end, 1024), second);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdTraceRaysIndirect2KHR (command ",
                Filling(targets_[kGenerated], 0, 4), second);
    ExpectSilent(Filling(targets_[kMissed], 0, 4), second); // The tables are unknown.
}

// The structures below the top level are unknown, and are read by the trace itself. That does not affect the
// image that it writes.
TEST_P(SyncvalRayTest, ATransitionBeforeATraceNeedsItsAccess) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const VkPipeline pipeline = MakeRays(
        {{VK_SHADER_STAGE_RAYGEN_BIT_KHR, MakeShader(syncval_rays_image)}, Miss(), Hit(), Callable()});
    const bool can_run = GetParam() == wd::testing::Driver::kNull; // There is no structure to trace.
    const VkPipelineStageFlags2 rays = VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR;
    for (const VkAccessFlags2 accessed :
         {VkAccessFlags2{0}, VkAccessFlags2{VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT}}) {
        SCOPED_TRACE(accessed);
        const auto transition = [&](VkCommandBuffer commands) {
            Transition(commands, image_.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                       {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT, rays, accessed});
        };
        VkCommandBuffer commands = Begin();
        transition(commands);
        Tracing(pipeline)(commands);
        vkEndCommandBuffer(commands);
        const char *words = "The image barrier of vkCmdPipelineBarrier2 (command 1) lacks "
                            "VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT in its dstAccessMask.";
        if (!accessed) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", words);
        }
        ExpectSilence();
        VkCommandBuffer first = Begin(), second = Begin();
        transition(first);
        vkEndCommandBuffer(first);
        Tracing(pipeline)(second);
        vkEndCommandBuffer(second);
        for (const size_t num_submissions : {1u, 2u}) {
            const VkCommandBuffer both[] = {first, second};
            auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
            for (size_t i = 0; i < num_submissions && can_run; i++) {
                info.commandBufferCount = num_submissions == 1 ? 2 : 1;
                info.pCommandBuffers = &both[i];
                Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
            }
            vkQueueWaitIdle(queue());
            if (can_run && !accessed) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalRayTest, RaysThatAreNotTracedAccessNothing) {
    WD_START_DEVICE(RayOptions());
    MakeScene();
    const VkPipeline pipeline = MakeRays({Generation(), Miss()});
    const auto nothing = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                nullptr);
        const VkStridedDeviceAddressRegionKHR table = Table(0), none = {};
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &table, &none, &none, &none, 1, 0,
                                                               1);
    };
    ExpectSilent(Filling(targets_[kGenerated], 0, 4), nothing);
    ExpectSilent(Filling(tables_, 0, 4), nothing);
}

// The entry of the ray generation shader is certainly read (docs/undefined_contents.md).
TEST_P(SyncvalRayTest, UndefinedTables) {
    if (GetParam() != wd::testing::Driver::kNull) {
        GTEST_SKIP() << "The driver would run the shader of an entry that has none.";
    }
    auto options = RayOptions();
    options.settings["validate_sync"] = "false";
    options.settings["validate_uninitialized"] = "true";
    WD_START_DEVICE(options);
    MakeScene();
    const VkPipeline pipeline = MakeRays({Generation(), Miss(), Hit()});
    const auto run = [&](const std::function<void(VkCommandBuffer)> &trace) {
        VkCommandBuffer commands = Begin();
        trace(commands);
        Submit(commands);
    };
    const auto make_tables = [&] {
        tables_ = MakeUnmapped(8 * kEntry, kAddressed | VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR);
        SetName(VK_OBJECT_TYPE_BUFFER, tables_.handle, "tables");
    };
    make_tables();
    run(Tracing(pipeline));
    ExpectMessage("WARDEN-contents-undefined-read", "vkCmdTraceRaysKHR (command 1) reads Buffer (tables)");
    ExpectSilence();
    run(Filling(tables_, 0, kEntry));
    run(Tracing(pipeline));
    ExpectSilence();
    // The trace may be of no rays.
    make_tables();
    run(Tracing(pipeline, kAllTables, AddressOf(targets_[0].handle)));
    ExpectSilence();
}

WD_SYNCVAL_DRIVERS(SyncvalRayTest);
