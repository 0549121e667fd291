// Acceleration structures: the checks of traced rays and of ray queries. vk/gpuav/testing/gpuav_rays_test.cc runs them.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::ExpectReadable;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// The first word of each binding in its set's table. The last has a variable count.
constexpr wd_input_binding kBindings[] = {
    {0, 0, 0, true, 0}, {0, 1, 4, true, 0}, {0, 2, 6, true, 0}, {0, 3, 13, false, 0}};
constexpr wd_instrument_input kInput = {1, 200, kBindings, 4};

// A ray generation shader. %i and %j are indices. Structures: %scenes[3], %one, %rows[2][3], and %open[], a runtime
// array.
std::string Text(const std::string &body, const std::string &functions = "") {
    return "OpCapability RayTracingKHR\nOpCapability RayQueryKHR\nOpCapability RuntimeDescriptorArray\n"
           "OpExtension \"SPV_KHR_ray_tracing\"\nOpExtension \"SPV_KHR_ray_query\"\n"
           "OpExtension \"SPV_EXT_descriptor_indexing\"\nOpMemoryModel Logical GLSL450\n"
           "OpEntryPoint RayGenerationKHR %main \"main\" %scenes %one %rows %open %payload %push %query\n"
           "OpDecorate %scenes DescriptorSet 0\nOpDecorate %scenes Binding 0\n"
           "OpDecorate %one DescriptorSet 0\nOpDecorate %one Binding 1\n"
           "OpDecorate %rows DescriptorSet 0\nOpDecorate %rows Binding 2\n"
           "OpDecorate %open DescriptorSet 0\nOpDecorate %open Binding 3\n"
           "OpDecorate %control Block\nOpMemberDecorate %control 0 Offset 0\n"
           "OpMemberDecorate %control 1 Offset 4\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
           "%float = OpTypeFloat 32\n%v3 = OpTypeVector %float 3\n%u0 = OpConstant %uint 0\n"
           "%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n%u3 = OpConstant %uint 3\n"
           "%all = OpConstant %uint 255\n%f0 = OpConstant %float 0\n%f1 = OpConstant %float 1\n"
           "%o = OpConstantComposite %v3 %f0 %f0 %f1\n%structure = OpTypeAccelerationStructureKHR\n"
           "%scenest = OpTypeArray %structure %u3\n%rowst = OpTypeArray %scenest %u2\n"
           "%opent = OpTypeRuntimeArray %structure\n%pstructure = OpTypePointer UniformConstant %structure\n"
           "%pscenes = OpTypePointer UniformConstant %scenest\n%prows = OpTypePointer UniformConstant "
           "%rowst\n"
           "%popen = OpTypePointer UniformConstant %opent\n%scenes = OpVariable %pscenes UniformConstant\n"
           "%one = OpVariable %pstructure UniformConstant\n%rows = OpVariable %prows UniformConstant\n"
           "%open = OpVariable %popen UniformConstant\n%ppayload = OpTypePointer RayPayloadKHR %uint\n"
           "%payload = OpVariable %ppayload RayPayloadKHR\n%queryt = OpTypeRayQueryKHR\n"
           "%pquery = OpTypePointer Private %queryt\n%query = OpVariable %pquery Private\n"
           "%control = OpTypeStruct %uint %uint\n%pcontrol = OpTypePointer PushConstant %control\n"
           "%push = OpVariable %pcontrol PushConstant\n%ppush = OpTypePointer PushConstant %uint\n"
           "%trace_fn = OpTypeFunction %void %pstructure\n%main = OpFunction %void None %fn\n%l = OpLabel\n"
           "%pi = OpAccessChain %ppush %push %u0\n%i = OpLoad %uint %pi\n"
           "%pj = OpAccessChain %ppush %push %u1\n%j = OpLoad %uint %pj\n" +
           body + "OpReturn\nOpFunctionEnd\n" + functions;
}

struct Consumer {
    const char *opcode;
    std::string text;
};

const Consumer kConsumers[] = {
    {"OpTraceRayKHR", "OpTraceRayKHR %s %u0 %all %u0 %u0 %u0 %o %f0 %o %f1 %payload\n"},
    {"OpRayQueryInitializeKHR", "OpRayQueryInitializeKHR %query %s %u0 %all %o %f0 %o %f1\n"
                                "%more = OpRayQueryProceedKHR %bool %query\n"},
};

Instrumented Pass(const std::string &text, const wd_instrument_options &options) {
    return Instrument(text, SPV_ENV_UNIVERSAL_1_4, options);
}

wd_instrument_options MakeOptions(wd_instrument_mode mode, bool has_input) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.input = has_input ? &kInput : nullptr;
    options.immediate_reports = true; // Each report is a call.
    return options;
}

// Expects so many reports of the consumer in every mode, without the input buffer and with it.
void Expect(const std::string &load, uint32_t without, uint32_t with, const std::string &functions = "") {
    for (const Consumer &consumer : kConsumers) {
        for (wd_instrument_mode mode : kModes) {
            for (bool has_input : {false, true}) {
                SCOPED_TRACE(std::string(consumer.opcode) + " of " + load);
                std::string own = functions;
                const size_t at = own.find("CONSUME");
                if (at != std::string::npos) {
                    own.replace(at, 7, consumer.text);
                }
                const std::string body = load + (at == std::string::npos ? consumer.text : "");
                const Instrumented result = Pass(Text(body, own), MakeOptions(mode, has_input));
                EXPECT_EQ(result.num_checks, has_input ? with : without);
                EXPECT_EQ(result.reported,
                          std::vector<std::string>(has_input ? with : without, consumer.opcode));
            }
        }
    }
}

TEST(InstrumentRays, IndicesAndStates) {
    const std::string chain = "%p = OpAccessChain %pstructure ";
    const std::string load = "\n%s = OpLoad %structure %p\n";
    Expect(chain + "%scenes %i" + load, 1, 2);
    Expect(chain + "%scenes %u2" + load, 0, 1);
    Expect(chain + "%scenes %u3" + load, 1, 2);
    Expect(chain + "%rows %i %j" + load, 1, 2);
    Expect("%s = OpLoad %structure %one\n", 0, 1);
    Expect(chain + "%open %i" + load, 0, 2);
    Expect(chain + "%scenes %i" + load + "%copy = OpCopyObject %structure %s\n", 1, 2);
}

TEST(InstrumentRays, ARuntimeArrayHasTheLengthOfTheOptions) {
    const std::string body = "%p = OpAccessChain %pstructure %open %i\n%s = OpLoad %structure %p\n";
    const wd_binding_length length = {0, 3, 5};
    for (const Consumer &consumer : kConsumers) {
        wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, false);
        EXPECT_EQ(Pass(Text(body + consumer.text), options).num_unknown, 1u);
        options.lengths = &length;
        options.num_lengths = 1;
        EXPECT_EQ(Pass(Text(body + consumer.text), options).num_checks, 1u);
    }
}

TEST(InstrumentRays, ThroughAFunctionsParameter) {
    const std::string function =
        "%trace = OpFunction %void None %trace_fn\n%ps = OpFunctionParameter %pstructure\n%tl = OpLabel\n"
        "%s = OpLoad %structure %ps\nCONSUMEOpReturn\nOpFunctionEnd\n";
    // If one structure is passed, the parameter is that one; of several, only the goodness of their indices is known.
    Expect("%c = OpFunctionCall %void %trace %one\n", 0, 1, function);
}

// Whether the first instruction of this opcode is in a branch, which continues where the selection ends.
bool StandsInBranch(const std::string &text, const std::string &opcode) {
    const size_t at = text.find(opcode), begin = text.rfind("OpLabel", at), end = text.find("OpLabel", at);
    const std::string block = text.substr(begin, end - begin);
    return at != std::string::npos && block.find("OpSelectionMerge") == std::string::npos &&
           block.find("OpBranch %") != std::string::npos;
}

TEST(InstrumentRays, GuardModeTracesNoRayAndQueriesNothing) {
    const std::string body = "%p = OpAccessChain %pstructure %scenes %i\n%s = OpLoad %structure %p\n";
    const std::string trace =
        Pass(Text(body + kConsumers[0].text), MakeOptions(WD_INSTRUMENT_GUARD, false)).text;
    EXPECT_TRUE(StandsInBranch(trace, "OpTraceRayKHR"));
    const std::string query =
        Pass(Text(body + kConsumers[1].text), MakeOptions(WD_INSTRUMENT_GUARD, false)).text;
    EXPECT_TRUE(StandsInBranch(query, "OpRayQueryInitializeKHR"));
    EXPECT_TRUE(StandsInBranch(query, "OpRayQueryProceedKHR"));
    // If no mistake is possible, no code is added.
    const std::string observe =
        Pass(Text(body + kConsumers[1].text), MakeOptions(WD_INSTRUMENT_OBSERVE, false)).text;
    EXPECT_FALSE(StandsInBranch(observe, "OpRayQueryProceedKHR"));
    const std::string good = "%s = OpLoad %structure %one\n";
    EXPECT_EQ(Pass(Text(good + kConsumers[1].text), MakeOptions(WD_INSTRUMENT_GUARD, false)).text, "");
}

// The number of the block, from 0, that an instruction with this opcode is in.
size_t BlockOf(const std::string &text, const std::string &opcode) {
    return wd::testing::Count(text.substr(0, text.find(opcode)), "OpLabel");
}

// In guard mode, the values of a query that did not begin are not read.
TEST(InstrumentRays, DistancesOfQueriesThatDidNotBeginAreNotRead) {
    const std::string body = "%s = OpLoad %structure %one\n"
                             "OpRayQueryInitializeKHR %query %s %i %all %o %f0 %o %f1\n"
                             "OpRayQueryGenerateIntersectionKHR %query %f1\n";
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = MakeOptions(mode, true);
        options.checks = WD_CHECK_RAYS;
        const std::string text = Pass(Text(body), options).text;
        for (const char *opcode : {"OpRayQueryGetRayTMinKHR", "OpRayQueryGetIntersectionTKHR",
                                   "OpRayQueryGetIntersectionTypeKHR"}) {
            EXPECT_EQ(StandsInBranch(text, opcode), mode == WD_INSTRUMENT_GUARD) << text;
        }
        EXPECT_LT(BlockOf(text, "OpRayQueryGetRayTMinKHR"),
                  BlockOf(text, "OpRayQueryGenerateIntersectionKHR"));
    }
}

// A query that is an element of an array in a struct, and one that cannot fail and is passed to a function.
TEST(InstrumentRays, QueriesInArraysAndOfFunctionsAreSkipped) {
    const std::string globals = "%queries = OpTypeArray %queryt %u3\n%kinds = OpTypeStruct %uint %queries\n"
                                "%pkinds = OpTypePointer Private %kinds\n%pqueries = OpTypePointer Private "
                                "%queries\n%many = OpVariable %pkinds Private\n"
                                "%ask_fn = OpTypeFunction %bool %pquery\n";
    const std::string ask =
        "%ask = OpFunction %bool None %ask_fn\n%aq = OpFunctionParameter %pquery\n%al = OpLabel\n"
        "%ar = OpRayQueryProceedKHR %bool %aq\nOpReturnValue %ar\nOpFunctionEnd\n";
    std::string text = Text("%p = OpAccessChain %pstructure %scenes %i\n%s = OpLoad %structure %p\n"
                            "%qs = OpAccessChain %pqueries %many %u1\n%q = OpAccessChain %pquery %qs %j\n"
                            "OpRayQueryInitializeKHR %q %s %u0 %all %o %f0 %o %f1\n"
                            "%t = OpRayQueryGetIntersectionTKHR %float %q %u0\n"
                            "OpRayQueryTerminateKHR %q\n"
                            "%s1 = OpLoad %structure %one\n"
                            "OpRayQueryInitializeKHR %query %s1 %u0 %all %o %f0 %o %f1\n"
                            "%r = OpFunctionCall %bool %ask %query\n",
                            ask);
    const std::string main = "%main = OpFunction";
    text.insert(text.find(main), globals);
    text.insert(text.find(" %query\n", text.find("OpEntryPoint")), " %many");
    const Instrumented result = Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, false));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_TRUE(StandsInBranch(result.text, "OpRayQueryGetIntersectionTKHR"));
    EXPECT_TRUE(StandsInBranch(result.text, "OpRayQueryTerminateKHR"));
    EXPECT_TRUE(StandsInBranch(result.text, "OpRayQueryProceedKHR"));
    // Three variables accompany the two and the parameter, whose variable is stored and loaded at the call.
    EXPECT_EQ(wd::testing::Count(result.text, "OpName %warden_query_not_begun"), 3u);
    const wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, true);
    EXPECT_EQ(wd::testing::FailEachAllocation(result.original, options), 3u);
}

// A private variable for each variable and parameter that holds queries has the structures with motion.
TEST(InstrumentRays, MotionIsCheckedWhereIntersectionsAreGenerated) {
    const std::string globals = "%queries = OpTypeArray %queryt %u3\n%pqueries = OpTypePointer Private "
                                "%queries\n%many = OpVariable %pqueries Private\n"
                                "%ask_fn = OpTypeFunction %void %pquery\n";
    const std::string ask =
        "%ask = OpFunction %void None %ask_fn\n%aq = OpFunctionParameter %pquery\n%al = OpLabel\n"
        "OpRayQueryGenerateIntersectionKHR %aq %f1\nOpReturn\nOpFunctionEnd\n";
    std::string text = Text("%p = OpAccessChain %pstructure %scenes %i\n%s = OpLoad %structure %p\n"
                            "%q = OpAccessChain %pquery %many %j\n"
                            "OpRayQueryInitializeKHR %q %s %u0 %all %o %f0 %o %f1\n"
                            "OpRayQueryGenerateIntersectionKHR %q %f1\n"
                            "%s1 = OpLoad %structure %one\n"
                            "OpRayQueryInitializeKHR %query %s1 %u0 %all %o %f0 %o %f1\n"
                            "%r = OpFunctionCall %void %ask %query\n",
                            ask);
    text.insert(text.find("%main = OpFunction"), globals);
    text.insert(text.find(" %query\n", text.find("OpEntryPoint")), " %many");
    for (wd_instrument_mode mode : kModes) {
        for (uint32_t checks : {0u + WD_CHECK_RAYS, 0u + WD_CHECK_ALL}) {
            for (uint32_t facts : {0u, 0u + WD_PIPELINE_KNOWS_MOTION}) {
                wd_instrument_options options = MakeOptions(mode, true);
                options.checks = checks;
                options.pipeline_facts = facts;
                const Instrumented result = Pass(text, options);
                EXPECT_EQ(wd::testing::Count(result.text, "OpName %warden_query_motion"), facts ? 3u : 0u);
                EXPECT_EQ(std::count(result.reported.begin(), result.reported.end(),
                                     "OpRayQueryGenerateIntersectionKHR"),
                          facts ? 4 : 2);
                wd::testing::FailEachAllocation(result.original, options);
            }
        }
    }
    // Nothing is known without the input buffer, and nothing is checked without an intersection.
    wd_instrument_options options = MakeOptions(WD_INSTRUMENT_OBSERVE, false);
    options.checks = WD_CHECK_ALL;
    options.pipeline_facts = WD_PIPELINE_KNOWS_MOTION;
    EXPECT_EQ(wd::testing::Count(Pass(text, options).text, "warden_query_motion"), 0u);
    const std::string generate = "OpRayQueryGenerateIntersectionKHR ";
    for (size_t at = text.find(generate); at != std::string::npos; at = text.find(generate)) {
        text.erase(at, text.find('\n', at) + 1 - at);
    }
    options.input = &kInput;
    EXPECT_EQ(wd::testing::Count(Pass(text, options).text, "warden_query_motion"), 0u);
}

// Found by fuzzing: the cull mask is not a value.
TEST(InstrumentRays, AMaskWithoutATypeLeavesTheModuleReadable) {
    const std::string body = "%p = OpAccessChain %pstructure %scenes %i\n%s = OpLoad %structure %p\n"
                             "OpRayQueryInitializeKHR %query %s %u0 %uint %o %f0 %o %f1\n";
    for (wd_instrument_mode mode : kModes) {
        ExpectReadable(Assemble(Text(body), SPV_ENV_UNIVERSAL_1_4), MakeOptions(mode, true));
    }
}

// Only invalid modules have a type that contains itself. Its companions have a constant size.
TEST(InstrumentRays, QueriesInATypeThatContainsItself) {
    std::string text = Text("%s = OpLoad %structure %one\n%q = OpAccessChain %pquery %many %u0\n"
                            "OpRayQueryInitializeKHR %q %s %u0 %all %o %f0 %o %f1\n"
                            "%more = OpRayQueryProceedKHR %bool %q\n");
    text.insert(text.find("%main = OpFunction"),
                "%self = OpTypeStruct %queryt %self %self\n%pself = OpTypePointer Private %self\n"
                "%many = OpVariable %pself Private\n");
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_4);
    const wd_allocator allocator = wd_allocator_default();
    const wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, true);
    wd_instrument_result result;
    ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    EXPECT_GT(result.num_words, words.size());
    EXPECT_LT(result.num_words, 4000u);
    wd_free(&allocator, result.words);
}

// A ray generation shader of VK_NV_ray_tracing that traces into structure %i of three, and an any-hit shader that reads
// element %i of an array of three buffers and then ignores the hit.
TEST(InstrumentRays, ShadersOfTheNvExtension) {
    std::string text = Text("%p = OpAccessChain %pstructure %scenes %i\n%s = OpLoad %structure %p\n"
                            "OpTraceNV %s %u0 %all %u0 %u0 %u0 %o %f0 %o %f1 %u0\n");
    text.replace(text.find("OpExtension"), 0,
                 "OpCapability RayTracingNV\nOpExtension \"SPV_NV_ray_tracing\"\n");
    // The extension does not validate together with that of KHR, whose enumerants have the same values.
    for (wd_instrument_mode mode : kModes) {
        for (bool has_input : {false, true}) {
            const Instrumented result = Pass(text, MakeOptions(mode, has_input));
            EXPECT_EQ(result.num_checks, has_input ? 2u : 1u);
            EXPECT_EQ(result.reported, std::vector<std::string>(has_input ? 2 : 1, "OpTraceNV"));
        }
    }
}

// A ray generation shader that traces two hit objects, the second with a time, and executes the shader of one.
std::string HitObjectText(const std::string &time) {
    return "OpCapability RayTracingKHR\nOpCapability ShaderInvocationReorderNV\n"
           "OpCapability RayTracingMotionBlurNV\nOpExtension \"SPV_KHR_ray_tracing\"\n"
           "OpExtension \"SPV_NV_shader_invocation_reorder\"\nOpExtension "
           "\"SPV_NV_ray_tracing_motion_blur\"\n"
           "OpMemoryModel Logical GLSL450\n"
           "OpEntryPoint RayGenerationKHR %main \"main\" %scene %payload %hit\n"
           "OpDecorate %scene DescriptorSet 0\nOpDecorate %scene Binding 0\n%void = OpTypeVoid\n"
           "%fn = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n"
           "%v3 = OpTypeVector %float 3\n%u0 = OpConstant %uint 0\n%f0 = OpConstant %float 0\n"
           "%f1 = OpConstant %float 1\n%o = OpConstantComposite %v3 %f0 %f0 %f1\n"
           "%structure = OpTypeAccelerationStructureKHR\n"
           "%pstructure = OpTypePointer UniformConstant %structure\n"
           "%scene = OpVariable %pstructure UniformConstant\n%ppayload = OpTypePointer RayPayloadKHR %uint\n"
           "%payload = OpVariable %ppayload RayPayloadKHR\n%hitt = OpTypeHitObjectNV\n"
           "%phit = OpTypePointer Private %hitt\n%hit = OpVariable %phit Private\n"
           "%main = OpFunction %void None %fn\n%l = OpLabel\n%t = OpUndef %float\n"
           "%s = OpLoad %structure %scene\n"
           "OpHitObjectTraceRayNV %hit %s %u0 %u0 %u0 %u0 %u0 %o %f0 %o %f1 %payload\n"
           "OpHitObjectTraceRayMotionNV %hit %s %u0 %u0 %u0 %u0 %u0 %o %f0 %o %f1 " +
           time + " %payload\nOpHitObjectExecuteShaderNV %hit %payload\nOpReturn\nOpFunctionEnd\n";
}

// The opcodes of SPV_EXT_shader_invocation_reorder, which the assembler does not know.
std::vector<uint32_t> WithExtOpcodes(std::vector<uint32_t> words, uint32_t trace, uint32_t trace_motion) {
    for (size_t i = 5; i < words.size(); i += words[i] >> 16) {
        const uint32_t opcode = words[i] & 0xffff;
        const uint32_t replacement = opcode == 5281   ? 5313 // OpTypeHitObject
                                     : opcode == 5260 ? trace
                                     : opcode == 5256 ? trace_motion
                                     : opcode == 5264 ? 5319 // OpHitObjectExecuteShader
                                                      : opcode;
        words[i] = (words[i] & 0xffff0000) | replacement;
    }
    return words;
}

TEST(InstrumentRays, HitObjectsAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        for (uint32_t checks : {0u + WD_CHECK_RAYS, 0u + WD_CHECK_ALL}) {
            wd_instrument_options options = MakeOptions(mode, false);
            options.checks = checks;
            options.pipeline_facts = WD_PIPELINE_SKIPS_AABBS;
            const Instrumented result = Pass(HitObjectText("%t"), options);
            EXPECT_EQ(result.reported,
                      (std::vector<std::string>{"OpHitObjectTraceRayNV", "OpHitObjectTraceRayMotionNV"}));
            ExpectReadable(WithExtOpcodes(result.original, 5316, 5317), options);
            ExpectReadable(WithExtOpcodes(result.original, 5311, 5312), options);
            wd::testing::FailEachAllocation(WithExtOpcodes(result.original, 5316, 5317), options);
        }
    }
}

// In guard mode, no instruction traces a ray or a hit object in a bad structure. A hit object is empty instead.
TEST(InstrumentRays, GuardModeTracesNoHitObjects) {
    std::string text = HitObjectText("%f1");
    text.insert(text.find("OpHitObjectExecuteShaderNV"),
                "OpTraceRayMotionNV %s %u0 %u0 %u0 %u0 %u0 %o %f0 %o %f1 %f0 %payload\n");
    for (uint32_t checks : {0u + WD_CHECK_DEFAULT, 0u + WD_CHECK_ALL}) {
        wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, true);
        options.checks = checks;
        const Instrumented result = Pass(text, options);
        for (const char *opcode :
             {"OpHitObjectTraceRayNV", "OpHitObjectTraceRayMotionNV", "OpTraceRayMotionNV"}) {
            EXPECT_TRUE(StandsInBranch(result.text, opcode)) << opcode << result.text;
        }
        EXPECT_EQ(wd::testing::Count(result.text, "OpHitObjectRecordEmptyNV"), 2u);
        options.mode = WD_INSTRUMENT_OBSERVE;
        EXPECT_EQ(wd::testing::Count(Pass(text, options).text, "OpHitObjectRecordEmptyNV"), 0u);
    }
}

// The code of both extensions has the same size, with and without a flag of the pipeline that forbids ray flags.
TEST(InstrumentRays, HitObjectsOfTheExtExtensionHaveTheSameChecks) {
    const wd_allocator allocator = wd_allocator_default();
    for (uint32_t facts : {0u, 0u + WD_PIPELINE_SKIPS_AABBS}) {
        wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, false);
        options.checks = WD_CHECK_RAYS;
        options.pipeline_facts = facts;
        const Instrumented result = Pass(HitObjectText("%f1"), options);
        EXPECT_EQ(result.num_checks, 2u);
        for (const auto &opcodes : {std::make_pair(5316u, 5317u), std::make_pair(5311u, 5312u)}) {
            const std::vector<uint32_t> words =
                WithExtOpcodes(result.original, opcodes.first, opcodes.second);
            wd_instrument_result ext;
            ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &ext, nullptr), WD_OK);
            EXPECT_EQ(ext.num_checks, 2u) << ext.reason;
            EXPECT_NEAR(ext.num_words, result.words.size(), 8);
            wd_free(&allocator, ext.words);
        }
    }
}

// The index of a hit object's record has a limit that the device states.
TEST(InstrumentRays, RecordIndicesOfHitObjectsAreChecked) {
    enum { EXECUTE_SHADER = 5319, SET_RECORD_INDEX = 5309, MAX_INDEX = 4 };
    const wd_allocator allocator = wd_allocator_default();
    for (wd_instrument_mode mode : kModes) {
        for (uint32_t limit : {0u, 0u + MAX_INDEX}) {
            wd_instrument_options options = MakeOptions(mode, false);
            options.checks = WD_CHECK_RAYS;
            // The second operand of the last instruction becomes an unknown integer, or a constant.
            std::string text = HitObjectText("%f1");
            text.insert(text.find("%t = OpUndef"),
                        "%unknown = OpUndef %uint\n%sum = OpIAdd %uint %unknown %u0\n");
            const std::vector<uint32_t> original = Pass(text, options).original;
            wd_instrument_result before, after;
            std::vector<uint32_t> words = WithExtOpcodes(original, 5316, 5317);
            ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &before, nullptr),
                      WD_OK);
            uint32_t sum = 0;
            for (size_t i = 5; i < words.size(); i += words[i] >> 16) {
                sum = (words[i] & 0xffff) == SpvOpIAdd ? words[i + 2] : sum;
                if ((words[i] & 0xffff) == EXECUTE_SHADER) {
                    words[i] = (words[i] & 0xffff0000) | SET_RECORD_INDEX;
                    words[i + 2] = sum;
                }
            }
            options.limits.max_record_index = limit;
            ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &after, nullptr), WD_OK);
            EXPECT_EQ(after.num_checks, before.num_checks + (limit ? 1 : 0));
            wd_free(&allocator, before.words);
            wd_free(&allocator, after.words);
            ExpectReadable(words, options);
        }
    }
}

// The end of an any-hit shader comes after its records.
TEST(InstrumentRays, AnyHitShadersOfTheNvExtension) {
    const std::string head =
        "OpCapability RayTracingNV\nOpExtension \"SPV_NV_ray_tracing\"\n"
        "OpMemoryModel Logical GLSL450\nOpEntryPoint AnyHitNV %main \"main\" %buffers %attribute\n"
        "OpDecorate %buffers DescriptorSet 0\nOpDecorate %buffers Binding 0\nOpDecorate %block Block\n"
        "OpMemberDecorate %block 0 Offset 0\n%void = OpTypeVoid\n%fn = OpTypeFunction %void\n"
        "%uint = OpTypeInt 32 0\n%u0 = OpConstant %uint 0\n%u3 = OpConstant %uint 3\n"
        "%block = OpTypeStruct %uint\n%array = OpTypeArray %block %u3\n"
        "%parray = OpTypePointer StorageBuffer %array\n%buffers = OpVariable %parray StorageBuffer\n"
        "%puint = OpTypePointer StorageBuffer %uint\n%phit = OpTypePointer HitAttributeNV %uint\n"
        "%attribute = OpVariable %phit HitAttributeNV\n%main = OpFunction %void None %fn\n%l = OpLabel\n"
        "%i = OpLoad %uint %attribute\n%p = OpAccessChain %puint %buffers %i %u0\nOpStore %p %u0\n";
    for (const char *end : {"OpIgnoreIntersectionNV\n", "OpTerminateRayNV\n", ""}) {
        for (wd_instrument_mode mode : kModes) {
            const Instrumented result =
                Pass(head + end + "OpReturn\nOpFunctionEnd\n", MakeOptions(mode, false));
            EXPECT_EQ(result.num_checks, 1u) << end;
            const size_t report = result.text.find("OpFunctionCall %void %warden_report");
            EXPECT_LT(report, *end ? result.text.find(std::string(end, strlen(end) - 1)) : std::string::npos);
        }
    }
}

} // namespace
