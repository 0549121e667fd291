// Loops in two versions: which loops get a copy without checks, that the copy runs only if all checks hold, and that
// its results are the same. On lavapipe, compared with the same loops with their checks.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace {

using namespace wd::testing::flow;

std::string Named(std::string text, const std::string &name) {
    for (size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
        text.replace(at, 1, name);
    }
    return text;
}

// for (%k = `first`; `compare` %k, `limit`; %k += `step`) body, from block %l.
struct For {
    std::string body;
    std::string compare = "OpULessThan %bool %k %j";
    std::string first = "%u0";
    std::string step = "%u1";
    std::string header = {}; // After the phis.
    std::string exit = {};   // In the merge block.
};

std::string Text(const For &loop) {
    return "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint " + loop.first + " %l %k2 %n\n" + loop.header +
           "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = " + loop.compare +
           "\nOpBranchConditional %c %b %m\n%b = OpLabel\n" + loop.body +
           "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k " + loop.step + "\nOpBranch %h\n%m = OpLabel\n" +
           loop.exit;
}

// result[0] = element `element` of buffer `buffer`.
std::string Read(const std::string &buffer, const std::string &element) {
    return "%a = OpAccessChain %puint %buffers " + buffer + " %u1 " + element +
           "\n%900 = OpLoad %uint %a\nOpStore %out_0 %900\n";
}

class VersionTest : public FlowTest {
  protected:
    // The expected result of these numbers, with different contents of the set.
    static std::vector<Case> Runs(const std::vector<std::pair<uint32_t, uint32_t>> &numbers) {
        std::vector<Case> runs;
        for (const auto &[i, j] : numbers) {
            runs.push_back({i, j, {}, {}});
            runs.push_back({i, j, {}, {}, true, {20, 20, 20, 12, 20}});
            runs.push_back({i, j, {}, {}, true, {8, 20, 20, 20, 0}});
        }
        return runs;
    }
    void Expect(size_t loops, const Shader &shader,
                const std::vector<std::pair<uint32_t, uint32_t>> &numbers) {
        Begin(shader);
        if (!IsSkipped()) {
            EXPECT_EQ(CompareVersions(shader, Runs(numbers)), loops);
        }
    }
};

TEST_F(VersionTest, ACounterWithALimit) {
    for (const char *compare :
         {"OpULessThan %bool %k %j", "OpULessThanEqual %bool %k %j", "OpUGreaterThan %bool %j %k",
          "OpUGreaterThanEqual %bool %j %k", "OpSLessThan %bool %k %j", "OpSLessThanEqual %bool %k %j",
          "OpSGreaterThan %bool %j %k", "OpSGreaterThanEqual %bool %j %k"}) {
        SCOPED_TRACE(compare);
        Expect(1, {Text(For{Read("%k", "%i"), compare})}, {{1, 0}, {3, 2}, {3, 3}, {3, 4}, {4, 2}});
    }
}

TEST_F(VersionTest, ACounterThatBeginsElsewhereAndTakesLargeSteps) {
    for (const char *compare : {"OpULessThan %bool %k %j", "OpSLessThan %bool %k %j"}) {
        SCOPED_TRACE(compare);
        Expect(1, {Text(For{Read("%k", "%u3"), compare, "%i", "%u2"})}, {{0, 3}, {1, 4}, {2, 3}, {4, 2}});
    }
    // A negative first value and a limit near the largest number.
    Expect(1, {Text(For{Read("%k", "%u3"), "OpSLessThan %bool %k %j", "%i", "%u2"})}, {{0xfffffffe, 2}});
}

TEST_F(VersionTest, IndicesThatAreBounded) {
    const std::vector<std::string> indices = {
        "%x = OpBitwiseAnd %uint %k %u1\n",
        "%y = OpIMul %uint %k %i\n%x = OpBitwiseAnd %uint %y %j\n",
        "%y = OpIAdd %uint %k %i\n%x = OpUMod %uint %y %u3\n",
        "%x = OpUDiv %uint %k %u2\n",
        "%x = OpShiftRightLogical %uint %k %u1\n",
        "%x = OpIMul %uint %k %u2\n",
        "%x = OpShiftLeftLogical %uint %k %u1\n",
        "%x = OpIMul %uint %k %i\n",
        "%x = OpIAdd %uint %k %i\n",
        "%y = OpULessThan %bool %k %u1\n%x = OpSelect %uint %y %i %u1\n",
        "%y = OpISub %uint %i %u1\n%x = OpIAdd %uint %y %k\n",
        "%x = OpCopyObject %uint %k\n",
        "%y = OpLoad %uint %pi\n%x = OpIAdd %uint %y %k\n",
        "%p = OpAccessChain %ppush %push %u0\n%y = OpLoad %uint %p\n%x = OpIAdd %uint %y %k\n",
        "%x = OpExtInst %uint %glsl UMin %k %i\n",
        "%x = OpExtInst %uint %glsl UMax %k %i\n",
        "%x = OpExtInst %uint %glsl UClamp %k %i %u2\n",
    };
    for (const std::string &index : indices) {
        SCOPED_TRACE(index);
        Shader shader = {Text(For{index + Read("%x", "%u3")})};
        shader.capabilities = "%glsl = OpExtInstImport \"GLSL.std.450\"\n";
        Expect(1, shader, {{0, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 3}, {0xffffffff, 3}});
        shader.body = Text(For{index + Read("%u1", "%x")});
        Expect(1, shader, {{0, 1}, {1, 4}, {2, 3}, {0xffffffff, 3}, {0x40000000, 2}});
    }
}

TEST_F(VersionTest, IndicesThatNothingBounds) {
    for (const char *index : {"%x = OpNot %uint %k\n", "%x = OpISub %uint %i %k\n",
                              "%x = OpBitwiseOr %uint %k %i\n", "%x = OpIAdd %uint %k %minus\n",
                              "%q = OpAccessChain %puint %data %u1 %k\n%x = OpLoad %uint %q\n"}) {
        SCOPED_TRACE(index);
        Shader shader = {Text(For{index + Read("%x", "%u3")})};
        shader.globals = "%minus = OpConstant %uint 4294967295\n";
        Expect(0, shader, {{2, 3}});
        EXPECT_EQ(SpeculativeLoops(), IsSkipped() ? 0u : 1u);
        shader.body = Text(For{index + Read("%u1", "%x")});
        Expect(0, shader, {{0, 1}, {2, 3}, {3, 4}});
        EXPECT_EQ(SpeculativeLoops(), IsSkipped() ? 0u : 1u);
    }
}

// Before the comparison the counter may equal the limit.
TEST_F(VersionTest, AnAccessBeforeTheComparison) {
    For loop = {""};
    loop.header = Read("%k", "%u3");
    // In a valid module, accesses of the header come after its OpLoopMerge: they are in the block with the comparison.
    std::string text = Text(For{""});
    text.insert(text.find("%c = "), Read("%k", "%u3"));
    Expect(0, {text}, {{0, 2}, {0, 3}});
}

TEST_F(VersionTest, ValuesOfALoopAreUsedAfterIt) {
    Expect(1,
           {Text(For{Read("%k", "%u3")}) + "OpStore %out_1 %k\n%z = OpIAdd %uint %k %j\nOpStore %out_2 %z\n"},
           {{0, 0}, {0, 2}, {0, 4}});
    // Through a phi of the merge block.
    std::string text = Text(For{Read("%k", "%u3")});
    text += "%z = OpPhi %uint %k %t\nOpStore %out_1 %z\n";
    Expect(1, {text}, {{0, 0}, {0, 2}, {0, 4}});
}

// Two blocks lead to the header.
TEST_F(VersionTest, AHeaderWithSeveralPredecessors) {
    std::string text = Text(For{Read("%k", "%u3")});
    text.replace(0, sizeof "OpBranch %h",
                 "%d = OpIEqual %bool %i %u1\nOpSelectionMerge %h None\nOpBranchConditional %d %e %h\n"
                 "%e = OpLabel\nOpBranch %h\n");
    text.replace(text.find("%u0 %l"), 6, "%u0 %l %u1 %e");
    Expect(1, {text}, {{0, 0}, {0, 3}, {1, 3}, {1, 4}});
}

TEST_F(VersionTest, LoopsWithinLoops) {
    // The inner loop's counter goes up to a constant, to a limit, and to the outer loop's counter; and to an unknown
    // number.
    for (const auto &[limit, loops] :
         std::vector<std::pair<std::string, size_t>>{{"%u3", 2}, {"%i", 2}, {"%k", 2}, {"%z", 0}}) {
        SCOPED_TRACE(limit);
        const std::string inner =
            "%z = OpBitwiseXor %uint %k %u1\nOpBranch %ih\n%ih = OpLabel\n%q = OpPhi %uint %u0 %b %q2 "
            "%in\nOpLoopMerge %im %in None\n"
            "OpBranch %it\n%it = OpLabel\n%ic = OpULessThan %bool %q " +
            limit + "\nOpBranchConditional %ic %ib %im\n%ib = OpLabel\n" + Read("%q", "%k") +
            "OpBranch %in\n%in = OpLabel\n%q2 = OpIAdd %uint %q %u1\nOpBranch %ih\n%im = OpLabel\n";
        Expect(loops, {Text(For{inner})}, {{2, 2}, {3, 4}, {4, 3}, {3, 5}});
    }
}

// As compilers write without optimization: all values are in variables.
TEST_F(VersionTest, VariablesOfTheFunction) {
    const std::string loop =
        "OpStore %v %u0\nOpStore %w %i\nOpBranch %h\n%h = OpLabel\nOpLoopMerge %m %n None\nOpBranch %t\n"
        "%t = OpLabel\n%v1 = OpLoad %uint %v\n%c = OpULessThan %bool %v1 %j\n"
        "OpBranchConditional %c %b %m\n%b = OpLabel\n@OpBranch %n\n%n = OpLabel\n%v3 = OpLoad %uint %v\n"
        "%v4 = OpIAdd %uint %v3 %u1\nOpStore %v %v4\nOpBranch %h\n%m = OpLabel\n";
    Shader shader;
    shader.variables = "%v = OpVariable %pfunction Function\n%w = OpVariable %pfunction Function\n";
    shader.globals = "%pfunction = OpTypePointer Function %uint\n";
    const std::string load = "%v2 = OpLoad %uint %v\n", of_w = "%w1 = OpLoad %uint %w\n";
    for (const auto &[body, loops] : std::vector<std::pair<std::string, size_t>>{
             {load + Read("%v2", "%u3"), 1},
             {of_w + Read("%w1", "%u3"), 1},
             {load + "OpStore %w %v2\n" + of_w + Read("%w1", "%u3"), 1},
             // The value that an earlier iteration stored, also for the first one.
             {of_w + load + Read("%w1", "%u3") + "OpStore %w %v2\n", 1},
             {of_w + load + Read("%w1", "%u3") + "%z = OpNot %uint %v2\nOpStore %w %z\n", 0},
             // The counter is also changed in the body.
             {"OpStore %v %i\n" + load + Read("%v2", "%u3") + "%z = OpIAdd %uint %v2 %u3\nOpStore %v %z\n",
              0}}) {
        SCOPED_TRACE(body);
        shader.body = Named(loop, body);
        Expect(loops, shader, {{0, 0}, {1, 2}, {2, 3}, {3, 4}});
    }
}

// A variable whose address is passed to a function may have any value.
TEST_F(VersionTest, AVariableThatIsPassed) {
    Shader shader = {
        Text(For{"%r = OpFunctionCall %void %change %v\n%x = OpLoad %uint %v\n" + Read("%x", "%u3")})};
    shader.variables = "%v = OpVariable %pfunction Function\n";
    shader.globals = "%pfunction = OpTypePointer Function %uint\n%fp = OpTypeFunction %void %pfunction\n";
    shader.functions =
        "%change = OpFunction %void None %fp\n%f = OpFunctionParameter %pfunction\n%fl = OpLabel\n"
        "OpStore %f %u1\nOpReturn\nOpFunctionEnd\n";
    Expect(0, shader, {{0, 2}});
    // But a function that is called runs in both versions.
    shader.body = Text(For{"%r = OpFunctionCall %void %change %v\n" + Read("%k", "%u3")});
    Expect(1, shader, {{0, 3}, {0, 4}});
}

// Compilers may inline called functions into both versions. So loops in which functions with checks run, or many
// instructions of functions, have one version.
TEST_F(VersionTest, ALoopThatCallsFunctions) {
    const std::string begin = " = OpFunction %void None %fn\n", end = "OpReturn\nOpFunctionEnd\n";
    Shader shader = {Text(For{Read("%k", "%u3") + "%r = OpFunctionCall %void %f0\n"})};
    const std::string check = "%d = OpAccessChain %puint %data %u1 %u3\n%901 = OpLoad %uint %d\n";
    shader.functions = "%f0" + begin + "%fl = OpLabel\n" + check + end;
    Expect(0, shader, {{0, 3}, {0, 4}});
    // The loop of the called function has two versions.
    const std::string loop =
        "OpBranch %fh\n%fh = OpLabel\n%fk = OpPhi %uint %u0 %fl %fk2 %fn2\nOpLoopMerge %fm %fn2 None\n"
        "OpBranch %ft\n%ft = OpLabel\n%fc = OpULessThan %bool %fk %u3\n"
        "OpBranchConditional %fc %fb %fm\n%fb = OpLabel\n"
        "%d = OpAccessChain %puint %data %u1 %fk\n%901 = OpLoad %uint %d\n"
        "OpBranch %fn2\n%fn2 = OpLabel\n%fk2 = OpIAdd %uint %fk %u1\nOpBranch %fh\n%fm = OpLabel\n";
    shader.functions = "%f0" + begin + "%fl = OpLabel\n" + loop + end;
    Expect(1, shader, {{0, 3}, {0, 4}});
    // Each function calls the next one twice.
    for (const auto &[num_functions, loops] : {std::pair(4, 1), std::pair(20, 0)}) {
        shader.functions.clear();
        for (int i = 0; i < num_functions; i++) {
            const std::string number = std::to_string(i);
            const std::string call = " = OpFunctionCall %void %f" + std::to_string(i + 1) + "\n";
            shader.functions += "%f" + number + begin + "%l" + number + " = OpLabel\n" +
                                (i + 1 < num_functions ? "%p" + number + call + "%q" + number + call : "") +
                                end;
        }
        Expect(loops, shader, {{0, 3}, {0, 4}});
    }
}

// Invocations in different versions would not meet.
TEST_F(VersionTest, ALoopWithABarrier) {
    const std::string barrier = "OpControlBarrier %u2 %u2 %u0\n";
    Expect(0, {Text(For{Read("%k", "%u3") + barrier})}, {{0, 3}});
    Shader shader = {Text(For{Read("%k", "%u3") + "%r = OpFunctionCall %void %meet\n"})};
    shader.functions =
        "%meet = OpFunction %void None %fn\n%fl = OpLabel\n" + barrier + "OpReturn\nOpFunctionEnd\n";
    Expect(0, shader, {{0, 3}});
}

TEST_F(VersionTest, ALoopThatReturns) {
    Expect(0,
           {Text(For{Read("%k", "%u3") +
                     "%e = OpIEqual %bool %k %u2\nOpSelectionMerge %em None\nOpBranchConditional %e %er %em\n"
                     "%er = OpLabel\nOpReturn\n%em = OpLabel\n"})},
           {{0, 3}});
}

// A check of the loop covers one after it.
TEST_F(VersionTest, ACheckThatALaterOneNeeds) {
    std::string text = Text(For{""});
    text.insert(text.find("%c = "), "%d = OpAccessChain %puint %data %u1 %i\n%900 = OpLoad %uint %d\n");
    const std::string later = "%d2 = OpAccessChain %puint %data %u1 %i\n%901 = OpLoad %uint %d2\n"
                              "OpStore %out_0 %901\n";
    Expect(1, {text}, {{3, 2}, {4, 2}});
    Expect(0, {text + later}, {{3, 2}, {4, 2}});
}

TEST_F(VersionTest, AChainBeforeTheLoop) {
    Expect(1,
           {"%a = OpAccessChain %puint %buffers %i %u1 %u2\n" +
            Text(For{"%900 = OpLoad %uint %a\nOpStore %out_0 %900\n"})},
           {{0, 2}, {1, 1}, {2, 3}, {3, 1}});
}

TEST_F(VersionTest, ASwitchInTheLoop) {
    Expect(1,
           {Text(For{"OpSelectionMerge %sm None\nOpSwitch %k %sd 0 %s0 2 %s2\n%s0 = OpLabel\n" +
                     Read("%k", "%u1") +
                     "OpBranch %s2\n%s2 = OpLabel\n%a2 = OpAccessChain %puint %data %u1 %k\n"
                     "%901 = OpLoad %uint %a2\nOpStore %out_1 %901\nOpBranch %sm\n%sd = OpLabel\n"
                     "OpBranch %sm\n%sm = OpLabel\n"})},
           {{0, 2}, {1, 3}, {1, 4}});
}

// A shader that reads buffers[k].words[number] for k < 4, with a number of the invocation.
std::string NumberedModule(const std::string &built_in, const std::string &type, const std::string &number) {
    return "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %in\n"
           "OpExecutionMode %main LocalSize 6 2 1\nOpDecorate %in BuiltIn " +
           built_in +
           "\nOpDecorate %words ArrayStride 4\nOpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
           "OpDecorate %buffers DescriptorSet 0\nOpDecorate %buffers Binding 3\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
           "%v3uint = OpTypeVector %uint 3\n%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n"
           "%u3 = OpConstant %uint 3\n%u4 = OpConstant %uint 4\n%words = OpTypeRuntimeArray %uint\n"
           "%block = OpTypeStruct %words\n%blocks = OpTypeArray %block %u3\n"
           "%pblocks = OpTypePointer StorageBuffer %blocks\n%buffers = OpVariable %pblocks StorageBuffer\n"
           "%puint = OpTypePointer StorageBuffer %uint\n%pin = OpTypePointer Input %" +
           type + "\n%in = OpVariable %pin Input\n%pinput = OpTypePointer Input %uint\n" +
           "%main = OpFunction %void None %fn\n%l = OpLabel\n" +
           Text(For{number + "%a = OpAccessChain %puint %buffers %k %u0 %x\n%900 = OpLoad %uint %a\n",
                    "OpULessThan %bool %k %u4"}) +
           "OpReturn\nOpFunctionEnd\n";
}

size_t NumVersions(const std::string &text, wd_instrument_mode mode) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &InputWithSummary();
    options.mode = mode;
    options.speculate_loops = false;
    const wd::testing::Instrumented result = wd::testing::Instrument(text, SPV_ENV_VULKAN_1_1, options);
    options.version_loops = options.speculate_loops = false;
    const wd::testing::Instrumented single = wd::testing::Instrument(text, SPV_ENV_VULKAN_1_1, options);
    return wd::testing::Count(result.text, "OpLoopMerge") - wd::testing::Count(single.text, "OpLoopMerge");
}

// Bounds are the same for all invocations that run together: values that differ are bounded by the workgroup's size.
TEST(VersionModuleTest, NumbersOfInvocations) {
    const std::string complete = "%v = OpLoad %v3uint %in\n%x = OpCompositeExtract %uint %v 1\n",
                      part = "%p = OpAccessChain %pinput %in %u1\n%x = OpLoad %uint %p\n",
                      scalar = "%x = OpLoad %uint %in\n";
    const struct {
        const char *built_in, *type;
        const std::string *number;
        size_t loops;
    } cases[] = {
        {"LocalInvocationIndex", "uint", &scalar, 1}, {"LocalInvocationId", "v3uint", &complete, 1},
        {"LocalInvocationId", "v3uint", &part, 1},    {"GlobalInvocationId", "v3uint", &complete, 1},
        {"GlobalInvocationId", "v3uint", &part, 1},   {"WorkgroupId", "v3uint", &complete, 1},
        {"NumWorkgroups", "v3uint", &part, 1},        {"SubgroupLocalInvocationId", "uint", &scalar, 0},
    };
    for (const auto &each : cases) {
        for (wd_instrument_mode mode : kModes) {
            std::string text = NumberedModule(each.built_in, each.type, *each.number);
            if (std::string(each.built_in).find("Subgroup") == 0) {
                text.insert(text.find("OpMemoryModel"), "OpCapability GroupNonUniform\n");
            }
            SCOPED_TRACE(text);
            EXPECT_EQ(NumVersions(text, mode), each.loops);
        }
    }
}

// The size of workgroups may be a constant too, and may be a specialization constant.
TEST(VersionModuleTest, TheSizeOfWorkgroupsIsAConstant) {
    for (const auto &[constant, loops] : std::vector<std::pair<std::string, size_t>>{
             {"%size = OpConstantComposite %v3uint %u4 %u1 %u1\n", 1},
             {"%spec = OpSpecConstant %uint 4\n%size = OpSpecConstantComposite %v3uint %spec %u1 %u1\n",
              0}}) {
        SCOPED_TRACE(constant);
        std::string text = NumberedModule("LocalInvocationIndex", "uint", "%x = OpLoad %uint %in\n");
        text.insert(text.find("%words = "), constant);
        text.insert(text.find("%void = "), "OpDecorate %size BuiltIn WorkgroupSize\n");
        EXPECT_EQ(NumVersions(text, WD_INSTRUMENT_GUARD), loops);
    }
}

// Loops of random numbers: for any indices, both versions have the same results.
class Maker {
  public:
    explicit Maker(uint32_t seed) : random_(seed) {
    }

    Shader Make() {
        Shader shader;
        shader.capabilities = "%glsl = OpExtInstImport \"GLSL.std.450\"\n";
        shader.globals = "%pfunction = OpTypePointer Function %uint\n";
        shader.variables =
            "%v = OpVariable %pfunction Function %u0\n%w = OpVariable %pfunction Function %u1\n"
            "%sum = OpVariable %pfunction Function %u0\n";
        body_ = "";
        counters_ = {};
        Loop("l", 1 + Below(2));
        if (Below(2)) {
            body_ += "OpStore %out_1 %" + first_counter_ + "\n";
        }
        body_ += "%end = OpLoad %uint %sum\nOpStore %out_0 %end\n";
        shader.body = body_;
        return shader;
    }

  private:
    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }
    std::string New(const std::string &text) {
        const std::string name = "%n" + std::to_string(next_++);
        body_ += name + " = " + text + "\n";
        return name;
    }
    std::string Small() {
        return "%u" + std::to_string(1 + Below(4));
    }
    std::string Leaf() {
        switch (Below(7)) {
        case 0:
            return "%i";
        case 1:
            return Small();
        case 2:
            return New("OpLoad %uint %v");
        case 3:
            return New("OpLoad %uint " + New("OpAccessChain %ppush %push %u0"));
        case 4:
            return New("OpLoad %uint %w");
        default:
            return counters_.empty() ? "%j" : "%" + counters_[Below((uint32_t)counters_.size())];
        }
    }
    std::string Number(uint32_t depth) {
        if (!depth) {
            return Leaf();
        }
        const std::string left = Number(depth - 1), right = Below(2) ? Small() : Number(depth - 1);
        switch (Below(12)) {
        case 0:
            return New("OpIAdd %uint " + left + " " + right);
        case 1:
            return New("OpIMul %uint " + left + " " + right);
        case 2:
            return New("OpBitwiseAnd %uint " + left + " " + right);
        case 3:
            return New("OpUMod %uint " + left + " " + New("OpBitwiseOr %uint " + right + " %u1"));
        case 4:
            return New("OpUDiv %uint " + left + " " + Small());
        case 5:
            return New("OpShiftRightLogical %uint " + left + " " + Small());
        case 6:
            return New("OpShiftLeftLogical %uint " + left + " %u1");
        case 7:
            return New("OpISub %uint " + left + " " + right);
        case 8:
            return New("OpExtInst %uint %glsl UMin " + left + " " + right);
        case 9:
            return New("OpExtInst %uint %glsl UMax " + left + " " + right);
        case 10:
            return New("OpSelect %uint " + New("OpULessThan %bool " + left + " " + right) + " " + left + " " +
                       right);
        default:
            return left;
        }
    }
    // Often in bounds.
    std::string Index(uint32_t length) {
        const std::string number = Number(Below(3));
        switch (Below(4)) {
        case 0:
            return New("OpUMod %uint " + number + " %u" + std::to_string(length));
        case 1:
            return New("OpBitwiseAnd %uint " + number + " %u1");
        default:
            return number;
        }
    }
    void Access() {
        std::string chain;
        switch (Below(3)) {
        case 0: {
            const std::string buffer = Index(3), element = Index(4);
            chain = "%buffers " + buffer + " %u1 " + element;
            break;
        }
        case 1:
            chain = "%data %u1 " + Index(4);
            break;
        default:
            chain = "%buffers " + Index(3) + " %u0";
            break;
        }
        const std::string value = New("OpLoad %uint " + New("OpAccessChain %puint " + chain));
        const std::string old = New("OpLoad %uint %sum"), scaled = New("OpIMul %uint " + old + " %u3");
        body_ += "OpStore %sum " + New("OpIAdd %uint " + scaled + " " + value) + "\n";
    }
    void Statements(const std::string &block, uint32_t depth) {
        const uint32_t count = 1 + Below(3);
        for (uint32_t i = 0; i < count; i++) {
            if (Below(3) == 0) {
                const std::string variable = Below(2) ? "%v " : "%w ";
                body_ += "OpStore " + variable + Number(Below(2)) + "\n";
            }
            Access();
        }
        if (depth) {
            Loop(block, depth - 1);
        }
    }
    void Loop(const std::string &from, uint32_t depth) {
        const std::string name = "L" + std::to_string(next_++);
        const std::string first = Below(2) ? "%u0" : Small();
        const std::string bound = New("OpBitwiseAnd %uint " + std::string(Below(2) ? "%j" : Leaf()) + " %u7");
        if (Below(4) == 0) {
            body_ += "OpStore %w " + Number(1) + "\n";
        }
        body_ += Named("OpBranch %h@\n%h@ = OpLabel\n%k@ = OpPhi %uint " + first + " %" + from +
                           " %k2@ %n@\nOpLoopMerge %m@ %n@ None\nOpBranch %t@\n%t@ = OpLabel\n",
                       name);
        static const char *const compares[] = {"OpULessThan", "OpULessThanEqual", "OpSLessThan",
                                               "OpSLessThanEqual"};
        counters_.push_back("k" + name);
        if (Below(6) == 0) {
            Access();
        }
        body_ += Named("%c@ = " + std::string(compares[Below(4)]) + " %bool %k@ " + bound +
                           "\nOpBranchConditional %c@ %b@ %m@\n%b@ = OpLabel\n",
                       name);
        Statements("b" + name, depth);
        counters_.pop_back();
        body_ += Named("OpBranch %n@\n%n@ = OpLabel\n%k2@ = OpIAdd %uint %k@ " + Small() +
                           "\nOpBranch %h@\n%m@ = OpLabel\n",
                       name);
        first_counter_ = "k" + name;
    }

    std::mt19937 random_;
    std::string body_;
    std::vector<std::string> counters_;
    std::string first_counter_;
    uint32_t next_ = 0;
};

// WD_VERSION_SEED and WD_VERSION_PROGRAMS choose other seeds, and their number.
TEST_F(VersionTest, RandomLoops) {
    const char *seeds = std::getenv("WD_VERSION_SEED"), *programs = std::getenv("WD_VERSION_PROGRAMS");
    const uint32_t first = seeds ? (uint32_t)std::strtoul(seeds, nullptr, 0) : 1;
    const uint32_t count = programs ? (uint32_t)std::strtoul(programs, nullptr, 0) : 24;
    Begin({});
    if (IsSkipped()) {
        return;
    }
    size_t loops = 0, speculative = 0;
    for (uint32_t seed = first; seed < first + count && !HasFailure(); seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Shader shader = Maker(seed).Make();
        std::mt19937 random(seed);
        std::vector<Case> runs;
        for (uint32_t n = 0; n < 3; n++) {
            static const uint32_t numbers[] = {0, 1, 2, 3, 5, 0x7fffffff, 0x80000000, 0xffffffff};
            static const uint32_t words[] = {0, 4, 8, 12, 20, 20, 20, 20, UINT32_MAX};
            Case run = {numbers[random() % 8], (uint32_t)(random() % 8), {}, {}};
            for (uint32_t &word : run.words) {
                word = n ? words[random() % 9] : word;
            }
            runs.push_back(run);
        }
        loops += CompareVersions(shader, runs);
        speculative += SpeculativeLoops();
        if (HasFailure()) {
            ADD_FAILURE() << shader.body;
        }
    }
    EXPECT_GT(loops, 0u);
    EXPECT_GT(speculative, 0u);
}

} // namespace
