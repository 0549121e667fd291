// As index_storage_buffer.comp, with an array whose length only the descriptor set layout knows, and an index that
// differs between the invocations of a subgroup. The index comes from a buffer, not from a push constant.
#version 450
#extension GL_EXT_nonuniform_qualifier : require

layout(local_size_x = 4) in;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 2) readonly buffer Indices {
    uint value[];
} indices;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[];

void main() {
    uint index = indices.value[gl_GlobalInvocationID.x];
    result.value[gl_GlobalInvocationID.x] = sources[nonuniformEXT(index)].value[0];
}
