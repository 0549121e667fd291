// Reads storage buffers with indices that nothing bounds before the loop.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint stride;
    uint mask;
    uint iterations;
};

layout(set = 0, binding = 0) readonly buffer Source {
    uint values[];
} sources[16];

layout(set = 0, binding = 1) writeonly buffer Result {
    uint values[];
} result;

void main() {
    uint index = 0;
    uint sum = 0;
    for (uint i = 0; i < iterations; i++) {
        index ^= (i + stride) & mask;
        sum += sources[index].values[gl_LocalInvocationIndex];
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
