// The oracle of programs of several queues. It keeps each access and each dependency, and searches for paths.
// Its rules are in oracle_queues.h.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_QUEUE_ORACLE_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_QUEUE_ORACLE_H

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"

namespace warden {

class QueueOracle {
  public:
    struct Access {
        int queue, sequence;
        uint64_t tag;
        uint32_t usage;
        int space;
        uint64_t begin, end;
        std::vector<size_t> own; // Of a layout transition: its barrier's number.
        std::array<const Access *, kQueueProgramUnits> saw = {}; // The last write that a read saw.
        std::set<const Access *> knew;                           // The accesses that its queue knew then.
    };

    struct Dependency {
        int from_queue, from_sequence; // Its first scope is before this position.
        int queue, sequence;           // Its second scope is after this position.
        wd_sync_barrier barrier;
        int space; // -1: all memory.
        uint64_t begin, end;
    };

    struct Finding {
        int kind = 0;
        std::set<uint64_t> priors;
    };

    // The accesses that a queue knows, and the units at which they still count: overwritten ones do not.
    using Knowledge = std::map<const Access *, unsigned>;

    size_t AddDependency(const Dependency &dependency);
    void AddAccess(Access access);
    const Knowledge &known(int queue) const {
        return known_[queue];
    }
    void AddKnowledge(int queue, const Knowledge &what);
    // Complete: all accesses that the queue made or knows are complete.
    void Complete(int queue);
    Finding Check(const Access &access, uint64_t unit) const;
    // CheckRace compares with accesses of `other` that this queue does not know.
    Finding CheckRace(const Access &access, int other, uint64_t unit) const;
    // IsOverwrittenByRace returns whether a write replaced an access that it raced with. The race was the
    // finding. The over-synchronization tracker does not follow the order of the replaced access on queues
    // that still hold it.
    bool IsOverwrittenByRace(int space, uint64_t unit) const;

  private:
    static void Add(Finding *finding, int kind, const Access *prior);
    bool IsComplete(const Access *access) const;
    bool IsRacing(const Access &prior, const Access &access, int other) const;
    bool Counts(const std::pair<const Access *const, unsigned> &entry, int space, uint64_t unit) const;
    const Access *LastWrite(int queue, int space, uint64_t unit) const;
    const Access *Seen(int queue, const Access &read, uint64_t unit) const;
    void Settle(int queue);
    std::vector<const Access *> ReadsOf(const Access *write, int queue, int space, uint64_t unit) const;
    bool Holds(const Dependency &dependency, int space, uint64_t unit) const;
    bool IsDirect(const Access &access, const Dependency &dependency, uint64_t unit) const;
    bool IsChained(const Dependency &first, const Dependency &second, int space, uint64_t unit) const;
    bool IsBefore(const Access &prior, const Access &access, uint64_t unit) const;
    static bool Reaches(const Access &prior, const Dependency &dependency, const Access &access);

    std::vector<std::unique_ptr<Access>> accesses_;
    std::vector<Dependency> dependencies_;
    std::array<Knowledge, kQueueProgramQueues> known_;
    std::array<std::set<const Access *>, kQueueProgramQueues> learned_; // By semaphores.
    std::set<const Access *> complete_;
    bool is_overwritten_by_race_[WD_SYNC_SPACE_COUNT][kQueueProgramUnits] = {};
};

} // namespace warden

#endif
