// Accesses to memory that the invocations of a workgroup share; each operation is one way to access it.
#version 460
#extension GL_KHR_memory_scope_semantics : require
layout(local_size_x = 32) in;

layout(push_constant) uniform Push {
    uint operation;
    uint who;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

struct Pair {
    uint left;
    uint right[4];
};

shared uint tile[32];
shared uint total;
shared uint flag;
shared Pair pair;
shared vec4 color[8];

uint sum(bool has_barrier) {
    tile[gl_LocalInvocationIndex] = gl_LocalInvocationIndex;
    barrier();
    for (uint width = 16u; width > 0u; width /= 2u) {
        if (gl_LocalInvocationIndex < width) {
            tile[gl_LocalInvocationIndex] += tile[gl_LocalInvocationIndex + width];
        }
        if (has_barrier) {
            barrier();
        }
    }
    return has_barrier ? tile[0] : 0u;
}

void main() {
    const uint index = gl_LocalInvocationIndex;
    uint r = 0u;
    switch (operation) {
    case 0: // A neighbor's word is read without a barrier.
        tile[index] = index;
        r = tile[(index + 9u) % 32u];
        break;
    case 1: // All write the same value.
        total = 7u;
        break;
    case 2:
        atomicAdd(total, 1u);
        r = total;
        break;
    case 3:
        total = 0u;
        atomicAdd(total, index);
        break;
    case 4:
        if (index == 0u) {
            pair.right[2] = 5u;
        }
        if (index == 20u) {
            r = pair.right[2];
        }
        break;
    case 5:
        r = sum(false);
        break;
    case 6: // Many read, one of them writes.
        r = total;
        if (index == 31u) {
            total = r + 1u;
        }
        break;
    case 7: { // A loop of accesses without a barrier.
        for (uint i = 0u; i < 4u; i++) {
            tile[(index * 2u + i) % 32u] = i;
        }
        break;
    }
    case 8: // Invocations read a counter to which they and others add.
        atomicAdd(tile[index % 8u], 1u);
        r = tile[0];
        break;
    case 9: // The barrier is for buffers, DeviceMemoryBarrierWithGroupSync() in HLSL.
        tile[index] = index;
        controlBarrier(gl_ScopeWorkgroup, gl_ScopeDevice, gl_StorageSemanticsBuffer,
                       gl_SemanticsAcquireRelease);
        r = tile[(index + 9u) % 32u];
        break;
    case 10: // All load a flag, and one of them sets it.
        r = atomicLoad(flag, gl_ScopeWorkgroup, 0, 0);
        if (index == 31u) {
            flag = 1u;
        }
        break;
    case 100: // Correct.
        tile[index] = index;
        barrier();
        r = tile[(index + 9u) % 32u];
        break;
    case 101:
        if (index == 0u) {
            total = 0u;
        }
        barrier();
        atomicAdd(total, index);
        memoryBarrierShared();
        barrier();
        r = total;
        break;
    case 102:
        r = sum(true);
        break;
    case 103: // Different members and components.
        if (index == 1u) {
            pair.left = 1u;
        } else if (index < 6u && index > 1u) {
            pair.right[index - 2u] = 2u;
        }
        color[index / 4u][index % 4u] = 1.0;
        break;
    case 104: // An index out of bounds is reported, not a race of the variable that follows.
        tile[index + 32u * (who + 1u)] = index;
        break;
    case 105: // Invocation 0 releases its write, and others read after they have seen the flag.
        if (index == 0u) {
            total = 5u;
            memoryBarrierShared();
            atomicExchange(flag, 1u);
        } else if (atomicOr(flag, 0u) == 1u) {
            memoryBarrierShared();
            r = total;
        }
        break;
    case 106: // Barriers in a loop that all invocations run equally often.
        for (uint i = 0u; i < 5u; i++) {
            tile[(index + i) % 32u] = i;
            barrier();
            r += tile[(index + 5u) % 32u];
            barrier();
        }
        break;
    case 107: { // The last invocation reads the words of all, and resets the counter.
        tile[index] = index;
        if (index == 0u) {
            total = 0u;
        }
        barrier();
        const uint before = atomicAdd(total, 1u, gl_ScopeWorkgroup, gl_StorageSemanticsShared,
                                      gl_SemanticsAcquireRelease);
        if (before == 31u) {
            for (uint i = 0u; i < 32u; i++) {
                r += tile[i];
            }
            total = 0u;
        }
        break;
    }
    case 108: // Invocations that see the flag read it again.
        if (index == 0u) {
            flag = 0u;
        }
        barrier();
        if (index == 0u) {
            total = 5u;
            atomicStore(flag, 1u, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsRelease);
        } else if (atomicLoad(flag, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsAcquire) == 1u) {
            r = total + flag;
        }
        break;
    case 109: // The barrier is for buffers, but next to one for shared memory.
        tile[index] = index;
        memoryBarrierShared();
        controlBarrier(gl_ScopeWorkgroup, gl_ScopeDevice, gl_StorageSemanticsBuffer,
                       gl_SemanticsAcquireRelease);
        r = tile[(index + 9u) % 32u];
        break;
    case 110: // The barriers for shared memory are not next to the one for buffers.
        tile[index] = index;
        memoryBarrierShared();
        r = index * who;
        controlBarrier(gl_ScopeWorkgroup, gl_ScopeDevice, gl_StorageSemanticsBuffer,
                       gl_SemanticsAcquireRelease);
        r += who;
        memoryBarrierShared();
        r += tile[(index + 9u) % 32u];
        break;
    case 111: // All load a flag, and one of them sets it, with atomic instructions.
        r = atomicLoad(flag, gl_ScopeWorkgroup, 0, 0);
        if (index == 31u) {
            atomicStore(flag, 1u, gl_ScopeWorkgroup, 0, 0);
        }
        break;
    }
    result.words[index] = r;
}
