// Which barriers of a shader are in uniform control flow, and the branches that part invocations.
#include "vk/spirv/uniformity/uniformity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "vk/spirv/source.h"
#include "vk/spirv/uniformity/barrier_shaders.h"
#include "vk/util/failing_allocator.h"

namespace {

// Barrier is a barrier of the shader, with the comment of its line: "divergent: nested 1".
struct Barrier {
    uint32_t instruction;
    bool is_uniform;
    std::string name;
    std::vector<uint32_t> branches; // Their lines.
};

class UniformityTest : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), barriers, sizeof barriers / sizeof *barriers,
                                         &module_, nullptr),
                  WD_OK);
        ASSERT_EQ(wd_uniformity_create(wd_allocator_default(), module_, &uniformity_), WD_OK);
        FindBranches();
    }
    void TearDown() override {
        wd_uniformity_destroy(uniformity_);
        wd_spirv_module_destroy(module_);
    }
    static std::string LineOf(const wd_spirv_module *module, uint32_t instruction, uint32_t *line) {
        wd_spirv_source source;
        EXPECT_TRUE(wd_spirv_find_source(module, instruction, &source));
        *line = source.line;
        return source.text ? std::string(source.text, source.text_length) : "";
    }
    // Reads the numbers of branches from the text.
    void FindBranches() {
        wd_spirv_source source;
        ASSERT_TRUE(wd_spirv_find_source(module_, BarrierAt(0), &source));
        std::istringstream text(std::string(source.module_text, source.module_text_length));
        std::string line;
        for (uint32_t number = 1; std::getline(text, line);) {
            const size_t at = line.find("// branch ");
            if (at != std::string::npos) {
                branches_[std::stoul(line.substr(at + 10))] = number;
            }
            number += line.rfind("// OpModuleProcessed", 0) != 0 && line.rfind("#line", 0) != 0;
        }
    }
    uint32_t BarrierAt(uint32_t number) const {
        wd_spirv_instruction instruction;
        for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &instruction); i++) {
            if (wd_is_workgroup_barrier(module_, &instruction) && !number--) {
                return i;
            }
        }
        return 0;
    }
    std::vector<Barrier> Barriers() const {
        std::vector<Barrier> found;
        for (uint32_t i = 0; BarrierAt(i); i++) {
            uint32_t line;
            const std::string text = LineOf(module_, BarrierAt(i), &line);
            const size_t at = text.find("// ");
            std::istringstream words(at == std::string::npos ? "" : text.substr(at + 3));
            Barrier barrier = {BarrierAt(i), false, "", {}};
            std::string kind;
            words >> kind >> barrier.name;
            EXPECT_TRUE(kind == "uniform:" || kind == "divergent:") << text;
            barrier.is_uniform = kind == "uniform:";
            for (uint32_t number; words >> number;) {
                barrier.branches.push_back(branches_.at(number));
            }
            found.push_back(barrier);
        }
        return found;
    }
    std::vector<uint32_t> BranchLines(uint32_t there, uint32_t other) const {
        uint32_t branches[16];
        const uint32_t count = wd_uniformity_find_branches(uniformity_, there, other, branches, 16);
        std::vector<uint32_t> lines;
        for (uint32_t i = 0; i < std::min(count, 16u); i++) {
            uint32_t line = 0;
            LineOf(module_, branches[i], &line);
            lines.push_back(line);
        }
        std::sort(lines.begin(), lines.end());
        lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
        return lines;
    }

    wd_spirv_module *module_ = nullptr;
    wd_uniformity *uniformity_ = nullptr;
    std::map<uint32_t, uint32_t> branches_;
};

TEST_F(UniformityTest, BarriersInUniformAndDivergentFlow) {
    const auto barriers = Barriers();
    EXPECT_EQ(barriers.size(), 18u);
    for (const Barrier &barrier : barriers) {
        EXPECT_EQ(wd_uniformity_is_uniform(uniformity_, barrier.instruction), barrier.is_uniform)
            << barrier.name;
    }
}

TEST_F(UniformityTest, BranchesThatPartInvocations) {
    for (const Barrier &barrier : Barriers()) {
        EXPECT_EQ(BranchLines(barrier.instruction, 0), barrier.branches) << barrier.name;
    }
}

TEST_F(UniformityTest, BranchesThatPartTwoBarriers) {
    std::map<std::string, uint32_t> by_name;
    for (const Barrier &barrier : Barriers()) {
        by_name[barrier.name] = barrier.instruction;
    }
    using Lines = std::vector<uint32_t>;
    EXPECT_EQ(BranchLines(by_name["pick"], by_name["else"]), Lines{branches_[4]});
    EXPECT_EQ(BranchLines(by_name["sum"], by_name["joined"]), Lines{branches_[3]});
    EXPECT_EQ(BranchLines(by_name["case"], by_name["default"]), Lines{branches_[7]});
    // Only a uniform branch is between them: what parts the invocations is before both.
    EXPECT_EQ(BranchLines(by_name["return"], by_name["after"]), Lines{branches_[8]});
}

TEST_F(UniformityTest, CertainDivergence) {
    wd_spirv_module *module;
    wd_uniformity *uniformity;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), certain, sizeof certain / sizeof *certain,
                                     &module, nullptr),
              WD_OK);
    ASSERT_EQ(wd_uniformity_create(wd_allocator_default(), module, &uniformity), WD_OK);
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (!wd_is_workgroup_barrier(module, &instruction)) {
            continue;
        }
        uint32_t line;
        const std::string text = LineOf(module, i, &line);
        const size_t at = text.find("// certain: ");
        wd_certain_divergence found = {};
        EXPECT_EQ(wd_uniformity_find_certain(uniformity, i, &found), at != std::string::npos) << text;
        if (at != std::string::npos) {
            EXPECT_EQ(found.num_reaching, std::stoul(text.substr(at + 12))) << text;
            EXPECT_EQ(found.num_invocations, 64u);
            EXPECT_EQ(found.instruction, i);
            LineOf(module, found.branch, &line);
            EXPECT_NE(LineOf(module, found.branch, &line).find("// branch"), std::string::npos) << line;
        }
        count++;
    }
    EXPECT_EQ(count, 12u);
    wd_uniformity_destroy(uniformity);
    wd_spirv_module_destroy(module);
}

// The module has WorkgroupSize, too, which takes precedence.
TEST_F(UniformityTest, TheSizeOfTheWorkgroupIsThatOfTheBuiltIn) {
    std::vector<uint32_t> words(certain, certain + sizeof certain / sizeof *certain);
    for (size_t i = 5; i < words.size(); i += words[i] >> 16) {
        if ((words[i] & 0xffff) == SpvOpExecutionMode) {
            ASSERT_EQ(words[i + 2], static_cast<uint32_t>(SpvExecutionModeLocalSize));
            words[i + 3] = words[i + 4] = words[i + 5] = 1;
        }
    }
    wd_spirv_module *module;
    wd_uniformity *uniformity;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    ASSERT_EQ(wd_uniformity_create(wd_allocator_default(), module, &uniformity), WD_OK);
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        wd_certain_divergence found;
        if (wd_is_workgroup_barrier(module, &instruction) &&
            wd_uniformity_find_certain(uniformity, i, &found)) {
            EXPECT_EQ(found.num_invocations, 64u);
            count++;
        }
    }
    EXPECT_EQ(count, 5u);
    wd_uniformity_destroy(uniformity);
    wd_spirv_module_destroy(module);
}

// Builder appends instructions to a module without a limit on its bound.
struct Builder {
    std::vector<uint32_t> words = {SpvMagicNumber, 0x10300, 0, 4000000, 0};
    void Add(uint32_t opcode, const std::vector<uint32_t> &operands) {
        words.push_back(static_cast<uint32_t>(operands.size() + 1) << 16 | opcode);
        words.insert(words.end(), operands.begin(), operands.end());
    }
    // Analyzes the module, which would take minutes if the time were quadratic.
    void Analyze() const {
        wd_spirv_module *module;
        wd_uniformity *uniformity;
        ASSERT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
            WD_OK);
        EXPECT_EQ(wd_uniformity_create(wd_allocator_default(), module, &uniformity), WD_OK);
        wd_uniformity_destroy(uniformity);
        wd_spirv_module_destroy(module);
    }
};

TEST(HostileModule, ManyUniformBlocksAndDecorations) {
    enum { kCount = 400000, kStruct = 1, kPointer = 2, kFirst = 10 };
    Builder builder;
    for (uint32_t i = 0; i < kCount; i++) {
        builder.Add(SpvOpDecorate, {kFirst + i, SpvDecorationRestrict});
    }
    builder.Add(SpvOpTypeStruct, {kStruct});
    builder.Add(SpvOpTypePointer, {kPointer, SpvStorageClassUniform, kStruct});
    for (uint32_t i = 0; i < kCount; i++) {
        builder.Add(SpvOpVariable, {kPointer, kFirst + i, SpvStorageClassUniform});
    }
    builder.Analyze();
}

TEST(HostileModule, ManyCallsOfAFunctionWithManyLines) {
    enum { kCount = 300000, kVoid = 1, kFunctionType, kCallee, kParameter, kLabel, kMain, kMainLabel };
    enum { kValue = 8, kFile, kFirst = 20 };
    Builder builder;
    builder.Add(SpvOpString, {kFile, 0});
    builder.Add(SpvOpTypeVoid, {kVoid});
    builder.Add(SpvOpTypeFunction, {kFunctionType, kVoid, kVoid});
    builder.Add(SpvOpFunction, {kVoid, kCallee, 0, kFunctionType});
    for (uint32_t i = 0; i < kCount; i++) {
        builder.Add(SpvOpLine, {kFile, 1, 1});
    }
    builder.Add(SpvOpFunctionParameter, {kVoid, kParameter});
    builder.Add(SpvOpLabel, {kLabel});
    builder.Add(SpvOpReturn, {});
    builder.Add(SpvOpFunctionEnd, {});
    builder.Add(SpvOpFunction, {kVoid, kMain, 0, kFunctionType});
    builder.Add(SpvOpLabel, {kMainLabel});
    for (uint32_t i = 0; i < kCount; i++) {
        builder.Add(SpvOpFunctionCall, {kVoid, kFirst + i, kCallee, kValue});
    }
    builder.Add(SpvOpReturn, {});
    builder.Add(SpvOpFunctionEnd, {});
    builder.Analyze();
}

TEST_F(UniformityTest, EachFailedAllocation) {
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_uniformity *uniformity;
        const wd_status status = wd_uniformity_create(wd_failing_allocator_get(&state), module_, &uniformity);
        if (status == WD_OK) {
            uint32_t branch;
            wd_uniformity_find_branches(uniformity, BarrierAt(5), 0, &branch, 1);
            wd_uniformity_destroy(uniformity);
            break;
        }
        EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
        EXPECT_EQ(uniformity, nullptr);
    }
}

} // namespace
