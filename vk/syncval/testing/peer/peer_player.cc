#include "vk/syncval/testing/peer/peer_player.h"

#include <algorithm>

namespace warden {

using wd::testing::Driver;
using wd::testing::Layer;
using wd::testing::Make;
using wd::testing::Options;

namespace {

// Lists in these variables are separated by colons on Linux. The older layer checks submissions only with the
// second enable; newer ones do so by default. Layers ignore values that they do not know.
void EnableSynchronizationValidation(Options *options) {
    options->environment["VK_LAYER_ENABLES"] =
        "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT:"
        "VALIDATION_CHECK_ENABLE_SYNCHRONIZATION_VALIDATION_QUEUE_SUBMIT";
    options->environment["VK_LAYER_DISABLES"] = "VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT:"
                                                "VK_VALIDATION_FEATURE_DISABLE_API_PARAMETERS_EXT:"
                                                "VK_VALIDATION_FEATURE_DISABLE_OBJECT_LIFETIMES_EXT:"
                                                "VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT:"
                                                "VK_VALIDATION_FEATURE_DISABLE_UNIQUE_HANDLES_EXT";
    options->environment["VK_KHRONOS_VALIDATION_SYNCVAL_SHADER_ACCESSES_HEURISTIC"] = "true";
    options->environment["VK_KHRONOS_VALIDATION_SYNCVAL_LOAD_OP_AFTER_STORE_OP_VALIDATION"] = "true";
}

// Some versions write identifiers with underscores.
std::string Normal(std::string id) {
    std::replace(id.begin(), id.end(), '_', '-');
    return id;
}

} // namespace

void Player::StartUnder(Layer layer, Driver driver, bool checks_validity) {
    Options options;
    options.driver = driver;
    options.layers = {layer};
    options.api_version = VK_API_VERSION_1_3;
    options.settings["validate_sync"] = "true";
    options.settings["validate_shaders"] = "false";
    options.settings["enable_message_limit"] = "false";
    options.environment["VK_LAYER_DUPLICATE_MESSAGE_LIMIT"] = "0";
    options.environment["VK_KHRONOS_VALIDATION_ENABLE_MESSAGE_LIMIT"] = "false";
    if (checks_validity) {
        options.severities = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    } else {
        EnableSynchronizationValidation(&options);
    }
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.synchronization2 = VK_TRUE;
    features.dynamicRendering = VK_TRUE;
    auto timelines =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    timelines.timelineSemaphore = VK_TRUE;
    features.pNext = &timelines;
    options.device_next = &features;
    options.num_queues = driver == Driver::kNull ? kNumQueues : 1;
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    options.features.multiDrawIndirect = VK_TRUE;
    Start(options);
    if (!IsSkipped()) {
        MakeScene();
        ClearMessages();
    }
}

std::string Player::LayerVersion() const {
    uint32_t count = 0;
    vkGetPhysicalDeviceToolProperties(physical_device(), &count, nullptr);
    std::vector<VkPhysicalDeviceToolProperties> tools(
        count, Make<VkPhysicalDeviceToolProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TOOL_PROPERTIES));
    vkGetPhysicalDeviceToolProperties(physical_device(), &count, tools.data());
    for (const VkPhysicalDeviceToolProperties &tool : tools) {
        if (std::string(tool.layer) == "VK_LAYER_KHRONOS_validation") {
            return tool.version;
        }
    }
    vkEnumerateInstanceLayerProperties(&count, nullptr);
    std::vector<VkLayerProperties> layers(count);
    vkEnumerateInstanceLayerProperties(&count, layers.data());
    for (const VkLayerProperties &layer : layers) {
        if (std::string(layer.layerName) == "VK_LAYER_KHRONOS_validation") {
            return std::to_string(VK_API_VERSION_PATCH(layer.specVersion));
        }
    }
    return std::string();
}

VkImage Player::MakeSceneImage(uint32_t number) {
    auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = ImageFormat(number);
    info.extent = {kImageEdge, kImageEdge, 1};
    info.mipLevels = ImageLevels(number);
    info.arrayLayers = ImageLayers(number);
    info.samples = ImageSamples(number);
    info.tiling = VK_IMAGE_TILING_OPTIMAL;
    info.usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                 VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT |
                 (HasDepth(number) ? VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT
                                   : VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT) |
                 (number < kDepthImage ? VK_IMAGE_USAGE_STORAGE_BIT : 0);
    info.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
    VkImage image;
    Check(vkCreateImage(device(), &info, nullptr, &image), "vkCreateImage");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    const VkDeviceMemory memory = Allocate(requirements, 0);
    Defer([device = device(), image] { vkDestroyImage(device, image, nullptr); });
    Check(vkBindImageMemory(device(), image, memory, 0), "vkBindImageMemory");
    return image;
}

void Player::MakeScene() {
    for (VkBuffer &buffer : scene_.buffers) {
        buffer = MakeBuffer(kBufferSize,
                            VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                                VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
                                VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
                                VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT)
                     .handle;
    }
    for (uint32_t i = 0; i < kNumImages; i++) {
        scene_.images[i] = MakeSceneImage(i);
    }
    for (VkEvent &event : scene_.events) {
        event = MakeEvent();
    }
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    Check(vkCreateCommandPool(device(), &info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
    pool_ = pool;
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = pool_;
    allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocate.commandBufferCount = kNumPrimaries;
    primaries_.resize(kNumPrimaries);
    Check(vkAllocateCommandBuffers(device(), &allocate, primaries_.data()), "vkAllocateCommandBuffers");
    allocate.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    allocate.commandBufferCount = kNumSecondaries;
    secondaries_.resize(kNumSecondaries);
    Check(vkAllocateCommandBuffers(device(), &allocate, secondaries_.data()), "vkAllocateCommandBuffers");
    MakeGeneral();
    MakeShaders();
    MakeDrawShaders();
}

void Player::MakeGeneral() {
    VkCommandBuffer commands = Begin();
    for (uint32_t i = 0; i < kNumImages; i++) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = scene_.images[i];
        barrier.subresourceRange = {ImageAspects(i), 0, VK_REMAINING_MIP_LEVELS, 0,
                                    VK_REMAINING_ARRAY_LAYERS};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    Check(Submit(commands), "vkQueueSubmit");
}

void Player::BeginPrimary(uint32_t number) {
    commands_ = primaries_.at(number);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    Check(vkBeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
}

void Player::EndCommands() {
    Check(vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
}

Reports Player::Play(const Stream &stream) {
    Reports reports;
    texts_.clear();
    const auto begin_label = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    const auto end_label = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    for (size_t i = 0; i < stream.size(); i++) {
        const bool is_labelled = stream[i].is_labelled && stream[i].group != kEntireBatch;
        if (is_labelled) { // For the earlier access the Khronos layer gives the label, but no number.
            const std::string name = LabelOf(i);
            auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
            label.pLabelName = name.c_str();
            begin_label(commands_, &label);
        }
        stream[i].play(*this);
        if (is_labelled) {
            end_label(commands_);
        }
        reports.emplace_back();
        for (const wd::testing::Message &message : messages()) {
            reports.back().push_back({Normal(message.id), message.text});
            texts_ += "    " + std::to_string(i) + ": " + message.text + "\n";
        }
        ClearMessages();
    }
    vkDeviceWaitIdle(device());
    Check(vkResetCommandPool(device(), pool_, 0), "vkResetCommandPool");
    ForgetSubmissions();
    ForgetPasses();
    ForgetDispatches();
    return reports;
}

} // namespace warden
