// Reads push data that error records need.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Pushed {
    uint words[64];
} pushed;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

void main() {
    result.value[gl_GlobalInvocationID.x] = pushed.words[60 + gl_GlobalInvocationID.x];
}
