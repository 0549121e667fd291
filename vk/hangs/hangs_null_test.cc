// Lost devices, on the null driver: at each submission, and at each marker.
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iterator>

#include "vk/hangs/hangs_testing.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::HangsTest;
using wd::testing::Make;
using wd::testing::Message;
using wd::testing::Options;

constexpr char kLost[] = "WARDEN-hangs-device-lost";
constexpr char kFault[] = "WARDEN-hangs-fault";
constexpr char kAddress[] = "WARDEN-hangs-fault-address";

class HangsNull : public HangsTest {
  protected:
    Options MakeOptions() {
        return HangsTest::MakeOptions(Driver::kNull);
    }
    // The application enables VK_NV_device_diagnostic_checkpoints, so that the layer has no checkpoints.
    Options WithoutCheckpoints() {
        Options options = MakeOptions();
        options.device_extensions = {VK_NV_DEVICE_DIAGNOSTIC_CHECKPOINTS_EXTENSION_NAME};
        return options;
    }
    static Options StopAfter(Options options, unsigned writes) {
        options.environment["WD_NULL_STOP_AFTER_WRITES"] = std::to_string(writes);
        return options;
    }
    // Dispatches submits three dispatches, and waits for the queue, whose device is lost.
    void Dispatches() {
        VkCommandBuffer commands = Begin();
        SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "frame");
        for (uint32_t i = 0; i < 3; i++) {
            vkCmdDispatch(commands, i + 1, 2, 1);
        }
        EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
        EXPECT_EQ(vkQueueWaitIdle(queue()), VK_ERROR_DEVICE_LOST);
    }
    // Rendering records a draw in a dynamic render pass instance, between two dispatches.
    void Rendering(VkCommandBuffer commands) {
        auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.renderArea.extent = {1, 1};
        rendering.layerCount = 1;
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdBeginRendering(commands, &rendering);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    // ExpectOne wants one message of that id with all these texts.
    void ExpectOne(const char *id, const std::vector<std::string> &texts) {
        const std::vector<Message> all = messages();
        size_t found = 0;
        for (const Message &message : all) {
            if (message.id != id) {
                continue;
            }
            found++;
            for (const std::string &text : texts) {
                EXPECT_NE(message.text.find(text), std::string::npos) << text << "\nis not in\n"
                                                                      << message.text;
            }
        }
        EXPECT_EQ(found, 1u) << id;
    }
};

class HangsAtSubmission : public HangsNull, public ::testing::WithParamInterface<unsigned> {};

TEST_P(HangsAtSubmission, NamesThePendingSubmissions) {
    const unsigned lost_at = GetParam();
    Options options = MakeOptions();
    options.environment["WD_NULL_LOSE_DEVICE_AT_SUBMIT"] = std::to_string(lost_at);
    WD_START_DEVICE(options);
    for (unsigned i = 1; i <= lost_at; i++) {
        VkCommandBuffer commands = Begin();
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdDispatch(commands, 2, 1, 1);
        EXPECT_EQ(SubmitOnly(commands), i == lost_at ? VK_ERROR_DEVICE_LOST : VK_SUCCESS);
    }
    const std::string number = std::to_string(lost_at);
    ExpectOne(kLost,
              {" had not begun vkCmdDispatch (command 1 of 2 of VkCommandBuffer",
               " when vkQueueSubmit returned VK_ERROR_DEVICE_LOST.",
               "Not begun: vkCmdDispatch(1, 1, 1) (command 1 of 2 of",
               lost_at == 1 ? "Pending: submission 1 of" : "Pending: submissions 1 to " + number + " of",
               "may not have accepted submission " + number + "."});
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(messages().size(), 1u); // One report for each device.
}

INSTANTIATE_TEST_SUITE_P(Submissions, HangsAtSubmission, ::testing::Values(1u, 2u, 3u));

// What a device writes for three dispatches: for each, a checkpoint and a marker before it, the same after it.
struct Place {
    unsigned writes;
    const char *summary, *completed, *not_begun;
};

void PrintTo(const Place &place, std::ostream *out) {
    *out << place.writes << " writes";
}

class HangsAtMarker : public HangsNull, public ::testing::WithParamInterface<Place> {};

TEST_P(HangsAtMarker, NamesTheCommands) {
    const Place &place = GetParam();
    WD_START_DEVICE(StopAfter(MakeOptions(), place.writes));
    Dispatches();
    std::vector<std::string> texts = {place.summary, "when vkQueueWaitIdle returned VK_ERROR_DEVICE_LOST"};
    if (*place.completed) {
        texts.push_back(std::string("Completed last: ") + place.completed);
    }
    if (*place.not_begun) {
        texts.push_back(std::string("Not begun: ") + place.not_begun);
    }
    ExpectOne(kLost, texts);
    EXPECT_EQ(messages()[0].text.find("Completed last") != std::string::npos, *place.completed != 0);
    EXPECT_EQ(messages()[0].text.find("Not begun") != std::string::npos, *place.not_begun != 0);
}

INSTANTIATE_TEST_SUITE_P(
    Markers, HangsAtMarker,
    ::testing::Values(Place{1, " had begun vkCmdDispatch (command 1 of 3 of VkCommandBuffer (frame)(0x", "",
                            "vkCmdDispatch(2, 2, 1) (command 2 of 3 of"},
                      Place{2, " had begun vkCmdDispatch (command 1 of 3 of", "", "vkCmdDispatch(2, 2, 1)"},
                      // The checkpoint after the command is enough.
                      Place{3, " had not begun vkCmdDispatch (command 2 of 3 of",
                            "vkCmdDispatch(1, 2, 1) (command 1 of 3 of", "vkCmdDispatch(2, 2, 1)"},
                      Place{4, " had not begun vkCmdDispatch (command 2 of 3 of", "vkCmdDispatch(1, 2, 1)",
                            "vkCmdDispatch(2, 2, 1)"},
                      Place{6, " had begun vkCmdDispatch (command 2 of 3 of", "vkCmdDispatch(1, 2, 1)",
                            "vkCmdDispatch(3, 2, 1)"},
                      Place{10, " had begun vkCmdDispatch (command 3 of 3 of", "vkCmdDispatch(2, 2, 1)", ""},
                      Place{12, " had completed the commands of its pending submissions",
                            "vkCmdDispatch(3, 2, 1)", ""}));

TEST_F(HangsNull, BufferMarkersAreInsideOfRenderPassInstances) {
    // Two for the dispatch, two for the command that begins the instance, one for the draw.
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 5));
    VkCommandBuffer commands = Begin();
    Rendering(commands);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {" had begun vkCmdDraw (command 3 of 5 of",
                      "Begun, not known to be complete: vkCmdDraw(3, 1, 0, ...)",
                      "Completed last: vkCmdBeginRendering (command 2 of 5",
                      "Not begun: vkCmdEndRendering (command 4 of 5"});
}

TEST_F(HangsNull, WithFillsThePositionInAnInstanceIsNotKnown) {
    Options options = StopAfter(WithoutCheckpoints(), 3);
    options.environment["WD_NULL_BUFFER_MARKERS"] = "0";
    WD_START_DEVICE(options);
    VkCommandBuffer commands = Begin();
    Rendering(commands);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    ExpectOne(
        kLost,
        {" had begun vkCmdBeginRendering (command 2 of 5 of",
         "Completed last: vkCmdDispatch(1, 1, 1) (command 1 of 5",
         "Not known whether begun: 2 commands. This device has no markers inside of render pass instances",
         "The first of these: vkCmdDraw(3, 1, 0, ...) (command 3 of 5",
         "Not begun: vkCmdDispatch(1, 1, 1) (command 5 of 5"});
}

TEST_F(HangsNull, SuspendedInstancesHaveNoMarkersBetween) {
    // The marker before the first instance, and the one after the second: no others.
    Options options = StopAfter(WithoutCheckpoints(), 2);
    options.environment["WD_NULL_BUFFER_MARKERS"] = "0";
    WD_START_DEVICE(options);
    VkCommandBuffer commands = Begin();
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.flags = VK_RENDERING_SUSPENDING_BIT;
    rendering.renderArea.extent = {1, 1};
    rendering.layerCount = 1;
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndRendering(commands);
    rendering.flags = VK_RENDERING_RESUMING_BIT;
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndRendering(commands);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {" had completed the commands of its pending submissions",
                      "Completed last: vkCmdEndRendering (command 4 of 4"});
}

TEST_F(HangsNull, NamesCommandsOfSecondaryCommandBuffers) {
    // The marker of vkCmdExecuteCommands, two of the first dispatch, one of the second.
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 4));
    VkCommandBuffer secondary = RecordSecondary([](VkCommandBuffer commands) {
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdDispatch(commands, 2, 1, 1);
    });
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, secondary, "particles");
    VkCommandBuffer commands = Begin();
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkCmdDispatch(commands, 3, 1, 1);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost,
              {" had begun vkCmdDispatch (command 2 of 2 of VkCommandBuffer (particles)(0x",
               "Completed last: vkCmdDispatch(1, 1, 1) (command 1 of 2 of VkCommandBuffer (particles)(0x",
               "Not begun: vkCmdDispatch(3, 1, 1) (command 2 of 2 of"});
}

TEST_F(HangsNull, MarkersOfTheFirstSubmissionDoNotCountForTheSecond) {
    // The first submission writes six markers and is complete; the second stops after its first.
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 7));
    VkCommandBuffer commands = Begin();
    for (uint32_t i = 0; i < 3; i++) {
        vkCmdDispatch(commands, i + 1, 1, 1);
    }
    EXPECT_EQ(Submit(commands), VK_SUCCESS);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    EXPECT_EQ(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), VK_SUCCESS);
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {" had begun vkCmdDispatch (command 1 of 3 of", "Not begun: vkCmdDispatch(2, 1, 1)",
                      "submission 2, frame 1", "Pending: submission 2 of"});
}

TEST_F(HangsNull, ACommandBufferInTwoPendingSubmissionsHasNoPosition) {
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 3));
    VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    EXPECT_EQ(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), VK_SUCCESS);
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {" had 2 pending commands of which it is not known whether they had begun",
                      "A command buffer was submitted while it was pending"});
}

TEST_F(HangsNull, LabelsPipelinesAndObjects) {
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 1));
    VkCommandBuffer commands = Begin();
    BeginLabel(commands, "frame");
    BeginLabel(commands, "blur");
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {"labels \"frame\" > \"blur\""});
    const Message message = messages()[0];
    EXPECT_EQ(message.command_buffer_labels, (std::vector<std::string>{"frame", "blur"}));
    ASSERT_EQ(message.objects.size(), 2u);
    EXPECT_EQ(message.objects[0].type, VK_OBJECT_TYPE_QUEUE);
    EXPECT_EQ(message.objects[1].type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
}

// An engine that never ends its labels: the stack is too small for one frame for each.
TEST_F(HangsNull, ManyLabels) {
    WD_START_DEVICE(StopAfter(WithoutCheckpoints(), 1));
    VkCommandBuffer commands = Begin();
    BeginLabel(commands, "frame");
    for (int i = 0; i < 500000; i++) {
        BeginLabel(commands, "pass");
    }
    BeginLabel(commands, "blur");
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(commands), VK_SUCCESS);
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_ERROR_DEVICE_LOST);
    ExpectOne(kLost, {"labels ... > \"pass\" > \"pass\"", "\"pass\" > \"blur\""});
    EXPECT_EQ(messages()[0].command_buffer_labels.size(), 500002u);
}

TEST_F(HangsNull, TheReportInJson) {
    const std::string path = ::testing::TempDir() + "/hangs.json";
    Options options = StopAfter(WithoutCheckpoints(), 3);
    options.settings["report_json"] = path;
    WD_START_DEVICE(options);
    Dispatches();
    Stop();
    std::ifstream file(path);
    const std::string json{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    for (const char *text :
         {"\"id\":\"WARDEN-hangs-device-lost\"", "\"begun_command\":\"vkCmdDispatch\"",
          "\"begun_number\":\"2\"", "\"begun_submission\":\"1\"", "\"completed_number\":\"1\"",
          "\"not_begun_number\":\"3\"", "\"frame\":\"1\"", "\"queue_family\":\"0\""}) {
        EXPECT_NE(json.find(text), std::string::npos) << text << "\nis not in\n" << json;
    }
    std::remove(path.c_str());
}

TEST_F(HangsNull, OneReportForEachQueue) {
    Options options = StopAfter(WithoutCheckpoints(), 3);
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkCommandBuffer first = Begin(), second = Begin();
    vkCmdDispatch(first, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(first), VK_SUCCESS);
    vkCmdDispatch(second, 2, 1, 1);
    EXPECT_EQ(vkEndCommandBuffer(second), VK_SUCCESS);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &second;
    EXPECT_EQ(vkQueueSubmit(queue(1), 1, &info, VK_NULL_HANDLE), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_ERROR_DEVICE_LOST);
    ExpectMessage(kLost, "had completed the commands of its pending submissions");
    ExpectMessage(kLost, "had begun vkCmdDispatch (command 1 of 1 of");
    ExpectSilence();
}

TEST_F(HangsNull, ALossWithoutSubmissions) {
    Options options = MakeOptions();
    options.environment["WD_NULL_LOSE_DEVICE_AT_SUBMIT"] = "1";
    WD_START_DEVICE(options);
    EXPECT_EQ(vkQueueSubmit(queue(), 0, nullptr, VK_NULL_HANDLE), VK_ERROR_DEVICE_LOST);
    ExpectMessage(kLost, " had no pending submissions when vkQueueSubmit returned VK_ERROR_DEVICE_LOST");
    ExpectSilence();
}

// The driver completes a submission before it returns. The layer does not see that, for nothing waits for it.
TEST_F(HangsNull, PollsReportIncompleteCommandsOnly) {
    Options options = StopAfter(WithoutCheckpoints(), 1000);
    options.settings["hang_timeout_ms"] = "10";
    WD_START_DEVICE(options);
    VkCommandBuffer commands = Begin();
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(commands, MakeFence()), VK_SUCCESS);
    const VkFence other = MakeFence();
    for (int i = 0; i < 50; i++) {
        EXPECT_EQ(vkGetFenceStatus(device(), other), VK_NOT_READY);
        usleep(1000);
    }
    ExpectSilence();
}

TEST_F(HangsNull, CorrectProgramsAreSilent) {
    WD_START_DEVICE(MakeOptions());
    VkCommandBuffer commands = Begin();
    Rendering(commands);
    EXPECT_EQ(Submit(commands), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_SUCCESS);
    ExpectSilence();
}

// --- VK_EXT_device_fault, and VK_KHR_device_fault where the headers have it

class HangsFault : public HangsNull, public ::testing::WithParamInterface<bool> {
  protected:
    void StartFault(const std::string &folder, const std::vector<const char *> &extensions = {}) {
        features_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features_.bufferDeviceAddress = VK_TRUE;
        features_.pNext = device_features_next_;
        Options options = StopAfter(WithoutCheckpoints(), 1);
        options.device_next = &features_;
        options.settings["hang_dump_dir"] = folder;
        options.environment["WD_NULL_FAULT_ADDRESS"] = "0";
        options.environment["WD_NULL_KHR_DEVICE_FAULT"] = GetParam() ? "1" : "0";
        options.device_extensions.insert(options.device_extensions.end(), extensions.begin(),
                                         extensions.end());
        WD_START_DEVICE(options);
    }
    // Lose loses the device by an access to `address`.
    void Lose(VkDeviceAddress address) {
        setenv("WD_NULL_FAULT_ADDRESS", std::to_string(address).c_str(), 1);
        Dispatches();
    }
    Buffer MakeParticles() {
        Buffer buffer = MakeBuffer(4096, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "particles");
        return buffer;
    }

    VkPhysicalDeviceVulkan12Features features_;
    void *device_features_next_ = nullptr;
};

TEST_P(HangsFault, AnAddressAfterABuffer) {
    StartFault("");
    const VkDeviceAddress address = AddressOf(MakeParticles().handle);
    Lose(address + 4096 + 16);
    ExpectOne(kAddress, {"The device read the invalid address 0x",
                         ", 16 bytes after the end of VkBuffer (particles)(0x", "It has the addresses [0x"});
    ExpectOne(kFault, {"The driver describes the loss of VkDevice", "as \"page fault\"",
                       "Vendor: \"MMU\", code 0x2, data 0x",
                       "The crash dump of 64 bytes was not saved: set hang_dump_dir."});
}

TEST_P(HangsFault, AnAddressOfADestroyedBuffer) {
    StartFault("");
    const auto info = [] {
        auto made = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        made.size = 256;
        made.usage = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        return made;
    }();
    VkBuffer buffer = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateBuffer(device(), &info, nullptr, &buffer), VK_SUCCESS);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "old");
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    ASSERT_EQ(vkBindBufferMemory(device(), buffer,
                                 Allocate(requirements, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT, true), 0),
              VK_SUCCESS);
    const VkDeviceAddress address = AddressOf(buffer);
    vkDestroyBuffer(device(), buffer, nullptr);
    MakeParticles();
    Lose(address + 8);
    ExpectOne(kAddress, {", inside VkBuffer (old)(0x", "was destroyed by vkDestroyBuffer in frame 1."});
}

// The application did not ask for the address: the driver reports the binding.
TEST_P(HangsFault, AnAddressThatTheDriverReported) {
    StartFault("");
    const Buffer known = MakeParticles();
    const Buffer buffer = MakeBuffer(8192, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "corners");
    // Each has memory of its own, at the next multiple of 64 KiB.
    Lose(AddressOf(known.handle) + 65536 + 8);
    ExpectOne(kAddress, {", inside VkBuffer (corners)(0x", "It has the addresses [0x"});
}

TEST_P(HangsFault, AnAddressThatTheDriverUnbound) {
    StartFault("");
    const Buffer known = MakeParticles();
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 256;
    info.usage = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateBuffer(device(), &info, nullptr, &buffer), VK_SUCCESS);
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    ASSERT_EQ(vkBindBufferMemory(device(), buffer,
                                 Allocate(requirements, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT, true), 0),
              VK_SUCCESS);
    vkDestroyBuffer(device(), buffer, nullptr);
    Lose(AddressOf(known.handle) + 65536 + 8);
    ExpectOne(kAddress, {", inside VkBuffer (0x", ", which the driver has unbound."});
}

TEST_P(HangsFault, TheCrashDumpIsSaved) {
    const std::string folder = ::testing::TempDir() + "/hangs_dump";
    StartFault(folder);
    Lose(4096);
    ExpectMessage(kFault, "The crash dump of 64 bytes is in " + folder + "/device-fault-");
    std::string path;
    for (unsigned i = 1; i < 10 && path.empty(); i++) {
        const std::string name =
            folder + "/device-fault-" + std::to_string(getpid()) + "-" + std::to_string(i) + ".bin";
        struct stat status;
        path = stat(name.c_str(), &status) == 0 ? name : "";
    }
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    EXPECT_EQ(bytes, std::string(64, '\xab'));
}

TEST_P(HangsFault, WithoutAFaultThereIsNoDescription) {
    StartFault("");
    Dispatches();
    ExpectMessage(kLost, "");
    ExpectSilence();
}

std::string ExtensionName(const ::testing::TestParamInfo<bool> &info) {
    return info.param ? "Khr" : "Ext";
}

#ifdef VK_KHR_device_fault
INSTANTIATE_TEST_SUITE_P(Extensions, HangsFault, ::testing::Bool(), ExtensionName);

class HangsOwnFault : public HangsFault {
  protected:
    // ReadFaults returns the descriptions of the faults that the application gets.
    std::vector<std::string> ReadFaults() {
        const auto get = DeviceProc<PFN_vkGetDeviceFaultReportsKHR>("vkGetDeviceFaultReportsKHR");
        uint32_t count = 0;
        if (get(device(), 0, &count, nullptr) != VK_SUCCESS) {
            return {};
        }
        std::vector<VkDeviceFaultInfoKHR> infos(
            count, Make<VkDeviceFaultInfoKHR>(VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_KHR));
        EXPECT_EQ(get(device(), 0, &count, infos.data()), VK_SUCCESS);
        std::vector<std::string> descriptions;
        for (uint32_t i = 0; i < count; i++) {
            descriptions.push_back(infos[i].description);
        }
        return descriptions;
    }
    // StartOwnFault enables the extension in the application.
    void StartOwnFault() {
        faults_ =
            Make<VkPhysicalDeviceFaultFeaturesKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_KHR);
        faults_.deviceFault = VK_TRUE;
        device_features_next_ = &faults_;
        StartFault("", {VK_KHR_DEVICE_FAULT_EXTENSION_NAME});
    }

    VkPhysicalDeviceFaultFeaturesKHR faults_;
};

INSTANTIATE_TEST_SUITE_P(Extensions, HangsOwnFault, ::testing::Values(true), ExtensionName);

// The driver returns each report once: the layer returns those that it read.
TEST_P(HangsOwnFault, TheApplicationGetsItsReports) {
    StartOwnFault();
    const VkDeviceAddress address = AddressOf(MakeParticles().handle);
    Lose(address + 4096 + 16);
    ExpectOne(kFault, {"The driver describes the loss of VkDevice", "Vendor: \"MMU\", code 0x2, data 0x"});
    ExpectOne(kAddress, {", 16 bytes after the end of VkBuffer (particles)(0x"});
    ClearMessages();
    const auto get = DeviceProc<PFN_vkGetDeviceFaultReportsKHR>("vkGetDeviceFaultReportsKHR");
    auto info = Make<VkDeviceFaultInfoKHR>(VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_KHR);
    uint32_t none = 0;
    EXPECT_EQ(get(device(), 0, &none, &info), VK_INCOMPLETE);
    EXPECT_EQ(none, 0u);
    EXPECT_EQ(ReadFaults(), std::vector<std::string>{"page fault"});
    EXPECT_EQ(ReadFaults(), std::vector<std::string>{});
    ExpectSilence();
}

TEST_P(HangsOwnFault, ReportsThatOnlyTheApplicationReadsHaveFindings) {
    StartOwnFault();
    const VkDeviceAddress address = AddressOf(MakeParticles().handle);
    Lose(0); // The driver has no report yet.
    ExpectMessage(kLost, "");
    ExpectSilence();
    setenv("WD_NULL_FAULT_ADDRESS", std::to_string(address + 4096 + 16).c_str(), 1);
    EXPECT_EQ(ReadFaults(), std::vector<std::string>{"page fault"});
    ExpectOne(kFault, {"The driver describes the loss of VkDevice"});
    ExpectOne(kAddress, {", 16 bytes after the end of VkBuffer (particles)(0x"});
    ClearMessages();
    EXPECT_EQ(ReadFaults(), std::vector<std::string>{});
    ExpectSilence();
}
#else
INSTANTIATE_TEST_SUITE_P(Extensions, HangsFault, ::testing::Values(false), ExtensionName);
#endif

TEST_F(HangsNull, WithoutMemoryThereAreNoMarkers) {
    Options options = WithoutCheckpoints();
    options.environment["WD_NULL_FAIL_ALLOCATION"] = "1";
    options.environment["WD_NULL_LOSE_DEVICE_AT_SUBMIT"] = "1";
    WD_START_DEVICE(options);
    VkCommandBuffer commands = Begin();
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(SubmitOnly(commands), VK_ERROR_DEVICE_LOST);
    ExpectMessage("WARDEN-hangs-no-markers", "there is no memory for them (VkResult -2)");
    ExpectMessage(kLost, " had 1 pending command");
    ExpectSilence();
}

} // namespace
