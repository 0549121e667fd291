// Replays instrument_fuzz.c over the modules of //testing/shaders, whole, cut at each word and with each word damaged.
#include <gtest/gtest.h>

#include "testing/shaders/test_shaders.h"
#include "vk/spirv/spirv_replay.h"

namespace {

template <size_t N> void Replay(uint32_t flags, const uint32_t (&words)[N]) {
    std::vector<uint32_t> input = {flags};
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
}

} // namespace
