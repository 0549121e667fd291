// Tests of the generated C: look-ups, names, and that tables made by different emitters agree.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "vk/registry/dispatch_table.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"
#include "vk/registry/hooks.h"
#include "vk/registry/validator.h"

namespace {

TEST(CommandTable, FindsEveryNameInIt) {
    for (const wd_command_info &info : wd_command_table) {
        EXPECT_EQ(wd_command_find(info.name), &info) << info.name;
    }
}

TEST(CommandTable, IsSorted) {
    for (size_t i = 1; i < WD_NUM_COMMAND_NAMES; i++) {
        EXPECT_LT(strcmp(wd_command_table[i - 1].name, wd_command_table[i].name), 0);
    }
}

TEST(CommandTable, FindsNothingElse) {
    for (const char *name :
         {"", "vk", "vkCmdDra", "vkCmdDrawX", "vkcmddraw", "CmdDraw", "zz", "vkCmdDraw "}) {
        EXPECT_EQ(wd_command_find(name), nullptr) << name;
    }
    EXPECT_EQ(wd_command_find(nullptr), nullptr);
}

TEST(CommandTable, DescribesCommands) {
    const wd_command_info *draw = wd_command_find("vkCmdDraw");
    ASSERT_NE(draw, nullptr);
    EXPECT_EQ(draw->canonical, WD_COMMAND_CmdDraw);
    EXPECT_EQ(draw->level, WD_COMMAND_LEVEL_DEVICE);
    EXPECT_EQ(draw->handle_type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    EXPECT_STREQ(draw->provider, "VK_VERSION_1_0");
    EXPECT_FALSE(draw->is_alias);
    EXPECT_FALSE(draw->is_destroy);
    EXPECT_EQ(wd_command_find("vkCreateInstance")->level, WD_COMMAND_LEVEL_GLOBAL);
    EXPECT_EQ(wd_command_find("vkDestroyInstance")->level, WD_COMMAND_LEVEL_INSTANCE);
    EXPECT_EQ(wd_command_find("vkGetPhysicalDeviceFeatures")->level, WD_COMMAND_LEVEL_PHYSICAL_DEVICE);
    EXPECT_EQ(wd_command_find("vkQueueSubmit")->handle_type, VK_OBJECT_TYPE_QUEUE);
}

TEST(CommandTable, AliasesStandForTheirCommand) {
    const wd_command_info *alias = wd_command_find("vkCmdPipelineBarrier2KHR");
    ASSERT_NE(alias, nullptr);
    EXPECT_TRUE(alias->is_alias);
    EXPECT_EQ(alias->canonical, WD_COMMAND_CmdPipelineBarrier2);
    EXPECT_STREQ(wd_command_get(alias->canonical)->name, "vkCmdPipelineBarrier2");
}

TEST(CommandTable, MarksCommandsThatDestroy) {
    for (const char *name :
         {"vkDestroyBuffer", "vkFreeMemory", "vkFreeDescriptorSets", "vkDestroyDevice",
          "vkDestroyDescriptorUpdateTemplateKHR", "vkReleasePerformanceConfigurationINTEL"}) {
        EXPECT_TRUE(wd_command_find(name)->is_destroy) << name;
    }
    for (const char *name :
         {"vkCreateBuffer", "vkResetCommandPool", "vkResetFences", "vkReleaseProfilingLockKHR"}) {
        EXPECT_FALSE(wd_command_find(name)->is_destroy) << name;
    }
}

TEST(CommandTable, EveryCanonicalCommandHasAnEntry) {
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        const wd_command_info *info = wd_command_get((wd_command)command);
        ASSERT_NE(info, nullptr);
        EXPECT_EQ(info->canonical, command);
        EXPECT_FALSE(info->is_alias);
    }
    EXPECT_EQ(wd_command_get(WD_COMMAND_COUNT), nullptr);
    EXPECT_EQ(wd_command_get((wd_command)-1), nullptr);
}

TEST(Tables, AgreeOnTheirCounts) {
    size_t num_canonical = 0, num_instance = 0, num_device = 0, num_global = 0;
    for (const wd_command_info &info : wd_command_table) {
        num_canonical += !info.is_alias;
        num_device += info.level == WD_COMMAND_LEVEL_DEVICE;
        num_global += info.level == WD_COMMAND_LEVEL_GLOBAL;
        num_instance +=
            info.level == WD_COMMAND_LEVEL_INSTANCE || info.level == WD_COMMAND_LEVEL_PHYSICAL_DEVICE;
    }
    EXPECT_EQ(num_canonical, (size_t)WD_COMMAND_COUNT);
    EXPECT_EQ(num_instance, (size_t)WD_NUM_INSTANCE_DISPATCH);
    EXPECT_EQ(num_device, (size_t)WD_NUM_DEVICE_DISPATCH);
    EXPECT_EQ(num_instance + num_device + num_global, (size_t)WD_NUM_COMMAND_NAMES);
    EXPECT_EQ(sizeof(wd_hooks), WD_COMMAND_COUNT * WD_NUM_HOOK_PHASES * sizeof(wd_hook_function));
}

std::set<std::string> asked;

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL AskInstance(VkInstance, const char *name) {
    asked.insert(name);
    return nullptr;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL AskDevice(VkDevice, const char *name) {
    asked.insert(name);
    return nullptr;
}

TEST(DispatchTable, AsksForEachNameOfItsLevel) {
    asked.clear();
    wd_instance_dispatch instance;
    wd_instance_dispatch_load(&instance, VK_NULL_HANDLE, AskInstance);
    EXPECT_EQ(asked.size(), (size_t)WD_NUM_INSTANCE_DISPATCH - 1); // All but vkGetInstanceProcAddr itself.
    EXPECT_EQ(instance.GetInstanceProcAddr, AskInstance);
    for (const std::string &name : asked) {
        const wd_command_info *info = wd_command_find(name.c_str());
        ASSERT_NE(info, nullptr) << name;
        EXPECT_NE(info->level, WD_COMMAND_LEVEL_DEVICE) << name;
        EXPECT_NE(info->level, WD_COMMAND_LEVEL_GLOBAL) << name;
    }

    asked.clear();
    wd_device_dispatch device;
    wd_device_dispatch_load(&device, VK_NULL_HANDLE, AskDevice);
    EXPECT_EQ(asked.size(), (size_t)WD_NUM_DEVICE_DISPATCH - 1);
    EXPECT_EQ(device.GetDeviceProcAddr, AskDevice);
    for (const std::string &name : asked) {
        EXPECT_EQ(wd_command_find(name.c_str())->level, WD_COMMAND_LEVEL_DEVICE) << name;
    }
}

bool ValidateDraw(wd_call *, const wd_CmdDraw_args *args) {
    return args->vertexCount == 3;
}

void RecordDestroy(wd_call *, const wd_DestroyBuffer_args *, wd_DestroyBuffer_args *) {
}

TEST(Hooks, AreFoundByCommandAndPhase) {
    wd_hooks hooks = {};
    hooks.CmdDraw.validate = ValidateDraw;
    hooks.DestroyBuffer.pre_record = RecordDestroy;
    EXPECT_EQ(wd_hooks_get(&hooks, WD_COMMAND_CmdDraw, WD_HOOK_VALIDATE), (wd_hook_function)ValidateDraw);
    EXPECT_EQ(wd_hooks_get(&hooks, WD_COMMAND_CmdDraw, WD_HOOK_POST_RECORD), nullptr);
    EXPECT_EQ(wd_hooks_get(&hooks, WD_COMMAND_DestroyBuffer, WD_HOOK_PRE_RECORD),
              (wd_hook_function)RecordDestroy);
    size_t num_hooked = 0;
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        num_hooked += wd_hooks_has(&hooks, (wd_command)command);
    }
    EXPECT_EQ(num_hooked, 2u);
}

TEST(Hooks, ArgumentsAreTheParametersAndTheResult) {
    wd_CmdSetBlendConstants_args blend = {};
    const float constants[4] = {1, 2, 3, 4};
    blend.blendConstants = constants;
    EXPECT_EQ(blend.blendConstants[3], 4);
    wd_CreateBuffer_args create = {};
    create.result = VK_ERROR_OUT_OF_HOST_MEMORY;
    EXPECT_EQ(create.pBuffer, nullptr);
}

TEST(EnumStrings, NamesOfEnumerants) {
    EXPECT_STREQ(wd_VkResult_string(VK_ERROR_DEVICE_LOST), "VK_ERROR_DEVICE_LOST");
    EXPECT_STREQ(wd_VkResult_string((VkResult)-777), "unknown VkResult");
    EXPECT_STREQ(wd_VkObjectType_string(VK_OBJECT_TYPE_SWAPCHAIN_KHR), "VK_OBJECT_TYPE_SWAPCHAIN_KHR");
    EXPECT_STREQ(wd_VkObjectType_string(VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION_KHR),
                 "VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION");
    EXPECT_STREQ(wd_VkFormat_string(VK_FORMAT_R8_UNORM), "VK_FORMAT_R8_UNORM");
}

TEST(EnumStrings, NamesOfBitsOfBothWidths) {
    EXPECT_STREQ(wd_VkBufferUsageFlagBits_string(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT),
                 "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
    EXPECT_STREQ(wd_VkPipelineStageFlagBits2_string(VK_PIPELINE_STAGE_2_COPY_BIT),
                 "VK_PIPELINE_STAGE_2_COPY_BIT");
    EXPECT_STREQ(wd_VkPipelineStageFlagBits2_string(1ull << 62), "unknown VkPipelineStageFlagBits2");
}

TEST(EnumStrings, FlagsAreJoined) {
    char buffer[160];
    EXPECT_STREQ(
        wd_VkAccessFlags2_string(VK_ACCESS_2_SHADER_STORAGE_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT,
                                 buffer, sizeof(buffer)),
        "VK_ACCESS_2_SHADER_STORAGE_READ_BIT|VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT");
    EXPECT_STREQ(wd_VkAccessFlags2_string(0, buffer, sizeof(buffer)), "VK_ACCESS_2_NONE");
    EXPECT_STREQ(wd_VkBufferUsageFlags_string(0, buffer, sizeof(buffer)), "0");
    EXPECT_STREQ(wd_VkShaderStageFlags_string(VK_SHADER_STAGE_ALL_GRAPHICS, buffer, sizeof(buffer)),
                 "VK_SHADER_STAGE_ALL_GRAPHICS");
    EXPECT_STREQ(wd_VkQueueFlags_string(VK_QUEUE_COMPUTE_BIT | 1u << 30, buffer, sizeof(buffer)),
                 "VK_QUEUE_COMPUTE_BIT|0x40000000");
    EXPECT_STREQ(wd_VkAccessFlags2_string(1ull << 63, buffer, sizeof(buffer)), "0x8000000000000000");
}

TEST(EnumStrings, FlagsAreCutAtTheBuffersEnd) {
    for (size_t size = 1; size < 60; size++) {
        std::vector<char> buffer(size,
                                 'x'); // Its own allocation, so that AddressSanitizer sees one byte too many.
        wd_VkQueueFlags_string(VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT, buffer.data(), size);
        const std::string complete = "VK_QUEUE_GRAPHICS_BIT|VK_QUEUE_COMPUTE_BIT";
        EXPECT_EQ(std::string(buffer.data()), complete.substr(0, size - 1));
    }
}

TEST(HandleTypes, AreFound) {
    for (const wd_handle_type &type : wd_handle_types) {
        EXPECT_EQ(wd_handle_type_find(type.object_type), &type) << type.name;
        EXPECT_EQ(wd_handle_type_find(type.parent_type) == nullptr,
                  type.object_type == VK_OBJECT_TYPE_INSTANCE);
        if (type.report_type != VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT) {
            EXPECT_EQ(wd_handle_type_find_report(type.report_type), &type) << type.name;
        }
    }
    EXPECT_EQ(wd_handle_type_find(VK_OBJECT_TYPE_UNKNOWN), nullptr);
    EXPECT_EQ(wd_handle_type_find((VkObjectType)12345), nullptr);
    EXPECT_EQ(wd_handle_type_find_report(VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT), nullptr);
}

TEST(HandleTypes, DescribeHandles) {
    const wd_handle_type *set = wd_handle_type_find(VK_OBJECT_TYPE_DESCRIPTOR_SET);
    ASSERT_NE(set, nullptr);
    EXPECT_STREQ(set->name, "VkDescriptorSet");
    EXPECT_EQ(set->parent_type, VK_OBJECT_TYPE_DESCRIPTOR_POOL);
    EXPECT_EQ(set->report_type, VK_DEBUG_REPORT_OBJECT_TYPE_DESCRIPTOR_SET_EXT);
    EXPECT_FALSE(set->dispatchable);
    EXPECT_TRUE(wd_handle_type_find(VK_OBJECT_TYPE_QUEUE)->dispatchable);
    EXPECT_STREQ(wd_handle_type_name(VK_OBJECT_TYPE_BUFFER), "VkBuffer");
    EXPECT_STREQ(wd_handle_type_name((VkObjectType)12345), "object");
}

} // namespace
