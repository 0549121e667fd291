// Functions with different descriptors: elements of arrays, single descriptors, and an array of them.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint texel;
    uint column;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform utextureBuffer texels;
layout(set = 0, binding = 2) uniform utextureBuffer many_texels[2];
layout(set = 0, binding = 3) uniform utexture2D image;
layout(set = 0, binding = 4) uniform utexture2D row[3];
layout(set = 0, binding = 5) uniform utexture2D other_row[3];

uint fetch_texel(utextureBuffer source, uint index) {
    return texelFetch(source, int(index)).x;
}

uint fetch_image(utexture2D source) {
    return texelFetch(source, ivec2(0), 0).x;
}

uint fetch_row(utexture2D images[3], uint index) {
    return texelFetch(images[index], ivec2(0), 0).x;
}

void main() {
    result.value[0] = fetch_texel(texels, control.texel);
    result.value[1] = fetch_texel(many_texels[1], 0);
    result.value[2] = fetch_image(image);
    result.value[3] = fetch_image(other_row[2]);
    result.value[4] = fetch_row(row, control.column);
    result.value[5] = fetch_row(other_row, control.column);
}
