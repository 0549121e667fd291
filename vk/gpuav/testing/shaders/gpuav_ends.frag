// The invocations of the left half end with END. Then pixel (`who`, 1) reads from descriptor `index` of an array of
// six, and all other invocations read from descriptor 0.
#version 460
#extension GL_EXT_demote_to_helper_invocation : enable
#extension GL_EXT_terminate_invocation : enable
#extension GL_EXT_nonuniform_qualifier : enable

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 1) buffer Source {
    uint value;
} sources[6];

layout(location = 0) out vec4 color;

void main() {
    if (gl_FragCoord.x < 2.0)
        END;
    bool is_here = gl_FragCoord.xy == vec2(float(control.who) + 0.5, 1.5);
    uint index = is_here ? control.index : 0;
    color = vec4(float(sources[nonuniformEXT(index)].value) / 255.0);
}
