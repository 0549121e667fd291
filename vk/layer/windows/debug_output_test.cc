// Messages of the layer in a program without standard error, as programs with windows are on Windows.
#define WIN32_LEAN_AND_MEAN
#include <gtest/gtest.h>
#include <windows.h>

#include <string>

#include "testing/device/device.h"

namespace {

using wd::testing::DeviceTest;
using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

std::string shown; // What debuggers were sent; '?' for letters beyond ASCII.

// OutputDebugStringW raises an exception with the length, with the 0 at the end, and the text: in UTF-16, or under wine
// in the code page of the system.
LONG CALLBACK OnException(EXCEPTION_POINTERS *pointers) {
    constexpr DWORD kText = 0x40010006,
                    kWideText = 0x4001000A; // DBG_PRINTEXCEPTION_C, DBG_PRINTEXCEPTION_WIDE_C
    const EXCEPTION_RECORD *record = pointers->ExceptionRecord;
    if ((record->ExceptionCode != kText && record->ExceptionCode != kWideText) ||
        record->NumberParameters < 2) {
        return EXCEPTION_CONTINUE_SEARCH;
    }
    const ULONG_PTR text = record->ExceptionInformation[1];
    for (size_t i = 0; i + 1 < record->ExceptionInformation[0]; i++) {
        const unsigned letter = record->ExceptionCode == kText
                                    ? reinterpret_cast<const unsigned char *>(text)[i]
                                    : reinterpret_cast<const wchar_t *>(text)[i];
        shown += letter < 128 ? static_cast<char>(letter) : '?';
    }
    return EXCEPTION_CONTINUE_EXECUTION;
}

class DebugOutputTest : public DeviceTest {
  protected:
    // What a debugger shows of a wrong call, with this handle for standard error.
    std::string ShownWith(HANDLE standard_error) {
        const HANDLE before = GetStdHandle(STD_ERROR_HANDLE);
        void *handler = AddVectoredExceptionHandler(1, OnException);
        shown.clear();
        SetStdHandle(STD_ERROR_HANDLE, standard_error);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        if (vkCreateBuffer(device(), &info, nullptr, &buffer) == VK_SUCCESS) {
            vkDestroyBuffer(device(), buffer, nullptr);
        }
        SetStdHandle(STD_ERROR_HANDLE, before);
        RemoveVectoredExceptionHandler(handler);
        return shown;
    }
};

TEST_F(DebugOutputTest, MessagesGoToTheDebuggerWithoutStandardError) {
    Options options;
    options.driver = Driver::kNull;
    options.messenger = false;
    WD_START_DEVICE(options);
    EXPECT_NE(ShownWith(nullptr).find("VUID-VkBufferCreateInfo-size-00912"), std::string::npos) << shown;
    EXPECT_NE(ShownWith(INVALID_HANDLE_VALUE).find("VUID-VkBufferCreateInfo-size-00912"), std::string::npos);
}

TEST_F(DebugOutputTest, MessagesDoNotGoToTheDebuggerWithStandardError) {
    Options options;
    options.driver = Driver::kNull;
    options.messenger = false;
    WD_START_DEVICE(options);
    EXPECT_EQ(ShownWith(GetStdHandle(STD_ERROR_HANDLE)), "");
}

} // namespace
