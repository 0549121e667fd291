// Reads of the quad in a branch that may part it, and of the subgroup. The numbers of iterations and the conditions are in a
// buffer, so that quads are not provably complete.
#version 450
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_shuffle : require

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

void main() {
    const uint own = gl_LocalInvocationIndex;
    uint sum = own;
    for (uint i = 0; i < iterations + min(result.values[0], 0u); i++) {
        if (sum >= min(result.values[i & 7u], 0u)) {
            const uint across = subgroupQuadSwapHorizontal(sum);
            const uint down = subgroupQuadSwapVertical(sum);
            result.values[gl_GlobalInvocationID.x] = across + down;
        }
        const uint other = subgroupShuffleXor(sum, 3u);
        result.values[gl_GlobalInvocationID.x] = other + i;
        sum = sum * 31u + i;
    }
}
