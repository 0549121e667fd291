// Interpolates the vertices of a patch.
#version 450

layout(triangles) in;
layout(location = 0) in vec2 control_uv[];
layout(location = 0) out vec2 uv;

void main() {
    uv = gl_TessCoord.x * control_uv[0] + gl_TessCoord.y * control_uv[1] + gl_TessCoord.z * control_uv[2];
    gl_Position = gl_TessCoord.x * gl_in[0].gl_Position + gl_TessCoord.y * gl_in[1].gl_Position +
                  gl_TessCoord.z * gl_in[2].gl_Position;
}
