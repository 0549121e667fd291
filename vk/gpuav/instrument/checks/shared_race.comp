// The functions of the check of data races (shared_race_code.c). shared_race.c has the fields of a word.
#version 460

layout(constant_id = 0) const uint num_units = 1;
layout(constant_id = 1) const uint invocation_shift = 1;
layout(constant_id = 2) const uint class_shift = 2;
layout(constant_id = 3) const uint epoch_shift = 3;
layout(constant_id = 4) const uint num_invocations = 1; // Upper bounds of the fields.
layout(constant_id = 5) const uint num_epochs = 1;
layout(constant_id = 6) const uint invocation_mask = 1; // Of a word.
layout(constant_id = 7) const uint several_mask = 1;

// See shared_race_code.c.
const uint SEVERAL = 1u, CLASS_MASK = 7u, JOINED_MASK = 0x100u;

uint load_epoch() {
    return 0u;
}

uint load_invocation() {
    return 0u;
}

// Stores the maximum of the unit's word and `word`, and returns the old word.
uint store_maximum(const uint unit, const uint word) {
    return unit + word;
}

void clear_unit(const uint unit) {}

// Returns the word of an access that races with this one, or 0. `access` has the class and the number.
uint note_access(const uint unit, const uint access, const uint conflicts) {
    const uint epoch = load_epoch(), invocation = load_invocation();
    const bool has_word = unit < num_units, has_epoch = epoch < num_epochs, has_index = invocation < num_invocations;
    uint race = 0u;
    if (has_word && has_epoch && has_index) {
        const uint own = epoch << epoch_shift | invocation << invocation_shift | access;
        const uint old = store_maximum(unit, own);
        const uint old_epoch = old >> epoch_shift, old_class = old >> class_shift & CLASS_MASK;
        // Not 0: another invocation's, or several made it.
        const uint others = (old ^ own) & invocation_mask | old_class & SEVERAL;
        const uint bits = conflicts >> old_class, conflict = bits & 1u, joined = bits & JOINED_MASK;
        const bool is_same_epoch = old_epoch == epoch, has_others = others != 0u;
        const bool conflicts_with_class = conflict != 0u, joins_class = joined != 0u;
        const bool is_concurrent = is_same_epoch && has_others;
        if (is_concurrent && joins_class) {
            store_maximum(unit, own | several_mask);
        }
        race = is_concurrent && conflicts_with_class ? old : 0u;
    }
    return race;
}

void clear_units(const uint size) {
    for (uint i = load_invocation(); i <= num_units; i += size) {
        clear_unit(i);
    }
    barrier();
}

void main() {
    clear_units(note_access(0u, 0u, 0u));
}
