// What the newest Khronos layer does not find, of hazards that Warden reports: differences that are no fault of either's streams.
#ifndef WARDEN_VK_SYNCVAL_PEER_PEER_LIMITS_H
#define WARDEN_VK_SYNCVAL_PEER_PEER_LIMITS_H

#include <string>

#include "vk/syncval/peer/peer_player.h"

namespace warden {

// PeerMisses tells whether a message of Warden about command `number` of the stream is of a kind that the Khronos layer (version 364)
// does not find:
// - Both accesses are of attachments. It lets the guarantees of rasterization order order them wherever they are, also in different
//   subpasses and render passes; they hold within a subpass ("Rasterization Order", "Load Operation", "Store Operation").
// - A subpass lies between the two, or between one and the outside. It lets a dependency order what was done before its source subpass
//   began, while the first scope has what that subpass does ("VkSubpassDependency").
// - One of the two is vkCmdClearAttachments: it does not keep what that writes, and does not compare it with layout transitions.
// - It is of an attachment, and what a secondary command buffer does within a render pass or dynamic rendering: it does not look at that.
// - The later one reads depths or stencils: it knows draws to write them in the late tests, and no reads.
// - An event was set behind the earlier access and waited for before this one, with a barrier, or another event's wait, between the set and the wait. It makes visible by
//   the wait what that barrier made available, although the event's first scope has only what comes before it is set ("Events").
// - It is a race of two queues about a part of what a command accesses, and not the first one: it does not look behind a part that the other
//   queue accessed without a race.
bool PeerMisses(const Stream &stream, size_t number, const std::string &text);

// PeerExceeds tells whether a message of the Khronos layer about command `number`, of which Warden says nothing, is of a kind that is no hazard:
// - It compares a load operation with an earlier transition, although the render pass has one of its own in between. The load is behind the
//   second one, and that is behind the first: layout transitions are in submission order.
// - It compares a load operation with VK_ATTACHMENT_LOAD_OP_DONT_CARE with an earlier store operation. Where that one leaves undefined
//   values as well, nobody can observe their order; Warden compares what is drawn next with the store operation.
// - A render pass ended before, whose last subpass began behind the earlier access. Where that subpass does not access the resource, the
//   Khronos layer does not let its dependencies go on from what came before ("Execution and Memory Dependencies": a chain needs no access
//   in between).
// - Between the submission of the earlier access and this one, something that was submitted waited for a semaphore, and the host waited for a
//   queue, a fence or a value. It takes what that queue did as complete, not what that queue waited for ("Semaphore Waiting": the wait
//   happens after the signal, and that after what was before).
// - It is a race of a layout transition that a subpass begins with, and the earlier access is another transition, or a dependency leads from
//   its subpass to any other one. Transitions are in submission order, and behind all dependencies that lead from the subpasses that used
//   the attachment ("Render Pass Creation").
// - It is of a transition in a later subpass to which a dependency leads from outside: it transitions an attachment from its initial layout
//   there once more.
// - The earlier access is a load operation of a render pass whose draws and clears are in secondary command buffers: it does not look at what
//   these did to the attachment since.
// A store operation behind a resolve in the same command is compared with what came before the read of that resolve. Streams do not go around
// that: about one in 8000 with render passes differs by it.
bool PeerExceeds(const Stream &stream, size_t number, const std::string &text);

} // namespace warden

#endif
