// A bindless material: a texture and a buffer, chosen by push constants.
#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(push_constant) uniform Choice {
    uint texture_index;
    uint material;
    uint element;
} choice;

layout(set = 0, binding = 0) uniform sampler2D textures[];

layout(set = 0, binding = 1) readonly buffer Material {
    vec4 colors[];
} materials[];

layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main() {
    color = texture(textures[choice.texture_index], uv) * materials[choice.material].colors[choice.element];
}
