#include "vk/syncval/testing/peer/peer_dependency.h"

#include <cstdarg>
#include <cstdio>

namespace warden {

using wd::testing::Make;

namespace {

constexpr VkAccessFlags2 kRead = VK_ACCESS_2_TRANSFER_READ_BIT, kWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT;
constexpr VkPipelineStageFlags kOldTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkAccessFlags kOldRead = VK_ACCESS_TRANSFER_READ_BIT, kOldWrite = VK_ACCESS_TRANSFER_WRITE_BIT;
constexpr VkPipelineStageFlags kOldAll = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;

constexpr VkPipelineStageFlags2 kCompute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
constexpr VkPipelineStageFlags kOldCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
constexpr VkAccessFlags2 kStorageRead = VK_ACCESS_2_SHADER_STORAGE_READ_BIT,
                         kStorageWrite = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;

constexpr VkPipelineStageFlags kColor = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                               kEarly = VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT,
                               kLate = VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT,
                               kFragment = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                               kVertex = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT,
                               kInput = VK_PIPELINE_STAGE_VERTEX_INPUT_BIT,
                               kIndirect = VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                               kGraphics = kIndirect | kInput | kVertex | kFragment | kColor | kEarly | kLate;
constexpr VkAccessFlags kColorRead = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT,
                        kColorWrite = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                        kDepthRead = VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT,
                        kDepthWrite = VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                        kShaderRead = VK_ACCESS_SHADER_READ_BIT, kShaderWrite = VK_ACCESS_SHADER_WRITE_BIT,
                        kAnyAccess = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;

constexpr Scope Both(const char *name, VkPipelineStageFlags stages, VkAccessFlags accesses) {
    return {name, stages, accesses, stages, accesses};
}

VkMemoryBarrier2 MemoryBarrier2(const Side &source, const Side &destination) {
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = source.stages;
    barrier.srcAccessMask = source.accesses;
    barrier.dstStageMask = destination.stages;
    barrier.dstAccessMask = destination.accesses;
    return barrier;
}

} // namespace

std::string Format(const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

const std::vector<Scope> &TransferScopes() {
    static const std::vector<Scope> scopes = {
        {"copy r", VK_PIPELINE_STAGE_2_COPY_BIT, kRead, kOldTransfer, kOldRead},
        {"copy w", VK_PIPELINE_STAGE_2_COPY_BIT, kWrite, kOldTransfer, kOldWrite},
        {"copy rw", VK_PIPELINE_STAGE_2_COPY_BIT, kRead | kWrite, kOldTransfer, kOldRead | kOldWrite},
        {"copy", VK_PIPELINE_STAGE_2_COPY_BIT, 0, kOldTransfer, 0},
        {"clear w", VK_PIPELINE_STAGE_2_CLEAR_BIT, kWrite, kOldTransfer, kOldWrite},
        {"clear", VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, kOldTransfer, 0},
        {"blit r", VK_PIPELINE_STAGE_2_BLIT_BIT, kRead, kOldTransfer, kOldRead},
        {"blit w", VK_PIPELINE_STAGE_2_BLIT_BIT, kWrite, kOldTransfer, kOldWrite},
        {"transfer rw", VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, kRead | kWrite, kOldTransfer,
         kOldRead | kOldWrite},
        {"transfer w", VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, kWrite, kOldTransfer, kOldWrite},
        {"transfer", VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, 0, kOldTransfer, 0},
        {"all rw", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
         VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT, kOldAll,
         VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT},
        {"all w", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT, kOldAll,
         VK_ACCESS_MEMORY_WRITE_BIT},
        {"all", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, 0, kOldAll, 0},
        {"compute", VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0},
        {"none", VK_PIPELINE_STAGE_2_NONE, 0, 0, 0},
    };
    return scopes;
}

const std::vector<Scope> &DispatchScopes() {
    static const std::vector<Scope> scopes = {
        {"compute storage r", kCompute, kStorageRead, kOldCompute, VK_ACCESS_SHADER_READ_BIT},
        {"compute storage w", kCompute, kStorageWrite, kOldCompute, VK_ACCESS_SHADER_WRITE_BIT},
        {"compute storage rw", kCompute, kStorageRead | kStorageWrite, kOldCompute,
         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT},
        {"compute sampled r", kCompute, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT, kOldCompute,
         VK_ACCESS_SHADER_READ_BIT},
        {"compute uniform r", kCompute, VK_ACCESS_2_UNIFORM_READ_BIT, kOldCompute,
         VK_ACCESS_UNIFORM_READ_BIT},
        {"compute r", kCompute, VK_ACCESS_2_SHADER_READ_BIT, kOldCompute, VK_ACCESS_SHADER_READ_BIT},
        {"compute w", kCompute, VK_ACCESS_2_SHADER_WRITE_BIT, kOldCompute, VK_ACCESS_SHADER_WRITE_BIT},
        {"compute any rw", kCompute, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT, kOldCompute,
         VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT},
        {"compute", kCompute, 0, kOldCompute, 0},
    };
    return scopes;
}

const std::vector<Scope> &PassScopes() {
    static const std::vector<Scope> scopes = {
        Both("color r", kColor, kColorRead),
        Both("color w", kColor, kColorWrite),
        Both("color rw", kColor, kColorRead | kColorWrite),
        Both("color", kColor, 0),
        Both("early rw", kEarly, kDepthRead | kDepthWrite),
        Both("early w", kEarly, kDepthWrite),
        Both("late w", kLate, kDepthWrite),
        Both("late", kLate, 0),
        Both("tests rw", kEarly | kLate, kDepthRead | kDepthWrite),
        Both("tests w", kEarly | kLate, kDepthWrite),
        Both("attachments rw", kColor | kEarly | kLate, kColorRead | kColorWrite | kDepthRead | kDepthWrite),
        Both("input r", kFragment, VK_ACCESS_INPUT_ATTACHMENT_READ_BIT),
        Both("fragment r", kFragment, kShaderRead | VK_ACCESS_UNIFORM_READ_BIT),
        Both("fragment w", kFragment, kShaderWrite),
        Both("fragment any rw", kFragment, kAnyAccess),
        Both("vertex r", kVertex, kShaderRead),
        Both("vertex", kVertex, 0),
        Both("vertices r", kInput, VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT),
        Both("indices r", kInput, VK_ACCESS_INDEX_READ_BIT),
        Both("indirect r", kIndirect, VK_ACCESS_INDIRECT_COMMAND_READ_BIT),
        Both("graphics", kGraphics, 0),
        Both("graphics any w", kGraphics, VK_ACCESS_MEMORY_WRITE_BIT),
        Both("graphics any rw", kGraphics, kAnyAccess),
    };
    return scopes;
}

VkAccessFlags2 AllAccesses(VkPipelineStageFlags2 stages) {
    VkAccessFlags2 accesses = 0;
    for (const Scope &scope : TransferScopes()) {
        accesses |= scope.stages & stages || scope.old_stages & stages ? scope.accesses : 0;
    }
    return accesses;
}

void RecordMemoryBarrier2(Player &player, const Side &source, const Side &destination) {
    const VkMemoryBarrier2 barrier = MemoryBarrier2(source, destination);
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.memoryBarrierCount = 1;
    info.pMemoryBarriers = &barrier;
    vkCmdPipelineBarrier2(player.commands(), &info);
}

template <typename Barrier> Barrier Dependency::BufferBarrier(Player &player, VkStructureType type) const {
    auto barrier = Make<Barrier>(type);
    SetAccesses(&barrier);
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.buffer = player.scene().buffers[buffer];
    barrier.offset = span.begin;
    barrier.size = span.size;
    return barrier;
}

template <typename Barrier> Barrier Dependency::ImageBarrier(Player &player, VkStructureType type) const {
    auto barrier = Make<Barrier>(type);
    SetAccesses(&barrier);
    barrier.oldLayout = from;
    barrier.newLayout = to;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = player.scene().images[image];
    barrier.subresourceRange = range;
    return barrier;
}

template <typename Barrier> void Dependency::SetAccesses(Barrier *barrier) const {
    using Accesses = decltype(barrier->srcAccessMask);
    barrier->srcAccessMask = static_cast<Accesses>(source.accesses);
    barrier->dstAccessMask = static_cast<Accesses>(destination.accesses);
}

template <typename Use> void Dependency::WithOld(Player &player, const Use &use) const {
    auto memory = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    SetAccesses(&memory);
    const bool is_global = buffer < 0 && image < 0;
    VkBufferMemoryBarrier on_buffer;
    if (buffer >= 0) {
        on_buffer = BufferBarrier<VkBufferMemoryBarrier>(player, VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER);
    }
    VkImageMemoryBarrier on_image;
    if (image >= 0) {
        on_image = ImageBarrier<VkImageMemoryBarrier>(player, VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    }
    use(is_global, &memory, buffer >= 0, &on_buffer, image >= 0, &on_image);
}

template <typename Use> void Dependency::WithNew(Player &player, const Use &use) const {
    const bool is_global = buffer < 0 && image < 0;
    VkMemoryBarrier2 memory = MemoryBarrier2(source, destination);
    if (!is_global) {
        memory.srcAccessMask = memory.dstAccessMask = 0;
    }
    VkBufferMemoryBarrier2 on_buffer;
    if (buffer >= 0) {
        on_buffer = BufferBarrier<VkBufferMemoryBarrier2>(player, VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
        on_buffer.srcStageMask = source.stages;
        on_buffer.dstStageMask = destination.stages;
    }
    VkImageMemoryBarrier2 on_image;
    if (image >= 0) {
        on_image = ImageBarrier<VkImageMemoryBarrier2>(player, VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
        on_image.srcStageMask = source.stages;
        on_image.dstStageMask = destination.stages;
    }
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.memoryBarrierCount = is_global || with_stages;
    info.pMemoryBarriers = &memory;
    info.bufferMemoryBarrierCount = buffer >= 0;
    info.pBufferMemoryBarriers = &on_buffer;
    info.imageMemoryBarrierCount = image >= 0;
    info.pImageMemoryBarriers = &on_image;
    use(&info);
}

void Dependency::Record(Player &player) const {
    if (old) {
        WithOld(player, [&](uint32_t num_memory, const VkMemoryBarrier *memory, uint32_t num_buffers,
                            const VkBufferMemoryBarrier *on_buffer, uint32_t num_images,
                            const VkImageMemoryBarrier *on_image) {
            vkCmdPipelineBarrier(player.commands(), static_cast<VkPipelineStageFlags>(source.stages),
                                 static_cast<VkPipelineStageFlags>(destination.stages), 0, num_memory, memory,
                                 num_buffers, on_buffer, num_images, on_image);
        });
    } else {
        WithNew(player,
                [&](const VkDependencyInfo *info) { vkCmdPipelineBarrier2(player.commands(), info); });
    }
}

void Dependency::Set(Player &player, uint32_t event) const {
    const VkEvent handle = player.scene().events[event];
    if (old) {
        vkCmdSetEvent(player.commands(), handle, static_cast<VkPipelineStageFlags>(source.stages));
    } else {
        WithNew(player,
                [&](const VkDependencyInfo *info) { vkCmdSetEvent2(player.commands(), handle, info); });
    }
}

void Dependency::Wait(Player &player, uint32_t event) const {
    const VkEvent handle = player.scene().events[event];
    if (old) {
        WithOld(player, [&](uint32_t num_memory, const VkMemoryBarrier *memory, uint32_t num_buffers,
                            const VkBufferMemoryBarrier *on_buffer, uint32_t num_images,
                            const VkImageMemoryBarrier *on_image) {
            vkCmdWaitEvents(player.commands(), 1, &handle, static_cast<VkPipelineStageFlags>(source.stages),
                            static_cast<VkPipelineStageFlags>(destination.stages), num_memory, memory,
                            num_buffers, on_buffer, num_images, on_image);
        });
    } else {
        WithNew(player,
                [&](const VkDependencyInfo *info) { vkCmdWaitEvents2(player.commands(), 1, &handle, info); });
    }
}

} // namespace warden
