// Dominators of random functions, compared with the definition: the blocks that are not reached without a block.
#include "vk/gpuav/instrument/analysis/dominance.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <random>
#include <string>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace {

constexpr uint32_t kNowhere = UINT32_MAX;

using Graph = std::vector<std::vector<uint32_t>>; // By block: its successors.

// A function of which only labels and terminators exist; block n has label n + 1.
std::vector<uint32_t> Module(const Graph &graph) {
    const uint32_t bound = (uint32_t)graph.size() + 10;
    std::vector<uint32_t> words = {SpvMagicNumber, 0x00010300, 0, bound, 0};
    auto emit = [&](uint32_t opcode, const std::vector<uint32_t> &operands) {
        words.push_back((uint32_t)(operands.size() + 1) << 16 | opcode);
        words.insert(words.end(), operands.begin(), operands.end());
    };
    emit(SpvOpFunction, {bound - 1, bound - 2, 0, bound - 3});
    for (uint32_t block = 0; block < graph.size(); block++) {
        emit(SpvOpLabel, {block + 1});
        std::vector<uint32_t> labels;
        for (uint32_t to : graph[block]) {
            labels.push_back(to == kNowhere ? bound - 1 : to + 1);
        }
        if (labels.empty()) {
            emit(SpvOpReturn, {});
        } else if (labels.size() == 1) {
            emit(SpvOpBranch, labels);
        } else if (labels.size() == 2) {
            emit(SpvOpBranchConditional, {bound - 4, labels[0], labels[1]});
        } else {
            std::vector<uint32_t> operands = {bound - 4, labels[0]};
            for (size_t i = 1; i < labels.size(); i++) {
                operands.insert(operands.end(), {(uint32_t)i, labels[i]});
            }
            emit(SpvOpSwitch, operands);
        }
    }
    emit(SpvOpFunctionEnd, {});
    return words;
}

// The blocks that are reached without passing through `without`.
std::vector<bool> Reached(const Graph &graph, uint32_t without) {
    std::vector<bool> reached(graph.size());
    std::vector<uint32_t> stack;
    if (without != 0) {
        stack.push_back(0);
        reached[0] = true;
    }
    while (!stack.empty()) {
        const uint32_t block = stack.back();
        stack.pop_back();
        for (uint32_t to : graph[block]) {
            if (to != kNowhere && to != without && !reached[to]) {
                reached[to] = true;
                stack.push_back(to);
            }
        }
    }
    return reached;
}

wd_status Read(wd_dominance *dominance, const Graph &graph, wd_allocator allocator) {
    const std::vector<uint32_t> words = Module(graph);
    wd_spirv_module *module = nullptr;
    wd_status status = wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr);
    if (!status) {
        status = wd_dominance_read(dominance, module, 0, wd_spirv_module_num_instructions(module));
    }
    wd_spirv_module_destroy(module);
    return status;
}

std::string Describe(const Graph &graph) {
    std::string text;
    for (size_t block = 0; block < graph.size(); block++) {
        text += std::to_string(block) + " ->";
        for (uint32_t to : graph[block]) {
            text += to == kNowhere ? " nowhere" : " " + std::to_string(to);
        }
        text += "\n";
    }
    return text;
}

void Compare(const Graph &graph) {
    SCOPED_TRACE(Describe(graph));
    wd_dominance dominance;
    wd_dominance_init(&dominance, wd_allocator_default());
    ASSERT_EQ(Read(&dominance, graph, wd_allocator_default()), WD_OK);
    const std::vector<bool> reached = Reached(graph, kNowhere);
    uint32_t num_reached = 0;
    for (uint32_t a = 0; a < graph.size(); a++) {
        EXPECT_EQ(wd_dominance_block(&dominance, a + 1), a);
        num_reached += reached[a];
        const std::vector<bool> without = Reached(graph, a);
        for (uint32_t b = 0; b < graph.size(); b++) {
            const bool expected = reached[a] && reached[b] && !without[b];
            EXPECT_EQ(wd_dominates(&dominance, a, b), expected) << a << " and " << b;
        }
    }
    ASSERT_EQ(dominance.num_reached, num_reached);
    // Blocks come after their dominators.
    for (uint32_t i = 0; i < num_reached; i++) {
        for (uint32_t j = i + 1; j < num_reached; j++) {
            EXPECT_FALSE(wd_dominates(&dominance, dominance.order[j], dominance.order[i]));
        }
    }
    wd_dominance_finish(&dominance);
}

TEST(InstrumentDominance, RandomFunctions) {
    std::mt19937 random(1979);
    for (int round = 0; round < 600 && !HasFailure(); round++) {
        Graph graph(1 + random() % 20);
        for (auto &block : graph) {
            const uint32_t kind = random() % 8;
            const uint32_t count = kind < 1 ? 0 : kind < 4 ? 1 : kind < 7 ? 2 : 3 + random() % 3;
            for (uint32_t i = 0; i < count; i++) {
                block.push_back(random() % 20 ? (uint32_t)(random() % graph.size()) : kNowhere);
            }
        }
        Compare(graph);
    }
}

TEST(InstrumentDominance, FunctionsOfAnyShape) {
    Compare({{}});
    Compare({{0}});                             // A block that is its own loop.
    Compare({{1, 2}, {3}, {3}, {}});            // A selection.
    Compare({{1}, {2, 4}, {3}, {1}, {}});       // A loop.
    Compare({{1, 2}, {2}, {1, 3}, {}});         // A loop with two entries.
    Compare({{2}, {2}, {}});                    // An unreachable block leads into a reachable one.
    Compare({{1, 2, 3, 4}, {2}, {3}, {4}, {}}); // A switch whose cases fall through.
}

// Memory, time and stack do not grow with the square: a chain, and a function whose blocks all leave to the same one.
TEST(InstrumentDominance, LongFunctions) {
    const uint32_t num_blocks = 200000;
    Graph chain(num_blocks), leaves(num_blocks), back(num_blocks);
    for (uint32_t block = 0; block + 1 < num_blocks; block++) {
        chain[block] = {block + 1};
        leaves[block] = {block + 1, num_blocks - 1};
        back[block] = {block + 1, block / 2};
    }
    wd_dominance dominance; // The modules have the same ids.
    wd_dominance_init(&dominance, wd_allocator_default());
    ASSERT_EQ(Read(&dominance, chain, wd_allocator_default()), WD_OK);
    EXPECT_TRUE(wd_dominates(&dominance, 77777, num_blocks - 1));
    EXPECT_FALSE(wd_dominates(&dominance, 77777, 77776));
    ASSERT_EQ(Read(&dominance, leaves, wd_allocator_default()), WD_OK);
    EXPECT_TRUE(wd_dominates(&dominance, 77777, num_blocks - 2));
    EXPECT_FALSE(wd_dominates(&dominance, 77777, num_blocks - 1));
    ASSERT_EQ(Read(&dominance, back, wd_allocator_default()), WD_OK);
    EXPECT_TRUE(wd_dominates(&dominance, 77777, num_blocks - 1));
    wd_dominance_finish(&dominance);
}

TEST(InstrumentDominance, EveryAllocationMayFail) {
    const Graph graph = {{1, 2}, {3}, {3}, {}};
    const std::vector<uint32_t> words = Module(graph);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    const uint32_t end = wd_spirv_module_num_instructions(module);
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_dominance dominance;
        wd_dominance_init(&dominance, wd_failing_allocator_get(&state));
        status = wd_dominance_read(&dominance, module, 0, end);
        EXPECT_TRUE(status == WD_OK || status == WD_ERROR_OUT_OF_MEMORY);
        wd_dominance_finish(&dominance);
        EXPECT_EQ(state.alive, 0u);
    }
    wd_spirv_module_destroy(module);
}

} // namespace
