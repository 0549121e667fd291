// Pipeline libraries, inlined modules, shader objects, ray tracing, dynamic state and mutable descriptors, on lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

constexpr char kVertex[] = R"(#version 450
layout(location = 0) in vec4 position;
layout(location = 0) out vec4 color;
void main() {
    color = gl_Position = position;
}
)";
constexpr char kFragment[] = R"(#version 450
layout(set = 0, binding = 0) uniform Material { vec4 tint; };
layout(location = 0) in vec4 color;
layout(location = 0) out vec4 result;
void main() {
    result = color * tint;
}
)";
constexpr char kOtherFragment[] = R"(#version 450
layout(location = 1) in vec4 other;
layout(location = 0) out vec4 result;
void main() {
    result = other;
}
)";
constexpr char kStorage[] = R"(#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 3) buffer Items { uint items[]; };
void main() {
    items[0] = 1;
}
)";

class PipelinePartsTest : public PipelineShadersTest {
  protected:
    static VkPipelineShaderStageCreateInfo StageOf(VkShaderStageFlagBits stage, VkShaderModule module) {
        auto info =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        info.stage = stage;
        info.module = module;
        info.pName = "main";
        return info;
    }
    // Library creates a library with the given parts. The state has what all parts need.
    VkPipeline Library(VkGraphicsPipelineLibraryFlagsEXT parts, const VkPipelineShaderStageCreateInfo *stage,
                       VkPipelineLayout layout, VkRenderPass render_pass,
                       const VkVertexInputAttributeDescription *attribute = nullptr) {
        GraphicsState state({16, 16});
        const VkVertexInputBindingDescription binding = {0, 16, VK_VERTEX_INPUT_RATE_VERTEX};
        state.input.vertexBindingDescriptionCount = state.input.vertexAttributeDescriptionCount =
            attribute ? 1 : 0;
        state.input.pVertexBindingDescriptions = &binding;
        state.input.pVertexAttributeDescriptions = attribute;
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.flags = parts;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        info.pNext = &library;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        info.stageCount = stage ? 1 : 0;
        info.pStages = stage;
        info.layout = layout;
        info.renderPass = render_pass;
        VkPipeline pipeline = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline);
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    void Link(const std::vector<VkPipeline> &libraries, VkPipelineLayout layout) {
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = static_cast<uint32_t>(libraries.size());
        linked.pLibraries = libraries.data();
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &linked;
        info.layout = layout;
        VkPipeline pipeline = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline);
        vkDestroyPipeline(device(), pipeline, nullptr);
    }
};

TEST_F(PipelinePartsTest, LibrariesAreCheckedAloneAndWhenLinked) {
    auto feature = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    feature.graphicsPipelineLibrary = VK_TRUE;
    Options options = MakeOptions();
    options.device_extensions = {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                 VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME};
    options.device_next = &feature;
    WD_START_DEVICE(options);
    const VkRenderPass render_pass = MakeTarget(16, 16).render_pass;
    const VkPipelineLayout layout =
        MakePipelineLayout({MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)})});
    const VkPipelineLayout empty = MakePipelineLayout({});
    const auto vertex = StageOf(VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kVertex));
    const auto fragment = StageOf(VK_SHADER_STAGE_FRAGMENT_BIT, Module("frag", kFragment));
    const auto other = StageOf(VK_SHADER_STAGE_FRAGMENT_BIT, Module("frag", kOtherFragment));
    VkPipeline input = Library(VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT, nullptr,
                               VK_NULL_HANDLE, VK_NULL_HANDLE);
    const VkPipeline before =
        Library(VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT, &vertex, layout, render_pass);
    const VkPipeline good =
        Library(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT, &fragment, layout, render_pass);
    const VkPipeline bad =
        Library(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT, &other, layout, render_pass);
    const VkPipeline output = Library(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT, nullptr,
                                      VK_NULL_HANDLE, render_pass);
    Link({input, before, good, output}, layout);
    // The libraries fit, but the vertex input has no attribute.
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-Input-07904",
                  "pCreateInfos[0], pLibraries[1] (vertex shader, entry point \"main\") reads the input "
                  "`position` at location 0");
    ExpectSilence();
    const VkVertexInputAttributeDescription position = {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0};
    input = Library(VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT, nullptr, VK_NULL_HANDLE,
                    VK_NULL_HANDLE, &position);
    Link({input, before, good, output}, layout);
    ExpectSilence();
    Link({input, before, bad, output}, layout);
    ExpectMessage("VUID-RuntimeSpirv-OpEntryPoint-08743",
                  "pCreateInfos[0], pLibraries[2] (fragment shader, entry point \"main\") reads the input "
                  "`other` at location 1");
    ExpectSilence();
    // Set 0 has no layout, which the vertex shader does not need.
    const VkPipelineLayout null_set = MakePipelineLayout({VK_NULL_HANDLE});
    Library(VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT, &vertex, null_set, render_pass);
    ExpectSilence();
    Library(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT, &fragment, null_set, render_pass);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-layout-07988", "but set 0 of layout is VK_NULL_HANDLE");
    ExpectSilence();
    Library(VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT, &fragment, empty, render_pass);
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-layout-07988",
                  "the uniform buffer `Material` (set 0, binding 0)");
    ExpectSilence();
}

TEST_F(PipelinePartsTest, InlinedModules) {
    auto feature = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    feature.graphicsPipelineLibrary = VK_TRUE;
    Options options = MakeOptions();
    options.device_extensions = {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                 VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME};
    options.device_next = &feature;
    WD_START_DEVICE(options);
    const std::vector<uint32_t> words = CompileGlsl("comp", kStorage);
    auto inlined = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    inlined.codeSize = words.size() * 4;
    inlined.pCode = words.data();
    const VkDescriptorSetLayout set = MakeSetLayout({Binding(3, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)});
    EXPECT_EQ(Compute(MakePipelineLayout({set}), VK_NULL_HANDLE, nullptr, "main", &inlined), VK_SUCCESS);
    ExpectSilence();
    Compute(MakePipelineLayout({}), VK_NULL_HANDLE, nullptr, "main", &inlined);
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-07988",
                  "the storage buffer `Items` (set 0, binding 3)");
    ExpectSilence();
}

TEST_F(PipelinePartsTest, ShaderObjects) {
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    objects.shaderObject = VK_TRUE;
    auto rendering = Make<VkPhysicalDeviceDynamicRenderingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
    rendering.dynamicRendering = VK_TRUE;
    objects.pNext = &rendering;
    Options options = MakeOptions(VK_API_VERSION_1_3);
    options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
    options.device_next = &objects;
    WD_START_DEVICE(options);
    const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
    const std::vector<uint32_t> vertex = CompileGlsl("vert", kVertex),
                                fragment = CompileGlsl("frag", kFragment),
                                other = CompileGlsl("frag", kOtherFragment);
    const VkDescriptorSetLayout set = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)});
    const auto make = [&](const std::vector<uint32_t> &second, VkShaderCreateFlagsEXT flags,
                          bool has_layout) {
        VkShaderCreateInfoEXT infos[2];
        for (int i = 0; i < 2; i++) {
            const std::vector<uint32_t> &words = i ? second : vertex;
            infos[i] = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
            infos[i].flags = flags;
            infos[i].stage = i ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_VERTEX_BIT;
            infos[i].nextStage = i ? 0 : VK_SHADER_STAGE_FRAGMENT_BIT;
            infos[i].codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
            infos[i].codeSize = words.size() * 4;
            infos[i].pCode = words.data();
            infos[i].pName = "main";
            infos[i].setLayoutCount = has_layout;
            infos[i].pSetLayouts = has_layout ? &set : nullptr;
        }
        VkShaderEXT shaders[2] = {};
        create(device(), 2, infos, nullptr, shaders);
        destroy(device(), shaders[0], nullptr);
        destroy(device(), shaders[1], nullptr);
    };
    make(fragment, VK_SHADER_CREATE_LINK_STAGE_BIT_EXT, true);
    make(fragment, 0, true);
    // Without a link they may be used with others.
    make(other, 0, true);
    ExpectSilence();
    make(other, VK_SHADER_CREATE_LINK_STAGE_BIT_EXT, true);
    ExpectMessage("VUID-RuntimeSpirv-OpEntryPoint-08743",
                  "pCreateInfos[1] (fragment shader, entry point \"main\") reads the input "
                  "`other` at location 1, component 0, which is not an output of the vertex "
                  "shader (pCreateInfos[0])");
    make(fragment, 0, false);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10383",
                  "uses the uniform buffer `Material` (set 0, binding 0)");
    ExpectSilence();
    // With descriptor heaps, mappings take the place of layouts. The flag is newer than older headers, and its
    // extension is not enabled.
    const VkShaderCreateFlagsEXT uses_heaps = 0x400; // VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT
    make(fragment, uses_heaps, false);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-flags-parameter", "pCreateInfos[0].flags is 0x400");
    ExpectMessage("VUID-VkShaderCreateInfoEXT-flags-parameter", "pCreateInfos[1].flags is 0x400");
    ExpectSilence();
}

TEST_F(PipelinePartsTest, DynamicVertexInput) {
    auto feature = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    feature.vertexInputDynamicState = VK_TRUE;
    Options options = MakeOptions();
    options.device_extensions = {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME};
    options.device_next = &feature;
    WD_START_DEVICE(options);
    const std::vector<Stage> stages = {{VK_SHADER_STAGE_VERTEX_BIT, Module("vert", kVertex)}};
    Create({.stages = stages, .dynamic = {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT}});
    ExpectSilence();
    Create({.stages = stages});
    ExpectMessage("VUID-VkGraphicsPipelineCreateInfo-Input-07904", "`position` at location 0");
    ExpectSilence();
}

TEST_F(PipelinePartsTest, MutableDescriptors) {
    auto feature = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
    feature.mutableDescriptorType = VK_TRUE;
    Options options = MakeOptions();
    options.device_extensions = {VK_EXT_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME};
    options.device_next = &feature;
    WD_START_DEVICE(options);
    const VkDescriptorType types[] = {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
    const VkMutableDescriptorTypeListEXT lists[] = {{2, types}};
    auto info =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    info.mutableDescriptorTypeListCount = 1;
    info.pMutableDescriptorTypeLists = lists;
    const VkPipelineLayout layout =
        MakePipelineLayout({MakeSetLayout({Binding(3, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &info)});
    EXPECT_EQ(Compute(layout, Module("comp", kStorage)), VK_SUCCESS);
    ExpectSilence();
}

TEST_F(PipelinePartsTest, RayTracing) {
    auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    addresses.bufferDeviceAddress = VK_TRUE;
    auto structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    structures.accelerationStructure = VK_TRUE;
    structures.pNext = &addresses;
    auto rays = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
    rays.rayTracingPipeline = VK_TRUE;
    rays.pNext = &structures;
    Options options = MakeOptions(VK_API_VERSION_1_2);
    options.device_extensions = {VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                 VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                 VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME};
    options.device_next = &rays;
    WD_START_DEVICE(options);
    const auto create = DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR");
    const auto stage = StageOf(VK_SHADER_STAGE_RAYGEN_BIT_KHR, Module("rgen", R"(#version 460
#extension GL_EXT_ray_tracing : require
layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
layout(set = 0, binding = 1, rgba8) uniform image2D target;
layout(location = 0) rayPayloadEXT vec4 payload;
void main() {
    traceRayEXT(scene, 0, 0xff, 0, 0, 0, vec3(0), 0.0, vec3(1), 1.0, 0);
    imageStore(target, ivec2(0), payload);
}
)",
                                                                      "vulkan1.2"));
    auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
        VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
    group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
    group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
    for (VkDescriptorType type :
         {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER}) {
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.stageCount = 1;
        info.pStages = &stage;
        info.groupCount = 1;
        info.pGroups = &group;
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = MakePipelineLayout(
            {MakeSetLayout({Binding(0, type), Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE)})});
        VkPipeline pipeline = VK_NULL_HANDLE;
        create(device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline);
        vkDestroyPipeline(device(), pipeline, nullptr);
        if (type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) {
            ExpectMessage("VUID-VkRayTracingPipelineCreateInfoKHR-layout-07990",
                          "pCreateInfos[0].pStages[0] (ray generation shader, entry point \"main\") uses the "
                          "acceleration structure "
                          "`scene` (set 0, binding 0)");
        }
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
