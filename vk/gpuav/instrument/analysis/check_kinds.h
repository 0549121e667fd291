// The table of checks. A new check adds a line here, and a file in checks that defines its wd_check_code.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_CHECK_KINDS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_CHECK_KINDS_H

// WD_CHECK_KINDS lists the checks: WD_CONDITION_<first> is the kind of their conditions, wd_check_code_<second> their
// code.
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
    CHECK(SHARED_RACE, shared_race)   /* No other invocation accesses the memory without a barrier. */       \
    CHECK(PAYLOAD, payload)           /* It never holds: no task shader passes the payload. */               \
    CHECK(UNREACHABLE, unreachable)   /* It never holds: the instruction must not be reached. */             \
    CHECK(CONTENTS, contents)         /* The view and the sampler are suitable for the instruction. */

#define WD_CHECK_KIND(name, code) WD_CONDITION_##name,
typedef enum wd_check_kind { WD_CHECK_KINDS(WD_CHECK_KIND) WD_NUM_CHECK_KINDS } wd_check_kind;
#undef WD_CHECK_KIND

#endif
