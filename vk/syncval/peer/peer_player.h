// Plays streams of Vulkan commands on a device under one layer, and tells what the layer said of each command.
//
// A stream is a list of commands over the fixed objects of a Scene: few and small, so that random commands meet. Each is a
// function that makes one Vulkan call, or what belongs together, through the player, and its text for humans. Streams are
// valid: barriers keep layouts right, and what begins ends. Commands with the same group number other than 0 go together:
// neither is valid without the other. Not for several threads.
#ifndef WARDEN_VK_SYNCVAL_PEER_PEER_PLAYER_H
#define WARDEN_VK_SYNCVAL_PEER_PEER_PLAYER_H

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/syncval/peer/peer_dispatch.h"
#include "vk/syncval/peer/peer_draw.h"
#include "vk/syncval/peer/peer_pass.h"
#include "vk/syncval/peer/peer_submission.h"

namespace warden {

class Player;

struct Command {
    std::string text;
    std::function<void(Player &)> play;
    int group = 0;
    bool in_pass = false; // Within a render pass: no barrier may stand right in front of it.
    bool fixes = false;   // What Mend added.
    bool submits = false;
    bool is_labelled = true; // It is recorded where a debug label may stand around it.
};

// The group of what every stream needs.
constexpr int kEntireBatch = 1;

using Stream = std::vector<Command>;

// Report is a message: its identifier, with dashes, and its text.
struct Report {
    std::string id, text;
};

// Reports has for each command of a stream the messages that came while it was played.
using Reports = std::vector<std::vector<Report>>;

constexpr uint32_t kNumSecondaries = 6;
constexpr uint32_t kNumBuffers = 3, kNumImages = 5, kNumEvents = 4;
constexpr uint32_t kNumPlainImages = 3; // What transfers and dispatches have.
constexpr VkDeviceSize kBufferSize = 256;
constexpr uint32_t kImageEdge = 8;
// The first image has several levels and layers, the third one depths and stencils. The last two are multisampled, and the last one has
// depths and stencils: nothing but render passes, dynamic rendering and barriers have them.
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

// Scene is what streams use. All images are in VK_IMAGE_LAYOUT_GENERAL between streams.
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
    // Bring up a device under `layer`, with synchronization validation alone, or, of the Khronos layer, with everything but
    // synchronization validation and without warnings. Skips the test where layer or driver is missing.
    void StartUnder(wd::testing::Layer layer, wd::testing::Driver driver, bool checks_validity = false);
    // Play plays a whole stream and waits for what it submitted.
    Reports Play(const Stream &stream);
    // The messages of the last stream, one a line.
    const std::string &texts() const {
        return texts_;
    }

    // The version of the Khronos layer: the patch number of the headers that it was built from. Empty where there is none.
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
    // Secondary command buffers, which are recorded while a primary one is, within the render pass or dynamic rendering that was begun there.
    void BeginSecondary(uint32_t number);
    void EndSecondary();
    void ExecuteSecondaries(const std::vector<uint32_t> &numbers);
    // RecordDispatch records a dispatch with a descriptor set of its own, which lives until the stream ends.
    void RecordDispatch(const Dispatch &dispatch);
    // Render passes. `pass` must live until it ends.
    void BeginPass(const Pass &pass);
    void NextSubpass();
    void EndPass();
    // RecordSubpassBarrier records a barrier with all scopes of the dependency of the subpass on itself, which must be there.
    void RecordSubpassBarrier();
    // Dynamic rendering. NextSubpass is not for it. `flags` are those of suspension. `pass` must live until it ends.
    void BeginRendering(const Pass &pass, VkRenderingFlags flags);
    void EndRendering();
    void ClearAttachment(VkImageAspectFlags aspects, const VkRect2D &area);
    // RecordDraw records a draw in the subpass that was begun last, with a pipeline of its own.
    void RecordDraw(const Draw &draw);
    // Submissions. Semaphores and fences are those of the stream.
    void RecordSubmission(const Submission &submission);
    void WaitForFence(uint32_t number); // And reset it.
    void WaitForValue(uint64_t value);  // Of the timeline.
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
        VkPipeline alone = VK_NULL_HANDLE, copying = VK_NULL_HANDLE;
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
    // Of the stream that is played.
    std::vector<VkImageView> views_;
    std::vector<VkBufferView> buffer_views_;
    std::vector<VkRenderPass> render_passes_;
    std::vector<VkFramebuffer> framebuffers_;
    std::vector<VkPipeline> pipelines_;
    VkSemaphore semaphores_[kNumSemaphores] = {};
    VkFence fences_[kNumFences] = {};
    // Of the render pass that is recorded.
    const Pass *pass_ = nullptr;
    uint32_t subpass_ = 0;
    VkRenderPass render_pass_ = VK_NULL_HANDLE;
    VkRenderingFlags rendering_flags_ = 0;
    std::vector<VkImageView> pass_views_;
    VkCommandPool pool_ = VK_NULL_HANDLE;
    std::vector<VkCommandBuffer> primaries_, secondaries_;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    VkCommandBuffer primary_ = VK_NULL_HANDLE; // That goes on behind a secondary one.
    std::string texts_;
};

} // namespace warden

#endif
