// Handles that are unknown, destroyed, or of another device; destruction, leaks and allocation callbacks.
#include <cstdlib>

#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

class LifetimesHandles : public wd::testing::LifetimesTest {
  protected:
    VkSampler NewSampler(VkDevice of) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        VkSampler sampler = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateSampler(of, &info, nullptr, &sampler), VK_SUCCESS);
        return sampler;
    }
};

VKAPI_ATTR void *VKAPI_CALL Allocate(void *, size_t size, size_t, VkSystemAllocationScope) {
    return malloc(size);
}
VKAPI_ATTR void *VKAPI_CALL Reallocate(void *, void *memory, size_t size, size_t, VkSystemAllocationScope) {
    return realloc(memory, size);
}
VKAPI_ATTR void VKAPI_CALL Free(void *, void *memory) {
    free(memory);
}
const VkAllocationCallbacks kCallbacks = {nullptr, Allocate, Reallocate, Free, nullptr, nullptr};

TEST_F(LifetimesHandles, ADestroyedBufferInACommand) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer buffer = NewBuffer();
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "vertices");
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
    const VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    ExpectMessage("VUID-vkCmdFillBuffer-dstBuffer-parameter",
                  "vkCmdFillBuffer: dstBuffer is VkBuffer vertices (0x");
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    ExpectMessage("VUID-vkCmdFillBuffer-dstBuffer-parameter", "which vkDestroyBuffer has destroyed.");
}

TEST_F(LifetimesHandles, ABufferDestroyedTwice) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer buffer = NewBuffer();
    vkDestroyBuffer(device(), buffer, nullptr);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-parameter", "which vkDestroyBuffer has destroyed.");
    vkDestroyBuffer(device(), VK_NULL_HANDLE, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, AHandleThatNeverWas) {
    WD_START_DEVICE(MakeOptions());
    const VkImageView view = (VkImageView)(uintptr_t)0xdead0;
    vkDestroyImageView(device(), view, nullptr);
    ExpectMessage("VUID-vkDestroyImageView-imageView-parameter",
                  "VkImageView (0xdead0), which is not the handle of a VkImageView that exists on VkDevice");
    ExpectSilence();
}

TEST_F(LifetimesHandles, AHandleOfAnotherType) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer buffer = NewBuffer();
    vkDestroyImage(device(), (VkImage)(uint64_t)buffer, nullptr);
    ExpectMessage("VUID-vkDestroyImage-image-parameter", "which is not the handle of a VkImage");
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, AHandleOfAnotherDevice) {
    WD_START_DEVICE(MakeOptions());
    const VkDevice other = OtherDevice();
    const VkBuffer foreign = NewBuffer(nullptr, other);
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), foreign, &requirements);
    ExpectMessage("VUID-vkGetBufferMemoryRequirements-buffer-parent", "which belongs to VkDevice (0x");
    vkGetBufferMemoryRequirements(other, foreign, &requirements);
    vkDestroyBuffer(other, foreign, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, StructsSayCommonParent) {
    WD_START_DEVICE(MakeOptions());
    const VkDevice other = OtherDevice();
    auto semaphore_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateSemaphore(other, &semaphore_info, nullptr, &semaphore), VK_SUCCESS);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-VkSubmitInfo-commonparent", "pSubmits[0].pSignalSemaphores[0] is VkSemaphore");
    vkDestroySemaphore(other, semaphore, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, StructsInStructs) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer buffer = NewBuffer();
    vkDestroyBuffer(device(), buffer, nullptr);
    auto barrier = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
    barrier.buffer = buffer;
    barrier.size = VK_WHOLE_SIZE;
    auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    dependency.bufferMemoryBarrierCount = 1;
    dependency.pBufferMemoryBarriers = &barrier;
    vkCmdPipelineBarrier2(Begin(), &dependency);
    ExpectMessage("VUID-VkBufferMemoryBarrier2-buffer-parameter",
                  "pDependencyInfo->pBufferMemoryBarriers[0].buffer is VkBuffer");
}

TEST_F(LifetimesHandles, PoolsTakeTheirChildrenAlong) {
    Options options = MakeOptions();
    options.messenger_result = VK_TRUE; // The driver must not see the freed command buffer.
    WD_START_DEVICE(options);
    const VkCommandPool pool = MakePool();
    const VkCommandBuffer commands = Allocate(pool);
    vkDestroyCommandPool(device(), pool, nullptr);
    vkFreeCommandBuffers(device(), pool, 1, &commands);
    ExpectMessage("VUID-vkFreeCommandBuffers-commandPool-parameter",
                  "which vkDestroyCommandPool has destroyed.");
    ExpectMessage("VUID-vkFreeCommandBuffers-pCommandBuffers-00048",
                  "which vkDestroyCommandPool has destroyed.");
    ExpectSilence();
}

TEST_F(LifetimesHandles, LayoutsAndModulesCanGoEarly) {
    WD_START_DEVICE(MakeOptions());
    auto layout_info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    VkPipelineLayout layout = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreatePipelineLayout(device(), &layout_info, nullptr, &layout), VK_SUCCESS);
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    Record(commands);
    const uint32_t word = 0;
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_ALL, 0, 4, &word);
    vkEndCommandBuffer(commands);
    vkDestroyPipelineLayout(device(), layout, nullptr);
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesHandles, ObjectsOfDifferentTypesCanHaveEqualHandles) {
    Options options = MakeOptions();
    options.environment["WD_NULL_EQUAL_HANDLES"] = "1";
    WD_START_DEVICE(options);
    const VkSampler sampler = MakeSampler();
    const VkBuffer buffer = NewBuffer();
    ASSERT_EQ((uint64_t)sampler, (uint64_t)buffer);
    vkDestroyBuffer(device(), buffer, nullptr);
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_SAMPLER, 1, VK_SHADER_STAGE_ALL, &sampler}});
    (void)layout;
    ExpectSilence();
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    ExpectMessage("VUID-vkGetBufferMemoryRequirements-buffer-parameter", "has destroyed");
    Stop();
    ExpectSilence();
}

TEST_F(LifetimesHandles, IgnoredMembersCanDangle) {
    WD_START_DEVICE(MakeOptions());
    const VkDescriptorSetLayout layout = MakeSetLayout(
        {{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, (const VkSampler *)0x8}});
    const VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
    const VkBuffer buffer = NewBuffer();
    const VkDescriptorBufferInfo buffer_info = {buffer, 0, VK_WHOLE_SIZE};
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &buffer_info;
    write.pImageInfo = (const VkDescriptorImageInfo *)0x8;
    write.pTexelBufferView = (const VkBufferView *)0x8;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.pInheritanceInfo = (const VkCommandBufferInheritanceInfo *)0x8;
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    vkBeginCommandBuffer(commands, &begin);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    ExpectMessage("VUID-VkDescriptorBufferInfo-buffer-parameter",
                  "pDescriptorWrites[0].pBufferInfo[0].buffer is");
}

TEST_F(LifetimesHandles, SamplersOfBindingsWithImmutableSamplersAreIgnored) {
    WD_START_DEVICE(MakeOptions());
    const VkSampler sampler = MakeSampler();
    auto image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    for (const bool is_immutable : {true, false}) {
        const VkDescriptorSetLayout layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1, VK_SHADER_STAGE_ALL,
                            is_immutable ? &sampler : nullptr}});
        const VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}});
        WriteImage(set, 0, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, (VkSampler)(uintptr_t)0xbad0);
        if (is_immutable) {
            ExpectSilence();
        } else {
            ExpectMessage("VUID-VkWriteDescriptorSet-descriptorType-00325",
                          "pImageInfo[0].sampler is VkSampler (0xbad0)");
        }
    }
}

// The leaked objects are of types for which the null driver allocates nothing.
TEST_F(LifetimesHandles, LeaksOfADevice) {
    WD_START_DEVICE(MakeOptions());
    const VkDevice other = OtherDevice();
    NewSampler(other);
    SetNameOn(other, VK_OBJECT_TYPE_SAMPLER, (uint64_t)NewSampler(other), "linear");
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4};
    auto pool_info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.maxSets = 4;
    pool_info.poolSizeCount = 1;
    pool_info.pPoolSizes = &size;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorPool(other, &pool_info, nullptr, &pool), VK_SUCCESS);
    auto layout_info =
        Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    VkDescriptorSetLayout layout = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorSetLayout(other, &layout_info, nullptr, &layout), VK_SUCCESS);
    auto info = Make<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    info.descriptorPool = pool;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &layout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    ASSERT_EQ(vkAllocateDescriptorSets(other, &info, &set), VK_SUCCESS);
    vkDestroyDescriptorSetLayout(other, layout, nullptr);
    VkQueue ignored = VK_NULL_HANDLE;
    vkGetDeviceQueue(other, queue_family(), 0, &ignored);
    vkDestroyDevice(other, nullptr);
    ExpectMessage("VUID-vkDestroyDevice-device-05137",
                  "still has 2 VkSampler objects that were not destroyed: VkSampler (0x");
    ExpectMessage("VUID-vkDestroyDevice-device-05137",
                  "still has 1 VkDescriptorPool object that was not destroyed");
    ExpectSilence();
}

TEST_F(LifetimesHandles, LeaksAreNamedInTheOrderOfTheirCreation) {
    WD_START_DEVICE(MakeOptions());
    const VkDevice other = OtherDevice();
    std::vector<std::string> names;
    for (int i = 0; i < 12; i++) {
        names.push_back("sampler" + std::to_string(i));
        SetNameOn(other, VK_OBJECT_TYPE_SAMPLER, (uint64_t)NewSampler(other), names.back().c_str());
    }
    vkDestroyDevice(other, nullptr);
    const auto all = messages();
    ASSERT_EQ(all.size(), 1u);
    size_t position = 0;
    for (int i = 0; i < 10; i++) {
        position = all[0].text.find(names[i] + " (0x", position);
        EXPECT_NE(position, std::string::npos) << names[i] << ": " << all[0].text;
    }
    EXPECT_NE(all[0].text.find(" and 2 more.\nFix: "), std::string::npos);
    EXPECT_EQ(all[0].objects.size(), 11u);
    ClearMessages();
}

TEST_F(LifetimesHandles, ATidyDeviceLeaksNothing) {
    WD_START_DEVICE(MakeOptions());
    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    MakeTarget(4, 4);
    Stop();
    ExpectSilence();
}

TEST_F(LifetimesHandles, AllocationCallbacksMustMatch) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer with = NewBuffer(&kCallbacks), without = NewBuffer();
    vkDestroyBuffer(device(), with, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00923",
                  "was created with VkAllocationCallbacks, and pAllocator is NULL");
    vkDestroyBuffer(device(), without, &kCallbacks);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00924", "was created without VkAllocationCallbacks");
    vkDestroyBuffer(device(), NewBuffer(&kCallbacks), &kCallbacks);
    vkDestroyBuffer(device(), VK_NULL_HANDLE, &kCallbacks);
    ExpectSilence();
}

TEST_F(LifetimesHandles, SetsGoBackToTheirPool) {
    WD_START_DEVICE(MakeOptions());
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.maxSets = 4;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VkDescriptorPool plain = VK_NULL_HANDLE, freeing = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &info, nullptr, &plain), VK_SUCCESS);
    info.flags = VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &info, nullptr, &freeing), VK_SUCCESS);
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    VkDescriptorSet sets[] = {TakeSet(freeing, layout), VK_NULL_HANDLE};
    vkFreeDescriptorSets(device(), freeing, 2, sets);
    ExpectSilence();
    VkDescriptorSet other = TakeSet(plain, layout);
    vkFreeDescriptorSets(device(), freeing, 1, &other);
    ExpectMessage("VUID-vkFreeDescriptorSets-pDescriptorSets-parent", "was allocated from VkDescriptorPool");
    other = TakeSet(plain, layout);
    vkFreeDescriptorSets(device(), plain, 1, &other);
    ExpectMessage("VUID-vkFreeDescriptorSets-descriptorPool-00312", "FREE_DESCRIPTOR_SET_BIT");
    vkDestroyDescriptorPool(device(), plain, nullptr);
    vkDestroyDescriptorPool(device(), freeing, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, TwiceInOneCallThatFrees) {
    Options options = MakeOptions();
    options.messenger_result = VK_TRUE; // The driver must not free twice.
    WD_START_DEVICE(options);
    const VkCommandPool pool = MakePoolOfDevice();
    const VkCommandBuffer one = Allocate(pool), other = Allocate(pool);
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, (uint64_t)(uintptr_t)one, "upload");
    const VkCommandBuffer twice[] = {one, VK_NULL_HANDLE, other, VK_NULL_HANDLE, one};
    vkFreeCommandBuffers(device(), pool, 5, twice);
    ExpectMessage("VUID-vkFreeCommandBuffers-pCommandBuffers-00048",
                  "pCommandBuffers has VkCommandBuffer upload (0x");
    vkFreeCommandBuffers(device(), pool, 4, twice);
    ExpectSilence();

    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.flags = VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT;
    info.maxSets = 4;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VkDescriptorPool set_pool = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &info, nullptr, &set_pool), VK_SUCCESS);
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSet set = TakeSet(set_pool, layout);
    const VkDescriptorSet sets[] = {set, set};
    vkFreeDescriptorSets(device(), set_pool, 2, sets);
    ExpectMessage("VUID-vkFreeDescriptorSets-pDescriptorSets-00310", "twice");
    vkFreeDescriptorSets(device(), set_pool, 1, sets);
    vkDestroyDescriptorPool(device(), set_pool, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, CommandBuffersOfThePoolOfAnotherDevice) {
    Options options = MakeOptions();
    options.messenger_result = VK_TRUE;
    WD_START_DEVICE(options);
    const VkDevice other = OtherDevice();
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    VkCommandPool foreign_pool = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateCommandPool(other, &pool_info, nullptr, &foreign_pool), VK_SUCCESS);
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = foreign_pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    info.commandBufferCount = 1;
    VkCommandBuffer foreign = VK_NULL_HANDLE, none = VK_NULL_HANDLE;
    ASSERT_EQ(vkAllocateCommandBuffers(other, &info, &foreign), VK_SUCCESS);
    RecordEmpty(foreign);
    ExpectSilence();
    EXPECT_EQ(vkAllocateCommandBuffers(device(), &info, &none), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("WARDEN-lifetimes-wrong-parent", "pAllocateInfo->commandPool is VkCommandPool");
    ExpectSilence();
    const VkCommandPool pool = MakePoolOfDevice();
    const VkCommandBuffer own = Allocate(pool);
    vkFreeCommandBuffers(device(), pool, 1, &foreign);
    ExpectMessage("VUID-vkFreeCommandBuffers-pCommandBuffers-parent", "which belongs to VkDevice");
    ExpectSilence();
    vkFreeCommandBuffers(device(), foreign_pool, 1, &own);
    ExpectMessage("VUID-vkFreeCommandBuffers-commandPool-parent", "which belongs to VkDevice");
    ExpectSilence();
    Record(own);
    vkCmdExecuteCommands(own, 1, &foreign);
    ExpectMessage("VUID-vkCmdExecuteCommands-commonparent", "which belongs to VkDevice");
    ExpectSilence();
    vkEndCommandBuffer(own);
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &foreign;
    EXPECT_EQ(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-VkSubmitInfo-commonparent", "which belongs to VkDevice");
    ExpectSilence();
    auto commands = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
    commands.commandBuffer = foreign;
    auto submit2 = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    submit2.commandBufferInfoCount = 1;
    submit2.pCommandBufferInfos = &commands;
    EXPECT_EQ(vkQueueSubmit2(queue(), 1, &submit2, VK_NULL_HANDLE), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-vkQueueSubmit2-commonparent", "which belongs to VkDevice");
    ExpectSilence();
    vkDestroyCommandPool(other, foreign_pool, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesHandles, NamesOfDestroyedObjects) {
    WD_START_DEVICE(MakeOptions());
    const VkBuffer buffer = NewBuffer();
    vkDestroyBuffer(device(), buffer, nullptr);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "late");
    ExpectMessage("VUID-VkDebugUtilsObjectNameInfoEXT-objectType-02590",
                  "pNameInfo->objectHandle is VkBuffer");
    SetName(VK_OBJECT_TYPE_DEVICE, (uint64_t)(uintptr_t)device(), "the device");
    SetName(VK_OBJECT_TYPE_QUEUE, (uint64_t)(uintptr_t)queue(), "the queue");
    SetName(VK_OBJECT_TYPE_PHYSICAL_DEVICE, (uint64_t)(uintptr_t)physical_device(), "the physical device");
    SetName(VK_OBJECT_TYPE_INSTANCE, (uint64_t)(uintptr_t)instance(), "the instance");
    ExpectSilence();
}

TEST_F(LifetimesHandles, EachKindCanBeTurnedOff) {
    Options options = MakeOptions();
    options.settings["validate_object_lifetimes"] = "false";
    WD_START_DEVICE(options);
    const VkBuffer buffer = NewBuffer();
    vkDestroyBuffer(device(), buffer, nullptr);
    vkDestroyBuffer(device(), buffer, nullptr);
    NewSampler(device());
    Stop();
    ExpectSilence();
}

TEST_F(LifetimesHandles, ACallbackCanSkipTheCommand) {
    Options options = MakeOptions();
    options.messenger_result = VK_TRUE;
    WD_START_DEVICE(options);
    VkMemoryRequirements requirements = {};
    requirements.size = 42;
    vkGetBufferMemoryRequirements(device(), (VkBuffer)(uintptr_t)0xdead0, &requirements);
    EXPECT_EQ(requirements.size, 42u);
    ExpectMessage("VUID-vkGetBufferMemoryRequirements-buffer-parameter", "0xdead0");
}

} // namespace
