// Replays the corpus of record_fuzz.c, complete, cut at each length, and with each byte flipped.
#include <dirent.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

const char kCorpus[] = "vk/gpuav/record/record_fuzz_corpus";

std::vector<std::vector<uint8_t>> ReadCorpus() {
    std::vector<std::vector<uint8_t>> inputs;
    DIR *folder = opendir(kCorpus);
    if (!folder) {
        return inputs;
    }
    while (const dirent *entry = readdir(folder)) {
        if (entry->d_name[0] == '.') {
            continue;
        }
        std::ifstream file(std::string(kCorpus) + "/" + entry->d_name, std::ios::binary);
        std::vector<uint8_t> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        if (!bytes.empty()) {
            inputs.push_back(bytes);
        }
    }
    closedir(folder);
    return inputs;
}

TEST(RecordFuzz, Replay) {
    auto inputs = ReadCorpus();
    ASSERT_GE(inputs.size(), 5u);
    for (const auto &input : inputs) {
        for (size_t length = 0; length <= input.size(); length++) {
            LLVMFuzzerTestOneInput(input.data(), length);
        }
        std::vector<uint8_t> flipped = input;
        for (size_t i = 0; i < input.size(); i++) {
            for (uint8_t value : {0x00, 0xff, 0x7f, 0x01}) {
                flipped[i] = value;
                LLVMFuzzerTestOneInput(flipped.data(), flipped.size());
            }
            flipped[i] = input[i];
        }
    }
}

} // namespace
