// Writes a shading rate and a viewport for each primitive.
#version 450
#extension GL_ARB_shader_viewport_layer_array : require
#extension GL_EXT_fragment_shading_rate : require

layout(location = 0) out vec2 uv;

void main() {
    uv = vec2(0.0);
    gl_Position = vec4(uv, 0.0, 1.0);
    gl_PrimitiveShadingRateEXT = gl_ShadingRateFlag2VerticalPixelsEXT;
    gl_ViewportIndex = 0;
}
