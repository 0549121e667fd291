#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/null_driver/null_driver.h"
#include "vk/util/parse.h"

enum {
    DEFAULT_MAX_BOUND_DESCRIPTOR_SETS = 32,
    DEFAULT_LAST_MEMORY_PROPERTIES = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT |
                                     VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                     VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
};

null_settings null_faults = {.max_bound_descriptor_sets = DEFAULT_MAX_BOUND_DESCRIPTOR_SETS,
                             .memory_type_bits = NULL_ALL_MEMORY_TYPES,
                             .last_memory_properties = DEFAULT_LAST_MEMORY_PROPERTIES,
                             .transfer_granularity = 1,
                             .max_objects = UINT32_MAX,
                             .max_buffer_size = UINT64_MAX,
                             .format_features = UINT64_MAX};

static uint64_t read_number(const char *name, uint64_t unset) {
    const char *text = getenv(name);
    if (!text || !*text) {
        return unset;
    }
    uint64_t number = 0;
    if (!wd_parse_u64(text, strlen(text), &number)) {
        fprintf(stderr, "null driver: %s: not a number: %s\n", name, text);
        return unset;
    }
    return number;
}

VkBool32 null_boolean_property(void) {
    return atomic_load(&null_faults.lacks_boolean_properties) ? VK_FALSE : VK_TRUE;
}

uint64_t null_setting_now(const char *name, uint64_t unset) {
    return read_number(name, unset);
}

// The number of random results so far. Which call gets which result follows from the seed and this number.
static _Atomic uint64_t num_random_results;

bool null_results_are_random(void) {
    const char *text = getenv("WD_NULL_RANDOM_RESULTS");
    return text && *text;
}

// The finalizer of SplitMix64.
static uint64_t mix(uint64_t value) {
    value += UINT64_C(0x9e3779b97f4a7c15);
    value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
    return value ^ value >> 31;
}

VkResult null_random_result(const VkResult *codes, uint32_t num_codes) {
    const uint64_t one_of = atomic_load(&null_faults.random_results);
    if (!one_of) {
        return VK_SUCCESS;
    }
    const uint64_t random =
        mix(atomic_load(&null_faults.random_results_seed) ^ mix(atomic_fetch_add(&num_random_results, 1)));
    return random % one_of ? VK_SUCCESS : codes[random / one_of % num_codes];
}

bool null_result_prevents(VkResult result) {
    return result < 0 || result == VK_NOT_READY || result == VK_TIMEOUT;
}

static void load_random_results(void) {
    const uint64_t seed = read_number("WD_NULL_RANDOM_RESULTS_SEED", 0);
    if (atomic_exchange(&null_faults.random_results_seed, seed) != seed) {
        atomic_store(&num_random_results, 0);
    }
    atomic_store(&null_faults.random_results, read_number("WD_NULL_RANDOM_RESULTS", 0));
}

void null_settings_load(void) {
    load_random_results();
    atomic_store(&null_faults.fail_allocation, read_number("WD_NULL_FAIL_ALLOCATION", 0));
    atomic_store(&null_faults.num_failing_allocations, read_number("WD_NULL_NUM_FAILING_ALLOCATIONS", 1));
    atomic_store(&null_faults.lose_device_at_submit, read_number("WD_NULL_LOSE_DEVICE_AT_SUBMIT", 0));
    atomic_store(&null_faults.stop_after_writes, read_number("WD_NULL_STOP_AFTER_WRITES", 0));
    atomic_store(&null_faults.lacks_buffer_markers, read_number("WD_NULL_BUFFER_MARKERS", 1) == 0);
    atomic_store(&null_faults.lacks_khr_device_fault, read_number("WD_NULL_KHR_DEVICE_FAULT", 1) == 0);
    atomic_store(&null_faults.equal_handles, read_number("WD_NULL_EQUAL_HANDLES", 0) != 0);
    atomic_store(&null_faults.is_portability_subset, read_number("WD_NULL_PORTABILITY_SUBSET", 0) != 0);
    atomic_store(&null_faults.memory_type_bits,
                 (uint32_t)read_number("WD_NULL_MEMORY_TYPE_BITS", NULL_ALL_MEMORY_TYPES));
    atomic_store(&null_faults.last_memory_properties,
                 (uint32_t)read_number("WD_NULL_LAST_MEMORY_PROPERTIES", DEFAULT_LAST_MEMORY_PROPERTIES));
    atomic_store(&null_faults.maps_all_memory, read_number("WD_NULL_MAPS_ALL_MEMORY", 0) != 0);
    atomic_store(&null_faults.requires_dedicated, read_number("WD_NULL_REQUIRES_DEDICATED", 0) != 0);
    atomic_store(&null_faults.lacks_boolean_properties, read_number("WD_NULL_BOOLEAN_PROPERTIES", 1) == 0);
    atomic_store(&null_faults.format_features, read_number("WD_NULL_FORMAT_FEATURES", UINT64_MAX));
    atomic_store(&null_faults.unsupported_format, read_number("WD_NULL_UNSUPPORTED_FORMAT", 0));
    atomic_store(&null_faults.most_image_queries, read_number("WD_NULL_MOST_IMAGE_QUERIES", UINT64_MAX));
    atomic_store(&null_faults.num_image_queries, 0);
    atomic_store(&null_faults.max_buffer_size, read_number("WD_NULL_MAX_BUFFER_SIZE", UINT64_MAX));
    atomic_store(&null_faults.max_objects, (uint32_t)read_number("WD_NULL_MAX_OBJECTS", UINT32_MAX));
    atomic_store(&null_faults.extension_version, (uint32_t)read_number("WD_NULL_EXTENSION_VERSION", 0));
    atomic_store(&null_faults.has_sparse_metadata, read_number("WD_NULL_SPARSE_METADATA", 0) != 0);
    const uint64_t sets = read_number("WD_NULL_MAX_BOUND_DESCRIPTOR_SETS", DEFAULT_MAX_BOUND_DESCRIPTOR_SETS);
    atomic_store(&null_faults.transfer_granularity, (uint32_t)read_number("WD_NULL_TRANSFER_GRANULARITY", 1));
    atomic_store(&null_faults.max_bound_descriptor_sets, (uint32_t)(sets < UINT32_MAX ? sets : UINT32_MAX));
}
