// Each check of the table is on the pages of users, and its records have a text.
#include "vk/gpuav/instrument/options/check_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"

namespace {

std::vector<wd_check_info> Rows() {
    std::vector<wd_check_info> rows;
    while (const wd_check_info *row = wd_check_info_at(rows.size())) {
        rows.push_back(*row);
    }
    return rows;
}

std::string Page(const std::string &name) {
    std::ifstream file("docs/" + name);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

uint32_t MaskOf(const char *name) {
    return wd_check_mask(name, std::strlen(name));
}

TEST(CheckTable, HasOneBitForEachCheck) {
    uint32_t all = 0, by_default = 0;
    for (const wd_check_info &row : Rows()) {
        EXPECT_EQ(row.check & (row.check - 1), 0u) << row.word;
        EXPECT_EQ(row.check & (all | WD_CHECK_CONTENTS), 0u) << row.word << " has the bit of another check";
        all |= row.check;
        by_default |= row.is_default ? row.check : 0;
    }
    EXPECT_EQ(all, uint32_t{WD_CHECK_ALL});
    EXPECT_EQ(by_default, uint32_t{WD_CHECK_DEFAULT});
    EXPECT_EQ(by_default, 15u) << "what is on by default changes with a note to users";
}

TEST(CheckTable, OptionsAreTheWordsWithHyphens) {
    std::set<std::string> words = {"default", "all"};
    for (const wd_check_info &row : Rows()) {
        std::string option = row.word;
        std::replace(option.begin(), option.end(), '_', '-');
        EXPECT_EQ(option, row.option);
        EXPECT_TRUE(words.insert(row.word).second) << row.word << " is there twice";
        EXPECT_EQ(MaskOf(row.word), row.check);
        EXPECT_EQ(MaskOf(row.option), row.check);
    }
    EXPECT_EQ(MaskOf("default"), uint32_t{WD_CHECK_DEFAULT});
    EXPECT_EQ(MaskOf("all"), uint32_t{WD_CHECK_ALL});
    EXPECT_EQ(MaskOf("arithmeti"), 0u);
    EXPECT_EQ(MaskOf("arithmetics"), 0u);
    EXPECT_EQ(wd_check_mask("rays,all", 4), 0u);
}

TEST(CheckTable, PagesDescribeEachCheck) {
    const std::string page = Page("gpuav.md"), costs = Page("gpuav_costs.md"),
                      records = Page("error_record.md");
    for (const wd_check_info &row : Rows()) {
        const std::string cell = "| `" + std::string(row.word) + "`" + (row.is_default ? "" : "*") + " | ";
        EXPECT_NE(page.find(cell), std::string::npos) << "docs/gpuav.md lacks the row " << cell;
        EXPECT_NE(costs.find("| " + std::string(row.word)), std::string::npos)
            << "docs/gpuav_costs.md lacks the cost of " << row.word;
        const std::string code = std::to_string(row.error);
        EXPECT_TRUE(records.find("\n| " + code + " |") != std::string::npos ||
                    records.find("\n| " + code + ", ") != std::string::npos)
            << "docs/error_record.md lacks code " << code;
    }
}

TEST(CheckTable, RecordsOfEachCheckHaveAText) {
    for (const wd_check_info &row : Rows()) {
        wd_record record = {};
        record.layout = WD_RECORD_LAYOUT_WHITEPAPER;
        record.shader_id = 1;
        record.stage = 5; // A compute shader.
        record.error = row.error;
        // A number of an operation and a rule that exist: OpUDiv, and the unreachable instruction.
        record.error_words[0] = row.error == WD_RECORD_ERROR_ARITHMETIC ? 134 : WD_RECORD_RULE_UNREACHABLE;
        record.num_error_words = 3;
        wd_record_context context = {};
        std::string id;
        bool skip = false;
        const auto keep = [](void *user, const wd_finding *finding) {
            *static_cast<std::string *>(user) = finding->id;
            return true;
        };
        ASSERT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, keep, &id, &skip), WD_OK);
        EXPECT_NE(id, "") << row.word;
        EXPECT_NE(id, "WARDEN-gpuav-unknown-error") << row.word;
    }
}

} // namespace
