// The helpers of DeviceTest that make buffers, images, descriptors, pipelines and command buffers.
#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "testing/device/device.h"

namespace wd::testing {

uint32_t DeviceTest::FindMemoryType(uint32_t bits, VkMemoryPropertyFlags properties) const {
    VkPhysicalDeviceMemoryProperties memory;
    vkGetPhysicalDeviceMemoryProperties(physical_device_, &memory);
    for (uint32_t i = 0; i < memory.memoryTypeCount; i++) {
        if ((bits & (1u << i)) && (memory.memoryTypes[i].propertyFlags & properties) == properties) {
            return i;
        }
    }
    throw std::runtime_error("no memory type has the properties asked for");
}

VkDeviceMemory DeviceTest::Allocate(const VkMemoryRequirements &requirements,
                                    VkMemoryPropertyFlags properties, bool has_address) {
    auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    info.pNext = has_address ? &flags : nullptr;
    info.allocationSize = requirements.size;
    info.memoryTypeIndex = FindMemoryType(requirements.memoryTypeBits, properties);
    VkDeviceMemory memory;
    Check(vkAllocateMemory(device_, &info, nullptr, &memory), "vkAllocateMemory");
    Defer([device = device_, memory] { vkFreeMemory(device, memory, nullptr); });
    return memory;
}

VkDeviceMemory DeviceTest::AllocateFor(const VkMemoryRequirements &requirements,
                                       VkMemoryPropertyFlags properties, bool has_address,
                                       std::function<void()> destroy) {
    VkDeviceMemory memory;
    try {
        memory = Allocate(requirements, properties, has_address);
    } catch (...) {
        destroy();
        throw;
    }
    Defer(std::move(destroy));
    return memory;
}

Buffer DeviceTest::MakeBoundBuffer(VkDeviceSize size, VkBufferUsageFlags usage, VkDeviceSize spare,
                                   VkMemoryPropertyFlags properties) {
    Buffer buffer;
    buffer.size = size;
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = size;
    info.usage = usage;
    Check(vkCreateBuffer(device_, &info, nullptr, &buffer.handle), "vkCreateBuffer");
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device_, buffer.handle, &requirements);
    requirements.size += spare;
    buffer.memory =
        AllocateFor(requirements, properties, (usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) != 0,
                    [device = device_, handle = buffer.handle] { vkDestroyBuffer(device, handle, nullptr); });
    Check(vkBindBufferMemory(device_, buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
    return buffer;
}

Buffer DeviceTest::MakeBuffer(VkDeviceSize size, VkBufferUsageFlags usage, const std::vector<uint32_t> &words,
                              VkDeviceSize spare) {
    Buffer buffer = MakeBoundBuffer(
        size, usage, spare, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    void *mapped;
    Check(vkMapMemory(device_, buffer.memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    memset(mapped, 0, size + spare);
    std::copy_n(words.begin(), std::min<size_t>(size / sizeof(uint32_t), words.size()),
                static_cast<uint32_t *>(mapped));
    buffer.words = static_cast<uint32_t *>(mapped);
    return buffer;
}

Buffer DeviceTest::MakeUnmappedBuffer(VkDeviceSize size, VkBufferUsageFlags usage) {
    return MakeBoundBuffer(size, usage, 0, 0);
}

VkDeviceAddress DeviceTest::AddressOf(VkBuffer buffer) const {
    auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    info.buffer = buffer;
    return vkGetBufferDeviceAddress(device_, &info);
}

VkBufferView DeviceTest::MakeBufferView(const Buffer &buffer, VkFormat format) {
    auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
    info.buffer = buffer.handle;
    info.format = format;
    info.range = VK_WHOLE_SIZE;
    VkBufferView view;
    Check(vkCreateBufferView(device_, &info, nullptr, &view), "vkCreateBufferView");
    Defer([device = device_, view] { vkDestroyBufferView(device, view, nullptr); });
    return view;
}

static VkImageAspectFlags AspectsOf(VkFormat format) {
    switch (format) {
    case VK_FORMAT_D16_UNORM:
    case VK_FORMAT_X8_D24_UNORM_PACK32:
    case VK_FORMAT_D32_SFLOAT:
        return VK_IMAGE_ASPECT_DEPTH_BIT;
    case VK_FORMAT_S8_UINT:
        return VK_IMAGE_ASPECT_STENCIL_BIT;
    case VK_FORMAT_D16_UNORM_S8_UINT:
    case VK_FORMAT_D24_UNORM_S8_UINT:
    case VK_FORMAT_D32_SFLOAT_S8_UINT:
        return VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    default:
        return VK_IMAGE_ASPECT_COLOR_BIT;
    }
}

static VkImageSubresourceRange WholeImage(VkFormat format) {
    return {AspectsOf(format), 0, 1, 0, 1};
}

VkImageCreateInfo PlainImage(VkFormat format, VkExtent2D extent, VkImageUsageFlags usage) {
    auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = format;
    info.extent = {extent.width, extent.height, 1};
    info.mipLevels = info.arrayLayers = 1;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.usage = usage;
    return info;
}

VkImage DeviceTest::MakeUnboundImage(const VkImageCreateInfo &info) {
    VkImage image;
    Check(vkCreateImage(device_, &info, nullptr, &image), "vkCreateImage");
    Defer([device = device_, image] { vkDestroyImage(device, image, nullptr); });
    return image;
}

VkDeviceMemory DeviceTest::BindImage(VkImage image) {
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device_, image, &requirements);
    const VkDeviceMemory memory = Allocate(requirements, 0);
    Check(vkBindImageMemory(device_, image, memory, 0), "vkBindImageMemory");
    return memory;
}

VkImageView DeviceTest::MakeImageView(VkImage image, VkFormat format, VkImageViewType type) {
    auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    info.image = image;
    info.viewType = type;
    info.format = format;
    info.subresourceRange = WholeImage(format);
    if (type == VK_IMAGE_VIEW_TYPE_2D_ARRAY) {
        info.subresourceRange.layerCount = VK_REMAINING_ARRAY_LAYERS;
    }
    VkImageView view;
    Check(vkCreateImageView(device_, &info, nullptr, &view), "vkCreateImageView");
    Defer([device = device_, view] { vkDestroyImageView(device, view, nullptr); });
    return view;
}

Image DeviceTest::MakeImage(VkFormat format, uint32_t width, uint32_t height, VkImageUsageFlags usage,
                            VkSampleCountFlagBits samples) {
    Image image;
    image.format = format;
    image.extent = {width, height};
    auto info = PlainImage(format, image.extent, usage);
    info.samples = samples;
    image.handle = MakeUnboundImage(info);
    image.memory = BindImage(image.handle);
    image.view = MakeImageView(image.handle, format);
    return image;
}

static void Barrier(VkCommandBuffer commands, const Image &image, VkImageLayout from, VkImageLayout to,
                    VkAccessFlags source, VkAccessFlags destination) {
    auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    barrier.srcAccessMask = source;
    barrier.dstAccessMask = destination;
    barrier.oldLayout = from;
    barrier.newLayout = to;
    barrier.srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image.handle;
    barrier.subresourceRange = WholeImage(image.format);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         0, nullptr, 0, nullptr, 1, &barrier);
}

void DeviceTest::FillImage(const Image &image, VkClearColorValue color, VkImageLayout layout) {
    VkCommandBuffer commands = Begin();
    Barrier(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 0,
            VK_ACCESS_TRANSFER_WRITE_BIT);
    const VkImageSubresourceRange range = WholeImage(image.format);
    const VkClearDepthStencilValue depth = {color.float32[0], 0};
    constexpr VkImageLayout kClear = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    if (range.aspectMask == VK_IMAGE_ASPECT_DEPTH_BIT) {
        vkCmdClearDepthStencilImage(commands, image.handle, kClear, &depth, 1, &range);
    } else {
        vkCmdClearColorImage(commands, image.handle, kClear, &color, 1, &range);
    }
    Barrier(commands, image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, layout, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT);
    Check(Submit(commands), "vkQueueSubmit");
}

VkQueryPool DeviceTest::MakeQueryPool(VkQueryType type, uint32_t count) {
    auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = type;
    info.queryCount = count;
    VkQueryPool pool;
    Check(vkCreateQueryPool(device_, &info, nullptr, &pool), "vkCreateQueryPool");
    Defer([device = device_, pool] { vkDestroyQueryPool(device, pool, nullptr); });
    return pool;
}

VkEvent DeviceTest::MakeEvent() {
    auto info = Make<VkEventCreateInfo>(VK_STRUCTURE_TYPE_EVENT_CREATE_INFO);
    VkEvent event;
    Check(vkCreateEvent(device_, &info, nullptr, &event), "vkCreateEvent");
    Defer([device = device_, event] { vkDestroyEvent(device, event, nullptr); });
    return event;
}

VkSampler DeviceTest::MakeSampler() {
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    VkSampler sampler;
    Check(vkCreateSampler(device_, &info, nullptr, &sampler), "vkCreateSampler");
    Defer([device = device_, sampler] { vkDestroySampler(device, sampler, nullptr); });
    return sampler;
}

VkDescriptorSetLayout DeviceTest::MakeSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                                const void *next, VkDescriptorSetLayoutCreateFlags flags) {
    auto info = Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    info.pNext = next;
    info.flags = flags;
    info.bindingCount = static_cast<uint32_t>(bindings.size());
    info.pBindings = bindings.data();
    VkDescriptorSetLayout layout;
    Check(vkCreateDescriptorSetLayout(device_, &info, nullptr, &layout), "vkCreateDescriptorSetLayout");
    Defer([device = device_, layout] { vkDestroyDescriptorSetLayout(device, layout, nullptr); });
    return layout;
}

VkDescriptorSet DeviceTest::MakeSet(VkDescriptorSetLayout layout,
                                    const std::vector<VkDescriptorPoolSize> &sizes, const void *next,
                                    VkDescriptorPoolCreateFlags flags) {
    auto pool_info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.flags = flags;
    pool_info.maxSets = 1;
    pool_info.poolSizeCount = static_cast<uint32_t>(sizes.size());
    pool_info.pPoolSizes = sizes.data();
    VkDescriptorPool pool;
    Check(vkCreateDescriptorPool(device_, &pool_info, nullptr, &pool), "vkCreateDescriptorPool");
    Defer([device = device_, pool] { vkDestroyDescriptorPool(device, pool, nullptr); });
    return TakeSet(pool, layout, next);
}

VkDescriptorSet DeviceTest::TakeSet(VkDescriptorPool pool, VkDescriptorSetLayout layout, const void *next) {
    auto info = Make<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    info.pNext = next;
    info.descriptorPool = pool;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &layout;
    VkDescriptorSet set;
    Check(vkAllocateDescriptorSets(device_, &info, &set), "vkAllocateDescriptorSets");
    return set;
}

static VkWriteDescriptorSet Write(VkDescriptorSet set, uint32_t binding, uint32_t element,
                                  VkDescriptorType type) {
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstSet = set;
    write.dstBinding = binding;
    write.dstArrayElement = element;
    write.descriptorCount = 1;
    write.descriptorType = type;
    return write;
}

void DeviceTest::WriteBuffer(VkDescriptorSet set, uint32_t binding, uint32_t element, VkDescriptorType type,
                             const Buffer &buffer, VkDeviceSize offset, VkDeviceSize range) {
    VkDescriptorBufferInfo info = {buffer.handle, offset, range};
    VkWriteDescriptorSet write = Write(set, binding, element, type);
    write.pBufferInfo = &info;
    vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
}

void DeviceTest::WriteImage(VkDescriptorSet set, uint32_t binding, uint32_t element, VkDescriptorType type,
                            VkImageView view, VkImageLayout layout, VkSampler sampler) {
    VkDescriptorImageInfo info = {sampler, view, layout};
    VkWriteDescriptorSet write = Write(set, binding, element, type);
    write.pImageInfo = &info;
    vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
}

void DeviceTest::WriteTexelBuffer(VkDescriptorSet set, uint32_t binding, uint32_t element,
                                  VkDescriptorType type, VkBufferView view) {
    VkWriteDescriptorSet write = Write(set, binding, element, type);
    write.pTexelBufferView = &view;
    vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
}

VkCommandBuffer DeviceTest::BeginIn(VkCommandPool pool, VkCommandBufferUsageFlags flags) {
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = 1;
    VkCommandBuffer commands;
    Check(vkAllocateCommandBuffers(device_, &info, &commands), "vkAllocateCommandBuffers");
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.flags = flags;
    Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    return commands;
}

VkCommandBuffer DeviceTest::Begin(VkCommandBufferUsageFlags flags) {
    return BeginIn(command_pool_, flags);
}

VkCommandBuffer DeviceTest::BeginOn(uint32_t family, VkCommandPoolCreateFlags pool_flags) {
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.flags = pool_flags;
    info.queueFamilyIndex = family;
    VkCommandPool pool = VK_NULL_HANDLE;
    Check(vkCreateCommandPool(device_, &info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device_, pool] { vkDestroyCommandPool(device, pool, nullptr); });
    return BeginIn(pool);
}

VkResult DeviceTest::Submit(VkCommandBuffer commands) {
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    VkFence fence;
    Check(vkCreateFence(device_, &fence_info, nullptr, &fence), "vkCreateFence");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    VkResult result = vkQueueSubmit(queue_, 1, &submit, fence);
    if (result == VK_SUCCESS) {
        result = vkWaitForFences(device_, 1, &fence, VK_TRUE, UINT64_MAX);
    }
    vkDestroyFence(device_, fence, nullptr);
    return result;
}

std::vector<uint32_t> DeviceTest::ReadTarget(const Target &target) {
    VkExtent2D extent = target.image.extent;
    Buffer buffer =
        MakeBuffer(VkDeviceSize(extent.width) * extent.height * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin();
    VkBufferImageCopy region = {};
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {extent.width, extent.height, 1};
    vkCmdCopyImageToBuffer(commands, target.image.handle, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, buffer.handle,
                           1, &region);
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                         0, nullptr, 0, nullptr);
    Check(Submit(commands), "vkQueueSubmit");
    return std::vector<uint32_t>(buffer.words, buffer.words + size_t(extent.width) * extent.height);
}

} // namespace wd::testing
