// Rules of Vulkan's SPIR-V environment that a module breaks without a pipeline: storage of small types, scopes, texels
// and declarations that need features of the device. Private to vk/shader.
//
//   module_rules.c    collects a module, walks over its functions
//   module_storage.c  what types contain, and variables against features
#ifndef WARDEN_VK_SHADER_MODULE_RULES_H
#define WARDEN_VK_SHADER_MODULE_RULES_H

#include "vk/shader/shader_device.h"
#include "vk/spirv/module.h"

// wd_shader_contents is what an object of a type contains, in its members and elements.
typedef enum wd_shader_contents {
    WD_SHADER_HAS_INT_8 = 0x1,
    WD_SHADER_HAS_FLOAT_8 = 0x2,
    WD_SHADER_HAS_16 = 0x4,      // Integers or floating-point values of 16 bits.
    WD_SHADER_HAS_ADDRESS = 0x8, // Pointers to PhysicalStorageBuffer.
} wd_shader_contents;

enum { WD_SHADER_MAX_MODULE_RULES = 32 };

// wd_shader_module_check is a module while it is checked.
typedef struct wd_shader_module_check {
    wd_shader_device *device;
    const wd_shader_code *code;
    wd_hash128 key;
    wd_spirv_module *module;
    uint8_t *contents; // Of types, by id: masks of wd_shader_contents.
    uint8_t *scalars;  // Of types, by id: the bytes of their largest scalar; 0: not known.
    uint32_t num_ids;
    const char *reported[WD_SHADER_MAX_MODULE_RULES]; // Each rule is reported once for a module.
    uint32_t num_reported;
    bool skip; // A callback asks to skip the call.
} wd_shader_module_check;

// wd_shader_report_rule reports the instruction that breaks a rule. `format` follows the command and the member, as in
// wd_shader_submit_text, and has a fix.
void wd_shader_report_rule(wd_shader_module_check *check, const char *id,
                           const wd_spirv_instruction *instruction, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// wd_shader_declares returns whether the module declares a capability: messages about capabilities then name the
// feature that is not enabled.
bool wd_shader_declares(const wd_spirv_module *module, uint32_t capability);

// wd_shader_collect_contents fills the members of types. False: there is no memory.
bool wd_shader_collect_contents(wd_shader_module_check *check);

// wd_shader_check_variables checks the variables of a module, wd_shader_check_address_type the result of an instruction
// that is a pointer to PhysicalStorageBuffer.
void wd_shader_check_variables(wd_shader_module_check *check);
void wd_shader_check_address_type(wd_shader_module_check *check, const wd_spirv_instruction *instruction);

#endif
