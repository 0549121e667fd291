// Barriers that only a part of the workgroup reaches: `operation` chooses a mistake or, from 100 on, correct code. The
// tests find the lines by the comments "barrier N" and "branch N".
#version 450
layout(local_size_x = 64) in;
layout(push_constant) uniform Push {
    uint operation;
    uint count;
};
layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

shared uint tile[64];

void synchronize() {
    barrier(); // barrier 4
}

void mistake(uint own) {
    const uint part = own & 3u;
    switch (operation) {
    case 0u:
        if (part < count) { // branch 0
            barrier(); // barrier 0
        }
        break;
    case 1u:
        if (part == 0u) { // branch 1
            tile[own] = 1u;
            barrier(); // barrier 1
        } else {
            tile[own] = 2u;
            barrier(); // barrier 1 too
        }
        break;
    case 2u:
        for (uint i = 0u; i < part; i++) { // branch 2
            barrier(); // barrier 2
        }
        break;
    case 3u:
        if (own >= count) { // branch 3
            return;
        }
        tile[own] = own;
        barrier(); // barrier 3
        break;
    case 4u:
        for (uint i = 0u; i < 2u; i++) {
            if (part > i) { // branch 4
                synchronize();
            }
        }
        break;
    case 5u:
        if (part != count) { // branch 5
            barrier(); // barrier 5
        }
        barrier(); // barrier 5 as well
        break;
    default:
        break;
    }
}

void correct(uint own) {
    switch (operation) {
    case 100u: // The same for all, but not provably.
        for (uint i = 0u; i < result.words[100]; i++) {
            tile[own] = i;
            barrier();
        }
        break;
    case 101u:
        tile[own] = own;
        barrier();
        for (uint step = 32u; step != 0u; step >>= 1u) {
            if (own < step) {
                tile[own] += tile[own + step];
            }
            barrier();
        }
        result.words[0] = tile[0];
        break;
    case 102u: // Divergent code between barriers.
        for (uint i = 0u; i < own; i++) {
            tile[own] += i;
        }
        barrier();
        if (own == 3u) {
            return;
        }
        break;
    case 103u: // A condition from shared memory, which all invocations read after a barrier.
        if (own == 0u) {
            tile[0] = count;
        }
        barrier();
        while (tile[0] != 0u) {
            barrier();
            if (own == 0u) {
                tile[0]--;
            }
            barrier();
        }
        break;
    default:
        break;
    }
}

void main() {
    const uint own = gl_LocalInvocationIndex;
    if (operation < 100u) {
        mistake(own);
    } else {
        correct(own);
    }
}
