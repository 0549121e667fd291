// Loops in two versions, of random numbers: for any indices, both versions have the same results.
#include <cstdlib>
#include <random>

#include "vk/gpuav/instrument/instrument_version_testing.h"

namespace {

using namespace wd::testing::flow;

class Maker {
  public:
    explicit Maker(uint32_t seed) : random_(seed) {
    }

    Shader Make() {
        Shader shader;
        shader.capabilities = "%glsl = OpExtInstImport \"GLSL.std.450\"\n";
        shader.globals = "%pfunction = OpTypePointer Function %uint\n";
        shader.variables =
            "%v = OpVariable %pfunction Function %u0\n%w = OpVariable %pfunction Function %u1\n"
            "%sum = OpVariable %pfunction Function %u0\n";
        body_ = "";
        counters_ = {};
        Loop("l", 1 + Below(2));
        if (Below(2)) {
            body_ += "OpStore %out_1 %" + first_counter_ + "\n";
        }
        body_ += "%end = OpLoad %uint %sum\nOpStore %out_0 %end\n";
        shader.body = body_;
        return shader;
    }

  private:
    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }
    std::string New(const std::string &text) {
        const std::string name = "%n" + std::to_string(next_++);
        body_ += name + " = " + text + "\n";
        return name;
    }
    std::string Small() {
        return "%u" + std::to_string(1 + Below(4));
    }
    std::string Leaf() {
        switch (Below(7)) {
        case 0:
            return "%i";
        case 1:
            return Small();
        case 2:
            return New("OpLoad %uint %v");
        case 3:
            return New("OpLoad %uint " + New("OpAccessChain %ppush %push %u0"));
        case 4:
            return New("OpLoad %uint %w");
        default:
            return counters_.empty() ? "%j" : "%" + counters_[Below((uint32_t)counters_.size())];
        }
    }
    std::string Number(uint32_t depth) {
        if (!depth) {
            return Leaf();
        }
        const std::string left = Number(depth - 1), right = Below(2) ? Small() : Number(depth - 1);
        switch (Below(12)) {
        case 0:
            return New("OpIAdd %uint " + left + " " + right);
        case 1:
            return New("OpIMul %uint " + left + " " + right);
        case 2:
            return New("OpBitwiseAnd %uint " + left + " " + right);
        case 3:
            return New("OpUMod %uint " + left + " " + New("OpBitwiseOr %uint " + right + " %u1"));
        case 4:
            return New("OpUDiv %uint " + left + " " + Small());
        case 5:
            return New("OpShiftRightLogical %uint " + left + " " + Small());
        case 6:
            return New("OpShiftLeftLogical %uint " + left + " %u1");
        case 7:
            return New("OpISub %uint " + left + " " + right);
        case 8:
            return New("OpExtInst %uint %glsl UMin " + left + " " + right);
        case 9:
            return New("OpExtInst %uint %glsl UMax " + left + " " + right);
        case 10:
            return New("OpSelect %uint " + New("OpULessThan %bool " + left + " " + right) + " " + left + " " +
                       right);
        default:
            return left;
        }
    }
    // Often in bounds.
    std::string Index(uint32_t length) {
        const std::string number = Number(Below(3));
        switch (Below(4)) {
        case 0:
            return New("OpUMod %uint " + number + " %u" + std::to_string(length));
        case 1:
            return New("OpBitwiseAnd %uint " + number + " %u1");
        default:
            return number;
        }
    }
    void Access() {
        std::string chain;
        switch (Below(3)) {
        case 0: {
            const std::string buffer = Index(3), element = Index(4);
            chain = "%buffers " + buffer + " %u1 " + element;
            break;
        }
        case 1:
            chain = "%data %u1 " + Index(4);
            break;
        default:
            chain = "%buffers " + Index(3) + " %u0";
            break;
        }
        const std::string value = New("OpLoad %uint " + New("OpAccessChain %puint " + chain));
        const std::string old = New("OpLoad %uint %sum"), scaled = New("OpIMul %uint " + old + " %u3");
        body_ += "OpStore %sum " + New("OpIAdd %uint " + scaled + " " + value) + "\n";
    }
    void Statements(const std::string &block, uint32_t depth) {
        const uint32_t count = 1 + Below(3);
        for (uint32_t i = 0; i < count; i++) {
            if (Below(3) == 0) {
                const std::string variable = Below(2) ? "%v " : "%w ";
                body_ += "OpStore " + variable + Number(Below(2)) + "\n";
            }
            Access();
        }
        if (depth) {
            Loop(block, depth - 1);
        }
    }
    void Loop(const std::string &from, uint32_t depth) {
        const std::string name = "L" + std::to_string(next_++);
        const std::string first = Below(2) ? "%u0" : Small();
        const std::string bound = New("OpBitwiseAnd %uint " + std::string(Below(2) ? "%j" : Leaf()) + " %u7");
        if (Below(4) == 0) {
            body_ += "OpStore %w " + Number(1) + "\n";
        }
        body_ += Named("OpBranch %h@\n%h@ = OpLabel\n%k@ = OpPhi %uint " + first + " %" + from +
                           " %k2@ %n@\nOpLoopMerge %m@ %n@ None\nOpBranch %t@\n%t@ = OpLabel\n",
                       name);
        static const char *const compares[] = {"OpULessThan", "OpULessThanEqual", "OpSLessThan",
                                               "OpSLessThanEqual"};
        counters_.push_back("k" + name);
        if (Below(6) == 0) {
            Access();
        }
        body_ += Named("%c@ = " + std::string(compares[Below(4)]) + " %bool %k@ " + bound +
                           "\nOpBranchConditional %c@ %b@ %m@\n%b@ = OpLabel\n",
                       name);
        Statements("b" + name, depth);
        counters_.pop_back();
        body_ += Named("OpBranch %n@\n%n@ = OpLabel\n%k2@ = OpIAdd %uint %k@ " + Small() +
                           "\nOpBranch %h@\n%m@ = OpLabel\n",
                       name);
        first_counter_ = "k" + name;
    }

    std::mt19937 random_;
    std::string body_;
    std::vector<std::string> counters_;
    std::string first_counter_;
    uint32_t next_ = 0;
};

// WD_VERSION_SEED and WD_VERSION_PROGRAMS choose other seeds, and their number.
TEST_F(VersionTest, RandomLoops) {
    const char *seeds = std::getenv("WD_VERSION_SEED"), *programs = std::getenv("WD_VERSION_PROGRAMS");
    const uint32_t first = seeds ? (uint32_t)std::strtoul(seeds, nullptr, 0) : 1;
    const uint32_t count = programs ? (uint32_t)std::strtoul(programs, nullptr, 0) : 24;
    Begin({});
    if (IsSkipped()) {
        return;
    }
    size_t loops = 0, speculative = 0;
    for (uint32_t seed = first; seed < first + count && !HasFailure(); seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Shader shader = Maker(seed).Make();
        std::mt19937 random(seed);
        std::vector<Case> runs;
        for (uint32_t n = 0; n < 3; n++) {
            static const uint32_t numbers[] = {0, 1, 2, 3, 5, 0x7fffffff, 0x80000000, 0xffffffff};
            static const uint32_t words[] = {0, 4, 8, 12, 20, 20, 20, 20, UINT32_MAX};
            Case run = {numbers[random() % 8], (uint32_t)(random() % 8), {}, {}};
            for (uint32_t &word : run.words) {
                word = n ? words[random() % 9] : word;
            }
            runs.push_back(run);
        }
        loops += CompareVersions(shader, runs);
        speculative += SpeculativeLoops();
        if (HasFailure()) {
            ADD_FAILURE() << shader.body;
        }
    }
    EXPECT_GT(loops, 0u);
    EXPECT_GT(speculative, 0u);
}

} // namespace
