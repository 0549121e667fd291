// Fuzzes the model against the oracle: bazel run --config=fuzz //vk/syncval:oracle_fuzz -- vk/syncval/oracle_fuzz_corpus
//
// The first byte says which kind of program the other bytes are the choices for: of one queue, or of several.
#include <cstdio>
#include <cstdlib>

#include "vk/syncval/oracle_program.h"
#include "vk/syncval/oracle_queues.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace warden {

namespace {

void Expect(const std::string &difference, const std::string &program) {
    if (!difference.empty()) {
        fprintf(stderr, "oracle_fuzz: %s\n%s", difference.c_str(), program.c_str());
        abort();
    }
}

} // namespace

} // namespace warden

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    warden::ByteChoices choices(data + 1, size - 1);
    warden::Statistics statistics;
    if (data[0] % 2) {
        const warden::QueueProgram program = warden::MakeQueueProgram(choices);
        warden::Expect(warden::RunQueueProgram(program, &statistics), warden::PrintQueueProgram(program));
    } else {
        const warden::Program program = warden::MakeProgram(choices);
        warden::Expect(warden::RunProgram(program, &statistics), warden::Print(program));
    }
    return 0;
}
