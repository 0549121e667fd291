// Interfaces between stages, vertex attributes, attachments and the stages that go together, on lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

constexpr char kVersion[] = "#version 450\n";
constexpr char kPlainVertex[] = "void main() { gl_Position = vec4(0); }\n";
constexpr char kPlainFragment[] =
    "layout(location = 0) out vec4 result;\nvoid main() { result = vec4(1); }\n";
constexpr char kMissing[] = "VUID-RuntimeSpirv-OpEntryPoint-08743";
constexpr char kType[] = "VUID-RuntimeSpirv-OpEntryPoint-07754";

class StageInterfaceTest : public PipelineShadersTest {
  protected:
    static Options WithStages() {
        Options options = MakeOptions();
        options.features.tessellationShader = options.features.geometryShader = VK_TRUE;
        return options;
    }
    VkShaderModule Glsl(const char *stage, const std::string &text) {
        return Module(stage, kVersion + text);
    }
    // Link creates a pipeline whose vertex shader has `outputs` and whose fragment shader has `inputs` and reads
    // `value`.
    void Link(const std::string &outputs, const std::string &inputs, const std::string &value) {
        Create({.stages = {
                    {VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", outputs + kPlainVertex)},
                    {VK_SHADER_STAGE_FRAGMENT_BIT,
                     Glsl("frag", inputs + "layout(location = 0) out vec4 result;\nvoid main() { result = " +
                                      value + "; }\n")}}});
    }
};

TEST_F(StageInterfaceTest, InputThatTheVertexShaderLacks) {
    WD_START_DEVICE(MakeOptions());
    Link("layout(location = 1) out vec4 color;", "layout(location = 2) in vec4 color;", "color");
    ExpectMessage(kMissing,
                  "pCreateInfos[0].pStages[1] (fragment shader, entry point \"main\") reads the input "
                  "`color` at location "
                  "2, component 0, which is not an output of the vertex shader (pCreateInfos[0].pStages[0])");
    // Fewer components.
    Link("layout(location = 1) out vec2 color;", "layout(location = 1) in vec3 color;", "color.xyzz");
    ExpectMessage(kMissing, "at location 1, component 2");
    ExpectSilence();
    Link("layout(location = 1) out vec4 color;", "layout(location = 1) in vec4 color;", "color");
    ExpectSilence();
}

// Inputs of the interface count, whether used or not.
TEST_F(StageInterfaceTest, InputThatIsDeclaredAndNotUsed) {
    WD_START_DEVICE(MakeOptions());
    Link("layout(location = 3) out vec4 other;", "layout(location = 2) in vec4 color;", "vec4(1)");
    ExpectMessage(kMissing, "declares, and does not use, the input `color` at location 2, component 0");
    Link("layout(location = 2) flat out ivec4 other;", "layout(location = 2) in vec4 color;", "vec4(1)");
    ExpectMessage(kType, "declares, and does not use, the input `color` at location 2");
    ExpectSilence();
    Link("layout(location = 2) out vec4 other;", "layout(location = 2) in vec4 color;", "vec4(1)");
    ExpectSilence();
}

// Outputs that nobody reads, built-in variables, and rasterization that is off.
TEST_F(StageInterfaceTest, WhatMayDiffer) {
    WD_START_DEVICE(MakeOptions());
    Link("", "", "gl_FragCoord");
    Link("layout(location = 0) out vec2 first; layout(location = 0, component = 2) out vec2 second;",
         "layout(location = 0) in vec4 both;", "both");
    Link("layout(location = 0) out mat3 all;", "layout(location = 1) in vec3 column;", "column.xyzz");
    Link("layout(location = 2) out Block { vec4 first; float second[2]; };",
         "layout(location = 2) in vec4 first; layout(location = 4) in float second;", "first + second");
    Link("layout(location = 1) flat out int a;", "layout(location = 1) flat in uint a;", "vec4(a)");
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                       {VK_SHADER_STAGE_FRAGMENT_BIT,
                        Glsl("frag",
                             "layout(location = 2) in vec4 color;\nlayout(location = 0) out vec4 result;\n"
                             "void main() { result = color; }\n")}},
            .rasterizer_discard = VK_TRUE});
    ExpectSilence();
}

TEST_F(StageInterfaceTest, Types) {
    WD_START_DEVICE(MakeOptions());
    Link("layout(location = 1) flat out ivec2 value;", "layout(location = 1) in vec2 value;", "value.xyxy");
    ExpectMessage(kType, "as 32-bit floating-point values, but the output `value` of the vertex shader "
                         "(pCreateInfos[0].pStages[0]) "
                         "has 32-bit integer values there");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, MoreComponentsNeedMaintenance4) {
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        auto maintenance4 = Make<VkPhysicalDeviceMaintenance4Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_FEATURES);
        maintenance4.maintenance4 = enabled;
        Options options = MakeOptions(VK_API_VERSION_1_3);
        options.device_next = &maintenance4;
        WD_START_DEVICE(options);
        Link("layout(location = 1) out vec4 color;", "layout(location = 1) in vec2 color;", "color.xyxy");
        if (!enabled) {
            ExpectMessage("VUID-RuntimeSpirv-maintenance4-06817",
                          "as a vector with 2 components, but the output `color`");
        }
        ExpectSilence();
        Stop();
    }
}

// Vectors that begin at the same component are compared, also at others than the first.
TEST_F(StageInterfaceTest, MoreComponentsAtAnotherComponent) {
    WD_START_DEVICE(MakeOptions());
    Link("layout(location = 1, component = 1) out vec3 color;",
         "layout(location = 1, component = 1) in vec2 color;", "color.xyxy");
    ExpectMessage("VUID-RuntimeSpirv-maintenance4-06817", "as a vector with 2 components");
    Link("layout(location = 1, component = 1) out vec2 color;",
         "layout(location = 1, component = 1) in vec2 color;", "color.xyxy");
    Link("layout(location = 1, component = 1) out vec3 color;",
         "layout(location = 1, component = 2) in float color;", "vec4(color)");
    ExpectSilence();
}

// The first two components come from two outputs of which none has more.
TEST_F(StageInterfaceTest, VectorsOfOtherComponents) {
    WD_START_DEVICE(MakeOptions());
    Link("layout(location = 1) out float first; layout(location = 1, component = 1) out vec2 second;",
         "layout(location = 1) in vec2 color;", "color.xyxy");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, TessellationAndGeometry) {
    WD_START_DEVICE(WithStages());
    const VkShaderModule vertex =
        Glsl("vert", std::string("layout(location = 0) out vec4 color;\n") + kPlainVertex);
    const auto control = [&](const char *patch) {
        return Glsl("tesc", std::string("layout(vertices = 3) out;\nlayout(location = 0) in vec4 color[];\n"
                                        "layout(location = 0) out vec4 colors[];\nlayout(location = 1) ") +
                                patch +
                                "\nvoid main() { colors[gl_InvocationID] = color[gl_InvocationID]; "
                                "gl_TessLevelInner[0] = gl_TessLevelOuter[0] = gl_TessLevelOuter[1] = "
                                "gl_TessLevelOuter[2] = 1.0; }\n");
    };
    const VkShaderModule evaluation =
        Glsl("tese", "layout(triangles) in;\nlayout(location = 0) in vec4 colors[];\nlayout(location = 1) "
                     "patch in vec4 common_color;\n"
                     "layout(location = 0) out vec4 color;\nvoid main() { color = colors[0] + common_color; "
                     "gl_Position = color; }\n");
    const auto geometry = [&](const char *layout) {
        return Glsl(
            "geom",
            std::string("layout(") + layout +
                ") in;\nlayout(triangle_strip, max_vertices = 3) out;\nlayout(location = 0) in vec4 "
                "color[];\n"
                "layout(location = 2) out vec4 shade;\nvoid main() { shade = color[0]; EmitVertex(); }\n");
    };
    const VkShaderModule fragment =
        Glsl("frag", "layout(location = 2) in vec4 shade;\nlayout(location = 0) out vec4 result;\n"
                     "void main() { result = shade; }\n");
    const auto create = [&](VkShaderModule control, VkShaderModule geometry, VkPrimitiveTopology topology) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex},
                           {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, control},
                           {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, evaluation},
                           {VK_SHADER_STAGE_GEOMETRY_BIT, geometry},
                           {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}},
                .topology = topology});
    };
    const VkShaderModule good = control("patch out vec4 common_color;");
    create(good, geometry("triangles"), VK_PRIMITIVE_TOPOLOGY_PATCH_LIST);
    ExpectSilence();
    create(control("out vec4 common_color[];"), geometry("triangles"), VK_PRIMITIVE_TOPOLOGY_PATCH_LIST);
    ExpectMessage("VUID-RuntimeSpirv-OpVariable-08746",
                  "reads the input `common_color` at location 1, which is a patch variable");
    ExpectSilence();
    create(good, geometry("lines"), VK_PRIMITIVE_TOPOLOGY_PATCH_LIST);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00739",
                  "execution mode Triangles, which the output of the tessellation");
    create(good, geometry("triangles"), VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-08888",
                  "the topology is not VK_PRIMITIVE_TOPOLOGY_PATCH_LIST");
    ExpectSilence();
}

// Either tessellation shader may have the execution modes (SPIR-V, Execution Mode).
TEST_F(StageInterfaceTest, ModesOfTheTessellationControlShader) {
    WD_START_DEVICE(WithStages());
    std::vector<uint32_t> control = CompileGlsl(
        "tesc",
        std::string(kVersion) + "layout(vertices = 3) out;\nvoid main() { gl_TessLevelOuter[0] = 1; }\n",
        "vulkan1.1");
    // OpExecutionMode %main OutputVertices 3
    size_t mode = 5;
    while ((control[mode] & 0xffff) != 16) {
        mode += control[mode] >> 16;
    }
    const uint32_t point_mode[] = {3u << 16 | 16u, control[mode + 1], 10};
    control.insert(control.begin() + static_cast<ptrdiff_t>(mode), std::begin(point_mode),
                   std::end(point_mode));
    for (const char *input : {"points", "triangles"}) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, MakeModule(control)},
                           {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                            Glsl("tese", "layout(triangles) in;\nvoid main() {}\n")},
                           {VK_SHADER_STAGE_GEOMETRY_BIT,
                            Glsl("geom", std::string("layout(") + input +
                                             ") in;\nlayout(points, max_vertices = 1) out;\n"
                                             "void main() { EmitVertex(); }\n")}},
                .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST,
                .rasterizer_discard = VK_TRUE});
        if (std::string(input) == "triangles") {
            ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00739", "execution mode InputPoints");
        }
        ExpectSilence();
    }
}

// Shaders of points, with and without a size.
class PointSizeTest : public StageInterfaceTest {
  protected:
    static Options WithPoints(bool has_size) {
        Options options = WithStages();
        options.features.shaderTessellationAndGeometryPointSize = has_size;
        return options;
    }
    // TryGeometry makes a pipeline whose geometry shader runs `statement` for each vertex.
    void TryGeometry(const std::string &statement, const char *primitives = "points") {
        Create(
            {.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                        {VK_SHADER_STAGE_GEOMETRY_BIT,
                         Glsl("geom", std::string("layout(triangles) in;\nlayout(") + primitives +
                                          ", max_vertices = 1) out;\nvoid main() { gl_Position = vec4(0);" +
                                          statement + " EmitVertex(); }\n")},
                        {VK_SHADER_STAGE_FRAGMENT_BIT, Glsl("frag", kPlainFragment)}}});
    }
    void TryTessellation(const std::string &statement, const char *mode = ", point_mode",
                         bool has_geometry = false) {
        std::vector<Stage> stages = {
            {VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
            {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
             Glsl("tesc", "layout(vertices = 3) out;\nvoid main() { gl_TessLevelOuter[0] = 1; }\n")},
            {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
             Glsl("tese", std::string("layout(triangles") + mode +
                              ") in;\nvoid main() { gl_Position = vec4(0);" + statement + " }\n")},
            {VK_SHADER_STAGE_FRAGMENT_BIT, Glsl("frag", kPlainFragment)}};
        if (has_geometry) {
            stages.push_back(
                {VK_SHADER_STAGE_GEOMETRY_BIT,
                 Glsl("geom", "layout(points) in;\nlayout(triangle_strip, max_vertices = 3) out;\n"
                              "void main() { gl_Position = vec4(0); EmitVertex(); }\n")});
        }
        Create({.stages = stages, .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST});
    }
};

TEST_F(PointSizeTest, IsWrittenByGeometryShadersOfPoints) {
    WD_START_DEVICE(WithPoints(true));
    TryGeometry("gl_PointSize = 1.0;");
    TryGeometry("", "triangle_strip");
    ExpectSilence();
    TryGeometry("");
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-shaderTessellationAndGeometryPointSize-08776",
                  "makes points, and does not write PointSize");
    ExpectSilence();
}

TEST_F(PointSizeTest, IsWrittenByTessellationShadersOfPoints) {
    WD_START_DEVICE(WithPoints(true));
    TryTessellation("gl_PointSize = 1.0;");
    TryTessellation("", "");
    TryTessellation("", ", point_mode", true);
    ExpectSilence();
    TryTessellation("");
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-TessellationEvaluation-07723",
                  "makes points, and does not write PointSize");
    ExpectSilence();
}

TEST_F(PointSizeTest, IsNotWrittenWithoutTheFeature) {
    WD_START_DEVICE(WithPoints(false));
    TryGeometry("");
    TryTessellation("");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, StagesThatBelongTogether) {
    WD_START_DEVICE(WithStages());
    const VkShaderModule vertex = Glsl("vert", kPlainVertex), fragment = Glsl("frag", kPlainFragment);
    const VkShaderModule control = Glsl("tesc", "layout(vertices = 3) out;\nvoid main() {}\n");
    const VkShaderModule geometry = Glsl(
        "geom", "layout(points) in;\nlayout(points, max_vertices = 1) out;\nvoid main() { EmitVertex(); }\n");
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex},
                       {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, control},
                       {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00729", "no tessellation evaluation shader");
    Create({.stages = {{VK_SHADER_STAGE_FRAGMENT_BIT, fragment}}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-stage-02096", "has no vertex or mesh shader");
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_VERTEX_BIT, vertex}}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-stage-06897", "several elements with the same stage");
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}}, .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-topology-08889", "has no tessellation shaders");
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_GEOMETRY_BIT, geometry}}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pStages-00738",
                  "execution mode Triangles, which VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST needs");
    ExpectSilence();
    Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_GEOMETRY_BIT, geometry}},
            .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST});
    ExpectSilence();
}

TEST_F(StageInterfaceTest, VertexAttributes) {
    Options options = MakeOptions();
    options.settings["validate_core"] = "false"; // Drivers lack 64-bit vertex formats.
    options.features.shaderFloat64 = VK_TRUE;
    WD_START_DEVICE(options);
    const auto create = [&](const char *input, std::vector<VkVertexInputAttributeDescription> attributes) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                            Glsl("vert", std::string(input) +
                                             "\nvoid main() { gl_Position = vec4(float(value[0])); }\n")}},
                .vertex_bindings = {{0, 64, VK_VERTEX_INPUT_RATE_VERTEX}},
                .attributes = std::move(attributes)});
    };
    create("layout(location = 2) in vec4 value;", {{2, 0, VK_FORMAT_R8G8B8A8_UNORM, 0}});
    create("layout(location = 2) in vec4 value;",
           {{2, 0, VK_FORMAT_R32_SFLOAT, 0}, {3, 0, VK_FORMAT_R32_UINT, 0}});
    create("layout(location = 2) in ivec2 value;", {{2, 0, VK_FORMAT_R16G16_SINT, 0}});
    create("layout(location = 1) in mat2 values;\nvec2 value = values[0];",
           {{1, 0, VK_FORMAT_R32G32_SFLOAT, 0}, {2, 0, VK_FORMAT_R32G32_SFLOAT, 8}});
    create("layout(location = 2) in vec4 unused;\nvec4 value = vec4(1);", {});
    ExpectSilence();
    create("layout(location = 2) in vec4 value;", {{1, 0, VK_FORMAT_R8G8B8A8_UNORM, 0}});
    ExpectMessage(
        "VUID-VkGraphicsPipelineCreateInfo-Input-07904",
        "reads the input `value` at location 2, but pVertexInputState has no attribute with this location");
    create("layout(location = 1) in mat2 values;\nvec2 value = values[0];",
           {{1, 0, VK_FORMAT_R32G32_SFLOAT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-Input-07904", "at location 2");
    create("layout(location = 2) in vec4 value;", {{2, 0, VK_FORMAT_R8G8B8A8_UINT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-Input-08733",
                  "as floating-point values, but the format of the vertex attribute, "
                  "VK_FORMAT_R8G8B8A8_UINT, has unsigned integers");
    create("layout(location = 2) in uvec4 value;", {{2, 0, VK_FORMAT_R8G8B8A8_SINT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-Input-08733", "as unsigned integers");
    create("layout(location = 2) in dvec2 value;", {{2, 0, VK_FORMAT_R32G32_SFLOAT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pVertexInputState-08930", "with 64-bit components");
    create("layout(location = 2) in vec2 value;", {{2, 0, VK_FORMAT_R64G64_SFLOAT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pVertexInputState-08929", "with 32-bit components");
    create("layout(location = 2) in dvec2 value;", {{2, 0, VK_FORMAT_R64_SFLOAT, 0}});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-pVertexInputState-09198", "reads 2 components");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, LimitsOfInterfaces) {
    Options options = MakeOptions();
    options.features.shaderClipDistance = options.features.shaderCullDistance = VK_TRUE;
    WD_START_DEVICE(options);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const VkPhysicalDeviceLimits &limits = properties.limits;
    const auto create = [&](const std::string &declarations, const std::string &statements) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                            Glsl("vert", declarations + "\nvoid main() { gl_Position = vec4(0);\n" +
                                             statements + " }\n")}}});
    };
    const auto location = [&](uint32_t number) {
        return "layout(location = " + std::to_string(number) + ") out vec4 value;";
    };
    const auto distances = [](uint32_t clip, uint32_t cull) {
        return "out gl_PerVertex { vec4 gl_Position; float gl_ClipDistance[" + std::to_string(clip) +
               "]; float gl_CullDistance[" + std::to_string(cull) + "]; };";
    };
    const char set[] = "gl_ClipDistance[0] = gl_CullDistance[0] = 1;";
    create(location(limits.maxVertexOutputComponents / 4 - 1), "value = vec4(1);");
    create(distances(limits.maxClipDistances - 1, 1), set);
    ExpectSilence();
    create(location(limits.maxVertexOutputComponents / 4), "value = vec4(1);");
    ExpectMessage("VUID-RuntimeSpirv-Location-06272", "uses the output `value` at location");
    // glslang has the limits of lavapipe: the length 8 becomes 9 afterwards.
    ASSERT_EQ(limits.maxClipDistances, 8u);
    const auto create_larger = [&](const std::string &declarations) {
        std::vector<uint32_t> words = CompileGlsl(
            "vert", kVersion + declarations + "\nvoid main() { gl_Position = vec4(0);\n" + set + " }\n");
        for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
            if (words[at] == (4u << 16 | 43u) && words[at + 3] == 8) { // OpConstant
                words[at + 3] = 9;
            }
        }
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, MakeShader(words.data(), words.size())}}});
    };
    create_larger(distances(8, 1));
    ExpectMessage("VUID-RuntimeSpirv-maxClipDistances-00708", "has an array gl_ClipDistance with 9 elements");
    create_larger(distances(1, 8));
    ExpectMessage("VUID-RuntimeSpirv-maxCullDistances-00709", "has an array gl_CullDistance with 9 elements");
    create(distances(limits.maxClipDistances, limits.maxCullDistances), set);
    ExpectMessage("VUID-RuntimeSpirv-maxCombinedClipAndCullDistances-00710", "elements together");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, LayerWithMultiview) {
    auto multiview =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    Options options = MakeOptions();
    options.features.geometryShader = VK_TRUE; // The capability of gl_Layer in fragment shaders.
    options.device_next = &multiview;
    WD_START_DEVICE(options);
    VkAttachmentDescription attachment = {};
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.initialLayout = attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    const VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_GENERAL};
    VkSubpassDescription subpass = {};
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &color;
    const uint32_t view_mask = 3;
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 1;
    views.pViewMasks = &view_mask;
    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.pNext = &views;
    info.attachmentCount = 1;
    info.pAttachments = &attachment;
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    VkRenderPass render_pass;
    ASSERT_EQ(vkCreateRenderPass(device(), &info, nullptr, &render_pass), VK_SUCCESS);
    Defer([device = device(), render_pass] { vkDestroyRenderPass(device, render_pass, nullptr); });
    for (const char *value : {"gl_ViewIndex", "gl_Layer"}) {
        const VkShaderModule fragment =
            Glsl("frag",
                 std::string("#extension GL_EXT_multiview : require\nlayout(location = 0) out vec4 result;\n"
                             "void main() { result = vec4(") +
                     value + "); }\n");
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}},
                .render_pass = render_pass});
        if (std::string(value) == "gl_Layer") {
            ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-06050",
                          "uses the built-in variable Layer");
        }
        ExpectSilence();
    }
}

// Without a render pass: the view mask and the missing input attachments of dynamic rendering.
TEST_F(StageInterfaceTest, DynamicRendering) {
    auto features13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features13.dynamicRendering = VK_TRUE;
    auto multiview =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    multiview.pNext = &features13;
    Options options = MakeOptions(VK_API_VERSION_1_3);
    options.features.geometryShader = VK_TRUE; // The capability of gl_Layer in fragment shaders.
    options.device_next = &multiview;
    WD_START_DEVICE(options);
    const VkPipelineLayout layout = MakePipelineLayout(
        {MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT)})});
    const VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
    const auto create = [&](const std::string &declarations, const std::string &value, uint32_t view_mask) {
        auto rendering =
            Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        rendering.viewMask = view_mask;
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachmentFormats = &format;
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_FRAGMENT_BIT,
                            Glsl("frag", "#extension GL_EXT_multiview : require\n" + declarations +
                                             "layout(location = 0) out vec4 result;\nvoid main() { result = "
                                             "vec4(" +
                                             value + "); }\n")}},
                .layout = layout,
                .next = &rendering,
                .is_dynamic_rendering = true});
    };
    create("", "gl_ViewIndex", 3);
    create("", "gl_Layer", 0);
    ExpectSilence();
    create("", "gl_Layer", 3);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-06059", "uses the built-in variable Layer");
    ExpectSilence();
    create("layout(input_attachment_index = 0, set = 0, binding = 0) uniform subpassInput scene;\n",
           "subpassLoad(scene)", 0);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-06061",
                  "declares the capability InputAttachment, but the pipeline has no render pass");
    ExpectSilence();
}

#ifdef VK_KHR_dynamic_rendering_local_read
TEST_F(StageInterfaceTest, InputAttachmentsOfDynamicRendering) {
    auto local =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    local.dynamicRendering = VK_TRUE;
    auto reads = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    reads.dynamicRenderingLocalRead = VK_TRUE;
    reads.pNext = &local;
    Options options = MakeOptions(VK_API_VERSION_1_3, Driver::kNull);
    options.device_next = &reads;
    options.device_extensions = {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkPipelineLayout layout = MakePipelineLayout(
        {MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT)})});
    const VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
    const uint32_t index_of_color = 1;
    auto rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &format;
    auto mapping = Make<VkRenderingInputAttachmentIndexInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    mapping.colorAttachmentCount = 1;
    mapping.pColorAttachmentInputIndices = &index_of_color;
    const auto create = [&](const char *index, bool has_mapping) {
        rendering.pNext = has_mapping ? &mapping : nullptr;
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                           {VK_SHADER_STAGE_FRAGMENT_BIT,
                            Glsl("frag", std::string("layout(input_attachment_index = ") + index +
                                             ", set = 0, binding = 0) uniform subpassInput scene;\n"
                                             "layout(location = 0) out vec4 result;\n"
                                             "void main() { result = subpassLoad(scene); }\n")}},
                .layout = layout,
                .next = &rendering,
                .is_dynamic_rendering = true});
    };
    create("0", false);
    create("1", true);
    ExpectSilence();
    create("1", false);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-09652",
                  "reads the input attachment `scene` with the index 1, but colorAttachmentCount of "
                  "VkPipelineRenderingCreateInfo is 1");
    ExpectSilence();
}
#endif

TEST_F(StageInterfaceTest, ColorAttachments) {
    Options options = MakeOptions();
    options.messenger_result = VK_FALSE;
    WD_START_DEVICE(options);
    const VkShaderModule vertex = Glsl("vert", kPlainVertex), fragment = Glsl("frag", kPlainFragment);
    const VkShaderModule opaque =
        Glsl("frag", "layout(location = 0) out vec3 result;\nvoid main() { result = vec3(1); }\n");
    const auto create = [&](VkShaderModule fragment, VkFormat format, VkColorComponentFlags mask,
                            VkBool32 alpha) {
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex}, {VK_SHADER_STAGE_FRAGMENT_BIT, fragment}},
                .format = format,
                .alpha_to_coverage = alpha,
                .write_mask = mask});
    };
    create(fragment, VK_FORMAT_R8G8B8A8_UNORM, 0xf, VK_TRUE);
    create(fragment, VK_FORMAT_R8G8B8A8_UINT, 0, VK_FALSE);
    create(opaque, VK_FORMAT_R8G8B8A8_UNORM, 0xf, VK_FALSE);
    ExpectSilence();
    create(fragment, VK_FORMAT_R8G8B8A8_UINT, 0xf, VK_FALSE);
    ExpectMessage("WARDEN-shader-fragment-output-type",
                  "writes floating-point values to the output `result` at location 0, but the format of the "
                  "color attachment, "
                  "VK_FORMAT_R8G8B8A8_UINT, has integer values");
    const VkShaderModule nothing = Glsl("frag", "void main() {}\n");
    create(nothing, VK_FORMAT_R8G8B8A8_UNORM, 0, VK_FALSE);
    ExpectSilence();
    create(nothing, VK_FORMAT_R8G8B8A8_UNORM, 0x7, VK_FALSE);
    ExpectMessage("WARDEN-shader-fragment-output-missing",
                  "has no output at location 0, but the pipeline writes the color attachment 0 "
                  "(VK_FORMAT_R8G8B8A8_UNORM, colorWriteMask 0x7)");
    ExpectSilence();
    create(opaque, VK_FORMAT_R8G8B8A8_UNORM, 0xf, VK_TRUE);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-alphaToCoverageEnable-08891",
                  "no output with an alpha component");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, BlocksOfBuiltInVariables) {
    WD_START_DEVICE(WithStages());
    const char position[] = "vec4 gl_Position;", both[] = "vec4 gl_Position; float gl_PointSize;";
    const auto create = [&](const char *written, const char *read, const char *value) {
        Create(
            {.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                         Glsl("vert", std::string("out gl_PerVertex { ") + written + " };\n" + kPlainVertex)},
                        {VK_SHADER_STAGE_GEOMETRY_BIT,
                         Glsl("geom", std::string("layout(triangles) in;\nlayout(points, max_vertices = 1) "
                                                  "out;\nin gl_PerVertex { ") +
                                          read +
                                          " } gl_in[];\nout gl_PerVertex { vec4 gl_Position; };\n"
                                          "void main() { gl_Position = " +
                                          value + "; EmitVertex(); }\n")}},
             .rasterizer_discard = VK_TRUE});
    };
    create(position, position, "gl_in[0].gl_Position");
    create(position, both, "vec4(0)"); // It reads nothing.
    ExpectSilence();
    create(position, both, "gl_in[0].gl_Position");
    ExpectMessage("VUID-RuntimeSpirv-OpVariable-08746",
                  "whose members differ from those of the block that the vertex shader "
                  "(pCreateInfos[0].pStages[0]) writes");
    ExpectSilence();
}

TEST_F(StageInterfaceTest, OutputsOfPrimitives) {
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    Options options = MakeOptions(VK_API_VERSION_1_3);
    options.device_extensions = {VK_EXT_MESH_SHADER_EXTENSION_NAME};
    options.device_next = &mesh;
    WD_START_DEVICE(options);
    for (bool is_same : {true, false}) {
        const std::string head = "#extension GL_EXT_mesh_shader : require\n";
        const VkShaderModule from = Module(
            "mesh",
            kVersion + head +
                "layout(local_size_x = 1) in;\nlayout(triangles, max_vertices = 3, max_primitives = 1) "
                "out;\nlayout(location = 0) perprimitiveEXT out vec4 color[];\n"
                "void main() { SetMeshOutputsEXT(3, 1); color[0] = vec4(1); }\n",
            "vulkan1.2");
        const VkShaderModule to = Module(
            "frag",
            kVersion + head + "layout(location = 0) " + (is_same ? "perprimitiveEXT " : "") +
                "in vec4 color;\nlayout(location = 0) out vec4 result;\nvoid main() { result = color; }\n",
            "vulkan1.2");
        Create({.stages = {{VK_SHADER_STAGE_MESH_BIT_EXT, from}, {VK_SHADER_STAGE_FRAGMENT_BIT, to}}});
        if (!is_same) {
            ExpectMessage("VUID-RuntimeSpirv-OpVariable-08746",
                          "which is not for each primitive, but the output `color` of the mesh shader");
        }
        ExpectSilence();
    }
}

TEST_F(StageInterfaceTest, InputAttachments) {
    Options options = MakeOptions();
    WD_START_DEVICE(options);
    VkAttachmentDescription attachments[2] = {};
    for (VkAttachmentDescription &attachment : attachments) {
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.initialLayout = attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    }
    const VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_GENERAL};
    const VkAttachmentReference inputs[] = {{1, VK_IMAGE_LAYOUT_GENERAL},
                                            {VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_GENERAL}};
    VkSubpassDescription subpass = {};
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &color;
    subpass.inputAttachmentCount = 2;
    subpass.pInputAttachments = inputs;
    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.attachmentCount = 2;
    info.pAttachments = attachments;
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    VkRenderPass render_pass;
    ASSERT_EQ(vkCreateRenderPass(device(), &info, nullptr, &render_pass), VK_SUCCESS);
    Defer([device = device(), render_pass] { vkDestroyRenderPass(device, render_pass, nullptr); });
    const VkPipelineLayout layout = MakePipelineLayout(
        {MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 3, VK_SHADER_STAGE_FRAGMENT_BIT)})});
    const auto create = [&](int index, const char *variable, const std::string &value) {
        Create(
            {.stages = {{VK_SHADER_STAGE_VERTEX_BIT, Glsl("vert", kPlainVertex)},
                        {VK_SHADER_STAGE_FRAGMENT_BIT,
                         Glsl("frag", "layout(input_attachment_index = " + std::to_string(index) +
                                          ", set = 0, binding = 0) uniform subpassInput " + variable +
                                          ";\n"
                                          "layout(location = 0) out vec4 result;\nvoid main() { result = " +
                                          value + "; }\n")}},
             .layout = layout,
             .render_pass = render_pass});
    };
    const char *const facts[] = {nullptr, "it is VK_ATTACHMENT_UNUSED in the subpass",
                                 "the subpass has no such input attachment"};
    for (int index = 0; index < 3; index++) {
        create(index, "scene", "subpassLoad(scene)");
        if (facts[index]) {
            ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-06038", facts[index]);
        }
        ExpectSilence();
        // Elements that the shader does not read may be missing.
        create(0, "scenes[3]", "subpassLoad(scenes[" + std::to_string(index) + "])");
        if (facts[index]) {
            ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-renderPass-06038",
                          "the input attachment `scenes` with the index " + std::to_string(index));
        }
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
