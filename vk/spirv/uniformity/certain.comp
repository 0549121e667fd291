// Barriers that only a part of each workgroup reaches, for uniformity_test: a comment has the number of invocations. All
// others may be reached by all.
#version 450
layout(local_size_x = 16, local_size_y = 4) in;
layout(constant_id = 0) const uint kLimit = 8;
layout(set = 0, binding = 0) buffer Data {
    uint count;
};

void main() {
    const uint own = gl_LocalInvocationIndex;
    uint changed = own;
    if (own < 32u) { // branch
        barrier(); // certain: 32
    }
    if (own < 64u) {
        barrier();
    }
    if ((gl_LocalInvocationID.x & 3u) == 0u && gl_LocalInvocationID.y != 2u) {
        barrier(); // Two branches: not proven.
    }
    if (gl_LocalInvocationID.y == 1u) { // branch
        barrier(); // certain: 16
        if (count == 1u) {
            barrier();
        }
    } else {
        barrier(); // certain: 48
    }
    if (int(own) - 60 >= 0) { // branch
        count = 3u;
        barrier(); // certain: 4
    }
    if (own < kLimit) {
        barrier(); // The constant may be specialized.
    }
    if (own < count) {
        barrier();
    }
    if (count == 7u) {
        if (own < 32u) {
            barrier(); // It may not be executed.
        }
        changed = 0u;
    }
    if (changed < 32u) {
        barrier();
    }
    if (own == 5u) { // branch
        return;
    }
    barrier(); // certain: 63
}
