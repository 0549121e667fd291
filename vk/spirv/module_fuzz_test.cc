// Replays module_fuzz.c over the modules of //testing/shaders, complete, cut at each word and with each word damaged.
#include <gtest/gtest.h>

#include "testing/shaders/test_shaders.h"
#include "vk/spirv/spirv_replay.h"

namespace {

template <size_t N> std::vector<uint32_t> Words(const uint32_t (&words)[N]) {
    return std::vector<uint32_t>(words, words + N);
}

TEST(ModuleFuzz, Replay) {
    wd::testing::Replay(Words(index_texture_frag));
    wd::testing::Replay(Words(minimal));
    wd::testing::Replay(Words(index_storage_buffer));
}

} // namespace
