// Which code of a compute, task or mesh shader all invocations of a workgroup execute equally often, and which branches
// may part them.
//
// The analysis is a divergence analysis (Karrenberg and Hack, Improving Performance of OpenCL on CPUs, 2012; Rosemann,
// Moll and Hack, An Abstract Interpretation for SPMD Divergence on Reducible Control Flow, 2021) on structured control
// flow: values are divergent if they depend on the number of the invocation or on memory that others may write, and
// blocks are if they are control dependent on a branch with a divergent condition. Nothing is proven of functions that
// may not end, and of code that the analysis does not know.
#ifndef WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_H
#define WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_H

#include "vk/spirv/module.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_uniformity wd_uniformity;

// wd_uniformity_create reads a module, which must outlive `*uniformity`. WD_ERROR_OUT_OF_MEMORY leaves it NULL.
// wd_uniformity_destroy accepts NULL.
wd_status wd_uniformity_create(wd_allocator allocator, const wd_spirv_module *module,
                               wd_uniformity **uniformity);
void wd_uniformity_destroy(wd_uniformity *uniformity);

// wd_uniformity_is_uniform returns whether all invocations of a workgroup certainly execute an instruction equally often,
// or never.
bool wd_uniformity_is_uniform(const wd_uniformity *uniformity, uint32_t instruction);

// wd_uniformity_find_branches writes the branches (instruction indices, ascending) that may lead some invocations to
// instruction `there` and others not: OpBranchConditional or OpSwitch with a divergent condition. With `other`, which is
// not 0, those that may lead some to `there` and others to `other`. It returns their number, which may exceed `max`; 0:
// none is known.
uint32_t wd_uniformity_find_branches(const wd_uniformity *uniformity, uint32_t there, uint32_t other,
                                     uint32_t *branches, uint32_t max);

// wd_certain_divergence is a branch that leads a part of each workgroup to a barrier, and the others never.
typedef struct wd_certain_divergence {
    uint32_t barrier; // Instructions.
    uint32_t branch;
    uint32_t num_reaching; // Invocations of a workgroup that reach the barrier.
    uint32_t num_invocations;
} wd_certain_divergence;

// wd_uniformity_find_certain returns whether each workgroup that runs the module's only entry point certainly parts on
// the way to a barrier in the entry point's function, because all invocations execute a branch whose condition depends on
// nothing but LocalInvocationIndex or LocalInvocationId. Callers ask for the first WD_MAX_CERTAIN_BARRIERS barriers of a
// module only, so that all find the same ones in bounded time.
enum { WD_MAX_CERTAIN_BARRIERS = 64 };
bool wd_uniformity_find_certain(const wd_uniformity *uniformity, uint32_t barrier,
                                wd_certain_divergence *found);

// wd_is_workgroup_barrier returns whether an instruction is an OpControlBarrier that all invocations of the workgroup must
// execute (SPIR-V specification, "OpControlBarrier"). The behavior of barriers of a subgroup is defined in any flow.
bool wd_is_workgroup_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction);

#ifdef __cplusplus
}
#endif
#endif
