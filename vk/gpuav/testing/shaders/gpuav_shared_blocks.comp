// Accesses to blocks that share the memory of a workgroup; each operation is one way to access it.
#version 460
#extension GL_EXT_shared_memory_block : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require

layout(local_size_x = 32) in;

layout(push_constant) uniform Push {
    uint operation;
    uint who;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

shared Words {
    uint values[64];
} words;

// Byte 0: pair, byte 16: halves, byte 80: bytes, byte 112: transform.
shared Parts {
    uvec2 pair;
    layout(offset = 16) uint16_t halves[32];
    uint8_t bytes[32];
    layout(offset = 112, row_major) mat2x3 transform;
} parts;

struct Padded {
    uint first; // 4 bytes of padding are after it.
    uvec2 second;
};

shared Structs {
    Padded all[16];
} structs;

void main() {
    const uint index = gl_LocalInvocationIndex;
    uint r = 0u;
    switch (operation) {
    case 0: // Two halves of a word of the other block.
        parts.halves[index] = uint16_t(index);
        r = words.values[4 + index / 2u];
        break;
    case 1: // A byte of a word.
        if (index == 3u) {
            words.values[20] = 1u;
        }
        if (index == 9u) {
            r = parts.bytes[2];
        }
        break;
    case 2: // The same block: one half.
        parts.halves[index / 2u] = uint16_t(1);
        break;
    case 3: // A component of a row-major matrix: row 1 is 8 bytes after row 0.
        if (index == 0u) {
            parts.transform[0][1] = 1.0;
        }
        if (index == 7u) {
            words.values[30] = 2u;
        }
        break;
    case 4:
        if (index == 0u) {
            words.values[1] = 3u;
        }
        if (index == 31u) {
            atomicAdd(parts.pair.y, 1u);
        }
        break;
    case 5: // A complete struct.
        if (index == 4u) {
            words.values[14] = 5u;
        }
        if (index == 6u) {
            Padded copy = structs.all[3];
            r = copy.first + copy.second.x;
        }
        break;
    case 100: // Correct: adjacent halves and bytes.
        parts.halves[index] = uint16_t(index);
        parts.bytes[index] = uint8_t(index);
        break;
    case 101: // A barrier.
        parts.halves[index] = uint16_t(index);
        barrier();
        r = words.values[4u + index / 2u];
        break;
    case 102: // Not compared: the padding between members.
        if (index % 4u == 1u) {
            words.values[index] = index;
        }
        if (index == 0u) {
            structs.all[0] = Padded(1u, uvec2(2u));
            structs.all[1] = Padded(3u, uvec2(4u));
        }
        break;
    case 103: // Other components of the matrix, and the halves of other words.
        if (index == 0u) {
            parts.transform[0][1] = 1.0;
        }
        if (index == 7u) {
            words.values[31] = 2u;
            words.values[28] = 2u;
        }
        break;
    case 104: // An index out of bounds.
        words.values[64u + who + index] = index;
        parts.halves[index] = uint16_t(index);
        break;
    }
    result.words[index] = r;
}
