#include "vk/spirv/spirv_testing.h"

#include <memory>
#include <stdexcept>

namespace wd::testing {

namespace {

struct Context {
    explicit Context(spv_target_env env) : context(spvContextCreate(env)) {
    }
    ~Context() {
        spvDiagnosticDestroy(diagnostic);
        spvContextDestroy(context);
    }
    std::string Message() const {
        if (!diagnostic) {
            return "no diagnostic";
        }
        return "line " + std::to_string(diagnostic->position.line + 1) + ", index " +
               std::to_string(diagnostic->position.index) + ": " + diagnostic->error;
    }
    spv_context context;
    spv_diagnostic diagnostic = nullptr;
};

} // namespace

std::vector<uint32_t> Assemble(const std::string &text, spv_target_env env) {
    Context context(env);
    spv_binary binary = nullptr;
    if (spvTextToBinaryWithOptions(context.context, text.data(), text.size(),
                                   SPV_TEXT_TO_BINARY_OPTION_PRESERVE_NUMERIC_IDS, &binary,
                                   &context.diagnostic)) {
        throw std::runtime_error("the test's assembly: " + context.Message());
    }
    std::vector<uint32_t> words(binary->code, binary->code + binary->wordCount);
    spvBinaryDestroy(binary);
    return words;
}

std::string Disassemble(const std::vector<uint32_t> &words) {
    Context context(SPV_ENV_UNIVERSAL_1_6);
    spv_text text = nullptr;
    if (spvBinaryToText(context.context, words.data(), words.size(), SPV_BINARY_TO_TEXT_OPTION_NO_HEADER,
                        &text, &context.diagnostic)) {
        throw std::runtime_error("disassembling: " + context.Message());
    }
    std::string result(text->str, text->length);
    spvTextDestroy(text);
    return result;
}

std::string Validate(const std::vector<uint32_t> &words, spv_target_env env) {
    Context context(env);
    spv_const_binary_t binary = {words.data(), words.size()};
    return spvValidate(context.context, &binary, &context.diagnostic) == SPV_SUCCESS ? "" : context.Message();
}

} // namespace wd::testing
