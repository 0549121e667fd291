// The analysis of shaders, without a device: addresses, inputs, and failing allocations.
#include "vk/syncval/validator/shaders/shader_accesses.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <vector>

#include "vk/syncval/testing/syncval_shaders.h"
#include "vk/util/failing_allocator.h"

namespace {

struct Words {
    template <size_t N>
    Words(const uint32_t (&from)[N], SpvExecutionModel runs) : words(from), count(N), model(runs) {
    }
    const uint32_t *words;
    size_t count;
    SpvExecutionModel model;
};

wd_syncval_shader Analyze(const Words &from, wd_allocator allocator = wd_allocator_default()) {
    wd_syncval_shader shader;
    wd_syncval_shader_init(&shader, allocator, from.words, from.count, from.model, "main", nullptr);
    return shader;
}

// An address that is written: its offset in the push constants, the added value, and the bytes from there.
struct Written {
    uint32_t push_offset, displacement;
    uint64_t begin, end;
};

bool operator==(const Written &a, const Written &b) {
    return a.push_offset == b.push_offset && a.displacement == b.displacement && a.begin == b.begin &&
           a.end == b.end;
}

std::vector<std::pair<uint64_t, uint64_t>> ListOf(const wd_syncval_byte_ranges &from) {
    std::vector<std::pair<uint64_t, uint64_t>> all;
    for (size_t i = 0; i < from.count; i++) {
        all.push_back({from.items[i].begin, from.items[i].end});
    }
    return all;
}

// BytesOf returns the bytes read or written through the first descriptor.
std::vector<std::pair<uint64_t, uint64_t>> BytesOf(const wd_syncval_shader &shader, bool written) {
    const wd_syncval_part_use &use = shader.uses.items[0].plain;
    return ListOf(written ? use.written_bytes : use.read_bytes);
}

std::vector<Written> WrittenBy(const wd_syncval_shader &shader) {
    std::vector<Written> all;
    for (size_t i = 0; i < shader.uses.count; i++) {
        const wd_syncval_use &use = shader.uses.items[i];
        for (size_t k = 0; use.set == WD_SYNCVAL_PUSHED_SET && k < use.plain.written_bytes.count; k++) {
            all.push_back({use.binding, use.element, use.plain.written_bytes.items[k].begin,
                           use.plain.written_bytes.items[k].end});
        }
    }
    return all;
}

constexpr SpvExecutionModel kCompute = SpvExecutionModelGLCompute, kVertex = SpvExecutionModelVertex;

} // namespace

TEST(SyncvalShaderTest, AddressesThatAreFollowed) {
    const struct {
        Words words;
        std::vector<Written> written;
        bool unknown;
    } cases[] = {
        {{syncval_address_kept, kCompute}, {{8, 0, 20, 24}}, false},
        {{syncval_address_given, kCompute}, {{8, 0, 20, 24}, {16, 0, 20, 24}}, false},
        {{syncval_address_further, kCompute}, {{8, 64, 20, 24}, {8, 256, 20, 24}}, false},
        {{syncval_address_changed, kCompute}, {}, true},
        {{syncval_address_replaced, kCompute}, {}, true},
        {{syncval_address_chosen, kCompute}, {}, true},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(&now - cases);
        wd_syncval_shader shader = Analyze(now.words);
        EXPECT_TRUE(WrittenBy(shader) == now.written);
        EXPECT_EQ(now.unknown, shader.unknown);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

TEST(SyncvalShaderTest, RangesOfABlock) {
    const struct {
        Words words;
        std::vector<std::pair<uint64_t, uint64_t>> read, written;
    } cases[] = {
        {{syncval_write_ends, kCompute}, {}, {{0, 4}, {64, 68}, {204, 208}}},
        {{syncval_read_ends, kCompute}, {{0, 4}, {64, 68}, {204, 208}}, {{16, 20}}},
        {{syncval_add_head_write_key, kCompute}, {}, {{16, 20}}},
        {{syncval_add_locally, kCompute}, {}, {{0, 4}}},
        {{syncval_write_sides, kCompute}, {}, {{0, 12}, {204, 212}}},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(&now - cases);
        wd_syncval_shader shader = Analyze(now.words);
        ASSERT_EQ(1u, shader.uses.count);
        EXPECT_EQ(now.read, BytesOf(shader, false));
        EXPECT_EQ(now.written, BytesOf(shader, true));
        EXPECT_FALSE(shader.unknown);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

// Each range by its operations and their scope.
TEST(SyncvalShaderTest, AtomicRangesOfABlock) {
    const struct {
        Words words;
        std::vector<std::pair<uint64_t, uint64_t>> read, written;
        bool has_plain;
    } cases[] = {
        {{syncval_add_ends, kCompute}, {}, {{0, 4}, {204, 208}}, false},
        {{syncval_add_head_write_key, kCompute}, {}, {{0, 4}}, true},
        {{syncval_load_head, kCompute}, {{0, 4}}, {}, true},
        {{syncval_add_locally, kCompute}, {}, {}, true},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(&now - cases);
        wd_syncval_shader shader = Analyze(now.words);
        ASSERT_EQ(1u, shader.uses.count);
        const wd_syncval_use &use = shader.uses.items[0];
        EXPECT_EQ(now.read, ListOf(use.atomic.read_bytes));
        EXPECT_EQ(now.written, ListOf(use.atomic.written_bytes));
        EXPECT_EQ(now.has_plain, use.plain.reads || use.plain.writes);
        EXPECT_EQ(now.read.empty() && now.written.empty() ? WD_SYNC_PLAIN : WD_SYNC_ATOMIC_ON_DEVICE,
                  use.atomicity);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

// Ranges beyond the limit are not listed, so that gaps do not count as accessed.
TEST(SyncvalShaderTest, MoreRangesThanAreListed) {
    for (const bool more : {false, true}) {
        wd_syncval_shader shader =
            Analyze(more ? Words{syncval_write_more, kCompute} : Words{syncval_write_many, kCompute});
        const auto written = BytesOf(shader, true);
        EXPECT_EQ(size_t{WD_SYNCVAL_MAX_BYTE_RANGES}, written.size());
        for (size_t i = 0; i < written.size(); i++) {
            EXPECT_EQ(std::make_pair(208 + 8 * i, 212 + 8 * i), written[i]);
        }
        EXPECT_EQ(more, shader.unknown);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

TEST(SyncvalShaderTest, InputsOfVertexShaders) {
    const std::pair<Words, uint64_t> cases[] = {{{syncval_vertex, kVertex}, 0b11},
                                                {{syncval_few_inputs, kVertex}, 0b1110},
                                                {{syncval_capture, kVertex}, 0}}; // Only built-in inputs.
    for (const auto &now : cases) {
        wd_syncval_shader shader = Analyze(now.first);
        EXPECT_EQ(now.second, shader.inputs);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

// Without memory a shader may access anything. The properties of shaders that affect attachments.
TEST(SyncvalShaderTest, OutputsAndModes) {
    const SpvExecutionModel fragment = SpvExecutionModelFragment;
    const struct {
        Words words;
        uint32_t outputs, modes;
    } cases[] = {
        {{syncval_color, fragment}, 1, 0},
        {{syncval_color_early, fragment}, 1, WD_SYNCVAL_MODE_EARLY_TESTS},
        {{syncval_no_color, fragment}, 0, 0},
        {{syncval_emit_points, SpvExecutionModelGeometry},
         UINT32_MAX,
         WD_SYNCVAL_MODE_TRIANGLES | WD_SYNCVAL_MODE_LINES_OR_POINTS},
        {{syncval_emit_triangles, SpvExecutionModelGeometry}, UINT32_MAX, WD_SYNCVAL_MODE_TRIANGLES},
        {{syncval_mesh, SpvExecutionModelMeshEXT}, UINT32_MAX, WD_SYNCVAL_MODE_TRIANGLES},
        {{syncval_color, kVertex}, UINT32_MAX, 0}, // There is no such entry point.
    };
    for (const auto &now : cases) {
        wd_syncval_shader shader = Analyze(now.words);
        EXPECT_EQ(shader.outputs, now.outputs);
        EXPECT_EQ(shader.modes, now.modes);
        wd_syncval_shader_finish(&shader, wd_allocator_default());
    }
}

TEST(SyncvalShaderTest, EachAllocationMayFail) {
    for (const Words &words :
         {Words{syncval_address_given, kCompute}, Words{syncval_few_inputs, kVertex},
          Words{syncval_write_many, kCompute}, Words{syncval_index_two_dimensions, kCompute}}) {
        bool is_entire = false;
        for (size_t n = 1; !is_entire; n++) {
            wd_failing_allocator state = {n, 0, 0};
            const wd_allocator allocator = wd_failing_allocator_get(&state);
            wd_syncval_shader shader = Analyze(words, allocator);
            is_entire = state.calls < n;
            EXPECT_EQ(!is_entire, shader.unknown) << "allocation " << n;
            wd_syncval_shader_finish(&shader, allocator);
            EXPECT_EQ(0u, state.alive) << "allocation " << n;
        }
    }
}
