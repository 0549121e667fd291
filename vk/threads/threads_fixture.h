// The thread validator over the state tracker, without a driver: a test calls commands, and holds some of them open on
// a thread of its own.
#ifndef WARDEN_VK_THREADS_THREADS_FIXTURE_H
#define WARDEN_VK_THREADS_THREADS_FIXTURE_H

#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "vk/report/report.h"
#include "vk/state/state_fixture.h"
#include "vk/threads/threads.h"
#include "vk/threads/threads_internal.h"
#include "vk/threads/threads_uses.h"

class ThreadsFixture : public ::testing::Test {
  protected:
    struct Finding {
        std::string id, text;
        uint32_t type;
        uint64_t handle;
    };

    ThreadsFixture() {
        wd_threads_most_waits = 2;
        // Command buffers are made without the hook that says so, and those of another test may have the same handles.
        wd_threads_forget_pools();
        wd_report_options options = WD_REPORT_OPTIONS_INIT;
        options.duplicate_limit = 0;
        EXPECT_EQ(wd_report_create(wd_allocator_default(), &options, &report_), WD_OK);
        uint64_t sink;
        EXPECT_EQ(wd_report_add_sink(report_, ~0u, ~0u, OnFinding, this, &sink), WD_OK);
        const wd_call *call = state_.call();
        instance_ = call->instance;
        device_ = call->device;
        instance_->report = report_;
        EXPECT_TRUE(state_.Start());
    }
    ~ThreadsFixture() override {
        EXPECT_EQ(findings_.size(), 0u) << (findings_.empty() ? "" : findings_[0].text);
        wd_report_destroy(report_);
    }

    // Begin runs the hooks of both validators up to the driver; End those after it. True: the call is skipped.
    bool Begin(wd_call *call, wd_command command, const void *args) {
        *call = {};
        call->instance = instance_;
        call->device = wd_command_get(command)->level == WD_COMMAND_LEVEL_DEVICE ? device_ : nullptr;
        call->command = command;
        call->name = wd_command_get(command)->name;
        using Validate = bool (*)(wd_call *, const void *);
        const auto validate =
            reinterpret_cast<Validate>(wd_hooks_get(&wd_threads_validator.hooks, command, WD_HOOK_VALIDATE));
        return validate && validate(call, args);
    }
    void End(wd_call *call, const void *args, bool skipped = false) {
        using Post = void (*)(wd_call *, const void *, const void *);
        const auto post = reinterpret_cast<Post>(
            wd_hooks_get(&wd_threads_validator.hooks, call->command, WD_HOOK_POST_RECORD));
        if (post && !skipped) {
            post(call, args, args);
        }
        if (call->at_end) {
            call->at_end(call);
        }
    }
    // Call is a call of this thread from beginning to end.
    template <typename Args> void Call(wd_command command, const Args &args) {
        wd_call call;
        const bool skipped = Begin(&call, command, &args);
        End(&call, &args, skipped);
    }

    // Held is a call that is inside the driver, on a thread of its own, until it dies.
    class Held {
      public:
        template <typename Args> Held(ThreadsFixture *fixture, wd_command command, const Args &args) {
            std::atomic<bool> is_inside{false};
            thread_ = std::thread([this, fixture, command, args, &is_inside] {
                wd_uses_thread(); // Recorded commands take the short path from the second call of a thread on.
                wd_call call;
                const bool skipped = fixture->Begin(&call, command, &args);
                id_ = wd_uses_thread_id();
                is_inside = true;
                while (!shall_return_) {
                    std::this_thread::yield();
                }
                fixture->End(&call, &args, skipped);
            });
            while (!is_inside) {
                std::this_thread::yield();
            }
        }
        ~Held() {
            shall_return_ = true;
            thread_.join();
        }
        std::string id() const {
            return std::to_string(id_);
        }

      private:
        std::thread thread_;
        std::atomic<uint32_t> id_{0};
        std::atomic<bool> shall_return_{false};
    };
    template <typename Args> std::unique_ptr<Held> Hold(wd_command command, const Args &args) {
        return std::make_unique<Held>(this, command, args);
    }

    // TakeFinding returns the only finding and removes it.
    Finding TakeFinding() {
        std::lock_guard<std::mutex> lock(mutex_);
        EXPECT_EQ(findings_.size(), 1u);
        Finding finding = findings_.empty() ? Finding{} : findings_[0];
        findings_.clear();
        return finding;
    }
    size_t num_findings() {
        std::lock_guard<std::mutex> lock(mutex_);
        return findings_.size();
    }

    // A set with two bindings, and the update of the first one.
    struct Set {
        VkDescriptorPool pool;
        VkDescriptorSet set;
    };
    Set NewSet(VkDescriptorBindingFlags flags = 0, uint32_t count = 1,
               VkDescriptorPoolCreateFlags pool_flags = 0) {
        const VkDescriptorSetLayout layout = state_.CreateSetLayout(
            {{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, count, VK_SHADER_STAGE_ALL, nullptr},
             {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, count, VK_SHADER_STAGE_ALL, nullptr}},
            {flags, flags});
        const VkDescriptorPool pool = state_.CreateDescriptorPool(pool_flags);
        return {pool, state_.AllocateSet(pool, layout)};
    }
    static VkWriteDescriptorSet Write(VkDescriptorSet set) {
        VkWriteDescriptorSet write = {};
        write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write.dstSet = set;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        return write;
    }
    static wd_UpdateDescriptorSets_args Update(const VkWriteDescriptorSet *write) {
        wd_UpdateDescriptorSets_args args = {};
        args.descriptorWriteCount = 1;
        args.pDescriptorWrites = write;
        return args;
    }
    static bool Contains(const std::string &text, const std::string &part) {
        return text.find(part) != std::string::npos;
    }

    StateFixture state_;
    wd_chassis_instance *instance_ = nullptr;
    wd_chassis_device *device_ = nullptr;
    bool skips_ = false; // The callback asks to skip commands.

  private:
    static bool OnFinding(void *user, const wd_finding *finding, const char *text) {
        auto *self = static_cast<ThreadsFixture *>(user);
        std::lock_guard<std::mutex> lock(self->mutex_);
        self->findings_.push_back({finding->id, text, finding->num_objects ? finding->objects[0].type : 0,
                                   finding->num_objects ? finding->objects[0].handle : 0});
        return self->skips_;
    }

    wd_report *report_ = nullptr;
    std::mutex mutex_;
    std::vector<Finding> findings_;
};

#endif
