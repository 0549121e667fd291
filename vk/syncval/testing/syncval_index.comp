// Writes elements of a buffer, with the index INDEX.
#version 450

layout(local_size_x = 8, local_size_y_id = 3) in;

layout(constant_id = 0) const uint base = 2u;

layout(push_constant) uniform Pushed {
    uint first;
    uint width;
};

struct Item {
    uint key;
    uvec2 pair; // Bytes 8 to 16.
};

layout(set = 0, binding = 0, std430) buffer Block {
#if defined(MEMBER)
    Item items[];
#elif defined(ROWS)
    uint rows[16][16];
#else
    uint values[];
#endif
};

uint doubled(uint number) {
    uint result = number * 2u;
    return result;
}

void main() {
#if defined(MEMBER)
    items[gl_WorkGroupID.x + 1u].pair.y = 1u;
#elif defined(ROWS)
    rows[gl_GlobalInvocationID.y][gl_LocalInvocationID.x] = 1u;
#elif defined(PUSHED)
    values[first + gl_GlobalInvocationID.x] = 1u;
#elif defined(TWO_DIMENSIONS)
    values[gl_GlobalInvocationID.y * width + gl_GlobalInvocationID.x] = 1u;
#elif defined(SPECIALIZED)
    values[base + gl_LocalInvocationIndex] = 1u;
#elif defined(VARIABLES)
    uvec3 id = gl_WorkGroupID;
    uvec2 swapped = id.yx;
    uint number = swapped.y * gl_WorkGroupSize.x;
    values[number + (gl_LocalInvocationID.x << 1)] = 1u;
#elif defined(MASKED)
    values[(gl_GlobalInvocationID.x * 77u & 15u) + 4u] = 1u;
#elif defined(REMAINDER)
    values[gl_GlobalInvocationID.x % 6u] = 1u;
#elif defined(LOOP)
    for (uint i = gl_GlobalInvocationID.x; i < 64u; i += 8u) {
        values[i] = 1u;
    }
#elif defined(CALLED)
    values[doubled(gl_GlobalInvocationID.x)] = 1u;
#elif defined(BELOW)
    values[gl_GlobalInvocationID.x - 1u] = 1u;
#elif defined(LOADED)
    values[values[0]] = 1u;
#endif
}
