// Recorded commands as a driver sees them. Every set that a command may use must be bound, pushed or in a descriptor
// buffer, and must not have been disturbed (Vulkan, Pipeline Layout Compatibility; Binding Descriptor Buffers).
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_PROGRAM_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_PROGRAM_H

#include <vulkan/vulkan_core.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wd::testing {

// FakeLayout holds the set layouts of a pipeline layout, in order.
using FakeLayout = std::vector<VkDescriptorSetLayout>;

struct FakePipeline {
    FakeLayout layout;
    // It uses the last set of its layout, which is ours.
    bool is_instrumented = false;
    bool uses_buffers = false; // It uses descriptor buffers.
    bool is_library = false;
};

// FakeProgram holds the commands of one command buffer.
class FakeProgram {
  public:
    // `num_bindings` is the number of bindings of each set layout. Sets without bindings need not be bound.
    explicit FakeProgram(const std::map<VkDescriptorSetLayout, uint32_t> *num_bindings = nullptr)
        : num_bindings_(num_bindings) {
    }

    void BindPipeline(const FakePipeline &pipeline);
    void BindSets(const FakeLayout &layout, uint32_t first, uint32_t count, uint32_t num_offsets);
    void Push(const FakeLayout &layout, uint32_t set, uint32_t count, const VkWriteDescriptorSet *writes);
    void BindBuffers(uint32_t count, const VkDescriptorBufferBindingInfoEXT *infos);
    void PlaceSets(const FakeLayout &layout, uint32_t first, uint32_t count, const uint32_t *buffers);
    // Dispatch adds the sets that the pipeline lacks to `mistakes`. `num_pushed` descriptors must have been pushed to
    // set 0, and the application's sets must be in the buffer at `address`.
    void Dispatch(size_t num_pushed, VkDeviceAddress address);

    int num_dispatches = 0;
    std::string mistakes;

  private:
    enum class Way { kBound, kPushed, kPlaced };
    struct Bound {
        Way way;
        FakeLayout layout;
        uint32_t buffer = 0;                            // kPlaced
        std::set<std::pair<uint32_t, uint32_t>> pushed; // kPushed: binding, element.
    };
    void Disturb(const FakeLayout &layout, uint32_t first, uint32_t end, bool placed);
    void AddMistake(const std::string &mistake, uint32_t set);

    const std::map<VkDescriptorSetLayout, uint32_t> *num_bindings_;
    FakePipeline pipeline_;
    std::map<uint32_t, Bound> sets_;
    std::vector<VkDeviceAddress> buffers_;
};

} // namespace wd::testing

#endif
