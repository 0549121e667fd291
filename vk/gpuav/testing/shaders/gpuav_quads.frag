// Derivatives and reads that only a part of a quad reaches: `operation` chooses a mistake or, from 100 on, correct code.
// The tests find the lines by the comments "use N" and "branch N".
#version 450
#extension GL_KHR_shader_subgroup_quad : require
layout(push_constant) uniform Push {
    uint operation;
    uint count;
};
layout(set = 0, binding = 0) uniform sampler2D image;
layout(location = 0) in vec2 at;
layout(location = 0) out vec4 color;

float slope(float x) {
    return fwidth(x); // use 5
}

float early(float x, uint ends) {
    if (ends == 1u) { // branch 3
        return x;
    }
    return dFdx(x); // use 3
}

float mistake(uvec2 pixel, uint right) {
    float sum = at.x;
    switch (operation) {
    case 0u:
        if (right == 1u) { // branch 0
            sum += dFdx(at.x); // use 0
        }
        break;
    case 1u:
        if (pixel.y % 2u == 0u) { // branch 1
            sum += texture(image, at).x; // use 1
        }
        break;
    case 2u:
        for (uint i = 0u; i < pixel.x % 2u + 1u; i++) { // branch 2
            sum += textureQueryLod(image, at).x; // use 2
        }
        break;
    case 3u:
        sum += early(sum, right);
        break;
    case 4u:
        switch (pixel.x % 4u) { // branch 4
        case 0u:
        case 3u:
            sum += dFdy(at.y); // use 4
            break;
        case 1u:
            sum += 2.0;
            break;
        }
        break;
    case 5u:
        if (right == 1u || pixel.y % 2u == 0u) { // branch 5
            if (count != 77u) {
                sum += slope(at.x);
            }
        }
        break;
    case 6u:
        if (right == 1u) { // branch 6
            const float read = subgroupQuadSwapHorizontal(at.x); // use 6
            if (read > 0.5) {
                sum += 1.0;
            }
        }
        break;
    }
    return sum;
}

// The condition parts quads, but all invocations that are left meet again.
float meet(uvec2 pixel, uint right) {
    float sum = 0.0;
    if (right == 1u) {
        if (pixel.x > 1000u) {
            return 1.0;
        }
        sum += 1.0;
    }
    for (uint i = 0u; i < pixel.x % 2u + 1u; i++) {
        if (i == 7u) {
            continue;
        }
        sum += 1.0;
    }
    return sum + dFdx(at.x);
}

float keep(uvec2 pixel, uint right) {
    if (right == 1u) {
        if (pixel.y == 2u) {
            discard;
        }
        if (pixel.x > 1000u) {
            return 1.0;
        }
    }
    return fwidth(at.x);
}

float correct(uvec2 pixel, uint right) {
    float sum = at.x;
    switch (operation) {
    case 100u:
        if (pixel.x / 2u % 2u == 0u && pixel.y < 4u) {
            sum += texture(image, at).x + dFdx(at.x);
            sum += slope(sum);
        }
        break;
    case 101u:
        if (right == 1u) {
            discard;
        }
        sum += texture(image, at).x;
        break;
    case 102u:
        sum += meet(pixel, right) + early(sum, pixel.x / 2u % 2u);
        break;
    case 103u:
        sum += keep(pixel, right);
        break;
    case 104u:
        if (right == 1u) {
            const float read = subgroupQuadSwapHorizontal(at.x);
            sum += pixel.x > 1000u ? read : 1.0;
            sum += textureLod(image, at, 1.0).x + textureGrad(image, at, vec2(0.1), vec2(0.1)).y;
        }
        break;
    case 105u:
        if (right == 1u) {
            const float read = subgroupQuadSwapVertical(at.x);
            if (read > 0.5) {
                sum += 1.0;
            }
        }
        break;
    }
    return sum;
}

void main() {
    const uvec2 pixel = uvec2(gl_FragCoord.xy);
    const uint right = pixel.x % 2u;
    color = vec4(0.0);
    if (operation < 100u) {
        color.x = mistake(pixel, right);
    } else {
        color.x = correct(pixel, right);
    }
}
