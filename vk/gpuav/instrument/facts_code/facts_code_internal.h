// Functions that the files of this folder share.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_FACTS_CODE_FACTS_CODE_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_FACTS_CODE_FACTS_CODE_INTERNAL_H

#include "vk/gpuav/instrument/facts_code/facts_code.h"

// wd_facts_compute writes the code that computes the facts of `id`, of type `type`: those that are not 0 in `wanted`.
// If the object that it points to has another layout than `layout`, they are unknown.
void wd_facts_compute(wd_writer *writer, uint32_t id, uint32_t type, const wd_location *layout,
                      const uint32_t wanted[WD_NUM_FACTS], uint32_t facts[WD_NUM_FACTS]);

// wd_facts_unknown sets the constants of unknown facts.
void wd_facts_unknown(wd_writer *writer, uint32_t type, uint32_t facts[WD_NUM_FACTS]);

#endif
