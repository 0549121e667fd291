// Loops that run `count` iterations, and some that never end; each operation is one kind of loop.
#version 450
layout(local_size_x = 8) in;

layout(push_constant) uniform Push {
    uint operation;
    uint count;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

uint follow(uint start) {
    uint at = start;
    while (true) {
        if (at == 0u) {
            return 1u;
        }
        at = (at + count) & 0xffffu;
    }
    return 2u;
}

void main() {
    uint r = 0u;
    switch (operation) {
    case 0:
        for (uint i = 0u; i < count; i++) {
            r += 2u;
        }
        break;
    case 1: {
        uint i = 0u;
        do {
            r++;
            i++;
        } while (i < count);
        break;
    }
    case 2: // The inner loop begins again: each run has the budget.
        for (uint i = 0u; i < 10u; i++) {
            for (uint j = 0u; j < count; j++) {
                r++;
            }
        }
        break;
    case 3: // A list that leads to itself.
        for (uint at = 5u; at != 0u; at = at == 5u ? 7u : 5u) {
            r += count == 0u ? at : 0u;
        }
        r += 40u;
        break;
    case 4: // It never returns.
        r = follow(3u) + 50u;
        break;
    case 5:
        while (true) {
            r++;
            if (r == 77u && count == 78u) {
                break;
            }
        }
        r = 60u;
        break;
    case 6: // A known bound above any budget of the test.
        for (uint i = 0u; i < 50u; i++) {
            r += count;
        }
        break;
    }
    if (gl_WorkGroupID.x == 0u) {
        result.words[gl_LocalInvocationIndex] = r + 1000u;
    }
}
