// The validators of the test: a state tracker, a checker that can skip and change calls, and one that serves commands.
#include "vk/layer/chassis_fixture.h"

#include <cstdio>

namespace wd::testing {

Script *script;

namespace {

const int tracker_data = 1;
const int checker_data = 2;

void Log(const char *validator, const char *phase, const wd_call *call) {
    script->log.push_back(std::string(validator) + "." + phase + "." + call->name);
}

template <typename Args> bool TrackerValidate(wd_call *call, const Args *) {
    EXPECT_EQ(call->data, &tracker_data);
    Log("tracker", "validate", call);
    return false;
}

template <typename Args> void TrackerPre(wd_call *call, const Args *, Args *) {
    Log("tracker", "pre", call);
}

template <typename Args> void TrackerPost(wd_call *call, const Args *, const Args *) {
    Log("tracker", "post", call);
}

template <typename Args> bool CheckerValidate(wd_call *call, const Args *) {
    EXPECT_EQ(call->data, &checker_data);
    EXPECT_NE(wd_arena_alloc(&call->scratch, 100000), nullptr);
    Log("checker", "validate", call);
    return script->skip;
}

void CheckerGrow(wd_call *call, const wd_CreateBuffer_args *args, wd_CreateBuffer_args *down) {
    Log("checker", "pre", call);
    if (script->grow_buffers) {
        auto *info = static_cast<VkBufferCreateInfo *>(
            wd_arena_copy(&call->scratch, args->pCreateInfo, 1, sizeof *args->pCreateInfo));
        info->size += 16;
        down->pCreateInfo = info;
    }
}

void CheckerAmend(wd_call *call, const wd_CreateBuffer_args *, wd_CreateBuffer_args *down) {
    Log("checker", "amend", call);
    if (script->forgive && down->result == VK_ERROR_OUT_OF_DEVICE_MEMORY) {
        down->result = VK_SUCCESS;
    }
}

void CheckerPost(wd_call *call, const wd_CreateBuffer_args *args, const wd_CreateBuffer_args *down) {
    Log("checker", args->result == VK_SUCCESS ? "post" : "post-failed", call);
    EXPECT_EQ(down->pCreateInfo->size, args->pCreateInfo->size + (script->grow_buffers ? 16 : 0));
}

template <typename Args> void CheckerPostAny(wd_call *call, const Args *, const Args *) {
    Log("checker", "post", call);
}

wd_status TrackerInstance(wd_chassis_instance *, const void *, void **data) {
    *data = const_cast<int *>(&tracker_data);
    return WD_OK;
}

wd_status TrackerDevice(wd_chassis_device *, void *instance_data, const VkDeviceCreateInfo *,
                        const VkDeviceCreateInfo *, void **data) {
    *data = instance_data;
    script->log.push_back("tracker.create_device");
    return WD_OK;
}

wd_status CheckerInstance(wd_chassis_instance *instance, const void *, void **data) {
    EXPECT_NE(instance->report, nullptr);
    *data = const_cast<int *>(&checker_data);
    return script->checker_instance_status;
}

wd_status CheckerDevice(wd_chassis_device *device, void *instance_data, const VkDeviceCreateInfo *,
                        const VkDeviceCreateInfo *, void **data) {
    EXPECT_NE(device->dispatch.CreateBuffer, nullptr);
    EXPECT_EQ(device->api_version, VK_API_VERSION_1_1);
    *data = instance_data;
    script->log.push_back("checker.create_device");
    return script->checker_device_status;
}

void TrackerDestroyDevice(void *) {
    script->log.push_back("tracker.destroy_device");
}

void CheckerDestroyDevice(void *) {
    script->log.push_back("checker.destroy_device");
}

wd_status ServerDevice(wd_chassis_device *, void *, const VkDeviceCreateInfo *, const VkDeviceCreateInfo *,
                       void **data) {
    *data = const_cast<int *>(&checker_data);
    return WD_OK;
}

void ServeCreate(wd_call *call, void *args) {
    script->served_with_data = call->data == &checker_data;
    static_cast<wd_CreateValidationCacheEXT_args *>(args)->result = VK_SUCCESS;
}

void ServeMerge(wd_call *, void *args) {
    static_cast<wd_MergeValidationCachesEXT_args *>(args)->result = VK_ERROR_OUT_OF_HOST_MEMORY;
}

void Clobber() {
    // Whatever a validator may do to registers that hold arguments.
    volatile double values[16];
    for (int i = 0; i < 16; ++i) {
        values[i] = i * 1.5;
    }
    char text[512];
    std::snprintf(text, sizeof text, "%f %f %f %f %f %f %f %f %f", values[1], values[2], values[3], values[4],
                  values[5], values[6], values[7], values[8], values[9]);
    EXPECT_NE(text[0], '\0');
}

void TrackerUnknown(wd_call *call, const void *) {
    script->log.push_back(std::string("tracker.unknown.") + call->name);
}

void WatcherUnknown(wd_call *call, const void *handle) {
    EXPECT_EQ(call->data, &checker_data);
    EXPECT_EQ(call->command, WD_COMMAND_COUNT);
    EXPECT_NE(wd_arena_alloc(&call->scratch, 100000), nullptr);
    Clobber();
    std::lock_guard<std::mutex> lock(script->mutex);
    script->log.push_back(std::string("watcher.unknown.") + call->name);
    script->used.push_back(handle);
}

// Of the commands that drivers of the tests have, vkCmdDraw needs not be followed.
const wd_ignored_command ignored[] = {{"vkCmdDraw", "as a test"},
                                      {"vkCmdInventedEXT", "newer than the registry"}};

wd_validator MakeWatcher() {
    wd_validator v = {};
    v.name = "watcher";
    v.create_device = ServerDevice;
    v.unknown_command = WatcherUnknown;
    v.ignored = ignored;
    v.num_ignored = 2;
    v.reads_command_buffers = true;
    return v;
}

wd_validator MakeTracker() {
    wd_validator v = {};
    v.name = "tracker";
    v.create_instance = TrackerInstance;
    v.create_device = TrackerDevice;
    v.destroy_device = TrackerDestroyDevice;
    v.unknown_command = TrackerUnknown;
    v.hooks.CreateBuffer = {TrackerValidate<wd_CreateBuffer_args>, TrackerPre<wd_CreateBuffer_args>, nullptr,
                            TrackerPost<wd_CreateBuffer_args>};
    v.hooks.DestroyBuffer.pre_record = TrackerPre<wd_DestroyBuffer_args>;
    v.hooks.CmdDispatch.post_record = TrackerPost<wd_CmdDispatch_args>;
    v.hooks.CmdBindPipeline.post_record = TrackerPost<wd_CmdBindPipeline_args>;
    v.hooks.DestroyBuffer.post_record = TrackerPost<wd_DestroyBuffer_args>;
    v.hooks.DestroyDevice.validate = TrackerValidate<wd_DestroyDevice_args>;
    v.hooks.DestroyInstance.pre_record = TrackerPre<wd_DestroyInstance_args>;
    return v;
}

wd_validator MakeChecker() {
    wd_validator v = {};
    v.name = "checker";
    v.create_instance = CheckerInstance;
    v.create_device = CheckerDevice;
    v.destroy_device = CheckerDestroyDevice;
    v.hooks.CreateBuffer = {CheckerValidate<wd_CreateBuffer_args>, CheckerGrow, CheckerAmend, CheckerPost};
    v.hooks.DestroyBuffer.validate = CheckerValidate<wd_DestroyBuffer_args>;
    v.hooks.DestroyBuffer.post_record = CheckerPostAny<wd_DestroyBuffer_args>;
    v.hooks.CmdPipelineBarrier2.post_record = CheckerPostAny<wd_CmdPipelineBarrier2_args>;
    v.hooks.GetBufferDeviceAddress.validate = CheckerValidate<wd_GetBufferDeviceAddress_args>;
    v.hooks.SetDebugUtilsObjectNameEXT.post_record = CheckerPostAny<wd_SetDebugUtilsObjectNameEXT_args>;
    v.hooks.DebugMarkerSetObjectNameEXT.post_record = CheckerPostAny<wd_DebugMarkerSetObjectNameEXT_args>;
    v.hooks.GetPhysicalDeviceProperties.post_record = CheckerPostAny<wd_GetPhysicalDeviceProperties_args>;
    v.hooks.CreateDevice.post_record = CheckerPostAny<wd_CreateDevice_args>;
    return v;
}

const wd_served_command served[] = {
    {WD_COMMAND_CreateValidationCacheEXT, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, ServeCreate},
    {WD_COMMAND_MergeValidationCachesEXT, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, ServeMerge},
};

wd_validator MakeServer() {
    wd_validator v = {};
    v.name = "server";
    v.create_device = ServerDevice;
    v.served = served;
    v.num_served = 2;
    return v;
}

const wd_validator tracker = MakeTracker();
const wd_validator checker = MakeChecker();
const wd_validator server = MakeServer();
const wd_validator watcher = MakeWatcher();

bool TrackerEnabled(const wd_settings *) {
    return script->tracker;
}

bool CheckerEnabled(const wd_settings *) {
    return script->checker;
}

bool ServerEnabled(const wd_settings *) {
    return script->server;
}

bool WatcherEnabled(const wd_settings *) {
    return script->watcher;
}

const wd_validator_entry entries[] = {
    {&tracker, TrackerEnabled, nullptr, true, nullptr, nullptr},
    {&checker, CheckerEnabled, nullptr, false, "checks", "validate_shaders"},
    {&server, ServerEnabled, nullptr, false, nullptr, nullptr},
    {&watcher, WatcherEnabled, nullptr, false, nullptr, nullptr},
};

} // namespace

} // namespace wd::testing

extern "C" {
const wd_validator_entry *const wd_validator_entries = wd::testing::entries;
const size_t wd_num_validator_entries = 4;
}
