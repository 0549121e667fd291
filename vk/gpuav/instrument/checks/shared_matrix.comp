// The function of the check of data races of cooperative matrices (shared_matrix.c).
#version 460
#extension GL_KHR_shader_subgroup_basic : require

layout(constant_id = 0) const uint line_units = 1;   // Of a row or column,
layout(constant_id = 1) const uint matrix_units = 1; // and of all.

uint matrix_unit; // The unit that races.

// Returns the word of an access that races, or 0.
uint note_unit(const uint unit) {
    return unit;
}

// One invocation of the subgroup notes each unit below `end`. The first race is kept.
uint note_matrix(const uint first, const uint end, const uint stride) {
    uint found = 0u;
    if (subgroupElect()) {
        for (uint i = 0u; i < matrix_units; i += 1u) {
            const uint unit = first + i / line_units * stride + i % line_units;
            if (unit < end) {
                const uint race = note_unit(unit), kept_unit = matrix_unit;
                const bool has_found = found != 0u;
                matrix_unit = has_found ? kept_unit : unit;
                found = has_found ? found : race;
            }
        }
    }
    return found;
}

void main() {
    note_matrix(0u, 0u, 0u);
}
