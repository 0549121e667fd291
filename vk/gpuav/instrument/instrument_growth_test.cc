// The growth of modules: instrumentation adds at most three times the instructions, and a constant for each check. The
// same holds for the module after every function was inlined, which is what many compilers compile.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Instrumented;

// Instructions for each check: its comparison, and the words of its record; and for each module: the functions that
// write records, of which a few are inlined in several places.
constexpr uint64_t kPerCheck = 48, kPerModule = 1000;

// A nest of functions: the entry point calls the outermost one `calls` times, and each calls the next one as often.
// Each has a loop with `checks` accesses and `returns` early returns.
struct Nest {
    uint32_t depth, calls, checks, returns;
};

std::string Name(const char *name, uint32_t function, uint32_t number) {
    return std::string("%") + name + std::to_string(function) + "_" + std::to_string(number);
}

std::string Access(uint32_t function, uint32_t number) {
    const std::string value = "%9" + std::to_string(function) + std::to_string(100 + number);
    const std::string pointer = Name("pointer", function, number);
    return pointer + " = OpAccessChain %puint %buffers %k" + std::to_string(function) + " %u1 %u" +
           std::to_string(number % 10) + "\n" + value + " = OpLoad %uint " + pointer + "\n";
}

std::string Return(uint32_t function, uint32_t number) {
    const std::string is = Name("is", function, number), leave = Name("leave", function, number),
                      stay = Name("stay", function, number);
    return is + " = OpIEqual %bool %k" + std::to_string(function) + " %u" + std::to_string(number % 10) +
           "\nOpSelectionMerge " + stay + " None\nOpBranchConditional " + is + " " + leave + " " + stay +
           "\n" + leave + " = OpLabel\nOpReturnValue %u" + std::to_string(number % 10) + "\n" + stay +
           " = OpLabel\n";
}

std::string Function(const Nest &nest, uint32_t function) {
    const std::string n = std::to_string(function);
    std::string text = "%find" + n + " = OpFunction %uint None %fget\n%n" + n +
                       " = OpFunctionParameter %uint\n%begin" + n + " = OpLabel\n%count" + n +
                       " = OpVariable %pfunction Function %u0\nOpBranch %header" + n + "\n%header" + n +
                       " = OpLabel\nOpLoopMerge %end" + n + " %next" + n + " None\nOpBranch %test" + n +
                       "\n%test" + n + " = OpLabel\n%k" + n + " = OpLoad %uint %count" + n + "\n%goes" + n +
                       " = OpULessThan %bool %k" + n + " %n" + n + "\nOpBranchConditional %goes" + n +
                       " %body" + n + " %end" + n + "\n%body" + n + " = OpLabel\n";
    for (uint32_t i = 0; i < std::max(nest.checks, nest.returns); i++) {
        text += i < nest.checks ? Access(function, i) : "";
        text += i < nest.returns ? Return(function, i) : "";
    }
    for (uint32_t i = 0; function + 1 < nest.depth && i < nest.calls; i++) {
        text += Name("call", function, i) + " = OpFunctionCall %uint %find" + std::to_string(function + 1) +
                " %k" + n + "\n";
    }
    return text + "OpBranch %next" + n + "\n%next" + n + " = OpLabel\n%more" + n + " = OpIAdd %uint %k" + n +
           " %u1\nOpStore %count" + n + " %more" + n + "\nOpBranch %header" + n + "\n%end" + n +
           " = OpLabel\nOpReturnValue %u0\nOpFunctionEnd\n";
}

Shader NestShader(const Nest &nest) {
    Shader shader;
    for (uint32_t i = 0; i < nest.calls; i++) {
        shader.body += Name("found", 0, i) + " = OpFunctionCall %uint %find0 %i\n";
    }
    shader.globals = "%fget = OpTypeFunction %uint %uint\n%pfunction = OpTypePointer Function %uint\n";
    for (uint32_t i = 0; i < nest.depth; i++) {
        shader.functions += Function(nest, i);
    }
    return shader;
}

// The size of a module, and of its entry points after every function was inlined, in instructions of functions.
struct Sizes {
    uint64_t own = 0, inlined = 0;
};

class Measure {
  public:
    explicit Measure(const std::vector<uint32_t> &words) {
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module_, nullptr),
            WD_OK);
        uint32_t function = 0;
        wd_spirv_instruction instruction;
        for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &instruction); i++) {
            function = instruction.opcode == SpvOpFunction ? instruction.result : function;
            if (function) {
                sizes_[function]++;
                own_++;
            }
            if (instruction.opcode == SpvOpFunctionCall) {
                calls_[function].push_back(instruction.words[3]);
            }
        }
    }
    ~Measure() {
        wd_spirv_module_destroy(module_);
    }
    Sizes Get() {
        Sizes sizes = {own_, 0};
        wd_spirv_entry_point entry_point;
        for (uint32_t i = 0; wd_spirv_module_entry_point(module_, i, &entry_point); i++) {
            sizes.inlined += Inlined(entry_point.function);
        }
        return sizes;
    }

  private:
    uint64_t Inlined(uint32_t function) {
        if (!inlined_.count(function)) {
            uint64_t size = sizes_[function];
            for (uint32_t callee : calls_[function]) {
                size += Inlined(callee);
            }
            inlined_[function] = size;
        }
        return inlined_[function];
    }
    wd_spirv_module *module_ = nullptr;
    uint64_t own_ = 0;
    std::map<uint32_t, uint64_t> sizes_, inlined_;
    std::map<uint32_t, std::vector<uint32_t>> calls_;
};

// ExpectBounded compares the sizes. `num_inlined`: the checks after every function was inlined.
void ExpectBounded(const Instrumented &result, uint64_t num_inlined) {
    ASSERT_FALSE(result.words.empty());
    const Sizes before = Measure(result.original).Get(), after = Measure(result.words).Get();
    EXPECT_LE(after.own, before.own + 3 * before.own + kPerCheck * result.num_checks + kPerModule);
    EXPECT_LE(after.inlined, before.inlined + 3 * before.inlined + kPerCheck * num_inlined + kPerModule);
}

std::vector<wd_instrument_options> AllOptions() {
    std::vector<wd_instrument_options> all;
    for (wd_instrument_mode mode : kModes) {
        for (const wd_instrument_input *input :
             {&Input(), static_cast<const wd_instrument_input *>(nullptr)}) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.input = input;
            all.push_back(options);
        }
    }
    return all;
}

TEST(Growth, NestsOfLoopsCallsAndReturns) {
    for (const Nest &nest : std::vector<Nest>{{1, 1, 1, 0},
                                              {1, 1, 4, 2},
                                              {1, 9, 6, 2},
                                              {1, 9, 6, 12},
                                              {1, 40, 2, 3},
                                              {1, 2, 40, 1},
                                              {1, 2, 40, 40},
                                              {2, 4, 3, 2},
                                              {3, 4, 3, 3},
                                              {4, 5, 2, 2}}) {
        SCOPED_TRACE(std::to_string(nest.depth) + " functions, " + std::to_string(nest.calls) + " calls, " +
                     std::to_string(nest.checks) + " checks, " + std::to_string(nest.returns) + " returns");
        uint64_t num_functions = 0;
        for (uint32_t i = 0, copies = 1; i < nest.depth; i++) {
            num_functions += copies *= nest.calls;
        }
        for (const wd_instrument_options &options : AllOptions()) {
            SCOPED_TRACE(std::string(options.mode == WD_INSTRUMENT_GUARD ? "guard" : "observe") +
                         (options.input ? ", input" : ""));
            const Instrumented result = Pass(NestShader(nest), options);
            ExpectBounded(result, uint64_t{result.num_checks} / nest.depth * num_functions);
        }
    }
}

// More checks than there are records that wait: the others share one.
TEST(Growth, ManyChecks) {
    Shader shader;
    shader.globals = "%fget = OpTypeFunction %uint %uint\n";
    shader.functions =
        "%find = OpFunction %uint None %fget\n%n = OpFunctionParameter %uint\n%begin = OpLabel\n";
    for (uint32_t i = 0; i < 1500; i++) {
        const std::string number = std::to_string(1000 + i);
        shader.functions += "%k" + number + " = OpIAdd %uint %n %u" + std::to_string(i % 10) + "\n%p" +
                            number + " = OpAccessChain %puint %buffers %k" + number + " %u1 %u0\n%9" +
                            number + " = OpLoad %uint %p" + number + "\n";
    }
    shader.functions += "OpReturnValue %n\nOpFunctionEnd\n";
    shader.body = "%a = OpFunctionCall %uint %find %i\n%b = OpFunctionCall %uint %find %j\n";
    for (const wd_instrument_options &options : AllOptions()) {
        const Instrumented result = Pass(shader, options);
        EXPECT_GE(result.num_checks, 1500u);
        ExpectBounded(result, 2 * uint64_t{result.num_checks});
    }
}

// Functions that compilers copy often load words of the input buffer from private variables, which the entry point
// fills. Others read the buffer.
TEST(Growth, CopiedFunctionsReadTheInputBufferOnce) {
    for (const uint32_t calls : {1u, 20u}) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &Input();
        const Instrumented result = Pass(NestShader({1, calls, 1, 0}), options);
        EXPECT_EQ(result.text.find("\"warden.table\"") != std::string::npos, calls == 20) << calls;
        options.input = nullptr;
        EXPECT_EQ(Pass(NestShader({1, calls, 1, 0}), options).text.find("\"warden.table\""),
                  std::string::npos);
    }
}

class GrowthTest : public FlowTest {};

// A function is called so often that its checks have one record each: that of the last failure.
TEST_F(GrowthTest, TheLastFailureOfEachCheckIsRecorded) {
    constexpr uint32_t kLoad = 90100;
    Shader shader = NestShader({1, 20, 1, 0});
    shader.body += "OpStore %out_0 %found0_0\n";
    for (const wd_instrument_options &options : AllOptions()) {
        TryWith(shader, options, 2, {{3, 0, {0}, {}}, {5, 0, {0}, {BadIndex(kLoad, 4, 3)}}});
    }
}

} // namespace
