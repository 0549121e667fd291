#version 450
#extension GL_EXT_buffer_reference : require
#ifdef INT64
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#endif

// Accesses through device addresses; INT64: the module has 64-bit integers.
layout(local_size_x = 1) in;

struct Large {
    uint words[40];
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words {
    uint words[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Vectors {
    vec4 vectors[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Larges {
    Large larges[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Links {
    Words link;
};
#ifdef INT64
#define POINTER uint64_t
#else
#define POINTER Words
#endif
layout(push_constant) uniform Control {
    POINTER address;
    POINTER other;
    uint index;
    uint operation;
} control;
layout(std430, set = 0, binding = 0) buffer Results {
    uint results[];
};
layout(std430, set = 0, binding = 1) buffer Bound {
    uint bound[];
};

uint read(Words from, const uint index) {
    return from.words[index];
}

void main() {
    const uint i = control.index;
    Words words = Words(control.address), other = Words(control.other);
    switch (control.operation) {
    case 0:
        results[0] = words.words[i];
        break;
    case 1:
        words.words[i] = 7;
        break;
    case 2:
        results[0] = uint(Vectors(control.address).vectors[i].y);
        break;
    case 3:
        Vectors(control.address).vectors[i].y = 5.0;
        break;
    case 4:
        results[0] = atomicAdd(words.words[i], 1);
        break;
    case 5: {
        Large large;
        for (uint k = 0; k < 40; k++) {
            large.words[k] = k;
        }
        Larges(control.address).larges[i] = large;
        break;
    }
    case 6:
        words.words[i] = 1;
        results[0] = words.words[i];
        break;
    case 7:
        for (uint k = 0; k < 8; k++) {
            other.words[k] = words.words[i + k];
        }
        break;
    case 8:
        results[0] = read(Links(control.address).link, i);
        break;
    case 9:
        results[0] = bound[i];
        break;
    case 10:
        bound[i] = 3;
        break;
    case 11:
        if (i < 2) {
            results[0] = words.words[i];
        }
        break;
    case 12:
        results[0] = uint(dot(Vectors(control.address).vectors[i], vec4(1.0)));
        break;
    }
}
