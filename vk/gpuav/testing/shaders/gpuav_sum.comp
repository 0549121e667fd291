// One invocation adds element `element` of the buffers `first` to `end` - 1.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint first;
    uint end;
    uint element;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint sum;
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint values[];
} sources[6];

void main() {
    uint sum = 0;
    for (uint i = control.first; i < control.end; i++) {
        sum += sources[i].values[control.element];
    }
    result.sum = sum;
}
