#version 450
layout(local_size_x = 1) in;

layout(constant_id = 0) const uint operation = 0;
layout(push_constant) uniform Control { uint index; } control;

struct Particle {
    vec3 position;
    mat3 axes;
    uint kind;
};

struct Large {
    uint words[40];
};

layout(std430, set = 0, binding = 0) buffer Results { uint results[]; };
layout(std430, set = 0, binding = 1) buffer Words { uint words[]; };
layout(std430, set = 0, binding = 1) buffer Vectors { vec4 vectors[]; };
layout(std430, set = 0, binding = 1) buffer Particles { Particle particles[]; };
layout(std430, set = 0, binding = 1) buffer Larges { Large larges[]; };
layout(std140, set = 0, binding = 2) uniform Constants { uvec4 constants[16]; };
layout(std430, set = 0, binding = 3) buffer Table { uint words[]; } table[2];

uint read_at(uint at) {
    return words[at];
}

uint sum_to(uint end) {
    uint sum = 0;
    for (uint i = 0; i < end; i++) {
        sum += words[i];
    }
    return sum;
}

void main() {
    const uint index = control.index;
    uint result = 0;
    switch (operation) {
    case 0:
        result = words[index];
        break;
    case 1:
        words[index] = 7;
        break;
    case 2:
        result = floatBitsToUint(dot(vectors[index], vec4(1)));
        break;
    case 3:
        vectors[index].y = 1.0;
        break;
    case 4:
        result = atomicAdd(words[index], 1);
        break;
    case 5:
        result = particles[index].kind;
        break;
    case 6:
        particles[index] = Particle(vec3(1), mat3(1), 3);
        break;
    case 7:
        result = sum_to(index);
        break;
    case 8:
        result = read_at(index + 1);
        break;
    case 9: {
        Large large;
        for (uint i = 0; i < 40; i++) {
            large.words[i] = i;
        }
        larges[index] = large;
        break;
    }
    case 10:
        result = constants[index].x;
        break;
    case 11:
        result = table[index].words[3];
        break;
    case 12:
        table[index].words[3] = 4;
        break;
    case 13:
        words[index] = 1;
        result = words[index]; // Its own store.
        break;
    case 14:
        result = index < 2 ? words[index] : 0;
        break;
    case 15:
        vectors[index] = vec4(1);
        break;
    }
    results[0] = result;
}
