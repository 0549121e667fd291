// Random programs of selections, loops with breaks and continues, switches, early returns and function calls, which
// read and write elements of buffers that may be out of bounds, by index and through pointers that are chosen, moved,
// changed by loops and passed to functions, on lavapipe. Their results and records are compared with those of an
// interpreter. A covered check must still guard its access, and every mistake must be reported.
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

constexpr uint32_t kFirstSite = 1000, kElements = 4, kOutputSize = 1 << 16, kFunctions = 2;
constexpr uint32_t kSeeds = 8; // Others by --gtest_random_seed=NUMBER.

enum class Kind {
    kAccess,
    kLoad,  // Through a pointer,
    kStore, // likewise.
    kSum,
    kChoose, // A pointer.
    kIf,
    kLoop,
    kSwitch,
    kReturn,
    kBreak,
    kContinue,
    kCall,
};

// A statement. Names are ids in the text, `a` and `b` the numbers that it reads, `pointer` the pointer that it uses or
// passes on.
struct Statement {
    Kind kind = Kind::kAccess;
    std::string name, a, b, pointer;
    uint32_t site = 0; // Of an access; for a loop, of one in its header.
    uint32_t callee = 0;
    std::vector<Statement> parts[3];
};

using Statements = std::vector<Statement>;

// A function may call those before it; main is the last. Its parameters are a number and a pointer.
struct Function {
    Statements body;
    std::string result; // The number that it returns.
};

// The names that are available to statements.
struct Scope {
    std::vector<std::string> numbers, pointers;
    uint32_t function = 0;
    bool in_loop = false;
};

std::string Name(uint32_t function) {
    return "%f" + std::to_string(function);
}

class Generator {
  public:
    explicit Generator(uint32_t seed) : random_(seed) {
    }

    std::vector<Function> Program() {
        std::vector<Function> functions(kFunctions + 1);
        for (uint32_t n = 0; n < kFunctions; n++) {
            const std::string number = Name(n) + "_n";
            functions[n].body = Block({{number, "%u1", "%u3"}, {Name(n) + "_p"}, n}, 1);
            functions[n].result = number;
        }
        functions[kFunctions].body =
            Block({{"%i", "%j", "%u2", "%u3", "%u5"}, {"%first", "%last"}, kFunctions}, 2);
        return functions;
    }
    uint32_t num_sites() const {
        return num_sites_;
    }
    // Sites that are stores: the instruction after the one of the name.
    const std::set<uint32_t> &stores() const {
        return stores_;
    }

  private:
    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }
    const std::string &Any(const std::vector<std::string> &scope) {
        return scope[Below((uint32_t)scope.size())];
    }

    Kind AnyKind(const Scope &scope, int depth) {
        static const Kind simple[] = {Kind::kAccess, Kind::kAccess, Kind::kLoad,
                                      Kind::kStore,  Kind::kChoose, Kind::kSum};
        static const Kind kinds[] = {Kind::kIf,     Kind::kLoop,  Kind::kLoop,     Kind::kLoop, Kind::kSwitch,
                                     Kind::kReturn, Kind::kBreak, Kind::kContinue, Kind::kCall, Kind::kCall};
        const Kind kind = depth && Below(2) ? kinds[Below(10)] : simple[Below(6)];
        const bool has_loop = kind != Kind::kBreak && kind != Kind::kContinue;
        return (has_loop || scope.in_loop) && (kind != Kind::kCall || scope.function) ? kind : Kind::kLoad;
    }

    Statements Block(Scope scope, int depth) {
        Statements block;
        const uint32_t count = 1 + Below(4);
        for (uint32_t n = 0; n < count; n++) {
            Statement statement;
            statement.kind = AnyKind(scope, depth);
            statement.a = Any(scope.numbers);
            statement.b = Any(scope.numbers);
            statement.pointer = Below(2) ? scope.pointers.back() : Any(scope.pointers);
            statement.name = "%x" + std::to_string(num_names_++);
            Fill(statement, scope, depth);
            block.push_back(std::move(statement));
        }
        return block;
    }

    // The additional operands of a statement, and the names that it defines for later ones.
    void Fill(Statement &statement, Scope &scope, int depth) {
        switch (statement.kind) {
        case Kind::kStore:
            stores_.insert(kFirstSite + num_sites_);
            statement.site = kFirstSite + num_sites_++;
            break;
        case Kind::kAccess:
        case Kind::kLoad:
            statement.site = kFirstSite + num_sites_++;
            break;
        case Kind::kCall:
            statement.callee = Below(scope.function);
            scope.numbers.push_back(statement.name);
            break;
        case Kind::kSum:
            scope.numbers.push_back(statement.name);
            break;
        case Kind::kChoose:
            scope.pointers.push_back(statement.name);
            break;
        case Kind::kLoop: {
            statement.site = Below(2) ? kFirstSite + num_sites_++ : 0;
            Scope inner = scope;
            inner.in_loop = true;
            inner.numbers.push_back(statement.name);
            inner.pointers.push_back(statement.name + "_p");
            statement.parts[0] = Block(inner, depth - 1);
            break;
        }
        case Kind::kIf:
        case Kind::kSwitch:
            for (int part = 0; part < (statement.kind == Kind::kIf ? 2 : 3); part++) {
                statement.parts[part] = Below(4) ? Block(scope, depth - 1) : Statements();
            }
            break;
        default:
            break;
        }
    }

    std::mt19937 random_;
    uint32_t num_sites_ = 0, num_names_ = 0;
    std::set<uint32_t> stores_;
};

// Writes a program as text.
class Writer {
  public:
    // The body of main.
    std::string Main(const Function &main) {
        text_ = "%first = OpAccessChain %puint %data %u1 %u0\n%last = OpAccessChain %puint %other %u1 %u3\n";
        Write(main.body);
        return text_ + End();
    }

    std::string Text(const std::vector<Function> &functions) {
        for (uint32_t n = 0; n < kFunctions; n++) {
            const std::string f = Name(n);
            is_main_ = false;
            text_ += f + " = OpFunction %uint None %ftype\n" + f + "_n = OpFunctionParameter %uint\n" + f +
                     "_p = OpFunctionParameter %puint\n";
            Label(f + "_l");
            Write(functions[n].body);
            text_ += "OpReturnValue " + functions[n].result + "\nOpFunctionEnd\n";
        }
        return text_;
    }

  private:
    std::string End() {
        const std::string total = "%end" + std::to_string(num_ends_++);
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
        text_ += "%p" + n + " = OpAccessChain %puint %data %u1 " + index + "\n";
        Load(n);
    }

    // sum += *p
    void Load(const std::string &n) {
        text_ += "%" + n + " = OpLoad %uint %p" + n + "\n%s" + n + " = OpLoad %uint %sum\n%t" + n +
                 " = OpIAdd %uint %s" + n + " %" + n + "\nOpStore %sum %t" + n + "\n";
    }

    // A branch that goes to `target` if the condition holds.
    void Leave(const Statement &statement, const std::string &target) {
        const std::string &x = statement.name;
        Condition(statement);
        text_ += "OpSelectionMerge " + x + "_m None\nOpBranchConditional " + x + "_c " + x + "_t " + x +
                 "_m\n" + x + "_t = OpLabel\n" + target + "\n";
        Label(x + "_m");
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
        const std::string &x = statement.name, site = std::to_string(statement.site);
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
            Leave(statement, is_main_ ? End() + "OpReturn" : "OpReturnValue %u1");
            break;
        case Kind::kBreak:
            Leave(statement, "OpBranch " + loop_ + "_m");
            break;
        case Kind::kContinue:
            Leave(statement, "OpBranch " + loop_ + "_n");
            break;
        case Kind::kLoad:
            text_ +=
                "%p" + site + " = OpPtrAccessChain %puint " + statement.pointer + " " + statement.a + "\n";
            Load(site);
            break;
        case Kind::kStore:
            text_ += "%" + site + " = OpPtrAccessChain %puint " + statement.pointer + " " + statement.a +
                     "\nOpStore %" + site + " " + statement.b + "\n";
            break;
        case Kind::kChoose:
            Condition(statement);
            text_ += x + "_o = OpAccessChain %puint %other %u1 " + statement.a + "\n" + x +
                     " = OpSelect %puint " + x + "_c " + statement.pointer + " " + x + "_o\n";
            break;
        case Kind::kCall:
            text_ += x + "_r = OpFunctionCall %uint " + Name(statement.callee) + " " + statement.a + " " +
                     statement.pointer + "\n" + x + " = OpBitwiseAnd %uint " + x + "_r %u7\n";
            break;
        }
    }

    // The condition that the two names are both odd or both even.
    void Condition(const Statement &statement) {
        const std::string &x = statement.name;
        text_ += x + "_xor = OpBitwiseXor %uint " + statement.a + " " + statement.b + "\n" + x +
                 "_low = OpBitwiseAnd %uint " + x + "_xor %u1\n" + x + "_c = OpIEqual %bool " + x +
                 "_low %u0\n";
    }

    // for (x = 0, p = pointer; x < (a & 3); x++, p++)
    void Loop(const Statement &statement) {
        const std::string &x = statement.name;
        text_ += x + "_and = OpBitwiseAnd %uint " + statement.a + " %u3\nOpBranch " + x + "_h\n";
        const std::string before = label_;
        Label(x + "_h");
        text_ += x + " = OpPhi %uint %u0 " + before + " " + x + "_next " + x + "_n\n" + x +
                 "_p = OpPhi %puint " + statement.pointer + " " + before + " " + x + "_pn " + x + "_n\n";
        if (statement.site) {
            Access(statement.site, statement.b);
        }
        text_ += x + "_c = OpULessThan %bool " + x + " " + x + "_and\nOpLoopMerge " + x + "_m " + x +
                 "_n None\nOpBranchConditional " + x + "_c " + x + "_b " + x + "_m\n";
        const std::string outer = loop_;
        loop_ = x;
        Part(x + "_b", statement.parts[0], x + "_n");
        loop_ = outer;
        text_ += x + "_n = OpLabel\n" + x + "_next = OpIAdd %uint " + x + " %u1\n" + x +
                 "_pn = OpPtrAccessChain %puint " + x + "_p %u1\nOpBranch " + x + "_h\n";
        Label(x + "_m");
    }

    std::string text_, label_ = "%l", loop_;
    bool is_main_ = true;
    int num_ends_ = 0;
};

// The target of a pointer: an element of %data or of %other.
struct Place {
    uint32_t buffer, element;
};

// The ends of statements.
enum class End { kOn, kReturned, kBroken, kContinued };

// Runs a program on the values of its names.
struct Interpreter {
    const std::vector<Function> &functions;
    std::map<std::string, uint32_t> values;
    std::map<std::string, Place> pointers = {{"%first", {0, 0}}, {"%last", {1, 3}}};
    uint32_t memory[2][kElements] = {{100, 101, 102, 103}, {200, 201, 202, 203}};
    uint32_t sum = 0;
    std::set<std::pair<uint32_t, uint32_t>> mistakes = {}; // The site, and the last byte that it accesses.

    bool IsGood(uint32_t site, const Place &place) {
        if (place.element >= kElements) {
            mistakes.insert({site, 4 + 4 * place.element + 3});
        }
        return place.element < kElements;
    }

    void Load(uint32_t site, const Place &place) {
        sum += IsGood(site, place) ? memory[place.buffer][place.element] : 0;
    }

    Place Moved(const Statement &statement) {
        const Place &place = pointers[statement.pointer];
        return {place.buffer, place.element + values[statement.a]};
    }

    End Run(const Statements &block) {
        for (const Statement &statement : block) {
            const End end = Run(statement);
            if (end != End::kOn) {
                return end;
            }
        }
        return End::kOn;
    }

    End Loop(const Statement &statement) {
        const uint32_t end = values[statement.a] & 3;
        Place place = pointers[statement.pointer];
        for (uint32_t k = 0;; k++, place.element++) {
            values[statement.name] = k;
            pointers[statement.name + "_p"] = place;
            if (statement.site) {
                Load(statement.site, {0, values[statement.b]});
            }
            if (k == end) {
                return End::kOn;
            }
            const End how = Run(statement.parts[0]);
            if (how == End::kReturned || how == End::kBroken) {
                return how == End::kBroken ? End::kOn : how;
            }
        }
    }

    uint32_t Call(const Statement &statement) {
        const std::string f = Name(statement.callee);
        values[f + "_n"] = values[statement.a];
        pointers[f + "_p"] = pointers[statement.pointer];
        const bool early = Run(functions[statement.callee].body) == End::kReturned;
        return early ? 1 : values[functions[statement.callee].result];
    }

    End Run(const Statement &statement) {
        const uint32_t a = values[statement.a], b = values[statement.b];
        const bool alike = ((a ^ b) & 1) == 0;
        End end = End::kOn;
        switch (statement.kind) {
        case Kind::kAccess:
            Load(statement.site, {0, a});
            break;
        case Kind::kLoad:
            Load(statement.site, Moved(statement));
            break;
        case Kind::kStore:
            if (IsGood(statement.site, Moved(statement))) {
                memory[Moved(statement).buffer][Moved(statement).element] = b;
            }
            break;
        case Kind::kSum:
            values[statement.name] = (a + b) & 7;
            break;
        case Kind::kChoose:
            pointers[statement.name] = alike ? pointers[statement.pointer] : Place{1, a};
            break;
        case Kind::kIf:
            return Run(statement.parts[alike ? 0 : 1]);
        case Kind::kSwitch:
            if ((a & 3) > 1) {
                return Run(statement.parts[2]);
            }
            end = (a & 3) == 1 ? End::kOn : Run(statement.parts[0]);
            return end == End::kOn ? Run(statement.parts[1]) : end;
        case Kind::kReturn:
            return alike ? End::kReturned : End::kOn;
        case Kind::kBreak:
            return alike ? End::kBroken : End::kOn;
        case Kind::kContinue:
            return alike ? End::kContinued : End::kOn;
        case Kind::kCall:
            values[statement.name] = Call(statement) & 7;
            break;
        case Kind::kLoop:
            return Loop(statement);
        }
        return end;
    }
};

// The module with all that the programs need.
Shader ShaderOf(const std::vector<Function> &program) {
    Shader shader = {Writer().Main(program[kFunctions]), Writer().Text(program),
                     "%pp = OpTypePointer Private %uint\n%sum = OpVariable %pp Private %u0\n"
                     "%ftype = OpTypeFunction %uint %uint %puint\n",
                     "OpCapability VariablePointers\n"};
    return shader;
}

class RandomTest : public FlowTest {
  protected:
    // The records of an output buffer as sites and last bytes.
    static std::set<std::pair<uint32_t, uint32_t>> Recorded(const std::vector<uint32_t> &output,
                                                            const std::map<uint32_t, uint32_t> &sites) {
        std::set<std::pair<uint32_t, uint32_t>> recorded;
        EXPECT_LT(output[0], kOutputSize);
        for (size_t at = 1; at < 1 + output[0] && at + WD_RECORD_ERROR + 2 < output.size();
             at += output[at]) {
            const auto site = sites.find(output[at + WD_RECORD_INSTRUCTION]);
            EXPECT_NE(site, sites.end());
            EXPECT_EQ(output[at + WD_RECORD_ERROR], (uint32_t)WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS);
            if (site == sites.end() || !output[at]) {
                break;
            }
            recorded.insert({site->second, output[at + WD_RECORD_ERROR + 2]});
        }
        return recorded;
    }

    void Compare(uint32_t seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Generator generator(seed);
        const std::vector<Function> program = generator.Program();
        const Shader shader = ShaderOf(program);
        const std::vector<uint32_t> words = wd::testing::Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
        std::map<uint32_t, uint32_t> sites;
        for (uint32_t n = 0; n < generator.num_sites(); n++) {
            const uint32_t site = kFirstSite + n;
            sites[wd::testing::IndexOf(words, site) + (uint32_t)generator.stores().count(site)] = site;
        }
        const bool at_once = seed % 2 != 0;
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.immediate_reports = at_once;
        options.loop_budget = seed % 3 ? 0 : 1000; // More iterations than any loop of the programs runs.
        const wd::testing::Instrumented result = Pass(shader, options);
        num_checks_ += result.num_checks;
        num_elided_ += result.num_elided;
        for (uint32_t run = 0; run < 3; run++) {
            const uint32_t i = (seed + 3 * run) % 8, j = (seed / 8 + 5 * run) % 8;
            Interpreter expected = {program,
                                    {{"%i", i}, {"%j", j}, {"%u1", 1}, {"%u2", 2}, {"%u3", 3}, {"%u5", 5}}};
            expected.Run(program[kFunctions].body);
            SCOPED_TRACE("i = " + std::to_string(i) + ", j = " + std::to_string(j));
            const auto output = Execute(result.words.empty() ? words : result.words, i, j, kOutputSize);
            EXPECT_EQ(results_[0], expected.sum);
            CheckRecorded(Recorded(output, sites), expected.mistakes, at_once);
            num_mistakes_ += expected.mistakes.size();
        }
    }

    // Every record is a mistake; and every mistake has a record, of some access, unless a loop reports only the first
    // of a check.
    static void CheckRecorded(const std::set<std::pair<uint32_t, uint32_t>> &recorded,
                              const std::set<std::pair<uint32_t, uint32_t>> &mistakes, bool each) {
        std::set<uint32_t> bytes;
        for (const auto &mistake : recorded) {
            EXPECT_TRUE(mistakes.count(mistake)) << "%" << mistake.first << ", byte " << mistake.second;
            bytes.insert(mistake.second);
        }
        EXPECT_EQ(recorded.empty(), mistakes.empty());
        for (const auto &mistake : mistakes) {
            EXPECT_TRUE(!each || bytes.count(mistake.second))
                << "%" << mistake.first << ", byte " << mistake.second;
        }
    }

    size_t num_checks_ = 0, num_elided_ = 0, num_mistakes_ = 0;
};

TEST_F(RandomTest, ProgramsAndRecordsAreThoseOfTheInterpreter) {
    Shader features;
    features.capabilities = "OpCapability VariablePointers\n";
    Begin(features);
    if (IsSkipped()) {
        return;
    }
    // The flag: UnitTest replaces an absent one by the time.
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
