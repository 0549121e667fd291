// Checks the parameters of indirect commands before the commands run, and copies them for guarded commands: a draw with
// bad parameters becomes a draw of nothing. One workgroup checks the items of one list.
#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_GOOGLE_include_directive : require
#include "indirect_layout.h"

layout(local_size_x = 64) in;

layout(set = 0, binding = 0, std430) coherent buffer Work {
    uint work[];
};
layout(set = 0, binding = 1, std430) readonly buffer Source {
    uint words[];
} sources[WD_INDIRECT_SOURCES];

shared uint first_bad;
shared uint num_bad;

uint load(uint source, uint position) {
    return sources[nonuniformEXT(source)].words[position];
}

bool is_product_above(uint x, uint y, uint z, uint limit) {
    uint high, low, product_high, product;
    if (z == 0u) {
        return false;
    }
    umulExtended(x, y, high, low);
    umulExtended(low, z, product_high, product);
    return high != 0u || product_high != 0u || product > limit;
}

// is_bad returns whether the structure whose checked values start at `position` is invalid.
bool is_bad(uint item, uint source, uint position) {
    const uint kind = work[item + WD_INDIRECT_KIND];
    const uint flags = work[item + WD_INDIRECT_FLAGS];
    if (kind == WD_INDIRECT_GROUPS) {
        const uint x = load(source, position), y = load(source, position + 1u), z = load(source, position + 2u);
        return x > work[item + WD_INDIRECT_LIMIT_X] || y > work[item + WD_INDIRECT_LIMIT_X + 1] ||
               z > work[item + WD_INDIRECT_LIMIT_X + 2] ||
               ((flags & WD_INDIRECT_HAS_TOTAL) != 0u &&
                is_product_above(x, y, z, work[item + WD_INDIRECT_LIMIT_TOTAL]));
    }
    const uint first_instance = load(source, position + (kind == WD_INDIRECT_INDICES ? 4u : 3u));
    if ((flags & WD_INDIRECT_NO_FIRST_INSTANCE) != 0u && first_instance != 0u) {
        return true;
    }
    if (kind != WD_INDIRECT_INDICES || (flags & WD_INDIRECT_HAS_MAX_INDEX) == 0u) {
        return false;
    }
    const uint index_count = load(source, position), first_index = load(source, position + 2u);
    const uint limit = work[item + WD_INDIRECT_LIMIT_X];
    // A draw without indices or instances reads no index.
    return index_count != 0u && load(source, position + 1u) != 0u &&
           (index_count > limit || first_index > limit - index_count);
}

void write_result(uint item, uint count) {
    const uint source = work[item + WD_INDIRECT_SOURCE];
    const uint position = work[item + WD_INDIRECT_OFFSET] +
                          (num_bad != 0u ? first_bad * work[item + WD_INDIRECT_STRIDE] : 0u) +
                          work[item + WD_INDIRECT_VALUE];
    const uint num_values = work[item + WD_INDIRECT_SIZE] - work[item + WD_INDIRECT_VALUE];
    work[item + WD_INDIRECT_NUM_BAD] = num_bad;
    work[item + WD_INDIRECT_FIRST_BAD] = first_bad;
    work[item + WD_INDIRECT_COUNT] = count;
    for (uint i = 0u; i < num_values && i < 5u && num_bad != 0u; i++) {
        work[item + WD_INDIRECT_BAD_VALUES + i] = load(source, position + i);
    }
    work[item + WD_INDIRECT_FAILED] = 1u;
}

void check_item(uint item) {
    const bool has_count = (work[item + WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_COUNT) != 0u;
    const uint max_draws = work[item + WD_INDIRECT_MAX_DRAWS];
    const uint count = has_count ? load(work[item + WD_INDIRECT_COUNT_SOURCE], work[item + WD_INDIRECT_COUNT_OFFSET])
                                 : max_draws;
    if (gl_LocalInvocationIndex == 0u) {
        first_bad = 0xffffffffu;
        num_bad = 0u;
    }
    barrier();
    const uint source = work[item + WD_INDIRECT_SOURCE], size = work[item + WD_INDIRECT_SIZE];
    const uint copy = work[item + WD_INDIRECT_COPY];
    for (uint draw = gl_LocalInvocationIndex; draw < min(count, max_draws); draw += 64u) {
        const uint position = work[item + WD_INDIRECT_OFFSET] + draw * work[item + WD_INDIRECT_STRIDE];
        const bool bad = is_bad(item, source, position + work[item + WD_INDIRECT_VALUE]);
        if (bad) {
            atomicMin(first_bad, draw);
            atomicAdd(num_bad, 1u);
        }
        for (uint i = 0u; i < size && copy != 0u; i++) {
            const bool is_value = i >= work[item + WD_INDIRECT_VALUE];
            work[copy + draw * size + i] = bad && is_value ? 0u : load(source, position + i);
        }
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u) {
        const bool bad_count = has_count && count > work[item + WD_INDIRECT_COUNT_LIMIT];
        if (work[item + WD_INDIRECT_COUNT_COPY] != 0u) {
            work[work[item + WD_INDIRECT_COUNT_COPY]] = bad_count || num_bad != 0u ? 0u : count;
        }
        const bool failed = num_bad != 0u || bad_count || count > max_draws;
        if (failed && work[item + WD_INDIRECT_FAILED] == 0u) {
            write_result(item, count);
        }
    }
    barrier();
}

void main() {
    uint node = (gl_WorkGroupID.x + gl_WorkGroupID.y * WD_INDIRECT_NODE_ROW) * WD_INDIRECT_NODE_ALIGNMENT;
    while (node != 0u) {
        const uint item = work[node + WD_INDIRECT_NODE_ITEM];
        if (item != 0u) {
            check_item(item);
        }
        node = work[node + WD_INDIRECT_NODE_NEXT];
    }
}
