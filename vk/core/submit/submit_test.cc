// Semaphores and fences of submissions: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "testing/device/device.h"

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

namespace {

class SubmitTest : public wd::testing::DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.num_queues = 2;
        timeline_.timelineSemaphore = VK_TRUE;
        synchronization_.synchronization2 = VK_TRUE;
        timeline_.pNext = &synchronization_;
        options.device_next = &timeline_;
        WD_START_DEVICE(options);
    }

    VkSemaphore MakeSemaphore(const char *name = "") {
        return Create(VK_SEMAPHORE_TYPE_BINARY, 0, name);
    }
    VkSemaphore MakeTimeline(uint64_t value, const char *name = "") {
        return Create(VK_SEMAPHORE_TYPE_TIMELINE, value, name);
    }
    VkSemaphore Create(VkSemaphoreType type, uint64_t value, const char *name) {
        auto kind = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        kind.semaphoreType = type;
        kind.initialValue = value;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &kind;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateSemaphore(device(), &info, nullptr, &semaphore), VK_SUCCESS);
        SetName(VK_OBJECT_TYPE_SEMAPHORE, semaphore, name);
        semaphores_.push_back(semaphore);
        return semaphore;
    }
    VkFence MakeFence(VkFenceCreateFlags flags = 0) {
        auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        info.flags = flags;
        VkFence fence = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateFence(device(), &info, nullptr, &fence), VK_SUCCESS);
        fences_.push_back(fence);
        return fence;
    }
    void TearDown() override {
        if (device()) {
            vkDeviceWaitIdle(device());
        }
        for (VkSemaphore semaphore : semaphores_) {
            vkDestroySemaphore(device(), semaphore, nullptr);
        }
        for (VkFence fence : fences_) {
            vkDestroyFence(device(), fence, nullptr);
        }
        DeviceTest::TearDown();
    }

    struct Batch {
        std::vector<VkSemaphore> waits, signals;
    };

    void SubmitAll(VkQueue to, const std::vector<Batch> &batches, VkFence fence = VK_NULL_HANDLE) {
        static const VkPipelineStageFlags kStages[8] = {
            VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
            VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT};
        std::vector<VkSubmitInfo> infos;
        for (const Batch &batch : batches) {
            auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
            info.waitSemaphoreCount = static_cast<uint32_t>(batch.waits.size());
            info.pWaitSemaphores = batch.waits.data();
            info.pWaitDstStageMask = kStages;
            info.signalSemaphoreCount = static_cast<uint32_t>(batch.signals.size());
            info.pSignalSemaphores = batch.signals.data();
            infos.push_back(info);
        }
        vkQueueSubmit(to, static_cast<uint32_t>(infos.size()), infos.data(), fence);
    }
    void SubmitOne(const std::vector<VkSemaphore> &waits, const std::vector<VkSemaphore> &signals,
                   VkFence fence = VK_NULL_HANDLE) {
        SubmitAll(queue(), {{waits, signals}}, fence);
    }

    static VkSemaphoreSubmitInfo Use(VkSemaphore semaphore, uint64_t value = 0) {
        auto info = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        info.semaphore = semaphore;
        info.value = value;
        info.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        return info;
    }
    void SubmitTwo(const std::vector<VkSemaphoreSubmitInfo> &waits,
                   const std::vector<VkSemaphoreSubmitInfo> &signals, VkFence fence = VK_NULL_HANDLE,
                   VkQueue to = VK_NULL_HANDLE) {
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphoreInfos = waits.data();
        info.signalSemaphoreInfoCount = static_cast<uint32_t>(signals.size());
        info.pSignalSemaphoreInfos = signals.data();
        vkQueueSubmit2(to ? to : queue(), 1, &info, fence);
    }
    void SubmitValues(VkSemaphore wait, std::vector<uint64_t> wait_values, VkSemaphore signal,
                      std::vector<uint64_t> signal_values) {
        static const VkPipelineStageFlags kStage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        values.waitSemaphoreValueCount = static_cast<uint32_t>(wait_values.size());
        values.pWaitSemaphoreValues = wait_values.data();
        values.signalSemaphoreValueCount = static_cast<uint32_t>(signal_values.size());
        values.pSignalSemaphoreValues = signal_values.data();
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &values;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.pWaitDstStageMask = &kStage;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    }
    // BindValues binds no memory, and waits for and signals values of timeline semaphores.
    void BindValues(VkSemaphore wait, std::vector<uint64_t> wait_values, VkSemaphore signal,
                    std::vector<uint64_t> signal_values) {
        auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        values.waitSemaphoreValueCount = static_cast<uint32_t>(wait_values.size());
        values.pWaitSemaphoreValues = wait_values.data();
        values.signalSemaphoreValueCount = static_cast<uint32_t>(signal_values.size());
        values.pSignalSemaphoreValues = signal_values.data();
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.pNext = &values;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    }
    uint64_t MostDifference() {
        auto vulkan12 =
            Make<VkPhysicalDeviceVulkan12Properties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &vulkan12;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        return vulkan12.maxTimelineSemaphoreValueDifference;
    }
    void HostSignal(VkSemaphore semaphore, uint64_t value) {
        auto info = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
        info.semaphore = semaphore;
        info.value = value;
        vkSignalSemaphore(device(), &info);
    }
    void HostWait(VkSemaphore semaphore, uint64_t value) {
        auto info = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
        info.semaphoreCount = 1;
        info.pSemaphores = &semaphore;
        info.pValues = &value;
        vkWaitSemaphores(device(), &info, 0);
    }
    void Label(const char *name) {
        auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        label.pLabelName = name;
        InstanceProc<PFN_vkQueueBeginDebugUtilsLabelEXT>("vkQueueBeginDebugUtilsLabelEXT")(queue(), &label);
    }

    VkPhysicalDeviceTimelineSemaphoreFeatures timeline_ = Make<VkPhysicalDeviceTimelineSemaphoreFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
    VkPhysicalDeviceSynchronization2Features synchronization_ =
        Make<VkPhysicalDeviceSynchronization2Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
    std::vector<VkSemaphore> semaphores_;
    std::vector<VkFence> fences_;
};

// --- Binary semaphores

TEST_F(SubmitTest, ASignaledSemaphoreIsNotSignaledAgain) {
    const VkSemaphore semaphore = MakeSemaphore("done");
    Label("frame 7");
    SubmitOne({}, {semaphore});
    ExpectSilence();
    SubmitOne({}, {semaphore});
    ExpectMessage("VUID-vkQueueSubmit-pSignalSemaphores-00067", "\"done\", which submission 1 to VkQueue 0x");
    ExpectSilence();
}

TEST_F(SubmitTest, TheLabelOfTheQueueNamesTheEarlierSubmission) {
    const VkSemaphore semaphore = MakeSemaphore();
    Label("frame 7");
    SubmitOne({}, {semaphore});
    SubmitOne({}, {semaphore});
    ExpectMessage("VUID-vkQueueSubmit-pSignalSemaphores-00067", "(label \"frame 7\") signals, and nothing");
    ExpectSilence();
}

TEST_F(SubmitTest, AWaitBetweenTheSignalsIsCorrect) {
    const VkSemaphore semaphore = MakeSemaphore();
    for (int i = 0; i < 4; i++) {
        SubmitOne({}, {semaphore});
        SubmitOne({semaphore}, {});
    }
    SubmitAll(queue(), {{{}, {semaphore}}, {{semaphore}, {}}, {{}, {semaphore}}, {{semaphore}, {semaphore}}});
    SubmitOne({semaphore}, {});
    ExpectSilence();
}

TEST_F(SubmitTest, BatchesOfACallAreInOrder) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitAll(queue(), {{{}, {semaphore}}, {{}, {semaphore}}});
    ExpectMessage("VUID-vkQueueSubmit-pSignalSemaphores-00067",
                  "pSubmits[1].pSignalSemaphores[0] is VkSemaphore");
    ExpectSilence();
}

TEST_F(SubmitTest, ABatchSignalsASemaphoreOnce) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({}, {semaphore, semaphore});
    ExpectMessage("VUID-vkQueueSubmit-pSignalSemaphores-00067",
                  "pSubmits[0].pSignalSemaphores[1] is VkSemaphore");
    ExpectSilence();
}

TEST_F(SubmitTest, Submit2HasTheSameRuleWithAnotherNumber) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitTwo({}, {Use(semaphore)});
    SubmitTwo({}, {Use(semaphore)});
    ExpectMessage("VUID-vkQueueSubmit2-semaphore-03868",
                  "pSubmits[0].pSignalSemaphoreInfos[0].semaphore is VkSemaphore");
    ExpectSilence();
}

TEST_F(SubmitTest, AWaitNeedsASignal) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({semaphore}, {});
    ExpectMessage("VUID-vkQueueSubmit-pWaitSemaphores-03238",
                  "No submission or acquisition has signaled the semaphore since it was created.");
    ExpectSilence();
    SubmitTwo({Use(semaphore)}, {});
    ExpectMessage("VUID-vkQueueSubmit2-semaphore-03873",
                  "The latest operation on the semaphore is the wait of submission 1 to VkQueue");
    ExpectSilence();
}

TEST_F(SubmitTest, ASignalInTheSameBatchIsTooLate) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({semaphore}, {semaphore});
    ExpectMessage("VUID-vkQueueSubmit-pWaitSemaphores-03238", "pSubmits[0].pWaitSemaphores[0]");
    ExpectSilence();
}

TEST_F(SubmitTest, OneQueueWaits) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({}, {semaphore});
    SubmitAll(queue(1), {{{semaphore}, {}}});
    ExpectSilence();
    SubmitOne({semaphore}, {});
    ExpectMessage("VUID-vkQueueSubmit-pWaitSemaphores-00068", "for which submission 1 to VkQueue 0x");
    ExpectSilence();
}

TEST_F(SubmitTest, OneQueueWaitsWithAllCommands) {
    const VkSemaphore semaphore = MakeSemaphore(), other = MakeSemaphore();
    SubmitOne({}, {semaphore, other});
    SubmitTwo({Use(semaphore), Use(other)}, {}, VK_NULL_HANDLE, queue(1));
    ExpectSilence();
    SubmitTwo({Use(semaphore)}, {});
    ExpectMessage("VUID-vkQueueSubmit2-semaphore-03871", "for which submission 1 to VkQueue 0x");
    ExpectSilence();
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &other;
    vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueBindSparse-pWaitSemaphores-01116", "for which submission 1 to VkQueue 0x");
    ExpectSilence();
}

TEST_F(SubmitTest, AfterTheOtherQueueIsIdleTheSignalIsMissing) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({}, {semaphore});
    SubmitAll(queue(1), {{{semaphore}, {}}});
    vkQueueWaitIdle(queue(1));
    SubmitOne({semaphore}, {});
    ExpectMessage("VUID-vkQueueSubmit-pWaitSemaphores-03238", "no signal operation was submitted");
    ExpectSilence();
}

TEST_F(SubmitTest, ASkippedCallChangesNothing) {
    const VkSemaphore semaphore = MakeSemaphore();
    set_messenger_result(VK_TRUE);
    SubmitOne({semaphore}, {});
    ExpectMessage("VUID-vkQueueSubmit-pWaitSemaphores-03238", "");
    set_messenger_result(VK_FALSE);
    SubmitOne({}, {semaphore});
    SubmitOne({semaphore}, {});
    ExpectSilence();
}

TEST_F(SubmitTest, BindingsOfSparseMemoryHaveTheSameRules) {
    const VkSemaphore semaphore = MakeSemaphore();
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &semaphore;
    vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueBindSparse-pWaitSemaphores-03245", "pBindInfo[0].pWaitSemaphores[0]");
    ExpectSilence();
    info.waitSemaphoreCount = 0;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectSilence();
    vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueBindSparse-pSignalSemaphores-01115", "which submission 2 to VkQueue");
    ExpectSilence();
}

// --- Fences

TEST_F(SubmitTest, AFenceThatWasWaitedForNeedsAReset) {
    const VkFence fence = MakeFence();
    SubmitOne({}, {}, fence);
    ASSERT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    SubmitOne({}, {}, fence);
    ExpectMessage("VUID-vkQueueSubmit-fence-00063",
                  "which was not reset: vkWaitForFences returned VK_SUCCESS for the fence");
    ExpectSilence();
}

TEST_F(SubmitTest, AResetFenceIsUnsignaled) {
    const VkFence fence = MakeFence(VK_FENCE_CREATE_SIGNALED_BIT);
    for (int i = 0; i < 3; i++) {
        ASSERT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
        ASSERT_EQ(vkResetFences(device(), 1, &fence), VK_SUCCESS);
        SubmitOne({}, {}, fence);
    }
    ExpectSilence();
}

TEST_F(SubmitTest, AFenceIsCreatedSignaled) {
    SubmitTwo({}, {}, MakeFence(VK_FENCE_CREATE_SIGNALED_BIT));
    ExpectMessage("VUID-vkQueueSubmit2-fence-04894", "vkCreateFence created the fence signaled");
    ExpectSilence();
}

TEST_F(SubmitTest, AnIdleQueueHasSignaledItsFences) {
    const VkFence fence = MakeFence();
    SubmitOne({}, {}, fence);
    vkQueueWaitIdle(queue());
    SubmitOne({}, {}, fence);
    ExpectMessage("VUID-vkQueueSubmit-fence-00063", "submission 1 to VkQueue");
    ExpectSilence();
}

// vk/lifetimes reports fences that are in use.
TEST_F(SubmitTest, OneMessageForAFenceInUse) {
    const VkFence fence = MakeFence();
    SubmitOne({}, {}, fence);
    SubmitOne({}, {}, fence);
    ExpectMessage("VUID-vkQueueSubmit-fence-00064", "");
    ExpectSilence();
}

// --- Timeline semaphores

TEST_F(SubmitTest, ValuesGrow) {
    const VkSemaphore semaphore = MakeTimeline(5, "frames");
    SubmitTwo({}, {Use(semaphore, 5)});
    ExpectMessage("VUID-VkSubmitInfo2-semaphore-03882",
                  "the value to signal is 5.\nThe semaphore has at least the value 5 already.");
    ExpectSilence();
    SubmitTwo({}, {Use(semaphore, 6)});
    SubmitTwo({}, {Use(semaphore, 8)});
    ExpectSilence();
    SubmitValues(VK_NULL_HANDLE, {}, semaphore, {7});
    ExpectMessage("VUID-VkSubmitInfo-pSignalSemaphores-03242",
                  "the value to signal is 7.\nThe value 8 is signaled before by submission 3 to VkQueue");
    ExpectSilence();
}

TEST_F(SubmitTest, AnotherQueueMaySignalALowerValueFirst) {
    const VkSemaphore semaphore = MakeTimeline(0);
    SubmitTwo({}, {Use(semaphore, 8)});
    SubmitTwo({}, {Use(semaphore, 7)}, VK_NULL_HANDLE, queue(1));
    ExpectSilence();
}

TEST_F(SubmitTest, ABatchDoesNotWaitForItsOwnValue) {
    const VkSemaphore semaphore = MakeTimeline(0);
    SubmitTwo({Use(semaphore, 3)}, {Use(semaphore, 3)});
    ExpectMessage("VUID-VkSubmitInfo2-semaphore-03881",
                  "the value is 3, the value that the batch waits for is 3");
    ExpectSilence();
    SubmitTwo({Use(semaphore, 3)}, {Use(semaphore, 4)});
    ExpectSilence();
}

TEST_F(SubmitTest, EachTimelineSemaphoreHasAValue) {
    const VkSemaphore wait = MakeTimeline(4), signal = MakeTimeline(4);
    SubmitValues(wait, {}, signal, {5});
    ExpectMessage("VUID-VkSubmitInfo-pNext-03240",
                  "waitSemaphoreValueCount is 0, the number of semaphores is 1");
    ExpectSilence();
    SubmitValues(wait, {4}, signal, {6, 7});
    ExpectMessage("VUID-VkSubmitInfo-pNext-03241",
                  "signalSemaphoreValueCount is 2, the number of semaphores is 1");
    ExpectSilence();
    SubmitValues(wait, {4}, signal, {8});
    ExpectSilence();
}

TEST_F(SubmitTest, CountsOfBinarySemaphoresDoNotMatter) {
    SubmitValues(VK_NULL_HANDLE, {}, MakeSemaphore(), {});
    ExpectSilence();
}

TEST_F(SubmitTest, TheHostSignalsHigherValues) {
    const VkSemaphore semaphore = MakeTimeline(5);
    HostSignal(semaphore, 5);
    ExpectMessage("VUID-VkSemaphoreSignalInfo-value-03258",
                  "pSignalInfo->value is 5, the value that the semaphore has at least is 5");
    ExpectSilence();
    HostSignal(semaphore, 6);
    ExpectSilence();
}

TEST_F(SubmitTest, TheHostSignalsLessThanPendingOperations) {
    const VkSemaphore semaphore = MakeTimeline(5);
    SubmitTwo({}, {Use(semaphore, 9)});
    HostSignal(semaphore, 9);
    ExpectMessage("VUID-VkSemaphoreSignalInfo-value-03259", "The operation is of submission 1 to VkQueue");
    ExpectSilence();
    HostWait(semaphore, 9);
    HostSignal(semaphore, 10);
    ExpectSilence();
}

TEST_F(SubmitTest, TheHostWaitsForTimelineSemaphores) {
    HostWait(MakeSemaphore(), 0);
    ExpectMessage("VUID-VkSemaphoreWaitInfo-pSemaphores-03256", "VK_SEMAPHORE_TYPE_BINARY");
    ExpectSilence();
}

TEST_F(SubmitTest, ValuesAreNear) {
    const uint64_t most = MostDifference();
    if (most > UINT64_MAX / 2) {
        GTEST_SKIP() << "all differences are allowed";
    }
    const VkSemaphore semaphore = MakeTimeline(10);
    SubmitTwo({}, {Use(semaphore, 11 + most)});
    ExpectMessage("VUID-VkSubmitInfo2-semaphore-03883", "The highest value that was submitted is 10");
    ExpectSilence();
    const VkSemaphore other = MakeTimeline(10);
    SubmitTwo({}, {Use(other, 10 + most)});
    ExpectSilence();
    SubmitValues(MakeTimeline(most + 2), {1}, VK_NULL_HANDLE, {});
    ExpectMessage("VUID-VkSubmitInfo-pWaitSemaphores-03243", "The value that the semaphore has at least is");
    ExpectSilence();
    SubmitValues(VK_NULL_HANDLE, {}, MakeTimeline(10), {11 + most});
    ExpectMessage("VUID-VkSubmitInfo-pSignalSemaphores-03244", "The highest value that was submitted is 10");
    ExpectSilence();
    SubmitTwo({Use(MakeTimeline(most + 1), 1)}, {});
    ExpectSilence();
    SubmitTwo({Use(MakeTimeline(most + 2), 1)}, {});
    ExpectMessage("VUID-VkSubmitInfo2-semaphore-03884", "The value that the semaphore has at least is");
    ExpectSilence();
    HostSignal(MakeTimeline(10), 10 + most);
    ExpectSilence();
    HostSignal(MakeTimeline(10), 11 + most);
    ExpectMessage("VUID-VkSemaphoreSignalInfo-value-03260", "the highest value that was submitted is 10");
    ExpectSilence();
}

TEST_F(SubmitTest, ValuesOfBindingsAreNear) {
    const uint64_t most = MostDifference();
    if (most > UINT64_MAX / 2) {
        GTEST_SKIP() << "all differences are allowed";
    }
    BindValues(MakeTimeline(most + 1), {1}, MakeTimeline(10), {10 + most});
    ExpectSilence();
    BindValues(MakeTimeline(most + 2), {1}, VK_NULL_HANDLE, {});
    ExpectMessage("VUID-VkBindSparseInfo-pWaitSemaphores-03250",
                  "The value that the semaphore has at least is");
    ExpectSilence();
    BindValues(VK_NULL_HANDLE, {}, MakeTimeline(10), {11 + most});
    ExpectMessage("VUID-VkBindSparseInfo-pSignalSemaphores-03251",
                  "The highest value that was submitted is 10");
    ExpectSilence();
}

TEST_F(SubmitTest, ValuesOfBindingsGrow) {
    const VkSemaphore semaphore = MakeTimeline(5);
    BindValues(VK_NULL_HANDLE, {}, semaphore, {6});
    ExpectSilence();
    BindValues(VK_NULL_HANDLE, {}, semaphore, {5});
    ExpectMessage("VUID-VkBindSparseInfo-pSignalSemaphores-03249", "the value to signal is 5");
    ExpectSilence();
}

TEST_F(SubmitTest, EachTimelineSemaphoreOfABindingHasAValue) {
    BindValues(MakeTimeline(1), {}, VK_NULL_HANDLE, {});
    ExpectMessage("VUID-VkBindSparseInfo-pNext-03247", "waitSemaphoreValueCount is 0");
    ExpectSilence();
    BindValues(VK_NULL_HANDLE, {}, MakeTimeline(1), {});
    ExpectMessage("VUID-VkBindSparseInfo-pNext-03248", "signalSemaphoreValueCount is 0");
    ExpectSilence();
    BindValues(MakeTimeline(1), {1}, MakeTimeline(1), {2});
    ExpectSilence();
}

TEST_F(SubmitTest, AFenceOfBindingsIsUnsignaled) {
    vkQueueBindSparse(queue(), 0, nullptr, MakeFence());
    ExpectSilence();
    vkQueueBindSparse(queue(), 0, nullptr, MakeFence(VK_FENCE_CREATE_SIGNALED_BIT));
    ExpectMessage("VUID-vkQueueBindSparse-fence-01113", "vkCreateFence created the fence signaled");
    ExpectSilence();
}

// Every submission has the rule, with a number of its own.
TEST_F(SubmitTest, ValuesOfAllSubmissionsAreNear) {
    auto limits = Make<VkPhysicalDeviceTimelineSemaphoreProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const uint64_t most = limits.maxTimelineSemaphoreValueDifference;
    const VkSemaphore semaphore = MakeTimeline(1);
    SubmitValues(VK_NULL_HANDLE, {}, semaphore, {most + 2});
    ExpectMessage("VUID-VkSubmitInfo-pSignalSemaphores-03244", "maxTimelineSemaphoreValueDifference is");
    ExpectSilence();
    const VkSemaphore of_host = MakeTimeline(1), waited = MakeTimeline(1);
    HostSignal(of_host, most + 2);
    ExpectMessage("VUID-VkSemaphoreSignalInfo-value-03260", "the highest value that was submitted is 1");
    ExpectSilence();
    HostSignal(MakeTimeline(1), most + 1);
    ExpectSilence();
    SubmitTwo({Use(waited, most + 2)}, {});
    ExpectMessage("VUID-VkSubmitInfo2-semaphore-03884", "maxTimelineSemaphoreValueDifference is");
    ExpectSilence();
}

class SparseSubmitTest : public SubmitTest {
  protected:
    void BindSparse(const std::vector<VkSemaphore> &waits, const std::vector<uint64_t> &wait_values,
                    const std::vector<VkSemaphore> &signals, const std::vector<uint64_t> &signal_values,
                    VkFence fence = VK_NULL_HANDLE, uint32_t to = 0) {
        auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        values.waitSemaphoreValueCount = static_cast<uint32_t>(wait_values.size());
        values.pWaitSemaphoreValues = wait_values.data();
        values.signalSemaphoreValueCount = static_cast<uint32_t>(signal_values.size());
        values.pSignalSemaphoreValues = signal_values.data();
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.pNext = wait_values.empty() && signal_values.empty() ? nullptr : &values;
        info.waitSemaphoreCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphores = waits.data();
        info.signalSemaphoreCount = static_cast<uint32_t>(signals.size());
        info.pSignalSemaphores = signals.data();
        vkQueueBindSparse(queue(to), 1, &info, fence);
    }
};

TEST_F(SparseSubmitTest, FencesAreUnsignaled) {
    BindSparse({}, {}, {}, {}, MakeFence());
    ExpectSilence();
    BindSparse({}, {}, {}, {}, MakeFence(VK_FENCE_CREATE_SIGNALED_BIT));
    ExpectMessage("VUID-vkQueueBindSparse-fence-01113", "which was not reset");
    ExpectSilence();
}

TEST_F(SparseSubmitTest, OneQueueWaits) {
    const VkSemaphore semaphore = MakeSemaphore();
    BindSparse({}, {}, {semaphore}, {});
    BindSparse({semaphore}, {}, {}, {});
    ExpectSilence();
    BindSparse({semaphore}, {}, {}, {}, VK_NULL_HANDLE, 1);
    ExpectMessage("VUID-vkQueueBindSparse-pWaitSemaphores-01116", "for which");
    ExpectSilence();
}

TEST_F(SparseSubmitTest, ValuesGrowAndAreNear) {
    auto limits = Make<VkPhysicalDeviceTimelineSemaphoreProperties>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const uint64_t most = limits.maxTimelineSemaphoreValueDifference;
    const VkSemaphore semaphore = MakeTimeline(3), far = MakeTimeline(1), waited = MakeTimeline(1);
    BindSparse({}, {}, {semaphore}, {4});
    ExpectSilence();
    BindSparse({}, {}, {semaphore}, {4});
    ExpectMessage("VUID-VkBindSparseInfo-pSignalSemaphores-03249", "the value to signal is 4");
    ExpectSilence();
    BindSparse({}, {}, {far}, {most + 2});
    ExpectMessage("VUID-VkBindSparseInfo-pSignalSemaphores-03251", "maxTimelineSemaphoreValueDifference is");
    BindSparse({waited}, {most + 2}, {}, {});
    ExpectMessage("VUID-VkBindSparseInfo-pWaitSemaphores-03250", "maxTimelineSemaphoreValueDifference is");
    ExpectSilence();
}

TEST_F(SparseSubmitTest, EachTimelineSemaphoreHasAValue) {
    const VkSemaphore semaphore = MakeTimeline(1), other = MakeTimeline(1);
    BindSparse({semaphore}, {1}, {other}, {2});
    ExpectSilence();
    BindSparse({semaphore}, {}, {other}, {3});
    ExpectMessage("VUID-VkBindSparseInfo-pNext-03247", "waitSemaphoreValueCount is 0");
    BindSparse({semaphore}, {1}, {other}, {});
    ExpectMessage("VUID-VkBindSparseInfo-pNext-03248", "signalSemaphoreValueCount is 0");
    ExpectSilence();
}

} // namespace
