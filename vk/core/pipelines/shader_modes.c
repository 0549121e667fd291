#include "vk/core/pipelines/shader_modes.h"

#include <string.h>
#include <vulkan/vulkan_core.h>

#include "vk/spirv/module.h"

enum {
    HEADER = 5,
    ANY_BUILT_IN = 2, // Words of OpDecorate before the built-in.
    // Not all SPIR-V headers have these.
    DEPTH_READ = 4161,
    STENCIL_READ = 4162,
    TILE_COLOR_READ = 4166,
    TILE_DEPTH_READ = 4167,
    TILE_STENCIL_READ = 4168,
    MESH_EXT = 5365,
    TASK_EXT = 5364,
};

// reader is a module, and the operands of the entry point.
typedef struct reader {
    const uint32_t *words;
    size_t num_words;
    const uint32_t *entry; // The instruction of the entry point.
    uint32_t num_entry_words, first_interface;
} reader;

// next returns the instruction at `*at` and steps over it; NULL: the end.
static const uint32_t *next(const reader *r, size_t *at, uint32_t *num_words) {
    if (*at >= r->num_words) {
        return NULL;
    }
    const uint32_t *instruction = &r->words[*at];
    *num_words = instruction[0] >> SpvWordCountShift;
    if (!*num_words || *num_words > r->num_words - *at) {
        return NULL;
    }
    *at += *num_words;
    return instruction;
}

static bool is_model(uint32_t model, uint32_t stage) {
    switch (stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return model == SpvExecutionModelVertex;
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return model == SpvExecutionModelTessellationControl;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return model == SpvExecutionModelTessellationEvaluation;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return model == SpvExecutionModelGeometry;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return model == SpvExecutionModelFragment;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return model == MESH_EXT;
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return model == TASK_EXT;
    default:
        return false;
    }
}

// has_name compares the literal string of an entry point, and finds the word after it.
static bool has_name(const uint32_t *entry, uint32_t num_words, const char *name, uint32_t *end) {
    const size_t size = (num_words - 3) * sizeof(uint32_t);
    const char *text = (const char *)&entry[3];
    const size_t length = strnlen(text, size);
    *end = 3 + (uint32_t)(length / sizeof(uint32_t)) + 1;
    return length < size && strcmp(text, name) == 0;
}

static bool find_entry(reader *r, uint32_t stage, const char *name) {
    size_t at = HEADER;
    uint32_t num_words;
    for (const uint32_t *i = next(r, &at, &num_words); i; i = next(r, &at, &num_words)) {
        const uint32_t opcode = i[0] & SpvOpCodeMask;
        if (opcode == SpvOpFunction) {
            return false;
        }
        if (opcode == SpvOpEntryPoint && num_words > 3 && is_model(i[1], stage) &&
            has_name(i, num_words, name, &r->first_interface)) {
            r->entry = i;
            r->num_entry_words = num_words;
            return true;
        }
    }
    return false;
}

static void read_mode(const uint32_t *words, uint32_t num_words, wd_pipelines_modes *modes) {
    switch (words[2]) {
    case SpvExecutionModeXfb:
        modes->has_xfb = true;
        break;
    case SpvExecutionModePointMode:
        modes->has_point_mode = true;
        break;
    case SpvExecutionModeEarlyFragmentTests:
        modes->has_early_tests = true;
        break;
    case SpvExecutionModeTriangles:
    case SpvExecutionModeQuads:
    case SpvExecutionModeIsolines:
        modes->subdivision = words[2] + 1;
        break;
    case SpvExecutionModeVertexOrderCw:
    case SpvExecutionModeVertexOrderCcw:
        modes->orientation = words[2] + 1;
        break;
    case SpvExecutionModeSpacingEqual:
    case SpvExecutionModeSpacingFractionalEven:
    case SpvExecutionModeSpacingFractionalOdd:
        modes->spacing = words[2] + 1;
        break;
    case SpvExecutionModeOutputVertices:
        modes->num_vertices = num_words > 3 ? words[3] : 0;
        break;
    default:
        break;
    }
}

static bool is_in_interface(const reader *r, uint32_t id) {
    for (uint32_t i = r->first_interface; i < r->num_entry_words; i++) {
        if (r->entry[i] == id) {
            return true;
        }
    }
    return false;
}

static void read_instruction(const reader *r, const uint32_t *words, uint32_t num_words,
                             wd_pipelines_modes *modes) {
    switch (words[0] & SpvOpCodeMask) {
    case SpvOpCapability:
        modes->reads_tile_images |=
            num_words > 1 && words[1] >= TILE_COLOR_READ && words[1] <= TILE_STENCIL_READ;
        break;
    case SpvOpExecutionMode:
        if (num_words > 2 && words[1] == r->entry[2]) {
            read_mode(words, num_words, modes);
        }
        break;
    case SpvOpDecorate:
        modes->has_draw_index |= num_words > ANY_BUILT_IN + 1 && words[2] == SpvDecorationBuiltIn &&
                                 words[ANY_BUILT_IN + 1] == SpvBuiltInDrawIndex &&
                                 is_in_interface(r, words[1]);
        break;
    case DEPTH_READ:
        modes->reads_depth = true;
        break;
    case STENCIL_READ:
        modes->reads_stencil = true;
        break;
    default:
        break;
    }
}

bool wd_pipelines_read_modes(const uint32_t *words, size_t num_words, uint32_t stage, const char *name,
                             bool reads_functions, wd_pipelines_modes *modes) {
    reader r = {.words = words, .num_words = num_words};
    size_t at = HEADER;
    uint32_t num_read;
    *modes = (wd_pipelines_modes){0};
    if (!words || !name || !find_entry(&r, stage, name)) {
        return false;
    }
    for (const uint32_t *i = next(&r, &at, &num_read); i; i = next(&r, &at, &num_read)) {
        if (!reads_functions && (i[0] & SpvOpCodeMask) == SpvOpFunction) {
            break;
        }
        read_instruction(&r, i, num_read, modes);
    }
    return true;
}
