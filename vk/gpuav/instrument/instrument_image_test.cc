// Every operation on images, with arrays of them: each is checked, stays valid, and is reported with its instruction.
#include "vk/gpuav/instrument/instrument_array_testing.h"

namespace {

using namespace wd::testing::array;
using wd::testing::Assemble;
using wd::testing::Validate;

TEST(InstrumentImage, EveryImageOperationIsChecked) {
    for (const Operation &operation : kOperations) {
        SCOPED_TRACE(std::string(operation.name) + " of " + operation.image);
        const std::vector<uint32_t> words = AssembleImageShader(operation);
        EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "");
        for (wd_instrument_mode mode : kModes) {
            Result result = Pass(words, mode);
            // The index, and the texel's number if a texel buffer is read or written.
            const std::string name = operation.name;
            const bool is_buffer = std::string(operation.image).rfind("Buffer", 0) == 0;
            const bool has_texel = name.find("Fetch") != std::string::npos || name == "OpImageRead" ||
                                   name == "OpImageWrite" || name == "OpImageSparseRead";
            const uint32_t num_checks = is_buffer && has_texel ? 2 : 1;
            EXPECT_EQ(result.num_checks, num_checks);
            EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
            EXPECT_EQ(result.ReportedInstructions(),
                      std::vector<uint32_t>(num_checks, IndexOf(words, operation.name)));
            // Guarded results come from a phi; implicit derivatives stay outside of the branch.
            bool phi = mode == WD_INSTRUMENT_GUARD && std::string(operation.instruction)[0] == '%';
            EXPECT_EQ(result.HasInShader("OpPhi"), phi);
        }
    }
}

// Images and samplers in separate descriptors, with an array of one or of both: each operation on their combination.
TEST(InstrumentImage, SeparateImagesAndSamplers) {
    for (const Operation &operation : kOperations) {
        if (!operation.sampled || operation.before[0]) {
            continue;
        }
        for (const char *element : {"image", "sampler", "both"}) {
            SCOPED_TRACE(std::string(operation.name) + " of arrays of " + element);
            Shader shader = ImageShader(operation);
            const bool has_samplers = std::string(element) != "image";
            const bool has_images = std::string(element) != "sampler";
            shader.decorations = "OpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 1\n";
            shader.types += "%sampler = OpTypeSampler\n%si = OpTypeSampledImage %image\n";
            shader.element = "";
            const std::string type = has_images && has_samplers ? "%samplers"
                                     : has_images               ? "%sampler"
                                                                : "%image";
            shader.globals =
                "%psampler = OpTypePointer UniformConstant %sampler\n"
                "%samplers = OpTypeArray %sampler %u3\n%pother = OpTypePointer UniformConstant " +
                type + "\n%other = OpVariable %pother UniformConstant\n";
            const std::string other =
                has_images && has_samplers
                    ? "%q = OpAccessChain %psampler %other %i\n%o = OpLoad %sampler %q\n"
                    : "%o = OpLoad " + type + " %other\n";
            shader.body = "%e = OpLoad %element %p\n" + other + "%t = OpSampledImage %si " +
                          (has_images ? "%e %o" : "%o %e") + "\n" + operation.instruction + "\n";
            std::string text = shader.Text();
            for (size_t at; (at = text.find("%element")) != std::string::npos;) {
                text.replace(at, 8, has_images ? "%image" : "%sampler");
            }
            const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
            EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "");
            for (wd_instrument_mode mode : kModes) {
                Result result = Pass(words, mode);
                const uint32_t num_checks = has_images && has_samplers ? 2 : 1;
                EXPECT_EQ(result.num_checks, num_checks);
                EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
                EXPECT_EQ(result.ReportedInstructions(),
                          std::vector<uint32_t>(num_checks, IndexOf(words, operation.name)));
                // One check compares the words of both descriptors.
                const wd_input_binding bindings[] = {{0, 0, 0, true, 0}, {0, 1, 8, true, 0}};
                const wd_instrument_input input = {1, 200, bindings, 2};
                wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
                options.input = &input;
                options.mode = mode;
                const bool is_query = std::string(operation.name).find("Query") != std::string::npos;
                options.checks = WD_CHECK_CONTENTS;
                result = Pass(words, options);
                EXPECT_EQ(result.num_checks, is_query ? 0u : 1u);
                EXPECT_EQ(is_query ? "" : Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
                options.checks = WD_CHECK_CONTENTS | WD_CHECK_DEFAULT;
                result = Pass(words, options);
                EXPECT_EQ(result.num_checks, num_checks + (is_query ? 2u : 3u));
                EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
            }
        }
    }
}

// Operations of the 2019 design that no validator accepts in a shader: opcodes reserved for the future, and queries
// that only kernels have. They are checked too.
TEST(InstrumentImage, OperationsThatNoShaderHasYet) {
    for (const char *instruction : {"%r = OpImageSparseSampleProjImplicitLod %s4 %t %c3",
                                    "%r = OpImageSparseSampleProjExplicitLod %s4 %t %c3 Lod %f0",
                                    "%r = OpImageSparseSampleProjDrefImplicitLod %s1 %t %c3 %f0",
                                    "%r = OpImageSparseSampleProjDrefExplicitLod %s1 %t %c3 %f0 Lod %f0",
                                    "%im = OpImage %image %t\n%r = OpImageQueryFormat %int %im",
                                    "%im = OpImage %image %t\n%r = OpImageQueryOrder %int %im"}) {
        const Operation operation = {"", kSampled2d, true, "", instruction};
        const std::vector<uint32_t> words = AssembleImageShader(operation);
        for (wd_instrument_mode mode : kModes) {
            Result result = Pass(words, mode);
            EXPECT_EQ(result.num_checks, 1u) << instruction;
            EXPECT_EQ(result.ReportedInstructions().size(), 1u) << instruction;
        }
    }
}

TEST(InstrumentImage, TheInputBufferGivesTheStateOfImages) {
    for (const Operation &operation : kOperations) {
        for (bool sure : {true, false}) {
            SCOPED_TRACE(std::string(operation.name) + " of " + operation.image);
            const std::vector<uint32_t> words = AssembleImageShader(operation);
            const wd_input_binding bindings[] = {{0, 0, 3, sure, 0}};
            const wd_instrument_input input = {1, 200, bindings, 1};
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.input = &input;
            for (wd_instrument_mode mode : kModes) {
                options.mode = mode;
                options.checks = WD_CHECK_DEFAULT;
                Result result = Pass(words, options);
                EXPECT_EQ(result.num_checks, 2u);
                EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
                EXPECT_TRUE(result.Has("\"warden.input\""));
                options.checks = WD_CHECK_DESCRIPTOR_STATE;
                Result state = Pass(words, options);
                EXPECT_EQ(state.num_checks, 1u);
                EXPECT_EQ(Validate(state.words, SPV_ENV_UNIVERSAL_1_3), "");
            }
        }
    }
}

TEST(InstrumentImage, TheInputBufferGivesTheContentsOfImages) {
    for (const Operation &operation : kOperations) {
        SCOPED_TRACE(std::string(operation.name) + " of " + operation.image);
        const std::vector<uint32_t> words = AssembleImageShader(operation);
        const wd_input_binding bindings[] = {{0, 0, 3, true, 0}};
        const wd_instrument_input input = {1, 200, bindings, 1};
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &input;
        const std::string image = operation.image;
        const bool is_access = std::string(operation.name).find("Query") == std::string::npos &&
                               image.rfind("Buffer", 0) != 0 && image.rfind("SubpassData", 0) != 0;
        for (wd_instrument_mode mode : kModes) {
            options.mode = mode;
            options.checks = WD_CHECK_CONTENTS;
            Result result = Pass(words, options);
            EXPECT_EQ(result.num_checks, is_access ? 1u : 0u);
            EXPECT_EQ(is_access ? Validate(result.words, SPV_ENV_UNIVERSAL_1_3) : "", "");
            options.checks = WD_CHECK_CONTENTS | WD_CHECK_DEFAULT;
            result = Pass(words, options);
            EXPECT_EQ(result.num_checks, is_access ? 3u : 2u);
            EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
        }
    }
}

// With the length of the binding, or a variable number in the table, the words of the contents of texel buffers are
// known.
TEST(InstrumentImage, TheInputBufferGivesTheContentsOfTexelBuffers) {
    for (const Operation &operation : kOperations) {
        if (std::string(operation.image).rfind("Buffer", 0) != 0) {
            continue;
        }
        SCOPED_TRACE(std::string(operation.name) + " of " + operation.image);
        const std::vector<uint32_t> words = AssembleImageShader(operation);
        wd_input_binding bindings[] = {{0, 0, 3, true, 0}};
        const wd_instrument_input input = {1, 200, bindings, 1};
        const wd_binding_length lengths[] = {{0, 0, 3}};
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &input;
        options.lengths = lengths;
        options.num_lengths = 1;
        const bool is_access = std::string(operation.name).find("Query") == std::string::npos;
        for (bool is_variable : {false, true}) {
            bindings[0].has_known_length = !is_variable;
            for (wd_instrument_mode mode : kModes) {
                options.mode = mode;
                for (uint32_t other : {0u, uint32_t{WD_CHECK_DEFAULT}}) {
                    options.checks = other;
                    const uint32_t num_others = other ? Pass(words, options).num_checks : 0;
                    options.checks = WD_CHECK_CONTENTS | other;
                    Result result = Pass(words, options);
                    EXPECT_EQ(result.num_checks, num_others + is_access);
                    EXPECT_EQ(result.num_checks ? Validate(result.words, SPV_ENV_UNIVERSAL_1_3) : "", "");
                }
            }
        }
    }
}

// The text between two labels that holds `part`.
std::string BlockWith(const std::string &text, const std::string &part) {
    size_t at = text.find(part);
    size_t begin = text.rfind("OpLabel", at), end = text.find("OpLabel", at);
    return text.substr(begin, end - begin);
}

TEST(InstrumentImage, ImplicitDerivativesStayInUniformControlFlow) {
    for (const Operation &operation : kOperations) {
        SCOPED_TRACE(operation.name);
        Result result = Pass(AssembleImageShader(operation));
        std::string block = BlockWith(result.text, std::string(operation.name) + " ");
        // If it is skipped, the block is the branch of the selection: it ends with an unconditional branch.
        EXPECT_EQ(block.find("OpBranchConditional") != std::string::npos, operation.clamp) << block;
    }
}

// A descriptor without an index has one state for all invocations, which take the same branch with their derivatives; a
// descriptor with an index that is certainly good may have another state for each.
TEST(InstrumentImage, DerivativesGoIntoABranchOfTheStateOfOneDescriptorOnly) {
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    const wd_instrument_input input = {1, 200, bindings, 1};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &input;
    for (const Operation &operation : kOperations) {
        if (!operation.clamp) {
            continue;
        }
        for (bool is_computed : {false, true}) {
            SCOPED_TRACE(std::string(operation.name) + (is_computed ? " with a computed index" : ""));
            Shader shader = ImageShader(operation);
            shader.index = "%y = OpLoad %int %idx\n%i = OpBitwiseAnd %int %y %n1\n";
            std::string text = shader.Text();
            const std::string chain = "%p = OpAccessChain %pelement %array ";
            if (!is_computed) {
                text.replace(text.find(chain + "%i"), chain.size() + 2, chain + "%n1");
            }
            Result result = Pass(Assemble(text, SPV_ENV_UNIVERSAL_1_3), options);
            EXPECT_EQ(result.num_checks, 1u); // The state's.
            EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
            std::string block = BlockWith(result.text, std::string(operation.name) + " ");
            EXPECT_EQ(block.find("OpBranchConditional") != std::string::npos, is_computed) << block;
        }
    }
}

} // namespace
