// Loads of 8- and 16-bit values in modules that may only load, store and convert them: in guard mode a bad load is
// skipped, and its result is zero, or is not stored. On lavapipe.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing;
using namespace wd::testing::flow;

const char kCapabilities[] = "OpCapability StorageBuffer8BitAccess\nOpCapability StorageBuffer16BitAccess\n"
                             "OpExtension \"SPV_KHR_8bit_storage\"\nOpExtension \"SPV_KHR_16bit_storage\"\n";

// Declarations that the shaders of this file have in addition to flow::Shader: %narrow, declared by `type`, in %from
// and %many, which are %data and %buffers as `struct { uint head; narrow elements[]; }`, and in %to, the results as an
// array of it.
Shader Narrow(const std::string &type, uint32_t stride, const std::string &body,
              const std::string &decorations = "") {
    const std::string bytes = std::to_string(stride);
    Shader shader;
    shader.body = body;
    shader.capabilities = kCapabilities;
    shader.decorations =
        decorations + "OpDecorate %elems ArrayStride " + bytes +
        "\nOpDecorate %nblock Block\nOpMemberDecorate %nblock 0 Offset 0\n"
        "OpMemberDecorate %nblock 1 Offset 4\nOpDecorate %tblock Block\nOpMemberDecorate %tblock 0 Offset 0\n"
        "OpDecorate %from DescriptorSet 0\nOpDecorate %from Binding 1\n"
        "OpDecorate %many DescriptorSet 0\nOpDecorate %many Binding 3\n"
        "OpDecorate %to DescriptorSet 0\nOpDecorate %to Binding 0\n";
    shader.globals =
        "%int = OpTypeInt 32 1\n%float = OpTypeFloat 32\n%v2 = OpTypeVector %uint 2\n"
        "%vf2 = OpTypeVector %float 2\n" +
        type +
        "%elems = OpTypeRuntimeArray %narrow\n%nblock = OpTypeStruct %uint %elems\n"
        "%tblock = OpTypeStruct %elems\n%pnblock = OpTypePointer StorageBuffer %nblock\n"
        "%nblocks = OpTypeArray %nblock %u3\n%pnblocks = OpTypePointer StorageBuffer %nblocks\n"
        "%ptblock = OpTypePointer StorageBuffer %tblock\n%pnarrow = OpTypePointer StorageBuffer %narrow\n"
        "%from = OpVariable %pnblock StorageBuffer\n%many = OpVariable %pnblocks StorageBuffer\n"
        "%to = OpVariable %ptblock StorageBuffer\n";
    return shader;
}

const char kLoad[] = "%p = OpAccessChain %pnarrow %from %u1 %i\n%900 = OpLoad %narrow %p\n";
const char kStore[] = "%q = OpAccessChain %pnarrow %to %u0 %u0\nOpStore %q %900\n";

TEST_F(FlowTest, IntegersAreWidened) {
    struct Type {
        const char *declaration;
        uint32_t stride;
        const char *convert;
    };
    const Type types[] = {
        {"%narrow = OpTypeInt 16 0\n", 2, "OpUConvert"},
        {"%narrow = OpTypeInt 16 1\n", 2, "OpSConvert"},
        {"%narrow = OpTypeInt 8 0\n", 1, "OpUConvert"},
        {"%narrow = OpTypeInt 8 1\n", 1, "OpSConvert"},
    };
    for (const Type &type : types) {
        SCOPED_TRACE(type.declaration);
        // The value is used in two ways, one of them in another block.
        const Shader shader =
            Narrow(type.declaration, type.stride,
                   std::string(kLoad) + "%wide = " + type.convert + " %uint %900\nOpBranch %next\n" +
                       "%next = OpLabel\n%q = OpAccessChain %pnarrow %to %u0 %j\nOpStore %q %900\n"
                       "OpStore %out_1 %wide\n");
        const uint32_t per_word = 4 / type.stride, count = 4 * per_word;
        const uint32_t kept = 7 & (type.stride == 2 ? 0xffff : 0xff);
        Try(shader, 2,
            {{0, 0, {100, 100}, {}},
             {per_word, 0, {101, 101}, {}},
             {1, 0, {0, 0}, {}},
             {count, 0, {0, 0}, {Beyond(kSite, 0, 4 + 16 + type.stride - 1)}},
             {count, per_word * 2, {kept, 0, 0}, {Beyond(kSite, 0, 4 + 16 + type.stride - 1)}}});
    }
}

TEST_F(FlowTest, VectorsOfIntegersAreWidened) {
    const Shader shader = Narrow("%short = OpTypeInt 16 0\n%narrow = OpTypeVector %short 2\n", 4,
                                 std::string(kLoad) + kStore +
                                     "%wide = OpUConvert %v2 %900\n%x = OpCompositeExtract %uint %wide 0\n"
                                     "OpStore %out_1 %x\n");
    Try(shader, 2, {{3, 0, {103, 103}, {}}, {4, 0, {0, 0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, ConversionsMoveToTheLoad) {
    // 100 is a denormal half; the driver's conversion is the same with checks as without.
    const std::string convert =
        "%wide = OpFConvert %float %900\n%bits = OpBitcast %uint %wide\nOpStore %out_0 %bits\n"
        "%c = OpULessThan %bool %j %u1\nOpSelectionMerge %m None\nOpBranchConditional %c %t %m\n"
        "%t = OpLabel\n%wide2 = OpFConvert %float %900\n%bits2 = OpBitcast %uint %wide2\n"
        "OpStore %out_1 %bits2\nOpBranch %m\n%m = OpLabel\n";
    const Shader shader = Narrow("%narrow = OpTypeFloat 16\n", 2, kLoad + convert);
    Try(shader, 1,
        {{0, 0, {}, {}},
         {6, 0, {}, {}},
         {1, 1, {0, 7}, {}},
         {8, 0, {0, 0}, {Beyond(kSite, 0, 21)}},
         {8, 1, {0, 7}, {Beyond(kSite, 0, 21)}}});
    const Instrumented guarded = Pass(shader, WD_INSTRUMENT_GUARD);
    EXPECT_EQ(Count(guarded.text, "OpFConvert"), 2u);
    EXPECT_EQ(Count(guarded.text, "OpPhi"), 3u); // One of them counts the words of a record.
    const Shader vector =
        Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4,
               std::string(kLoad) + "%wide = OpFConvert %vf2 %900\n%x = OpCompositeExtract %float %wide 0\n"
                                    "%bits = OpBitcast %uint %x\nOpStore %out_1 %bits\n");
    Try(vector, 1, {{3, 0, {}, {}}, {4, 0, {7, 0}, {Beyond(kSite, 0, 23)}}});
}

// A value that is only stored: if it was not loaded, it is not stored.
TEST_F(FlowTest, CopiesAreMadeOrNot) {
    struct Type {
        const char *declaration;
        uint32_t size;
        const char *decorations = "";
    };
    const Type types[] = {
        {"%narrow = OpTypeFloat 16\n", 2},
        {"%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4},
        {"%half = OpTypeFloat 16\n%column = OpTypeVector %half 2\n%narrow = OpTypeMatrix %column 2\n", 8,
         "OpMemberDecorate %nblock 1 ColMajor\nOpMemberDecorate %nblock 1 MatrixStride 4\n"
         "OpMemberDecorate %tblock 0 ColMajor\nOpMemberDecorate %tblock 0 MatrixStride 4\n"},
    };
    for (const Type &type : types) {
        SCOPED_TRACE(type.declaration);
        const uint32_t count = 16 / type.size, beyond = 4 + 16 + type.size - 1;
        const std::vector<uint32_t> kept(16, 7);
        const Shader plain =
            Narrow(type.declaration, type.size, std::string(kLoad) + kStore, type.decorations);
        Try(plain, 2, {{0, 0, {100}, {}}, {count, 0, kept, {Beyond(kSite, 0, beyond)}}});
        // The store is checked too, and so is the index of the buffer.
        const Shader both =
            Narrow(type.declaration, type.size,
                   "%p = OpAccessChain %pnarrow %many %j %u1 %i\n%900 = OpLoad %narrow %p\n"
                   "%q = OpAccessChain %pnarrow %to %u0 %i\n%e = OpAccessChain %puint %result %u0 %u0\n"
                   "OpStore %q %900\n",
                   type.decorations);
        Try(both, 3,
            {{0, 2, {2000}, {}},
             {count, 2, kept, {Beyond(kSite, 2, beyond)}},
             {0, 3, kept, {BadIndex(kSite, 3, 3)}, false}});
        // The load is good, the store is not.
        const Shader target =
            Narrow(type.declaration, type.size,
                   "%p = OpAccessChain %pnarrow %from %u1 %u0\n%v = OpLoad %narrow %p\n"
                   "%n = OpIMul %uint %i %u8\n%q = OpAccessChain %pnarrow %many %u1 %u1 %i\n"
                   "OpStore %q %v\n%f = OpAccessChain %puint %buffers %u1 %u1 %u0\n"
                   "%900 = OpLoad %uint %f\nOpStore %out_0 %900\n",
                   type.decorations);
        const Instrumented result = Pass(target, WD_INSTRUMENT_GUARD);
        EXPECT_EQ(Count(result.text, "OpLoad %half") + Count(result.text, "OpLoad %v2half") +
                      Count(result.text, "OpLoad %mat2v2half"),
                  1u);
    }
}

// A value that is converted, before the store or after it, and stored: it is loaded for each of the two.
TEST_F(FlowTest, ConvertedValuesMayBeCopiedToo) {
    const std::string convert = "%wide = OpFConvert %vf2 %900\n%x = OpCompositeExtract %float %wide 0\n"
                                "%bits = OpBitcast %uint %x\n",
                      keep = "OpStore %out_1 %bits\n";
    for (const std::string &body : {convert + kStore + keep, kStore + convert + keep}) {
        SCOPED_TRACE(body);
        const Shader shader =
            Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4, kLoad + body);
        Try(shader, 2, {{3, 0, {103}, {}}, {4, 0, {7, 0}, {Beyond(kSite, 0, 23)}}});
        EXPECT_EQ(Count(Pass(shader, WD_INSTRUMENT_GUARD).text, "OpLoad %v2half"), 2u);
    }
}

TEST_F(FlowTest, ACopyInALoop) {
    const Shader shader =
        Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4,
               "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\nOpLoopMerge %m %n None\n"
               "OpBranch %b\n%b = OpLabel\n%x = OpIAdd %uint %i %k\n"
               "%p = OpAccessChain %pnarrow %from %u1 %x\n%900 = OpLoad %narrow %p\n"
               "%q = OpAccessChain %pnarrow %to %u0 %k\nOpStore %q %900\n"
               "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k %u1\n%c = OpULessThan %bool %k2 %j\n"
               "OpBranchConditional %c %h %m\n%m = OpLabel\n");
    Try(shader, 2, {{0, 4, {100, 101, 102, 103, 7}, {}}, {2, 3, {102, 103, 7}, {Beyond(kSite, 0, 23)}}});
}

// A value that is stored twice, or after writes to other buffers or to the invocation's own variables.
TEST_F(FlowTest, CopiesAreMadeAfterWritesElsewhere) {
    const std::string more = "%q1 = OpAccessChain %pnarrow %to %u0 %u1\n", twice = "OpStore %q1 %900\n",
                      convert = "%wide = OpFConvert %vf2 %900\n%x = OpCompositeExtract %float %wide 0\n"
                                "%bits = OpBitcast %uint %x\n";
    struct Use {
        std::string text;
        std::vector<uint32_t> good, bad; // Results.
        size_t num_loads = 1;
        uint32_t num_checks = 2;
    };
    const Use uses[] = {
        {"OpStore %out_2 %u5\n" + std::string(kStore), {103, 7, 5}, {7, 7, 5}},
        {"OpStore %own %j\n" + std::string(kStore), {103, 7}, {7, 7}},
        {"%n = OpUMod %uint %j %u3\n" + std::string(kStore), {103, 7}, {7, 7}},
        {kStore + more + twice, {103, 103, 7}, {7, 7, 7}, 2, 3},
        {convert + kStore + more + twice + "OpStore %out_2 %bits\n", {103, 103}, {7, 7, 0}, 3, 3},
        {kStore + more + twice + "%q2 = OpAccessChain %pnarrow %to %u0 %u2\nOpStore %q2 %900\n",
         {103, 103, 103},
         {7, 7, 7},
         3,
         4},
    };
    for (const Use &use : uses) {
        SCOPED_TRACE(use.text);
        Shader shader =
            Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4, kLoad + use.text);
        shader.globals += "%pown = OpTypePointer Private %uint\n%own = OpVariable %pown Private\n";
        Try(shader, use.num_checks, {{3, 0, use.good, {}}, {4, 0, use.bad, {Beyond(kSite, 0, 23)}}});
        EXPECT_EQ(Count(Pass(shader, WD_INSTRUMENT_GUARD).text, "OpLoad %v2half"), use.num_loads);
    }
}

// Values that cannot be skipped: stored after a write that may change the memory, or in another block. They are loaded
// even if the check fails, and the driver chooses the value: lavapipe of Mesa 25 yields zero, that of Mesa 26 reads on.
TEST_F(FlowTest, OtherUsesKeepTheLoad) {
    const std::string uses[] = {
        "OpBranch %next\n%next = OpLabel\n" + std::string(kStore),
        "%d = OpAccessChain %puint %data %u0\nOpStore %d %u5\n" + std::string(kStore),
        "OpMemoryBarrier %u1 %u72\n" + std::string(kStore),
        "%copy = OpCopyObject %narrow %900\n%q = OpAccessChain %pnarrow %to %u0 %u0\nOpStore %q %copy\n",
    };
    for (const std::string &use : uses) {
        SCOPED_TRACE(use);
        Shader shader = Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4, kLoad + use);
        shader.globals += "%u72 = OpConstant %uint 72\n";
        Try(shader, 2, {{3, 0, {103}, {}}, {4, 0, {}, {Beyond(kSite, 0, 23)}}});
        EXPECT_EQ(Count(Pass(shader, WD_INSTRUMENT_GUARD).text, "OpLoad %v2half"), 1u);
    }
}

// If variables may share memory, a store to one may change another.
TEST(InstrumentNarrow, AliasesKeepTheLoadBeforeWrites) {
    const char *const aliases[] = {"OpDecorate %from Aliased\nOpDecorate %result Aliased\n",
                                   "OpDecorate %both Aliased\n%both = OpDecorationGroup\n"
                                   "OpGroupDecorate %both %from %result\n"};
    for (const char *alias : aliases) {
        SCOPED_TRACE(alias);
        const Shader shader = Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4,
                                     kLoad + std::string("OpStore %out_2 %u5\n") + kStore, alias);
        const Instrumented result = Pass(shader, WD_INSTRUMENT_GUARD);
        EXPECT_LT(result.text.find("OpLoad %v2half"), result.text.find("%uint_5\n"));
    }
}

// A value that is loaded as `Volatile` is loaded once, and no other access comes between.
TEST_F(FlowTest, VolatileValuesAreLoadedOnce) {
    const std::string load = "%p = OpAccessChain %pnarrow %from %u1 %i\n%900 = OpLoad %narrow %p Volatile\n",
                      store = kStore;
    const std::string type = "%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n";
    Try(Narrow(type, 4, load + store), 2, {{3, 0, {103}, {}}, {4, 0, {7}, {Beyond(kSite, 0, 23)}}});
    const std::string uses[] = {
        "%o = OpLoad %uint %out_1\n" + store,
        "%o = OpAtomicIAdd %uint %out_2 %u1 %u0 %u1\n" + store,
        store + "%q1 = OpAccessChain %pnarrow %to %u0 %u1\nOpStore %q1 %900\n",
        store + "%wide = OpFConvert %vf2 %900\n",
        "%wide = OpFConvert %vf2 %900\n" + store,
    };
    for (const std::string &use : uses) {
        SCOPED_TRACE(use);
        const Instrumented result = Pass(Narrow(type, 4, load + use), WD_INSTRUMENT_GUARD);
        EXPECT_EQ(Count(result.text, "Volatile"), 1u);
        // The store's own branch comes after it.
        const size_t at = result.text.find("Volatile");
        EXPECT_LT(result.text.find("OpBranchConditional", at), result.text.find("OpStore", at));
    }
}

TEST(InstrumentNarrow, ModulesThatMayComputeNeedNothingOfThis) {
    Shader shader = Narrow("%narrow = OpTypeInt 16 0\n", 2, std::string(kLoad) + kStore);
    shader.capabilities = "OpCapability Int16\n" + shader.capabilities;
    EXPECT_EQ(Count(Pass(shader, WD_INSTRUMENT_GUARD).text, "OpSConvert"), 0u);
}

// Found by fuzzing: the instructions after the last function were written twice.
TEST(InstrumentNarrow, UsesInNoFunctionLeaveTheModuleReadable) {
    const std::string text = Text(Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4,
                                         std::string(kLoad) + "%wide = OpFConvert %vf2 %900\n")) +
                             "%wide2 = OpFConvert %vf2 %900\nOpReturn\nOpFunctionEnd\n";
    ExpectReadable(Assemble(text, SPV_ENV_UNIVERSAL_1_3), WD_INSTRUMENT_OPTIONS_INIT);
}

TEST(InstrumentNarrow, EveryAllocationMayFail) {
    const std::vector<uint32_t> words =
        Assemble(Text(Narrow("%half = OpTypeFloat 16\n%narrow = OpTypeVector %half 2\n", 4,
                             std::string(kLoad) + kStore +
                                 "%p2 = OpAccessChain %pnarrow %from %u1 %j\n%901 = OpLoad %narrow %p2\n"
                                 "%wide = OpFConvert %vf2 %901\n%wide2 = OpFConvert %vf2 %901\n"
                                 "OpStore %q %901\n")),
                 SPV_ENV_UNIVERSAL_1_3);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    EXPECT_EQ(FailEachAllocation(words, options), 3u);
}

} // namespace
