// Why descriptors in descriptor heaps (VK_EXT_descriptor_heap) are invalid.
#ifndef WARDEN_VK_GPUAV_RECORD_HEAP_PROBLEM_H
#define WARDEN_VK_GPUAV_RECORD_HEAP_PROBLEM_H

// wd_record_heap_problem is why a descriptor to which a mapping to descriptor heaps leads is invalid.
typedef enum wd_record_heap_problem {
    WD_RECORD_HEAP_NO_PROBLEM,
    WD_RECORD_HEAP_OUTSIDE, // Outside the range of the heap that the application may use.
    WD_RECORD_HEAP_MISALIGNED_BUFFER,
    WD_RECORD_HEAP_MISALIGNED_IMAGE,
    WD_RECORD_HEAP_MISALIGNED_SAMPLER,
    WD_RECORD_HEAP_INDEX_ADDRESS_MISALIGNED, // The pushed address of an index.
    WD_RECORD_HEAP_INDEX_ADDRESS_INVALID,
    WD_RECORD_HEAP_BUFFER_ADDRESS_INVALID,      // The pushed address of a buffer.
    WD_RECORD_HEAP_INDIRECT_ADDRESS_MISALIGNED, // The pushed address of the address of a buffer.
    WD_RECORD_HEAP_INDIRECT_ADDRESS_INVALID,
    WD_RECORD_HEAP_INDIRECT_USAGE, // The buffer that has an index or an address.
    WD_RECORD_HEAP_UNIFORM_USAGE,  // The buffer at a pushed address.
    WD_RECORD_HEAP_STORAGE_USAGE,
    WD_RECORD_HEAP_TARGET_INVALID,       // The address of a buffer in memory.
    WD_RECORD_HEAP_TARGET_UNIFORM_USAGE, // The buffer at such an address.
    WD_RECORD_HEAP_TARGET_STORAGE_USAGE,
    WD_RECORD_HEAP_RECORD_ADDRESS_INVALID, // The address of a buffer in a shader record.
    WD_RECORD_HEAP_DATA_OUTSIDE,           // Data in the resource heap begins after its end.
    WD_RECORD_HEAP_RECORD_OUTSIDE,         // Data in shader records begins after their end.
    WD_RECORD_HEAP_UNIFORM_MISALIGNED,     // The address of a buffer or of data without a descriptor.
    WD_RECORD_HEAP_STORAGE_MISALIGNED,
    WD_RECORD_HEAP_NUM_PROBLEMS
} wd_record_heap_problem;

#endif
