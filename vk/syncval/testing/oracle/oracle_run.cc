#include "vk/syncval/testing/oracle/oracle_runner.h"

#include <algorithm>
#include <cstdio>

#include "vk/syncval/testing/oracle/first_hazard.h"

namespace warden {

namespace {

// Limit returns a wait's barrier with its first scope limited to the stages of the set.
wd_sync_barrier Limit(wd_sync_barrier barrier, uint64_t stages) {
    barrier.first.stages &= stages;
    wd_sync_mask usages = {};
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        if (wd_sync_mask_test(&barrier.first.usages, usage) && wd_sync_usage_table[usage].stage & stages) {
            wd_sync_mask_add(&usages, usage);
        }
    }
    barrier.first.usages = usages;
    return barrier;
}

} // namespace

wd_sync_barrier ProgramRunner::Make(const BarrierText &text) {
    return wd_sync_barrier_make(text.src_stages, text.src_accesses, text.dst_stages, text.dst_accesses, 0,
                                kQueue);
}

ProgramRunner::ProgramRunner(Statistics *statistics, wd_failing_allocator *failing, bool shares)
    : statistics_(statistics), failing_(failing), shares_(shares), sharing_{1, FindShared, nullptr} {
}

// A unit of one space shares memory with the unit of the same number in the other space.
void ProgramRunner::FindShared(void *, wd_sync_space space, wd_range range, wd_sync_locations *locations) {
    if (space == WD_SYNC_LINEAR || space == WD_SYNC_IDEALIZED) {
        wd_sync_locations_add(locations, space == WD_SYNC_LINEAR ? WD_SYNC_IDEALIZED : WD_SYNC_LINEAR, range);
    }
}

ProgramRunner::~ProgramRunner() {
    subpasses_.clear();
    main_.reset();
    recorded_.reset();
    wd_sync_recording_destroy(recording_);
    wd_sync_pool_destroy(pool_);
    wd_sync_pool_destroy(recording_pool_);
}

std::string ProgramRunner::Run(const Program &program) {
    try {
        Check(wd_sync_pool_create(Allocator(), &pool_));
        Check(wd_sync_pool_create(Allocator(), &recording_pool_));
        wd_sync_pool_set_collection_limit(pool_, 24);
        wd_sync_pool_set_sharing(pool_, shares_ ? &sharing_ : nullptr);
        wd_sync_pool_set_sharing(recording_pool_, shares_ ? &sharing_ : nullptr);
        main_ = NewContext(pool_);
        for (size_t i = 0; i < program.size() && difference_.empty(); i++) {
            sequence_++;
            if (i + 1 < program.size() && IsOneCommand(program[i], program[i + 1])) {
                Access({program[i], program[i + 1]});
                i++;
            } else {
                Step(program[i]);
            }
        }
    } catch (const OutOfMemory &) {
    }
    return difference_;
}

ProgramRunner::Context ProgramRunner::NewContext(wd_sync_pool *pool) {
    wd_sync_context *context = nullptr;
    Check(wd_sync_context_create(pool, kQueue, &context));
    return Context(context);
}

// NewPassContext creates a context of a render pass. `number` is its number in the recording, if there is
// one.
ProgramRunner::Context ProgramRunner::NewPassContext(size_t number) {
    Context context = NewContext(recorded_ ? recording_pool_ : pool_);
    wd_sync_context_set_pass(context.get(), first_instance_);
    if (recorded_) {
        wd_sync_context_set_recording(context.get(), recording_, static_cast<uint16_t>(number));
    }
    return context;
}

wd_sync_barrier ProgramRunner::ModelBarrier(wd_sync_barrier barrier) const {
    barrier.begin_tag = barrier.begin_tag ? ModelTag(barrier.begin_tag) : 0;
    barrier.end_tag = barrier.end_tag != UINT64_MAX ? ModelTag(barrier.end_tag) : UINT64_MAX;
    return barrier;
}

void ProgramRunner::Differ(const char *name, uint64_t unit, int expected, int found, uint64_t prior) {
    if (HasFailed() && !found) {
        return;
    }
    char text[200];
    snprintf(text, sizeof(text), "op %d, %s at unit %llu: oracle %s, model %s (prior tag %llu)", sequence_,
             name, static_cast<unsigned long long>(unit),
             wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(expected)),
             wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(found)),
             static_cast<unsigned long long>(prior));
    difference_ = text;
}

void ProgramRunner::Compare(const char *name, uint64_t unit, const OracleFinding &expected, bool found,
                            const wd_sync_hazard &hazard) {
    statistics_->checks++;
    const int kind = found ? hazard.kind : 0;
    statistics_->hazards[expected.kind]++;
    const auto named = expected.kinds.find(found ? hazard.prior.tag : 0);
    bool agrees = !found && (!expected.kind || expected.may_be_missed);
    if (found && named != expected.kinds.end()) {
        agrees = kind == named->second;
    }
    if (!agrees) {
        Differ(name, unit, expected.kind, kind, found ? hazard.prior.tag : 0);
    }
}

// The smallest barrier must remove the hazard that it was made for.
void ProgramRunner::CheckFix(uint64_t unit, const wd_sync_access &access, const wd_sync_hazard &hazard) {
    if (hazard.fix_widens_prior) {
        return;
    }
    Context copy = NewContext(pool_);
    Check(wd_sync_context_copy(copy.get(), Current()));
    const wd_range range = {unit, unit + 1};
    wd_sync_hazard left = hazard;
    statistics_->fixes++;
    // Each location of the shared memory has a hazard of its own.
    for (int place = 0; place <= shares_ && !left.fix_widens_prior; place++) {
        const wd_sync_barrier fix =
            wd_sync_barrier_make(left.fix.src_stages, left.fix.src_accesses, left.fix.dst_stages,
                                 left.fix.dst_accesses, 0, kQueue);
        const wd_sync_barrier_command command = {0, &fix, nullptr, 1, 0};
        Check(wd_sync_context_barrier(copy.get(), &command));
        if (!wd_sync_context_detect(copy.get(), SpaceOf(access.usage), &range, 1, &access, &left)) {
            return;
        }
    }
    if (!left.fix_widens_prior) {
        Differ("the smallest barrier", unit, 0, left.kind, left.prior.tag);
    }
}

// Attachment accesses belong to the instance of a rendering. Shader accesses belong to none, or to that of a
// subpass.
bool ProgramRunner::IsOfInstance(const Op &op) {
    constexpr uint64_t kAttachments = 0x790; // INPUT, COLOR and DEPTH_STENCIL_ATTACHMENT
    return op.ordering != WD_SYNC_ORDERING_NONE || op.begin % 2 ||
           wd_sync_usage_table[op.usage].access & kAttachments;
}

// IsLoadOrStore returns whether the order within a command matters: store operations come last, and undefined
// values may be left out.
static bool IsLoadOrStore(const Op &op) {
    return op.ordering == WD_SYNC_ORDERING_STORE || op.ordering == WD_SYNC_ORDERING_STORE_READ_ONLY ||
           op.ordering >= WD_SYNC_ORDERING_LOAD_DISCARD;
}

// IsOneCommand returns whether one command makes two accesses through both ranges of shared memory: a read
// and a write of the same unit.
bool ProgramRunner::IsOneCommand(const Op &first, const Op &second) const {
    return shares_ && first.kind == OpKind::kAccess && second.kind == OpKind::kAccess &&
           SpaceOf(first.usage) != SpaceOf(second.usage) &&
           wd_sync_usage_writes(first.usage) != wd_sync_usage_writes(second.usage) && !IsLoadOrStore(first) &&
           !IsLoadOrStore(second) && first.begin % 2 == second.begin % 2;
}

// AddAccess adds an access unless it changes nothing.
void ProgramRunner::AddAccess(const OracleAccess &access) {
    if (access.ordering < WD_SYNC_ORDERING_LOAD_DISCARD || shares_) {
        oracle_.AddAccess(access);
        return;
    }
    std::vector<OracleAccess> pieces;
    for (uint64_t unit = access.begin; unit < access.end; unit++) {
        if (!oracle_.IsUnobserved(access, unit)) {
            pieces.push_back(access);
            pieces.back().begin = unit;
            pieces.back().end = unit + 1;
        }
    }
    for (const OracleAccess &piece : pieces) {
        oracle_.AddAccess(piece);
    }
}

void ProgramRunner::Access(const std::vector<Op> &ops) {
    const uint64_t tag = NextTag();
    std::vector<OracleAccess> accesses;
    std::vector<wd_sync_access> models;
    std::vector<bool> any;
    for (const Op &op : ops) {
        OracleAccess access = {};
        access.context = CurrentNumber();
        access.sequence = sequence_;
        access.tag = tag;
        access.usage = op.usage;
        access.instance = InPass() ? instance_ : IsOfInstance(op) ? main_instance_ : 0;
        access.ordering = op.ordering;
        access.begin = ops[0].begin;
        access.end = ops[0].end;
        access.atomicity = op.atomicity;
        accesses.push_back(access);
        models.push_back({ModelTag(tag), access.instance, static_cast<uint16_t>(op.usage), 0,
                          static_cast<uint8_t>(op.ordering), static_cast<uint8_t>(op.atomicity)});
        any.push_back(false);
        for (uint64_t unit = access.begin; unit < access.end; unit++) {
            if (recorded_) {
                ExpectInReplay(Find(access, unit), access, unit);
            } else if (CheckUnit(access, models.back(), unit)) {
                any.back() = true;
            }
        }
    }
    // Shared memory is hidden if any part of it is.
    const std::vector<bool> found = RunCommand(models, {ops[0].begin, ops[0].end});
    for (size_t i = 0; i < ops.size(); i++) {
        if (found[i] != any[i] && !(shares_ && !found[i]) && !recorded_ && !HasFailed()) {
            Differ("the entire range", ops[0].begin, any[i], !any[i], 0);
        }
        AddAccess(accesses[i]);
        usages_[tag] = i && wd_sync_usage_writes(usages_[tag]) ? usages_[tag] : accesses[i].usage;
    }
}

// RunCommand checks and records the accesses of one command, in one of the two ways that the model offers.
std::vector<bool> ProgramRunner::RunCommand(const std::vector<wd_sync_access> &accesses,
                                            const wd_range &range) {
    const wd_sync_access &first = accesses[0];
    if (range.begin >= range.end || (accesses.size() == 1 && first.tag % 2)) {
        const wd_sync_space space = SpaceOf(first.usage);
        wd_sync_hazard hazard;
        const bool found = !recorded_ && wd_sync_context_detect(Current(), space, &range, 1, &first, &hazard);
        Check(wd_sync_context_update(Current(), space, &range, 1, &first));
        return {found};
    }
    // As the validator does: each piece has a hint.
    const uint32_t subpass = InPass() ? instance_ : 0;
    std::vector<wd_sync_piece> pieces;
    for (const wd_sync_access &access : accesses) {
        const wd_sync_space space = SpaceOf(access.usage);
        pieces.push_back({range,
                          {access.usage},
                          {access.atomicity},
                          1,
                          !wd_sync_usage_writes(access.usage),
                          static_cast<uint8_t>(space),
                          access.ordering,
                          access.ordering != WD_SYNC_ORDERING_NONE || access.instance != subpass,
                          false,
                          SpotOf(space, range),
                          nullptr});
    }
    std::vector<bool> found(pieces.size());
    wd_sync_command command = {first.tag,
                               InPass() ? instance_ : main_instance_,
                               subpass,
                               [](void *user, const wd_sync_hazard *, size_t piece) {
                                   (*static_cast<std::vector<bool> *>(user))[piece] = true;
                                   return true;
                               },
                               &found,
                               [](void *) { return false; },
                               false};
    // A command that is refused or only checked changes nothing.
    const bool has_hazard = wd_sync_context_check(Current(), pieces.data(), pieces.size(), &command);
    if (has_hazard && first.tag % 2) {
        Check(wd_sync_context_execute(Current(), pieces.data(), pieces.size(), &command));
    }
    command.allow = nullptr;
    const std::vector<bool> compared = found;
    Check(wd_sync_context_execute(Current(), pieces.data(), pieces.size(), &command));
    for (const wd_sync_piece &piece : pieces) {
        SpotOf(static_cast<wd_sync_space>(piece.space), range) = piece.hint;
    }
    if (found != compared && !HasFailed()) {
        Differ("a command that was compared before", range.begin, 0, 0, 0);
    }
    return found;
}

// With shared memory, the chain of the reads of one range does not show whether the last write of the other
// range was before or after the first of these reads. A read after them may count as one that need not be
// compared.
OracleFinding ProgramRunner::Find(const OracleAccess &access, uint64_t unit) const {
    OracleFinding finding = oracle_.Check(access, unit);
    finding.may_be_missed |=
        shares_ && finding.kind && !wd_sync_usage_writes(access.usage) && oracle_.IsAfterARead(access, unit);
    return finding;
}

bool ProgramRunner::CheckUnit(const OracleAccess &access, const wd_sync_access &model, uint64_t unit) {
    const wd_range range = {unit, unit + 1};
    wd_sync_hazard hazard = {};
    const wd_sync_space space = SpaceOf(model.usage);
    const bool found = wd_sync_context_detect(Current(), space, &range, 1, &model, &hazard);
    Compare("access", unit, Find(access, unit), found, hazard);
    if (found) {
        CheckFix(unit, model, hazard);
    }
    for (size_t i = 0; InPass() && i + 1 < subpasses_.size(); i++) {
        const Subpass &other = subpasses_[i];
        if (!oracle_.DependsOn(access.context, other.number)) {
            const bool races = wd_sync_context_detect_async(other.context.get(), space, &range, 1, &model,
                                                            other.begin_tag, &hazard);
            Compare("race", unit, oracle_.CheckRace(access, other.number, unit), races, hazard);
        }
    }
    return found;
}

// --- Barriers

// Transitions of one command must not overlap: only the first one at a unit counts.
std::vector<BarrierText> ProgramRunner::Separate(const std::vector<BarrierText> &texts) {
    std::vector<BarrierText> result;
    bool taken[kUnits] = {};
    for (BarrierText text : texts) {
        for (uint64_t unit = text.begin; text.transition && unit < text.end; unit++) {
            if (taken[unit]) {
                text.transition = false;
            }
        }
        for (uint64_t unit = text.begin; text.transition && unit < text.end; unit++) {
            taken[unit] = true;
        }
        result.push_back(text);
    }
    return result;
}

void ProgramRunner::Barrier(const Op &op, bool waits) {
    const bool is_set = events_.count(op.event) != 0;
    std::vector<wd_sync_barrier> globals;
    std::vector<wd_sync_range_barrier> ranged;
    std::vector<wd_range> ranges(op.barriers.size());
    std::vector<OracleAccess> transitions;
    const uint64_t tag = NextTag();
    size_t number = 0;
    for (const BarrierText &text : Separate(op.barriers)) {
        wd_sync_barrier barrier = Make(text);
        if (InPass() && !waits) { // Within the subpass.
            barrier.begin_tag = subpasses_.back().begin_tag;
            barrier.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_IN_SUBPASS;
        }
        const bool is_ranged = text.ranged && (!InPass() || waits);
        const bool transition = is_ranged && text.transition && !InPass();
        ranges[number] = {text.begin, text.end};
        if (is_ranged) {
            const wd_sync_space space = SpaceOf(text.begin + __builtin_popcountll(text.src_stages));
            ranged.push_back({ModelBarrier(barrier), space, &ranges[number], 1, transition, 0});
        } else {
            globals.push_back(ModelBarrier(barrier));
        }
        number++;
        OracleBarrier node = {waits ? kMain : CurrentNumber(),
                              CurrentNumber(),
                              sequence_,
                              barrier,
                              is_ranged ? text.begin : 0,
                              is_ranged ? text.end : kUnits,
                              -1};
        if (waits) {
            node.outlasts = InPass();
            node.set_sequence = is_set ? events_[op.event].sequence : -2;
            node.barrier = Limit(barrier, is_set ? events_[op.event].stages : 0);
        }
        const size_t own = oracle_.AddBarrier(node);
        if (transition) {
            transitions.push_back({CurrentNumber(),
                                   sequence_,
                                   tag,
                                   WD_SYNC_IMAGE_LAYOUT_TRANSITION,
                                   0,
                                   WD_SYNC_ORDERING_NONE,
                                   text.begin,
                                   text.end,
                                   {own},
                                   {own}});
        }
    }
    const wd_sync_barrier_command command = {ModelTag(tag), globals.data(), ranged.data(),
                                             static_cast<uint32_t>(globals.size()),
                                             static_cast<uint32_t>(ranged.size())};
    CheckTransitions(waits ? static_cast<int>(op.event) : -1, command, transitions);
    if (waits && InPass()) {
        WaitInPass(op.event, command);
    } else if (waits) {
        Check(wd_sync_context_wait_event(Current(), op.event, &command));
    } else {
        CheckedBarrier(command);
    }
    Add(transitions);
}

void ProgramRunner::Add(const std::vector<OracleAccess> &transitions) {
    for (const OracleAccess &transition : transitions) {
        oracle_.AddAccess(transition);
        usages_[transition.tag] = transition.usage;
    }
}

void ProgramRunner::CheckTransitions(int event, const wd_sync_barrier_command &command,
                                     const std::vector<OracleAccess> &transitions) {
    std::map<uint64_t, OracleFinding> findings; // By unit, because transitions of a command do not overlap.
    for (const OracleAccess &transition : transitions) {
        for (uint64_t unit = transition.begin; unit < transition.end; unit++) {
            const OracleFinding finding = oracle_.CheckTransition(transition, unit);
            if (recorded_) {
                ExpectInReplay(finding, transition, unit);
            }
            if (finding.kind) {
                findings[unit] = finding;
                findings[unit].may_be_missed |= shares_ && transition.end - transition.begin > 1;
            }
        }
    }
    if (recorded_) {
        return;
    }
    wd_sync_hazard hazard = {};
    const bool found = event >= 0 ? wd_sync_context_detect_event_transition(
                                        Current(), static_cast<uint64_t>(event), &command, &hazard)
                                  : wd_sync_context_detect_transition(Current(), &command, &hazard);
    // The model finds the first one, except for those that may be missed. With shared memory, the range
    // itself is checked first.
    while (!shares_ && findings.size() && findings.begin()->second.may_be_missed &&
           !(found && hazard.range.begin == findings.begin()->first)) {
        findings.erase(findings.begin());
    }
    OracleFinding first = findings.empty() ? OracleFinding() : findings.begin()->second;
    for (const auto &finding : findings) {
        if (shares_) {
            first.kinds.insert(finding.second.kinds.begin(), finding.second.kinds.end());
            first.may_be_missed &= finding.second.may_be_missed;
        }
    }
    Compare("transition", found ? hazard.range.begin : 0, first, found, hazard);
    // For render passes the fix is a subpass dependency, or there is none.
    if (found && event < 0 && attachments_.empty() && !hazard.fix_widens_prior && !shares_) {
        CheckTransitionFix(command, hazard);
    }
}

// A barrier that checks its transitions while it applies them must find the same hazards as detection.
void ProgramRunner::CheckedBarrier(const wd_sync_barrier_command &command) {
    // As the validator does: some barriers have hints.
    if (command.num_globals == 1 && !command.num_ranged && !command.globals->flags && command.tag % 2) {
        std::map<std::string, wd_sync_barrier_hint> &hints =
            recorded_ ? recorded_barrier_hints_ : barrier_hints_;
        const std::string content(reinterpret_cast<const char *>(command.globals), sizeof(*command.globals));
        Check(wd_sync_context_global_barrier(Current(), command.tag, command.globals, &hints[content]));
        return;
    }
    wd_sync_hazard expected = {};
    const bool is_expected = wd_sync_context_detect_transition(Current(), &command, &expected);
    // A refused command changes nothing.
    FirstHazard refused;
    refused.allows = false;
    if (is_expected && command.tag % 3 == 0) {
        Check(refused.Barrier(Current(), command));
    }
    FirstHazard first;
    Check(first.Barrier(Current(), command));
    const bool is_found = first.found;
    const wd_sync_hazard &found = first.hazard;
    if ((is_expected != is_found && !HasFailed()) ||
        (is_expected && is_found &&
         (expected.kind != found.kind || expected.range.begin != found.range.begin ||
          expected.prior.tag != found.prior.tag))) {
        Differ("a barrier with its check", found.range.begin, expected.kind, found.kind, found.prior.tag);
    }
}

// Adds the masks that the first scope of the transition's barrier lacks.
void ProgramRunner::CheckTransitionFix(const wd_sync_barrier_command &command, const wd_sync_hazard &hazard) {
    const wd_sync_scope lacking = wd_sync_first_scope(hazard.fix.src_stages, hazard.fix.src_accesses, 0);
    const wd_range range = {hazard.range.begin, hazard.range.begin + 1};
    std::vector<wd_sync_range_barrier> ranged(command.ranged, command.ranged + command.num_ranged);
    for (wd_sync_range_barrier &barrier : ranged) {
        barrier.barrier.first.stages |= lacking.stages;
        wd_sync_mask_join(&barrier.barrier.first.usages, &lacking.usages);
        barrier.transition &= barrier.ranges[0].begin <= range.begin && range.begin < barrier.ranges[0].end;
        barrier.ranges = &range;
    }
    wd_sync_barrier_command widened = command;
    widened.ranged = ranged.data();
    wd_sync_hazard left;
    statistics_->fixes++;
    if (wd_sync_context_detect_transition(Current(), &widened, &left)) {
        Differ("the smallest barrier of a transition", range.begin, 0, left.kind, left.prior.tag);
    }
}

void ProgramRunner::AddGlobal(const wd_sync_barrier &barrier) {
    const wd_sync_barrier_command command = {0, &barrier, nullptr, 1, 0};
    Check(wd_sync_context_barrier(Current(), &command));
}

// A flood of render passes without accesses, each with an external dependency on both sides.
void ProgramRunner::FloodWithPasses(const Op &op) {
    for (int i = 0; i < 300; i++) {
        wd_sync_barrier in = Make(op.barriers[0]), out = Make(op.barriers[1]);
        in.flags = WD_SYNC_BARRIER_IN_SUBPASS;
        out.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
        out.begin_tag = NextTag();
        out.end_tag = NextTag();
        AddGlobal(in);
        AddGlobal(out);
        if (i < 4) {
            const int number = oracle_.AddSubpass(++num_passes_, {}, sequence_);
            oracle_.AddBarrier({kMain, number, sequence_++, in, 0, kUnits, -1});
            oracle_.AddBarrier({number, kMain, sequence_, out, 0, kUnits, -1});
            oracle_.EndPass(num_passes_, sequence_++);
        }
    }
}

// The effect of two alternating barriers ends after a few rounds; the model gets hundreds.
void ProgramRunner::Flood(const Op &op) {
    if (InPass() || op.barriers.size() < 2) {
        return;
    }
    if (op.enter && !recorded_) {
        return FloodWithPasses(op);
    }
    for (int i = 0; i < 600; i++) {
        AddGlobal(Make(op.barriers[i % 2]));
    }
    for (int i = 0; i < 6; i++) {
        oracle_.AddBarrier({kMain, kMain, sequence_++, Make(op.barriers[i % 2]), 0, kUnits, -1});
    }
}

void ProgramRunner::Copy() {
    if (InPass() || recorded_) {
        return;
    }
    Context copy = NewContext(pool_);
    Check(wd_sync_context_copy(copy.get(), main_.get()));
    AddGlobal(wd_sync_barrier_make(0x10000, 0x18000, 0x10000, 0x18000, 0, kQueue)); // In the old one only.
    const wd_range range = {0, kUnits};
    const wd_sync_access write = {tag_, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN};
    Check(wd_sync_context_update(main_.get(), WD_SYNC_LINEAR, &range, 1, &write));
    main_ = std::move(copy);
}

// --- Events

void ProgramRunner::WaitInPass(uint64_t event, const wd_sync_barrier_command &command) {
    PassWait wait = {event, {command.globals, command.globals + command.num_globals}, {}, {}};
    std::vector<wd_sync_barrier> globals = wait.globals;
    std::vector<wd_sync_range_barrier> ranged(command.ranged, command.ranged + command.num_ranged);
    wait.ranged = ranged;
    for (wd_sync_barrier &barrier : globals) {
        barrier.flags |= WD_SYNC_BARRIER_IN_SUBPASS;
    }
    for (wd_sync_range_barrier &barrier : ranged) {
        barrier.barrier.flags |= WD_SYNC_BARRIER_IN_SUBPASS;
        wait.ranges.push_back(*barrier.ranges);
    }
    wd_sync_barrier_command limited = command;
    limited.globals = globals.data();
    limited.ranged = ranged.data();
    Check(wd_sync_context_wait_event(Current(), event, &limited));
    waits_.push_back(std::move(wait));
}

void ProgramRunner::WaitAfterPass() {
    for (PassWait &wait : waits_) {
        for (size_t i = 0; i < wait.ranged.size(); i++) {
            wait.ranged[i].ranges = &wait.ranges[i];
        }
        const wd_sync_barrier_command command = {0, wait.globals.data(), wait.ranged.data(),
                                                 static_cast<uint32_t>(wait.globals.size()),
                                                 static_cast<uint32_t>(wait.ranged.size())};
        Check(wd_sync_context_wait_event(Outer(), wait.event, &command));
    }
    waits_.clear();
}

void ProgramRunner::SetEvent(const Op &op) {
    if (InPass()) {
        return;
    }
    const uint64_t stages = wd_sync_first_scope(op.stages, 0, 0).stages;
    const uint64_t tag = NextTag();
    Check(wd_sync_context_set_event(Current(), op.event, ModelTag(tag), stages));
    events_[op.event] = {sequence_, stages};
}

void ProgramRunner::ResetEvent(const Op &op) {
    if (!InPass()) {
        wd_sync_context_reset_event(Current(), op.event);
        events_.erase(op.event);
    }
}

// --- Programs

void ProgramRunner::Step(const Op &op) {
    switch (op.kind) {
    case OpKind::kAccess:
        return Access(std::vector<Op>{op});
    case OpKind::kBarrier:
        return Barrier(op, false);
    case OpKind::kWaitEvent:
        return Barrier(op, true);
    case OpKind::kSetEvent:
        return SetEvent(op);
    case OpKind::kResetEvent:
        return ResetEvent(op);
    case OpKind::kInstance:
        main_instance_ = op.enter ? ++num_instances_ : 0;
        return;
    case OpKind::kBeginPass:
        return BeginPass(op);
    case OpKind::kNextSubpass:
        return NextSubpass();
    case OpKind::kEndPass:
        return EndPass();
    case OpKind::kBeginRecording:
        return BeginRecording();
    case OpKind::kEndRecording:
        return EndRecording();
    case OpKind::kCopy:
        return Copy();
    case OpKind::kFlood:
        return Flood(op);
    }
}

std::string RunProgram(const Program &program, Statistics *statistics) {
    return ProgramRunner(statistics, nullptr, false).Run(program);
}

std::string RunSharedProgram(const Program &program, Statistics *statistics) {
    Program plain;
    for (Op op : program) {
        op.atomicity = WD_SYNC_PLAIN;
        if (op.kind != OpKind::kNextSubpass) {
            plain.push_back(op);
        }
    }
    return ProgramRunner(statistics, nullptr, true).Run(plain);
}

std::string RunProgramFailing(const Program &program, wd_failing_allocator *failing) {
    Statistics statistics;
    return ProgramRunner(&statistics, failing, false).Run(program);
}

} // namespace warden
