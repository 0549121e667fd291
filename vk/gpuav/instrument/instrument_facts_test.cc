// Pointers and descriptors that may be one of several - chosen, stored, passed, returned - on lavapipe: the facts that
// the shader computes give their descriptor's state, their buffer's size and their offset.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Assemble;
using wd::testing::ExpectReadable;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;

using FactsTest = FlowTest;

const char kPointers[] = "OpCapability VariablePointers\n";
constexpr uint32_t kUnwritten = 0;

// An element of one buffer or of another, by %j.
const char kChooseElement[] = "%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u1 %i\n"
                              "%b = OpAccessChain %puint %other %u1 %u2\n%p = OpSelect %puint %c %a %b\n";
const char kLoad[] = "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n";

// Chosen

TEST_F(FactsTest, AnElementOfOneBufferOrOfAnother) {
    Shader shader = {std::string(kChooseElement) + kLoad, "", "", kPointers};
    const std::vector<Case> runs = {
        {3, 0, {103}, {}}, {9, 1, {202}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

TEST_F(FactsTest, TheStateOfOneBufferOrOfAnother) {
    Shader shader = {std::string(kChooseElement) + kLoad, "", "", kPointers};
    TryWithInput(shader, 1,
                 {{3, 0, {103}, {}, true, {20, kUnwritten, 20, 20, 20}},
                  {3, 1, {202}, {}, true, {kUnwritten, 20, 20, 20, 20}},
                  {3, 0, {0}, {Invalid(kSite, 0)}, true, {kUnwritten, 20, 20, 20, 20}},
                  {3, 1, {0}, {Invalid(kSite, 0)}, true, {20, kUnwritten, 20, 20, 20}},
                  {3, 1, {0}, {Beyond(kSite, 0, 15, 12)}, true, {20, 12, 20, 20, 20}}});
}

// A store through the chosen pointer, and a part of its object.
TEST_F(FactsTest, AnEntireBufferOrAnother) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%p = OpSelect %pblock %c %data %other\n"
                     "%q = OpAccessChain %puint %p %u1 %i\n%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    TryWithInput(shader, 1,
                 {{3, 0, {103}, {}},
                  {3, 1, {203}, {}},
                  {4, 1, {0}, {Beyond(kSite, 0, 23)}},
                  {3, 1, {0}, {Invalid(kSite, 0)}, true, {20, kUnwritten, 20, 20, 20}}});
}

// One of the choices has an index that may be bad: this is reported only if it is chosen.
TEST_F(FactsTest, AnElementOfAnArrayOfBuffersOrOfAnother) {
    Shader shader = {"%c = OpULessThan %bool %i %u5\n%a = OpAccessChain %puint %buffers %j %u1 %i\n"
                     "%b = OpAccessChain %puint %other %u1 %u2\n%p = OpSelect %puint %c %a %b\n" +
                         std::string(kLoad),
                     "", "", kPointers};
    const std::vector<Case> runs = {{3, 2, {2003}, {}},
                                    {5, 2, {202}, {}},
                                    {4, 1, {0}, {Beyond(kSite, 1, 23)}},
                                    {3, 3, {0}, {BadIndex(kSite, 3, 3)}, false},
                                    {5, 3, {202}, {}}};
    Try(shader, 2, runs);
    TryWithInput(shader, 2, runs);
    TryWithInput(shader, 2,
                 {{3, 2, {0}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, kUnwritten}},
                  {3, 1, {1003}, {}, true, {20, 20, 20, 20, kUnwritten}}});
}

TEST_F(FactsTest, APhiOfElementsOfDifferentBuffers) {
    Shader shader = {
        "%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
        "%t = OpLabel\n%a = OpAccessChain %puint %data %u1 %i\nOpBranch %m\n"
        "%e = OpLabel\n%b = OpAccessChain %puint %buffers %u2 %u1 %i\nOpBranch %m\n%m = OpLabel\n"
        "%p = OpPhi %puint %a %t %b %e\n%f = OpPhi %uint %u1 %t %u2 %e\n" +
            std::string(kLoad) + "OpStore %out_1 %f\n",
        "", "", kPointers};
    const std::vector<Case> runs = {{3, 0, {103, 1}, {}},
                                    {3, 1, {2003, 2}, {}},
                                    {4, 0, {0, 1}, {Beyond(kSite, 0, 23)}},
                                    {4, 1, {0, 2}, {Beyond(kSite, 2, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

// A phi chooses between entire buffers, which no instruction of a block makes.
TEST_F(FactsTest, APhiOfBuffers) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %m\n"
                     "%t = OpLabel\nOpBranch %m\n%m = OpLabel\n"
                     "%p = OpPhi %pblock %data %t %other %l\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    const std::vector<Case> runs = {
        {3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

// for (p = &data[i]; ...; p = &other[k]): the loop comes back with a pointer into another buffer.
TEST_F(FactsTest, ALoopThatChangesTheBuffer) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\nOpBranch %h\n%h = OpLabel\n"
                     "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
                     "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
                     "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\nOpBranch %n\n%n = OpLabel\n"
                     "%p2 = OpAccessChain %puint %other %u1 %k\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                     "%m = OpLabel\n",
                     "", "", kPointers};
    const std::vector<Case> runs = {{3, 1, {103}, {}},
                                    {3, 5, {203}, {}},
                                    {4, 1, {0}, {Beyond(kSite, 0, 23)}},
                                    {3, 6, {0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

// A chosen pointer is chosen from again, and moved.
TEST_F(FactsTest, ChoicesOfChoices) {
    Shader shader = {std::string(kChooseElement) +
                         "%d = OpULessThan %bool %i %u2\n%e = OpAccessChain %puint %buffers %u1 %u1 %u0\n"
                         "%s = OpSelect %puint %d %p %e\n%t = OpPtrAccessChain %puint %s %u2\n"
                         "%900 = OpLoad %uint %t\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    const std::vector<Case> runs = {
        {1, 0, {103}, {}}, {1, 1, {0}, {Beyond(kSite, 0, 23)}}, {2, 1, {1002}, {}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

// A signed number may lead back, up to the first byte of the buffer: the member before the elements counts as one here.
TEST_F(FactsTest, PointersMoveBack) {
    wd::testing::Options options;
    options.layers = {};
    WD_START_DEVICE(options);
    if (IsOlderLavapipe()) {
        GTEST_SKIP() << "lavapipe of Mesa 22.3 computes another result of the comparisons of a negative step";
    }
    Stop();
    const std::string types = "%int = OpTypeInt 32 1\n%long = OpTypeInt 64 1\n%back = OpConstant %int -2\n";
    const struct {
        const char *step;
        const char *capabilities;
    } steps[] = {{"%is = OpBitcast %int %i\n", ""},
                 {"%low = OpBitcast %int %i\n%is = OpSConvert %long %low\n", "OpCapability Int64\n"}};
    for (const auto &step : steps) {
        Shader shader = {"%c = OpULessThan %bool %j %u4\n%a = OpAccessChain %puint %data %u1 %j\n"
                         "%b = OpAccessChain %puint %other %u1 %u2\n%p = OpSelect %puint %c %a %b\n" +
                             std::string(step.step) +
                             "%q = OpPtrAccessChain %puint %p %is\n%900 = OpLoad %uint %q\n"
                             "OpStore %out_0 %900\n",
                         "",
                         (step.capabilities[0]
                              ? types
                              : types.substr(0, types.find("%long")) + types.substr(types.find("%back"))),
                         std::string(kPointers) + step.capabilities};
        const uint32_t last = UINT32_MAX;
        const std::vector<Case> runs = {{0, 3, {103}, {}},
                                        {(uint32_t)-3, 3, {100}, {}},
                                        {(uint32_t)-4, 3, {5}, {}},
                                        {(uint32_t)-3, 4, {5}, {}},
                                        {1, 2, {103}, {}},
                                        {2, 2, {0}, {Beyond(kSite, 0, 23)}},
                                        {(uint32_t)-5, 3, {0}, {Beyond(kSite, 0, last)}, false},
                                        {(uint32_t)-4, 4, {0}, {Beyond(kSite, 0, last)}, false},
                                        {0x80000000u, 0, {0}, {Beyond(kSite, 0, last)}, false}};
        Try(shader, 1, runs);
        TryWithInput(shader, 1, runs);
    }
}

// Two accesses through pointers that are moved back by the same number: the earlier one has bytes before the other, and
// needs its own check.
TEST_F(FactsTest, ABackwardStepOfOneAccessCoversNoEarlierOne) {
    Shader shader = {"%is = OpBitcast %int %i\n%a = OpAccessChain %puint %data %u1 %u3\n"
                     "%b = OpAccessChain %puint %data %u1 %u2\n%p = OpPtrAccessChain %puint %a %is\n"
                     "%q = OpPtrAccessChain %puint %b %is\n%r = OpPtrAccessChain %puint %b %back\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n%901 = OpLoad %uint %q\n"
                     "OpStore %out_1 %901\n%902 = OpLoad %uint %r\nOpStore %out_2 %902\n",
                     "", "%int = OpTypeInt 32 1\n%back = OpConstant %int -2\n", kPointers};
    TryWithInput(shader, 3,
                 {{(uint32_t)-3, 0, {100, 5, 100}, {}},
                  {(uint32_t)-4, 0, {5, 0, 100}, {Beyond(kSite2, 0, UINT32_MAX)}, false},
                  {1, 0, {0, 103, 100}, {Beyond(kSite, 0, 23)}}});
}

// Passed

// uint read(uint *b, uint k) { return b[k]; }
const char kRead[] = "%read = OpFunction %uint None %read_type\n%rb = OpFunctionParameter %puint\n"
                     "%rk = OpFunctionParameter %uint\n%rl = OpLabel\n%rp = OpPtrAccessChain %puint %rb %rk\n"
                     "%900 = OpLoad %uint %rp\nOpReturnValue %900\nOpFunctionEnd\n";
const char kReadType[] = "%read_type = OpTypeFunction %uint %puint %uint\n";

TEST_F(FactsTest, PartsOfBuffersAsArguments) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %u1\n%x = OpFunctionCall %uint %read %a %i\n"
                     "OpStore %out_0 %x\n%b = OpAccessChain %puint %other %u1 %u0\n"
                     "%y = OpFunctionCall %uint %read %b %j\nOpStore %out_1 %y\n",
                     kRead, kReadType, kPointers};
    const std::vector<Case> runs = {{2, 3, {103, 203}, {}},
                                    {3, 3, {0, 203}, {Beyond(kSite, 0, 23)}},
                                    {2, 4, {103, 0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
    TryWithInput(shader, 1,
                 {{2, 3, {103, 0}, {Invalid(kSite, 0)}, true, {20, kUnwritten, 20, 20, 20}},
                  {2, 3, {0, 203}, {Invalid(kSite, 0)}, true, {kUnwritten, 20, 20, 20, 20}}});
}

// The index of the descriptor is checked at the call, and is in the records of the function.
TEST_F(FactsTest, PartsOfElementsAsArguments) {
    Shader shader = {
        "%a = OpAccessChain %puint %buffers %j %u1 %u1\n%901 = OpFunctionCall %uint %read %a %i\n"
        "OpStore %out_0 %901\n",
        kRead, kReadType, kPointers};
    const std::vector<Case> runs = {{2, 2, {2003}, {}},
                                    {3, 2, {0}, {Beyond(kSite, 2, 23)}},
                                    {2, 3, {0}, {BadIndex(kSite2, 3, 3)}, false}};
    Try(shader, 2, runs);
    TryWithInput(shader, 2, runs);
    TryWithInput(shader, 2, {{2, 1, {0}, {Invalid(kSite, 1)}, true, {20, 20, 20, kUnwritten, 20}}});
}

// Functions access an element, through a function between; then element 3 of the first buffer is read. The types are
// those of %read.
struct Deed {
    const char *body;
    uint32_t result, left; // The result, and the content of descriptor 0 if that is passed.
};

constexpr Deed kDeeds[] = {
    {"%900 = OpLoad %uint %rp\n", 3, 3},
    {"OpStore %rp %u9\n%900 = OpCopyObject %uint %u8\n", 8, 9},
    {"%900 = OpAtomicIAdd %uint %rp %u1 %u0 %u5\n", 3, 8},
};

Shader HandedElement(const std::string &deed) {
    return {"%a = OpAccessChain %puint %buffers %j %u1 %u1\n%901 = OpFunctionCall %uint %outer %a %i\n"
            "OpStore %out_0 %901\n%z = OpAccessChain %puint %buffers %u0 %u1 %u3\n"
            "%902 = OpLoad %uint %z\nOpStore %out_1 %902\n",
            "%read = OpFunction %uint None %read_type\n%rb = OpFunctionParameter %puint\n"
            "%rk = OpFunctionParameter %uint\n%rl = OpLabel\n%rp = OpPtrAccessChain %puint %rb %rk\n" +
                deed +
                "OpReturnValue %900\nOpFunctionEnd\n"
                "%outer = OpFunction %uint None %read_type\n%ob = OpFunctionParameter %puint\n"
                "%ok = OpFunctionParameter %uint\n%ol = OpLabel\n"
                "%or = OpFunctionCall %uint %read %ob %ok\nOpReturnValue %or\nOpFunctionEnd\n",
            kReadType, kPointers};
}

// An index that is out of bounds at the call is the only report: the function makes no access, whatever descriptor 0
// is.
TEST_F(FactsTest, AnElementOfNoDescriptorAsAnArgument) {
    for (const Deed &deed : kDeeds) {
        SCOPED_TRACE(deed.body);
        const Shader shader = HandedElement(deed.body);
        const uint32_t zero = deed.result == 8 ? 8 : 0;
        const std::vector<Case> runs = {{2, 0, {deed.result, deed.left}, {}},
                                        {2, 3, {zero, 3}, {BadIndex(kSite2, 3, 3)}, false},
                                        {3, UINT32_MAX, {zero, 3}, {BadIndex(kSite2, UINT32_MAX, 3)}, false}};
        Try(shader, 3, runs);
        TryWithInput(shader, 3, runs);
        const Record bad = BadIndex(kSite2, 3, 3);
        TryWithInput(shader, 3,
                     {{2, 3, {zero, 0}, {bad, Invalid(902, 0)}, false, {20, 20, kUnwritten, 20, 20}},
                      {2, 3, {zero, 0}, {bad, Beyond(902, 0, 19, 12)}, false, {20, 20, 12, 20, 20}}});
    }
}

// Without the check of states, a descriptor that was never written has no size: the function still makes no access.
TEST_F(FactsTest, AnElementOfNoDescriptorWithoutTheCheckOfStates) {
    for (const Deed &deed : kDeeds) {
        SCOPED_TRACE(deed.body);
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &Input();
        options.checks = WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_BUFFER_BOUNDS;
        const uint32_t zero = deed.result == 8 ? 8 : 0;
        TryWith(HandedElement(deed.body), options, 3,
                {{2, 0, {deed.result, deed.left}, {}},
                 {2, 0, {deed.result, deed.left}, {}, true, {20, 20, kUnwritten, 20, 20}},
                 {2, 3, {zero, 3}, {BadIndex(kSite2, 3, 3)}, false},
                 {2, 3, {zero, 3}, {BadIndex(kSite2, 3, 3)}, false, {20, 20, kUnwritten, 20, 20}}});
    }
}

// In observe mode the access is made, and not reported again. Two of the three descriptors are known.
TEST_F(FactsTest, AnElementAfterTheLastDescriptorIsObserved) {
    const wd_binding_length length = {0, 3, 2};
    const uint32_t results[][2] = {{2003, 3}, {8, 3}, {2003, 3}};
    for (size_t n = 0; n < 3; n++) {
        SCOPED_TRACE(kDeeds[n].body);
        const uint32_t zero = n == 1 ? 8 : 0;
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &Input();
        options.lengths = &length;
        options.num_lengths = 1;
        TryWith(HandedElement(kDeeds[n].body), options, 3,
                {{2,
                  2,
                  {zero, 0},
                  {BadIndex(kSite2, 2, 2), Beyond(902, 0, 19, 12)},
                  true,
                  {20, 20, 12, 20, 20}}});
        if (!IsSkipped()) { // The result of observe mode.
            EXPECT_EQ(std::vector<uint32_t>(results_.begin(), results_.begin() + 2),
                      std::vector<uint32_t>(results[n], results[n] + 2));
        }
    }
}

// The function stores its argument, and chooses between it and an element whose index it has.
TEST_F(FactsTest, AnElementOfNoDescriptorIsStoredAndChosenFrom) {
    const Shader shader = {
        "%a = OpAccessChain %puint %buffers %j %u1 %u1\n%901 = OpFunctionCall %uint %choose %a %i\n"
        "OpStore %out_0 %901\n",
        "%choose = OpFunction %uint None %read_type\n%cb = OpFunctionParameter %puint\n"
        "%ck = OpFunctionParameter %uint\n%cl = OpLabel\n%kept = OpVariable %pkept Function\n"
        "OpStore %kept %cb\n%cp = OpLoad %puint %kept\n%own = OpAccessChain %puint %buffers %ck %u1 %u0\n"
        "%cc = OpIEqual %bool %ck %u0\n%p = OpSelect %puint %cc %cp %own\n%cr = OpFunctionCall %uint %last "
        "%p\n"
        "OpReturnValue %cr\nOpFunctionEnd\n"
        "%last = OpFunction %uint None %last_type\n%lp = OpFunctionParameter %puint\n%ll = OpLabel\n"
        "%900 = OpLoad %uint %lp\nOpReturnValue %900\nOpFunctionEnd\n",
        std::string(kReadType) +
            "%pkept = OpTypePointer Function %puint\n%last_type = OpTypeFunction %uint %puint\n",
        kPointers};
    const uint32_t call = 901;
    std::vector<Case> runs = {{0, 2, {2001}, {}},
                              {2, 0, {2000}, {}},
                              {0, 3, {0}, {BadIndex(call, 3, 3)}, false},
                              {1, 3, {1000}, {BadIndex(call, 3, 3)}, false}};
    Try(shader, 3, runs);
    runs.push_back({0, 3, {0}, {BadIndex(call, 3, 3)}, false, {20, 20, kUnwritten, 20, 20}});
    runs.push_back({0, 2, {0}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, kUnwritten}});
    TryWithInput(shader, 3, runs);
}

// The function between comes after the one that it calls, and moves the pointer.
TEST_F(FactsTest, PartsOfBuffersThroughFunctions) {
    Shader shader = {
        "%a = OpAccessChain %puint %data %u1 %u0\n%x = OpFunctionCall %uint %outer %a %i\nOpStore %out_0 %x\n"
        "%b = OpAccessChain %puint %other %u1 %u1\n%y = OpFunctionCall %uint %outer %b %j\n"
        "OpStore %out_1 %y\n",
        std::string(kRead) +
            "%outer = OpFunction %uint None %read_type\n%ob = OpFunctionParameter %puint\n"
            "%ok = OpFunctionParameter %uint\n%ol = OpLabel\n%om = OpPtrAccessChain %puint %ob %u1\n"
            "%or = OpFunctionCall %uint %read %om %ok\nOpReturnValue %or\nOpFunctionEnd\n",
        kReadType, kPointers};
    const std::vector<Case> runs = {{2, 1, {103, 203}, {}},
                                    {3, 1, {0, 203}, {Beyond(kSite, 0, 23)}},
                                    {2, 2, {103, 0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

// A row of descriptors is passed: its elements' words are consecutive.
TEST_F(FactsTest, ArraysOfBuffersAsArguments) {
    const std::string more = "%more = OpVariable %pblocks StorageBuffer\n";
    const std::string pick =
        "%pick = OpFunction %uint None %pick_type\n%pa = OpFunctionParameter %pblocks\n"
        "%pn = OpFunctionParameter %uint\n%pk = OpFunctionParameter %uint\n%ql = OpLabel\n"
        "%qp = OpAccessChain %puint %pa %pn %u1 %pk\n%900 = OpLoad %uint %qp\nOpReturnValue "
        "%900\nOpFunctionEnd\n";
    // Two variables of one binding: the function does not know which one it gets.
    Shader shader = {"%x = OpFunctionCall %uint %pick %buffers %j %i\nOpStore %out_0 %x\n"
                     "%y = OpFunctionCall %uint %pick %more %u0 %u0\nOpStore %out_1 %y\n",
                     pick, more + "%pick_type = OpTypeFunction %uint %pblocks %uint %uint\n", kPointers,
                     "OpDecorate %more DescriptorSet 0\nOpDecorate %more Binding 3\n"};
    TryWithInput(shader, 2,
                 {{3, 2, {2003, 0}, {}},
                  {4, 1, {0, 0}, {Beyond(kSite, 1, 23)}},
                  {1, 2, {0, 0}, {Invalid(kSite, 2)}, true, {20, 20, 20, 20, kUnwritten}},
                  {1, 3, {0, 0}, {BadIndex(kSite, 3, 3)}, false}});
}

// Stored and returned

TEST_F(FactsTest, PartsOfBuffersThatAreStored) {
    for (const char *storage : {"Function", "Private"}) {
        const bool local = storage[0] == 'F';
        const std::string variable = std::string("%kept = OpVariable %pkept ") + storage + "\n";
        Shader shader = {std::string(kChooseElement) + "OpStore %kept %p\n%q = OpLoad %puint %kept\n" +
                             "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                         "",
                         std::string("%pkept = OpTypePointer ") + storage + " %puint\n" +
                             (local ? "" : variable),
                         kPointers,
                         "",
                         local ? variable : ""};
        const std::vector<Case> runs = {
            {3, 0, {103}, {}}, {9, 1, {202}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}};
        Try(shader, 1, runs);
        TryWithInput(shader, 1, runs);
        TryWithInput(shader, 1, {{3, 0, {0}, {Invalid(kSite, 0)}, true, {kUnwritten, 20, 20, 20, 20}}});
    }
}

// A struct with a number and two pointers, which the number chooses from.
Shader StoredInAStruct(const std::string &storage, const std::string &after = "") {
    const std::string variable = "%kept = OpVariable %pkept " + storage + "\n";
    const bool local = storage == "Function";
    return {
        "%a = OpAccessChain %puint %data %u1 %i\n%b = OpAccessChain %puint %other %u1 %i\n"
        "%first = OpAccessChain %pplace %kept %u1 %u0\nOpStore %first %a\n"
        "%both = OpAccessChain %pplaces %kept %u1\n%second = OpAccessChain %pplace %both %u1\n"
        "OpStore %second %b\n%number = OpAccessChain %pnumber %kept %u0\nOpStore %number %j\n" +
            after +
            "%n = OpLoad %uint %number\n%chosen = OpAccessChain %pplace %kept %u1 %n\n"
            "%p = OpLoad %puint %chosen\n" +
            kLoad,
        "",
        "%places = OpTypeArray %puint %u2\n%holder = OpTypeStruct %uint %places\n%pkept = OpTypePointer " +
            storage + " %holder\n%pplaces = OpTypePointer " + storage + " %places\n%pplace = OpTypePointer " +
            storage + " %puint\n%pnumber = OpTypePointer " + storage + " %uint\n" + (local ? "" : variable),
        kPointers,
        "",
        local ? variable : ""};
}

TEST_F(FactsTest, PointersInArraysAndStructs) {
    for (const char *storage : {"Function", "Private"}) {
        SCOPED_TRACE(storage);
        const Shader shader = StoredInAStruct(storage);
        const std::vector<Case> runs = {{3, 0, {103}, {}},
                                        {3, 1, {203}, {}},
                                        {4, 0, {0}, {Beyond(kSite, 0, 23)}},
                                        {4, 1, {0}, {Beyond(kSite, 0, 23)}}};
        Try(shader, 1, runs);
        TryWithInput(shader, 1, runs);
        TryWithInput(shader, 1,
                     {{3, 0, {103}, {}, true, {20, kUnwritten, 20, 20, 20}},
                      {3, 1, {0}, {Invalid(kSite, 0)}, true, {20, kUnwritten, 20, 20, 20}},
                      {3, 1, {0}, {Beyond(kSite, 0, 19, 16)}, true, {20, 16, 20, 20, 20}}});
    }
}

// The facts of a value that was stored as a struct are unknown, and nothing is reported.
TEST_F(FactsTest, AStructThatIsCopiedEntirely) {
    Shader shader = StoredInAStruct("Private", "%whole = OpLoad %holder %kept\nOpStore %kept %whole\n");
    shader.body += "%c = OpAccessChain %puint %data %u1 %j\n%901 = OpLoad %uint %c\n";
    Try(shader, 1, {{3, 0, {103}, {}}, {3, 1, {203}, {}}});
    TryWithInput(shader, 1, {{3, 0, {103}, {}}, {3, 1, {203}, {}}});
}

// A function passes its argument on, through a variable that another function reads.
TEST_F(FactsTest, APointerThatOneFunctionStoresForAnother) {
    Shader shader = {
        "%a = OpAccessChain %puint %data %u1 %i\n%x = OpFunctionCall %void %keep %a\n"
        "%y = OpFunctionCall %uint %use\nOpStore %out_0 %y\n",
        "%keep = OpFunction %void None %keep_type\n%kp = OpFunctionParameter %puint\n%kl = OpLabel\n"
        "OpStore %kept %kp\nOpReturn\nOpFunctionEnd\n"
        "%use = OpFunction %uint None %use_type\n%ul = OpLabel\n%up = OpLoad %puint %kept\n"
        "%900 = OpLoad %uint %up\nOpReturnValue %900\nOpFunctionEnd\n",
        "%pkept = OpTypePointer Private %puint\n%kept = OpVariable %pkept Private\n"
        "%keep_type = OpTypeFunction %void %puint\n%use_type = OpTypeFunction %uint\n",
        kPointers};
    const std::vector<Case> runs = {{3, 0, {103}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}};
    Try(shader, 1, runs);
    TryWithInput(shader, 1, runs);
}

TEST_F(FactsTest, PartsOfBuffersThatFunctionsReturn) {
    Shader shader = {"%p = OpFunctionCall %puint %choose %i %j\n" + std::string(kLoad),
                     "%choose = OpFunction %puint None %choose_type\n%ci = OpFunctionParameter %uint\n"
                     "%cj = OpFunctionParameter %uint\n%cl = OpLabel\n%cc = OpIEqual %bool %cj %u0\n"
                     "OpSelectionMerge %cm None\nOpBranchConditional %cc %ct %cm\n%ct = OpLabel\n"
                     "%ca = OpAccessChain %puint %data %u1 %ci\nOpReturnValue %ca\n%cm = OpLabel\n"
                     "%cb = OpAccessChain %puint %buffers %u1 %u1 %ci\nOpReturnValue %cb\nOpFunctionEnd\n",
                     "%choose_type = OpTypeFunction %puint %uint %uint\n", kPointers};
    const std::vector<Case> runs = {
        {3, 0, {103}, {}}, {3, 1, {1003}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}};
    TryWithInput(shader, 2, runs);
    TryWithInput(shader, 2,
                 {{3, 1, {0}, {Invalid(kSite, 1)}, true, {20, 20, 20, kUnwritten, 20}},
                  {4, 1, {0}, {Beyond(kSite, 1, 23)}}});
}

TEST_F(FactsTest, BuffersThatAreStoredHaveAState) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%s = OpSelect %pblock %c %data %other\nOpStore %kept %s\n"
                     "%p = OpLoad %pblock %kept\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "",
                     "%pfblock = OpTypePointer Function %pblock\n",
                     kPointers,
                     "",
                     "%kept = OpVariable %pfblock Function\n"};
    TryWithInput(shader, 1,
                 {{3, 0, {103}, {}},
                  {4, 1, {0}, {Beyond(kSite, 0, 23)}},
                  {3, 1, {0}, {Invalid(kSite, 0)}, true, {20, kUnwritten, 20, 20, 20}}});
}

// A function that gets the address of a variable may change it: its facts are unknown, and nothing is reported.
TEST_F(FactsTest, AVariableThatOthersWriteTo) {
    Shader shader = {
        "%x = OpFunctionCall %void %fill %kept %i\n%q = OpLoad %puint %kept\n"
        "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n"
        "%a = OpAccessChain %puint %data %u1 %j\n%901 = OpLoad %uint %a\n",
        "%fill = OpFunction %void None %fill_type\n%fp = OpFunctionParameter %pkept\n"
        "%fi = OpFunctionParameter %uint\n%fl = OpLabel\n%fa = OpAccessChain %puint %other %u1 %fi\n"
        "OpStore %fp %fa\nOpReturn\nOpFunctionEnd\n",
        "%pkept = OpTypePointer Function %puint\n%fill_type = OpTypeFunction %void %pkept %uint\n",
        kPointers,
        "",
        "%kept = OpVariable %pkept Function\n"};
    Try(shader, 1, {{3, 0, {203}, {}}});
    TryWithInput(shader, 1, {{3, 0, {203}, {}}});
}

// Validity only: lavapipe does not survive null pointers, chosen or not.
TEST(Facts, NullPointersAreChosenFrom) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u1 %i\n"
                     "%p = OpSelect %puint %c %a %null\n" +
                         std::string(kLoad),
                     "", "%null = OpConstantNull %puint\n", kPointers};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    for (wd_instrument_mode mode : kModes) {
        options.mode = mode;
        options.input = nullptr;
        EXPECT_EQ(Pass(shader, options).num_checks, 1u);
        options.input = &Input();
        EXPECT_EQ(Pass(shader, options).num_checks, 1u);
    }
}

// Found by fuzzing: a variable that Vulkan does not allow is like an array of descriptors whose type is the pointer's
// element.
TEST(Facts, ABufferOfNumbersWithoutAStructIsNoDescriptor) {
    Shader shader = {std::string(kChooseElement) + kLoad, "",
                     "%podd = OpTypePointer StorageBuffer %outs\n%odd = OpVariable %podd StorageBuffer\n",
                     kPointers, "OpDecorate %odd DescriptorSet 0\nOpDecorate %odd Binding 4\n"};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    for (wd_instrument_mode mode : kModes) {
        options.mode = mode;
        EXPECT_EQ(Pass(shader, options).num_checks, 1u);
    }
}

// Found by fuzzing: buffers without a descriptor set, which Vulkan does not allow, are chosen from.
TEST(Facts, BuffersOfNoSetHaveNoLength) {
    const Shader shader = {"%c = OpIEqual %bool %j %u0\n%p = OpSelect %pblock %c %data %other\n"
                           "%q = OpAccessChain %puint %p %u1 %i\n%900 = OpLoad %uint %q\n",
                           "", "", kPointers};
    std::string text = Text(shader);
    for (const char *name : {"data", "other", "buffers"}) {
        const std::string set = "OpDecorate %" + std::string(name) + " DescriptorSet 0\n";
        text.erase(text.find(set), set.size());
    }
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    for (wd_instrument_mode mode : kModes) {
        options.mode = mode;
        Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
    }
}

// Found by fuzzing: the last operand of a phi lacks its block.
TEST(Facts, APhiOfHalfAPairLeavesTheModuleReadable) {
    const Shader shader = {
        "%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
        "%t = OpLabel\n%a = OpAccessChain %puint %data %u1 %i\nOpBranch %m\n"
        "%e = OpLabel\n%b = OpAccessChain %puint %other %u1 %i\nOpBranch %m\n%m = OpLabel\n"
        "%p = OpPhi %puint %a %t %b %e\n" +
            std::string(kLoad),
        "", "", kPointers};
    std::vector<uint32_t> words = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    constexpr uint32_t kPhi = 7u << 16 | 245, kHalf = 6u << 16 | 245;
    const auto phi = std::find(words.begin(), words.end(), kPhi);
    ASSERT_NE(phi, words.end());
    *phi = kHalf;
    words.erase(phi + 6);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    ExpectReadable(words, options);
}

// Found by fuzzing: the index of a descriptor is not a value.
TEST(Facts, AnIndexWithoutATypeLeavesTheModuleReadable) {
    const Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %buffers %l %u1 %i\n"
                           "%b = OpAccessChain %puint %other %u1 %u2\n%p = OpSelect %puint %c %a %b\n" +
                               std::string(kLoad),
                           "", "", kPointers};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    ExpectReadable(Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3), options);
}

// Found by fuzzing: layouts were missing without the check of bounds.
TEST(Facts, ArgumentsAreFollowedWithoutTheCheckOfBounds) {
    const Shader shader = {
        "%a = OpAccessChain %puint %data %u1 %i\n%902 = OpFunctionCall %uint %read %a %u1\n"
        "%b = OpAccessChain %puint %other %u1 %u2\n%903 = OpFunctionCall %uint %read %b %u1\n",
        kRead, kReadType};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DEFAULT & ~WD_CHECK_BUFFER_BOUNDS;
    options.input = &Input();
    ExpectReadable(Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3), options);
}

TEST(Facts, EveryAllocationMayFail) {
    Shader shader = {std::string(kChooseElement) +
                         "OpStore %kept %p\n%q = OpLoad %puint %kept\n%x = OpFunctionCall %uint %read %q %i\n"
                         "%y = OpFunctionCall %uint %read %a %i\nOpSelectionMerge %m None\n"
                         "OpBranchConditional %c %t %m\n%t = OpLabel\nOpBranch %m\n%m = OpLabel\n"
                         "%f = OpPhi %puint %a %l %b %t\n%902 = OpLoad %uint %f\n",
                     kRead,
                     std::string("%pkept = OpTypePointer Function %puint\n") + kReadType,
                     kPointers,
                     "",
                     "%kept = OpVariable %pkept Function\n"};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    FailEachAllocation(Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3), options);
    FailEachAllocation(Assemble(Text(StoredInAStruct("Function")), SPV_ENV_UNIVERSAL_1_3), options);
}

} // namespace
