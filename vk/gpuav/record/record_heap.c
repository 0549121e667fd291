// Errors about descriptors in descriptor heaps (VK_EXT_descriptor_heap).
#include <inttypes.h>
#include <stdio.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"

// problems has the rule and the texts of each problem.
static const struct problem {
    const char *id;
    const char *before, *after; // The value is between them, as a number or as an address.
    bool is_address;
    const char *fix;
} problems[WD_RECORD_HEAP_NUM_PROBLEMS] = {
    [WD_RECORD_HEAP_OUTSIDE] = {WD_ID_VUID_HEAP_RANGE, NULL, NULL, false, NULL},
    [WD_RECORD_HEAP_MISALIGNED_BUFFER] =
        {WD_ID_VUID_HEAP_BUFFER_ALIGNMENT, "is mapped to byte ",
         " of the resource heap, not a multiple of bufferDescriptorAlignment.", false,
         "correct the index, or heapOffset and heapIndexStride of the mapping."},
    [WD_RECORD_HEAP_MISALIGNED_IMAGE] =
        {WD_ID_VUID_HEAP_IMAGE_ALIGNMENT, "is mapped to byte ",
         " of the resource heap, not a multiple of imageDescriptorAlignment.", false,
         "correct the index, or heapOffset and heapIndexStride of the mapping."},
    [WD_RECORD_HEAP_MISALIGNED_SAMPLER] =
        {WD_ID_VUID_HEAP_SAMPLER_ALIGNMENT, "is mapped to byte ",
         " of the sampler heap, not a multiple of samplerDescriptorAlignment.", false,
         "correct the index, or the offset and the index stride of the mapping."},
    [WD_RECORD_HEAP_INDEX_ADDRESS_MISALIGNED] = {WD_ID_VUID_HEAP_INDEX_ADDRESS_ALIGNMENT,
                                                 "has its index at the pushed address ",
                                                 ", not a multiple of 4.", true,
                                                 "push an address that is a multiple of 4."},
    [WD_RECORD_HEAP_INDEX_ADDRESS_INVALID] =
        {WD_ID_VUID_HEAP_INDEX_ADDRESS, "has its index near the pushed address ",
         ", and not all of these bytes are in a buffer.", true,
         "push the address of an existing buffer that contains the indices at addressOffset."},
    [WD_RECORD_HEAP_BUFFER_ADDRESS_INVALID] = {WD_ID_VUID_HEAP_BUFFER_ADDRESS,
                                               "is the memory at the pushed address ",
                                               ", which is in no buffer.", true,
                                               "push an address in an existing buffer."},
    [WD_RECORD_HEAP_INDIRECT_ADDRESS_MISALIGNED] = {WD_ID_VUID_HEAP_INDIRECT_ADDRESS_ALIGNMENT,
                                                    "has its address at the pushed address ",
                                                    ", not a multiple of 8.", true,
                                                    "push an address that is a multiple of 8."},
    [WD_RECORD_HEAP_INDIRECT_ADDRESS_INVALID] =
        {WD_ID_VUID_HEAP_INDIRECT_ADDRESS, "has its address near the pushed address ",
         ", and not all of these bytes are in a buffer.", true,
         "push the address of an existing buffer that contains an address at addressOffset."},
    [WD_RECORD_HEAP_INDIRECT_USAGE] = {WD_ID_VUID_HEAP_INDIRECT_USAGE,
                                       "is found with the buffer at the pushed address ",
                                       ", which lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT.", true,
                                       "create the buffer with VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT."},
    [WD_RECORD_HEAP_UNIFORM_USAGE] = {WD_ID_VUID_HEAP_UNIFORM_USAGE,
                                      "is a uniform buffer at the pushed address ",
                                      ", whose buffer lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT.", true,
                                      "create the buffer with VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT."},
    [WD_RECORD_HEAP_STORAGE_USAGE] = {WD_ID_VUID_HEAP_STORAGE_USAGE,
                                      "is a storage buffer at the pushed address ",
                                      ", whose buffer lacks VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.", true,
                                      "create the buffer with VK_BUFFER_USAGE_STORAGE_BUFFER_BIT."},
    [WD_RECORD_HEAP_TARGET_INVALID] =
        {WD_ID_VUID_HEAP_TARGET_ADDRESS, "is the memory at the address ",
         ", which was read at the pushed address and is in no buffer.", true,
         "write an address in an existing buffer to the memory at addressOffset."},
    [WD_RECORD_HEAP_TARGET_UNIFORM_USAGE] = {WD_ID_VUID_HEAP_UNIFORM_USAGE,
                                             "is a uniform buffer at the address ",
                                             ", whose buffer lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT.", true,
                                             "create the buffer with VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT."},
    [WD_RECORD_HEAP_TARGET_STORAGE_USAGE] = {WD_ID_VUID_HEAP_STORAGE_USAGE,
                                             "is a storage buffer at the address ",
                                             ", whose buffer lacks VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.", true,
                                             "create the buffer with VK_BUFFER_USAGE_STORAGE_BUFFER_BIT."},
    [WD_RECORD_HEAP_RECORD_ADDRESS_INVALID] =
        {WD_ID_VUID_HEAP_RECORD_ADDRESS, "is the memory at the address ",
         " of the shader record, which is in no buffer.", true,
         "write an address in an existing buffer to shaderRecordAddressOffset of the record's data."},
    [WD_RECORD_HEAP_DATA_OUTSIDE] = {WD_ID_VUID_HEAP_DATA_BOUNDS, "is mapped to data at byte ",
                                     " of the resource heap, which ends before.", false,
                                     "push a smaller offset, or bind a larger heap."},
    [WD_RECORD_HEAP_RECORD_OUTSIDE] = {WD_ID_VUID_HEAP_DATA_BOUNDS, "is mapped to byte ",
                                       " of the data of shader records, which end before.", false,
                                       "pass a larger stride of the shader binding table, or correct "
                                       "shaderRecordDataOffset of the mapping."},
    [WD_RECORD_HEAP_UNIFORM_MISALIGNED] =
        {WD_ID_VUID_HEAP_UNIFORM_ALIGNMENT, "is a uniform buffer at the address ",
         ", not a multiple of minUniformBufferOffsetAlignment.", true,
         "align the address, or the offsets in the heap, to minUniformBufferOffsetAlignment."},
    [WD_RECORD_HEAP_STORAGE_MISALIGNED] = {WD_ID_VUID_HEAP_STORAGE_ALIGNMENT,
                                           "is a storage buffer at the address ",
                                           ", not a multiple of minStorageBufferOffsetAlignment.", true,
                                           "align the address to minStorageBufferOffsetAlignment."},
};

bool wd_record_say_heap_problem(wd_record_description *d) {
    const struct problem *problem = &problems[d->bound.heap_problem];
    if (!problem->id) {
        return false;
    }
    wd_record_set_command_id(d, problem->id);
    if (!problem->before) { // The details name the end of the heap.
        return false;
    }
    wd_string_appendf(&d->text, "Descriptor index %u %s", d->record->error_words[0], problem->before);
    wd_string_appendf(&d->text, problem->is_address ? "0x%" PRIx64 : "%" PRIu64, d->bound.heap_value);
    wd_string_append(&d->text, problem->after);
    snprintf(d->fix, sizeof d->fix, "%s", problem->fix);
    wd_record_add_property(d, "error", "descriptor-mapping-invalid");
    return true;
}

// say_bounds sets the rule of an access outside a buffer, of which `id` is that of descriptors in heaps.
static void say_bounds(wd_record_description *d, const char *id) {
    if (d->bound.is_mapped_memory) {
        wd_record_set_command_id(d, WD_ID_VUID_HEAP_DATA_BOUNDS);
        wd_string_append(&d->detail, "The binding is mapped to memory without a descriptor, which ends with "
                                     "push data, the heap, the shader record or the buffer. ");
        return;
    }
    wd_record_set_command_id(d, d->context->has_shader_objects ? WD_ID_VUID_HEAP_OBJECT_BOUNDS : id);
}

void wd_record_say_heap(wd_record_description *d) {
    const wd_record *record = d->record;
    // An array without a set and a binding ends with the heap.
    const bool is_outside = d->bound.heap_problem == WD_RECORD_HEAP_OUTSIDE ||
                            (d->variable.is_in_heap && record->error == WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS);
    if (is_outside) {
        wd_string_append(&d->detail,
                         "The descriptor heap ends before this descriptor, or the descriptor is in "
                         "the heap's reserved range. ");
    }
    switch (record->error) {
    case WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS:
        if (is_outside) {
            wd_record_set_command_id(d, WD_ID_VUID_HEAP_RANGE);
            snprintf(d->fix, sizeof d->fix, "keep the index below %u, or bind a larger heap.",
                     record->error_words[1]);
        }
        break;
    case WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS:
    case WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS:
        say_bounds(d, WD_ID_VUID_HEAP_UNIFORM_BOUNDS);
        break;
    case WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS:
    case WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS:
        say_bounds(d, WD_ID_VUID_HEAP_STORAGE_BOUNDS);
        break;
    default:
        break;
    }
}
