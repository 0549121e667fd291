// The objects that random recordings use: buffers, images, pipelines with many or no dynamic states, sets and a query
// pool, on the null driver.
#ifndef WARDEN_VK_CORE_TESTING_RECORDING_WORLD_H
#define WARDEN_VK_CORE_TESTING_RECORDING_WORLD_H

#include <functional>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

constexpr uint32_t kRecordingSize = 16; // Of images, in texels.
constexpr uint32_t kNumQueries = 8;
constexpr VkDeviceSize kRecordingBytes = 4096; // Of buffers.

enum ImageName { kColor0, kColor1, kDepth, kTexture, kNumImages };

// Renderings: vkCmdBeginRendering, and a render pass object.
enum TargetKind { kDynamicTarget, kPassTarget, kNumTargets };

enum PipelineName { kStaticPipeline, kDynamicPipeline, kVertexPipeline, kNumPipelines };

struct RecordingImage {
    Image image;
    VkImageAspectFlags aspects;
    std::vector<VkImageLayout> layouts; // That its usage allows.
};

class RecordingWorld : public DeviceTest {
  protected:
    friend class RandomRecording;

    // Prepare starts the device and makes everything. `options`: the layers, settings and severities.
    void Prepare(Options options = {});
    // BeginTarget begins dynamic rendering to kColor0 and kDepth. RecordInTarget records a secondary command buffer for
    // it.
    void BeginTarget(VkCommandBuffer commands, VkRenderingFlags flags);
    VkCommandBuffer RecordInTarget(const std::function<void(VkCommandBuffer)> &record);

    PFN_vkCmdBeginDebugUtilsLabelEXT begin_label = nullptr;
    PFN_vkCmdEndDebugUtilsLabelEXT end_label = nullptr;

    Buffer vertices, indices, uniforms, storage, source, target;
    RecordingImage images[kNumImages];
    VkRenderPass render_pass = VK_NULL_HANDLE;
    VkFramebuffer framebuffer = VK_NULL_HANDLE;
    VkDescriptorSetLayout set_layout = VK_NULL_HANDLE, other_set_layout = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE, other_layout = VK_NULL_HANDLE;
    VkDescriptorSet set = VK_NULL_HANDLE, unwritten_set = VK_NULL_HANDLE, other_set = VK_NULL_HANDLE;
    VkPipeline pipelines[kNumTargets][kNumPipelines] = {};
    VkPipeline compute = VK_NULL_HANDLE;
    VkQueryPool queries = VK_NULL_HANDLE;

  private:
    void MakeResources();
    void MakeImages();
    Image MakeImageWithoutView(VkFormat format, VkImageUsageFlags usage);
    VkImageView MakeDepthView(VkImage image);
    void MakeTargets();
    void MakeSets();
    void MakePipelines();
    VkPipeline MakePipeline(TargetKind target, PipelineName name, VkShaderModule vertex,
                            VkShaderModule fragment);
};

} // namespace wd::testing

#endif
