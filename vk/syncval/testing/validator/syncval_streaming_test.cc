// Uploads on a queue of another family, with ownership transfers, and their use after a timeline value:
// correct, and with each part of the order left out. On the null driver, which has several families.
#include "vk/syncval/testing/syncval_family_fixture.h"
#include "vk/syncval/testing/syncval_order_fixture.h"

namespace {

constexpr char kRaw[] = "SYNC-HAZARD-READ-AFTER-WRITE", kWaw[] = "SYNC-HAZARD-WRITE-AFTER-WRITE",
               kWriteRacing[] = "SYNC-HAZARD-WRITE-RACING-WRITE";

} // namespace

class SyncvalStreamingTest : public SyncvalPrograms<SyncvalFamilies> {
  protected:
    void Uploads(Order *order) {
        VkSemaphore uploaded = Semaphore(true), used = Semaphore(true);
        const bool releases = order->Keeps({"VUID-vkQueueSubmit2-commandBuffer-03879", "", ""});
        const SyncMasks release = order->TakeHalf({kCopy, kWrite, 0, 0}, true, {kWaw, "upload", "release"});
        const SyncMasks acquire = order->TakeHalf({kCopy, 0, kCopy, kRead}, false, {kRaw, "acquire", "use"});
        const bool waits = order->Keeps({kWriteRacing, "release", "acquire"});
        const bool reuses = order->Keeps({kWriteRacing, "acquire", "upload"});
        for (uint64_t frame = 1; frame <= 2; frame++) {
            VkCommandBuffer upload = RecordOther([&](VkCommandBuffer commands) {
                Labeled(commands, "upload", [&] { Copy(commands, source_, shared_); });
                Labeled(commands, "release", [&] {
                    if (releases) {
                        Transfer(commands, shared_.handle, Other(), queue_family(), release);
                    }
                });
            });
            VkCommandBuffer use = Record([&](VkCommandBuffer commands) {
                Labeled(commands, "acquire",
                        [&] { Transfer(commands, shared_.handle, Other(), queue_family(), acquire); });
                Labeled(commands, "use", [&] { Copy(commands, shared_, targets_[frame - 1]); });
            });
            Batch uploads = {{upload}, {}, {{uploaded, frame, kAll}}},
                  uses = {{use}, {}, {{used, frame, kAll}}};
            if (reuses && frame > 1) {
                uploads.waits.push_back({used, frame - 1, kCopy});
            }
            if (waits) {
                uses.waits.push_back({uploaded, frame, kCopy});
            }
            Submit(OtherQueue(), uploads);
            Submit(queue(), uses);
        }
        vkDeviceWaitIdle(device());
    }

    wd::testing::Buffer targets_[2];
};

TEST_P(SyncvalStreamingTest, Uploads) {
    WD_START_DEVICE(ProgramOptions(Families()));
    source_ = MakeBuffer(256, kCopies);
    shared_ = MakeBuffer(256, kCopies);
    for (wd::testing::Buffer &target : targets_) {
        target = MakeBuffer(256, kCopies);
    }
    RunProgram([&](Order *order) { Uploads(order); }, false);
}

WD_SYNCVAL_DRIVER(SyncvalStreamingTest, kNull);
