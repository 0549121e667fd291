// Has something for each check of compute shaders: indices of descriptors, buffer bounds, shared memory with barriers,
// and arithmetic with a domain.
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

shared uint tile[64];

void main() {
    uint index = 0;
    uint sum = 0;
    for (uint i = 0; i < iterations; i++) {
        index = (index + stride) & mask;
        tile[gl_LocalInvocationIndex] = sources[index].values[gl_LocalInvocationIndex];
        barrier();
        for (uint k = 1; k < 16; k++) {
            const uint neighbor = tile[(gl_LocalInvocationIndex + k * stride) & 63u];
            sum += neighbor / stride + uint(pow(float(neighbor & 15u) + 1.0, 0.5) / float(stride));
        }
        barrier();
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
