// Fuzzes the reader of trace files: bazel run --config=fuzz //vk/trace:trace_fuzz
//
// An input that begins with an even byte is a file. The rest of any other input is the payload of the only block of a
// file whose checksums are right, so that the fuzzer reaches the records.
#include <stdlib.h>
#include <string.h>

#include "vk/trace/explain.h"
#include "vk/util/hash128.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool visit_access(void *user, uint32_t command, const wd_trace_access *access) {
    (void)command;
    *(uint64_t *)user += access->begin;
    return true;
}

// read_file does what the tools do with a model. The fuzzer gives small files, but they may repeat a list very often.
static void read_file(const uint8_t *data, size_t size) {
    wd_trace_model model;
    uint64_t sum = 0;
    if (wd_trace_read(&model, wd_allocator_default(), data, size, NULL) == WD_OK) {
        wd_trace_visit_accesses(&model, 0, 1000, visit_access, &sum);
        for (size_t i = 0; i < model.findings.count; i++) {
            wd_trace_explanation explanation;
            wd_trace_explain(&model, &model.findings.items[i], wd_allocator_default(), &explanation);
            wd_trace_explanation_finish(&explanation);
        }
    }
    wd_trace_model_finish(&model);
}

static void read_payload(const uint8_t *data, size_t size) {
    uint8_t *file = size <= WD_TRACE_MAX_BLOCK
                        ? calloc(1, WD_TRACE_HEADER_SIZE + WD_TRACE_BLOCK_HEAD + size + WD_TRACE_BLOCK_TAIL)
                        : NULL;
    if (!file) {
        return;
    }
    memcpy(file, WD_TRACE_MAGIC, 8);
    wd_trace_store_u32(file + 8, WD_TRACE_VERSION);
    wd_trace_store_u32(file + 12, WD_TRACE_HEADER_SIZE);
    wd_trace_store_u64(file + 24, wd_hash64_bytes(file, 24));
    uint8_t *block = file + WD_TRACE_HEADER_SIZE;
    wd_trace_store_u32(block, WD_TRACE_BLOCK_MAGIC);
    wd_trace_store_u32(block + 4, (uint32_t)size);
    memcpy(block + WD_TRACE_BLOCK_HEAD, data, size);
    wd_trace_store_u64(block + WD_TRACE_BLOCK_HEAD + size,
                       wd_hash64_bytes(block, WD_TRACE_BLOCK_HEAD + size));
    read_file(file, WD_TRACE_HEADER_SIZE + WD_TRACE_BLOCK_HEAD + size + WD_TRACE_BLOCK_TAIL);
    free(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size && data[0] % 2) {
        read_payload(data + 1, size - 1);
    } else {
        read_file(data, size);
    }
    return 0;
}
