// Writes a sampled texel to a buffer.
#version 450

layout(local_size_x = 4) in;
layout(set = 0, binding = 1) uniform sampler2D image;
layout(set = 0, binding = 2) buffer Result {
    vec4 results[];
};
layout(push_constant) uniform Tint {
    vec4 tint;
};

void main() {
    results[gl_LocalInvocationIndex] = textureLod(image, vec2(0.5), 0.0) * tint;
}
