// Writes one component to the image that the push constants name. The binding is that of used_contents.glsl.
struct Control {
    uint operation;
    uint image;
};
[[vk::push_constant]] ConstantBuffer<Control> control;
[[vk::binding(4, 0)]] RWTexture2D<float> narrow[4];

[numthreads(1, 1, 1)]
void main() {
    narrow[control.image][uint2(0, 0)] = 1.0;
}
