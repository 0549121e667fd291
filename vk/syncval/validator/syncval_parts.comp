// Accesses a part of a block, or an element of an array of images.
#version 450

struct Item {
    uint key;
    mat2 turn;
    uvec4 value;
};

layout(set = 0, binding = 0, std430) buffer Block {
    uvec4 head;    // Bytes 0 to 16.
    Item items[4]; // 48 bytes each, from 16 on.
    uint tail[];   // From 208 on.
};

layout(set = 0, binding = 1) uniform sampler2D inputs[3];

vec4 fetch(sampler2D source) {
    return textureLod(source, vec2(0.0), 0.0);
}

vec4 fetchNumber(const int number) {
    return textureLod(inputs[number], vec2(0.0), 0.0);
}

void main() {
#if defined(WRITE_HEAD)
    head.z = 1u; // Bytes 8 to 12.
#elif defined(READ_HEAD)
    tail[3] = head.z; // Reads 8 to 12, writes 220 to 224.
#elif defined(WRITE_ITEM)
    items[2].value.y = 1u; // 16 + 2 * 48 + 32 + 4: bytes 148 to 152.
#elif defined(WRITE_TAIL)
    tail[gl_GlobalInvocationID.x] = 1u; // From 208 on.
#elif defined(FETCH_ONE)
    tail[0] = uint(fetch(inputs[1]).x);
#elif defined(FETCH_NUMBERS)
    tail[0] = uint(fetchNumber(0).x + fetchNumber(1).x);
#elif defined(FETCH_ANY)
    tail[0] = uint(fetch(inputs[head.x]).x);
#endif
}
