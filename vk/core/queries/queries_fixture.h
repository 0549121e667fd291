// A device with every type of queries, for tests of queries.
#ifndef WARDEN_VK_CORE_QUERIES_QUERIES_FIXTURE_H
#define WARDEN_VK_CORE_QUERIES_QUERIES_FIXTURE_H

#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

class QueriesTest : public DeviceTest {
  protected:
    void StartQueries(bool other_families = false) {
        auto features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.synchronization2 = VK_TRUE;
        features.dynamicRendering = VK_TRUE;
        auto reset =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        reset.hostQueryReset = VK_TRUE;
        reset.timelineSemaphore = VK_TRUE;
        reset.pNext = &features;
        auto multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        features.pNext = &multiview;
        auto feedback = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
        feedback.transformFeedback = feedback.geometryStreams = VK_TRUE;
        multiview.pNext = &feedback;
        auto primitives = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
        primitives.primitivesGeneratedQuery = primitives.primitivesGeneratedQueryWithNonZeroStreams = VK_TRUE;
        feedback.pNext = &primitives;
        auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh.meshShader = mesh.meshShaderQueries = VK_TRUE;
        primitives.pNext = &mesh;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &reset;
        options.device_extensions = {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                     VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME,
                                     VK_EXT_MESH_SHADER_EXTENSION_NAME,
                                     VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME,
                                     VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                     VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME};
        options.features.pipelineStatisticsQuery = VK_TRUE;
        options.other_families = other_families;
        Start(options);
    }
    void SetUp() override {
        StartQueries();
        pool_ = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 8);
        times_ = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 8);
    }
    void Use(VkCommandBuffer commands, uint32_t query) const {
        vkCmdBeginQuery(commands, pool_, query, 0);
        vkCmdEndQuery(commands, pool_, query);
    }
    VkCommandBuffer BeginReset() {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool_, 0, 8);
        return commands;
    }
    // A command buffer of the first queue family that has none of the flags.
    VkCommandBuffer BeginWithout(VkQueueFlags flags) {
        uint32_t count = 0;
        vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &count, nullptr);
        std::vector<VkQueueFamilyProperties> families(count);
        vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &count, families.data());
        uint32_t family = 0;
        while (family < count && families[family].queueFlags & flags) {
            family++;
        }
        return BeginOn(family);
    }
    VkQueryPool MakeStatistics(VkQueryPipelineStatisticFlags statistics) {
        auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
        info.queryType = VK_QUERY_TYPE_PIPELINE_STATISTICS;
        info.queryCount = 2;
        info.pipelineStatistics = statistics;
        VkQueryPool made = VK_NULL_HANDLE;
        Check(vkCreateQueryPool(device(), &info, nullptr, &made), "vkCreateQueryPool");
        Defer([device = device(), made] { vkDestroyQueryPool(device, made, nullptr); });
        return made;
    }

    VkQueryPool pool_ = VK_NULL_HANDLE, times_ = VK_NULL_HANDLE;
};

} // namespace wd::testing
#endif
