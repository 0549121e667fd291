// Random streams of valid commands. The same seed gives the same stream on any machine.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_STREAM_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_STREAM_H

#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

// Families of commands that a stream may hold, as bits.
enum Family : uint32_t {
    kTransfers = 1u << 0,  // Copies, blits, fills, updates and clears of buffers and images, with barriers.
    kEvents = 1u << 1,     // Events that are set once and waited for, without layout transitions.
    kDispatches = 1u << 2, // Dispatches that access buffers and images through descriptors.
    kPasses = 1u << 3,     // Render passes, with clears and draws in them.
    // Several command buffers, submitted to several queues, with semaphores, fences and host waits. For the
    // null driver.
    kSubmissions = 1u << 4,
    kRenderings = 1u << 5, // Dynamic rendering, with clears and draws in it.
    // Secondary command buffers, also within render passes and dynamic rendering of the other families.
    kSecondaries = 1u << 6,
    // For render passes: three or four subpasses, some with dependencies on themselves and barriers for these.
    kManySubpasses = 1u << 7,
};

// Deviations of the Khronos layer of 1.3.239 (Debian 12) from the specification, which newer versions do not
// have. Streams for it avoid them.
struct Dialect {
    static Dialect Of239() {
        return {true, true, true, true, true};
    }

    // vkCmdFillBuffer and vkCmdUpdateBuffer are in COPY instead of CLEAR (VkPipelineStageFlagBits2). Streams
    // never distinguish the two.
    bool fills_are_copies = false;
    // The stages of VkBufferMemoryBarrier2 and VkImageMemoryBarrier2 order accesses of that resource only,
    // although only the access scopes are limited to it. Such barriers are combined with a VkMemoryBarrier2
    // of the same stages.
    bool barriers2_are_local = false;
    // A layout transition continues from an earlier barrier only if its first access scope overlaps the
    // second one of that barrier, although available memory stays available ("Memory availability"). Barriers
    // have all accesses of their stages.
    bool chains_need_accesses = false;
    // A first scope of TOP_OF_PIPE continues from a second scope of ALL_COMMANDS, although it is empty.
    bool top_is_a_stage = false;
    // If a part of a range was accessed before, an access is not stored for the rest of its range. Accesses
    // have parts that do not overlap partially: quarters of buffers, entire subresources. A transition of
    // more than the accessed part is not stored either, which streams cannot avoid: about one stream in 7500
    // differs by it. Version 364 has this deviation for accesses of draws: streams with render passes avoid
    // it for every version.
    bool partial_accesses_are_lost = false;
};

// Version 364 does not continue from a transition with a first scope of ALL_COMMANDS without accesses after
// it, although the writes of a transition are available ("Image Layout Transitions"). It does continue after
// such a scope from a second one of BOTTOM_OF_PIPE, although that is empty. Streams do not avoid that: about
// one in 5000 with transfers differs by it.

Stream MakeStream(uint32_t seed, uint32_t families, const Dialect &dialect);

// AddFix adds a barrier for all memory before a command, or before its render pass; before a submission it
// adds a wait of the host for the device. If the stream has this fix already, the hazard is within the pass:
// then AddFix removes the command if the pass is valid without it, and returns false otherwise.
bool AddFix(Stream *stream, size_t number);

// Without returns the stream without a command and its group.
Stream Without(const Stream &stream, size_t number);

// Describe returns a stream as text, one command on each line.
std::string Describe(const Stream &stream);

} // namespace warden

#endif
