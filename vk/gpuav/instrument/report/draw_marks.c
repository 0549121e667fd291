// Marks of draws: invocations store to the output buffer when they begin, so that the host knows which draws a device
// that does not answer had begun.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/report/failure_report.h"

bool wd_draw_marks_are_wanted(const wd_instrument_options *options) {
    return (options->pipeline_facts & WD_PIPELINE_MARKS_DRAWS) && options->input &&
           options->mark >= WD_RECORD_BUFFER_DATA;
}

bool wd_draw_mark_is_entry(const wd_writer *writer, uint32_t function) {
    return wd_draw_marks_are_wanted(writer->options) &&
           wd_spirv_module_is_entry_point(writer->module, function);
}

// The store is atomic, so that the host sees it while the draw runs.
void wd_draw_mark_begin_entry(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t data = wd_spirv_builder_uint(builder, WD_RECORD_BUFFER_DATA);
    const uint32_t index = wd_spirv_builder_uint(builder, writer->options->mark - WD_RECORD_BUFFER_DATA);
    const uint32_t base = wd_buffer_emit_pointer(writer, WD_BUFFER_OUTPUT), pointer = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAccessChain, writer->buffers.pointer_uint, pointer, base, data, index);
    WD_EMIT(writer, SpvOpAtomicStore, pointer, wd_spirv_builder_uint(builder, wd_atomic_scope(writer)),
            wd_spirv_builder_uint(builder, SpvMemorySemanticsMaskNone), wd_spirv_builder_uint(builder, 1));
}
