// Accesses through physical pointers, with the Int64 capability and without: shaders run on lavapipe with a table of
// addresses that the test makes.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_address_testing.h"

namespace {

using namespace wd::testing::address;
using wd::testing::Buffer;
using wd::testing::IndexOf;
using wd::testing::Instrumented;
using wd::testing::Make;
using wd::testing::Options;

constexpr uint32_t kBufferWords = 64;

// Skipped loads choose the address of the table: lavapipe of Mesa 26.2 executes them.
wd_instrument_options DeviceOptions(wd_instrument_mode mode) {
    static const wd_instrument_addresses addresses = {kTableBinding, true, false};
    wd_instrument_options options = OptionsOf(mode);
    options.addresses = &addresses;
    options.selects_addresses = true;
    return options;
}

class InstrumentAddressDeviceTest : public wd::testing::DeviceTest {
  protected:
    Options LavapipeOptions() {
        Options options;
        options.layers = {};
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt64 = VK_TRUE;
        features_ = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        features_.bufferDeviceAddress = VK_TRUE;
        narrow_ = Make<VkPhysicalDevice16BitStorageFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
        narrow_.storageBuffer16BitAccess = VK_TRUE;
        features_.pNext = &narrow_;
        options.device_next = &features_;
        return options;
    }

    // The memory that shaders access: 128 words; word n is 1000 + n.
    void MakeMemory() {
        std::vector<uint32_t> words;
        for (uint32_t n = 0; n < 128; n++) {
            words.push_back(1000 + n);
        }
        memory_ = MakeBuffer(
            512, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, words);
        address_ = AddressOf(memory_.handle);
        ASSERT_NE(address_, 0u);
    }

    static std::vector<uint32_t> Table(const std::vector<std::pair<uint64_t, uint64_t>> &ranges) {
        std::vector<uint32_t> table = {1, 0, 0, 0, (uint32_t)ranges.size(), 0, 0, 0};
        for (auto [begin, end] : ranges) {
            for (uint64_t number : {begin, end}) {
                table.push_back((uint32_t)number);
                table.push_back((uint32_t)(number >> 32));
            }
        }
        return table;
    }

    // Runs a shader whose %p is `address` and whose %i is 1, and returns the result.
    std::vector<uint32_t> Run(const std::vector<uint32_t> &words, uint64_t address,
                              const std::vector<uint32_t> &table) {
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        constexpr VkDescriptorType kBuffer = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout layout = MakeSetLayout({{0, kBuffer, 1, kStage, nullptr}});
        VkDescriptorSet set = MakeSet(layout, {{kBuffer, 1}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
        WriteBuffer(set, 0, 0, kBuffer, result);
        VkDescriptorSetLayout own_layout =
            MakeSetLayout({{0, kBuffer, 1, kStage, nullptr}, {kTableBinding, kBuffer, 1, kStage, nullptr}});
        VkDescriptorSet own = MakeSet(own_layout, {{kBuffer, 2}});
        output_ = MakeBuffer(kBufferWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer input =
            MakeBuffer(table.size() * 4,
                       VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, table);
        const uint64_t own_address = AddressOf(input.handle);
        input.words[2] = (uint32_t)own_address;
        input.words[3] = (uint32_t)(own_address >> 32);
        WriteBuffer(own, 0, 0, kBuffer, output_);
        WriteBuffer(own, kTableBinding, 0, kBuffer, input);
        VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, own_layout}, kStage, 16);
        VkPipeline &pipeline = pipelines_[words];
        if (!pipeline) {
            pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        }
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1, &own,
                                0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set,
                       {kStage, {(uint32_t)address, (uint32_t)(address >> 32), 1, 0}}, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return std::vector<uint32_t>(result.words, result.words + 4);
    }

    // Returns the memory's words, and resets them.
    std::vector<uint32_t> TakeMemory() {
        std::vector<uint32_t> words(memory_.words, memory_.words + 128);
        for (uint32_t n = 0; n < 128; n++) {
            memory_.words[n] = 1000 + n;
        }
        return words;
    }

    void ExpectNoRecord() {
        EXPECT_EQ(std::vector<uint32_t>(output_.words, output_.words + kBufferWords),
                  std::vector<uint32_t>(kBufferWords, 0));
    }

    void ExpectRecord(uint32_t site, uint32_t error, uint64_t address, uint32_t detail) {
        std::vector<uint32_t> expected = {11,
                                          11,
                                          kShaderId,
                                          site,
                                          SpvExecutionModelGLCompute,
                                          0,
                                          0,
                                          0,
                                          error,
                                          (uint32_t)address,
                                          (uint32_t)(address >> 32),
                                          detail};
        expected.resize(kBufferWords);
        EXPECT_EQ(std::vector<uint32_t>(output_.words, output_.words + kBufferWords), expected);
    }

    static uint32_t SiteOf(const Access &access, const Instrumented &result) {
        if (std::string(access.name) == "parameter") {
            return IndexOf(result.original, 901);
        }
        return IndexOf(result.original, kSite) + (access.is_store ? 2 : std::string(access.name) == "copy");
    }

    VkPhysicalDeviceBufferDeviceAddressFeatures features_;
    VkPhysicalDevice16BitStorageFeatures narrow_;
    Buffer memory_, output_;
    std::map<std::vector<uint32_t>, VkPipeline> pipelines_; // All layouts are alike.
    uint64_t address_ = 0;
};

TEST_F(InstrumentAddressDeviceTest, TheExactLastByteDecides) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                SCOPED_TRACE(std::string(access.name) + (has_int64 ? " int64" : "") +
                             (mode ? " observe" : " guard"));
                Instrumented result = Pass(access.shader, has_int64, DeviceOptions(mode));
                const std::vector<uint32_t> plain =
                    Run(result.original, address_, Table({{address_, address_ + 512}}));
                EXPECT_EQ(plain, (std::vector<uint32_t>{access.value, 7, 7, 7}));
                const std::vector<uint32_t> plain_memory = TakeMemory();
                // The range is exactly the accessed memory.
                EXPECT_EQ(Run(result.words, address_,
                              Table({{16, 32}, {address_ + access.first, address_ + access.last + 1}})),
                          plain);
                EXPECT_EQ(TakeMemory(), plain_memory);
                ExpectNoRecord();
                // One byte is missing at the end or at the beginning; or all are.
                for (const auto &table : {Table({{address_ + access.first, address_ + access.last}}),
                                          Table({{address_ + access.first + 1, address_ + 512}}), Table({}),
                                          Table({{16, 32}, {UINT64_MAX - 64, UINT64_MAX}})}) {
                    const uint32_t value = access.is_store               ? 1
                                           : mode == WD_INSTRUMENT_GUARD ? 0
                                                                         : access.value;
                    EXPECT_EQ(Run(result.words, address_, table), (std::vector<uint32_t>{value, 7, 7, 7}));
                    const std::vector<uint32_t> memory = TakeMemory();
                    if (mode == WD_INSTRUMENT_GUARD) {
                        EXPECT_EQ(memory, TakeMemory()); // Nothing was written.
                    } else {
                        EXPECT_EQ(memory, plain_memory);
                    }
                    ExpectRecord(SiteOf(access, result), WD_RECORD_ERROR_DEVICE_ADDRESS,
                                 address_ + access.first, access.last - access.first + 1);
                }
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, AddressesThatAreNotAlignedAreRecorded) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (bool has_table : {false, true}) {
                SCOPED_TRACE(std::string(access.name) + (has_int64 ? " int64" : ""));
                wd_instrument_options options = DeviceOptions(WD_INSTRUMENT_GUARD);
                options.addresses = has_table ? options.addresses : nullptr;
                Instrumented result = Pass(access.shader, has_int64, options);
                const std::vector<uint32_t> table = Table({{address_, address_ + 512}});
                Run(result.words, address_, table);
                TakeMemory();
                if ((address_ + access.first) % access.alignment == 0) {
                    ExpectNoRecord();
                }
                const uint64_t odd = address_ + access.alignment / 2;
                Run(result.words, odd, table);
                TakeMemory();
                ExpectRecord(SiteOf(access, result), access.error, odd + access.first, access.alignment);
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, UnknownAddressesAreNotReported) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    const Access access = Accesses()[0];
    const std::vector<uint32_t> good = {access.value, 7, 7, 7}, bad = {0, 7, 7, 7};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(access.shader, has_int64, DeviceOptions(WD_INSTRUMENT_GUARD));
        // No table, and wrong heads.
        for (uint32_t head : {0u, 1u, 2u, 0x10000000u, 0xffffffffu}) {
            EXPECT_EQ(Run(result.words, address_, {head, 0, 0, 0}), good) << head;
            ExpectNoRecord();
        }
        // A wrong count: only the content of the buffer is searched.
        std::vector<uint32_t> table = Table({{16, 32}, {address_, address_ + 4}});
        for (uint32_t count : {3u, 0x7fffffffu, 0xffffffffu}) {
            table[4] = count;
            EXPECT_EQ(Run(result.words, address_, table), good) << count;
            ExpectNoRecord();
        }
        table = Table({{16, 32}, {address_, address_ + 3}});
        table[4] = 0xffffffff;
        EXPECT_EQ(Run(result.words, address_, table), bad);
        // The search in an unsorted table ends.
        table = Table({{UINT64_MAX, 0}, {16, 32}, {UINT64_MAX, UINT64_MAX}, {0, 0}});
        EXPECT_EQ(Run(result.words, address_, table), bad);
    }
}

TEST_F(InstrumentAddressDeviceTest, ManyRangesAreSearched) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    const Access access = Accesses()[0];
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(access.shader, has_int64, DeviceOptions(WD_INSTRUMENT_GUARD));
        for (uint32_t before : {0u, 1u, 2u, 7u, 500u}) {
            for (uint32_t after : {0u, 1u, 2u, 7u, 500u}) {
                // Addresses with the same low or high words.
                std::vector<std::pair<uint64_t, uint64_t>> ranges;
                for (uint32_t n = before; n > 0; n--) {
                    const uint64_t begin = n % 2 || address_ < n * (1ull << 32)
                                               ? address_ - n * 16
                                               : address_ - (uint64_t(n) << 32);
                    ranges.push_back({begin, begin + 16});
                }
                std::sort(ranges.begin(), ranges.end());
                ranges.push_back({address_, address_ + 4});
                for (uint32_t n = 1; n <= after; n++) {
                    ranges.push_back({address_ + n * 16, address_ + n * 16 + 16});
                }
                EXPECT_EQ(Run(result.words, address_, Table(ranges))[0], access.value)
                    << before << " " << after;
                ranges[before].second--;
                EXPECT_EQ(Run(result.words, address_, Table(ranges))[0], 0u) << before << " " << after;
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, TheLastRangeIsNotMistakenForAnother) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    // Three accesses: good, to another range and bad, good again.
    const Shader shader = {
        "%c = OpAccessChain %puint %p %u0\n%x = OpLoad %uint %c Aligned 4\nOpStore %out_0 %x\n"
        "%d = OpAccessChain %puint %p %u4 %u0\n%900 = OpLoad %uint %d Aligned 4\nOpStore %out_1 %900\n"
        "%e = OpAccessChain %puint %p %u1 %u0\n%y = OpLoad %uint %e Aligned 4\nOpStore %out_2 %y\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, DeviceOptions(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(
            Run(result.words, address_, Table({{address_, address_ + 20}, {address_ + 32, address_ + 72}})),
            (std::vector<uint32_t>{1000, 0, 1004, 7}));
        ExpectRecord(IndexOf(result.original, kSite), WD_RECORD_ERROR_DEVICE_ADDRESS, address_ + 72, 4);
        // Ranges that overlap: the end is the maximum so far.
        EXPECT_EQ(Run(result.words, address_,
                      Table({{address_, address_ + 76},
                             {address_ + 8, address_ + 76},
                             {address_ + 72, address_ + 76}})),
                  (std::vector<uint32_t>{1000, 1018, 1004, 7}));
        ExpectNoRecord();
    }
}

// A skipped load of a pointer yields the null pointer: accesses through it are not another mistake. Accesses through
// the shader's own null pointer are.
TEST_F(InstrumentAddressDeviceTest, NullPointersOfSkippedLoadsAreNotReportedAgain) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    // Through a variable, as compilers generate it.
    const Shader shader = {
        "%c = OpAccessChain %ppointer %p %u3\n%900 = OpLoad %pblock %c Aligned 8\nOpStore %kept %900\n"
        "%n = OpLoad %pblock %kept\n%d = OpAccessChain %puint %n %u4 %i\n%x = OpLoad %uint %d Aligned 4\n"
        "OpStore %out_0 %x\nOpStore %out_1 %u9\n",
        "", "%fpblock = OpTypePointer Function %pblock\n", "%kept = OpVariable %fpblock Function\n",
        "OpDecorate %kept AliasedPointer\n"};
    const Shader own = {"%c = OpAccessChain %puint %p %u0\n%900 = OpLoad %uint %c Aligned 4\nOpStore %out_0 "
                        "%900\n%d = OpAccessChain %ppointer %p %u3\n%q = OpLoad %pblock %d Aligned 8\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, DeviceOptions(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(Run(result.words, address_, Table({{address_, address_ + 4}})),
                  (std::vector<uint32_t>{0, 9, 7, 7}));
        ExpectRecord(IndexOf(result.original, kSite), WD_RECORD_ERROR_DEVICE_ADDRESS, address_ + 64, 8);
        // A pointer that is null before any access was skipped, and two findings of one shader.
        result = Pass(own, has_int64, DeviceOptions(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(Run(result.words, 0, Table({{address_, address_ + 4}}))[0], 0u);
        EXPECT_EQ(output_.words[0], 22u);
        EXPECT_EQ(output_.words[3], IndexOf(result.original, kSite));
        // Observe mode reports the access and makes it.
        EXPECT_EQ(Pass(shader, has_int64, DeviceOptions(WD_INSTRUMENT_OBSERVE)).text.find("lost_pointer"),
                  std::string::npos);
    }
}

} // namespace
