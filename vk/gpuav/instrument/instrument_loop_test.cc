// Reports that wait for the end of a loop: on lavapipe, without a failure and with several, for every way to end the
// loop.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Count;

// for (%k = 0; %k < %j; %k++) body, from block `from`; the loop's own names end with `name`.
std::string Loop(const std::string &name, const std::string &from, const std::string &body) {
    std::string text =
        "OpBranch %h@\n%h@ = OpLabel\n%k@ = OpPhi %uint %u0 %" + from +
        " %k2@ %n@\nOpLoopMerge %m@ %n@ None\nOpBranch %t@\n%t@ = OpLabel\n"
        "%c@ = OpULessThan %bool %k@ %j\nOpBranchConditional %c@ %b@ %m@\n%b@ = OpLabel\n" +
        body + "OpBranch %n@\n%n@ = OpLabel\n%k2@ = OpIAdd %uint %k@ %u1\nOpBranch %h@\n%m@ = OpLabel\n";
    for (size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
        text.replace(at, 1, name);
    }
    return text;
}

// %`site` = data.elements[%i + %k], stored into result[0].
std::string Access(const std::string &site, const std::string &loop, const std::string &buffer = "data",
                   const std::string &out = "out_0") {
    return "%x" + site + " = OpIAdd %uint %i %k" + loop + "\n%a" + site + " = OpAccessChain %puint %" +
           buffer + " %u1 %x" + site + "\n%" + site + " = OpLoad %uint %a" + site + "\nOpStore %" + out +
           " %" + site + "\n";
}

// if (%k == 2) { result[1] = 9; return; }
const char kReturn[] = "%e = OpIEqual %bool %kA %u2\nOpSelectionMerge %em None\n"
                       "OpBranchConditional %e %er %em\n%er = OpLabel\nOpStore %out_1 %u9\nOpReturn\n"
                       "%em = OpLabel\n";

TEST_F(FlowTest, AReturnInALoopReportsFirst) {
    Shader shader = {Loop("A", "l", Access("900", "A") + kReturn) + "OpStore %out_2 %u8\n"};
    Try(shader, 1,
        {{0, 4, {102, 9, 7}, {}},
         {2, 2, {103, 7, 8}, {}},
         {3, 2, {0, 7, 8}, {Beyond(kSite, 0, 23)}},
         {3, 9, {0, 9, 7}, {Beyond(kSite, 0, 23)}}});
    Try(shader, 1, {{3, 9, {0, 9, 7}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}}, true);
}

// The later check fails first, and the return comes before it.
TEST_F(FlowTest, AReturnReportsLaterChecks) {
    Shader shader = {Loop("A", "l", kReturn + Access("900", "A") + Access("901", "A", "other", "out_2"))};
    Try(shader, 2,
        {{0, 4, {101, 9, 201}, {}}, {3, 9, {0, 9, 0}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}}});
}

TEST_F(FlowTest, ALoopInALoopReportsAfterBoth) {
    Shader shader = {
        Loop("A", "l", Access("900", "A") + Loop("B", "bA", Access("901", "B", "other", "out_1")))};
    // The inner loop's exit continues the outer one: its block is the parent in the phi.
    Try(shader, 2, {{0, 3, {102, 202}, {}}, {2, 3, {0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}}});
}

// One loop's merge block is the next one's header.
TEST_F(FlowTest, ALoopThatBeginsWhereAnotherEnds) {
    std::string first = Loop("A", "l", Access("900", "A"));
    first.resize(first.size() - sizeof "%mA = OpLabel");
    std::string second = Loop("B", "tA", Access("901", "B", "other", "out_1"));
    second.erase(0, sizeof "OpBranch %hB" + sizeof "%hB = OpLabel");
    Shader shader = {first + "\n%mA = OpLabel\n" + second};
    for (size_t at; (at = shader.body.find("%hB")) != std::string::npos;) {
        shader.body.replace(at, 3, "%mA");
    }
    Try(shader, 2, {{0, 3, {102, 202}, {}}, {2, 3, {0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}}});
}

// A block of the loop comes after its merge block: the loop reports immediately.
TEST_F(FlowTest, ALoopWithABlockAfterItsEnd) {
    Shader shader = {Loop("A", "l",
                          Access("900", "A") + "%e = OpIEqual %bool %kA %u2\nOpSelectionMerge %em None\n"
                                               "OpBranchConditional %e %er %em\n%em = OpLabel\n") +
                     "OpStore %out_2 %u8\nOpReturn\n%er = OpLabel\nOpStore %out_1 %u9\n"};
    Try(shader, 1,
        {{0, 4, {102, 9, 7}, {}}, {3, 9, {0, 9, 7}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}});
}

TEST_F(FlowTest, AnIndexThatALoopMoves) {
    Shader shader = {Loop("A", "l",
                          "%a = OpAccessChain %puint %buffers %kA %u1 %i\n%900 = OpLoad %uint %a\n"
                          "OpStore %out_0 %900\n")};
    Try(shader, 2,
        {{1, 3, {2001}, {}},
         {1, 5, {0}, {BadIndex(kSite, 3, 3)}, true, {}, {BadIndex(kSite, 4, 3)}},
         {4, 3, {0}, {Beyond(kSite, 0, 23)}},
         {4, 4, {0}, {BadIndex(kSite, 3, 3), Beyond(kSite, 0, 23)}}});
    Try(shader, 2, {{1, 5, {0}, {BadIndex(kSite, 3, 3), BadIndex(kSite, 4, 3)}}}, true);
}

// A deferred index is compared with a mask, or with a bias: also for indices above INT32_MAX.
TEST_F(FlowTest, OnlyAnIndexThatALoopMoves) {
    Shader shader = {Loop("A", "l",
                          "%x = OpBitwiseXor %uint %kA %i\n%a = OpAccessChain %puint %buffers %x %u1 %u0\n"
                          "%900 = OpLoad %uint %a\nOpStore %out_0 %900\n")};
    for (uint32_t length : {1, 2, 3}) {
        SCOPED_TRACE("length " + std::to_string(length));
        const wd_binding_length own = {.set = 0, .binding = 3, .length = length};
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_DESCRIPTOR_INDEX;
        options.lengths = &own;
        options.num_lengths = 1;
        const Record at_length = BadIndex(kSite, length, length);
        TryWith(shader, options, 1,
                {{0, length, {1000 * (length - 1)}, {}},
                 {0, length + 1, {0}, {at_length}},
                 {0, 5, {0}, {at_length}, true, {}, {BadIndex(kSite, 4, length)}},
                 // A good index follows bad ones.
                 {3, 4, {0}, {BadIndex(kSite, 3, length)}, true, {}, {at_length}},
                 {UINT32_MAX, 1, {0}, {BadIndex(kSite, UINT32_MAX, length)}, false},
                 {0x80000000, 1, {0}, {BadIndex(kSite, 0x80000000, length)}, false}});
    }
}

// result[0] = element %i of each of %j buffers, and of `data` after each.
const char kBuffersInALoop[] = "%a = OpAccessChain %puint %buffers %kA %u1 %i\n%900 = OpLoad %uint %a\n"
                               "OpStore %out_0 %900\n%a2 = OpAccessChain %puint %data %u1 %i\n"
                               "%901 = OpLoad %uint %a2\nOpStore %out_1 %901\n";

TEST_F(FlowTest, ALoopReadsTheInputBufferForEachDescriptor) {
    Shader shader = {Loop("A", "l", kBuffersInALoop)};
    TryWithInput(shader, 3,
                 {{1, 3, {2001, 101}, {}},
                  {3, 3, {2003, 103}, {}, true, {20, 20, 20, UINT32_MAX, 20}},
                  {1, 2, {1001, 101}, {}, true, {20, 20, 20, 20, 0}},
                  {1, 3, {0, 101}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, 0}},
                  {1, 3, {2001, 101}, {Beyond(kSite, 1, 11, 8)}, true, {20, 20, 20, 8, 20}},
                  {1, 3, {2001, 101}, {Beyond(kSite, 1, 11, 11)}, true, {20, 20, 20, 11, 20}},
                  {1, 3, {2001, 101}, {}, true, {20, 20, 20, 12, 20}},
                  {1, 4, {0, 101}, {BadIndex(kSite, 3, 3)}},
                  {1, 3, {2001, 0}, {Invalid(kSite2, 0)}, true, {0, 20, 20, 20, 20}},
                  {1, 3, {2001, 0}, {Beyond(kSite2, 0, 11, 4)}, true, {4, 20, 20, 20, 20}}});
}

TEST_F(FlowTest, ALoopReadsTheDescriptorsWordIfTheSummaryDoesNotCoverIt) {
    Shader shader = {Loop("A", "l",
                          "%a = OpAccessChain %puint %buffers %kA %u1 %i\n%900 = OpLoad %uint %a\n"
                          "OpStore %out_0 %900\n")};
    TryWithInput(shader, 2,
                 {{2, 1, {2}, {}, true, {20, 20, 20, 12, 20}}, // Beyond the shortest, and in bounds.
                  {3, 3, {2003}, {}, true, {20, 20, 20, 20, UINT32_MAX}},
                  {3, 2, {1003}, {}, true, {20, 20, 20, 20, 4}},
                  // One report of each kind: the first.
                  {0, 3, {2000}, {Invalid(kSite, 0)}, true, {20, 20, 0, 20, 20}},
                  {1, 3, {0}, {Beyond(kSite, 1, 11, 8), Invalid(kSite, 2)}, true, {20, 20, 20, 8, 0}},
                  {1, 3, {0}, {Beyond(kSite, 2, 11, 4), Invalid(kSite, 0)}, true, {20, 20, 0, 20, 4}},
                  {1, 3, {0}, {Beyond(kSite, 0, 11, 11)}, true, {20, 20, 11, 10, 9}},
                  {1, 3, {0}, {Invalid(kSite, 0)}, true, {20, 20, 0, 0, 0}},
                  {1,
                   4,
                   {0},
                   {BadIndex(kSite, 3, 3), Beyond(kSite, 1, 11, 5), Invalid(kSite, 2)},
                   true,
                   {20, 20, 20, 5, 0}},
                  {1,
                   5,
                   {0},
                   {BadIndex(kSite, 3, 3), Invalid(kSite, 2)},
                   true,
                   {20, 20, 20, 20, 0},
                   {BadIndex(kSite, 4, 3), Invalid(kSite, 2)}},
                  // Offsets of more than 32 bits, also if the size is unknown.
                  {0x40000000, 1, {0}, {Beyond(kSite, 0, UINT32_MAX)}, false},
                  {0x3fffffff, 1, {0}, {Beyond(kSite, 0, UINT32_MAX)}, false},
                  {0x3ffffffe, 1, {0}, {Beyond(kSite, 0, UINT32_MAX)}, false},
                  {0x3ffffffd, 1, {0}, {Beyond(kSite, 0, 0xfffffffb)}, false},
                  {0, 3, {2000}, {}, true, {}}});
}

// A constant offset, an offset of two parts, and one that may be negative.
TEST_F(FlowTest, ALoopWithOtherOffsets) {
    const auto body = [](const std::string &indices) {
        return Shader{Loop("A", "l",
                           "%x = OpIAdd %uint %kA %i\n%a = OpAccessChain %puint %buffers %x " + indices +
                               "\n%900 = OpLoad %uint %a\nOpStore %out_0 %900\n")};
    };
    TryWithInput(body("%u1 %u2"), 2,
                 {{0, 3, {2002}, {}, true, {20, 20, 16, 16, 16}},
                  {0, 3, {2002}, {Beyond(kSite, 1, 15, 15)}, true, {20, 20, 20, 15, 20}},
                  {1, 2, {0}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, 0}},
                  {2, 2, {0}, {BadIndex(kSite, 3, 3)}}});
    TryWithInput(body("%u0"), 2,
                 {{0, 3, {5}, {}, true, {20, 20, 4, 4, 4}},
                  {0, 3, {5}, {Beyond(kSite, 1, 3, 3)}, true, {20, 20, 20, 3, 20}},
                  {2, 1, {0}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, 0}},
                  {3, 1, {0}, {BadIndex(kSite, 3, 3)}}});
    TryWithInput(body("%u1 %kA"), 2,
                 {{0, 3, {2002}, {}, true, {20, 20, 8, 12, 16}},
                  {
                      0,
                      3,
                      {0},
                      {Beyond(kSite, 1, 11, 8)},
                      true,
                      {20, 20, 8, 8, 15},
                  },
                  {1, 2, {2001}, {}, true, {20, 20, 0, 20, 20}}});
}

// Accesses that a check of another covers; a store, and a copy from one descriptor to another.
TEST_F(FlowTest, ALoopWithSeveralAccessesToOneDescriptor) {
    Shader shader = {Loop("A", "l",
                          "%a = OpAccessChain %puint %buffers %kA %u1 %u0\n%900 = OpLoad %uint %a\n"
                          "OpStore %out_0 %900\n%a2 = OpAccessChain %puint %buffers %kA %u1 %i\n"
                          "%901 = OpLoad %uint %a2\nOpStore %out_1 %901\n"
                          "%c = OpIEqual %bool %kA %u2\nOpSelectionMerge %cm None\n"
                          "OpBranchConditional %c %ct %cm\n%ct = OpLabel\n"
                          "%a3 = OpAccessChain %puint %buffers %kA %u1 %i\n%902 = OpLoad %uint %a3\n"
                          "OpStore %out_2 %902\nOpBranch %cm\n%cm = OpLabel\n")};
    TryWithInput(shader, 3,
                 {{1, 3, {2000, 2001, 2001}, {}},
                  {1, 2, {1000, 1001, 7}, {}, true, {20, 20, 20, 20, 0}},
                  {3, 3, {2000, 2003, 2003}, {}, true, {20, 20, 20, 20, 20}},
                  {3, 3, {2000, 0, 0}, {Beyond(kSite2, 1, 19, 8)}, true, {20, 20, 20, 8, 8}},
                  {1, 3, {0, 0, 0}, {Invalid(kSite, 2), Invalid(kSite2, 2)}, true, {20, 20, 20, 20, 0}},
                  {1, 4, {0, 0, 2001}, {BadIndex(kSite, 3, 3)}}});
}

TEST_F(FlowTest, ALoopThatCopiesFromOneDescriptorToAnother) {
    Shader shader = {Loop("A", "l",
                          "%x = OpIAdd %uint %kA %i\n%a = OpAccessChain %puint %buffers %kA %u1 %u3\n"
                          "%b = OpAccessChain %puint %buffers %x %u1 %u1\nOpCopyMemory %a %b\n"
                          "%v = OpLoad %uint %b\nOpStore %out_0 %v\n")};
    shader.body.replace(shader.body.find("%v ="), 4, "%900 =");
    shader.body.replace(shader.body.find("%out_0 %v"), 9, "%out_0 %900");
    TryWithInput(shader, 4, {{0, 3, {2001}, {}}, {1, 2, {2001}, {}, true, {20, 20, 20, 20, 12}}});
}

TEST(LoopText, ALoopDoesNotLoadThePositionOfTheTable) {
    // Nor does the code after it, for another binding of the set.
    Shader shader = {
        Loop("A", "l", kBuffersInALoop) + Loop("B", "mA", Access("902", "B")) +
        "%o = OpAccessChain %puint %other %u1 %i\n%903 = OpLoad %uint %o\nOpStore %out_0 %903\n"};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &Input();
        options.mode = mode;
        EXPECT_EQ(Count(Pass(shader, options).text, "%uint_1 %uint_61\n"), 1u);
        options.immediate_reports = true;
        EXPECT_GT(Count(Pass(shader, options).text, "%uint_1 %uint_61\n"), 1u);
    }
}

} // namespace
