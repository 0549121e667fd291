// Variables of a module against features: small types in storage classes, input attachments, addresses in interfaces.
#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/module_rules.h"

enum { RESULT = 2, CLASS_OF_POINTER = 2, POINTEE = 3, CLASS_OF_VARIABLE = 3, ELEMENT = 2, DIM = 3 };

static const wd_features *features_of(const wd_shader_module_check *check) {
    return &check->device->spirv.enabled->features;
}

// --- What types contain ---

static void add_element(wd_shader_module_check *check, uint32_t id, uint32_t element) {
    if (id < check->num_ids && element < check->num_ids) {
        check->contents[id] |= check->contents[element];
        if (check->scalars[element] > check->scalars[id]) {
            check->scalars[id] = check->scalars[element];
        }
    }
}

static void add_scalar(wd_shader_module_check *check, const wd_spirv_head *head) {
    const uint32_t id = head->at[1], width = head->at[2];
    if (id >= check->num_ids) {
        return;
    }
    check->scalars[id] = (uint8_t)(width / 8 < UINT8_MAX ? width / 8 : 0);
    if (width == 8) {
        check->contents[id] = head->opcode == SpvOpTypeInt ? WD_SHADER_HAS_INT_8 : WD_SHADER_HAS_FLOAT_8;
    } else if (width == 16) {
        check->contents[id] = WD_SHADER_HAS_16;
    }
}

// add_type reads one type. Types of members and elements come first in a module.
static void add_type(wd_shader_module_check *check, const wd_spirv_head *head) {
    const uint32_t id = head->at[1];
    switch (head->opcode) {
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        add_scalar(check, head);
        break;
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
    case SpvOpTypeArray:
    case SpvOpTypeRuntimeArray:
        add_element(check, id, head->at[ELEMENT]);
        break;
    case SpvOpTypeStruct:
        for (uint32_t i = 2; i < head->num_words; i++) {
            add_element(check, id, head->at[i]);
        }
        break;
    case SpvOpTypePointer:
        if (id < check->num_ids && head->at[CLASS_OF_POINTER] == SpvStorageClassPhysicalStorageBuffer) {
            check->contents[id] = WD_SHADER_HAS_ADDRESS; // No scalar: its alignment is not compared.
        }
        break;
    default:
        break;
    }
}

bool wd_shader_collect_contents(wd_shader_module_check *check) {
    check->num_ids = wd_spirv_module_num_ids(check->module);
    check->contents = wd_alloc_zero(&check->device->allocator, check->num_ids + 1u, 1);
    check->scalars = wd_alloc_zero(&check->device->allocator, check->num_ids + 1u, 1);
    if (!check->contents || !check->scalars) {
        return false;
    }
    WD_SPIRV_FOR_PART(head, check->module, WD_SPIRV_DECLARATIONS) {
        add_type(check, &head);
    }
    return true;
}

// --- Small types ---

static bool has_storage_8(const wd_features *f) {
    return f->storageBuffer8BitAccess;
}

static bool has_uniform_8(const wd_features *f) {
    return f->uniformAndStorageBuffer8BitAccess;
}

static bool has_push_8(const wd_features *f) {
    return f->storagePushConstant8;
}

// In newer registries, the features of 8-bit values are enough for 16-bit values.
static bool has_storage_16(const wd_features *f) {
    return f->storageBuffer16BitAccess || f->storageBuffer8BitAccess;
}

static bool has_uniform_16(const wd_features *f) {
    return f->uniformAndStorageBuffer16BitAccess || f->uniformAndStorageBuffer8BitAccess;
}

static bool has_push_16(const wd_features *f) {
    return f->storagePushConstant16 || f->storagePushConstant8;
}

static bool has_interface_16(const wd_features *f) {
    return f->storageInputOutput16;
}

static bool never(const wd_features *f) {
    (void)f;
    return false;
}

enum { NO_CAPABILITY = UINT32_MAX };

// storage_rule is the need of objects that contain small types, in one storage class.
typedef struct storage_rule {
    uint32_t storage_class;
    uint32_t contents;
    bool (*is_allowed)(const wd_features *features);
    uint32_t capability; // Modules that declare it have had a message.
    const char *id, *subject, *place, *fix;
} storage_rule;

#define ENABLE(feature) "Enable the feature " feature " in vkCreateDevice, or use wider values."
#define STORAGE_RULES(class_)                                                                                \
    {SpvStorageClass##class_,                                                                                \
     WD_SHADER_HAS_INT_8,                                                                                    \
     has_storage_8,                                                                                          \
     SpvCapabilityStorageBuffer8BitAccess,                                                                   \
     WD_ID_VUID_STORAGE_BUFFER_8,                                                                            \
     "8-bit integers",                                                                                       \
     "a storage buffer",                                                                                     \
     ENABLE("storageBuffer8BitAccess")},                                                                     \
    {                                                                                                        \
        SpvStorageClass##class_, WD_SHADER_HAS_16, has_storage_16, SpvCapabilityStorageBuffer16BitAccess,    \
            WD_ID_VUID_STORAGE_BUFFER_16, "16-bit values", "a storage buffer",                               \
            ENABLE("storageBuffer16BitAccess")                                                               \
    }

static const storage_rule storage_rules[] = {
    STORAGE_RULES(StorageBuffer),
    STORAGE_RULES(ShaderRecordBufferKHR),
    STORAGE_RULES(PhysicalStorageBuffer),
    {SpvStorageClassUniform, WD_SHADER_HAS_INT_8, has_uniform_8,
     SpvCapabilityUniformAndStorageBuffer8BitAccess, WD_ID_VUID_UNIFORM_BUFFER_8, "8-bit integers",
     "a uniform buffer", ENABLE("uniformAndStorageBuffer8BitAccess")},
    {SpvStorageClassUniform, WD_SHADER_HAS_16, has_uniform_16,
     SpvCapabilityUniformAndStorageBuffer16BitAccess, WD_ID_VUID_UNIFORM_BUFFER_16, "16-bit values",
     "a uniform buffer", ENABLE("uniformAndStorageBuffer16BitAccess")},
    {SpvStorageClassPushConstant, WD_SHADER_HAS_INT_8, has_push_8, SpvCapabilityStoragePushConstant8,
     WD_ID_VUID_PUSH_CONSTANT_8, "8-bit integers", "push constants", ENABLE("storagePushConstant8")},
    {SpvStorageClassPushConstant, WD_SHADER_HAS_16, has_push_16, SpvCapabilityStoragePushConstant16,
     WD_ID_VUID_PUSH_CONSTANT_16, "16-bit values", "push constants", ENABLE("storagePushConstant16")},
    {SpvStorageClassInput, WD_SHADER_HAS_16, has_interface_16, SpvCapabilityStorageInputOutput16,
     WD_ID_VUID_INTERFACE_16, "16-bit values", "an input", ENABLE("storageInputOutput16")},
    {SpvStorageClassOutput, WD_SHADER_HAS_16, has_interface_16, SpvCapabilityStorageInputOutput16,
     WD_ID_VUID_INTERFACE_16, "16-bit values", "an output", ENABLE("storageInputOutput16")},
    {SpvStorageClassInput, WD_SHADER_HAS_INT_8 | WD_SHADER_HAS_FLOAT_8, never, NO_CAPABILITY,
     WD_ID_VUID_INTERFACE_8, "8-bit values", "an input", "Use wider values."},
    {SpvStorageClassOutput, WD_SHADER_HAS_INT_8 | WD_SHADER_HAS_FLOAT_8, never, NO_CAPABILITY,
     WD_ID_VUID_INTERFACE_8, "8-bit values", "an output", "Use wider values."},
};

static uint32_t contents_of(const wd_shader_module_check *check, uint32_t type) {
    return type < check->num_ids ? check->contents[type] : 0;
}

static const char *name_of(const wd_shader_module_check *check, uint32_t id, uint32_t type) {
    const char *name = wd_spirv_module_name(check->module, id);
    if (!name || !name[0]) {
        name = wd_spirv_module_name(check->module, type);
    }
    return name ? name : "";
}

// With untyped pointers, small values may be accessed as parts of wider ones.
static bool has_untyped_pointers(const wd_shader_module_check *check) {
#ifdef VK_KHR_shader_untyped_pointers
    return features_of(check)->shaderUntypedPointers;
#else
    (void)check;
    return false;
#endif
}

static void check_storage(wd_shader_module_check *check, const wd_spirv_instruction *object,
                          uint32_t storage_class, uint32_t type) {
    const uint32_t contents = contents_of(check, type);
    const bool is_interface = storage_class == SpvStorageClassInput || storage_class == SpvStorageClassOutput;
    if (!contents || (!is_interface && has_untyped_pointers(check))) {
        return;
    }
    for (size_t i = 0; i < sizeof storage_rules / sizeof *storage_rules; i++) {
        const storage_rule *rule = &storage_rules[i];
        if (rule->storage_class == storage_class && (rule->contents & contents) &&
            !rule->is_allowed(features_of(check)) &&
            (rule->capability == NO_CAPABILITY || !wd_shader_declares(check->module, rule->capability))) {
            wd_shader_report_rule(check, rule->id, object, "has %s in %s, `%.80s`" WD_SHADER_FIX "%s",
                                  rule->subject, rule->place, name_of(check, object->result, type),
                                  rule->fix);
        }
    }
}

// --- Decorations ---

static bool is_decorated(const wd_spirv_module *module, uint32_t id, uint32_t decoration) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 2 && head.at[1] == id &&
            head.at[2] == decoration) {
            return true;
        }
    }
    return false;
}

// has_groups returns whether a module has groups of decorations, which compilers no longer make: its decorations are
// not known.
static bool has_groups(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorationGroup) {
            return true;
        }
    }
    return false;
}

// is_block returns whether the value of a variable is a block, or an array of blocks.
static bool is_block(const wd_spirv_module *module, uint32_t type) {
    wd_spirv_instruction array;
    while (wd_spirv_module_find(module, type, &array) &&
           (array.opcode == SpvOpTypeArray || array.opcode == SpvOpTypeRuntimeArray) &&
           array.words[ELEMENT] < array.result) {
        type = array.words[ELEMENT];
    }
    return is_decorated(module, type, SpvDecorationBlock);
}

static bool is_subpass_data(const wd_spirv_module *module, uint32_t type) {
    wd_spirv_instruction image;
    return wd_spirv_module_find_opcode(module, type, SpvOpTypeImage, &image) &&
           image.words[DIM] == SpvDimSubpassData;
}

static bool reads_locally(const wd_shader_module_check *check) {
#ifdef VK_KHR_dynamic_rendering_local_read
    return features_of(check)->dynamicRenderingLocalRead;
#else
    (void)check;
    return false;
#endif
}

static void check_attachment(wd_shader_module_check *check, const wd_spirv_instruction *variable,
                             uint32_t type) {
    wd_spirv_instruction array;
    const bool is_image = is_subpass_data(check->module, type);
    const bool is_array = wd_spirv_module_find_opcode(check->module, type, SpvOpTypeArray, &array) &&
                          is_subpass_data(check->module, array.words[ELEMENT]);
    if ((!is_image && !is_array) || (is_image && reads_locally(check)) ||
        is_decorated(check->module, variable->result, SpvDecorationInputAttachmentIndex)) {
        return;
    }
    wd_shader_report_rule(
        check, is_array ? WD_ID_VUID_ATTACHMENT_ARRAY_INDEX : WD_ID_VUID_ATTACHMENT_INDEX, variable,
        is_array ? "has the array of input attachments `%.80s` without the decoration "
                   "InputAttachmentIndex" WD_SHADER_FIX "Decorate the array with the index."
                 : "has the input attachment `%.80s` without the decoration InputAttachmentIndex, and the "
                   "feature dynamicRenderingLocalRead is not enabled" WD_SHADER_FIX
                   "Decorate the variable with the index of its attachment, or enable the feature.",
        name_of(check, variable->result, type));
}

static void check_interface(wd_shader_module_check *check, const wd_spirv_instruction *variable,
                            uint32_t storage_class, uint32_t type) {
    if ((storage_class == SpvStorageClassInput || storage_class == SpvStorageClassOutput) &&
        (contents_of(check, type) & WD_SHADER_HAS_ADDRESS) &&
        !is_decorated(check->module, variable->result, SpvDecorationBuiltIn)) {
        wd_shader_report_rule(check, WD_ID_VUID_INTERFACE_ADDRESS, variable,
                              "has a pointer to PhysicalStorageBuffer in the %s `%.80s`" WD_SHADER_FIX
                              "Pass the address as a 64-bit integer, or as two 32-bit integers.",
                              storage_class == SpvStorageClassInput ? "input" : "output",
                              name_of(check, variable->result, type));
    }
}

void wd_shader_check_variables(wd_shader_module_check *check) {
    if (has_groups(check->module)) {
        return;
    }
    WD_SPIRV_FOR_PART(head, check->module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_instruction pointer, variable;
        if (head.opcode != SpvOpVariable ||
            !wd_spirv_module_find_opcode(check->module, head.at[1], SpvOpTypePointer, &pointer) ||
            !wd_spirv_module_instruction(check->module, head.index, &variable)) {
            continue;
        }
        const uint32_t storage_class = head.at[CLASS_OF_VARIABLE], type = pointer.words[POINTEE];
        if (storage_class == SpvStorageClassUniformConstant) {
            check_attachment(check, &variable, type);
            continue;
        }
        check_interface(check, &variable, storage_class, type);
        if (contents_of(check, type) &&
            (storage_class != SpvStorageClassUniform || is_block(check->module, type))) {
            check_storage(check, &variable, storage_class, type);
        }
    }
}

void wd_shader_check_address_type(wd_shader_module_check *check, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if ((contents_of(check, instruction->result_type) & WD_SHADER_HAS_ADDRESS) &&
        wd_spirv_module_find_opcode(check->module, instruction->result_type, SpvOpTypePointer, &pointer)) {
        check_storage(check, instruction, SpvStorageClassPhysicalStorageBuffer, pointer.words[POINTEE]);
    }
}
