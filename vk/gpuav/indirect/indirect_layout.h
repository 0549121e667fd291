// The words that the host writes for indirect_parameters.comp, and those that the shader writes for the host. C and
// GLSL include this file.
//
// A node is an element of a list: the position of an item, or 0, and the position of the next node, or 0. An item is
// one command: the parameters to check, the limits, and the result.
#ifndef WARDEN_VK_GPUAV_INDIRECT_INDIRECT_LAYOUT_H
#define WARDEN_VK_GPUAV_INDIRECT_INDIRECT_LAYOUT_H

// Descriptors for the application's buffers.
#define WD_INDIRECT_SOURCES 8192
// A node's position is its distance from the start of the buffer in words. gl_WorkGroupID.x is the number of a node
// modulo this, and gl_WorkGroupID.y the quotient. Nodes are at multiples of 8 words.
#define WD_INDIRECT_NODE_ALIGNMENT 8
#define WD_INDIRECT_NODE_ROW 32768
// Workgroups of a dispatch if indices are checked.
#define WD_INDIRECT_FETCH_GROUPS 32

#define WD_INDIRECT_NODE_ITEM 0
#define WD_INDIRECT_NODE_NEXT 1

// Kinds of parameters.
#define WD_INDIRECT_VERTICES 0    // VkDrawIndirectCommand
#define WD_INDIRECT_INDICES 1     // VkDrawIndexedIndirectCommand
#define WD_INDIRECT_GROUPS 2      // Three counts, with limits.
#define WD_INDIRECT_FETCH 3       // The values in an index buffer. Words of such items: WD_FETCH_...
#define WD_INDIRECT_DEPTHS 4      // Depths that are copied to an image. Words of such items: WD_DEPTHS_...
#define WD_INDIRECT_COPY_MEMORY 5 // VkCopyMemoryIndirectCommandKHR
#define WD_INDIRECT_COPY_IMAGE 6  // VkCopyMemoryToImageIndirectCommandKHR

// Flags.
#define WD_INDIRECT_NO_FIRST_INSTANCE 1 // firstInstance must be 0: for the feature, or for divisors.
#define WD_INDIRECT_HAS_TOTAL 2         // The product of the three counts has a limit.
#define WD_INDIRECT_HAS_MAX_INDEX 4     // firstIndex + indexCount has a limit.
#define WD_INDIRECT_HAS_COUNT 8         // The number of draws is in a buffer.
#define WD_INDIRECT_HAS_VERTICES 16     // firstVertex + vertexCount has a limit.
#define WD_INDIRECT_HAS_INSTANCES 32    // firstInstance + instanceCount has a limit.
#define WD_INDIRECT_HAS_PARAMETERS 64   // Of FETCH: the draws are in a buffer.
#define WD_INDIRECT_HAS_RESTART 128     // Of FETCH: the index with all bits set restarts primitives.
#define WD_INDIRECT_COPIES_FOR_HOST 512 // The host reads the copy of the parameters.
#define WD_INDIRECT_HAS_DIVISORS 256    // firstInstance + (instanceCount - 1) / divisor has limits.

// Words of an item.
#define WD_INDIRECT_KIND 0
#define WD_INDIRECT_FLAGS 1
#define WD_INDIRECT_SOURCE 2    // The descriptor of the parameters,
#define WD_INDIRECT_OFFSET 3    // and their first word in it.
#define WD_INDIRECT_STRIDE 4    // In words.
#define WD_INDIRECT_SIZE 5      // Words of one structure.
#define WD_INDIRECT_VALUE 6     // The first word of the structure that is checked.
#define WD_INDIRECT_MAX_DRAWS 7 // drawCount or maxDrawCount.
#define WD_INDIRECT_COUNT_SOURCE 8
#define WD_INDIRECT_COUNT_OFFSET 9
#define WD_INDIRECT_COUNT_LIMIT 10   // maxDrawIndirectCount
#define WD_INDIRECT_LIMIT_X 11       // Three limits. Of draws: that of firstIndex + indexCount,
#define WD_INDIRECT_MAX_VERTICES 12  // of firstVertex + vertexCount,
#define WD_INDIRECT_MAX_INSTANCES 13 // and of firstInstance + instanceCount.
#define WD_INDIRECT_LIMIT_TOTAL 14
#define WD_INDIRECT_COPY 15       // Position of the copy that the command reads; 0: none.
#define WD_INDIRECT_COUNT_COPY 16 // The same for the number of draws.
// The result. Its words are zero until a check fails.
#define WD_INDIRECT_FAILED 17
#define WD_INDIRECT_NUM_BAD 18    // Number of draws with bad parameters.
#define WD_INDIRECT_FIRST_BAD 19  // Index of the first one.
#define WD_INDIRECT_COUNT 20      // The number of draws.
#define WD_INDIRECT_BAD_VALUES 21 // Five words. Of copies, six: they have no divisors.
// Pairs of a divisor other than 1 and its limit; UINT32_MAX: no limit.
#define WD_INDIRECT_DIVISORS 26
#define WD_INDIRECT_NUM_DIVISORS 3
#define WD_INDIRECT_ITEM_WORDS 32

// Words of FETCH items, in addition to KIND, FLAGS, STRIDE, MAX_DRAWS, COUNT_SOURCE, COUNT_OFFSET and the result.
#define WD_FETCH_SOURCE 2         // The descriptor of the index buffer,
#define WD_FETCH_OFFSET 3         // and the first byte of the bound range in it.
#define WD_FETCH_INDEX_SIZE 5     // Bytes of an index.
#define WD_FETCH_NUM_INDICES 6    // Indices that can be read.
#define WD_FETCH_PARAMETERS 10    // The descriptor of the draws,
#define WD_FETCH_FIRST 11         // and the first word. Without parameters: firstIndex,
#define WD_FETCH_INDEX_COUNT 12   // indexCount
#define WD_FETCH_VERTEX_OFFSET 13 // and vertexOffset.
#define WD_FETCH_MAX_VERTICES 14  // The limit of an index plus vertexOffset.

// Words of DEPTHS items, in addition to KIND and the result.
#define WD_DEPTHS_SOURCE 2 // The descriptor of the buffer,
#define WD_DEPTHS_OFFSET 3 // and the first word.
#define WD_DEPTHS_WIDTH 4
#define WD_DEPTHS_HEIGHT 5
#define WD_DEPTHS_ROW 6   // Words from row to row,
#define WD_DEPTHS_SLICE 7 // and from slice to slice.
#define WD_DEPTHS_NUM_SLICES 8

#endif
