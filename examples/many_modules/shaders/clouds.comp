// Clouds over a plain: a shader of a common size, with functions, loops and textures. The example makes 500 variants of the
// module, which differ in `variant`.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0, rgba8) uniform writeonly image2D result;
layout(set = 0, binding = 1) uniform sampler2D weather;
layout(set = 0, binding = 2, std140) uniform Frame {
    mat4 from_clip;
    vec4 sun;
    vec4 camera;
    float time;
} frame;
layout(set = 0, binding = 3, std430) readonly buffer Layers {
    vec4 layers[];
};

const uint variant = 0x5eed5eedu;

uint hash(uvec3 cell) {
    uint value = cell.x * 0x9e3779b9u ^ cell.y * 0x85ebca6bu ^ cell.z * 0xc2b2ae35u ^ variant;
    value ^= value >> 16;
    value *= 0x7feb352du;
    value ^= value >> 15;
    return value;
}

float lattice(ivec3 cell) {
    return float(hash(uvec3(cell)) & 0xffffu) / 65535.0;
}

float noise(vec3 position) {
    ivec3 cell = ivec3(floor(position));
    vec3 part = fract(position);
    part = part * part * (3.0 - 2.0 * part);
    float low = mix(mix(lattice(cell), lattice(cell + ivec3(1, 0, 0)), part.x),
                    mix(lattice(cell + ivec3(0, 1, 0)), lattice(cell + ivec3(1, 1, 0)), part.x), part.y);
    float high = mix(mix(lattice(cell + ivec3(0, 0, 1)), lattice(cell + ivec3(1, 0, 1)), part.x),
                     mix(lattice(cell + ivec3(0, 1, 1)), lattice(cell + ivec3(1, 1, 1)), part.x), part.y);
    return mix(low, high, part.z);
}

float fractal(vec3 position) {
    float sum = 0.0, weight = 0.5;
    for (int octave = 0; octave < 5; octave++) {
        sum += weight * noise(position);
        position = position * 2.03 + vec3(1.7, 9.2, 3.1);
        weight *= 0.5;
    }
    return sum;
}

float density(vec3 position) {
    float value = fractal(position * 0.01 + vec3(frame.time * 0.1, 0.0, 0.0));
    for (int i = 0; i < layers.length(); i++) {
        float distance = abs(position.y - layers[i].y) / max(layers[i].w, 1.0);
        value += layers[i].x * exp(-distance * distance);
    }
    return clamp(value * texture(weather, position.xz * 0.001).r - 0.3, 0.0, 1.0);
}

vec3 ground(vec3 origin, vec3 direction) {
    if (direction.y >= -0.001) {
        return mix(vec3(0.7, 0.8, 0.9), vec3(0.2, 0.4, 0.8), max(direction.y, 0.0));
    }
    vec3 hit = origin - direction * (origin.y / direction.y);
    float checker = mod(floor(hit.x * 0.1) + floor(hit.z * 0.1), 2.0);
    return vec3(0.3 + 0.2 * checker) * exp(-length(hit - origin) * 0.001);
}

void main() {
    ivec2 pixel = ivec2(gl_GlobalInvocationID.xy);
    ivec2 size = imageSize(result);
    if (any(greaterThanEqual(pixel, size))) {
        return;
    }
    vec2 clip = (vec2(pixel) + 0.5) / vec2(size) * 2.0 - 1.0;
    vec4 far = frame.from_clip * vec4(clip, 1.0, 1.0);
    vec3 direction = normalize(far.xyz / far.w - frame.camera.xyz);
    vec3 position = frame.camera.xyz, light = vec3(0.0);
    float transmittance = 1.0;
    for (int step = 0; step < 64 && transmittance > 0.01; step++) {
        position += direction * 4.0;
        float amount = density(position);
        if (amount > 0.0) {
            float shadow = 0.0;
            for (int sample_index = 1; sample_index <= 4; sample_index++) {
                shadow += density(position + frame.sun.xyz * float(sample_index) * 8.0);
            }
            light += transmittance * amount * exp(-shadow) * vec3(1.0, 0.95, 0.9);
            transmittance *= exp(-amount * 4.0);
        }
    }
    imageStore(result, pixel, vec4(light + transmittance * ground(frame.camera.xyz, direction), 1.0));
}
