// Constant buffers in an array, and a vertex that comes out of a buffer.
struct Object {
    float4x4 place;
    float2 scales[2];
};

ConstantBuffer<Object> objects[4] : register(b0);
StructuredBuffer<float3> vertices : register(t4);

struct Output {
    float4 position : SV_Position;
    float2 scale : TEXCOORD0;
};

Output main(uint vertex : SV_VertexID, uint instance : SV_InstanceID) {
    Output output;
    output.position = mul(objects[instance].place, float4(vertices[vertex], 1.0));
    output.scale = objects[instance].scales[vertex & 1];
    return output;
}
