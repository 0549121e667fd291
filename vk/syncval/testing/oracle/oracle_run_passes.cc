// Render passes and recordings of the programs of one queue.
#include "vk/syncval/testing/oracle/oracle_runner.h"

#include <algorithm>

namespace warden {

// --- Render passes

namespace {

constexpr uint64_t kAllCommands = 0x10000;
constexpr uint64_t kAnyAttachmentAccess = 0x790; // INPUT, COLOR and DEPTH_STENCIL_ATTACHMENT

bool Has(uint64_t bits, int number) {
    return bits >> number & 1;
}

int FirstUse(const AttachmentText &attachment) {
    return attachment.uses ? __builtin_ctzll(attachment.uses) : -1;
}

int LastUse(uint64_t uses) {
    return 63 - __builtin_clzll(uses);
}

} // namespace

void ProgramRunner::BeginPass(const Op &op) {
    if (InPass()) {
        return;
    }
    pass_ = ++num_passes_;
    first_instance_ = num_instances_ + 1;
    dependencies_ = op.dependencies;
    attachments_ = op.attachments;
    BeginSubpass();
}

wd_sync_barrier ProgramRunner::MakeDependency(const DependencyText &dependency) {
    wd_sync_barrier barrier = Make(dependency.barrier);
    if (dependency.source >= 0) {
        // A subpass that was not entered has no accesses, because the pass ended before it.
        const bool is_entered = static_cast<size_t>(dependency.source) < subpasses_.size();
        barrier.begin_tag = is_entered ? subpasses_[dependency.source].begin_tag : UINT64_MAX;
        barrier.end_tag = is_entered ? subpasses_[dependency.source].end_tag : UINT64_MAX;
        barrier.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
    }
    barrier.flags |= dependency.destination >= 0 ? WD_SYNC_BARRIER_IN_SUBPASS : 0;
    return barrier;
}

// FindTransitions finds the transitions at the start of subpass `index`, or at the end (-1), and the
// dependencies before them (VkRenderPassCreateInfo, "Automatic layout transitions"): all dependencies from
// subpasses that used the attachment; if there is none, all external dependencies to subpasses that use it.
void ProgramRunner::FindTransitions(int index, int number) {
    transitions_ = {index, number, {}, 0, 0, 0, {}, {}};
    const uint64_t earlier = index < 0 ? (uint64_t{1} << subpasses_.size()) - 1 : (uint64_t{1} << index) - 1;
    for (const AttachmentText &attachment : attachments_) {
        const uint64_t used = attachment.uses & earlier;
        if (index < 0 ? !attachment.changes_at_end || !used
                      : !Has(attachment.uses & attachment.changes, index)) {
            continue;
        }
        transitions_.attachments.push_back(attachment);
        transitions_.sources |= used;
        transitions_.targets |= used ? 0 : attachment.uses;
        transitions_.last_uses |= index < 0 ? uint64_t{1} << LastUse(used) : 0;
    }
}

bool ProgramRunner::LeavesMark(const DependencyText &dependency) const {
    if (transitions_.attachments.empty()) {
        return false;
    }
    return dependency.source < 0 ? Has(transitions_.targets, dependency.destination)
                                 : Has(transitions_.sources, dependency.source);
}

bool ProgramRunner::HasDependency(int source, int destination) const {
    for (const DependencyText &dependency : dependencies_) {
        if (dependency.source == source && dependency.destination == destination) {
            return true;
        }
    }
    return false;
}

// Import resolves `source` (-1: external) into `context`, after the dependencies from it to the subpass of
// the transitions. Other dependencies leave a mark if the transitions happen after them. Without either,
// nothing is resolved.
bool ProgramRunner::Import(wd_sync_context *context, int source) {
    std::vector<wd_sync_barrier> barriers;
    for (const DependencyText &dependency : dependencies_) {
        if (dependency.source == source) {
            ImportDependency(dependency, &barriers);
        }
    }
    const bool has_no_end = transitions_.index < 0 && !HasDependency(source, -1);
    if (has_no_end && Has(transitions_.last_uses, source)) {
        ImportDependency({source, -1, {kAllCommands, kAnyAttachmentAccess, 0, 0, false, false, 0, 0}},
                         &barriers);
    }
    if (has_no_end) { // The subpass ends in any case.
        barriers.push_back(Make({}));
        barriers.back().flags = WD_SYNC_BARRIER_ENDS_SUBPASS;
    }
    if (!barriers.empty()) {
        wd_sync_context *from = source < 0 ? Outer() : subpasses_[source].context.get();
        Check(
            wd_sync_context_resolve(context, from, barriers.data(), static_cast<uint32_t>(barriers.size())));
    }
    return !barriers.empty();
}

void ProgramRunner::ImportDependency(const DependencyText &dependency,
                                     std::vector<wd_sync_barrier> *barriers) {
    const wd_sync_barrier barrier = MakeDependency(dependency), model = ModelBarrier(barrier);
    OracleBarrier node = {dependency.source < 0 ? kMain : subpasses_[dependency.source].number,
                          transitions_.number,
                          sequence_,
                          barrier,
                          0,
                          kUnits,
                          -1};
    if (dependency.destination == transitions_.index) {
        barriers->push_back(model);
        oracle_.AddBarrier(node);
    }
    if (LeavesMark(dependency)) {
        const bool is_external = dependency.source < 0;
        barriers->push_back(wd_sync_barrier_mark(&model, is_external ? WD_SYNC_STAGE_FIRST_TRANSITION
                                                                     : WD_SYNC_STAGE_LATER_TRANSITION));
        node.barrier.second = {};
        (is_external ? transitions_.after_outside : transitions_.after_subpasses)
            .push_back(oracle_.AddBarrier(node));
    }
}

// FindSecondScopes returns the dependencies, also implicit ones, after an attachment's transition.
std::vector<DependencyText> ProgramRunner::FindSecondScopes(const AttachmentText &attachment) const {
    const int here = transitions_.index;
    std::vector<DependencyText> result;
    bool from_outside = false;
    for (const DependencyText &dependency : dependencies_) {
        if (dependency.destination == here && dependency.source != here &&
            (here >= 0 || Has(attachment.uses, dependency.source))) {
            result.push_back(dependency);
            from_outside |= dependency.source < 0;
        }
    }
    const uint64_t earlier = attachment.uses & ((uint64_t{1} << subpasses_.size()) - 1);
    if (here < 0 && !HasDependency(LastUse(earlier), -1)) {
        result.push_back({LastUse(earlier), -1, {0, 0, 0, 0, false, false, 0, 0}});
    } else if (here >= 0 && (result.empty() || (FirstUse(attachment) == here && !from_outside))) {
        result.push_back({-1, here, {0, 0, kAllCommands, kAnyAttachmentAccess, false, false, 0, 0}});
    }
    return result;
}

// Transition executes the layout transitions of FindTransitions. With `direct`, the context holds the
// accesses before the dependencies. Otherwise the transitions happen after the marks.
void ProgramRunner::Transition(uint64_t tag, const std::vector<wd_sync_barrier> *direct) {
    std::vector<wd_sync_range_barrier> ranged;
    std::vector<wd_range> ranges(transitions_.attachments.size());
    std::vector<OracleAccess> accesses;
    for (size_t i = 0; i < ranges.size(); i++) {
        const AttachmentText &attachment = transitions_.attachments[i];
        const bool is_first = transitions_.index >= 0 && FirstUse(attachment) == transitions_.index;
        ranges[i] = {attachment.begin, attachment.end};
        OracleAccess access = {transitions_.number,
                               sequence_,
                               tag,
                               WD_SYNC_IMAGE_LAYOUT_TRANSITION,
                               0,
                               WD_SYNC_ORDERING_NONE,
                               attachment.begin,
                               attachment.end,
                               is_first ? transitions_.after_outside : transitions_.after_subpasses,
                               {}};
        for (const DependencyText &dependency : FindSecondScopes(attachment)) {
            const wd_sync_barrier barrier = MakeDependency(dependency);
            const wd_sync_barrier model =
                direct ? barrier
                       : wd_sync_barrier_after_marks(&barrier, is_first ? WD_SYNC_STAGE_FIRST_TRANSITION
                                                                        : WD_SYNC_STAGE_LATER_TRANSITION);
            ranged.push_back({model, SpaceOf(ranges[i].begin), &ranges[i], 1, true, 0});
            OracleBarrier node = {kMain, transitions_.number, sequence_, barrier, 0, kUnits, -1};
            node.barrier.first = {};
            access.before.push_back(oracle_.AddBarrier(node));
        }
        for (size_t k = 0; direct && k < direct->size(); k++) {
            ranged.push_back({(*direct)[k], SpaceOf(ranges[i].begin), &ranges[i], 1, true, 0});
            ranged.back().barrier.second = {};
        }
        accesses.push_back(access);
    }
    std::vector<wd_sync_barrier> globals;
    for (size_t k = 0; direct && k < direct->size(); k++) {
        if (!((*direct)[k].second.stages & WD_SYNC_STAGE_MARKS)) {
            globals.push_back((*direct)[k]);
        }
    }
    if (!direct && transitions_.index < 0 && !ranged.empty()) { // The marks end.
        globals.push_back(Make({}));
        globals.back().flags = WD_SYNC_BARRIER_ENDS_SUBPASS;
    }
    const wd_sync_barrier_command command = {ModelTag(tag), globals.data(), ranged.data(),
                                             static_cast<uint32_t>(globals.size()),
                                             static_cast<uint32_t>(ranged.size())};
    CheckTransitions(-1, command, accesses);
    CheckedBarrier(command);
    Add(accesses);
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
    FindTransitions(index, number);
    Context context = NewPassContext(subpasses_.size() + 1);
    const bool is_direct = index == 0 && pass_ % 2 != 0;
    std::vector<wd_sync_barrier> barriers;
    bool is_imported = false;
    for (const DependencyText &dependency : dependencies_) {
        if (is_direct && dependency.source < 0) {
            ImportDependency(dependency, &barriers);
        }
    }
    for (int source = -1; source < index && !is_direct; source++) {
        is_imported |= (source < 0 || oracle_.DependsOn(number, subpasses_[source].number)) &&
                       Import(context.get(), source);
    }
    if (!is_imported) {
        Check(wd_sync_context_resolve(context.get(), Outer(), nullptr, 0));
    }
    instance_ = ++num_instances_;
    const uint64_t tag = NextTag();
    subpasses_.push_back({std::move(context), number, tag, UINT64_MAX});
    Transition(tag, is_direct ? &barriers : nullptr);
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
    FindTransitions(-1, kMain);
    Context merged = NewPassContext(subpasses_.size() + 1);
    for (size_t i = 0; i < subpasses_.size(); i++) {
        Import(merged.get(), static_cast<int>(i));
    }
    Check(wd_sync_context_take(Outer(), merged.get()));
    WaitAfterPass();
    oracle_.EndPass(pass_, sequence_);
    pass_ = -1;
    Transition(NextTag(), nullptr);
    attachments_.clear();
    subpasses_.clear();
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
        Check(wd_sync_recording_create(Allocator(), &recording_));
    }
    wd_sync_context_set_recording(recorded_.get(), recording_, 0);
    wd_sync_recording_set_resumed(recording_, main_instance_);
    record_tag_ = tag_ + 1;
    tag_++;
    expected_.clear();
    allowed_.clear();
}

bool ProgramRunner::WasUsedBeforeRecording(uint32_t usage) const {
    return std::any_of(usages_.begin(), usages_.lower_bound(record_tag_),
                       [&](const std::pair<const uint64_t, uint32_t> &one) { return one.second == usage; });
}

// At a unit, only accesses of the recording before its first plain write, and that write, can conflict with
// earlier accesses; and of one usage only the first one: later ones repeat the finding. A read of the
// recording hides an earlier read of the same usage, as a later read always does: what conflicts with both
// was reported for the later one during recording. Then the replay may find nothing. The same applies to
// atomic writes. The replay knows only the first atomic write of the recording; if a later one replaces an
// earlier access, the replay may find that hazard again.
void ProgramRunner::ExpectInReplay(const OracleFinding &finding, const OracleAccess &access, uint64_t unit) {
    const bool writes = wd_sync_usage_table[access.usage].writes;
    const bool is_atomic = access.atomicity != WD_SYNC_PLAIN;
    if (oracle_.IsPreceded(access, unit, record_tag_, WD_SYNC_NONE)) {
        return;
    }
    bool all_hidden = true;
    std::set<int> kinds; // Of hazards with accesses outside of the recording.
    std::set<uint64_t> priors;
    for (const auto &prior : finding.kinds) {
        if (prior.first < record_tag_) {
            kinds.insert(prior.second);
            priors.insert(prior.first);
            all_hidden &= oracle_.IsPreceded(access, unit, record_tag_, usages_[prior.first]);
        } else if (wd_sync_usage_table[usages_[prior.first]].writes &&
                   WasUsedBeforeRecording(usages_[prior.first])) {
            allowed_[access.tag].insert(prior.second);
        }
    }
    const bool hidden =
        all_hidden || finding.may_be_missed || (shares_ && access.end - access.begin > 1) ||
        ((!writes || is_atomic) && oracle_.IsReportedBefore(access, unit, record_tag_, priors));
    if (!kinds.empty()) {
        (hidden ? allowed_ : expected_)[access.tag].insert(kinds.begin(), kinds.end());
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
    const wd_sync_replay replay = {record_tag_, 0, Report, this, nullptr, 0};
    const wd_status status = wd_sync_context_replay(main_.get(), recording_, recorded_.get(), &replay);
    recorded_.reset();
    wd_sync_recording_clear(recording_); // The next recording of the program reuses the memory.
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
    Check(status);
}

} // namespace warden
