// The formats and flags of images and texel buffers in descriptors against the instructions of the shader, and samplers
// against the features of formats. On the null driver, whose formats have the features that a test wants.
#include <gtest/gtest.h>

#include <functional>

#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

constexpr VkImageUsageFlags kSampled = VK_IMAGE_USAGE_SAMPLED_BIT, kStorage = VK_IMAGE_USAGE_STORAGE_BIT;
constexpr VkDescriptorType kImage = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
                           kTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr VkFormatFeatureFlags2 kUnformatted = VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT |
                                               VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT;
constexpr VkFormatFeatureFlags2 kAtomic =
    VK_FORMAT_FEATURE_2_STORAGE_IMAGE_ATOMIC_BIT | VK_FORMAT_FEATURE_2_STORAGE_TEXEL_BUFFER_ATOMIC_BIT;

class DrawnFormatsTest : public DrawnTest {
  protected:
    // StartWithout starts a device whose formats do not have these features.
    void StartWithout(VkFormatFeatureFlags2 features, const void *next = nullptr,
                      std::vector<const char *> extensions = {}) {
        Options options = NullOptions();
        options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(~features);
        options.features.shaderStorageImageReadWithoutFormat = VK_TRUE;
        options.features.shaderStorageImageWriteWithoutFormat = VK_TRUE;
        options.features.shaderInt64 = VK_TRUE;
        options.features.sparseBinding = VK_TRUE;
        options.features.sparseResidencyImage2D = options.features.sparseResidencyBuffer = VK_TRUE;
        options.device_next = next;
        options.device_extensions = std::move(extensions);
        Start(options);
    }

    template <size_t N>
    void MakeProgramOf(const uint32_t (&words)[N],
                       const std::vector<VkDescriptorSetLayoutBinding> &bindings) {
        set_layouts_[0] = MakeSetLayout(bindings);
        layout_ = MakePipelineLayout({set_layouts_[0]});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(words));
        sets_[0] = SetOf(set_layouts_[0]);
    }

    void WriteStorage(uint32_t binding, VkFormat format) {
        WriteImage(sets_[0], binding, 0, kImage, MakeImage(format, 16, 16, kStorage).view,
                   VK_IMAGE_LAYOUT_GENERAL);
    }

    void WriteTexels(uint32_t binding, VkFormat format) {
        WriteTexelBuffer(sets_[0], binding, 0, kTexels,
                         MakeBufferView(MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT), format));
    }

    // MakeFormatted makes the program of drawn_formats.comp, with suitable descriptors.
    void MakeFormatted() {
        MakeProgramOf(drawn_formats,
                      {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, kImage), Binding(2, kImage),
                       Binding(3, kImage), Binding(4, kTexels), Binding(5, kTexels), Binding(6, kTexels)});
        WriteBuffer(sets_[0], 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        WriteStorage(1, VK_FORMAT_R8G8B8A8_UNORM);
        WriteStorage(2, VK_FORMAT_R8G8B8A8_UNORM);
        WriteStorage(3, VK_FORMAT_R32_UINT);
        WriteTexels(4, VK_FORMAT_R8G8B8A8_UNORM);
        WriteTexels(5, VK_FORMAT_R8G8B8A8_UNORM);
        WriteTexels(6, VK_FORMAT_R32_UINT);
    }

    // WriteSampled writes the image that drawn_shader.comp samples.
    void WriteSampled(VkImageView view, VkSampler sampler) {
        WriteImage(sets_[1], 2, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
    }

    VkSampler SamplerWith(const std::function<void(VkSamplerCreateInfo *)> &change,
                          VkSamplerReductionMode mode = VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE) {
        auto reduction =
            Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
        reduction.reductionMode = mode;
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.pNext = mode == VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE ? nullptr : &reduction;
        info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        change(&info);
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([this, sampler] { vkDestroySampler(device(), sampler, nullptr); });
        return sampler;
    }

    // RecordCubicVolume records a dispatch that samples a 3D image with a cubic filter.
    void RecordCubicVolume() {
        MakeProgram();
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, kSampled);
        info.imageType = VK_IMAGE_TYPE_3D;
        info.extent.depth = 4;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        WriteSampled(
            MakeImageView(image, info.format, VK_IMAGE_VIEW_TYPE_3D),
            SamplerWith([](VkSamplerCreateInfo *sampler) { sampler->minFilter = VK_FILTER_CUBIC_EXT; }));
        Record();
    }

    void Dispatch(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        BindSet(commands, 0, sets_[0]);
        if (sets_[1]) {
            BindSet(commands, 1, sets_[1]);
            PushAll(commands);
        }
        vkCmdDispatch(commands, 1, 1, 1);
    }
    void Record() {
        Dispatch(Begin());
    }
};

#define START_WITHOUT(...)                                                                                   \
    do {                                                                                                     \
        StartWithout(__VA_ARGS__);                                                                           \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

// --- Features of formats

TEST_F(DrawnFormatsTest, FormatsWithAllFeatures) {
    START_WITHOUT(0);
    MakeFormatted();
    Record();
    ExpectSilence();
}

TEST_F(DrawnFormatsTest, FormatsWithoutAtomicOperations) {
    START_WITHOUT(kAtomic);
    MakeFormatted();
    Record();
    ExpectMessage(
        "VUID-vkCmdDispatch-None-02691",
        "the storage image `counters` (set 0, binding 3) is accessed with atomic operations, but the "
        "features of the format VK_FORMAT_R32_UINT of VkImageView");
    ExpectMessage("VUID-vkCmdDispatch-None-07888",
                  "`counter_buffer` (set 0, binding 6) is accessed with atomic operations");
    ExpectSilence();
}

TEST_F(DrawnFormatsTest, FormatsThatTheShaderMustState) {
    START_WITHOUT(kUnformatted);
    MakeFormatted();
    Record();
    ExpectMessage("VUID-vkCmdDispatch-OpTypeImage-07027",
                  "`written` (set 0, binding 1) is declared without a format and written, but the features "
                  "of the format VK_FORMAT_R8G8B8A8_UNORM");
    ExpectMessage("VUID-vkCmdDispatch-OpTypeImage-07028", "`read` (set 0, binding 2) is declared");
    ExpectMessage("VUID-vkCmdDispatch-OpTypeImage-07029", "`written_buffer` (set 0, binding 4) is declared");
    ExpectMessage("VUID-vkCmdDispatch-OpTypeImage-07030", "`read_buffer` (set 0, binding 5) is declared");
    ExpectSilence();
}

// --- Formats that the shader declares

TEST_F(DrawnFormatsTest, AnotherFormatThanTheShaderDeclares) {
    START_WITHOUT(0);
    MakeFormatted();
    WriteStorage(3, VK_FORMAT_R8G8B8A8_UINT);
    WriteTexels(6, VK_FORMAT_R8G8B8A8_UINT);
    Record();
    ExpectMessage("WARDEN-core-storage-format",
                  "the storage image `counters` (set 0, binding 3) is declared with the format of "
                  "VK_FORMAT_R32_UINT, but VkImageView");
    ExpectMessage("WARDEN-core-storage-format",
                  "`counter_buffer` (set 0, binding 6) is declared with the format of VK_FORMAT_R32_UINT");
    ExpectSilence();
    // Images without a declared format take any.
    WriteStorage(3, VK_FORMAT_R32_UINT);
    WriteTexels(6, VK_FORMAT_R32_UINT);
    WriteStorage(1, VK_FORMAT_R16G16B16A16_SFLOAT);
    WriteTexels(4, VK_FORMAT_R16G16B16A16_SFLOAT);
    Record();
    ExpectSilence();
}

// --- Components

TEST_F(DrawnFormatsTest, TexelsWithFewerComponentsThanTheFormat) {
    START_WITHOUT(0);
    MakeProgramOf(drawn_texels, {Binding(0, kImage), Binding(1, kTexels)});
    WriteStorage(0, VK_FORMAT_R32_SFLOAT);
    WriteTexels(1, VK_FORMAT_R32_SFLOAT);
    Record();
    ExpectSilence();
    WriteStorage(0, VK_FORMAT_R32G32_SFLOAT);
    WriteTexels(1, VK_FORMAT_R32G32B32A32_SFLOAT);
    Record();
    ExpectMessage("VUID-vkCmdDispatch-OpImageWrite-08795",
                  "`image` (set 0, binding 0) is written with texels of 1 component, but the format "
                  "VK_FORMAT_R32G32_SFLOAT of VkImageView");
    ExpectMessage("VUID-vkCmdDispatch-OpImageWrite-04469", "in the descriptor has 4");
    ExpectSilence();
}

#ifdef VK_KHR_maintenance5
// The one component of the format is the last of four.
TEST_F(DrawnFormatsTest, TexelsOfAlphaHaveFourComponents) {
    START_WITHOUT(0, nullptr, {VK_KHR_MAINTENANCE_5_EXTENSION_NAME, VK_KHR_DYNAMIC_RENDERING_EXTENSION_NAME});
    MakeProgramOf(drawn_texels, {Binding(0, kImage), Binding(1, kTexels)});
    WriteStorage(0, VK_FORMAT_A8_UNORM_KHR);
    WriteTexels(1, VK_FORMAT_R32_SFLOAT);
    Record();
    ExpectOne("VUID-vkCmdDispatch-OpImageWrite-08796", "in the descriptor needs 4");
    MakeFormatted(); // Its texels have four components.
    WriteStorage(2, VK_FORMAT_A8_UNORM_KHR);
    Record();
    ExpectSilence();
}
#endif

TEST_F(DrawnFormatsTest, ComponentsOf64BitsInAShaderWith32) {
    START_WITHOUT(0);
    MakeFormatted();
    WriteStorage(3, VK_FORMAT_R64_UINT);
    WriteTexels(6, VK_FORMAT_R64_UINT);
    Record();
    ExpectMessage("VUID-vkCmdDispatch-SampledType-04470",
                  "`counters` (set 0, binding 3) has components of 32 bits, but those of the format "
                  "VK_FORMAT_R64_UINT of VkImageView");
    ExpectMessage("VUID-vkCmdDispatch-SampledType-04472", "`counter_buffer` (set 0, binding 6) has");
    ExpectSilence();
}

class DrawnWideTest : public DrawnFormatsTest {
  protected:
    void StartWide(bool has_sparse) {
        atomics_ = Make<VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_IMAGE_ATOMIC_INT64_FEATURES_EXT);
        atomics_.shaderImageInt64Atomics = VK_TRUE;
        atomics_.sparseImageInt64Atomics = has_sparse;
        StartWithout(0, &atomics_, {VK_EXT_SHADER_IMAGE_ATOMIC_INT64_EXTENSION_NAME});
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        MakeProgramOf(drawn_wide, {Binding(0, kImage), Binding(1, kTexels)});
        WriteStorage(0, VK_FORMAT_R64_UINT);
        WriteTexels(1, VK_FORMAT_R64_UINT);
    }

    // WriteSparse replaces both descriptors by ones of sparse resources without memory.
    void WriteSparse() {
        const VkImageCreateFlags flags =
            VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
        VkImageCreateInfo image = PlainImage(VK_FORMAT_R64_UINT, {16, 16}, kStorage);
        image.flags = flags;
        WriteImage(sets_[0], 0, 0, kImage, MakeImageView(MakeUnboundImage(image), image.format),
                   VK_IMAGE_LAYOUT_GENERAL);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT | VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT;
        info.size = 65536;
        info.usage = VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
        Buffer buffer;
        buffer.size = info.size;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer.handle, nullptr); });
        WriteTexelBuffer(sets_[0], 1, 0, kTexels, MakeBufferView(buffer, VK_FORMAT_R64_UINT));
    }

    VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT atomics_;
};

#define START_WIDE(has_sparse)                                                                               \
    do {                                                                                                     \
        StartWide(has_sparse);                                                                               \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(DrawnWideTest, ComponentsOf32BitsInAShaderWith64) {
    START_WIDE(false);
    Record();
    ExpectSilence();
    WriteStorage(0, VK_FORMAT_R32_UINT);
    WriteTexels(1, VK_FORMAT_R32_UINT);
    Record();
    ExpectMessage("VUID-vkCmdDispatch-SampledType-04471",
                  "`counters` (set 0, binding 0) has components of 64 bits, but those of the format "
                  "VK_FORMAT_R32_UINT of VkImageView");
    ExpectMessage("VUID-vkCmdDispatch-SampledType-04473", "`counter_buffer` (set 0, binding 1) has");
    ExpectSilence();
}

TEST_F(DrawnWideTest, SparseResourcesNeedAFeature) {
    START_WIDE(false);
    WriteSparse();
    ExpectSilence();
    Record();
    ExpectMessage("VUID-vkCmdDispatch-sparseImageInt64Atomics-04474",
                  "`counters` (set 0, binding 0) is accessed with atomic operations of 64 bits, but VkImage");
    ExpectMessage("VUID-vkCmdDispatch-sparseImageInt64Atomics-04475",
                  "`counter_buffer` (set 0, binding 1) is accessed with atomic operations of 64 bits");
    ExpectSilence();
}

TEST_F(DrawnWideTest, SparseResourcesWithTheFeature) {
    START_WIDE(true);
    WriteSparse();
    Record();
    ExpectSilence();
}

// --- Protected command buffers

TEST_F(DrawnFormatsTest, ProtectedCommandBuffersWriteProtectedImages) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    START_WITHOUT(0, &features);
    MakeProgramOf(drawn_texels, {Binding(0, kImage), Binding(1, kTexels)});
    WriteTexels(1, VK_FORMAT_R32_SFLOAT);
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.flags = VK_COMMAND_POOL_CREATE_PROTECTED_BIT | VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool_info.queueFamilyIndex = queue_family();
    VkCommandPool pool = VK_NULL_HANDLE;
    Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
    Defer([this, pool] { vkDestroyCommandPool(device(), pool, nullptr); });
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = pool;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
    const auto begin_info = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);

    VkImageCreateInfo info = PlainImage(VK_FORMAT_R32_SFLOAT, {16, 16}, kStorage);
    info.flags = VK_IMAGE_CREATE_PROTECTED_BIT;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    const VkImageView view = MakeImageView(image, info.format);
    ClearMessages(); // The fixture does not look for memory of protected images.
    WriteImage(sets_[0], 0, 0, kImage, view, VK_IMAGE_LAYOUT_GENERAL);
    Check(vkBeginCommandBuffer(commands, &begin_info), "vkBeginCommandBuffer");
    Dispatch(commands);
    ExpectSilence();
    WriteStorage(0, VK_FORMAT_R32_SFLOAT);
    Check(vkBeginCommandBuffer(commands, &begin_info), "vkBeginCommandBuffer");
    Dispatch(commands);
    ExpectMessage("VUID-vkCmdDispatch-commandBuffer-02712",
                  "`image` (set 0, binding 0) is written, but VkImage");
    ExpectSilence();
}

// --- Samplers

// A sampler that needs a feature of the format.
struct NeededFilter {
    VkFormatFeatureFlags2 feature;
    const char *id, *text;
    VkSamplerReductionMode mode;
    std::function<void(VkSamplerCreateInfo *)> change;
};

class DrawnFiltersTest : public DrawnFormatsTest, public ::testing::WithParamInterface<bool> {
  protected:
    // Try records a dispatch with a sampler, on a device whose formats have or do not have the feature that it needs.
    void Try(const NeededFilter &filter, bool has_feature) {
        auto features =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features.samplerFilterMinmax = VK_TRUE;
        StartWithout(has_feature ? 0 : filter.feature, &features, {VK_IMG_FILTER_CUBIC_EXTENSION_NAME});
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        MakeProgram();
        WriteSampled(image_.view, SamplerWith(filter.change, filter.mode));
        Record();
        if (!has_feature) {
            ExpectMessage(filter.id, filter.text);
        }
        ExpectSilence();
    }
};

TEST_P(DrawnFiltersTest, AFilterOfTheCubicKind) {
    Try({VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT, "VUID-vkCmdDispatch-None-02692",
         "whose filter is VK_FILTER_CUBIC_EXT, but the features of the format",
         VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE,
         [](VkSamplerCreateInfo *info) { info->magFilter = VK_FILTER_CUBIC_EXT; }},
        GetParam());
}

TEST_P(DrawnFiltersTest, AFilterThatTakesTheMinimum) {
    Try({VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_MINMAX_BIT, "VUID-vkCmdDispatch-magFilter-09598",
         "whose filter is VK_FILTER_LINEAR and takes the minimum or maximum", VK_SAMPLER_REDUCTION_MODE_MIN,
         [](VkSamplerCreateInfo *info) { info->minFilter = VK_FILTER_LINEAR; }},
        GetParam());
}

TEST_P(DrawnFiltersTest, MipmapsOfWhichTheMaximumIsTaken) {
    Try({VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_MINMAX_BIT, "VUID-vkCmdDispatch-mipmapMode-09599",
         "whose mipmapMode is VK_SAMPLER_MIPMAP_MODE_LINEAR and takes the minimum or maximum",
         VK_SAMPLER_REDUCTION_MODE_MAX,
         [](VkSamplerCreateInfo *info) { info->mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR; }},
        GetParam());
}

INSTANTIATE_TEST_SUITE_P(FormatsWithTheFeature, DrawnFiltersTest, ::testing::Bool());

TEST_F(DrawnFormatsTest, CubicFiltersOfVolumes) {
    START_WITHOUT(0, nullptr, {VK_IMG_FILTER_CUBIC_EXTENSION_NAME});
    RecordCubicVolume();
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752",
                  "`albedo`"); // The shader samples images of two dimensions.
    ExpectMessage("VUID-vkCmdDispatch-None-02693", "in the descriptor is VK_IMAGE_VIEW_TYPE_3D, and "
                                                   "VK_EXT_filter_cubic is not enabled");
    ExpectSilence();
}

TEST_F(DrawnFormatsTest, CubicFiltersOfVolumesWithTheExtension) {
    START_WITHOUT(0, nullptr, {VK_EXT_FILTER_CUBIC_EXTENSION_NAME});
    RecordCubicVolume();
    ExpectOne("VUID-vkCmdDispatch-viewType-07752", "`albedo`");
}

class CubicViewsTest : public DrawnFormatsTest {
  protected:
    // Try records a dispatch that samples with a cubic filter, on a device that supports it or not.
    void Try(bool is_supported, VkSamplerReductionMode mode) {
        auto features =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features.samplerFilterMinmax = VK_TRUE;
        Environment environment;
        environment.Set("WD_NULL_BOOLEAN_PROPERTIES", is_supported ? "1" : "0");
        StartWithout(0, &features, {VK_EXT_FILTER_CUBIC_EXTENSION_NAME});
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        MakeProgram();
        WriteSampled(
            image_.view,
            SamplerWith([](VkSamplerCreateInfo *info) { info->magFilter = VK_FILTER_CUBIC_EXT; }, mode));
        Record();
    }
};

TEST_F(CubicViewsTest, OfASupportedType) {
    Try(true, VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE);
    ExpectSilence();
}

TEST_F(CubicViewsTest, OfATypeThatIsNotSupported) {
    Try(false, VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE);
    ExpectOne("VUID-vkCmdDispatch-filterCubic-02694",
              "whose viewType is VK_IMAGE_VIEW_TYPE_2D and whose format is VK_FORMAT_R8G8B8A8_UNORM");
}

// The null driver takes no minima of cubic filters.
TEST_F(CubicViewsTest, WithTheMinimum) {
    Try(true, VK_SAMPLER_REDUCTION_MODE_MIN);
    ExpectOne("VUID-vkCmdDispatch-filterCubicMinmax-02695",
              "whose filter is VK_FILTER_CUBIC_EXT and takes the minimum or maximum");
}

TEST_F(DrawnFormatsTest, UnnormalizedCoordinatesOfMipLevels) {
    START_WITHOUT(0);
    MakeProgram();
    const VkSampler sampler =
        SamplerWith([](VkSamplerCreateInfo *info) { info->unnormalizedCoordinates = VK_TRUE; });
    VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kSampled);
    info.mipLevels = 2;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.image = image;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = info.format;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0, 1};
    VkImageView view = VK_NULL_HANDLE;
    Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
    Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
    WriteSampled(MakeImageView(image, info.format), sampler);
    Record();
    ExpectSilence();
    WriteSampled(view, sampler);
    Record();
    ExpectOne("VUID-vkCmdDispatch-unnormalizedCoordinates-09635",
              "in the descriptor has 2 mip levels and 1 array layers");
}

} // namespace
} // namespace wd::testing
