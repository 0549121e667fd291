// The inside of a module, for the files of vk/spirv.
#ifndef WARDEN_VK_SPIRV_MODULE_INTERNAL_H
#define WARDEN_VK_SPIRV_MODULE_INTERNAL_H

#include "vk/spirv/module.h"

// wd_spirv_source_text is the text of one OpSource or DebugSource, continuations joined.
typedef struct wd_spirv_source_text {
    uint32_t id;   // OpSource: the file's OpString, or 0. DebugSource: its own id.
    uint32_t file; // The file's OpString, or 0.
    const char *text;
    size_t length;
} wd_spirv_source_text;

// wd_spirv_stretch is a stretch of instructions, in words from the start of the module.
typedef struct wd_spirv_stretch {
    uint32_t begin; // 0: it is empty.
    uint32_t end;
    uint32_t first; // The index of its first instruction.
} wd_spirv_stretch;

struct wd_spirv_module {
    wd_allocator allocator;
    const uint32_t *words;
    size_t num_words;
    uint32_t bound;
    uint32_t num_instructions;
    uint32_t first_function;
    uint32_t first_unknown;
    wd_spirv_stretch parts[WD_SPIRV_NUM_PARTS];
    wd_spirv_stretch sources_at; // From the first OpSource with the text in it to the last of its kind.
    uint32_t *offsets;           // Word offset of each instruction.
    uint32_t num_ids;            // Of `definitions`: the maximum defined id plus one.
    uint32_t *definitions;       // By id: index of the defining instruction and one; 0: none.
    uint32_t *entry_points;      // Instruction indices.
    uint32_t num_entry_points;
    uint32_t debug_info; // The id of the NonSemantic.Shader.DebugInfo import; 0: none.
    // The id of the OpenCL.DebugInfo.100 import, which has literals for numbers; 0: none.
    uint32_t literal_debug_info;
    wd_spirv_source_text *sources;
    uint32_t num_sources;
    char *joined; // Texts that continuations had to be joined for.
};

// wd_spirv_stretch_begin begins a walk over a stretch.
static inline wd_spirv_head wd_spirv_stretch_begin(const wd_spirv_module *module,
                                                   const wd_spirv_stretch *stretch) {
    wd_spirv_head head = {
        .at = module->words + stretch->begin, .end = module->words + stretch->end, .index = stretch->first};
    wd_spirv_head_read(&head);
    return head;
}

// wd_spirv_collect_sources fills `sources` and `joined` of a module that is complete otherwise.
wd_status wd_spirv_collect_sources(wd_spirv_module *module);

#endif
