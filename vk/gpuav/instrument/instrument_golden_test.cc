// Passes as text: each golden/NAME.spvasm goes in, golden/NAME.guard.txt and golden/NAME.observe.txt must come out, and
// all three must be valid. Refresh the goldens with
//     bazel run //vk/gpuav/instrument:instrument_golden_test -- --refresh
#include <dirent.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/spirv/spirv_testing.h"

namespace {

bool refresh = false;

std::string Folder() {
    const char *workspace = std::getenv("BUILD_WORKSPACE_DIRECTORY");
    return (refresh && workspace ? std::string(workspace) + "/" : "") + "vk/gpuav/instrument/golden/";
}

std::vector<std::string> Names() {
    std::vector<std::string> names;
    DIR *folder = opendir(Folder().c_str());
    while (const dirent *entry = folder ? readdir(folder) : nullptr) {
        std::string name = entry->d_name;
        if (name.size() > 7 && name.compare(name.size() - 7, 7, ".spvasm") == 0) {
            names.push_back(name.substr(0, name.size() - 7));
        }
    }
    if (folder) {
        closedir(folder);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string Read(const std::string &path) {
    std::ifstream file(path);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// Modules whose names begin with "written_" have the check of written memory, which needs an input buffer; of those
// that begin with "specialized_", specialization constants 4 and 5 have values.
std::string Instrument(const std::string &name, const std::vector<uint32_t> &words, wd_instrument_mode mode) {
    static const wd_input_binding bindings[] = {{0, 1, 2, true, 0}};
    static const wd_instrument_input input = {1, 4096, bindings, 1};
    static const wd_binding_length lengths[] = {{0, 1, 1}};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    if (name.rfind("written_", 0) == 0) {
        options.checks = WD_CHECK_UNINITIALIZED;
        options.input = &input;
        options.lengths = lengths;
        options.num_lengths = 1;
    }
    static const wd_spirv_special_value values[] = {{4, 4, 3}, {5, 4, 1}};
    static const wd_spirv_specialization specialization = {values, 2, true};
    if (name.rfind("specialized_", 0) == 0) {
        options.specialization = &specialization;
    }
    options.shader_id = 77;
    wd_instrument_result result;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_allocator allocator = wd_allocator_default();
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, &diagnostic), WD_OK)
        << diagnostic.message;
    std::vector<uint32_t> out(result.words, result.words + result.num_words);
    wd_free(&allocator, result.words);
    EXPECT_STREQ(result.reason, "");
    EXPECT_EQ(wd::testing::Validate(out, SPV_ENV_VULKAN_1_1), "");
    return "; checks " + std::to_string(result.num_checks) + ", elided " + std::to_string(result.num_elided) +
           "\n" + wd::testing::Disassemble(out);
}

TEST(InstrumentGolden, TextInTextOut) {
    ASSERT_FALSE(Names().empty());
    for (const std::string &name : Names()) {
        SCOPED_TRACE(name);
        const std::vector<uint32_t> words =
            wd::testing::Assemble(Read(Folder() + name + ".spvasm"), SPV_ENV_UNIVERSAL_1_3);
        EXPECT_EQ(wd::testing::Validate(words, SPV_ENV_VULKAN_1_1), "");
        for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
            const std::string path =
                Folder() + name + (mode == WD_INSTRUMENT_GUARD ? ".guard.txt" : ".observe.txt");
            const std::string text = Instrument(name, words, mode);
            if (refresh) {
                std::ofstream(path) << text;
            } else {
                EXPECT_EQ(text, Read(path)) << path;
            }
        }
    }
}

} // namespace

int main(int argc, char **argv) {
    ::testing::InitGoogleTest(&argc, argv);
    refresh = argc > 1 && std::strcmp(argv[1], "--refresh") == 0;
    return RUN_ALL_TESTS();
}
