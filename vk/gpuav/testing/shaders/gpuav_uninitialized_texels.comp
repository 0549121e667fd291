#version 450
#extension GL_EXT_samplerless_texture_functions : require

// Accesses to texel buffers, and to the same memory as words.
layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint operation;
} control;
layout(std430, set = 0, binding = 0) buffer Results {
    uint results[];
};
layout(std430, set = 0, binding = 1) buffer Words {
    uint words[];
};
layout(set = 0, binding = 2) uniform utextureBuffer fetched;
layout(set = 0, binding = 3, r32ui) uniform uimageBuffer stored;
layout(set = 0, binding = 4, rgba32f) uniform imageBuffer vectors;
layout(set = 0, binding = 5) uniform textureBuffer pair[2];

void main() {
    const int i = int(control.index);
    switch (control.operation) {
    case 0:
        results[0] = texelFetch(fetched, i).x;
        break;
    case 1:
        results[0] = imageLoad(stored, i).x;
        break;
    case 2:
        imageStore(stored, i, uvec4(7));
        break;
    case 3:
        results[0] = imageAtomicAdd(stored, i, 1);
        break;
    case 4:
        results[0] = uint(imageLoad(vectors, i).y);
        break;
    case 5:
        imageStore(vectors, i, vec4(5.0));
        break;
    case 6:
        results[0] = words[i];
        break;
    case 7:
        words[i] = 3;
        break;
    case 8:
        results[0] = uint(texelFetch(pair[0], i).x);
        break;
    case 9:
        imageStore(stored, i, uvec4(1));
        results[0] = imageLoad(stored, i).x;
        break;
    case 10:
        results[0] = uint(texelFetch(pair[1], i).x);
        break;
    }
}
