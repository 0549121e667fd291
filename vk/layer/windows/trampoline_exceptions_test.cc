// Structured exceptions of Windows that functions of the next layer raise under a trampoline.
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <csetjmp>

#include "vk/layer/chassis_fixture.h"

namespace {

constexpr DWORD kException = 0xE0000001; // Bits 29 to 31: an error, of a program.

std::jmp_buf handled;
DWORD handled_code;
ULONG_PTR handled_value;

void Raises(void *, ULONG_PTR value) {
    RaiseException(kException, EXCEPTION_NONCONTINUABLE, 1, &value);
}

void ReadsNull(void *, const volatile int *pointer) {
    (void)*pointer;
}

} // namespace

// The handler of HandlesExceptions: the system calls it while it searches for one. The jump unwinds the stack.
extern "C" EXCEPTION_DISPOSITION HandleException(EXCEPTION_RECORD *record, void *, CONTEXT *, void *) {
    if (record->ExceptionFlags & 0x66) { // Unwinding.
        return ExceptionContinueSearch;
    }
    handled_code = record->ExceptionCode;
    handled_value = record->NumberParameters ? record->ExceptionInformation[0] : 0;
    std::longjmp(handled, 1);
}

// GCC has no __try: the function's entry in the table of unwinding names the handler.
template <typename Argument>
__attribute__((noinline)) void HandlesExceptions(void (*function)(void *, Argument), void *commands,
                                                 Argument argument) {
    asm volatile(".seh_handler HandleException, @except");
    function(commands, argument);
    asm volatile("nop"); // The call is not the last instruction.
}

namespace wd::testing {
namespace {

// A function without objects, as setjmp wants.
template <typename Argument>
DWORD CodeOfException(void (*function)(void *, Argument), void *commands, Argument argument) {
    handled_code = 0;
    if (setjmp(handled) == 0) {
        HandlesExceptions(function, commands, argument);
    }
    return handled_code;
}

class TrampolineExceptionsTest : public ChassisTest {
  protected:
    TrampolineExceptionsTest() {
        script_.watcher = true;
        driver_.new_commands = {{"vkCmdRaisesNEW", reinterpret_cast<PFN_vkVoidFunction>(Raises)},
                                {"vkCmdReadsNEW", reinterpret_cast<PFN_vkVoidFunction>(ReadsNull)}};
    }
};

TEST_F(TrampolineExceptionsTest, RaisedExceptionsGetToTheHandlerOfTheCaller) {
    Start();
    auto raises = Device<decltype(&Raises)>(device_, "vkCmdRaisesNEW");
    ASSERT_NE(raises, Raises);
    for (ULONG_PTR value = 5; value < 7; value++) {
        EXPECT_EQ(CodeOfException(raises, FakeDriver::CommandBuffer(device_), value), kException);
        EXPECT_EQ(handled_value, value);
    }
    EXPECT_EQ(script_.used.size(), 2u);
}

TEST_F(TrampolineExceptionsTest, FaultsGetToTheHandlerOfTheCaller) {
    Start();
    auto reads = Device<decltype(&ReadsNull)>(device_, "vkCmdReadsNEW");
    ASSERT_NE(reads, ReadsNull);
    const volatile int *none = nullptr, one = 1;
    EXPECT_EQ(CodeOfException(reads, FakeDriver::CommandBuffer(device_), none), EXCEPTION_ACCESS_VIOLATION);
    EXPECT_EQ(CodeOfException(reads, FakeDriver::CommandBuffer(device_), &one), 0u);
}

} // namespace
} // namespace wd::testing
