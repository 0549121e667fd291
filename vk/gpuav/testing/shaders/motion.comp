// Generates an intersection for a query of the chosen structure. The result is 1 if it was committed.
#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_nonuniform_qualifier : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;     // Of the structure.
    uint generates; // 0: the query only proceeds.
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform accelerationStructureEXT scenes[2];

rayQueryEXT query;

void generate(float distance) {
    if (control.generates != 0) {
        rayQueryGenerateIntersectionEXT(query, distance);
    }
}

void main() {
    rayQueryInitializeEXT(query, scenes[nonuniformEXT(control.index)], 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0,
                          vec3(0.0, 0.0, 1.0), 10.0);
    while (rayQueryProceedEXT(query)) {
        generate(2.0);
    }
    result.value[0] =
        rayQueryGetIntersectionTypeEXT(query, true) == gl_RayQueryCommittedIntersectionGeneratedEXT ? 1 : 0;
}
