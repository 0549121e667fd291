// Derivatives and reads of the quad, for uniformity_test. A comment in the line of each says whether only a part of a quad
// may reach it, and a comment marks the branches that may part quads on the way to those.
#version 450
#extension GL_KHR_shader_subgroup_quad : require
layout(set = 0, binding = 0) uniform sampler2D image;
layout(push_constant) uniform Push {
    uint mode;
};
layout(location = 0) in vec2 at;
layout(location = 1) flat in uint kind;
layout(location = 2) flat in uvec4 flags;
layout(location = 0) out vec4 color;
layout(location = 1) out float other;

float slope(float x) {
    return dFdx(x); // partial
}

float early(float x) {
    if (x > 0.75) { // branch
        return 0.0;
    }
    return fwidth(x); // partial
}

void cut() {
    if (at.y < 0.0) {
        discard;
    }
}

void main() {
    vec4 sum = texture(image, at); // complete
    if (mode == 1u) {
        sum += texture(image, at); // complete
    }
    if (kind == 2u && flags.y == 3u) {
        sum += texture(image, at); // complete
    }
    if (gl_FrontFacing) {
        sum += texture(image, at); // complete
    }
    if (sum.x < 0.1) {
        discard;
    }
    sum += texture(image, at * 2.0); // complete
    if (sum.x < 0.2) {
        sum.y += 1.0;
        if (sum.z > 0.5) {
            discard;
        }
    }
    sum += texture(image, at * 3.0); // complete
    cut();
    sum += texture(image, at * 3.5); // complete
    if (at.x > 0.5) { // branch
        sum += texture(image, at * 4.0); // partial
        sum += textureLod(image, at, 2.0);
        texture(image, at * 5.0); // The result is not used.
        if (mode == 3u) {
            sum += textureGrad(image, at, vec2(0.1), vec2(0.1));
            sum.w += slope(sum.x);
        }
    }
    sum.x += early(at.y);
    for (uint i = 0u; i < uint(at.y * 4.0); i++) { // branch
        sum += dFdy(at).xyxy; // partial
    }
    for (uint i = 0u; i < uint(at.y * 6.0); i++) {
        sum *= 2.0;
    }
    sum.x += dFdx(sum.y); // complete
    switch (int(at.x * 3.0)) { // branch
    case 0:
        sum.x += textureQueryLod(image, at).x; // partial
        break;
    case 1:
        sum.x += 1.0;
        break;
    }
    if (at.x > 0.1) { // branch
        if (sum.x > 3.0) {
            other = 1.0;
            sum.y = subgroupQuadSwapVertical(sum.x); // The result may be replaced.
        }
        const float read = subgroupQuadSwapHorizontal(sum.w); // partial
        color = vec4(read + 1.0);
    }
    if (at.x > 0.9) { // branch
        return;
    }
    other = fwidth(sum.w); // partial
}
