// Each invocation prints.
#version 460
#extension GL_EXT_debug_printf : require

layout(local_size_x = 1) in;

void main() {
    debugPrintfEXT("invocation %u", gl_GlobalInvocationID.x);
}
