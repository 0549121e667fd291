// Buffers and their views.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class BuffersTest : public ImagesTest {
  protected:
    static VkBufferCreateInfo BufferInfo(VkBufferUsageFlags usage, VkBufferCreateFlags flags = 0) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4096;
        info.usage = usage;
        info.flags = flags;
        return info;
    }
    VkBuffer TryBuffer(const VkBufferCreateInfo &info) {
        VkBuffer buffer = VK_NULL_HANDLE;
        if (vkCreateBuffer(device(), &info, nullptr, &buffer) == VK_SUCCESS) {
            Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        }
        return buffer;
    }
    static VkBufferViewCreateInfo ViewInfo(VkBuffer buffer, VkFormat format = kRgba) {
        auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
        info.buffer = buffer;
        info.format = format;
        info.range = VK_WHOLE_SIZE;
        return info;
    }
    void TryView(const VkBufferViewCreateInfo &info) {
        VkBufferView view = VK_NULL_HANDLE;
        if (vkCreateBufferView(device(), &info, nullptr, &view) == VK_SUCCESS) {
            Defer([this, view] { vkDestroyBufferView(device(), view, nullptr); });
        }
    }
};

constexpr VkBufferUsageFlags kUniform = VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT;
constexpr VkBufferUsageFlags kStorage = VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;

TEST_F(BuffersTest, AreSharedByFamiliesThatExist) {
    WD_START_IMAGES();
    const uint32_t families[] = {0, 3};
    VkBufferCreateInfo info = BufferInfo(kUniform);
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    info.queueFamilyIndexCount = 2;
    info.pQueueFamilyIndices = families;
    TryBuffer(info);
    ExpectOnly("VkBufferCreateInfo-sharingMode-01419", "pQueueFamilyIndices[1] is 3");
}

TEST_F(BuffersTest, ViewsNeedTheUsage) {
    WD_START_IMAGES();
    TryView(ViewInfo(MakeBuffer(256, kStorage).handle));
    ExpectSilence();
    TryView(ViewInfo(MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle));
    ExpectOnly("VkBufferViewCreateInfo-buffer-00932",
               "the usage of buffer is VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
}

TEST_F(BuffersTest, ViewsNeedFeaturesOfTheFormat) {
    Options options = NullOptions();
    options.environment["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT);
    WD_START_DEVICE(options);
    TryView(ViewInfo(MakeBuffer(256, kUniform).handle));
    ExpectSilence();
    TryView(ViewInfo(MakeBuffer(256, kUniform | kStorage).handle));
    ExpectOnly("VkBufferViewCreateInfo-format-08779", "VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT");
}

TEST_F(BuffersTest, ViewsOfUniformTexelsNeedTheFeature) {
    Options options = NullOptions();
    options.environment["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT);
    WD_START_DEVICE(options);
    TryView(ViewInfo(MakeBuffer(256, kStorage).handle));
    ExpectSilence();
    TryView(ViewInfo(MakeBuffer(256, kUniform).handle));
    ExpectOnly("VkBufferViewCreateInfo-format-08778", "VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT");
}

TEST_F(BuffersTest, ViewsHaveEntireTexels) {
    WD_START_IMAGES();
    VkBufferViewCreateInfo info = ViewInfo(MakeBuffer(256, kUniform).handle);
    info.range = 64;
    TryView(info);
    ExpectSilence();
    info.range = 66;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-range-00929", "pCreateInfo->range is 66");
    info.range = VK_WHOLE_SIZE;
    info.offset = 16;
    TryView(info);
    ExpectSilence();
}

TEST_F(BuffersTest, ViewsHaveNotTooManyTexels) {
    WD_START_IMAGES();
    VkBufferCreateInfo buffer = BufferInfo(kUniform);
    buffer.size = (UINT64_C(1) << 28) + 16;
    const Buffer memory = MakeBuffer(buffer.size, kUniform);
    VkBufferViewCreateInfo info = ViewInfo(memory.handle, VK_FORMAT_R8_UNORM);
    info.offset = 16;
    TryView(info);
    ExpectSilence();
    info.offset = 0;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-range-04059", "which is 268435472 texels of VK_FORMAT_R8_UNORM");
    info.range = (UINT64_C(1) << 28) + 1;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-range-00930", "maxTexelBufferElements is 268435456");
}

TEST_F(BuffersTest, ViewsAreAlignedToTexels) {
    auto features = Make<VkPhysicalDeviceTexelBufferAlignmentFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TEXEL_BUFFER_ALIGNMENT_FEATURES_EXT);
    features.texelBufferAlignment = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_TEXEL_BUFFER_ALIGNMENT_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkBufferViewCreateInfo info = ViewInfo(MakeBuffer(240, kUniform).handle);
    info.offset = 4;
    TryView(info);
    ExpectSilence();
    info.offset = 6;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-buffer-02751", "the alignment for VK_FORMAT_R8G8B8A8_UNORM is 4");
    info.buffer = MakeBuffer(240, kStorage).handle;
    info.format = VK_FORMAT_R32G32B32_SFLOAT;
    info.offset = 4;
    TryView(info);
    ExpectSilence();
    info.offset = 6;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-buffer-02750", "the alignment for VK_FORMAT_R32G32B32_SFLOAT is 4");
}

TEST_F(BuffersTest, AddressesAreOfBoundBuffers) {
    auto features = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    features.bufferDeviceAddress = VK_TRUE;
    WD_START_IMAGES(&features);
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    AddressOf(MakeBuffer(64, usage).handle);
    ExpectSilence();
    AddressOf(TryBuffer(BufferInfo(usage)));
    ExpectOnly("VkBufferDeviceAddressInfo-buffer-02600", "which is not bound to memory");
}

TEST_F(BuffersTest, StateTheFamiliesThatShareThem) {
    WD_START_IMAGES();
    VkBufferCreateInfo info = BufferInfo(kUniform);
    info.queueFamilyIndexCount = 2;
    TryBuffer(info);
    ExpectSilence();
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    TryBuffer(info);
    ExpectOnly("VkBufferCreateInfo-sharingMode-00913", "pCreateInfo->pQueueFamilyIndices is NULL");
}

TEST_F(BuffersTest, ThatAreProtectedAreNotSparse) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                 VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME};
    WD_START_DEVICE(options);
    TryBuffer(BufferInfo(kUniform, VK_BUFFER_CREATE_PROTECTED_BIT));
    TryBuffer(BufferInfo(kUniform, VK_BUFFER_CREATE_SPARSE_BINDING_BIT));
    ExpectSilence();
    TryBuffer(BufferInfo(kUniform, VK_BUFFER_CREATE_PROTECTED_BIT | VK_BUFFER_CREATE_SPARSE_BINDING_BIT));
    ExpectOnly("VkBufferCreateInfo-None-01888", "flags is VK_BUFFER_CREATE_SPARSE_BINDING_BIT");
    const VkBufferUsageFlags never[] = {VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
                                        VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT,
                                        VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT};
    for (const VkBufferUsageFlags usage : never) {
        TryBuffer(BufferInfo(usage));
        ExpectSilence();
        TryBuffer(BufferInfo(usage | kUniform, VK_BUFFER_CREATE_PROTECTED_BIT));
        ExpectOnly("VkBufferCreateInfo-flags-09641", "flags is VK_BUFFER_CREATE_PROTECTED_BIT");
    }
}

TEST_F(BuffersTest, WithDedicatedMemoryAreNotSparse) {
    Options options = NullOptions();
    options.device_extensions = {VK_NV_DEDICATED_ALLOCATION_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto dedicated = Make<VkDedicatedAllocationBufferCreateInfoNV>(
        VK_STRUCTURE_TYPE_DEDICATED_ALLOCATION_BUFFER_CREATE_INFO_NV);
    VkBufferCreateInfo info = BufferInfo(kUniform, VK_BUFFER_CREATE_SPARSE_BINDING_BIT);
    info.pNext = &dedicated;
    TryBuffer(info);
    ExpectSilence();
    dedicated.dedicatedAllocation = VK_TRUE;
    TryBuffer(info);
    ExpectOnly("VkBufferCreateInfo-pNext-01571", "dedicatedAllocation is VK_TRUE");
    info.flags = 0;
    TryBuffer(info);
    ExpectSilence();
}

#ifdef VK_KHR_maintenance5
TEST_F(BuffersTest, ViewsHaveAPartOfTheUsage) {
    auto features = Make<VkPhysicalDeviceMaintenance5FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR);
    features.maintenance5 = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_KHR_MAINTENANCE_5_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto usage =
        Make<VkBufferUsageFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
    usage.usage = kUniform;
    const VkBufferUsageFlags other = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkBufferViewCreateInfo info = ViewInfo(MakeBuffer(256, kUniform | other).handle);
    info.pNext = &usage;
    TryView(info);
    ExpectSilence();
    usage.usage = kUniform | other;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-pNext-08780", "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
    usage.usage = kUniform | kStorage;
    TryView(info);
    ExpectOnly("VkBufferViewCreateInfo-pNext-08781", "VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT");
}
#endif

} // namespace
