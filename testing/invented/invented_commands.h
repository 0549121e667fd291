// The commands of the layer VK_LAYER_WARDEN_invented, which no registry has. Tests put the layer below Warden
// (wd::testing::Layer::kInvented) with `data = ["//testing/invented:layer"]`.
#ifndef WARDEN_TESTING_INVENTED_INVENTED_COMMANDS_H
#define WARDEN_TESTING_INVENTED_INVENTED_COMMANDS_H

#include <vulkan/vulkan_core.h>

// Of a command buffer.
#define WD_INVENTED_BARRIER "vkCmdOrderINVENTED"      // Orders everything.
#define WD_INVENTED_NOTHING "vkCmdSetNothingINVENTED" // Does nothing.
#define WD_INVENTED_DISPATCH "vkCmdDispatchINVENTED"  // vkCmdDispatch
#define WD_INVENTED_BIND_PIPELINE "vkCmdBindPipelineINVENTED"
#define WD_INVENTED_BIND_DESCRIPTOR_SET "vkCmdBindDescriptorSetINVENTED"
#define WD_INVENTED_END_RENDER_PASS "vkCmdEndRenderPassINVENTED"
#define WD_INVENTED_BEGIN "vkBeginCommandBufferINVENTED"
typedef void(VKAPI_PTR *WdInventedCommand)(VkCommandBuffer commands);
typedef void(VKAPI_PTR *WdInventedDispatch)(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z);
typedef void(VKAPI_PTR *WdInventedBindPipeline)(VkCommandBuffer commands, VkPipelineBindPoint bind_point,
                                                VkPipeline pipeline);
typedef void(VKAPI_PTR *WdInventedBindDescriptorSet)(VkCommandBuffer commands, VkPipelineBindPoint bind_point,
                                                     VkPipelineLayout layout, VkDescriptorSet set);
typedef VkResult(VKAPI_PTR *WdInventedBegin)(VkCommandBuffer commands);

// Of a queue: submits one command buffer.
#define WD_INVENTED_SUBMIT "vkQueueSubmitINVENTED"
typedef VkResult(VKAPI_PTR *WdInventedSubmit)(VkQueue queue, VkCommandBuffer commands);

// Of a device.
#define WD_INVENTED_WAIT "vkWaitINVENTED"              // vkDeviceWaitIdle
#define WD_INVENTED_UPDATE "vkUpdateSetsINVENTED"      // vkUpdateDescriptorSets without copies.
#define WD_INVENTED_GET_ADDRESS "vkGetAddressINVENTED" // vkGetBufferDeviceAddress
typedef VkResult(VKAPI_PTR *WdInventedWait)(VkDevice device);
typedef void(VKAPI_PTR *WdInventedUpdate)(VkDevice device, uint32_t count,
                                          const VkWriteDescriptorSet *writes);
typedef VkDeviceAddress(VKAPI_PTR *WdInventedGetAddress)(VkDevice device, VkBuffer buffer);

// vkCmdBuildAccelerationStructuresKHR ignores VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV: the layer offers
// VK_NV_ray_tracing_motion_blur, of which it has nothing else.

// Variables of the environment: vkCmdBuildAccelerationStructuresIndirectKHR does nothing (1); the value of
// maxDrawIndirectCount, of supportsNonZeroFirstInstance (0 or 1), and of maxRayDispatchInvocationCount and
// maxMeshWorkGroupTotalCount; cubic filters (1), which sample like linear ones, without SAMPLED_IMAGE_FILTER_MINMAX:
// VK_FORMAT_R8G8B8A8_UNORM has the feature, and 2D views of the format have filterCubic, but not filterCubicMinmax.
// Corner-sampled images are like others. The version of the physical device is 1.MINOR_VERSION.
#define WD_INVENTED_INDIRECT_BUILDS "WARDEN_INVENTED_INDIRECT_BUILDS"
#define WD_INVENTED_MAX_DRAWS "WARDEN_INVENTED_MAX_DRAWS"
#define WD_INVENTED_FIRST_INSTANCE "WARDEN_INVENTED_FIRST_INSTANCE"
#define WD_INVENTED_MAX_TOTAL "WARDEN_INVENTED_MAX_TOTAL"
#define WD_INVENTED_CUBIC_FILTERS "WARDEN_INVENTED_CUBIC_FILTERS"
#define WD_INVENTED_MINOR_VERSION "WARDEN_INVENTED_MINOR_VERSION"

#endif
