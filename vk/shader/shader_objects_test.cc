// The rules of VkShaderCreateInfoEXT, on lavapipe.
#include "vk/shader/pipeline_shaders_test.h"

namespace wd::testing {
namespace {

enum : uint32_t { kInvocations = 0, kOutputVertices = 26 };

constexpr char kCompute[] = R"(#version 460
layout(local_size_x = 1) in;
layout(constant_id = 1) const uint kCount = 4;
layout(set = 0, binding = 0) buffer Items { uint value; } items[2];
layout(push_constant) uniform Constants { uint factor; };
shared float values[kCount - 1];
void main() { values[0] = 1; items[0].value = factor + uint(values[0]); }
)";

class ShaderObjectsTest : public PipelineShadersTest {
  protected:
    void Begin(bool inline_blocks = false) {
        objects_ = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
        objects_.shaderObject = VK_TRUE;
        features13_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features13_.dynamicRendering = VK_TRUE;
        features13_.subgroupSizeControl = features13_.computeFullSubgroups = VK_TRUE;
        features13_.inlineUniformBlock = inline_blocks;
        features13_.maintenance4 = VK_TRUE; // glslang states sizes of workgroups as ids.
        objects_.pNext = &features13_;
        Options options = MakeOptions(VK_API_VERSION_1_3);
        options.features.tessellationShader = options.features.geometryShader = VK_TRUE;
        options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
        options.device_next = &objects_;
        Start(options);
        if (!IsSkipped()) {
            create_ = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
            destroy_ = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        }
    }
    struct Object {
        VkShaderStageFlagBits stage;
        std::vector<uint32_t> words;
        std::vector<VkDescriptorSetLayout> sets = {};
        std::vector<VkPushConstantRange> ranges = {};
        const char *entry = "main";
        const VkSpecializationInfo *specialization = nullptr;
        VkShaderCreateFlagsEXT flags = 0;
    };
    void MakeObject(const Object &object) {
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.stage = object.stage;
        info.flags = object.flags;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = object.words.size() * 4;
        info.pCode = object.words.data();
        info.pName = object.entry;
        info.setLayoutCount = static_cast<uint32_t>(object.sets.size());
        info.pSetLayouts = object.sets.data();
        info.pushConstantRangeCount = static_cast<uint32_t>(object.ranges.size());
        info.pPushConstantRanges = object.ranges.data();
        info.pSpecializationInfo = object.specialization;
        VkShaderEXT shader = VK_NULL_HANDLE;
        create_(device(), 1, &info, nullptr, &shader);
        destroy_(device(), shader, nullptr);
    }

    VkPhysicalDeviceShaderObjectFeaturesEXT objects_;
    VkPhysicalDeviceVulkan13Features features13_;
    PFN_vkCreateShadersEXT create_;
    PFN_vkDestroyShaderEXT destroy_;
};

#define WD_BEGIN_OBJECTS(...)                                                                                \
    Begin(__VA_ARGS__);                                                                                      \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(ShaderObjectsTest, Resources) {
    WD_BEGIN_OBJECTS();
    Object object = {VK_SHADER_STAGE_COMPUTE_BIT, CompileGlsl("comp", kCompute, "vulkan1.3")};
    object.ranges = {{VK_SHADER_STAGE_COMPUTE_BIT, 0, 4}};
    const auto with = [&](VkDescriptorType type, uint32_t count) {
        Object made = object;
        made.sets = {MakeSetLayout({Binding(0, type, count)})};
        return made;
    };
    const Object good = with(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2);
    MakeObject(good);
    ExpectSilence();
    MakeObject(with(VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 2));
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10384", "of type VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER");
    MakeObject(with(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1));
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10385", "has a descriptorCount of 1");
    Object other = good;
    other.ranges = {{VK_SHADER_STAGE_VERTEX_BIT, 0, 4}};
    MakeObject(other);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10064", "no push constant range");
    other.ranges = {{VK_SHADER_STAGE_COMPUTE_BIT, 4, 4}};
    MakeObject(other);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10065", "which occupy the bytes from 0 to 4");
    ExpectSilence();
    other = good;
    other.entry = "other";
    MakeObject(other);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pName-08440", "is not in the shader module");
    ExpectSilence();
    for (uint32_t count : {8u, 1u}) {
        const VkSpecializationMapEntry entry = {1, 0, sizeof count};
        const VkSpecializationInfo info = {1, &entry, sizeof count, &count};
        other = good;
        other.specialization = &info;
        MakeObject(other);
        if (count == 1) {
            ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08460",
                          "is not valid SPIR-V with the values of pSpecializationInfo");
        }
        ExpectSilence();
    }
}

TEST_F(ShaderObjectsTest, InlineUniformBlocks) {
    WD_BEGIN_OBJECTS(true);
    for (bool is_array : {false, true}) {
        const std::string text = std::string("#version 460\nlayout(local_size_x = 1) in;\n"
                                             "layout(set = 0, binding = 0) uniform Block { uint value; } "
                                             "blocks") +
                                 (is_array ? "[2]" : "") +
                                 ";\nshared uint result;\nvoid main() { result = blocks" +
                                 (is_array ? "[1]" : "") + ".value; }\n";
        const VkDescriptorSetLayout set =
            MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 16)});
        MakeObject({VK_SHADER_STAGE_COMPUTE_BIT, CompileGlsl("comp", text, "vulkan1.3"), {set}});
        if (is_array) {
            ExpectMessage("VUID-VkShaderCreateInfoEXT-codeType-10386", "which cannot be an array");
        }
        ExpectSilence();
        Compute(MakePipelineLayout({set}), Module("comp", text, "vulkan1.3"));
        if (is_array) {
            ExpectMessage("VUID-VkComputePipelineCreateInfo-None-10391", "which cannot be an array");
        }
        ExpectSilence();
    }
}

TEST_F(ShaderObjectsTest, CodeOfNoSize) {
    WD_BEGIN_OBJECTS();
    MakeObject({VK_SHADER_STAGE_COMPUTE_BIT, {}});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-codeSize-arraylength", "codeSize is 0");
    ClearMessages(); // Parameter validation has the rule, too.
}

TEST_F(ShaderObjectsTest, LimitsOfStages) {
    WD_BEGIN_OBJECTS();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const VkPhysicalDeviceLimits &limits = properties.limits;
    std::vector<uint32_t> control =
        CompileGlsl("tesc", "#version 460\nlayout(vertices = 3) out;\nvoid main() {}\n", "vulkan1.3");
    MakeObject({VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, control});
    ExpectSilence();
    SetMode(&control, kOutputVertices, 0, limits.maxTessellationPatchSize + 1);
    MakeObject({VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, control});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08453", "OutputVertices with the value");
    ClearMessages(); // The arrays are of another size.
    const std::vector<uint32_t> geometry =
        CompileGlsl("geom",
                    "#version 460\nlayout(triangles, invocations = 2) in;\nlayout(points, max_vertices = 1) "
                    "out;\nvoid main() { EmitVertex(); }\n",
                    "vulkan1.3");
    MakeObject({VK_SHADER_STAGE_GEOMETRY_BIT, geometry});
    ExpectSilence();
    std::vector<uint32_t> other = geometry;
    SetMode(&other, kOutputVertices, 0, limits.maxGeometryOutputVertices + 1);
    MakeObject({VK_SHADER_STAGE_GEOMETRY_BIT, other});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08454", "OutputVertices with the value");
    other = geometry;
    SetMode(&other, kInvocations, 0, limits.maxGeometryShaderInvocations + 1);
    MakeObject({VK_SHADER_STAGE_GEOMETRY_BIT, other});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08455", "Invocations with the value");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SubgroupsAndSampleMasks) {
    WD_BEGIN_OBJECTS();
    auto control = Make<VkPhysicalDeviceSubgroupSizeControlProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    all.pNext = &control;
    vkGetPhysicalDeviceProperties2(physical_device(), &all);
    const VkShaderCreateFlagsEXT full = VK_SHADER_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    const VkShaderCreateFlagsEXT varying = VK_SHADER_CREATE_ALLOW_VARYING_SUBGROUP_SIZE_BIT_EXT;
    const auto create = [&](uint32_t x, VkShaderCreateFlagsEXT flags) {
        std::vector<uint32_t> words =
            CompileGlsl("comp", "#version 460\nlayout(local_size_x = 1) in;\nvoid main() {}\n");
        SetWorkgroupSize(&words, 0, x);
        Object object = {VK_SHADER_STAGE_COMPUTE_BIT, words};
        object.flags = flags;
        MakeObject(object);
    };
    create(control.maxSubgroupSize, full);
    create(control.maxSubgroupSize, full | varying);
    create(control.maxSubgroupSize + 1, 0);
    ExpectSilence();
    create(control.maxSubgroupSize + 1, full | varying);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-flags-08416", "which is not a multiple of maxSubgroupSize");
    create(control.maxSubgroupSize + 1, full);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-flags-08417", "which is not a multiple of subgroupSize");
    ExpectSilence();
    std::vector<uint32_t> words =
        CompileGlsl("frag", "#version 460\nlayout(location = 0) out vec4 result;\n"
                            "void main() { gl_SampleMask[0] = 1; result = vec4(1); }\n");
    MakeObject({VK_SHADER_STAGE_FRAGMENT_BIT, words});
    ExpectSilence();
    SetArrayLength(&words, 1, all.properties.limits.maxSampleMaskWords + 1);
    MakeObject({VK_SHADER_STAGE_FRAGMENT_BIT, words});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08451", "has an array gl_SampleMask with");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
