// Four concurrent threads, for ThreadSanitizer: look-ups of kept handles alongside creations and destructions,
// recording, submissions and waits.
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

constexpr int kThreads = 4;
constexpr int kSteps = 4000;

template <typename Body> void InThreads(Body body) {
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; i++) {
        threads.emplace_back(body, i);
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
}

TEST(StateThreads, LookUpsSeeTheirHandlesWhileOthersComeAndGo) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    std::vector<VkBuffer> shared;
    for (int i = 0; i < 64; i++) {
        shared.push_back(fixture.CreateBuffer(1000 + i));
    }
    std::atomic<int> lost{0};
    InThreads([&](int thread) {
        for (int step = 0; step < kSteps; step++) {
            VkBuffer own = fixture.CreateBuffer(static_cast<VkDeviceSize>(thread) + 1);
            const size_t index = static_cast<size_t>(step) % shared.size();
            const wd_state_buffer *found = wd_state_find_buffer(fixture.device(), shared[index]);
            lost += !found || found->size != 1000 + index;
            const wd_state_buffer *mine = wd_state_find_buffer(fixture.device(), own);
            lost += !mine || mine->size != static_cast<VkDeviceSize>(thread) + 1;
            fixture.DestroyBuffer(own);
            lost += wd_state_find_buffer(fixture.device(), own) != nullptr;
        }
    });
    EXPECT_EQ(lost, 0);
}

TEST(StateThreads, ReferencesAreSafeAgainstDestruction) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkBuffer contested = FakeHandle<VkBuffer>(0x5000);
    std::atomic<bool> stop{false};
    std::thread maker([&] {
        for (int step = 0; step < kSteps; step++) {
            fixture.CreateBuffer(77, contested);
            fixture.DestroyBuffer(contested);
        }
        stop = true;
    });
    std::vector<std::thread> readers;
    for (int i = 0; i < kThreads - 1; i++) {
        readers.emplace_back([&] {
            while (!stop) {
                wd_state_object *object =
                    wd_state_find_ref(fixture.device(), VK_OBJECT_TYPE_BUFFER, HandleOf(contested));
                if (object) {
                    EXPECT_EQ(reinterpret_cast<wd_state_buffer *>(object)->size, 77u);
                    wd_state_unref(object);
                }
            }
        });
    }
    maker.join();
    for (std::thread &reader : readers) {
        reader.join();
    }
}

TEST(StateThreads, SharedSamplersAreCountedAcrossThreads) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkSampler shared = FakeHandle<VkSampler>(0x6000);
    fixture.CreateSampler(shared);
    InThreads([&](int) {
        for (int step = 0; step < kSteps; step++) {
            fixture.CreateSampler(shared);
            EXPECT_NE(wd_state_find_sampler(fixture.device(), shared), nullptr);
            fixture.DestroySampler(shared);
        }
    });
    EXPECT_EQ(wd_state_find_sampler(fixture.device(), shared)->object.creations, 1u);
}

TEST(StateThreads, NamesAreReadWhileTheyChange) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkBuffer handle = fixture.CreateBuffer(16);
    wd_state_object *object = &wd_state_find_buffer(fixture.device(), handle)->object;
    InThreads([&](int thread) {
        for (int step = 0; step < 500; step++) {
            if (thread == 0) {
                fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), step % 2 ? "even" : "odd");
            }
            const char *name = wd_state_name(object);
            EXPECT_TRUE(!name || name[0] == 'e' || name[0] == 'o');
        }
    });
}

TEST(StateThreads, EachThreadRecordsSubmitsAndWaits) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    struct Counts {
        std::atomic<uint64_t> submitted{0}, retired{0};
    } counts;
    wd_state_observer observer = {};
    observer.submitted = [](void *user, wd_state_queue *, wd_state_submission *) {
        static_cast<Counts *>(user)->submitted++;
    };
    observer.retired = [](void *user, wd_state_queue *, wd_state_submission *submission, bool) {
        EXPECT_EQ(submission->num_command_buffers, 1u);
        static_cast<Counts *>(user)->retired++;
    };
    observer.user = &counts;
    ASSERT_EQ(wd_state_add_observer(fixture.device(), &observer), WD_OK);
    const VkDescriptorSetLayout set_layout =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2)});
    const VkPipelineLayout layout = fixture.CreatePipelineLayout({set_layout});
    const VkPipeline pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
    const VkBuffer buffer = fixture.CreateBuffer(64);
    InThreads([&](int) {
        const VkQueue queue = fixture.GetQueue();
        const VkFence fence = fixture.CreateFence();
        const VkDescriptorPool pool = fixture.CreateDescriptorPool();
        const VkCommandBuffer handle = fixture.AllocateCommandBuffer(fixture.CreateCommandPool());
        for (int step = 0; step < 200; step++) {
            const VkDescriptorSet set = fixture.AllocateSet(pool, set_layout);
            const std::vector<VkDescriptorBufferInfo> infos = {{buffer, 0, 16}};
            fixture.UpdateSets({WriteBuffers(set, 0, 0, infos)});
            fixture.Begin(handle);
            fixture.BindPipeline(handle, pipeline);
            fixture.BindSets(handle, layout, 0, {set});
            fixture.Dispatch(handle);
            fixture.End(handle);
            VkSubmitInfo info = {};
            info.commandBufferCount = 1;
            info.pCommandBuffers = &handle;
            wd_QueueSubmit_args submit = {};
            submit.queue = queue;
            submit.submitCount = 1;
            submit.pSubmits = &info;
            submit.fence = fence;
            fixture.Run(wd_state_validator.hooks.QueueSubmit, submit);
            wd_WaitForFences_args wait = {};
            wait.fenceCount = 1;
            wait.pFences = &fence;
            fixture.Run(wd_state_validator.hooks.WaitForFences, wait);
            EXPECT_TRUE(wd_state_queue_is_retired(wd_state_find_queue(fixture.device(), queue), step + 1));
            wd_ResetDescriptorPool_args reset = {};
            reset.descriptorPool = pool;
            fixture.Run(wd_state_validator.hooks.ResetDescriptorPool, reset);
        }
    });
    EXPECT_EQ(counts.submitted, 800u);
    EXPECT_EQ(counts.retired, 800u);
}

} // namespace
