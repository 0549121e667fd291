// A cache of instrumented shaders. The key is the module, the values of its specialization constants, the lengths and
// positions of its descriptor arrays, the push constants of the buffers' addresses, the robust resources, and whether a
// payload is missing. Checks, mode and slot are the same for the entire device.
//
// | function     | threads                                                             |
// |--------------|---------------------------------------------------------------------|
// | init, finish | externally synchronized                                             |
// | get, release | any thread; modules are instrumented without the lock               |
#ifndef WARDEN_VK_GPUAV_RUNTIME_SHADERS_GPUAV_SHADERS_H
#define WARDEN_VK_GPUAV_RUNTIME_SHADERS_GPUAV_SHADERS_H

#include "vk/gpuav/instrument/instrument.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_shader is an instrumented module, or the reason why it was not instrumented. Constant, with a reference
// count.
typedef struct wd_gpuav_shader {
    uint32_t references; // Atomic.
    wd_hash128 key;
    // The result of wd_instrument. If it is not WD_OK, `diagnostic` describes the error in the module.
    wd_status status;
    wd_instrument_result result; // `words` NULL: use the original module.
    wd_diagnostic diagnostic;
    bool has_static_report; // Atomic: the mistakes that the module shows were reported.
} wd_gpuav_shader;

// wd_gpuav_shaders is caller's storage; members are private.
typedef struct wd_gpuav_shaders {
    wd_allocator allocator;
    wd_instrument_options options; // Without lengths.
    // Modules with ray tracing stages record failures immediately, for drivers that cannot defer them.
    bool reports_rays_immediately;
    wd_mutex lock;
    // From the low half of the key to the wd_gpuav_shader, with a reference.
    wd_hash_table table;
    size_t size; // Bytes of SPIR-V in the table.
    size_t max_size;
    uint32_t has_printfs; // Atomic boolean: some shader has calls of debugPrintfEXT that write records.
} wd_gpuav_shaders;

// wd_gpuav_shaders_init copies `options`, except for the lengths. The table is cleared when it exceeds `max_size` bytes
// of SPIR-V.
void wd_gpuav_shaders_init(wd_gpuav_shaders *shaders, wd_allocator allocator,
                           const wd_instrument_options *options, size_t max_size);
// wd_gpuav_shaders_finish frees the table. Accepts zeroed storage.
void wd_gpuav_shaders_finish(wd_gpuav_shaders *shaders);

// wd_gpuav_shader_source is SPIR-V of the application, with the parts of wd_instrument_options that depend on the
// stage.
typedef struct wd_gpuav_shader_source {
    const uint32_t *words;
    size_t num_words;
    uint32_t robust;                            // Mask of wd_robust.
    uint32_t pipeline_facts;                    // Mask of wd_pipeline_fact.
    const VkSpecializationInfo *specialization; // NULL: none.
} wd_gpuav_shader_source;

// wd_gpuav_shaders_get returns the shader for a source, with a reference for the caller; NULL: there is no memory. All
// specialization constants have the values of the source or their default values.
wd_gpuav_shader *wd_gpuav_shaders_get(wd_gpuav_shaders *shaders, const wd_gpuav_shader_source *source,
                                      const wd_binding_length *lengths, size_t num_lengths,
                                      const wd_instrument_input *input, const wd_instrument_push *push);
// wd_gpuav_shaders_may_print returns whether some shader has calls of debugPrintfEXT that write records. Any thread.
bool wd_gpuav_shaders_may_print(const wd_gpuav_shaders *shaders);
// wd_gpuav_shaders_ref adds a reference. Any thread.
void wd_gpuav_shaders_ref(wd_gpuav_shader *shader);
// wd_gpuav_shaders_release releases a reference. Accepts NULL.
void wd_gpuav_shaders_release(wd_gpuav_shaders *shaders, wd_gpuav_shader *shader);

#ifdef __cplusplus
}
#endif
#endif
