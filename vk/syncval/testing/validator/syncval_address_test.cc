// Accesses of shaders at device addresses in their push constants.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;

class SyncvalAddressTest : public SyncvalScene {
  protected:
    static constexpr VkDeviceSize kAt = 256; // The offset of the target's address.

    void MakeResources() {
        const VkBufferUsageFlags usage = kBufferUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        target_ = MakeBuffer(1024, usage);
        source_ = MakeBuffer(1024, usage);
        layout_ = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, sizeof(VkDeviceAddress[3]));
        addresses_ = {AddressOf(source_.handle) + 512, AddressOf(target_.handle) + kAt,
                      AddressOf(source_.handle)};
    }

    // Dispatching pushes the first `count` addresses.
    template <size_t N>
    std::function<void(VkCommandBuffer)> Dispatching(const uint32_t (&words)[N], uint32_t count = 3) {
        const VkPipeline pipeline = MakeComputePipeline(layout_, MakeShader(words));
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                               count * sizeof(VkDeviceAddress), addresses_.data());
            vkCmdDispatch(commands, 4, 1, 1);
        };
    }

    static std::function<void(VkCommandBuffer)> Filling(const Buffer &buffer, VkDeviceSize begin,
                                                        VkDeviceSize end) {
        return [=, handle = buffer.handle](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, handle, begin, end - begin, 0);
        };
    }

    // ExpectBytes expects hazards with writes of bytes [begin, end) before the dispatch, and none with writes
    // of all others.
    void ExpectBytes(const char *id, const Buffer &buffer, VkDeviceSize begin, VkDeviceSize end,
                     const std::function<void(VkCommandBuffer)> &dispatch) {
        SCOPED_TRACE(id);
        ExpectFixed(id, "vkCmdDispatch (command ", Filling(buffer, begin, begin + 4), dispatch);
        ExpectFixed(id, "vkCmdDispatch (command ", Filling(buffer, end - 4, end), dispatch);
        if (begin) {
            ExpectSilent(Filling(buffer, 0, begin), dispatch);
        }
        if (end < buffer.size) {
            ExpectSilent(Filling(buffer, end, buffer.size), dispatch);
        }
    }

    // Chained writes bytes that the dispatch does not access, then a barrier that may be for the dispatch. A
    // later access has a hazard with that write if all accesses of the dispatch are known.
    std::function<void(VkCommandBuffer)> Chained(const std::function<void(VkCommandBuffer)> &dispatch) {
        return [=](VkCommandBuffer commands) {
            Filling(target_, 0, 4)(commands);
            Barrier(commands, {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT,
                               VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT});
            dispatch(commands);
        };
    }

    Buffer target_, source_;
    VkPipelineLayout layout_;
    std::vector<VkDeviceAddress> addresses_;
};

TEST_P(SyncvalAddressTest, MembersThroughAnAddress) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const auto body = Dispatching(syncval_address_body), head = Dispatching(syncval_address_head),
               words = Dispatching(syncval_address_words);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", target_, kAt + 20, kAt + 24, body);
    ExpectSilent(Filling(source_, 0, 1024), body);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", target_, kAt + 48, kAt + 52, head);
    ExpectBytes("SYNC-HAZARD-READ-AFTER-WRITE", source_, 8, 12, head);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", source_, 512, 516, words);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", head, Filling(source_, 8, 12));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [276, 280)", body, body);
    ExpectSilent(body, head);
    // If the dispatch has no other accesses, all are known: the barrier is for another access.
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ",
        [&](VkCommandBuffer commands) {
            Filling(target_, 0, 4)(commands);
            Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
            body(commands);
        },
        Filling(target_, 0, 4));
}

// Variables and parameters with a single address are followed.
TEST_P(SyncvalAddressTest, AddressesInVariables) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const auto kept = Dispatching(syncval_address_kept), given = Dispatching(syncval_address_given);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", target_, kAt + 20, kAt + 24, kept);
    ExpectSilent(Filling(source_, 0, 1024), kept);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", target_, kAt + 20, kAt + 24, given);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", source_, 20, 24, given);
    // There are no other accesses: the barrier is for another access.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", Chained(given),
                Filling(target_, 0, 4));
}

TEST_P(SyncvalAddressTest, AddressesWithOffsets) {
    auto options = SyncOptions(GetParam());
    options.features.shaderInt64 = VK_TRUE;
    WD_START_DEVICE(options);
    MakeResources();
    const auto further = Dispatching(syncval_address_further);
    for (const VkDeviceSize at : {kAt + 84, kAt + 276}) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch (command ", Filling(target_, at, at + 4),
                    further);
    }
    ExpectSilent(Filling(target_, 0, kAt + 84), further);
    // The bytes between the two are not accessed.
    ExpectSilent(Filling(target_, kAt + 88, kAt + 276), further);
    ExpectSilent(Filling(target_, kAt + 280, 1024), further);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", Chained(further),
                Filling(target_, 0, 4));
}

TEST_P(SyncvalAddressTest, AddressesWithoutABuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const auto body = Dispatching(syncval_address_body, 1); // The second one is not pushed.
    ExpectSilent(Filling(target_, 0, 1024), body);
    addresses_[1] = 0;
    ExpectSilent(Filling(target_, 0, 1024), Dispatching(syncval_address_body));
    addresses_[1] = 16; // Without a buffer.
    ExpectSilent(Filling(target_, 0, 1024), Dispatching(syncval_address_body));
}

// Addresses that are not followed make accesses unknown, so later findings are uncertain.
TEST_P(SyncvalAddressTest, AddressesThatAreNotFollowed) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    for (const auto &lost : {Dispatching(syncval_address_chosen), Dispatching(syncval_address_changed),
                             Dispatching(syncval_address_replaced)}) {
        ExpectSilent(Filling(target_, 0, 1024), lost);
        ExpectSilent(Filling(source_, 0, 1024), lost);
        ExpectSilent(Chained(lost), Filling(target_, 0, 4));
    }
    const auto linked = Dispatching(syncval_address_linked);
    ExpectSilent(Filling(target_, 0, 1024), linked);
    ExpectBytes("SYNC-HAZARD-READ-AFTER-WRITE", source_, 32, 40, linked);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ",
                Chained(Dispatching(syncval_address_body)), Filling(target_, 0, 4));
}

TEST_P(SyncvalAddressTest, ArraysWithoutBound) {
    for (const bool whole : {false, true}) {
        SCOPED_TRACE(whole);
        auto options = SyncOptions(GetParam());
        options.settings["syncval_assume_entire_runtime_arrays"] = whole ? "true" : "false";
        WD_START_DEVICE(options);
        MakeResources();
        const auto tail = Dispatching(syncval_address_tail);
        if (whole) {
            ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", target_, kAt + 40, 1024, tail);
        } else {
            ExpectSilent(Filling(target_, 0, 1024), tail);
        }
        Stop();
    }
}

TEST_P(SyncvalAddressTest, AccessesOfShadersCanBeSwitchedOff) {
    auto options = SyncOptions(GetParam());
    options.settings["syncval_shader_accesses"] = "false";
    WD_START_DEVICE(options);
    MakeResources();
    ExpectSilent(Filling(target_, 0, 1024), Dispatching(syncval_address_body));
}

WD_SYNCVAL_DRIVERS(SyncvalAddressTest);
