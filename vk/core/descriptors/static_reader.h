// The reader of an entry point. Private to static_*.c.
#ifndef WARDEN_VK_CORE_DESCRIPTORS_STATIC_READER_H
#define WARDEN_VK_CORE_DESCRIPTORS_STATIC_READER_H

#include "vk/core/descriptors/static_uses.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_STATIC_NOT_FOUND = -1 };

typedef struct wd_static_reader {
    const wd_spirv_module *module;
    wd_spirv_interface interface;
    wd_static_uses *uses;
    size_t uses_capacity, samplings_capacity;
    uint32_t num_ids;
    uint32_t *descriptor_of; // By id: the number in `interface` of a variable, plus 1; 0: none.
    uint8_t *reached;        // By id of functions: 1: can be called, 2: every invocation calls it.
    uint32_t *queue;         // Functions; has room for each twice.
    uint32_t num_queued;
    bool has_kill; // Some function ends invocations.
    bool failed;   // There is no memory.
} wd_static_reader;

static inline bool wd_static_is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

// wd_static_find_use follows an image, a sampled image, a sampler or a pointer back to its variable, and returns the
// number of its use, made if there is none; WD_STATIC_NOT_FOUND: not known.
int64_t wd_static_find_use(wd_static_reader *reader, uint32_t id);

// wd_static_note_variables adds the uses of the variables that an instruction names.
void wd_static_note_variables(wd_static_reader *reader, const wd_spirv_instruction *instruction,
                              bool is_certain);

// wd_static_note_image adds what an instruction does with an image.
void wd_static_note_image(wd_static_reader *reader, const wd_spirv_instruction *instruction, bool is_certain);

#ifdef __cplusplus
}
#endif
#endif
