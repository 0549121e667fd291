// Invocations that end in called functions: what that means for quads, barriers and certain divergence, however long
// the chain of calls is.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/spirv/uniformity/uniformity.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Validate;

// Module reads a module, and finds its instructions.
class Module {
  public:
    explicit Module(const std::string &text) : words_(Assemble(text, SPV_ENV_UNIVERSAL_1_5)) {
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_, nullptr),
            WD_OK);
        EXPECT_EQ(wd_uniformity_create(wd_allocator_default(), module_, &uniformity_), WD_OK);
        EXPECT_EQ(wd_uniformity_find_quads(uniformity_, &quads_), WD_OK);
    }
    ~Module() {
        wd_quads_finish(&quads_);
        wd_uniformity_destroy(uniformity_);
        wd_spirv_module_destroy(module_);
    }
    Module(const Module &) = delete;
    Module &operator=(const Module &) = delete;

    uint32_t LastBarrier() const {
        wd_spirv_instruction instruction;
        uint32_t last = 0;
        for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &instruction); i++) {
            last = wd_is_workgroup_barrier(module_, &instruction) ? i : last;
        }
        return last;
    }
    bool IsUniform() const {
        return wd_uniformity_is_uniform(uniformity_, LastBarrier());
    }
    bool IsCertain() const {
        wd_certain_divergence found;
        return wd_uniformity_find_certain(uniformity_, LastBarrier(), &found);
    }
    const wd_quads &quads() const {
        return quads_;
    }
    const std::vector<uint32_t> &words() const {
        return words_;
    }

  private:
    std::vector<uint32_t> words_;
    wd_spirv_module *module_ = nullptr;
    wd_uniformity *uniformity_ = nullptr;
    wd_quads quads_ = {};
};

std::string Function(const std::string &name, const std::string &body) {
    return name + " = OpFunction %void None %fn\n" + name + "_begin = OpLabel\n" + body + "OpFunctionEnd\n";
}

// Functions %f1 to %f`depth`: each calls the one before, and %f1 calls %f0.
std::string Chain(uint32_t depth) {
    std::string text;
    for (uint32_t i = 1; i <= depth; i++) {
        const std::string number = std::to_string(i);
        text += Function("%f" + number, "%call" + number + " = OpFunctionCall %void %f" +
                                            std::to_string(i - 1) + "\nOpReturn\n");
    }
    return text;
}

std::string Call(uint32_t depth) {
    return "%called = OpFunctionCall %void %f" + std::to_string(depth) + "\n";
}

const char kTypes[] = R"(
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u4 = OpConstant %uint 4
%u264 = OpConstant %uint 264
%f_half = OpConstant %float 0.5
)";

// A fragment shader: if (x < 0.5) { call; return; } color = dFdx(x).
std::string Fragment(const std::string &last, uint32_t depth) {
    return std::string("OpCapability Shader\nOpMemoryModel Logical GLSL450\n"
                       "OpEntryPoint Fragment %main \"main\" %at %color\n"
                       "OpExecutionMode %main OriginUpperLeft\nOpDecorate %at Location 0\n"
                       "OpDecorate %color Location 0\n") +
           kTypes +
           "%in = OpTypePointer Input %float\n%out = OpTypePointer Output %float\n"
           "%at = OpVariable %in Input\n%color = OpVariable %out Output\n" +
           Function("%f0", last) + Chain(depth) +
           Function("%main", "%x = OpLoad %float %at\n%is_low = OpFOrdLessThan %bool %x %f_half\n"
                             "OpSelectionMerge %merge None\nOpBranchConditional %is_low %then %merge\n"
                             "%then = OpLabel\n" +
                                 Call(depth) +
                                 "OpReturn\n%merge = OpLabel\n%slope = OpDPdx %float %x\n"
                                 "OpStore %color %slope\nOpReturn\n");
}

// Pixels that returned and pixels that were discarded look the same: the branch is left out.
TEST(CalledEnds, BranchesBeforeDiscardsOfCalledFunctionsAreNotFollowed) {
    for (uint32_t depth : {0u, 1u, 33u, 4000u}) {
        const Module discards(Fragment("OpKill\n", depth)), returns(Fragment("OpReturn\n", depth));
        EXPECT_EQ(discards.quads().num_branches, 0u) << depth;
        EXPECT_EQ(discards.quads().operations.count, 0u) << depth;
        EXPECT_EQ(returns.quads().num_branches, 1u) << depth;
        EXPECT_EQ(returns.quads().operations.count, 1u) << depth;
        if (depth < 100) {
            EXPECT_EQ(Validate(discards.words()), "") << depth;
        }
    }
}

// if (x < 0.5) { call } with a derivative in the last function.
TEST(CalledEnds, DerivativesOfCalledFunctionsAreFound) {
    for (uint32_t depth : {0u, 1u, 33u, 4000u}) {
        const Module module(
            Fragment("%y = OpLoad %float %at\n%s = OpDPdx %float %y\nOpStore %color %s\nOpReturn\n", depth));
        EXPECT_EQ(module.quads().num_branches, 1u) << depth;
        EXPECT_EQ(module.quads().operations.count, 2u) << depth;
    }
}

// Recursion is not valid in shaders: nothing is said of the module.
TEST(CalledEnds, RecursionEndsTheSearch) {
    const Module module(Fragment("%again = OpFunctionCall %void %f3\nOpReturn\n", 3));
    EXPECT_EQ(module.quads().num_branches, 0u);
}

// A task shader: main { own = LocalInvocationIndex; body }.
std::string Task(const std::string &last, uint32_t depth, const std::string &body) {
    return std::string(
               "OpCapability MeshShadingEXT\nOpExtension \"SPV_EXT_mesh_shader\"\n"
               "OpMemoryModel Logical GLSL450\n"
               "OpEntryPoint TaskEXT %main \"main\" %index %push\nOpExecutionMode %main LocalSize 8 1 1\n"
               "OpDecorate %index BuiltIn LocalInvocationIndex\nOpDecorate %Push Block\n"
               "OpMemberDecorate %Push 0 Offset 0\n") +
           kTypes +
           "%in = OpTypePointer Input %uint\n%index = OpVariable %in Input\n%Push = OpTypeStruct %uint\n"
           "%pc_push = OpTypePointer PushConstant %Push\n%pc = OpTypePointer PushConstant %uint\n"
           "%push = OpVariable %pc_push PushConstant\n" +
           Function("%f0", last) + Chain(depth) +
           Function("%main", "%own = OpLoad %uint %index\n%is_low = OpULessThan %bool %own %u4\n" + body +
                                 "OpEmitMeshTasksEXT %u1 %u1 %u1\n");
}

const char kBarrier[] = "OpControlBarrier %u2 %u2 %u264\n";
const char kEndAll[] = "OpEmitMeshTasksEXT %u1 %u1 %u1\n";

// if (pointer's word is 0) { OpEmitMeshTasksEXT }
std::string EndIf(const std::string &pointer_type, const std::string &pointer) {
    return (pointer == "%push"
                ? "%where = OpAccessChain " + pointer_type + " %push %u0\n%n = OpLoad %uint %where\n"
                : "%n = OpLoad %uint " + pointer + "\n") +
           "%is_zero = OpIEqual %bool %n %u0\nOpSelectionMerge %go_on None\n"
           "OpBranchConditional %is_zero %end %go_on\n%end = OpLabel\n" +
           kEndAll + "%go_on = OpLabel\nOpReturn\n";
}

TEST(CalledEnds, BarriersAfterPartsOfTheWorkgroupMayHaveEnded) {
    for (uint32_t depth : {0u, 1u, 33u, 4000u}) {
        const std::string body = Call(depth) + kBarrier;
        const Module part(Task(EndIf("", "%index"), depth, body)),
            all(Task(EndIf("%pc", "%push"), depth, body)), none(Task("OpReturn\n", depth, body));
        EXPECT_FALSE(part.IsUniform()) << depth;
        EXPECT_TRUE(none.IsUniform()) << depth;
        EXPECT_TRUE(all.IsUniform()) << depth;
        if (depth < 100) {
            EXPECT_EQ(Validate(part.words(), SPV_ENV_VULKAN_1_3), "") << depth;
        }
    }
}

// call; if (own < 4) { barrier }: if the function ends all invocations, none reaches the branch.
TEST(CalledEnds, NothingIsCertainAfterInvocationsMayHaveEnded) {
    for (uint32_t depth : {0u, 1u, 33u, 4000u}) {
        const std::string body = Call(depth) +
                                 "OpSelectionMerge %merge None\nOpBranchConditional %is_low %then %merge\n"
                                 "%then = OpLabel\n" +
                                 kBarrier + "OpBranch %merge\n%merge = OpLabel\n";
        EXPECT_FALSE(Module(Task(EndIf("%pc", "%push"), depth, body)).IsCertain()) << depth;
        EXPECT_FALSE(Module(Task(kEndAll, depth, body)).IsCertain()) << depth;
        EXPECT_TRUE(Module(Task("OpReturn\n", depth, body)).IsCertain()) << depth;
    }
}

} // namespace
