// For tests: runs a fuzz target's entry point over modules, complete, cut and damaged, without a fuzzer.
#ifndef WARDEN_VK_SPIRV_SPIRV_REPLAY_H
#define WARDEN_VK_SPIRV_SPIRV_REPLAY_H

#include <cstdint>
#include <cstring>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace wd::testing {

inline void Replay(const std::vector<uint32_t> &words) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(words.data());
    LLVMFuzzerTestOneInput(bytes, words.size() * 4);
    for (size_t size = 0; size < words.size(); size++) {
        LLVMFuzzerTestOneInput(bytes, size * 4);
    }
    for (size_t word = 0; word < words.size(); word++) {
        std::vector<uint32_t> damaged = words;
        for (uint32_t value : {0u, words[word] + 1, words[word] ^ 0x00010000u, words[word] - 1, UINT32_MAX}) {
            damaged[word] = value;
            LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(damaged.data()), damaged.size() * 4);
        }
    }
}

} // namespace wd::testing

#endif
