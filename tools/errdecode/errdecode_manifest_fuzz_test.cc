// Replays the corpus of errdecode_manifest_fuzz.c, complete, cut at each length, and with each byte changed.
#include <dirent.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

const char kCorpus[] = "tools/errdecode/errdecode_manifest_fuzz_corpus";

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
        inputs.emplace_back((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    }
    closedir(folder);
    return inputs;
}

// Quiet drops the errors of the reader: thousands of lines that nobody reads.
class Quiet {
  public:
    Quiet() {
        int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
        saved_ = dup(STDERR_FILENO);
        dup2(nothing, STDERR_FILENO);
        close(nothing);
    }
    ~Quiet() {
        dup2(saved_, STDERR_FILENO);
        close(saved_);
    }

  private:
    int saved_;
};

TEST(ErrdecodeManifestFuzz, Replay) {
    auto inputs = ReadCorpus();
    ASSERT_GE(inputs.size(), 5u);
    Quiet quiet;
    for (const auto &input : inputs) {
        for (size_t length = 0; length <= input.size(); length++) {
            // A copy of its own, so that a sanitizer finds reads past its end.
            std::vector<uint8_t> cut(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(length));
            LLVMFuzzerTestOneInput(cut.data(), cut.size());
        }
        std::vector<uint8_t> changed = input;
        for (size_t i = 0; i < input.size(); i++) {
            for (char value : {'\0', '"', '{', ']', ',', '-', '9', '\\', '\xff'}) {
                changed[i] = static_cast<uint8_t>(value);
                LLVMFuzzerTestOneInput(changed.data(), changed.size());
            }
            changed[i] = input[i];
        }
    }
}

} // namespace
