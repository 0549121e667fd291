// The functions of the check of device addresses (device_address_code.c). WIDE: addresses are 64-bit integers; else
// they are a low and a high word. BITS: ranges have bits of written memory.
#version 460

#ifdef WIDE
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#define ADDRESS uint64_t
#define FROM_WORDS(words) packUint2x32(words)
#define TO_WORDS(address) unpackUint2x32(address)
#define ADD(address, word) ((address) + (word))
#else
#define ADDRESS uvec2
#define FROM_WORDS(words) (words)
#define TO_WORDS(address) (address)
#define ADD(address, word) uvec2((address).x + (word), (address).y + ((address).x + (word) < (word) ? 1u : 0u))
#endif

// Operands of && and ?: are names: glslang writes branches for others.

// Declares `result`: a < b.
#ifdef WIDE
#define IS_LESS(result, a, b) const bool result = (a) < (b)
#else
#define IS_LESS(result, a, b)                                                                \
    const bool result##_high = (a).y < (b).y, result##_equal = (a).y == (b).y;               \
    const bool result##_low = (a).x < (b).x, result##_tie = result##_equal && result##_low;  \
    const bool result = result##_high || result##_tie
#endif

layout(constant_id = 0) const uint error_device_address = 1;

const uint UNKNOWN_COUNT = ~0u;

uvec4 address_table; // The table's head, its number of entries, and its device address.
uvec3 last_ranges[1]; // By slot: the first address, and the size, at most ~0u.
#ifdef BITS
uvec2 last_bits[1]; // By slot: the number of the range's first bit, and how many of its bytes have bits.
#endif

uvec4 load_entry(const uint index) {
    return uvec4(index);
}

// Entries are loaded through the table's device address if it has one.
void find_entries(const uvec2 device_address) {}
uvec4 load_found_entry(const uint index) {
    return uvec4(index);
}

uint table_length() {
    return 0u;
}

void read_address_table() {
    const uvec4 first = load_entry(0u);
    const uint stored_head = first.x, length = table_length();
    const bool is_written = stored_head != 0u, is_inside = stored_head < length;
    const bool is_known = is_written && is_inside;
    const uint head = is_known ? stored_head : 0u;
#ifdef BITS
    const uint room = (length - head - 1u) >> 1u;
#else
    const uint room = length - head - 1u;
#endif
    const uint stored_count = load_entry(head).x;
    const uint count = stored_count < room ? stored_count : room;
    address_table = uvec4(head, is_known ? count : UNKNOWN_COUNT, first.zw);
}

// 0: the address is good; else a WD_RECORD_ERROR.
uint check_address(const ADDRESS first, const uint last_offset, const uint alignment_mask, const uint misaligned,
                   const uint slot) {
    const uvec3 cached = last_ranges[slot];
    const uvec2 words = TO_WORDS(first);
    const uint distance = words.x - cached.x;
    const uint borrow = words.x < cached.x ? 1u : 0u;
    const uint high_distance = words.y - cached.y;
    const uint rest = cached.z - distance;
    const bool is_near = high_distance == borrow, begins = distance < cached.z, ends = last_offset < rest;
    const bool begins_and_ends = begins && ends, is_cached = is_near && begins_and_ends;
    bool is_good = true;
    if (!is_cached) {
        const uvec4 table = address_table;
        find_entries(table.zw);
        const bool is_unknown = table.y == UNKNOWN_COUNT;
        const uint count = table.y;
        // The range that begins last at or before the address; an empty one if there is none. The search ends for any
        // content of the table. Drivers that inline each call copy each load: there is only one.
        uvec4 range = uvec4(0u);
        uint low = 0u, high = is_unknown ? 0u : count;
        while (low < high) {
            const uint middle = (low + high) >> 1u, after = middle + 1u;
            const uvec4 entry = load_found_entry(table.x + after);
            IS_LESS(is_before, first, FROM_WORDS(entry.xy));
            low = is_before ? low : after;
            high = is_before ? middle : high;
            range = mix(entry, range, bvec4(is_before));
        }
        const uint size = range.z - range.x;
        const uint size_borrow = range.z < range.x ? 1u : 0u;
        const uint high_size = range.w - range.y;
        const bool is_small = high_size == size_borrow;
        last_ranges[slot] = uvec3(range.xy, is_small ? size : ~0u);
#ifdef BITS
        // The second word of the head is 0: no bytes have bits.
        const bool is_found = low != 0u;
        const uint bits = is_found ? table.x + count + low : table.x;
        last_bits[slot] = load_found_entry(bits).xy;
#endif

        const ADDRESS last = ADD(first, last_offset);
        IS_LESS(wraps, last, first);
        IS_LESS(is_before, first, FROM_WORDS(range.xy));
        IS_LESS(ends_inside, last, FROM_WORDS(range.zw));
        const bool is_outside = wraps || is_before, is_inside = ends_inside && !is_outside;
        is_good = is_inside || is_unknown;
    }
    const uint odd_bits = words.x & alignment_mask;
    const bool is_misaligned = odd_bits != 0u;
    const uint error = is_misaligned ? misaligned : 0u;
    return is_good ? error : error_device_address;
}

#ifdef BITS
uint check_range(const ADDRESS first, const uint last_offset, const uint slot) {
    return last_offset;
}

// The number of the bit of the first byte. 0: the bytes are not followed; ~0: unknown. `outside`: the result if the
// address is in no range.
uint find_written(const ADDRESS first, const uint last_offset, const uint slot, const uint outside) {
    const uint error = check_range(first, last_offset, slot);
    const uvec3 range = last_ranges[slot];
    const uvec2 bits = last_bits[slot], words = TO_WORDS(first);
    const uint offset = words.x - range.x, high_distance = words.y - range.y;
    const uint borrow = words.x < range.x ? 1u : 0u;
    const uint rest = bits.y - offset;
    const bool is_near = high_distance == borrow, begins = offset < bits.y, ends = last_offset < rest;
    const bool begins_and_ends = begins && ends, is_known = is_near && begins_and_ends;
    const uint bit = bits.x + (offset >> 2u);
    const bool is_followed = bits.x != 0u;
    const uint followed = is_followed ? bit : 0u;
    const uint found = is_known ? followed : ~0u;
    const bool is_outside = error != 0u;
    return is_outside ? outside : found;
}
#endif

void main() {
#ifdef BITS
    find_written(ADDRESS(0u), 0u, 0u, 0u);
#endif
    read_address_table();
    check_address(ADDRESS(0u), 0u, 0u, 0u, 0u);
}
