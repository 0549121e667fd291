// Unwinding through trampolines: exceptions and jumps out of functions of the next layer, and the callers of a
// message's callback.
#include <unwind.h>

#include <algorithm>
#include <csetjmp>
#include <stdexcept>

#include "vk/layer/chassis_fixture.h"

namespace wd::testing {
namespace {

template <typename Function> PFN_vkVoidFunction Erase(Function *function) {
    return reinterpret_cast<PFN_vkVoidFunction>(function);
}

std::jmp_buf caller;

int Throws(void *, const char *text) {
    throw std::runtime_error(text);
}

int Jumps(void *, int result) {
    std::longjmp(caller, result);
}

int One(void *) {
    return 1;
}

class TrampolineUnwindTest : public ChassisTest {
  protected:
    TrampolineUnwindTest() {
        script_.watcher = true;
        driver_.new_commands = {
            {"vkCmdThrowsNEW", Erase(Throws)}, {"vkCmdJumpsNEW", Erase(Jumps)}, {"vkCmdOneNEW", Erase(One)}};
    }

    void CheckOneStillWorks() {
        EXPECT_EQ(Device<decltype(&One)>(device_, "vkCmdOneNEW")(FakeDriver::CommandBuffer(device_)), 1);
    }
};

TEST_F(TrampolineUnwindTest, CallersCatchExceptionsOfCommands) {
    Start();
    auto throws = Device<decltype(&Throws)>(device_, "vkCmdThrowsNEW");
    ASSERT_NE(Erase(throws), Erase(Throws));
    for (int i = 0; i < 2; ++i) {
        std::string caught;
        try {
            throws(FakeDriver::CommandBuffer(device_), "of the driver");
        } catch (const std::runtime_error &error) {
            caught = error.what();
        }
        EXPECT_EQ(caught, "of the driver");
    }
    EXPECT_EQ(script_.used.size(), 2u);
    CheckOneStillWorks();
}

// A function without objects, as setjmp wants.
int ResultOfJump(decltype(&Jumps) jumps, VkCommandBuffer commands) {
    const int result = setjmp(caller);
    return result ? result : jumps(commands, 7);
}

TEST_F(TrampolineUnwindTest, CommandsJumpToTheirCallers) {
    Start();
    auto jumps = Device<decltype(&Jumps)>(device_, "vkCmdJumpsNEW");
    ASSERT_NE(Erase(jumps), Erase(Jumps));
    EXPECT_EQ(ResultOfJump(jumps, FakeDriver::CommandBuffer(device_)), 7);
    CheckOneStillWorks();
}

// The return addresses on the stack. Unwinders read the same tables for exceptions.
using Stack = std::vector<const void *>;

_Unwind_Reason_Code AddFrame(_Unwind_Context *context, void *stack) {
    static_cast<Stack *>(stack)->push_back(reinterpret_cast<const void *>(_Unwind_GetIP(context)));
    return _URC_NO_REASON;
}

VKAPI_ATTR VkBool32 VKAPI_CALL RecordStack(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                           VkDebugUtilsMessageTypeFlagsEXT,
                                           const VkDebugUtilsMessengerCallbackDataEXT *, void *stack) {
    _Unwind_Backtrace(AddFrame, stack);
    return VK_FALSE;
}

// CallOne stores its return address. It reads a volatile variable after the call, so that the call is not a jump.
__attribute__((noinline)) int CallOne(decltype(&One) one, VkCommandBuffer commands, const void **returns_to) {
    *returns_to = __builtin_extract_return_addr(__builtin_return_address(0));
    volatile int result = one(commands);
    return result;
}

// The trampoline's frame is on the stack while the layer sends its message.
TEST_F(TrampolineUnwindTest, CallbacksSeeTheCallersOfTrampolines) {
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Stack stack;
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
    info.pfnUserCallback = RecordStack;
    info.pUserData = &stack;
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(instance_, &info, nullptr,
                                                                                   &messenger);
    const void *returns_to = nullptr;
    EXPECT_EQ(CallOne(Device<decltype(&One)>(device_, "vkCmdOneNEW"), FakeDriver::CommandBuffer(device_),
                      &returns_to),
              1);
    EXPECT_NE(std::find(stack.begin(), stack.end(), returns_to), stack.end()) << stack.size() << " frames";
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
}

} // namespace
} // namespace wd::testing
