// Accesses to images in arrays with dynamic indices, one for each number. Variables of different types have the same
// binding. STAGE is the number of a stage: 0 compute, 1 vertex, 2 fragment.
#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_shader_image_load_formatted : require

layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 0, binding = 1) uniform texture2D images[4];
layout(set = 0, binding = 1) uniform utexture2D integers[4];
layout(set = 0, binding = 1) uniform texture2DArray layers[4];
layout(set = 0, binding = 1) uniform texture2DMS multisampled[4];
layout(set = 0, binding = 2) uniform sampler samplers[2];
layout(set = 0, binding = 2) uniform samplerShadow shadows[2];
layout(set = 0, binding = 3) uniform sampler2D combined[2];
layout(set = 0, binding = 4, r32ui) uniform uimage2D counters[4];
layout(set = 0, binding = 4) uniform image2D stored[4];
layout(set = 0, binding = 4) uniform uimage2D stored_integers[4];
layout(set = 0, binding = 6, r32ui) uniform uimageBuffer texels[4];
layout(set = 0, binding = 5) uniform texture2D single;
layout(push_constant) uniform Control {
    uint operation;
    uint image;
    uint sampling;
} control;

float access_image() {
    const uint i = control.image, s = control.sampling;
    switch (control.operation) {
    case 0:
        return texelFetch(images[i], ivec2(0), 0).x;
    case 1:
        return float(texelFetch(integers[i], ivec2(0), 0).x);
    case 2:
        return texelFetch(multisampled[i], ivec2(0), 0).x;
    case 3:
        return textureLod(sampler2D(images[i], samplers[s]), vec2(0.5), 0).x;
    case 4:
        return float(textureLod(usampler2D(integers[i], samplers[s]), vec2(0.5), 0).x);
    case 5:
        return textureLod(sampler2DArray(layers[i], samplers[s]), vec3(0.5), 0).x;
    case 6:
        return textureLod(sampler2DShadow(images[i], shadows[s]), vec3(0.5), 0);
    case 7:
        return textureProjLod(sampler2D(images[i], samplers[s]), vec3(0.5), 0).x;
    case 8:
        return textureLodOffset(sampler2D(images[i], samplers[s]), vec2(0.5), 0, ivec2(1)).x;
    case 9:
        return textureLod(combined[i], vec2(0.5), 0).x;
    case 10:
        return float(imageAtomicAdd(counters[i], ivec2(0), 1u));
    case 11:
        return imageLoad(stored[i], ivec2(0)).x;
    case 12:
        imageStore(stored[i], ivec2(0), vec4(1));
        return 0;
    case 13:
        return texelFetch(single, ivec2(0), 0).x;
    case 14:
        float sum = 0;
        for (uint n = 0; n < i; n++) {
            sum += textureLod(sampler2D(images[n], samplers[s]), vec2(0.5), 0).x;
        }
        return sum;
    case 17:
        imageStore(stored_integers[i], ivec2(0), uvec4(1));
        return 0;
    case 18:
        return float(imageLoad(stored_integers[i], ivec2(0)).x);
    case 16:
        return float(imageAtomicAdd(texels[i], 0, 1u));
#if STAGE == 2
    case 19:
        return texture(combined[i], gl_FragCoord.xy * 0.1).x;
    case 20:
        return texture(sampler2D(images[nonuniformEXT(i + (uint(gl_FragCoord.x) & 1))], samplers[s]),
                       gl_FragCoord.xy * 0.1).x;
#endif
#if STAGE == 0
    case 15:
        return texelFetch(images[nonuniformEXT(gl_LocalInvocationIndex)], ivec2(0), 0).x;
#endif
    default:
        return 0;
    }
}

#if STAGE == 0
layout(local_size_x = 4) in;
void main() {
    result.value = access_image();
}
#elif STAGE == 1
layout(location = 0) out vec2 uv;
void main() {
    uv = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2) + 0.001 * access_image();
    gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0);
}
#else
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
void main() {
    color = vec4(access_image()) + uv.xyxy;
}
#endif
