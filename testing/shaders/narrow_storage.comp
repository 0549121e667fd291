// Values of 8 and 16 bits in a module that may only load, store and convert them.
#version 460
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 1) in;

struct Item {
    float16_t weight;
    f16vec2 place;
    int16_t count;
    u16vec2 links;
    uint8_t bytes[4];
    i8vec4 signs;
};

layout(set = 0, binding = 0) readonly buffer From {
    Item items[];
} from[3];
layout(set = 0, binding = 1) buffer To {
    Item items[];
} to;
layout(set = 0, binding = 2) uniform Settings {
    float16_t scale;
    uint8_t shifts[2];
} settings;
layout(set = 0, binding = 3) buffer Result {
    vec4 results[];
};
layout(buffer_reference, buffer_reference_align = 4) buffer Far {
    float16_t near;
    uint8_t small;
    uint word;
    i16vec4 more[];
};
layout(push_constant) uniform Push {
    uint i, j, k;
    Far far;
};

void main() {
    for (uint n = 0; n < k; n++) {
        to.items[j].weight = from[k].items[i + n].weight;
        to.items[j].place = from[k].items[i + n].place;
        to.items[j].count = from[k].items[i + n].count;
        to.items[j].links = from[k].items[i + n].links;
        to.items[j].bytes[n] = from[k].items[i + n].bytes[j];
        results[n] = vec4(vec2(from[k].items[i].place), float(from[k].items[i].weight), 1.0);
        results[n].w += float(int(from[k].items[j].count)) + float(uint(from[k].items[j].bytes[n]));
        results[n].xy += vec2(uvec2(from[0].items[i].links)) * float(settings.scale);
        results[n] += vec4(ivec4(from[j].items[i].signs)) + float(uint(settings.shifts[j]));
    }
    results[k].x += float(far.near) + float(uint(far.small)) + float(far.word);
    results[k] += vec4(ivec4(far.more[j]));
    to.items[i].weight = float16_t(results[k].x);
}
