// Plays streams of Vulkan commands on a device under one layer, and returns the messages of the layer for
// each command.
//
// A stream is a list of commands on the fixed objects of a Scene, which are few and small, so that random
// commands access the same memory. Each command is a function that makes one or more Vulkan calls through the
// player, and a readable text. Streams are valid: barriers keep layouts correct, and everything that begins
// also ends. Commands with the same group number other than 0 belong together: they are only valid together.
// Not thread-safe.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_PLAYER_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_PLAYER_H

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/syncval/testing/peer/peer_dispatch.h"
#include "vk/syncval/testing/peer/peer_draw.h"
#include "vk/syncval/testing/peer/peer_pass.h"
#include "vk/syncval/testing/peer/peer_submission.h"

namespace warden {

class Player;

struct Command {
    std::string text;
    std::function<void(Player &)> play;
    int group = 0;
    bool in_pass = false; // Within a render pass: no barrier may be right before it.
    bool fixes = false;   // Added by AddFix.
    bool submits = false;
    bool is_labelled = true; // It is recorded where a debug label is allowed around it.
};

// The group of commands that every stream needs.
constexpr int kEntireBatch = 1;

using Stream = std::vector<Command>;

// Report is a message: its identifier, with dashes, and its text.
struct Report {
    std::string id, text;
};

// Reports has the messages during each command of a stream.
using Reports = std::vector<std::vector<Report>>;

constexpr uint32_t kNumSecondaries = 6;
constexpr uint32_t kNumBuffers = 3, kNumImages = 5, kNumEvents = 4;
constexpr uint32_t kNumPlainImages = 3; // For transfers and dispatches.
constexpr VkDeviceSize kBufferSize = 256;
constexpr uint32_t kImageEdge = 8;
// The first image has several levels and layers. The third one has depth and stencil. The last two are
// multisampled, the last one with depth and stencil: only render passes, dynamic rendering and barriers use
// them.
constexpr uint32_t kDepthImage = 2, kMultisampledImage = 3, kMultisampledDepthImage = 4;
constexpr VkFormat kColorFormat = VK_FORMAT_R8G8B8A8_UNORM, kDepthFormat = VK_FORMAT_D32_SFLOAT_S8_UINT;

constexpr uint32_t ImageLevels(uint32_t image) {
    return image == 0 ? 2 : 1;
}
constexpr uint32_t ImageLayers(uint32_t image) {
    return image == 0 ? 2 : 1;
}
constexpr bool HasDepth(uint32_t image) {
    return image == kDepthImage || image == kMultisampledDepthImage;
}
constexpr VkFormat ImageFormat(uint32_t image) {
    return HasDepth(image) ? kDepthFormat : kColorFormat;
}
constexpr VkSampleCountFlagBits ImageSamples(uint32_t image) {
    return image >= kMultisampledImage ? VK_SAMPLE_COUNT_4_BIT : VK_SAMPLE_COUNT_1_BIT;
}
constexpr VkImageAspectFlags ImageAspects(uint32_t image) {
    return HasDepth(image) ? VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT
                           : VK_IMAGE_ASPECT_COLOR_BIT;
}

// Scene has the objects of streams. All images are in VK_IMAGE_LAYOUT_GENERAL between streams.
struct Scene {
    VkBuffer buffers[kNumBuffers] = {};
    VkImage images[kNumImages] = {};
    VkEvent events[kNumEvents] = {}; // Unsignaled between streams.
};

// LabelOf returns the debug label of command `number` of a stream.
inline std::string LabelOf(size_t number) {
    return "#" + std::to_string(number);
}

class Player : public wd::testing::DeviceTest {
  public:
    // Creates a device under `layer`, with only synchronization validation; or, for the Khronos layer, with
    // all other validation and without warnings. Skips the test if the layer or the driver is missing.
    void StartUnder(wd::testing::Layer layer, wd::testing::Driver driver, bool checks_validity = false);
    // Play plays a stream and waits for its submissions.
    Reports Play(const Stream &stream);
    // The messages of the last stream, one on each line.
    const std::string &texts() const {
        return texts_;
    }

    // The version of the Khronos layer: the patch number of the headers with which it was built. Empty if
    // unknown.
    std::string LayerVersion() const;

    const Scene &scene() const {
        return scene_;
    }
    // The command buffer that is being recorded.
    VkCommandBuffer commands() const {
        return commands_;
    }
    void BeginPrimary(uint32_t number);
    void EndCommands();
    // Secondary command buffers. They are recorded during a primary one, within its current render pass or
    // dynamic rendering.
    void BeginSecondary(uint32_t number);
    void EndSecondary();
    void ExecuteSecondaries(const std::vector<uint32_t> &numbers);
    // RecordDispatch records a dispatch with a descriptor set of its own, which exists until the stream ends.
    void RecordDispatch(const Dispatch &dispatch);
    // Render passes. `pass` must exist until they end.
    void BeginPass(const Pass &pass);
    void NextSubpass();
    void EndPass();
    // RecordSubpassBarrier records a barrier with all scopes of the subpass's dependency on itself, which
    // must exist.
    void RecordSubpassBarrier();
    // Dynamic rendering. NextSubpass does not support it. `flags` suspend or resume. `pass` must exist until
    // it ends.
    void BeginRendering(const Pass &pass, VkRenderingFlags flags);
    void EndRendering();
    void ClearAttachment(VkImageAspectFlags aspects, const VkRect2D &area);
    // RecordDraw records a draw in the current subpass, with a pipeline of its own.
    void RecordDraw(const Draw &draw);
    // Submissions, with semaphores and fences of the stream.
    void RecordSubmission(const Submission &submission);
    void WaitForFence(uint32_t number); // And resets it.
    void WaitForValue(uint64_t value);  // Of the timeline semaphore.
    void WaitForQueue(uint32_t number);
    void WaitForDevice();

    void TestBody() override {
    }

  private:
    void MakeScene();
    VkImage MakeSceneImage(uint32_t number);
    void MakeGeneral();
    void MakeShaders();
    void MakeDrawShaders();
    VkDescriptorSet SetOf(const Dispatch &dispatch);
    VkImageView ViewOf(const Dispatch &dispatch);
    VkBufferView TexelsOf(const Dispatch &dispatch);
    void ForgetDispatches();
    VkImageView ViewOf(const PassAttachment &attachment);
    VkRenderPass RenderPassOf(const Pass &pass);
    VkPipeline PipelineOf(const Draw &draw);
    void BindSetsOf(const Draw &draw);
    void ForgetPasses();
    VkSemaphore SemaphoreOf(uint32_t number);
    VkFence FenceOf(uint32_t number);
    void ForgetSubmissions();

    struct UseObjects {
        VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
        VkPipelineLayout layout = VK_NULL_HANDLE;
        VkPipeline plain = VK_NULL_HANDLE, copying = VK_NULL_HANDLE;
    };

    struct DrawObjects {
        VkShaderModule plain_vertex, vertices, read_vertex, plain_fragment, input;
        VkShaderModule fragments[kNumUses];
        VkDescriptorSetLayout input_layout;
        VkPipelineLayout layouts[kNumUses];
    };

    Scene scene_;
    UseObjects uses_[kNumUses];
    DrawObjects draws_ = {};
    VkSampler sampler_ = VK_NULL_HANDLE;
    VkDescriptorPool sets_ = VK_NULL_HANDLE;
    // The current stream.
    std::vector<VkImageView> views_;
    std::vector<VkBufferView> buffer_views_;
    std::vector<VkRenderPass> render_passes_;
    std::vector<VkFramebuffer> framebuffers_;
    std::vector<VkPipeline> pipelines_;
    VkSemaphore semaphores_[kNumSemaphores] = {};
    VkFence fences_[kNumFences] = {};
    // The current render pass.
    const Pass *pass_ = nullptr;
    uint32_t subpass_ = 0;
    VkRenderPass render_pass_ = VK_NULL_HANDLE;
    VkRenderingFlags rendering_flags_ = 0;
    std::vector<VkImageView> pass_views_;
    VkCommandPool pool_ = VK_NULL_HANDLE;
    std::vector<VkCommandBuffer> primaries_, secondaries_;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    VkCommandBuffer primary_ = VK_NULL_HANDLE; // It continues after a secondary one.
    std::string texts_;
};

} // namespace warden

#endif
