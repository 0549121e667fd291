// Each allocation of host memory fails, with or without all later ones. Nothing crashes or leaks, and every call of the
// application reaches the driver. Recorded commands have all their sets, or vkEndCommandBuffer fails. A pipeline that
// is not instrumented for lack of memory is reported.
#include "vk/gpuav/testing/gpuav_fake_test.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kDynamic = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;

class FailureTest : public FakeTest, public ::testing::WithParamInterface<bool> {
  protected:
    FailureTest() {
        // Hundreds of devices are created.
        options_.max_memory = 1 << 20;
    }

    // Sweep runs `live` with a device for each allocation that may fail. `live` returns the result of
    // vkEndCommandBuffer for `commands_`, which has `num_dispatches`.
    template <typename Life> void Sweep(int num_dispatches, Life live) {
        bool completed = false;
        for (size_t n = 1; !completed && n < 4000 && !HasFailure(); n++) {
            wd_failing_allocator failing = {n, 0, 0};
            const wd_allocator allocator =
                GetParam() ? wd_failing_allocator_get_once(&failing) : wd_failing_allocator_get(&failing);
            size_t num_objects = 0;
            driver_.alive.clear();
            {
                FakeDevice device(&driver_, allocator, options_);
                if (device.Ready()) {
                    Live(device, num_dispatches, live);
                }
                completed = failing.calls < n;
                if (completed) {
                    EXPECT_EQ(result_, VK_SUCCESS);
                }
                num_objects = device.num_objects;
            }
            EXPECT_EQ(failing.alive, 0u) << n;
            EXPECT_EQ(driver_.alive.size(), num_objects) << n;
        }
        EXPECT_TRUE(completed);
    }

    VkPipeline MakePipeline(FakeDevice &device, VkPipelineLayout layout, VkPipelineCreateFlags flags = 0) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        EXPECT_EQ(
            device.MakePipeline(layout, device.MakeShader(index_storage_buffer, kWords), &pipeline, flags),
            VK_SUCCESS);
        return pipeline;
    }

    // DispatchInTurn records six dispatches. Each pipeline disturbs the bindings of the other.
    void DispatchInTurn(FakeDevice &device, VkPipeline first, VkPipeline second) {
        for (int i = 0; i < 3; i++) {
            for (VkPipeline pipeline : {first, second}) {
                device.BindPipeline(commands_, pipeline);
                device.Dispatch(commands_);
            }
        }
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    VkResult result_ = VK_SUCCESS;

  private:
    template <typename Life> void Live(FakeDevice &device, int num_dispatches, Life live) {
        driver_.bound.clear();
        driver_.pipelines.clear();
        result_ = live(device);
        for (const auto &pipeline : driver_.pipelines) {
            if (!pipeline.second.is_instrumented && !pipeline.second.is_library) {
                EXPECT_FALSE(device.findings.empty())
                    << "a pipeline is not instrumented, and nothing says so";
            }
        }
        const FakeProgram &program = driver_.programs[commands_];
        EXPECT_EQ(program.num_dispatches, num_dispatches);
        if (result_ == VK_SUCCESS) {
            EXPECT_EQ(program.mistakes, "");
            device.Submit(commands_);
            if (!driver_.bound.empty()) {
                Fail(driver_.bound.back(), 7);
            }
        } else {
            EXPECT_EQ(result_, VK_ERROR_OUT_OF_HOST_MEMORY);
        }
        device.Destroy();
    }
};

TEST_P(FailureTest, DispatchesOfOneSet) {
    Sweep(10, [&](FakeDevice &device) {
        VkDescriptorSetLayout set_layout =
            device.MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)});
        VkPipelineLayout layout = device.MakePipelineLayout({set_layout});
        VkPipeline pipeline = MakePipeline(device, layout);
        VkDescriptorSet set = device.MakeSet(set_layout);
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        device.BindPipeline(commands_, pipeline);
        device.BindSet(commands_, layout, 0, set);
        for (int i = 0; i < 10; i++) {
            device.Dispatch(commands_);
        }
        return device.End(commands_);
    });
}

// Each dispatch uses different contents, so that the tables need several blocks.
TEST_P(FailureTest, PushedDescriptors) {
    Sweep(10, [&](FakeDevice &device) {
        VkPipelineLayout layout = device.MakePipelineLayout(
            {device.MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 80)},
                                  VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)});
        VkPipeline pipeline = MakePipeline(device, layout);
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        device.BindPipeline(commands_, pipeline);
        for (uint32_t i = 0; i < 10; i++) {
            device.PushNull(commands_, layout, 1, i);
            device.Dispatch(commands_);
        }
        return device.End(commands_);
    });
}

// A pipeline without sets runs between dispatches of a pipeline with sets, which our set disturbs.
TEST_P(FailureTest, DisturbedSets) {
    Sweep(6, [&](FakeDevice &device) {
        VkDescriptorSetLayout set_layout =
            device.MakeSetLayout({Binding(0, kDynamic, 1), Binding(1, kStorage, 6)});
        VkPipelineLayout layout = device.MakePipelineLayout({set_layout});
        VkPipeline reader = MakePipeline(device, layout);
        VkPipeline other = MakePipeline(device, device.MakePipelineLayout({}));
        VkDescriptorSet set = device.MakeSet(set_layout);
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        device.BindSet(commands_, layout, 0, set, {64});
        DispatchInTurn(device, other, reader);
        return device.End(commands_);
    });
}

TEST_P(FailureTest, DisturbedPushedDescriptors) {
    driver_.num_pushed = 6;
    Sweep(6, [&](FakeDevice &device) {
        VkPipelineLayout layout = device.MakePipelineLayout({device.MakeSetLayout(
            {Binding(1, kStorage, 6)}, VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)});
        VkPipeline reader = MakePipeline(device, layout);
        VkPipeline other = MakePipeline(device, device.MakePipelineLayout({}));
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        for (uint32_t i = 0; i < 6; i++) {
            device.PushNull(commands_, layout, 1, i);
        }
        DispatchInTurn(device, other, reader);
        return device.End(commands_);
    });
}

TEST_P(FailureTest, DescriptorBuffers) {
    driver_.has_descriptor_buffers = true;
    driver_.properties.apiVersion = VK_API_VERSION_1_2;
    driver_.placed_at = 0x7700000;
    size_t num_instrumented = 0;
    Sweep(4, [&](FakeDevice &device) {
        VkPipelineLayout layout = device.MakePipelineLayout(
            {device.MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)},
                                  VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT)});
        VkPipeline pipeline = MakePipeline(device, layout, VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT);
        num_instrumented += driver_.pipelines[pipeline].is_instrumented;
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        device.BindPipeline(commands_, pipeline);
        for (int i = 0; i < 2; i++) {
            device.BindBuffer(commands_, driver_.placed_at);
            device.PlaceSet(commands_, layout);
            device.Dispatch(commands_);
            device.Dispatch(commands_);
        }
        return device.End(commands_);
    });
    EXPECT_GT(num_instrumented, 1u);
}

// One pipeline gets the layout of its library, and one gets the union of two layouts.
TEST_P(FailureTest, PipelinesLinkedWithoutALayout) {
    size_t num_instrumented = 0;
    Sweep(0, [&](FakeDevice &device) {
        VkDescriptorSetLayout set_layout =
            device.MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)});
        const VkPipelineLayoutCreateFlags independent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;
        const VkPipeline plain = MakeLibrary(device, device.MakePipelineLayout({set_layout}));
        const VkPipeline first =
            MakeLibrary(device, device.MakePipelineLayout({set_layout, VK_NULL_HANDLE}, independent));
        const VkPipeline second =
            MakeLibrary(device, device.MakePipelineLayout({VK_NULL_HANDLE, set_layout}, independent));
        num_instrumented += driver_.pipelines[Link(device, VK_NULL_HANDLE, {plain})].is_instrumented;
        num_instrumented += driver_.pipelines[Link(device, VK_NULL_HANDLE, {first, second})].is_instrumented;
        commands_ = device.AllocateCommands();
        device.Begin(commands_);
        return device.End(commands_);
    });
    EXPECT_GT(num_instrumented, 2u);
}

INSTANTIATE_TEST_SUITE_P(Allocations, FailureTest, ::testing::Values(false, true),
                         [](const ::testing::TestParamInfo<bool> &info) {
                             return info.param ? "OneFails" : "TheRestFails";
                         });

} // namespace
} // namespace wd::testing
