// Draws with reads in unknown ranges: vertices selected by indices, vertices and indices selected by
// arguments in memory.
#include "vk/syncval/testing/syncval_draw_fixture.h"

class SyncvalIndirectTest : public SyncvalDraws {
  protected:
    // MakeDraw creates an indexed draw that reads the vertices from byte 16 on.
    Draws MakeDraw() {
        return Drawing(MakeDrawPipeline(CornerOptions()),
                       [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 8, 2, 0); });
    }

    VkCommandBuffer Recorded(const Draws &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkCommandBuffer Drawn(const Draws &draw) {
        return Recorded([&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            draw(commands);
        });
    }

    VkCommandBuffer Filled(VkDeviceSize begin, VkDeviceSize end, const SyncMasks *masks = nullptr) {
        return Recorded([&](VkCommandBuffer commands) {
            if (masks) {
                Barrier(commands, *masks);
            }
            vkCmdFillBuffer(commands, vertices_.handle, begin, end - begin, 0);
        });
    }
};

TEST_P(SyncvalIndirectTest, VerticesOfIndicesAreUnknown) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draw =
        Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 8, 2, 0); });
    ExpectReads("vkCmdDrawIndexed", indices_, 16, 24,
                draw); // After the third index there are two more bytes of its word.
    ExpectReadsOfUnknownRange("vkCmdDrawIndexed", vertices_, 16, 1024, draw);
    ExpectReads("vkCmdDrawIndexed", instances_, 0, 8, draw);
}

TEST_P(SyncvalIndirectTest, IndirectDraws) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const VkBuffer arguments = arguments_.handle;
    const auto direct = Drawing(
        pipeline, [=](VkCommandBuffer commands) { vkCmdDrawIndirect(commands, arguments, 16, 3, 16); });
    ExpectReads("vkCmdDrawIndirect", arguments_, 16, 64, direct);
    ExpectReadsOfUnknownRange("vkCmdDrawIndirect", vertices_, 0, 1024, direct);
    ExpectReadsOfUnknownRange("vkCmdDrawIndirect", instances_, 0, 1024, direct);
    const auto indexed = Drawing(pipeline, [=](VkCommandBuffer commands) {
        vkCmdDrawIndexedIndirect(commands, arguments, 20, 2, 20);
    });
    ExpectReads("vkCmdDrawIndexedIndirect", arguments_, 20, 60, indexed);
    ExpectReadsOfUnknownRange("vkCmdDrawIndexedIndirect", indices_, 0, 1024, indexed);
    ExpectReadsOfUnknownRange("vkCmdDrawIndexedIndirect", vertices_, 0, 1024, indexed);
    const auto counted = Drawing(pipeline, [=](VkCommandBuffer commands) {
        vkCmdDrawIndexedIndirectCount(commands, arguments, 32, vertices_.handle, 64, 8, 20);
    });
    ExpectReads("vkCmdDrawIndexedIndirectCount", vertices_, 64, 68, counted);
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndexedIndirectCount (command ",
        [&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            vkCmdFillBuffer(commands, arguments, 32, 20, 0);
        },
        counted);
}

// Vertices selected by indices are also compared with other submissions.
TEST_P(SyncvalIndirectTest, IndexedDrawsAndOtherSubmissions) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const Draws draw = MakeDraw();
    VkCommandBuffer drawn = Drawn(draw), filled = Filled(16, 1024);
    ExpectSilence();
    SubmitAll({drawn, filled});
    const SyncMasks before = Suggested();
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDrawIndexed (command ");
    SubmitAll({drawn, Filled(16, 1024, &before)});
    SubmitAll({drawn, Filled(20, 1024)});
    SubmitAll({drawn, Filled(16, 1020)});
    SubmitAll({Filled(16, 1020), drawn});
    ExpectSilence();
    // The layout transition of the target is after everything: the draw reads the memory that it made
    // visible.
    VkCommandBuffer drawn_at_once = Recorded([&](VkCommandBuffer commands) { draw(commands); });
    VkCommandBuffer ready = Recorded([&](VkCommandBuffer commands) { Ready(commands, target_.handle); });
    SubmitAll({ready, filled, drawn_at_once});
    const SyncMasks after = Suggested();
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndexed (command ");
    VkCommandBuffer fixed = Recorded([&](VkCommandBuffer commands) { Barrier(commands, after); });
    SubmitAll({ready, filled, fixed, drawn_at_once});
    SubmitAll({ready, Filled(16, 1020), drawn_at_once});
    ExpectSilence();
}

// Each submission reads again: the last one counts, even if earlier ones are known to be complete.
TEST_P(SyncvalIndirectTest, ASubmissionThatIsRepeatedReadsAgain) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    VkCommandBuffer drawn = Drawn(MakeDraw()), filled = Filled(0, 1024);
    SubmitAll({drawn});
    SubmitAll({filled}); // The host has waited.
    ExpectSilence();
    SubmitAll({drawn, filled});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDrawIndexed (command ");
    ExpectSilence();
}

TEST_P(SyncvalIndirectTest, GapsBetweenArgumentsAreNotRead) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline({});
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    vkCmdFillBuffer(commands, arguments_.handle, 16, 16, 0);
    vkCmdFillBuffer(commands, arguments_.handle, 48, 16, 0);
    Drawing(pipeline,
            [&](VkCommandBuffer inner) { vkCmdDrawIndirect(inner, arguments_.handle, 0, 2, 32); })(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

WD_SYNCVAL_DRIVERS(SyncvalIndirectTest);
