// Upper bounds of offsets from numbers that the host knows when it records a command (wd_host_term).
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_HOST_VALUES_H
#define WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_HOST_VALUES_H

#include "vk/gpuav/instrument/tracking/tracking.h"

// wd_host_bound finds an upper bound of the offset of the last byte that an access to the location reaches at the
// current instruction: `*max_last` plus the terms [`*first_term`, `*first_term` + `*num_terms`) of the tracking's host
// terms. `last`: that offset where all terms of the location are 0. `*max_last` UINT32_MAX: it is not known.
wd_status wd_host_bound(wd_analysis *analysis, const wd_location *location, uint32_t last, uint32_t *max_last,
                        uint32_t *first_term, uint32_t *num_terms);

#endif
