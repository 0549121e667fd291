#include "vk/spirv/printf_format.h"

#include <string.h>

#include "vk/spirv/debug_printf.h"

// Digits of a width and of a precision: the C library takes minutes for a precision of a billion.
enum { MAX_DIGITS = 3 };

// skip_number skips a width or a precision. False: it has too many digits.
static bool skip_number(const char **at) {
    const size_t length = strspn(*at, "0123456789");
    *at += length;
    return length <= MAX_DIGITS;
}

bool wd_spirv_read_conversion(const char *text, wd_spirv_conversion *c) {
    const char *at = text + 1;
    at += strspn(at, "-+ #0");
    bool is_short = skip_number(&at);
    if (*at == '.') {
        at++;
        is_short &= skip_number(&at);
    }
    const size_t length = (size_t)(at - text);
    if (!is_short || length >= WD_SPIRV_CONVERSION_SPEC) {
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

const char *wd_spirv_conversion_end(const wd_spirv_conversion *c, bool is_wide) {
    return c->end + (is_wide && c->type == 'u' && !c->has_length && *c->end == 'l');
}

// call_walk is the walk over the values of a call.
typedef struct call_walk {
    const wd_spirv_module *module;
    wd_spirv_instruction instruction;
    uint32_t word; // Of the next value.
} call_walk;

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
static const char *needed_type(const wd_spirv_conversion *c, const wd_spirv_printf_type *type) {
    if (strchr("fFeEgGaA", c->type) && type->scalar != WD_SPIRV_PRINTF_FLOAT) {
        return "floating-point numbers";
    }
    if (strchr("diuc", c->type) && type->scalar == WD_SPIRV_PRINTF_FLOAT) {
        return "integers";
    }
    return c->type == 'p' && type->scalar == WD_SPIRV_PRINTF_FLOAT ? "addresses" : NULL;
}

// find_mistake appends a sentence if the conversion at `text` does not fit the next value.
static bool find_mistake(wd_string_builder *out, const char *text, const wd_spirv_conversion *c,
                         call_walk *call) {
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
static bool find_mistakes(wd_string_builder *out, const char *format, call_walk *call) {
    enum { MAX_SHOWN = 8 };
    for (const char *at = format + strcspn(format, "%"); *at; at += strcspn(at, "%")) {
        wd_spirv_conversion c;
        if (at[1] == '%') {
            at += 2;
        } else if (!wd_spirv_read_conversion(at, &c)) {
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

bool wd_spirv_find_format_mistake(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                                  wd_string_builder *out) {
    call_walk call = {module, *instruction, WD_SPIRV_PRINTF_FIRST_VALUE};
    const char *format = wd_spirv_module_string(module, instruction->words[WD_SPIRV_PRINTF_FORMAT]);
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
