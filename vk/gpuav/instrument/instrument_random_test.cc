// Random programs of selections, loops, switches and early returns, which read elements of a buffer that may not be there, on
// lavapipe: what they compute, and which mistakes are told, is compared with what an interpreter says. Each check that is left out because
// another one answers must guard its access all the same, and no mistake may go untold.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::flow;

constexpr uint32_t kFirstSite = 1000, kElements = 4, kOutputSize = 8192;
constexpr uint32_t kSeeds = 8; // Others by --gtest_random_seed=NUMBER.

enum class Kind { kAccess, kSum, kIf, kLoop, kSwitch, kReturn };

// A statement. Names are ids in the text, `a` and `b` what it reads.
struct Statement {
    Kind kind = Kind::kAccess;
    std::string name, a, b;
    uint32_t site = 0; // Of an access; in a loop, of one in its header.
    std::vector<Statement> parts[3];
};

using Statements = std::vector<Statement>;

class Generator {
  public:
    explicit Generator(uint32_t seed) : random_(seed) {
    }

    Statements Program() {
        return Block({"%i", "%j", "%u2", "%u3", "%u5"}, 2);
    }
    uint32_t num_sites() const {
        return num_sites_;
    }

  private:
    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }
    const std::string &Any(const std::vector<std::string> &scope) {
        return scope[Below((uint32_t)scope.size())];
    }

    Statements Block(std::vector<std::string> scope, int depth) {
        Statements block;
        const uint32_t count = 1 + Below(4);
        for (uint32_t n = 0; n < count; n++) {
            static const Kind kinds[] = {Kind::kAccess, Kind::kAccess, Kind::kAccess, Kind::kSum,   Kind::kIf,
                                         Kind::kIf,     Kind::kLoop,   Kind::kSwitch, Kind::kReturn};
            Statement statement;
            statement.kind = depth ? kinds[Below(9)] : Kind::kAccess;
            statement.a = Any(scope);
            statement.b = Any(scope);
            statement.name = "%x" + std::to_string(num_names_++);
            switch (statement.kind) {
            case Kind::kAccess:
                statement.site = kFirstSite + num_sites_++;
                break;
            case Kind::kSum:
                scope.push_back(statement.name);
                break;
            case Kind::kLoop:
                statement.site = Below(2) ? kFirstSite + num_sites_++ : 0;
                scope.push_back(statement.name);
                statement.parts[0] = Block(scope, depth - 1);
                scope.pop_back();
                break;
            case Kind::kIf:
            case Kind::kSwitch:
                for (int part = 0; part < (statement.kind == Kind::kIf ? 2 : 3); part++) {
                    statement.parts[part] = Below(4) ? Block(scope, depth - 1) : Statements();
                }
                break;
            case Kind::kReturn:
                break;
            }
            block.push_back(std::move(statement));
        }
        return block;
    }

    std::mt19937 random_;
    uint32_t num_sites_ = 0, num_names_ = 0;
};

// Writes a program as text.
class Writer {
  public:
    std::string Text(const Statements &program) {
        Write(program);
        return text_ + End();
    }

  private:
    static std::string End() {
        static int number = 0;
        const std::string total = "%end" + std::to_string(number++);
        return total + " = OpLoad %uint %sum\nOpStore %out_0 " + total + "\n";
    }

    void Write(const Statements &block) {
        for (const Statement &statement : block) {
            Write(statement);
        }
    }

    // sum += data.elements[index]
    void Access(uint32_t site, const std::string &index) {
        const std::string n = std::to_string(site);
        text_ += "%p" + n + " = OpAccessChain %puint %data %u1 " + index + "\n%" + n + " = OpLoad %uint %p" +
                 n + "\n%s" + n + " = OpLoad %uint %sum\n%t" + n + " = OpIAdd %uint %s" + n + " %" + n +
                 "\nOpStore %sum %t" + n + "\n";
    }

    void Label(const std::string &label) {
        text_ += label + " = OpLabel\n";
        label_ = label;
    }

    void Part(const std::string &label, const Statements &block, const std::string &next) {
        Label(label);
        Write(block);
        text_ += "OpBranch " + next + "\n";
    }

    void Write(const Statement &statement) {
        const std::string &x = statement.name;
        switch (statement.kind) {
        case Kind::kAccess:
            Access(statement.site, statement.a);
            break;
        case Kind::kSum:
            text_ += x + "_sum = OpIAdd %uint " + statement.a + " " + statement.b + "\n" + x +
                     " = OpBitwiseAnd %uint " + x + "_sum %u7\n";
            break;
        case Kind::kIf:
            Condition(statement);
            text_ += "OpSelectionMerge " + x + "_m None\nOpBranchConditional " + x + "_c " + x + "_t " + x +
                     "_e\n";
            Part(x + "_t", statement.parts[0], x + "_m");
            Part(x + "_e", statement.parts[1], x + "_m");
            Label(x + "_m");
            break;
        case Kind::kSwitch:
            text_ += x + "_and = OpBitwiseAnd %uint " + statement.a + " %u3\nOpSelectionMerge " + x +
                     "_m None\nOpSwitch " + x + "_and " + x + "_d 0 " + x + "_0 1 " + x + "_1\n";
            Part(x + "_0", statement.parts[0], x + "_1"); // Falls through.
            Part(x + "_1", statement.parts[1], x + "_m");
            Part(x + "_d", statement.parts[2], x + "_m");
            Label(x + "_m");
            break;
        case Kind::kLoop:
            Loop(statement);
            break;
        case Kind::kReturn:
            Condition(statement);
            text_ += "OpSelectionMerge " + x + "_m None\nOpBranchConditional " + x + "_c " + x + "_t " + x +
                     "_m\n" + x + "_t = OpLabel\n" + End() + "OpReturn\n";
            Label(x + "_m");
            break;
        }
    }

    // The condition that the two names are odd or even alike.
    void Condition(const Statement &statement) {
        const std::string &x = statement.name;
        text_ += x + "_xor = OpBitwiseXor %uint " + statement.a + " " + statement.b + "\n" + x +
                 "_low = OpBitwiseAnd %uint " + x + "_xor %u1\n" + x + "_c = OpIEqual %bool " + x +
                 "_low %u0\n";
    }

    // for (x = 0; x < (a & 3); x++)
    void Loop(const Statement &statement) {
        const std::string &x = statement.name;
        text_ += x + "_and = OpBitwiseAnd %uint " + statement.a + " %u3\nOpBranch " + x + "_h\n";
        const std::string before = label_;
        Label(x + "_h");
        text_ += x + " = OpPhi %uint %u0 " + before + " " + x + "_next " + x + "_n\n";
        if (statement.site) {
            Access(statement.site, statement.b);
        }
        text_ += x + "_c = OpULessThan %bool " + x + " " + x + "_and\nOpLoopMerge " + x + "_m " + x +
                 "_n None\nOpBranchConditional " + x + "_c " + x + "_b " + x + "_m\n";
        Part(x + "_b", statement.parts[0], x + "_n");
        text_ += x + "_n = OpLabel\n" + x + "_next = OpIAdd %uint " + x + " %u1\nOpBranch " + x + "_h\n";
        Label(x + "_m");
    }

    std::string text_, label_ = "%l";
};

// What a program does with the values of its names.
struct Interpreter {
    std::map<std::string, uint32_t> values;
    uint32_t sum = 0;
    std::set<std::pair<uint32_t, uint32_t>> mistakes; // The site, and the last byte that it touches.

    void Access(uint32_t site, const std::string &name) {
        const uint32_t index = values[name];
        if (index < kElements) {
            sum += 100 + index;
        } else {
            mistakes.insert({site, 4 + 4 * index + 3});
        }
    }

    // False: the program has returned.
    bool Run(const Statements &block) {
        for (const Statement &statement : block) {
            if (!Run(statement)) {
                return false;
            }
        }
        return true;
    }

    bool Run(const Statement &statement) {
        const uint32_t a = values[statement.a], b = values[statement.b];
        const bool alike = ((a ^ b) & 1) == 0;
        switch (statement.kind) {
        case Kind::kAccess:
            Access(statement.site, statement.a);
            return true;
        case Kind::kSum:
            values[statement.name] = (a + b) & 7;
            return true;
        case Kind::kIf:
            return Run(statement.parts[alike ? 0 : 1]);
        case Kind::kSwitch:
            if ((a & 3) > 1) {
                return Run(statement.parts[2]);
            }
            return ((a & 3) == 1 || Run(statement.parts[0])) && Run(statement.parts[1]);
        case Kind::kReturn:
            return !alike;
        case Kind::kLoop:
            for (uint32_t k = 0;; k++) {
                values[statement.name] = k;
                if (statement.site) {
                    Access(statement.site, statement.b);
                }
                if (k == (a & 3)) {
                    return true;
                }
                if (!Run(statement.parts[0])) {
                    return false;
                }
            }
        }
        return true;
    }
};

class RandomTest : public FlowTest {
  protected:
    // The records of an output buffer as sites and last bytes.
    static std::set<std::pair<uint32_t, uint32_t>> Told(const std::vector<uint32_t> &output,
                                                        const std::map<uint32_t, uint32_t> &sites) {
        std::set<std::pair<uint32_t, uint32_t>> told;
        EXPECT_LT(output[0], kOutputSize);
        for (size_t at = 1; at < 1 + output[0] && at + WD_RECORD_ERROR + 2 < output.size();
             at += output[at]) {
            const auto site = sites.find(output[at + WD_RECORD_INSTRUCTION]);
            EXPECT_NE(site, sites.end());
            EXPECT_EQ(output[at + WD_RECORD_ERROR], (uint32_t)WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS);
            if (site == sites.end() || !output[at]) {
                break;
            }
            told.insert({site->second, output[at + WD_RECORD_ERROR + 2]});
        }
        return told;
    }

    void Compare(uint32_t seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Generator generator(seed);
        const Statements program = generator.Program();
        Shader shader = {Writer().Text(program), "", "%pf = OpTypePointer Function %uint\n"};
        shader.variables = "%sum = OpVariable %pf Function %u0\n";
        const std::vector<uint32_t> words = wd::testing::Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
        std::map<uint32_t, uint32_t> sites;
        for (uint32_t n = 0; n < generator.num_sites(); n++) {
            sites[wd::testing::IndexOf(words, kFirstSite + n)] = kFirstSite + n;
        }
        const bool at_once = seed % 2 != 0;
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.report_at_once = at_once;
        const wd::testing::Instrumented result = Pass(shader, options);
        num_checks_ += result.num_checks;
        num_elided_ += result.num_elided;
        for (uint32_t run = 0; run < 2; run++) {
            const uint32_t i = (seed + 3 * run) % 8, j = (seed / 8 + 5 * run) % 8;
            Interpreter expected;
            expected.values = {{"%i", i}, {"%j", j}, {"%u2", 2}, {"%u3", 3}, {"%u5", 5}};
            expected.Run(program);
            SCOPED_TRACE("i = " + std::to_string(i) + ", j = " + std::to_string(j));
            const auto output = Execute(result.words.empty() ? words : result.words, i, j, kOutputSize);
            EXPECT_EQ(results_[0], expected.sum);
            CheckTold(Told(output, sites), expected.mistakes, at_once);
            num_mistakes_ += expected.mistakes.size();
        }
    }

    // What is told is a mistake; and each mistake is told, of some access, unless a loop keeps to the first of a check.
    static void CheckTold(const std::set<std::pair<uint32_t, uint32_t>> &told,
                          const std::set<std::pair<uint32_t, uint32_t>> &mistakes, bool each) {
        std::set<uint32_t> bytes;
        for (const auto &mistake : told) {
            EXPECT_TRUE(mistakes.count(mistake)) << "%" << mistake.first << ", byte " << mistake.second;
            bytes.insert(mistake.second);
        }
        EXPECT_EQ(told.empty(), mistakes.empty());
        for (const auto &mistake : mistakes) {
            EXPECT_TRUE(!each || bytes.count(mistake.second))
                << "%" << mistake.first << ", byte " << mistake.second;
        }
    }

    size_t num_checks_ = 0, num_elided_ = 0, num_mistakes_ = 0;
};

TEST_F(RandomTest, ProgramsDoAndTellWhatTheInterpreterSays) {
    Begin({});
    if (IsSkipped()) {
        return;
    }
    // The flag itself: what UnitTest makes of an absent one is the time.
    const uint32_t first = (uint32_t)GTEST_FLAG_GET(random_seed) * kSeeds;
    for (uint32_t seed = first; seed < first + kSeeds && !HasFailure(); seed++) {
        Compare(seed);
    }
    if (first == 0) { // A few others may happen to hold little.
        EXPECT_GT(num_checks_, 3 * kSeeds);
        EXPECT_GT(num_elided_, kSeeds);
        EXPECT_GT(num_mistakes_, kSeeds);
    }
}

} // namespace
