// Reads member number `which` of a block, or a part of a member, with an index `i` of 1. BLOCK defines the layout and
// kind of the block; OPEN is defined if it ends in a runtime array.
#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint which;
    uint i;
} control;

layout(set = 0, binding = 0) buffer Result {
    float value;
} result;

struct Pair {
    float a;
    vec3 b;
};

layout(set = 0, binding = 1, BLOCK Block {
    float number;
    vec2 two;
    vec3 three;
    mat3x2 columns;
    layout(row_major) mat3x2 rows;
    float numbers[3];
    vec3 vectors[2];
    Pair pair;
    Pair pairs[2];
    layout(row_major) mat2x3 matrices[2];
    double wide;
    dvec3 wide_three;
    uint64_t wide_integer;
    uint8_t byte;
    u8vec3 bytes;
    uint16_t small;
    f16vec3 halves;
    float grid[2][3];
#ifdef OPEN
    Pair open[];
#endif
} block;

float all(Pair pair) {
    return pair.a + pair.b.z;
}

float all(float[3] numbers) {
    return numbers[0] + numbers[2];
}

float access(uint which, uint i) {
    switch (which) {
    case 0: return block.number;
    case 1: return block.two.y;
    case 2: { vec2 two = block.two; return two.x + two.y; }
    case 3: { vec3 three = block.three; return three.x + three.z; }
    case 4: return block.three[i];
    case 5: { mat3x2 columns = block.columns; return columns[0].x + columns[2].y; }
    case 6: { vec2 column = block.columns[i]; return column.x + column.y; }
    case 7: return block.columns[1][1];
    case 8: { mat3x2 rows = block.rows; return rows[0].x + rows[2].y; }
    case 9: { vec2 column = block.rows[i]; return column.x + column.y; }
    case 10: return block.rows[2][1];
    case 11: return block.numbers[i];
    case 12: { float numbers[3] = block.numbers; return all(numbers); }
    case 13: { vec3 vector = block.vectors[i]; return vector.x + vector.z; }
    case 14: { Pair pair = block.pair; return all(pair); }
    case 15: { Pair pair = block.pairs[i]; return all(pair); }
    case 16: return block.pairs[i].a;
    case 17: { mat2x3 matrix = block.matrices[i]; return matrix[0].x + matrix[1].z; }
    case 18: return block.matrices[i][1][i];
    case 19: return float(block.wide);
    case 20: { dvec3 three = block.wide_three; return float(three.x + three.z); }
    case 21: return float(block.wide_three.y);
    case 22: return float(block.wide_integer);
    case 23: return float(block.byte);
    case 24: { u8vec3 bytes = block.bytes; return float(bytes.x) + float(bytes.z); }
    case 25: return float(block.bytes[i]);
    case 26: return float(block.small);
    case 27: { f16vec3 halves = block.halves; return float(halves.x) + float(halves.z); }
    case 28: return block.grid[i][2];
    case 29: return block.grid[i][i];
#ifdef OPEN
    case 30: { Pair pair = block.open[i]; return all(pair); }
    case 31: return block.open[i].b.y;
    case 32: return block.open[1].a;
#endif
    default: return 0.0;
    }
}

void main() {
    result.value = access(control.which, control.i);
}
