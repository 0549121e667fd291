// Checks by hand of vkCreateInstance and vkCreateDevice.
//
// device_creation.c runs each topic's function. Tables come from the registry.
#ifndef WARDEN_VK_CORE_DEVICE_DEVICE_INTERNAL_H
#define WARDEN_VK_CORE_DEVICE_DEVICE_INTERNAL_H

#include <stddef.h>

#include "vk/core/core_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_core_term_kind {
    WD_CORE_OF_VERSION,
    WD_CORE_OF_INSTANCE, // An instance extension.
    WD_CORE_OF_DEVICE,   // A device extension.
    WD_CORE_OF_OTHERS,   // An extension that the registry does not have: it counts as enabled.
} wd_core_term_kind;

// wd_core_term is an extension or a version that an extension needs.
typedef struct wd_core_term {
    const char *extension; // NULL: a version.
    wd_core_term_kind kind;
    uint32_t version; // The version, or the one that includes the extension; 0: none.
} wd_core_term;

// In wd_core_codes, after the two operands. Other elements are indices in wd_core_terms.
enum { WD_CORE_CODE_AND = -1, WD_CORE_CODE_OR = -2 };

// wd_core_requirement is a condition of an extension. All of its extension's must be true.
typedef struct wd_core_requirement {
    uint16_t first_code, num_codes;
} wd_core_requirement;

// wd_core_dependent is an extension that needs others.
typedef struct wd_core_dependent {
    const char *name;
    bool is_of_instance;
    uint16_t first_requirement, num_requirements;
} wd_core_dependent;

extern const wd_core_term wd_core_terms[];
extern const int16_t wd_core_codes[];
extern const wd_core_requirement wd_core_requirements[];
extern const wd_core_dependent wd_core_dependents[]; // Sorted with strcmp.
extern const size_t wd_core_num_dependents;

// wd_core_exclusive is a pair of feature structs that a chain must not have both.
typedef struct wd_core_exclusive {
    wd_core_statement statement;
    VkStructureType type, other_type;
    const char *name, *other_name;
} wd_core_exclusive;

extern const wd_core_exclusive wd_core_exclusives[];
extern const size_t wd_core_num_exclusives;

// wd_core_needed is a struct in the chain of an instance's create info and the extension that it needs.
typedef struct wd_core_needed {
    wd_core_statement statement;
    VkStructureType type;
    const char *name, *extension;
} wd_core_needed;

extern const wd_core_needed wd_core_neededs[];
extern const size_t wd_core_num_neededs;

// The topics. `f` is the frame of the create info.
void wd_core_check_instance_extensions(wd_core_check *c, const wd_core_frame *f,
                                       const VkInstanceCreateInfo *info);
void wd_core_check_device_extensions(wd_core_check *c, const wd_core_frame *f,
                                     const VkDeviceCreateInfo *info);
void wd_core_check_device_features(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info);
void wd_core_check_device_queues(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info);

#ifdef __cplusplus
}
#endif
#endif
