// Checks the data of acceleration structures before builds: instances, transforms, indices and boxes. All workgroups of
// a dispatch share the primitives of an item.
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_GOOGLE_include_directive : require
#include "build_layout.h"
#include "indirect_layout.h"

layout(local_size_x = 64) in;

layout(set = 0, binding = 0, std430) coherent buffer Work {
    uint work[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Words {
    uint first;
};

// Bytes of VkAccelerationStructureInstanceKHR, and of its reference.
const uint INSTANCE_SIZE = 64u;
const uint REFERENCE = 56u;

uvec2 add(uvec2 address, uint bytes) {
    uint carry;
    const uint low = uaddCarry(address.x, bytes, carry);
    return uvec2(low, address.y + carry);
}

uvec2 element(uvec2 address, uint index, uint stride) {
    uint high, low;
    umulExtended(index, stride, high, low);
    address = add(address, low);
    return uvec2(address.x, address.y + high);
}

bool is_less(uvec2 a, uvec2 b) {
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

uint load(uvec2 address) {
    return Words(address).first;
}

uvec2 load_address(uvec2 address) {
    return uvec2(load(address), load(add(address, 4u)));
}

uvec2 item_address(uint item, uint word) {
    return uvec2(work[item + word], work[item + word + 1u]);
}

// range_word returns word `index` of the build range. The words of an item have the same order.
uint range_word(uint item, uint index, uint word) {
    return (work[item + WD_INDIRECT_FLAGS] & WD_BUILD_HAS_RANGE) != 0u
               ? load(add(item_address(item, WD_BUILD_RANGE_DATA), index * 4u))
               : work[item + word];
}

uint num_primitives(uint item) {
    return min(range_word(item, 0u, WD_BUILD_NUM_PRIMITIVES), work[item + WD_BUILD_NUM_PRIMITIVES]);
}

uvec2 data_address(uint item) {
    return add(item_address(item, WD_BUILD_DATA), range_word(item, 1u, WD_BUILD_OFFSET));
}

// fail counts a bad primitive, and returns whether it is the first of the item.
bool fail(uint item, uint primitive) {
    if (atomicAdd(work[item + WD_INDIRECT_NUM_BAD], 1u) != 0u) {
        return false;
    }
    work[item + WD_INDIRECT_FIRST_BAD] = primitive;
    work[item + WD_INDIRECT_FAILED] = 1u;
    return true;
}

void store_address(uint item, uint value, uvec2 address) {
    work[item + WD_BUILD_VALUES + value] = address.x;
    work[item + WD_BUILD_VALUES + value + 1u] = address.y;
}

// find_structure returns the address of the structure's slot in the table; 0: there is none.
uvec2 find_structure(uvec2 table, uvec2 reference) {
    const uint hash = WD_STRUCTURE_HASH(reference.x, reference.y);
    for (uint i = 0u; i < WD_STRUCTURES_PROBES; i++) {
        const uint slot = (hash + i) % WD_STRUCTURES_SLOTS;
        const uvec2 address = add(table, (WD_STRUCTURES_HEADER + slot * WD_STRUCTURE_WORDS) * 4u);
        const uvec2 found = load_address(address);
        if (found == reference) {
            return address;
        }
        if (found == uvec2(0u)) {
            break;
        }
    }
    return uvec2(0u);
}

void check_reference(uint item, uint primitive, uvec2 reference) {
    const uvec2 table = item_address(item, WD_BUILD_TRANSFORM_DATA);
    const uvec2 slot = find_structure(table, reference);
    const bool is_known = slot != uvec2(0u);
    const uint state = is_known ? load(add(slot, WD_STRUCTURE_STATE * 4u)) : WD_STRUCTURE_DESTROYED;
    if (state == WD_STRUCTURE_VALID || (!is_known && load(table) != 0u)) {
        return;
    }
    if (fail(item, primitive)) {
        store_address(item, 0u, reference);
        work[item + WD_BUILD_VALUES + 2u] = is_known ? 1u : 0u;
        work[item + WD_BUILD_VALUES + 3u] = state;
    }
}

void check_overlap(uint item, uint primitive, uvec2 reference) {
    const uvec2 slot = find_structure(item_address(item, WD_BUILD_TRANSFORM_DATA), reference);
    if (slot == uvec2(0u) || load(add(slot, WD_STRUCTURE_STATE * 4u)) != WD_STRUCTURE_VALID) {
        return;
    }
    const uvec2 end = load_address(add(slot, WD_STRUCTURE_END * 4u));
    for (uint i = 0u; i < work[item + WD_BUILD_NUM_TARGETS]; i++) {
        const uint target = work[item + WD_BUILD_TARGETS] + i * WD_BUILD_TARGET_WORDS;
        if (work[target + WD_BUILD_TARGET_INFO] != work[item + WD_BUILD_INFO] &&
            is_less(reference, item_address(target, WD_BUILD_TARGET_END)) &&
            is_less(item_address(target, WD_BUILD_TARGET_BEGIN), end)) {
            if (fail(item, primitive)) {
                store_address(item, 0u, reference);
                work[item + WD_BUILD_VALUES + 2u] = work[target + WD_BUILD_TARGET_INFO];
            }
            return;
        }
    }
}

bool is_finite(vec3 row) {
    const uvec3 magnitude = floatBitsToUint(row) & 0x7fffffffu;
    return all(lessThan(magnitude, uvec3(0x7f800000u)));
}

// scaled returns a row with components up to 1; the scale does not affect whether the matrix can be inverted.
vec3 scaled(vec3 row) {
    const vec3 size = abs(row);
    const float largest = max(size.x, max(size.y, size.z));
    return largest > 0.0 ? row / largest : row;
}

// check_matrix stores matrices whose determinant is close to 0. The host decides, with more precision.
void check_matrix(uint item, uint primitive, uvec2 address) {
    vec3 rows[3];
    for (uint i = 0u; i < 3u; i++) {
        for (uint j = 0u; j < 3u; j++) {
            rows[i][j] = uintBitsToFloat(load(add(address, (i * 4u + j) * 4u)));
        }
    }
    const bool finite = is_finite(rows[0]) && is_finite(rows[1]) && is_finite(rows[2]);
    const float determinant = dot(scaled(rows[0]), cross(scaled(rows[1]), scaled(rows[2])));
    if (finite && abs(determinant) > 1e-6) {
        return;
    }
    if (fail(item, primitive)) {
        for (uint i = 0u; i < 9u; i++) {
            work[item + WD_BUILD_VALUES + i] = floatBitsToUint(rows[i / 3u][i % 3u]);
        }
    }
}

void check_instance(uint item, uint primitive) {
    const bool has_pointers = (work[item + WD_INDIRECT_FLAGS] & WD_BUILD_HAS_POINTERS) != 0u;
    uvec2 address = element(data_address(item), primitive, has_pointers ? 8u : INSTANCE_SIZE);
    const uint kind = work[item + WD_INDIRECT_KIND];
    if (has_pointers) {
        address = load_address(address);
    }
    const bool is_aligned = address.x % 16u == 0u;
    if (kind == WD_BUILD_POINTERS && !is_aligned && fail(item, primitive)) {
        store_address(item, 0u, address);
    }
    if (kind == WD_BUILD_POINTERS || !is_aligned || address == uvec2(0u)) {
        return;
    }
    // An instance without a structure is inactive.
    const uvec2 reference = load_address(add(address, REFERENCE));
    if (reference == uvec2(0u)) {
        return;
    }
    if (kind == WD_BUILD_REFERENCES) {
        check_reference(item, primitive, reference);
    } else if (kind == WD_BUILD_OVERLAPS) {
        check_overlap(item, primitive, reference);
    } else {
        check_matrix(item, primitive, address);
    }
}

// index_of returns index `corner` of a triangle. Without indices: the number of the vertex.
uint index_of(uint item, uint primitive, uint corner) {
    const uint size = work[item + WD_BUILD_STRIDE];
    if (size == 0u) {
        return primitive * 3u + corner;
    }
    const uvec2 address = element(data_address(item), primitive * 3u + corner, size);
    const uint word = load(uvec2(address.x & ~3u, address.y));
    return size == 4u ? word : (word >> (address.x % 4u * 8u)) & 0xffffu;
}

void check_triangle(uint item, uint primitive) {
    const uint first = range_word(item, 2u, WD_BUILD_FIRST_VERTEX);
    const uint max_vertex = work[item + WD_BUILD_MAX_VERTEX];
    [[dont_unroll]] for (uint i = 0u; i < 3u; i++) {
        const uint index = index_of(item, primitive, i);
        if ((index > max_vertex || first > max_vertex - index) && fail(item, primitive)) {
            work[item + WD_BUILD_VALUES] = i;
            work[item + WD_BUILD_VALUES + 1u] = index;
            work[item + WD_BUILD_VALUES + 2u] = first;
        }
    }
}

// A box whose minX is not a number is inactive.
void check_box(uint item, uint primitive) {
    const uvec2 address = element(data_address(item), primitive, work[item + WD_BUILD_STRIDE]);
    [[dont_unroll]] for (uint i = 0u; i < 3u; i++) {
        const uint low = load(add(address, i * 4u)), high = load(add(address, (i + 3u) * 4u));
        if ((low & 0x7fffffffu) > 0x7f800000u || (high & 0x7fffffffu) > 0x7f800000u) {
            return;
        }
        if (uintBitsToFloat(low) > uintBitsToFloat(high)) {
            if (fail(item, primitive)) {
                work[item + WD_BUILD_VALUES] = i;
                work[item + WD_BUILD_VALUES + 1u] = low;
                work[item + WD_BUILD_VALUES + 2u] = high;
            }
            return;
        }
    }
}

void check_count(uint item) {
    const uint count = range_word(item, 0u, WD_BUILD_NUM_PRIMITIVES);
    if (count > work[item + WD_BUILD_NUM_PRIMITIVES] && fail(item, 0u)) {
        work[item + WD_BUILD_VALUES] = count;
    }
}

// History

bool is_nan(uint bits) {
    return (bits & 0x7fffffffu) > 0x7f800000u;
}

// A triangle is inactive if X of its vertices is NaN. Whether one with some such vertices is, is undefined.
uint state_of_triangle(uint item, uint primitive) {
    const uint format = work[item + WD_BUILD_VERTEX_FORMAT];
    const uint first = range_word(item, 2u, WD_BUILD_FIRST_VERTEX);
    const uint max_vertex = work[item + WD_BUILD_MAX_VERTEX];
    uvec2 data = item_address(item, WD_BUILD_VERTEX_DATA);
    if (work[item + WD_BUILD_STRIDE] == 0u) {
        data = add(data, range_word(item, 1u, WD_BUILD_OFFSET));
    }
    uint num_inactive = 0u;
    [[dont_unroll]] for (uint i = 0u; i < 3u; i++) {
        const uint index = index_of(item, primitive, i);
        if (format == 0u || index > max_vertex || first > max_vertex - index) {
            return WD_HISTORY_UNKNOWN;
        }
        const uvec2 address = element(data, first + index, work[item + WD_BUILD_VERTEX_STRIDE]);
        const uint word = load(uvec2(address.x & ~3u, address.y));
        const uint half_bits = (word >> (address.x % 4u * 8u)) & 0x7fffu;
        num_inactive += (format == WD_BUILD_FLOAT32 ? is_nan(word) : half_bits > 0x7c00u) ? 1u : 0u;
    }
    return num_inactive == 0u ? WD_HISTORY_ACTIVE : num_inactive == 3u ? WD_HISTORY_INACTIVE : WD_HISTORY_UNKNOWN;
}

uint state_of_instance(uint item, uint primitive) {
    const bool has_pointers = (work[item + WD_INDIRECT_FLAGS] & WD_BUILD_HAS_POINTERS) != 0u;
    uvec2 address = element(data_address(item), primitive, has_pointers ? 8u : INSTANCE_SIZE);
    if (has_pointers) {
        address = load_address(address);
    }
    if (address.x % 16u != 0u || address == uvec2(0u)) {
        return WD_HISTORY_UNKNOWN;
    }
    return load_address(add(address, REFERENCE)) == uvec2(0u) ? WD_HISTORY_INACTIVE : WD_HISTORY_ACTIVE;
}

uint state_of(uint item, uint primitive) {
    const uint flags = work[item + WD_INDIRECT_FLAGS];
    if ((flags & WD_BUILD_OF_TRIANGLES) != 0u) {
        return state_of_triangle(item, primitive);
    }
    if ((flags & WD_BUILD_OF_BOXES) != 0u) {
        const uint min_x = load(element(data_address(item), primitive, work[item + WD_BUILD_STRIDE]));
        return is_nan(min_x) ? WD_HISTORY_INACTIVE : WD_HISTORY_ACTIVE;
    }
    return state_of_instance(item, primitive);
}

uint words_per_primitive(uint item) {
    const bool has_indices =
        (work[item + WD_INDIRECT_FLAGS] & WD_BUILD_OF_TRIANGLES) != 0u && work[item + WD_BUILD_STRIDE] != 0u;
    return has_indices ? 3u : 1u;
}

// begin_history returns the position of the geometry's words in the block of data; 0: the history is not valid. `count`
// becomes the number of primitives to compare.
uint begin_history(uint item, bool is_first, inout uint count) {
    const uint header = work[item + WD_BUILD_HISTORY], layout_word = work[item + WD_BUILD_HISTORY_LAYOUT];
    if (work[header + WD_HISTORY_GENERATION] != work[item + WD_BUILD_GENERATION]) {
        return 0u;
    }
    if (work[item + WD_INDIRECT_KIND] == WD_BUILD_STORE) {
        const uint data = work[item + WD_BUILD_HISTORY_DATA];
        if (is_first) {
            work[header + WD_HISTORY_DATA] = data;
            work[header + WD_HISTORY_LAYOUT] = layout_word;
            work[data + work[item + WD_BUILD_HISTORY_BASE]] = count;
        }
        return data + work[item + WD_BUILD_HISTORY_BASE];
    }
    const uint data = work[header + WD_HISTORY_DATA];
    if (data == 0u || work[header + WD_HISTORY_LAYOUT] != layout_word) {
        return 0u;
    }
    count = min(count, work[data + work[item + WD_BUILD_HISTORY_BASE]]);
    return data + work[item + WD_BUILD_HISTORY_BASE];
}

// check_words stores or compares the words of a primitive.
void check_words(uint item, uint primitive, uint words, uint state) {
    const uint kind = work[item + WD_INDIRECT_KIND], count = words_per_primitive(item);
    [[dont_unroll]] for (uint i = 0u; i < count; i++) {
        const uint index = count == 3u ? index_of(item, primitive, i) & WD_HISTORY_INDEX : 0u;
        const uint stored = work[words + i];
        if (kind == WD_BUILD_STORE) {
            work[words + i] = index | (i == 0u ? state << WD_HISTORY_STATE_SHIFT : 0u);
        } else if (index != (stored & WD_HISTORY_INDEX) && fail(item, primitive)) {
            work[item + WD_BUILD_VALUES] = i;
            work[item + WD_BUILD_VALUES + 1u] = index;
            work[item + WD_BUILD_VALUES + 2u] = stored & WD_HISTORY_INDEX;
        }
    }
}

void check_history(uint item, bool is_first, uint count) {
    const uint kind = work[item + WD_INDIRECT_KIND];
    const uint block = begin_history(item, is_first, count);
    if (block == 0u) {
        return;
    }
    const uint wanted = kind == WD_BUILD_MADE_ACTIVE ? WD_HISTORY_ACTIVE : WD_HISTORY_INACTIVE;
    const uint other = kind == WD_BUILD_MADE_ACTIVE ? WD_HISTORY_INACTIVE : WD_HISTORY_ACTIVE;
    for (uint i = gl_WorkGroupID.z * 64u + gl_LocalInvocationIndex; i < count; i += WD_INDIRECT_FETCH_GROUPS * 64u) {
        const uint words = block + 1u + i * words_per_primitive(item);
        const uint state = kind == WD_BUILD_SAME_INDICES ? WD_HISTORY_UNKNOWN : state_of(item, i);
        if (kind == WD_BUILD_STORE || kind == WD_BUILD_SAME_INDICES) {
            check_words(item, i, words, state);
        } else if (work[words] >> WD_HISTORY_STATE_SHIFT == other && state == wanted) {
            fail(item, i);
        }
    }
}

void check_item(uint item) {
    const uint kind = work[item + WD_INDIRECT_KIND];
    const uint count = num_primitives(item);
    const bool is_first = gl_WorkGroupID.z == 0u && gl_LocalInvocationIndex == 0u;
    if (is_first && kind == WD_BUILD_COUNT) {
        check_count(item);
    } else if (is_first && kind == WD_BUILD_TRANSFORM && count != 0u) {
        check_matrix(item, 0u,
                     add(item_address(item, WD_BUILD_TRANSFORM_DATA),
                         range_word(item, 3u, WD_BUILD_TRANSFORM_OFFSET)));
    }
    if (kind >= WD_BUILD_STORE) {
        check_history(item, is_first, count);
        return;
    }
    for (uint i = gl_WorkGroupID.z * 64u + gl_LocalInvocationIndex; i < count; i += WD_INDIRECT_FETCH_GROUPS * 64u) {
        if (kind == WD_BUILD_INDICES) {
            check_triangle(item, i);
        } else if (kind == WD_BUILD_BOXES) {
            check_box(item, i);
        } else if (kind <= WD_BUILD_OVERLAPS) {
            check_instance(item, i);
        }
    }
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
