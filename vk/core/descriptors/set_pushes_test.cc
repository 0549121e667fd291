// Descriptors that are pushed, and sets for the bind points and pools that a command buffer has.
#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

const VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

class SetPushesTest : public DescriptorsTest {
  protected:
    void StartPushes(const void *next = nullptr, std::vector<const char *> extensions = {}) {
        Options options = NullOptions();
        options.device_extensions = std::move(extensions);
        options.device_extensions.push_back(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
        options.device_next = next;
        options.other_families = true;
        Start(options);
        pushed_ = MakeSetLayout({Binding(0, kStorage)}, nullptr,
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
        plain_ = MakeSetLayout({Binding(0, kStorage)});
        layout_ = MakePipelineLayout({plain_, pushed_});
        storage_ = {MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle, 0, VK_WHOLE_SIZE};
        write_ = Write(VK_NULL_HANDLE, 0, kStorage);
        write_.pBufferInfo = &storage_;
    }
    // BeginCompute begins a command buffer of the null driver's family without graphics.
    VkCommandBuffer BeginCompute() {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.queueFamilyIndex = 1;
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &info, nullptr, &pool), "vkCreateCommandPool");
        Defer([this, pool] { vkDestroyCommandPool(device(), pool, nullptr); });
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool;
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        return commands;
    }
    void Push(VkCommandBuffer commands, VkPipelineBindPoint bind_point, uint32_t set) {
        DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR")(commands, bind_point, layout_,
                                                                               set, 1, &write_);
    }
    void PushTemplate(VkCommandBuffer commands, VkDescriptorUpdateTemplate made, VkPipelineLayout layout,
                      uint32_t set) {
        DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplateKHR>("vkCmdPushDescriptorSetWithTemplateKHR")(
            commands, made, layout, set, &storage_);
    }
    VkDescriptorUpdateTemplate Template(VkDescriptorUpdateTemplateType type, VkDescriptorSetLayout of_set,
                                        VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_COMPUTE,
                                        uint32_t set = 1) {
        const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, sizeof storage_};
        auto info = Make<VkDescriptorUpdateTemplateCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
        info.descriptorUpdateEntryCount = 1;
        info.pDescriptorUpdateEntries = &entry;
        info.templateType = type;
        info.descriptorSetLayout = of_set;
        info.pipelineBindPoint = bind_point;
        info.pipelineLayout = layout_;
        info.set = set;
        VkDescriptorUpdateTemplate made = VK_NULL_HANDLE;
        Check(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &made), "template");
        Defer([this, made] { vkDestroyDescriptorUpdateTemplate(device(), made, nullptr); });
        return made;
    }
    VkDescriptorUpdateTemplate PushedTemplate(VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_COMPUTE,
                                              uint32_t set = 1) {
        return Template(VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR, VK_NULL_HANDLE, bind_point,
                        set);
    }

    VkDescriptorSetLayout pushed_ = VK_NULL_HANDLE, plain_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorBufferInfo storage_;
    VkWriteDescriptorSet write_;
};

#define START_PUSHES(...)                                                                                    \
    StartPushes(__VA_ARGS__);                                                                                \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(SetPushesTest, PushesGoToThePushSet) {
    START_PUSHES();
    VkCommandBuffer commands = Begin();
    Push(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, 1);
    ExpectSilence();
    Push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, 0);
    ExpectRule("00365", "set is 0, but the descriptor set layout there");
    Push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, 2);
    ExpectRule("00364", "set is 2, the setLayoutCount of the layout is 2");
}

TEST_F(SetPushesTest, BindPointsAreOfTheQueueFamily) {
    START_PUSHES();
    VkCommandBuffer commands = BeginCompute();
    const VkDescriptorSet set = SetOf(plain_);
    Push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, 1);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
    PushTemplate(commands, PushedTemplate(), layout_, 1);
    ExpectSilence();
    Push(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, 1);
    ExpectRule("00363", "does not support VK_PIPELINE_BIND_POINT_GRAPHICS");
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set, 0, nullptr);
    ExpectRule("00361", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
    PushTemplate(commands, PushedTemplate(VK_PIPELINE_BIND_POINT_GRAPHICS), layout_, 1);
    ExpectRule("00366", "does not support VK_PIPELINE_BIND_POINT_GRAPHICS");
}

TEST_F(SetPushesTest, TemplatesArePushedToTheirSet) {
    START_PUSHES();
    VkCommandBuffer commands = Begin();
    const VkDescriptorUpdateTemplate made = PushedTemplate();
    PushTemplate(commands, made, layout_, 1);
    PushTemplate(commands, made, MakePipelineLayout({plain_, pushed_}), 1);
    ExpectSilence();
    PushTemplate(commands, made, layout_, 2);
    ExpectRule("07304", "set is 2");
    PushTemplate(commands, made, layout_, 0);
    ExpectRule("07305", "set is 0");
    PushTemplate(commands, made, MakePipelineLayout({pushed_, plain_}), 0);
    ExpectRule("07995", "the set of the template is 1");
    const VkDescriptorSetLayout other = MakeSetLayout({Binding(0, kStorage, 2)});
    PushTemplate(commands, made, MakePipelineLayout({other, pushed_}), 1);
    ExpectRule("07993", "is not compatible for set 1");
}

TEST_F(SetPushesTest, TemplatesForPushesAreOfThePushSet) {
    START_PUSHES();
    PushedTemplate();
    ExpectSilence();
    PushedTemplate(VK_PIPELINE_BIND_POINT_COMPUTE, 0);
    ExpectRule("00353", "was created without VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
    PushedTemplate(VK_PIPELINE_BIND_POINT_COMPUTE, 2);
    ExpectRule("00353", "the setLayoutCount of the layout is 2");
}

TEST_F(SetPushesTest, LayoutsWithoutBindingsHaveNothingToWrite) {
    START_PUSHES();
    write_.dstSet = SetOf(plain_);
    Update(write_);
    ExpectSilence();
    write_.dstSet = SetOf(MakeSetLayout({}));
    Update(write_);
    ExpectRule("10009", "the bindingCount of the layout of the set is 0");
}

#ifdef VK_VERSION_1_4
// The commands with structs name stages instead of a bind point.
TEST_F(SetPushesTest, StagesAreOfTheQueueFamily) {
    auto features = Make<VkPhysicalDeviceMaintenance6FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES_KHR);
    features.maintenance6 = VK_TRUE;
    START_PUSHES(&features, {VK_KHR_MAINTENANCE_6_EXTENSION_NAME});
    const VkDescriptorSet set = SetOf(plain_);
    VkCommandBuffer commands = BeginCompute();
    auto bound = Make<VkBindDescriptorSetsInfo>(VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_SETS_INFO);
    bound.layout = layout_;
    bound.descriptorSetCount = 1;
    bound.pDescriptorSets = &set;
    auto pushed = Make<VkPushDescriptorSetInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_INFO);
    pushed.layout = layout_;
    pushed.set = 1;
    pushed.descriptorWriteCount = 1;
    pushed.pDescriptorWrites = &write_;
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
#endif

// --- Pools whose sets stay on the host, and mutable descriptors

class HostOnlySetsTest : public SetPushesTest {
  protected:
    void StartMutable() {
        features_ = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
        features_.mutableDescriptorType = VK_TRUE;
        StartPushes(&features_, {"VK_EXT_mutable_descriptor_type"});
    }
    VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT features_;
};

TEST_F(HostOnlySetsTest, SetsOfTheHostAreNotBound) {
    StartMutable();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    VkCommandBuffer commands = Begin();
    VkDescriptorSet set = SetOf(plain_);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
    ExpectSilence();
    set = SetOf(plain_, VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
    ExpectRule("04616", "VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT");
}

TEST_F(HostOnlySetsTest, PoolsOfTheHostAreNotUpdatedAfterBinding) {
    StartMutable();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const VkDescriptorPoolSize size = {kStorage, 1};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.maxSets = info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    info.flags = VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT;
    for (int i = 0; i < 2; i++) {
        VkDescriptorPool pool = VK_NULL_HANDLE;
        Check(vkCreateDescriptorPool(device(), &info, nullptr, &pool), "vkCreateDescriptorPool");
        vkDestroyDescriptorPool(device(), pool, nullptr);
        if (i == 0) {
            ExpectSilence();
        }
        info.flags |= VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT;
    }
    ExpectRule("04607", "VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT");
}

TEST_F(HostOnlySetsTest, TemplatesHaveNoMutableBindings) {
    StartMutable();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    Template(VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET, plain_);
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
    Template(VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET, layout);
    ExpectRule("04615", "binding 1 of descriptorSetLayout is of the type VK_DESCRIPTOR_TYPE_MUTABLE_EXT");
}

// --- Variable counts, slices of volumes, acceleration structures

TEST_F(SetPushesTest, VariableCountsAreThoseOfTheLayout) {
    auto indexing = Make<VkPhysicalDeviceDescriptorIndexingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES);
    indexing.descriptorBindingVariableDescriptorCount = VK_TRUE;
    START_PUSHES(&indexing);
    const VkDescriptorBindingFlags variable = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    auto flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    flags.bindingCount = 1;
    flags.pBindingFlags = &variable;
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

TEST_F(SetPushesTest, SlicesOfVolumesNeedTheFlag) {
    auto slices = Make<VkPhysicalDeviceImage2DViewOf3DFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_2D_VIEW_OF_3D_FEATURES_EXT);
    slices.image2DViewOf3D = VK_TRUE;
    START_PUSHES(&slices, {"VK_EXT_image_2d_view_of_3d"});
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

TEST_F(SetPushesTest, AccelerationStructuresAreInTheChain) {
    auto structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    structures.accelerationStructure = VK_TRUE;
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    robustness.pNext = &structures;
    START_PUSHES(&robustness,
                 {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                  VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME, VK_EXT_ROBUSTNESS_2_EXTENSION_NAME});
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    const VkAccelerationStructureKHR none[2] = {};
    auto chained = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    chained.accelerationStructureCount = 1;
    chained.pAccelerationStructures = none;
    VkWriteDescriptorSet write = Write(MakeSet(MakeSetLayout({Binding(0, type, 2)}), {{type, 2}}), 0, type);
    write.pNext = &chained;
    Update(write);
    ExpectSilence();
    chained.accelerationStructureCount = 2;
    Update(write);
    ExpectRule("02382", "but accelerationStructureCount of VkWriteDescriptorSetAccelerationStructureKHR");
    write.pNext = nullptr;
    Update(write);
    ExpectRule("02382", "has no VkWriteDescriptorSetAccelerationStructureKHR");
}

TEST_F(SetPushesTest, MutableTypesAreAFeature) {
    START_PUSHES(nullptr, {"VK_EXT_mutable_descriptor_type"});
    const VkDescriptorType types[] = {kStorage};
    const VkMutableDescriptorTypeListEXT list = {1, types};
    auto chained =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    chained.mutableDescriptorTypeListCount = 1;
    chained.pMutableDescriptorTypeLists = &list;
    MakeSetLayout({Binding(0, kStorage)});
    ExpectSilence();
    MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &chained);
    ExpectRule("04595", "the feature mutableDescriptorType is not enabled");
}

TEST_F(SetPushesTest, DescriptorBuffersAreForBindPointsOfTheQueueFamily) {
    auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    addresses.bufferDeviceAddress = VK_TRUE;
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    buffers.descriptorBuffer = VK_TRUE;
    buffers.pNext = &addresses;
    std::vector<const char *> extensions = {VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME};
#ifdef VK_VERSION_1_4
    extensions.push_back(VK_KHR_MAINTENANCE_6_EXTENSION_NAME);
#endif
    START_PUSHES(&buffers, extensions);
    const VkSampler sampler = MakeSampler();
    VkDescriptorSetLayoutBinding binding = Binding(0, VK_DESCRIPTOR_TYPE_SAMPLER);
    binding.pImmutableSamplers = &sampler;
    const VkDescriptorSetLayoutCreateFlags flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
    const VkPipelineLayout layout = MakePipelineLayout(
        {MakeSetLayout({Binding(0, kStorage)}, nullptr, flags),
         MakeSetLayout({binding}, nullptr,
                       flags | VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT)});
    VkCommandBuffer commands = BeginCompute();
    const auto set = [&](VkPipelineBindPoint bind_point) {
        const uint32_t index = 0;
        const VkDeviceSize offset = 0;
        DeviceProc<PFN_vkCmdSetDescriptorBufferOffsetsEXT>("vkCmdSetDescriptorBufferOffsetsEXT")(
            commands, bind_point, layout, 0, 1, &index, &offset);
    };
    const auto embed = [&](VkPipelineBindPoint bind_point) {
        DeviceProc<PFN_vkCmdBindDescriptorBufferEmbeddedSamplersEXT>(
            "vkCmdBindDescriptorBufferEmbeddedSamplersEXT")(commands, bind_point, layout, 1);
    };
    set(VK_PIPELINE_BIND_POINT_COMPUTE);
    embed(VK_PIPELINE_BIND_POINT_COMPUTE);
    ExpectSilence();
    set(VK_PIPELINE_BIND_POINT_GRAPHICS);
    ExpectRule("08067", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
    embed(VK_PIPELINE_BIND_POINT_GRAPHICS);
    ExpectRule("08069", "pipelineBindPoint is VK_PIPELINE_BIND_POINT_GRAPHICS");
#ifdef VK_VERSION_1_4
    const uint32_t index = 0;
    const VkDeviceSize offset = 0;
    auto offsets =
        Make<VkSetDescriptorBufferOffsetsInfoEXT>(VK_STRUCTURE_TYPE_SET_DESCRIPTOR_BUFFER_OFFSETS_INFO_EXT);
    offsets.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    offsets.layout = layout;
    offsets.setCount = 1;
    offsets.pBufferIndices = &index;
    offsets.pOffsets = &offset;
    auto samplers = Make<VkBindDescriptorBufferEmbeddedSamplersInfoEXT>(
        VK_STRUCTURE_TYPE_BIND_DESCRIPTOR_BUFFER_EMBEDDED_SAMPLERS_INFO_EXT);
    samplers.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    samplers.layout = layout;
    samplers.set = 1;
    DeviceProc<PFN_vkCmdSetDescriptorBufferOffsets2EXT>("vkCmdSetDescriptorBufferOffsets2EXT")(commands,
                                                                                               &offsets);
    ExpectRule("09471", "does not support VK_SHADER_STAGE_FRAGMENT_BIT");
    DeviceProc<PFN_vkCmdBindDescriptorBufferEmbeddedSamplers2EXT>(
        "vkCmdBindDescriptorBufferEmbeddedSamplers2EXT")(commands, &samplers);
    ExpectRule("09473", "does not support VK_SHADER_STAGE_FRAGMENT_BIT");
#endif
}

} // namespace
} // namespace wd::testing
