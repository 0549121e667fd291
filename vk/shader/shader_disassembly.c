#include "vk/shader/shader_disassembly.h"

// Versions of this header define the constant in every C file that includes it; shader_check.c has the one definition.
#define kDefaultMaxIdBound wd_shader_disassembly_max_id_bound
#include <spirv-tools/libspirv.h>
#undef kDefaultMaxIdBound
#include <stdio.h>
#include <string.h>

#include "vk/shader/spirv_tools_call.h"

// find_line finds the line that ends with the comment of this byte offset.
static const char *find_line(const char *text, size_t offset, size_t *length) {
    char comment[32];
    snprintf(comment, sizeof comment, " ; 0x%08zx", offset);
    const char *end = strstr(text, comment);
    if (!end) {
        return NULL;
    }
    const char *begin = end;
    while (begin > text && begin[-1] != '\n') {
        begin--;
    }
    while (*begin == ' ') {
        begin++;
    }
    while (end > begin && end[-1] == ' ') { // Newer SPIRV-Tools align the comments.
        end--;
    }
    *length = (size_t)(end - begin);
    return begin;
}

typedef struct disassembly {
    const uint32_t *words;
    size_t num_words;
    spv_text text;
} disassembly;

// disassemble is for wd_spirv_tools_call.
static void disassemble(void *data) {
    disassembly *run = data;
    const uint32_t options = SPV_BINARY_TO_TEXT_OPTION_NO_HEADER | SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES |
                             SPV_BINARY_TO_TEXT_OPTION_SHOW_BYTE_OFFSET;
    spv_context context = spvContextCreate(SPV_ENV_UNIVERSAL_1_6);
    if (context &&
        spvBinaryToText(context, run->words, run->num_words, options, &run->text, NULL) != SPV_SUCCESS) {
        spvTextDestroy(run->text);
        run->text = NULL;
    }
    spvContextDestroy(context);
}

bool wd_shader_disassemble(wd_string_builder *out, const uint32_t *words, size_t num_words, size_t offset) {
    disassembly run = {.words = words, .num_words = num_words};
    if (!wd_spirv_tools_call(disassemble, &run) || !run.text) {
        return false;
    }
    size_t length = 0;
    const char *line = find_line(run.text->str, offset, &length);
    if (line) {
        wd_string_append_n(out, line, length);
    }
    spvTextDestroy(run.text);
    return line != NULL;
}
