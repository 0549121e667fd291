// Accesses a part of a block, or an element of an array of images.
#version 450
#if defined(LOAD_HEAD) || defined(ADD_LOCALLY)
#extension GL_KHR_memory_scope_semantics : require
#endif

struct Item {
    uint key;
    mat2 turn;
    uvec4 value;
};

layout(set = 0, binding = 0, std430) buffer Block {
    uvec4 head;    // Bytes 0 to 16.
    Item items[4]; // 48 bytes each, from 16 on.
    uint tail[];   // From byte 208 on.
};

layout(set = 0, binding = 1) uniform sampler2D inputs[3];

#define FOUR(n) tail[n] = n, tail[n + 2] = n, tail[n + 4] = n, tail[n + 6] = n
#define MANY(n) FOUR(n), FOUR(n + 8), FOUR(n + 16), FOUR(n + 24)

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
#elif defined(WRITE_ENDS)
    head.x = 1u;           // Bytes 0 to 4.
    items[3].value.w = 1u; // Bytes 204 to 208.
    items[1].key = 1u;     // Bytes 64 to 68.
#elif defined(READ_ENDS)
    items[0].key = head.x + items[3].value.w + items[1].key; // Reads the same, writes 16 to 20.
#elif defined(ADD_ENDS)
    atomicAdd(head.x, 1u);
    atomicAdd(items[3].value.w, 1u);
#elif defined(ADD_HEAD)
    atomicAdd(head.x, 1u); // Bytes 0 to 4 by an atomic operation, and by a plain one
#if defined(WRITE_KEY)
    items[0].key = 1u; // 16 to 20,
#else
    items[2].value.y = 1u; // or 148 to 152.
#endif
#elif defined(LOAD_HEAD)
    items[0].key = atomicLoad(head.x, gl_ScopeDevice, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
#elif defined(ADD_LOCALLY)
    atomicAdd(head.x, 1u, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
#elif defined(WRITE_SIDES)
    head.x = head.z = 1u;
    head.y = 1u;           // Fills the gap between the two.
    items[3].value.w = 1u;
    tail[0] = 1u;          // Adjacent: bytes 204 to 212.
#elif defined(WRITE_MANY)
    MANY(0), MANY(32), MANY(64), MANY(96); // 64 ranges of 4 bytes,
#if defined(WRITE_MORE)
    head.x = 1u; // One range more.
#endif
#elif defined(WRITE_TAIL)
    tail[gl_GlobalInvocationID.x] = 1u; // From byte 208 on.
#elif defined(FETCH_ONE)
    tail[0] = uint(fetch(inputs[1]).x);
#elif defined(FETCH_NUMBERS)
    tail[0] = uint(fetchNumber(0).x + fetchNumber(1).x);
#elif defined(FETCH_ANY)
    tail[0] = uint(fetch(inputs[head.x]).x);
#endif
}
