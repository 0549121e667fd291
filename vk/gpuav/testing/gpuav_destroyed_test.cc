// Descriptors whose resource was destroyed are distinguished from descriptors that were never written.
#include <chrono>
#include <thread>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr char kDestroyed[] = "Descriptor index 5 references a destroyed resource.";
constexpr char kUninitialized[] = "Descriptor index 5 is uninitialized.";
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kCombined = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;

template <typename Handle> std::string HandleText(Handle handle) {
    char text[32];
    snprintf(text, sizeof text, "(0x%llx)", (unsigned long long)handle);
    return text;
}

class DestroyedTest : public GpuavTest {
  protected:
    struct Program {
        VkDescriptorSet set;
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer result;
    };
    template <size_t N> Program MakeProgram(const uint32_t (&shader)[N], VkDescriptorType type) {
        const VkDescriptorBindingFlags flags[] = {
            0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                   VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = flags;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, type, 6)}, &binding_flags,
                          VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        Program program = {};
        program.set = MakeSet(set_layout, {{kStorage, 7}, {type, 6}}, nullptr,
                              VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
        program.result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(program.set, 0, 0, kStorage, program.result);
        program.layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        program.pipeline = MakeComputePipeline(program.layout, MakeShader(shader));
        return program;
    }
    void Dispatch(const Program &program, uint32_t index = 5) {
        RunDispatch(program.pipeline, program.layout, program.set, Control(index, 2), 4);
    }

    // A buffer that the test destroys.
    VkBuffer WriteShortLived(const Program &program, uint32_t element, const char *name) {
        Buffer buffer = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, name);
        WriteBuffer(program.set, 1, element, kStorage, buffer);
        return buffer.handle;
    }
    void WriteSource(const Program &program, uint32_t element) {
        WriteBuffer(program.set, 1, element, kStorage,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + element}));
    }

    // An image, a view and a sampler that the test destroys, at element 5.
    struct Texture {
        VkImage image;
        VkImageView view;
        VkSampler sampler;
    };
    Texture WriteTexture(const Program &program) {
        Texture texture = {};
        const VkImageCreateInfo info =
            PlainImage(VK_FORMAT_R8G8B8A8_UINT, {4, 4}, VK_IMAGE_USAGE_SAMPLED_BIT);
        Check(vkCreateImage(device(), &info, nullptr, &texture.image), "vkCreateImage");
        VkMemoryRequirements requirements;
        vkGetImageMemoryRequirements(device(), texture.image, &requirements);
        Check(vkBindImageMemory(device(), texture.image, Allocate(requirements, 0), 0), "vkBindImageMemory");
        auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view.image = texture.image;
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = info.format;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        Check(vkCreateImageView(device(), &view, nullptr, &texture.view), "vkCreateImageView");
        auto sampler = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        Check(vkCreateSampler(device(), &sampler, nullptr, &texture.sampler), "vkCreateSampler");
        SetName(VK_OBJECT_TYPE_IMAGE, texture.image, "pixels");
        SetName(VK_OBJECT_TYPE_IMAGE_VIEW, texture.view, "view");
        SetName(VK_OBJECT_TYPE_SAMPLER, texture.sampler, "nearest");
        WriteImage(program.set, 1, 5, kCombined, texture.view, VK_IMAGE_LAYOUT_GENERAL, texture.sampler);
        return texture;
    }

    // ExpectDestroyed expects one finding about a destroyed object, and no other.
    void ExpectDestroyed(const std::string &object) {
        ASSERT_EQ(messages().size(), 1u);
        const Message message = messages()[0];
        EXPECT_NE(message.text.find(object + " was destroyed."), std::string::npos) << message.text;
        EXPECT_EQ(message.text.find("uninitialized"), std::string::npos) << message.text;
        ExpectMessage(kStateId, kDestroyed);
        ExpectSilence();
    }

    Options MakeOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        indexing_.descriptorBindingPartiallyBound = VK_TRUE;
        indexing_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        indexing_.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
        indexing_.descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
        options.device_next = &indexing_;
        return options;
    }

    VkPhysicalDeviceVulkan12Features indexing_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
};

TEST_F(DestroyedTest, ADestroyedBufferIsNamed) {
    WD_START_DEVICE(MakeOptions());
    const Program program = MakeProgram(index_storage_buffer, kStorage);
    WriteSource(program, 0);
    Dispatch(program);
    ExpectMessage(kStateId, kUninitialized);
    ExpectSilence();
    const VkBuffer buffer = WriteShortLived(program, 5, "particles");
    Dispatch(program);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    Dispatch(program);
    ExpectDestroyed("Buffer (particles)" + HandleText(buffer));
    WriteSource(program, 5);
    Dispatch(program);
    EXPECT_EQ(program.result.words[2], 105u);
    Stop();
    ExpectSilence();
}

TEST_F(DestroyedTest, TheDestroyedPartOfATextureIsNamed) {
    WD_START_DEVICE(MakeOptions());
    const Program program = MakeProgram(index_combined_image_sampler, kCombined);
    WriteImage(program.set, 1, 0, kCombined,
               MakeImage(VK_FORMAT_R8G8B8A8_UINT, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT).view,
               VK_IMAGE_LAYOUT_GENERAL, MakeSampler());
    Texture texture = WriteTexture(program);
    Dispatch(program);
    ExpectSilence();
    vkDestroySampler(device(), texture.sampler, nullptr);
    Dispatch(program);
    ExpectDestroyed("Sampler (nearest)" + HandleText(texture.sampler));
    // The image is destroyed, and its view is not.
    vkDestroyImage(device(), texture.image, nullptr);
    Dispatch(program);
    ExpectDestroyed("Image (pixels)" + HandleText(texture.image));
    vkDestroyImageView(device(), texture.view, nullptr);
    Dispatch(program);
    ExpectDestroyed("Image View (view)" + HandleText(texture.view));
    Stop();
    ExpectSilence();
}

TEST_F(DestroyedTest, BothMistakesAtOneInstructionAreReported) {
    WD_START_DEVICE(MakeOptions());
    const Program program = MakeProgram(index_storage_buffer, kStorage);
    vkDestroyBuffer(device(), WriteShortLived(program, 5, "particles"), nullptr);
    Dispatch(program);
    EXPECT_EQ(messages().size(), 2u);
    ExpectMessage(kStateId, "Descriptor index 0 is uninitialized.");
    ExpectMessage(kStateId, kDestroyed);
    Stop();
    ExpectSilence();
}

// The descriptor may be written again before the records are read.
TEST_F(DestroyedTest, ADescriptorThatWasWrittenSinceIsNotCalledDestroyed) {
    WD_START_DEVICE(MakeOptions());
    const Program program = MakeProgram(index_storage_buffer, kStorage);
    WriteSource(program, 0);
    vkDestroyBuffer(device(), WriteShortLived(program, 5, "particles"), nullptr);
    volatile uint32_t *results = program.result.words;
    results[3] = results[2] = 7;
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, program.pipeline, program.layout, program.set, Control(5, 2), 4);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    while (results[3] == 7 || results[2] == 7) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    WriteSource(program, 5);
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("The descriptor is valid now."), std::string::npos)
        << messages()[0].text;
    ExpectMessage(kStateId, kUninitialized);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
