// The last byte of every kind of access, in the layouts of GLSL, on lavapipe under the layer. A descriptor that
// contains this byte gives no message. A descriptor that ends before it gives a message with the exact numbers, with
// and without robustness.
#include "testing/device/device.h"
#include "vk/gpuav/testing/layout_shaders.h"

namespace wd::testing {
namespace {

// The numbers follow from the rules of the GLSL specification (7.6.2.2 Standard Uniform Block Layout) and of
// GL_EXT_scalar_block_layout, not from a compiler's output. The index of a row is its number in the shader.
constexpr struct Access {
    const char *name;
    uint32_t last[3]; // In std140, std430 and scalar layout.
} kAccesses[] = {
    {"scalar", {3, 3, 3}},
    {"component of a vector", {15, 15, 11}},
    {"vector of two", {15, 15, 11}},
    {"vector of three", {27, 27, 23}},
    {"dynamic component", {23, 23, 19}},
    {"column-major matrix", {71, 55, 47}},
    {"dynamic column", {55, 47, 39}},
    {"component of a column", {55, 47, 39}},
    {"row-major matrix", {107, 91, 71}},
    {"dynamic column of a row-major matrix", {103, 87, 67}},
    {"component of a row-major matrix", {107, 91, 71}},
    {"dynamic element", {131, 103, 79}},
    {"array", {147, 107, 83}},
    {"dynamic element of vectors", {187, 139, 107}},
    {"struct", {219, 171, 123}},
    {"dynamic element of structs", {283, 235, 155}},
    {"member of an element", {259, 211, 143}},
    {"dynamic row-major matrix", {375, 287, 203}},
    {"dynamic component of a row-major matrix", {359, 279, 195}},
    {"double", {391, 295, 215}},
    {"vector of doubles", {439, 343, 239}},
    {"component of doubles", {431, 335, 231}},
    {"64-bit integer", {447, 351, 247}},
    {"8-bit integer", {448, 352, 248}},
    {"vector of 8-bit integers", {454, 358, 251}},
    {"dynamic component of 8-bit integers", {453, 357, 250}},
    {"16-bit integer", {457, 361, 253}},
    {"vector of halves", {469, 373, 259}},
    {"array of arrays", {563, 399, 283}},
    {"dynamic array of arrays", {547, 395, 279}},
    {"element of the runtime array", {635, 459, 315}},
    {"component in the runtime array", {631, 455, 311}},
    {"constant element of the runtime array", {611, 435, 303}},
};
// Further rows are accesses to the runtime array.
constexpr uint32_t kNumClosed = 30;

struct Shader {
    const char *name;
    const uint32_t *words;
    size_t num_words;
    bool is_uniform;
    uint32_t layout; // Index into Access::last.
};

#define SHADER(name, is_uniform, layout)                                                                     \
    Shader {                                                                                                 \
#name, name, sizeof name / sizeof name[0], is_uniform, layout                                        \
    }

enum class Robustness { kNone, kCore, kExtension, kUnreported };

using Parameter = std::tuple<Shader, Robustness>;

class LayoutsTest : public DeviceTest, public ::testing::WithParamInterface<Parameter> {
  protected:
    Options MakeOptions(Robustness robustness) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt16 = options.features.shaderInt64 = VK_TRUE;
        options.features.shaderFloat64 = VK_TRUE;
        options.features.robustBufferAccess = robustness != Robustness::kNone;
        options.settings["gpuav_warn_on_robust_oob"] =
            robustness == Robustness::kUnreported ? "false" : "true";
        vulkan11_.storageBuffer16BitAccess = vulkan11_.uniformAndStorageBuffer16BitAccess = VK_TRUE;
        vulkan11_.pNext = &vulkan12_;
        vulkan12_.storageBuffer8BitAccess = vulkan12_.uniformAndStorageBuffer8BitAccess = VK_TRUE;
        vulkan12_.shaderInt8 = vulkan12_.shaderFloat16 = vulkan12_.scalarBlockLayout = VK_TRUE;
        options.device_next = &vulkan11_;
        if (robustness == Robustness::kExtension) {
            options.device_extensions = {"VK_EXT_robustness2"};
            robustness2_.robustBufferAccess2 = VK_TRUE;
            vulkan12_.pNext = &robustness2_;
        }
        return options;
    }

    VkPhysicalDeviceVulkan11Features vulkan11_ =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    VkPhysicalDeviceVulkan12Features vulkan12_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceRobustness2FeaturesEXT robustness2_ = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
};

TEST_P(LayoutsTest, TheLastByteDecides) {
    const auto [shader, robustness] = GetParam();
    WD_START_DEVICE(MakeOptions(robustness));
    constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
    const VkDescriptorType type = shader.is_uniform ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER : kStorage;
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, kStage, nullptr}, {1, type, 1, kStage, nullptr}});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    Buffer source = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
                               // Positive as a value of any type.
                               std::vector<uint32_t>(256, 0x40404040));
    WriteBuffer(set, 0, 0, kStorage, result);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, kStage, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(shader.words, shader.num_words));
    const bool is_robust = robustness != Robustness::kNone;
    const std::string id = is_robust
                               ? "WARDEN-gpuav-robust-out-of-bounds"
                               : std::string("VUID-vkCmdDispatch-") +
                                     (shader.is_uniform ? "uniformBuffers-06935" : "storageBuffers-06936");
    const uint32_t count = shader.is_uniform ? kNumClosed : std::size(kAccesses);
    for (uint32_t which = 0; which < count; which++) {
        SCOPED_TRACE(kAccesses[which].name);
        const uint32_t last = kAccesses[which].last[shader.layout];
        WriteBuffer(set, 1, 0, type, source, 0, last + 1);
        RunDispatch(pipeline, layout, set, {kStage, {which, 1}}, 1);
        EXPECT_NE(result.words[0], 0u);
        ExpectSilence();
        WriteBuffer(set, 1, 0, type, source, 0, last);
        RunDispatch(pipeline, layout, set, {kStage, {which, 1}}, 1);
        if (!is_robust) { // Otherwise the result depends on the driver.
            EXPECT_EQ(result.words[0], 0u);
        }
        const std::string number = std::to_string(last);
        if (robustness != Robustness::kUnreported) {
            ExpectMessage(id, "Descriptor index 0 access out of bounds. Descriptor size is " + number +
                                  " and highest byte accessed was " + number + ". ");
        }
        ExpectSilence();
        ClearMessages();
    }
    Stop();
    ExpectSilence();
}

std::string TestName(const ::testing::TestParamInfo<Parameter> &info) {
    static const char *const names[] = {"plain", "robust", "robust2", "unreported"};
    return std::string(std::get<0>(info.param).name) + "_" + names[static_cast<int>(std::get<1>(info.param))];
}

INSTANTIATE_TEST_SUITE_P(
    Everywhere, LayoutsTest,
    ::testing::Combine(::testing::Values(SHADER(storage_std140, false, 0), SHADER(storage_std430, false, 1),
                                         SHADER(storage_scalar, false, 2), SHADER(uniform_std140, true, 0),
                                         SHADER(uniform_scalar, true, 2)),
                       ::testing::Values(Robustness::kNone, Robustness::kCore, Robustness::kExtension,
                                         Robustness::kUnreported)),
    TestName);

} // namespace
} // namespace wd::testing
