// Every command of the registry: each handle that it uses exclusively, used by two threads, is a finding; handles that
// differ, or that both only read, are none.
#include "vk/threads/threads_fixture.h"

#include <deque>
#include <set>

#include "vk/registry/handle_types.h"
#include "vk/threads/threads_steps.h"

namespace {

// The arguments of a command whose handles are all different; structs and arrays have one element.
class Arguments {
  public:
    Arguments(wd_command command, uint64_t *next) : command_(wd_use_commands[command]) {
        std::memset(bytes_, 0, sizeof bytes_);
        for (uint32_t i = 0; i < command_.num_inputs; i++) {
            Set(i, *next += 0x100);
        }
    }

    const void *get() const {
        return bytes_;
    }

    const wd_use_step &step(uint32_t index) const {
        return wd_use_steps[command_.first + index];
    }

    void Set(uint32_t index, uint64_t handle) {
        const wd_use_step &used = step(index);
        unsigned char *base = bytes_;
        if (used.structure != WD_STEP_NO_STRUCTURE) {
            base = Block(bytes_ + used.structure);
            if (used.num_structures != WD_STEP_NO_STRUCTURE) {
                Write(bytes_ + used.num_structures, uint32_t{1});
            }
        }
        unsigned char *at = base + used.offset;
        if (used.shape == WD_STEP_HANDLE) {
            Write(at, handle);
            return;
        }
        Write(Block(at), handle);
        if (used.shape == WD_STEP_COUNT) {
            Write(base + used.count, uint32_t{1});
        } else if (used.shape == WD_STEP_COUNT_BY_POINTER) {
            Write(Block(bytes_ + used.count), uint32_t{1});
        } else if (used.shape == WD_STEP_COUNT_IN_STRUCT) {
            Write(Block(bytes_ + used.count) + used.inner_count, uint32_t{1});
        }
    }

  private:
    // Block returns the struct to which the pointer at `at` points, and creates it where the pointer is null.
    unsigned char *Block(unsigned char *at) {
        void *pointer;
        std::memcpy(&pointer, at, sizeof pointer);
        if (!pointer) {
            blocks_.emplace_back(512);
            pointer = blocks_.back().data();
            std::memcpy(at, &pointer, sizeof pointer);
        }
        return static_cast<unsigned char *>(pointer);
    }
    template <typename Value> static void Write(unsigned char *at, Value value) {
        std::memcpy(at, &value, sizeof value);
    }

    const wd_use_command &command_;
    alignas(16) unsigned char bytes_[512];
    std::deque<std::vector<unsigned char>> blocks_;
};

class ThreadsCommandsTest : public ThreadsFixture {
  protected:
    // Run holds the command with `first` open and calls it with `second`. It returns the number of findings.
    size_t Run(wd_command command, const Arguments &first, const Arguments &second) {
        const size_t before = num_findings();
        std::atomic<bool> is_inside{false}, shall_return{false};
        std::thread thread([&] {
            wd_call call;
            Begin(&call, command, first.get());
            is_inside = true;
            while (!shall_return) {
                std::this_thread::yield();
            }
            End(&call, first.get(), true);
        });
        while (!is_inside) {
            std::this_thread::yield();
        }
        wd_call call;
        Begin(&call, command, second.get());
        End(&call, second.get(), true);
        shall_return = true;
        thread.join();
        const size_t found = num_findings() - before;
        if (found) {
            TakeFinding();
        }
        return found;
    }
    uint64_t next_ = 0x100000;
};

TEST_F(ThreadsCommandsTest, EveryHandleOfEveryCommand) {
    size_t num_exclusive = 0, num_shared = 0;
    std::set<int32_t> types;
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const auto command = static_cast<wd_command>(i);
        const char *name = wd_command_get(command)->name;
        const uint32_t num_inputs = wd_use_commands[i].num_inputs;
        // Implied uses do not depend on the handles: vkDeviceWaitIdle uses the queues of its device, and each command
        // of a physical device uses the instance.
        EXPECT_EQ(Run(command, Arguments(command, &next_), Arguments(command, &next_)), 0u) << name;
        for (uint32_t k = 0; k < num_inputs; k++) {
            Arguments first(command, &next_), second(command, &next_);
            first.Set(k, 0x10);
            second.Set(k, 0x10);
            // Of a surface whose creation was not seen, a new one may have the same handle.
            const bool is_unseen = command == WD_COMMAND_DestroySurfaceKHR;
            const bool is_exclusive = (first.step(k).flags & WD_USE_EXCLUSIVE) && !is_unseen;
            const bool waits_for_queues = command == WD_COMMAND_DeviceWaitIdle;
            EXPECT_EQ(Run(command, first, second), is_exclusive || waits_for_queues ? 1u : 0u)
                << name << " " << wd_handle_type_name(static_cast<VkObjectType>(first.step(k).type));
            num_exclusive += is_exclusive;
            num_shared += !is_exclusive;
            types.insert(is_exclusive ? first.step(k).type : 0);
        }
    }
    EXPECT_GT(num_exclusive, 250u);
    EXPECT_GT(num_shared, 500u);
    EXPECT_GT(types.size(), 35u);
    std::printf("%zu exclusive and %zu shared uses\n", num_exclusive, num_shared);
}

// Every command has a hook, so that a handle in its parameters is seen.
TEST_F(ThreadsCommandsTest, EveryCommandIsHooked) {
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const wd_command_info *info = wd_command_get(static_cast<wd_command>(i));
        const bool is_global = info->level == WD_COMMAND_LEVEL_GLOBAL;
        EXPECT_EQ(wd_hooks_get(&wd_threads_validator.hooks, static_cast<wd_command>(i), WD_HOOK_VALIDATE) ==
                      nullptr,
                  is_global)
            << info->name;
    }
}

} // namespace
