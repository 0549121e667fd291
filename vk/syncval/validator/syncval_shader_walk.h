// What the walk over a shader's instructions (syncval_shader.c) shares with those who follow device addresses on it
// (syncval_shader_address.c).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SHADER_WALK_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SHADER_WALK_H

#include "vk/syncval/validator/syncval_block.h"
#include "vk/syncval/validator/syncval_shader.h"

#ifdef __cplusplus
extern "C" {
#endif

// What a pointer leads to, besides descriptors: the push constants, or what is at an address found there. An address that is
// no pointer yet is an integer.
enum {
    WD_SYNCVAL_AT_ADDRESS = UINT32_MAX,
    WD_SYNCVAL_IN_PUSH_CONSTANTS = UINT32_MAX - 1,
    WD_SYNCVAL_IS_ADDRESS = UINT32_MAX - 2,
};

// wd_syncval_pointer is what is known of an id: which descriptor it leads to.
typedef struct wd_syncval_pointer {
    uint32_t descriptor;   // Index + 1, or one of the above; 0: none.
    uint32_t element;      // AT_ADDRESS, IS_ADDRESS: the byte of the push constants,
    uint32_t displacement; // and what was added to the address there.
    bool is_entire;        // The variable itself: an array still has to be indexed.
    bool any_element;
    bool is_held;         // The id is a variable that holds this.
    wd_syncval_part part; // Of a buffer.
} wd_syncval_pointer;

// What becomes of a variable or a parameter of a function: those that hold one value may hold an address.
enum {
    WD_SYNCVAL_NO_VARIABLE,
    WD_SYNCVAL_NOT_STORED,
    WD_SYNCVAL_STORED_ONCE,
    WD_SYNCVAL_NOT_FOLLOWED,
};

enum { WD_SYNCVAL_PHYSICAL_TYPE = 1, WD_SYNCVAL_PHYSICAL_VALUE = 2 };

typedef struct wd_syncval_walk {
    wd_allocator allocator;
    const wd_spirv_module *module;
    wd_spirv_interface interface;
    wd_syncval_shader *shader;
    wd_syncval_pointer *pointers; // By id.
    uint32_t *functions;          // By function id: the instruction behind its OpFunction. 0: no function.
    bool *is_visited;             // By function id: with arguments that lead to no descriptor.
    bool *is_parameter;           // By id.
    bool *indexes;                // By function id: parameters are indices there.
    uint32_t *constants;          // By a parameter's id: the constant that the call in hand gives. 0: none.
    uint8_t *physical;  // By id: PHYSICAL_TYPE or PHYSICAL_VALUE. NULL: the module has no device addresses.
    uint8_t *variables; // By id: what becomes of a variable. NULL: as above.
    wd_spirv_descriptor pushed; // Stands for what is at an address.
    uint32_t num_ids;
    uint32_t num_visited; // Instructions.
    uint32_t num_calls;   // Open ones.
    wd_syncval_layout layout;
} wd_syncval_walk;

static inline const wd_syncval_pointer *wd_syncval_pointer_of(const wd_syncval_walk *at, uint32_t id) {
    return id < at->num_ids && at->pointers[id].descriptor ? &at->pointers[id] : NULL;
}

static inline bool wd_syncval_is_descriptor(const wd_syncval_pointer *from) {
    return from->descriptor && from->descriptor < WD_SYNCVAL_IS_ADDRESS;
}

// wd_syncval_is_memory tells whether an access through the pointer is one of a descriptor or at an address.
static inline bool wd_syncval_is_memory(const wd_syncval_pointer *from) {
    return wd_syncval_is_descriptor(from) || (from->descriptor == WD_SYNCVAL_AT_ADDRESS && !from->is_held);
}

// wd_syncval_resolved returns the constant that a parameter is, or the id itself.
static inline uint32_t wd_syncval_resolved(const wd_syncval_walk *at, uint32_t id) {
    return id < at->num_ids && at->constants[id] ? at->constants[id] : id;
}

// wd_syncval_interface_locations returns the locations of an entry point's variables of one SpvStorageClass, one bit each; all of them
// where they are not known (syncval_shader_interface.c).
uint64_t wd_syncval_interface_locations(const wd_spirv_module *module, uint32_t entry_point,
                                        uint32_t storage_class);

// --- syncval_shader_address.c. All of it is for modules that have device addresses, but what follows instructions does no
// harm to others.

// wd_syncval_find_addresses looks for the types of device addresses, and for push constants.
void wd_syncval_find_addresses(wd_syncval_walk *at);
// wd_syncval_list_addresses sees each instruction of the functions once, in order, before any is followed.
void wd_syncval_list_addresses(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_join_parameters comes behind the last one: what is given to a function becomes what its parameter does.
void wd_syncval_join_parameters(wd_syncval_walk *at);

// wd_syncval_watch_addresses: an access at an address that was not followed may go anywhere.
void wd_syncval_watch_addresses(wd_syncval_walk *at, const wd_spirv_instruction *instruction);

// wd_syncval_load_address follows a load from the push constants, or from a variable that holds an address.
void wd_syncval_load_address(wd_syncval_walk *at, const wd_spirv_instruction *load,
                             const wd_syncval_pointer *from);
// wd_syncval_hold_address follows a store to a variable.
void wd_syncval_hold_address(wd_syncval_walk *at, uint32_t variable, uint32_t value);
// wd_syncval_convert_address follows an address from one form to another.
void wd_syncval_convert_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_add_to_address follows an integer addition.
void wd_syncval_add_to_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_step_address follows a step from an element at an address to another one.
void wd_syncval_step_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);

#ifdef __cplusplus
}
#endif
#endif
