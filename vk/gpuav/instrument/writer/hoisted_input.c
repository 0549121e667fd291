#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

enum { MAX_BINDINGS = 16, MAX_LIMITS = 16 }; // Of a function: each is found by comparing.

bool wd_hoisted_reads(const wd_array *array) {
    return array->input && !array->is_row && !array->facts[WD_FACT_WORD];
}

static wd_hoisted_binding *find(const wd_writer *writer, const wd_input_binding *input) {
    for (size_t i = 0; i < writer->hoisted.bindings.count; i++) {
        if (writer->hoisted.bindings.items[i].input == input) {
            return &writer->hoisted.bindings.items[i];
        }
    }
    return NULL;
}

const wd_hoisted_binding *wd_hoisted_find(const wd_writer *writer, const wd_array *array) {
    return writer->hoisted.bindings.count && wd_hoisted_reads(array) ? find(writer, array->input) : NULL;
}

wd_hoisted_binding *wd_hoisted_add(wd_writer *writer, const wd_input_binding *input) {
    wd_hoisted_binding *hoisted = find(writer, input);
    if (hoisted || writer->hoisted.bindings.count == MAX_BINDINGS) {
        return hoisted;
    }
    hoisted = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->hoisted.bindings);
    if (!hoisted) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return NULL;
    }
    *hoisted = (wd_hoisted_binding){.input = input};
    return hoisted;
}

const wd_hoisted_limit *wd_hoisted_find_limit(const wd_writer *writer, const wd_hoisted_limit *wanted) {
    for (size_t i = 0; i < writer->hoisted.limits.count; i++) {
        const wd_hoisted_limit *limit = &writer->hoisted.limits.items[i];
        if (limit->input == wanted->input && limit->last == wanted->last && limit->stride == wanted->stride) {
            return limit;
        }
    }
    return NULL;
}

void wd_hoisted_add_limit(wd_writer *writer, const wd_hoisted_limit *limit) {
    if (writer->hoisted.limits.count == MAX_LIMITS || wd_hoisted_find_limit(writer, limit)) {
        return;
    }
    wd_hoisted_limit *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->hoisted.limits);
    if (added) {
        *added = *limit;
    } else {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
    }
}

// The position of word `first` of the binding's set; 0: nothing is known of the set.
static uint32_t write_position(wd_writer *writer, const wd_hoisted_binding *hoisted, uint32_t first) {
    const uint32_t sum = wd_new_id(writer), position = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, sum, hoisted->head,
            wd_spirv_builder_uint(writer->builder, first));
    WD_EMIT(writer, SpvOpBitwiseAnd, writer->type_uint, position, sum, hoisted->mask);
    return position;
}

// Writes the load of the position of the binding's set, unless an earlier binding has it.
static void write_head(wd_writer *writer, wd_hoisted_binding *hoisted) {
    for (const wd_hoisted_binding *other = writer->hoisted.bindings.items; other < hoisted; other++) {
        if (other->input->set == hoisted->input->set) {
            hoisted->head = other->head;
            hoisted->mask = other->mask;
            return;
        }
    }
    wd_spirv_builder *builder = writer->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0), all = wd_spirv_builder_uint(builder, UINT32_MAX);
    hoisted->head = wd_input_head(writer, hoisted->input);
    const uint32_t known = wd_emit_test(writer, SpvOpINotEqual, hoisted->head, zero);
    hoisted->mask = wd_emit_select(writer, known, all, zero);
}

static uint32_t is_less(wd_writer *writer, uint32_t left, uint32_t right) {
    return wd_emit_test(writer, SpvOpULessThan, left, right);
}

// Loads the summary. If nothing is known of the set, all descriptors count as good.
static void write_summary(wd_writer *writer, wd_hoisted_binding *hoisted) {
    const uint32_t first = hoisted->input->summary - 1;
    uint32_t prefix = wd_input_emit_read(writer, write_position(writer, hoisted, first));
    hoisted->least = wd_input_emit_read(writer, write_position(writer, hoisted, first + 1));
    if (hoisted->length != UINT32_MAX) {
        const uint32_t length = wd_spirv_builder_uint(writer->builder, hoisted->length);
        prefix = wd_emit_select(writer, is_less(writer, prefix, length), prefix, length);
    }
    hoisted->prefix = wd_emit_biased(writer, prefix, WD_SIGN_BIAS);
}

// least > last ? (least - 1 - last) / stride + 1 : 0
static void write_limit(wd_writer *writer, wd_hoisted_limit *limit) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type_uint = writer->type_uint;
    const wd_hoisted_binding *hoisted = find(writer, limit->input);
    const uint32_t last = wd_spirv_builder_uint(builder, limit->last);
    const uint32_t reaches = is_less(writer, last, hoisted->least);
    const uint32_t none = wd_spirv_builder_uint(builder, WD_SIGN_BIAS);
    if (!limit->stride) {
        limit->id = wd_emit_select(writer, reaches, hoisted->prefix, none);
        return;
    }
    const uint32_t one = wd_spirv_builder_uint(builder, 1);
    const uint32_t end = wd_new_id(writer), room = wd_new_id(writer);
    const uint32_t steps = wd_new_id(writer), count = wd_new_id(writer);
    WD_EMIT(writer, SpvOpISub, type_uint, end, hoisted->least, one);
    WD_EMIT(writer, SpvOpISub, type_uint, room, end, last);
    WD_EMIT(writer, SpvOpUDiv, type_uint, steps, room, wd_spirv_builder_uint(builder, limit->stride));
    WD_EMIT(writer, SpvOpIAdd, type_uint, count, steps, one);
    limit->id = wd_emit_select(writer, reaches, wd_emit_biased(writer, count, WD_SIGN_BIAS), none);
}

void wd_hoisted_emit(wd_writer *writer) {
    for (size_t i = 0; i < writer->hoisted.bindings.count; i++) {
        wd_hoisted_binding *hoisted = &writer->hoisted.bindings.items[i];
        const uint32_t first = hoisted->input->first;
        write_head(writer, hoisted);
        if (hoisted->is_array) {
            hoisted->base = wd_new_id(writer);
            WD_EMIT(writer, SpvOpIAdd, writer->type_uint, hoisted->base, hoisted->head,
                    wd_spirv_builder_uint(writer->builder, first + 1));
        }
        if (hoisted->is_single) {
            hoisted->word = wd_input_emit_read(writer, write_position(writer, hoisted, first + 1));
        }
        if (hoisted->content_length) {
            hoisted->content = wd_input_emit_read(
                writer, write_position(writer, hoisted, first + 1 + hoisted->content_length));
        }
        if (hoisted->has_count) {
            hoisted->count = wd_input_emit_read(writer, write_position(writer, hoisted, first));
        }
        if (hoisted->length) {
            write_summary(writer, hoisted);
        }
    }
    for (size_t i = 0; i < writer->hoisted.limits.count; i++) {
        write_limit(writer, &writer->hoisted.limits.items[i]);
    }
}
