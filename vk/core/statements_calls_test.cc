// Each statement whose facts are structs, features, limits and objects: a call that violates it is reported, one that
// satisfies it is not. The calls are made from the trees (emit_calls.py).
#include <gtest/gtest.h>

#include <cstring>
#include <deque>
#include <set>
#include <string>
#include <type_traits>

#include "vk/core/core_internal.h"
#include "vk/core/statements/core_statements.h"
#include "vk/report/report.h"
#include "vk/state/state_fixture.h"
#include "vk/state/state_made.h"

namespace {

// The driver supports everything for this format, and nothing for the others.
void GetFormatProperties(VkPhysicalDevice, VkFormat format, VkFormatProperties2 *properties) {
    const uint64_t features = format == VK_FORMAT_R8G8B8A8_UNORM ? UINT64_MAX : 0;
    const auto narrow = static_cast<VkFormatFeatureFlags>(features);
    properties->formatProperties = {narrow, narrow, narrow};
    for (auto *next = static_cast<VkBaseOutStructure *>(properties->pNext); next; next = next->pNext) {
        if (next->sType == VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3) {
            auto *wide = reinterpret_cast<VkFormatProperties3 *>(next);
            wide->linearTilingFeatures = wide->optimalTilingFeatures = wide->bufferFeatures = features;
        }
    }
}

// A device without a driver: features, limits, and objects that no command created.
struct Environment {
  private:
    StateFixture fixture_;

    wd_physical_capabilities &Start() {
        wd_chassis_instance *instance = fixture_.call()->instance;
        instance->dispatch.GetPhysicalDeviceFormatProperties2 = GetFormatProperties;
        EXPECT_TRUE(fixture_.Start());
        return const_cast<wd_physical_capabilities &>(
            *wd_capability_cache_find(instance->capabilities, fixture_.call()->device->physical_device));
    }

  public:
    wd_device_capabilities enabled = {};
    wd_physical_capabilities &physical;
    uint64_t limits[WD_CORE_NUM_LIMITS] = {};
    uint32_t api_version = VK_API_VERSION_1_3;
    char bytes[256] = {};
    std::set<std::string> ids; // Of the messages since Reset.

    Environment() : physical(Start()), made_(fixture_.device()) {
        wd_report_options options = WD_REPORT_OPTIONS_INIT;
        options.duplicate_limit = 0;
        EXPECT_EQ(wd_report_create(wd_allocator_default(), &options, &report_), WD_OK);
        uint64_t id = 0;
        EXPECT_EQ(wd_report_add_sink(report_, WD_SEVERITY_ERROR, WD_MESSAGE_VALIDATION, Keep, this, &id),
                  WD_OK);
        fixture_.call()->instance->report = report_;
        fixture_.call()->device->capabilities = &enabled;
        data_.limits = limits;
        data_.state = fixture_.device();
        Reset();
    }
    ~Environment() {
        wd_arena_finish(&call_.scratch);
        wd_report_destroy(report_);
    }

    // Reset makes a device of Vulkan 1.3 without features and objects, with limits that no number reaches.
    void Reset() {
        made_.Forget();
        frames_.clear();
        secondary_ = nullptr;
        enabled = {};
        enabled.physical = &physical;
        memset(&physical.properties.limits, 0x7f, sizeof physical.properties.limits);
        for (uint64_t &limit : limits) {
            limit = WD_CORE_UNKNOWN; // A limit that the driver states as enormous.
        }
        SetQueueFlags(0);
        api_version = VK_API_VERSION_1_3;
        ids.clear();
    }

    // What calls are made of.

    // Make makes an object; a command buffer has a pool, and an image view has an image.
    template <typename Object> Object *Make(VkObjectType type) {
        wd_state_object *parent = nullptr;
        if constexpr (std::is_same_v<Object, wd_state_command_buffer>) {
            parent = &made_.Make<wd_state_command_pool>(VK_OBJECT_TYPE_COMMAND_POOL)->object;
        }
        Object *made = made_.Make<Object>(type, parent);
        if constexpr (std::is_same_v<Object, wd_state_command_buffer>) {
            made->device = fixture_.device();
        } else if constexpr (std::is_same_v<Object, wd_state_image_view>) {
            made->image = made_.Make<wd_state_image>(VK_OBJECT_TYPE_IMAGE);
        }
        return made;
    }
    // Surround makes the owner of the statement a member of a struct, or one in its chain.
    void Surround(const void *owner, int type) {
        frames_.push_back({frame(), "test", WD_CORE_NO_INDEX, false, owner, type});
    }
    void SetQueueFlags(VkQueueFlags flags) {
        for (VkQueueFamilyProperties &family : families_) {
            family.queueFlags = flags;
        }
        physical.queue_families = families_;
        physical.num_queue_families = 1;
    }
    // BeginSecondary makes the call vkBeginCommandBuffer of a secondary command buffer.
    void BeginSecondary() {
        secondary_ = Make<wd_state_command_buffer>(VK_OBJECT_TYPE_COMMAND_BUFFER);
        secondary_->level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    }
    // AddTessellation gives a pipeline stages with which its tessellation state counts, AddAttachments attachments.
    void AddTessellation(VkGraphicsPipelineCreateInfo *info) {
        stages_[0].stage = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
        stages_[1].stage = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
        info->stageCount = 2;
        info->pStages = stages_;
    }
    void AddAttachments(VkGraphicsPipelineCreateInfo *info) {
        rendering_ = {};
        rendering_.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO;
        rendering_.pNext = info->pNext;
        rendering_.colorAttachmentCount = 1;
        rendering_.pColorAttachmentFormats = &color_;
        rendering_.depthAttachmentFormat = VK_FORMAT_D16_UNORM;
        info->pNext = &rendering_;
    }

    struct wd_call *call(wd_command command) {
        wd_arena_finish(&call_.scratch);
        call_ = *fixture_.call();
        wd_arena_init(&call_.scratch, wd_allocator_default(), 256);
        call_.command = command;
        call_.name = "vkTest";
        call_.data = &data_;
        call_.device->api_version = api_version;
        return &call_;
    }
    wd_core_check *check() {
        check_ = {};
        check_.call = call(secondary_ ? WD_COMMAND_BeginCommandBuffer : WD_COMMAND_DestroyDevice);
        check_.call->command_buffer = secondary_;
        check_.state = fixture_.device();
        check_.args = &none_;
        check_.enabled = &enabled;
        check_.physical = &physical;
        check_.api_version = api_version;
        return &check_;
    }
    const wd_core_frame *frame() const {
        return frames_.empty() ? nullptr : &frames_.back();
    }

  private:
    static bool Keep(void *user, const wd_finding *finding, const char *) {
        static_cast<Environment *>(user)->ids.insert(finding->id);
        return false;
    }

    MadeObjects made_;
    wd_report *report_ = nullptr;
    wd_core_data data_ = {};
    wd_call call_ = {};
    wd_core_check check_ = {};
    std::deque<wd_core_frame> frames_;
    wd_state_command_buffer *secondary_ = nullptr;
    VkQueueFamilyProperties families_[64] = {};
    VkPipelineShaderStageCreateInfo stages_[2] = {};
    VkPipelineRenderingCreateInfo rendering_ = {};
    VkFormat color_ = VK_FORMAT_R8G8B8A8_UNORM;
    VkDevice none_ = VK_NULL_HANDLE;
};

struct Case {
    const char *vuid;
    void (*run)(Environment &environment, bool violates);
};

struct WithoutCall {
    const char *reason;
    int num;
};

#include "vk/core/statements/statements_calls.inc" // generated

std::string RuleOf(const std::string &vuid) {
    return vuid.substr(vuid.size() - 5);
}

class StatementsCallsTest : public ::testing::Test {
  protected:
    Environment environment_;
};

TEST_F(StatementsCallsTest, ViolationsAreReported) {
    std::set<std::string> rules;
    size_t num = 0;
    for (const Case &one : kCases) {
        environment_.Reset();
        one.run(environment_, true);
        EXPECT_EQ(environment_.ids.count(one.vuid), 1u) << one.vuid;
        if (environment_.ids.count(one.vuid)) {
            rules.insert(RuleOf(one.vuid));
            num++;
        }
    }
    printf("registry %d: %zu statements of %zu rules violated\n", VK_HEADER_VERSION, num, rules.size());
    for (const WithoutCall &one : kWithoutCall) {
        printf("%5d without a call: %s\n", one.num, one.reason);
    }
    // Of the rules that the registry has compiled.
    EXPECT_GT(rules.size(), VK_HEADER_VERSION >= 363 ? 1900u : VK_HEADER_VERSION >= 309 ? 1600u : 1300u);
}

TEST_F(StatementsCallsTest, SatisfiedStatementsAreNot) {
    for (const Case &one : kCases) {
        environment_.Reset();
        one.run(environment_, false);
        EXPECT_EQ(environment_.ids.count(one.vuid), 0u) << one.vuid;
    }
}

// Nothing is known of the device: a statement about a feature or limit is silent.
TEST_F(StatementsCallsTest, WhatIsNotKnownIsSilent) {
    const VkSamplerCreateInfo info = {VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO,
                                      nullptr,
                                      0,
                                      VK_FILTER_NEAREST,
                                      VK_FILTER_NEAREST,
                                      VK_SAMPLER_MIPMAP_MODE_NEAREST,
                                      VK_SAMPLER_ADDRESS_MODE_REPEAT,
                                      VK_SAMPLER_ADDRESS_MODE_REPEAT,
                                      VK_SAMPLER_ADDRESS_MODE_REPEAT,
                                      1e6f,
                                      VK_TRUE,
                                      1,
                                      VK_FALSE,
                                      VK_COMPARE_OP_NEVER,
                                      0,
                                      0,
                                      VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK,
                                      VK_FALSE};
    wd_core_check *check = environment_.check();
    check->enabled = nullptr;
    check->physical = nullptr;
    wd_core_check_VkSamplerCreateInfo(check, nullptr, &info);
    EXPECT_TRUE(environment_.ids.empty()) << *environment_.ids.begin();
}

// "Any element is not NULL" is false of no elements, and true where one of several is not.
TEST_F(StatementsCallsTest, AnyElementIsOneOfThem) {
    const std::string vuid =
        "VUID-VkRayTracingPipelineCreateInfoKHR-rayTracingPipelineShaderGroupHandleCaptureReplay-03599";
    environment_.enabled.features.rayTracingPipelineShaderGroupHandleCaptureReplay = true;
    VkRayTracingShaderGroupCreateInfoKHR groups[2] = {};
    groups[1].pShaderGroupCaptureReplayHandle = groups;
    VkRayTracingPipelineCreateInfoKHR info = {};
    info.sType = VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR;
    info.pGroups = groups;
    for (const uint32_t count : {0u, 1u}) {
        info.groupCount = count;
        wd_core_check_VkRayTracingPipelineCreateInfoKHR(environment_.check(), nullptr, &info);
        EXPECT_EQ(environment_.ids.count(vuid), 0u) << count;
    }
    info.groupCount = 2;
    wd_core_check_VkRayTracingPipelineCreateInfoKHR(environment_.check(), nullptr, &info);
    EXPECT_EQ(environment_.ids.count(vuid), 1u);
}

} // namespace
