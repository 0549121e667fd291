// The extension for ray tracing, and the one launch that makes the accesses.
#extension GL_EXT_ray_tracing : require

layout(set = 1, binding = 0) uniform accelerationStructureEXT scene;

#include "access.glsl"

bool is_here() {
    return gl_LaunchIDEXT == uvec3(3, 1, 0);
}
