// One device of the table: the buffers and descriptors of its shaders.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniformTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
constexpr VkDescriptorType kStorageTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr VkDescriptorType kSampledImage = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
constexpr VkDescriptorType kGatheredImage = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr uint32_t kArrayLength = 6;
constexpr uint32_t kNumImages = 4; // The format of the last one does not suit the shaders.
constexpr uint32_t kNumSparse = 4; // Elements that are written and stay; the next one's buffer is destroyed.
constexpr uint32_t kTargetSize = 4;

std::vector<const char *> RayExtensions() {
    return {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME, VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME,
            VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
}

bool HasExtensions(VkPhysicalDevice device, const std::vector<const char *> &names) {
    uint32_t count = 0;
    vkEnumerateDeviceExtensionProperties(device, nullptr, &count, nullptr);
    std::vector<VkExtensionProperties> extensions(count);
    vkEnumerateDeviceExtensionProperties(device, nullptr, &count, extensions.data());
    return std::all_of(names.begin(), names.end(), [&](const char *name) {
        return std::any_of(extensions.begin(), extensions.end(), [&](const VkExtensionProperties &extension) {
            return strcmp(extension.extensionName, name) == 0;
        });
    });
}

// The structs of VkPhysicalDeviceFeatures2 that the table is about.
struct FeatureChain {
    VkPhysicalDeviceFeatures2 features =
        Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    VkPhysicalDeviceVulkan12Features vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceMeshShaderFeaturesEXT mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures =
        Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    VkPhysicalDeviceRayTracingPipelineFeaturesKHR rays = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
    VkPhysicalDeviceRayQueryFeaturesKHR queries =
        Make<VkPhysicalDeviceRayQueryFeaturesKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR);
    VkPhysicalDeviceRobustness2FeaturesEXT robust = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);

    // Link makes the chain, with the structs of extensions that the device has.
    void Link(bool with_mesh, bool with_rays, bool with_queries, bool with_robust) {
        features.pNext = &vulkan12;
        void **last = &vulkan12.pNext;
        const auto add = [&](void *added, void **next) {
            *last = added;
            last = next;
        };
        if (with_mesh) {
            add(&mesh, &mesh.pNext);
        }
        if (with_rays) {
            add(&structures, &structures.pNext);
            add(&rays, &rays.pNext);
        }
        if (with_queries) {
            add(&queries, &queries.pNext);
        }
        if (with_robust) {
            add(&robust, &robust.pNext);
        }
    }
};

bool HasCommon(const FeatureChain &chain) {
    const VkPhysicalDeviceFeatures &core = chain.features.features;
    return core.shaderStorageBufferArrayDynamicIndexing && core.vertexPipelineStoresAndAtomics &&
           core.fragmentStoresAndAtomics && chain.vulkan12.bufferDeviceAddress &&
           chain.vulkan12.descriptorBindingPartiallyBound && core.shaderSampledImageArrayDynamicIndexing &&
           chain.vulkan12.shaderSampledImageArrayNonUniformIndexing &&
           chain.vulkan12.shaderStorageBufferArrayNonUniformIndexing;
}

std::vector<uint32_t> ReadWords(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), {});
    if (!file || bytes.empty() || bytes.size() % sizeof(uint32_t)) {
        throw std::runtime_error("cannot read the shader " + path);
    }
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    memcpy(words.data(), bytes.data(), bytes.size());
    return words;
}

// Numbers that no two elements share.
std::vector<uint32_t> Numbers(uint32_t first, uint32_t count) {
    std::vector<uint32_t> numbers;
    for (uint32_t i = 0; i < count; i++) {
        numbers.push_back(first + i * 7);
    }
    return numbers;
}

} // namespace

// Starting

Session::Features Session::FindFeatures() {
    Features found;
    if (api_version() < VK_API_VERSION_1_2) {
        return found;
    }
    const bool with_mesh = HasExtensions(physical_device(), {VK_EXT_MESH_SHADER_EXTENSION_NAME});
    const bool with_rays = HasExtensions(physical_device(), RayExtensions());
    const bool with_queries =
        with_rays && HasExtensions(physical_device(), {VK_KHR_RAY_QUERY_EXTENSION_NAME});
    const bool with_robust = HasExtensions(physical_device(), {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    FeatureChain chain;
    chain.Link(with_mesh, with_rays, with_queries, with_robust);
    vkGetPhysicalDeviceFeatures2(physical_device(), &chain.features);
    found.common = HasCommon(chain);
    found.tessellation = chain.features.features.tessellationShader;
    found.geometry = chain.features.features.geometryShader;
    found.mesh = chain.mesh.meshShader && chain.mesh.taskShader;
    found.rays = chain.structures.accelerationStructure && chain.rays.rayTracingPipeline;
    found.culling = found.rays && chain.rays.rayTraversalPrimitiveCulling;
    found.queries = found.rays && chain.queries.rayQuery;
    found.motion =
        found.queries && place_.driver == Driver::kLavapipe && !LayerFolder(Layer::kInvented).empty();
    found.prints = HasExtensions(physical_device(), {VK_KHR_SHADER_NON_SEMANTIC_INFO_EXTENSION_NAME});
    found.robust2 = chain.robust.robustBufferAccess2;
    return found;
}

Options Session::MakeOptions(const Features &features) {
    Options options;
    options.driver = place_.driver;
    options.api_version = VK_API_VERSION_1_2;
    options.layers.clear();
    if (mode_ != Mode::kPlain) {
        options.layers = {Layer::kWarden};
        if (place_.suite == Suite::kOperations && !LayerFolder(Layer::kInvented).empty()) {
            options.layers.push_back(Layer::kInvented);
        }
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_descriptor_contents"] = "true";
        options.settings["gpuav_mode"] = ModeName(mode_);
        options.settings["duplicate_message_limit"] = "1000";
        const bool warns = place_.robustness == Robustness::kWarns;
        options.settings["gpuav_warn_on_robust_oob"] = warns ? "true" : "false";
    }
    if (mode_ != Mode::kPlain && place_.suite == Suite::kOperations) {
        options.settings["gpuav_checks"] = "all";
        options.settings["gpuav_acceleration_structures"] = "true";
        options.settings["debug_printf"] = "true";
        options.settings["validate_shaders"] = "false"; // Its summary is a message of severity INFO.
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    }
    if (features.motion && mode_ != Mode::kPlain && place_.suite == Suite::kOperations) {
        options.device_extensions.push_back(VK_NV_RAY_TRACING_MOTION_BLUR_EXTENSION_NAME);
    }
    if (features.mesh) {
        options.device_extensions.push_back(VK_EXT_MESH_SHADER_EXTENSION_NAME);
    }
    for (const char *name : RayExtensions()) {
        if (features.rays) {
            options.device_extensions.push_back(name);
        }
    }
    if (features.queries) {
        options.device_extensions.push_back(VK_KHR_RAY_QUERY_EXTENSION_NAME);
    }
    if (features.prints) {
        options.device_extensions.push_back(VK_KHR_SHADER_NON_SEMANTIC_INFO_EXTENSION_NAME);
    }
    if (features.robust2 && place_.robustness != Robustness::kNone) {
        options.device_extensions.push_back(VK_EXT_ROBUSTNESS_2_EXTENSION_NAME);
    }
    return options;
}

std::string Session::Open() {
    StartInstance(MakeOptions({}));
    if (!instance() || !physical_device()) {
        return mode_ == Mode::kPlain || !LayerFolder(Layer::kWarden).empty() ? HowToGet(place_.driver)
                                                                             : HowToGet(Layer::kWarden);
    }
    features_ = FindFeatures();
    if (!features_.common) {
        return "the device lacks Vulkan 1.2 with bufferDeviceAddress, descriptorBindingPartiallyBound and "
               "non-uniform indices of storage buffers and sampled images, or stores in all stages";
    }
    const bool is_robust = place_.robustness != Robustness::kNone;
    FeatureChain chain;
    chain.Link(features_.mesh, features_.rays, features_.queries, is_robust && features_.robust2);
    VkPhysicalDeviceFeatures &core = chain.features.features;
    core.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    core.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    core.vertexPipelineStoresAndAtomics = VK_TRUE;
    core.fragmentStoresAndAtomics = VK_TRUE;
    core.tessellationShader = features_.tessellation;
    core.geometryShader = features_.geometry;
    core.robustBufferAccess = is_robust;
    chain.vulkan12.bufferDeviceAddress = VK_TRUE;
    chain.vulkan12.descriptorBindingPartiallyBound = VK_TRUE;
    chain.vulkan12.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
    chain.vulkan12.shaderSampledImageArrayNonUniformIndexing = VK_TRUE;
    chain.mesh.meshShader = chain.mesh.taskShader = VK_TRUE;
    chain.structures.accelerationStructure = VK_TRUE;
    chain.rays.rayTracingPipeline = VK_TRUE;
    chain.rays.rayTraversalPrimitiveCulling = features_.culling;
    chain.queries.rayQuery = chain.robust.robustBufferAccess2 = VK_TRUE;
    Options options = MakeOptions(features_);
    options.device_next = &chain.features;
    StartDevice(options);
    MakeResources();
    return "";
}

std::string Session::Lacks(const Row &row) const {
    switch (row.stage) {
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return features_.tessellation ? "" : "the device has no tessellation shaders";
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return features_.geometry ? "" : "the device has no geometry shaders";
    default:
        break;
    }
    if (row.group == Group::kMesh && !features_.mesh) {
        return "the device has no mesh shaders (VK_EXT_mesh_shader)";
    }
    if (row.group == Group::kRays && !features_.rays) {
        return "the device has no ray tracing (VK_KHR_ray_tracing_pipeline)";
    }
    return "";
}

std::string Session::Lacks(const Row &row, const Column &column) const {
    if (mode_ == Mode::kObserve && !column.bad_observe) {
        return "drivers may write past their memory";
    }
    if ((strcmp(column.name, "ray-parameters (ray query)") == 0 ||
         strcmp(column.name, "ray-parameters (hit distance)") == 0) &&
        !features_.queries) {
        return "the device has no ray queries (VK_KHR_ray_query)";
    }
    if (strcmp(column.name, "ray-parameters (motion)") == 0 && !features_.motion) {
        return "motion needs lavapipe, and the layer of testing/invented below Warden";
    }
    if (strcmp(column.name, "ray-parameters (pipeline)") == 0 && !features_.culling) {
        return "the device has no rayTraversalPrimitiveCulling";
    }
    if (strcmp(column.name, "operand-values") == 0 && place_.valid_gathers) {
        return "every gather is valid";
    }
    if (column.is_print && !features_.prints) {
        return "the device has no VK_KHR_shader_non_semantic_info";
    }
    return Lacks(row);
}

std::string Session::DeviceName() const {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    return properties.deviceName;
}

// Of the messages of severity INFO, only the texts of debugPrintfEXT are of interest.
std::vector<Message> Session::Findings() const {
    std::vector<Message> findings;
    for (const Message &message : messages()) {
        if (message.severity != VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT ||
            message.id == "WARDEN-gpuav-debug-printf") {
            findings.push_back(message);
        }
    }
    return findings;
}

void Session::SetStraysApart() {
    const std::vector<Message> strays = Findings();
    strays_.insert(strays_.end(), strays.begin(), strays.end());
    ClearMessages();
}

std::vector<Message> Session::Close() {
    Stop();
    SetStraysApart();
    return strays_;
}

// Resources

// WriteSparse leaves element 5 unwritten, and destroys the buffer of element 4.
void Session::WriteSparse() {
    for (uint32_t i = 0; i < kNumSparse; i++) {
        WriteBuffer(set_, 4, i, kStorage,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, Numbers(400 + i, 1)));
    }
    Buffer memory = MakeBuffer(4096, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    Buffer buffer;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), buffer.handle, memory.memory, 0), "vkBindBufferMemory");
    WriteBuffer(set_, 4, kNumSparse, kStorage, buffer);
    vkDestroyBuffer(device(), buffer.handle, nullptr);
}

// WriteTexels writes a view of four texels on a buffer of 64.
void Session::WriteTexels(uint32_t binding, VkDescriptorType type, uint32_t first) {
    Buffer buffer =
        MakeBuffer(256, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT,
                   Numbers(first, 64));
    auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
    info.buffer = buffer.handle;
    info.format = VK_FORMAT_R32_UINT;
    info.range = 16;
    VkBufferView view;
    Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
    Defer([device = device(), view] { vkDestroyBufferView(device, view, nullptr); });
    WriteTexelBuffer(set_, binding, 0, type, view);
}

void Session::WriteImages() {
    for (uint32_t i = 0; i < kNumImages; i++) {
        const bool is_last = i + 1 == kNumImages;
        const Image image = MakeImage(is_last ? VK_FORMAT_R32_SFLOAT : VK_FORMAT_R32_UINT, 4, 4,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = 800 + i;
        FillImage(image, color, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set_, 7, i, kSampledImage, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    }
}

// WriteViews writes views of which the last one has another type than the shader's image.
void Session::WriteViews() {
    for (uint32_t i = 0; i < kNumImages; i++) {
        const Image image =
            MakeImage(VK_FORMAT_R32_UINT, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = 900 + i;
        FillImage(image, color, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        const VkImageView view =
            i + 1 == kNumImages ? MakeImageView(image.handle, VK_FORMAT_R32_UINT, VK_IMAGE_VIEW_TYPE_2D_ARRAY)
                                : image.view;
        WriteImage(set_, 8, i, kSampledImage, view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    }
}

// WriteSampled writes images of integers with samplers, of which the last one filters.
void Session::WriteSampled() {
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.magFilter = info.minFilter = VK_FILTER_LINEAR;
    VkSampler linear;
    Check(vkCreateSampler(device(), &info, nullptr, &linear), "vkCreateSampler");
    Defer([device = device(), linear] { vkDestroySampler(device, linear, nullptr); });
    for (uint32_t i = 0; i < kNumImages; i++) {
        const Image image =
            MakeImage(VK_FORMAT_R32_UINT, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = 1000 + i;
        FillImage(image, color, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set_, 9, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, i + 1 == kNumImages ? linear : MakeSampler());
    }
}

// WriteOperands writes the image of gathers and the boxes of ray queries.
void Session::WriteOperands() {
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                  VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    FillImage(image, {{0.25f, 0.5f, 0.75f, 1.0f}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    WriteImage(set_, 8, 0, kGatheredImage, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
               MakeSampler());
    if (features_.queries) {
        scene_ = MakeScene();
        WriteStructure(set_, 9, 0, scene_);
        const bool has_motion = features_.motion && mode_ != Mode::kPlain;
        WriteStructure(set_, 10, 0,
                       MakeScene(0, has_motion ? VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV : 0));
    }
}

void Session::MakeResources() {
    const VkDescriptorBindingFlags flags[11] = {0, 0, 0, 0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT};
    auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    binding_flags.pBindingFlags = flags;
    for (const Row &row : Rows()) {
        stages_ |= Lacks(row).empty() ? VkShaderStageFlags(row.stage) : 0;
    }
    std::vector<VkDescriptorSetLayoutBinding> bindings = {
        {0, kStorage, 1, stages_, nullptr},
        {1, kStorage, kArrayLength, stages_, nullptr},
        {2, kStorage, 1, stages_, nullptr},
        {3, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, stages_, nullptr},
        {4, kStorage, kArrayLength, stages_, nullptr},
        {5, kUniformTexels, 1, stages_, nullptr},
        {6, kStorageTexels, 1, stages_, nullptr},
        {7, kSampledImage, kNumImages, stages_, nullptr}};
    if (place_.suite == Suite::kAccesses) {
        bindings.push_back({8, kSampledImage, kNumImages, stages_, nullptr});
        bindings.push_back({9, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kNumImages, stages_, nullptr});
    }
    if (place_.suite == Suite::kOperations) {
        bindings.push_back({8, kGatheredImage, 1, stages_, nullptr});
        if (features_.queries) {
            for (uint32_t binding : {9u, 10u}) {
                bindings.push_back(
                    {binding, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1, stages_, nullptr});
            }
        }
    }
    binding_flags.bindingCount = uint32_t(bindings.size());
    std::vector<VkDescriptorPoolSize> sizes;
    for (const VkDescriptorSetLayoutBinding &binding : bindings) {
        sizes.push_back({binding.descriptorType, binding.descriptorCount});
    }
    set_layout_ = MakeSetLayout(bindings, &binding_flags);
    set_ = MakeSet(set_layout_, sizes);
    result_ = MakeBuffer(Rows().size() * kWordsPerRow * sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set_, 0, 0, kStorage, result_);
    for (uint32_t i = 0; i < kArrayLength; i++) {
        WriteBuffer(set_, 1, i, kStorage,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, Numbers(100 + i, 1)));
    }
    // Of both buffers the descriptor covers four elements.
    WriteBuffer(set_, 2, 0, kStorage, MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, Numbers(200, 64)),
                0, 16);
    WriteBuffer(set_, 3, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                MakeBuffer(256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, Numbers(300, 64)), 0, 64);
    WriteSparse();
    WriteTexels(5, kUniformTexels, 600);
    WriteTexels(6, kStorageTexels, 700);
    WriteImages();
    if (place_.suite == Suite::kOperations) {
        WriteOperands();
    } else {
        WriteViews();
        WriteSampled();
    }
    const Buffer addressed = MakeAddressedBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, Numbers(500, 16));
    SetName(VK_OBJECT_TYPE_BUFFER, addressed.handle, "addressed");
    address_ = AddressOf(addressed.handle);
    layout_ = MakeLayout({set_layout_});
    target_ = MakeTarget(kTargetSize, kTargetSize);
}

VkPipelineLayout Session::MakeLayout(std::vector<VkDescriptorSetLayout> sets) {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    while (place_.all_sets && sets.size() < properties.limits.maxBoundDescriptorSets) {
        sets.push_back(MakeSetLayout({}));
    }
    return MakePipelineLayout(sets, stages_, kPushWords * sizeof(uint32_t));
}

VkShaderModule Session::LoadShader(const char *name) {
    const std::string prefix = place_.suite == Suite::kAccesses ? ""
                               : features_.queries              ? "queries."
                                                                : "operations.";
    std::vector<uint32_t> words = ReadWords(place_.shaders + "/" + prefix + name + ".spv");
    VkShaderModule module = MakeShader(words.data(), words.size());
    SetName(VK_OBJECT_TYPE_SHADER_MODULE, module, name);
    return module;
}

// Running

VkPipeline &Session::PipelineOf(Group group) {
    VkPipeline &pipeline = pipelines_[static_cast<size_t>(group)];
    if (!pipeline) {
        pipeline = group == Group::kCompute ? MakeCompute()
                   : group == Group::kRays  ? MakeRays()
                                            : MakeGraphics(group);
        SetName(VK_OBJECT_TYPE_PIPELINE, pipeline, GroupName(group));
    }
    return pipeline;
}

Result Session::Run(const Access &access) {
    const Group group = Rows()[access.row].group;
    const Column &column = Columns(place_.suite)[access.column];
    PipelineOf(group);
    SetStraysApart();
    std::fill_n(result_.words, Rows().size() * kWordsPerRow, kUntouched);
    std::vector<uint32_t> push = {uint32_t(address_), uint32_t(address_ >> 32), uint32_t(access.row)};
    push.resize(kPushWords, 0);
    push[3 + access.column] = !access.is_mistake        ? column.good
                              : mode_ == Mode::kObserve ? column.bad_observe
                                                        : column.bad;
    VkCommandBuffer commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "all commands");
    Record(commands, group, push);
    Check(Submit(commands), "vkQueueSubmit");
    Result result;
    result.words.assign(result_.words, result_.words + Rows().size() * kWordsPerRow);
    result.messages = Findings();
    ClearMessages();
    if (group == Group::kGraphics || group == Group::kMesh) {
        result.texels = ReadTarget(target_);
    }
    return result;
}

} // namespace wd::testing::stages
