// Accesses of the host that the device does not see, and the other way round (docs/host_accesses.md).
#include "vk/syncval/testing/syncval_scene_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;

constexpr char kDependency[] = "WARDEN-host-missing-dependency";
constexpr char kFlush[] = "WARDEN-host-missing-flush";
constexpr VkPipelineStageFlags2 kCopy = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr SyncMasks kToHost = {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_HOST_BIT,
                               VK_ACCESS_2_HOST_READ_BIT};

class SyncvalHost : public SyncvalScene {
  protected:
    void SetUp() override {
        StartHost({});
    }

    void StartHost(const std::map<std::string, std::string> &environment) {
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_host"] = "true";
        options.environment = environment;
        WD_START_DEVICE(options);
        source_ = MakeBuffer(1024, kBufferUsage);
        readback_ = MakeBuffer(1024, kBufferUsage);
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, readback_.memory, "readback");
    }

    void Copy(VkCommandBuffer commands, VkDeviceSize offset = 0) {
        const VkBufferCopy region = {0, offset, 64};
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, 1, &region);
    }
    void Run(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Submit(commands);
    }
    void Invalidate(VkDeviceSize offset = 0, VkDeviceSize size = VK_WHOLE_SIZE) {
        auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = readback_.memory;
        range.offset = offset;
        range.size = size;
        vkInvalidateMappedMemoryRanges(device(), 1, &range);
    }

    Buffer source_, readback_;
};
WD_SYNCVAL_DRIVERS(SyncvalHost);

TEST_P(SyncvalHost, ReadWithoutADependency) {
    Run([&](VkCommandBuffer commands) { Copy(commands); });
    ExpectSilence();
    Invalidate();
    ExpectMessage(kDependency,
                  "the host does not see the write of vkCmdCopyBuffer to Device memory (readback)");
    ExpectSilence();
}

TEST_P(SyncvalHost, ReadAfterAGlobalBarrier) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, kToHost);
    });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierInALaterSubmission) {
    Run([&](VkCommandBuffer commands) { Copy(commands); });
    Run([&](VkCommandBuffer commands) { Barrier(commands, kToHost); });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierBeforeTheWrite) {
    Run([&](VkCommandBuffer commands) {
        Barrier(commands, kToHost);
        Copy(commands);
    });
    Invalidate();
    ExpectMessage(kDependency, "bytes [0, 64)");
    ExpectSilence();
}

// The accesses of equal dispatches are cached.
TEST_P(SyncvalHost, DispatchesBeforeAndAfterTheBarrier) {
    constexpr VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkDescriptorSet set = MakeSet(set_layout, {{type, 2}});
    WriteBuffer(set, 0, 0, type, source_);
    WriteBuffer(set, 1, 0, type, readback_);
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_copy));
    const auto dispatch = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    for (const bool is_last : {false, true}) {
        Run([&](VkCommandBuffer commands) {
            for (int i = 0; i < 4; i++) {
                dispatch(commands);
            }
            Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT});
            if (is_last) {
                dispatch(commands);
            }
        });
        Invalidate();
        if (is_last) {
            ExpectMessage(kDependency, "the write of vkCmdDispatch");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalHost, BarrierToOtherStages) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
}

TEST_P(SyncvalHost, BarriersOfBuffers) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, EntireBuffer(source_.handle, kToHost));
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, EntireBuffer(readback_.handle, kToHost));
    });
    Invalidate();
    ExpectSilence();
}

// The host may read the part that it can see.
TEST_P(SyncvalHost, AnotherPartIsVisible) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, kToHost);
        Copy(commands, 512);
    });
    Invalidate();
    ExpectSilence();
    Invalidate(512, 512);
    ExpectMessage(kDependency, "bytes [512, 576)");
    ExpectSilence();
}

TEST_P(SyncvalHost, NothingWasWritten) {
    Invalidate();
    Run([&](VkCommandBuffer commands) { Copy(commands, 512); });
    Invalidate(0, 256);
    ExpectSilence();
}

// VK_WHOLE_SIZE ends with the mapping.
TEST_P(SyncvalHost, WriteAfterTheEndOfTheMapping) {
    vkUnmapMemory(device(), readback_.memory);
    void *words = nullptr;
    Check(vkMapMemory(device(), readback_.memory, 0, 512, 0, &words), "vkMapMemory");
    Run([&](VkCommandBuffer commands) { Copy(commands, 512); });
    Invalidate();
    ExpectSilence();
    vkUnmapMemory(device(), readback_.memory);
    Check(vkMapMemory(device(), readback_.memory, 0, 576, 0, &words), "vkMapMemory");
    Invalidate();
    ExpectMessage(kDependency, "bytes [512, 576)");
    ExpectSilence();
}

TEST_P(SyncvalHost, WrittenInASecondaryCommandBuffer) {
    VkCommandBuffer copies = RecordSecondary([&](VkCommandBuffer commands) { Copy(commands); });
    Run([&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &copies); });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
    VkCommandBuffer barriers = RecordSecondary([&](VkCommandBuffer commands) { Barrier(commands, kToHost); });
    Run([&](VkCommandBuffer commands) {
        vkCmdExecuteCommands(commands, 1, &copies);
        vkCmdExecuteCommands(commands, 1, &barriers);
    });
    Invalidate();
    ExpectSilence();
}

// Undefined contents are reported only if they are asked for.
TEST_P(SyncvalHost, UndefinedContents) {
    const VkImageCreateInfo info = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kImageUsage);
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    Run([&](VkCommandBuffer commands) {
        Ready(commands, image);
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {4, 4, 1};
        vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_GENERAL, readback_.handle, 1, &region);
    });
    ExpectSilence();
}

// --- Memory that is not coherent: only the null driver has some.

class SyncvalHostWithoutCoherence : public SyncvalHost {
  protected:
    void SetUp() override {
        StartHost({{"WD_NULL_LAST_MEMORY_PROPERTIES", "10"}}); // HOST_VISIBLE and HOST_CACHED.
        if (IsSkipped()) {
            return;
        }
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 1024;
        info.usage = kBufferUsage;
        Check(vkCreateBuffer(device(), &info, nullptr, &upload_), "vkCreateBuffer");
        Defer([device = device(), handle = upload_] { vkDestroyBuffer(device, handle, nullptr); });
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), upload_, &requirements);
        auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocation.allocationSize = requirements.size;
        allocation.memoryTypeIndex = 3;
        Check(vkAllocateMemory(device(), &allocation, nullptr, &memory_), "vkAllocateMemory");
        Defer([device = device(), memory = memory_] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), upload_, memory_, 0), "vkBindBufferMemory");
        void *words;
        Check(vkMapMemory(device(), memory_, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    }

    void Flush(VkDeviceSize offset, VkDeviceSize size) {
        auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = memory_;
        range.offset = offset;
        range.size = size;
        Check(vkFlushMappedMemoryRanges(device(), 1, &range), "vkFlushMappedMemoryRanges");
    }
    void Upload(VkDeviceSize offset = 0) {
        Run([&](VkCommandBuffer commands) {
            const VkBufferCopy region = {offset, 0, 64};
            vkCmdCopyBuffer(commands, upload_, readback_.handle, 1, &region);
        });
    }

    VkBuffer upload_ = VK_NULL_HANDLE;
    VkDeviceMemory memory_ = VK_NULL_HANDLE;
};
WD_SYNCVAL_DRIVER(SyncvalHostWithoutCoherence, kNull);

TEST_P(SyncvalHostWithoutCoherence, UploadWithoutAFlush) {
    Upload();
    ExpectMessage(kFlush, "vkCmdCopyBuffer (command 1) reads Buffer ");
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, UploadAfterAFlush) {
    Flush(0, VK_WHOLE_SIZE);
    Upload();
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, FlushAfterTheRecording) {
    VkCommandBuffer commands = Begin();
    const VkBufferCopy region = {0, 0, 64};
    vkCmdCopyBuffer(commands, upload_, readback_.handle, 1, &region);
    Flush(0, VK_WHOLE_SIZE);
    Submit(commands);
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, FlushOfAnotherRange) {
    Flush(0, 256);
    Upload(512);
    ExpectMessage(kFlush, "bytes [512, 576), which the host did not flush");
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, WrittenByTheDevice) {
    Run([&](VkCommandBuffer commands) {
        vkCmdFillBuffer(commands, upload_, 0, 1024, 1);
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Upload();
    ExpectSilence();
}

// --- Writes while a submission is pending

class SyncvalHostWatch : public SyncvalHost {
  protected:
    static constexpr VkDeviceSize kSize = 32768; // Several pages, whatever the alignment of the memory is.

    void SetUp() override {
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_host"] = "true";
        options.settings["host_write_watch"] = Watches() ? "true" : "false";
        WD_START_DEVICE(options);
        source_ = MakeBuffer(kSize, kBufferUsage);
        readback_ = MakeBuffer(kSize, kBufferUsage);
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, source_.memory, "upload");
    }
    virtual bool Watches() const {
        return true;
    }

    // Submit a copy of bytes [begin, end) without a wait.
    void StartCopy(VkDeviceSize begin, VkDeviceSize end) {
        VkCommandBuffer commands = Begin();
        const VkBufferCopy region = {begin, begin, end - begin};
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, 1, &region);
        vkEndCommandBuffer(commands);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }
    void Wait() {
        vkQueueWaitIdle(queue());
    }
    static void Write(const Buffer &buffer, VkDeviceSize offset, uint32_t value) {
        static_cast<volatile uint32_t *>(buffer.words)[offset / 4] = value;
    }
};
WD_SYNCVAL_DRIVERS(SyncvalHostWatch);

TEST_P(SyncvalHostWatch, WriteWhilePending) {
    StartCopy(0, kSize);
    Write(source_, 16384, 5);
    EXPECT_EQ(source_.words[4096], 5u);
    Wait();
    ExpectMessage("WARDEN-host-write-in-use", "The host writes Device memory (upload)(0x");
    ExpectSilence();
}

TEST_P(SyncvalHostWatch, TheMessageNamesTheCommandAndTheCode) {
    StartCopy(0, kSize);
    Write(source_, 16384, 5);
    Wait();
    const auto all = messages();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_NE(all[0].text.find("at offset 16384 while a pending submission reads it"), std::string::npos);
    EXPECT_NE(all[0].text.find("Read: vkCmdCopyBuffer (command 1)"), std::string::npos);
    EXPECT_NE(all[0].text.find("syncval_host_test+0x"), std::string::npos) << all[0].text;
    ClearMessages();
}

TEST_P(SyncvalHostWatch, WriteAfterTheWait) {
    StartCopy(0, kSize);
    Wait();
    Write(source_, 16384, 5);
    StartCopy(0, kSize);
    Wait();
    ExpectSilence();
}

TEST_P(SyncvalHostWatch, WriteOfAnotherPart) {
    StartCopy(0, 16384);
    Write(source_, 16384, 5);
    Write(source_, 16640, 5); // In the same page as the end of the range, if the memory is not aligned.
    Wait();
    ExpectSilence();
}

TEST_P(SyncvalHostWatch, TwoSubmissions) {
    StartCopy(0, 16384);
    Wait();
    StartCopy(16384, kSize);
    Write(source_, 8192, 5);
    Wait();
    ExpectSilence();
}

TEST_P(SyncvalHostWatch, UnmappedWhilePending) {
    StartCopy(0, kSize);
    vkUnmapMemory(device(), source_.memory);
    void *words = nullptr;
    Check(vkMapMemory(device(), source_.memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    static_cast<volatile uint32_t *>(words)[4096] = 5;
    Wait();
    ExpectSilence();
}

class SyncvalHostWithoutWatch : public SyncvalHostWatch {
  protected:
    bool Watches() const override {
        return false;
    }
};
WD_SYNCVAL_DRIVERS(SyncvalHostWithoutWatch);

TEST_P(SyncvalHostWithoutWatch, NothingIsReported) {
    StartCopy(0, kSize);
    Write(source_, 16384, 5);
    Wait();
    ExpectSilence();
}

// --- Reads after writes of the device

class SyncvalHostReads : public SyncvalHost {
  protected:
    static constexpr VkDeviceSize kSize = 32768;
    static constexpr VkDeviceSize kOffset = 16384; // In a page of its own.

    void SetUp() override {
        StartReads({});
    }
    void StartReads(const std::map<std::string, std::string> &environment) {
#ifdef __aarch64__
        GTEST_SKIP() << "qemu does not state whether an access reads.";
#endif
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_host"] = "true";
        options.settings["host_read_watch"] = Watches() ? "true" : "false";
        options.environment = environment;
        WD_START_DEVICE(options);
        source_ = MakeBuffer(kSize, kBufferUsage);
        readback_ = MakeBuffer(kSize, kBufferUsage);
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, readback_.memory, "readback");
    }
    virtual bool Watches() const {
        return true;
    }

    void CopyAll(VkCommandBuffer commands) {
        const VkBufferCopy region = {0, 0, kSize};
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, 1, &region);
    }
    // Submits without a wait.
    void StartWith(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        vkEndCommandBuffer(commands);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }
    void StartCopy() {
        StartWith([&](VkCommandBuffer commands) { CopyAll(commands); });
    }
    void Wait() {
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    // Findings are reported with the next submission.
    void Next() {
        StartWith([](VkCommandBuffer) {});
        Wait();
    }
    uint32_t Read(VkDeviceSize offset) const {
        return static_cast<const volatile uint32_t *>(readback_.words)[offset / 4];
    }
    void Write(VkDeviceSize offset, uint32_t value) {
        static_cast<volatile uint32_t *>(readback_.words)[offset / 4] = value;
    }
};
WD_SYNCVAL_DRIVERS(SyncvalHostReads);

TEST_P(SyncvalHostReads, ReadWithoutADependency) {
    StartCopy();
    Wait();
    (void)Read(kOffset);
    Next();
    const auto all = messages();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_NE(all[0].text.find("(readback)(0x"), std::string::npos) << all[0].text;
    EXPECT_NE(all[0].text.find("syncval_host_test+0x"), std::string::npos) << all[0].text;
    EXPECT_NE(all[0].text.find("Write: vkCmdCopyBuffer (command 1) of command buffer 0x"), std::string::npos);
    ExpectMessage(kDependency, "at offset 16384, and does not see the write of vkCmdCopyBuffer");
    ExpectSilence();
}

TEST_P(SyncvalHostReads, ReadAfterABarrier) {
    StartWith([&](VkCommandBuffer commands) {
        CopyAll(commands);
        Barrier(commands, kToHost);
    });
    Wait();
    (void)Read(kOffset);
    Next();
    ExpectSilence();
}

TEST_P(SyncvalHostReads, MappedAfterTheWrite) {
    vkUnmapMemory(device(), readback_.memory);
    StartCopy();
    Wait();
    Next(); // Memory that is not mapped stays as it is.
    void *words = nullptr;
    Check(vkMapMemory(device(), readback_.memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    readback_.words = static_cast<uint32_t *>(words);
    (void)Read(kOffset);
    vkUnmapMemory(device(), readback_.memory);
    ExpectMessage(kDependency, "does not see the write of vkCmdCopyBuffer");
    Check(vkMapMemory(device(), readback_.memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    ExpectSilence();
}

TEST_P(SyncvalHostReads, SeveralSubmissionsAndOneWait) {
    StartCopy();
    StartWith([](VkCommandBuffer) {});
    Wait();
    (void)Read(kOffset);
    Next();
    ExpectMessage(kDependency, "does not see the write of vkCmdCopyBuffer");
    ExpectSilence();
}

// What the host wrote after the device is its own.
TEST_P(SyncvalHostReads, TheHostWritesFirst) {
    StartCopy();
    Wait();
    Write(kOffset, 5);
    EXPECT_EQ(Read(kOffset), 5u);
    Next();
    (void)Read(kOffset);
    Next();
    ExpectSilence();
}

// The host may have written the memory while the other submission was pending.
TEST_P(SyncvalHostReads, AnotherSubmissionMeanwhile) {
    StartCopy();
    Wait();
    StartWith([](VkCommandBuffer) {});
    Write(kOffset, 5);
    Wait();
    EXPECT_EQ(Read(kOffset), 5u);
    Next();
    ExpectSilence();
}

// The host knows by the query, before the fence, that the copy is complete.
TEST_P(SyncvalHostReads, AQueryThatIsAvailable) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 1);
    StartWith([&](VkCommandBuffer commands) {
        vkCmdResetQueryPool(commands, pool, 0, 1);
        CopyAll(commands);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 0);
    });
    uint64_t time;
    Check(vkGetQueryPoolResults(device(), pool, 0, 1, sizeof time, &time, sizeof time,
                                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
          "vkGetQueryPoolResults");
    Write(kOffset, 5);
    Wait();
    EXPECT_EQ(Read(kOffset), 5u);
    Next();
    ExpectSilence();
    StartCopy(); // The next copy is watched again.
    Wait();
    (void)Read(kOffset);
    Next();
    ExpectMessage(kDependency, "does not see the write of vkCmdCopyBuffer");
    ExpectSilence();
}

// The table has 1024 ranges. The host may have accessed the others unseen when there is room for them.
TEST_P(SyncvalHostReads, MoreRangesThanAreWatched) {
    StartWith([&](VkCommandBuffer commands) {
        std::vector<VkBufferCopy> regions;
        for (VkDeviceSize offset = 0; offset < 24000; offset += 8) {
            regions.push_back({offset, offset, 4});
        }
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, static_cast<uint32_t>(regions.size()),
                        regions.data());
    });
    Wait();
    Write(20480, 5);
    Next();
    Next();
    EXPECT_EQ(Read(20480), 5u);
    Next();
    ExpectSilence();
}

TEST_P(SyncvalHostReads, OtherMemory) {
    StartCopy();
    Wait();
    (void)static_cast<const volatile uint32_t *>(source_.words)[kOffset / 4];
    Next();
    ExpectSilence();
}

TEST_P(SyncvalHostReads, InvalidationIsReportedOnce) {
    StartCopy();
    Wait();
    Invalidate();
    ExpectMessage(kDependency, "vkInvalidateMappedMemoryRanges: the host does not see");
    (void)Read(kOffset);
    Next();
    ExpectSilence();
}

TEST_P(SyncvalHostReads, ReadInEachFrame) {
    for (int i = 0; i < 3; i++) {
        StartCopy();
        Wait();
        (void)Read(kOffset);
    }
    Next();
    for (int i = 0; i < 3; i++) {
        ExpectMessage(kDependency, "");
    }
    ExpectSilence();
}

class SyncvalHostReadsOfLostDevices : public SyncvalHostReads {
  protected:
    void SetUp() override {
        StartReads({{"WD_NULL_LOSE_DEVICE_AT_SUBMIT", "2"}});
    }
};
WD_SYNCVAL_DRIVER(SyncvalHostReadsOfLostDevices, kNull);

// What a lost device wrote is not known.
TEST_P(SyncvalHostReadsOfLostDevices, NothingIsReported) {
    StartCopy();
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    EXPECT_EQ(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), VK_ERROR_DEVICE_LOST);
    (void)Read(kOffset);
    vkUnmapMemory(device(), readback_.memory);
    ExpectSilence();
}

class SyncvalHostWithoutReads : public SyncvalHostReads {
  protected:
    bool Watches() const override {
        return false;
    }
};
WD_SYNCVAL_DRIVERS(SyncvalHostWithoutReads);

TEST_P(SyncvalHostWithoutReads, NothingIsReported) {
    StartCopy();
    Wait();
    (void)Read(kOffset);
    Next();
    ExpectSilence();
}

// Only the null driver has memory that is not coherent.
class SyncvalHostInvalidations : public SyncvalHostReads {
  protected:
    void SetUp() override {
        StartReads({{"WD_NULL_LAST_MEMORY_PROPERTIES", "10"}}); // HOST_VISIBLE and HOST_CACHED.
        if (IsSkipped()) {
            return;
        }
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = kSize;
        info.usage = kBufferUsage;
        Check(vkCreateBuffer(device(), &info, nullptr, &readback_.handle), "vkCreateBuffer");
        Defer([device = device(), handle = readback_.handle] { vkDestroyBuffer(device, handle, nullptr); });
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), readback_.handle, &requirements);
        auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocation.allocationSize = requirements.size;
        allocation.memoryTypeIndex = 3;
        Check(vkAllocateMemory(device(), &allocation, nullptr, &readback_.memory), "vkAllocateMemory");
        Defer([device = device(), memory = readback_.memory] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), readback_.handle, readback_.memory, 0), "vkBindBufferMemory");
        void *words;
        Check(vkMapMemory(device(), readback_.memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
        readback_.words = static_cast<uint32_t *>(words);
    }
    // Copies and makes the write available to the host.
    void CopyForHost() {
        StartWith([&](VkCommandBuffer commands) {
            CopyAll(commands);
            Barrier(commands, kToHost);
        });
        Wait();
    }
};
WD_SYNCVAL_DRIVER(SyncvalHostInvalidations, kNull);

constexpr char kInvalidate[] = "WARDEN-host-missing-invalidate";

TEST_P(SyncvalHostInvalidations, ReadWithoutAnInvalidation) {
    CopyForHost();
    (void)Read(kOffset);
    Next();
    ExpectMessage(kInvalidate, "at offset 16384, and may not see the write of vkCmdCopyBuffer");
    ExpectSilence();
}

TEST_P(SyncvalHostInvalidations, ReadAfterAnInvalidation) {
    CopyForHost();
    Invalidate();
    (void)Read(kOffset);
    Next();
    ExpectSilence();
}

TEST_P(SyncvalHostInvalidations, InvalidationOfAnotherRange) {
    CopyForHost();
    Invalidate(0, kOffset);
    (void)Read(0);
    Next();
    ExpectSilence();
    CopyForHost();
    Invalidate(0, kOffset);
    (void)Read(kOffset + 8192);
    Next();
    ExpectMessage(kInvalidate, "at offset 24576");
    ExpectSilence();
}

// One message for each mistake.
TEST_P(SyncvalHostInvalidations, NeitherDependencyNorInvalidation) {
    StartCopy();
    Wait();
    (void)Read(kOffset);
    Next();
    ExpectMessage(kDependency, "at offset 16384");
    ExpectSilence();
}

} // namespace
