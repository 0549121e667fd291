// Checks that another check covers, in the same block or in one that dominates it: they are omitted, and their accesses
// are still guarded. On lavapipe, with the mistake and without it.
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace {

using namespace wd::testing::flow;

// data.elements[%index] goes to result[out]; `id` is the load.
std::string Read(const std::string &id, const std::string &index, int out) {
    return "%p_" + id + " = OpAccessChain %puint %data %u1 " + index + "\n%" + id + " = OpLoad %uint %p_" +
           id + "\nOpStore %out_" + std::to_string(out) + " %" + id + "\n";
}

TEST_F(FlowTest, ABlockAfterAnother) {
    Shader shader = {Read("900", "%i", 0) + "OpBranch %next\n%next = OpLabel\n" + Read("901", "%i", 1)};
    Try(shader, 1, {{3, 0, {103, 103}, {}}, {4, 0, {0, 0}, {Beyond(kSite, 0, 23)}}});
}

// if (j == 0) { read } else { read } read: neither branch covers the other, nor the code after both.
TEST_F(FlowTest, BranchesDoNotCoverLaterCode) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n" +
                     Read("900", "%i", 0) + "OpBranch %m\n%e = OpLabel\n" + Read("901", "%i", 1) +
                     "OpBranch %m\n%m = OpLabel\n" + Read("902", "%i", 2)};
    Try(shader, 3,
        {{3, 0, {103, 7, 103}, {}},
         {4, 0, {0, 7, 0}, {Beyond(kSite, 0, 23), Beyond(902, 0, 23)}},
         {4, 1, {7, 0, 0}, {Beyond(kSite2, 0, 23), Beyond(902, 0, 23)}}});
}

// A check before a selection covers both branches and the code after them.
TEST_F(FlowTest, AnEarlierCheckCoversAllBranches) {
    Shader shader = {Read("900", "%i", 0) +
                     "%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n" +
                     Read("901", "%i", 1) + "OpBranch %m\n%e = OpLabel\n" + Read("902", "%i", 1) +
                     "OpBranch %m\n%m = OpLabel\n" + Read("903", "%i", 2)};
    Try(shader, 1,
        {{3, 0, {103, 103, 103}, {}},
         {4, 0, {0, 0, 0}, {Beyond(kSite, 0, 23)}},
         {4, 1, {0, 0, 0}, {Beyond(kSite, 0, 23)}}});
}

// One branch leaves the shader: all code after it comes from the other.
TEST_F(FlowTest, ABranchThatReturns) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\nOpReturn\n%e = OpLabel\n" +
                     Read("900", "%i", 0) + "OpBranch %m\n%m = OpLabel\n" + Read("901", "%i", 1)};
    Try(shader, 1, {{4, 0, {7, 7}, {}}, {3, 1, {103, 103}, {}}, {4, 1, {0, 0}, {Beyond(kSite, 0, 23)}}});
}

// for (k = 0; k < j; k++) { sum += data[i] + data[k]; if (k == 1) sum += data[k]; }: a check before the loop covers the
// first access, and in each iteration the second access covers the last.
TEST_F(FlowTest, Loops) {
    Shader shader = {
        Read("900", "%i", 0) +
        "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\n%s = OpPhi %uint %u0 %l %s5 %n\n"
        "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = OpULessThan %bool %k %j\n"
        "OpBranchConditional %c %b %m\n%b = OpLabel\n%pa = OpAccessChain %puint %data %u1 %i\n"
        "%a = OpLoad %uint %pa\n%s1 = OpIAdd %uint %s %a\n"
        "%pb = OpAccessChain %puint %data %u1 %k\n%901 = OpLoad %uint %pb\n%s2 = OpIAdd %uint %s1 %901\n"
        "%d = OpIEqual %bool %k %u1\nOpSelectionMerge %x None\nOpBranchConditional %d %y %x\n%y = OpLabel\n"
        "%pc = OpAccessChain %puint %data %u1 %k\n%f = OpLoad %uint %pc\n%s3 = OpIAdd %uint %s2 %f\n"
        "OpBranch %x\n%x = OpLabel\n%s5 = OpPhi %uint %s2 %b %s3 %y\nOpBranch %n\n%n = OpLabel\n"
        "%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\nOpStore %out_1 %s\n"};
    Try(shader, 2,
        {{3, 2, {103, 103 + 100 + 103 + 101 + 101}, {}},
         {4, 2, {0, 100 + 101 + 101}, {Beyond(kSite, 0, 23)}},
         {0, 5, {100, 5 * 100 + 100 + 101 + 101 + 102 + 103}, {Beyond(kSite2, 0, 23)}}});
}

// A check in the body of a loop does not cover the code after it: the body may not have run.
TEST_F(FlowTest, CodeAfterALoop) {
    Shader shader = {
        "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\n"
        "%c = OpULessThan %bool %k %j\nOpLoopMerge %m %n None\nOpBranchConditional %c %b %m\n%b = OpLabel\n" +
        Read("900", "%i", 0) +
        "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n" +
        Read("901", "%i", 1)};
    Try(shader, 2,
        {{3, 1, {103, 103}, {}},
         {4, 0, {7, 0}, {Beyond(kSite2, 0, 23)}},
         {4, 1, {0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}}});
}

// A check in the header covers the body, the continue construct and the code after the loop.
TEST_F(FlowTest, AHeaderCoversItsLoop) {
    Shader shader = {"OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\n" + Read("900", "%i", 0) +
                     "%c = OpULessThan %bool %k %j\nOpLoopMerge %m %n None\nOpBranchConditional %c %b %m\n"
                     "%b = OpLabel\n" +
                     Read("901", "%i", 1) + "OpBranch %n\n%n = OpLabel\n" + Read("902", "%i", 1) +
                     "%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n" + Read("903", "%i", 2)};
    Try(shader, 1,
        {{3, 2, {103, 103, 103}, {}},
         {4, 0, {0, 7, 0}, {Beyond(kSite, 0, 23)}},
         {4, 1, {0, 0, 0}, {Beyond(kSite, 0, 23)}}});
    Try(shader, 1, {{4, 1, {0, 0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 23)}}}, true);
}

// switch (j) { case 0: read; case 1: read again; break; default: read }, and once more after it.
TEST_F(FlowTest, SwitchCases) {
    Shader shader = {"OpSelectionMerge %m None\nOpSwitch %j %d 0 %a 1 %b\n%a = OpLabel\n" +
                     Read("900", "%i", 0) + "OpBranch %b\n%b = OpLabel\n" + Read("901", "%i", 1) +
                     "OpBranch %m\n%d = OpLabel\n" + Read("902", "%i", 1) + "OpBranch %m\n%m = OpLabel\n" +
                     Read("903", "%i", 2)};
    Try(shader, 4,
        {{3, 0, {103, 103, 103}, {}},
         {3, 1, {7, 103, 103}, {}},
         {4, 1, {7, 0, 0}, {Beyond(kSite2, 0, 23), Beyond(903, 0, 23)}},
         {4, 2, {7, 0, 0}, {Beyond(902, 0, 23), Beyond(903, 0, 23)}}});
    shader.body = Read("904", "%i", 0) + shader.body;
    Try(shader, 1, {{3, 0, {103, 103, 103}, {}}, {4, 1, {0, 0, 0}, {Beyond(904, 0, 23)}}});
}

// A larger constant element covers a smaller one in later blocks, and not the reverse; in guard mode not at all,
// because the smaller one may be good although the larger one is not.
TEST_F(FlowTest, LargerElementsAndSmallerOnes) {
    const std::string next = "OpBranch %next\n%next = OpLabel\n";
    const Shader down = {Read("900", "%u3", 0) + next + Read("901", "%u2", 1)};
    const Shader up = {Read("900", "%u2", 0) + next + Read("901", "%u3", 1)};
    EXPECT_EQ(Pass(down, WD_INSTRUMENT_OBSERVE).num_checks, 1u);
    EXPECT_EQ(Pass(up, WD_INSTRUMENT_OBSERVE).num_checks, 2u);
    EXPECT_EQ(Pass(down, WD_INSTRUMENT_GUARD).num_checks, 2u);
    Try(Shader{Read("900", "%u3", 0) + next + Read("901", "%u3", 1)}, 1, {{0, 0, {103, 103}, {}}});
    Try(Shader{Read("900", "%u2", 0) + next + Read("901", "%u4", 1)}, 2,
        {{0, 0, {102, 0}, {Beyond(kSite2, 0, 23)}}});
    const Shader first = {Read("900", "%u4", 0) + Read("901", "%u2", 1) + next + Read("902", "%u3", 2)};
    EXPECT_EQ(Pass(first, WD_INSTRUMENT_GUARD).num_checks, 3u);
    RunGuarded(first, {0, 102, 103}, {Beyond(kSite, 0, 23)});
}

// An array of buffers: the index is checked once, and each branch checks the length of its own buffer.
TEST_F(FlowTest, IndicesAndBoundsInDifferentBlocks) {
    const std::string element = "%e = OpAccessChain %pblock %buffers %j\n%n = OpArrayLength %uint %e 1\n"
                                "OpStore %out_0 %n\n";
    auto read = [](const std::string &id, int out) {
        return "%p_" + id + " = OpAccessChain %puint %buffers %j %u1 %i\n%" + id + " = OpLoad %uint %p_" +
               id + "\nOpStore %out_" + std::to_string(out) + " %" + id + "\n";
    };
    Shader shader = {element +
                     "%c = OpIEqual %bool %i %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %f\n"
                     "%t = OpLabel\n" +
                     read("900", 1) + "OpBranch %m\n%f = OpLabel\n" + read("901", 1) +
                     "OpBranch %m\n%m = OpLabel\n" + read("902", 2)};
    shader.body.replace(shader.body.find("%n = "), 5, "%905 = ");
    shader.body.replace(shader.body.find("%out_0 %n"), 9, "%out_0 %905");
    Try(shader, 4,
        {{0, 2, {4, 2000, 2000}, {}},
         {3, 1, {4, 1003, 1003}, {}},
         {4, 1, {4, 0, 0}, {Beyond(kSite2, 1, 23), Beyond(902, 1, 23)}},
         {1, 3, {0, 0, 0}, {BadIndex(905, 3, 3)}, false}});
}

// An unreachable block is not covered, and covers nothing.
TEST(InstrumentCoveredChecks, BlocksThatAreNotReached) {
    Shader shader = {Read("900", "%i", 0) + "OpBranch %m\n%u = OpLabel\n" + Read("901", "%i", 1) +
                     "OpBranch %m\n%m = OpLabel\n" + Read("902", "%i", 2)};
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Pass(shader, mode).num_checks, 2u);
    }
}

// The same index in two functions is two checks, although the key is the same.
TEST(InstrumentCoveredChecks, FunctionsCoverOnlyThemselves) {
    Shader shader = {"%x = OpFunctionCall %void %f\n" + Read("900", "%u3", 0),
                     "%f = OpFunction %void None %fn\n%fl = OpLabel\n"
                     "%fp = OpAccessChain %puint %data %u1 %u3\n%901 = OpLoad %uint %fp\nOpBranch %fm\n"
                     "%fm = OpLabel\n%902 = OpLoad %uint %fp\nOpReturn\nOpFunctionEnd\n"};
    for (wd_instrument_mode mode : kModes) {
        const wd::testing::Instrumented result = Pass(shader, mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.num_elided, 1u);
    }
}

} // namespace
