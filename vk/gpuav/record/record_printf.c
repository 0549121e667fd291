// The text of a call of debugPrintfEXT: the format string is in the module, the values are in the record.
//
// A conversion is `%[flags][width][.precision][v[2|3|4]][l]c`, with c of d i u o x X f F e E g G a A s p. `%ul` is `%lu`, the
// form that shading languages use. The value's type in the module decides how many words it has, and the conversion how
// they are read: `%x` of a float prints its bits. All components of a vector are printed, separated by ", ". A
// conversion that is not known is printed as it is.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"
#include "vk/spirv/debug_printf.h"

// Characters of the flags, width and precision of a conversion; digits of the width and of the precision: the C library
// takes minutes for a precision of a billion.
enum { MAX_SPEC = 24, MAX_DIGITS = 3 };

// call is the walk over the values of a call.
typedef struct call {
    const wd_spirv_module *module;
    wd_spirv_instruction instruction;
    uint32_t word; // Of the next value.
    const uint32_t *values;
    uint32_t num_values;
} call;

typedef struct conversion {
    char spec[MAX_SPEC]; // "%-08.3": the part before the length and the conversion.
    char type;           // The conversion.
    bool has_length;     // A length comes before the conversion: `%lu`.
    const char *end;     // The text after it.
} conversion;

// skip_number skips a width or a precision. False: it has too many digits.
static bool skip_number(const char **at) {
    const size_t length = strspn(*at, "0123456789");
    *at += length;
    return length <= MAX_DIGITS;
}

// read_conversion reads the conversion at `text`, which begins with '%'. False: it is not one.
static bool read_conversion(const char *text, conversion *c) {
    const char *at = text + 1;
    at += strspn(at, "-+ #0");
    bool is_short = skip_number(&at);
    if (*at == '.') {
        at++;
        is_short &= skip_number(&at);
    }
    const size_t length = (size_t)(at - text);
    if (!is_short || length >= MAX_SPEC) {
        return false;
    }
    memcpy(c->spec, text, length);
    c->spec[length] = '\0';
    if (at[0] == 'v' && at[1] >= '2' && at[1] <= '4') {
        at += 2;
    }
    c->has_length = strspn(at, "hl") != 0;
    at += strspn(at, "hl");
    if (!*at || !strchr("diuoxXfFeEgGaAsp", *at)) {
        return false;
    }
    c->type = *at++;
    c->end = at;
    return true;
}

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

// append_component prints one component. `width`: 32 or 64, the bits that the record has of it.
static void append_component(wd_string_builder *out, const conversion *c, uint64_t bits, uint32_t width,
                             wd_spirv_printf_scalar scalar) {
    char spec[MAX_SPEC + 8];
    if (c->type == 's' && scalar == WD_SPIRV_PRINTF_BOOL) {
        wd_string_append(out, bits ? "true" : "false");
        return;
    }
    const char type = c->type == 's'   ? (scalar == WD_SPIRV_PRINTF_FLOAT ? 'g' : 'u')
                      : c->type == 'p' ? 'x'
                                       : c->type;
    if (c->type == 'p') {
        wd_string_append(out, "0x");
    }
    char text[400]; // "%.99f" of the largest double has 409 characters: cut.
    if (strchr("fFeEgGaA", type)) {
        snprintf(spec, sizeof spec, "%s%c", c->spec, type);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        snprintf(text, sizeof text, spec, as_float(bits, width));
    } else if (strchr("di", type)) {
        snprintf(spec, sizeof spec, "%sll%c", c->spec, type);
        snprintf(text, sizeof text, spec, width > 32 ? (long long)bits : (long long)(int32_t)bits);
    } else {
        snprintf(spec, sizeof spec, "%sll%c", c->spec, type);
        snprintf(text, sizeof text, spec, (unsigned long long)bits);
#pragma GCC diagnostic pop
    }
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

// append_value prints the next value of the call. It returns whether the value has 64 bits.
static bool append_value(wd_string_builder *out, const conversion *c, call *call) {
    if (call->word >= call->instruction.num_words) {
        wd_string_append(out, "(no value)");
        return false;
    }
    const uint32_t word = call->word++;
    const char *string = wd_spirv_module_string(call->module, call->instruction.words[word]);
    const uint32_t type_id = wd_spirv_printf_value_type(call->module, &call->instruction, word);
    const wd_spirv_printf_type type = wd_spirv_printf_type_of(call->module, type_id);
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
            append_component(out, c, bits, type.width, type.scalar);
        }
    }
    return type.width > 32;
}

static void append_format(wd_string_builder *out, const char *format, call *call) {
    for (const char *at = format; *at;) {
        const size_t length = strcspn(at, "%");
        wd_string_append_n(out, at, length);
        at += length;
        conversion c;
        if (!*at) {
            return;
        }
        if (at[1] == '%') {
            wd_string_append_char(out, '%');
            at += 2;
        } else if (read_conversion(at, &c)) {
            const bool is_wide = append_value(out, &c, call);
            const bool has_suffix = is_wide && c.type == 'u' && !c.has_length && *c.end == 'l';
            at = c.end + has_suffix;
        } else {
            wd_string_append_char(out, *at++);
        }
    }
}

bool wd_record_format_printf(const wd_record *record, const wd_spirv_module *module, wd_string_builder *out) {
    call call = {.module = module, .values = record->values, .num_values = record->num_values};
    if (!wd_spirv_module_instruction(module, record->instruction, &call.instruction) ||
        !wd_spirv_is_printf(&call.instruction, wd_spirv_printf_set(module))) {
        return false;
    }
    const char *format = wd_spirv_module_string(module, call.instruction.words[WD_SPIRV_PRINTF_FORMAT]);
    if (!format) {
        return false;
    }
    call.word = WD_SPIRV_PRINTF_FIRST_VALUE;
    wd_string_builder raw;
    wd_string_init(&raw, out->allocator);
    append_format(&raw, format, &call);
    wd_string_append_printable(out, raw.text, raw.length, "\n\t");
    out->failed |= raw.failed;
    wd_string_finish(&raw);
    return true;
}
