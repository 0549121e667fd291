// Operands that break a rule: parameters of rays and ray queries, counts of mesh shaders, and OpUnreachable. Each
// mistake is reported with its VUID in both modes, with and without robustness; correct operands are silent.
#include <gtest/gtest.h>

#include "testing/device/rays.h"
#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/testing/operand_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kStructure = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
constexpr VkShaderStageFlags kStages =
    VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR;
constexpr char kExecutesInvalidRays[] =
    "the test executes invalid rays, which can hang a GPU: it needs lavapipe, from Debian's package "
    "mesa-vulkan-drivers";

struct Mistake {
    uint32_t operation;
    const char *trace_id;
    const char *query_id;
    const char *text;
};

const Mistake kMistakes[] = {
    {0, "VUID-RuntimeSpirv-OpTraceRayKHR-06552", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06889",
     "ray flags 0x300 contain both SkipTrianglesKHR and SkipAABBsKHR."},
    {1, "VUID-RuntimeSpirv-OpTraceRayKHR-06892", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06890",
     "ray flags 0x30 contain more than one of SkipTrianglesKHR"},
    {2, "VUID-RuntimeSpirv-OpTraceRayKHR-06893", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06891",
     "ray flags 0x41 contain more than one of OpaqueKHR"},
    {3, "VUID-RuntimeSpirv-OpTraceRayKHR-06358", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06351",
     "RayDirection.y is NaN."},
    {4, "VUID-RuntimeSpirv-OpTraceRayKHR-06355", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06348",
     "RayOrigin.z is negative infinity."},
    {5, "VUID-RuntimeSpirv-OpTraceRayKHR-06356", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06349",
     "RayTmin -1 is negative."},
    {6, "VUID-RuntimeSpirv-OpTraceRayKHR-06357", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06350",
     "RayTmin 11 is greater than RayTmax 10."},
    {7, "VUID-RuntimeSpirv-OpTraceRayKHR-06358", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06351",
     "RayTmax is NaN."},
};

class OperandsTest : public RayTest, public ::testing::WithParamInterface<const char *> {
  protected:
    Options MakeOptions(const char *checks, bool robust = false) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_mode"] = GetParam();
        options.settings["gpuav_checks"] = checks;
        options.features.robustBufferAccess = robust;
        options.api_version = VK_API_VERSION_1_3;
        return options;
    }
    Options MakeRayOptions(const char *checks, bool robust = false) {
        Options options = MakeOptions(checks, robust);
        ray_features_.Enable(RayUse::kPipelines, &options);
        return options;
    }
    bool IsGuard() const {
        return std::string(GetParam()) == "guard";
    }

    // IsSafeWithInvalidRays returns whether the layer skips invalid rays, or the driver survives them.
    bool IsSafeWithInvalidRays() const {
        return IsGuard() || IsLavapipe();
    }

    void MakeScenes() {
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, kStages, nullptr}, {1, kStructure, 1, kStages, nullptr}});
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kStructure, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        WriteStructure(set_, 1, 0, MakeScene(100));
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
    }

    uint32_t Query(uint32_t operation) {
        compute_ = compute_ ? compute_ : MakeComputePipeline(layout_, MakeShader(operands_query));
        RunDispatch(compute_, layout_, set_, {kStages, {operation, 0}}, 1);
        return result_.words[0];
    }

    VkPipeline MakeRayPipeline() {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
        stages[0].stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        stages[0].module = library_flags_ ? MakeShader(operands_flags) : MakeShader(operands_trace);
        stages[1].stage = VK_SHADER_STAGE_MISS_BIT_KHR;
        stages[1].module = miss_traces_ ? MakeShader(operands_further) : MakeShader(missed_rmiss);
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
        VkRayTracingShaderGroupCreateInfoKHR groups[] = {group, group};
        groups[1].generalShader = 1;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.flags = pipeline_flags_;
        info.stageCount = info.groupCount = 2;
        info.pStages = stages;
        info.pGroups = groups;
        info.maxPipelineRayRecursionDepth = max_depth_;
        info.layout = layout_;
        if (!library_flags_) {
            return CreateRayPipeline(info);
        }
        // A library with both stages, and a pipeline without stages of its own.
        auto interface = Make<VkRayTracingPipelineInterfaceCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_INTERFACE_CREATE_INFO_KHR);
        interface.maxPipelineRayPayloadSize = 16;
        interface.maxPipelineRayHitAttributeSize = 8;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR | library_flags_;
        info.pLibraryInterface = &interface;
        const VkPipeline library = CreateRayPipeline(info);
        auto libraries =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        libraries.libraryCount = 1;
        libraries.pLibraries = &library;
        info.flags = pipeline_flags_;
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

    uint32_t Trace(uint32_t operation) {
        if (!rays_pipeline_) {
            rays_pipeline_ = MakeRayPipeline();
            table_[0] = table_[1] = MakeShaderTable(rays_pipeline_, 2);
            table_[0].size = table_[0].stride;
            table_[1].deviceAddress += table_[1].stride;
        }
        const uint32_t push[] = {operation, 0};
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, rays_pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, layout_, 0, 1, &set_, 0,
                                nullptr);
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof push, push);
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &table_[0], &table_[1], &table_[2],
                                                               &table_[3], 1, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return result_.words[0];
    }

    VkPipelineCreateFlags pipeline_flags_ = 0; // Of ray tracing pipelines.
    VkPipelineCreateFlags library_flags_ = 0;  // Of their library; 0: they have none.
    bool miss_traces_ = false;                 // The miss shader traces a further ray.
    uint32_t max_depth_ = 1;                   // Of recursion in ray tracing pipelines.
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline compute_ = VK_NULL_HANDLE, rays_pipeline_ = VK_NULL_HANDLE;
    VkStridedDeviceAddressRegionKHR table_[4] = {};
    Buffer result_;
};

// In guard mode, a bad query hits nothing and a bad trace is not executed.
TEST_P(OperandsTest, ParametersOfRaysAreReported) {
    for (const bool robust : {false, true}) {
        StartRays(MakeRayOptions("ray_parameters", robust));
        if (IsSkipped()) {
            return;
        }
        MakeScenes();
        compute_ = rays_pipeline_ = VK_NULL_HANDLE;
        for (const uint32_t operation : {100u, 101u}) {
            EXPECT_EQ(has_queries_ ? Query(operation) : 100, 100u);
            EXPECT_EQ(Trace(operation), 7u);
            ExpectSilence();
        }
        if (!IsSafeWithInvalidRays()) {
            GTEST_SKIP() << kExecutesInvalidRays;
        }
        for (const Mistake &mistake : kMistakes) {
            if (has_queries_) {
                const uint32_t hit = Query(mistake.operation);
                EXPECT_EQ(IsGuard() ? hit : 7, 7u) << mistake.text;
                ASSERT_EQ(messages().size(), 1u) << mistake.text;
                EXPECT_NE(messages()[0].text.find("operands_query.comp at line"), std::string::npos);
                ExpectMessage(mistake.query_id, mistake.text);
                ClearMessages();
            }
            const uint32_t payload = Trace(mistake.operation);
            EXPECT_EQ(IsGuard() ? payload : 0, 0u) << mistake.text;
            ASSERT_EQ(messages().size(), 1u) << mistake.text;
            EXPECT_NE(messages()[0].text.find("operands_trace.rgen at line"), std::string::npos);
            ExpectMessage(mistake.trace_id, mistake.text);
            ClearMessages();
        }
        Stop();
        ExpectSilence();
    }
}

// A ray that is traced where the pipeline allows no depth is reported, and not traced in guard mode.
TEST_P(OperandsTest, RaysBelowTheMaximumDepthAreReported) {
    constexpr char kId[] = "WARDEN-gpuav-ray-recursion";
    const struct {
        bool miss_traces;
        uint32_t max_depth;
        const char *place; // NULL: no mistake.
        uint32_t guarded, executed;
    } cases[] = {
        {false, 1, nullptr, 7, 7},
        {true, 2, nullptr, 9, 9},
        {true, 1, "operands_further.rmiss at line 16", 1, 9},
        {false, 0, "operands_trace.rgen at line 13", 0, 7},
    };
    for (const char *checks : {"ray_parameters", "all"}) {
        StartRays(MakeRayOptions(checks));
        if (IsSkipped()) {
            return;
        }
        MakeScenes();
        for (const auto &it : cases) {
            if (it.place && !IsSafeWithInvalidRays()) {
                continue;
            }
            rays_pipeline_ = VK_NULL_HANDLE;
            miss_traces_ = it.miss_traces;
            max_depth_ = it.max_depth;
            EXPECT_EQ(Trace(101), IsGuard() ? it.guarded : it.executed) << it.max_depth;
            if (!it.place) {
                ExpectSilence();
                continue;
            }
            ASSERT_EQ(messages().size(), 1u) << it.place;
            EXPECT_NE(messages()[0].text.find(it.place), std::string::npos) << messages()[0].text;
            ExpectMessage(kId, "traces a ray, but maxPipelineRayRecursionDepth of the pipeline is " +
                                   std::to_string(it.max_depth) + ".");
        }
        Stop();
        ExpectSilence();
    }
}

// The library has the maximum depth of the pipeline.
TEST_P(OperandsTest, RaysOfLibrariesBelowTheMaximumDepthAreReported) {
    Options options = MakeRayOptions("ray_parameters");
    options.device_extensions.push_back(VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME);
    StartRays(options);
    if (IsSkipped()) {
        return;
    }
    if (!IsSafeWithInvalidRays()) {
        GTEST_SKIP() << kExecutesInvalidRays;
    }
    MakeScenes();
    library_flags_ = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
    miss_traces_ = true;
    result_.words[1] = 0; // Flags of the ray.
    for (const uint32_t max_depth : {2u, 1u}) {
        rays_pipeline_ = VK_NULL_HANDLE;
        max_depth_ = max_depth;
        EXPECT_EQ(Trace(0), IsGuard() && max_depth == 1 ? 1u : 9u);
        if (max_depth == 2) {
            ExpectSilence();
        } else {
            ExpectMessage("WARDEN-gpuav-ray-recursion",
                          "OpTraceRayKHR: a shader with recursion depth 1 or more traces a ray, but");
        }
    }
    Stop();
    ExpectSilence();
}

// Drivers leave out most of a query whose result is not used, but not the branches around its instructions.
TEST_P(OperandsTest, QueriesWithoutAResultRun) {
    for (const char *checks : {"default", "ray_parameters", "all"}) {
        StartRays(MakeRayOptions(checks));
        if (IsSkipped()) {
            return;
        }
        if (!has_queries_) {
            GTEST_SKIP() << "this driver lacks VK_KHR_ray_query";
        }
        constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
        VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, kStages, nullptr},
                                                          {1, kStructure, 1, kStages, nullptr},
                                                          {2, kUniform, 1, kStages, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}, {kStructure, 1}, {kUniform, 1}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer flags = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
        WriteBuffer(set, 0, 0, kStorage, result);
        WriteStructure(set, 1, 0, MakeScene(100));
        WriteBuffer(set, 2, 0, kUniform, flags);
        VkPipelineLayout layout = MakePipelineLayout({set_layout});
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(operands_unused_query));
        for (const uint32_t value : {0x14u, 0x104u, 0u}) { // TerminateOnFirstHit with one kind of culling.
            flags.words[0] = value;
            result.words[0] = 0;
            RunDispatch(pipeline, layout, set, {}, 1);
            EXPECT_EQ(result.words[0], 5u);
            ExpectSilence();
        }
        if (IsGuard() && std::string(checks) != "default") {
            flags.words[0] = 0x300;
            RunDispatch(pipeline, layout, set, {}, 1);
            ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06889", "contain both");
            EXPECT_EQ(result.words[0], 5u);
        }
        Stop();
        ExpectSilence();
    }
}

// Intersections that a shader generates are between RayTmin and the closest one so far.
TEST_P(OperandsTest, DistancesOfGeneratedIntersectionsAreReported) {
    constexpr char kId[] = "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353";
    const struct {
        uint32_t operation;
        const char *text;
    } cases[] = {
        {20, "OpRayQueryGenerateIntersectionKHR: Hit T -0.5 is less than RayTmin"},
        {21, "Hit T 3 is greater than 2, the distance of the committed intersection."},
        {22, "OpRayQueryGenerateIntersectionKHR: Hit T is NaN."},
    };
    for (const char *checks : {"ray_parameters", "all"}) {
        StartRays(MakeRayOptions(checks));
        if (IsSkipped()) {
            return;
        }
        if (!has_queries_) {
            GTEST_SKIP() << "this driver lacks VK_KHR_ray_query";
        }
        MakeScenes();
        compute_ = VK_NULL_HANDLE;
        EXPECT_EQ(Query(102), 100u);
        ExpectSilence();
        if (!IsSafeWithInvalidRays()) {
            GTEST_SKIP() << kExecutesInvalidRays;
        }
        for (const auto &it : cases) {
            EXPECT_EQ(Query(it.operation), 100u);
            ASSERT_EQ(messages().size(), 1u) << it.text;
            EXPECT_NE(messages()[0].text.find("operands_query.comp at line"), std::string::npos);
            ExpectMessage(kId, it.text);
        }
        // The query does not begin: only its flags are reported.
        Query(0);
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06889", "contain both");
        Stop();
        ExpectSilence();
    }
}

// Shaders must not generate intersections for queries of structures that were built with motion.
TEST_P(OperandsTest, IntersectionsInStructuresWithMotionAreReported) {
    for (const bool robust : {false, true}) {
        Options options = MakeRayOptions(robust ? "all" : "ray_parameters", robust);
        options.settings["gpuav_acceleration_structures"] = "true";
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.device_extensions.push_back(VK_NV_RAY_TRACING_MOTION_BLUR_EXTENSION_NAME);
        StartRays(options);
        if (IsSkipped()) {
            return;
        }
        if (!has_queries_) {
            GTEST_SKIP() << "this driver lacks VK_KHR_ray_query";
        }
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, kStages, nullptr}, {1, kStructure, 2, kStages, nullptr}});
        set_ = MakeSet(set_layout, {{kStorage, 1}, {kStructure, 2}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        WriteStructure(set_, 1, 0, MakeScene());
        WriteStructure(set_, 1, 1, MakeScene(0, VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV));
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        compute_ = MakeComputePipeline(layout_, MakeShader(operands_motion));
        const auto query = [&](uint32_t index, bool generates) {
            RunDispatch(compute_, layout_, set_, {kStages, {index, generates}}, 1);
            return result_.words[0];
        };
        EXPECT_EQ(query(0, true), 1u);
        EXPECT_EQ(query(0, false), 0u);
        EXPECT_EQ(query(1, false), 0u); // Without an intersection, the structure is valid.
        ExpectSilence();
        if (!IsSafeWithInvalidRays()) {
            GTEST_SKIP() << kExecutesInvalidRays;
        }
        EXPECT_EQ(query(1, true), IsGuard() ? 0u : 1u);
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find("Set 0, binding 1, array element 1 (scenes)."), std::string::npos)
            << messages()[0].text;
        EXPECT_NE(messages()[0].text.find("motion.comp at line 23"), std::string::npos) << messages()[0].text;
        ExpectMessage("VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06354",
                      "OpRayQueryGenerateIntersectionKHR: Descriptor index 1 holds a structure built with "
                      "VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV.");
        // A structure that replaces the bad one is valid immediately.
        WriteStructure(set_, 1, 1, MakeScene());
        EXPECT_EQ(query(1, true), 1u);
        Stop();
        ExpectSilence();
    }
}

// A ray that skips all geometry that its pipeline does not skip cannot hit anything. Ray queries may have these flags.
TEST_P(OperandsTest, RayFlagsThatThePipelineForbidsAreReported) {
    constexpr VkPipelineCreateFlags kTriangles = VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR;
    constexpr VkPipelineCreateFlags kBoxes = VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR;
    constexpr uint32_t kSkipTriangles = 8, kSkipBoxes = 9;
    const struct {
        VkPipelineCreateFlags flags;
        uint32_t operation;
        const char *id, *text; // NULL: no mistake.
    } cases[] = {
        {0, kSkipTriangles, nullptr, nullptr},
        {0, kSkipBoxes, nullptr, nullptr},
        {kTriangles, kSkipTriangles, nullptr, nullptr},
        {kBoxes, kSkipBoxes, nullptr, nullptr},
        {kBoxes, kSkipTriangles, "VUID-RuntimeSpirv-OpTraceRayKHR-06553",
         "ray flags 0x100 contain SkipTrianglesKHR, but the pipeline was created with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR."},
        {kTriangles, kSkipBoxes, "VUID-RuntimeSpirv-OpTraceRayKHR-06554",
         "ray flags 0x200 contain SkipAABBsKHR, but the pipeline was created with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR."},
    };
    ray_features_.pipelines.rayTraversalPrimitiveCulling = VK_TRUE;
    for (const char *checks : {"ray_parameters", "all"}) {
        StartRays(MakeRayOptions(checks));
        if (IsSkipped()) {
            return;
        }
        MakeScenes();
        compute_ = VK_NULL_HANDLE;
        for (const auto &it : cases) {
            if (it.id && !IsSafeWithInvalidRays()) {
                GTEST_SKIP() << kExecutesInvalidRays;
            }
            pipeline_flags_ = it.flags;
            rays_pipeline_ = VK_NULL_HANDLE;
            result_.words[0] = 1;
            const uint32_t payload = Trace(it.operation);
            if (!it.id) {
                EXPECT_EQ(payload, 7u);
            } else {
                EXPECT_EQ(IsGuard() ? payload : 0, 0u);
                ASSERT_EQ(messages().size(), 1u) << it.text;
                ExpectMessage(it.id, it.text);
            }
            if (has_queries_) {
                Query(it.operation);
            }
            ExpectSilence();
        }
        Stop();
        ExpectSilence();
    }
}

// The flags of the linked pipeline decide, which may lack those of its libraries. lavapipe passes no push constants to
// stages of libraries: a buffer has the flags.
TEST_P(OperandsTest, FlagsOfLibrariesForbidNoRayFlags) {
    constexpr uint32_t kSkipTriangles = 0x100, kSkipBoth = 0x300;
    ray_features_.pipelines.rayTraversalPrimitiveCulling = VK_TRUE;
    Options options = MakeRayOptions("ray_parameters");
    options.device_extensions.push_back(VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME);
    StartRays(options);
    if (IsSkipped()) {
        return;
    }
    MakeScenes();
    library_flags_ = VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR;
    result_.words[1] = kSkipTriangles;
    EXPECT_EQ(Trace(0), 7u);
    ExpectSilence();
    if (IsSafeWithInvalidRays()) { // The stages of the library are checked.
        result_.words[1] = kSkipBoth;
        const uint32_t payload = Trace(0);
        EXPECT_EQ(IsGuard() ? payload : 0, 0u);
        ExpectMessage("VUID-RuntimeSpirv-OpTraceRayKHR-06552", "contain both");
    }
    Stop();
    ExpectSilence();
}

TEST_P(OperandsTest, CountsOfMeshShadersAreReported) {
    Options options = MakeOptions("mesh_outputs");
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    options.device_next = &mesh;
    WD_START_DEVICE(options);
    const Target target = MakeTarget(4, 4);
    const VkPipelineLayout layout = MakePipelineLayout({}, VK_SHADER_STAGE_MESH_BIT_EXT, 8);
    const VkPipeline pipeline = MakeMeshPipeline(layout, VK_NULL_HANDLE, MakeShader(operands_mesh),
                                                 MakeShader(operands_frag), target);
    const auto paint = [&](uint32_t vertices, uint32_t primitives) {
        const uint32_t push[] = {vertices, primitives};
        VkCommandBuffer commands = Begin();
        BeginPass(commands, target);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_MESH_BIT_EXT, 0, sizeof push, push);
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(commands, 1, 1, 1);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
        return ReadTarget(target)[0];
    };
    const uint32_t painted = paint(3, 1), clear = paint(0, 0);
    EXPECT_NE(painted, clear);
    ExpectSilence();
    if (IsGuard() || IsLavapipe()) { // Other drivers may write past their memory.
        const uint32_t with_vertices = paint(4, 1);
        EXPECT_EQ(IsGuard() ? with_vertices : clear, clear);
        ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07332",
                      "OpSetMeshOutputsEXT sets 4 vertices, and the shader declares at most 3.");
        ClearMessages();
        const uint32_t with_primitives = paint(3, 2);
        EXPECT_EQ(IsGuard() ? with_primitives : clear, clear);
        ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07333",
                      "OpSetMeshOutputsEXT sets 2 primitives, and the shader declares at most 1.");
        ClearMessages();
        // Each rule that an instruction breaks is reported.
        const uint32_t with_both = paint(4, 2);
        EXPECT_EQ(IsGuard() ? with_both : clear, clear);
        ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07332", "sets 4 vertices");
        ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07333", "sets 2 primitives");
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(OperandsTest, ReachedUnreachableIsReported) {
    for (const bool robust : {false, true}) {
        WD_START_DEVICE(MakeOptions("unreachable", robust));
        const VkShaderStageFlags stages = VK_SHADER_STAGE_COMPUTE_BIT;
        VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, stages, nullptr}});
        set_ = MakeSet(set_layout, {{kStorage, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        layout_ = MakePipelineLayout({set_layout}, stages, 8);
        compute_ = MakeComputePipeline(layout_, MakeShader(operands_switch));
        const auto run = [&](uint32_t index) {
            RunDispatch(compute_, layout_, set_, {stages, {index, 0}}, 1);
            return result_.words[0];
        };
        EXPECT_EQ(run(0), 10u);
        EXPECT_EQ(run(1), 11u);
        ExpectSilence();
        EXPECT_EQ(run(2), 0u);
        ExpectMessage("WARDEN-gpuav-unreachable-reached", "The shader reaches OpUnreachable");
        ClearMessages();
        Stop();
        ExpectSilence();
    }
}

// Failures that wait for the end of the invocation are reported, too.
TEST_P(OperandsTest, FailuresBeforeUnreachableAreReported) {
    WD_START_DEVICE(MakeOptions("default,arithmetic,unreachable"));
    const VkShaderStageFlags stages = VK_SHADER_STAGE_COMPUTE_BIT;
    VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, stages, nullptr}});
    set_ = MakeSet(set_layout, {{kStorage, 1}});
    result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set_, 0, 0, kStorage, result_);
    layout_ = MakePipelineLayout({set_layout}, stages, 8);
    compute_ = MakeComputePipeline(layout_, MakeShader(operands_reached));
    for (const uint32_t index : {0u, 1u, 2u}) {
        result_.words[0] = 0;
        RunDispatch(compute_, layout_, set_, {stages, {index, 0}}, 1);
        ExpectMessage("WARDEN-gpuav-undefined-arithmetic", "division of integers by zero (7, 0)");
        ExpectMessage("WARDEN-gpuav-unreachable-reached", "The shader reaches OpUnreachable");
        ExpectSilence();
    }
    RunDispatch(compute_, layout_, set_, {stages, {3, 0}}, 1);
    Stop();
    ExpectSilence();
}

TEST_P(OperandsTest, NothingIsReportedByDefault) {
    StartRays(MakeRayOptions("default"));
    if (IsSkipped()) {
        return;
    }
    if (!IsLavapipe()) {
        GTEST_SKIP() << kExecutesInvalidRays;
    }
    MakeScenes();
    for (const uint32_t operation : {0u, 1u, 2u, 6u}) {
        if (has_queries_) {
            Query(operation);
        }
        Trace(operation);
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, OperandsTest, ::testing::Values("guard", "observe"));

} // namespace
} // namespace wd::testing
