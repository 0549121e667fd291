#version 450

// Each invocation counts in the bucket list of its frame; the application says which frame it is.
layout(local_size_x = 4) in;

layout(set = 0, binding = 0) buffer Buckets {
    uint counts[];
} buckets[6];

layout(push_constant) uniform Parameters {
    uint frame;
} parameters;

void main() {
    uint slot = gl_GlobalInvocationID.x;
    atomicAdd(buckets[parameters.frame].counts[slot], 1u);
}
