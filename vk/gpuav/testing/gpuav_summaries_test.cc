// Loops over arrays of buffers, whose checks read a summary of the array. The summary is never too high, whatever is
// written to the set. Descriptors outside it are checked by their own words.
#include <random>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/summary_shaders.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr char kBoundsId[] = "VUID-vkCmdDispatch-storageBuffers-06936";
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr uint32_t kSources = 6, kWords = 16;

// A loop over descriptors [first, end).
struct Range {
    uint32_t first, end, element;
};

struct Place {
    const char *name;
    Driver driver;
};

class SummariesTest : public GpuavTest, public ::testing::WithParamInterface<Place> {
  protected:
    void StartIn(const char *mode) {
        Options options = GpuavOptions();
        options.settings["gpuav_mode"] = mode;
        options.driver = GetParam().driver;
        options.settings["duplicate_message_limit"] = "0";
        options.api_version = VK_API_VERSION_1_2;
        indexing_.descriptorBindingPartiallyBound = VK_TRUE;
        indexing_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        options.device_next = &indexing_;
        WD_START_DEVICE(options);
    }

    void MakeProgram() {
        const VkDescriptorBindingFlags both[] = {0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT |
                                                        VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT};
        auto flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        flags.bindingCount = 2;
        flags.pBindingFlags = both;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, kSources)}, &flags,
                          VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        set_ = MakeSet(set_layout, {{kStorage, kSources + 1}}, nullptr,
                       VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 12);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_sum));
        std::fill(std::begin(destroyed_), std::end(destroyed_), false);
    }

    // Writes `size` bytes of a new buffer, whose word k is 100 * i + k, into descriptor i.
    void Write(uint32_t i, uint32_t size) {
        std::vector<uint32_t> words;
        for (uint32_t k = 0; k < kWords; k++) {
            words.push_back(100 * i + k);
        }
        Buffer buffer = MakeBuffer(4 * kWords, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4 * kWords;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        WriteBuffer(set_, 1, i, kStorage, buffer, 0, size);
        old_.push_back(handles_[i]);
        handles_[i] = buffer.handle;
        destroyed_[i] = false;
        sizes_[i] = size;
    }
    void Destroy(uint32_t i) {
        vkDestroyBuffer(device(), handles_[i], nullptr);
        handles_[i] = VK_NULL_HANDLE;
        destroyed_[i] = true;
        sizes_[i] = 0;
    }
    void WriteAll(uint32_t size) {
        for (uint32_t i = 0; i < kSources; i++) {
            Write(i, size);
        }
    }
    void DestroyAll() {
        for (VkBuffer &handle : handles_) {
            old_.push_back(handle);
        }
        for (VkBuffer handle : old_) {
            vkDestroyBuffer(device(), handle, nullptr);
        }
    }

    VkCommandBuffer Record(const Range &range) {
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set_,
                       {VK_SHADER_STAGE_COMPUTE_BIT, {range.first, range.end, range.element}}, 1);
        return commands;
    }
    // Expect submits the recorded range. It expects the right sum, unless a bad access was executed, and one message
    // for the first mistake of each kind.
    void Expect(VkCommandBuffer commands, const Range &range, bool is_guarded) {
        Check(Submit(commands), "vkQueueSubmit");
        const uint32_t last = 4 * range.element + 3;
        uint32_t sum = 0, invalid = kSources, beyond = kSources;
        for (uint32_t i = range.first; i < range.end && i < kSources; i++) {
            if (!sizes_[i]) {
                invalid = std::min(invalid, i);
            } else if (last >= sizes_[i]) {
                beyond = std::min(beyond, i);
            }
            sum += last < sizes_[i] ? 100 * i + range.element : 0;
        }
        if (is_guarded || beyond == kSources) {
            EXPECT_EQ(result_.words[0], sum);
        }
        if (range.end > kSources) {
            ExpectMessage(kDispatchId, kIndexText);
        }
        if (invalid < kSources) {
            ExpectMessage(kStateId, "Descriptor index " + std::to_string(invalid) +
                                        (destroyed_[invalid] ? " references a destroyed resource."
                                                             : " is uninitialized."));
        }
        if (beyond < kSources) {
            ExpectMessage(kBoundsId, "Descriptor index " + std::to_string(beyond) +
                                         " access out of bounds. Descriptor size is " +
                                         std::to_string(sizes_[beyond]) + " and highest byte accessed was " +
                                         std::to_string(last));
        }
        ExpectSilence();
    }
    void Run(const Range &range, bool is_guarded = true) {
        SCOPED_TRACE("[" + std::to_string(range.first) + ", " + std::to_string(range.end) + ") element " +
                     std::to_string(range.element));
        Expect(Record(range), range, is_guarded);
    }

    VkPhysicalDeviceVulkan12Features indexing_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Buffer result_;
    VkBuffer handles_[kSources] = {};
    std::vector<VkBuffer> old_;
    uint32_t sizes_[kSources] = {}; // 0: not valid.
    bool destroyed_[kSources] = {};
};

TEST_P(SummariesTest, DescriptorsOutsideTheSummaryAreRead) {
    StartIn("guard");
    if (IsSkipped()) {
        return;
    }
    MakeProgram();
    WriteAll(64);
    // No message: all descriptors are valid and have equal sizes.
    Run({0, 6, 15});
    // The last index is out of bounds.
    Run({0, 7, 0});
    Write(1, 16);
    // Outside the shortest buffer, which is not in the range.
    Run({2, 6, 15});
    // Inside the shortest buffer.
    Run({0, 6, 3});
    // Outside the shortest buffer.
    Run({0, 6, 4});
    Write(1, 64);
    Run({0, 6, 15});
    Destroy(3);
    // Before the destroyed descriptor, and after it.
    Run({0, 3, 15});
    Run({4, 6, 15});
    Run({0, 6, 15});
    Write(3, 32);
    Run({0, 6, 7});
    Run({0, 6, 8});
    // A descriptor that was never written.
    MakeProgram();
    std::fill(std::begin(sizes_), std::end(sizes_), 0u);
    Run({0, 1, 0});
    Write(0, 64);
    Write(2, 64);
    Run({0, 1, 15});
    Run({2, 3, 15});
    Run({0, 3, 15});
    DestroyAll();
    Stop();
    ExpectSilence();
}

TEST_P(SummariesTest, UpdatesAfterBindingCount) {
    StartIn("guard");
    if (IsSkipped()) {
        return;
    }
    MakeProgram();
    WriteAll(64);
    const Range range = {0, 6, 8};
    VkCommandBuffer commands = Record(range);
    Write(4, 32);
    // Shorter than when the set was bound.
    Expect(commands, range, true);
    commands = Record(range);
    Write(4, 64);
    Expect(commands, range, true);
    commands = Record(range);
    Destroy(2);
    Expect(commands, range, true);
    commands = Record(range);
    Write(2, 36);
    Expect(commands, range, true);
    DestroyAll();
    Stop();
    ExpectSilence();
}

// Random updates and loops in both modes. In observe mode, accesses that a driver may not survive are left out.
TEST_P(SummariesTest, RandomUpdatesAndLoops) {
    for (const char *mode : {"guard", "observe"}) {
        SCOPED_TRACE(mode);
        const bool is_guarded = mode[0] == 'g';
        StartIn(mode);
        if (IsSkipped()) {
            return;
        }
        MakeProgram();
        std::fill(std::begin(handles_), std::end(handles_), VkBuffer(VK_NULL_HANDLE));
        std::fill(std::begin(sizes_), std::end(sizes_), 0u);
        old_.clear();
        if (!is_guarded) {
            WriteAll(64);
        }
        std::mt19937 random((uint32_t)GTEST_FLAG_GET(random_seed) + 1);
        const auto below = [&random](uint32_t end) { return (uint32_t)random() % end; };
        for (int step = 0; step < 60 && !HasFailure(); step++) {
            SCOPED_TRACE("step " + std::to_string(step));
            Range range = {below(kSources), 1 + below(is_guarded ? kSources + 1 : kSources), below(kWords)};
            VkCommandBuffer commands = below(2) ? Record(range) : VK_NULL_HANDLE;
            for (uint32_t count = below(4); count; count--) {
                const uint32_t i = below(kSources);
                if (is_guarded && below(4) == 0 && handles_[i]) {
                    Destroy(i);
                } else {
                    Write(i, below(3) ? 64 : 4 + 4 * below(kWords));
                }
            }
            Expect(commands ? commands : Record(range), range, is_guarded);
        }
        DestroyAll();
        Stop();
        ExpectSilence();
    }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, SummariesTest,
                         ::testing::Values(Place{"lavapipe", Driver::kLavapipe},
                                           Place{"swiftshader", Driver::kSwiftShader}),
                         [](const ::testing::TestParamInfo<Place> &info) { return info.param.name; });

} // namespace
} // namespace wd::testing
