// Commands that this build does not know: which pointer an application gets, that arguments and results arrive
// unchanged, and that validators get the used object.
#include <cstdarg>
#include <thread>

#include "vk/layer/chassis_fixture.h"

namespace wd::testing {
namespace {

template <typename Function> PFN_vkVoidFunction Erase(Function *function) {
    return reinterpret_cast<PFN_vkVoidFunction>(function);
}

// Six arguments in integer registers, eight in vector registers, and eight on the stack.
struct Arguments {
    void *first;
    int64_t integers[5];
    double reals[8];
    int64_t more_integers[4];
    double more_reals[2];
    uint8_t byte;
    float real;
};

Arguments seen;

int64_t ManyArguments(void *first, int64_t i1, int64_t i2, int64_t i3, int64_t i4, int64_t i5, double r0,
                      double r1, double r2, double r3, double r4, double r5, double r6, double r7, int64_t i6,
                      int64_t i7, double r8, int64_t i8, uint8_t byte, double r9, int64_t i9, float real) {
    seen = {first, {i1, i2, i3, i4, i5}, {r0, r1, r2, r3, r4, r5, r6, r7}, {i6, i7, i8, i9}, {r8, r9}, byte,
            real};
    return -0x123456789abcdef;
}

double ReturnsReal(void *, float a, double b) {
    return a + b;
}

uint8_t ReturnsByte(void *) {
    return 0xfe;
}

double SumOf(void *, int count, ...) {
    std::va_list list;
    va_start(list, count);
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        sum += va_arg(list, double);
    }
    va_end(list);
    return sum;
}

int One(void *) {
    return 1;
}

int Two(void *) {
    return 2;
}

class UnknownCommandTest : public ChassisTest {
  protected:
    UnknownCommandTest() {
        script_.watcher = true;
        driver_.new_commands = {
            {"vkCmdManyNEW", Erase(ManyArguments)},
            {"vkCmdRealNEW", Erase(ReturnsReal)},
            {"vkCmdByteNEW", Erase(ReturnsByte)},
            {"vkCmdSumNEW", Erase(SumOf)},
            {"vkCmdOneKHR", Erase(One)},
            {"vkQueueOneEXT", Erase(One)},
            {"vkOneNEW", Erase(One)},
            {"vkFuturePhysicalDeviceCommandEXT", Erase(One)},
        };
    }
};

TEST_F(UnknownCommandTest, ArgumentsAndResultsArriveUnchanged) {
    Start();
    VkCommandBuffer commands = FakeDriver::CommandBuffer(device_);
    auto many = Device<decltype(&ManyArguments)>(device_, "vkCmdManyNEW");
    ASSERT_NE(Erase(many), driver_.new_commands["vkCmdManyNEW"]);
    for (int i = 0; i < 2; ++i) {
        seen = {};
        EXPECT_EQ(many(commands, -1, INT64_MAX, INT64_MIN, 4, 5, 0.5, -1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 6,
                       -7, 8.5, 8, 0xab, 9.5, 9, 10.25f),
                  -0x123456789abcdef);
        EXPECT_EQ(seen.first, commands);
        const int64_t integers[] = {-1, INT64_MAX, INT64_MIN, 4, 5};
        const double reals[] = {0.5, -1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
        const int64_t more_integers[] = {6, -7, 8, 9};
        const double more_reals[] = {8.5, 9.5};
        EXPECT_TRUE(std::equal(std::begin(integers), std::end(integers), seen.integers));
        EXPECT_TRUE(std::equal(std::begin(reals), std::end(reals), seen.reals));
        EXPECT_TRUE(std::equal(std::begin(more_integers), std::end(more_integers), seen.more_integers));
        EXPECT_TRUE(std::equal(std::begin(more_reals), std::end(more_reals), seen.more_reals));
        EXPECT_EQ(seen.byte, 0xab);
        EXPECT_EQ(seen.real, 10.25f);
    }
    EXPECT_EQ(Device<decltype(&ReturnsReal)>(device_, "vkCmdRealNEW")(commands, 1.25f, 2.5), 3.75);
    EXPECT_EQ(Device<decltype(&ReturnsByte)>(device_, "vkCmdByteNEW")(commands), 0xfe);
    EXPECT_EQ(Device<decltype(&SumOf)>(device_, "vkCmdSumNEW")(commands, 10, 1., 2., 3., 4., 5., 6., 7., 8.,
                                                               9., 10.),
              55.);
    EXPECT_EQ(script_.used.size(), 5u);
}

TEST_F(UnknownCommandTest, ValidatorsSeeTheFirstArgumentAndTheTrackerComesLast) {
    script_.tracker = true;
    Start();
    script_.log.clear();
    VkCommandBuffer commands = FakeDriver::CommandBuffer(device_);
    EXPECT_EQ(Device<decltype(&One)>(device_, "vkCmdOneKHR")(commands), 1);
    EXPECT_EQ(Device<decltype(&One)>(device_, "vkOneNEW")(device_), 1);
    EXPECT_EQ(script_.log, (Strings{"watcher.unknown.vkCmdOneKHR", "tracker.unknown.vkCmdOneKHR",
                                    "watcher.unknown.vkOneNEW", "tracker.unknown.vkOneNEW"}));
    EXPECT_EQ(script_.used, (std::vector<const void *>{commands, device_}));
}

TEST_F(UnknownCommandTest, OneNameHasOnePointer) {
    Start();
    AddDevice();
    const PFN_vkVoidFunction pointer = wd_layer_GetDeviceProcAddr(device_, "vkCmdOneKHR");
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdOneKHR"), pointer);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(devices_[1], "vkCmdOneKHR"), pointer);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCmdOneKHR"), pointer);
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkQueueOneEXT"), pointer);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkNobodyKnows"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkNobodyKnows"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, "vkCmdOneKHR"), nullptr);
}

TEST_F(UnknownCommandTest, EachDeviceHasItsOwnFunction) {
    Start();
    AddDevice();
    driver_.own_commands[{devices_[0], "vkCmdOwnNEW"}] = Erase(One);
    driver_.own_commands[{devices_[1], "vkCmdOwnNEW"}] = Erase(Two);
    auto own = Device<decltype(&One)>(devices_[0], "vkCmdOwnNEW");
    EXPECT_EQ(own(FakeDriver::CommandBuffer(devices_[0])), 1);
    // The second device was not asked: its next layer is asked at the call.
    EXPECT_EQ(own(FakeDriver::CommandBuffer(devices_[1])), 2);
    EXPECT_EQ(own(FakeDriver::CommandBuffer(devices_[0])), 1);
}

TEST_F(UnknownCommandTest, APointerOfTheInstanceServesEachDevice) {
    Start();
    auto one = Instance<decltype(&One)>("vkCmdOneKHR");
    EXPECT_NE(Erase(one), Erase(One));
    EXPECT_EQ(one(FakeDriver::CommandBuffer(device_)), 1);
    EXPECT_EQ(script_.used.size(), 1u);
    // Of an instance or a physical device nothing is concluded.
    EXPECT_EQ(Instance<decltype(&One)>("vkOneNEW")(instance_), 1);
    EXPECT_EQ(Instance<decltype(&One)>("vkOneNEW")(FakeDriver::PhysicalDevice(instance_)), 1);
    EXPECT_EQ(script_.used.size(), 1u);
}

TEST_F(UnknownCommandTest, OnlyWantedCommandsHaveATrampoline) {
    Start();
    // The next layer says that it is a command of a physical device.
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkFuturePhysicalDeviceCommandEXT"), Erase(One));
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkFuturePhysicalDeviceCommandEXT"),
              FakeDriver::GetPhysicalDeviceProcAddr(instance_, "vkFuturePhysicalDeviceCommandEXT"));
    for (const char *name : {"vk_layerGetPhysicalDeviceProcAddr", "vkNegotiateLoaderLayerInterfaceVersion",
                             "notOfVulkan", "vk", "vkEnumerateInstanceNewEXT"}) {
        driver_.new_commands[name] = Erase(Two);
        EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, name), Erase(Two)) << name;
        EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, name), Erase(Two)) << name;
    }
    const std::string longest = "vkCmd" + std::string(500, 'x');
    driver_.new_commands[longest] = Erase(Two);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, longest.c_str()), Erase(Two));
}

TEST_F(UnknownCommandTest, OffIsFree) {
    script_.watcher = false;
    script_.checker = script_.tracker = true;
    Start();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdOneKHR"), Erase(One));
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCmdOneKHR"), Erase(One));
}

TEST_F(UnknownCommandTest, PointersOutliveInstances) {
    Start();
    auto one = Device<decltype(&One)>(device_, "vkCmdOneKHR");
    struct {
        const void *key;
    } stranger = {&stranger};
    // Handles that the layer does not know: the last answer of a living instance is all there is.
    EXPECT_EQ(one(&stranger), 1);
    EXPECT_EQ(one(nullptr), 1);
    Device<PFN_vkDestroyDevice>(device_, "vkDestroyDevice")(device_, nullptr);
    devices_.clear();
    Instance<PFN_vkDestroyInstance>("vkDestroyInstance")(instance_, nullptr);
    instance_ = VK_NULL_HANDLE;
    EXPECT_EQ(one(&stranger), 0);
    EXPECT_EQ(one(nullptr), 0);
    Start();
    EXPECT_EQ(Erase(Device<decltype(&One)>(device_, "vkCmdOneKHR")), Erase(one));
    EXPECT_EQ(one(FakeDriver::CommandBuffer(device_)), 1);
}

VKAPI_ATTR VkBool32 VKAPI_CALL Receive(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                       VkDebugUtilsMessageTypeFlagsEXT,
                                       const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    static_cast<Strings *>(user)->push_back(data->pMessage);
    return VK_FALSE;
}

TEST_F(UnknownCommandTest, EachNameIsReportedOnce) {
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Strings received;
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
    info.pfnUserCallback = Receive;
    info.pUserData = &received;
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(instance_, &info, nullptr,
                                                                                   &messenger);
    auto one = Device<decltype(&One)>(device_, "vkCmdOneKHR");
    auto queue = Device<decltype(&One)>(device_, "vkQueueOneEXT");
    EXPECT_TRUE(received.empty()); // Many programs ask for all names that there are.
    for (int i = 0; i < 3; ++i) {
        one(FakeDriver::CommandBuffer(device_));
        queue(FakeDriver::CommandBuffer(device_));
    }
    ASSERT_EQ(received.size(), 2u);
    const std::string version = std::to_string(VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE)) + "." +
                                std::to_string(VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE)) + "." +
                                std::to_string(VK_HEADER_VERSION);
    for (const std::string &text :
         {std::string("[ WARDEN-layer-unknown-command ]"),
          std::string("vkCmdOneKHR is not one of the commands that this build follows"), version,
          std::string("newer Vulkan headers")}) {
        EXPECT_NE(received[0].find(text), std::string::npos) << received[0];
    }
    EXPECT_NE(received[1].find("vkQueueOneEXT"), std::string::npos) << received[1];
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
}

void SetLineWidth(VkCommandBuffer, float) {
}

// The registry has vkCmdSetLineWidth, and no validator of the test hooks or ignores it.
TEST_F(UnknownCommandTest, CommandsThatNoValidatorFollowsCountAsUnknown) {
    script_.tracker = true;
    driver_.new_commands["vkCmdSetLineWidth"] = Erase(SetLineWidth);
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Strings received;
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
    info.pfnUserCallback = Receive;
    info.pUserData = &received;
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(instance_, &info, nullptr,
                                                                                   &messenger);
    script_.log.clear();
    VkCommandBuffer commands = FakeDriver::CommandBuffer(device_);
    Device<PFN_vkCmdSetLineWidth>(device_, "vkCmdSetLineWidth")(commands, 1.0f);
    Instance<PFN_vkCmdSetLineWidth>("vkCmdSetLineWidth")(commands, 2.0f);
    EXPECT_EQ(script_.log,
              (Strings{"watcher.unknown.vkCmdSetLineWidth", "tracker.unknown.vkCmdSetLineWidth",
                       "watcher.unknown.vkCmdSetLineWidth", "tracker.unknown.vkCmdSetLineWidth"}));
    EXPECT_EQ(script_.used, (std::vector<const void *>{commands, commands}));
    ASSERT_EQ(received.size(), 1u);
    EXPECT_NE(received[0].find("vkCmdSetLineWidth is not one of the commands that this build follows"),
              std::string::npos);
    EXPECT_NE(received[0].find("use a newer Warden."), std::string::npos) << received[0];
    // vkCmdDraw is ignored, and the test has no hook for it.
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdDraw"),
              FakeDriver::GetDeviceProcAddr(device_, "vkCmdDraw"));
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
}

void Dispatch(VkCommandBuffer, uint32_t, uint32_t, uint32_t) {
}

void BindPipeline(VkCommandBuffer, VkPipelineBindPoint, VkPipeline) {
}

// The state tracker hooks each command that runs shaders, in order to count it. Other commands that it hooks it
// follows.
TEST_F(UnknownCommandTest, CommandsThatAreOnlyCountedAreNotFollowed) {
    script_.tracker = true;
    driver_.new_commands["vkCmdDispatch"] = Erase(Dispatch);
    driver_.new_commands["vkCmdBindPipeline"] = Erase(BindPipeline);
    Start();
    script_.log.clear();
    VkCommandBuffer commands = FakeDriver::CommandBuffer(device_);
    Device<PFN_vkCmdDispatch>(device_, "vkCmdDispatch")(commands, 1, 1, 1);
    Device<PFN_vkCmdBindPipeline>(device_, "vkCmdBindPipeline")(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                                                VK_NULL_HANDLE);
    EXPECT_EQ(script_.log, (Strings{"watcher.unknown.vkCmdDispatch", "tracker.unknown.vkCmdDispatch",
                                    "tracker.post.vkCmdDispatch", "tracker.post.vkCmdBindPipeline"}));
}

TEST_F(UnknownCommandTest, CommandsThatNoValidatorFollowsAreFreeWithoutAListener) {
    script_.watcher = false;
    script_.tracker = true;
    driver_.new_commands["vkCmdSetLineWidth"] = Erase(SetLineWidth);
    Start();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdSetLineWidth"), Erase(SetLineWidth));
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCmdSetLineWidth"), Erase(SetLineWidth));
}

TEST_F(UnknownCommandTest, AnyThreadAsksAndCalls) {
    Start();
    for (int i = 0; i < 8; ++i) {
        driver_.new_commands["vkCmdThread" + std::to_string(i) + "NEW"] = Erase(One);
    }
    std::vector<std::thread> threads;
    std::atomic<int> sum{0};
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                const std::string name = "vkCmdThread" + std::to_string(i % 8) + "NEW";
                sum += Device<decltype(&One)>(device_, name.c_str())(FakeDriver::CommandBuffer(device_));
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(sum, 800);
    EXPECT_EQ(script_.used.size(), 800u);
}

} // namespace
} // namespace wd::testing
