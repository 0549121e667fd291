// Instrumented shaders, each made once: a cache from (module, lengths and places of its descriptor arrays, robust resources) to
// what vk/gpuav/instrument makes of it. Checks, mode and slot are the same for a whole device.
//
// | function     | threads                                                             |
// |--------------|---------------------------------------------------------------------|
// | init, finish | externally synchronized                                             |
// | get, release | any thread; instrumenting itself runs outside the lock              |
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_SHADERS_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_SHADERS_H

#include <pthread.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_shader is one module, instrumented or with the reason why not. Constant; counted.
typedef struct wd_gpuav_shader {
    uint32_t references; // Atomic.
    wd_hash128 key;
    wd_status status; // Of wd_instrument. Not WD_OK: `diagnostic` says what is wrong with the module.
    wd_instrument_result result; // words NULL: use the module as it is.
    wd_diagnostic diagnostic;
} wd_gpuav_shader;

// wd_gpuav_shaders is caller's storage; members are private.
typedef struct wd_gpuav_shaders {
    wd_allocator allocator;
    wd_instrument_options options; // Without lengths.
    pthread_mutex_t lock;
    wd_hash_table table; // Low half of the key -> wd_gpuav_shader, with a reference.
    size_t size;         // Bytes of the words in the table.
    size_t max_size;
} wd_gpuav_shaders;

// wd_gpuav_shaders_init copies `options`, whose lengths are ignored. When the table holds more than `max_size` bytes of
// SPIR-V it is emptied.
void wd_gpuav_shaders_init(wd_gpuav_shaders *shaders, wd_allocator allocator,
                           const wd_instrument_options *options, size_t max_size);
// wd_gpuav_shaders_finish drops the table. Accepts zeroed storage.
void wd_gpuav_shaders_finish(wd_gpuav_shaders *shaders);

// `robust` is a mask of wd_robust. wd_gpuav_shaders_get returns the shader for these words, with a reference for the caller; NULL when memory runs out.
wd_gpuav_shader *wd_gpuav_shaders_get(wd_gpuav_shaders *shaders, const uint32_t *words, size_t num_words,
                                      const wd_binding_length *lengths, size_t num_lengths,
                                      const wd_instrument_input *input, uint32_t robust);
// wd_gpuav_shaders_release drops a reference. Accepts NULL.
void wd_gpuav_shaders_release(wd_gpuav_shaders *shaders, wd_gpuav_shader *shader);

#ifdef __cplusplus
}
#endif
#endif
