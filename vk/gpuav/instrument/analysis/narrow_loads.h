// Loads of 8- and 16-bit values in modules that may only load, store and convert such values (SPV_KHR_8bit_storage,
// SPV_KHR_16bit_storage).
//
// No instruction may select between such a value and zero, so that guard mode cannot replace the result of a skipped
// load. Integers are widened after the load and narrowed again where the branches meet. This would change some
// floating-point numbers (NaNs, and numbers that drivers flush to zero). Their conversions move into the branch with
// the load instead, and the results of the conversions are selected. A value that is stored to another location is
// loaded again before each store, in the branch of that store.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_NARROW_LOADS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_NARROW_LOADS_H

#include "vk/gpuav/instrument/analysis/optional_index.h"
#include "vk/spirv/module.h"
#include "vk/util/vector.h"

// wd_narrow_method says how guard mode skips a load of values without a zero value.
typedef enum wd_narrow_method {
    WD_NARROW_NONE,  // It cannot.
    WD_NARROW_WIDEN, // The value is widened where it is loaded, and narrowed after the branch.
    WD_NARROW_CONVERT, // Conversions of the value move to the load. Stores in the same block load the value again.
    WD_NARROW_COPY, // The value is only stored, in the same block: it is loaded before the store.
} wd_narrow_method;

typedef struct wd_narrow {
    wd_narrow_method method;
    uint32_t load;     // Instructions: the load,
    uint32_t store;    // and the first store of the value; 0: it is not stored.
    uint32_t function; // Number of the load's function; code between functions has numbers too.
    // Number of the part of a block without writes that holds the load; 0: the load is volatile.
    uint32_t segment;
    uint32_t block; // Number.
    bool is_volatile;
    wd_optional_index first_conversion; // Into the conversions.
    wd_optional_index site;             // The load's site, if the load is checked.
    bool is_hoisted;                    // The conversions have been written with the load.
} wd_narrow;

typedef struct wd_conversion {
    uint32_t instruction;
    wd_optional_index next; // Of the same value.
    // While the load is written: the id of the result of the conversion in the branch, and of zero.
    uint32_t value;
    uint32_t zero;
} wd_conversion;

// wd_narrow_loads holds all such loads of a module.
typedef struct wd_narrow_loads {
    WD_VECTOR(wd_narrow) loads;
    WD_VECTOR(wd_conversion) conversions;
    wd_optional_index *load_of;       // By id: into `loads`. NULL: there are none.
    wd_optional_index *descriptor_of; // By id of a variable: into the interface's descriptors.
    bool has_aliases;                 // Some variable is decorated as `Aliased`.
} wd_narrow_loads;

struct wd_analysis;

// wd_narrow_read finds the loads and the uses of their results.
wd_status wd_narrow_read(struct wd_analysis *analysis);

// wd_narrow_find returns a load that guard mode can skip although its type has no zero value, or NULL.
wd_narrow *wd_narrow_find(const struct wd_analysis *analysis, const wd_spirv_instruction *load);

// wd_narrow_moved_to returns the load with checks that is written before `store`, or NULL.
wd_narrow *wd_narrow_moved_to(const struct wd_analysis *analysis, const wd_spirv_instruction *store);

// wd_narrow_is_hoisted returns whether a conversion has been written with the load of its operand.
bool wd_narrow_is_hoisted(const struct wd_analysis *analysis, const wd_spirv_instruction *instruction);

#endif
