// Writes one component to the image or texel buffer that the push constants name. Bindings are those of
// used_contents.glsl.
struct Control {
    uint operation;
    uint image;
};
[[vk::push_constant]] ConstantBuffer<Control> control;
[[vk::binding(4, 0)]] RWTexture2D<float> narrow[4];
[[vk::binding(6, 0)]] RWBuffer<float> texels[4];

[numthreads(1, 1, 1)]
void main() {
    if (control.operation == 12)
        narrow[control.image][uint2(0, 0)] = 1.0;
    else
        texels[control.image][0] = 1.0;
}
