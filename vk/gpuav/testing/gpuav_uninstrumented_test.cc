// Every reason not to instrument a pipeline, a shader or a stage is reported once, on the fake device. Each test has a
// similar case that is instrumented without messages, or names the test that has it. Reasons that need a real driver
// are in gpuav_libraries_test.cc, gpuav_rays_test.cc and gpuav_runtime_test.cc; missing host memory is in
// gpuav_failure_test.cc.
#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/testing/gpuav_fake_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr char kPipelineId[] = "WARDEN-gpuav-pipeline-unsupported";
constexpr char kLayoutId[] = "WARDEN-gpuav-layout-unsupported";

class UninstrumentedTest : public FakeTest {
  protected:
    static VkComputePipelineCreateInfo Compute(VkPipelineLayout layout,
                                               const VkPipelineShaderStageCreateInfo &stage) {
        auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
        info.layout = layout;
        info.stage = stage;
        info.basePipelineIndex = -1;
        return info;
    }
    bool IsInstrumented(VkPipeline pipeline) {
        return driver_.pipelines[pipeline].is_instrumented;
    }
    // ExpectOnce expects exactly one finding.
    static void ExpectOnce(const FakeDevice &device, const std::string &id, const std::string &reason) {
        EXPECT_EQ(device.findings.size(), 1u);
        for (const std::string &finding : device.findings) {
            EXPECT_NE(finding.find("[ " + id + " ] "), std::string::npos) << finding;
            EXPECT_NE(finding.find(reason), std::string::npos) << finding;
        }
    }
    // ExpectUninstrumented creates a pipeline twice. It is not instrumented, and the reason is reported once.
    void ExpectUninstrumented(FakeDevice &device, const VkComputePipelineCreateInfo &info,
                              const std::string &id, const std::string &reason) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        for (int i = 0; i < 2; i++) {
            EXPECT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
            EXPECT_FALSE(IsInstrumented(pipeline)) << reason;
        }
        ExpectOnce(device, id, reason);
    }
    void ExpectInstrumented(FakeDevice &device, const VkComputePipelineCreateInfo &info) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        EXPECT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
        EXPECT_TRUE(IsInstrumented(pipeline));
        EXPECT_TRUE(device.findings.empty()) << device.findings[0];
    }
};

TEST_F(UninstrumentedTest, StructsOfPipelines) {
    const struct {
        uint32_t type;
        const char *reason;
    } cases[] = {
        {1000483002, "it is created from pipeline binaries"}, // VkPipelineBinaryInfoKHR
        {VK_STRUCTURE_TYPE_SUBPASS_SHADING_PIPELINE_CREATE_INFO_HUAWEI, "it is for subpass shading"},
        {VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_SHADER_GROUPS_CREATE_INFO_NV,
         "it has shader groups (VkGraphicsPipelineShaderGroupsCreateInfoNV)"},
    };
    for (const auto &one : cases) {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        VkComputePipelineCreateInfo info = Compute(MakeLayout(device), Stage(MakeReader(device)));
        ExpectInstrumented(device, info);
        const VkBaseInStructure chained = {(VkStructureType)one.type, nullptr};
        info.pNext = &chained;
        ExpectUninstrumented(
            device, info, kPipelineId,
            std::string("vkCreateComputePipelines: a pipeline is not instrumented, because ") + one.reason +
                ".");
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, FlagsOfPipelines) {
    const struct {
        uint64_t flags;
        const char *reason;
    } cases[] = {
        {0x40000, "generated commands may bind it"},      // VK_PIPELINE_CREATE_INDIRECT_BINDABLE_BIT_NV
        {0x4000000000, "generated commands may bind it"}, // VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT
        {0x80000000, "its binaries are captured"},        // VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR
        {0x1000000000, "it uses descriptor heaps (VK_EXT_descriptor_heap)"},
        {VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT,
         "either the pipeline or its layout is for descriptor buffers, but not both"},
    };
    for (const auto &one : cases) {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        VkComputePipelineCreateInfo info = Compute(MakeLayout(device), Stage(MakeReader(device)));
        // VkPipelineCreateFlags2CreateInfo
        struct {
            VkStructureType type;
            const void *next;
            uint64_t flags;
        } flags = {(VkStructureType)1000470005, nullptr, 0};
        info.pNext = &flags;
        ExpectInstrumented(device, info);
        flags.flags = one.flags;
        ExpectUninstrumented(device, info, kPipelineId, one.reason);
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, ALayoutThatIsNotKnown) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const auto unknown = reinterpret_cast<VkPipelineLayout>(uint64_t{0x77777});
    ExpectUninstrumented(device, Compute(unknown, Stage(MakeReader(device))), kPipelineId,
                         "because its pipeline layout is not known.");
}

TEST_F(UninstrumentedTest, AStageWithoutCode) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    ExpectUninstrumented(
        device, Compute(MakeLayout(device), Stage(VK_NULL_HANDLE)), kPipelineId,
        "A shader stage (VkShaderStageFlagBits 0x20) is not instrumented, because it has no shader module, "
        "only an identifier (VK_EXT_shader_module_identifier).");
}

TEST_F(UninstrumentedTest, AModuleThatIsNotKnown) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    driver_.own_module = reinterpret_cast<VkShaderModule>(uint64_t{0x66666});
    ExpectUninstrumented(
        device, Compute(MakeLayout(device), Stage(driver_.own_module)), kPipelineId,
        "A shader stage (VkShaderStageFlagBits 0x20) is not instrumented, because its shader module is not "
        "known.");
}

TEST_F(UninstrumentedTest, AModuleAfterAnUnknownStruct) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    auto code = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    code.codeSize = kWords * 4;
    code.pCode = index_storage_buffer;
    VkBaseInStructure unknown = {(VkStructureType)1999999000,
                                 reinterpret_cast<const VkBaseInStructure *>(&code)};
    VkComputePipelineCreateInfo info = Compute(MakeLayout(device), Stage(VK_NULL_HANDLE));
    info.stage.pNext = &code;
    VkPipeline pipeline;
    EXPECT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
    EXPECT_TRUE(device.findings.empty());
    info.stage.pNext = &unknown;
    ExpectUninstrumented(
        device, info, kPipelineId,
        "A shader stage (VkShaderStageFlagBits 0x20) is not instrumented, because its pNext chain has a "
        "struct that this build does not know (VkStructureType 1999999000) before the shader module.");
}

// Each module is reported once, however often it is used.
TEST_F(UninstrumentedTest, ModulesThatCannotBeInstrumented) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    wd_instrument_result result = {};
    ASSERT_EQ(wd_instrument(wd_allocator_default(), &options, index_storage_buffer, kWords, &result, nullptr),
              WD_OK);
    const uint32_t broken[2][6] = {{0xdeadbeef}, {0xdeadbeef, 1}};
    const VkPipelineLayout layout = MakeLayout(device);
    VkPipeline pipeline;
    for (int i = 0; i < 3; i++) {
        device.MakePipeline(layout, device.MakeShader(broken[0], 6), &pipeline);
        device.MakePipeline(layout, device.MakeShader(broken[1], 6), &pipeline);
        device.MakePipeline(layout, device.MakeShader(result.words, result.num_words), &pipeline);
        EXPECT_FALSE(IsInstrumented(pipeline));
        device.MakePipeline(layout, MakeReader(device), &pipeline);
        EXPECT_TRUE(IsInstrumented(pipeline));
    }
    EXPECT_EQ(device.findings.size(), 3u);
    EXPECT_EQ(Count(device, "[ WARDEN-gpuav-shader-invalid ] A shader module (id 0x"), 3u);
    EXPECT_EQ(Count(device, "is not instrumented: the module is instrumented already."), 1u);
    wd_allocator allocator = wd_allocator_default();
    wd_free(&allocator, result.words);
}

TEST_F(UninstrumentedTest, LayoutsWithoutRoom) {
    const auto dynamic = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    const auto image = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    const struct {
        VkDescriptorSetLayoutBinding one_less, all; // There is no room for our descriptor with `all`.
        const char *reason;
    } cases[] = {
        {Binding(0, dynamic, 3), Binding(0, dynamic, 4), "maxDescriptorSetStorageBuffersDynamic"},
        {Binding(0, kStorage, 14), Binding(0, kStorage, 15), "maxPerStageDescriptorStorageBuffers"},
        {Binding(0, image, 126), Binding(0, image, 127), "maxPerStageResources"},
    };
    for (const auto &one : cases) {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        device.MakePipelineLayout({device.MakeSetLayout({one.one_less})});
        EXPECT_TRUE(device.findings.empty());
        for (int i = 0; i < 2; i++) {
            const VkPipelineLayout layout = device.MakePipelineLayout({device.MakeSetLayout({one.all})});
            VkPipeline pipeline;
            EXPECT_EQ(device.MakePipeline(layout, MakeReader(device), &pipeline), VK_SUCCESS);
            EXPECT_FALSE(IsInstrumented(pipeline));
        }
        ExpectOnce(device, kLayoutId, one.reason);
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, LayoutsOfAllStorageBuffers) {
    for (uint32_t count : {11u, 12u}) {
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        device.MakePipelineLayout(
            {device.MakeSetLayout({{0, kStorage, 12, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                   {1, kStorage, count, VK_SHADER_STAGE_VERTEX_BIT, nullptr}})});
        if (count == 12) {
            ExpectOnce(device, kLayoutId, "(maxDescriptorSetStorageBuffers)");
        } else {
            EXPECT_TRUE(device.findings.empty());
        }
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, LayoutsOfAllSets) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkDescriptorSetLayout set = device.MakeSetLayout({Binding(0, kStorage, 1)});
    device.MakePipelineLayout(std::vector<VkDescriptorSetLayout>(7, set));
    EXPECT_TRUE(device.findings.empty());
    device.MakePipelineLayout(std::vector<VkDescriptorSetLayout>(8, set));
    device.MakePipelineLayout(std::vector<VkDescriptorSetLayout>(8, set));
    ExpectOnce(
        device, "WARDEN-gpuav-no-free-slot",
        "Pipelines of a pipeline layout are not instrumented, because it uses descriptor set 7, which error "
        "records need");
}

TEST_F(UninstrumentedTest, LayoutsWithSetLayoutsThatAreNotUsable) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkDescriptorSetLayout set = device.MakeSetLayout({Binding(0, kStorage, 1)});
    device.MakePipelineLayout({set, VK_NULL_HANDLE}, VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT);
    EXPECT_TRUE(device.findings.empty());
    for (int i = 0; i < 2; i++) {
        device.MakePipelineLayout({set, VK_NULL_HANDLE});
        device.MakePipelineLayout({reinterpret_cast<VkDescriptorSetLayout>(uint64_t{0x55555})});
    }
    EXPECT_EQ(device.findings.size(), 2u);
    EXPECT_EQ(Count(device, "it leaves out descriptor set layouts"), 1u);
    EXPECT_EQ(Count(device, "a descriptor set layout of it is not known"), 1u);
}

TEST_F(UninstrumentedTest, LayoutsForDescriptorBuffers) {
    const VkDescriptorSetLayoutCreateFlags flag = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    driver_.properties.limits.maxPushConstantsSize = 16; // No room for our addresses.
    for (bool available : {false, true}) {
        driver_.has_descriptor_buffers = available;
        driver_.properties.apiVersion = VK_API_VERSION_1_2;
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        const VkDescriptorSetLayout set = device.MakeSetLayout({Binding(0, kStorage, 1)});
        const VkDescriptorSetLayout in_buffer = device.MakeSetLayout({Binding(0, kStorage, 1)}, flag);
        for (int i = 0; i < 2; i++) {
            device.MakePipelineLayout({in_buffer});
        }
        if (!available) {
            ExpectOnce(device, kLayoutId, "it is for descriptor buffers, of which the device has too few");
        } else {
            EXPECT_TRUE(device.findings.empty());
            for (int i = 0; i < 2; i++) {
                device.MakePipelineLayout({in_buffer, set});
                device.MakePipelineLayout({device.MakeSetLayout({})});
            }
            EXPECT_EQ(device.findings.size(), 2u);
            EXPECT_EQ(Count(device, "only some of its descriptor set layouts are for descriptor buffers"),
                      1u);
            EXPECT_EQ(Count(device, "it has no descriptors, and the device uses descriptor buffers"), 1u);
        }
        device.Destroy();
    }
}

// With device addresses and push constants, none of these reasons applies.
TEST_F(UninstrumentedTest, LayoutsWithRoomForPushConstants) {
    driver_.has_descriptor_buffers = true;
    driver_.properties.apiVersion = VK_API_VERSION_1_2;
    for (uint32_t size : {16, 32}) {
        driver_.properties.limits.maxPushConstantsSize = size;
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        const VkDescriptorSetLayout set = device.MakeSetLayout({Binding(0, kStorage, 1)});
        device.MakePipelineLayout(std::vector<VkDescriptorSetLayout>(8, set));
        device.MakePipelineLayout({device.MakeSetLayout({})});
        EXPECT_EQ(Count(device, "because it uses descriptor set 7"), size == 16 ? 1u : 0u);
        EXPECT_EQ(Count(device, "cannot be passed in push constants, because the application uses the push "
                                "constants (maxPushConstantsSize)."),
                  size == 16 ? 2u : 0u);
        EXPECT_EQ(device.findings.size(), size == 16 ? 2u : 0u);
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, LayoutsThatTheDriverRefuses) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    for (int i = 0; i < 2; i++) {
        // The application's layout is created, and our second one is refused.
        driver_.layouts_left = 1;
        VkPipeline pipeline;
        EXPECT_EQ(device.MakePipeline(MakeLayout(device), MakeReader(device), &pipeline), VK_SUCCESS);
        EXPECT_FALSE(IsInstrumented(pipeline));
    }
    ExpectOnce(device, "WARDEN-gpuav-driver-refused",
               "The driver refused a pipeline layout with a descriptor set for error records (VkResult -2).");
}

TEST_F(UninstrumentedTest, ADeviceWithoutSetLayouts) {
    driver_.set_layout_result = VK_ERROR_OUT_OF_HOST_MEMORY;
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    ExpectOnce(device, "WARDEN-gpuav-device-unsupported",
               "GPU-assisted validation is off: the driver refused a descriptor set layout (VkResult -1).");
}

TEST_F(UninstrumentedTest, StagesThatCannotStore) {
    for (int lacking = 0; lacking < 4; lacking++) {
        driver_.features.vertexPipelineStoresAndAtomics = !(lacking & 1);
        driver_.features.fragmentStoresAndAtomics = !(lacking & 2);
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        const char *const stages[] = {"", "vertex, tessellation and geometry", "fragment", "graphics"};
        if (lacking) {
            ExpectOnce(device, "WARDEN-gpuav-stores-unsupported",
                       std::string("Shaders of the ") + stages[lacking] + " stages are not instrumented");
        } else {
            EXPECT_TRUE(device.findings.empty());
        }
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, ExtensionsThatRunOtherCode) {
    const struct {
        const char *extension, *id, *text;
    } cases[] = {
#ifndef VK_EXT_shader_object
        {"VK_EXT_shader_object", "WARDEN-gpuav-objects-unsupported",
         "Shader objects (VK_EXT_shader_object) are not instrumented"},
#endif
        {"VK_AMDX_shader_enqueue", kPipelineId, "Execution graph pipelines (VK_AMDX_shader_enqueue) are not"},
        {"VK_ARM_data_graph", kPipelineId, "Data graph pipelines (VK_ARM_data_graph) are not instrumented"},
        {"VK_NVX_binary_import", kPipelineId, "Functions of CUDA binaries (VK_NVX_binary_import) are not"},
        {"VK_NV_cuda_kernel_launch", kPipelineId, "CUDA kernels (VK_NV_cuda_kernel_launch) are not"},
    };
    for (const auto &one : cases) {
        driver_.extensions = {one.extension};
        FakeDevice device(&driver_, wd_allocator_default(), options_);
        ExpectOnce(device, one.id, one.text);
        device.Destroy();
    }
}

TEST_F(UninstrumentedTest, RayTracingPipelines) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = MakeLayout(device);
    // Any code that would be instrumented.
    const VkPipelineShaderStageCreateInfo stage = Stage(MakeReader(device), VK_SHADER_STAGE_RAYGEN_BIT_KHR);
    auto nv = Make<VkRayTracingPipelineCreateInfoNV>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_NV);
    nv.stageCount = 1;
    nv.pStages = &stage;
    nv.layout = layout;
    auto khr =
        Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
    khr.stageCount = 1;
    khr.pStages = &stage;
    khr.layout = layout;
    const auto deferred = reinterpret_cast<VkDeferredOperationKHR>(uint64_t{0x44444});
    VkPipeline pipeline;
    EXPECT_EQ(device.MakePipeline(khr, VK_NULL_HANDLE, &pipeline), VK_SUCCESS);
    EXPECT_TRUE(IsInstrumented(pipeline));
    EXPECT_EQ(device.MakePipeline(nv, &pipeline), VK_SUCCESS);
    EXPECT_TRUE(IsInstrumented(pipeline));
    EXPECT_TRUE(device.findings.empty());
    for (int i = 0; i < 2; i++) {
        device.MakePipeline(khr, deferred, &pipeline);
        EXPECT_FALSE(IsInstrumented(pipeline));
    }
    EXPECT_EQ(device.findings.size(), 1u);
    EXPECT_EQ(
        Count(device,
              "vkCreateRayTracingPipelinesKHR: a pipeline is not instrumented, because it is created by "
              "a deferred operation."),
        1u);
}

TEST_F(UninstrumentedTest, DescriptorHeapsStopTheChecksOfCommands) {
    options_.indirect_parameters = true;
    driver_.extensions = {"VK_EXT_descriptor_heap"};
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    ExpectOnce(device, "WARDEN-gpuav-device-unsupported", "The device has descriptor heaps");
    device.Destroy();
}

// Graphics pipeline libraries

TEST_F(UninstrumentedTest, WithoutALayoutTheLibrarysIsUsed) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = MakeLayout(device);
    const VkPipeline library = MakeLibrary(device, layout);
    EXPECT_TRUE(IsInstrumented(Link(device, layout, {library})));
    EXPECT_TRUE(IsInstrumented(Link(device, VK_NULL_HANDLE, {library})));
    EXPECT_TRUE(device.findings.empty());
}

TEST_F(UninstrumentedTest, ALayoutOfTheLibraryWithoutRoomIsReported) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = device.MakePipelineLayout(
        {device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 4)})});
    EXPECT_FALSE(IsInstrumented(Link(device, VK_NULL_HANDLE, {MakeLibrary(device, layout)})));
    ExpectOnce(device, kLayoutId, "maxDescriptorSetStorageBuffersDynamic");
}

TEST_F(UninstrumentedTest, LibrariesAfterAnUnknownStruct) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = MakeLayout(device);
    const VkPipeline library = MakeLibrary(device, layout);
    VkBaseInStructure unknown = {(VkStructureType)1999999000, nullptr};
    for (int i = 0; i < 2; i++) {
        EXPECT_FALSE(IsInstrumented(Link(device, layout, {library}, &unknown)));
    }
    ExpectOnce(device, kPipelineId,
               "vkCreateGraphicsPipelines: a pipeline is not instrumented, because its pNext chain has a "
               "struct that "
               "this build does not know (VkStructureType 1999999000) before the libraries.");
}

TEST_F(UninstrumentedTest, ALibraryThatIsNotKnown) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const auto unknown = reinterpret_cast<VkPipeline>(uint64_t{0x33333});
    const VkPipelineLayout layout = MakeLayout(device);
    EXPECT_FALSE(IsInstrumented(Link(device, layout, {unknown})));
    EXPECT_FALSE(IsInstrumented(Link(device, VK_NULL_HANDLE, {unknown})));
    ExpectOnce(device, kPipelineId, "because one of its libraries is not known.");
}

TEST_F(UninstrumentedTest, ALibraryThatTheDriverRefuses) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const VkPipelineLayout layout = MakeLayout(device);
    driver_.pipeline_result = VK_ERROR_UNKNOWN;
    for (int i = 0; i < 2; i++) {
        EXPECT_FALSE(IsInstrumented(Link(device, layout, {MakeLibrary(device, layout)})));
    }
    ExpectOnce(device, "WARDEN-gpuav-driver-refused",
               "the driver refused a pipeline library with instrumented shaders (VkResult -13)");
}

} // namespace
} // namespace wd::testing
