// Accesses buffers at indices that follow from the command: the workgroups of a dispatch, and a push constant.
#version 450

layout(local_size_x = 4) in;

layout(push_constant) uniform Push {
    uint unused;
    uint row;
} push;

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

layout(set = 0, binding = 1) uniform Colors {
    uvec4 colors[4];
} colors;

void main() {
    const int index = int(gl_GlobalInvocationID.x);
    result.values[index] = colors.colors[push.row].w;
}
