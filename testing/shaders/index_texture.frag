// Samples texture `index` of six. With `index` from a push constant, every fragment of the triangle is wrong.
#version 450

layout(push_constant) uniform Control {
    uint index;
} control;

layout(set = 0, binding = 1) uniform sampler2D textures[6];

layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main() {
    color = texture(textures[control.index], uv);
}
