// Sizes and counts that stages state, against the limits of the device, on lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

// Execution modes.
enum : uint32_t { kInvocations = 0, kOutputVertices = 26, kOutputPrimitives = 5270 };

constexpr char kVersion[] = "#version 460\n";
constexpr char kPlainVertex[] = "#version 460\nvoid main() { gl_Position = vec4(0); }\n";
constexpr char kEmptyCompute[] = "#version 460\nlayout(local_size_x = 1) in;\nvoid main() {}\n";

class StageLimitsTest : public PipelineShadersTest {
  protected:
    const VkPhysicalDeviceLimits &Limits() {
        vkGetPhysicalDeviceProperties(physical_device(), &properties_);
        return properties_.limits;
    }
    // Query returns a struct of properties.
    template <typename Struct> Struct Query(VkStructureType type) {
        Struct found = Make<Struct>(type);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &found;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return found;
    }

  private:
    VkPhysicalDeviceProperties properties_;
};

TEST_F(StageLimitsTest, DepthOfWorkgroups) {
    WD_START_DEVICE(MakeOptions());
    const VkPipelineLayout layout = MakePipelineLayout({});
    for (uint32_t more : {0u, 1u}) {
        std::vector<uint32_t> words = CompileGlsl("comp", kEmptyCompute);
        SetWorkgroupSize(&words, 2, Limits().maxComputeWorkGroupSize[2] + more);
        Compute(layout, MakeModule(words));
        if (more) {
            ExpectMessage("VUID-RuntimeSpirv-z-06431",
                          "in z, but maxComputeWorkGroupSize[2] of the device is");
        }
        ExpectSilence();
    }
}

// --- Mesh and task shaders ---

class MeshLimitsTest : public StageLimitsTest {
  protected:
    // Begin starts a device with task and mesh shaders.
    void Begin() {
        mesh_ = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh_.meshShader = mesh_.taskShader = VK_TRUE;
        Options options = MakeOptions(VK_API_VERSION_1_3);
        options.device_extensions = {VK_EXT_MESH_SHADER_EXTENSION_NAME};
        options.device_next = &mesh_;
        Start(options);
        if (!IsSkipped()) {
            limits_ = Query<VkPhysicalDeviceMeshShaderPropertiesEXT>(
                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
        }
    }
    static std::vector<uint32_t> Mesh(const std::string &declarations = "", const std::string &text = "") {
        return CompileGlsl("mesh",
                           kVersion +
                               std::string("#extension GL_EXT_mesh_shader : require\n"
                                           "layout(local_size_x = 1) in;\n"
                                           "layout(triangles, max_vertices = 3, max_primitives = 1) out;\n") +
                               declarations + "void main() { SetMeshOutputsEXT(0, 0);\n" + text + " }\n",
                           "vulkan1.2");
    }
    static std::vector<uint32_t> Task(const std::string &declarations = "", const std::string &text = "") {
        return CompileGlsl(
            "task",
            kVersion +
                std::string("#extension GL_EXT_mesh_shader : require\nlayout(local_size_x = 1) in;\n") +
                declarations + "void main() {\n" + text + " EmitMeshTasksEXT(1, 1, 1); }\n",
            "vulkan1.2");
    }
    void Create(const std::vector<uint32_t> &mesh, const std::vector<uint32_t> &task = {},
                bool has_vertex = false) {
        std::vector<Stage> stages = {{VK_SHADER_STAGE_MESH_BIT_EXT, MakeModule(mesh)}};
        if (!task.empty()) {
            stages.push_back({VK_SHADER_STAGE_TASK_BIT_EXT, MakeModule(task)});
        }
        if (has_vertex) {
            stages.push_back({VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kPlainVertex, "vulkan1.2")});
        }
        StageLimitsTest::Create({.stages = stages, .rasterizer_discard = VK_TRUE});
    }

    VkPhysicalDeviceMeshShaderFeaturesEXT mesh_;
    VkPhysicalDeviceMeshShaderPropertiesEXT limits_;
};

#define WD_BEGIN_MESH()                                                                                      \
    Begin();                                                                                                 \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(MeshLimitsTest, SizesOfMeshWorkgroups) {
    WD_BEGIN_MESH();
    Create(Mesh(), Task());
    ExpectSilence();
    const char *const ids[] = {"VUID-RuntimeSpirv-MeshEXT-07295", "VUID-RuntimeSpirv-MeshEXT-07296",
                               "VUID-RuntimeSpirv-MeshEXT-07297"};
    for (uint32_t axis = 0; axis < 3; axis++) {
        std::vector<uint32_t> words = Mesh();
        SetWorkgroupSize(&words, axis, limits_.maxMeshWorkGroupSize[axis]);
        Create(words);
        ExpectSilence();
        SetWorkgroupSize(&words, axis, limits_.maxMeshWorkGroupSize[axis] + 1);
        Create(words);
        ExpectMessage(ids[axis], "maxMeshWorkGroupSize[" + std::to_string(axis) + "] of the device is");
        ExpectSilence();
    }
    std::vector<uint32_t> words = Mesh();
    SetWorkgroupSize(&words, 0, limits_.maxMeshWorkGroupSize[0]);
    SetWorkgroupSize(&words, 1, limits_.maxMeshWorkGroupInvocations / limits_.maxMeshWorkGroupSize[0] + 1);
    Create(words);
    ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07298", "maxMeshWorkGroupInvocations of the device is");
    ExpectSilence();
}

TEST_F(MeshLimitsTest, SizesOfTaskWorkgroups) {
    WD_BEGIN_MESH();
    const char *const ids[] = {"VUID-RuntimeSpirv-TaskEXT-07291", "VUID-RuntimeSpirv-TaskEXT-07292",
                               "VUID-RuntimeSpirv-TaskEXT-07293"};
    for (uint32_t axis = 0; axis < 3; axis++) {
        std::vector<uint32_t> words = Task();
        SetWorkgroupSize(&words, axis, limits_.maxTaskWorkGroupSize[axis]);
        Create(Mesh(), words);
        ExpectSilence();
        SetWorkgroupSize(&words, axis, limits_.maxTaskWorkGroupSize[axis] + 1);
        Create(Mesh(), words);
        ExpectMessage(ids[axis], "maxTaskWorkGroupSize[" + std::to_string(axis) + "] of the device is");
        ExpectSilence();
    }
    std::vector<uint32_t> words = Task();
    SetWorkgroupSize(&words, 0, limits_.maxTaskWorkGroupSize[0]);
    SetWorkgroupSize(&words, 1, limits_.maxTaskWorkGroupInvocations / limits_.maxTaskWorkGroupSize[0] + 1);
    Create(Mesh(), words);
    ExpectMessage("VUID-RuntimeSpirv-TaskEXT-07294", "maxTaskWorkGroupInvocations of the device is");
    ExpectSilence();
}

TEST_F(MeshLimitsTest, OutputsOfMeshShaders) {
    WD_BEGIN_MESH();
    std::vector<uint32_t> words = Mesh();
    SetMode(&words, kOutputVertices, 0, limits_.maxMeshOutputVertices);
    SetMode(&words, kOutputPrimitives, 0, limits_.maxMeshOutputPrimitives);
    Create(words);
    ExpectSilence();
    SetMode(&words, kOutputVertices, 0, limits_.maxMeshOutputVertices + 1);
    Create(words);
    ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07115", "has the execution mode OutputVertices with the value");
    ExpectSilence();
    SetMode(&words, kOutputVertices, 0, 3);
    SetMode(&words, kOutputPrimitives, 0, limits_.maxMeshOutputPrimitives + 1);
    Create(words);
    ExpectMessage("VUID-RuntimeSpirv-MeshEXT-07116",
                  "has the execution mode OutputPrimitivesEXT with the value");
    ExpectSilence();
}

TEST_F(MeshLimitsTest, SharedMemoryOfMeshAndTaskShaders) {
    WD_BEGIN_MESH();
    const auto shared = [](uint32_t bytes) {
        return "shared uint values[" + std::to_string(bytes / 4) + "];\n";
    };
    const char use[] = "values[0] = 1;\n";
    Create(Mesh(shared(limits_.maxMeshSharedMemorySize), use),
           Task(shared(limits_.maxTaskSharedMemorySize), use));
    ExpectSilence();
    Create(Mesh(shared(limits_.maxMeshSharedMemorySize + 4))); // Nothing uses it, but the interface lists it.
    ExpectMessage("VUID-RuntimeSpirv-maxMeshSharedMemorySize-08754", "bytes of shared memory");
    ExpectSilence();
    Create(Mesh(shared(limits_.maxMeshSharedMemorySize + 4), use));
    ExpectMessage("VUID-RuntimeSpirv-maxMeshSharedMemorySize-08754", "bytes of shared memory");
    Create(Mesh(), Task(shared(limits_.maxTaskSharedMemorySize + 4), use));
    ExpectMessage("VUID-RuntimeSpirv-maxTaskSharedMemorySize-08759", "bytes of shared memory");
    ExpectSilence();
}

TEST_F(MeshLimitsTest, MeshAndVertexShadersTogether) {
    WD_BEGIN_MESH();
    Create(Mesh(), {}, true);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-02095",
                  "has task or mesh shaders next to vertex, tessellation or geometry shaders");
    ExpectSilence();
}

// --- Subgroups ---

TEST_F(StageLimitsTest, Subgroups) {
    auto feature = Make<VkPhysicalDeviceSubgroupSizeControlFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    feature.subgroupSizeControl = feature.computeFullSubgroups = VK_TRUE;
    Options options = MakeOptions(VK_API_VERSION_1_3);
    options.device_next = &feature;
    WD_START_DEVICE(options);
    const auto control = Query<VkPhysicalDeviceSubgroupSizeControlProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    const auto subgroup =
        Query<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    const VkPipelineLayout layout = MakePipelineLayout({});
    auto required = Make<VkPipelineShaderStageRequiredSubgroupSizeCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    required.requiredSubgroupSize = control.minSubgroupSize;
    const VkPipelineShaderStageCreateFlags full = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    const VkPipelineShaderStageCreateFlags varying =
        VK_PIPELINE_SHADER_STAGE_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT;
    const auto create = [&](uint32_t x, bool has_size, VkPipelineShaderStageCreateFlags flags) {
        std::vector<uint32_t> words = CompileGlsl("comp", kEmptyCompute);
        SetWorkgroupSize(&words, 0, x);
        Compute(layout, MakeModule(words), nullptr, "main", has_size ? &required : nullptr, flags);
    };
    create(control.minSubgroupSize, true, full);
    create(control.maxSubgroupSize, false, full | varying);
    create(subgroup.subgroupSize, false, full);
    create(subgroup.subgroupSize + 1, false, 0);
    ExpectSilence();
    create(control.minSubgroupSize + 1, true, full);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-02757",
                  "which is not a multiple of requiredSubgroupSize");
    create(control.maxSubgroupSize + 1, false, full | varying);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-flags-02758",
                  "which is not a multiple of maxSubgroupSize");
    create(subgroup.subgroupSize + 1, false, full);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-flags-02759",
                  "which is not a multiple of subgroupSize");
    ExpectSilence();
    const uint32_t most = control.minSubgroupSize * control.maxComputeWorkgroupSubgroups;
    create(most, true, 0);
    ExpectSilence();
    if (most < Limits().maxComputeWorkGroupInvocations) {
        create(most + 1, true, 0);
        ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-02756",
                      "times maxComputeWorkgroupSubgroups");
    }
    ExpectSilence();
}

// --- Tessellation, geometry and fragment shaders ---

constexpr char kControl[] = R"(#version 460
layout(vertices = 3) out;
void main() {}
)";
constexpr char kEvaluation[] = R"(#version 460
layout(triangles) in;
void main() { gl_Position = vec4(0); }
)";
constexpr char kGeometry[] = R"(#version 460
layout(triangles, invocations = 2) in;
layout(points, max_vertices = 1) out;
void main() { gl_Position = vec4(0); EmitVertex(); }
)";

class ShaderStagesTest : public StageLimitsTest {
  protected:
    static Options WithStages() {
        Options options = MakeOptions();
        options.features.tessellationShader = options.features.geometryShader = VK_TRUE;
        return options;
    }
    void Tessellate(const std::vector<uint32_t> &control, const std::vector<uint32_t> &evaluation) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, MakeModule(control)},
                           {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, MakeModule(evaluation)}},
                .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST,
                .rasterizer_discard = VK_TRUE});
    }
    void Expand(const std::vector<uint32_t> &geometry) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_GEOMETRY_BIT, MakeModule(geometry)}},
                .rasterizer_discard = VK_TRUE});
    }
};

TEST_F(ShaderStagesTest, PatchSize) {
    WD_START_DEVICE(WithStages());
    std::vector<uint32_t> control = CompileGlsl("tesc", kControl);
    const std::vector<uint32_t> evaluation = CompileGlsl("tese", kEvaluation);
    SetMode(&control, kOutputVertices, 0, Limits().maxTessellationPatchSize);
    Tessellate(control, evaluation);
    ExpectSilence();
    for (uint32_t size : {0u, Limits().maxTessellationPatchSize + 1}) {
        SetMode(&control, kOutputVertices, 0, size);
        Tessellate(control, evaluation);
        ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-stage-00713",
                      "has the execution mode OutputVertices with the value " + std::to_string(size));
        ClearMessages(); // The interface's arrays are of another size.
    }
}

TEST_F(ShaderStagesTest, ModesOfTessellation) {
    constexpr uint32_t kTriangles = 22, kQuads = 24;
    WD_START_DEVICE(WithStages());
    const std::vector<uint32_t> control = CompileGlsl("tesc", kControl),
                                evaluation = CompileGlsl("tese", kEvaluation);
    Tessellate(control, evaluation);
    std::vector<uint32_t> other = control;
    AddMode(&other, kTriangles, {});
    Tessellate(other, evaluation); // The same in both.
    ExpectSilence();
    other = evaluation;
    RemoveMode(&other, kTriangles);
    Tessellate(control, other);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00732", "states no type of subdivision");
    ExpectSilence();
    other = control;
    AddMode(&other, kQuads, {});
    Tessellate(other, evaluation);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00733", "states another type of subdivision");
    ExpectSilence();
    other = control;
    RemoveMode(&other, kOutputVertices);
    Tessellate(other, evaluation);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00734", "states no output patch size");
    ExpectSilence();
    other = evaluation;
    AddMode(&other, kOutputVertices, {3});
    Tessellate(control, other);
    ExpectSilence();
    SetMode(&other, kOutputVertices, 0, 4);
    Tessellate(control, other);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00735", "states another output patch size");
    ExpectSilence();
}

TEST_F(ShaderStagesTest, EvaluationWithoutControl) {
    WD_START_DEVICE(WithStages());
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kPlainVertex)},
                       {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, Module("tese", kEvaluation)}},
            .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST,
            .rasterizer_discard = VK_TRUE});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00730", "no tessellation control shader");
    ExpectSilence();
}

TEST_F(ShaderStagesTest, CountsOfGeometryShaders) {
    WD_START_DEVICE(WithStages());
    const std::vector<uint32_t> good = CompileGlsl("geom", kGeometry);
    std::vector<uint32_t> words = good;
    SetMode(&words, kOutputVertices, 0, Limits().maxGeometryOutputVertices);
    SetMode(&words, kInvocations, 0, Limits().maxGeometryShaderInvocations);
    Expand(words);
    ExpectSilence();
    for (uint32_t count : {0u, Limits().maxGeometryOutputVertices + 1}) {
        words = good;
        SetMode(&words, kOutputVertices, 0, count);
        Expand(words);
        ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-stage-00714",
                      "OutputVertices with the value " + std::to_string(count));
        ExpectSilence();
    }
    for (uint32_t count : {0u, Limits().maxGeometryShaderInvocations + 1}) {
        words = good;
        SetMode(&words, kInvocations, 0, count);
        Expand(words);
        ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-stage-00715",
                      "Invocations with the value " + std::to_string(count));
        ExpectSilence();
    }
    words = good;
    RemoveMode(&words, kOutputVertices);
    Expand(words);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-stage-00714",
                  "does not have the execution mode OutputVertices");
    ExpectSilence();
}

TEST_F(StageLimitsTest, SampleMasks) {
    WD_START_DEVICE(MakeOptions());
    for (uint32_t more : {0u, 1u}) {
        std::vector<uint32_t> words = CompileGlsl("frag", R"(#version 460
layout(location = 0) out vec4 result;
void main() { gl_SampleMask[0] = 1; result = vec4(1); }
)");
        SetArrayLength(&words, 1, Limits().maxSampleMaskWords + more);
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_FRAGMENT_BIT, MakeModule(words)}}});
        if (more) {
            ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-maxSampleMaskWords-00711",
                          "has an array gl_SampleMask with");
        }
        ExpectSilence();
    }
}

#ifdef VK_KHR_cooperative_matrix

// AddMatrix adds a type of cooperative matrices with a scope, which glslang may not know.
void AddMatrix(std::vector<uint32_t> *words, uint32_t scope) {
    enum {
        kCapability = 17,
        kExtension = 10,
        kTypeInt = 21,
        kTypeFloat = 22,
        kConstant = 43,
        kFunction = 54
    };
    const auto instruction = [](uint32_t opcode, std::vector<uint32_t> operands) {
        operands.insert(operands.begin(), static_cast<uint32_t>(operands.size() + 1) << 16 | opcode);
        return operands;
    };
    std::vector<uint32_t> name(7);
    memcpy(name.data(), "SPV_KHR_cooperative_matrix", 26);
    uint32_t id = (*words)[3], integer = 0;
    size_t function = 5, extension = 0;
    for (; ((*words)[function] & 0xffff) != kFunction; function += (*words)[function] >> 16) {
        const uint32_t opcode = (*words)[function] & 0xffff;
        integer = opcode == kTypeInt && !(*words)[function + 3] ? (*words)[function + 1] : integer;
        extension = opcode == kCapability ? function + 2 : extension;
    }
    std::vector<uint32_t> types;
    const auto add = [&](const std::vector<uint32_t> &added) {
        types.insert(types.end(), added.begin(), added.end());
    };
    add(instruction(kTypeFloat, {id, 32}));
    add(instruction(kConstant, {integer, id + 1, scope}));
    add(instruction(kConstant, {integer, id + 2, 16}));
    add(instruction(kConstant, {integer, id + 3, 0}));
    add(instruction(4456, {id + 4, id, id + 1, id + 2, id + 2, id + 3}));
    (*words)[3] = id + 5;
    words->insert(words->begin() + static_cast<ptrdiff_t>(function), types.begin(), types.end());
    std::vector<uint32_t> head = instruction(kCapability, {6022});
    const std::vector<uint32_t> named = instruction(kExtension, name);
    head.insert(head.end(), named.begin(), named.end());
    words->insert(words->begin() + static_cast<ptrdiff_t>(extension), head.begin(), head.end());
}

TEST_F(StageLimitsTest, SubgroupsOfCooperativeMatrices) {
    auto features = Make<VkPhysicalDeviceCooperativeMatrixFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR);
    features.cooperativeMatrix = VK_TRUE;
    auto model = Make<VkPhysicalDeviceVulkanMemoryModelFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    model.vulkanMemoryModel = VK_TRUE;
    features.pNext = &model;
    Options options = MakeOptions(VK_API_VERSION_1_3, Driver::kNull);
    options.device_next = &features;
    options.device_extensions = {VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkPipelineLayout layout = MakePipelineLayout({});
    enum : uint32_t { kWorkgroup = 2, kSubgroup = 3 };
    const auto compute = [&](uint32_t size, uint32_t scope) {
        std::vector<uint32_t> words = CompileGlsl(
            "comp", std::string(kVersion) + "#pragma use_vulkan_memory_model\nlayout(local_size_x = " +
                        std::to_string(size) + ") in;\nshared uint counter;\nvoid main() { counter = 7; }\n");
        AddMatrix(&words, scope);
        const VkShaderModule module = MakeModule(words);
        ClearMessages(); // SPIRV-Tools may be too old for the module.
        Compute(layout, module);
    };
    compute(32, kSubgroup);
    compute(8, kWorkgroup);
    ExpectSilence();
    compute(8, kSubgroup);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-module-08987",
                  "has a cooperative matrix with the scope Subgroup and a local workgroup size of 8 in x, "
                  "which is not a multiple of subgroupSize, 32");
    ExpectSilence();
}

#endif

// --- Stores ---

TEST_F(StageLimitsTest, StoresOfVertexShaders) {
    for (bool enabled : {false, true}) {
        Options options = MakeOptions();
        options.features.vertexPipelineStoresAndAtomics = enabled;
        WD_START_DEVICE(options);
        const auto create = [&](const std::string &access) {
            Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                                Module("vert", "#version 460\nlayout(set = 0, binding = 0) " + access +
                                                   " buffer Items { vec4 value; };\n"
                                                   "void main() { gl_Position = value; }\n")}},
                    .rasterizer_discard = VK_TRUE,
                    .layout = MakePipelineLayout(
                        {MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)})})});
        };
        create("");
        if (!enabled) {
            ExpectMessage("VUID-RuntimeSpirv-NonWritable-06341",
                          "but the feature vertexPipelineStoresAndAtomics is not enabled");
        }
        create("readonly");
        ExpectSilence();
        Stop();
    }
}

} // namespace
} // namespace wd::testing
