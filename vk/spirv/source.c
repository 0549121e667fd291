#include "vk/spirv/source.h"

#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/spirv/module_internal.h"
#include "vk/util/parse.h"
#include "vk/util/vector.h"

// The operands of a debug instruction follow result type, result, set and number.
enum { DEBUG_OPERANDS = 5 };

// An OpExtInst whose operands may come later (SPV_KHR_relaxed_extended_instruction). Headers of 1.3.239 lack it.
enum { EXT_INST_WITH_FORWARD_REFS = 4433 };

bool wd_spirv_is_shader_debug_info(const char *set) {
    static const char prefix[] = "NonSemantic.Shader.DebugInfo.";
    if (strncmp(set, prefix, sizeof(prefix) - 1) != 0) {
        return false;
    }
    const char *version = set + sizeof(prefix) - 1;
    return *version && version[strspn(version, "0123456789")] == '\0';
}

static bool has_debug_info(const wd_spirv_module *module) {
    return module->debug_info || module->literal_debug_info;
}

// The number of a debug-info instruction, or UINT32_MAX for any other instruction. Both sets give shared instructions
// the same number; the lines of OpenCL.DebugInfo.100 are OpLine.
static uint32_t debug_number(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    const bool is_extended =
        instruction->opcode == SpvOpExtInst || instruction->opcode == EXT_INST_WITH_FORWARD_REFS;
    if (!is_extended || !has_debug_info(module) ||
        (instruction->words[3] != module->debug_info &&
         instruction->words[3] != module->literal_debug_info)) {
        return UINT32_MAX;
    }
    return instruction->words[4];
}

// Operand `n` of a debug instruction, or 0 where there are fewer.
static uint32_t debug_operand(const wd_spirv_instruction *instruction, uint32_t n) {
    return DEBUG_OPERANDS + n < instruction->num_words ? instruction->words[DEBUG_OPERANDS + n] : 0;
}

// Operand `n` as a number: a constant's id in one set, a literal in the other. 0: it is none.
static uint32_t debug_value(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                            uint32_t n) {
    const uint32_t operand = debug_operand(instruction, n);
    uint64_t value;
    if (instruction->words[3] == module->literal_debug_info) {
        return operand;
    }
    return wd_spirv_module_constant(module, operand, &value) && value <= UINT32_MAX ? (uint32_t)value : 0;
}

// Collecting the texts

// The part of the source text that an instruction brings, or NULL.
static const char *text_part(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                             bool *continued) {
    *continued = false;
    switch (instruction->opcode) {
    case SpvOpSource:
        return instruction->num_words > 4 ? (const char *)&instruction->words[4] : NULL;
    case SpvOpSourceContinued:
        *continued = true;
        return (const char *)&instruction->words[1];
    default:
        break;
    }
    uint32_t number = debug_number(module, instruction);
    if (number == NonSemanticShaderDebugInfo100DebugSource) {
        return wd_spirv_module_string(module, debug_operand(instruction, 1));
    }
    if (number == NonSemanticShaderDebugInfo100DebugSourceContinued) {
        *continued = true;
        return wd_spirv_module_string(module, debug_operand(instruction, 0));
    }
    return NULL;
}

static wd_spirv_source_text text_head(const wd_spirv_instruction *instruction, const char *text) {
    wd_spirv_source_text head = {.text = text, .length = strlen(text)};
    if (instruction->opcode == SpvOpSource) {
        head.id = head.file = instruction->words[3];
    } else {
        head.id = instruction->result;
        head.file = debug_operand(instruction, 0);
    }
    return head;
}

typedef struct source_count {
    uint32_t num_sources;
    size_t joined_size; // Of the texts that have continuations.
} source_count;

// Walks over the texts. With `module->sources` there it fills them, otherwise it only counts.
static source_count walk_sources(wd_spirv_module *module) {
    source_count count = {0, 0};
    wd_spirv_source_text head = {0};
    bool joining = false;
    wd_spirv_head at = has_debug_info(module) ? wd_spirv_head_begin(module)
                                              : wd_spirv_stretch_begin(module, &module->sources_at);
    for (; at.at < at.end; wd_spirv_head_next(&at)) {
        if (at.opcode != SpvOpSource && at.opcode != SpvOpSourceContinued && at.opcode != SpvOpExtInst) {
            continue;
        }
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(module, at.index, &instruction);
        bool continued;
        const char *part = text_part(module, &instruction, &continued);
        if (!part || (continued && !count.num_sources)) {
            continue;
        }
        if (!continued) {
            head = text_head(&instruction, part);
            joining = false;
            if (module->sources) {
                module->sources[count.num_sources] = head;
            }
            count.num_sources++;
            continue;
        }
        size_t length = strlen(part);
        size_t first = joining ? 0 : head.length;
        if (module->sources) {
            wd_spirv_source_text *source = &module->sources[count.num_sources - 1];
            char *end = module->joined + count.joined_size;
            memcpy(end, source->text, first);
            memcpy(end + first, part, length);
            source->text = joining ? source->text : end;
            source->length += length;
        }
        count.joined_size += first + length;
        joining = true;
    }
    return count;
}

wd_status wd_spirv_collect_sources(wd_spirv_module *module) {
    if (!module->sources_at.begin && !has_debug_info(module)) {
        return WD_OK;
    }
    source_count count = walk_sources(module);
    if (!count.num_sources) {
        return WD_OK;
    }
    module->joined = wd_alloc(&module->allocator, count.joined_size + 1);
    module->sources = wd_alloc_zero(&module->allocator, count.num_sources, sizeof *module->sources);
    if (!module->joined || !module->sources) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    module->num_sources = count.num_sources;
    walk_sources(module);
    return WD_OK;
}

// `#line`

typedef struct span {
    const char *text;
    size_t length;
} span;

static bool starts_with(span text, const char *prefix) {
    size_t length = strlen(prefix);
    return text.length >= length && memcmp(text.text, prefix, length) == 0;
}

static void skip_blanks(span *text) {
    while (text->length && (*text->text == ' ' || *text->text == '\t')) {
        text->text++;
        text->length--;
    }
}

static span take_digits(span *text) {
    span digits = {text->text, 0};
    while (digits.length < text->length && text->text[digits.length] >= '0' &&
           text->text[digits.length] <= '9') {
        digits.length++;
    }
    text->text += digits.length;
    text->length -= digits.length;
    return digits;
}

// Reads `#line 5`, `#line 5 "file"`, `#line 5 0` and the `# 5 "file"` of C preprocessors. `file->text` stays as it is
// where the directive names none.
static bool parse_line_directive(span text, uint32_t *line, span *file) {
    skip_blanks(&text);
    if (!starts_with(text, "#")) {
        return false;
    }
    text.text++;
    text.length--;
    skip_blanks(&text);
    if (starts_with(text, "line")) {
        text.text += 4;
        text.length -= 4;
        skip_blanks(&text);
    }
    span digits = take_digits(&text);
    if (!wd_parse_u32(digits.text, digits.length, line)) {
        return false;
    }
    skip_blanks(&text);
    if (text.length && *text.text == '"') {
        const char *end = memchr(text.text + 1, '"', text.length - 1);
        if (end) {
            *file = (span){text.text + 1, (size_t)(end - text.text - 1)};
        }
    }
    return true;
}

static span base_name(span path) {
    for (size_t i = path.length; i > 0; i--) {
        if (path.text[i - 1] == '/' || path.text[i - 1] == '\\') {
            return (span){path.text + i, path.length - i};
        }
    }
    return path;
}

// How well the file that a region of the text belongs to agrees with the one wanted.
typedef enum match { MATCH_NONE, MATCH_BASE_NAME, MATCH_WHOLE } match;

static match match_file(span region, const char *wanted) {
    if (!region.text || !wanted) {
        return MATCH_WHOLE;
    }
    span file = {wanted, strlen(wanted)};
    if (file.length == region.length && memcmp(file.text, region.text, file.length) == 0) {
        return MATCH_WHOLE;
    }
    file = base_name(file);
    region = base_name(region);
    return file.length == region.length && memcmp(file.text, region.text, file.length) == 0 ? MATCH_BASE_NAME
                                                                                            : MATCH_NONE;
}

static span take_line(span *rest) {
    const char *newline = memchr(rest->text, '\n', rest->length);
    size_t length = newline ? (size_t)(newline - rest->text) : rest->length;
    span line = {rest->text, length};
    rest->text += length + (newline != NULL);
    rest->length -= length + (newline != NULL);
    if (line.length && line.text[line.length - 1] == '\r') {
        line.length--;
    }
    return line;
}

// line_walk visits the lines of a source text.
typedef struct line_walk {
    span rest;
    span file;     // The file of the next line. `text` is NULL: unknown.
    uint64_t line; // The number of the next line in the file.
    bool is_after_head;
} line_walk;

static line_walk begin_lines(const char *text, size_t length, const char *own_file) {
    return (line_walk){
        .rest = {text, length},
        .file = {own_file, own_file ? strlen(own_file) : 0},
        .line = 1,
    };
}

// next_line returns false at the end of the text.
static bool next_line(line_walk *walk, span *text, uint64_t *line) {
    while (walk->rest.length) {
        *text = take_line(&walk->rest);
        uint32_t directive;
        if (!walk->is_after_head && starts_with(*text, "// OpModuleProcessed")) {
            continue;
        }
        walk->is_after_head = true;
        if (parse_line_directive(*text, &directive, &walk->file)) {
            walk->line = directive;
            continue;
        }
        *line = walk->line++;
        return true;
    }
    return false;
}

bool wd_spirv_source_line(const char *text, size_t length, const char *own_file, const char *file,
                          uint32_t line, const char **line_text, size_t *line_length) {
    line_walk walk = begin_lines(text, length, own_file);
    match best = MATCH_NONE;
    span candidate;
    uint64_t number;
    while (best != MATCH_WHOLE && next_line(&walk, &candidate, &number)) {
        match found = number == line ? match_file(walk.file, file) : MATCH_NONE;
        if (found > best) {
            best = found;
            *line_text = candidate.text;
            *line_length = candidate.length;
        }
    }
    return best != MATCH_NONE;
}

// found_line is the best candidate for a line.
typedef struct found_line {
    span text;
    match match;
} found_line;

typedef WD_VECTOR(found_line) found_lines;

static bool add_line(const wd_allocator *allocator, found_lines *lines, uint64_t line, found_line found) {
    if (!line || line > WD_SPIRV_MAX_SOURCE_LINES || found.match == MATCH_NONE) {
        return true;
    }
    while (lines->count < line) {
        found_line *added = WD_VECTOR_PUSH(allocator, lines);
        if (!added) {
            return false;
        }
        *added = (found_line){0};
    }
    if (found.match > lines->items[line - 1].match) {
        lines->items[line - 1] = found;
    }
    return true;
}

bool wd_spirv_source_lines(const char *text, size_t length, const char *own_file, const char *file,
                           size_t max_size, wd_string_builder *out) {
    const wd_allocator allocator = wd_allocator_default();
    line_walk walk = begin_lines(text, length, own_file);
    found_lines lines = {0};
    bool has_memory = true;
    span candidate;
    uint64_t number;
    while (has_memory && next_line(&walk, &candidate, &number)) {
        has_memory =
            add_line(&allocator, &lines, number, (found_line){candidate, match_file(walk.file, file)});
    }
    size_t size = 0;
    for (size_t i = 0; has_memory && i < lines.count && lines.items[i].text.length < max_size - size; i++) {
        if (lines.items[i].text.length) {
            wd_string_append_n(out, lines.items[i].text.text, lines.items[i].text.length);
        }
        wd_string_append_char(out, '\n');
        size += lines.items[i].text.length + 1;
    }
    WD_VECTOR_FINISH(&allocator, &lines);
    return has_memory && size > 0 && !out->failed;
}

// Looking up

// Finds the text of `source->line`: first in texts of the same file (by the id `id` of its OpString or DebugSource; a
// DebugSource may have the text for an OpLine), then in any text that has directives naming the file.
static void find_text(const wd_spirv_module *module, uint32_t id, wd_spirv_source *source) {
    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t i = 0; i < module->num_sources; i++) {
            const wd_spirv_source_text *text = &module->sources[i];
            bool same_file = text->id == id || text->file == id || !text->id;
            if (same_file != (pass == 0)) {
                continue;
            }
            const char *own_file = wd_spirv_module_string(module, text->file);
            if (wd_spirv_source_line(text->text, text->length, own_file, source->file, source->line,
                                     &source->text, &source->text_length)) {
                source->module_text = text->text;
                source->module_text_length = text->length;
                source->module_text_file = own_file;
                return;
            }
        }
    }
}

// The file name of the DebugSource `id`, or NULL.
static const char *debug_source_file(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction source;
    if (!wd_spirv_module_find(module, id, &source) ||
        debug_number(module, &source) != NonSemanticShaderDebugInfo100DebugSource) {
        return NULL;
    }
    return wd_spirv_module_string(module, debug_operand(&source, 0));
}

// Follows a scope outwards to its function; `*file` is the innermost file on the way.
static void describe_scope(const wd_spirv_module *module, uint32_t scope, wd_spirv_source_frame *frame) {
    wd_spirv_instruction instruction;
    for (uint32_t depth = 0; depth < 64 && wd_spirv_module_find(module, scope, &instruction); depth++) {
        uint32_t number = debug_number(module, &instruction);
        if (number == NonSemanticShaderDebugInfo100DebugLexicalBlock) {
            frame->file =
                frame->file ? frame->file : debug_source_file(module, debug_operand(&instruction, 0));
            scope = debug_operand(&instruction, 3);
            continue;
        }
        if (number == NonSemanticShaderDebugInfo100DebugLexicalBlockDiscriminator) {
            frame->file =
                frame->file ? frame->file : debug_source_file(module, debug_operand(&instruction, 0));
            scope = debug_operand(&instruction, 2);
            continue;
        }
        if (number == NonSemanticShaderDebugInfo100DebugFunction) {
            frame->function = wd_spirv_module_string(module, debug_operand(&instruction, 0));
            frame->file =
                frame->file ? frame->file : debug_source_file(module, debug_operand(&instruction, 2));
        }
        return;
    }
}

static void find_inlined(const wd_spirv_module *module, uint32_t inlined_at, wd_spirv_source *source) {
    wd_spirv_instruction instruction;
    while (source->num_inlined < WD_SPIRV_MAX_INLINED &&
           wd_spirv_module_find(module, inlined_at, &instruction) &&
           debug_number(module, &instruction) == NonSemanticShaderDebugInfo100DebugInlinedAt) {
        wd_spirv_source_frame *frame = &source->inlined[source->num_inlined++];
        *frame = (wd_spirv_source_frame){.line = debug_value(module, &instruction, 0)};
        describe_scope(module, debug_operand(&instruction, 1), frame);
        inlined_at = debug_operand(&instruction, 2);
    }
}

// Where line information ends to apply: at the end of a block (SPIR-V specification, OpLine).
static bool ends_line(uint32_t opcode) {
    return wd_spirv_ends_block(opcode) || opcode == SpvOpFunctionEnd;
}

// The instructions that say where another one came from; `words` is NULL where there is none.
typedef struct line_state {
    wd_spirv_instruction line;  // OpLine or DebugLine, or the instruction that ended them.
    wd_spirv_instruction scope; // DebugScope or DebugNoScope.
} line_state;

static line_state find_line_state(const wd_spirv_module *module, uint32_t index) {
    line_state state = {0};
    for (uint32_t i = index; i > 0 && !(state.line.words && (state.scope.words || !has_debug_info(module)));
         i--) {
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(module, i - 1, &instruction);
        uint32_t number = debug_number(module, &instruction);
        bool is_line = instruction.opcode == SpvOpLine || instruction.opcode == SpvOpNoLine ||
                       number == NonSemanticShaderDebugInfo100DebugLine ||
                       number == NonSemanticShaderDebugInfo100DebugNoLine;
        bool is_scope = number == NonSemanticShaderDebugInfo100DebugScope ||
                        number == NonSemanticShaderDebugInfo100DebugNoScope;
        if (is_line && !state.line.words) {
            state.line = instruction;
        } else if (is_scope && !state.scope.words) {
            state.scope = instruction;
        } else if (ends_line(instruction.opcode)) {
            break;
        }
    }
    return state;
}

bool wd_spirv_find_source(const wd_spirv_module *module, uint32_t instruction_index,
                          wd_spirv_source *source) {
    *source = (wd_spirv_source){0};
    if (instruction_index >= module->num_instructions) {
        return false;
    }
    line_state state = find_line_state(module, instruction_index);
    if (!state.line.words) {
        return false;
    }
    uint32_t id;
    if (state.line.opcode == SpvOpLine) {
        id = state.line.words[1];
        source->file = wd_spirv_module_string(module, id);
        source->line = state.line.words[2];
        source->column = state.line.words[3];
    } else if (debug_number(module, &state.line) == NonSemanticShaderDebugInfo100DebugLine) {
        id = debug_operand(&state.line, 0);
        source->file = debug_source_file(module, id);
        source->line = debug_value(module, &state.line, 1);
        source->column = debug_value(module, &state.line, 3);
    } else {
        return false;
    }
    if (source->file && !*source->file) {
        source->file = NULL; // Compiled from memory.
    }
    find_text(module, id, source);
    if (state.scope.words && debug_number(module, &state.scope) == NonSemanticShaderDebugInfo100DebugScope) {
        find_inlined(module, debug_operand(&state.scope, 1), source);
    }
    return true;
}
