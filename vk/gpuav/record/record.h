// Decodes the error records that instrumented shaders write, and describes them.
//
// record_layout.h and docs/error_record.md have the layout that Warden writes. Two older ones are read too:
//
// |                          | WHITEPAPER | 2019   | SPIRV_TOOLS    |
// |--------------------------|------------|--------|----------------|
// | flags                    |            |        | word 0: 0 or 1 |
// | count of attempted words | word 0     | word 0 | word 1         |
// | first record             | word 1     | word 1 | word 2         |
// | stage words              | 3          | 2      | 3              |
// | error code of a record   | word 7     | word 6 | word 7         |
// | sizes of records         | 10, 11     | 8, 9   | 10, 11         |
//
// WHITEPAPER is described in LunarG, "Vulkan GPU-Assisted Validation", 2021, "Record Format"; 2019 in LunarG,
// "GPU-Assisted Validation", 2019. SPIRV-Tools 2023.1 counts the OpLine copies of its optimizer as instructions
// (record_index.c), and reports unwritten descriptors with a size of 0.
//
// All functions are pure: any number of threads may call them at the same time.
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_H

#include "vk/gpuav/record/heap_problem.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/report/report.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_record_layout says how a buffer is laid out.
typedef enum wd_record_layout {
    WD_RECORD_LAYOUT_AUTO,        // wd_record_detect_layout decides.
    WD_RECORD_LAYOUT_WHITEPAPER,  // As record_layout.h says.
    WD_RECORD_LAYOUT_2019,        // Two stage words; the rest one word earlier.
    WD_RECORD_LAYOUT_SPIRV_TOOLS, // Flags, count, records as in the first layout.
} wd_record_layout;

// wd_record is one parsed record.
typedef struct wd_record {
    wd_record_layout layout; // Never AUTO.
    uint32_t word_offset;    // Of the record in the buffer.
    uint32_t num_words;
    uint32_t shader_id;
    uint32_t instruction;
    uint32_t stage;
    uint32_t stage_words[3]; // The third is 0 in the 2019 layout.
    uint32_t error;
    uint32_t error_words[5];  // Those that the record has; the rest are 0.
    uint32_t num_error_words; // As many as the record has, at most 5.
    // WD_RECORD_PRINTF: the words of its values, in the buffer that is read; valid while the record is visited.
    const uint32_t *values;
    uint32_t num_values;
} wd_record;

// wd_record_summary is the result of a walk over a buffer.
typedef struct wd_record_summary {
    wd_record_layout layout;  // That the walk used. Never AUTO.
    uint32_t num_records;     // Visited.
    uint32_t attempted_words; // As the shaders counted.
    uint32_t lost_words;      // Attempted, but the buffer was full: never written.
    uint32_t unwritten_words; // Reserved, but without a record: the device was lost midway.
    bool malformed;           // The walk met a record that cannot be; `malformed_offset` is its word.
    uint32_t malformed_offset;
} wd_record_summary;

// wd_record_detect_layout distinguishes the layouts by their possible values: SPIRV-Tools' flags are 0 or 1, where
// the others have a count that is 0 or at least a record's size; records of the 2019 layout have 8 or 9
// words, the first layout's 10 or more. A buffer without records is SPIRV-Tools' if its flags are 1, else the
// first layout is assumed. Reads the first three words. Never returns AUTO.
wd_record_layout wd_record_detect_layout(const uint32_t *words, size_t num_words);

// wd_record_visit calls `visit` for each complete record of a buffer of `num_words` words, which may be hostile.
// It stops at a record size of 0, at the buffer's end, or at a size that cannot be right (then `malformed`).
// A count of 0 means that there are no records; if words follow it nevertheless, that is `malformed` too.
// `visit` may be NULL.
void wd_record_visit(const uint32_t *words, size_t num_words, wd_record_layout layout,
                     void (*visit)(void *user, const wd_record *record), void *user,
                     wd_record_summary *summary);

// wd_record_walk is wd_record_visit for a buffer that comes in pieces, so that one of any size can be read in
// little memory. Caller's storage; its members are private. Nothing is allocated.
//
//     wd_record_walk_init(&walk, layout, visit, user);
//     wd_record_walk_feed(&walk, words, num_words);    // As often as there are pieces, of any size.
//     wd_record_walk_finish(&walk, &summary);
typedef struct wd_record_walk {
    void (*visit)(void *user, const wd_record *record);
    void *user;
    wd_record_summary summary;
    uint32_t num_words; // Fed so far, at most UINT32_MAX: later words are not read.
    uint32_t offset;    // Of held[0] in the buffer.
    uint32_t max_words; // Of the records that may follow.
    uint32_t num_held;
    bool begun; // The head was read.
    bool ended; // No further record is looked for.
    uint32_t held[256];
} wd_record_walk;

void wd_record_walk_init(wd_record_walk *walk, wd_record_layout layout,
                         void (*visit)(void *user, const wd_record *record), void *user);
// wd_record_walk_feed calls `visit` for the records that are complete now; `words` are not needed afterwards.
void wd_record_walk_feed(wd_record_walk *walk, const uint32_t *words, size_t num_words);
// wd_record_walk_finish gives the same summary that wd_record_visit gives of all the words together.
void wd_record_walk_finish(wd_record_walk *walk, wd_record_summary *summary);

// wd_record_stage_name returns the word that messages use ("Vertex", "Tessellation Control", "Ray Generation", ...),
// or NULL for an execution model that is not known.
const char *wd_record_stage_name(uint32_t stage);

struct wd_spirv_module;

// wd_record_cache keeps the source positions of instructions of `wd_record_context.module`: the search takes time
// that grows with the module, and many records come from few instructions. It also keeps the shared variables of the
// last module with a data race. Not thread-safe; all modules must outlive it.
typedef struct wd_record_cache wd_record_cache;
// wd_record_cache_create returns NULL if memory runs out, with which wd_record_context.cache is content.
wd_record_cache *wd_record_cache_create(wd_allocator allocator);
void wd_record_cache_destroy(wd_record_cache *cache);

// wd_record_bound are the objects that were bound at the error. Objects without a handle are unknown.
typedef struct wd_record_bound {
    wd_finding_object set;
    wd_finding_object resource; // Buffer, buffer view, image view, sampler or acceleration structure.
    // The object whose destruction made the descriptor invalid: the resource, the buffer or image that it is a view of,
    // or the sampler of a combined image sampler. Without a handle: none was destroyed.
    wd_finding_object destroyed;
    uint32_t state;    // Why the descriptor is invalid: a WD_RECORD_DESCRIPTOR_...; 0: unknown.
    bool is_valid;     // The descriptor is valid when the record is read.
    bool is_in_buffer; // The descriptor is in a descriptor buffer.
    bool is_combined;  // The descriptor is a combined image sampler.
    bool is_in_heap;   // The descriptor is in a descriptor heap.
    // Of a descriptor in a heap. An array may end with the heap: elements after it are outside, too.
    wd_record_heap_problem heap_problem;
    uint64_t heap_value; // The offset or the address that has the problem.
    // A mapping leads to memory without a descriptor: to an address, push data or data in the heap.
    bool is_mapped_memory;
} wd_record_bound;

// wd_record_descriptors describes the descriptors that were bound for the command of a record.
typedef struct wd_record_descriptors {
    // Optional: ends the text of a finding. It lists the descriptors that were bound.
    const char *text;
    // Optional: fills `*bound`, which is zeroed, for element `element` of a binding. Strings live until the finding was
    // delivered.
    void (*find)(void *user, uint32_t set, uint32_t binding, uint32_t element, wd_record_bound *bound);
    // Optional: appends sentences about the image view and the sampler in a descriptor, each with a space after it.
    void (*describe_content)(void *user, uint32_t set, uint32_t binding, uint32_t element,
                             wd_string_builder *out);
    void *user;
    bool are_in_heaps; // They are in descriptor heaps.
} wd_record_descriptors;

// The known facts about the shader and the command of a record. Every pointer may be NULL, every number 0.
typedef struct wd_record_context {
    // "vkCmdDraw"; NULL where unknown: the stage then says which command the VUID names.
    const char *command;
    // "Draw", "Dispatch" or "Trace Rays": the word before "Index 0."; NULL: derived from the stage.
    const char *command_kind;
    uint32_t command_index;
    bool has_command_index;
    uint32_t last_command_index; // If it is greater, the record is of one of the commands up to this one.
    // In the order of the text: command buffer, pipeline, shader module.
    const wd_finding_object *objects;
    size_t num_objects;
    // Offline: where the module came from.
    const char *shader_file;
    // The module as the application gave it, uninstrumented: its words, or, to spare reading them for each record, the
    // module read from them (vk/spirv/module.h), which is then used instead.
    const uint32_t *spirv;
    size_t num_spirv_words;
    const struct wd_spirv_module *module;
    wd_record_cache *cache; // Optional. Used only for `module`.
    // For wd_record_find_divergence: values of specialization constants. NULL: they are not known.
    const struct wd_spirv_specialization *specialization;
    const wd_finding_label *queue_labels;
    size_t num_queue_labels;
    const wd_finding_label *command_buffer_labels;
    size_t num_command_buffer_labels;
    // Of a device address that is out of bounds, or whose bytes nothing wrote: sentences about the memory there, the
    // last one with its space.
    const char *address_text;
    wd_record_descriptors descriptors;
    bool has_brief_printfs; // The text of a debugPrintfEXT is all of the finding's text.
    // finding.subject: the pipeline, as a number that no other pipeline has. The site is the shader, the instruction
    // and the id.
    uint64_t pipeline;
    // The command's shaders are shader objects (VK_EXT_shader_object). Then `pipeline` is the number of the shader
    // object.
    bool has_shader_objects;
    // Records of this error that the command's shaders wrote; 0: unknown. Others may have been lost.
    uint32_t num_records;
    bool has_lost_records;
} wd_record_context;

// wd_record_deliver gets a finding that is valid until it returns. True asks to skip the command.
typedef bool (*wd_record_deliver)(void *user, const wd_finding *finding);

// wd_record_describe turns a record into a finding in the words of the seeds and hands it to `deliver`; the
// finding lives until that returns. It resolves file, line and source text from `context->spirv`. Unknown
// codes, stages and shaders are described by their numbers. `*skip` (may be NULL) gets the result of `deliver`
// returned. WD_ERROR_OUT_OF_MEMORY is its only failure; `deliver` was not called then.
wd_status wd_record_describe(wd_allocator allocator, const wd_record *record,
                             const wd_record_context *context, wd_record_deliver deliver, void *user,
                             bool *skip);

// wd_record_format_printf appends the text of a record of WD_RECORD_PRINTF. Control characters other than newline and
// tab are escaped. False: `module`, the uninstrumented one, has no such call, and nothing is appended.
bool wd_record_format_printf(const wd_record *record, const struct wd_spirv_module *module,
                             wd_string_builder *out);

// wd_record_find_divergence describes each barrier of the context's module that only a part of every workgroup reaches,
// and each derivative that only a part of its group reaches, whatever the inputs are (wd_uniformity_find_certain). The
// module is not run. WD_ERROR_OUT_OF_MEMORY; a module that cannot be read has none.
wd_status wd_record_find_divergence(wd_allocator allocator, uint32_t shader_id,
                                    const wd_record_context *context, wd_record_deliver deliver, void *user);

// wd_record_describe_format delivers a warning if the format of the call that wrote a record of WD_RECORD_PRINTF does
// not fit its values. Same failure as wd_record_describe.
wd_status wd_record_describe_format(wd_allocator allocator, const wd_record *record,
                                    const wd_record_context *context, wd_record_deliver deliver, void *user);

// wd_record_find_format_mistake appends a sentence about the first conversion of the call that does not fit its value.
// False: there is none, and nothing is appended.
bool wd_record_find_format_mistake(const wd_record *record, const struct wd_spirv_module *module,
                                   wd_string_builder *out);

// wd_record_describe_summary delivers a warning for each reason for which a buffer was not read completely:
// WARDEN-gpuav-records-lost, WARDEN-gpuav-records-unwritten, WARDEN-gpuav-record-malformed. Of `context`, the
// command, objects and labels are used. Same failure as wd_record_describe.
wd_status wd_record_describe_summary(wd_allocator allocator, const wd_record_summary *summary,
                                     const wd_record_context *context, wd_record_deliver deliver, void *user);

#ifdef __cplusplus
}
#endif
#endif
