// Does nothing, in any stage of ray tracing.
#version 460
#extension GL_EXT_ray_tracing : require

void main() {
}
