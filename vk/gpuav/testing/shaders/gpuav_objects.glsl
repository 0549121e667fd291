// Stages that read from one of six buffers: TESC, TESE, GEOM or MESH is defined.
#version 460
#ifdef MESH
#extension GL_EXT_mesh_shader : require
#endif

layout(push_constant) uniform Choice {
    uint index;
} choice;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[6];

float source_value() {
    return float(sources[choice.index].value[0]) * 0.0;
}

#ifdef TESC
layout(vertices = 3) out;
layout(location = 0) in vec2 uv_in[];
layout(location = 0) out vec2 uv_out[];

void main() {
    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
    uv_out[gl_InvocationID] = uv_in[gl_InvocationID];
    gl_TessLevelInner[0] = 1.0;
    gl_TessLevelOuter[0] = gl_TessLevelOuter[1] = gl_TessLevelOuter[2] = 1.0 + source_value();
}
#endif

#ifdef TESE
layout(triangles) in;
layout(location = 0) in vec2 uv_in[];
layout(location = 0) out vec2 uv;

void main() {
    gl_Position = gl_in[0].gl_Position * gl_TessCoord.x + gl_in[1].gl_Position * gl_TessCoord.y +
                  gl_in[2].gl_Position * gl_TessCoord.z + source_value();
    uv = uv_in[0];
}
#endif

#ifdef GEOM
layout(triangles) in;
layout(triangle_strip, max_vertices = 3) out;
layout(location = 0) in vec2 uv_in[];
layout(location = 0) out vec2 uv;

void main() {
    for (int i = 0; i < 3; i++) {
        gl_Position = gl_in[i].gl_Position + source_value();
        uv = uv_in[i];
        EmitVertex();
    }
}
#endif

#ifdef MESH
layout(local_size_x = 1) in;
layout(triangles, max_vertices = 3, max_primitives = 1) out;
layout(location = 0) out vec2 uv[];

void main() {
    SetMeshOutputsEXT(3, 1);
    for (int i = 0; i < 3; i++) {
        const vec2 corner = vec2((i << 1) & 2, i & 2);
        uv[i] = corner;
        gl_MeshVerticesEXT[i].gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0) + source_value();
    }
    gl_PrimitiveTriangleIndicesEXT[0] = uvec3(0, 1, 2);
}
#endif
