// Names and tags of objects: mistakes and correct twins.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class ObjectNamesTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {VK_EXT_DEBUG_MARKER_EXTENSION_NAME};
        WD_START_DEVICE(options);
    }
    VkFence MakeFence() {
        const auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        VkFence fence = VK_NULL_HANDLE;
        Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
        Defer([this, fence] { vkDestroyFence(device(), fence, nullptr); });
        return fence;
    }
};

TEST_F(ObjectNamesTest, NamesAreOfObjects) {
    const VkFence fence = MakeFence();
    const auto set = InstanceProc<PFN_vkSetDebugUtilsObjectNameEXT>("vkSetDebugUtilsObjectNameEXT");
    auto info = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    info.objectType = VK_OBJECT_TYPE_FENCE;
    info.pObjectName = "name";
    info.objectHandle = reinterpret_cast<uint64_t>(fence);
    set(device(), &info);
    ExpectSilence();
    info.objectHandle = 0;
    set(device(), &info);
    ExpectMessage("VUID-vkSetDebugUtilsObjectNameEXT-pNameInfo-02588",
                  "objectHandle is VK_NULL_HANDLE, objectType is VK_OBJECT_TYPE_FENCE");
    ExpectSilence();
    info.objectType = VK_OBJECT_TYPE_UNKNOWN;
    set(device(), &info);
    ExpectMessage("VUID-VkDebugUtilsObjectNameInfoEXT-objectType-02589", "VK_OBJECT_TYPE_UNKNOWN");
    ClearMessages(); // The command needs a known type.
}

TEST_F(ObjectNamesTest, MarkersAreOfObjects) {
    const VkFence fence = MakeFence();
    const auto set_name = DeviceProc<PFN_vkDebugMarkerSetObjectNameEXT>("vkDebugMarkerSetObjectNameEXT");
    const auto set_tag = DeviceProc<PFN_vkDebugMarkerSetObjectTagEXT>("vkDebugMarkerSetObjectTagEXT");
    auto name = Make<VkDebugMarkerObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_MARKER_OBJECT_NAME_INFO_EXT);
    auto tag = Make<VkDebugMarkerObjectTagInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_MARKER_OBJECT_TAG_INFO_EXT);
    name.objectType = tag.objectType = VK_DEBUG_REPORT_OBJECT_TYPE_FENCE_EXT;
    name.pObjectName = "name";
    tag.tagSize = 4;
    tag.pTag = "tag";
    name.object = tag.object = reinterpret_cast<uint64_t>(fence);
    set_name(device(), &name);
    set_tag(device(), &tag);
    ExpectSilence();
    name.object = tag.object = 0;
    set_name(device(), &name);
    ExpectMessage("VUID-VkDebugMarkerObjectNameInfoEXT-object-01491", "object is VK_NULL_HANDLE");
    ExpectSilence();
    set_tag(device(), &tag);
    ExpectMessage("VUID-VkDebugMarkerObjectTagInfoEXT-object-01494", "object is VK_NULL_HANDLE");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
