// Invocation `who` reads from descriptor `index` of an array whose length is a specialization constant; all others read
// from descriptor 0.
#version 450

layout(local_size_x = 1) in;

layout(constant_id = 3) const uint count = 1;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[count];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = sources[index].value[0];
}
