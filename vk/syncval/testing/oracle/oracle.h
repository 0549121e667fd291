// A second, naive implementation of the rules of the memory model, to test the first one.
//
// It keeps every access of a small program and every barrier as a node of a graph. An edge leads from an
// access to the barriers whose first scope includes it, from a barrier to later ones whose first scope
// overlaps its second scope, and from a barrier to the accesses in its second scope. Two accesses conflict if
// one of them writes. They have a hazard if no path leads from the first to the second: an execution path
// after a read, a path that makes the write available and visible after a write. Nothing is summarized or
// merged, and no code is shared with the model except the scopes, which have tests of their own.
//
// The most-recent-access rule of the design limits which pairs count (see Oracle::Check).
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_H

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "vk/syncval/model/sync_model.h"

namespace warden {

constexpr int kMain = 0; // The context outside of render passes. Others are subpasses.

struct OracleAccess {
    int context;
    int sequence; // Position in the program. Accesses and barriers of one command have the same.
    uint64_t tag;
    uint32_t usage;
    uint32_t instance;
    wd_sync_ordering ordering;
    uint64_t begin, end; // Units of memory.
    // Of a layout transition: the numbers of the barriers before and after it. Usually they are the same.
    std::vector<size_t> after, before;
    wd_sync_atomicity atomicity = WD_SYNC_PLAIN;
};

struct OracleBarrier {
    int source_context; // The context of its first scope: a subpass only, or all that is earlier in submission order.
    int context; // The context of its second scope: a subpass only, or all that is later in submission order.
    int sequence;
    wd_sync_barrier barrier;
    uint64_t begin, end;
    int set_sequence; // Of waits: when the event was set. -1: no event. -2: an event that is not set.
    // Of waits in a subpass: the second scope continues after the render pass.
    bool outlasts = false;
};

struct OracleSubpass {
    int pass;
    std::set<int> ancestors; // Contexts that it depends on, directly or not; without kMain.
    int begin, end;          // Sequences of its pass; end is INT_MAX until it is known.
};

struct OracleFinding {
    void Add(uint64_t prior, int found);

    int kind = 0; // Of the first one. 0: none.
    std::set<uint64_t> priors;
    std::map<uint64_t, int> kinds; // Of each prior.
    // The read that covers a write is of a subpass that raced with it. The race is the finding, so this one
    // may be missed.
    bool may_be_missed = false;
};

class Oracle {
  public:
    Oracle();
    // AddSubpass makes a context and returns its number.
    int AddSubpass(int pass, const std::set<int> &direct_ancestors, int sequence);
    void EndPass(int pass, int sequence);
    size_t AddBarrier(const OracleBarrier &barrier);
    void AddAccess(const OracleAccess &access);

    // Check is for an access that is not added yet, at one unit.
    //
    // If there were reads since the last write, a write is compared with the reads and not with that write. A
    // read is not compared with the write if it happens after another read that was. These are the
    // most-recent-access rules of the design: the omitted pairs were checked for the access in between, or
    // cannot be a hazard unless that one is.
    //
    // Atomic writes hide nothing: all accesses since the last plain write count, including that write. For
    // the last atomic write the usages to which it is visible count; for earlier ones the stages after them.
    OracleFinding Check(const OracleAccess &access, uint64_t unit) const;
    // CheckTransition likewise, for a layout transition with `own` barriers, added already.
    OracleFinding CheckTransition(const OracleAccess &access, uint64_t unit) const;
    // IsUnobserved returns whether `access` writes undefined values over others without order. Then it
    // changes nothing.
    bool IsUnobserved(const OracleAccess &access, uint64_t unit) const;
    // CheckRace compares with a subpass that `access`'s context does not depend on.
    OracleFinding CheckRace(const OracleAccess &access, int other, uint64_t unit) const;
    bool DependsOn(int context, int other) const;
    // IsPreceded returns whether an access with a tag from `begin_tag` on is before `access` in its own
    // context's order: one with this usage, or for WD_SYNC_NONE any plain write.
    bool IsPreceded(const OracleAccess &access, uint64_t unit, uint64_t begin_tag, uint32_t usage) const;
    // IsAfterARead returns whether a read happens before `access`, or before a layout transition that does,
    // even before the last write.
    bool IsAfterARead(const OracleAccess &access, uint64_t unit) const;
    // IsReportedBefore returns whether an earlier access with the usage of `access` is after none of
    // `priors`. If `access` is after none of them, the earlier access was reported.
    bool IsReportedBefore(const OracleAccess &access, uint64_t unit, uint64_t begin_tag,
                          const std::set<uint64_t> &priors) const;

  private:
    bool Precedes(int context, int sequence, int from_context, int from_sequence) const;
    bool IsInScope(int context, int sequence, const OracleBarrier &barrier) const;
    bool IsUnordered(int context, int other) const;
    bool Reaches(const OracleBarrier &barrier, int context, int sequence) const;
    bool IsDirect(const OracleAccess &access, const OracleBarrier &barrier, uint64_t unit) const;
    bool IsChained(const OracleBarrier &first, const OracleBarrier &second, uint64_t unit) const;
    std::vector<bool> Reach(const OracleAccess &access, uint64_t unit) const;
    static bool IsInSecondScope(const OracleBarrier &barrier, const OracleAccess &prior,
                                const OracleAccess &access, bool by_stage = false);
    bool ReachesCommands(const OracleAccess &prior, const OracleAccess &transition, uint64_t unit) const;
    // The accesses at a unit that `access` may conflict with.
    struct Before {
        const OracleAccess *write = nullptr;    // The last write.
        std::vector<const OracleAccess *> kept; // Earlier writes that it does not hide.
        std::vector<const OracleAccess *> reads;
    };
    Before FindBefore(const OracleAccess &access, uint64_t unit) const;
    bool IsReplaced(const OracleAccess &write, const std::vector<const OracleAccess *> &others) const;
    static bool CoversWrite(const OracleAccess *write, const OracleAccess &read);
    bool HappensBefore(const OracleAccess &prior, const OracleAccess &access, uint64_t unit,
                       bool by_stage = false) const;
    bool IsCovered(const OracleAccess &prior, const OracleAccess &transition, uint64_t unit) const;
    const OracleAccess *LastWrite(const OracleAccess &access, uint64_t unit) const;
    std::vector<const OracleAccess *> ReadsSince(const OracleAccess *write, const OracleAccess &access,
                                                 uint64_t unit) const;

    std::vector<OracleAccess> accesses_;
    std::vector<OracleBarrier> barriers_;
    std::vector<OracleSubpass> contexts_;
};

} // namespace warden

#endif
