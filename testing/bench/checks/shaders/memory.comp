// Reads of a buffer that a command filled, and stores to another buffer and reads of them.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint count; // Elements of the source: a power of two.
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint values[];
} source;

layout(set = 0, binding = 2) buffer Scratch {
    uint values[];
} scratch;

void main() {
    const uint own = gl_GlobalInvocationID.x;
    uint at = own;
    for (uint i = 0; i < iterations; i++) {
        at = at * 1664525u + source.values[at & (count - 1)];
        scratch.values[own] = at;
        at ^= scratch.values[own] >> 16;
    }
    result.values[own] = at;
}
