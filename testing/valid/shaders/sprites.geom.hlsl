// A geometry shader that makes a quad of each point, as large as its buffer says.
struct Sprite {
    float2 size;
    float4 color;
};

struct Corner {
    float4 position : SV_Position;
    float4 color : COLOR;
};

StructuredBuffer<Sprite> sprites : register(t0);
cbuffer View : register(b3) {
    float4x4 view;
    float2 corners[4];
};

[maxvertexcount(4)]
void main(point float4 centers[1] : SV_Position, uint id : SV_PrimitiveID, inout TriangleStream<Corner> stream) {
    Sprite sprite = sprites[id];
    for (uint n = 0; n < 4; n++) {
        Corner corner;
        corner.position = mul(view, centers[0]) + float4(corners[n] * sprite.size, 0.0, 0.0);
        corner.color = sprite.color;
        stream.Append(corner);
    }
    stream.RestartStrip();
}
