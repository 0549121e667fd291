#include "testing/bench/instrument/pipeline_runner.h"

#include <time.h>

#include <algorithm>

namespace wd::bench {

namespace {

constexpr VkDeviceSize kBufferSize = 1 << 20;
constexpr uint32_t kExtent = 16, kPushSize = 128, kPatchPoints = 3, kVertices = 3;

void Check(VkResult result, const char *command) {
    if (result != VK_SUCCESS) {
        throw Error(std::string(command) + " failed (VkResult " + std::to_string(result) + ")");
    }
}

template <typename Struct> Struct Make(VkStructureType type) {
    Struct made = {};
    made.sType = type;
    return made;
}

double Now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

bool IsImage(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER || type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
}

bool IsTexelBuffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

// The format of an attachment for outputs of a type.
VkFormat AttachmentFormat(VkFormat output) {
    switch (output) {
    case VK_FORMAT_R32_UINT:
    case VK_FORMAT_R32G32_UINT:
    case VK_FORMAT_R32G32B32_UINT:
    case VK_FORMAT_R32G32B32A32_UINT:
        return VK_FORMAT_R32_UINT;
    case VK_FORMAT_R32_SINT:
    case VK_FORMAT_R32G32_SINT:
    case VK_FORMAT_R32G32B32_SINT:
    case VK_FORMAT_R32G32B32A32_SINT:
        return VK_FORMAT_R32_SINT;
    default:
        return VK_FORMAT_R8G8B8A8_UNORM;
    }
}

std::vector<VkFormat> Attachments(const Program &program) {
    std::vector<VkFormat> formats;
    for (const auto &output : program.outputs) {
        formats.resize(std::max<size_t>(formats.size(), output.first + 1), VK_FORMAT_R8G8B8A8_UNORM);
        formats[output.first] = AttachmentFormat(output.second);
    }
    return formats;
}

uint32_t NumSets(const Program &program) {
    return program.descriptors.empty() ? 0 : program.descriptors.rbegin()->first.first + 1;
}

VkImageType TypeOfView(VkImageViewType view) {
    return view == VK_IMAGE_VIEW_TYPE_1D || view == VK_IMAGE_VIEW_TYPE_1D_ARRAY ? VK_IMAGE_TYPE_1D
           : view == VK_IMAGE_VIEW_TYPE_3D                                      ? VK_IMAGE_TYPE_3D
                                                                                : VK_IMAGE_TYPE_2D;
}

bool IsCube(VkImageViewType view) {
    return view == VK_IMAGE_VIEW_TYPE_CUBE || view == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
}

} // namespace

struct Runner::Objects {
    std::vector<VkDescriptorSetLayout> set_layouts;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    std::vector<VkDescriptorSet> sets;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    std::vector<VkShaderModule> modules;
    VkPipeline pipeline = VK_NULL_HANDLE;
    VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_GRAPHICS;
};

Runner::Runner() {
    auto application = Make<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
    application.apiVersion = VK_API_VERSION_1_3;
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pApplicationInfo = &application;
    Check(vkCreateInstance(&info, nullptr, &instance_), "vkCreateInstance");
    uint32_t count = 1;
    vkEnumeratePhysicalDevices(instance_, &count, &physical_device_);
    if (!count) {
        throw Error("no Vulkan device");
    }
    CreateDevice();
    CreateBuffer();
}

void Runner::CreateDevice() {
    auto features13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    auto features12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    auto features11 =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    auto features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    features.pNext = &features11;
    features11.pNext = &features12;
    features12.pNext = &features13;
    vkGetPhysicalDeviceFeatures2(physical_device_, &features);
    features.features.robustBufferAccess = VK_FALSE;
    const float priority = 1;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.pNext = &features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    Check(vkCreateDevice(physical_device_, &info, nullptr, &device_), "vkCreateDevice");
    vkGetDeviceQueue(device_, 0, 0, &queue_);
    auto pool = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    Check(vkCreateCommandPool(device_, &pool, nullptr, &command_pool_), "vkCreateCommandPool");
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = command_pool_;
    allocate.commandBufferCount = 1;
    Check(vkAllocateCommandBuffers(device_, &allocate, &commands_), "vkAllocateCommandBuffers");
    auto fence = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    Check(vkCreateFence(device_, &fence, nullptr, &fence_), "vkCreateFence");
}

VkDeviceMemory Runner::Allocate(const VkMemoryRequirements &requirements, bool is_host_visible) const {
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device_, &properties);
    const VkMemoryPropertyFlags wanted =
        is_host_visible ? VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT : 0;
    auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    info.allocationSize = requirements.size;
    while (info.memoryTypeIndex < properties.memoryTypeCount &&
           (!(requirements.memoryTypeBits >> info.memoryTypeIndex & 1) ||
            (properties.memoryTypes[info.memoryTypeIndex].propertyFlags & wanted) != wanted)) {
        info.memoryTypeIndex++;
    }
    VkDeviceMemory memory;
    Check(vkAllocateMemory(device_, &info, nullptr, &memory), "vkAllocateMemory");
    return memory;
}

void Runner::CreateBuffer() {
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = kBufferSize;
    info.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                 VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
                 VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
    Check(vkCreateBuffer(device_, &info, nullptr, &buffer_), "vkCreateBuffer");
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device_, buffer_, &requirements);
    buffer_memory_ = Allocate(requirements, true);
    Check(vkBindBufferMemory(device_, buffer_, buffer_memory_, 0), "vkBindBufferMemory");
    void *mapped = nullptr;
    Check(vkMapMemory(device_, buffer_memory_, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    std::fill_n(static_cast<char *>(mapped), kBufferSize, 0);
    auto sampler = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    sampler.magFilter = sampler.minFilter = VK_FILTER_LINEAR;
    Check(vkCreateSampler(device_, &sampler, nullptr, &sampler_), "vkCreateSampler");
}

Runner::~Runner() {
    for (const auto &named : images_) {
        vkDestroyImageView(device_, named.second.view, nullptr);
        vkDestroyImage(device_, named.second.image, nullptr);
        vkFreeMemory(device_, named.second.memory, nullptr);
    }
    for (const auto &named : buffer_views_) {
        vkDestroyBufferView(device_, named.second, nullptr);
    }
    if (device_) {
        vkDestroySampler(device_, sampler_, nullptr);
        vkDestroyBuffer(device_, buffer_, nullptr);
        vkFreeMemory(device_, buffer_memory_, nullptr);
        vkDestroyFence(device_, fence_, nullptr);
        vkDestroyCommandPool(device_, command_pool_, nullptr);
        vkDestroyDevice(device_, nullptr);
    }
    if (instance_) {
        vkDestroyInstance(instance_, nullptr);
    }
}

std::string Runner::DeviceName() const {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device_, &properties);
    return properties.deviceName;
}

Runner::Image Runner::MakeImage(const ImageShape &shape) {
    auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
    info.imageType = TypeOfView(shape.view);
    info.format = shape.format;
    info.extent = {kExtent, info.imageType == VK_IMAGE_TYPE_1D ? 1 : kExtent, 1};
    info.mipLevels = 1;
    info.arrayLayers = IsCube(shape.view) ? 6 : 1;
    info.flags = IsCube(shape.view) ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0;
    info.samples = shape.is_multisampled ? VK_SAMPLE_COUNT_4_BIT : VK_SAMPLE_COUNT_1_BIT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                 (shape.is_multisampled ? 0 : VK_IMAGE_USAGE_STORAGE_BIT);
    Image image = {};
    Check(vkCreateImage(device_, &info, nullptr, &image.image), "vkCreateImage");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device_, image.image, &requirements);
    image.memory = Allocate(requirements, false);
    Check(vkBindImageMemory(device_, image.image, image.memory, 0), "vkBindImageMemory");
    auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view.image = image.image;
    view.viewType = shape.view;
    view.format = shape.format;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, info.arrayLayers};
    Check(vkCreateImageView(device_, &view, nullptr, &image.view), "vkCreateImageView");
    auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    barrier.image = image.image;
    barrier.subresourceRange = view.subresourceRange;
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    Check(vkBeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
    vkCmdPipelineBarrier(commands_, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         0, nullptr, 0, nullptr, 1, &barrier);
    Submit();
    return image;
}

const Runner::Image &Runner::FindImage(const ImageShape &shape) {
    const auto key = std::make_tuple(shape.view, shape.format, shape.is_multisampled);
    const auto found = images_.find(key);
    return found == images_.end() ? images_.emplace(key, MakeImage(shape)).first->second : found->second;
}

void Runner::WriteSet(const Program &program, uint32_t set, VkDescriptorSet handle) {
    for (const auto &named : program.descriptors) {
        if (named.first.first != set) {
            continue;
        }
        const Descriptor &descriptor = named.second;
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstSet = handle;
        write.dstBinding = named.first.second;
        write.descriptorCount = descriptor.count;
        write.descriptorType = descriptor.type;
        VkDescriptorImageInfo image = {sampler_, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_GENERAL};
        image.imageView = IsImage(descriptor.type) ? FindImage(descriptor.shape).view : VK_NULL_HANDLE;
        const std::vector<VkDescriptorImageInfo> images(descriptor.count, image);
        const std::vector<VkDescriptorBufferInfo> buffers(descriptor.count, {buffer_, 0, 65536});
        std::vector<VkBufferView> views;
        if (IsTexelBuffer(descriptor.type)) {
            const VkFormat format = descriptor.shape.format == VK_FORMAT_R8G8B8A8_UNORM
                                        ? VK_FORMAT_R32G32B32A32_SFLOAT
                                        : descriptor.shape.format;
            VkBufferView &view = buffer_views_[format];
            auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
            info.buffer = buffer_;
            info.format = format;
            info.range = 65536;
            if (!view) {
                Check(vkCreateBufferView(device_, &info, nullptr, &view), "vkCreateBufferView");
            }
            views.assign(descriptor.count, view);
        }
        write.pImageInfo = images.data();
        write.pBufferInfo = buffers.data();
        write.pTexelBufferView = views.data();
        vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
    }
}

void Runner::MakeLayout(const Program &program, Objects *objects) {
    std::vector<VkDescriptorPoolSize> sizes;
    for (uint32_t set = 0; set < NumSets(program); set++) {
        std::vector<VkDescriptorSetLayoutBinding> bindings;
        for (const auto &named : program.descriptors) {
            if (named.first.first == set) {
                bindings.push_back({named.first.second, named.second.type, named.second.count,
                                    VK_SHADER_STAGE_ALL, nullptr});
                sizes.push_back({named.second.type, named.second.count});
            }
        }
        auto info =
            Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
        info.bindingCount = static_cast<uint32_t>(bindings.size());
        info.pBindings = bindings.data();
        objects->set_layouts.emplace_back();
        Check(vkCreateDescriptorSetLayout(device_, &info, nullptr, &objects->set_layouts.back()),
              "vkCreateDescriptorSetLayout");
    }
    const VkPushConstantRange push = {VK_SHADER_STAGE_ALL, 0, kPushSize};
    auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    info.setLayoutCount = NumSets(program);
    info.pSetLayouts = objects->set_layouts.data();
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &push;
    Check(vkCreatePipelineLayout(device_, &info, nullptr, &objects->layout), "vkCreatePipelineLayout");
    if (sizes.empty()) {
        return;
    }
    auto pool = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool.maxSets = NumSets(program);
    pool.poolSizeCount = static_cast<uint32_t>(sizes.size());
    pool.pPoolSizes = sizes.data();
    Check(vkCreateDescriptorPool(device_, &pool, nullptr, &objects->pool), "vkCreateDescriptorPool");
    auto allocate = Make<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    allocate.descriptorPool = objects->pool;
    allocate.descriptorSetCount = NumSets(program);
    allocate.pSetLayouts = objects->set_layouts.data();
    objects->sets.resize(NumSets(program));
    Check(vkAllocateDescriptorSets(device_, &allocate, objects->sets.data()), "vkAllocateDescriptorSets");
    for (uint32_t set = 0; set < NumSets(program); set++) {
        WriteSet(program, set, objects->sets[set]);
    }
}

void Runner::MakeGraphicsPipeline(const Program &program,
                                  const std::vector<VkPipelineShaderStageCreateInfo> &stages,
                                  Objects *objects) {
    std::vector<VkVertexInputAttributeDescription> attributes;
    for (const auto &input : program.vertex_inputs) {
        attributes.push_back({input.first, 0, input.second, input.first * 16});
    }
    const VkVertexInputBindingDescription binding = {0, 1024, VK_VERTEX_INPUT_RATE_VERTEX};
    auto input =
        Make<VkPipelineVertexInputStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO);
    input.vertexBindingDescriptionCount = attributes.empty() ? 0 : 1;
    input.pVertexBindingDescriptions = &binding;
    input.vertexAttributeDescriptionCount = static_cast<uint32_t>(attributes.size());
    input.pVertexAttributeDescriptions = attributes.data();
    auto assembly = Make<VkPipelineInputAssemblyStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO);
    assembly.topology = program.topology;
    auto patches = Make<VkPipelineTessellationStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
    patches.patchControlPoints = kPatchPoints;
    const VkViewport viewport = {0, 0, kExtent, kExtent, 0, 1};
    const VkRect2D scissor = {}; // No fragment is shaded: values of zero may make a loop endless.
    auto viewports =
        Make<VkPipelineViewportStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO);
    viewports.viewportCount = viewports.scissorCount = 1;
    viewports.pViewports = &viewport;
    viewports.pScissors = &scissor;
    auto raster = Make<VkPipelineRasterizationStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO);
    raster.lineWidth = 1;
    auto samples =
        Make<VkPipelineMultisampleStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO);
    samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    const std::vector<VkFormat> formats = Attachments(program);
    VkPipelineColorBlendAttachmentState attachment = {};
    attachment.colorWriteMask = 0xf;
    const std::vector<VkPipelineColorBlendAttachmentState> attachments(formats.size(), attachment);
    auto blend =
        Make<VkPipelineColorBlendStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO);
    blend.attachmentCount = static_cast<uint32_t>(attachments.size());
    blend.pAttachments = attachments.data();
    auto rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    rendering.colorAttachmentCount = static_cast<uint32_t>(formats.size());
    rendering.pColorAttachmentFormats = formats.data();
    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    info.pNext = &rendering;
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    info.pVertexInputState = &input;
    info.pInputAssemblyState = &assembly;
    info.pTessellationState = &patches;
    info.pViewportState = &viewports;
    info.pRasterizationState = &raster;
    info.pMultisampleState = &samples;
    info.pColorBlendState = &blend;
    info.layout = objects->layout;
    Check(vkCreateGraphicsPipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &objects->pipeline),
          "vkCreateGraphicsPipelines");
}

void Runner::MakePipeline(const Program &program, Objects *objects) {
    std::vector<VkPipelineShaderStageCreateInfo> stages;
    for (const Shader &shader : program.shaders) {
        auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.codeSize = shader.words.size() * sizeof(uint32_t);
        info.pCode = shader.words.data();
        objects->modules.emplace_back();
        Check(vkCreateShaderModule(device_, &info, nullptr, &objects->modules.back()),
              "vkCreateShaderModule");
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.stage = shader.stage;
        stage.module = objects->modules.back();
        stage.pName = shader.entry.c_str();
        stages.push_back(stage);
    }
    if (stages[0].stage != VK_SHADER_STAGE_COMPUTE_BIT) {
        MakeGraphicsPipeline(program, stages, objects);
        return;
    }
    objects->bind_point = VK_PIPELINE_BIND_POINT_COMPUTE;
    auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.stage = stages[0];
    info.layout = objects->layout;
    Check(vkCreateComputePipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &objects->pipeline),
          "vkCreateComputePipelines");
}

void Runner::RecordDraw(const Program &program, const Objects &objects) {
    std::vector<VkRenderingAttachmentInfo> attachments;
    for (VkFormat format : Attachments(program)) {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = images_.at({VK_IMAGE_VIEW_TYPE_2D, format, false}).view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachments.push_back(attachment);
    }
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {kExtent, kExtent};
    rendering.layerCount = 1;
    rendering.colorAttachmentCount = static_cast<uint32_t>(attachments.size());
    rendering.pColorAttachments = attachments.data();
    const VkDeviceSize offset = 0;
    vkCmdBindVertexBuffers(commands_, 0, 1, &buffer_, &offset);
    vkCmdBeginRendering(commands_, &rendering);
    vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_GRAPHICS, objects.pipeline);
    vkCmdDraw(commands_, kVertices, 1, 0, 0);
    vkCmdEndRendering(commands_);
}

void Runner::Record(const Program &program, const Objects &objects) {
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    Check(vkBeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
    if (!objects.sets.empty()) {
        vkCmdBindDescriptorSets(commands_, objects.bind_point, objects.layout, 0,
                                static_cast<uint32_t>(objects.sets.size()), objects.sets.data(), 0, nullptr);
    }
    const char constants[kPushSize] = {};
    vkCmdPushConstants(commands_, objects.layout, VK_SHADER_STAGE_ALL, 0, kPushSize, constants);
    if (objects.bind_point == VK_PIPELINE_BIND_POINT_COMPUTE) {
        vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, objects.pipeline);
        vkCmdDispatch(commands_, 0, 1, 1); // As with the scissor.
    } else {
        RecordDraw(program, objects);
    }
}

void Runner::Submit() {
    Check(vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands_;
    Check(vkQueueSubmit(queue_, 1, &submit, fence_), "vkQueueSubmit");
    Check(vkWaitForFences(device_, 1, &fence_, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    Check(vkResetFences(device_, 1, &fence_), "vkResetFences");
}

void Runner::Destroy(Objects *objects) {
    vkDestroyPipeline(device_, objects->pipeline, nullptr);
    for (VkShaderModule module : objects->modules) {
        vkDestroyShaderModule(device_, module, nullptr);
    }
    vkDestroyPipelineLayout(device_, objects->layout, nullptr);
    vkDestroyDescriptorPool(device_, objects->pool, nullptr);
    for (VkDescriptorSetLayout layout : objects->set_layouts) {
        vkDestroyDescriptorSetLayout(device_, layout, nullptr);
    }
}

double Runner::Measure(const Program &program, bool only_create) {
    Objects objects;
    double milliseconds = 0;
    try {
        MakeLayout(program, &objects);
        for (VkFormat format : Attachments(program)) {
            ImageShape shape;
            shape.format = format;
            FindImage(shape);
        }
        const double begin = Now();
        MakePipeline(program, &objects);
        if (!only_create) {
            Record(program, objects);
            Submit();
        }
        milliseconds = Now() - begin;
    } catch (const Error &) {
        Destroy(&objects);
        throw;
    }
    Destroy(&objects);
    return milliseconds;
}

} // namespace wd::bench
