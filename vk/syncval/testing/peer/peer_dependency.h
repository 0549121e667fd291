// Barriers of streams: their scopes, and one dependency as any of the commands that record it.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DEPENDENCY_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_DEPENDENCY_H

#include <string>
#include <vector>

#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

// Format is printf into a string of at most 511 characters.
__attribute__((format(printf, 1, 2))) std::string Format(const char *format, ...);

// Scope has the masks of one side of a barrier. Version 1 has no NONE and no stages of single transfer
// commands.
struct Scope {
    const char *name;
    VkPipelineStageFlags2 stages;
    VkAccessFlags2 accesses;
    VkPipelineStageFlags old_stages;
    VkAccessFlags old_accesses;
};

const std::vector<Scope> &TransferScopes();
const std::vector<Scope> &DispatchScopes();
const std::vector<Scope> &PassScopes(); // Of attachments and draws, without stages of version 2.

// AllAccesses returns the accesses that transfer stages and ALL_COMMANDS can have.
VkAccessFlags2 AllAccesses(VkPipelineStageFlags2 stages);

// Bytes of a buffer.
struct Span {
    VkDeviceSize begin, size;
};

// Side is a scope in one version of the barrier commands.
struct Side {
    std::string name;
    VkPipelineStageFlags2 stages = 0;
    VkAccessFlags2 accesses = 0;
};

void RecordMemoryBarrier2(Player &player, const Side &source, const Side &destination);

// Dependency is one barrier, for all memory or for one resource, as vkCmdPipelineBarrier or as
// vkCmdPipelineBarrier2.
struct Dependency {
    bool old = false;
    Side source, destination;
    int buffer = -1, image = -1;
    Span span = {};
    VkImageSubresourceRange range = {};
    VkImageLayout from = VK_IMAGE_LAYOUT_UNDEFINED, to = VK_IMAGE_LAYOUT_UNDEFINED;
    bool with_stages = false; // For Dialect::barriers2_are_local.

    std::string text() const {
        return Format("barrier%s (", old ? "" : "2") + source.name + ") -> (" + destination.name + ")";
    }

    void Record(Player &player) const;
    void Set(Player &player, uint32_t event) const;
    void Wait(Player &player, uint32_t event) const;

  private:
    template <typename Barrier> Barrier BufferBarrier(Player &player, VkStructureType type) const;
    template <typename Barrier> Barrier ImageBarrier(Player &player, VkStructureType type) const;
    template <typename Barrier> void SetAccesses(Barrier *barrier) const;
    template <typename Use> void WithOld(Player &player, const Use &use) const;
    template <typename Use> void WithNew(Player &player, const Use &use) const;
};

} // namespace warden

#endif
