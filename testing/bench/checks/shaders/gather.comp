// Gathers the component that a specialization constant chooses: the build replaces the component 0.
#version 450

layout(local_size_x = 64) in;
layout(constant_id = 0) const int gather_component_0 = 0;

layout(push_constant) uniform Parameters {
    uint iterations;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;
layout(set = 0, binding = 1) uniform sampler2D image;

void main() {
    vec4 sum = vec4(gather_component_0);
    for (uint i = 0; i < iterations; i++)
        sum += textureGather(image, vec2(i, gl_LocalInvocationIndex) / 64.0, 0);
    result.values[gl_GlobalInvocationID.x] = uint(sum.x + sum.y + sum.z + sum.w);
}
