// Reads through device addresses of memory that nothing wrote: reported with address, buffer, offset and line.
#include <gtest/gtest.h>

#include <algorithm>

#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_unwritten_fixture.h"
#include "vk/gpuav/testing/uninitialized_address_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                      VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
constexpr VkDeviceSize kSize = 4096;

enum Operation : uint32_t {
    kRead,
    kStore,
    kReadComponent,
    kStoreComponent,
    kAdd,
    kStoreLarge,
    kStoreAndRead,
    kCopyEight,
    kReadLinked,
    kReadBound,
    kStoreBound,
    kReadIfBelowTwo,
    kReadVector,
};

struct Variant {
    bool has_int64;
    bool observes;
    Stack stack;
};

class UninitializedAddressTest : public UnwrittenMemoryTest, public ::testing::WithParamInterface<Variant> {
  protected:
    Options MakeOptions(const char *checks = "default,uninitialized_memory") {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt64 = GetParam().has_int64;
        features_.bufferDeviceAddress = VK_TRUE;
        options.device_next = &features_;
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam().observes ? "observe" : "guard";
        UseStack(GetParam().stack, &options);
        return options;
    }
    void Start(const Options &options) {
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 1)});
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 24);
        pipeline_ =
            MakeComputePipeline(layout_, GetParam().has_int64 ? MakeShader(gpuav_uninitialized_address_int64)
                                                              : MakeShader(gpuav_uninitialized_address));
        results_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        buffer_ = MakeNewBuffer(kUsage, kSize);
        set_ = MakeSet(set_layout, {{kStorage, 2}});
        WriteBuffer(set_, 0, 0, kStorage, results_);
        WriteBuffer(set_, 1, 0, kStorage, buffer_);
        address_ = AddressOf(buffer_.handle);
    }
    void RunAt(uint64_t address, Operation operation, uint32_t index, uint64_t other = 0) {
        RunDispatch(pipeline_, layout_, set_,
                    {VK_SHADER_STAGE_COMPUTE_BIT,
                     {static_cast<uint32_t>(address), static_cast<uint32_t>(address >> 32),
                      static_cast<uint32_t>(other), static_cast<uint32_t>(other >> 32), index, operation}},
                    1);
    }
    void Run(Operation operation, uint32_t index) {
        RunAt(address_, operation, index, address_);
    }
    void ExpectRead(uint32_t size, uint64_t address) {
        char text[128];
        snprintf(text, sizeof text, "Read of %u bytes at device address 0x%llx, which nothing wrote.", size,
                 static_cast<unsigned long long>(address));
        ExpectText(text);
    }
    void ExpectBoundRead(uint32_t offset) {
        ExpectText("Read of 4 bytes at offset " + std::to_string(offset) +
                   " of a buffer, which nothing wrote.");
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer results_, buffer_;
    uint64_t address_ = 0;
};

TEST_P(UninitializedAddressTest, ReadsOfNewMemoryAreReported) {
    WD_START_DEVICE(MakeOptions());
    Run(kRead, 5);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("The bytes are at offset 20 of Buffer (history)(0x"), std::string::npos) << text;
    EXPECT_NE(text.find("since vkAllocateMemory of Device Memory (heap)"), std::string::npos) << text;
    EXPECT_NE(text.find("gpuav_uninitialized_address.comp:52"), std::string::npos) << text;
    ExpectRead(4, address_ + 20);
    Run(kReadVector, 3);
    ExpectRead(16, address_ + 48);
    Run(kReadComponent, 3);
    ExpectRead(4, address_ + 52);
    Run(kReadIfBelowTwo, 2); // It reads nothing.
    Run(kReadIfBelowTwo, 1);
    ExpectRead(4, address_ + 4);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, StoresMakeReadsSilent) {
    WD_START_DEVICE(MakeOptions());
    Run(kStore, 5);
    Run(kRead, 5);
    EXPECT_EQ(results_.words[0], 7u);
    ExpectSilence();
    Run(kRead, 4);
    ExpectRead(4, address_ + 16);
    Run(kRead, 6);
    ExpectRead(4, address_ + 24);
    Run(kStoreAndRead, 9);
    EXPECT_EQ(results_.words[0], 1u);
    Run(kStoreComponent, 4); // Bytes 68 to 71.
    Run(kReadVector, 4);
    Run(kRead, 17);
    ExpectSilence();
    Run(kRead, 18);
    ExpectRead(4, address_ + 72);
    Run(kStoreLarge, 6); // Bytes 960 to 1119.
    Run(kRead, 240);
    Run(kRead, 279);
    ExpectSilence();
    Run(kRead, 239);
    ExpectRead(4, address_ + 956);
    Run(kRead, 280);
    ExpectRead(4, address_ + 1120);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, AtomicsReadAndWrite) {
    WD_START_DEVICE(MakeOptions());
    Run(kAdd, 2);
    ExpectRead(4, address_ + 8);
    Run(kAdd, 2);
    Run(kRead, 2);
    Stop();
    ExpectSilence();
}

// The same bits, whatever the shader uses to access the buffer.
TEST_P(UninitializedAddressTest, DescriptorsAndAddressesShareBits) {
    WD_START_DEVICE(MakeOptions());
    Run(kStore, 5);
    Run(kReadBound, 5);
    EXPECT_EQ(results_.words[0], 7u);
    Run(kStoreBound, 6);
    Run(kRead, 6);
    EXPECT_EQ(results_.words[0], 3u);
    ExpectSilence();
    Run(kReadBound, 7);
    ExpectBoundRead(28);
    Run(kRead, 7);
    ExpectRead(4, address_ + 28);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, CommandsWrite) {
    WD_START_DEVICE(MakeOptions());
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer_.handle, 1024, 1024, 3);
    Check(Submit(commands), "vkQueueSubmit");
    Run(kRead, 256);
    EXPECT_EQ(results_.words[0], 3u);
    Run(kRead, 511);
    ExpectSilence();
    Run(kRead, 512);
    ExpectRead(4, address_ + 2048);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, SeveralBuffers) {
    WD_START_DEVICE(MakeOptions());
    const Buffer source = MakeBuffer(256, kUsage | VK_BUFFER_USAGE_TRANSFER_SRC_BIT, {11, 12});
    const Buffer target = MakeNewBuffer(kUsage, kSize);
    const uint64_t from = AddressOf(source.handle), to = AddressOf(target.handle);
    RunAt(from, kCopyEight, 0, to); // The host wrote the source.
    RunAt(to, kRead, 7);
    ExpectSilence();
    RunAt(to, kRead, 8);
    ExpectRead(4, to + 32);
    RunAt(to, kCopyEight, 4, address_);
    ExpectRead(4, to + 32); // The first of the four reads.
    Run(kRead, 7);
    Run(kReadBound, 7);
    ExpectSilence();
    Run(kRead, 8);
    ExpectRead(4, address_ + 32);
    Stop();
    ExpectSilence();
}

// The pointer is loaded from a buffer.
TEST_P(UninitializedAddressTest, PointersInMemory) {
    WD_START_DEVICE(MakeOptions());
    const Buffer links =
        MakeBuffer(256, kUsage, {static_cast<uint32_t>(address_), static_cast<uint32_t>(address_ >> 32)});
    const uint64_t at = AddressOf(links.handle);
    RunAt(at, kReadLinked, 3);
    ExpectRead(4, address_ + 12);
    Run(kStore, 3);
    RunAt(at, kReadLinked, 3);
    EXPECT_EQ(results_.words[0], 7u);
    Stop();
    ExpectSilence();
}

// A buffer at the end of another one, and one inside it.
TEST_P(UninitializedAddressTest, BuffersShareMemory) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer large = MakeUnbound(kUsage, kSize), second = MakeUnbound(kUsage, kSize);
    VkMemoryRequirements requirements = RequirementsOf(large);
    const VkDeviceSize offset = std::max<VkDeviceSize>(requirements.alignment, 1024);
    if (offset >= kSize) {
        GTEST_SKIP() << "The driver's buffers are too far apart.";
    }
    requirements.size *= 2;
    const VkDeviceMemory memory = Allocate(requirements, 0, true);
    Check(vkBindBufferMemory(device(), large, memory, 0), "vkBindBufferMemory");
    Check(vkBindBufferMemory(device(), second, memory, offset), "vkBindBufferMemory");
    const uint64_t at = AddressOf(large), inside = AddressOf(second);
    ASSERT_EQ(at + offset, inside);
    RunAt(at, kStore, 300);
    RunAt(inside, kRead, 300 - static_cast<uint32_t>(offset) / 4);
    ExpectSilence();
    RunAt(inside, kRead, 1000);
    ExpectRead(4, inside + 4000);
    RunAt(inside, kStore, 1000);
    RunAt(inside, kRead, 1000);
    ExpectSilence();
    RunAt(at, kRead, 301);
    ExpectRead(4, at + 1204);
    Stop();
    ExpectSilence();
}

// Memory that is freed and allocated again is new: the table of addresses refers to its own bits.
TEST_P(UninitializedAddressTest, MemoryThatIsAllocatedAgainIsNew) {
    WD_START_DEVICE(MakeOptions());
    for (int i = 0; i < 3; i++) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = kSize;
        info.usage = kUsage;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        const VkMemoryRequirements requirements = RequirementsOf(buffer);
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.pNext = &flags;
        allocate.allocationSize = requirements.size;
        allocate.memoryTypeIndex = FindMemoryType(requirements.memoryTypeBits, 0);
        VkDeviceMemory memory;
        Check(vkAllocateMemory(device(), &allocate, nullptr, &memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        const uint64_t at = AddressOf(buffer);
        RunAt(at, kRead, 2);
        ExpectRead(4, at + 8);
        RunAt(at, kStore, 2);
        RunAt(at, kRead, 2);
        ExpectSilence();
        vkDestroyBuffer(device(), buffer, nullptr);
        vkFreeMemory(device(), memory, nullptr);
    }
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, NoOtherCheckIsNeeded) {
    WD_START_DEVICE(MakeOptions("uninitialized_memory"));
    Run(kRead, 1);
    ExpectRead(4, address_ + 4);
    Run(kStore, 1);
    Run(kRead, 1);
    Run(kReadBound, 1);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, AllChecksAreTogether) {
    WD_START_DEVICE(MakeOptions("all"));
    Run(kRead, 3);
    ExpectRead(4, address_ + 12);
    Run(kStore, 3);
    Run(kRead, 3);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedAddressTest, IsOffByDefault) {
    WD_START_DEVICE(MakeOptions("default"));
    Run(kRead, 5);
    Stop();
    ExpectSilence();
}

// In guard mode, a store to an address in no buffer is not made, and writes nothing.
TEST_P(UninitializedAddressTest, StoresThatAreSkippedWriteNothing) {
    if (GetParam().observes) {
        GTEST_SKIP() << "Observe mode makes the store.";
    }
    WD_START_DEVICE(MakeOptions());
    Run(kStore, kSize / 4 + 1);
    ExpectMessage("VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819", "access out of bounds.");
    ClearMessages();
    Run(kRead, 1);
    ExpectRead(4, address_ + 4);
    Stop();
    ExpectSilence();
}

// Memory that the host may have written.
TEST_P(UninitializedAddressTest, TheHostWrites) {
    WD_START_DEVICE(MakeOptions());
    void *mapped;
    if (vkMapMemory(device(), buffer_.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS) {
        GTEST_SKIP() << "The driver has memory that cannot be mapped.";
    }
    Run(kRead, 1);
    Stop();
    ExpectSilence();
}

// SwiftShader ends the process when it compiles the shader, also without the check.
std::vector<Variant> Variants() {
    std::vector<Variant> variants;
    for (const bool has_int64 : {false, true}) {
        for (const bool observes : {false, true}) {
            variants.push_back({has_int64, observes, {"lavapipe", Driver::kLavapipe, {Layer::kWarden}}});
        }
    }
    return variants;
}
INSTANTIATE_TEST_SUITE_P(Everywhere, UninitializedAddressTest, ::testing::ValuesIn(Variants()),
                         [](const ::testing::TestParamInfo<Variant> &info) {
                             return std::string(info.param.has_int64 ? "int64_" : "words_") +
                                    (info.param.observes ? "observe_" : "guard_") + info.param.stack.name;
                         });

} // namespace
} // namespace wd::testing
