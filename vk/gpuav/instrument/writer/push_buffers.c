// Buffers that are reached by device addresses: the push constants hold a pointer to each.
//
// A shader may use only one block of push constants (SPIR-V, Vulkan environment,
// VUID-StandaloneSpirv-OpEntryPoint-06674). So the pointers become members of the module's own block, or of a new
// block.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

enum { SPIRV_1_5 = 0x00010500, POINTER_SIZE = 8 };

// push_block is the block of push constants of a module. `variable` 0: it has none.
typedef struct push_block {
    uint32_t variable;
    uint32_t type;
    uint32_t num_members;
    uint32_t count; // Of variables.
} push_block;

static push_block find_block(const wd_spirv_module *module) {
    push_block found = {0};
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_instruction pointer, block;
        if (head.opcode != SpvOpVariable || head.at[3] != SpvStorageClassPushConstant) {
            continue;
        }
        found.count++;
        if (wd_spirv_module_find_opcode(module, head.at[1], SpvOpTypePointer, &pointer) &&
            wd_spirv_module_find_opcode(module, pointer.words[3], SpvOpTypeStruct, &block)) {
            found.variable = head.at[2];
            found.type = block.result;
            found.num_members = block.num_words - 2;
        }
    }
    return found;
}

// ends_before returns whether all members of the block are before byte `offset`.
static bool ends_before(const wd_analysis *analysis, const push_block *block, uint32_t offset) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(analysis->module, block->type, &type)) {
        return false;
    }
    for (uint32_t i = 0; i < block->num_members; i++) {
        const wd_member_layout *member = wd_layout_of_member(analysis, block->type, i);
        if (!member || !member->has_offset ||
            member->offset +
                    wd_layout_size(analysis, type.words[2 + i], member->matrix_stride, member->row_major) >
                offset) {
            return false;
        }
    }
    return true;
}

// is_constructed returns whether an instruction makes a value of the block's type from its members, or copies one to a
// type that must have the same members.
static bool is_constructed(const wd_spirv_module *module, uint32_t type) {
    wd_spirv_instruction instruction, source;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        switch (instruction.opcode) {
        case SpvOpCopyLogical:
            if (instruction.result_type == type ||
                (wd_spirv_module_find(module, instruction.words[3], &source) && source.result_type == type)) {
                return true;
            }
            break;
        case SpvOpConstantComposite:
        case SpvOpSpecConstantComposite:
        case SpvOpCompositeConstruct:
            if (instruction.result_type == type) {
                return true;
            }
            break;
        default:
            break;
        }
    }
    return false;
}

const char *wd_push_obstacle(const wd_analysis *analysis) {
    const push_block block = find_block(analysis->module);
    if (!block.count) {
        return NULL;
    }
    if (block.count > 1 || !block.variable) {
        return "the module has several blocks of push constants, and error records need push constants";
    }
    if (!ends_before(analysis, &block, analysis->options->push->offset)) {
        return "the module uses push constants that error records need";
    }
    if (is_constructed(analysis->module, block.type)) {
        return "the module makes values of the type of its push constants, to which error records need to "
               "add members";
    }
    return NULL;
}

// use_physical_addresses changes the module's addressing model.
static void use_physical_addresses(wd_writer *writer) {
    enum { ADDRESSING_MODEL = 1 };
    wd_spirv_builder *builder = writer->builder;
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(builder, WD_SPIRV_SECTION_MEMORY_MODEL, &num_words);
    if (num_words > ADDRESSING_MODEL) {
        words[ADDRESSING_MODEL] = SpvAddressingModelPhysicalStorageBuffer64;
    }
    wd_spirv_builder_capability(builder, SpvCapabilityPhysicalStorageBufferAddresses);
    if (wd_spirv_module_version(writer->module) < SPIRV_1_5) {
        wd_spirv_builder_extension(builder, "SPV_KHR_physical_storage_buffer");
    }
}

// declare_new_block declares a block of push constants that has only the pointers.
static push_block declare_new_block(wd_writer *writer, const uint32_t *pointers, uint32_t num_pointers) {
    const wd_spirv_section globals = WD_SPIRV_SECTION_GLOBALS;
    wd_spirv_builder *builder = writer->builder;
    uint32_t operands[1 + WD_NUM_BUFFERS];
    push_block block = {.type = wd_spirv_builder_id(builder)};
    operands[0] = block.type;
    for (uint32_t i = 0; i < num_pointers; i++) {
        operands[1 + i] = pointers[i];
    }
    wd_spirv_builder_emit(builder, globals, SpvOpTypeStruct, operands, 1 + num_pointers);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, block.type, SpvDecorationBlock);
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPushConstant, block.type);
    block.variable = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, globals, SpvOpVariable, type, block.variable, SpvStorageClassPushConstant);
    return block;
}

void wd_push_declare(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    wd_buffers *buffers = &writer->buffers;
    uint32_t pointers[WD_NUM_BUFFERS], offsets[WD_NUM_BUFFERS], count = 0;
    for (uint32_t i = 0; i < WD_NUM_BUFFERS; i++) {
        if (buffers->pointer_types[i]) {
            offsets[count] = writer->options->push->offset + i * POINTER_SIZE;
            pointers[count++] = buffers->pointer_types[i];
        }
    }
    use_physical_addresses(writer);
    push_block block = find_block(writer->module);
    if (block.variable) {
        wd_spirv_builder_add_members(builder, block.type, pointers, count);
    } else {
        block = declare_new_block(writer, pointers, count);
    }
    for (uint32_t i = 0; i < count; i++) {
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpMemberDecorate, block.type,
                      block.num_members + i, SpvDecorationOffset, offsets[i]);
    }
    buffers->push_constants = block.variable;
    buffers->first_member = block.num_members;
    wd_spirv_builder_name(builder, pointers[0], "warden.output");
}

uint32_t wd_buffer_emit_pointer(wd_writer *writer, wd_buffer buffer) {
    const wd_buffers *buffers = &writer->buffers;
    if (!writer->options->push) {
        return buffers->variables[buffer];
    }
    uint32_t member = buffers->first_member;
    for (uint32_t i = 0; i < (uint32_t)buffer; i++) {
        member += buffers->pointer_types[i] != 0;
    }
    const uint32_t type = wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassPushConstant,
                                                        buffers->pointer_types[buffer]);
    const uint32_t pointer = wd_emit_binary(writer, SpvOpAccessChain, type, buffers->push_constants,
                                            wd_spirv_builder_uint(writer->builder, member));
    return wd_emit_unary(writer, SpvOpLoad, buffers->pointer_types[buffer], pointer);
}
