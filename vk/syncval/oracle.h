// A second, naive implementation of the memory model's rules, to test the first one with.
//
// It keeps every access of a small program and every barrier as a node of a graph. An edge leads from an access to the
// barriers whose first scope has it, from a barrier to later ones whose first scope meets its second scope, and from a
// barrier to the accesses in its second scope. Accesses conflict when one writes; they are a hazard when no path leads from
// the one to the other: an execution path behind a read, one that makes the write available and visible behind a write.
// Nothing is summarized, merged or forgotten, and no code is shared with the model but the scopes, which have tests of their own.
//
// The most-recent-access rule of the design limits which pairs count (see Oracle::Check).
#ifndef WARDEN_VK_SYNCVAL_ORACLE_H
#define WARDEN_VK_SYNCVAL_ORACLE_H

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "vk/syncval/syncval.h"

namespace warden {

constexpr int kMain = 0; // The context outside of render passes. Others are subpasses.

struct OracleAccess {
    int context;
    int sequence; // Place in the program; accesses and barriers of one command have the same.
    uint64_t tag;
    uint32_t usage;
    uint32_t instance;
    wd_sync_ordering ordering;
    uint64_t begin, end; // Units of memory.
    // Of a layout transition: the numbers of the barriers that it is behind, and of those that it is before. Mostly they are
    // the same one.
    std::vector<size_t> after, before;
    wd_sync_atomicity atomicity = WD_SYNC_PLAIN;
};

struct OracleBarrier {
    int source_context; // Whose accesses its first scope has: a subpass alone, or all that is before in submission order.
    int context; // Where its second scope is: a subpass alone, or all that is behind in submission order.
    int sequence;
    wd_sync_barrier barrier;
    uint64_t begin, end;
    int set_sequence; // Of waits: when the event was set; -1: no event; -2: an event that is not set.
    // Of waits in a subpass: the second scope goes on behind the render pass.
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
    // What vouches for a write is of a subpass that raced with it: the race is the finding, and this one need not be found.
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
    // Where there were reads since the last write, a write is compared with them and not with that write; a read is not
    // compared with the write when a read happens before it that was. Both are the design's most-recent-access rule: the pairs
    // left out were checked when the read in between was, or cannot be a hazard without that one being one.
    //
    // Atomic writes hide nothing: all since the last plain write count, with that one. Of the last of them it counts which usages
    // may access what it wrote; of those before, which stages are behind it.
    OracleFinding Check(const OracleAccess &access, uint64_t unit) const;
    // CheckTransition likewise, for a layout transition with `own` barriers, added already.
    OracleFinding CheckTransition(const OracleAccess &access, uint64_t unit) const;
    // IsUnobserved tells whether `access` writes undefined values over others, and nothing orders the two: it changes nothing.
    bool IsUnobserved(const OracleAccess &access, uint64_t unit) const;
    // CheckRace compares with a subpass that `access`'s context does not depend on.
    OracleFinding CheckRace(const OracleAccess &access, int other, uint64_t unit) const;
    bool DependsOn(int context, int other) const;
    // IsPreceded tells whether an access with a tag from `begin_tag` on is before `access` in its own context's order: one
    // with this usage, or for WD_SYNC_NONE any plain write.
    bool IsPreceded(const OracleAccess &access, uint64_t unit, uint64_t begin_tag, uint32_t usage) const;
    // IsAfterARead tells whether a read happens before `access`, or is before a layout transition that does: one from before the last
    // write, too.
    bool IsAfterARead(const OracleAccess &access, uint64_t unit) const;
    // IsReportedBefore tells whether one of those, with the usage of `access`, is behind none of `priors`: where `access` is behind none of
    // them, that was told of the earlier one.
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
    // What there is at a unit that `access` may conflict with.
    struct Before {
        const OracleAccess *write = nullptr;    // The last one.
        std::vector<const OracleAccess *> kept; // Writes before it that it does not hide.
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
