// Runs the fuzz target over inputs that a generator makes from fixed seeds, in each of its layouts.
#include <gtest/gtest.h>

#include <random>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

class RangeMapFuzz : public ::testing::TestWithParam<int> {};

TEST_P(RangeMapFuzz, ReplaySeeds) {
    for (uint32_t seed = 1; seed <= 20; seed++) {
        std::mt19937 random(seed);
        std::vector<uint8_t> data(1 + 5 * (1 + random() % 600));
        for (uint8_t &byte : data) {
            byte = static_cast<uint8_t>(random());
        }
        data[0] = static_cast<uint8_t>(GetParam());
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
}

INSTANTIATE_TEST_SUITE_P(Layouts, RangeMapFuzz, ::testing::Range(0, 6));

TEST(RangeMapFuzzInput, TakesShortInputs) {
    const uint8_t data[] = {0, 8, 1, 0, 5};
    for (size_t size = 0; size <= sizeof data; size++) {
        LLVMFuzzerTestOneInput(data, size);
    }
}

} // namespace
