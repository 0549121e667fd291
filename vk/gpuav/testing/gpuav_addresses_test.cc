// Accesses through device addresses under the layer, on a real driver.
#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kRangeId[] = "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819";
constexpr char kAlignedId[] = "VUID-RuntimeSpirv-PhysicalStorageBuffer64-06315";
constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

class GpuavAddressTest : public GpuavTest {
  protected:
    Options AddressOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt64 = VK_TRUE;
        features_.bufferDeviceAddress = VK_TRUE;
        features_.timelineSemaphore = VK_TRUE;
        options.device_next = &features_;
        return options;
    }

    void MakeProgram(bool has_int64) {
        VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        set_ = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
        pipeline_ = MakeComputePipeline(layout_, has_int64 ? MakeShader(device_address_int64)
                                                           : MakeShader(device_address));
    }

    // MakeMemory allocates memory for a buffer that a test binds itself. Its first word is 77.
    VkDeviceMemory MakeMemory(VkBuffer buffer, void **mapped) {
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        const VkDeviceMemory memory = Allocate(
            requirements, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, true);
        Check(vkMapMemory(device(), memory, 0, VK_WHOLE_SIZE, 0, mapped), "vkMapMemory");
        static_cast<uint32_t *>(*mapped)[0] = 77;
        return memory;
    }

    static std::vector<uint32_t> Numbers() {
        std::vector<uint32_t> numbers;
        for (uint32_t i = 0; i < 64; i++) {
            numbers.push_back(100 + i);
        }
        return numbers;
    }

    static Push Control(uint64_t address, uint32_t index, uint32_t who) {
        return {VK_SHADER_STAGE_COMPUTE_BIT, {(uint32_t)address, (uint32_t)(address >> 32), index, who}};
    }

    // Read runs three invocations, of which number 1 reads word `index`.
    std::vector<uint32_t> Read(uint64_t address, uint32_t index) {
        RunDispatch(pipeline_, layout_, set_, Control(address, index, 1), 3);
        return {result_.words, result_.words + 3};
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer result_;
};

struct Variant {
    bool has_int64;
    bool observes;
    Stack stack;
};

class GpuavAddressVariantTest : public GpuavAddressTest, public ::testing::WithParamInterface<Variant> {
  protected:
    Options MakeOptions() {
        Options options = AddressOptions();
        options.settings["gpuav_mode"] = GetParam().observes ? "observe" : "guard";
        UseStack(GetParam().stack, &options);
        return options;
    }
    // Bad returns the result of a read whose check fails.
    uint32_t Bad(uint32_t value) const {
        return GetParam().observes ? value : 0;
    }
};

TEST_P(GpuavAddressVariantTest, TheExactLastByteIsSilentAndOneBeyondIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(GetParam().has_int64);
    Buffer complete = MakeBuffer(64, kUsage, Numbers());
    Buffer shorter = MakeBuffer(63, kUsage, Numbers());
    SetName(VK_OBJECT_TYPE_BUFFER, shorter.handle, "shorter");
    EXPECT_EQ(Read(AddressOf(complete.handle), 15), (std::vector<uint32_t>{100, 115, 100}));
    EXPECT_EQ(Read(AddressOf(shorter.handle), 14), (std::vector<uint32_t>{100, 114, 100}));
    ExpectSilence();
    const uint32_t past = shorter.words[15];
    EXPECT_EQ(Read(AddressOf(shorter.handle), 15), (std::vector<uint32_t>{100, Bad(past), 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("Access size is 4 and highest byte accessed was 0x"), std::string::npos) << text;
    EXPECT_NE(text.find("and the access runs 1 byte past its end."), std::string::npos) << text;
    EXPECT_NE(text.find("The address is in Buffer (shorter)(0x"), std::string::npos) << text;
    if (!GetParam().has_int64) {
        EXPECT_NE(text.find("The access is to struct Words, member words[...] (uint)."), std::string::npos)
            << text;
    }
    EXPECT_NE(text.find("Global invocation ID (x, y, z) = (1, 0, 0)"), std::string::npos) << text;
    EXPECT_NE(text.find(GetParam().has_int64 ? "device_address_int64.comp at line 22."
                                             : "device_address.comp at line 21."),
              std::string::npos)
        << text;
    ExpectMessage(kRangeId, "access out of bounds.");
    Stop();
    ExpectSilence();
}

TEST_P(GpuavAddressVariantTest, AddressesOfDestroyedBuffersAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(GetParam().has_int64);
    // A buffer in memory that outlives it.
    Buffer memory = MakeBuffer(256, kUsage, Numbers());
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = kUsage;
    VkBuffer buffer;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
    void *mapped;
    const VkDeviceMemory own = MakeMemory(buffer, &mapped);
    auto bind = Make<VkBindBufferMemoryInfo>(VK_STRUCTURE_TYPE_BIND_BUFFER_MEMORY_INFO);
    bind.buffer = buffer;
    bind.memory = own;
    Check(vkBindBufferMemory2(device(), 1, &bind), "vkBindBufferMemory2");
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "short-lived");
    const uint64_t address = AddressOf(buffer);
    EXPECT_EQ(Read(address, 0), (std::vector<uint32_t>{77, 77, 77}));
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    EXPECT_EQ(Read(address, 0), (std::vector<uint32_t>{Bad(77), Bad(77), Bad(77)}));
    ExpectMessage(kRangeId, "which was destroyed.");
    // The other buffer's range is unchanged.
    EXPECT_EQ(Read(AddressOf(memory.handle), 63), (std::vector<uint32_t>{100, 163, 100}));
    Stop();
    ExpectSilence();
}

TEST_P(GpuavAddressVariantTest, MisalignedAddressesAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(GetParam().has_int64);
    Buffer buffer = MakeBuffer(64, kUsage, {0x11223344, 0x55667788});
    const uint64_t address = AddressOf(buffer.handle);
    EXPECT_EQ(Read(address + 4, 0), (std::vector<uint32_t>{0x55667788, 0x55667788, 0x55667788}));
    ExpectSilence();
    const uint32_t between = Bad(0x77881122);
    EXPECT_EQ(Read(address + 2, 0), (std::vector<uint32_t>{between, between, between}));
    ExpectMessage(kAlignedId, " is not aligned to 4 bytes, as the access's Aligned operand says.");
    Stop();
    ExpectSilence();
}

TEST_P(GpuavAddressVariantTest, BuffersChangeBetweenSubmissions) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(GetParam().has_int64);
    // Without waiting for submissions, several versions of the table are in use.
    std::vector<VkCommandBuffer> pending;
    for (uint32_t i = 0; i < 20; i++) {
        Buffer buffer = MakeBuffer(16 + 4 * i, kUsage, Numbers());
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set_, Control(AddressOf(buffer.handle), 3 + i, 1), 3);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        if (i % 7 == 6) {
            Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
        }
    }
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    EXPECT_EQ(result_.words[1], 122u);
    Stop();
    ExpectSilence();
}

std::vector<Variant> Variants() {
    std::vector<Variant> variants;
    for (const Stack &stack : WardenStacks({Driver::kLavapipe})) {
        for (bool has_int64 : {false, true}) {
            for (bool observes : {false, true}) {
                if (stack.layers.size() == 1 || !observes) {
                    variants.push_back({has_int64, observes, stack});
                }
            }
        }
    }
    return variants;
}

INSTANTIATE_TEST_SUITE_P(Everywhere, GpuavAddressVariantTest, ::testing::ValuesIn(Variants()),
                         [](const ::testing::TestParamInfo<Variant> &info) {
                             return std::string(info.param.has_int64 ? "int64_" : "words_") +
                                    (info.param.observes ? "observe_" : "guard_") + info.param.stack.name;
                         });

TEST_F(GpuavAddressTest, NearestBuffersAreNamed) {
    WD_START_DEVICE(AddressOptions());
    MakeProgram(false);
    Buffer buffer = MakeBuffer(64, kUsage, Numbers());
    SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "the only one");
    const uint64_t address = AddressOf(buffer.handle);
    EXPECT_EQ(Read(address, 18), (std::vector<uint32_t>{100, 0, 100}));
    ExpectMessage(kRangeId, "The address is 8 bytes past the end of Buffer (the only one)(0x");
    EXPECT_EQ(Read(address - 12, 0), (std::vector<uint32_t>{0, 0, 0}));
    ExpectMessage(kRangeId, "The address is 12 bytes before Buffer (the only one)(0x");
    EXPECT_EQ(Read(0, 0), (std::vector<uint32_t>{0, 0, 0}));
    ExpectMessage(kRangeId, "Device address 0x0 access out of bounds.");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavAddressTest, TheCheckCanBeDisabled) {
    Options options = AddressOptions();
    options.settings["gpuav_checks"] = "!device_address";
    WD_START_DEVICE(options);
    MakeProgram(false);
    Buffer buffer = MakeBuffer(63, kUsage, Numbers());
    Read(AddressOf(buffer.handle), 15);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavAddressTest, WorkThatWaitsForTheHostUsesNewBuffers) {
    WD_START_DEVICE(AddressOptions());
    MakeProgram(false);
    auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    info.pNext = &type;
    VkSemaphore semaphore;
    Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
    auto create = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    create.size = 64;
    create.usage = kUsage;
    VkBuffer later;
    Check(vkCreateBuffer(device(), &create, nullptr, &later), "vkCreateBuffer");
    Defer([this, later] { vkDestroyBuffer(device(), later, nullptr); });
    void *mapped;
    const VkDeviceMemory memory = MakeMemory(later, &mapped);
    // On lavapipe, the address is the pointer to the mapped memory.
    const uint64_t address = reinterpret_cast<uintptr_t>(mapped);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set_, Control(address, 0, 1), 3);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    const uint64_t value = 1;
    const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    auto timeline = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    timeline.waitSemaphoreValueCount = 1;
    timeline.pWaitSemaphoreValues = &value;
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.pNext = &timeline;
    submit.waitSemaphoreCount = 1;
    submit.pWaitSemaphores = &semaphore;
    submit.pWaitDstStageMask = &stage;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    Check(vkBindBufferMemory(device(), later, memory, 0), "vkBindBufferMemory");
    const bool is_other = AddressOf(later) != address;
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = semaphore;
    signal.value = 1;
    Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    if (is_other) {
        GTEST_SKIP() << "this driver's device addresses are not the host's";
    }
    EXPECT_EQ(result_.words[0], 77u);
    Stop();
    ExpectSilence();
}

class NullAddressTest : public GpuavAddressTest {
  protected:
    // Live creates and uses a device while the n-th allocation of device memory and the next one fail: the second one
    // may be another attempt with another type of memory.
    void Live(uint32_t fail_at) {
        Options options = AddressOptions();
        options.driver = Driver::kNull;
        options.environment["WD_NULL_FAIL_ALLOCATION"] = std::to_string(fail_at);
        options.environment["WD_NULL_NUM_FAILING_ALLOCATIONS"] = "2";
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        try {
            MakeProgram(false);
            for (uint32_t i = 0; i < 5; i++) {
                Buffer buffer = MakeBuffer(64, kUsage);
                Read(AddressOf(buffer.handle), i);
                lived_++;
            }
        } catch (const std::runtime_error &) { // An allocation of the application failed.
        }
        Stop();
    }
    uint32_t lived_ = 0;
};

TEST_F(NullAddressTest, FailingAllocationsOfDeviceMemoryAreHandled) {
    bool was_reported = false;
    for (uint32_t fail_at = 1; fail_at < 16; fail_at++) {
        lived_ = 0;
        ClearMessages();
        Live(fail_at);
        if (IsSkipped()) {
            return;
        }
        for (const Message &message : messages()) {
            EXPECT_EQ(message.id.find("WARDEN-gpuav-"), 0u) << message.text;
            was_reported |=
                message.text.find("Accesses through device addresses are only checked for alignment") !=
                std::string::npos;
        }
        if (fail_at > 12) {
            EXPECT_EQ(lived_, 5u);
        }
    }
    EXPECT_TRUE(was_reported);
}

} // namespace
} // namespace wd::testing
