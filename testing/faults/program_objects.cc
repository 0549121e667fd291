// The actions that make, use and destroy objects.
#include <cstring>

#include "testing/device/device.h"
#include "testing/faults/program.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

constexpr VkExtent2D kExtent = {64, 64};
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkDeviceSize kBufferSize = 1024;
constexpr uint32_t kNumQueries = 4;
constexpr size_t kMaxObjects = 24; // Of one kind.

} // namespace

template <typename Object> Object Program::Take(std::vector<Object> *objects) {
    if (objects->empty()) {
        return Object();
    }
    const size_t index = Below(objects->size());
    Object object = (*objects)[index];
    objects->erase(objects->begin() + static_cast<std::ptrdiff_t>(index));
    return object;
}

void Program::QueryPhysicalDevice() {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device_, &properties);
    uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device_, &count, nullptr);
    if (Ok(vkEnumerateDeviceExtensionProperties(physical_device_, nullptr, &count, nullptr))) {
        std::vector<VkExtensionProperties> extensions(count);
        Ok(vkEnumerateDeviceExtensionProperties(physical_device_, nullptr, &count, extensions.data()));
    }
    VkImageFormatProperties format;
    Ok(vkGetPhysicalDeviceImageFormatProperties(physical_device_, kFormat, VK_IMAGE_TYPE_2D,
                                                VK_IMAGE_TILING_OPTIMAL, VK_IMAGE_USAGE_SAMPLED_BIT, 0,
                                                &format));
    if (surface_ != VK_NULL_HANDLE) {
        VkBool32 is_supported;
        Ok(vkGetPhysicalDeviceSurfaceSupportKHR(physical_device_, 0, surface_, &is_supported));
        VkSurfaceCapabilitiesKHR capabilities;
        Ok(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(physical_device_, surface_, &capabilities));
    }
}

void Program::MakeMessenger() {
    if (messenger_ != VK_NULL_HANDLE) {
        Count();
        reinterpret_cast<PFN_vkDestroyDebugUtilsMessengerEXT>(vkGetInstanceProcAddr(
            instance_, "vkDestroyDebugUtilsMessengerEXT"))(instance_, messenger_, nullptr);
        messenger_ = VK_NULL_HANDLE;
        return;
    }
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info.pfnUserCallback = OnMessage;
    info.pUserData = this;
    const auto make = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
        vkGetInstanceProcAddr(instance_, "vkCreateDebugUtilsMessengerEXT"));
    if (!Ok(make(instance_, &info, nullptr, &messenger_))) {
        messenger_ = VK_NULL_HANDLE;
    }
}

VkResult Program::Allocate(const VkMemoryRequirements &requirements, VkDeviceMemory *memory) {
    auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    info.allocationSize = requirements.size;
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device_, &properties);
    for (uint32_t i = 0; i < properties.memoryTypeCount; i++) {
        if ((requirements.memoryTypeBits >> i & 1) &&
            (properties.memoryTypes[i].propertyFlags & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT)) {
            info.memoryTypeIndex = i;
        }
    }
    return vkAllocateMemory(device_, &info, nullptr, memory);
}

void Program::MakeBuffer() {
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = kBufferSize;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                 VK_BUFFER_USAGE_INDEX_BUFFER_BIT;
    Buffer buffer = {};
    if (buffers_.size() >= kMaxObjects || !Ok(vkCreateBuffer(device_, &info, nullptr, &buffer.handle))) {
        return;
    }
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device_, buffer.handle, &requirements);
    if (Ok(Allocate(requirements, &buffer.memory))) {
        if (Ok(vkBindBufferMemory(device_, buffer.handle, buffer.memory, 0))) {
            buffers_.push_back(buffer);
            return;
        }
        vkFreeMemory(device_, buffer.memory, nullptr);
    }
    vkDestroyBuffer(device_, buffer.handle, nullptr);
}

void Program::EndBuffer() {
    WaitIdle();
    Count();
    const Buffer buffer = Take(&buffers_);
    vkDestroyBuffer(device_, buffer.handle, nullptr);
    vkFreeMemory(device_, buffer.memory, nullptr);
}

void Program::MakeImage() {
    VkImageCreateInfo info =
        PlainImage(kFormat, kExtent,
                   VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                       VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    Image image = {};
    if (images_.size() >= kMaxObjects || !Ok(vkCreateImage(device_, &info, nullptr, &image.handle))) {
        return;
    }
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device_, image.handle, &requirements);
    auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view.image = image.handle;
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kFormat;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    if (!Ok(Allocate(requirements, &image.memory))) {
        image.memory = VK_NULL_HANDLE;
    } else if (Ok(vkBindImageMemory(device_, image.handle, image.memory, 0)) &&
               !Ok(vkCreateImageView(device_, &view, nullptr, &image.view))) {
        image.view = VK_NULL_HANDLE;
    }
    if (image.view == VK_NULL_HANDLE) {
        DestroyImage(image);
        return;
    }
    auto framebuffer = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    framebuffer.renderPass = render_pass_;
    framebuffer.attachmentCount = 1;
    framebuffer.pAttachments = &image.view;
    framebuffer.width = kExtent.width;
    framebuffer.height = kExtent.height;
    framebuffer.layers = 1;
    if (render_pass_ != VK_NULL_HANDLE &&
        !Ok(vkCreateFramebuffer(device_, &framebuffer, nullptr, &image.framebuffer))) {
        image.framebuffer = VK_NULL_HANDLE;
    }
    images_.push_back(image);
}

void Program::DestroyImage(Image image) {
    Count();
    vkDestroyFramebuffer(device_, image.framebuffer, nullptr);
    vkDestroyImageView(device_, image.view, nullptr);
    vkDestroyImage(device_, image.handle, nullptr);
    vkFreeMemory(device_, image.memory, nullptr);
}

void Program::EndImage() {
    WaitIdle();
    DestroyImage(Take(&images_));
}

void Program::MapMemory() {
    const Buffer buffer = Any(buffers_);
    void *data = nullptr;
    if (buffer.memory == VK_NULL_HANDLE ||
        !Ok(vkMapMemory(device_, buffer.memory, 0, VK_WHOLE_SIZE, 0, &data))) {
        return;
    }
    memset(data, 1, kBufferSize);
    auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
    range.memory = buffer.memory;
    range.size = VK_WHOLE_SIZE;
    Ok(vkFlushMappedMemoryRanges(device_, 1, &range));
    Ok(vkInvalidateMappedMemoryRanges(device_, 1, &range));
    vkUnmapMemory(device_, buffer.memory);
}

void Program::MakeSampler() {
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    VkSampler sampler = VK_NULL_HANDLE;
    if (samplers_.size() < kMaxObjects) {
        Keep(vkCreateSampler(device_, &info, nullptr, &sampler), sampler, &samplers_);
    }
}

void Program::EndSampler() {
    WaitIdle();
    Count();
    vkDestroySampler(device_, Take(&samplers_), nullptr);
}

void Program::MakeSets() {
    if (set_layout_ == VK_NULL_HANDLE) {
        VkDescriptorSetLayoutBinding bindings[2] = {};
        for (uint32_t i = 0; i < 2; i++) {
            bindings[i] = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
        }
        auto info =
            Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
        info.bindingCount = 2;
        info.pBindings = bindings;
        if (!Ok(vkCreateDescriptorSetLayout(device_, &info, nullptr, &set_layout_))) {
            set_layout_ = VK_NULL_HANDLE;
            return;
        }
    }
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.flags = VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT;
    info.maxSets = 4;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    if (descriptor_pools_.size() >= kMaxObjects ||
        !Ok(vkCreateDescriptorPool(device_, &info, nullptr, &pool))) {
        return;
    }
    descriptor_pools_.push_back(pool);
    const VkDescriptorSetLayout layouts[] = {set_layout_, set_layout_, set_layout_};
    auto sets = Make<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    sets.descriptorPool = pool;
    sets.descriptorSetCount = 3;
    sets.pSetLayouts = layouts;
    VkDescriptorSet made[3];
    if (Ok(vkAllocateDescriptorSets(device_, &sets, made))) {
        Ok(vkFreeDescriptorSets(device_, pool, 1, &made[2]));
        sets_.assign(made, made + 2); // The sets of older pools live on, unused.
    }
}

void Program::EndSets() {
    WaitIdle();
    sets_.clear(); // Nobody knows of which pool they are.
    if (!descriptor_pools_.empty()) {
        Ok(vkResetDescriptorPool(device_, descriptor_pools_[0], 0));
    }
    for (VkDescriptorPool pool : descriptor_pools_) {
        vkDestroyDescriptorPool(device_, pool, nullptr);
    }
    descriptor_pools_.clear();
}

void Program::UpdateSets() {
    const VkDescriptorSet set = Any(sets_);
    if (set == VK_NULL_HANDLE || buffers_.empty()) {
        return;
    }
    VkDescriptorBufferInfo buffers[2] = {};
    for (VkDescriptorBufferInfo &info : buffers) {
        info = {Any(buffers_).handle, 0, VK_WHOLE_SIZE};
    }
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstSet = set;
    write.descriptorCount = 2;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = buffers;
    WaitIdle();
    Count();
    vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
}

void Program::UpdateWithTemplate() {
    const VkDescriptorSet set = Any(sets_);
    if (set == VK_NULL_HANDLE || buffers_.empty()) {
        return;
    }
    const VkDescriptorUpdateTemplateEntry entry = {
        0, 0, 1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 0, sizeof(VkDescriptorBufferInfo)};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET;
    info.descriptorSetLayout = set_layout_;
    VkDescriptorUpdateTemplate made;
    if (Ok(vkCreateDescriptorUpdateTemplate(device_, &info, nullptr, &made))) {
        const VkDescriptorBufferInfo buffer = {Any(buffers_).handle, 0, VK_WHOLE_SIZE};
        WaitIdle();
        vkUpdateDescriptorSetWithTemplate(device_, set, made, &buffer);
        vkDestroyDescriptorUpdateTemplate(device_, made, nullptr);
    }
}

VkShaderModule Program::Shader(const uint32_t *words, size_t size) {
    auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    info.codeSize = size;
    info.pCode = words;
    VkShaderModule module;
    return Ok(vkCreateShaderModule(device_, &info, nullptr, &module)) ? module : VK_NULL_HANDLE;
}

void Program::MakeShader() {
    vkDestroyShaderModule(device_, Shader(bounds_storage_buffer, sizeof bounds_storage_buffer), nullptr);
}

VkPipelineShaderStageCreateInfo Program::Stage(VkShaderStageFlagBits stage, VkShaderModule module) const {
    auto info = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    info.stage = stage;
    info.module = module;
    info.pName = "main";
    return info;
}

void Program::MakeComputePipelines() {
    if (layout_ == VK_NULL_HANDLE && set_layout_ != VK_NULL_HANDLE) {
        const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 8};
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.setLayoutCount = 1;
        info.pSetLayouts = &set_layout_;
        info.pushConstantRangeCount = 1;
        info.pPushConstantRanges = &range;
        if (!Ok(vkCreatePipelineLayout(device_, &info, nullptr, &layout_))) {
            layout_ = VK_NULL_HANDLE;
        }
    }
    if (layout_ == VK_NULL_HANDLE || compute_.size() >= kMaxObjects) {
        return;
    }
    const VkShaderModule module = Shader(bounds_storage_buffer, sizeof bounds_storage_buffer);
    if (module == VK_NULL_HANDLE) {
        return;
    }
    VkComputePipelineCreateInfo infos[2] = {};
    for (VkComputePipelineCreateInfo &info : infos) {
        info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
        info.stage = Stage(VK_SHADER_STAGE_COMPUTE_BIT, module);
        info.layout = layout_;
    }
    VkPipeline pipelines[2] = {};
    Ok(vkCreateComputePipelines(device_, VK_NULL_HANDLE, 2, infos, nullptr, pipelines));
    for (VkPipeline pipeline : pipelines) {
        if (pipeline != VK_NULL_HANDLE) {
            compute_.push_back(pipeline);
        }
    }
    vkDestroyShaderModule(device_, module, nullptr);
}

void Program::MakeGraphicsPipeline() {
    if (render_pass_ == VK_NULL_HANDLE) {
        VkAttachmentDescription attachment = {};
        attachment.format = kFormat;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        const VkAttachmentReference reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
        VkSubpassDescription subpass = {};
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &reference;
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.attachmentCount = 1;
        info.pAttachments = &attachment;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        if (!Ok(vkCreateRenderPass(device_, &info, nullptr, &render_pass_))) {
            render_pass_ = VK_NULL_HANDLE;
        }
    }
    if (render_pass_ == VK_NULL_HANDLE || layout_ == VK_NULL_HANDLE || graphics_.size() >= kMaxObjects) {
        return;
    }
    const VkShaderModule vertex = Shader(triangle_vert, sizeof triangle_vert);
    const VkShaderModule fragment = Shader(color_frag, sizeof color_frag);
    if (vertex != VK_NULL_HANDLE && fragment != VK_NULL_HANDLE) {
        const VkPipelineShaderStageCreateInfo stages[] = {Stage(VK_SHADER_STAGE_VERTEX_BIT, vertex),
                                                          Stage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment)};
        const GraphicsState state(kExtent);
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        info.stageCount = 2;
        info.pStages = stages;
        info.layout = layout_;
        info.renderPass = render_pass_;
        VkPipeline pipeline = VK_NULL_HANDLE;
        Keep(vkCreateGraphicsPipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline), pipeline,
             &graphics_);
    }
    vkDestroyShaderModule(device_, vertex, nullptr);
    vkDestroyShaderModule(device_, fragment, nullptr);
}

void Program::EndPipeline() {
    WaitIdle();
    Count();
    vkDestroyPipeline(device_, Take(Below(2) ? &compute_ : &graphics_), nullptr);
}

void Program::MakeQueryPool() {
    auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = kNumQueries;
    VkQueryPool pool = VK_NULL_HANDLE;
    if (query_pools_.size() < kMaxObjects) {
        Keep(vkCreateQueryPool(device_, &info, nullptr, &pool), pool, &query_pools_);
    }
}

void Program::ReadQueries() {
    const VkQueryPool pool = Any(query_pools_);
    uint64_t values[kNumQueries];
    if (pool != VK_NULL_HANDLE) {
        Ok(vkGetQueryPoolResults(device_, pool, 0, kNumQueries, sizeof values, values, 8,
                                 VK_QUERY_RESULT_64_BIT));
    }
}

void Program::UseEvent() {
    auto info = Make<VkEventCreateInfo>(VK_STRUCTURE_TYPE_EVENT_CREATE_INFO);
    VkEvent event = VK_NULL_HANDLE;
    if (events_.size() < kMaxObjects) {
        Keep(vkCreateEvent(device_, &info, nullptr, &event), event, &events_);
    }
    if ((event = Any(events_)) != VK_NULL_HANDLE) {
        Ok(vkSetEvent(device_, event));
        Ok(vkGetEventStatus(device_, event));
        Ok(vkResetEvent(device_, event));
    }
}

void Program::MakeSemaphores() {
    auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore = VK_NULL_HANDLE;
    if (semaphores_.size() < kMaxObjects) {
        Keep(vkCreateSemaphore(device_, &info, nullptr, &semaphore), semaphore, &semaphores_);
    }
    info.pNext = &type;
    if (timelines_.size() < kMaxObjects) {
        Keep(vkCreateSemaphore(device_, &info, nullptr, &semaphore), semaphore, &timelines_);
    }
}

void Program::EndSemaphores() {
    WaitIdle();
    Count();
    vkDestroySemaphore(device_, Take(&semaphores_), nullptr);
    vkDestroySemaphore(device_, Take(&timelines_), nullptr);
    vkDestroyEvent(device_, Take(&events_), nullptr);
    vkDestroyFence(device_, Take(&fences_), nullptr);
    vkDestroyQueryPool(device_, Take(&query_pools_), nullptr);
}

void Program::UseTimeline() {
    const VkSemaphore semaphore = Any(timelines_);
    uint64_t value;
    if (semaphore == VK_NULL_HANDLE || !Ok(vkGetSemaphoreCounterValue(device_, semaphore, &value))) {
        return;
    }
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = semaphore;
    signal.value = ++value;
    Ok(vkSignalSemaphore(device_, &signal));
    auto wait = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
    wait.semaphoreCount = 1;
    wait.pSemaphores = &semaphore;
    wait.pValues = &value;
    Ok(vkWaitSemaphores(device_, &wait, 0));
}

void Program::UseFences() {
    auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    VkFence fence = VK_NULL_HANDLE;
    if (fences_.size() < kMaxObjects) {
        Keep(vkCreateFence(device_, &info, nullptr, &fence), fence, &fences_);
    }
    if ((fence = Any(fences_)) != VK_NULL_HANDLE) {
        Ok(vkGetFenceStatus(device_, fence));
        Ok(vkWaitForFences(device_, 1, &fence, VK_TRUE, 0));
        WaitIdle();
        Ok(vkResetFences(device_, 1, &fence));
    }
}

void Program::UsePrivateData() {
    auto info = Make<VkPrivateDataSlotCreateInfo>(VK_STRUCTURE_TYPE_PRIVATE_DATA_SLOT_CREATE_INFO);
    VkPrivateDataSlot slot;
    if (Ok(vkCreatePrivateDataSlot(device_, &info, nullptr, &slot))) {
        Ok(vkSetPrivateData(device_, VK_OBJECT_TYPE_DEVICE, (uint64_t)device_, slot, 1));
        vkDestroyPrivateDataSlot(device_, slot, nullptr);
    }
}

void Program::UseValidationCache() {
    const auto make = Find<PFN_vkCreateValidationCacheEXT>("vkCreateValidationCacheEXT");
    if (!make) {
        return; // The extension is not enabled, or there is no layer.
    }
    auto info = Make<VkValidationCacheCreateInfoEXT>(VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT);
    VkValidationCacheEXT cache;
    if (Ok(make(device_, &info, nullptr, &cache))) {
        size_t size = 0;
        Ok(Find<PFN_vkGetValidationCacheDataEXT>("vkGetValidationCacheDataEXT")(device_, cache, &size,
                                                                                nullptr));
        Find<PFN_vkDestroyValidationCacheEXT>("vkDestroyValidationCacheEXT")(device_, cache, nullptr);
    }
}

void Program::UsePipelineCache() {
    auto info = Make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    VkPipelineCache caches[2] = {};
    for (VkPipelineCache &cache : caches) {
        if (!Ok(vkCreatePipelineCache(device_, &info, nullptr, &cache))) {
            cache = VK_NULL_HANDLE;
        }
    }
    if (caches[0] != VK_NULL_HANDLE && caches[1] != VK_NULL_HANDLE) {
        Ok(vkMergePipelineCaches(device_, caches[0], 1, &caches[1]));
    }
    for (VkPipelineCache cache : caches) {
        vkDestroyPipelineCache(device_, cache, nullptr);
    }
}

void Program::NameObjects() {
    const auto set_name = Find<PFN_vkSetDebugUtilsObjectNameEXT>("vkSetDebugUtilsObjectNameEXT");
    auto info = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    info.objectType = VK_OBJECT_TYPE_BUFFER;
    info.objectHandle = (uint64_t)Any(buffers_).handle;
    info.pObjectName = "a buffer";
    if (set_name && info.objectHandle) {
        Ok(set_name(device_, &info));
    }
}

void Program::DestroyObjects() {
    EndSets();
    for (const Image &image : images_) {
        DestroyImage(image);
    }
    for (const Buffer &buffer : buffers_) {
        vkDestroyBuffer(device_, buffer.handle, nullptr);
        vkFreeMemory(device_, buffer.memory, nullptr);
    }
    for (VkSampler sampler : samplers_) {
        vkDestroySampler(device_, sampler, nullptr);
    }
    compute_.insert(compute_.end(), graphics_.begin(), graphics_.end());
    for (VkPipeline pipeline : compute_) {
        vkDestroyPipeline(device_, pipeline, nullptr);
    }
    for (VkQueryPool pool : query_pools_) {
        vkDestroyQueryPool(device_, pool, nullptr);
    }
    for (VkEvent event : events_) {
        vkDestroyEvent(device_, event, nullptr);
    }
    semaphores_.insert(semaphores_.end(), timelines_.begin(), timelines_.end());
    for (VkSemaphore semaphore : semaphores_) {
        vkDestroySemaphore(device_, semaphore, nullptr);
    }
    for (VkFence fence : fences_) {
        vkDestroyFence(device_, fence, nullptr);
    }
    vkDestroyCommandPool(device_, pool_, nullptr);
    vkDestroyRenderPass(device_, render_pass_, nullptr);
    vkDestroyPipelineLayout(device_, layout_, nullptr);
    vkDestroyDescriptorSetLayout(device_, set_layout_, nullptr);
    pool_ = VK_NULL_HANDLE;
    render_pass_ = VK_NULL_HANDLE;
    layout_ = VK_NULL_HANDLE;
    set_layout_ = VK_NULL_HANDLE;
    images_.clear(), buffers_.clear(), samplers_.clear(), compute_.clear(), graphics_.clear(),
        query_pools_.clear();
    events_.clear(), semaphores_.clear(), timelines_.clear(), fences_.clear(), commands_.clear();
}

} // namespace wd::testing
