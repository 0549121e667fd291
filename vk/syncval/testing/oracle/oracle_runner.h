// Runs programs of one queue: each step on the model and on the oracle. Accesses, barriers and events are in
// oracle_run.cc, render passes and recordings in oracle_run_passes.cc.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_RUNNER_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_RUNNER_H

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "vk/syncval/testing/oracle/oracle.h"
#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/util/failing_allocator.h"

namespace warden {

class ProgramRunner {
  public:
    // With `failing`, allocations may fail: hazards that the model then misses are no difference, and the
    // program ends at the first call that returns an error.
    ProgramRunner(Statistics *statistics, wd_failing_allocator *failing, bool shares);
    ~ProgramRunner();
    std::string Run(const Program &program);

  private:
    struct OutOfMemory {};

    static constexpr uint64_t kUnits = 5;
    static constexpr uint8_t kQueue = 3;

    struct ContextDeleter {
        void operator()(wd_sync_context *context) const {
            wd_sync_context_destroy(context);
        }
    };
    using Context = std::unique_ptr<wd_sync_context, ContextDeleter>;

    struct Subpass {
        Context context;
        int number;
        uint64_t begin_tag, end_tag;
    };

    // The layout transitions at the start of a subpass, or at the end of a pass.
    struct Transitions {
        int index, number; // Of the subpass, -1 at the end; of its context in the oracle.
        std::vector<AttachmentText> attachments;
        uint64_t sources;   // Subpasses that used them before.
        uint64_t targets;   // Subpasses that use those that no subpass used before.
        uint64_t last_uses; // At the end: the last subpasses that used them.
        // The oracle's barriers before first transitions, and before transitions of attachments that a subpass
        // used.
        std::vector<size_t> after_outside, after_subpasses;
    };

    struct Event {
        int sequence;
        uint64_t stages;
    };

    // A wait in a subpass, which also applies after the pass.
    struct PassWait {
        uint64_t event;
        std::vector<wd_sync_barrier> globals;
        std::vector<wd_sync_range_barrier> ranged;
        std::vector<wd_range> ranges;
    };

    wd_allocator Allocator() const {
        return failing_ ? wd_failing_allocator_get(failing_) : wd_allocator_default();
    }
    // An allocation failed already.
    bool HasFailed() const {
        return failing_ && failing_->fail_at && failing_->calls >= failing_->fail_at;
    }
    static void Check(wd_status status) {
        if (status != WD_OK) {
            throw OutOfMemory();
        }
    }
    static wd_sync_barrier Make(const BarrierText &text);
    // Selects one of two ranges that share memory, by a number that is the same in any part of the program.
    wd_sync_space SpaceOf(uint64_t number) const {
        return shares_ && number % 2 ? WD_SYNC_IDEALIZED : WD_SYNC_LINEAR;
    }
    static void FindShared(void *user, wd_sync_space space, wd_range range, wd_sync_locations *locations);
    Context NewContext(wd_sync_pool *pool);
    bool InPass() const {
        return pass_ >= 0;
    }
    // Outside of render passes.
    wd_sync_context *Outer() {
        return recorded_ ? recorded_.get() : main_.get();
    }
    wd_sync_context *Current() {
        return InPass() ? subpasses_.back().context.get() : Outer();
    }
    Context NewPassContext(size_t number);
    int CurrentNumber() const {
        return InPass() ? subpasses_.back().number : kMain;
    }
    uint64_t NextTag() {
        return ++tag_;
    }
    // Tags in a recording start at its begin.
    uint64_t ModelTag(uint64_t tag) const {
        return recorded_ ? tag - record_tag_ : tag;
    }
    wd_sync_barrier ModelBarrier(wd_sync_barrier barrier) const;
    void Differ(const char *name, uint64_t unit, int expected, int found, uint64_t prior);
    void Compare(const char *name, uint64_t unit, const OracleFinding &expected, bool found,
                 const wd_sync_hazard &hazard);
    void CheckFix(uint64_t unit, const wd_sync_access &access, const wd_sync_hazard &hazard);
    static bool IsOfInstance(const Op &op);
    bool IsOneCommand(const Op &first, const Op &second) const;
    void AddAccess(const OracleAccess &access);
    void Access(const std::vector<Op> &ops);
    wd_sync_range_hint &SpotOf(wd_sync_space space, const wd_range &range) {
        return (recorded_ ? recorded_hints_ : hints_)[space][{range.begin, range.end}];
    }
    std::vector<bool> RunCommand(const std::vector<wd_sync_access> &accesses, const wd_range &range);
    OracleFinding Find(const OracleAccess &access, uint64_t unit) const;
    bool CheckUnit(const OracleAccess &access, const wd_sync_access &model, uint64_t unit);

    // --- Barriers
    std::vector<BarrierText> Separate(const std::vector<BarrierText> &texts);
    void Barrier(const Op &op, bool waits);
    // `event` is the event of a wait, otherwise -1.
    void CheckTransitions(int event, const wd_sync_barrier_command &command,
                          const std::vector<OracleAccess> &transitions);
    void Add(const std::vector<OracleAccess> &transitions);
    void CheckedBarrier(const wd_sync_barrier_command &command);
    void CheckTransitionFix(const wd_sync_barrier_command &command, const wd_sync_hazard &hazard);
    void AddGlobal(const wd_sync_barrier &barrier);
    void FloodWithPasses(const Op &op);
    void Flood(const Op &op);
    void Copy();

    // --- Events
    void WaitInPass(uint64_t event, const wd_sync_barrier_command &command);
    void WaitAfterPass();
    void SetEvent(const Op &op);
    void ResetEvent(const Op &op);

    // --- Render passes
    void BeginPass(const Op &op);
    wd_sync_barrier MakeDependency(const DependencyText &dependency);
    void FindTransitions(int index, int number);
    bool LeavesMark(const DependencyText &dependency) const;
    bool HasDependency(int source, int destination) const;
    bool Import(wd_sync_context *context, int source);
    void ImportDependency(const DependencyText &dependency, std::vector<wd_sync_barrier> *barriers);
    std::vector<DependencyText> FindSecondScopes(const AttachmentText &attachment) const;
    void Transition(uint64_t tag, const std::vector<wd_sync_barrier> *direct);
    void BeginSubpass();
    void NextSubpass();
    void EndPass();

    // --- Recordings
    void BeginRecording();
    bool WasUsedBeforeRecording(uint32_t usage) const;
    void ExpectInReplay(const OracleFinding &finding, const OracleAccess &access, uint64_t unit);
    static bool Report(void *user, const wd_sync_hazard *hazard);
    void EndRecording();

    void Step(const Op &op);

    Statistics *statistics_;
    wd_failing_allocator *failing_;
    bool shares_;
    wd_sync_sharing sharing_;
    std::string difference_;
    wd_sync_pool *pool_ = nullptr, *recording_pool_ = nullptr;
    Context main_, recorded_;
    wd_sync_recording *recording_ = nullptr;
    Oracle oracle_;
    int sequence_ = 0;
    uint64_t tag_ = 0;
    uint32_t num_instances_ = 0, instance_ = 0, main_instance_ = 0;
    uint32_t first_instance_ = 0; // Of the current render pass.
    int pass_ = -1, num_passes_ = 0;
    std::vector<DependencyText> dependencies_;
    std::vector<AttachmentText> attachments_;
    Transitions transitions_;
    std::vector<Subpass> subpasses_;
    std::map<uint64_t, Event> events_;
    std::vector<PassWait> waits_;
    uint64_t record_tag_ = 0;
    std::map<uint64_t, std::set<int>> expected_, allowed_, replayed_;
    std::map<uint64_t, uint32_t> usages_;                                                      // By tag.
    std::map<std::pair<uint64_t, uint64_t>, wd_sync_range_hint> hints_[2], recorded_hints_[2]; // By space.
    std::map<std::string, wd_sync_barrier_hint> barrier_hints_, recorded_barrier_hints_;       // By content.
};

} // namespace warden

#endif
