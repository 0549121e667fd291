// The layout of an error record: the contract between the shader that writes it and the host that
// reads it.
//
// The buffer, in 32-bit words of the device's byte order (little-endian):
//
// | word | meaning                                                                                      |
// |------|----------------------------------------------------------------------------------------------|
// | 0    | words that shaders attempted to write, from 0; more than the buffer holds: records were lost |
// | 1    | first record                                                                                 |
//
// A record (LunarG, "Vulkan GPU-Assisted Validation", 2021, "Record Format"):
//
// | word | meaning                                                           |
// |------|-------------------------------------------------------------------|
// | 0    | record size in words, this one included                           |
// | 1    | shader id                                                         |
// | 2    | instruction index: how many instructions precede it in the module |
// | 3    | stage (SPIR-V execution model)                                    |
// | 4..6 | stage-specific                                                    |
// | 7    | error code                                                        |
// | 8..  | validation-specific                                               |
//
// A shader adds the size of its record to word 0 atomically and writes the record where the old value says,
// if it fits completely. docs/error_record.md has the full tables. Only constants live here, so that code which
// writes records needs nothing else.
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_LAYOUT_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_LAYOUT_H

enum {
    WD_RECORD_SIZE = 0,
    WD_RECORD_SHADER_ID = 1,
    WD_RECORD_INSTRUCTION = 2,
    WD_RECORD_STAGE = 3,
    WD_RECORD_STAGE_WORDS = 4,
    WD_RECORD_ERROR = 7,
    WD_RECORD_ERROR_WORDS = 8,
    // The buffer's head: the position of the count of attempted words, and the begin of the records.
    WD_RECORD_BUFFER_ATTEMPTED = 0,
    WD_RECORD_BUFFER_DATA = 1,
};

// Error codes (same document, "Validation-Specific Words") and the words that follow each. 4 to 7 are as
// SPIRV-Tools 2023.1 numbers them; 3 is not used.
enum {
    WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS = 0,      // descriptor index, descriptor array length
    WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED = 1, // descriptor index, wd_record_descriptor_state
    WD_RECORD_ERROR_DEVICE_ADDRESS = 2,           // address: low word, high word; size of the access in bytes
    WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS =
        4, // descriptor index, offset of the last byte accessed, size in bytes
    WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS = 5, // the same
    WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS = 6,  // descriptor index, texel accessed, size in texels
    WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS = 7,  // the same
    // An address that is less aligned than the instruction's Aligned operand says, or than the largest scalar there is
    // wide: low word, high word, alignment in bytes.
    WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND = 8,
    WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT = 9,
    // Operands outside the domain of an operation: the opcode, or a number of GLSL.std.450 with
    // WD_RECORD_OPERATION_GLSL, with the flags of WD_RECORD_OPERATION_...; the first two operands that the rule is
    // about, or of a vector the component that fails first, as integers of 32 bits or 32-bit floats. With
    // WD_RECORD_OPERATION_WIDE, each operand has two words, the low one first: integers of 64 bits or 64-bit floats.
    WD_RECORD_ERROR_ARITHMETIC = 16,
    // A data race in memory of the workgroup. The other access: its number in the module, plus one (0: unknown), its
    // class << WD_RECORD_RACE_CLASS_SHIFT, with the wd_workgroup_access_kind of this one << WD_RECORD_RACE_KIND_SHIFT;
    // the local index of the other invocation, and that of this one << WD_RECORD_RACE_OWN_SHIFT; the unit of the
    // variable (vk/spirv/workgroup_memory.h).
    WD_RECORD_ERROR_SHARED_RACE = 17,
    // An operand that breaks a rule: WD_RECORD_RULE_... with, for rays, the instruction (WD_RECORD_RAY_...) <<
    // WD_RECORD_RULE_FAMILY_SHIFT, and for some rules a detail there; two words by rule.
    WD_RECORD_ERROR_OPERAND = 18,
    // A descriptor whose content the instruction cannot use: the index of the image (WD_RECORD_INDEX_UNKNOWN: the
    // record is about the sampler), the bits that are missing (content_bits.h), the index of a separate sampler.
    WD_RECORD_ERROR_CONTENTS = 19,
    // An index past the end of an array, a vector or a matrix in memory that is not a buffer: the index (UINT32_MAX:
    // that or more, or a negative 64-bit one), the length, the WD_RECORD_ARRAY_... bits.
    WD_RECORD_ERROR_ARRAY_BOUNDS = 20,
    // A loop has run as many iterations as its budget has: the budget, WD_RECORD_BUDGET_..., 0.
    WD_RECORD_ERROR_LOOP_BUDGET = 21,
    // A barrier that only a part of the workgroup reaches: the barrier that another invocation waits at in its place
    // (its instruction; 0: the other one has ended); WD_RECORD_DIVERGENCE_... flags; the barriers that the invocation
    // had reached before. The record's instruction is the barrier.
    // With WD_RECORD_DIVERGENCE_DERIVATIVE, a derivative that only a part of a quad reaches: the branch that parted the
    // quad; flags; the invocations that were together before it and those that still are, one bit each, <<
    // WD_RECORD_DIVERGENCE_NOW_SHIFT. With WD_RECORD_DIVERGENCE_QUAD_READ the same, of a read of another invocation of
    // the quad: its number << WD_RECORD_DIVERGENCE_SOURCE_SHIFT.
    // With WD_RECORD_DIVERGENCE_READ, a read of an invocation of the subgroup that is not active: its number; flags;
    // the number of active invocations.
    WD_RECORD_ERROR_DIVERGENCE = 23,
    // A read of bytes of a buffer that nothing wrote: descriptor index, offset of the first byte, number of bytes.
    WD_RECORD_ERROR_UNINITIALIZED = 24,
    // The same through a device address: low word, high word, number of bytes.
    WD_RECORD_ERROR_UNINITIALIZED_ADDRESS = 25,
    // A read of a texel of a texel buffer that nothing wrote: descriptor index, texel, bytes of a texel.
    WD_RECORD_ERROR_UNINITIALIZED_TEXEL = 26,
    // Added to the codes 4 to 7 where a robustness feature allows the access: a warning, not an error.
    WD_RECORD_ERROR_ROBUST = 8,
};

// A call of debugPrintfEXT: the number of its values, 0 (reserved), and the words of the values. Each value is one
// or more words: integers and booleans of at most 32 bits, and 16- and 32-bit floats (as 32-bit floats), have one;
// 64-bit values have two, the low word first; vectors, matrices, arrays and structs have those of their parts.
enum { WD_RECORD_PRINTF = 64 };

// The format of such a call does not fit its values (wd_record_describe_format). Shaders do not write this code.
enum { WD_RECORD_PRINTF_FORMAT = 65 };

enum {
    WD_RECORD_OPERATION_GLSL = 0x10000,
    WD_RECORD_OPERATION_WIDE = 0x20000,
    WD_RECORD_OPERATION_SIGNED_FIRST = 0x40000, // The first operand is a signed integer.
    WD_RECORD_OPERATION_SIGNED_SECOND = 0x80000,
};

// The rules of WD_RECORD_ERROR_OPERAND, and their words.
enum {
    WD_RECORD_RULE_RAY_SKIP_BOTH = 1, // The flags; 0.
    WD_RECORD_RULE_RAY_CULL = 2,
    WD_RECORD_RULE_RAY_OPACITY = 3,
    WD_RECORD_RULE_RAY_NAN = 4, // The value; the parameter: WD_RECORD_RAY_ORIGIN + component, ...
    WD_RECORD_RULE_RAY_FINITE = 5,
    WD_RECORD_RULE_RAY_NEGATIVE = 6, // RayTmin, RayTmax.
    WD_RECORD_RULE_RAY_ORDER = 7,
    WD_RECORD_RULE_RAY_NO_AABBS = 8,     // The flags; 0. SkipTrianglesKHR, and the pipeline skips AABBs.
    WD_RECORD_RULE_RAY_NO_TRIANGLES = 9, // The flags; 0. SkipAABBsKHR, and the pipeline skips triangles.
    WD_RECORD_RULE_RAY_TIME = 10,        // The time; 0.
    WD_RECORD_RULE_RAY_DEPTH = 11,       // maxPipelineRayRecursionDepth of the pipeline; 0.
    WD_RECORD_RULE_MESH_VERTICES = 16,   // From here on: the value; its limit.
    WD_RECORD_RULE_MESH_PRIMITIVES = 17,
    WD_RECORD_RULE_HIT_KIND = 18,
    WD_RECORD_RULE_GATHER_COMPONENT = 19, // The upper bits: 1 if the value is signed.
    // In elements; the upper bits: bytes of an element, and WD_RECORD_MATRIX_NV for the NV extension.
    WD_RECORD_RULE_MATRIX_STRIDE = 20,
    // The bytes above a multiple of the alignment; the alignment. The upper bits: WD_RECORD_MATRIX_NV.
    WD_RECORD_RULE_MATRIX_POINTER = 24,
    WD_RECORD_RULE_RECORD_INDEX = 23,
    // The distance of an intersection and its bound, as floats.
    WD_RECORD_RULE_HIT_BELOW_T_MIN = 21,
    WD_RECORD_RULE_HIT_BEYOND_CLOSEST = 22,
    // An intersection is generated in a structure that was built with motion: the instruction that began the query, and
    // the index of the descriptor.
    WD_RECORD_RULE_STRUCTURE_MOTION = 25,
    WD_RECORD_RULE_UNREACHABLE = 32, // 0, 0.
    WD_RECORD_RULE_TASK_PAYLOAD = 33,
    WD_RECORD_RULE_FAMILY_SHIFT = 16,
    WD_RECORD_MATRIX_NV = 0x8000,
    // The instruction of a ray.
    WD_RECORD_RAY_TRACE = 0,
    WD_RECORD_RAY_QUERY = 1,
    WD_RECORD_RAY_HIT_OBJECT = 2,
    WD_RECORD_RAY_TRACE_MOTION = 3,
    WD_RECORD_RAY_HIT_OBJECT_EXT = 4,
    // Parameters: three components of the origin and of the direction.
    WD_RECORD_RAY_ORIGIN = 0,
    WD_RECORD_RAY_DIRECTION = 3,
    WD_RECORD_RAY_T_MIN = 6,
    WD_RECORD_RAY_T_MAX = 7,
};

// The fields of WD_RECORD_ERROR_SHARED_RACE. Classes of the other access: 0 and 1 are atomic loads, 2 and 3 read, 4
// and 5 are atomic, 6 writes; of 1, 3 and 5 there are several, of which the record has one.
enum {
    WD_RECORD_RACE_CLASS_SHIFT = 16,
    WD_RECORD_RACE_KIND_SHIFT = 24,
    WD_RECORD_RACE_OWN_SHIFT = 16,
    // As the unit: not a race, but an index that is out of bounds. The first word is the index, the second one the
    // wd_workgroup_access_kind and the local index of the invocation << WD_RECORD_RACE_OWN_SHIFT.
    WD_RECORD_RACE_BEYOND = 1 << 30,
};

// The last word of WD_RECORD_ERROR_ARRAY_BOUNDS: the number of the index among all indices from the variable to the
// access, from 0, and the operand word of the pointer, or of the vector, << WD_RECORD_ARRAY_OPERAND_SHIFT.
enum { WD_RECORD_ARRAY_NUMBER = 0xffff, WD_RECORD_ARRAY_OPERAND_SHIFT = 16 };

// What the shader does after WD_RECORD_ERROR_LOOP_BUDGET: the loop continues, or ends, or its function returns.
enum { WD_RECORD_BUDGET_CONTINUES = 0, WD_RECORD_BUDGET_ENDS = 1, WD_RECORD_BUDGET_RETURNS = 2 };

// The flags of WD_RECORD_ERROR_DIVERGENCE.
enum {
    // The invocation is at the barrier. Else it ends, and another one is there.
    WD_RECORD_DIVERGENCE_AT_BARRIER = 1,
    WD_RECORD_DIVERGENCE_OTHER_PASSED = 2, // The other one has passed more barriers.
    // No barrier, but one of these.
    WD_RECORD_DIVERGENCE_DERIVATIVE = 4,
    WD_RECORD_DIVERGENCE_QUAD_READ = 8,
    WD_RECORD_DIVERGENCE_READ = 16,
    WD_RECORD_DIVERGENCE_DIFFERS = 32, // The invocations read different ones, where all must read the same.
    WD_RECORD_DIVERGENCE_NOW_SHIFT = 4,
    WD_RECORD_DIVERGENCE_SOURCE_SHIFT = 8,
};

// The descriptor index of an access through a pointer to an unknown descriptor.
enum { WD_RECORD_INDEX_UNKNOWN = 0xffffffff };

// The state of the descriptor in records of WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED. Shaders cannot distinguish the
// two and write 0. The layer finds out and sets the word when it reads the record.
enum {
    WD_RECORD_DESCRIPTOR_UNINITIALIZED = 0,
    WD_RECORD_DESCRIPTOR_DESTROYED = 1, // Its resource was destroyed.
    // Its acceleration structure was never built, or only as a bottom-level structure.
    WD_RECORD_DESCRIPTOR_NEVER_BUILT = 3,
    WD_RECORD_DESCRIPTOR_BOTTOM_LEVEL = 4,
};

// Sizes of records.
enum {
    WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS = 10,
    WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS = 10,
    WD_RECORD_DEVICE_ADDRESS_WORDS = 11, // 10 in older layouts, which do not have the size.
    WD_RECORD_BUFFER_BOUNDS_WORDS = 11,
    WD_RECORD_WIDE_WORDS = 13, // Arithmetic with WD_RECORD_OPERATION_WIDE.
    WD_RECORD_MIN_WORDS = 8,   // A record whose error code has no words.
    WD_RECORD_MAX_WORDS = 16,  // A reader treats a larger size as damage, except of WD_RECORD_PRINTF.
    WD_RECORD_PRINTF_VALUES = 10,
    WD_RECORD_PRINTF_MAX_WORDS = 138, // Values that do not fit are not recorded.
};

#endif
