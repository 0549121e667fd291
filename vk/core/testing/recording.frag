// A sampled texel, tinted by push constants.
#version 450

layout(set = 0, binding = 1) uniform sampler2D image;
layout(push_constant) uniform Tint {
    vec4 tint;
};
layout(location = 0) out vec4 color;

void main() {
    color = texture(image, vec2(0.5)) * tint;
}
