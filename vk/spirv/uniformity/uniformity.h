// Which code of a compute, task or mesh shader all invocations of a workgroup execute equally often, and which branches
// may part them. Of a fragment shader, all invocations of a primitive take the workgroup's place.
//
// The analysis is a divergence analysis (Karrenberg and Hack, Improving Performance of OpenCL on CPUs, 2012; Rosemann,
// Moll and Hack, An Abstract Interpretation for SPMD Divergence on Reducible Control Flow, 2021) on structured control
// flow: values are divergent if they depend on the number of the invocation or on memory that others may write, and
// blocks are if they are control dependent on a branch with a divergent condition. Nothing is proven of functions that
// may not end, and of code that the analysis does not know.
#ifndef WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_H
#define WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_H

#include "vk/spirv/module.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_uniformity wd_uniformity;

// wd_uniformity_create reads a module, which must outlive `*uniformity`. WD_ERROR_OUT_OF_MEMORY leaves it NULL.
// wd_uniformity_destroy accepts NULL.
wd_status wd_uniformity_create(wd_allocator allocator, const wd_spirv_module *module,
                               wd_uniformity **uniformity);
void wd_uniformity_destroy(wd_uniformity *uniformity);

// wd_uniformity_is_uniform returns whether all invocations of a workgroup certainly execute an instruction equally
// often, or never.
bool wd_uniformity_is_uniform(const wd_uniformity *uniformity, uint32_t instruction);

// wd_uniformity_find_branches writes the branches (instruction indices, ascending) that may lead some invocations to
// instruction `there` and others not: OpBranchConditional or OpSwitch with a divergent condition. With `other`, which
// is not 0, those that may lead some to `there` and others to `other`. It returns their number, which may exceed `max`;
// 0: none is known.
uint32_t wd_uniformity_find_branches(const wd_uniformity *uniformity, uint32_t there, uint32_t other,
                                     uint32_t *branches, uint32_t max);

// wd_certain_divergence is a branch that leads a part of each workgroup to an instruction, and the others never.
typedef struct wd_certain_divergence {
    uint32_t instruction; // A barrier, or a derivative.
    uint32_t branch;
    uint32_t num_reaching; // Invocations of a workgroup that reach the instruction.
    uint32_t num_invocations;
} wd_certain_divergence;

// wd_uniformity_find_certain returns whether each workgroup that runs the module's only entry point certainly parts on
// the way to an instruction in the entry point's function, because all invocations execute a branch whose condition
// depends on nothing but LocalInvocationIndex or LocalInvocationId. A derivative needs a branch that parts one of the
// workgroup's derivative groups. Callers ask for the first WD_MAX_CERTAIN instructions of a module only, for which
// wd_uniformity_may_be_certain holds, so that all find the same ones in bounded time.
enum { WD_MAX_CERTAIN = 64 };
bool wd_uniformity_may_be_certain(const wd_uniformity *uniformity, const wd_spirv_instruction *instruction);
bool wd_uniformity_find_certain(const wd_uniformity *uniformity, uint32_t instruction,
                                wd_certain_divergence *found);

// wd_is_workgroup_barrier returns whether an instruction is an OpControlBarrier that all invocations of the workgroup
// must execute (SPIR-V specification, "OpControlBarrier"). The behavior of barriers of a subgroup is defined in any
// flow.
bool wd_is_workgroup_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction);

// wd_module_has_only_stage returns whether all entry points have one execution model, and there is one.
bool wd_module_has_only_stage(const wd_spirv_module *module, uint32_t execution_model);

// Quads

// wd_quad_kind says how the result of an instruction depends on the other invocations of its quad.
typedef enum wd_quad_kind {
    WD_QUAD_NOTHING,    // It does not.
    WD_QUAD_DERIVATIVE, // It is a derivative, or a sample whose level of detail derivatives decide.
    WD_QUAD_READ,       // It is the value of an invocation of the quad.
} wd_quad_kind;
wd_quad_kind wd_quad_kind_of(const wd_spirv_instruction *instruction);

// wd_quad_branch is a branch that may part the invocations of a quad.
typedef struct wd_quad_branch {
    uint32_t branch;   // The instruction: OpBranchConditional, or OpSwitch with a 32-bit selector.
    uint32_t join;     // The OpLabel of the block where they meet again; UINT32_MAX: after the function.
    uint32_t function; // Its OpFunction.
} wd_quad_branch;

// wd_quads are the instructions of a fragment shader, or of a compute shader, that may need all invocations of a quad
// although only a part of them reaches the instruction; and the branches that may part these. Both are in the order of
// the module.
//
// - Derivatives whose result is used, of fragment shaders and of compute shaders with derivative groups.
// - Reads of other invocations of the quad whose result is certainly used (wd_uniformity_uses).
// - Branches after which invocations that ended early (OpKill, OpTerminateInvocation) or became helpers look like those
//   that
//   went another way are left out.
typedef struct wd_quads {
    wd_allocator allocator;
    wd_quad_branch *branches;
    size_t num_branches;
    WD_VECTOR(uint32_t) operations; // Instructions.
} wd_quads;

// wd_uniformity_find_quads fills `*quads`, which the caller finishes, also after WD_ERROR_OUT_OF_MEMORY.
// wd_quads_finish accepts a zeroed struct.
wd_status wd_uniformity_find_quads(const wd_uniformity *uniformity, wd_quads *quads);
void wd_quads_finish(wd_quads *quads);

// wd_uniformity_uses returns whether each invocation that executes an instruction uses its result: it decides a branch,
// or is written to memory or to an output, perhaps after operations on it. Code may read a value that is undefined and
// then choose another one.
bool wd_uniformity_uses(const wd_uniformity *uniformity, uint32_t instruction);

#ifdef __cplusplus
}
#endif
#endif
