// Failing allocations. A correct program runs on a new device of the null driver for every n, while the n-th
// allocation that the layer makes for it fails, or all from the n-th on. The layer must not crash, leak or
// report anything, because it must not report hazards of state that it could not store.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FAILING_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FAILING_FIXTURE_H

#include <cstdlib>
#include <stdexcept>

#include "vk/syncval/testing/syncval_fixture.h"

namespace wd::testing {
extern const VkAllocationCallbacks *device_allocator; // testing/device/device.cc
}

struct FailingCallbacks {
    size_t fail_at = 0; // 0: none fails.
    size_t calls = 0;   // While the program runs.
    size_t alive = 0;
    bool is_armed = false;
    bool fails_from_then_on = false; // All later ones fail, too.

    bool Fails() {
        calls += is_armed;
        return is_armed && fail_at && (fails_from_then_on ? calls >= fail_at : calls == fail_at);
    }

    static void *VKAPI_PTR Allocate(void *user, size_t size, size_t, VkSystemAllocationScope) {
        return Reallocate(user, nullptr, size, 0, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
    }
    static void *VKAPI_PTR Reallocate(void *user, void *memory, size_t size, size_t,
                                      VkSystemAllocationScope) {
        auto *self = static_cast<FailingCallbacks *>(user);
        if (self->Fails()) {
            return nullptr;
        }
        void *moved = std::realloc(memory, size);
        self->alive += moved && !memory;
        return moved;
    }
    static void VKAPI_PTR Free(void *user, void *memory) {
        static_cast<FailingCallbacks *>(user)->alive -= memory != nullptr;
        std::free(memory);
    }
};

// Base is a fixture. Its tests of this kind are for the null driver and use one thread. Devices exist until
// the end, where their leaks are counted.
template <typename Base> class SyncvalFailing : public Base {
  protected:
    void Sweep(const wd::testing::Options &options, const std::function<void()> &program) {
        FailingCallbacks failing;
        const VkAllocationCallbacks callbacks = {&failing,
                                                 FailingCallbacks::Allocate,
                                                 FailingCallbacks::Reallocate,
                                                 FailingCallbacks::Free,
                                                 nullptr,
                                                 nullptr};
        this->StartInstance(options);
        wd::testing::device_allocator = &callbacks;
        RunOnce(options, &failing, program);
        const size_t num_calls = failing.calls;
        EXPECT_GT(num_calls, 50u);
        for (bool fails_from_then_on : {false, true}) {
            failing.fails_from_then_on = fails_from_then_on;
            for (failing.fail_at = 1; failing.fail_at <= num_calls && !this->HasFailure();
                 failing.fail_at++) {
                RunOnce(options, &failing, program);
            }
        }
        wd::testing::device_allocator = nullptr;
        this->Stop();
        EXPECT_EQ(failing.alive, 0u);
    }

  private:
    void RunOnce(const wd::testing::Options &options, FailingCallbacks *failing,
                 const std::function<void()> &program) {
        SCOPED_TRACE("allocation " + std::to_string(failing->fail_at) +
                     (failing->fails_from_then_on ? " and all later ones" : ""));
        this->StartDevice(options);
        if (this->IsSkipped() || this->HasFatalFailure()) {
            return;
        }
        failing->calls = 0;
        failing->is_armed = true;
        try {
            program();
        } catch (const std::runtime_error &) {
            if (!failing->fail_at) {
                throw; // Otherwise the layer returned that it is out of memory.
            }
        }
        vkDeviceWaitIdle(this->device());
        failing->is_armed = false;
        this->ExpectSilence();
        this->ClearMessages();
    }
};

#endif
