// Uses two sets, an array with a constant index, an image with a sampler, and push constants.
#version 450

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 1, binding = 0) uniform Scale {
    float value;
} scales[2];
layout(set = 1, binding = 1) uniform texture2D unused;
layout(set = 1, binding = 2) uniform sampler2D albedo;
layout(push_constant) uniform Push {
    float first;
    vec4 unused_values;
    float second;
} push;

void main() {
    result.value = scales[1].value + textureLod(albedo, vec2(0.0), 0.0).x;
    if (result.value > 1.0) {
        result.value = push.first + push.second;
    }
}
