#include "vk/gpuav/instrument/instrument_testing.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {

namespace {

// The first argument of the calls that write records is the number of the instruction.
std::vector<std::string> Reported(const std::vector<uint32_t> &before, const std::vector<uint32_t> &after) {
    std::vector<std::string> opcodes;
    wd_spirv_module *original = nullptr, *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), before.data(), before.size(), &original, nullptr);
    wd_spirv_module_create(wd_allocator_default(), after.data(), after.size(), &module, nullptr);
    wd_spirv_instruction call, site;
    for (uint32_t i = 0; module && wd_spirv_module_instruction(module, i, &call); i++) {
        uint64_t index;
        const char *name =
            call.opcode == SpvOpFunctionCall ? wd_spirv_module_name(module, call.words[3]) : nullptr;
        if (name && std::string(name).rfind("warden.", 0) == 0 &&
            wd_spirv_module_constant(module, call.words[4], &index) &&
            wd_spirv_module_instruction(original, (uint32_t)index, &site)) {
            opcodes.push_back(wd_spirv_opcode_name(site.opcode));
        }
    }
    wd_spirv_module_destroy(original);
    wd_spirv_module_destroy(module);
    return opcodes;
}

// With names of types and constants instead of numbers.
std::string FriendlyText(const std::vector<uint32_t> &words) {
    spv_context context = spvContextCreate(SPV_ENV_UNIVERSAL_1_6);
    spv_text text = nullptr;
    spvBinaryToText(context, words.data(), words.size(), SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES, &text,
                    nullptr);
    const std::string out = text ? std::string(text->str, text->length) : std::string();
    spvTextDestroy(text);
    spvContextDestroy(context);
    return out;
}

} // namespace

static Instrumented InstrumentWords(const std::vector<uint32_t> &words,
                                    const wd_instrument_options &options) {
    Instrumented out;
    out.original = words;
    wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    out.num_checks = result.num_checks;
    out.num_elided = result.num_elided;
    out.num_unknown = result.num_unknown;
    out.num_unchecked_shared = result.num_unchecked_shared;
    out.reason = result.reason;
    if (result.words) {
        out.words.assign(result.words, result.words + result.num_words);
        out.text = FriendlyText(out.words);
    }
    wd_free(&allocator, result.words);
    return out;
}

Instrumented Instrument(const std::string &text, spv_target_env environment,
                        const wd_instrument_options &options) {
    const std::vector<uint32_t> words = Assemble(text, environment);
    EXPECT_EQ(Validate(words, environment), "") << text;
    Instrumented out = InstrumentWords(words, options);
    if (!out.words.empty()) {
        EXPECT_EQ(Validate(out.words, environment), "") << out.text;
        out.reported = Reported(words, out.words);
    }
    return out;
}

Instrumented Instrument(const std::string &text, spv_target_env environment, wd_instrument_mode mode) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    return Instrument(text, environment, options);
}

Instrumented ExpectReadable(const std::vector<uint32_t> &words, const wd_instrument_options &options) {
    const Instrumented out = InstrumentWords(words, options);
    EXPECT_FALSE(out.words.empty()) << out.reason;
    wd_spirv_module *module = nullptr;
    EXPECT_EQ(
        wd_spirv_module_create(wd_allocator_default(), out.words.data(), out.words.size(), &module, nullptr),
        WD_OK);
    wd_spirv_module_destroy(module);
    return out;
}

// With the block that all other code is cut off by, if there is one, and without it.
uint32_t FailEachAllocation(const std::vector<uint32_t> &words, const wd_instrument_options &options) {
    uint32_t num_checks = 0;
    for (const auto get : {wd_failing_allocator_get, wd_failing_allocator_get_without_first}) {
        for (size_t n = 1;; n++) {
            wd_failing_allocator state = {n, 0, 0};
            wd_allocator allocator = get(&state);
            wd_instrument_result result;
            wd_status status =
                wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr);
            wd_free(&allocator, result.words);
            EXPECT_EQ(state.alive, 0u) << n;
            if (status == WD_OK) {
                EXPECT_NE(result.num_words, 0u);
                num_checks = result.num_checks;
                break;
            }
            if (status != WD_ERROR_OUT_OF_MEMORY) {
                ADD_FAILURE() << "status " << status << ", allocation " << n;
                return 0;
            }
        }
    }
    return num_checks;
}

uint32_t IndexOf(const std::vector<uint32_t> &words, uint32_t id) {
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction = {};
    EXPECT_TRUE(wd_spirv_module_find(module, id, &instruction)) << id;
    wd_spirv_module_destroy(module);
    return instruction.index;
}

uint32_t IndexOfLast(const std::vector<uint32_t> &words, const std::string &opcode) {
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction;
    uint32_t found = 0;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        found = wd_spirv_opcode_name(instruction.opcode) == opcode ? i : found;
    }
    wd_spirv_module_destroy(module);
    return found;
}

size_t Count(const std::string &text, const std::string &piece) {
    size_t count = 0;
    for (size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1)) {
        count++;
    }
    return count;
}

} // namespace wd::testing
