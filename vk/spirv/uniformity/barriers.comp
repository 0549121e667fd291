// Barriers in uniform and in divergent control flow, for uniformity_test. A comment in the barrier's line says which, and
// a comment marks the branches.
#version 450
layout(local_size_x = 64) in;
layout(constant_id = 0) const uint kMode = 1;
layout(set = 0, binding = 0) buffer Data {
    uint count;
    uint values[];
};
layout(set = 0, binding = 1) uniform Parameters {
    uint length;
    uint lengths[4];
};
layout(push_constant) uniform Push {
    uint mode;
};
shared uint tile[64];

uint pick(uint a, uint b) {
    if (a < 3u) {
        return b;
    }
    return a;
}

uint choose(uint a) {
    return a > 3u ? 2u : a;
}

void synchronize() {
    barrier(); // uniform: calls
}

void synchronize_some() {
    barrier(); // divergent: calls 1
}

void advance(inout uint value) {
    value += 2u;
}

void main() {
    const uint own = gl_LocalInvocationIndex;
    barrier(); // uniform: first
    if (mode == 1u) {
        barrier(); // uniform: push
    }
    for (uint i = 0u; i < length; i++) {
        barrier(); // uniform: loop
    }
    for (uint i = 0u; i < lengths[choose(mode)]; advance(i)) {
        barrier(); // uniform: call
        synchronize();
    }
    if (kMode == 2u) {
        barrier(); // uniform: constant
    }
    if (own < 32u) { // branch 1
        synchronize_some();
        if (mode == 3u) {
            barrier(); // divergent: nested 1
        }
    }
    synchronize();
    uint sum = 0u;
    for (uint i = 0u; i < gl_LocalInvocationID.x; i++) { // branch 2
        sum += i;
        barrier(); // divergent: loop 2
    }
    if (sum > 3u) { // branch 3
        barrier(); // divergent: sum 3
    }
    barrier(); // uniform: joined
    if (pick(own, 1u) == 1u) { // branch 4
        barrier(); // divergent: pick 4
    } else {
        barrier(); // divergent: else 4
    }
    for (uint i = 0u; i < count; i++) { // branch 5
        if (values[i] == own) { // branch 6
            break;
        }
        barrier(); // divergent: break 5 6
    }
    switch (tile[0]) { // branch 7
    case 1u:
        barrier(); // divergent: case 7
        break;
    case 2u:
        sum++;
    default:
        barrier(); // divergent: default 7
    }
    if (mode > 7u) {
        if (own == gl_WorkGroupID.x) { // branch 8
            return;
        }
    }
    barrier(); // divergent: return 8
    if (gl_WorkGroupID.x == gl_NumWorkGroups.x - 1u) {
        barrier(); // divergent: after 8
    }
}
