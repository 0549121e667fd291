// The words of items that check builds of acceleration structures, and of the table of structures. C and GLSL include
// this file. indirect_layout.h describes lists, items and results.
//
// An item is one rule for one geometry: the location of the geometry's data, its range, and the result.
#ifndef WARDEN_VK_GPUAV_BUILDS_BUILD_LAYOUT_H
#define WARDEN_VK_GPUAV_BUILDS_BUILD_LAYOUT_H

// Kinds of items.
#define WD_BUILD_REFERENCES 16 // Instances: accelerationStructureReference is in the table.
#define WD_BUILD_POINTERS 17   // Pointers to instances are multiples of 16.
#define WD_BUILD_MATRICES 18   // Transforms of instances can be inverted.
#define WD_BUILD_OVERLAPS 19   // Instances: the structure does not overlap the destination of another build.
#define WD_BUILD_TRANSFORM 20  // The transform of triangles can be inverted.
#define WD_BUILD_INDICES 21    // Indices of triangles are at most maxVertex.
#define WD_BUILD_BOXES 22      // Minima of boxes are at most their maxima.
#define WD_BUILD_COUNT 23      // The number of primitives in a buffer is at most the maximum.

#define WD_BUILD_STORE 24         // Indices and active primitives are stored in a history.
#define WD_BUILD_SAME_INDICES 25  // Updates: indices are those of the history,
#define WD_BUILD_MADE_ACTIVE 26   // no inactive primitive is active,
#define WD_BUILD_MADE_INACTIVE 27 // and no active one is inactive.

// Flags.
#define WD_BUILD_HAS_POINTERS 1 // The data is an array of pointers to instances.
#define WD_BUILD_HAS_RANGE 2    // The range is in a buffer.
// The type of the geometry, for the kinds from STORE on. Neither: instances.
#define WD_BUILD_OF_TRIANGLES 4
#define WD_BUILD_OF_BOXES 8
#define WD_BUILD_TYPE_FLAGS 12

// Words of an item, in addition to KIND, FLAGS and the result of indirect_layout.h.
#define WD_BUILD_DATA 2 // The address of instances, indices or boxes: two words.
#define WD_BUILD_NUM_PRIMITIVES 4
#define WD_BUILD_OFFSET 5 // primitiveOffset
#define WD_BUILD_STRIDE 6 // Bytes of a box with its gap, or of an index.
#define WD_BUILD_FIRST_VERTEX 7
#define WD_BUILD_MAX_VERTEX 8
#define WD_BUILD_TRANSFORM_OFFSET 9
#define WD_BUILD_TRANSFORM_DATA 10 // Two words. Of instances: the address of the table of structures.
#define WD_BUILD_RANGE_DATA 12     // Two words.
#define WD_BUILD_TARGETS 14        // Position of the destinations of all builds,
#define WD_BUILD_NUM_TARGETS 15    // and their number.
#define WD_BUILD_INFO 16           // The index of this build.
#define WD_BUILD_VALUES 21         // The first bad value: WD_INDIRECT_BAD_VALUES. Eleven words.
#define WD_BUILD_NUM_VALUES 11

// Other words of the kinds from STORE on. The result has six values.
#define WD_BUILD_VERTEX_DATA 10   // Two words.
#define WD_BUILD_VERTEX_STRIDE 14 // Bytes.
#define WD_BUILD_VERTEX_FORMAT 15 // The type of X; 0: the vertices are not read.
#define WD_BUILD_FLOAT32 1
#define WD_BUILD_FLOAT16 2
#define WD_BUILD_HISTORY 27        // The position of the header,
#define WD_BUILD_GENERATION 28     // and its generation: if the header has another one, nothing is done.
#define WD_BUILD_HISTORY_DATA 29   // STORE: the position of the block for the build.
#define WD_BUILD_HISTORY_BASE 30   // The first word of the geometry in the block.
#define WD_BUILD_HISTORY_LAYOUT 31 // Of the block.

// The header of a history: its generation, the block of the last build that was executed, and the layout of the block.
#define WD_HISTORY_GENERATION 0
#define WD_HISTORY_DATA 1
#define WD_HISTORY_LAYOUT 2
#define WD_HISTORY_WORDS 8
#define WD_HISTORY_FIRST_GENERATION 0x80000000u
// A geometry in a block: the number of its primitives, then their words. A triangle with indices has three words, other
// primitives have one. A word is an index, with the state of the primitive in the first word.
#define WD_HISTORY_STATE_SHIFT 30
#define WD_HISTORY_INDEX 0x3fffffffu
#define WD_HISTORY_UNKNOWN 0u
#define WD_HISTORY_ACTIVE 1u
#define WD_HISTORY_INACTIVE 2u

// A destination: the index of its build, its address, and the address after its end.
#define WD_BUILD_TARGET_INFO 0
#define WD_BUILD_TARGET_BEGIN 1
#define WD_BUILD_TARGET_END 3
#define WD_BUILD_TARGET_WORDS 8

// The table of structures: a word that is not 0 if structures are missing in it, and slots.
#define WD_STRUCTURES_INCOMPLETE 0
#define WD_STRUCTURES_HEADER 8
#define WD_STRUCTURES_SLOTS 32768
#define WD_STRUCTURES_PROBES 64
#define WD_STRUCTURE_WORDS 8
// Words of a slot. An address of 0: the slot was never used.
#define WD_STRUCTURE_ADDRESS 0
#define WD_STRUCTURE_STATE 2
#define WD_STRUCTURE_END 3 // The address after its end.
// States.
#define WD_STRUCTURE_DESTROYED 0
#define WD_STRUCTURE_VALID 1
#define WD_STRUCTURE_TOP_LEVEL 2
#define WD_STRUCTURE_WITHOUT_MEMORY 3 // Its buffer was destroyed, or the memory was freed.

#define WD_STRUCTURE_HASH(low, high) (((low) / 256u * 0x9e3779b1u) ^ ((high)*0x85ebca6bu))

#endif
