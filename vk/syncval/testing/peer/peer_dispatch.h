// The accesses of one dispatch of a stream: a resource of the scene through a descriptor, and sometimes a
// write of a buffer.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DISPATCH_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DISPATCH_H

#include <vulkan/vulkan.h>

#include <cstdint>

namespace warden {

// No use reads and writes the same location: the Khronos layer treats that as a write only.
enum class Use : uint32_t {
    kReadBuffer,
    kWriteBuffer,
    kReadUniform,
    kReadTexels,
    kWriteTexels,
    kSample,
    kReadImage,
    kWriteImage,
};
constexpr uint32_t kNumUses = 8;

// UseText returns a readable name.
const char *UseText(Use use);
VkDescriptorType UseType(Use use);

constexpr bool IsOfImage(Use use) {
    return use >= Use::kSample;
}
constexpr bool IsDynamic(Use use) {
    return use == Use::kReadBuffer || use == Use::kWriteBuffer || use == Use::kReadUniform;
}
constexpr bool IsRead(Use use) {
    return use == Use::kReadBuffer || use == Use::kReadUniform || use == Use::kReadTexels ||
           use == Use::kSample || use == Use::kReadImage;
}
// The size of the blocks in the shaders that read uniform buffers.
constexpr VkDeviceSize kUniformSize = 64;

struct Dispatch {
    Use use;
    // Bytes of a buffer of the scene, `size` of them from `offset` + `dynamic_offset` on. For texel buffers,
    // dynamic_offset is 0.
    uint32_t buffer;
    VkDeviceSize offset, size;
    uint32_t dynamic_offset;
    // Or one layer of an image of the scene, with color or depth.
    uint32_t image, level, num_levels, layer;
    VkImageLayout layout;
    // Uses that read may write `other_size` bytes of a second buffer. 0: no write.
    uint32_t other_buffer;
    VkDeviceSize other_offset, other_size;
};

} // namespace warden

#endif
