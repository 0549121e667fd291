// Marks of draws: which modules store them, and that the modules are valid.
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;
using wd::testing::Instrumented;

// Nothing in it needs a check.
const char kVertex[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %position
OpEntryPoint Vertex %other "other" %position
OpDecorate %position BuiltIn Position
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%vec4 = OpTypeVector %float 4
%out_vec4 = OpTypePointer Output %vec4
%fu_vec4 = OpTypePointer Function %vec4
%f0 = OpConstant %float 0
%zero = OpConstantComposite %vec4 %f0 %f0 %f0 %f0
%position = OpVariable %out_vec4 Output
%main = OpFunction %void None %fn
%begin = OpLabel
%local = OpVariable %fu_vec4 Function
OpStore %local %zero
OpStore %position %zero
OpReturn
OpFunctionEnd
%other = OpFunction %void None %fn
%begin2 = OpLabel
%unused = OpFunctionCall %void %inner
OpReturn
OpFunctionEnd
%inner = OpFunction %void None %fn
%begin3 = OpLabel
OpReturn
OpFunctionEnd
)";

struct Marks {
    uint32_t word = 120;
    uint32_t facts = WD_PIPELINE_MARKS_DRAWS;
    uint32_t checks = WD_CHECK_DEFAULT;
    bool has_input = true;
    bool pushes = false;
};

wd_instrument_options OptionsOf(const Marks &marks, wd_instrument_input *input, wd_instrument_push *push) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    *input = {};
    input->binding = 1;
    input->heads = 100;
    *push = {};
    push->num_output_words = 100;
    options.checks = marks.checks;
    options.input = marks.has_input ? input : nullptr;
    options.push = marks.pushes ? push : nullptr;
    options.pipeline_facts = marks.facts;
    options.mark = marks.word;
    return options;
}

Instrumented Mark(const Marks &marks, spv_target_env environment = SPV_ENV_VULKAN_1_1) {
    wd_instrument_input input;
    wd_instrument_push push;
    return Instrument(kVertex, environment, OptionsOf(marks, &input, &push));
}

TEST(InstrumentMarks, EachEntryPointStoresItsMarkFirst) {
    for (spv_target_env environment : {SPV_ENV_VULKAN_1_0, SPV_ENV_VULKAN_1_1, SPV_ENV_VULKAN_1_2}) {
        const Instrumented marked = Mark({}, environment);
        EXPECT_EQ(Count(marked.text, "OpAtomicStore"), 2u) << marked.text << marked.reason;
        EXPECT_EQ(Count(marked.text, "OpConstant %uint 119"), 1u) << marked.text; // 120 words from the begin.
        EXPECT_LT(marked.text.find("OpAtomicStore"), marked.text.find("OpStore")) << marked.text;
    }
}

TEST(InstrumentMarks, NoCheckNeedsToBeEnabled) {
    Marks marks;
    marks.checks = 0;
    EXPECT_EQ(Count(Mark(marks).text, "OpAtomicStore"), 2u);
}

TEST(InstrumentMarks, OtherModulesStayAsTheyAre) {
    Marks without_fact, without_word, without_input;
    without_fact.facts = 0;
    without_word.word = 0;
    without_input.has_input = false;
    for (const Marks &marks : {without_fact, without_word, without_input}) {
        const Instrumented unchanged = Mark(marks);
        EXPECT_TRUE(unchanged.words.empty());
        EXPECT_NE(unchanged.reason.find("nothing to check"), std::string::npos) << unchanged.reason;
    }
}

TEST(InstrumentMarks, MarksAreStoredThroughAddresses) {
    Marks marks;
    marks.pushes = true;
    const Instrumented marked = Mark(marks, SPV_ENV_VULKAN_1_2);
    EXPECT_EQ(Count(marked.text, "OpAtomicStore"), 2u) << marked.text << marked.reason;
    EXPECT_EQ(Count(marked.text, "PhysicalStorageBufferAddresses"), 1u) << marked.text;
}

TEST(InstrumentMarks, LosesNoMemory) {
    wd_instrument_input input;
    wd_instrument_push push;
    FailEachAllocation(Assemble(kVertex, SPV_ENV_VULKAN_1_1), OptionsOf({}, &input, &push));
}

} // namespace
