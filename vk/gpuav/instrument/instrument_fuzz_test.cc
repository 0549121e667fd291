// Replays instrument_fuzz.c over its corpus, and over the modules of //testing/shaders: complete, cut at each word, and
// with each word damaged.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "testing/shaders/test_shaders.h"
#include "vk/spirv/spirv_replay.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

// The fuzz target aborts on errors.
TEST(InstrumentFuzz, ReplayCorpus) {
    size_t count = 0;
    for (const auto &entry :
         std::filesystem::directory_iterator("vk/gpuav/instrument/instrument_fuzz_corpus")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> data((std::istreambuf_iterator<char>(file)),
                                     std::istreambuf_iterator<char>());
        EXPECT_EQ(0, LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(data.data()), data.size()));
        count++;
    }
    EXPECT_GE(count, 1u);
}

template <size_t N> void Replay(uint32_t flags, const uint32_t (&words)[N]) {
    std::vector<uint32_t> input = {flags, 0}; // Every check.
    input.insert(input.end(), words, words + N);
    wd::testing::Replay(input);
}

TEST(InstrumentFuzz, Replay) {
    Replay(1, index_texture_frag);
    Replay(2, index_texture_frag);
    Replay(3, index_runtime_array);
    Replay(3, index_write);
    Replay(7, index_runtime_array);
    Replay(6, index_texture_frag);
    Replay(16, device_address);
    Replay(17, device_address);
    Replay(1, device_address_int64);
    Replay(17, device_address_int64);
    Replay(7, one_structure);
}

} // namespace
