// Lines and scopes between the labels and phis of blocks: code of checks comes after all of them, and the modules stay
// valid. On lavapipe, loops have the same results with them.
#include "vk/gpuav/instrument/instrument_version_testing.h"

namespace {

using namespace wd::testing::flow;
using wd::testing::Count;
using wd::testing::Instrumented;

// What is after each label and each phi. SPIRV-Tools allows scopes of OpenCL.DebugInfo.100 before phis, and its
// optimizer writes them there.
enum class Lines { kOpLine, kScope, kBoth };
constexpr Lines kLines[] = {Lines::kOpLine, Lines::kScope, Lines::kBoth};

Shader WithLines(Shader shader, Lines lines) {
    shader.strings = "%file = OpString \"loop.comp\"\n";
    if (lines != Lines::kOpLine) {
        shader.capabilities += "%debug = OpExtInstImport \"OpenCL.DebugInfo.100\"\n";
        shader.globals += "%source = OpExtInst %void %debug DebugSource %file\n"
                          "%unit = OpExtInst %void %debug DebugCompilationUnit 1 4 %source HLSL\n";
    }
    std::string body;
    uint32_t number = 0;
    for (size_t begin = 0, end; (end = shader.body.find('\n', begin)) != std::string::npos; begin = end + 1) {
        const std::string line = shader.body.substr(begin, end + 1 - begin);
        body += line;
        if (line.find("= OpLabel") == std::string::npos && line.find("= OpPhi") == std::string::npos) {
            continue;
        }
        number++;
        if (lines != Lines::kScope) {
            body += "OpLine %file " + std::to_string(number) + " 1\n";
        }
        if (lines != Lines::kOpLine) {
            body += "%scope_" + std::to_string(number) + " = OpExtInst %void %debug DebugScope %unit\n";
        }
    }
    shader.body = body;
    return shader;
}

// A loop with two phis in its header and two in its merge block, and one in a selection inside.
Shader PhisEverywhere() {
    return {"OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %n\n%s = OpPhi %uint %u0 %l %s2 %n\n"
            "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = OpULessThan %bool %k %j\n"
            "OpBranchConditional %c %b %m\n%b = OpLabel\n" +
            Read("%k", "%i") +
            "%odd = OpBitwiseAnd %uint %k %u1\n%is_odd = OpINotEqual %bool %odd %u0\n"
            "OpSelectionMerge %join None\nOpBranchConditional %is_odd %then %join\n%then = OpLabel\n"
            "%more = OpAccessChain %puint %data %u1 %i\n%901 = OpLoad %uint %more\nOpBranch %join\n"
            "%join = OpLabel\n%x = OpPhi %uint %u1 %b %901 %then\n%y = OpPhi %uint %u2 %b %u3 %then\n"
            "%s1 = OpIAdd %uint %s %x\n%s2 = OpIAdd %uint %s1 %y\nOpBranch %n\n%n = OpLabel\n"
            "%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n%z = OpPhi %uint %s %t\n"
            "%w = OpPhi %uint %k %t\nOpStore %out_1 %z\nOpStore %out_2 %w\n"};
}

class LinesTest : public VersionTest {};

// Drivers may not know the instruction set of the scopes: with these, modules are only validated.
TEST_F(LinesTest, LoopsWithReportsAfterThem) {
    Try(WithLines(PhisEverywhere(), Lines::kOpLine), 3,
        {{0, 3, {2000, 109, 3}, {}},
         {4, 1, {0, 3, 1}, {Beyond(kSite, 0, 23)}, true, {}},
         {4, 2, {0, 6, 2}, {Beyond(kSite, 0, 23), Beyond(kSite2, 0, 23)}}});
    for (const Lines lines : kLines) {
        for (const wd_instrument_mode mode : kModes) {
            EXPECT_EQ(Pass(WithLines(PhisEverywhere(), lines), mode).num_checks, 3u);
        }
    }
}

TEST_F(LinesTest, LoopsInTwoVersions) {
    const Shader plain = {Text(For{Read("%k", "%u3")})};
    Expect(1, WithLines(PhisEverywhere(), Lines::kOpLine), {{0, 0}, {0, 3}, {3, 3}, {4, 2}, {0, 4}});
    Expect(1, WithLines(plain, Lines::kOpLine), {{0, 0}, {0, 3}, {0, 4}});
    for (const Lines lines : kLines) {
        for (const bool is_speculative : {false, true}) {
            for (const Shader &shader : {plain, PhisEverywhere()}) {
                wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
                options.input = &InputWithSummary();
                options.version_loops = !is_speculative;
                options.speculate_loops = is_speculative;
                EXPECT_EQ(Count(Pass(WithLines(shader, lines), options).text, "OpLoopMerge"),
                          Count(Pass(shader, options).text, "OpLoopMerge"));
            }
        }
    }
}

TEST_F(LinesTest, LoopsWithABudget) {
    for (const Lines lines : kLines) {
        for (const wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.loop_budget = 100;
            EXPECT_EQ(Pass(WithLines(PhisEverywhere(), lines), options).num_checks, 4u);
            options.checks = 0;
            EXPECT_EQ(Pass(WithLines(PhisEverywhere(), lines), options).num_checks, 1u);
        }
    }
}

TEST_F(LinesTest, EveryCheck) {
    for (const Lines lines : kLines) {
        for (const wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.checks = WD_CHECK_KNOWN;
            options.loop_budget = 100;
            options.limits.ballot_stages = UINT32_MAX;
            EXPECT_GE(Pass(WithLines(PhisEverywhere(), lines), options).num_checks, 4u);
        }
    }
}

} // namespace
