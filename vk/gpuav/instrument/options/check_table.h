// The table of the checks. A new check is a row of WD_CHECKS, a row of WD_CHECK_KINDS and a file in checks.
//
// The words of gpuav_checks, of spv-instrument's --check, of manifests, of fuzz options and of check_bench, and the
// masks WD_CHECK_DEFAULT and WD_CHECK_ALL, follow from the table. check_table_test compares the pages with it.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_OPTIONS_CHECK_TABLE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_OPTIONS_CHECK_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vk/gpuav/record/record_layout.h"

#ifdef __cplusplus
extern "C" {
#endif

// WD_CHECKS lists the checks that users select:
//
//   CHECK(name, bit, group, word, option, error, meaning)
//
// `name`: WD_CHECK_<name> has the bit `bit`. Bits are stable: inputs of fuzzers hold masks.
// `group`: DEFAULT is on by default, OPTIONAL is not.
// `word`: in settings and pages; `option`: the same with hyphens, in tools and manifests.
// `error`: the first error code of its records; record_error.c has the message id and the text of each code.
// `meaning`: the mistake, a phrase for settings.md and --help.
#define WD_CHECKS(CHECK)                                                                                     \
    CHECK(DESCRIPTOR_INDEX, 0, DEFAULT, "descriptor_index", "descriptor-index",                              \
          WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, "an index into an array of descriptors beyond its length")    \
    CHECK(BUFFER_BOUNDS, 1, DEFAULT, "buffer_bounds", "buffer-bounds",                                       \
          WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS,                                                             \
          "an access to a uniform or storage buffer beyond the range that is bound")                         \
    CHECK(DESCRIPTOR_STATE, 2, DEFAULT, "descriptor_state", "descriptor-state",                              \
          WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED,                                                          \
          "use of a descriptor that was never written, or whose resource was destroyed")                     \
    CHECK(DEVICE_ADDRESS, 3, DEFAULT, "device_address", "device-address", WD_RECORD_ERROR_DEVICE_ADDRESS,    \
          "an access through a physical pointer to an address that no buffer has, or that is not aligned")   \
    CHECK(ARITHMETIC, 4, OPTIONAL, "arithmetic", "arithmetic", WD_RECORD_ERROR_ARITHMETIC,                   \
          "division of integers by zero or that overflows, shifts by the width or more, bit fields past "    \
          "the last bit, and functions outside their domain (pow, atan, min and max of NaN, clamp, "         \
          "smoothstep, sqrt, log, asin, ...)")                                                               \
    CHECK(FLOAT_DIVISION, 5, OPTIONAL, "float_division", "float-division", WD_RECORD_ERROR_ARITHMETIC,       \
          "division of floats by zero")                                                                      \
    CHECK(SHARED_RACES, 6, OPTIONAL, "shared_races", "shared-races", WD_RECORD_ERROR_SHARED_RACE,            \
          "invocations of a workgroup that access the same shared memory without a barrier between, and "    \
          "indices past the end of its arrays")                                                              \
    CHECK(RAYS, 7, OPTIONAL, "ray_parameters", "ray-parameters", WD_RECORD_ERROR_OPERAND,                    \
          "flags and values of rays and ray queries (NaN, infinite, negative, empty ranges), hit kinds")     \
    CHECK(MESH_OUTPUTS, 8, OPTIONAL, "mesh_outputs", "mesh-outputs", WD_RECORD_ERROR_OPERAND,                \
          "more vertices or primitives than a mesh shader declares")                                         \
    CHECK(UNREACHABLE, 9, OPTIONAL, "unreachable", "unreachable", WD_RECORD_ERROR_OPERAND,                   \
          "`OpUnreachable` that is reached")                                                                 \
    CHECK(OPERANDS, 10, OPTIONAL, "operand_values", "operand-values", WD_RECORD_ERROR_OPERAND,               \
          "the component of a gather, the stride and the address of a cooperative matrix")                   \
    CHECK(ARRAY_BOUNDS, 12, OPTIONAL, "array_bounds", "array-bounds", WD_RECORD_ERROR_ARRAY_BOUNDS,          \
          "an index past the end of an array, a vector or a matrix that is not in a buffer: in variables, "  \
          "shared memory, inputs, outputs, payloads and push constants")                                     \
    CHECK(DIVERGENCE, 14, OPTIONAL, "divergence", "divergence", WD_RECORD_ERROR_DIVERGENCE,                  \
          "a barrier that only a part of the workgroup reaches, a derivative or an implicit level of "       \
          "detail that only a part of a quad reaches, and a value read from an invocation that is not "      \
          "active")                                                                                          \
    CHECK(UNINITIALIZED, 15, OPTIONAL, "uninitialized_memory", "uninitialized-memory",                       \
          WD_RECORD_ERROR_UNINITIALIZED,                                                                     \
          "a read of bytes of a buffer that nothing wrote (in the layer only)")

// wd_check names the checks; options hold a mask of them. docs/gpuav.md describes each.
#define WD_CHECK_MEMBER(name, bit, group, word, option, error, meaning) WD_CHECK_##name = 1u << (bit),
#define WD_CHECK_IN_DEFAULT 1u
#define WD_CHECK_IN_OPTIONAL 0u
#define WD_CHECK_OR_DEFAULT(name, bit, group, word, option, error, meaning) | (WD_CHECK_IN_##group << (bit))
#define WD_CHECK_OR(name, bit, group, word, option, error, meaning) | (1u << (bit))
typedef enum wd_check {
    WD_CHECKS(WD_CHECK_MEMBER)
    // The image view and the sampler in a descriptor are not suitable for the instruction. Needs an input buffer whose
    // words of images and samplers state what they allow (vk/gpuav/record/content_bits.h). A setting of its own.
    WD_CHECK_CONTENTS = 1u << 11,
    WD_CHECK_DEFAULT = 0u WD_CHECKS(WD_CHECK_OR_DEFAULT), // The checks of accesses.
    WD_CHECK_ALL = 0u WD_CHECKS(WD_CHECK_OR),             // Every check that `gpuav_checks` names.
    WD_CHECK_KNOWN = WD_CHECK_ALL | WD_CHECK_CONTENTS,    // Every check.
} wd_check;
#undef WD_CHECK_MEMBER
#undef WD_CHECK_OR_DEFAULT
#undef WD_CHECK_OR

// wd_check_info is a row of the table.
typedef struct wd_check_info {
    uint32_t check; // A wd_check.
    bool is_default;
    uint32_t error; // A WD_RECORD_ERROR_...
    const char *word;
    const char *option;
    const char *meaning;
} wd_check_info;

// wd_check_info_at returns row number `i`, or NULL after the last one.
const wd_check_info *wd_check_info_at(size_t i);

// wd_check_mask returns the checks that a word or an option names: one check, `default` or `all`. `name` need not end
// with a zero. 0: there is no such check.
uint32_t wd_check_mask(const char *name, size_t length);

// WD_CHECK_KINDS lists the kinds of conditions that checks test: WD_CONDITION_<first> is the kind of their conditions,
// wd_check_code_<second> their code (checks/checks_internal.h). A check may have several kinds.
#define WD_CHECK_KINDS(CHECK)                                                                                \
    CHECK(INDEX, index)   /* The root's indices are in bounds. */                                            \
    CHECK(BOUNDS, bounds) /* The bytes that are accessed are in the buffer. */                               \
    CHECK(STATE, state)   /* The descriptor is valid. */                                                     \
    CHECK(TEXEL, texel)   /* The texel that is accessed is in the buffer view. */                            \
    CHECK(ADDRESS,                                                                                           \
          address)  /* The device address is aligned, and the bytes are in a range with addresses. */        \
    CHECK(RAY, ray) /* The parameters of a ray follow the rules. */                                          \
    CHECK(HIT_DISTANCE, hit_distance) /* The distance of a generated intersection is in the ray's range. */  \
    CHECK(MOTION, ray_motion)         /* An intersection is generated in a structure without motion. */      \
    CHECK(LIMIT, limit)               /* An integer operand is within its limit. */                          \
    CHECK(QUERY, query)               /* The ray query has begun. It is never reported. */                   \
    CHECK(ARITHMETIC, arithmetic)     /* The operands are in the domain of the operation. */                 \
    CHECK(ARRAY_BOUNDS, array_bounds) /* The index is below the length of its array. */                      \
    CHECK(SHARED_RACE, shared_race)   /* No other invocation accesses the memory without a barrier. */       \
    CHECK(PAYLOAD, payload)           /* It never holds: no task shader passes the payload. */               \
    CHECK(UNREACHABLE, unreachable)   /* It never holds: the instruction must not be reached. */             \
    CHECK(CONTENTS, contents)         /* The view and the sampler are suitable for the instruction. */       \
    CHECK(UNINITIALIZED, uninitialized)                 /* Something wrote the bytes that are read. */       \
    CHECK(UNINITIALIZED_ADDRESS, uninitialized_address) /* The same, through a device address. */            \
    CHECK(UNINITIALIZED_TEXEL, uninitialized_texel)     /* The same, of a texel. */

#define WD_CHECK_KIND(name, code) WD_CONDITION_##name,
typedef enum wd_check_kind { WD_CHECK_KINDS(WD_CHECK_KIND) WD_NUM_CHECK_KINDS } wd_check_kind;
#undef WD_CHECK_KIND

#ifdef __cplusplus
}
#endif
#endif
