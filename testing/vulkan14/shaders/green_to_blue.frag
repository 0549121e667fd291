#version 460
layout(set = 0, binding = 0, input_attachment_index = 1) uniform subpassInput source;
layout(location = 0) out vec4 color;

void main() {
    color = vec4(0, 0, subpassLoad(source).g, 1);
}
