// The options of wd_instrument, and its result.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_OPTIONS_INSTRUMENT_OPTIONS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_OPTIONS_INSTRUMENT_OPTIONS_H

#include "vk/gpuav/instrument/options/check_table.h"
#include "vk/spirv/specialization.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// The checks (check_table.h) in the mask of the options:
// - WD_CHECK_BUFFER_BOUNDS without an input buffer checks only the runtime array at the end of a storage buffer, whose
//   length OpArrayLength returns. A partial element at the end of the range is out of bounds. With an input buffer:
//   every access to a uniform or storage buffer, to the byte. Texel buffers: access to a texel that the view does not
//   have. The size comes from the input buffer or, without one, from OpImageQuerySize.
// - WD_CHECK_DESCRIPTOR_STATE needs an input buffer.
// - WD_CHECK_DEVICE_ADDRESS checks the alignment and, with a table of addresses, that all bytes are in one range.
// - WD_CHECK_SHARED_RACES needs a word of memory of the workgroup for each part of a variable that the module accesses.
// - WD_CHECK_RAYS reports intersections in structures with motion with WD_PIPELINE_KNOWS_MOTION, and rays that are
//   traced too deep with WD_PIPELINE_TRACES_NO_RAYS and WD_PIPELINE_TRACES_NO_FURTHER_RAYS. WD_CHECK_MESH_OUTPUTS
//   reports payloads that no task shader passes with WD_PIPELINE_LACKS_TASK_PAYLOAD.
//
// Descriptors and pointers are followed to their uses:
// - Parameters of functions. If all calls pass the same descriptor variable, accesses in the function are checked like
//   those of the variable. Else the calls store the descriptor's index, its word (or its size) and the offset in the
//   buffer in private variables; the index of an array's element is checked at the call.
// - OpPhi and OpSelect (variable pointers): the same words are selected with the pointer.
// - Variables of the storage classes Function and Private, and functions that return pointers or descriptors: private
//   variables hold the same words. If the uses of a variable cannot be followed, a pointer to an entire buffer that is
//   loaded from it is checked by OpArrayLength, and records have WD_RECORD_INDEX_UNKNOWN as the index.
// - Structs of descriptors, as HLSL compilers generate them before legalization: each member is a descriptor array.
// The index of a descriptor that is stored, returned or loaded with others is checked when it is loaded.

// wd_instrument_mode is the treatment of an access whose check failed, after the report.
//
// In guard mode the access is in a branch of its own, and uses index 0 in it: drivers that turn branches into masks
// load the descriptor anyway. Three kinds of instructions are not skipped:
// - Sampling with implicit derivatives, and OpImageQueryLod, must stay in uniform control flow: else the pixels of a
//   quad with a good index get wrong derivatives. They use index 0, and their result is replaced by zero.
// - Calls that take a descriptor, and operations whose result has no null value or that this build does not know, use
//   index 0. The called function knows that the index was bad: accesses that depend on it are skipped too, and not
//   reported again. Sampled images and samplers are those of index 0 there, because of derivatives.
// - A ray query does not begin, and instructions that use it are skipped.
typedef enum wd_instrument_mode {
    WD_INSTRUMENT_GUARD,   // A failed access is skipped and yields zero.
    WD_INSTRUMENT_OBSERVE, // A failed access is reported and still made.
} wd_instrument_mode;

// wd_robust names resources whose accesses may be out of bounds, in the groups of VkPipelineRobustnessCreateInfo.
// Texel buffers belong to the group of their kind.
typedef enum wd_robust {
    WD_ROBUST_UNIFORM_BUFFERS = 1u << 0,
    WD_ROBUST_STORAGE_BUFFERS = 1u << 1,
} wd_robust;

// wd_pipeline_fact names facts about the pipeline: its flags, its other stages, and its bindings.
typedef enum wd_pipeline_fact {
    // No task shader passes a payload: mesh shaders that read one are in error.
    WD_PIPELINE_LACKS_TASK_PAYLOAD = 1u << 0,
    // Flags of VkPipelineCreateFlags: rays of the pipeline never hit triangles, or boxes.
    WD_PIPELINE_SKIPS_TRIANGLES = 1u << 1,
    WD_PIPELINE_SKIPS_AABBS = 1u << 2,
    WD_PIPELINE_HAS_POSITIONS = 1u << 3, // The uniform buffer `positions` of wd_instrument_options.
    // Words of descriptors say which acceleration structures were built with motion (wd_instrument_input).
    WD_PIPELINE_KNOWS_MOTION = 1u << 4,
    // Lengths of shared arrays are not those of the module that records are decoded with. wd_instrument adds this fact
    // to that of the caller if `specialization` changes the default value of a length.
    WD_PIPELINE_CHANGES_LENGTHS = 1u << 5,
    // Invocations of entry points store 1 to word `mark` of wd_instrument_options when they begin.
    WD_PIPELINE_MARKS_DRAWS = 1u << 6,
    // maxPipelineRayRecursionDepth is 0: shaders trace no rays. Or it is 1: only ray generation shaders do.
    WD_PIPELINE_TRACES_NO_RAYS = 1u << 7,
    WD_PIPELINE_TRACES_NO_FURTHER_RAYS = 1u << 8,
} wd_pipeline_fact;

// wd_pipeline_facts_of_depth returns the facts of a maxPipelineRayRecursionDepth.
static inline uint32_t wd_pipeline_facts_of_depth(uint32_t max_depth) {
    return max_depth == 0   ? (uint32_t)WD_PIPELINE_TRACES_NO_RAYS
           : max_depth == 1 ? (uint32_t)WD_PIPELINE_TRACES_NO_FURTHER_RAYS
                            : 0;
}

// wd_binding_length overrides the length of a descriptor array in the module, for example by that of the pipeline
// layout.
typedef struct wd_binding_length {
    uint32_t set;
    uint32_t binding;
    uint32_t length; // Descriptors in the binding.
} wd_binding_length;

// wd_input_binding is the position of a binding's descriptors in the input buffer.
typedef struct wd_input_binding {
    uint32_t set;
    uint32_t binding;
    uint32_t first;        // Word of the set's table: the number of descriptors, followed by a word for each.
    bool has_known_length; // False: only the table has the number of descriptors (a variable count).
    // Word of the set's table, plus one: the two words of the binding's summary, see wd_instrument_input. 0: no
    // summary.
    uint32_t summary;
} wd_input_binding;

// wd_instrument_input describes the input buffer (LunarG, "Vulkan GPU-Assisted Validation", "Descriptor Indexing"): the
// descriptors that are bound when the shader runs. It is a storage buffer of words; word 0 is UINT32_MAX. A
// descriptor's word:
//
// | word       | meaning                                                        |
// |------------|----------------------------------------------------------------|
// | 0          | never written, or its resource was destroyed                   |
// | UINT32_MAX | valid; not a buffer, or its size is unknown                    |
// |            | With WD_CHECK_CONTENTS, the word of an image or a sampler is   |
// |            | its bits (vk/gpuav/record/content_bits.h). Texel buffers of a  |
// |            | binding with a variable count, or with a known length in the   |
// |            | options, have a word of bits each, after the words of the      |
// |            | binding's descriptors.                                         |
// |            | With WD_PIPELINE_KNOWS_MOTION, so is the word of an            |
// |            | acceleration structure.                                        |
// | other      | valid; the size in bytes of the descriptor's range of a buffer |
// |            | or the number of texels of a texel buffer's view               |
//
// With WD_CHECK_UNINITIALIZED, uniform and storage buffers have a word each after the words of the binding's
// descriptors, as those of the contents of texel buffers: the number of the bit, in the words of the input buffer, of
// the first four bytes of the descriptor's range. Shaders set the bits of written bytes. 0: the range is not
// followed; UINT32_MAX: unknown. The host sets bit `i` of the words from WD_INPUT_HOST_WRITES on if word `i` of the
// input buffer has the bits of memory that something else may have written. Word WD_INPUT_UNKNOWN_WRITES is not 0 if
// unknown memory may have been written. Without WD_CHECK_CONTENTS, texel buffers have such a word, too: the number is a
// multiple of four, to which log2 of the size of a texel, in units of four bytes, is added (WD_INPUT_TEXEL_SIZE_MASK).
//
// An array in a descriptor heap without a set and a binding (vk/spirv/heap_arrays.h) ends with the heap. Its table need
// only have words for the first WD_INSTRUMENT_MOST_HEAP_WORDS descriptors, and no words of contents if there are that
// many.
//
// Word `heads` + set of the output buffer has the position of the set's table in the input buffer; 0: nothing is known
// of the set.
//
// The words of a summary are `prefix` and `least`: the first `prefix` descriptors all have a word of at least `least`,
// which is not 0 if `prefix` is not. A summary of 0 and 0 is always correct. A function with accesses to arrays in
// loops reads the summaries when it begins, and descriptors' words only where a summary does not cover them.
enum {
    WD_INPUT_UNKNOWN_WRITES = 1,
    WD_INPUT_TEXEL_SIZE_MASK = 3,
    WD_INPUT_HOST_WRITES = 8,
    WD_INSTRUMENT_MOST_HEAP_WORDS = 1 << 18,
};
typedef struct wd_instrument_input {
    uint32_t binding; // Of the options' desc_set.
    uint32_t heads;   // Records end before this word of the output buffer.
    const wd_input_binding *bindings;
    size_t num_bindings;
} wd_instrument_input;

// wd_instrument_addresses describes the table of ranges with device addresses (LunarG, "Vulkan GPU-Assisted
// Validation", "Buffer Device Address Validation"): a storage buffer with at least one entry of four words.
//
// | entry        | words                                                                                            |
// |--------------|--------------------------------------------------------------------------------------------------|
// | 0            | `head`: the entry at which the table begins, 0, 0, 0. 0, or beyond the buffer: nothing is known. |
// |              | With `has_pointer`, low and high word of the buffer's own device address in the last two words   |
// | head         | `count`, 0, 0, 0                                                                                 |
// | head + 1 ... | low and high word of a range's first address; low and high word of the address after its end     |
// | then         | with `has_bits`, for each range the number of the bit of its first four bytes (0: the range is   |
// |              | not followed), and the number of bytes for which this holds; 0, 0                                |
//
// Ranges are in ascending order of their first addresses. If ranges overlap, the end of each is the maximum of its own
// end and those before it. A shader reads entry 0 once, when it begins: the host may write another table elsewhere and
// then change `head` while shaders run. For any content of the buffer but its address, a shader reads only inside
// it, and for a bounded time.
typedef struct wd_instrument_addresses {
    uint32_t binding; // Of the options' desc_set.
    bool has_pointer; // The buffer has a device address. Some drivers compile loads through it faster.
    // The table states the bits of written memory (wd_instrument_input). False: accesses through device addresses
    // neither set nor test these bits.
    bool has_bits;
} wd_instrument_addresses;

// wd_instrument_push describes buffers that shaders reach by device addresses, for applications that use every
// descriptor set. The push constants have three 64-bit addresses at `offset`, which must be a multiple of 8: of the
// output buffer, of the input buffer and of the table of device addresses. The last two are not read if the options
// have no such buffer. The module must not use the push constants from `offset` to `offset` + WD_INSTRUMENT_PUSH_SIZE.
enum { WD_INSTRUMENT_PUSH_SIZE = 24 };
typedef struct wd_instrument_push {
    uint32_t offset;
    uint32_t num_output_words;    // Of the output buffer, if there is no input buffer.
    uint32_t num_address_entries; // Of the table of device addresses.
} wd_instrument_push;

// wd_instrument_limits are the limits of the device that will run the shader.
typedef struct wd_instrument_limits {
    // The memory in bytes that a workgroup may have, the payload of a task shader included: maxComputeSharedMemorySize
    // or the smallest of the limits of the stages. 0: 32768. Parts of variables that have no room for their word are
    // not checked for data races.
    uint32_t max_shared_memory;
    // The maximum index of a shader binding table that a hit object may have (maxShaderBindingTableRecordIndex). 0:
    // unknown.
    uint32_t max_record_index;
    // The bytes that the begin of each storage buffer is a multiple of (minStorageBufferOffsetAlignment): a power of
    // two. 0: unknown; pointers to cooperative matrices in storage buffers are not checked.
    uint32_t storage_alignment;
    // The stages whose shaders may use ballots of subgroups, as 1 << execution model: WD_CHECK_DIVERGENCE checks quads
    // and subgroups in these, and the written module has at least SPIR-V 1.3.
    uint32_t ballot_stages;
} wd_instrument_limits;

enum { WD_INSTRUMENT_POSITIONS = 4 };
typedef struct wd_instrument_options {
    uint32_t checks; // Mask of wd_check.
    wd_instrument_mode mode;
    uint32_t desc_set; // Where the output buffer is bound.
    uint32_t binding;
    uint32_t shader_id; // Written into each record; 0: the low 32 bits of the XXH3-128 of the module's bytes.
    // Optional: lengths by (set, binding), for runtime arrays and lengths that differ from the module's.
    const wd_binding_length *lengths;
    size_t num_lengths;
    const wd_instrument_input *input; // NULL: there is none.
    // NULL: there is none, and only the alignment of device addresses is checked.
    const wd_instrument_addresses *addresses;
    // NULL: the buffers are descriptors of `desc_set`. Else `desc_set` and the bindings are not used.
    const wd_instrument_push *push;
    // Records are written when a check fails. By default, only the first failure of each check in an outermost loop
    // is recorded, after the loop: this is many times faster on drivers that run both sides of a branch under masks.
    // With an input buffer, a failure of a check that an invocation makes once is recorded when the invocation ends:
    // drivers that inline every function compile that many times faster. These records are lost if a bad access hangs
    // or loses the device: in guard mode no access is bad, in observe mode the option may be worth its cost.
    bool immediate_reports;
    // A loop whose checks can be known before it, for descriptors of the input buffer, gets a copy without checks that
    // runs if they hold. The module grows by the loop.
    bool version_loops;
    // Other small loops get a copy that compares indices with limits from the input buffer. The first iteration in
    // which a comparison fails continues in the loop with checks. The module grows by the loop.
    bool speculate_loops;
    // Mask of wd_robust: accesses to these may be out of bounds, because robustBufferAccess or pipeline robustness
    // defines them. Their bounds are not checked; indices and the state of descriptors are.
    uint32_t robust;
    // Their bounds are checked, and failures recorded with codes of their own (WD_RECORD_ERROR_ROBUST). The access is
    // made in both modes, with the driver's robustness.
    bool report_robust;
    // Calls of debugPrintfEXT (NonSemantic.DebugPrintf) write a record with their values (WD_RECORD_PRINTF). False:
    // they are left as they are, and drivers ignore them.
    bool debug_printf;
    wd_instrument_limits limits;
    // The result lists the checks that the host can make (wd_host_check).
    bool list_host_checks;
    uint32_t pipeline_facts; // Mask of wd_pipeline_fact.
    // With WD_PIPELINE_HAS_POSITIONS: the positions of the tables of the first WD_INSTRUMENT_POSITIONS sets are also
    // in the first words of the uniform buffer at this binding of `desc_set`, which takes less time to read. Without
    // effect if a binding of the input is in a later set, and with `push`.
    uint32_t positions;
    // A loop that runs this many iterations, each time that it begins, is reported; in guard mode it ends. 0: any
    // number. Loops that provably run fewer iterations stay as they are. Functions with other loops have no copies of
    // loops.
    uint32_t loop_budget;
    // Guarded loads from device addresses choose a valid address before their branch if the check fails: the driver
    // turns branches into masks, and loads from an address that is equal for all invocations whatever the mask is.
    bool selects_addresses;
    // The instrumented module has constants in place of the specialization constants with these values, so that they
    // can be bounds of loops and lengths of arrays. Records are those of the original module. NULL: there are none.
    const wd_spirv_specialization *specialization;
    // With WD_PIPELINE_MARKS_DRAWS and an input buffer: a word of the output buffer after the positions of tables. 0:
    // there is none.
    uint32_t mark;
} wd_instrument_options;

// Each member is named: C++ compilers warn of those that are left out.
#define WD_INSTRUMENT_OPTIONS_INIT                                                                           \
    {                                                                                                        \
        .checks = WD_CHECK_DEFAULT, .mode = WD_INSTRUMENT_GUARD, .desc_set = 7, .binding = 0,                \
        .shader_id = 0, .lengths = NULL, .num_lengths = 0, .input = NULL, .addresses = NULL, .push = NULL,   \
        .immediate_reports = false, .version_loops = true, .speculate_loops = true, .robust = 0,             \
        .report_robust = false, .debug_printf = false,                                                       \
        .limits = {.max_shared_memory = 0,                                                                   \
                   .max_record_index = 0,                                                                    \
                   .storage_alignment = 0,                                                                   \
                   .ballot_stages = 0},                                                                      \
        .list_host_checks = false, .pipeline_facts = 0, .positions = 0, .loop_budget = 0,                    \
        .selects_addresses = false, .specialization = NULL, .mark = 0,                                       \
    }

// wd_unchanged is the reason for which a module is not instrumented.
typedef enum wd_unchanged {
    WD_UNCHANGED_NO,               // It is instrumented.
    WD_UNCHANGED_NO_CHECK,         // No check is enabled, and no debugPrintfEXT.
    WD_UNCHANGED_NOTHING_TO_CHECK, // No instruction needs a check.
    WD_UNCHANGED_INSTRUMENTED,     // The input is an instrumented module.
    WD_UNCHANGED_UNSUPPORTED, // The module is not a Vulkan shader, invalid, newer than this build, or too large.
    // The module uses the binding of a buffer of the options, or their push constants.
    WD_UNCHANGED_BINDING_IN_USE,
} wd_unchanged;

// wd_host_value names a number that the host knows when it records a command.
typedef enum wd_host_value {
    WD_HOST_INSTANCE, // The largest InstanceIndex of the draw.
    WD_HOST_VIEW,     // The largest ViewIndex.
    WD_HOST_PUSHED,   // The 32-bit push constant at offset `at`.
    WD_HOST_INVOCATION, // The largest GlobalInvocationId in dimension `at`, of workgroups of `group_size` invocations.
} wd_host_value;

// wd_host_term is a number that the host knows, times `factor`.
typedef struct wd_host_term {
    wd_host_value value;
    uint32_t at;
    uint32_t group_size;
    uint32_t factor;
} wd_host_term;

enum { WD_MAX_HOST_TERMS = 4 };

// wd_host_check is a check that the host can make when a command is recorded: all accesses of a module to a descriptor
// with a constant index, or to an array of descriptors with indices in bounds, at offsets with a known upper bound. It
// holds if `last` plus the terms is below the descriptors' words (wd_instrument_input) and at most INT32_MAX.
typedef struct wd_host_check {
    uint32_t set;
    uint32_t binding;
    uint32_t element; // The first element,
    uint32_t num_elements;
    uint32_t last; // The last byte that is accessed; 0: only the state of the descriptor is checked.
    uint32_t num_terms;
    wd_host_term terms[WD_MAX_HOST_TERMS];
} wd_host_check;

// wd_host_address_check is a check of all accesses through a pointer in push constants, at offsets with a known upper
// bound. It holds if the pointer's bytes 0 to `last` are in a buffer, and the pointer is aligned.
typedef struct wd_host_address_check {
    uint32_t push_offset; // In push constants; a multiple of 4.
    uint32_t last;
    uint32_t alignment; // A power of two.
    bool is_certain;    // Each invocation makes such an access.
} wd_host_address_check;

// wd_instrument_result is the outcome for a module.
typedef struct wd_instrument_result {
    uint32_t *words; // The module to use, freed with wd_free and the caller's allocator. NULL: use the input.
    size_t num_words;
    uint32_t shader_id;  // As in the records.
    uint32_t num_checks; // Checks emitted.
    // Checks that certainly hold (constant index in bounds), or that an earlier check covers.
    uint32_t num_elided;
    uint32_t num_unknown; // Accesses without a check: neither module nor options have the array's length.
    // Accesses to memory of the workgroup that are not checked for data races: there is too little memory for words, or
    // the access cannot be followed.
    uint32_t num_unchecked_shared;
    uint32_t num_printfs; // Calls of debugPrintfEXT that write a record.
    bool uses_addresses;  // The module reads the options' table of device addresses.
    // The host can make all checks of the module: if these hold, the input behaves like the instrumented module. Freed
    // like `words`. NULL: some check needs values of the shader, or the options do not ask for them. Each descriptor is
    // listed once for the same terms, and each pointer in push constants at most twice.
    wd_host_check *host_checks;
    size_t num_host_checks;
    wd_host_address_check *host_address_checks; // NULL if `host_checks` is.
    size_t num_host_address_checks;
    wd_unchanged unchanged;
    char reason[160]; // The text of `unchanged`, with its numbers; empty if the module is instrumented.
} wd_instrument_result;

#ifdef __cplusplus
}
#endif
#endif
