// Creates one random stream, command by command. Common parts are in peer_generator.cc. Each family has a
// file of its own: peer_transfer_stream.cc, peer_barrier_stream.cc (also for events),
// peer_dispatch_stream.cc, peer_pass_stream.cc, peer_rendering_stream.cc, peer_secondary_stream.cc,
// peer_draw_stream.cc, peer_submission_stream.cc.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_GENERATOR_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_GENERATOR_H

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "vk/syncval/testing/peer/peer_dependency.h"
#include "vk/syncval/testing/peer/peer_stream.h"

namespace warden {

// A rectangle of one subresource.
struct Area {
    uint32_t image, level, layer;
    VkImageAspectFlags aspect;
    int32_t x, y;
    uint32_t width, height;

    VkImageSubresourceLayers layers() const {
        return {aspect, level, layer, 1};
    }
    std::string text() const {
        return Format("image %u aspect %u level %u layer %u (%d, %d)+(%u, %u)", image, aspect, level, layer,
                      x, y, width, height);
    }
};

class Generator {
  public:
    Generator(uint32_t seed, uint32_t families, const Dialect &dialect);

    Stream MakeAll();

  private:
    static constexpr int kFirstEvent = 16, kFirstPass = 32, kFirstSecondaries = 128; // Groups.

    uint32_t Below(uint32_t limit) {
        return static_cast<uint32_t>(random_() % limit);
    }
    bool OneIn(uint32_t count) {
        return Below(count) == 0;
    }
    template <typename Element> const Element &AnyOf(const std::vector<Element> &elements) {
        return elements[Below(static_cast<uint32_t>(elements.size()))];
    }

    void Add(std::string text, std::function<void(Player &)> play, int group = 0, bool in_pass = false) {
        stream_.push_back({std::move(text), std::move(play), group, in_pass});
    }
    // AddToPass adds a command that begins, continues or ends a render pass or dynamic rendering. If
    // secondary command buffers draw, the primary one has no labels.
    void AddToPass(const Pass &pass, std::string text, std::function<void(Player &)> play, int group,
                   bool in_pass);
    void AddAny();
    Stream MakeSubmissions();
    // AnyBatch uses the command buffers from *next on, of `count`.
    Batch AnyBatch(uint32_t queue, bool is_second, uint32_t *next, uint32_t count, std::string *text);
    void AddHostWait(); // May add nothing.

    uint32_t AnyBuffer() {
        return Below(kNumBuffers);
    }
    // AnySpan returns a range whose bounds are multiples of 16 up to `limit`.
    Span AnySpan(VkDeviceSize limit = kBufferSize / 2);
    VkImageLayout &LayoutOf(uint32_t image, uint32_t level, uint32_t layer) {
        return layouts_[image][level * ImageLayers(image) + layer];
    }
    VkImageLayout LayoutOf(const Area &area) {
        return LayoutOf(area.image, area.level, area.layer);
    }

    // Secondary command buffers.
    bool MayAddSecondaries() const;
    // AddSecondaries records the commands of `add`, repeated, in one or two secondary command buffers and
    // executes them. All commands are one group.
    void AddSecondaries(const std::function<void()> &add, bool in_pass);
    // AddDrawing adds draws and clears to a subpass, inline or in secondary command buffers.
    void AddDrawing(const Pass &pass, const PassSubpass &subpass);

    // Transfers.
    void AddCopyBuffer();
    void AddFill();
    void AddUpdate();
    void AddCopyImage();
    void AddBufferAndImage();
    void AddBlit();
    void AddClear();
    // AnyArea selects a rectangle whose subresource is in a layout for reads or for writes of transfers.
    bool AnyArea(bool writes, bool depth_too, Area *area);

    // Barriers.
    void AddBarrier();
    // AddTransition adds a barrier on subresources that are in the same layout, which it may also keep.
    void AddTransition();
    void AddTransitionOf(uint32_t image, const VkImageSubresourceRange &range, VkImageLayout to,
                         bool discards);
    // AddSet sets an event that was not set before, with the dependency that its waits repeat.
    void AddSet();
    void AddWait();
    // AnyBarrier returns a dependency for all memory or for a buffer, and its text.
    Dependency AnyBarrier(std::string *text);
    // AnySide combines one or two scopes. Version 1 has no NONE: its substitute depends on the side.
    Side AnySide(bool old, VkPipelineStageFlags old_none);
    Dependency AnyDependency();
    const std::vector<Scope> &AnyScopes();

    // Dispatches.
    void AddDispatch();
    void ChooseBytes(Dispatch *made);
    // ChooseImage selects subresources in one layout that the use supports.
    bool ChooseImage(Dispatch *made);

    // Render passes.
    void AddPass();
    // AttachmentOf returns the number of an existing or new attachment of the pass: a subresource of the
    // image.
    uint32_t AttachmentOf(Pass *pass, uint32_t image);
    // AnySubpass creates the next subpass of the pass.
    PassSubpass AnySubpass(Pass *pass);
    void AddDependencies(Pass *pass, std::string *text);
    // AddDependenciesInside makes some dependencies BY_REGION, and adds dependencies of some subpasses on
    // themselves.
    void AddDependenciesInside(Pass *pass, std::string *text);
    Side AnySideInside();
    // Dynamic rendering.
    void AddRendering();
    // AttachmentOfRendering selects a subresource of the image, and adds a transition if its layout must
    // change.
    PassUse AttachmentOfRendering(Pass *pass, uint32_t image);
    void AddClearAttachment(const Pass &pass, const PassSubpass &subpass);

    // Draws. Returns the selected parameters as text.
    void AddDraw(const Pass &pass, const PassSubpass &subpass);
    std::string ChooseResource(Draw *made);
    std::string ChooseArguments(Draw *made);

    std::mt19937 random_;
    uint32_t families_;
    Dialect dialect_;
    Stream stream_;
    int num_passes_ = 0;
    uint32_t num_secondaries_ = 0;
    bool in_secondary_ = false;
    bool is_signaled_[kTimeline] = {};     // By an earlier submission.
    uint64_t timeline_ = 0;                // The last submitted value.
    uint32_t fences_ = 0, waited_ = 0;     // The numbers of submitted fences and of waits for fences.
    std::vector<Dependency> events_;       // Of events that were set.
    VkImageLayout layouts_[kNumImages][4]; // By level, then by layer.
};

} // namespace warden

#endif
