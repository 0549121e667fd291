// Functions whose descriptors differ between calls. They are passed the descriptor's index, so that its state and the
// number of texels of a view are known.
#include "vk/gpuav/testing/argument_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
constexpr VkDescriptorType kImage = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;

// The element that is not written, and the elements that are accessed.
struct Case {
    uint32_t missing_binding = UINT32_MAX, missing_element = 0;
    uint32_t texel = 0, column = 0;
};

class ArgumentsTest : public GpuavTest {
  protected:
    void StartDevice() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        indexing_.descriptorBindingPartiallyBound = VK_TRUE;
        options.device_next = &indexing_;
        WD_START_DEVICE(options);
    }
    // WriteSources writes all descriptors but one. Element e of binding b has the value 10 * b + e.
    void WriteSources(VkDescriptorSet set, const Case &run) {
        const uint32_t counts[] = {0, 1, 2, 1, 3, 3};
        for (uint32_t binding = 1; binding <= 5; binding++) {
            for (uint32_t element = 0; element < counts[binding]; element++) {
                if (binding == run.missing_binding && element == run.missing_element) {
                    continue;
                }
                if (binding < 3) {
                    WriteTexels(set, binding, element);
                } else {
                    WriteSampled(set, binding, element);
                }
            }
        }
    }
    std::vector<uint32_t> Dispatch(const Case &run) {
        const VkDescriptorBindingFlags partial = VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
        const VkDescriptorBindingFlags all[] = {0, partial, partial, partial, partial, partial};
        auto flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        flags.bindingCount = 6;
        flags.pBindingFlags = all;
        VkDescriptorSetLayout set_layout = MakeSetLayout(
            {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1), Binding(1, kTexels, 1), Binding(2, kTexels, 2),
             Binding(3, kImage, 1), Binding(4, kImage, 3), Binding(5, kImage, 3)},
            &flags);
        VkDescriptorSet set =
            MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}, {kTexels, 3}, {kImage, 7}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
        WriteSources(set, run);
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        RunDispatch(MakeComputePipeline(layout, MakeShader(gpuav_arguments)), layout, set,
                    Control(run.texel, run.column), 1);
        return {result.words, result.words + 6};
    }

  private:
    void WriteTexels(VkDescriptorSet set, uint32_t binding, uint32_t element) {
        const uint32_t value = 10 * binding + element;
        Buffer buffer =
            MakeBuffer(16, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT, {value, value, value, value}, 64);
        WriteTexelBuffer(set, binding, element, kTexels, MakeBufferView(buffer, VK_FORMAT_R32_UINT));
    }
    void WriteSampled(VkDescriptorSet set, uint32_t binding, uint32_t element) {
        Image image =
            MakeImage(VK_FORMAT_R32_UINT, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = 10 * binding + element;
        FillImage(image, color, VK_IMAGE_LAYOUT_GENERAL);
        WriteImage(set, binding, element, kImage, image.view, VK_IMAGE_LAYOUT_GENERAL);
    }

    VkPhysicalDeviceVulkan12Features indexing_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
};

TEST_F(ArgumentsTest, GoodDescriptorsAreSilent) {
    StartDevice();
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(Dispatch({UINT32_MAX, 0, 3, 1}), (std::vector<uint32_t>{10, 21, 30, 52, 41, 51}));
    // The unwritten descriptor is not used.
    EXPECT_EQ(Dispatch({2, 0, 3, 1}), (std::vector<uint32_t>{10, 21, 30, 52, 41, 51}));
    EXPECT_EQ(Dispatch({4, 0, 3, 1}), (std::vector<uint32_t>{10, 21, 30, 52, 41, 51}));
    Stop();
    ExpectSilence();
}

TEST_F(ArgumentsTest, DescriptorsThatWereNeverWritten) {
    StartDevice();
    if (IsSkipped()) {
        return;
    }
    const struct {
        Case run;
        const char *text;
        std::vector<uint32_t> results;
    } mistakes[] = {
        {{1, 0, 0, 1}, "Descriptor index 0 is uninitialized.", {0, 21, 30, 52, 41, 51}},
        {{2, 1, 0, 1}, "Descriptor index 1 is uninitialized.", {10, 0, 30, 52, 41, 51}},
        {{3, 0, 0, 1}, "Descriptor index 0 is uninitialized.", {10, 21, 0, 52, 41, 51}},
        {{5, 2, 0, 1}, "Descriptor index 2 is uninitialized.", {10, 21, 30, 0, 41, 51}},
        {{4, 1, 0, 1}, "Descriptor index 1 is uninitialized.", {10, 21, 30, 52, 0, 51}},
        {{5, 0, 0, 0}, "Descriptor index 0 is uninitialized.", {10, 21, 30, 52, 40, 0}},
    };
    for (const auto &mistake : mistakes) {
        SCOPED_TRACE(mistake.text);
        EXPECT_EQ(Dispatch(mistake.run), mistake.results);
        ExpectMessage(kStateId, mistake.text);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_F(ArgumentsTest, TexelsAndIndicesPastTheEnd) {
    StartDevice();
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(Dispatch({UINT32_MAX, 0, 4, 1}), (std::vector<uint32_t>{0, 21, 30, 52, 41, 51}));
    ExpectMessage("WARDEN-gpuav-texel-buffer-bounds", "highest texel accessed was 4");
    EXPECT_EQ(Dispatch({UINT32_MAX, 0, 0, 3}), (std::vector<uint32_t>{10, 21, 30, 52, 0, 0}));
    ExpectMessage("VUID-vkCmdDispatch-None-10068", "Index of 3 used to index descriptor array of length 3.");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
