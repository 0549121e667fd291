// Accesses that few compilers generate: cooperative matrices, sized copies, arrays whose length is a specialization
// constant. No driver here runs them: the tests check that modules stay valid, and the operands of the checks.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <map>
#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Count;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A compute shader with `struct { float elements[]; }` in binding 0, and in binding 1 `struct { uint head; float
// fixed[N]; float elements[]; }`, where N is a specialization constant. %i is an index.
std::string Text(const std::string &body, const std::string &capabilities = "",
                 const std::string &types = "") {
    return "OpCapability Shader\n" + capabilities +
           "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %id\n"
           "OpExecutionMode %main LocalSize 1 1 1\nOpDecorate %id BuiltIn LocalInvocationIndex\n"
           "OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0\n"
           "OpDecorate %second DescriptorSet 0\nOpDecorate %second Binding 1\n"
           "OpDecorate %elements ArrayStride 4\nOpDecorate %fixed ArrayStride 4\n"
           "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
           "OpDecorate %block2 Block\nOpMemberDecorate %block2 0 Offset 0\n"
           "OpMemberDecorate %block2 1 Offset 4\nOpMemberDecorate %block2 2 Offset 400\n"
           "OpDecorate %n SpecId 0\n%void = OpTypeVoid\n%fn = OpTypeFunction %void\n"
           "%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n%bool = OpTypeBool\n%false = OpConstantFalse "
           "%bool\n%true = OpConstantTrue %bool\n%n = OpSpecConstant %uint 5\n"
           "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n"
           "%u3 = OpConstant %uint 3\n%u8 = OpConstant %uint 8\n%u16 = OpConstant %uint 16\n"
           "%elements = OpTypeRuntimeArray %float\n%block = OpTypeStruct %elements\n"
           "%fixed = OpTypeArray %float %n\n%block2 = OpTypeStruct %uint %fixed %elements\n"
           "%pblock = OpTypePointer StorageBuffer %block\n%buffer = OpVariable %pblock StorageBuffer\n"
           "%pblock2 = OpTypePointer StorageBuffer %block2\n%second = OpVariable %pblock2 StorageBuffer\n"
           "%pfloat = OpTypePointer StorageBuffer %float\n%pfixed = OpTypePointer StorageBuffer %fixed\n"
           "%puint = OpTypePointer Input %uint\n%id = OpVariable %puint Input\n" +
           types + "%main = OpFunction %void None %fn\n%l = OpLabel\n%i = OpLoad %uint %id\n" + body +
           "OpReturn\nOpFunctionEnd\n";
}

Instrumented Pass(const std::string &text, wd_instrument_mode mode, bool with_input = false) {
    static const wd_input_binding bindings[] = {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}};
    static const wd_instrument_input input = {1, 200, bindings, 2};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.input = with_input ? &input : nullptr;
    return Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
}

const char kMatrix[] = "OpCapability CooperativeMatrixNV\nOpExtension \"SPV_NV_cooperative_matrix\"\n";
const char kMatrixType[] = "%matrix = OpTypeCooperativeMatrixNV %float %u3 %u8 %u16\n";

// Eight rows of sixteen floats, `stride` elements apart: the last byte is 7 * stride * 4 + 63 after the first.
TEST(InstrumentAccess, CooperativeMatrices) {
    for (wd_instrument_mode mode : kModes) {
        for (bool with_input : {false, true}) {
            const Instrumented computed =
                Pass(Text("%p = OpAccessChain %pfloat %buffer %u0 %i\n"
                          "%m = OpCooperativeMatrixLoadNV %matrix %p %i %false None\n"
                          "OpCooperativeMatrixStoreNV %p %m %i %false None\n",
                          kMatrix, kMatrixType),
                     mode, with_input);
            EXPECT_EQ(computed.num_checks, 1u);
            EXPECT_EQ(computed.num_elided, 1u);
            EXPECT_EQ(computed.reported, std::vector<std::string>(1, "OpCooperativeMatrixLoadNV"));
            EXPECT_EQ(Count(computed.text, "OpConstant %uint 28\n"), 1u);
            EXPECT_EQ(Count(computed.text, "OpConstant %uint 63\n"), 1u);
        }
        // Column major: sixteen columns of eight; 15 * 2 * 4 + 31.
        const Instrumented constant = Pass(Text("%p = OpAccessChain %pfloat %buffer %u0 %u0\n"
                                                "%m = OpCooperativeMatrixLoadNV %matrix %p %u2 %true None\n",
                                                kMatrix, kMatrixType),
                                           mode);
        EXPECT_EQ(constant.num_checks, 1u);
        EXPECT_EQ(Count(constant.text, "OpConstant %uint 151\n"), 1u);
    }
}

// Rewrites the cooperative matrices of a module for SPV_KHR_cooperative_matrix, which the assembler may not know.
// `majors`: the constants that replace %false and %true.
std::vector<uint32_t> ToKhr(const std::vector<uint32_t> &words, const std::map<uint32_t, uint32_t> &majors) {
    std::vector<uint32_t> out(words.begin(), words.begin() + 5);
    for (size_t at = 5; at < words.size(); at += words[at] >> SpvWordCountShift) {
        std::vector<uint32_t> instruction(words.begin() + static_cast<ptrdiff_t>(at),
                                          words.begin() +
                                              static_cast<ptrdiff_t>(at + (words[at] >> SpvWordCountShift)));
        uint32_t opcode = words[at] & SpvOpCodeMask;
        if (opcode == SpvOpTypeCooperativeMatrixNV) {
            opcode = 4456;
            instruction.push_back(instruction[4]); // Its use; any constant will do.
        } else if (opcode == SpvOpCooperativeMatrixLoadNV || opcode == SpvOpCooperativeMatrixStoreNV) {
            const size_t stride = opcode == SpvOpCooperativeMatrixLoadNV ? 4 : 3;
            opcode = opcode == SpvOpCooperativeMatrixLoadNV ? 4457 : 4458;
            std::swap(instruction[stride], instruction[stride + 1]);
            instruction[stride] = majors.at(instruction[stride]);
        }
        instruction[0] = static_cast<uint32_t>(instruction.size()) << SpvWordCountShift | opcode;
        out.insert(out.end(), instruction.begin(), instruction.end());
    }
    return out;
}

TEST(InstrumentAccess, CooperativeMatricesOfKhr) {
    const std::string body = "%p = OpAccessChain %pfloat %buffer %u0 %i\n"
                             "%m = OpCooperativeMatrixLoadNV %matrix %p %i %false None\n"
                             "OpCooperativeMatrixStoreNV %p %m %i %false None\n"
                             "%m2 = OpCooperativeMatrixLoadNV %matrix %p %u2 %true None\n";
    // The ids' names identify them.
    const std::string names =
        "OpName %false \"false\"\nOpName %true \"true\"\nOpName %u0 \"u0\"\nOpName %u1 \"u1\"\n";
    std::string text = Text(body, kMatrix, kMatrixType);
    text.insert(text.find("OpDecorate"), names);
    const std::vector<uint32_t> words = wd::testing::Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    std::map<std::string, uint32_t> ids;
    for (size_t at = 5; at < words.size(); at += words[at] >> SpvWordCountShift) {
        if ((words[at] & SpvOpCodeMask) == SpvOpName) {
            ids[reinterpret_cast<const char *>(&words[at + 2])] = words[at + 1];
        }
    }
    const std::vector<uint32_t> khr =
        ToKhr(words, {{ids.at("false"), ids.at("u0")}, {ids.at("true"), ids.at("u1")}});
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        const wd_allocator allocator = wd_allocator_default();
        wd_instrument_result plain, result;
        ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &plain, nullptr), WD_OK);
        ASSERT_EQ(wd_instrument(allocator, &options, khr.data(), khr.size(), &result, nullptr), WD_OK);
        EXPECT_STREQ(result.reason, "");
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.num_elided, 1u);
        // Apart from the shader's id and the instructions themselves, the checks are the same.
        ASSERT_NE(result.words, nullptr);
        ASSERT_NE(plain.words, nullptr);
        std::vector<uint32_t> expected =
            ToKhr({plain.words, plain.words + plain.num_words},
                  {{ids.at("false"), ids.at("u0")}, {ids.at("true"), ids.at("u1")}});
        std::vector<uint32_t> got(result.words, result.words + result.num_words);
        ASSERT_EQ(got.size(), expected.size());
        std::replace(expected.begin(), expected.end(), plain.shader_id, result.shader_id);
        EXPECT_EQ(got, expected);
        wd_free(&allocator, plain.words);
        wd_free(&allocator, result.words);
    }
}

// If specialization may choose the dimensions, only the first element is certainly accessed.
TEST(InstrumentAccess, CooperativeMatricesOfSpecializedDimensions) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result =
            Pass(Text("%p = OpAccessChain %pfloat %buffer %u0 %i\n"
                      "%m = OpCooperativeMatrixLoadNV %matrix %p %i %false None\n",
                      kMatrix, "%matrix = OpTypeCooperativeMatrixNV %float %u3 %n %n\n"),
                 mode);
        EXPECT_EQ(result.num_checks, 1u);
    }
}

// The length may be any number from 1: a load of the entire array certainly accesses one element.
TEST(InstrumentAccess, ArraysOfSpecializedLength) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result =
            Pass(Text("%p = OpAccessChain %pfixed %second %u1\n%a = OpLoad %fixed %p\n"), mode, true);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "OpConstant %uint 7\n"), 1u); // The last byte.
    }
}

TEST(InstrumentAccess, SizedCopies) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Pass(Text("%p = OpAccessChain %pfloat %buffer %u0 %i\n"
                                              "%q = OpAccessChain %pfloat %buffer %u0 %u1\n"
                                              "OpCopyMemorySized %p %q %u16\n",
                                              "OpCapability Addresses\n"),
                                         mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.reported, std::vector<std::string>(2, "OpCopyMemorySized"));
    }
}

} // namespace
