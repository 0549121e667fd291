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

const char *DriverName(Driver driver) {
    return driver == Driver::kLavapipe ? "lavapipe" : "swiftshader";
}

// The table of a driver is run once, when its first cell is asked for.
const Table &TableOf(Driver driver) {
    static std::map<Driver, Table> tables;
    auto known = tables.find(driver);
    if (known == tables.end()) {
        const std::string folder = std::string(getenv("TEST_SRCDIR")) + "/" + getenv("TEST_WORKSPACE");
        known = tables
                    .emplace(driver, RunTable({driver, folder + "/testing/stages", kAllSets},
                                              {Mode::kGuard, Mode::kObserve}))
                    .first;
    }
    return known->second;
}

using Cell = std::tuple<Driver, Mode, size_t, size_t>;

class StagesTest : public ::testing::TestWithParam<Cell> {};

TEST_P(StagesTest, FindsTheMistakeAndIsSilentWithoutIt) {
    const auto [driver, mode, row, column] = GetParam();
    const Table &table = TableOf(driver);
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
    const auto [driver, mode, row, column] = info.param;
    std::string name = std::string(DriverName(driver)) + "_" + ModeName(mode) + "_" + Rows()[row].name + "_" +
                       Columns()[column].name;
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

std::vector<Cell> Cells() {
    std::vector<Cell> cells;
    for (Driver driver : {Driver::kLavapipe, Driver::kSwiftShader}) {
        for (Mode mode : {Mode::kGuard, Mode::kObserve}) {
            for (size_t row = 0; row < Rows().size(); row++) {
                for (size_t column = 0; HasRow(driver, row) && column < Columns().size(); column++) {
                    cells.emplace_back(driver, mode, row, column);
                }
            }
        }
    }
    return cells;
}

INSTANTIATE_TEST_SUITE_P(Everywhere, StagesTest, ::testing::ValuesIn(Cells()), CellName);

class StagesTableTest : public ::testing::TestWithParam<Driver> {};

TEST_P(StagesTableTest, NothingElseIsSaid) {
    const Table &table = TableOf(GetParam());
    if (!table.skipped.empty()) {
        GTEST_SKIP() << table.skipped;
    }
    EXPECT_EQ(table.problems, "");
}

INSTANTIATE_TEST_SUITE_P(Everywhere, StagesTableTest,
                         ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         [](const ::testing::TestParamInfo<Driver> &info) { return DriverName(info.param); });

} // namespace
} // namespace wd::testing::stages
