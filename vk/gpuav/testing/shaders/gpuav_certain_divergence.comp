// A barrier that a half of each workgroup reaches, which the module shows without a run.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

shared uint tile[64];

void main() {
    const uint own = gl_LocalInvocationIndex;
    tile[own] = own;
    if (own < 32u) { // branch
        barrier(); // barrier
    }
    result.words[own] = tile[own ^ 1u];
}
