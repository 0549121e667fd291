// Prints values of each type, in a loop whose accesses are checked, and from a function.
#version 460
#extension GL_EXT_debug_printf : require
#ifdef WIDE
#extension GL_EXT_shader_explicit_arithmetic_types : require
#endif

layout(local_size_x = 1) in;

layout(push_constant) uniform Push {
    uint index;
    uint who;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
}
result;

layout(set = 0, binding = 1) buffer Source {
    uint value;
}
sources[6];

void print(uint value) {
    debugPrintfEXT("source %u", value);
}

void main() {
    const uint id = gl_GlobalInvocationID.x;
    if (id != who) {
        return;
    }
#ifdef WIDE
    debugPrintfEXT("%ul %ld %lx", 0x123456789abcdef0ul + id, -5l - int64_t(id), 0xffffffffffffffffUL - id);
    debugPrintfEXT("%lf %v2f", 1.0lf / 3.0lf, f64vec2(id, 0.5lf));
    debugPrintfEXT("%f %g %v2f", float16_t(id) + 0.5hf, 0.25hf * float16_t(id), f16vec2(id, -2.0hf));
    debugPrintfEXT("%v2ul %v3lx %v2ld", u64vec2(id, 1ul << 40), u64vec3(255ul + id), i64vec2(-9l, id));
    debugPrintfEXT("%s %s %v2d %d", id == 1u, id == 0u, bvec2(id == 1u, id == 0u), id == 1u);
    debugPrintfEXT("%v2d %v3x %v4u", i8vec2(-1, id), u16vec3(65534us + uint16_t(id)), u8vec4(200us + uint16_t(id)));
    debugPrintfEXT("%d %u %d", int8_t(-1) * int8_t(id), uint16_t(65535us - uint16_t(id)), int16_t(-300));
#else
    debugPrintfEXT("id %u, %d, %.2f, %#x, 100%%, %d", id, -3 - int(id), 0.25 + float(id), 255u, id == 1u);
    debugPrintfEXT("%v3f|%1.1v2f|%v4u", vec3(1.0, 2.5, -3.0) * float(id), vec2(0.25), uvec4(id, 2, 3, 4));
    debugPrintfEXT("nothing");
    for (uint i = 0; i < 3; i++) {
        result.words[i] = sources[index + i].value;
        print(result.words[i]);
    }
#endif
}
