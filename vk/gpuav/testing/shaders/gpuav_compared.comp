// gpuav_numbers.comp with workgroups that may have more invocations than there are elements.
#version 450

layout(local_size_x = 4) in;

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

layout(set = 0, binding = 1) uniform Colors {
    uvec4 colors[4];
} colors;

void main() {
    const uint index = gl_GlobalInvocationID.x;
    if (index + 1 < colors.colors[0].x) {
        result.values[index] = 1;
    }
}
