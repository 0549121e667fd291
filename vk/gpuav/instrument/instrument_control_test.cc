// Checks in every kind of block, on lavapipe: loop headers, loops of one block, continue constructs, switch cases that
// fall through, blocks whose values a phi uses, and unreachable blocks.
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace {

using namespace wd::testing::flow;

// %`site` = `buffer`.elements[%`index`], stored into `out`.
std::string Access(const std::string &site, const std::string &buffer, const std::string &index,
                   const std::string &out) {
    return "%a" + site + " = OpAccessChain %puint %" + buffer + " %u1 %" + index + "\n%" + site +
           " = OpLoad %uint %a" + site + "\nOpStore %" + out + " %" + site + "\n";
}

TEST_F(FlowTest, AnAccessInALoopHeader) {
    Shader shader = {"OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\n%x = OpIAdd %uint %i %k\n" +
                     Access("900", "data", "x", "out_0") +
                     "%c = OpULessThan %bool %k %j\nOpLoopMerge %m %n None\nOpBranchConditional %c %n %m\n"
                     "%n = OpLabel\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                     "%m = OpLabel\nOpStore %out_1 %k\n"};
    Try(shader, 1, {{0, 2, {102, 2}, {}}, {3, 0, {103, 0}, {}}, {2, 3, {0, 3}, {Beyond(kSite, 0, 23)}}});
    Try(shader, 1, {{2, 3, {0, 3}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}}, true);
}

TEST_F(FlowTest, AnAccessInALoopOfOneBlock) {
    Shader shader = {"OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %h\n%x = OpIAdd %uint %i %k\n" +
                     Access("900", "data", "x", "out_0") +
                     "%k2 = OpIAdd %uint %k %u1\n%c = OpULessThan %bool %k2 %j\nOpLoopMerge %m %h None\n"
                     "OpBranchConditional %c %h %m\n%m = OpLabel\nOpStore %out_1 %k2\n"};
    Try(shader, 1, {{0, 3, {102, 3}, {}}, {2, 3, {0, 3}, {Beyond(kSite, 0, 23)}}});
    Try(shader, 1, {{0, 3, {102, 3}, {}}, {3, 3, {0, 3}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}},
        true);
}

TEST_F(FlowTest, AnAccessInAContinueConstruct) {
    Shader shader = {"OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\nOpLoopMerge %m %n None\n"
                     "OpBranch %t\n%t = OpLabel\n%c = OpULessThan %bool %k %j\n"
                     "OpBranchConditional %c %b %m\n%b = OpLabel\nOpBranch %n\n%n = OpLabel\n"
                     "%x = OpIAdd %uint %i %k\n" +
                     Access("900", "data", "x", "out_0") +
                     "%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\nOpStore %out_1 %k\n"};
    Try(shader, 1, {{0, 4, {103, 4}, {}}, {4, 0, {7, 0}, {}}, {2, 3, {0, 3}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, AccessesInCasesThatFallThrough) {
    Shader shader = {"OpSelectionMerge %m None\nOpSwitch %j %d 0 %c0 1 %c1\n%c0 = OpLabel\n" +
                     Access("900", "data", "i", "out_0") +
                     "OpBranch %c1\n%c1 = OpLabel\n%v = OpPhi %uint %u0 %l %900 %c0\n"
                     "%a901 = OpAccessChain %puint %other %u1 %i\n%901 = OpLoad %uint %a901\n"
                     "%s = OpIAdd %uint %901 %v\nOpStore %out_1 %s\nOpBranch %m\n"
                     "%d = OpLabel\nOpStore %out_2 %u8\nOpBranch %m\n%m = OpLabel\n"};
    Try(shader, 2,
        {{1, 0, {101, 302, 7}, {}},
         {1, 1, {7, 201, 7}, {}},
         {4, 5, {7, 7, 8}, {}},
         {4, 0, {0, 0, 7}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}},
         {4, 1, {7, 0, 7}, {Beyond(kSite2, 0, 23)}}});
}

TEST_F(FlowTest, APhiOfValuesThatWereChecked) {
    Shader shader = {"%c = OpULessThan %bool %j %u1\nOpSelectionMerge %m None\n"
                     "OpBranchConditional %c %t %f\n%t = OpLabel\n" +
                     Access("900", "data", "i", "out_1") + "OpBranch %m\n%f = OpLabel\n" +
                     Access("901", "other", "i", "out_2") +
                     "OpBranch %m\n%m = OpLabel\n%v = OpPhi %uint %900 %t %901 %f\nOpStore %out_0 %v\n"};
    Try(shader, 2,
        {{2, 0, {102, 102, 7}, {}},
         {2, 1, {202, 7, 202}, {}},
         {4, 0, {0, 0, 7}, {Beyond(kSite, 0, 23)}},
         {4, 1, {0, 7, 0}, {Beyond(kSite2, 0, 23)}}});
}

TEST_F(FlowTest, AnAccessThatNothingReaches) {
    Shader shader = {Access("901", "other", "j", "out_1") + "OpBranch %m\n%u = OpLabel\n" +
                     Access("900", "data", "i", "out_2") + "OpBranch %m\n%m = OpLabel\nOpStore %out_0 %u5\n"};
    Try(shader, 2, {{4, 0, {5, 200, 7}, {}}, {4, 4, {5, 0, 7}, {Beyond(kSite2, 0, 23)}}});
}

} // namespace
