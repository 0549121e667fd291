// One invocation prints, after a loop that prints values that do not occur.
#version 450
#extension GL_EXT_debug_printf : require

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint mask;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

void main() {
    uint sum = gl_GlobalInvocationID.x;
    for (uint i = 0; i < iterations; i++) {
        sum = ((sum * 1664525u + 1013904223u) ^ i) & mask;
        if (sum > mask)
            debugPrintfEXT("sum %u in iteration %u", sum, i);
    }
    if (gl_GlobalInvocationID.x == 0)
        debugPrintfEXT("sum %u", sum);
    result.values[gl_GlobalInvocationID.x] = sum;
}
