// The parameters of a ray: `operation` chooses the mistake, and 100 or more has none. `zero` is 0, which the compiler
// does not know.
layout(push_constant) uniform Control {
    uint operation;
    uint zero;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform accelerationStructureEXT scene;

uint flags = 0u;
float t_min = 0.0;
float t_max = 10.0;
vec3 origin = vec3(0.5, 0.5, -1.0);
vec3 direction = vec3(0.0, 0.0, 1.0);

void choose() {
    const float nan = uintBitsToFloat(0x7fc00000u + control.zero);
    const float infinity = uintBitsToFloat(0x7f800000u + control.zero);
    switch (control.operation) {
    case 0:
        flags = 0x300u; // SkipTrianglesKHR and SkipAABBsKHR.
        break;
    case 1:
        flags = gl_RayFlagsCullBackFacingTrianglesEXT | gl_RayFlagsCullFrontFacingTrianglesEXT;
        break;
    case 2:
        flags = gl_RayFlagsOpaqueEXT | gl_RayFlagsCullOpaqueEXT;
        break;
    case 3:
        direction.y = nan;
        break;
    case 4:
        origin.z = -infinity;
        break;
    case 5:
        t_min = -1.0;
        break;
    case 6:
        t_min = 11.0;
        break;
    case 7:
        t_max = nan;
        break;
    case 8:
        flags = 0x100u; // SkipTrianglesKHR
        break;
    case 9:
        flags = 0x200u; // SkipAABBsKHR
        break;
    case 100:
        t_max = infinity;
        t_min = uintBitsToFloat(0x80000000u + control.zero);
        flags = gl_RayFlagsOpaqueEXT | gl_RayFlagsCullBackFacingTrianglesEXT;
        break;
    }
}
