// Execution modes and capabilities of an entry point: the instructions before the functions of a module.
#ifndef WARDEN_VK_CORE_PIPELINES_SHADER_MODES_H
#define WARDEN_VK_CORE_PIPELINES_SHADER_MODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// wd_pipelines_modes has SpvExecutionMode values plus 1 where an entry point can have one of several; 0: none.
typedef struct wd_pipelines_modes {
    bool has_xfb, has_early_tests, has_point_mode;
    uint32_t subdivision;            // Triangles, Quads or Isolines.
    uint32_t orientation;            // VertexOrderCw or VertexOrderCcw.
    uint32_t spacing;                // SpacingEqual, SpacingFractionalEven or SpacingFractionalOdd.
    uint32_t num_vertices;           // Of OutputVertices; 0: none.
    bool reads_tile_images;          // The module declares one of the capabilities of tile images.
    bool reads_depth, reads_stencil; // A function reads the attachment from the tile image.
    bool has_draw_index;             // A variable of the entry point's interface is DrawIndex.
} wd_pipelines_modes;

// wd_pipelines_read_modes reads the entry point of a stage (VkShaderStageFlagBits) in a module of SPIR-V. False: there
// is no such entry point, or the module is damaged. It allocates nothing. `reads_functions`: functions are read, too.
bool wd_pipelines_read_modes(const uint32_t *words, size_t num_words, uint32_t stage, const char *name,
                             bool reads_functions, wd_pipelines_modes *modes);

#endif
