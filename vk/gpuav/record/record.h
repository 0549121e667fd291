// The error records that instrumented shaders write, and how they are read back.
//
// The buffer, in 32-bit words of the device's byte order (little-endian):
//
// | word | meaning                                                                                     |
// |------|---------------------------------------------------------------------------------------------|
// | 0    | words that shaders attempted to write, from 0; more than the buffer holds: records were lost |
// | 1    | first record                                                                                |
//
// A record in the whitepaper's format (gpu_assisted_validation_whitepaper_2021.md, "Record Format"):
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
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_H

#include "vk/report/report.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_RECORD_SIZE = 0,
    WD_RECORD_SHADER_ID = 1,
    WD_RECORD_INSTRUCTION = 2,
    WD_RECORD_STAGE = 3,
    WD_RECORD_STAGE_WORDS = 4,
    WD_RECORD_ERROR = 7,
    WD_RECORD_ERROR_WORDS = 8,
    // The buffer's head: where the count of attempted words stands, and where records begin.
    WD_RECORD_BUFFER_ATTEMPTED = 0,
    WD_RECORD_BUFFER_DATA = 1,
};

// Error codes (whitepaper, "Validation-Specific Words").
enum {
    WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS = 0,       // descriptor index, descriptor array length
    WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED = 1,  // descriptor index
    WD_RECORD_ERROR_DEVICE_ADDRESS = 2,            // address, low and high word
};

// Words of a record of error code 0: the size that instrumented code writes.
enum { WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS = 10 };

// wd_record is one record, taken apart. It points into nothing.
typedef struct wd_record {
    uint32_t word_offset; // Of the record in the buffer.
    uint32_t num_words;
    uint32_t shader_id;
    uint32_t instruction;
    uint32_t stage;
    uint32_t stage_words[3];
    uint32_t error;
    uint32_t error_words[4]; // Those that the record has; the rest are 0.
    uint32_t num_error_words;
} wd_record;

// wd_record_summary tells how the walk over a buffer ended.
typedef struct wd_record_summary {
    uint32_t num_records;     // Visited.
    uint32_t attempted_words; // As the shaders counted.
    uint32_t lost_words;      // Attempted, but the buffer was full: never written.
    bool malformed;           // The walk met a record that cannot be; `malformed_offset` is its word.
    uint32_t malformed_offset;
} wd_record_summary;

// wd_record_visit calls `visit` for each whole record of a buffer of `num_words` words, which may be hostile. It stops
// at a record size of 0, at the buffer's end, or at a size that cannot be right (then `malformed`).
void wd_record_visit(const uint32_t *words, size_t num_words, void (*visit)(void *user, const wd_record *record),
                     void *user, wd_record_summary *summary);

// wd_record_stage_name returns the word that messages use ("Vertex", "TessCtrl", "Fragment", "Compute", ...), or NULL
// for an execution model that is not known.
const char *wd_record_stage_name(uint32_t stage);

// What a reader knows of the shader and the command that a record came from. Every pointer may be NULL, every number 0.
typedef struct wd_record_context {
    const char *command;              // "vkCmdDraw"; NULL where unknown: the VUID then says vkCmdDraw or vkCmdDispatch.
    const char *command_kind;         // "Draw", "Dispatch" or "Trace Rays": the word before "Index 0."
    uint32_t command_index;
    bool has_command_index;
    const wd_finding_object *objects; // In the order of the text: command buffer, pipeline, shader module.
    size_t num_objects;
    const char *shader_file;          // Offline: where the module came from.
    const uint32_t *spirv;            // The module as the application gave it, uninstrumented.
    size_t num_spirv_words;
    const wd_finding_label *queue_labels;
    size_t num_queue_labels;
    const wd_finding_label *command_buffer_labels;
    size_t num_command_buffer_labels;
    uint64_t site_salt;               // The pipeline or command, for finding.site.
} wd_record_context;

// wd_record_describe turns a record into a finding in the words of the seeds and hands it to `deliver`; the finding
// lives until that returns. It resolves file, line and source text from `context->spirv`. Unknown codes, stages and
// shaders are described by their numbers. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_record_describe(wd_allocator allocator, const wd_record *record, const wd_record_context *context,
                             bool (*deliver)(void *user, const wd_finding *finding), void *user, bool *skip);

#ifdef __cplusplus
}
#endif
#endif
