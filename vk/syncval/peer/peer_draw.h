// What one draw of a stream accesses beside the attachments of its subpass.
#ifndef WARDEN_VK_SYNCVAL_PEER_PEER_DRAW_H
#define WARDEN_VK_SYNCVAL_PEER_PEER_DRAW_H

#include "vk/syncval/peer/peer_dispatch.h"

namespace warden {

struct Draw {
    // Of the depth/stencil attachment, where there is one.
    bool tests_depth, writes_depth, tests_stencil;
    // The fragment shader reads the input attachment of the subpass.
    bool reads_input;
    // What the vertex shader or the fragment shader does to a resource of the scene; nothing where `stage` is 0. No second buffer.
    VkShaderStageFlags stage;
    Dispatch resource;
    // Vertices of kVertexSize bytes; none where there is no count.
    uint32_t vertex_buffer, first_vertex, num_vertices;
    // 16-bit indices, of draws without vertices.
    uint32_t index_buffer, first_index, num_indices;
    // Structs with arguments, of draws without vertices: the Khronos layer leaves out what such draws read of other buffers.
    uint32_t argument_buffer, num_arguments;
    VkDeviceSize argument_offset;
};

constexpr uint32_t kVertexSize = 16, kIndexSize = 2;

} // namespace warden

#endif
