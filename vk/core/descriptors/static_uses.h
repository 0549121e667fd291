// What shaders use statically: descriptors, the samplers that sample images, and push constants. Private to this
// folder.
//
// An entry point is read once, when a command first uses a pipeline with it. What a shader does with a descriptor is
// known for variables, and for elements of arrays with constant indices. Values that come from function parameters or
// from several sources are not followed: the descriptor is used then, in a way that is not known.
#ifndef WARDEN_VK_CORE_DESCRIPTORS_STATIC_USES_H
#define WARDEN_VK_CORE_DESCRIPTORS_STATIC_USES_H

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/spirv/interface.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_static_access is what instructions do with a descriptor.
typedef enum wd_static_access {
    WD_STATIC_SAMPLES = 1 << 0, // OpImageSample*
    WD_STATIC_GATHERS = 1 << 1,
    WD_STATIC_FETCHES = 1 << 2,
    WD_STATIC_READS = 1 << 3,  // OpImageRead
    WD_STATIC_WRITES = 1 << 4, // OpImageWrite
    WD_STATIC_IS_ATOMIC = 1 << 5,
    WD_STATIC_COMPARES = 1 << 6,    // With a depth reference.
    WD_STATIC_IMPLIES_LOD = 1 << 7, // Without an explicit level of detail.
    WD_STATIC_PROJECTS = 1 << 8,
    WD_STATIC_HAS_BIAS = 1 << 9,
    WD_STATIC_HAS_OFFSET = 1 << 10,
    WD_STATIC_EXTENDS = 1 << 11, // An image operand changes the sign of the sampled type.
} wd_static_access;

typedef enum wd_static_numeric {
    WD_STATIC_FLOAT,
    WD_STATIC_SIGNED,
    WD_STATIC_UNSIGNED,
} wd_static_numeric;

// wd_static_image_type is an OpTypeImage.
typedef struct wd_static_image_type {
    uint32_t dim;    // An SpvDim.
    uint32_t format; // An SpvImageFormat.
    bool is_arrayed, is_multisampled;
    wd_static_numeric numeric; // Of the sampled type.
    uint32_t width;            // In bits; 0: not known.
} wd_static_image_type;

// wd_static_use is a descriptor that an entry point uses.
typedef struct wd_static_use {
    uint32_t set, binding;
    uint32_t element;
    bool has_element; // False: of an array, an element that is not known.
    bool is_certain;  // Each invocation uses it.
    bool is_certainly_accessed;
    uint32_t variable;
    wd_spirv_descriptor_kind kind;
    bool has_image;
    wd_static_image_type image;
    uint32_t accesses;           // Of wd_static_access.
    uint32_t written_components; // The fewest that an OpImageWrite has; 0: none.
} wd_static_use;

// wd_static_sampling is the use of an image with a sampler.
typedef struct wd_static_sampling {
    uint32_t image, sampler; // Of `uses`; equal for a combined image sampler.
    uint32_t accesses;
    bool is_certain;
} wd_static_sampling;

enum { WD_STATIC_PUSH_WORDS = 64 };

// wd_static_uses belongs to an entry point of a module.
typedef struct wd_static_uses {
    struct wd_static_uses *next;
    wd_allocator allocator;
    VkShaderStageFlagBits stage;
    char *entry_point;
    // The module has specialization constants, which may remove uses that are not certain.
    bool has_constants;
    uint32_t num_uses, num_samplings;
    wd_static_use *uses;
    wd_static_sampling *samplings;
    uint64_t push_words, certain_push_words; // Of the first 256 bytes.
} wd_static_uses;

// wd_static_needed_words returns the words of push constants that commands must set.
static inline uint64_t wd_static_needed_words(const wd_static_uses *uses) {
    return uses->has_constants ? uses->certain_push_words : uses->push_words;
}

// wd_static_uses_read reads a stage's entry point. NULL: there is no memory. Where the module cannot be read, nothing
// is used.
wd_static_uses *wd_static_uses_read(wd_allocator allocator, const wd_state_stage *stage);
void wd_static_uses_destroy(wd_static_uses *uses);

// wd_static_uses_validate returns whether the invariants hold: samplings name uses, and the words of push constants
// that are certainly read are among those that may be.
bool wd_static_uses_validate(const wd_static_uses *uses);

// wd_static_push_words returns the words of push constants that a load reads; 0: none, or they are not known.
uint64_t wd_static_push_words(const wd_spirv_module *module, const wd_spirv_instruction *load);

// wd_program is the sub-state of a pipeline, or of bound shader objects.
typedef struct wd_program_stage {
    const wd_state_stage *stage;
    const wd_state_pipeline_layout *layout;
    const wd_static_uses *shader;
} wd_program_stage;

typedef struct wd_program {
    wd_allocator allocator;
    uint64_t sets;        // Those of the first 64 that are used.
    bool has_higher_sets; // Others are used, too.
    bool is_claimed;      // GPU-assisted validation reports the contents of descriptors.
    uint64_t push_words;  // Words of push constants that a stage certainly reads, of the first 256 bytes.
    uint32_t num_stages;  // Those whose entry point could be read.
    wd_program_stage stages[];
} wd_program;

// wd_program_find returns the uses of a pipeline. It takes a lock when it sees the pipeline for the first time. NULL:
// not known.
const wd_program *wd_program_find(const wd_core_check *c, const wd_state_pipeline *pipeline);

// wd_program_validate returns whether the invariants hold: the sets and push constants are those of the stages.
bool wd_program_validate(const wd_program *program);

// wd_program_counts returns whether a use counts for a stage: specialization constants may remove others.
static inline bool wd_program_counts(const wd_program_stage *stage, bool is_certain) {
    return is_certain || !stage->shader->has_constants;
}

// wd_program_variable writes the name of a descriptor, as "the storage buffer `items` (set 0, binding 3)", and returns
// it.
const char *wd_program_variable(const wd_program_stage *stage, const wd_static_use *use, char *text,
                                size_t size);

// wd_program_shader writes "the compute shader of VkPipeline 0x10 "name"", and returns it.
const char *wd_program_shader(const wd_core_check *c, const wd_state_pipeline *pipeline,
                              const wd_program_stage *stage, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
