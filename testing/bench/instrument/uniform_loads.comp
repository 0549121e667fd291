// Straight code that reads many members of uniform buffers, as shaders of materials and lights do: its compile time is measured.
#version 450

layout(local_size_x = 8) in;

struct Light {
    vec4 position;
    vec4 color;
    vec4 direction;
    vec4 attenuation;
    float cone;
    float radius;
    uint casts_shadow;
};

layout(push_constant) uniform Parameters {
    uint enabled;
};

layout(set = 0, binding = 0) uniform Material {
    vec4 base;
    vec4 emission;
    float roughness;
    float metalness;
} material;

layout(set = 0, binding = 1) uniform Lights {
    vec4 ambient;
    Light lights[8];
};

layout(set = 0, binding = 2) writeonly buffer Result {
    vec4 values[8];
} result;

float attenuate(vec3 factors, float distance, float radius) {
    return max(1.0 - distance / radius, 0.0) / (factors.x + distance * (factors.y + distance * factors.z));
}

vec3 specular(vec3 normal, vec3 to_light, vec3 color) {
    float facing = max(dot(normal, to_light), 0.0);
    return mix(color, material.base.rgb, material.metalness) * pow(facing, 2.0 / (material.roughness + 0.1));
}

#define SHADE(n)                                                                                            \
    if ((enabled & (1u << n)) != 0) {                                                                       \
        vec3 to_light = lights[n].position.xyz - point;                                                     \
        float distance = length(to_light);                                                                  \
        float facing = dot(normalize(to_light), -lights[n].direction.xyz);                                  \
        if (facing > lights[n].cone || lights[n].casts_shadow == 0) {                                       \
            float light = attenuate(lights[n].attenuation.xyz, distance, lights[n].radius);                 \
            sum += lights[n].color.rgb * light * material.base.rgb;                                         \
            sum += specular(normal, to_light, lights[n].color.rgb) * light;                                 \
        }                                                                                                   \
    }

void main() {
    vec3 point = vec3(float(gl_LocalInvocationIndex), 1.0, 2.0);
    vec3 normal = normalize(vec3(1.0, 2.0, float(gl_LocalInvocationIndex)));
    vec3 sum = ambient.rgb + material.emission.rgb;
    SHADE(0)
    SHADE(1)
    SHADE(2)
    SHADE(3)
    SHADE(4)
    SHADE(5)
    SHADE(6)
    SHADE(7)
    result.values[gl_LocalInvocationIndex & 7] = vec4(sum, material.base.a);
}
