// Moves vertices with four bones each. Push constants point to vertices, bones and results, and indices choose them.
#version 450
#extension GL_EXT_buffer_reference : require

layout(local_size_x = 64) in;

struct Vertex {
    vec4 position;
    vec4 normal;
    vec4 weights;
    uvec4 bones;
};

struct Skinned {
    vec4 position;
    vec4 normal;
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Vertices {
    Vertex vertices[];
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Bones {
    mat4 bones[];
};

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Results {
    Skinned vertices[];
};

layout(push_constant) uniform Parameters {
    Vertices source;
    Bones bones;
    Results results;
    uint num_vertices;
};

void main() {
    for (uint i = gl_GlobalInvocationID.x; i < num_vertices; i += gl_NumWorkGroups.x * gl_WorkGroupSize.x) {
        vec4 position = vec4(0.0), normal = vec4(0.0);
        for (uint k = 0; k < 4; k++) {
            mat4 bone = bones.bones[source.vertices[i].bones[k]];
            position += source.vertices[i].weights[k] * (bone * source.vertices[i].position);
            normal += source.vertices[i].weights[k] * (bone * source.vertices[i].normal);
        }
        results.vertices[i].position = position;
        results.vertices[i].normal = normal;
    }
}
