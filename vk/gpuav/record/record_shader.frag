#version 450

layout(set = 0, binding = 0) uniform sampler2D tex[6];
layout(location = 0) flat in int tex_ind;
layout(location = 0) out vec4 color;

float blur(float x, float weight) {
    x += weight;
    x *= 2.0;
    return x + texture(tex[tex_ind], vec2(x)).x;
}

void main() {
    color = texture(tex[tex_ind], vec2(0.5));
    int next = tex_ind + 1;
    next *= 3;
    color += texture(tex[next], vec2(0.5)) + texture(tex[next + 1], vec2(0.25));
    for (int i = 0; i < 2; i++) {
        color += blur(color.x, 0.5);
        if (color.y > 1.0) {
            discard;
        }
    }
    color.x += texture(tex[next + tex_ind], vec2(0.5)).y;
}
