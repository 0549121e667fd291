// The accesses of one draw of a stream other than those of attachments.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DRAW_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DRAW_H

#include "vk/syncval/testing/peer/peer_dispatch.h"

namespace warden {

struct Draw {
    // Depth/stencil attachment, if there is one.
    bool tests_depth, writes_depth, tests_stencil;
    // The fragment shader reads the input attachment of the subpass.
    bool reads_input;
    // The access of the vertex or fragment shader to a resource of the scene, without a second buffer.
    // `stage` 0: none.
    VkShaderStageFlags stage;
    Dispatch resource;
    // Vertices of kVertexSize bytes. num_vertices 0: none.
    uint32_t vertex_buffer, first_vertex, num_vertices;
    // 16-bit indices, for draws without vertices.
    uint32_t index_buffer, first_index, num_indices;
    // Structs with arguments, for draws without vertices: the Khronos layer ignores reads of other buffers in
    // such draws.
    uint32_t argument_buffer, num_arguments;
    VkDeviceSize argument_offset;
};

constexpr uint32_t kVertexSize = 16, kIndexSize = 2;

} // namespace warden

#endif
