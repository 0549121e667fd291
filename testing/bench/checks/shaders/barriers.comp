// A sum in shared memory, with eight barriers an iteration. The number of iterations is in a buffer, so that the barriers
// are not provably reached by all invocations.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

shared uint partial[64];

void main() {
    const uint own = gl_LocalInvocationIndex;
    uint sum = own;
    for (uint i = 0; i < iterations + min(result.values[0], 0u); i++) {
        partial[own] = sum + i;
        barrier();
        for (uint step = 32; step > 0; step /= 2) {
            if (own < step)
                partial[own] += partial[own + step];
            barrier();
        }
        sum = sum * 31 + partial[0];
        barrier();
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
