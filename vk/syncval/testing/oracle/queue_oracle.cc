#include "vk/syncval/testing/oracle/queue_oracle.h"

namespace warden {

namespace {

bool Writes(uint32_t usage) {
    return wd_sync_usage_table[usage].writes;
}

} // namespace

size_t QueueOracle::AddDependency(const Dependency &dependency) {
    dependencies_.push_back(dependency);
    return dependencies_.size() - 1;
}

void QueueOracle::AddAccess(Access access) {
    for (uint64_t unit = access.begin; unit < access.end; unit++) {
        access.saw[unit] = LastWrite(access.queue, access.space, unit);
    }
    for (const auto &entry : known_[access.queue]) {
        access.knew.insert(entry.first);
    }
    accesses_.push_back(std::make_unique<Access>(access));
    known_[access.queue][accesses_.back().get()] = ~0u;
    Settle(access.queue);
}

void QueueOracle::AddKnowledge(int queue, const Knowledge &what) {
    for (const auto &entry : what) {
        const auto added = known_[queue].insert(entry);
        added.first->second &= entry.second; // Accesses that one of the two has overwritten are gone.
        learned_[queue].insert(entry.first);
    }
    Settle(queue);
}

void QueueOracle::Complete(int queue) {
    for (const auto &entry : known_[queue]) {
        complete_.insert(entry.first);
    }
}

QueueOracle::Finding QueueOracle::Check(const Access &access, uint64_t unit) const {
    Finding finding;
    const Access *write = LastWrite(access.queue, access.space, unit);
    const std::vector<const Access *> reads = ReadsOf(write, access.queue, access.space, unit);
    for (const Access *read : reads) {
        const bool before = IsBefore(*read, access, unit);
        if (!Writes(access.usage) && before) {
            return {};
        }
        if (Writes(access.usage) && !before) {
            Add(&finding, WD_SYNC_WRITE_AFTER_READ, read);
        }
    }
    const bool compares_write = write && (!Writes(access.usage) || reads.empty());
    if (compares_write && !IsBefore(*write, access, unit)) {
        Add(&finding, Writes(access.usage) ? WD_SYNC_WRITE_AFTER_WRITE : WD_SYNC_READ_AFTER_WRITE, write);
    }
    return finding;
}

QueueOracle::Finding QueueOracle::CheckRace(const Access &access, int other, uint64_t unit) const {
    Finding finding;
    const Access *write = LastWrite(other, access.space, unit);
    if (write && IsRacing(*write, access, other)) {
        Add(&finding, Writes(access.usage) ? WD_SYNC_WRITE_RACING_WRITE : WD_SYNC_READ_RACING_WRITE, write);
        return finding;
    }
    for (const Access *read : ReadsOf(write, other, access.space, unit)) {
        if (Writes(access.usage) && IsRacing(*read, access, other)) {
            Add(&finding, WD_SYNC_WRITE_RACING_READ, read);
        }
    }
    return finding;
}

void QueueOracle::Add(Finding *finding, int kind, const Access *prior) {
    finding->kind = kind;
    finding->priors.insert(prior->tag);
}

bool QueueOracle::IsComplete(const Access *access) const {
    return complete_.count(access) != 0;
}

bool QueueOracle::IsRacing(const Access &prior, const Access &access, int other) const {
    return prior.queue == other && !learned_[access.queue].count(&prior) && !IsComplete(&prior);
}

bool QueueOracle::Counts(const std::pair<const Access *const, unsigned> &entry, int space,
                         uint64_t unit) const {
    const Access &access = *entry.first;
    return access.space == space && access.begin <= unit && unit < access.end && entry.second >> unit & 1 &&
           !IsComplete(&access);
}

const QueueOracle::Access *QueueOracle::LastWrite(int queue, int space, uint64_t unit) const {
    const Access *last = nullptr;
    for (const auto &entry : known_[queue]) {
        if (Writes(entry.first->usage) && Counts(entry, space, unit) &&
            (!last || entry.first->tag > last->tag)) {
            last = entry.first;
        }
    }
    return last;
}

// Seen returns the write after which a read counts on a queue. A completed write may be forgotten, and an
// overwritten one does not exist on that queue, although the read is imported later.
const QueueOracle::Access *QueueOracle::Seen(int queue, const Access &read, uint64_t unit) const {
    const Access *saw = read.saw[unit];
    const auto known = known_[queue].find(saw);
    const bool is_gone = known != known_[queue].end() && !(known->second >> unit & 1);
    return saw && (IsComplete(saw) || is_gone) ? nullptr : saw;
}

bool QueueOracle::IsOverwrittenByRace(int space, uint64_t unit) const {
    return is_overwritten_by_race_[space][unit];
}

// Settle resolves races between accesses of two queues: the later write wins and keeps its reads. The
// accesses that it replaced raced with it.
void QueueOracle::Settle(int queue) {
    for (int space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        for (uint64_t unit = 0; unit < kQueueProgramUnits; unit++) {
            const Access *write = LastWrite(queue, space, unit);
            for (auto &entry : known_[queue]) {
                const Access &access = *entry.first;
                if (write && access.space == space && &access != write &&
                    (Writes(access.usage) || Seen(queue, access, unit) != write)) {
                    is_overwritten_by_race_[space][unit] |=
                        Counts(entry, space, unit) && !write->knew.count(&access);
                    entry.second &= ~(1u << unit);
                }
            }
        }
    }
}

std::vector<const QueueOracle::Access *> QueueOracle::ReadsOf(const Access *write, int queue, int space,
                                                              uint64_t unit) const {
    std::vector<const Access *> reads;
    for (const auto &entry : known_[queue]) {
        if (!Writes(entry.first->usage) && Counts(entry, space, unit) &&
            Seen(queue, *entry.first, unit) == write) {
            reads.push_back(entry.first);
        }
    }
    return reads;
}

bool QueueOracle::Holds(const Dependency &dependency, int space, uint64_t unit) const {
    return dependency.space < 0 ||
           (dependency.space == space && dependency.begin <= unit && unit < dependency.end);
}

bool QueueOracle::IsDirect(const Access &access, const Dependency &dependency, uint64_t unit) const {
    if (!Holds(dependency, access.space, unit) || access.queue != dependency.from_queue ||
        access.sequence >= dependency.from_sequence) {
        return false;
    }
    return Writes(access.usage)
               ? wd_sync_mask_test(&dependency.barrier.first.usages, access.usage)
               : (dependency.barrier.first.stages & wd_sync_usage_table[access.usage].stage) != 0;
}

bool QueueOracle::IsChained(const Dependency &first, const Dependency &second, int space,
                            uint64_t unit) const {
    return Holds(second, space, unit) && first.queue == second.from_queue &&
           first.sequence < second.from_sequence && first.barrier.second.stages & second.barrier.first.stages;
}

bool QueueOracle::IsBefore(const Access &prior, const Access &access, uint64_t unit) const {
    // Transitions of one queue are in submission order.
    if (prior.queue == access.queue && prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION &&
        access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        return true;
    }
    std::vector<size_t> open(prior.own);
    for (size_t i = 0; i < dependencies_.size(); i++) {
        if (IsDirect(prior, dependencies_[i], unit)) {
            open.push_back(i);
        }
    }
    std::vector<bool> reached(dependencies_.size());
    while (!open.empty()) {
        const size_t at = open.back();
        open.pop_back();
        if (reached[at]) {
            continue;
        }
        reached[at] = true;
        const Dependency &dependency = dependencies_[at];
        if (dependency.queue == access.queue && dependency.sequence < access.sequence &&
            Reaches(prior, dependency, access)) {
            return true;
        }
        for (size_t i = 0; i < dependencies_.size(); i++) {
            if (!reached[i] && IsChained(dependency, dependencies_[i], prior.space, unit)) {
                open.push_back(i);
            }
        }
    }
    return false;
}

// Reaches: a transition happens after the accesses that its own barrier covers, so that barrier must be among
// those reached.
bool QueueOracle::Reaches(const Access &prior, const Dependency &dependency, const Access &access) {
    return Writes(prior.usage)
               ? wd_sync_mask_test(&dependency.barrier.second.usages, access.usage)
               : (dependency.barrier.second.stages & wd_sync_usage_table[access.usage].stage) != 0;
}

} // namespace warden
