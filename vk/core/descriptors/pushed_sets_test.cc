// Pushed descriptors, the templates of pushes, and bind points against queue families.
#include <functional>

#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

const VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                       kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
const VkPipelineBindPoint kGraphics = VK_PIPELINE_BIND_POINT_GRAPHICS,
                          kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;

class PushedSetsTest : public DescriptorsTest {
  protected:
    void StartPushes(std::vector<const char *> extensions = {}, const void *next = nullptr) {
        Options options = NullOptions();
        options.other_families = true;
        options.device_extensions = std::move(extensions);
        options.device_extensions.push_back(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
        options.device_next = next;
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        push_ = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
        push_template_ =
            DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplateKHR>("vkCmdPushDescriptorSetWithTemplateKHR");
        plain_ = MakeSetLayout({Binding(0, kStorage)});
        pushed_ = MakeSetLayout({Binding(0, kStorage)}, nullptr,
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
        layout_ = MakePipelineLayout({plain_, pushed_});
        buffer_ = {MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle, 0, VK_WHOLE_SIZE};
    }
    // On begins a command buffer of a queue family: 0 has graphics operations, 1 only compute and transfer operations,
    // 2 only transfer operations.
    VkBuffer MakeDescriptorBuffer(VkDeviceSize size) {
        return MakeBuffer(size, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                                    VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT)
            .handle;
    }
    // OnWithBuffer is On with a descriptor buffer that is bound.
    VkCommandBuffer OnWithBuffer(uint32_t family, VkDeviceAddress address) {
        const VkCommandBuffer commands = BeginOn(family);
        auto info =
            Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
        info.address = address;
        info.usage = VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT;
        DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT")(commands, 1, &info);
        return commands;
    }
    void Push(VkCommandBuffer commands, VkPipelineBindPoint bind_point, uint32_t set, uint32_t binding = 0) {
        VkWriteDescriptorSet write = Write(VK_NULL_HANDLE, binding, kStorage);
        write.pBufferInfo = &buffer_;
        push_(commands, bind_point, layout_, set, 1, &write);
    }
    // MakeTemplate makes a template for pushes of a storage buffer; VK_NULL_HANDLE where the call was wrong.
    VkDescriptorUpdateTemplate MakeTemplate(VkPipelineLayout layout, uint32_t set,
                                            VkPipelineBindPoint bind_point = kCompute) {
        static const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, 0};
        auto info = Make<VkDescriptorUpdateTemplateCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
        info.descriptorUpdateEntryCount = 1;
        info.pDescriptorUpdateEntries = &entry;
        info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR;
        info.pipelineBindPoint = bind_point;
        info.pipelineLayout = layout;
        info.set = set;
        VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
        vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made);
        Defer([this, made] { vkDestroyDescriptorUpdateTemplate(device(), made, nullptr); });
        return made;
    }

    PFN_vkCmdPushDescriptorSetKHR push_ = nullptr;
    PFN_vkCmdPushDescriptorSetWithTemplateKHR push_template_ = nullptr;
    VkDescriptorSetLayout plain_ = VK_NULL_HANDLE, pushed_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE; // Set 0 is bound, set 1 is pushed.
    VkDescriptorBufferInfo buffer_ = {};
};

#define START_PUSHES(...)                                                                                    \
    StartPushes(__VA_ARGS__);                                                                                \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(PushedSetsTest, PushesNeedAPushSet) {
    START_PUSHES();
    const VkCommandBuffer commands = BeginOn(0);
    Push(commands, kCompute, 1);
    ExpectSilence();
    Push(commands, kCompute, 0);
    ExpectRule("00365", "set is 0, but the descriptor set layout there");
    Push(commands, kCompute, 2);
    ExpectRule("00364", "set is 2, the setLayoutCount of the layout is 2");
}

TEST_F(PushedSetsTest, TheQueueFamilySupportsTheBindPointOfPushes) {
    START_PUSHES();
    Push(BeginOn(0), kGraphics, 1);
    Push(BeginOn(1), kCompute, 1);
    ExpectSilence();
    Push(BeginOn(1), kGraphics, 1);
    ExpectRule("00363",
               "the queue family of the command pool does not support VK_PIPELINE_BIND_POINT_GRAPHICS");
}

TEST_F(PushedSetsTest, TheQueueFamilySupportsTheBindPointOfBoundSets) {
    START_PUSHES();
    const VkPipelineLayout layout = MakePipelineLayout({plain_});
    const VkDescriptorSet set = SetOf(plain_);
    const auto bind = [&](uint32_t family, VkPipelineBindPoint bind_point) {
        vkCmdBindDescriptorSets(BeginOn(family), bind_point, layout, 0, 1, &set, 0, nullptr);
    };
    bind(0, kGraphics);
    bind(1, kCompute);
    ExpectSilence();
    bind(1, kGraphics);
    ExpectRule("00361", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
}

TEST_F(PushedSetsTest, TheQueueFamilySupportsTheBindPointOfTemplates) {
    START_PUSHES();
    const VkDescriptorUpdateTemplate graphics = MakeTemplate(layout_, 1, kGraphics),
                                     compute = MakeTemplate(layout_, 1, kCompute);
    push_template_(BeginOn(0), graphics, layout_, 1, &buffer_);
    push_template_(BeginOn(1), compute, layout_, 1, &buffer_);
    ExpectSilence();
    push_template_(BeginOn(1), graphics, layout_, 1, &buffer_);
    ExpectRule("00366",
               "the queue family of the command pool does not support VK_PIPELINE_BIND_POINT_GRAPHICS");
}

TEST_F(PushedSetsTest, TemplatesArePushedToAPushSetOfTheLayout) {
    START_PUSHES();
    const VkDescriptorUpdateTemplate made = MakeTemplate(layout_, 1);
    const VkCommandBuffer commands = BeginOn(0);
    push_template_(commands, made, layout_, 1, &buffer_);
    ExpectSilence();
    push_template_(commands, made, layout_, 2, &buffer_);
    ExpectRule("07304", "set is 2, the setLayoutCount of the layout is 2");
    push_template_(commands, made, layout_, 0, &buffer_);
    ExpectRule("07305", "was created without VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
    push_template_(commands, made, layout_, 0, &buffer_);
    ExpectRule("07305", "set is 0, but the descriptor set layout there");
}

#ifdef VK_VERSION_1_4
TEST_F(PushedSetsTest, TemplatesArePushedToTheirSet) {
    START_PUSHES();
    const VkDescriptorUpdateTemplate made = MakeTemplate(layout_, 1);
    for (const VkPipelineLayout first :
         {MakePipelineLayout({pushed_}), MakePipelineLayout({pushed_, plain_})}) {
        push_template_(BeginOn(0), made, first, 0, &buffer_);
        ExpectRule("07995", "set is 0, the set of the template is 1");
    }
}

TEST_F(PushedSetsTest, TemplatesArePushedWithACompatibleLayout) {
    START_PUSHES();
    const VkDescriptorUpdateTemplate made = MakeTemplate(layout_, 1);
    push_template_(BeginOn(0), made, MakePipelineLayout({plain_, pushed_}), 1, &buffer_);
    push_template_(BeginOn(0), made, MakePipelineLayout({plain_, pushed_, plain_}), 1, &buffer_);
    ExpectSilence();
    for (const VkDescriptorSetLayoutBinding &other : {Binding(0, kUniform), Binding(0, kStorage, 2)}) {
        push_template_(BeginOn(0), made, MakePipelineLayout({MakeSetLayout({other}), pushed_}), 1, &buffer_);
        ExpectRule("07993", "is not compatible for set 1 with");
    }
}
#endif

TEST_F(PushedSetsTest, TemplatesOfPushesAreOfAPushSet) {
    START_PUSHES();
    MakeTemplate(layout_, 1);
    ExpectSilence();
    MakeTemplate(layout_, 0);
    ExpectRule("00353", "set is 0, whose descriptor set layout was created without "
                        "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
    MakeTemplate(layout_, 2);
    ExpectRule("00353", "the setLayoutCount of the layout is 2");
    MakeTemplate(layout_, 1, static_cast<VkPipelineBindPoint>(7));
    ExpectRule("00351", "pipelineBindPoint is 7");
}

// --- Templates, pools and sets of mutable descriptors

class MutableSetsTest : public PushedSetsTest {
  protected:
    void StartMutable() {
        features_ = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
        features_.mutableDescriptorType = VK_TRUE;
        StartPushes({"VK_EXT_mutable_descriptor_type"}, &features_);
    }
    VkDescriptorSetLayout MakeMutable(VkDescriptorType type, bool has_samplers = false) {
        static const VkDescriptorType types[] = {kStorage, kUniform};
        const VkMutableDescriptorTypeListEXT list = {2, types};
        auto lists = Make<VkMutableDescriptorTypeCreateInfoEXT>(
            VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
        lists.mutableDescriptorTypeListCount = 1;
        lists.pMutableDescriptorTypeLists = &list;
        const VkSampler sampler = has_samplers ? MakeSampler() : VK_NULL_HANDLE;
        VkDescriptorSetLayoutBinding binding = Binding(0, type);
        binding.pImmutableSamplers = has_samplers ? &sampler : nullptr;
        return MakeSetLayout({binding}, type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT ? &lists : nullptr);
    }
    void TryTemplate(VkDescriptorSetLayout layout) {
        const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, 0};
        auto info = Make<VkDescriptorUpdateTemplateCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
        info.descriptorUpdateEntryCount = 1;
        info.pDescriptorUpdateEntries = &entry;
        info.descriptorSetLayout = layout;
        VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
        vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made);
        vkDestroyDescriptorUpdateTemplate(device(), made, nullptr);
    }
    void TryPool(VkDescriptorPoolCreateFlags flags) {
        const VkDescriptorPoolSize size = {kStorage, 1};
        auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
        info.flags = flags;
        info.maxSets = 1;
        info.poolSizeCount = 1;
        info.pPoolSizes = &size;
        VkDescriptorPool pool = VK_NULL_HANDLE;
        vkCreateDescriptorPool(device(), &info, nullptr, &pool);
        vkDestroyDescriptorPool(device(), pool, nullptr);
    }
    VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT features_ = {};
};

#define START_MUTABLE()                                                                                      \
    StartMutable();                                                                                          \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(MutableSetsTest, HaveNoTemplates) {
    START_MUTABLE();
    TryTemplate(MakeMutable(kStorage));
    ExpectSilence();
    TryTemplate(MakeMutable(VK_DESCRIPTOR_TYPE_MUTABLE_EXT));
    ExpectRule("04615", "binding 0 of descriptorSetLayout is of the type VK_DESCRIPTOR_TYPE_MUTABLE_EXT");
}

TEST_F(MutableSetsTest, TemplatesNameTheMutableBinding) {
    START_MUTABLE();
    TryTemplate(plain_);
    ExpectSilence();
    const VkDescriptorType types[] = {kStorage};
    const VkMutableDescriptorTypeListEXT lists[] = {{0, nullptr}, {1, types}};
    auto chained =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    chained.mutableDescriptorTypeListCount = 2;
    chained.pMutableDescriptorTypeLists = lists;
    const VkDescriptorSetLayout layout =
        MakeSetLayout({Binding(0, kStorage), Binding(1, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &chained);
    ExpectSilence();
    TryTemplate(layout);
    ExpectRule("04615", "binding 1 of descriptorSetLayout is of the type VK_DESCRIPTOR_TYPE_MUTABLE_EXT");
}

TEST_F(MutableSetsTest, PoolsForTheHostAreNotUpdatedAfterBinding) {
    START_MUTABLE();
    TryPool(VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT);
    TryPool(VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    ExpectSilence();
    TryPool(VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT | VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    ExpectRule("04607", "flags is VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT");
}

TEST_F(MutableSetsTest, SetsForTheHostAreNotBound) {
    START_MUTABLE();
    const VkPipelineLayout layout = MakePipelineLayout({plain_});
    const VkDescriptorSet device_set = SetOf(plain_),
                          host_set = SetOf(plain_, VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT);
    const VkCommandBuffer commands = BeginOn(0);
    vkCmdBindDescriptorSets(commands, kCompute, layout, 0, 1, &device_set, 0, nullptr);
    ExpectSilence();
    vkCmdBindDescriptorSets(commands, kCompute, layout, 0, 1, &host_set, 0, nullptr);
    ExpectRule("04616", "which was created with VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT");
}

TEST_F(MutableSetsTest, BindingsNeedTheFeature) {
    START_PUSHES({"VK_EXT_mutable_descriptor_type"});
    MakeMutable(kStorage);
    ExpectSilence();
    MakeMutable(VK_DESCRIPTOR_TYPE_MUTABLE_EXT);
    ExpectMessage("VUID-VkDescriptorSetLayoutCreateInfo-mutableDescriptorType-04595",
                  "pBindings[0] (binding 0) is of the type VK_DESCRIPTOR_TYPE_MUTABLE_EXT, but the feature "
                  "mutableDescriptorType is not enabled");
    ExpectSilence();
}

// --- Sets

#if defined(VK_VERSION_1_4)
TEST_F(PushedSetsTest, ASetWithoutBindingsIsNotWritten) {
    START_PUSHES();
    const VkDescriptorSet set = SetOf(MakeSetLayout({})), other = SetOf(plain_);
    VkWriteDescriptorSet write = Write(other, 0, kStorage);
    write.pBufferInfo = &buffer_;
    Update(write);
    ExpectSilence();
    write.dstSet = set;
    Update(write);
    ExpectRule("10009", "the bindingCount of the layout of the set is 0");
}

TEST_F(PushedSetsTest, VariableCountsHaveTheLimitOfTheBinding) {
    auto indexing = Make<VkPhysicalDeviceDescriptorIndexingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES);
    indexing.descriptorBindingVariableDescriptorCount = VK_TRUE;
    START_PUSHES({}, &indexing);
    const VkDescriptorBindingFlags flag = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    auto flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    flags.bindingCount = 1;
    flags.pBindingFlags = &flag;
    const VkDescriptorSetLayout layout = MakeSetLayout({Binding(0, kStorage, 4)}, &flags);
    uint32_t count = 4;
    auto counts = Make<VkDescriptorSetVariableDescriptorCountAllocateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
    counts.descriptorSetCount = 1;
    counts.pDescriptorCounts = &count;
    SetOf(layout, 0, &counts);
    ExpectSilence();
    count = 5;
    SetOf(layout, 0, &counts);
    ExpectRule("09380", "pDescriptorCounts[0] is 5, the descriptorCount of binding 0 of the layout is 4");
}
#endif

TEST_F(PushedSetsTest, SlicesOfVolumesNeedTheFlag) {
    auto slices = Make<VkPhysicalDeviceImage2DViewOf3DFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_2D_VIEW_OF_3D_FEATURES_EXT);
    slices.image2DViewOf3D = VK_TRUE;
    START_PUSHES({"VK_EXT_image_2d_view_of_3d"}, &slices);
    VkImageCreateInfo image = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, VK_IMAGE_USAGE_STORAGE_BIT);
    image.imageType = VK_IMAGE_TYPE_3D;
    image.extent.depth = 4;
    const auto update = [&](VkImageCreateFlags flags) {
        image.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT | flags;
        const VkImage made = MakeUnboundImage(image);
        BindImage(made);
        const VkDescriptorImageInfo info = {VK_NULL_HANDLE,
                                            MakeImageView(made, image.format, VK_IMAGE_VIEW_TYPE_2D),
                                            VK_IMAGE_LAYOUT_GENERAL};
        ClearMessages();
        VkWriteDescriptorSet write =
            Write(SetOf(MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE)})), 0,
                  VK_DESCRIPTOR_TYPE_STORAGE_IMAGE);
        write.pImageInfo = &info;
        Update(write);
    };
    update(VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT);
    ExpectSilence();
    update(0);
    ExpectRule("07796", "created without VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT");
}

TEST_F(PushedSetsTest, WritesOfAccelerationStructuresAreChained) {
    auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    addresses.bufferDeviceAddress = VK_TRUE;
    auto structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    structures.accelerationStructure = VK_TRUE;
    structures.pNext = &addresses;
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    robustness.pNext = &structures;
    START_PUSHES({VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                  VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME, VK_EXT_ROBUSTNESS_2_EXTENSION_NAME},
                 &robustness);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    const VkDescriptorSet set = MakeSet(MakeSetLayout({Binding(0, type, 2)}), {{type, 2}});
    const VkAccelerationStructureKHR none[2] = {};
    auto chained = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    chained.accelerationStructureCount = 2;
    chained.pAccelerationStructures = none;
    VkWriteDescriptorSet write = Write(set, 0, type, 2);
    write.pNext = &chained;
    Update(write);
    ExpectSilence();
    chained.accelerationStructureCount = 1;
    Update(write);
    ExpectRule("02382", "descriptorCount is 2, but accelerationStructureCount of "
                        "VkWriteDescriptorSetAccelerationStructureKHR");
    write.descriptorCount = 1;
    Update(write);
    ExpectSilence();
    chained.accelerationStructureCount = 2;
    Update(write);
    ExpectRule("02382", "but accelerationStructureCount of VkWriteDescriptorSetAccelerationStructureKHR");
    write.pNext = nullptr;
    Update(write);
    ExpectRule("02382", "but the pNext chain has no VkWriteDescriptorSetAccelerationStructureKHR");
}

// --- Descriptor buffers

// BufferFeatures is a chain of the features that descriptor buffers need.
struct BufferFeatures {
    BufferFeatures() {
        first.descriptorBuffer = addresses.bufferDeviceAddress = VK_TRUE;
        first.pNext = &addresses;
    }
    VkPhysicalDeviceDescriptorBufferFeaturesEXT first = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    VkPhysicalDeviceBufferDeviceAddressFeatures addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
};

// A descriptor of the null driver has at most 1 MiB.
constexpr VkDeviceSize kDescriptors = 4 << 20;

TEST_F(PushedSetsTest, BuffersOfDescriptorsHaveCommandsOfTheirOwn) {
    BufferFeatures buffers;
    START_PUSHES({VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME}, &buffers.first);
    const VkDescriptorSetLayoutCreateFlags flag = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    const VkPipelineLayout layout =
        MakePipelineLayout({MakeSetLayout({Binding(0, kStorage)}, nullptr, flag)});
    const VkPipelineLayout embedded = MakePipelineLayout({MakeSetLayout(
        {}, nullptr, flag | VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT)});
    const auto set_offsets =
        DeviceProc<PFN_vkCmdSetDescriptorBufferOffsetsEXT>("vkCmdSetDescriptorBufferOffsetsEXT");
    const auto bind_samplers = DeviceProc<PFN_vkCmdBindDescriptorBufferEmbeddedSamplersEXT>(
        "vkCmdBindDescriptorBufferEmbeddedSamplersEXT");
    const uint32_t index = 0;
    const VkDeviceSize offset = 0;
    const VkDeviceAddress address = AddressOf(MakeDescriptorBuffer(kDescriptors));
    set_offsets(OnWithBuffer(0, address), kGraphics, layout, 0, 1, &index, &offset);
    set_offsets(OnWithBuffer(1, address), kCompute, layout, 0, 1, &index, &offset);
    bind_samplers(BeginOn(0), kGraphics, embedded, 0);
    bind_samplers(BeginOn(1), kCompute, embedded, 0);
    ExpectSilence();
    set_offsets(OnWithBuffer(1, address), kGraphics, layout, 0, 1, &index, &offset);
    ExpectRule("08067", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
    bind_samplers(BeginOn(1), kGraphics, embedded, 0);
    ExpectRule("08069", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
    const VkDescriptorSet set = SetOf(MakeSetLayout({Binding(0, kStorage)}, nullptr, flag));
    ClearMessages(); // No sets are allocated with such layouts either.
    vkCmdBindDescriptorSets(BeginOn(0), kCompute, layout, 0, 1, &set, 0, nullptr);
    ExpectRule("08010", "the layout of the set is for descriptor buffers");
}

TEST_F(PushedSetsTest, EmbeddedBindingsHaveOneSampler) {
    BufferFeatures buffers;
    START_PUSHES({VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME}, &buffers.first);
    const VkDescriptorSetLayoutCreateFlags flags =
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT |
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT;
    const VkSampler samplers[] = {MakeSampler(), MakeSampler()};
    VkDescriptorSetLayoutBinding binding = Binding(0, VK_DESCRIPTOR_TYPE_SAMPLER, 1);
    binding.pImmutableSamplers = samplers;
    MakeSetLayout({binding}, nullptr, flags);
    ExpectSilence();
    binding.descriptorCount = 2;
    MakeSetLayout({binding}, nullptr, flags);
    ExpectRule("08006", "descriptorCount is 2");
}

// --- Commands with stages

#ifdef VK_VERSION_1_4
TEST_F(PushedSetsTest, TheQueueFamilySupportsTheStages) {
    auto features =
        Make<VkPhysicalDeviceVulkan14Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
    features.maintenance6 = features.pushDescriptor = VK_TRUE;
    Options options = NullOptions(VK_API_VERSION_1_4);
    options.other_families = true;
    options.device_next = &features;
    WD_START_DEVICE(options);
    if (api_version() < VK_API_VERSION_1_4) {
        GTEST_SKIP() << "the loader has no Vulkan 1.4";
    }
    const VkShaderStageFlags both = VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1, both)});
    const VkDescriptorSet set = SetOf(set_layout);
    auto info = Make<VkBindDescriptorSetsInfo>(VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_SETS_INFO);
    info.layout = MakePipelineLayout({set_layout});
    info.descriptorSetCount = 1;
    info.pDescriptorSets = &set;
    const auto bind = [&](uint32_t family, VkShaderStageFlags stages) {
        info.stageFlags = stages;
        DeviceProc<PFN_vkCmdBindDescriptorSets2>("vkCmdBindDescriptorSets2")(BeginOn(family), &info);
    };
    bind(0, both);
    bind(1, VK_SHADER_STAGE_COMPUTE_BIT);
    bind(1, VK_SHADER_STAGE_ALL);
    ExpectSilence();
    bind(1, both);
    ExpectRule("09467", "but the queue family of the command pool does not support "
                        "VK_SHADER_STAGE_FRAGMENT_BIT");
    const VkDescriptorSetLayout pushed = MakeSetLayout({Binding(0, kStorage, 1, both)}, nullptr,
                                                       VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT);
    const VkDescriptorBufferInfo buffer = {MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle, 0,
                                           VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = Write(VK_NULL_HANDLE, 0, kStorage);
    write.pBufferInfo = &buffer;
    auto push = Make<VkPushDescriptorSetInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_INFO);
    push.layout = MakePipelineLayout({pushed});
    push.descriptorWriteCount = 1;
    push.pDescriptorWrites = &write;
    push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    const auto push_set = DeviceProc<PFN_vkCmdPushDescriptorSet2>("vkCmdPushDescriptorSet2");
    push_set(BeginOn(1), &push);
    ExpectSilence();
    push.stageFlags = both;
    push_set(BeginOn(1), &push);
    ExpectRule("09468", "does not support VK_SHADER_STAGE_FRAGMENT_BIT");
}

TEST_F(PushedSetsTest, TheQueueFamilySupportsTheStagesOfTheExtension) {
    auto features = Make<VkPhysicalDeviceMaintenance6FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES_KHR);
    features.maintenance6 = VK_TRUE;
    START_PUSHES({VK_KHR_MAINTENANCE_6_EXTENSION_NAME}, &features);
    const VkDescriptorSet set = SetOf(plain_);
    const VkCommandBuffer commands = BeginOn(1);
    auto bound = Make<VkBindDescriptorSetsInfo>(VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_SETS_INFO);
    bound.layout = layout_;
    bound.descriptorSetCount = 1;
    bound.pDescriptorSets = &set;
    VkWriteDescriptorSet write = Write(VK_NULL_HANDLE, 0, kStorage);
    write.pBufferInfo = &buffer_;
    auto pushed = Make<VkPushDescriptorSetInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_INFO);
    pushed.layout = layout_;
    pushed.set = 1;
    pushed.descriptorWriteCount = 1;
    pushed.pDescriptorWrites = &write;
    const auto record = [&](VkShaderStageFlags stages) {
        bound.stageFlags = pushed.stageFlags = stages;
        DeviceProc<PFN_vkCmdBindDescriptorSets2KHR>("vkCmdBindDescriptorSets2KHR")(commands, &bound);
        DeviceProc<PFN_vkCmdPushDescriptorSet2KHR>("vkCmdPushDescriptorSet2KHR")(commands, &pushed);
    };
    record(VK_SHADER_STAGE_COMPUTE_BIT);
    record(VK_SHADER_STAGE_ALL);
    ExpectSilence();
    record(VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT);
    ExpectMessage("VUID-vkCmdBindDescriptorSets2-pBindDescriptorSetsInfo-09467",
                  "does not support VK_SHADER_STAGE_VERTEX_BIT");
    ExpectMessage("VUID-vkCmdPushDescriptorSet2-pPushDescriptorSetInfo-09468",
                  "does not support VK_SHADER_STAGE_VERTEX_BIT");
    ExpectSilence();
}

TEST_F(PushedSetsTest, TheQueueFamilySupportsTheStagesOfDescriptorBuffers) {
    BufferFeatures buffers;
    auto maintenance6 = Make<VkPhysicalDeviceMaintenance6FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES_KHR);
    maintenance6.maintenance6 = VK_TRUE;
    maintenance6.pNext = &buffers.first;
    START_PUSHES({VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME, VK_KHR_MAINTENANCE_6_EXTENSION_NAME},
                 &maintenance6);
    const VkShaderStageFlags both = VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkDescriptorSetLayoutCreateFlags flag = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    const uint32_t index = 0;
    const VkDeviceSize offset = 0;
    auto offsets =
        Make<VkSetDescriptorBufferOffsetsInfoEXT>(VK_STRUCTURE_TYPE_SET_DESCRIPTOR_BUFFER_OFFSETS_INFO_EXT);
    offsets.layout = MakePipelineLayout({MakeSetLayout({Binding(0, kStorage, 1, both)}, nullptr, flag)});
    offsets.setCount = 1;
    offsets.pBufferIndices = &index;
    offsets.pOffsets = &offset;
    const auto set_offsets =
        DeviceProc<PFN_vkCmdSetDescriptorBufferOffsets2EXT>("vkCmdSetDescriptorBufferOffsets2EXT");
    auto samplers = Make<VkBindDescriptorBufferEmbeddedSamplersInfoEXT>(
        VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_BUFFER_EMBEDDED_SAMPLERS_INFO_EXT);
    samplers.layout = MakePipelineLayout({MakeSetLayout(
        {}, nullptr, flag | VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT)});
    const auto bind_samplers = DeviceProc<PFN_vkCmdBindDescriptorBufferEmbeddedSamplers2EXT>(
        "vkCmdBindDescriptorBufferEmbeddedSamplers2EXT");
    const VkDeviceAddress address = AddressOf(MakeDescriptorBuffer(kDescriptors));
    const auto record = [&](VkShaderStageFlags stages, bool has_samplers) {
        offsets.stageFlags = samplers.stageFlags = stages;
        if (has_samplers) {
            bind_samplers(BeginOn(1), &samplers);
        } else {
            set_offsets(OnWithBuffer(1, address), &offsets);
        }
    };
    record(VK_SHADER_STAGE_COMPUTE_BIT, false);
    record(VK_SHADER_STAGE_COMPUTE_BIT, true);
    ExpectSilence();
    record(both, false);
    ExpectRule("09471", "does not support VK_SHADER_STAGE_FRAGMENT_BIT");
    record(both, true);
    ExpectRule("09473", "does not support VK_SHADER_STAGE_FRAGMENT_BIT");
}
#endif

} // namespace
} // namespace wd::testing
