// Accesses to arrays, vectors and matrices that are not in buffers; each operation is one way to access them.
#version 450
layout(local_size_x = 32) in;

layout(constant_id = 0) const uint LENGTH = 5;

layout(push_constant) uniform Push {
    uint operation;
    uint index; // Of invocation 0; the others use the last good one.
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

struct Filter {
    uint count;
    uint weights[8];
    uint end;
};

shared uint tile[32];
uint table[8];

uint pick(uint good) {
    return gl_LocalInvocationIndex == 0u ? index : good;
}

uint sum(Filter f) {
    uint total = f.count + f.end;
    for (uint i = 0u; i < 8u; i++) {
        total += f.weights[i];
    }
    return total;
}

void main() {
    uint local[8];
    Filter kernel;
    kernel.count = 100u;
    kernel.end = 200u;
    for (uint i = 0u; i < 8u; i++) {
        local[i] = 10u + i;
        table[i] = 20u + i;
        kernel.weights[i] = 1u;
    }
    tile[gl_LocalInvocationIndex] = 30u;
    barrier();
    uint r = 0u;
    switch (operation) {
    case 0:
        r = local[pick(7u)];
        break;
    case 1:
        kernel.weights[pick(7u)] = 1000u;
        r = sum(kernel);
        break;
    case 2:
        r = table[pick(7u)];
        break;
    case 3:
        r = tile[pick(31u)];
        break;
    case 4: {
        uvec4 v = uvec4(1u, 2u, 3u, 4u) + index * 0u;
        r = v[pick(3u)];
        break;
    }
    case 5: {
        mat3 m = mat3(float(index));
        r = uint(m[pick(2u)][2]) + 1u;
        break;
    }
    case 6:
        r = local[int(pick(7u))];
        break;
    case 7: { // The loop runs one iteration too many.
        uint end = pick(7u);
        for (uint i = 0u; i <= end; i++) {
            r += local[i];
        }
        break;
    }
    case 8: {
        uint grid[4][3];
        for (uint i = 0u; i < 12u; i++) {
            grid[i / 3u][i % 3u] = 5u;
        }
        r = grid[3][pick(2u)];
        break;
    }
    case 9: {
        uint sized[LENGTH];
        for (uint i = 0u; i < LENGTH; i++) {
            sized[i] = 6u;
        }
        r = sized[pick(LENGTH - 1u)];
        break;
    }
    case 10:
        r = (uvec4(9u, 8u, 7u, operation))[pick(3u)];
        break;
    case 11: // Not accessed with a bad index.
        if (pick(7u) < 8u) {
            r = local[pick(7u)];
        }
        break;
    case 12:
        r = local[pick(7u) & 7u];
        break;
    case 13:
        atomicAdd(tile[pick(31u)], 1u);
        barrier();
        r = tile[31];
        break;
    }
    if (gl_WorkGroupID.x == 0u) {
        result.words[gl_LocalInvocationIndex] = r;
    }
}
