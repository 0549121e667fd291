// Instrumentation of SPIR-V: a module goes in, the same module with run-time checks comes out.
//
// A check that fails writes a record (vk/gpuav/record) into a storage buffer at (desc_set, binding). The result depends on nothing but the words and the options: the same input gives the same bytes on any machine, in any order.
// Seeds: gpu_validation_layer_design_2019.md, "Shader Instrumentation Scope" and "Error Record Format";
// gpu_assisted_validation_whitepaper_2021.md, "Record Format".
//
// All functions are pure: any number of threads may call them at once.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_check names what can be checked; options hold a mask of them.
typedef enum wd_check {
    WD_CHECK_DESCRIPTOR_INDEX = 1u << 0, // Index into a descriptor array beyond its length.
    // Access to the runtime array at the end of a storage buffer beyond the buffer's bound range. The size is what
    // OpArrayLength says: an element that the range does not hold whole is out of bounds.
    // With an input buffer: any access to a uniform or storage buffer beyond the bound range, to the byte.
    // Access to a texel that a texel buffer's view does not have. The size is the input buffer's or, without one, what
    // OpImageQuerySize says.
    WD_CHECK_BUFFER_BOUNDS = 1u << 1,
    // Use of a descriptor that was never written, or whose resource was destroyed. Needs an input buffer.
    WD_CHECK_DESCRIPTOR_STATE = 1u << 2,
    // Access through a physical pointer (PhysicalStorageBuffer) to an address that is not aligned as it must be, or, with a
    // table of addresses, to bytes that do not all lie in one range.
    WD_CHECK_DEVICE_ADDRESS = 1u << 3,
} wd_check;

// Through function parameters. One to which all calls of the module hand the same descriptor variable is that variable inside
// the function: everything is checked where the access stands. To one that gets different descriptors, or parts of buffers, the
// calls hand on which descriptor it is, its word (or its size) and the offset in the buffer, in private variables; the index of an
// array's element that is handed in is checked at the call.
// Through OpPhi and OpSelect (variable pointers). The same numbers are chosen beside the pointer; so is the length that the descriptor's
// index has to be below. Through variables of the storage classes Function and Private, and functions that return
// pointers or descriptors: they have private variables beside them as well. Where a variable's uses cannot be followed, a pointer to a whole
// buffer that comes out of it is checked by OpArrayLength, with WD_RECORD_INDEX_UNKNOWN as the index in records.
// Structs of descriptors, as compilers of HLSL leave them before legalization, are arrays of what their members hold. The index of a descriptor
// that is kept (stored, returned, loaded with others) is checked when it is fetched.
#define WD_CHECK_ALL                                                                                         \
    (WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_BUFFER_BOUNDS | WD_CHECK_DESCRIPTOR_STATE | WD_CHECK_DEVICE_ADDRESS)

// What happens to an access whose check failed, once it is reported.
//
// In guard mode the access stands in a branch of its own, and uses index 0 there if the check failed: drivers that turn
// branches into masks fetch the descriptor all the same. One kind of access cannot go into a branch: sampling with implicit
// derivatives (and OpImageQueryLod) must stay in uniform control flow, or the pixels of a quad whose index is good get
// wrong derivatives from those whose index is bad: it is made with index 0 instead, and its result is replaced by zero.
// A ray query does not begin, and what asks it is skipped as well.
// Calls that take a descriptor, and operations whose result has no null value or that this build does not know, are
// made with index 0. A function is told that the index was bad: the accesses that it checks by what calls hand on are skipped as
// well, and not reported a second time. Sampled images and samplers are those of index 0 there, for the sake of derivatives.
typedef enum wd_instrument_mode {
    WD_INSTRUMENT_GUARD,   // A failed access is skipped and yields zero.
    WD_INSTRUMENT_OBSERVE, // A failed access is reported and still made.
} wd_instrument_mode;

// wd_robust names resources whose accesses may be out of bounds, as VkPipelineRobustnessCreateInfo groups them. Texel buffers
// belong to the group of their kind.
typedef enum wd_robust {
    WD_ROBUST_UNIFORM_BUFFERS = 1u << 0,
    WD_ROBUST_STORAGE_BUFFERS = 1u << 1,
} wd_robust;

// wd_binding_length overrides what the module says of a descriptor array: the pipeline layout knows it better.
typedef struct wd_binding_length {
    uint32_t set;
    uint32_t binding;
    uint32_t length; // Descriptors in the binding.
} wd_binding_length;

// wd_input_binding says where the input buffer has a binding's descriptors.
typedef struct wd_input_binding {
    uint32_t set;
    uint32_t binding;
    uint32_t first; // Word of the set's table: the number of descriptors, and a word for each behind it.
    bool has_sure_length; // False: only the table knows how many there are (a variable count).
    // Word of the set's table, and one: two words that sum up the binding's descriptors, see wd_instrument_input; 0: there are none.
    uint32_t summary;
} wd_input_binding;

// wd_instrument_input is the input buffer (gpu_assisted_validation_whitepaper_2021.md, "Descriptor Indexing"): what is bound
// when the shader runs. It is a storage buffer of words; word 0 is UINT32_MAX. A descriptor's word:
//
// | word       | meaning                                                       |
// |------------|---------------------------------------------------------------|
// | 0          | never written, or its resource was destroyed                  |
// | UINT32_MAX | valid; no buffer, or nothing is known of its size             |
// | other      | valid; bytes that the descriptor covers of a buffer, or texels |
// |            | of a texel buffer's view                                      |
//
// A set's table stands where the output buffer says: word `heads` + set; 0: nothing is known of that set.
//
// The words of a summary are `prefix` and `least`: none of the first `prefix` descriptors has a word less than `least`, which is not
// 0 if `prefix` is not. They may say less than they could, and 0 and 0 say nothing. A function that has accesses to arrays in loops
// reads them when it begins, and descriptors' words only where they do not answer.
typedef struct wd_instrument_input {
    uint32_t binding; // Of the options' desc_set.
    uint32_t heads;   // Records end in front of this word of the output buffer.
    const wd_input_binding *bindings;
    size_t num_bindings;
} wd_instrument_input;

// wd_instrument_addresses is the table of the ranges that have device addresses (gpu_assisted_validation_whitepaper_2021.md,
// "Buffer Device Address Validation"): a storage buffer of entries of four words, at least one.
//
// | entry        | words                                                                                            |
// |--------------|--------------------------------------------------------------------------------------------------|
// | 0            | `head`: which entry the table begins at, 0, 0, 0. `head` 0, or beyond the buffer: nothing is known |
// | head         | `count`, 0, 0, 0                                                                                 |
// | head + 1 ... | low and high word of a range's first address; low and high word of the address behind its end    |
//
// Ranges are in ascending order of their first addresses. Where they overlap, a range's end is the greatest of its own and
// those in front of it. A shader reads entry 0 once a check: the host may write another table elsewhere and then change `head`
// while shaders run. No content of the buffer makes a shader read outside of it, or keeps it busy for long.
typedef struct wd_instrument_addresses {
    uint32_t binding; // Of the options' desc_set.
} wd_instrument_addresses;

typedef struct wd_instrument_options {
    uint32_t checks; // Mask of wd_check.
    wd_instrument_mode mode;
    uint32_t desc_set; // Where the output buffer is bound.
    uint32_t binding;
    uint32_t shader_id; // Written into each record; 0: the low 32 bits of the XXH3-128 of the module's bytes.
    // Optional: lengths by (set, binding), for runtime arrays and wrong guesses.
    const wd_binding_length *lengths;
    size_t num_lengths;
    const wd_instrument_input *input; // NULL: there is none.
    // NULL: there is none, and only the alignment of device addresses is checked.
    const wd_instrument_addresses *addresses;
    // All checks write their records at once. Else only the first failure of each check in an outermost loop is
    // recorded, when the invocation has left the loop, which is many times faster on drivers that run both sides of a
    // branch under masks; and with an input buffer the failures of checks of which all else is constant are recorded when the
    // invocation ends, which drivers that inline every function compile many times faster. What does not come so far, because a bad
    // access hung or lost the device, is only seen with this: in guard mode no access is bad, in observe mode it may be worth it.
    bool report_at_once;
    // Loops stand once in the module, with their checks. Else a loop of which it can be told in front of it that all checks hold, for
    // descriptors that the input buffer has, gets a copy without them, which is run where that is so; the module grows by the loop.
    bool single_loops;
    // Mask of wd_robust: accesses to these may be out of bounds, because robustBufferAccess or pipeline robustness says what they
    // do then. Their bounds are not checked; indices and the state of descriptors are.
    uint32_t robust;
    // Their bounds are checked all the same, and failures recorded with a code of their own (WD_RECORD_ERROR_ROBUST). The access
    // is made in both modes: the driver does what robustness says.
    bool report_robust;
} wd_instrument_options;

#define WD_INSTRUMENT_OPTIONS_INIT                                                                           \
    { WD_CHECK_ALL, WD_INSTRUMENT_GUARD, 7, 0, 0, NULL, 0, NULL, NULL, false, false, 0, false }

// What happened to a module.
typedef struct wd_instrument_result {
    uint32_t *words; // The module to use, freed with wd_free and the caller's allocator. NULL: use the input.
    size_t num_words;
    uint32_t shader_id;   // As in the records.
    uint32_t num_checks;  // Checks emitted.
    uint32_t num_elided;  // Checks that were provably needless (constant index in bounds) or made already.
    uint32_t num_unknown; // Accesses left unchecked: neither module nor options know the array's length.
    bool uses_addresses;  // The module reads the options' table of device addresses.
    bool is_instrumented; // The module was instrumented before, and nothing was done.
    char reason[160];     // Why nothing was instrumented; empty if something was.
} wd_instrument_result;

// wd_instrument reads `num_words` words and writes `*result`. A module with nothing to check, one that is already
// instrumented, and one that cannot be handled give WD_OK, words NULL and a reason. WD_ERROR_INVALID_DATA: not a SPIR-V
// module, `diagnostic` says where; WD_ERROR_OUT_OF_MEMORY. On errors `*result` holds nothing to free.
wd_status wd_instrument(wd_allocator allocator, const wd_instrument_options *options, const uint32_t *words,
                        size_t num_words, wd_instrument_result *result, wd_diagnostic *diagnostic);

// wd_instrument_shader_id returns the id that a module gets when the options leave it open; never 0.
uint32_t wd_instrument_shader_id(const uint32_t *words, size_t num_words);

#ifdef __cplusplus
}
#endif
#endif
