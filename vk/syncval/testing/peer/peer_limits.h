// Hazards that the newest Khronos layer does not find, or finds in error. These differences are not errors of
// a stream.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_LIMITS_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_LIMITS_H

#include <string>

#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

// IsMissedByPeer returns whether a message of Warden about command `number` of the stream is of a kind that
// the Khronos layer (version 364) does not find:
// - Both accesses are attachment accesses. The Khronos layer applies rasterization order to all of them, even across
//   subpasses and render passes, but it holds only within a subpass ("Rasterization Order", "Load Operation", "Store
//   Operation").
// - There is a subpass between the two accesses, or between one of them and commands outside of the render pass. The
//   Khronos
//   layer lets a dependency order accesses before its source subpass, although the first scope has only that subpass
//   ("VkSubpassDependency").
// - One of the two is vkCmdClearAttachments: the Khronos layer does not store its writes and does not compare them with
//   layout
//   transitions.
// - An attachment access has a hazard with an access of a secondary command buffer within a render pass or dynamic
//   rendering, which the Khronos layer does not check.
// - The later access reads depth or stencil: for draws the Khronos layer has only writes in the late tests, and no
//   reads.
// - An event was set after the earlier access and waited for before this one, with a barrier, or the wait for another
//   event,
//   between the set and the wait. In the Khronos layer the wait makes writes visible that this barrier made available,
//   although the event's first scope has only commands before the set ("Events").
// - Two queues race on a part of the accessed range that is not the first part: the Khronos layer does not check beyond
//   a part
//   that the other queue accessed without a race.
bool IsMissedByPeer(const Stream &stream, size_t number, const std::string &text);

// IsPeerFalsePositive returns whether a message of the Khronos layer about command `number`, for which Warden
// has no message, is of a kind that is no hazard:
// - It compares a load operation with an earlier transition, although the render pass has a transition in between. The
//   load
//   happens after the second transition, and that after the first: layout transitions are in submission order.
// - It compares a load operation with VK_ATTACHMENT_LOAD_OP_DONT_CARE with an earlier store operation. If the store
//   operation
//   also leaves undefined values, their order cannot be observed. Warden compares the next draw with the store
//   operation.
// - A render pass ended before, whose last subpass began after the earlier access. If that subpass does not access the
//   resource, the Khronos layer does not continue chains through its dependencies ("Execution and Memory Dependencies":
//   a
//   chain needs no access in between).
// - Between the submission of the earlier access and this one, a submission waited for a semaphore, and the host waited
//   for a
//   queue, a fence or a value. The Khronos layer regards that queue's work as complete, but not the work for which the
//   queue
//   waited ("Semaphore Waiting": the wait happens after the signal, and that after all commands before it).
// - It is a race of the layout transition at the beginning of a subpass, and either the earlier access is another
//   transition,
//   or a dependency leads from its subpass to another one. Transitions are in submission order, and happen after all
//   dependencies of the subpasses that used the attachment ("Render Pass Creation").
// - It is a transition in a later subpass with an external dependency: the Khronos layer transitions an attachment from
//   its
//   initial layout again there.
// - The earlier access is a load operation of a render pass whose draws and clears are in secondary command buffers:
//   the
//   Khronos layer does not check the accesses of these to the attachment.
// The Khronos layer compares a store operation after a resolve in the same command with accesses before the
// read of that resolve. Streams do not avoid that: about one in 8000 with render passes differs by it.
bool IsPeerFalsePositive(const Stream &stream, size_t number, const std::string &text);

} // namespace warden

#endif
