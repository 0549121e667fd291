#include "vk/gpuav/runtime/shaders/gpuav_shaders.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "testing/shaders/test_shaders.h"
#include "vk/util/failing_allocator.h"

namespace {

constexpr size_t kWords = sizeof(index_storage_buffer) / sizeof(index_storage_buffer[0]);

class ShadersTest : public ::testing::Test {
  protected:
    void Init(wd_allocator allocator, size_t max_size = 1 << 20) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        wd_gpuav_shaders_init(&shaders_, allocator, &options, max_size);
    }
    wd_gpuav_shader *Get(const uint32_t *words, size_t num_words, const wd_binding_length *lengths = nullptr,
                         size_t num_lengths = 0, const wd_instrument_input *input = nullptr,
                         const wd_instrument_push *push = nullptr,
                         const VkSpecializationInfo *specialization = nullptr) {
        const wd_gpuav_shader_source source = {words, num_words, 0, 0, specialization};
        return wd_gpuav_shaders_get(&shaders_, &source, lengths, num_lengths, input, push);
    }
    wd_gpuav_shaders shaders_ = {};
};

TEST_F(ShadersTest, TheSameModuleIsInstrumentedOnce) {
    Init(wd_allocator_default());
    wd_gpuav_shader *first = Get(index_storage_buffer, kWords);
    wd_gpuav_shader *second = Get(index_storage_buffer, kWords);
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(first, second);
    EXPECT_EQ(first->status, WD_OK);
    EXPECT_NE(first->result.words, nullptr);
    wd_gpuav_shaders_release(&shaders_, first);
    wd_gpuav_shaders_release(&shaders_, second);
    wd_gpuav_shaders_finish(&shaders_);
}

// wd_gpuav_shaders.reports_rays_immediately changes modules with ray tracing stages only.
TEST_F(ShadersTest, ModulesOfRaysReportImmediatelyIfTheDriverNeedsIt) {
    const wd_input_binding bindings[] = {{0, 0, 9, true, 3}, {0, 1, 8, true, 3}, {0, 2, 7, true, 3}};
    const wd_instrument_input input = {1, 100, bindings, 3};
    const auto size_of = [&](const uint32_t *words, size_t num_words, bool immediately) {
        Init(wd_allocator_default());
        shaders_.reports_rays_immediately = immediately;
        wd_gpuav_shader *shader = Get(words, num_words, nullptr, 0, &input, nullptr);
        EXPECT_EQ(shader->status, WD_OK);
        const size_t size = shader->result.num_words;
        wd_gpuav_shaders_release(&shaders_, shader);
        wd_gpuav_shaders_finish(&shaders_);
        return size;
    };
    constexpr size_t kRays = sizeof(index_structure_rgen) / sizeof(index_structure_rgen[0]);
    EXPECT_NE(size_of(index_structure_rgen, kRays, false), size_of(index_structure_rgen, kRays, true));
    EXPECT_EQ(size_of(index_storage_buffer, kWords, false), size_of(index_storage_buffer, kWords, true));
}

TEST_F(ShadersTest, AnotherLengthIsAnotherShader) {
    Init(wd_allocator_default());
    wd_binding_length six = {0, 1, 6}, seven = {0, 1, 7};
    wd_gpuav_shader *first = Get(index_storage_buffer, kWords, &six, 1, nullptr, nullptr);
    wd_gpuav_shader *second = Get(index_storage_buffer, kWords, &seven, 1, nullptr, nullptr);
    EXPECT_NE(first, second);
    wd_gpuav_shaders_release(&shaders_, first);
    wd_gpuav_shaders_release(&shaders_, second);
    wd_gpuav_shaders_finish(&shaders_);
}

TEST_F(ShadersTest, AnotherPositionInTheInputBufferIsAnotherShader) {
    Init(wd_allocator_default());
    const wd_input_binding bindings[] = {{0, 1, 9, true, 3}, {0, 1, 8, true, 3}, {0, 1, 9, true, 5}};
    wd_gpuav_shader *shaders[3] = {};
    for (size_t i = 0; i < 3; i++) {
        const wd_instrument_input input = {1, 100, &bindings[i], 1};
        shaders[i] = Get(index_storage_buffer, kWords, nullptr, 0, &input, nullptr);
    }
    EXPECT_NE(shaders[0], shaders[1]);
    EXPECT_NE(shaders[0], shaders[2]);
    for (wd_gpuav_shader *shader : shaders) {
        wd_gpuav_shaders_release(&shaders_, shader);
    }
    wd_gpuav_shaders_finish(&shaders_);
}

// The module has no specialization constant: its values do not count.
TEST_F(ShadersTest, UnusedValuesOfSpecializationConstantsDoNotCount) {
    Init(wd_allocator_default());
    const VkSpecializationMapEntry entry = {3, 0, 4};
    const uint32_t data[] = {1, 2};
    const VkSpecializationInfo infos[] = {{1, &entry, 4, &data[0]}, {1, &entry, 4, &data[1]}};
    wd_gpuav_shader *none = Get(index_storage_buffer, kWords);
    for (const VkSpecializationInfo &info : infos) {
        wd_gpuav_shader *shader = Get(index_storage_buffer, kWords, nullptr, 0, nullptr, nullptr, &info);
        EXPECT_EQ(shader, none);
        wd_gpuav_shaders_release(&shaders_, shader);
    }
    wd_gpuav_shaders_release(&shaders_, none);
    wd_gpuav_shaders_finish(&shaders_);
}

TEST_F(ShadersTest, AnInvalidModuleReportsTheOffset) {
    Init(wd_allocator_default());
    const uint32_t words[8] = {0xdeadbeef};
    wd_gpuav_shader *shader = Get(words, 8);
    ASSERT_NE(shader, nullptr);
    EXPECT_EQ(shader->status, WD_ERROR_INVALID_DATA);
    EXPECT_EQ(shader->result.words, nullptr);
    EXPECT_NE(shader->diagnostic.message[0], '\0');
    wd_gpuav_shaders_release(&shaders_, shader);
    wd_gpuav_shaders_finish(&shaders_);
}

TEST_F(ShadersTest, AFullTableIsEmptiedAndShadersInUseStay) {
    Init(wd_allocator_default(), 4 * kWords * sizeof(uint32_t));
    std::vector<wd_gpuav_shader *> held;
    for (uint32_t length = 1; length <= 40; length++) {
        wd_binding_length lengths = {0, 1, length};
        held.push_back(Get(index_storage_buffer, kWords, &lengths, 1, nullptr, nullptr));
        ASSERT_NE(held.back(), nullptr);
        EXPECT_LE(shaders_.size, shaders_.max_size);
    }
    for (wd_gpuav_shader *shader : held) {
        EXPECT_EQ(shader->result.words[0], 0x07230203u);
        wd_gpuav_shaders_release(&shaders_, shader);
    }
    wd_gpuav_shaders_finish(&shaders_);
}

TEST_F(ShadersTest, EveryAllocationMayFail) {
    bool succeeded = false;
    for (size_t n = 1; !succeeded && n < 1000; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        Init(wd_failing_allocator_get(&failing));
        wd_gpuav_shader *shader = Get(index_storage_buffer, kWords);
        succeeded = shader && shader->result.words && shaders_.table.count == 1;
        wd_gpuav_shaders_release(&shaders_, shader);
        wd_gpuav_shaders_finish(&shaders_);
        ASSERT_EQ(failing.alive, 0u) << n;
    }
    EXPECT_TRUE(succeeded);
}

TEST_F(ShadersTest, ThreadsShare) {
    Init(wd_allocator_default());
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([this] {
            for (uint32_t i = 0; i < 200; i++) {
                wd_binding_length lengths = {0, 1, 1 + i % 8};
                wd_gpuav_shader *shader = Get(index_storage_buffer, kWords, &lengths, 1, nullptr, nullptr);
                ASSERT_NE(shader, nullptr);
                EXPECT_NE(shader->result.words, nullptr);
                wd_gpuav_shaders_release(&shaders_, shader);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(shaders_.table.count, 8u);
    wd_gpuav_shaders_finish(&shaders_);
}

TEST(Shaders, FinishAcceptsZeroedStorage) {
    wd_gpuav_shaders shaders = {};
    wd_gpuav_shaders_finish(&shaders);
}

} // namespace
