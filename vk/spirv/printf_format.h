// The formats of debugPrintfEXT, and whether they fit the values of their calls.
//
// A conversion is `%[flags][width][.precision][v[2|3|4]][l]c`, with c of d i u o x X f F e E g G a A c s p. `%ul` is
// `%lu`, the form that shading languages use. All functions only read the module.
#ifndef WARDEN_VK_SPIRV_PRINTF_FORMAT_H
#define WARDEN_VK_SPIRV_PRINTF_FORMAT_H

#include "vk/spirv/module.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// Characters of the flags, width and precision of a conversion, with the NUL.
enum { WD_SPIRV_CONVERSION_SPEC = 24 };

typedef struct wd_spirv_conversion {
    char spec[WD_SPIRV_CONVERSION_SPEC]; // "%-08.3": the part before the length and the conversion.
    char type;                           // The conversion.
    bool has_length;                     // A length comes before the conversion: `%lu`.
    uint32_t count;                      // Of components: the digit after v; 0: none.
    const char *end;                     // The text after it.
} wd_spirv_conversion;

// wd_spirv_read_conversion reads the conversion at `text`, which begins with '%'. False: it is not one.
bool wd_spirv_read_conversion(const char *text, wd_spirv_conversion *conversion);

// wd_spirv_conversion_end returns the text after a conversion of a value that has 64 bits, or not.
const char *wd_spirv_conversion_end(const wd_spirv_conversion *conversion, bool is_wide);

// wd_spirv_find_format_mistake appends a sentence about the first conversion of a call that does not fit its value, or
// about values without a conversion. False: there is no mistake, and nothing is appended.
bool wd_spirv_find_format_mistake(const wd_spirv_module *module, const wd_spirv_instruction *call,
                                  wd_string_builder *out);

#ifdef __cplusplus
}
#endif
#endif
