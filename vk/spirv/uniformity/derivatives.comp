// Derivatives of a compute shader that only a part of a quad reaches, for uniformity_test: a comment has the number of
// invocations. All others may be reached by complete quads only.
#version 450
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 8, local_size_y = 8) in;
layout(derivative_group_quadsNV) in;
layout(set = 0, binding = 0) uniform sampler2D image;
layout(set = 0, binding = 1) buffer Data {
    vec4 sum;
};

void main() {
    const vec2 at = vec2(gl_LocalInvocationID.xy) / 8.0;
    sum = texture(image, at);
    if (gl_LocalInvocationID.x < 4u) {
        sum += texture(image, at);
    }
    if (gl_LocalInvocationID.x < 3u) { // branch
        sum += texture(image, at); // certain: 24
    }
    if ((gl_LocalInvocationID.y & 2u) == 0u) {
        sum += texture(image, at);
    }
    if ((gl_LocalInvocationID.y & 1u) == 0u) { // branch
        sum.x += dFdx(at.x); // certain: 32
    }
    if (sum.x > 1.0) {
        sum += texture(image, at);
    }
}
