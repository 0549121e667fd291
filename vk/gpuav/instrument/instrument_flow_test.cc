// Descriptors and pointers that go through functions, copies, phis, selects and loops, on lavapipe with plain storage
// buffers bound: without the mistake (no record, and the same results as the uninstrumented shader), and with it (the
// exact record). Each shader is validated before and after, in both modes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Assemble;
using wd::testing::ExpectReadable;
using wd::testing::FailEachAllocation;
using wd::testing::Validate;

// Functions

const char kPointers[] = "OpCapability VariablePointers\n";

// uint read(Block *b, uint k) { return b->elements[k]; }
const char kRead[] =
    "%read = OpFunction %uint None %read_type\n%rb = OpFunctionParameter %pblock\n"
    "%rk = OpFunctionParameter %uint\n%rl = OpLabel\n%rp = OpAccessChain %puint %rb %u1 %rk\n"
    "%900 = OpLoad %uint %rp\nOpReturnValue %900\nOpFunctionEnd\n";
const char kReadType[] = "%read_type = OpTypeFunction %uint %pblock %uint\n";

TEST_F(FlowTest, AParameterThatIsAlwaysOneBufferIsThatBuffer) {
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\nOpStore %out_0 %x\n"
                     "%y = OpFunctionCall %uint %read %data %j\nOpStore %out_1 %y\n",
                     kRead, kReadType, kPointers};
    Try(shader, 1,
        {{3, 0, {103, 100}, {}},
         {0, 4, {100, 0}, {Beyond(kSite, 0, 23)}},
         {4, 5, {0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}});
}

// The function between passes its own parameter on; it comes after the one that it calls.
TEST_F(FlowTest, ParametersAreFollowedThroughFunctions) {
    Shader shader = {
        "%x = OpFunctionCall %uint %outer %i %other\nOpStore %out_0 %x\n",
        std::string(kRead) + "%outer = OpFunction %uint None %outer_type\n%ok = OpFunctionParameter %uint\n"
                             "%ob = OpFunctionParameter %pblock\n%ol = OpLabel\n"
                             "%or = OpFunctionCall %uint %read %ob %ok\nOpReturnValue %or\nOpFunctionEnd\n",
        std::string(kReadType) + "%outer_type = OpTypeFunction %uint %uint %pblock\n", kPointers};
    Try(shader, 1, {{3, 0, {203}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, AParameterForDifferentBuffersIsCheckedByItsLength) {
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\nOpStore %out_0 %x\n"
                     "%y = OpFunctionCall %uint %read %other %j\nOpStore %out_1 %y\n",
                     kRead, kReadType, kPointers};
    Try(shader, 1, {{3, 2, {103, 202}, {}}, {0, 4, {100, 0}, {Beyond(kSite, 0, 23)}}});
}

// An element of an array: the index is checked at the call, the buffer's bounds in the function.
TEST_F(FlowTest, AnElementOfAnArrayAsAnArgument) {
    Shader shader = {"%e = OpAccessChain %pblock %buffers %j\n%901 = OpFunctionCall %uint %read %e %i\n"
                     "OpStore %out_0 %901\n",
                     kRead, kReadType, kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {4, 2, {0}, {Beyond(kSite, 2, 23)}},
         {1, 3, {0}, {BadIndex(kSite2, 3, 3)}, false}});
}

TEST_F(FlowTest, AnArrayAsAnArgument) {
    const std::string type = "%pick_type = OpTypeFunction %uint %pblocks %uint %uint\n";
    const std::string pick =
        "%pick = OpFunction %uint None %pick_type\n%pa = OpFunctionParameter %pblocks\n"
        "%pn = OpFunctionParameter %uint\n%pk = OpFunctionParameter %uint\n%ql = OpLabel\n"
        "%qp = OpAccessChain %puint %pa %pn %u1 %pk\n%900 = OpLoad %uint %qp\nOpReturnValue "
        "%900\nOpFunctionEnd\n";
    Shader shader = {"%x = OpFunctionCall %uint %pick %buffers %j %i\nOpStore %out_0 %x\n", pick, type,
                     kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {4, 1, {0}, {Beyond(kSite, 1, 23)}},
         {1, 3, {0}, {BadIndex(kSite, 3, 3)}, false}});
}

// The elements of a copied array are checked like those of the array; so are those of a copy of a copy, made by a chain
// without indices.
TEST_F(FlowTest, CopiesOfArrays) {
    const Shader shader = {"%copy = OpCopyObject %pblocks %buffers\n%chain = OpAccessChain %pblocks %copy\n"
                           "%again = OpCopyObject %pblocks %chain\n"
                           "%q = OpAccessChain %puint %again %j %u1 %i\n%900 = OpLoad %uint %q\n"
                           "OpStore %out_0 %900\n"};
    const std::vector<Case> runs = {
        {3, 2, {2003}, {}}, {4, 1, {0}, {Beyond(kSite, 1, 23)}}, {1, 3, {0}, {BadIndex(kSite, 3, 3)}, false}};
    Try(shader, 2, runs);
    TryWithInput(shader, 2, runs);
}

// Consecutive copies are followed far enough for all compilers. Beyond that, the index is checked at the last copy, and
// bounds are not checked.
TEST_F(FlowTest, CopiesOfCopies) {
    auto shader = [](int count) {
        Shader shader = {"%c0 = OpAccessChain %pblock %buffers %j\n"};
        for (int i = 1; i <= count; i++) {
            shader.body +=
                "%c" + std::to_string(i) + " = OpCopyObject %pblock %c" + std::to_string(i - 1) + "\n";
        }
        shader.body += "%q = OpAccessChain %puint %c" + std::to_string(count) +
                       " %u1 %i\n%900 = OpLoad %uint %q\nOpStore %out_0 %900\n";
        return shader;
    };
    const std::vector<Case> runs = {
        {3, 2, {2003}, {}}, {4, 1, {0}, {Beyond(kSite, 1, 23)}}, {1, 3, {0}, {BadIndex(kSite, 3, 3)}, false}};
    Try(shader(40), 2, runs);
    TryWithInput(shader(40), 2, runs);
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Pass(shader(200), mode).reported, std::vector<std::string>{"OpCopyObject"});
    }
}

// With an input buffer, a parameter that is always one buffer has that buffer's state and size.
TEST(InstrumentFlow, TheInputBufferGivesTheStateOfParameters) {
    const wd_input_binding bindings[] = {{0, 1, 0, true, 0}, {0, 2, 3, true, 0}};
    const wd_instrument_input input = {1, 200, bindings, 2};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.input = &input;
        Shader same = {"%x = OpFunctionCall %uint %read %data %i\n", kRead, kReadType, kPointers};
        options.checks = WD_CHECK_DESCRIPTOR_STATE;
        EXPECT_EQ(Pass(same, options).num_checks, 1u);
        Shader different = {
            "%x = OpFunctionCall %uint %read %data %i\n%y = OpFunctionCall %uint %read %other %i\n", kRead,
            kReadType, kPointers};
        EXPECT_EQ(Pass(different, options).num_checks, 1u);
        options.checks = WD_CHECK_DEFAULT;
        EXPECT_EQ(Pass(different, options).num_checks, 1u);
    }
}

// Chosen pointers

// A step of a chosen pointer is not an access: only the load needs the buffer's state and size. The second of two such
// pointers is moved by an operand that is not a number, which SPIRV-Tools before 2026 accepts: only its state is
// checked.
TEST(InstrumentFlow, TheInputBufferGivesTheSizeForAPointerThatALoopMoves) {
    const wd_input_binding bindings[] = {{0, 1, 0, true, 0}, {0, 2, 3, true, 0}};
    const wd_instrument_input input = {1, 200, bindings, 2};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.input = &input;
        const auto moved_by = [](const std::string &step) {
            return Shader{"%a = OpAccessChain %puint %data %u1 %i\nOpBranch %h\n%h = OpLabel\n"
                          "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
                          "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
                          "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
                          "%900 = OpLoad %uint %p\nOpBranch %n\n%n = OpLabel\n"
                          "%p2 = OpPtrAccessChain %puint %p " +
                              step +
                              "\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                              "%m = OpLabel\n",
                          "", "", kPointers};
        };
        EXPECT_EQ(Pass(moved_by("%u1"), options).num_checks, 1u);
        const Shader odd = moved_by("%data");
        const std::vector<uint32_t> words = Assemble(Text(odd), SPV_ENV_UNIVERSAL_1_3);
        if (Validate(words, SPV_ENV_UNIVERSAL_1_3).empty()) {
            EXPECT_EQ(Pass(odd, options).num_checks, 1u);
        }
        EXPECT_EQ(ExpectReadable(words, options).num_checks, 1u);
    }
}

TEST_F(FlowTest, ASelectedPointerIntoABuffer) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u1 %i\n"
                     "%b = OpAccessChain %puint %data %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    // The pointer that is not chosen may lead anywhere.
    Try(shader, 1, {{3, 0, {103}, {}}, {9, 1, {102}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}});
}

// The first member and an element: one number represents both.
TEST_F(FlowTest, ASelectedPointerToDifferentMembers) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u0\n"
                     "%b = OpAccessChain %puint %data %u1 %i\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 1,
        {{3, 0, {5}, {}}, {9, 0, {5}, {}}, {3, 1, {103}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, APhiOfPointersIntoABuffer) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n%a = OpAccessChain %puint %data %u1 %i\n%901 = OpLoad %uint %a\n"
                     "OpStore %out_1 %901\nOpBranch %m\n"
                     "%e = OpLabel\n%b = OpAccessChain %puint %data %u1 %u2\nOpBranch %m\n%m = OpLabel\n"
                     "%p = OpPhi %puint %a %t %b %e\n%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 2,
        {{3, 0, {103, 103}, {}},
         {9, 1, {102}, {}},
         {4, 0, {0, 0}, {Beyond(kSite2, 0, 23), Beyond(kSite, 0, 23)}}});
}

// for (p = &data.elements[i], n = 0; n < j; n++, p++) sum += *p
TEST_F(FlowTest, APointerThatALoopMoves) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\nOpBranch %h\n%h = OpLabel\n"
                     "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
                     "%s = OpPhi %uint %u0 %l %s2 %n\nOpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
                     "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
                     "%900 = OpLoad %uint %p\n%s2 = OpIAdd %uint %s %900\nOpBranch %n\n%n = OpLabel\n"
                     "%p2 = OpPtrAccessChain %puint %p %u1\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                     "%m = OpLabel\nOpStore %out_0 %s\n",
                     "", "", kPointers};
    Try(shader, 1,
        {{0, 4, {406}, {}},
         {2, 2, {205}, {}},
         {2, 3, {205}, {Beyond(kSite, 0, 23)}},
         {2, 4, {205}, {Beyond(kSite, 0, 23)}}});
    Try(shader, 1, {{2, 4, {205}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}}, true);
}

TEST_F(FlowTest, PointersToDifferentElementsOfAnArray) {
    Shader shader = {"%c = OpULessThan %bool %j %u3\n%a = OpAccessChain %puint %buffers %j %u1 %i\n"
                     "%b = OpAccessChain %puint %buffers %i %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {2, 3, {2002}, {}},
         {4, 2, {0}, {Beyond(kSite, 2, 23)}},
         {3, 9, {0}, {BadIndex(kSite, 3, 3)}, false}});
}

TEST_F(FlowTest, PointersToDifferentBuffersAreCheckedByTheirLength) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%p = OpSelect %pblock %c %data %other\n"
                     "%q = OpAccessChain %puint %p %u1 %i\n%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 1, {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}});
}

// Pointers that were stored or returned lead to an unknown buffer: OpArrayLength still returns its length.
TEST_F(FlowTest, PointersToBuffersThatAreStored) {
    const std::string types = "%pfblock = OpTypePointer Function %pblock\n";
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%s = OpSelect %pblock %c %data %other\nOpStore %kept %s\n"
                     "%p = OpLoad %pblock %kept\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "",
                     types,
                     kPointers,
                     "",
                     "%kept = OpVariable %pfblock Function\n"};
    Try(shader, 1, {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, PointersToBuffersThatFunctionsReturn) {
    Shader shader = {"%p = OpFunctionCall %pblock %choose %j\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "%choose = OpFunction %pblock None %choose_type\n%ck = OpFunctionParameter %uint\n"
                     "%cl = OpLabel\n%cc = OpIEqual %bool %ck %u0\n%cs = OpSelect %pblock %cc %data %other\n"
                     "OpReturnValue %cs\nOpFunctionEnd\n",
                     "%choose_type = OpTypeFunction %pblock %uint\n", kPointers};
    Try(shader, 1, {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}});
}

// Frexp and Modf write their second result through a pointer.
TEST_F(FlowTest, SecondResultsThatGoIntoABuffer) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\n%900 = OpExtInst %float %glsl Frexp %f8 %a\n"
                     "%e = OpLoad %uint %a\nOpStore %out_0 %e\n%m = OpBitcast %uint %900\n"
                     "OpStore %out_1 %m\n",
                     "", "%float = OpTypeFloat 32\n%f8 = OpConstant %float 8\n",
                     "%glsl = OpExtInstImport \"GLSL.std.450\"\n"};
    Try(shader, 1, {{3, 0, {4, 0x3f000000}, {}}, {4, 0, {0, 0}, {Beyond(kSite, 0, 23)}, false}});
}

// Another entry point begins with the same function: its stage is still recorded.
TEST_F(FlowTest, AFunctionOfTwoEntryPoints) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\n%900 = OpLoad %uint %a\nOpStore %out_0 %900\n"};
    shader.entry_points = "OpEntryPoint GLCompute %main \"other\"\n";
    Try(shader, 1, {{3, 0, {103}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}});
}

// Copies

TEST_F(FlowTest, CopiedPointersAndMemory) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\n%b = OpCopyObject %puint %a\n"
                     "OpCopyMemory %local %b\n%x = OpLoad %uint %local\nOpStore %out_0 %x\n"
                     "%900 = OpLoad %uint %b\nOpStore %out_1 %900\n",
                     "",
                     "%pf = OpTypePointer Function %uint\n",
                     "",
                     "",
                     "%local = OpVariable %pf Function\nOpStore %local %u7\n"};
    Try(shader, 1, {{3, 0, {103, 103}, {}}});
}

TEST(InstrumentFlow, EveryAllocationMayFail) {
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\n%y = OpFunctionCall %uint %read %other %i\n"
                     "%c = OpULessThan %bool %j %u3\n%a = OpAccessChain %puint %buffers %j %u1 %i\n"
                     "%b = OpAccessChain %puint %buffers %i %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%902 = OpLoad %uint %p\n",
                     kRead, kReadType, kPointers};
    const std::vector<uint32_t> words = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    FailEachAllocation(words, options);
}

} // namespace
