// Each statement that can be judged by structs, features and limits: a struct that violates it is reported, one that
// satisfies it is not. The calls are made from the trees (emit_calls.py).
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <type_traits>

#include "vk/core/core_internal.h"
#include "vk/core/statements/core_statements.h"
#include "vk/report/report.h"

namespace {

// A device that is nothing but features and limits.
struct Environment {
    wd_device_capabilities enabled = {};
    wd_physical_capabilities physical = {};
    uint64_t limits[WD_CORE_NUM_LIMITS] = {};
    uint32_t api_version = VK_API_VERSION_1_3;
    char bytes[256] = {};

    Environment() {
        const wd_report_options options = WD_REPORT_OPTIONS_INIT;
        wd_report_options unlimited = options;
        unlimited.duplicate_limit = 0;
        EXPECT_EQ(wd_report_create(wd_allocator_default(), &unlimited, &report_), WD_OK);
        uint64_t id = 0;
        EXPECT_EQ(wd_report_add_sink(report_, WD_SEVERITY_ERROR, WD_MESSAGE_VALIDATION, Keep, this, &id),
                  WD_OK);
        instance_.report = report_;
        instance_.allocator = wd_allocator_default();
        device_.instance = &instance_;
        device_.capabilities = &enabled;
        data_.limits = limits;
        Reset();
    }
    ~Environment() {
        wd_arena_finish(&call_.scratch);
        wd_report_destroy(report_);
    }

    // Reset makes a device of Vulkan 1.3 without features, with limits that no number reaches.
    void Reset() {
        enabled = {};
        physical = {};
        enabled.physical = &physical;
        memset(&physical.properties.limits, 0x7f, sizeof physical.properties.limits);
        memset(limits, 0, sizeof limits);
        for (uint64_t &limit : limits) {
            limit = WD_CORE_UNKNOWN; // A limit that the driver states as enormous.
        }
        api_version = VK_API_VERSION_1_3;
        ids.clear();
    }

    struct wd_call *call(wd_command command) {
        wd_arena_finish(&call_.scratch);
        call_ = {};
        wd_arena_init(&call_.scratch, wd_allocator_default(), 256);
        call_.instance = &instance_;
        call_.device = &device_;
        call_.command = command;
        call_.name = "vkTest";
        call_.data = &data_;
        device_.api_version = api_version;
        return &call_;
    }
    wd_core_check *check() {
        check_ = {};
        check_.call = call(WD_COMMAND_DestroyDevice);
        check_.args = &none_;
        check_.enabled = &enabled;
        check_.physical = &physical;
        check_.api_version = api_version;
        return &check_;
    }

    std::set<std::string> ids; // Of the messages since Reset.

  private:
    static bool Keep(void *user, const wd_finding *finding, const char *) {
        static_cast<Environment *>(user)->ids.insert(finding->id);
        return false;
    }

    wd_report *report_ = nullptr;
    wd_chassis_instance instance_ = {};
    wd_chassis_device device_ = {};
    wd_core_data data_ = {};
    wd_call call_ = {};
    wd_core_check check_ = {};
    VkDevice none_ = VK_NULL_HANDLE;
};

struct Case {
    const char *vuid;
    void (*run)(Environment &environment, bool violates);
};

#include "vk/core/statements/statements_calls.inc" // generated

class StatementsCallsTest : public ::testing::Test {
  protected:
    Environment environment_;
};

TEST_F(StatementsCallsTest, ViolationsAreReported) {
    size_t num = 0;
    for (const Case &one : kCases) {
        environment_.Reset();
        one.run(environment_, true);
        EXPECT_EQ(environment_.ids.count(one.vuid), 1u) << one.vuid;
        num += environment_.ids.count(one.vuid);
    }
    EXPECT_GT(num, 500u);
    printf("%zu statements violated, %zu without a call\n", num, kNumWithoutCall);
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

} // namespace
