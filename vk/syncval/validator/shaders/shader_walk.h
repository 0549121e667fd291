// The state that the walk over a shader's instructions (shaders/shader_accesses.c) shares with the tracking of device
// addresses (shaders/shader_address.c).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_SHADER_WALK_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_SHADER_WALK_H

#include "vk/syncval/validator/shaders/block.h"
#include "vk/syncval/validator/shaders/shader_accesses.h"

#ifdef __cplusplus
extern "C" {
#endif

// Values of wd_syncval_pointer.descriptor other than descriptors. IS_ADDRESS is an integer that is not
// converted to a pointer yet.
enum {
    WD_SYNCVAL_AT_ADDRESS = UINT32_MAX,
    WD_SYNCVAL_IN_PUSH_CONSTANTS = UINT32_MAX - 1,
    WD_SYNCVAL_IS_ADDRESS = UINT32_MAX - 2,
};
// wd_syncval_pointer is the result of the analysis for an id: the descriptor to which it refers.
typedef struct wd_syncval_pointer {
    uint32_t descriptor;   // Index + 1, or a value above. 0: none.
    uint32_t element;      // AT_ADDRESS, IS_ADDRESS: the offset in the push constants.
    uint32_t displacement; // AT_ADDRESS, IS_ADDRESS: added to the address.
    bool is_entire;        // The variable itself: an array has not been indexed yet.
    bool any_element;
    wd_syncval_pushed_index pushed; // Of any_element.
    bool is_held;                   // The id is a variable that contains the address.
    wd_syncval_part part;           // Of a buffer. With `indexed`: for index 0.
    uint32_t indexed;               // Index + 1 in wd_syncval_indices.pointers. 0: no such index.
} wd_syncval_pointer;

// How a variable or function parameter is used. One with a single value may contain an address.
enum {
    WD_SYNCVAL_NO_VARIABLE,
    WD_SYNCVAL_NOT_STORED,
    WD_SYNCVAL_STORED_ONCE,
    WD_SYNCVAL_NOT_FOLLOWED,
};

enum { WD_SYNCVAL_PHYSICAL_TYPE = 1, WD_SYNCVAL_PHYSICAL_VALUE = 2 };

// A function was visited with arguments that refer to no descriptor, outside or inside of a critical section, or must
// always be visited again, because it begins or ends one.
enum { WD_SYNCVAL_VISITED = 1, WD_SYNCVAL_VISITED_INTERLOCKED = 2, WD_SYNCVAL_VISIT_AGAIN = 4 };

// wd_syncval_indices holds what the analysis of array indices needs (shaders/shader_index.c).
typedef struct wd_syncval_indices {
    bool are_followed;      // False: not a compute shader.
    uint32_t *stored;       // By id of a function's variable: the id of its only value, or a special value.
    uint32_t *bases;        // By id of an access chain: the variable. 0: none.
    uint32_t *builtins;     // By id: BuiltIn + 1. 0: none.
    uint32_t *numbers;      // By id: SpecId + 1. 0: none.
    uint32_t local_size[3]; // 0: unknown.
    WD_VECTOR(wd_syncval_indexed) pointers;
} wd_syncval_indices;

// wd_syncval_flow is the position of the walk in the control flow (shaders/shader_flow.c).
typedef struct wd_syncval_flow {
    bool is_always;        // Each invocation executes the current instruction.
    bool is_called_always; // Each invocation calls the current function.
    bool is_at_entry;      // The next block is the first one of the function.
    uint32_t merge;        // The merge block of the current block's last instruction. 0: none.
} wd_syncval_flow;

typedef struct wd_syncval_walk {
    wd_allocator allocator;
    const wd_spirv_module *module;
    wd_spirv_interface interface;
    wd_syncval_shader *shader;
    wd_syncval_pointer *pointers; // By id.
    uint32_t *functions; // By function id: the first instruction after its OpFunction. 0: no function.
    uint8_t *exits;      // By function id: returns, saturated.
    bool *is_always;     // By label: each invocation that calls the function executes the block.
    bool has_kills;      // An invocation may end anywhere.
    wd_syncval_flow flow;
    uint8_t *visits;            // By function id: WD_SYNCVAL_VISIT*.
    bool *is_parameter;         // By id.
    bool *indexes;              // By function id: it uses parameters as indices.
    uint32_t *constants;        // By parameter id: the constant argument of the current call. 0: none.
    uint8_t *physical;          // By id: WD_SYNCVAL_PHYSICAL_*. NULL: the module has no device addresses.
    uint8_t *variables;         // By id: the use of a variable. NULL: as above.
    wd_spirv_descriptor pushed; // Represents memory at an address.
    uint32_t num_ids;
    uint32_t num_visited; // The number of instructions visited.
    uint32_t num_calls;   // The depth of the call stack.
    bool is_interlocked;  // In a critical section of a fragment shader interlock.
    wd_syncval_layout layout;
    const VkSpecializationInfo *specialization; // NULL: none.
    wd_syncval_indices indices;
} wd_syncval_walk;

static inline const wd_syncval_pointer *wd_syncval_pointer_of(const wd_syncval_walk *at, uint32_t id) {
    return id < at->num_ids && at->pointers[id].descriptor ? &at->pointers[id] : NULL;
}

static inline bool wd_syncval_is_descriptor(const wd_syncval_pointer *from) {
    return from->descriptor && from->descriptor < WD_SYNCVAL_IS_ADDRESS;
}

// wd_syncval_is_memory returns whether an access through the pointer is to a descriptor or at an address.
static inline bool wd_syncval_is_memory(const wd_syncval_pointer *from) {
    return wd_syncval_is_descriptor(from) || (from->descriptor == WD_SYNCVAL_AT_ADDRESS && !from->is_held);
}

// wd_syncval_resolved returns the constant value of a parameter, or the id itself.
static inline uint32_t wd_syncval_resolved(const wd_syncval_walk *at, uint32_t id) {
    return id < at->num_ids && at->constants[id] ? at->constants[id] : id;
}

// wd_syncval_interface_locations returns the locations of an entry point's variables of one SpvStorageClass,
// one bit each, or all bits if they are unknown (shaders/shader_interface.c).
uint64_t wd_syncval_interface_locations(const wd_spirv_module *module, uint32_t entry_point,
                                        uint32_t storage_class);

// --- shaders/shader_flow.c: which instructions each invocation executes

// wd_syncval_count_exits visits each instruction of the functions once, in order, before the walk.
void wd_syncval_count_exits(wd_syncval_walk *at, uint32_t function, uint32_t opcode);
// wd_syncval_enter_function begins a function, whose caller has the current flow.
void wd_syncval_enter_function(wd_syncval_walk *at);
// wd_syncval_follow_blocks updates the flow at an instruction of a function.
void wd_syncval_follow_blocks(wd_syncval_walk *at, uint32_t function,
                              const wd_spirv_instruction *instruction);

// --- shaders/shader_index.c

// wd_syncval_pushed_index_of follows an index back to the push constants.
wd_syncval_pushed_index wd_syncval_pushed_index_of(wd_syncval_walk *at, uint32_t id);
// wd_syncval_indices_init prepares the analysis for the entry point `function` of a compute shader. It returns false if
// an allocation fails. Call wd_syncval_indices_finish in any case.
bool wd_syncval_indices_init(wd_syncval_walk *at, uint32_t function);
void wd_syncval_indices_finish(wd_syncval_walk *at);
// wd_syncval_list_stores visits each instruction of the functions once, in order, before the walk.
void wd_syncval_list_stores(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_index_element applies an index that is not a constant to a pointer to a buffer. It returns false, with the
// pointer unchanged, if the value of the index has no known form.
bool wd_syncval_index_element(wd_syncval_walk *at, wd_syncval_pointer *pointer, uint32_t index);

// --- shaders/shader_address.c: for modules with device addresses. The functions have no effect on other modules.

// wd_syncval_find_addresses finds the types of device addresses, and push constants.
void wd_syncval_find_addresses(wd_syncval_walk *at);
// wd_syncval_list_addresses visits each instruction of the functions once, in order, before the walk.
void wd_syncval_list_addresses(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_join_parameters follows the last instruction: it combines each parameter with the arguments of
// all calls.
void wd_syncval_join_parameters(wd_syncval_walk *at);

// wd_syncval_watch_addresses makes the shader unknown if it accesses an address that is not followed.
void wd_syncval_watch_addresses(wd_syncval_walk *at, const wd_spirv_instruction *instruction);

// wd_syncval_load_address follows a load from the push constants, or from a variable that contains an
// address.
void wd_syncval_load_address(wd_syncval_walk *at, const wd_spirv_instruction *load,
                             const wd_syncval_pointer *from);
// wd_syncval_hold_address follows a store to a variable.
void wd_syncval_hold_address(wd_syncval_walk *at, uint32_t variable, uint32_t value);
// wd_syncval_convert_address follows a conversion between pointers, integers and vectors.
void wd_syncval_convert_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_add_to_address follows an integer addition.
void wd_syncval_add_to_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);
// wd_syncval_step_address follows OpPtrAccessChain from one element at an address to another one.
void wd_syncval_step_address(wd_syncval_walk *at, const wd_spirv_instruction *instruction);

#ifdef __cplusplus
}
#endif
#endif
