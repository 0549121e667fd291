#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/gpuav/record/record_layout.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_4 = 0x00010400 };

static const wd_spirv_section GLOBALS = WD_SPIRV_SECTION_GLOBALS;
static const wd_spirv_section ANNOTATIONS = WD_SPIRV_SECTION_ANNOTATIONS;

// Buffers before SPIR-V 1.3, which added the StorageBuffer class, are Uniform with the decoration BufferBlock.
static uint32_t class_of_buffers(const wd_writer *writer) {
    if (writer->options->push) {
        return SpvStorageClassPhysicalStorageBuffer;
    }
    return wd_spirv_module_version(writer->module) >= SPIRV_1_3 ? SpvStorageClassStorageBuffer
                                                                : SpvStorageClassUniform;
}

// declare_block declares the type `struct { uint counter; element data[]; }`, or without the counter, and the type of
// pointers to it. Buffers without a counter are read-only unless a check writes to them.
static void declare_block(wd_writer *writer, wd_buffer buffer, uint32_t element, uint32_t stride,
                          bool has_counter) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t storage_class = class_of_buffers(writer);
    const uint32_t data = wd_spirv_builder_id(builder), block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, GLOBALS, SpvOpTypeRuntimeArray, data, element);
    if (has_counter) {
        WD_SPIRV_EMIT(builder, GLOBALS, SpvOpTypeStruct, block, writer->type_uint, data);
    } else {
        WD_SPIRV_EMIT(builder, GLOBALS, SpvOpTypeStruct, block, data);
    }
    writer->buffers.pointer_types[buffer] = wd_spirv_builder_type_pointer(builder, storage_class, block);
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpDecorate, data, SpvDecorationArrayStride, stride);
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpDecorate, block,
                  storage_class == SpvStorageClassUniform ? SpvDecorationBufferBlock : SpvDecorationBlock);
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    if (has_counter) {
        WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpMemberDecorate, block, 1, SpvDecorationOffset, 4);
    } else if (buffer != WD_BUFFER_INPUT || !writer->analysis->writes_input) {
        WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpMemberDecorate, block, 0, SpvDecorationNonWritable);
    }
}

static void decorate_variable(wd_writer *writer, uint32_t variable, uint32_t binding, const char *name) {
    wd_spirv_builder *builder = writer->builder;
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpDecorate, variable, SpvDecorationDescriptorSet,
                  writer->options->desc_set);
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpDecorate, variable, SpvDecorationBinding, binding);
    wd_spirv_builder_name(builder, variable, name);
}

// declare_variable declares the variable of a buffer that is a descriptor.
static void declare_variable(wd_writer *writer, wd_buffer buffer, uint32_t binding, const char *name) {
    wd_spirv_builder *builder = writer->builder;
    if (writer->options->push) {
        return;
    }
    const uint32_t variable = writer->buffers.variables[buffer] = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, GLOBALS, SpvOpVariable, writer->buffers.pointer_types[buffer], variable,
                  class_of_buffers(writer));
    decorate_variable(writer, variable, binding, name);
}

// declare_output declares `struct { uint attempted; uint data[]; }`.
static void declare_output(wd_writer *writer) {
    _Static_assert(WD_RECORD_BUFFER_ATTEMPTED == 0 && WD_RECORD_BUFFER_DATA == 1, "the members of the block");
    declare_block(writer, WD_BUFFER_OUTPUT, writer->type_uint, 4, true);
    declare_variable(writer, WD_BUFFER_OUTPUT, writer->options->binding, "warden.output");
    writer->buffers.pointer_uint =
        wd_spirv_builder_type_pointer(writer->builder, class_of_buffers(writer), writer->type_uint);
}

bool wd_writer_has_positions(const wd_instrument_options *options) {
    const wd_instrument_input *input = options->input;
    if (!input || !(options->pipeline_facts & WD_PIPELINE_HAS_POSITIONS) || options->push) {
        return false;
    }
    for (size_t i = 0; i < input->num_bindings; i++) {
        if (input->bindings[i].set >= WD_INSTRUMENT_POSITIONS) {
            return false;
        }
    }
    return true;
}

// declare_positions declares the uniform buffer `struct { uvec4 positions; }`.
static void declare_positions(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t block = wd_spirv_builder_id(builder);
    const uint32_t variable = writer->buffers.positions = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, GLOBALS, SpvOpTypeStruct, block,
                  wd_spirv_builder_type_vector(builder, writer->type_uint, WD_INSTRUMENT_POSITIONS));
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpDecorate, block, SpvDecorationBlock);
    WD_SPIRV_EMIT(builder, ANNOTATIONS, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, GLOBALS, SpvOpVariable,
                  wd_spirv_builder_type_pointer(builder, SpvStorageClassUniform, block), variable,
                  SpvStorageClassUniform);
    decorate_variable(writer, variable, writer->options->positions, "warden.positions");
}

void wd_writer_declare_buffers(wd_writer *writer) {
    writer->type_void = wd_spirv_builder_type_void(writer->builder);
    writer->type_bool = wd_spirv_builder_type_bool(writer->builder);
    writer->type_uint = wd_spirv_builder_type_uint(writer->builder, 32);
    declare_output(writer);
    if (writer->options->input) {
        declare_block(writer, WD_BUFFER_INPUT, writer->type_uint, 4, false);
        declare_variable(writer, WD_BUFFER_INPUT, writer->options->input->binding, "warden.input");
    }
    if (writer->buffers.has_positions) {
        declare_positions(writer);
    }
    if (writer->options->push) {
        wd_writer_declare_addresses(writer);
        wd_push_declare(writer);
    }
}

void wd_writer_declare_addresses(wd_writer *writer) {
    if (!writer->options->addresses || writer->buffers.pointer_types[WD_BUFFER_ADDRESSES]) {
        return;
    }
    const uint32_t entry = wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 4);
    declare_block(writer, WD_BUFFER_ADDRESSES, entry, 16, false);
    declare_variable(writer, WD_BUFFER_ADDRESSES, writer->options->addresses->binding, "warden.addresses");
    writer->buffers.pointer_uvec4 =
        wd_spirv_builder_type_pointer(writer->builder, class_of_buffers(writer), entry);
}

void wd_buffers_interface(wd_writer *writer, uint32_t entry_point) {
    const wd_buffers *buffers = &writer->buffers;
    if (wd_spirv_module_version(writer->module) < SPIRV_1_4) {
        return;
    }
    if (buffers->push_constants) {
        wd_spirv_builder_interface(writer->builder, entry_point, buffers->push_constants);
    }
    if (buffers->positions) {
        wd_spirv_builder_interface(writer->builder, entry_point, buffers->positions);
    }
    for (uint32_t i = 0; i < WD_NUM_BUFFERS; i++) {
        if (buffers->variables[i]) {
            wd_spirv_builder_interface(writer->builder, entry_point, buffers->variables[i]);
        }
    }
}

uint32_t wd_buffer_emit_length(wd_writer *writer, wd_buffer buffer, uint32_t member) {
    const wd_instrument_push *push = writer->options->push;
    if (push) {
        return wd_spirv_builder_uint(writer->builder, buffer == WD_BUFFER_ADDRESSES
                                                          ? push->num_address_entries
                                                          : push->num_output_words - WD_RECORD_BUFFER_DATA);
    }
    return wd_emit_binary(writer, SpvOpArrayLength, writer->type_uint, writer->buffers.variables[buffer],
                          member);
}

uint32_t wd_buffer_emit_load(wd_writer *writer, uint32_t type, uint32_t pointer) {
    if (!writer->options->push) {
        return wd_emit_unary(writer, SpvOpLoad, type, pointer);
    }
    const uint32_t value = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpLoad, type, value, pointer, SpvMemoryAccessAlignedMask,
            type == writer->type_uint ? 4 : 16);
    return value;
}

void wd_buffer_emit_store(wd_writer *writer, uint32_t pointer, uint32_t word) {
    if (writer->options->push) {
        WD_EMIT(writer, SpvOpStore, pointer, word, SpvMemoryAccessAlignedMask, 4);
    } else {
        WD_EMIT(writer, SpvOpStore, pointer, word);
    }
}
