// Programs that access images, samplers and texel buffers through descriptors with dynamic indices
// (used_contents.glsl), for tests of the contents of descriptors.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_USED_CONTENTS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_USED_CONTENTS_TEST_H

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/used_contents_shaders.h"

namespace wd::testing {

constexpr VkImageLayout kLayout = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkShaderStageFlags kStages =
    VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr VkDescriptorBindingFlags kLate = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;

// The cases of used_contents.glsl.
enum Operation : uint32_t {
    kFetch,
    kFetchInteger,
    kFetchSamples,
    kSample,
    kSampleInteger,
    kSampleLayer,
    kSampleShadow,
    kSampleProjected,
    kSampleOffset,
    kSampleCombined,
    kAtomic,
    kLoad,
    kStore,
    kFetchSingle,
    kLoop,
    kFetchEach,
    kAtomicTexel,
    kStoreInteger,
    kLoadInteger,
    kImplicitCombined, // In fragment shaders. The other one accesses the next image, too.
    kImplicitSample,
};

inline VkSamplerCreateInfo NearestSampler() {
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.borderColor = VK_BORDER_COLOR_INT_OPAQUE_BLACK;
    return info;
}

// View describes an image of one layer, and the view of it.
struct View {
    VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
    VkImageViewType type = VK_IMAGE_VIEW_TYPE_2D;
    VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT;
    uint32_t num_levels = 1;
    VkImageCreateFlags flags = 0;
};

inline View OfFormat(VkFormat format) {
    View view;
    view.format = format;
    return view;
}

inline View OfType(VkImageViewType type) {
    View view;
    view.type = type;
    return view;
}

inline View WithSamples(VkSampleCountFlagBits samples) {
    View view;
    view.samples = samples;
    return view;
}

inline View WithLevels(uint32_t num_levels) {
    View view;
    view.num_levels = num_levels;
    return view;
}

class UsedContentsTest : public GpuavTest {
  protected:
    Options MakeOptions(const char *mode = "guard", bool is_robust = false) {
        vulkan12_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12_.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
        vulkan12_.descriptorBindingStorageImageUpdateAfterBind = VK_TRUE;
        vulkan12_.descriptorBindingPartiallyBound = VK_TRUE;
        vulkan12_.descriptorBindingVariableDescriptorCount = VK_TRUE;
        vulkan12_.runtimeDescriptorArray = VK_TRUE;
        vulkan12_.shaderStorageTexelBufferArrayDynamicIndexing = VK_TRUE;
        vulkan12_.shaderSampledImageArrayNonUniformIndexing = VK_TRUE;
        border_ = Make<VkPhysicalDeviceCustomBorderColorFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT);
        border_.customBorderColors = border_.customBorderColorWithoutFormat = VK_TRUE;
        border_.pNext = &vulkan12_;
        Options options = GpuavOptions();
        options.settings["gpuav_descriptor_contents"] = "true";
        options.settings["gpuav_mode"] = mode;
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {VK_EXT_CUSTOM_BORDER_COLOR_EXTENSION_NAME};
        options.device_next = &border_;
        options.features.robustBufferAccess = is_robust;
        options.features.shaderStorageImageReadWithoutFormat = VK_TRUE;
        options.features.shaderStorageImageWriteWithoutFormat = VK_TRUE;
        options.features.vertexPipelineStoresAndAtomics = VK_TRUE;
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        return options;
    }
    // A program with `set_`; without it, its descriptors are pushed. `immutable`: samplers of binding 2, or NULL.
    void MakeProgram(bool is_pushed = false, const VkSampler *immutable = nullptr) {
        const VkDescriptorBindingFlags partly = VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
        const VkDescriptorBindingFlags late = is_pushed ? partly : partly | kLate;
        const VkDescriptorBindingFlags flags[] = {
            partly, late, late, late, late, partly, partly | texel_flags_};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 7;
        info.pBindingFlags = flags;
        info.pNext = layout_next_;
        VkDescriptorSetLayoutBinding samplers = Binding(2, VK_DESCRIPTOR_TYPE_SAMPLER, 2, kStages);
        samplers.pImmutableSamplers = immutable;
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, kStages),
                                     Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 4, kStages), samplers,
                                     Binding(3, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2, kStages),
                                     Binding(4, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 4, kStages),
                                     Binding(5, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1, kStages),
                                     Binding(6, texel_type_, 4, kStages)},
                                    &info,
                                    is_pushed ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR
                                              : VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        layout_ = MakePipelineLayout({set_layout_}, kStages, 12);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(used_contents_comp));
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        if (is_pushed) {
            return;
        }
        set_ = MakeUsedSet(4);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
        if (!immutable) {
            SetSampler(NearestSampler());
        }
    }
    // A set whose last binding has `num_texels` descriptors, if their number is variable.
    VkDescriptorSet MakeUsedSet(uint32_t num_texels) {
        auto count = Make<VkDescriptorSetVariableDescriptorCountAllocateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
        count.descriptorSetCount = 1;
        count.pDescriptorCounts = &num_texels;
        return MakeSet(set_layout_,
                       {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                        {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 5},
                        {VK_DESCRIPTOR_TYPE_SAMPLER, 2},
                        {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2},
                        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 4},
                        {texel_type_, 4}},
                       texel_flags_ ? &count : nullptr, VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    }
    VkSampler CreateSampler(const VkSamplerCreateInfo &info) {
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([device = device(), sampler] { vkDestroySampler(device, sampler, nullptr); });
        SetName(VK_OBJECT_TYPE_SAMPLER, sampler, "filter");
        return sampler;
    }
    void SetSampler(const VkSamplerCreateInfo &info) {
        const VkSampler sampler = CreateSampler(info);
        sampler_ = sampler;
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
                   sampler);
        WriteImage(set_, 2, 1, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
                   sampler);
    }
    VkImageView MakeView(const View &view, bool is_storage = false) {
        VkImageCreateInfo info =
            PlainImage(view.format, {4, 4},
                       is_storage ? VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT
                                  : VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.samples = view.samples;
        info.mipLevels = view.num_levels;
        info.flags = view.flags;
        if (view.samples != VK_SAMPLE_COUNT_1_BIT) {
            info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        }
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        SetName(VK_OBJECT_TYPE_IMAGE, image, "albedo");
        const bool has_depth = view.format == VK_FORMAT_D32_SFLOAT;
        const VkImageSubresourceRange range = {
            static_cast<VkImageAspectFlags>(has_depth ? VK_IMAGE_ASPECT_DEPTH_BIT
                                                      : VK_IMAGE_ASPECT_COLOR_BIT),
            0, view.num_levels, 0, 1};
        auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view_info.image = image;
        view_info.viewType = view.type;
        view_info.format = view.format;
        view_info.subresourceRange = range;
        VkImageView made = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &view_info, nullptr, &made), "vkCreateImageView");
        Defer([device = device(), made] { vkDestroyImageView(device, made, nullptr); });
        SetName(VK_OBJECT_TYPE_IMAGE_VIEW, made, "albedo view");
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
        barrier.newLayout = kLayout;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = range;
        VkCommandBuffer commands = Begin();
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
        Check(Submit(commands), "vkQueueSubmit");
        return made;
    }
    // Element 3 of the images has the view, the others a valid one.
    void SetImages(const View &view, const View &valid = View()) {
        const VkImageView good = MakeView(valid), other = MakeView(view);
        for (uint32_t i = 0; i < 4; i++) {
            WriteImage(set_, 1, i, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, i == 3 ? other : good, kLayout);
        }
    }
    Push Access(Operation operation, uint32_t image, uint32_t sampling = 1) {
        return {kStages, {operation, image, sampling}};
    }
    void Run(Operation operation, uint32_t image) {
        RunDispatch(pipeline_, layout_, set_, Access(operation, image), 1);
    }
    // The operation on element 3 is reported; on element 1 it is not.
    void ExpectMistake(Operation operation, const std::string &id, const std::string &text) {
        Run(operation, 1);
        ExpectSilence();
        Run(operation, 3);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage(id, text);
        ExpectSilence();
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ = {};
    VkPhysicalDeviceCustomBorderColorFeaturesEXT border_ = {};
    // Of the binding of texel buffers, and the chain of the layout; set before MakeProgram.
    VkDescriptorBindingFlags texel_flags_ = 0;
    VkDescriptorType texel_type_ = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    const void *layout_next_ = nullptr;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkSampler sampler_ = VK_NULL_HANDLE;
    Buffer result_;
};

} // namespace wd::testing

#endif
