// The text of a call of debugPrintfEXT: the format string is in the module, the values are in the record.
//
// A conversion is `%[flags][width][.precision][v[2|3|4]][l]c`, with c of d i u o x X f F e E g G a A c s p. `%ul` is `%lu`, the
// form that shading languages use. The value's type in the module decides how many words it has, and the conversion how
// they are read: `%x` of a float prints its bits. `%c` prints a character. All components of a vector are printed,
// separated by ", ". A conversion that is not known is printed as it is.
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
    uint32_t count;      // Of components: the digit after v; 0: none.
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
    c->count = 0;
    if (at[0] == 'v' && at[1] >= '2' && at[1] <= '4') {
        c->count = (uint32_t)(at[1] - '0');
        at += 2;
    }
    c->has_length = strspn(at, "hl") != 0;
    at += strspn(at, "hl");
    if (!*at || !strchr("diuoxXfFeEgGaAcsp", *at)) {
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
    if (c->type == 'c') {
        wd_string_append_char(out, (char)bits);
        return;
    }
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

// Mistakes in formats

static void append_type(wd_string_builder *out, const wd_spirv_printf_type *type) {
    static const char *const names[] = {
        [WD_SPIRV_PRINTF_BOOL] = "a boolean",
        [WD_SPIRV_PRINTF_SIGNED] = "a signed integer",
        [WD_SPIRV_PRINTF_UNSIGNED] = "an unsigned integer",
        [WD_SPIRV_PRINTF_FLOAT] = "a floating-point number",
        [WD_SPIRV_PRINTF_ADDRESS] = "an address",
    };
    if (type->columns == 1 && type->rows > 1) {
        wd_string_appendf(out, "a vector of %u components", type->rows);
    } else if (type->columns > 1) {
        wd_string_append(out, "a matrix");
    } else {
        wd_string_append(out, names[type->scalar]);
    }
}

// needed_type returns what a conversion prints; NULL: it prints values of the type.
static const char *needed_type(const conversion *c, const wd_spirv_printf_type *type) {
    if (strchr("fFeEgGaA", c->type) && type->scalar != WD_SPIRV_PRINTF_FLOAT) {
        return "floating-point numbers";
    }
    if (strchr("diuc", c->type) && type->scalar == WD_SPIRV_PRINTF_FLOAT) {
        return "integers";
    }
    return c->type == 'p' && type->scalar == WD_SPIRV_PRINTF_FLOAT ? "addresses" : NULL;
}

// find_mistake appends a sentence if the conversion at `text` does not fit the next value.
static bool find_mistake(wd_string_builder *out, const char *text, const conversion *c, call *call) {
    const int length = (int)(c->end - text);
    const uint32_t number = call->word - WD_SPIRV_PRINTF_FIRST_VALUE + 1;
    if (call->word >= call->instruction.num_words) {
        wd_string_appendf(out, "%.*s has no value.", length, text);
        return true;
    }
    const uint32_t word = call->word++;
    const bool is_string = wd_spirv_module_string(call->module, call->instruction.words[word]) != NULL;
    if (is_string && c->type != 's') {
        wd_string_appendf(out, "%.*s prints a number, and value %u is a string.", length, text, number);
        return true;
    }
    const uint32_t type_id = wd_spirv_printf_value_type(call->module, &call->instruction, word);
    const wd_spirv_printf_type type = wd_spirv_printf_type_of(call->module, type_id);
    if (is_string || !type.scalar) {
        return false;
    }
    const char *needed = needed_type(c, &type);
    if (!needed && (!c->count || (c->count == type.rows && type.columns == 1))) {
        return false;
    }
    wd_string_appendf(out, "%.*s prints ", length, text);
    if (needed) {
        wd_spirv_printf_type component = type;
        component.rows = component.columns = 1;
        wd_string_appendf(out, "%s, and %svalue %u is ", needed,
                          type.rows * type.columns > 1 ? "each component of " : "", number);
        append_type(out, &component);
    } else {
        wd_string_appendf(out, "vectors of %u components, and value %u is ", c->count, number);
        append_type(out, &type);
    }
    wd_string_append(out, ".");
    return true;
}

// find_mistakes walks over the conversions of a format, until it has found a mistake.
static bool find_mistakes(wd_string_builder *out, const char *format, call *call) {
    enum { MAX_SHOWN = 8 };
    for (const char *at = format + strcspn(format, "%"); *at; at += strcspn(at, "%")) {
        conversion c;
        if (at[1] == '%') {
            at += 2;
        } else if (!read_conversion(at, &c)) {
            const size_t length = strcspn(at, " \n\t,;:)");
            wd_string_appendf(out, "%.*s is not a conversion.",
                              (int)(length < MAX_SHOWN ? length : MAX_SHOWN), at);
            return true;
        } else if (find_mistake(out, at, &c, call)) {
            return true;
        } else {
            at = c.end;
        }
    }
    const uint32_t num_left = call->instruction.num_words - call->word;
    if (call->word < call->instruction.num_words) {
        wd_string_appendf(out, "The format has no conversion for %s of the %u values.",
                          num_left == 1 ? "the last" : "some",
                          call->instruction.num_words - WD_SPIRV_PRINTF_FIRST_VALUE);
        return true;
    }
    return false;
}

bool wd_record_find_format_mistake(const wd_record *record, const wd_spirv_module *module,
                                   wd_string_builder *out) {
    call call;
    const char *format = begin_call(&call, record, module);
    if (!format) {
        return false;
    }
    wd_string_builder raw;
    wd_string_init(&raw, out->allocator);
    const bool found = find_mistakes(&raw, format, &call);
    if (found) {
        wd_string_append(out, "The format \"");
        wd_string_append_printable(out, format, strlen(format), "");
        wd_string_append(out, "\" of debugPrintfEXT does not fit its values: ");
        wd_string_append_printable(out, raw.text, raw.length, "");
    }
    out->failed |= raw.failed;
    wd_string_finish(&raw);
    return found;
}
