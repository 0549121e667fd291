// Render passes and recordings of the programs of one queue.
#include "vk/syncval/oracle_runner.h"

namespace warden {

// --- Render passes

void ProgramRunner::BeginPass(const Op &op) {
    if (InPass()) {
        return;
    }
    pass_ = ++num_passes_;
    dependencies_ = op.dependencies;
    BeginSubpass();
}

wd_sync_barrier ProgramRunner::MakeDependency(const DependencyText &dependency) {
    wd_sync_barrier barrier = Make(dependency.barrier);
    if (dependency.source >= 0) {
        barrier.begin_tag = subpasses_[dependency.source].begin_tag;
        barrier.end_tag = subpasses_[dependency.source].end_tag;
        barrier.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_LEAVES;
    }
    barrier.flags |= dependency.destination >= 0 ? WD_SYNC_BARRIER_IN_SUBPASS : 0;
    return barrier;
}

// Resolves what `source` (-1: external) holds into `context`, behind the dependencies between the two.
bool ProgramRunner::Import(wd_sync_context *context, int source, int destination, int to_number) {
    std::vector<wd_sync_barrier> barriers;
    wd_sync_context *from = source < 0 ? Outer() : subpasses_[source].context.get();
    const int from_number = source < 0 ? kMain : subpasses_[source].number;
    for (const DependencyText &dependency : dependencies_) {
        if (dependency.source == source && dependency.destination == destination) {
            const wd_sync_barrier barrier = MakeDependency(dependency);
            barriers.push_back(ModelBarrier(barrier));
            oracle_.AddBarrier({from_number, to_number, sequence_, barrier, 0, kUnits, -1});
        }
    }
    const bool is_explicit = !barriers.empty();
    if (destination < 0 && !is_explicit) { // The subpass ends all the same.
        barriers.push_back(Make({}));
        barriers.back().flags = WD_SYNC_BARRIER_LEAVES;
    }
    if (!barriers.empty()) {
        wd_sync_context_resolve(context, from, barriers.data(), static_cast<uint32_t>(barriers.size()));
    }
    return is_explicit;
}

void ProgramRunner::BeginSubpass() {
    const int index = static_cast<int>(subpasses_.size());
    std::set<int> ancestors;
    for (const DependencyText &dependency : dependencies_) {
        if (dependency.destination == index && dependency.source >= 0 && dependency.source < index) {
            ancestors.insert(subpasses_[dependency.source].number);
        }
    }
    const int number = oracle_.AddSubpass(pass_, ancestors, sequence_);
    Context context = NewPassContext(subpasses_.size() + 1);
    bool imported = false;
    for (int source = -1; source < index; source++) {
        imported |= Import(context.get(), source, index, number);
    }
    if (!imported) {
        wd_sync_context_resolve(context.get(), Outer(), nullptr, 0);
    }
    instance_ = ++num_instances_;
    subpasses_.push_back({std::move(context), number, NextTag(), UINT64_MAX});
}

void ProgramRunner::NextSubpass() {
    if (InPass() && subpasses_.size() < 4) {
        subpasses_.back().end_tag = NextTag();
        BeginSubpass();
    }
}

void ProgramRunner::EndPass() {
    if (!InPass()) {
        return;
    }
    subpasses_.back().end_tag = NextTag();
    Context merged = NewPassContext(subpasses_.size() + 1);
    for (size_t i = 0; i < subpasses_.size(); i++) {
        Import(merged.get(), static_cast<int>(i), -1, kMain);
    }
    wd_sync_context_take(Outer(), merged.get());
    oracle_.EndPass(pass_, sequence_);
    subpasses_.clear();
    pass_ = -1;
    sequence_++;
    main_instance_ = 0;
}

// --- Recordings

void ProgramRunner::BeginRecording() {
    if (InPass() || recorded_) {
        return;
    }
    recorded_ = NewContext(recording_pool_);
    if (!recording_) {
        wd_sync_recording_create(wd_allocator_default(), &recording_);
    }
    wd_sync_context_set_recording(recorded_.get(), recording_, 0);
    record_tag_ = tag_ + 1;
    tag_++;
    expected_.clear();
    allowed_.clear();
}

// Of what the recording does at a unit, only accesses before its first write (and that write) can conflict with what
// was there before, and of one usage the first: later ones repeat the finding, or need not. A read from before is hidden by
// one of the same usage in the recording, as a later read hides an earlier one everywhere: what conflicts with both was
// found with the later one when it was recorded. Then the replay may be silent.
void ProgramRunner::ExpectInReplay(const OracleFinding &finding, const OracleAccess &access, uint64_t unit) {
    const bool writes = wd_sync_usage_table[access.usage].writes;
    if (oracle_.IsPreceded(access, unit, record_tag_, WD_SYNC_NONE)) {
        return;
    }
    bool outside = false;
    bool hidden = !writes && oracle_.IsPreceded(access, unit, record_tag_, access.usage);
    bool all_hidden = true;
    for (uint64_t prior : finding.priors) {
        outside |= prior < record_tag_;
        all_hidden &= prior >= record_tag_ || oracle_.IsPreceded(access, unit, record_tag_, usages_[prior]);
    }
    hidden |= all_hidden;
    if (finding.kind && outside) {
        (hidden ? allowed_ : expected_)[access.tag].insert(finding.kind);
    }
}

bool ProgramRunner::Report(void *user, const wd_sync_hazard *hazard) {
    static_cast<ProgramRunner *>(user)->replayed_[hazard->access.tag].insert(hazard->kind);
    return true;
}

void ProgramRunner::EndRecording() {
    if (!recorded_ || InPass()) {
        return;
    }
    replayed_.clear();
    const wd_sync_replay replay = {record_tag_, 0, Report, this, nullptr};
    wd_sync_context_replay(main_.get(), recording_, recorded_.get(), &replay);
    recorded_.reset();
    wd_sync_recording_clear(recording_); // The program's next one takes over the memory.
    wd_sync_pool_clear(recording_pool_);
    for (const auto &expected : expected_) {
        statistics_->checks++;
        bool same = replayed_.count(expected.first) != 0;
        for (int kind : replayed_[expected.first]) {
            same &= expected.second.count(kind) != 0 || allowed_[expected.first].count(kind) != 0;
        }
        if (!same) {
            Differ("replay", expected.first, *expected.second.begin(), 0, 0);
        }
    }
    for (const auto &replayed : replayed_) {
        if (!expected_.count(replayed.first) && !allowed_.count(replayed.first)) {
            Differ("replay", replayed.first, 0, *replayed.second.begin(), 0);
        }
    }
}

} // namespace warden
