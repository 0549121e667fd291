// Fuzzes the model against the oracle: bazel run --config=fuzz //vk/syncval/testing/oracle:oracle_fuzz --
// vk/syncval/testing/oracle/oracle_fuzz_corpus
//
// The first byte selects the kind of program: of one queue or of several. The other bytes are the choices.
#include <cstdio>
#include <cstdlib>

#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace warden {

namespace {

[[noreturn]] void Fail(const std::string &difference, const std::string &program) {
    fprintf(stderr, "oracle_fuzz: %s\n%s", difference.c_str(), program.c_str());
    abort();
}

// A difference is printed with a minimal program, as in oracle_test.
void Run(const Program &program) {
    Statistics statistics;
    if (!RunProgram(program, &statistics).empty()) {
        const Program smallest = Shrink(program);
        Fail(RunProgram(smallest, &statistics), Print(smallest));
    }
}

void Run(const QueueProgram &program) {
    Statistics statistics;
    if (!RunQueueProgram(program, &statistics).empty()) {
        const QueueProgram smallest = ShrinkQueueProgram(program);
        Fail(RunQueueProgram(smallest, &statistics), PrintQueueProgram(smallest));
    }
}

} // namespace

} // namespace warden

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    warden::ByteChoices choices(data + 1, size - 1);
    if (data[0] % 2) {
        warden::Run(warden::MakeQueueProgram(choices));
    } else {
        warden::Run(warden::MakeProgram(choices));
    }
    return 0;
}
