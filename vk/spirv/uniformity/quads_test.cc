// Which derivatives and reads of a quad only a part of it may reach, and the branches that may part it.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "vk/spirv/source.h"
#include "vk/spirv/uniformity/barrier_shaders.h"
#include "vk/spirv/uniformity/uniformity.h"
#include "vk/util/failing_allocator.h"

namespace {

class QuadsTest : public ::testing::Test {
  protected:
    template <size_t kCount> void Read(const uint32_t (&words)[kCount]) {
        ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words, kCount, &module_, nullptr), WD_OK);
        ASSERT_EQ(wd_uniformity_create(wd_allocator_default(), module_, &uniformity_), WD_OK);
    }
    void TearDown() override {
        wd_quads_finish(&quads_);
        wd_uniformity_destroy(uniformity_);
        wd_spirv_module_destroy(module_);
    }
    std::string Line(uint32_t instruction) const {
        wd_spirv_source source;
        return wd_spirv_find_source(module_, instruction, &source) && source.text
                   ? std::string(source.text, source.text_length)
                   : "";
    }
    bool Ends(uint32_t instruction, const std::string &comment) const {
        const std::string text = Line(instruction), end = "// " + comment;
        return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
    }

    wd_spirv_module *module_ = nullptr;
    wd_uniformity *uniformity_ = nullptr;
    wd_quads quads_ = {};
};

TEST_F(QuadsTest, OperationsThatAPartOfAQuadMayReach) {
    ASSERT_NO_FATAL_FAILURE(Read(quads));
    ASSERT_EQ(wd_uniformity_find_quads(uniformity_, &quads_), WD_OK);
    const std::set<uint32_t> found(quads_.operations.items,
                                   quads_.operations.items + quads_.operations.count);
    EXPECT_EQ(found.size(), 7u);
    uint32_t num_complete = 0;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &instruction); i++) {
        if (wd_quad_kind_of(&instruction) != WD_QUAD_NOTHING) {
            EXPECT_EQ(found.count(i) != 0, Ends(i, "partial")) << Line(i);
            num_complete += Ends(i, "complete");
        }
    }
    EXPECT_EQ(num_complete, 8u);
}

TEST_F(QuadsTest, BranchesThatMayPartAQuad) {
    ASSERT_NO_FATAL_FAILURE(Read(quads));
    ASSERT_EQ(wd_uniformity_find_quads(uniformity_, &quads_), WD_OK);
    EXPECT_EQ(quads_.num_branches, 6u);
    for (size_t i = 0; i < quads_.num_branches; i++) {
        EXPECT_TRUE(Ends(quads_.branches[i].branch, "branch")) << Line(quads_.branches[i].branch);
        wd_spirv_instruction join;
        if (quads_.branches[i].join != UINT32_MAX) {
            ASSERT_TRUE(wd_spirv_module_instruction(module_, quads_.branches[i].join, &join));
            EXPECT_EQ(join.opcode, static_cast<uint32_t>(SpvOpLabel));
        }
    }
}

TEST_F(QuadsTest, CertainDivergenceOfDerivatives) {
    ASSERT_NO_FATAL_FAILURE(Read(derivatives));
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &instruction); i++) {
        wd_certain_divergence certain = {};
        if (wd_quad_kind_of(&instruction) == WD_QUAD_NOTHING) {
            continue;
        }
        count++;
        EXPECT_TRUE(wd_uniformity_may_be_certain(uniformity_, &instruction));
        const size_t at = Line(i).find("// certain: ");
        EXPECT_EQ(wd_uniformity_find_certain(uniformity_, i, &certain), at != std::string::npos) << Line(i);
        if (at != std::string::npos) {
            EXPECT_EQ(certain.num_reaching, std::stoul(Line(i).substr(at + 12))) << Line(i);
            EXPECT_EQ(certain.num_invocations, 64u);
            EXPECT_TRUE(Ends(certain.branch, "branch")) << Line(certain.branch);
        }
    }
    EXPECT_EQ(count, 6u);
}

// Neither stage has derivatives: compute shaders need derivative groups.
TEST_F(QuadsTest, OtherShadersHaveNone) {
    ASSERT_NO_FATAL_FAILURE(Read(barriers));
    ASSERT_EQ(wd_uniformity_find_quads(uniformity_, &quads_), WD_OK);
    EXPECT_EQ(quads_.operations.count, 0u);
    EXPECT_EQ(quads_.num_branches, 0u);
}

TEST_F(QuadsTest, EachFailedAllocation) {
    ASSERT_NO_FATAL_FAILURE(Read(quads));
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_uniformity *uniformity = nullptr;
        wd_quads found = {};
        wd_status status = wd_uniformity_create(wd_failing_allocator_get(&state), module_, &uniformity);
        status = status ? status : wd_uniformity_find_quads(uniformity, &found);
        wd_quads_finish(&found);
        wd_uniformity_destroy(uniformity);
        if (status == WD_OK) {
            break;
        }
        EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
}

} // namespace
