// Dumps for errdecode.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_DUMP_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_DUMP_H

#include "vk/gpuav/runtime/readback/gpuav_region_copies.h"

typedef struct wd_gpuav_dump wd_gpuav_dump;

// wd_gpuav_dump_create creates a writer of dumps to `folder`. The folder is created with the first dump.
wd_status wd_gpuav_dump_create(wd_gpuav_device *device, const char *folder, wd_gpuav_dump **dump);
void wd_gpuav_dump_destroy(wd_gpuav_dump *dump);

// wd_gpuav_dump_add writes one region, and the shaders that its records may come from. `objects` are the command buffer
// and the pipeline. Any thread may call it and _flush.
void wd_gpuav_dump_add(wd_gpuav_dump *dump, const wd_gpuav_region_copy *copy,
                       const wd_finding_object *objects, size_t num_objects);
// wd_gpuav_dump_flush writes the manifest if it changed.
void wd_gpuav_dump_flush(wd_gpuav_dump *dump);

#endif
