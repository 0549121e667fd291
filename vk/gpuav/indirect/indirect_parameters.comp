// Checks the parameters of indirect commands before the commands run, and copies them for guarded commands: a draw with
// bad parameters becomes a draw of nothing. One workgroup checks the parameters of one list; all workgroups of a dispatch
// share the indices of indexed draws.
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

bool is_sum_above(uint a, uint b, uint limit) {
    return a > limit || b > limit - a;
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

// is_divided_bad returns whether the instances of a draw select an element past the end of a buffer with a divisor.
bool is_divided_bad(uint item, uint first_instance, uint instance_count) {
    for (uint i = 0u; i < WD_INDIRECT_NUM_DIVISORS; i++) {
        const uint divisor = work[item + WD_INDIRECT_DIVISORS + i * 2u];
        const uint limit = work[item + WD_INDIRECT_DIVISORS + i * 2u + 1u];
        const uint last = divisor == 0u ? 0u : (instance_count - 1u) / divisor;
        if (limit != 0xffffffffu && (limit == 0u || is_sum_above(first_instance, last, limit - 1u))) {
            return true;
        }
    }
    return false;
}

// is_copy_bad returns whether the addresses of a copy are not aligned, or its rows overlap.
bool is_copy_bad(uint kind, uint source, uint position) {
    if (kind == WD_INDIRECT_COPY_MEMORY) {
        return ((load(source, position) | load(source, position + 2u) | load(source, position + 4u)) & 3u) != 0u;
    }
    const uint row_length = load(source, position + 2u), image_height = load(source, position + 3u);
    return (load(source, position) & 3u) != 0u ||
           (row_length != 0u && row_length < load(source, position + 11u)) ||
           (image_height != 0u && image_height < load(source, position + 12u));
}

bool is_copy(uint kind) {
    return kind == WD_INDIRECT_COPY_MEMORY || kind == WD_INDIRECT_COPY_IMAGE;
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
    if (is_copy(kind)) {
        return is_copy_bad(kind, source, position);
    }
    const uint first_instance = load(source, position + (kind == WD_INDIRECT_INDICES ? 4u : 3u));
    if ((flags & WD_INDIRECT_NO_FIRST_INSTANCE) != 0u && first_instance != 0u) {
        return true;
    }
    // A draw of nothing reads nothing.
    const uint count = load(source, position), instance_count = load(source, position + 1u);
    const uint first = load(source, position + 2u);
    if (count == 0u || instance_count == 0u) {
        return false;
    }
    return ((flags & WD_INDIRECT_HAS_MAX_INDEX) != 0u && is_sum_above(count, first, work[item + WD_INDIRECT_LIMIT_X])) ||
           ((flags & WD_INDIRECT_HAS_VERTICES) != 0u &&
            is_sum_above(count, first, work[item + WD_INDIRECT_MAX_VERTICES])) ||
           ((flags & WD_INDIRECT_HAS_INSTANCES) != 0u &&
            is_sum_above(instance_count, first_instance, work[item + WD_INDIRECT_MAX_INSTANCES])) ||
           ((flags & WD_INDIRECT_HAS_DIVISORS) != 0u && is_divided_bad(item, first_instance, instance_count));
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
    const uint kind = work[item + WD_INDIRECT_KIND];
    const uint max_values = is_copy(kind) ? 6u : 5u;
    for (uint i = 0u; i < num_values && i < max_values && num_bad != 0u; i++) {
        // Of copies to images: the address, the length and number of rows, and the width and height of the extent.
        const uint skipped = kind == WD_INDIRECT_COPY_IMAGE && i >= 4u ? 7u : 0u;
        work[item + WD_INDIRECT_BAD_VALUES + i] = load(source, position + i + skipped);
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
    const bool is_for_host = (work[item + WD_INDIRECT_FLAGS] & WD_INDIRECT_COPIES_FOR_HOST) != 0u;
    for (uint draw = gl_LocalInvocationIndex; draw < min(count, max_draws); draw += 64u) {
        const uint position = work[item + WD_INDIRECT_OFFSET] + draw * work[item + WD_INDIRECT_STRIDE];
        const bool bad = is_bad(item, source, position + work[item + WD_INDIRECT_VALUE]);
        if (bad) {
            atomicMin(first_bad, draw);
            atomicAdd(num_bad, 1u);
        }
        for (uint i = 0u; i < size && copy != 0u; i++) {
            const bool is_value = i >= work[item + WD_INDIRECT_VALUE];
            work[copy + draw * size + i] = bad && is_value && !is_for_host ? 0u : load(source, position + i);
        }
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u) {
        const bool bad_count = has_count && count > work[item + WD_INDIRECT_COUNT_LIMIT];
        if (work[item + WD_INDIRECT_COUNT_COPY] != 0u) {
            work[work[item + WD_INDIRECT_COUNT_COPY]] = bad_count || num_bad != 0u ? 0u : count;
        }
        const bool failed = num_bad != 0u || bad_count || count > max_draws;
        const bool is_first = work[item + WD_INDIRECT_FAILED] == 0u;
        if ((failed || is_for_host) && (is_first || (is_for_host && failed && work[item + WD_INDIRECT_NUM_BAD] == 0u))) {
            write_result(item, count);
        }
    }
    barrier();
}

uint load_index(uint item, uint index) {
    const uint size = work[item + WD_FETCH_INDEX_SIZE];
    const uint position = work[item + WD_FETCH_OFFSET] + index * size;
    const uint word = load(work[item + WD_FETCH_SOURCE], position / 4u) >> (position % 4u * 8u);
    return size == 4u ? word : word & ((1u << (size * 8u)) - 1u);
}

// fetch_draw checks the indices of one draw; all workgroups share them.
void fetch_draw(uint item, uint draw, uint first, uint count, uint vertex_offset) {
    const uint num_indices = work[item + WD_FETCH_NUM_INDICES], size = work[item + WD_FETCH_INDEX_SIZE];
    const uint max_vertices = work[item + WD_FETCH_MAX_VERTICES];
    const uint last_index = size == 4u ? 0xffffffffu : (1u << (size * 8u)) - 1u;
    const bool has_restart = (work[item + WD_INDIRECT_FLAGS] & WD_INDIRECT_HAS_RESTART) != 0u;
    const uint end = first < num_indices ? min(count, num_indices - first) : 0u;
    for (uint i = gl_WorkGroupID.z * 64u + gl_LocalInvocationIndex; i < end; i += WD_INDIRECT_FETCH_GROUPS * 64u) {
        const uint index = load_index(item, first + i);
        if ((has_restart && index == last_index) || index + vertex_offset < max_vertices) {
            continue;
        }
        if (atomicAdd(work[item + WD_INDIRECT_NUM_BAD], 1u) == 0u) {
            work[item + WD_INDIRECT_FIRST_BAD] = draw;
            work[item + WD_INDIRECT_BAD_VALUES] = first + i;
            work[item + WD_INDIRECT_BAD_VALUES + 1] = index;
            work[item + WD_INDIRECT_BAD_VALUES + 2] = vertex_offset;
            work[item + WD_INDIRECT_FAILED] = 1u;
        }
    }
}

void fetch_item(uint item) {
    const uint flags = work[item + WD_INDIRECT_FLAGS];
    if ((flags & WD_INDIRECT_HAS_PARAMETERS) == 0u) {
        fetch_draw(item, 0u, work[item + WD_FETCH_FIRST], work[item + WD_FETCH_INDEX_COUNT],
                   work[item + WD_FETCH_VERTEX_OFFSET]);
        return;
    }
    uint count = work[item + WD_INDIRECT_MAX_DRAWS];
    if ((flags & WD_INDIRECT_HAS_COUNT) != 0u) {
        count = min(count, load(work[item + WD_INDIRECT_COUNT_SOURCE], work[item + WD_INDIRECT_COUNT_OFFSET]));
    }
    const uint source = work[item + WD_FETCH_PARAMETERS];
    for (uint draw = 0u; draw < count; draw++) {
        const uint position = work[item + WD_FETCH_FIRST] + draw * work[item + WD_INDIRECT_STRIDE];
        if (load(source, position + 1u) != 0u) {
            fetch_draw(item, draw, load(source, position + 2u), load(source, position), load(source, position + 3u));
        }
    }
}

// depths_item checks the depths of a region. The first bad one is stored as its distance from the first word.
void depths_item(uint item) {
    const uint width = work[item + WD_DEPTHS_WIDTH];
    const uint rows = work[item + WD_DEPTHS_HEIGHT] * work[item + WD_DEPTHS_NUM_SLICES];
    for (uint row = gl_WorkGroupID.z; row < rows; row += WD_INDIRECT_FETCH_GROUPS) {
        const uint first = row / work[item + WD_DEPTHS_HEIGHT] * work[item + WD_DEPTHS_SLICE] +
                           row % work[item + WD_DEPTHS_HEIGHT] * work[item + WD_DEPTHS_ROW];
        for (uint x = gl_LocalInvocationIndex; x < width; x += 64u) {
            const uint bits = load(work[item + WD_DEPTHS_SOURCE], work[item + WD_DEPTHS_OFFSET] + first + x);
            // As integers, positive floats are ordered like their values. 0x80000000 is -0.
            if (bits <= 0x3f800000u || bits == 0x80000000u) {
                continue;
            }
            if (atomicAdd(work[item + WD_INDIRECT_NUM_BAD], 1u) == 0u) {
                work[item + WD_INDIRECT_BAD_VALUES] = first + x;
                work[item + WD_INDIRECT_BAD_VALUES + 1] = bits;
                work[item + WD_INDIRECT_BAD_VALUES + 2] = x;
                work[item + WD_INDIRECT_BAD_VALUES + 3] = row;
                work[item + WD_INDIRECT_FAILED] = 1u;
            }
        }
    }
}

void main() {
    uint node = (gl_WorkGroupID.x + gl_WorkGroupID.y * WD_INDIRECT_NODE_ROW) * WD_INDIRECT_NODE_ALIGNMENT;
    while (node != 0u) {
        const uint item = work[node + WD_INDIRECT_NODE_ITEM];
        if (item != 0u && work[item + WD_INDIRECT_KIND] == WD_INDIRECT_FETCH) {
            fetch_item(item);
        } else if (item != 0u && work[item + WD_INDIRECT_KIND] == WD_INDIRECT_DEPTHS) {
            depths_item(item);
        } else if (item != 0u && gl_WorkGroupID.z == 0u) {
            check_item(item);
        }
        node = work[node + WD_INDIRECT_NODE_NEXT];
    }
}
