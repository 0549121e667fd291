// Where in the shader's source an instruction came from, and the text of that line.
//
// Read are: OpLine and OpNoLine with OpString, OpSource and OpSourceContinued with the `#line` directives in their text
// (LunarG, "Vulkan GPU-Assisted Validation", "Finding the Source Code"), and DebugLine, DebugNoLine, DebugSource,
// DebugSourceContinued, DebugScope and DebugInlinedAt of NonSemantic.Shader.DebugInfo (100 and later), and DebugSource,
// DebugScope and DebugInlinedAt of OpenCL.DebugInfo.100, whose lines are OpLine (DXC writes it with -fspv-debug=rich).
#ifndef WARDEN_VK_SPIRV_SOURCE_H
#define WARDEN_VK_SPIRV_SOURCE_H

#include "vk/spirv/module.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_is_shader_debug_info returns whether the name of an extended instruction set is NonSemantic.Shader.DebugInfo
// of any version: "NonSemantic.Shader.DebugInfo.100", or "...102" as glslang 16 writes it. Later versions add
// instructions and optional operands; the numbers and operands of version 100 stay.
bool wd_spirv_is_shader_debug_info(const char *set);

// Callers beyond these are left out.
enum { WD_SPIRV_MAX_INLINED = 32 };

// wd_spirv_source_frame is a place that a function was inlined into.
typedef struct wd_spirv_source_frame {
    const char *file;     // NULL: unknown.
    uint32_t line;        // 0: unknown.
    const char *function; // The function that holds the call; NULL: unknown.
} wd_spirv_source_frame;

// wd_spirv_source is a place in the source. Its pointers lead into the module and live as long as it does.
typedef struct wd_spirv_source {
    const char *file; // As the compiler wrote it; NULL: unknown, as with shaders compiled from memory.
    uint32_t line;    // From 1.
    uint32_t column;  // From 1; 0: unknown.
    // The line's text without its end; not NUL-terminated. NULL: the module does not hold it.
    const char *text;
    size_t text_length;
    // The source text of the module that has the line, for wd_spirv_source_lines. NULL: there is none.
    const char *module_text;
    size_t module_text_length;
    const char *module_text_file; // The file that this text begins in; NULL: unknown.
    // Where the code was inlined, the innermost caller first.
    wd_spirv_source_frame inlined[WD_SPIRV_MAX_INLINED];
    uint32_t num_inlined;
} wd_spirv_source;

// wd_spirv_find_source fills `*source` for the instruction at `instruction_index`. False: there is no such instruction,
// or no line information applies to it (it was compiled without, or follows an OpNoLine).
bool wd_spirv_find_source(const wd_spirv_module *module, uint32_t instruction_index, wd_spirv_source *source);

// wd_spirv_source_line finds line `line` of `file` (NULL: the text's own file) in source text that may hold `#line`
// directives: a directive says which line of which file the next text line is. Comment lines that begin with
// "// OpModuleProcessed" at the head of the text are not counted. False if the text does not have the line. `own_file`
// (optional) names the file that the text begins in.
bool wd_spirv_source_line(const char *text, size_t length, const char *own_file, const char *file,
                          uint32_t line, const char **line_text, size_t *line_length);

enum { WD_SPIRV_MAX_SOURCE_LINES = 100000 };

// wd_spirv_source_lines appends the lines of `file` in source text, of which the other arguments are as those of
// wd_spirv_source_line: line N of the file becomes line N of the appended text. Lines that the text does not have are
// empty. It ends before `max_size` bytes or WD_SPIRV_MAX_SOURCE_LINES are exceeded. False: the text has no line of the
// file, or an allocation failed.
bool wd_spirv_source_lines(const char *text, size_t length, const char *own_file, const char *file,
                           size_t max_size, wd_string_builder *out);

#ifdef __cplusplus
}
#endif
#endif
