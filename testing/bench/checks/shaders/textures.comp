// Samples the textures of an array, one after the other.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint stride;
    uint mask;
    uint iterations;
};

layout(set = 0, binding = 0) uniform sampler2D textures[16];
layout(set = 0, binding = 1) writeonly buffer Result {
    float values[];
} result;

void main() {
    uint index = 0;
    float sum = 0.0;
    for (uint i = 0; i < iterations; i++) {
        index = (index + stride) & mask;
        sum += textureLod(textures[index], vec2(i, gl_LocalInvocationIndex) / 64.0, 0.0).x;
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
