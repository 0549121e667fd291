// Runs the fuzz target over records of random kinds and integers.
#include <cstdint>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "vk/trace/trace_format.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

void put(std::vector<uint8_t> *out, uint64_t value) {
    uint8_t bytes[WD_TRACE_MAX_INTEGER];
    out->insert(out->end(), bytes, wd_trace_store(bytes, value));
}

// random_value is mostly small, so that it is an id that another record defines.
uint64_t random_value(std::mt19937_64 *random) {
    const uint64_t value = (*random)();
    return value % 16 ? (value >> 8) % 20 : (*random)() >> value % 60;
}

TEST(TraceFuzzReplayTest, RandomRecordsAreRead) {
    std::mt19937_64 random(20240607);
    for (int file = 0; file < 3000; file++) {
        std::vector<uint8_t> input = {1};
        for (int record = 0; record < 40; record++) {
            std::vector<uint8_t> payload;
            const uint64_t kind = 1 + random() % (WD_TRACE_NUM_RECORDS - 1);
            if (kind == WD_TRACE_RECORDING_DATA) {
                std::vector<uint8_t> operations;
                for (int i = 0; i < 60; i++) {
                    put(&operations, random_value(&random));
                }
                put(&payload, 1 + random() % 3);
                put(&payload, 0);
                put(&payload, operations.size());
                payload.insert(payload.end(), operations.begin(), operations.end());
            }
            for (uint64_t i = random() % 24; i > 0; i--) {
                put(&payload, random_value(&random));
            }
            put(&input, kind);
            put(&input, payload.size());
            input.insert(input.end(), payload.begin(), payload.end());
        }
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
}

} // namespace
