#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/gpuav/record/record_layout.h"

enum { SPIRV_1_3 = 0x00010300 };

// Declares `struct { uint attempted; uint data[]; }` at the options' set and binding. Before SPIR-V 1.3, which added
// the StorageBuffer class, it is a Uniform with the decoration BufferBlock.
static void declare_buffer(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    bool modern = wd_spirv_module_version(writer->module) >= SPIRV_1_3;
    uint32_t storage_class = modern ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
    uint32_t data = wd_spirv_builder_id(builder);
    uint32_t block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, data, writer->type_uint);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, writer->type_uint, data);
    uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    writer->buffers.buffer = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, writer->buffers.buffer,
                  storage_class);
    writer->buffers.pointer_uint = wd_spirv_builder_type_pointer(builder, storage_class, writer->type_uint);
    const wd_spirv_section annotations = WD_SPIRV_SECTION_ANNOTATIONS;
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, data, SpvDecorationArrayStride, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, block,
                  modern ? SpvDecorationBlock : SpvDecorationBufferBlock);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, WD_RECORD_BUFFER_ATTEMPTED,
                  SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, WD_RECORD_BUFFER_DATA,
                  SpvDecorationOffset, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, writer->buffers.buffer, SpvDecorationDescriptorSet,
                  writer->options->desc_set);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, writer->buffers.buffer, SpvDecorationBinding,
                  writer->options->binding);
    wd_spirv_builder_name(builder, writer->buffers.buffer, "warden.output");
}

// Declares `struct { uint data[]; }` for the input buffer.
static void declare_input(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    bool modern = wd_spirv_module_version(writer->module) >= SPIRV_1_3;
    uint32_t storage_class = modern ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
    uint32_t data = wd_spirv_builder_id(builder);
    uint32_t block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, data, writer->type_uint);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, data);
    uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    writer->buffers.input = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, writer->buffers.input,
                  storage_class);
    const wd_spirv_section annotations = WD_SPIRV_SECTION_ANNOTATIONS;
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, data, SpvDecorationArrayStride, 4);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, block,
                  modern ? SpvDecorationBlock : SpvDecorationBufferBlock);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationNonWritable);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, writer->buffers.input, SpvDecorationDescriptorSet,
                  writer->options->desc_set);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, writer->buffers.input, SpvDecorationBinding,
                  writer->options->input->binding);
    wd_spirv_builder_name(builder, writer->buffers.input, "warden.input");
}

void wd_writer_declare_buffers(wd_writer *writer) {
    writer->type_void = wd_spirv_builder_type_void(writer->builder);
    writer->type_bool = wd_spirv_builder_type_bool(writer->builder);
    writer->type_uint = wd_spirv_builder_type_uint(writer->builder, 32);
    declare_buffer(writer);
    if (writer->options->input) {
        declare_input(writer);
    }
}
