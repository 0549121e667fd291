// Copies an element of a bindless buffer.
#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(local_size_x = 4) in;

layout(push_constant) uniform Choice {
    uint texture_index;
    uint material;
    uint element;
} choice;

layout(set = 0, binding = 1) readonly buffer Material {
    vec4 colors[];
} materials[];

layout(set = 0, binding = 2) buffer Result {
    vec4 colors[];
} result;

void main() {
    result.colors[gl_GlobalInvocationID.x] = materials[choice.material].colors[choice.element];
}
