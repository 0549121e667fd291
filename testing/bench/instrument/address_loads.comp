// Reads one buffer after the other through device addresses that a table holds, with indices that only the push constants know.
#version 450
#extension GL_EXT_buffer_reference : require

layout(local_size_x = 64) in;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Source {
    uint values[];
};

layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Table {
    Source sources[];
};

layout(push_constant) uniform Parameters {
    Table table;
    uint stride;
    uint mask;
    uint iterations;
};

layout(set = 0, binding = 0) writeonly buffer Result {
    uint values[];
} result;

void main() {
    uint index = 0;
    uint sum = 0;
    for (uint i = 0; i < iterations; i++) {
        index = (index + stride) & mask;
        sum += table.sources[index].values[gl_LocalInvocationIndex];
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
