// Invocation `who` reads from descriptor `index` of the last binding, whose length each descriptor set has for itself; all
// others read from descriptor 0.
#version 450
#extension GL_EXT_nonuniform_qualifier : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = sources[nonuniformEXT(index)].value[0];
}
