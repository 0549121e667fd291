// Failures that are counted and reported when the invocation ends: on lavapipe, none, some and all of them, for every
// end of an invocation and every number of runs of a function.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Count;
using wd::testing::FailEachAllocation;

// %`site` = elements[`element`] of `buffer`, its last byte 7 + 4 * element.
std::string Load(uint32_t site, uint32_t element, const std::string &buffer = "data",
                 const std::string &descriptor = "") {
    const std::string id = std::to_string(site);
    return "%a" + id + " = OpAccessChain %puint %" + buffer + " " + descriptor + "%u1 %u" +
           std::to_string(element) + "\n%" + id + " = OpLoad %uint %a" + id + "\n";
}

std::string Store(uint32_t site, uint32_t out) {
    return "OpStore %out_" + std::to_string(out) + " %" + std::to_string(site) + "\n";
}

// The sizes of the buffer in binding 1.
std::vector<uint32_t> Size(uint32_t bytes) {
    return {bytes, 20, 20, 20, 20};
}

Record Past(uint32_t site, uint32_t element, uint32_t size, uint32_t index = 0) {
    return Beyond(site, index, 7 + 4 * element, size);
}

const char kFailures[] = "OpName %warden_failures ";

class FailureCounterTest : public FlowTest {
  protected:
    // TryWithInput for shaders with all checks counted, or none.
    void TryCounted(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs,
                    bool counted = true) {
        TryWithInput(shader, num_checks, runs);
        for (wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.input = &Input();
            const wd::testing::Instrumented result = Pass(shader, options);
            EXPECT_EQ(Count(result.text, kFailures), counted);
            EXPECT_GT(FailEachAllocation(result.original, options), 0u);
        }
    }
};

TEST_F(FailureCounterTest, AccessesOfOneBuffer) {
    Shader shader = {Load(900, 0) + Load(901, 1) + Load(902, 2) + Store(900, 0) + Store(901, 1) +
                     Store(902, 2)};
    TryCounted(shader, 3,
               {{0, 0, {100, 101, 102}, {}},
                {0, 0, {100, 101, 102}, {}, true, Size(16)},
                {0, 0, {100, 101, 102}, {}, true, Size(UINT32_MAX)},
                {0, 0, {100, 101, 0}, {Past(902, 2, 15)}, true, Size(15)},
                {0, 0, {100, 0, 0}, {Past(901, 1, 8), Past(902, 2, 8)}, true, Size(8)},
                {0, 0, {0, 0, 0}, {Past(900, 0, 7), Past(901, 1, 7), Past(902, 2, 7)}, true, Size(7)},
                {0, 0, {0, 0, 0}, {Invalid(900, 0), Invalid(901, 0), Invalid(902, 0)}, true, Size(0)}});
}

// The code that writes a record exists once, however many checks there are.
TEST_F(FailureCounterTest, ReportsWithWordsThatAreNotConstantAreKept) {
    const std::string load = "%p = OpAccessChain %puint %data %u1 %i\n%900 = OpLoad %uint %p\n"
                             "%q = OpAccessChain %puint %buffers %j %u1 %u0\n%901 = OpLoad %uint %q\n";
    const Shader shader = {load + Load(902, 1) + Store(900, 0) + Store(901, 1) + Store(902, 2)};
    TryWithInput(shader, 4,
                 {{0, 1, {100, 1000, 101}, {}},
                  {4, 1, {0, 1000, 101}, {Past(900, 4, 20)}},
                  {0, 3, {100, 0, 101}, {BadIndex(901, 3, 3)}},
                  {2,
                   1,
                   {0, 0, 0},
                   {Invalid(902, 0), Invalid(900, 0), Past(901, 0, 4, 1)},
                   true,
                   {0, 20, 20, 4, 20}}});
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    EXPECT_EQ(Count(Pass(shader, options).text, "OpAtomicIAdd"), 1u);
    EXPECT_GT(FailEachAllocation(Pass(shader, options).original, options), 0u);
    options.immediate_reports = true;
    EXPECT_GT(Count(Pass(shader, options).text, "OpFunctionCall"), 1u);
}

// An invocation may run the function twice: its reports cannot wait in one set of variables.
TEST_F(FailureCounterTest, ReportsOfAFunctionThatRunsTwiceAreNotKept) {
    Shader shader = {"%900 = OpFunctionCall %uint %get %i\n%901 = OpFunctionCall %uint %get %j\n" +
                     Store(900, 0) + Store(901, 1)};
    shader.globals = "%fget = OpTypeFunction %uint %uint\n";
    shader.functions =
        "%get = OpFunction %uint None %fget\n%n = OpFunctionParameter %uint\n%gl = OpLabel\n"
        "%gp = OpAccessChain %puint %data %u1 %n\n%902 = OpLoad %uint %gp\nOpReturnValue %902\n"
        "OpFunctionEnd\n";
    TryWithInput(
        shader, 1,
        {{0, 1, {100, 101}, {}}, {2, 3, {0, 0}, {Past(902, 2, 12), Past(902, 3, 12)}, true, Size(12)}});
}

// Only the first of two is out of bounds: the other one is nearer to the buffer's beginning.
TEST_F(FailureCounterTest, TheFirstAccessHasTheLastByte) {
    Shader shader = {Load(900, 2) + Load(901, 1) + Store(900, 0) + Store(901, 1)};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    EXPECT_EQ(Pass(shader, options).num_checks, 2u); // Guard mode.
    options.mode = WD_INSTRUMENT_OBSERVE;
    EXPECT_EQ(Pass(shader, options).num_checks, 1u);
    TryCounted({Load(900, 2) + Store(900, 0)}, 1,
               {{0, 0, {102}, {}}, {0, 0, {0}, {Past(900, 2, 12)}, true, Size(12)}});
}

// In guard mode a bad store is skipped.
TEST_F(FailureCounterTest, ABufferOfAnArrayThatAConstantChooses) {
    Shader shader = {"%p = OpAccessChain %puint %buffers %u1 %u1 %u2\n%900 = OpLoad %uint %p\n" +
                     Store(900, 0) + Load(901, 3, "other") + Store(901, 1) + Load(902, 0, "buffers", "%u2 ") +
                     Store(902, 2)};
    TryCounted(shader, 3,
               {{0, 0, {1002, 203, 2000}, {}},
                {0, 0, {0, 203, 2000}, {Past(900, 2, 15, 1)}, true, {0, 20, 0, 15, 8}},
                {0, 0, {1002, 0, 0}, {Past(901, 3, 19), Invalid(902, 2)}, true, {0, 19, 0, 16, 0}}});
}

TEST_F(FailureCounterTest, AStore) {
    Shader shader = {"%p = OpAccessChain %puint %data %u1 %u2\nOpStore %p %u9\n%q = OpLoad %uint %p\n"
                     "OpStore %out_1 %q\n" +
                     Load(900, 3) + Store(900, 0)};
    TryCounted(shader, 2, {{0, 0, {103, 9}, {}}, {0, 0, {0, 9}, {Past(900, 3, 16)}, true, Size(16)}});
}

// if (%i == 1) return; between the two
TEST_F(FailureCounterTest, AReturnInBetween) {
    Shader shader = {Load(900, 1) + Store(900, 0) +
                     "%c = OpIEqual %bool %i %u1\nOpSelectionMerge %m None\nOpBranchConditional %c %t %m\n"
                     "%t = OpLabel\nOpReturn\n%m = OpLabel\n" +
                     Load(901, 2) + Store(901, 1)};
    TryCounted(shader, 2,
               {{0, 0, {101, 102}, {}},
                {1, 0, {101, 7}, {}},
                {1, 0, {101, 7}, {}, true, Size(12)},
                {0, 0, {101, 0}, {Past(901, 2, 12)}, true, Size(12)},
                {1, 0, {0, 7}, {Past(900, 1, 8)}, true, Size(8)},
                {0, 0, {0, 0}, {Past(900, 1, 8), Past(901, 2, 8)}, true, Size(8)}});
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    EXPECT_EQ(Count(Pass(shader, options).text, "OpFunctionCall %void %warden_report_failures"), 1u)
        << "one call for all returns";
}

// A check in a branch that does not run is not recorded, although the scan of the function's failures covers it.
TEST_F(FailureCounterTest, AccessesInBranches) {
    Shader shader = {"%c = OpIEqual %bool %i %u1\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n" +
                     Load(900, 2) + Store(900, 0) + "OpBranch %m\n%e = OpLabel\n" + Load(901, 2) +
                     Store(901, 1) + "OpBranch %m\n%m = OpLabel\n" + Load(902, 3) + Store(902, 2)};
    TryCounted(shader, 3,
               {{0, 0, {7, 102, 103}, {}},
                {1, 0, {102, 7, 103}, {}},
                {0, 0, {7, 0, 0}, {Past(901, 2, 12), Past(902, 3, 12)}, true, Size(12)},
                {1, 0, {0, 7, 0}, {Past(900, 2, 12), Past(902, 3, 12)}, true, Size(12)},
                {1, 0, {102, 7, 0}, {Past(902, 3, 16)}, true, Size(16)}});
}

// More checks than one word has bits: 20 on either side of a branch.
TEST_F(FailureCounterTest, ManyChecks) {
    std::string sides[2];
    for (uint32_t side = 0; side < 2; side++) {
        for (uint32_t n = 0; n < 20; n++) {
            const uint32_t site = 900 + 20 * side + n;
            const std::string descriptor = "%u" + std::to_string(n / 4) + " ";
            sides[side] += n < 12 ? Load(site, n % 4, "buffers", descriptor)
                                  : Load(site, n % 4, n < 16 ? "data" : "other");
        }
    }
    Shader shader = {"%c = OpIEqual %bool %i %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n" +
                     sides[0] + Store(919, 0) + "OpBranch %m\n%e = OpLabel\n" + sides[1] + Store(939, 1) +
                     "OpBranch %m\n%m = OpLabel\n"};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    const wd::testing::Instrumented result = Pass(shader, options);
    EXPECT_EQ(result.num_checks, 40u);
    EXPECT_EQ(Count(result.text, "OpName %warden_failures"), 2u);
    const std::vector<uint32_t> sizes = {20, 16, 20, 12, 20};
    TryWithInput(shader, 40,
                 {{0, 0, {203, 7}, {}},
                  {1, 0, {7, 203}, {}},
                  {0, 0, {0, 7}, {Past(906, 2, 12, 1), Past(907, 3, 12, 1), Past(919, 3, 16)}, true, sizes},
                  {1, 0, {7, 0}, {Past(926, 2, 12, 1), Past(927, 3, 12, 1), Past(939, 3, 16)}, true, sizes}});
}

// Functions

const char kReadType[] = "%read_type = OpTypeFunction %uint\n";

std::string Read(const std::string &body = "") {
    return "%read = OpFunction %uint None %read_type\n%rl = OpLabel\n" + body + Load(900, 2) +
           "OpReturnValue %900\nOpFunctionEnd\n";
}

// A second call if %i is 1.
const char kSecondCall[] =
    "%c = OpIEqual %bool %i %u1\nOpSelectionMerge %m None\nOpBranchConditional %c %t %m\n"
    "%t = OpLabel\n%y = OpFunctionCall %uint %read\nOpStore %out_1 %y\nOpBranch %m\n%m = OpLabel\n";

TEST_F(FailureCounterTest, AFunctionThatIsCalledTwice) {
    Shader shader = {Load(901, 3) + "%x = OpFunctionCall %uint %read\nOpStore %out_0 %x\n" + kSecondCall,
                     Read(), kReadType};
    TryCounted(shader, 2,
               {{1, 0, {102, 102}, {}},
                {0, 0, {0, 7}, {Past(901, 3, 12), Past(900, 2, 12)}, true, Size(12)},
                {1, 0, {0, 0}, {Past(901, 3, 12), Past(900, 2, 12), Past(900, 2, 12)}, true, Size(12)},
                {1, 0, {102, 102}, {Past(901, 3, 16)}, true, Size(16)}});
}

std::string Calls(int begin, int end) {
    std::string calls;
    for (int i = begin; i < end; i++) {
        const std::string call = "%x" + std::to_string(i);
        calls += call + " = OpFunctionCall %uint %read\nOpStore %out_0 " + call + "\n";
    }
    return calls;
}

// 255 calls are counted, and no more; a call in a loop is not. If %i is not 1, five of them run.
TEST_F(FailureCounterTest, AFunctionThatIsCalledManyTimes) {
    const std::vector<Record> records(5, Past(900, 2, 12));
    for (int num_calls : {5, 17, 255, 256}) {
        Shader shader = {Calls(0, 5) +
                             "%c = OpIEqual %bool %i %u1\nOpSelectionMerge %m None\n"
                             "OpBranchConditional %c %t %m\n%t = OpLabel\n" +
                             Calls(5, num_calls) + "OpBranch %m\n%m = OpLabel\n",
                         Read(), kReadType};
        if (num_calls <= 17) {
            TryCounted(shader, 1,
                       {{0, 0, {102}, {}}, {1, 0, {102}, {}}, {0, 0, {0}, records, true, Size(12)}});
        }
        for (wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.input = &Input();
            EXPECT_EQ(Count(Pass(shader, options).text, kFailures), num_calls < 256);
        }
    }
}

// for (%k = 0; %k < %j; %k++)
std::string Loop(const std::string &body) {
    return "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\nOpLoopMerge %m %n None\nOpBranch %t\n"
           "%t = OpLabel\n%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n" +
           body + "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n";
}

TEST_F(FailureCounterTest, AFunctionThatALoopCalls) {
    Shader shader = {Loop("%x = OpFunctionCall %uint %read\nOpStore %out_0 %x\n"), Read(), kReadType};
    TryCounted(shader, 1,
               {{0, 3, {102}, {}},
                {0, 0, {7}, {}, true, Size(12)},
                {0, 1, {0}, {Past(900, 2, 12)}, true, Size(12)},
                {0, 3, {0}, {Past(900, 2, 12), Past(900, 2, 12), Past(900, 2, 12)}, true, Size(12)}},
               false);
}

TEST_F(FailureCounterTest, ALoopCountsOnce) {
    Shader shader = {Loop(Load(900, 2) + Store(900, 0)) + Load(901, 3) + Store(901, 1)};
    TryCounted(shader, 2,
               {{0, 3, {102, 103}, {}},
                {0, 0, {7, 0}, {Past(901, 3, 12)}, true, Size(12)},
                {0, 1, {0, 0}, {Past(900, 2, 12), Past(901, 3, 12)}, true, Size(12)},
                {0, 3, {0, 0}, {Past(900, 2, 12), Past(901, 3, 12)}, true, Size(12)}});
}

// In a function that runs twice, no check in a loop is counted.
TEST_F(FailureCounterTest, ALoopInAFunctionThatIsCalledTwice) {
    std::string loop = Loop(Load(900, 2));
    for (size_t at; (at = loop.find("%j")) != std::string::npos;) {
        loop.replace(at, 2, "%u3");
    }
    loop.replace(loop.find("%u0 %l"), 6, "%u0 %rl");
    Shader shader = {"%x = OpFunctionCall %void %read\n%y = OpFunctionCall %void %read\n",
                     "%read = OpFunction %void None %fn\n%rl = OpLabel\n" + loop +
                         "OpReturn\nOpFunctionEnd\n"};
    TryCounted(shader, 1,
               {{0, 0, {7}, {}}, {0, 0, {7}, {Past(900, 2, 12), Past(900, 2, 12)}, true, Size(12)}}, false);
}

TEST_F(FailureCounterTest, ABufferThatIsAParameter) {
    const std::string read = "%read = OpFunction %uint None %read_type\n%rb = OpFunctionParameter %pblock\n"
                             "%rl = OpLabel\n" +
                             Load(900, 2, "rb") + "OpReturnValue %900\nOpFunctionEnd\n";
    const std::string type = "%read_type = OpTypeFunction %uint %pblock\n";
    Shader same = {"%x = OpFunctionCall %uint %read %data\nOpStore %out_0 %x\n", read, type,
                   "OpCapability VariablePointers\n"};
    TryCounted(same, 1, {{0, 0, {102}, {}}, {0, 0, {0}, {Past(900, 2, 12)}, true, Size(12)}});
    Shader different = same;
    different.body += "%y = OpFunctionCall %uint %read %other\nOpStore %out_1 %y\n";
    TryCounted(different, 1,
               {{0, 0, {102, 202}, {}},
                {0, 0, {0, 202}, {Past(900, 2, 12)}, true, Size(12)},
                {0, 0, {102, 0}, {Past(900, 2, 8)}, true, {20, 8, 20, 20, 20}}},
               false);
}

// A recursive function, which Vulkan does not allow: the number of runs is unknown.
TEST(FailureCounter, AFunctionThatCallsItself) {
    Shader shader = {"%x = OpFunctionCall %uint %read\n", Read("%ry = OpFunctionCall %uint %read\n"),
                     kReadType};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    options.desc_set = kDescSet;
    const std::vector<uint32_t> words = wd::testing::Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    wd::testing::ExpectReadable(words, options);
}

// Entry points

TEST_F(FailureCounterTest, TwoEntryPointsThatShareAFunction) {
    Shader shader = {std::string("%x = OpFunctionCall %uint %read\nOpStore %out_0 %x\n") + kSecondCall,
                     Read() +
                         "%main2 = OpFunction %void None %fn\n%l2 = OpLabel\n"
                         "%x2 = OpFunctionCall %uint %read\n" +
                         Load(901, 3) + "OpReturn\nOpFunctionEnd\n",
                     kReadType};
    shader.entry_points =
        "OpEntryPoint GLCompute %main2 \"second\"\nOpExecutionMode %main2 LocalSize 1 1 1\n";
    TryCounted(shader, 2,
               {{1, 0, {102, 102}, {}},
                {0, 0, {0, 7}, {Past(900, 2, 12)}, true, Size(12)},
                {1, 0, {0, 0}, {Past(900, 2, 12), Past(900, 2, 12)}, true, Size(12)}});
}

TEST_F(FailureCounterTest, TwoEntryPointsOfOneFunction) {
    Shader shader = {Load(900, 2) + Store(900, 0)};
    shader.entry_points = "OpEntryPoint GLCompute %main \"second\"\n";
    TryCounted(shader, 1, {{0, 0, {102}, {}}, {0, 0, {0}, {Past(900, 2, 12)}, true, Size(12)}});
}

// A function that no entry point calls reports immediately: its callers are unknown.
TEST_F(FailureCounterTest, AFunctionWithoutCalls) {
    Shader shader = {"", Read(), kReadType};
    TryCounted(shader, 1, {{0, 0, {7}, {}, true, Size(0)}}, false);
}

// Options

TEST_F(FailureCounterTest, ImmediateReports) {
    Shader shader = {Load(900, 1) + Load(901, 2)};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    options.immediate_reports = true;
    EXPECT_EQ(Count(Pass(shader, options).text, kFailures), 0u);
    TryWith(shader, options, 2,
            {{0, 0, {}, {}}, {0, 0, {}, {Past(900, 1, 8), Past(901, 2, 8)}, true, Size(8)}});
}

TEST_F(FailureCounterTest, OnlyBounds) {
    Shader shader = {Load(900, 1) + Load(901, 2)};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    options.checks = WD_CHECK_BUFFER_BOUNDS;
    EXPECT_EQ(Count(Pass(shader, options).text, kFailures), 1u);
    TryWith(shader, options, 2,
            {{0, 0, {}, {}}, {0, 0, {}, {}, true, Size(0)}, {0, 0, {}, {Past(901, 2, 12)}, true, Size(12)}});
}

TEST_F(FailureCounterTest, OnlyState) {
    Shader shader = {Load(900, 1) + Load(901, 2, "other")};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    options.checks = WD_CHECK_DESCRIPTOR_STATE;
    EXPECT_EQ(Count(Pass(shader, options).text, kFailures), 1u);
    TryWith(shader, options, 2,
            {{0, 0, {}, {}, true, Size(1)}, {0, 0, {}, {Invalid(901, 0)}, true, {1, 0, 20, 20, 20}}});
}

// Without an input buffer nothing is counted: the sizes come from the descriptors.
TEST(FailureCounter, NoInputBuffer) {
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Count(Pass({Load(900, 1) + Load(901, 2)}, mode).text, kFailures), 0u);
    }
}

// Other ends

// A fragment shader with a uniform buffer of four words in binding 1; `body` is in main, `called` in a function of its
// own.
std::string Fragment(const std::string &body, const std::string &called, const std::string &head = "") {
    return "OpCapability Shader\n" + head +
           "OpMemoryModel Logical GLSL450\nOpEntryPoint Fragment %main \"main\" %x\n"
           "OpExecutionMode %main OriginUpperLeft\nOpDecorate %x Location 0\nOpDecorate %x Flat\n"
           "OpDecorate %b DescriptorSet 0\nOpDecorate %b Binding 1\nOpDecorate %block Block\n"
           "OpMemberDecorate %block 0 Offset 0\nOpMemberDecorate %block 1 Offset 4\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
           "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%pin = OpTypePointer Input %uint\n"
           "%x = OpVariable %pin Input\n%block = OpTypeStruct %uint %uint\n"
           "%pblock = OpTypePointer Uniform %block\n%b = OpVariable %pblock Uniform\n"
           "%puint = OpTypePointer Uniform %uint\n"
           "%main = OpFunction %void None %fn\n%l = OpLabel\n%p = OpAccessChain %puint %b %u1\n"
           "%v = OpLoad %uint %p\n%c = OpIEqual %bool %v %u0\nOpSelectionMerge %m None\n"
           "OpBranchConditional %c %t %m\n%t = OpLabel\n" +
           body + "%m = OpLabel\nOpReturn\nOpFunctionEnd\n%f = OpFunction %void None %fn\n%fl = OpLabel\n" +
           called + "OpFunctionEnd\n";
}

// The records are written before a kill, a demotion or a return of the entry point, and only there.
TEST(FailureCounter, EndsOfTheInvocation) {
    const std::string call = "OpFunctionCall %void %warden_report_failures\n";
    struct Row {
        std::string body, called, head, end;
        size_t num_calls;
    };
    const Row rows[] = {
        {"OpKill\n", "OpReturn\n", "", "OpKill\n", 2},
        {"OpBranch %m\n", "OpReturn\n", "", "OpReturn\n", 1},
        {"%y = OpFunctionCall %void %f\nOpBranch %m\n", "OpKill\n", "", "OpKill\n", 2},
        {"OpTerminateInvocation\n", "OpReturn\n", "OpExtension \"SPV_KHR_terminate_invocation\"\n",
         "OpTerminateInvocation\n", 2},
        {"OpDemoteToHelperInvocation\nOpBranch %m\n", "OpReturn\n",
         "OpCapability DemoteToHelperInvocation\nOpExtension \"SPV_EXT_demote_to_helper_invocation\"\n",
         "OpDemoteToHelperInvocation\n", 2},
        {"%y = OpFunctionCall %void %f\nOpBranch %m\n", "OpDemoteToHelperInvocation\nOpReturn\n",
         "OpCapability DemoteToHelperInvocation\nOpExtension \"SPV_EXT_demote_to_helper_invocation\"\n",
         "OpDemoteToHelperInvocation\n", 2},
    };
    for (const Row &row : rows) {
        SCOPED_TRACE(row.body + row.called);
        for (wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.input = &Input();
            const std::string text = wd::testing::Instrument(Fragment(row.body, row.called, row.head),
                                                             SPV_ENV_UNIVERSAL_1_3, options)
                                         .text;
            EXPECT_EQ(Count(text, call), row.num_calls);
            size_t end = text.find(row.end), before = text.rfind(call, end);
            ASSERT_NE(before, std::string::npos);
            EXPECT_EQ(text.substr(before + call.size(), end - before - call.size()).find_first_not_of(' '),
                      std::string::npos)
                << text.substr(before, end - before + row.end.size());
        }
    }
}

// If the code at the ends of the invocation would exceed that of the reports, nothing is counted.
TEST(FailureCounter, ManyEnds) {
    std::string body;
    for (int i = 0; i < 6; i++) {
        const std::string n = std::to_string(i);
        body += "%c" + n + " = OpIEqual %bool %v %u1\nOpSelectionMerge %m" + n +
                " None\nOpBranchConditional %c" + n + " %t" + n + " %m" + n + "\n%t" + n +
                " = OpLabel\nOpKill\n%m" + n + " = OpLabel\n";
    }
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    const wd::testing::Instrumented result = wd::testing::Instrument(
        Fragment(body + "OpBranch %m\n", "OpReturn\n"), SPV_ENV_UNIVERSAL_1_3, options);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, kFailures), 0u);
}

} // namespace
