// Memory that runs out: for every n, everything from the n-th allocation on fails. Nothing may crash or leak;
// an object that did not fit is untracked.
#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"
#include "vk/util/failing_allocator.h"

namespace {

// UseEverything goes through all families of objects, looking at nothing that may not be there.
void UseEverything(StateFixture *fixture) {
    const VkSampler sampler = fixture->CreateSampler();
    const VkBuffer buffer = fixture->CreateBuffer(64);
    const VkDescriptorSetLayout set_layout =
        fixture->CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4),
                                  Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1, &sampler),
                                  Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 1)});
    const VkPushConstantRange range = {VK_SHADER_STAGE_ALL, 0, 16};
    const VkPipelineLayout layout = fixture->CreatePipelineLayout({set_layout}, {range});
    const VkDescriptorPool pool = fixture->CreateDescriptorPool();
    const VkDescriptorSet set = fixture->AllocateSet(pool, set_layout);
    const std::vector<VkDescriptorBufferInfo> infos = {{buffer, 0, 16}, {buffer, 16, 16}};
    fixture->UpdateSets({WriteBuffers(set, 0, 1, infos)});
    const VkShaderModule module = fixture->CreateShaderModule({1, 2, 3});
    const uint32_t value = 1;
    const VkSpecializationMapEntry entry = {0, 0, 4};
    const VkSpecializationInfo specialization = {1, &entry, 4, &value};
    const VkPipeline pipeline = fixture->CreateComputePipeline(layout, module, nullptr, &specialization);
    const VkQueue queue = fixture->GetQueue();
    const VkSemaphore semaphore = fixture->CreateSemaphore();
    const VkFence fence = fixture->CreateFence();
    const VkCommandPool command_pool = fixture->CreateCommandPool();
    const VkCommandBuffer secondary =
        fixture->AllocateCommandBuffer(command_pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    const VkCommandBuffer handle = fixture->AllocateCommandBuffer(command_pool);
    fixture->SetName(VK_OBJECT_TYPE_PIPELINE, HandleOf(pipeline), "pipeline");
    fixture->Begin(handle);
    fixture->BindPipeline(handle, pipeline);
    fixture->BindSets(handle, layout, 0, {set}, {16});
    fixture->PushConstants(handle, layout, 0, 4, &value);
    fixture->Dispatch(handle);
    wd_CmdExecuteCommands_args execute = {};
    execute.commandBuffer = handle;
    execute.commandBufferCount = 1;
    execute.pCommandBuffers = &secondary;
    fixture->Run(wd_state_validator.hooks.CmdExecuteCommands, execute);
    fixture->End(handle);
    VkSubmitInfo info = {};
    info.commandBufferCount = 1;
    info.pCommandBuffers = &handle;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    wd_QueueSubmit_args submit = {};
    submit.queue = queue;
    submit.submitCount = 1;
    submit.pSubmits = &info;
    submit.fence = fence;
    fixture->Run(wd_state_validator.hooks.QueueSubmit, submit);
    wd_WaitForFences_args wait = {};
    wait.fenceCount = 1;
    wait.pFences = &fence;
    fixture->Run(wd_state_validator.hooks.WaitForFences, wait);
    const wd_state_queue *tracked = wd_state_find_queue(fixture->device(), queue);
    if (tracked && wd_state_find_fence(fixture->device(), fence)) {
        EXPECT_TRUE(wd_state_queue_is_retired(tracked, tracked->submitted));
    }
    for (int i = 0; i < 40; i++) {
        fixture->DestroyBuffer(fixture->CreateBuffer(16));
    }
    fixture->DestroyBuffer(buffer);
    fixture->DestroyShaderModule(module);
}

TEST(StateFailure, EveryAllocationMayFail) {
    VkPhysicalDeviceVulkan12Features features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    const char *extension = "VK_EXT_robustness2";
    VkDeviceCreateInfo info = {};
    info.pNext = &features;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &extension;
    size_t calls = 1;
    for (size_t n = 0; n <= calls; n++) {
        wd_failing_allocator failing = {};
        failing.fail_at = n;
        {
            StateFixture fixture(wd_failing_allocator_get(&failing));
            if (fixture.Start(&info)) {
                UseEverything(&fixture);
            }
        }
        EXPECT_EQ(failing.alive, 0u) << "with the allocation " << n << " failing";
        calls = n == 0 ? failing.calls : calls;
    }
    EXPECT_GT(calls, 50u);
}

// OneFailure fails a single allocation, so that later calls find objects that lack related ones.
struct OneFailure {
    size_t fail_at, calls, alive;
    static void *Reallocate(void *user, void *memory, size_t size) {
        auto *self = static_cast<OneFailure *>(user);
        if (++self->calls == self->fail_at) {
            return nullptr;
        }
        void *moved = std::realloc(memory, size);
        self->alive += moved && !memory;
        return moved;
    }
    static void Release(void *user, void *memory) {
        static_cast<OneFailure *>(user)->alive -= memory != nullptr;
        std::free(memory);
    }
};

TEST(StateFailure, AnyOneAllocationMayFail) {
    size_t calls = 1;
    for (size_t n = 0; n <= calls; n++) {
        OneFailure failure = {n, 0, 0};
        {
            StateFixture fixture({OneFailure::Reallocate, OneFailure::Release, &failure});
            if (fixture.Start()) {
                UseEverything(&fixture);
            }
        }
        EXPECT_EQ(failure.alive, 0u) << "with the allocation " << n << " failing";
        calls = n == 0 ? failure.calls : calls;
    }
}

} // namespace
