// Each invocation writes past the end of a buffer. With PRINTS, one of the last invocations also prints.
#version 460
#extension GL_EXT_debug_printf : require

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

void main() {
    const uint i = gl_GlobalInvocationID.x;
#ifdef PRINTS
    if (i == 1000) {
        debugPrintfEXT("invocation %u", i);
    }
#endif
    result.words[i + 1000] = 1;
}
