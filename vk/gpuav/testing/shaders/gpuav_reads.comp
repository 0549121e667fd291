// Reads of invocations of the subgroup that are not active: `operation` chooses a mistake or, from 100 on, correct code.
// The tests find the lines by the comments "use N" and "branch N".
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
layout(local_size_x = 64) in;
layout(push_constant) uniform Push {
    uint operation;
    uint count;
};
layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

void mistake(uint own, uint lane) {
    switch (operation) {
    case 0u:
        if (lane != 1u) { // branch 0
            result.words[own] = subgroupBroadcast(own, 1u); // use 0
        }
        break;
    case 1u:
        if (lane % 2u == 0u) { // branch 1
            const uint other = subgroupShuffleXor(own, 1u); // use 1
            result.words[own] = other + 1u;
        }
        break;
    case 2u:
        result.words[own] = subgroupBroadcast(own, lane % 2u); // use 2
        break;
    case 3u:
        if (lane % 2u == 0u) { // branch 3
            result.words[own] = subgroupQuadSwapHorizontal(own); // use 3
        }
        break;
    case 4u:
        result.words[own] = subgroupShuffle(own, 300u + count); // use 4
        break;
    case 5u:
        if (lane % 2u == 0u) { // branch 5
            result.words[own] = subgroupShuffleDown(own, 1u); // use 5
        }
        break;
    }
}

void correct(uint own, uint lane) {
    switch (operation) {
    case 100u:
        result.words[own] = subgroupBroadcast(own, 1u) + subgroupBroadcastFirst(lane);
        break;
    case 101u:
        result.words[own] = subgroupShuffleUp(own, 1u) + subgroupShuffleDown(own, 1u);
        break;
    case 102u:
        if (lane % 2u == 0u) {
            result.words[own] = subgroupShuffleXor(own, 2u) + subgroupAdd(own);
            result.words[own] += subgroupQuadSwapVertical(own);
        }
        break;
    case 103u:
        if (lane % 2u == 0u) {
            const uint other = subgroupShuffleXor(own, 1u);
            if (subgroupBallotBitExtract(subgroupBallot(true), lane ^ 1u)) {
                result.words[own] = other;
            }
        }
        break;
    case 104u:
        if (lane < 4u) {
            result.words[own] = subgroupQuadBroadcast(own, 2u) + subgroupQuadSwapDiagonal(own);
        }
        break;
    case 105u:
        result.words[own] = subgroupBroadcast(own, count);
        break;
    }
}

void main() {
    if (operation < 100u) {
        mistake(gl_LocalInvocationIndex, gl_SubgroupInvocationID);
    } else {
        correct(gl_LocalInvocationIndex, gl_SubgroupInvocationID);
    }
}
