// Programs like those of engines, and the findings if one dependency is left out.
//
// A program is a function that records and submits with an Order. Each barrier, half of a layout transition,
// subpass dependency or semaphore passes through it, with the two commands, by their debug labels, that have
// a hazard without it:
//
//     RunProgram([&](Order *order) {
//         VkCommandBuffer commands = Begin();
//         Labeled(commands, "cull", [&] { dispatch(commands); });
//         Barrier(commands, order->Take({kCompute, kWritten, kIndirect, kRead},
//                                       {"SYNC-HAZARD-READ-AFTER-WRITE", "cull", "draw"}));
//         Labeled(commands, "draw", [&] { draw(commands); });
//         Submit(commands);
//     });
//
// The program runs with all dependencies, which must be silent; once without each of them, which must report
// both commands; and with the masks that the messages suggest instead, which must be silent again.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_ORDER_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_ORDER_FIXTURE_H

#include "vk/syncval/testing/syncval_fixture.h"

// Without is the finding without a dependency. Empty labels: the command has no label.
struct Without {
    const char *id;
    const char *first, *second;
};

class Order {
  public:
    static constexpr size_t kNothing = SIZE_MAX;

    // The dependency number `dropped` is replaced by `instead`.
    explicit Order(size_t dropped = kNothing, const SyncMasks &instead = {})
        : dropped_(dropped), instead_(instead) {
    }

    // Keeps returns whether the next dependency is present.
    bool Keeps(const Without &without) {
        if (count_++ != dropped_) {
            return true;
        }
        without_ = without;
        return false;
    }

    // Take returns the masks with which the next dependency is recorded.
    SyncMasks Take(const SyncMasks &masks, const Without &without) {
        return Keeps(without) ? masks : instead_;
    }

    // TakeHalf does so for the first or the second scope of a layout transition or ownership transfer.
    SyncMasks TakeHalf(SyncMasks masks, bool is_first, const Without &without) {
        if (Keeps(without)) {
            return masks;
        }
        (is_first ? masks.src_stages : masks.dst_stages) =
            is_first ? instead_.src_stages : instead_.dst_stages;
        (is_first ? masks.src_accesses : masks.dst_accesses) =
            is_first ? instead_.src_accesses : instead_.dst_accesses;
        return masks;
    }

    // TakeHalves does so for both, one after the other.
    SyncMasks TakeHalves(const SyncMasks &masks, const Without &before, const Without &after) {
        return TakeHalf(TakeHalf(masks, true, before), false, after);
    }

    // Restart resets the number, for parts that are recorded more than once.
    void Restart(size_t number) {
        count_ = number;
    }

    size_t count() const {
        return count_;
    }
    const Without &without() const {
        return without_;
    }

  private:
    const size_t dropped_;
    const SyncMasks instead_;
    size_t count_ = 0;
    Without without_ = {};
};

// SyncvalPrograms runs programs over any fixture of the validator.
template <typename Fixture> class SyncvalPrograms : public Fixture {
  protected:
    static wd::testing::Options ProgramOptions(wd::testing::Options options) {
        options.settings["duplicate_message_limit"] = "1000000";
        return options;
    }

    void Labeled(VkCommandBuffer commands, const char *label, const std::function<void()> &record) {
        auto info = wd::testing::Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        info.pLabelName = label;
        this->template InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT")(
            commands, &info);
        record();
        this->template InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT")(commands);
    }

    // RunProgram runs all variants of a program. `has_fix`: the messages give the missing masks.
    void RunProgram(const std::function<void(Order *)> &program, bool has_fix = true) {
        Order complete;
        program(&complete);
        this->ExpectSilence();
        ASSERT_GT(complete.count(), 0u);
        for (size_t i = 0; i < complete.count(); i++) {
            SCOPED_TRACE("without number " + std::to_string(i));
            Order without(i);
            program(&without);
            ExpectFound(without.without());
            SyncMasks fix = Missing();
            this->ClearMessages();
            // A fix removes one hazard. If there are several causes, the next one is found afterwards.
            for (int round = 0; has_fix && round < 8; round++) {
                Order fixed(i, fix);
                program(&fixed);
                if (this->messages().empty()) {
                    break;
                }
                const SyncMasks more = Missing();
                ASSERT_TRUE(round < 7) << this->messages()[0].text;
                fix = {fix.src_stages | more.src_stages, fix.src_accesses | more.src_accesses,
                       fix.dst_stages | more.dst_stages, fix.dst_accesses | more.dst_accesses};
                this->ClearMessages();
            }
        }
    }

  private:
    static bool Names(const std::string &text, const char *label) {
        return !*label || text.find("debug label \"" + std::string(label) + "\"") != std::string::npos;
    }

    void ExpectFound(const Without &without) {
        const auto all = this->messages();
        for (const auto &message : all) {
            if (message.id == without.id && Names(message.text, without.first) &&
                Names(message.text, without.second)) {
                return;
            }
        }
        ADD_FAILURE() << "no [" << without.id << "] of \"" << without.first << "\" and \"" << without.second
                      << "\" among " << all.size() << ":";
        for (const auto &message : all) {
            ADD_FAILURE() << message.text;
        }
    }

    // Missing returns the masks that all messages ask for.
    SyncMasks Missing() {
        SyncMasks masks;
        for (const auto &message : this->messages()) {
            AddMasks(message.text.substr(message.text.rfind(": ") + 1), &masks);
        }
        return masks;
    }
};

#endif
