// Accesses of the host to memory that pending submissions use, and reads after writes of the device, which the layer
// finds by watching pages (docs/host_accesses.md).
#include "vk/syncval/testing/syncval_host_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;

constexpr VkDeviceSize kSize = 32768; // Several pages, whatever the alignment of the memory is.

// NamesThisProgram returns whether a message has an offset in the code of this program, whose file ends in .exe on
// Windows.
bool NamesThisProgram(const std::string &text) {
    const std::string name = "syncval_host_watch_test";
    return text.find(name + "+0x") != std::string::npos || text.find(name + ".exe+0x") != std::string::npos;
}

// --- Writes while a submission is pending

class SyncvalHostWatch : public SyncvalHost {
  protected:
    void SetUp() override {
        StartHost(kSize, {{"host_write_watch", Watches() ? "true" : "false"}});
    }
    virtual bool Watches() const {
        return true;
    }

    void StartCopy(VkDeviceSize begin, VkDeviceSize end) {
        RunUnawaited([&](VkCommandBuffer commands) { CopyBytes(commands, begin, end); });
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
    EXPECT_TRUE(NamesThisProgram(all[0].text)) << all[0].text;
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
    static constexpr VkDeviceSize kOffset = 16384; // In a page of its own.

    void SetUp() override {
        StartReads();
    }
    void StartReads(const Settings &environment = {}) {
#ifdef __aarch64__
        GTEST_SKIP() << "qemu does not state whether an access reads.";
#endif
        StartHost(kSize, {{"host_read_watch", Watches() ? "true" : "false"}}, environment);
    }
    virtual bool Watches() const {
        return true;
    }

    void CopyAll(VkCommandBuffer commands) {
        CopyBytes(commands, 0, kSize);
    }
    void StartCopy() {
        RunUnawaited([&](VkCommandBuffer commands) { CopyAll(commands); });
    }
    // Findings are reported with the next submission.
    void Next() {
        RunUnawaited([](VkCommandBuffer) {});
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
    EXPECT_TRUE(NamesThisProgram(all[0].text)) << all[0].text;
    EXPECT_NE(all[0].text.find("Write: vkCmdCopyBuffer (command 1) of command buffer 0x"), std::string::npos);
    ExpectMessage(kDependency, "at offset 16384, and does not see the write of vkCmdCopyBuffer");
    ExpectSilence();
}

TEST_P(SyncvalHostReads, ReadAfterABarrier) {
    RunUnawaited([&](VkCommandBuffer commands) {
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
    RunUnawaited([](VkCommandBuffer) {});
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
    RunUnawaited([](VkCommandBuffer) {});
    Write(kOffset, 5);
    Wait();
    EXPECT_EQ(Read(kOffset), 5u);
    Next();
    ExpectSilence();
}

// The host knows by the query, before the fence, that the copy is complete.
TEST_P(SyncvalHostReads, AQueryThatIsAvailable) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 1);
    RunUnawaited([&](VkCommandBuffer commands) {
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
    RunUnawaited([&](VkCommandBuffer commands) {
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
        StartReads(WithoutCoherence());
        if (!IsSkipped()) {
            readback_ = MakeBufferWithoutCoherence();
        }
    }
    // Copies and makes the write available to the host.
    void CopyForHost() {
        RunUnawaited([&](VkCommandBuffer commands) {
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
