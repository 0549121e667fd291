// The text of a call of debugPrintfEXT: the format string is in the module, the values are in the record.
//
// vk/spirv/printf_format.h has the conversions. The value's type in the module decides how many words it has, and the
// conversion how they are read: `%x` of a float prints its bits. `%c` prints a character. All components of a vector
// are printed, separated by ", ". A conversion that is not known is printed as it is.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"
#include "vk/spirv/debug_printf.h"
#include "vk/spirv/printf_format.h"

// The longest text of a component: the largest double with 999 decimals.
enum { MAX_TEXT = 1400 };

// call is the walk over the values of a call.
typedef struct call {
    const wd_spirv_module *module;
    wd_spirv_instruction instruction;
    uint32_t word; // Of the next value.
    const uint32_t *values;
    uint32_t num_values;
} call;

static double as_float(uint64_t bits, uint32_t width) {
    if (width > 32) {
        double value;
        memcpy(&value, &bits, sizeof value);
        return value;
    }
    const uint32_t word = (uint32_t)bits;
    float value;
    memcpy(&value, &word, sizeof value);
    return value;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

// print_number prints a number by one conversion of C.
static void print_number(char text[MAX_TEXT], const wd_spirv_conversion *c, char type, uint64_t bits,
                         uint32_t width) {
    char spec[WD_SPIRV_CONVERSION_SPEC + 8];
    const bool is_float = strchr("fFeEgGaA", type) != NULL;
    snprintf(spec, sizeof spec, "%s%s%c", c->spec, is_float ? "" : "ll", type);
    if (is_float) {
        snprintf(text, MAX_TEXT, spec, as_float(bits, width));
    } else if (strchr("di", type)) {
        snprintf(text, MAX_TEXT, spec, width > 32 ? (long long)bits : (long long)(int32_t)bits);
    } else {
        // The record extends values of 8 and 16 bits by their sign.
        const uint64_t unused = width < 32 ? ~0ull << width : 0;
        snprintf(text, MAX_TEXT, spec, (unsigned long long)(bits & ~unused));
    }
}

#pragma GCC diagnostic pop

// append_component prints one component.
static void append_component(wd_string_builder *out, const wd_spirv_conversion *c, uint64_t bits,
                             const wd_spirv_printf_type *value) {
    if (c->type == 's' && value->scalar == WD_SPIRV_PRINTF_BOOL) {
        wd_string_append(out, bits ? "true" : "false");
        return;
    }
    if (c->type == 'c') {
        wd_string_append_char(out, (char)bits);
        return;
    }
    const bool is_float = value->scalar == WD_SPIRV_PRINTF_FLOAT;
    const char type = c->type == 's' ? (is_float ? 'g' : 'u') : c->type == 'p' ? 'x' : c->type;
    char text[MAX_TEXT];
    // A float of 16 bits is recorded as one of 32.
    print_number(text, c, type, bits, is_float && value->width < 32 ? 32 : value->width);
    wd_string_append(out, c->type == 'p' ? "0x" : "");
    wd_string_append(out, text);
}

// take_word returns the next word of the values; false: the record does not have it.
static bool take_word(call *call, uint64_t *word) {
    *word = call->num_values ? *call->values : 0;
    if (!call->num_values) {
        return false;
    }
    call->values++;
    call->num_values--;
    return true;
}

static bool take_component(call *call, uint32_t width, uint64_t *bits) {
    uint64_t high = 0;
    if (!take_word(call, bits) || (width > 32 && !take_word(call, &high))) {
        return false;
    }
    *bits |= high << 32;
    return true;
}

// next_type returns the type of the next value; it has no scalar where there is none.
static wd_spirv_printf_type next_type(const call *call) {
    const uint32_t type = call->word < call->instruction.num_words
                              ? wd_spirv_printf_value_type(call->module, &call->instruction, call->word)
                              : 0;
    return wd_spirv_printf_type_of(call->module, type);
}

// append_value prints the next value of the call.
static void append_value(wd_string_builder *out, const wd_spirv_conversion *c, call *call) {
    if (call->word >= call->instruction.num_words) {
        wd_string_append(out, "(no value)");
        return;
    }
    const wd_spirv_printf_type type = next_type(call);
    const char *string = wd_spirv_module_string(call->module, call->instruction.words[call->word++]);
    const uint32_t count = type.rows * type.columns;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t bits;
        const bool has_bits = take_component(call, type.width, &bits);
        wd_string_append(out, i ? ", " : "");
        if (string) {
            wd_string_append(out, string);
        } else if (!type.scalar || !has_bits) {
            wd_string_append(out, "(not recorded)");
        } else {
            append_component(out, c, bits, &type);
        }
    }
}

// append_conversion prints the next value by the conversion at `at`, and returns the text after it.
static const char *append_conversion(wd_string_builder *out, const char *format, const char *at,
                                     wd_spirv_conversion *c, call *call) {
    const char *end = wd_spirv_conversion_end(c, next_type(call).width > 32);
    // "0x%ul" is the form in which shading languages print 64 bits in hexadecimal.
    if (end > c->end && at - format >= 2 && !memcmp(at - 2, "0x", 2)) {
        c->type = 'x';
    }
    append_value(out, c, call);
    return end;
}

static void append_format(wd_string_builder *out, const char *format, call *call) {
    for (const char *at = format; *at;) {
        const size_t length = strcspn(at, "%");
        wd_string_append_n(out, at, length);
        at += length;
        wd_spirv_conversion c;
        if (!*at) {
            return;
        }
        if (at[1] == '%') {
            wd_string_append_char(out, '%');
            at += 2;
        } else if (wd_spirv_read_conversion(at, &c)) {
            at = append_conversion(out, format, at, &c, call);
        } else {
            wd_string_append_char(out, *at++);
        }
    }
}

// begin_call finds the call of a record, and returns its format; NULL: the module has no such call.
static const char *begin_call(call *call, const wd_record *record, const wd_spirv_module *module) {
    *call = (struct call){.module = module,
                          .word = WD_SPIRV_PRINTF_FIRST_VALUE,
                          .values = record->values,
                          .num_values = record->num_values};
    return wd_spirv_module_instruction(module, record->instruction, &call->instruction) &&
                   wd_spirv_is_printf(&call->instruction, wd_spirv_printf_set(module))
               ? wd_spirv_module_string(module, call->instruction.words[WD_SPIRV_PRINTF_FORMAT])
               : NULL;
}

bool wd_record_format_printf(const wd_record *record, const wd_spirv_module *module, wd_string_builder *out) {
    call call;
    const char *format = begin_call(&call, record, module);
    if (!format) {
        return false;
    }
    wd_string_builder raw;
    wd_string_init(&raw, out->allocator);
    append_format(&raw, format, &call);
    wd_string_append_printable(out, raw.text, raw.length, "\n\t");
    out->failed |= raw.failed;
    wd_string_finish(&raw);
    return true;
}

bool wd_record_find_format_mistake(const wd_record *record, const wd_spirv_module *module,
                                   wd_string_builder *out) {
    call call;
    return begin_call(&call, record, module) && wd_spirv_find_format_mistake(module, &call.instruction, out);
}
