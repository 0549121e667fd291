// The words of items that check builds of acceleration structures, and of the table of structures. C and GLSL include
// this file. indirect_layout.h describes lists, items and results.
//
// An item is one rule for one geometry: the location of the geometry's data, its range, and the result.
#ifndef WARDEN_VK_GPUAV_RUNTIME_BUILD_LAYOUT_H
#define WARDEN_VK_GPUAV_RUNTIME_BUILD_LAYOUT_H

// Kinds of items.
#define WD_BUILD_REFERENCES 16 // Instances: accelerationStructureReference is in the table.
#define WD_BUILD_POINTERS 17   // Pointers to instances are multiples of 16.
#define WD_BUILD_MATRICES 18   // Transforms of instances can be inverted.
#define WD_BUILD_OVERLAPS 19   // Instances: the structure does not overlap the destination of another build.
#define WD_BUILD_TRANSFORM 20  // The transform of triangles can be inverted.
#define WD_BUILD_INDICES 21    // Indices of triangles are at most maxVertex.
#define WD_BUILD_BOXES 22      // Minima of boxes are at most their maxima.
#define WD_BUILD_COUNT 23      // The number of primitives in a buffer is at most the maximum.

// Flags.
#define WD_BUILD_HAS_POINTERS 1 // The data is an array of pointers to instances.
#define WD_BUILD_HAS_RANGE 2    // The range is in a buffer.

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
