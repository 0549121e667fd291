// Accesses to members of structs through a device address.
#version 450
#extension GL_EXT_buffer_reference : require

layout(local_size_x = 1) in;

struct Camera {
    mat4 view;
    vec3 eye;
    uint flags[3];
};
layout(buffer_reference, std430) buffer Scene {
    double time;
    Camera cameras[];
};
layout(push_constant) uniform Control {
    Scene scene;
    uint index;
} control;

void main() {
    Scene scene = control.scene;
    scene.cameras[control.index].eye = vec3(scene.time);
    scene.cameras[2].view[1].x = 1.0;
    scene.cameras[control.index].flags[control.index] = 7;
}
