// Loops in two versions: which loops get a copy without checks, that the copy runs only if all checks hold, and that
// its results are the same. On lavapipe, compared with the same loops with their checks.
#include "vk/gpuav/instrument/instrument_version_testing.h"

namespace {

using namespace wd::testing::flow;

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

} // namespace
