#version 450

layout(set = 0, binding = 0) uniform sampler2D tex[6];

layout(location = 0) in vec2 uv;
layout(location = 1) flat in uint tex_ind;

layout(location = 0) out vec4 color;

void main() {
    vec4 light = vec4(0.9, 0.9, 0.8, 1.0);
    color = light * texture(tex[tex_ind], uv);
}
