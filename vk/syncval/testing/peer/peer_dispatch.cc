#include "vk/syncval/testing/peer/peer_dispatch.h"

#include "vk/syncval/testing/peer/peer_player.h"
#include "vk/syncval/testing/peer/peer_shaders.h"

namespace warden {

using wd::testing::Make;

namespace {

struct Code {
    const uint32_t *words;
    size_t count;
};

template <size_t N> constexpr Code CodeOf(const uint32_t (&words)[N]) {
    return {words, N};
}

// The properties of each use.
struct About {
    const char *text;
    VkDescriptorType type;
    Code plain, copying;
};

const About kAbout[kNumUses] = {
    {"read buffer", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, CodeOf(peer_read_buffer),
     CodeOf(peer_read_buffer_copy)},
    {"write buffer", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, CodeOf(peer_write_buffer), {}},
    {"read uniform", VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, CodeOf(peer_read_uniform),
     CodeOf(peer_read_uniform_copy)},
    {"read texels of", VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, CodeOf(peer_read_texels),
     CodeOf(peer_read_texels_copy)},
    {"write texels of", VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, CodeOf(peer_write_texels), {}},
    {"sample", VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, CodeOf(peer_sample), CodeOf(peer_sample_copy)},
    {"read", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, CodeOf(peer_read_image), CodeOf(peer_read_image_copy)},
    {"write", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, CodeOf(peer_write_image), {}},
};

// The descriptor sets of one stream, including those of added fixes.
constexpr uint32_t kMaxSets = 128;
constexpr VkShaderStageFlags kStages =
    VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

} // namespace

const char *UseText(Use use) {
    return kAbout[static_cast<uint32_t>(use)].text;
}

VkDescriptorType UseType(Use use) {
    return kAbout[static_cast<uint32_t>(use)].type;
}

void Player::MakeShaders() {
    sampler_ = MakeSampler();
    std::vector<VkDescriptorPoolSize> sizes = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kMaxSets},
                                               {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, kMaxSets}};
    for (uint32_t i = 0; i < kNumUses; i++) {
        const About &about = kAbout[i];
        sizes.push_back({about.type, kMaxSets});
        UseObjects &objects = uses_[i];
        objects.set_layout = MakeSetLayout({{0, about.type, 1, kStages, nullptr},
                                            {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, kStages, nullptr}});
        objects.layout = MakePipelineLayout({objects.set_layout});
        objects.plain = MakeComputePipeline(objects.layout, MakeShader(about.plain.words, about.plain.count));
        if (about.copying.words) {
            objects.copying =
                MakeComputePipeline(objects.layout, MakeShader(about.copying.words, about.copying.count));
        }
    }
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.maxSets = kMaxSets;
    info.poolSizeCount = static_cast<uint32_t>(sizes.size());
    info.pPoolSizes = sizes.data();
    Check(vkCreateDescriptorPool(device(), &info, nullptr, &sets_), "vkCreateDescriptorPool");
    Defer([device = device(), pool = sets_] { vkDestroyDescriptorPool(device, pool, nullptr); });
}

VkImageView Player::ViewOf(const Dispatch &dispatch) {
    auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    info.image = scene_.images[dispatch.image];
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = dispatch.image == kDepthImage ? kDepthFormat : kColorFormat;
    info.subresourceRange = {ImageAspects(dispatch.image) & ~VkImageAspectFlags{VK_IMAGE_ASPECT_STENCIL_BIT},
                             dispatch.level, dispatch.num_levels, dispatch.layer, 1};
    VkImageView view;
    Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
    views_.push_back(view);
    return view;
}

VkBufferView Player::TexelsOf(const Dispatch &dispatch) {
    auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
    info.buffer = scene_.buffers[dispatch.buffer];
    info.format = VK_FORMAT_R32_UINT;
    info.offset = dispatch.offset;
    info.range = dispatch.size;
    VkBufferView view;
    Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
    buffer_views_.push_back(view);
    return view;
}

VkDescriptorSet Player::SetOf(const Dispatch &dispatch) {
    const VkDescriptorType type = UseType(dispatch.use);
    const VkDescriptorSet set = TakeSet(sets_, uses_[static_cast<uint32_t>(dispatch.use)].set_layout);
    wd::testing::Buffer buffer;
    if (IsOfImage(dispatch.use)) {
        WriteImage(set, 0, 0, type, ViewOf(dispatch), dispatch.layout,
                   dispatch.use == Use::kSample ? sampler_ : VK_NULL_HANDLE);
    } else if (dispatch.use == Use::kReadTexels || dispatch.use == Use::kWriteTexels) {
        WriteTexelBuffer(set, 0, 0, type, TexelsOf(dispatch));
    } else {
        buffer.handle = scene_.buffers[dispatch.buffer];
        WriteBuffer(set, 0, 0, type, buffer, dispatch.offset, dispatch.size);
    }
    if (dispatch.other_size > 0) {
        buffer.handle = scene_.buffers[dispatch.other_buffer];
        WriteBuffer(set, 1, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer, dispatch.other_offset,
                    dispatch.other_size);
    }
    return set;
}

void Player::RecordDispatch(const Dispatch &dispatch) {
    const UseObjects &objects = uses_[static_cast<uint32_t>(dispatch.use)];
    const VkDescriptorSet set = SetOf(dispatch);
    vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE,
                      dispatch.other_size > 0 ? objects.copying : objects.plain);
    vkCmdBindDescriptorSets(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, objects.layout, 0, 1, &set,
                            IsDynamic(dispatch.use), &dispatch.dynamic_offset);
    vkCmdDispatch(commands_, 1, 1, 1);
}

void Player::ForgetDispatches() {
    Check(vkResetDescriptorPool(device(), sets_, 0), "vkResetDescriptorPool");
    for (VkImageView view : views_) {
        vkDestroyImageView(device(), view, nullptr);
    }
    views_.clear();
    for (VkBufferView view : buffer_views_) {
        vkDestroyBufferView(device(), view, nullptr);
    }
    buffer_views_.clear();
}

} // namespace warden
