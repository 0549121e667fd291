// Every check in every stage on the drivers of the machine: see stages.h.
#include <cctype>
#include <cstdlib>
#include <map>
#include <tuple>
#include <vector>

#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

// STAGES_ALL_SETS makes the pipelines use every descriptor set (stages_all_sets_test).
#ifdef STAGES_ALL_SETS
constexpr bool kAllSets = true;
#else
constexpr bool kAllSets = false;
#endif

// STAGES_OPERATIONS and STAGES_ROBUST choose the suite and the robustness of the other tests.
#ifdef STAGES_OPERATIONS
constexpr Suite kSuite = Suite::kOperations;
#else
constexpr Suite kSuite = Suite::kAccesses;
#endif

// No operation is a bound that robust access extends: the suite needs only the mode with more checks in its shaders.
#if defined STAGES_ROBUST && defined STAGES_OPERATIONS
constexpr Robustness kRobustness[] = {Robustness::kWarns};
#elif defined STAGES_ROBUST
constexpr Robustness kRobustness[] = {Robustness::kSilent, Robustness::kWarns};
#else
constexpr Robustness kRobustness[] = {Robustness::kNone};
#endif

constexpr Driver kDrivers[] = {Driver::kLavapipe, Driver::kSwiftShader};

const char *RobustnessName(Robustness robustness) {
    return robustness == Robustness::kNone ? "" : robustness == Robustness::kSilent ? "robust_" : "warned_";
}

const char *DriverName(Driver driver) {
    return driver == Driver::kLavapipe ? "lavapipe" : "swiftshader";
}

// A table is run once, when its first cell is asked for.
const Table &TableOf(Driver driver, Robustness robustness) {
    static std::map<std::pair<Driver, Robustness>, Table> tables;
    auto known = tables.find({driver, robustness});
    if (known == tables.end()) {
        const std::string folder = std::string(getenv("TEST_SRCDIR")) + "/" + getenv("TEST_WORKSPACE");
        known = tables
                    .emplace(std::pair(driver, robustness),
                             RunTable({driver, folder + "/testing/stages", kAllSets, kSuite, robustness},
                                      {Mode::kGuard, Mode::kObserve}))
                    .first;
    }
    return known->second;
}

using Cell = std::tuple<Driver, Robustness, Mode, size_t, size_t>;

class StagesTest : public ::testing::TestWithParam<Cell> {};

TEST_P(StagesTest, FindsTheMistakeAndIsSilentWithoutIt) {
    const auto [driver, robustness, mode, row, column] = GetParam();
    const Table &table = TableOf(driver, robustness);
    if (!table.skipped.empty()) {
        GTEST_SKIP() << table.skipped;
    }
    const Verdict &verdict = table.At(mode, row, column);
    if (!verdict.skipped.empty()) {
        GTEST_SKIP() << verdict.skipped;
    }
    EXPECT_EQ(verdict.problems, "");
    EXPECT_TRUE(verdict.found && verdict.silent && verdict.equal);
}

std::string CellName(const ::testing::TestParamInfo<Cell> &info) {
    const auto [driver, robustness, mode, row, column] = info.param;
    std::string name = std::string(DriverName(driver)) + "_" + RobustnessName(robustness) + ModeName(mode) +
                       "_" + Rows()[row].name + "_" + Columns(kSuite)[column].name;
    std::string plain;
    for (char c : name) {
        plain += isalnum(static_cast<unsigned char>(c)) ? std::string(1, c) : c == ' ' || c == '_' ? "_" : "";
    }
    return plain;
}

// SwiftShader has no other stages than these.
bool HasRow(Driver driver, size_t row) {
    const VkShaderStageFlagBits stage = Rows()[row].stage;
    return driver != Driver::kSwiftShader || stage == VK_SHADER_STAGE_VERTEX_BIT ||
           stage == VK_SHADER_STAGE_FRAGMENT_BIT || stage == VK_SHADER_STAGE_COMPUTE_BIT;
}

void AddCells(Driver driver, Robustness robustness, Mode mode, std::vector<Cell> *cells) {
    for (size_t row = 0; row < Rows().size(); row++) {
        for (size_t column = 0; HasRow(driver, row) && column < Columns(kSuite).size(); column++) {
            if (Has(Rows()[row], Columns(kSuite)[column])) {
                cells->emplace_back(driver, robustness, mode, row, column);
            }
        }
    }
}

std::vector<Cell> Cells() {
    std::vector<Cell> cells;
    for (Driver driver : kDrivers) {
        for (Robustness robustness : kRobustness) {
            for (Mode mode : {Mode::kGuard, Mode::kObserve}) {
                AddCells(driver, robustness, mode, &cells);
            }
        }
    }
    return cells;
}

INSTANTIATE_TEST_SUITE_P(Everywhere, StagesTest, ::testing::ValuesIn(Cells()), CellName);

class StagesTableTest : public ::testing::TestWithParam<Driver> {};

TEST_P(StagesTableTest, NothingElseIsSaid) {
    for (Robustness robustness : kRobustness) {
        const Table &table = TableOf(GetParam(), robustness);
        if (!table.skipped.empty()) {
            GTEST_SKIP() << table.skipped;
        }
        EXPECT_EQ(table.problems, "");
    }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, StagesTableTest, ::testing::ValuesIn(kDrivers),
                         [](const ::testing::TestParamInfo<Driver> &info) { return DriverName(info.param); });

} // namespace
} // namespace wd::testing::stages
