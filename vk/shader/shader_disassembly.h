// The text of one instruction, for messages.
#ifndef WARDEN_VK_SHADER_SHADER_DISASSEMBLY_H
#define WARDEN_VK_SHADER_SHADER_DISASSEMBLY_H

#include <stdint.h>

#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_disassemble appends the instruction at byte `offset` of a module as spirv-dis writes it, with the names of
// ids: "%sum = OpFAdd %float %a %b". It returns false, with nothing appended, where the module has instructions or
// enumerants that the linked SPIRV-Tools does not know, or no instruction begins there. It disassembles the entire
// module: call it for messages only.
bool wd_shader_disassemble(wd_string_builder *out, const uint32_t *words, size_t num_words, size_t offset);

#ifdef __cplusplus
}
#endif
#endif
