// Prints where a triangle covers one pixel.
#version 460
#extension GL_EXT_debug_printf : require

layout(location = 0) out vec4 color;

void main() {
    if (gl_FragCoord.xy == vec2(2.5, 1.5)) {
        debugPrintfEXT("at %v2f", gl_FragCoord.xy);
    }
    color = vec4(1.0);
}
