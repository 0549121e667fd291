// Runs the fuzz target over its corpus, and over inputs that a generator makes from fixed seeds.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

// The fuzz target aborts if the model and the oracle differ.
TEST(OracleFuzz, ReplayCorpus) {
    size_t count = 0;
    for (const auto &entry :
         std::filesystem::directory_iterator("vk/syncval/testing/oracle/oracle_fuzz_corpus")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> data((std::istreambuf_iterator<char>(file)),
                                     std::istreambuf_iterator<char>());
        EXPECT_EQ(0, LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(data.data()), data.size()));
        count++;
    }
    EXPECT_GE(count, 8u);
}

TEST(OracleFuzz, ReplaySeeds) {
    for (uint32_t seed = 1; seed <= 2000; seed++) {
        std::mt19937 random(seed);
        std::vector<uint8_t> data(1 + random() % 700);
        for (uint8_t &byte : data) {
            byte = static_cast<uint8_t>(random());
        }
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
}

TEST(OracleFuzz, TakesShortInputs) {
    const uint8_t data[] = {0, 200, 1, 2, 3, 255};
    for (size_t size = 0; size <= sizeof(data); size++) {
        LLVMFuzzerTestOneInput(data, size);
    }
}

// The choices of a random generator, as bytes, give the same program: inputs can be as good as random
// programs.
TEST(OracleFuzz, ChoicesAreInputs) {
    for (uint64_t seed = 1; seed <= 50; seed++) {
        warden::RandomChoices random(seed);
        const std::string program = Print(warden::MakeProgram(random));
        warden::ByteChoices bytes(random.chosen().data(), random.chosen().size());
        EXPECT_EQ(program, Print(warden::MakeProgram(bytes)));
        warden::RandomChoices queues(seed);
        const std::string several = PrintQueueProgram(warden::MakeQueueProgram(queues));
        warden::ByteChoices queue_bytes(queues.chosen().data(), queues.chosen().size());
        EXPECT_EQ(several, PrintQueueProgram(warden::MakeQueueProgram(queue_bytes)));
    }
}

} // namespace
