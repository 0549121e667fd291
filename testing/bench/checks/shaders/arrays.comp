// Elements of a table, of shared memory and of an array of the function, at indices that the values decide.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint limit; // 16: the length of the arrays.
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

shared uint tile[16];

void main() {
    uint table[16], counts[16];
    for (uint i = 0; i < 16; i++) {
        table[i] = i * 2654435761u;
        counts[i] = 0;
    }
    if (gl_LocalInvocationIndex < 16)
        tile[gl_LocalInvocationIndex] = gl_LocalInvocationIndex;
    barrier();
    uint at = gl_LocalInvocationIndex;
    for (uint i = 0; i < iterations; i++) {
        uint j = at % limit;
        counts[j]++;
        at = table[j] + tile[(at >> 8) % limit] + i;
    }
    uint sum = at;
    for (uint i = 0; i < 16; i++)
        sum = sum * 31 + counts[i];
    result.values[gl_GlobalInvocationID.x] = sum;
}
