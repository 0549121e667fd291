// Descriptor set layouts and pipeline layouts.
#include <algorithm>

#include "vk/core/descriptors/descriptors_testing.h"

namespace wd::testing {
namespace {

const VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                       kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                       kDynamic = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
                       kSampled = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;

class SetLayoutsTest : public DescriptorsTest {
  protected:
    void TryLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                   const std::vector<VkDescriptorBindingFlags> &flags = {},
                   VkDescriptorSetLayoutCreateFlags layout_flags = 0) {
        auto chained = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        chained.bindingCount = static_cast<uint32_t>(flags.size());
        chained.pBindingFlags = flags.data();
        MakeSetLayout(bindings, flags.empty() ? nullptr : &chained, layout_flags);
    }

    void TryPipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                           const std::vector<VkPushConstantRange> &ranges = {}) {
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.setLayoutCount = static_cast<uint32_t>(sets.size());
        info.pSetLayouts = sets.data();
        info.pushConstantRangeCount = static_cast<uint32_t>(ranges.size());
        info.pPushConstantRanges = ranges.data();
        VkPipelineLayout layout = VK_NULL_HANDLE;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &layout), "vkCreatePipelineLayout");
        vkDestroyPipelineLayout(device(), layout, nullptr);
    }
};

TEST_F(SetLayoutsTest, BindingsHaveDifferentNumbers) {
    WD_START_DEVICE(NullOptions());
    TryLayout({Binding(0, kUniform), Binding(1, kUniform)});
    ExpectSilence();
    TryLayout({Binding(0, kUniform), Binding(1, kUniform), Binding(0, kStorage)});
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-binding-00279",
              "pBindings[0] and pBindings[2] are both binding 0");
}

TEST_F(SetLayoutsTest, UpdatesAfterBindingNeedFeaturesAndFlags) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorBindingFlags updated = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
    const VkDescriptorSetLayoutCreateFlags pool = VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT;
    TryLayout({Binding(0, kSampled), Binding(1, kUniform)}, {updated, 0}, pool);
    ExpectSilence();
    TryLayout({Binding(0, kSampled)}, {updated});
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-flags-03000",
              "a binding has VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT");
    TryLayout({Binding(0, kUniform)}, {updated}, pool);
    ExpectMessage("", "binding 0 of the type VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER has "
                      "VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT, but the feature "
                      "descriptorBindingUniformBufferUpdateAfterBind is not enabled");
    ExpectSilence();
    TryLayout({Binding(0, kSampled), Binding(1, kDynamic)}, {updated, 0}, pool);
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-descriptorType-03001", "another one is a dynamic buffer");
}

TEST_F(SetLayoutsTest, ArraysOfVariableLengthAreLast) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorBindingVariableDescriptorCount = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorBindingFlags variable = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    TryLayout({Binding(3, kStorage, 8), Binding(0, kUniform)}, {variable, 0});
    ExpectSilence();
    TryLayout({Binding(0, kStorage, 8), Binding(1, kUniform)}, {variable, 0});
    ExpectOne("VUID-VkDescriptorSetLayoutBindingFlagsCreateInfo-pBindingFlags-03004",
              "VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT, but binding 1 is higher");
}

TEST_F(SetLayoutsTest, PushedSetsHaveNoDynamicBuffers) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayoutCreateFlags push = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    TryLayout({Binding(0, kUniform)}, {}, push);
    ExpectSilence();
    TryLayout({Binding(0, kDynamic)}, {}, push);
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-flags-00280", "but the layout is for pushed descriptors");
}

TEST_F(SetLayoutsTest, PushedSetsHaveALimit) {
    Options options;
    options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayoutCreateFlags push = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    TryLayout({Binding(0, kStorage, 32)}, {}, push);
    ExpectSilence();
    TryLayout({Binding(0, kStorage, 4096)}, {}, push);
    ExpectOne("VUID-VkDescriptorSetLayoutCreateInfo-flags-00281", "is 4096, maxPushDescriptors is");
}

TEST_F(SetLayoutsTest, PipelineLayoutsHaveOnePushSet) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayout pushed = MakeSetLayout(
        {Binding(0, kUniform)}, nullptr, VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    TryPipelineLayout({pushed, MakeSetLayout({Binding(0, kUniform)})});
    ExpectSilence();
    TryPipelineLayout({pushed, pushed});
    ExpectOne("VUID-VkPipelineLayoutCreateInfo-pSetLayouts-00293", "pSetLayouts[0] and pSetLayouts[1]");
}

TEST_F(SetLayoutsTest, AStageHasOnePushConstantRange) {
    WD_START_DEVICE(NullOptions());
    TryPipelineLayout({}, {{VK_SHADER_STAGE_VERTEX_BIT, 0, 16}, {VK_SHADER_STAGE_FRAGMENT_BIT, 0, 16}});
    ExpectSilence();
    TryPipelineLayout({}, {{VK_SHADER_STAGE_VERTEX_BIT, 0, 16},
                           {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 16, 16}});
    ExpectOne("VUID-VkPipelineLayoutCreateInfo-pPushConstantRanges-00292",
              "pPushConstantRanges[0] and pPushConstantRanges[1] both have VK_SHADER_STAGE_VERTEX_BIT");
}

TEST_F(SetLayoutsTest, NumbersOfDescriptorsHaveLimits) {
    WD_START_DEVICE(NullOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const uint32_t most = properties.limits.maxPerStageDescriptorUniformBuffers;
    const auto layout_of = [&](uint32_t count) { return MakeSetLayout({Binding(0, kUniform, count)}); };
    TryPipelineLayout({layout_of(most)});
    ExpectSilence();
    TryPipelineLayout({layout_of(most), layout_of(1)});
    ExpectMessage("VUID-VkPipelineLayoutCreateInfo-descriptorType-03017",
                  "uniform buffers for VK_SHADER_STAGE_COMPUTE_BIT, maxPerStageDescriptorUniformBuffers is");
}

TEST_F(SetLayoutsTest, StagesAreCountedSeparately) {
    WD_START_DEVICE(NullOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const uint32_t most = properties.limits.maxPerStageDescriptorUniformBuffers / 2;
    TryPipelineLayout({MakeSetLayout({Binding(0, kUniform, most, VK_SHADER_STAGE_VERTEX_BIT)}),
                       MakeSetLayout({Binding(0, kUniform, most, VK_SHADER_STAGE_FRAGMENT_BIT)})});
    ExpectSilence();
}

// Bindings of a type, and the limit that one more exceeds. Layouts for updates after binding only count for two.
struct BindingLimit {
    const char *rule, *name;
    uint32_t most;
    bool is_for_updates, is_per_stage;
};

class BindingLimitsTest : public SetLayoutsTest {
  protected:
    void StartWithAll() {
        features_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features_.inlineUniformBlock = VK_TRUE;
        structures_ = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
        structures_.accelerationStructure = VK_TRUE;
        structures_.pNext = &features_;
        addresses_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        addresses_.bufferDeviceAddress = addresses_.descriptorIndexing = VK_TRUE;
        features_.pNext = &addresses_;
        Options options = NullOptions();
        options.device_next = &structures_;
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
        Start(options);
    }

    // LayoutOf has `count` bindings, one half of them for another stage unless all are for one.
    VkDescriptorSetLayout LayoutOf(VkDescriptorType type, uint32_t count, const BindingLimit &limit) {
        std::vector<VkDescriptorSetLayoutBinding> bindings;
        for (uint32_t i = 0; i < count; i++) {
            const VkShaderStageFlags stages = limit.is_per_stage || i < count / 2
                                                  ? VK_SHADER_STAGE_COMPUTE_BIT
                                                  : VK_SHADER_STAGE_VERTEX_BIT;
            bindings.push_back(Binding(i, type, 16, stages));
        }
        return MakeSetLayout(bindings, nullptr,
                             limit.is_for_updates ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT
                                                  : 0);
    }

    void TryLimits(VkDescriptorType type, const std::vector<BindingLimit> &limits) {
        for (const BindingLimit &limit : limits) {
            ASSERT_LT(limit.most, 256u);
            TryPipelineLayout({LayoutOf(type, limit.most, limit)});
            ExpectSilence();
            TryPipelineLayout({LayoutOf(type, limit.most + 1, limit)});
            ExpectOne(std::string("VUID-VkPipelineLayoutCreateInfo-descriptorType-") + limit.rule,
                      std::string(limit.name) + " is " + std::to_string(limit.most));
        }
    }

    template <typename Properties> Properties Limits(VkStructureType type) {
        auto limits = Make<Properties>(type);
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &limits;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        return limits;
    }

    VkPhysicalDeviceVulkan12Features addresses_;
    VkPhysicalDeviceVulkan13Features features_;
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures_;
};

TEST_F(BindingLimitsTest, InlineUniformBlocks) {
    StartWithAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const auto limits = Limits<VkPhysicalDeviceInlineUniformBlockProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_PROPERTIES);
    TryLimits(VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK,
              {{"02214", "maxPerStageDescriptorInlineUniformBlocks",
                limits.maxPerStageDescriptorInlineUniformBlocks, false, true},
               {"02215", "maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks",
                limits.maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks, true, true},
               {"02216", "maxDescriptorSetInlineUniformBlocks", limits.maxDescriptorSetInlineUniformBlocks,
                false, false},
               {"02217", "maxDescriptorSetUpdateAfterBindInlineUniformBlocks",
                limits.maxDescriptorSetUpdateAfterBindInlineUniformBlocks, true, false}});
}

TEST_F(BindingLimitsTest, AccelerationStructures) {
    StartWithAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const auto limits = Limits<VkPhysicalDeviceAccelerationStructurePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR);
    TryLimits(VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR,
              {{"03571", "maxPerStageDescriptorAccelerationStructures",
                limits.maxPerStageDescriptorAccelerationStructures, false, true},
               {"03572", "maxPerStageDescriptorUpdateAfterBindAccelerationStructures",
                limits.maxPerStageDescriptorUpdateAfterBindAccelerationStructures, true, true},
               {"03573", "maxDescriptorSetAccelerationStructures",
                limits.maxDescriptorSetAccelerationStructures, false, false},
               {"03574", "maxDescriptorSetUpdateAfterBindAccelerationStructures",
                limits.maxDescriptorSetUpdateAfterBindAccelerationStructures, true, false}});
}

// Each block counts as one, not its bytes.
TEST_F(SetLayoutsTest, InlineUniformBlocksOfAStage) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.inlineUniformBlock = VK_TRUE;
    Options options;
    options.api_version = VK_API_VERSION_1_3;
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto limits = Make<VkPhysicalDeviceInlineUniformBlockProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const uint32_t most = limits.maxPerStageDescriptorInlineUniformBlocks;
    if (!most || most > 256) {
        GTEST_SKIP() << "The limit is " << most << ".";
    }
    std::vector<VkDescriptorSetLayoutBinding> bindings;
    for (uint32_t i = 0; i < most; i++) {
        bindings.push_back(Binding(i, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 16));
    }
    TryPipelineLayout({MakeSetLayout(bindings)});
    ExpectSilence();
    bindings.push_back(Binding(most, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 16));
    TryPipelineLayout({MakeSetLayout(bindings)});
    ExpectMessage("VUID-VkPipelineLayoutCreateInfo-descriptorType-02214",
                  "bindings of type VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK for VK_SHADER_STAGE_COMPUTE_BIT");
}

// --- Limits of descriptors

using Indexing = VkPhysicalDeviceDescriptorIndexingProperties;

// The limits of a type: of a stage and of all stages, without and with layouts for updates after binding, and the rule
// of each.
struct TypeLimits {
    VkDescriptorType type;
    uint32_t VkPhysicalDeviceLimits::*in_stage;
    uint32_t Indexing::*in_stage_indexed;
    uint32_t VkPhysicalDeviceLimits::*in_all;
    uint32_t Indexing::*in_all_indexed;
    const char *rules[4];
};

#define LIMITS(Name)                                                                                         \
    &VkPhysicalDeviceLimits::maxPerStageDescriptor##Name,                                                    \
        &Indexing::maxPerStageDescriptorUpdateAfterBind##Name,                                               \
        &VkPhysicalDeviceLimits::maxDescriptorSet##Name, &Indexing::maxDescriptorSetUpdateAfterBind##Name

const TypeLimits kTypeLimits[] = {
    {VK_DESCRIPTOR_TYPE_SAMPLER, LIMITS(Samplers), {"03016", "03022", "03028", "03036"}},
    {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, LIMITS(UniformBuffers), {"03017", "03023", "03029", "03037"}},
    {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, LIMITS(StorageBuffers), {"03018", "03024", "03031", "03039"}},
    {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, LIMITS(SampledImages), {"06939", "03025", "03033", "03041"}},
    {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, LIMITS(StorageImages), {"03020", "03026", "03034", "03042"}},
    {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, LIMITS(InputAttachments), {"03021", "03027", "03035", "03043"}},
    {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
     nullptr,
     nullptr,
     &VkPhysicalDeviceLimits::maxDescriptorSetUniformBuffersDynamic,
     &Indexing::maxDescriptorSetUpdateAfterBindUniformBuffersDynamic,
     {nullptr, nullptr, "03030", "03038"}},
    {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
     nullptr,
     nullptr,
     &VkPhysicalDeviceLimits::maxDescriptorSetStorageBuffersDynamic,
     &Indexing::maxDescriptorSetUpdateAfterBindStorageBuffersDynamic,
     {nullptr, nullptr, "03032", "03040"}},
};
#undef LIMITS

class TypeLimitsTest : public SetLayoutsTest {
  protected:
    // ExpectAmong wants a message of the rule with this number, and takes all messages away.
    void ExpectAmong(const std::string &rule, const std::string &substring) {
        bool is_found = false;
        for (const Message &message : messages()) {
            const std::string id = message.id;
            is_found |= id.size() > 5 && id.substr(id.size() - 5) == rule &&
                        message.text.find(substring) != std::string::npos;
        }
        EXPECT_TRUE(is_found) << rule << substring;
        ClearMessages();
    }
    // TryCount wants a rule for one descriptor more than `most`. With several stages, each has half of them.
    void TryCount(VkDescriptorType type, uint32_t most, bool has_stages, bool is_for_updates,
                  const char *rule) {
        const bool is_input = type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
        const VkShaderStageFlags first =
            is_input ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_COMPUTE_BIT;
        for (uint32_t i = 0; i < 2; i++) {
            const uint32_t total = most + i, half = has_stages ? total / 2 : total;
            std::vector<VkDescriptorSetLayoutBinding> bindings = {Binding(0, type, half, first)};
            if (has_stages) {
                bindings.push_back(Binding(1, type, total - half, VK_SHADER_STAGE_VERTEX_BIT));
            }
            TryPipelineLayout({MakeSetLayout(
                bindings, nullptr,
                is_for_updates ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT : 0)});
            if (i) { // Buffers may exceed limits with and without dynamic ones.
                ExpectAmong(rule, " is " + std::to_string(most));
            } else {
                ExpectSilence();
            }
        }
    }
};

TEST_F(TypeLimitsTest, OfEachStageAndOfAll) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorIndexing = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto indexing = Make<Indexing>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &indexing;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const VkPhysicalDeviceLimits &limits = properties.properties.limits;
    for (const TypeLimits &type : kTypeLimits) {
        const uint32_t all = limits.*type.in_all, all_indexed = std::max(all, indexing.*type.in_all_indexed);
        if (type.in_stage) {
            const uint32_t stage = limits.*type.in_stage,
                           stage_indexed = std::max(stage, indexing.*type.in_stage_indexed);
            TryCount(type.type, std::min(stage, UINT32_MAX - 1), false, false, type.rules[0]);
            TryCount(type.type, std::min(stage_indexed, UINT32_MAX - 1), false, true, type.rules[1]);
        }
        if (type.type != VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) { // Of one stage.
            TryCount(type.type, all, true, false, type.rules[2]);
            TryCount(type.type, all_indexed, true, true, type.rules[3]);
        }
    }
}

// --- Features of updates after binding

TEST_F(SetLayoutsTest, UpdatesAfterBindingNeedAFeatureForEachType) {
    const struct {
        VkDescriptorType type;
        const char *rule, *feature;
    } cases[] = {
        {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, "03005", "descriptorBindingUniformBufferUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_SAMPLER, "03006", "descriptorBindingSampledImageUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, "03007", "descriptorBindingStorageImageUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, "03008", "descriptorBindingStorageBufferUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, "03009",
         "descriptorBindingUniformTexelBufferUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, "03010",
         "descriptorBindingStorageTexelBufferUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, "02211",
         "descriptorBindingInlineUniformBlockUpdateAfterBind"},
        {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, "03570",
         "descriptorBindingAccelerationStructureUpdateAfterBind"},
    };
    for (const bool is_enabled : {false, true}) {
        auto structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
        structures.accelerationStructure = VK_TRUE;
        structures.descriptorBindingAccelerationStructureUpdateAfterBind = is_enabled;
        auto blocks =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        blocks.inlineUniformBlock = VK_TRUE;
        blocks.descriptorBindingInlineUniformBlockUpdateAfterBind = is_enabled;
        blocks.pNext = &structures;
        auto features =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features.bufferDeviceAddress = features.descriptorIndexing = VK_TRUE;
        features.descriptorBindingUniformBufferUpdateAfterBind = is_enabled;
        features.descriptorBindingSampledImageUpdateAfterBind = is_enabled;
        features.descriptorBindingStorageImageUpdateAfterBind = is_enabled;
        features.descriptorBindingStorageBufferUpdateAfterBind = is_enabled;
        features.descriptorBindingUniformTexelBufferUpdateAfterBind = is_enabled;
        features.descriptorBindingStorageTexelBufferUpdateAfterBind = is_enabled;
        features.pNext = &blocks;
        Options options = NullOptions();
        options.device_next = &features;
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
        WD_START_DEVICE(options);
        ClearMessages(); // descriptorIndexing is enabled without the features that it stands for.
        for (const auto &one : cases) {
            TryLayout({Binding(0, one.type, 16)}, {VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT},
                      VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
            if (is_enabled) {
                ExpectSilence();
            } else {
                ExpectRule(one.rule, std::string("the feature ") + one.feature + " is not enabled");
            }
        }
        Stop();
        ClearMessages();
    }
}

TEST_F(SetLayoutsTest, TypesThatAreNeverUpdatedAfterBinding) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorBindingVariableDescriptorCount = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    TryLayout({Binding(0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT)},
              {VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT},
              VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
    ExpectRule("03011", "binding 0 of the type VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT has "
                        "VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT");
    TryLayout({Binding(0, kDynamic)}, {VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT});
    ExpectRule("03015", "binding 0 of the type VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC has");
    TryLayout({Binding(0, kUniform)}, {VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT});
    ExpectSilence();
}

// --- Kinds of layouts

TEST_F(SetLayoutsTest, PushedSetsHaveNoBlocks) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.inlineUniformBlock = VK_TRUE;
    auto types = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
    types.mutableDescriptorType = VK_TRUE;
    types.pNext = &features;
    Options options = NullOptions();
    options.device_next = &types;
    options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME,
                                 VK_EXT_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkDescriptorSetLayoutCreateFlags push = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    TryLayout({Binding(0, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 16)});
    ExpectSilence();
    TryLayout({Binding(0, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 16)}, {}, push);
    ExpectRule("02208", "but the layout is for pushed descriptors");
    const VkMutableDescriptorTypeListEXT list = {1, &kUniform};
    auto lists =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    lists.mutableDescriptorTypeListCount = 1;
    lists.pMutableDescriptorTypeLists = &list;
    MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &lists);
    ExpectSilence();
    MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_MUTABLE_EXT)}, &lists, push);
    ExpectRule("04591", "but the layout is for pushed descriptors");
}

TEST_F(SetLayoutsTest, ImmutableSamplersHaveNoCustomColors) {
    auto features = Make<VkPhysicalDeviceCustomBorderColorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT);
    features.customBorderColors = features.customBorderColorWithoutFormat = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    options.device_extensions = {VK_EXT_CUSTOM_BORDER_COLOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto color = Make<VkSamplerCustomBorderColorCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.pNext = &color;
    info.borderColor = VK_BORDER_COLOR_FLOAT_CUSTOM_EXT;
    VkSampler samplers[2] = {MakeSampler(), VK_NULL_HANDLE};
    Check(vkCreateSampler(device(), &info, nullptr, &samplers[1]), "vkCreateSampler");
    Defer([this, custom = samplers[1]] { vkDestroySampler(device(), custom, nullptr); });
    VkDescriptorSetLayoutBinding binding = Binding(0, VK_DESCRIPTOR_TYPE_SAMPLER);
    binding.pImmutableSamplers = samplers;
    MakeSetLayout({binding});
    ExpectSilence();
    binding.descriptorCount = 2;
    MakeSetLayout({binding});
    ExpectRule("04009", "the borderColor of pImmutableSamplers[1] is VK_BORDER_COLOR_FLOAT_CUSTOM_EXT");
}

// Of the null driver, all these limits are 2^20. A count beyond that violates limits of one stage, too.
TEST_F(SetLayoutsTest, LayoutsHaveLimits) {
    constexpr uint32_t kMost = 1 << 20;
    auto features = Make<VkPhysicalDeviceMaintenance7FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_7_FEATURES_KHR);
    features.maintenance7 = VK_TRUE;
    auto vulkan13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    vulkan13.inlineUniformBlock = VK_TRUE;
    vulkan13.pNext = &features;
    Options options = NullOptions();
    options.device_next = &vulkan13;
    options.device_extensions = {VK_KHR_MAINTENANCE_7_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const std::string own[] = {"06531", "10003", "10004", "10005", "10006", "10007", "10008"};
    const auto find = [&](const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                          VkDescriptorSetLayoutCreateFlags flags = 0) {
        const VkDescriptorSetLayout layout = MakeSetLayout(bindings, nullptr, flags);
        ClearMessages();
        TryPipelineLayout({layout});
        std::vector<std::string> found;
        for (const std::string &rule : own) {
            for (const Message &message : messages()) {
                if (message.id.size() > 5 && message.id.substr(message.id.size() - 5) == rule) {
                    found.push_back(rule);
                }
            }
        }
        ClearMessages();
        return found;
    };
    using Rules = std::vector<std::string>;
    const VkDescriptorType storages = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
                           block = VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    EXPECT_EQ(find({Binding(0, kDynamic, kMost)}), Rules());
    EXPECT_EQ(find({Binding(0, storages, kMost)}), Rules());
    EXPECT_EQ(find({Binding(0, block, kMost)}), Rules());
    EXPECT_EQ(find({Binding(0, kDynamic, kMost + 1)}), Rules({"10003", "10005", "10006", "10007"}));
    EXPECT_EQ(find({Binding(0, storages, kMost + 1)}), Rules({"10004", "10005", "10006", "10008"}));
    EXPECT_EQ(find({Binding(0, kDynamic, kMost), Binding(1, storages)}), Rules({"10005", "10006"}));
    EXPECT_EQ(find({Binding(0, kDynamic, kMost), Binding(1, storages)},
                   VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT),
              Rules({"10006"}));
    EXPECT_EQ(find({Binding(0, block, kMost + 4)}), Rules({"06531"}));
}

// maxDescriptorSetSubsampledSamplers of the null driver is 2^20.
TEST_F(SetLayoutsTest, SubsampledSamplersHaveALimit) {
    Options options = NullOptions();
    auto features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    features.fragmentDensityMap = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME,
                                 VK_EXT_FRAGMENT_DENSITY_MAP_2_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto is_reported = [&](uint32_t count, VkSamplerCreateFlags flags) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.flags = flags;
        info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([this, sampler] { vkDestroySampler(device(), sampler, nullptr); });
        const std::vector<VkSampler> samplers(count, sampler);
        VkDescriptorSetLayoutBinding binding = Binding(0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, count);
        binding.pImmutableSamplers = samplers.data();
        TryPipelineLayout({MakeSetLayout({binding})});
        bool is_found = false;
        for (const Message &message : messages()) { // Other limits are exceeded, too.
            is_found |= message.id == "VUID-VkPipelineLayoutCreateInfo-pImmutableSamplers-03566";
        }
        ClearMessages();
        return is_found;
    };
    constexpr uint32_t kMost = 1 << 20;
    EXPECT_FALSE(is_reported(kMost, VK_SAMPLER_CREATE_SUBSAMPLED_BIT_EXT));
    EXPECT_FALSE(is_reported(kMost + 1, 0));
    EXPECT_TRUE(is_reported(kMost + 1, VK_SAMPLER_CREATE_SUBSAMPLED_BIT_EXT));
}

} // namespace
} // namespace wd::testing
