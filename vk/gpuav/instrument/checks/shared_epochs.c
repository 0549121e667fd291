// Instructions that order accesses to memory of a workgroup (Vulkan, appendix "Memory Model", "Synchronizes-With" and
// "Inter-Thread-Happens-Before"): barriers and atomic instructions with the semantics of this memory.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/shared_race.h"

// Fences that are further from a barrier are not next to it.
enum { MAX_DISTANCE = 16 };

static bool is_release(const wd_spirv_module *module, uint32_t semantics) {
    const uint64_t releases = SpvMemorySemanticsReleaseMask | SpvMemorySemanticsAcquireReleaseMask |
                              SpvMemorySemanticsSequentiallyConsistentMask;
    uint64_t value;
    if (!wd_spirv_module_constant(module, semantics, &value)) {
        return true; // A specialization constant.
    }
    return (value & releases) && (value & SpvMemorySemanticsWorkgroupMemoryMask);
}

// Whether the instruction is a barrier that all invocations of the workgroup wait at.
static bool is_control_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    uint64_t scope;
    return instruction->opcode == SpvOpControlBarrier &&
           wd_spirv_module_constant(module, instruction->words[1], &scope) && scope != SpvScopeSubgroup &&
           scope != SpvScopeInvocation;
}

// Whether a barrier orders only accesses to other memory. Old compilers write barrier() of GLSL without semantics, or
// without storage classes.
static bool orders_other_memory(const wd_spirv_module *module, const wd_spirv_instruction *barrier) {
    const uint64_t others = SpvMemorySemanticsUniformMemoryMask | SpvMemorySemanticsImageMemoryMask |
                            SpvMemorySemanticsAtomicCounterMemoryMask | SpvMemorySemanticsOutputMemoryMask;
    uint64_t value;
    return wd_spirv_module_constant(module, barrier->words[3], &value) &&
           !(value & SpvMemorySemanticsWorkgroupMemoryMask) && (value & others);
}

static bool stays_next(uint32_t opcode) {
    return opcode == SpvOpLine || opcode == SpvOpNoLine || opcode == SpvOpExtInst ||
           opcode == SpvOpMemoryBarrier;
}

// find_next_to finds, before or after an instruction, a barrier that all invocations wait at or, with `fence`, a memory
// barrier that releases memory of the workgroup.
static bool find_next_to(const wd_spirv_module *module, uint32_t index, bool before, bool fence) {
    wd_spirv_instruction other;
    for (uint32_t i = 1; i <= MAX_DISTANCE; i++) {
        if ((before && i > index) ||
            !wd_spirv_module_instruction(module, before ? index - i : index + i, &other)) {
            return false;
        }
        if (fence ? other.opcode == SpvOpMemoryBarrier && is_release(module, other.words[2])
                  : is_control_barrier(module, &other)) {
            return true;
        }
        if (!stays_next(other.opcode)) {
            return false;
        }
    }
    return false;
}

static bool is_next_to(const wd_spirv_module *module, const wd_spirv_instruction *instruction, bool fence) {
    return find_next_to(module, instruction->index, true, fence) ||
           find_next_to(module, instruction->index, false, fence);
}

bool wd_shared_is_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    return is_control_barrier(module, instruction) &&
           (!orders_other_memory(module, instruction) || is_next_to(module, instruction, true));
}

bool wd_shared_releases(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    const uint32_t opcode = instruction->opcode;
    if (opcode == SpvOpControlBarrier) {
        return !is_control_barrier(module, instruction) && is_release(module, instruction->words[3]);
    }
    if (opcode == SpvOpMemoryBarrier) {
        return is_release(module, instruction->words[2]) && !is_next_to(module, instruction, false);
    }
    if (opcode == SpvOpAtomicStore) {
        return is_release(module, instruction->words[3]);
    }
    const bool is_atomic = (opcode >= SpvOpAtomicExchange && opcode <= SpvOpAtomicXor) ||
                           opcode == SpvOpAtomicFAddEXT || opcode == SpvOpAtomicFMinEXT ||
                           opcode == SpvOpAtomicFMaxEXT;
    return is_atomic && is_release(module, instruction->words[5]);
}

bool wd_shared_begins_epoch(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    return wd_shared_is_barrier(module, instruction) || wd_shared_releases(module, instruction);
}

bool wd_shared_has_releases(const wd_spirv_module *module) {
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (wd_shared_releases(module, &instruction)) {
            return true;
        }
    }
    return false;
}
