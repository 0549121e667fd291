// Random streams of valid commands, each made from one seed: the same on any machine.
#ifndef WARDEN_VK_SYNCVAL_PEER_PEER_STREAM_H
#define WARDEN_VK_SYNCVAL_PEER_PEER_STREAM_H

#include "vk/syncval/peer/peer_player.h"

namespace warden {

// Families of commands that a stream may hold, as bits.
enum Family : uint32_t {
    kTransfers = 1u << 0,  // Copies, blits, fills, updates and clears of buffers and images, with barriers.
    kEvents = 1u << 1,     // Events that are set once and waited for, without layout transitions.
    kDispatches = 1u << 2, // Dispatches that access buffers and images through descriptors.
    kPasses = 1u << 3,     // Render passes, and what is cleared and drawn in them.
    // Several command buffers, submitted to several queues, with semaphores, fences and waits of the host. For the null driver.
    kSubmissions = 1u << 4,
    kRenderings = 1u << 5, // Dynamic rendering, and what is cleared and drawn in it.
    // Secondary command buffers, also within what the other families have of render passes and dynamic rendering.
    kSecondaries = 1u << 6,
    kManySubpasses =
        1u
        << 7, // Of render passes: three or four subpasses, some with dependencies on themselves and barriers for these.
};

// What the Khronos layer of 1.3.239 (Debian 12) takes otherwise than the specification, and newer ones do not. Streams for it go
// around that.
struct Dialect {
    static Dialect Of239() {
        return {true, true, true, true, true};
    }

    // vkCmdFillBuffer and vkCmdUpdateBuffer are in COPY instead of CLEAR (VkPipelineStageFlagBits2). No stream tells the two apart.
    bool fills_are_copies = false;
    // The stages of VkBufferMemoryBarrier2 and VkImageMemoryBarrier2 order accesses of that resource alone, although only the access
    // scopes are limited to it. Such barriers come with a VkMemoryBarrier2 of the same stages.
    bool barriers2_are_local = false;
    // A layout transition goes on from an earlier barrier only where its first access scope meets the second one of that barrier,
    // although what is available stays so ("Memory availability"). Barriers name all accesses of their stages.
    bool chains_need_accesses = false;
    // A first scope of TOP_OF_PIPE goes on from a second scope of ALL_COMMANDS, although it has nothing in it.
    bool top_is_a_stage = false;
    // An access of a range of which a part was accessed before is forgotten for the rest. Accesses are of parts that do not overlap
    // each other: quarters of buffers, whole subresources.
    // Transitions of more than was accessed are forgotten as well: no rule goes around that, about one stream in 7500 differs by it.
    // Version 364 does so with what draws access: streams with render passes are made like this for every version.
    bool gaps_are_forgotten = false;
};

// Version 364 does not continue from a transition behind a first scope of ALL_COMMANDS without accesses, although what a transition
// writes is available ("Image Layout Transitions"), and continues behind such a scope from a second one of BOTTOM_OF_PIPE, although that
// has nothing in it. Streams do not go around that: about one in 5000 with transfers differs by it.

Stream MakeStream(uint32_t seed, uint32_t families, const Dialect &dialect);

// Mend puts a barrier for everything in front of one command, or of the render pass that it is in; in front of a submission a wait of the
// host for the device. Where it stands there already, the
// hazard is within the pass: the command goes, if the pass is valid without; if not, Mend returns false.
bool AddFix(Stream *stream, size_t number);

// Without returns the stream without one command and what goes with it.
Stream Without(const Stream &stream, size_t number);

// Describe returns a stream as text, one command a line.
std::string Describe(const Stream &stream);

} // namespace warden

#endif
