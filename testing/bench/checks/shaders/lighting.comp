// Shades pixels with a scene, a material and lights that push constants point to, at offsets with a known upper bound.
#version 450
#extension GL_EXT_buffer_reference : require

layout(local_size_x = 64) in;

struct Light {
    vec4 position;
    vec4 color;
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Scene {
    mat4 view_from_pixel;
    vec4 ambient;
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Material {
    vec4 albedo;
    float shininess;
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Lights {
    Light lights[256];
};

layout(push_constant) uniform Parameters {
    Scene scene;
    Material material;
    Lights lights;
};

layout(set = 0, binding = 1, rgba8) writeonly uniform image2D target;

void main() {
    vec3 position = (scene.view_from_pixel * vec4(gl_GlobalInvocationID.xy, 0.0, 1.0)).xyz;
    vec4 color = scene.ambient * material.albedo;
    for (uint i = 0; i < 256; i++) {
        vec3 to_light = lights.lights[i].position.xyz - position + vec3(0.0, 0.0, 1.0);
        float power = 1.0 + max(dot(normalize(to_light), vec3(0.0, 0.0, 1.0)), 0.0);
        color += material.albedo * lights.lights[i].color * pow(power, material.shininess);
    }
    imageStore(target, ivec2(gl_GlobalInvocationID.xy), color);
}
