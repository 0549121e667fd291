// Large modules for benchmarks of instrumentation: valid SPIR-V, as many words as asked for, always the same.
//
// Each is a compute shader that reads an array of sixteen storage buffers with indices that nobody can predict, with
// an OpLine before each access. The shapes stress different things.
#ifndef WARDEN_TESTING_BENCH_INSTRUMENT_MODULE_GENERATOR_H
#define WARDEN_TESTING_BENCH_INSTRUMENT_MODULE_GENERATOR_H

#include <cstdint>
#include <vector>

enum class ModuleShape {
    kFunctions, // Small functions, two accesses each, that call each other as a binary tree.
    kBlocks,    // One function of selections and loops after each other, an access in each block.
    kStraight,  // One function of one block; an index comes back after a thousand others.
};

// The units are functions, selections or loops, or accesses: 224, about 190, and 92 bytes each.
std::vector<uint32_t> GenerateModule(ModuleShape shape, uint32_t num_units);

#endif
