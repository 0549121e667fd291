#include "vk/syncval/peer/peer_stream.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <random>

namespace warden {

using wd::testing::Make;

namespace {

__attribute__((format(printf, 1, 2))) std::string Format(const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

// Scope is what one side of a barrier names. The masks of version 1 have no stages of single transfers, and no NONE.
struct Scope {
    const char *name;
    VkPipelineStageFlags2 stages;
    VkAccessFlags2 accesses;
    VkPipelineStageFlags old_stages;
    VkAccessFlags old_accesses;
};

constexpr VkAccessFlags2 kRead = VK_ACCESS_2_TRANSFER_READ_BIT, kWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT;
constexpr VkPipelineStageFlags kOldTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkAccessFlags kOldRead = VK_ACCESS_TRANSFER_READ_BIT, kOldWrite = VK_ACCESS_TRANSFER_WRITE_BIT;
constexpr VkPipelineStageFlags kOldAll = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;

constexpr Scope kTransferScopes[] = {
    {"copy r", VK_PIPELINE_STAGE_2_COPY_BIT, kRead, kOldTransfer, kOldRead},
    {"copy w", VK_PIPELINE_STAGE_2_COPY_BIT, kWrite, kOldTransfer, kOldWrite},
    {"copy rw", VK_PIPELINE_STAGE_2_COPY_BIT, kRead | kWrite, kOldTransfer, kOldRead | kOldWrite},
    {"copy", VK_PIPELINE_STAGE_2_COPY_BIT, 0, kOldTransfer, 0},
    {"clear w", VK_PIPELINE_STAGE_2_CLEAR_BIT, kWrite, kOldTransfer, kOldWrite},
    {"clear", VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, kOldTransfer, 0},
    {"blit r", VK_PIPELINE_STAGE_2_BLIT_BIT, kRead, kOldTransfer, kOldRead},
    {"blit w", VK_PIPELINE_STAGE_2_BLIT_BIT, kWrite, kOldTransfer, kOldWrite},
    {"transfer rw", VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, kRead | kWrite, kOldTransfer, kOldRead | kOldWrite},
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

constexpr VkPipelineStageFlags2 kCompute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
constexpr VkPipelineStageFlags kOldCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
constexpr VkAccessFlags2 kStorageRead = VK_ACCESS_2_SHADER_STORAGE_READ_BIT,
                         kStorageWrite = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;

constexpr Scope kDispatchScopes[] = {
    {"compute storage r", kCompute, kStorageRead, kOldCompute, VK_ACCESS_SHADER_READ_BIT},
    {"compute storage w", kCompute, kStorageWrite, kOldCompute, VK_ACCESS_SHADER_WRITE_BIT},
    {"compute storage rw", kCompute, kStorageRead | kStorageWrite, kOldCompute,
     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT},
    {"compute sampled r", kCompute, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT, kOldCompute,
     VK_ACCESS_SHADER_READ_BIT},
    {"compute uniform r", kCompute, VK_ACCESS_2_UNIFORM_READ_BIT, kOldCompute, VK_ACCESS_UNIFORM_READ_BIT},
    {"compute r", kCompute, VK_ACCESS_2_SHADER_READ_BIT, kOldCompute, VK_ACCESS_SHADER_READ_BIT},
    {"compute w", kCompute, VK_ACCESS_2_SHADER_WRITE_BIT, kOldCompute, VK_ACCESS_SHADER_WRITE_BIT},
    {"compute any rw", kCompute, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT, kOldCompute,
     VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT},
    {"compute", kCompute, 0, kOldCompute, 0},
};

// Bytes of a buffer.
struct Span {
    VkDeviceSize begin, size;
};

// Rectangle of one subresource.
struct Area {
    uint32_t image, level, layer;
    VkImageAspectFlags aspect;
    int32_t x, y;
    uint32_t width, height;

    VkImageSubresourceLayers layers() const {
        return {aspect, level, layer, 1};
    }
    std::string text() const {
        return Format("image %u aspect %u level %u layer %u (%d, %d)+(%u, %u)", image, aspect, level, layer,
                      x, y, width, height);
    }
};

// Side is a scope as one version of the barrier commands says it.
struct Side {
    std::string name;
    VkPipelineStageFlags2 stages = 0;
    VkAccessFlags2 accesses = 0;
};

VkMemoryBarrier2 MemoryBarrier2(const Side &source, const Side &destination) {
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = source.stages;
    barrier.srcAccessMask = source.accesses;
    barrier.dstStageMask = destination.stages;
    barrier.dstAccessMask = destination.accesses;
    return barrier;
}

void RecordMemoryBarrier2(Player &player, const Side &source, const Side &destination) {
    const VkMemoryBarrier2 barrier = MemoryBarrier2(source, destination);
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.memoryBarrierCount = 1;
    info.pMemoryBarriers = &barrier;
    vkCmdPipelineBarrier2(player.commands(), &info);
}

// Dependency is one barrier, for everything or for one resource, as vkCmdPipelineBarrier or as vkCmdPipelineBarrier2.
struct Dependency {
    bool old = false;
    Side source, destination;
    int buffer = -1, image = -1;
    Span span = {};
    VkImageSubresourceRange range = {};
    VkImageLayout from = VK_IMAGE_LAYOUT_UNDEFINED, to = VK_IMAGE_LAYOUT_UNDEFINED;
    bool with_stages = false; // As Dialect::barriers2_are_local wants.

    std::string text() const {
        return Format("barrier%s (", old ? "" : "2") + source.name + ") -> (" + destination.name + ")";
    }

    void Record(Player &player) const {
        if (old) {
            WithOld(player, [&](uint32_t num_memory, const VkMemoryBarrier *memory, uint32_t num_buffers,
                                const VkBufferMemoryBarrier *on_buffer, uint32_t num_images,
                                const VkImageMemoryBarrier *on_image) {
                vkCmdPipelineBarrier(player.commands(), static_cast<VkPipelineStageFlags>(source.stages),
                                     static_cast<VkPipelineStageFlags>(destination.stages), 0, num_memory,
                                     memory, num_buffers, on_buffer, num_images, on_image);
            });
        } else {
            WithNew(player,
                    [&](const VkDependencyInfo *info) { vkCmdPipelineBarrier2(player.commands(), info); });
        }
    }

    void Set(Player &player, uint32_t event) const {
        const VkEvent handle = player.scene().events[event];
        if (old) {
            vkCmdSetEvent(player.commands(), handle, static_cast<VkPipelineStageFlags>(source.stages));
        } else {
            WithNew(player,
                    [&](const VkDependencyInfo *info) { vkCmdSetEvent2(player.commands(), handle, info); });
        }
    }

    void Wait(Player &player, uint32_t event) const {
        const VkEvent handle = player.scene().events[event];
        if (old) {
            WithOld(player, [&](uint32_t num_memory, const VkMemoryBarrier *memory, uint32_t num_buffers,
                                const VkBufferMemoryBarrier *on_buffer, uint32_t num_images,
                                const VkImageMemoryBarrier *on_image) {
                vkCmdWaitEvents(player.commands(), 1, &handle,
                                static_cast<VkPipelineStageFlags>(source.stages),
                                static_cast<VkPipelineStageFlags>(destination.stages), num_memory, memory,
                                num_buffers, on_buffer, num_images, on_image);
            });
        } else {
            WithNew(player, [&](const VkDependencyInfo *info) {
                vkCmdWaitEvents2(player.commands(), 1, &handle, info);
            });
        }
    }

  private:
    template <typename Barrier> Barrier BufferBarrier(Player &player, VkStructureType type) const {
        auto barrier = Make<Barrier>(type);
        SetAccesses(&barrier);
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.buffer = player.scene().buffers[buffer];
        barrier.offset = span.begin;
        barrier.size = span.size;
        return barrier;
    }

    template <typename Barrier> Barrier ImageBarrier(Player &player, VkStructureType type) const {
        auto barrier = Make<Barrier>(type);
        SetAccesses(&barrier);
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = player.scene().images[image];
        barrier.subresourceRange = range;
        return barrier;
    }

    template <typename Barrier> void SetAccesses(Barrier *barrier) const {
        using Accesses = decltype(barrier->srcAccessMask);
        barrier->srcAccessMask = static_cast<Accesses>(source.accesses);
        barrier->dstAccessMask = static_cast<Accesses>(destination.accesses);
    }

    template <typename Use> void WithOld(Player &player, const Use &use) const {
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

    template <typename Use> void WithNew(Player &player, const Use &use) const {
        const bool is_global = buffer < 0 && image < 0;
        VkMemoryBarrier2 memory = MemoryBarrier2(source, destination);
        if (!is_global) {
            memory.srcAccessMask = memory.dstAccessMask = 0;
        }
        VkBufferMemoryBarrier2 on_buffer;
        if (buffer >= 0) {
            on_buffer =
                BufferBarrier<VkBufferMemoryBarrier2>(player, VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
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
};

// AllAccesses returns what the stages of the scopes above may do.
VkAccessFlags2 AllAccesses(VkPipelineStageFlags2 stages) {
    VkAccessFlags2 accesses = 0;
    for (const Scope &scope : kTransferScopes) {
        accesses |= scope.stages & stages || scope.old_stages & stages ? scope.accesses : 0;
    }
    return accesses;
}

class Generator {
  public:
    Generator(uint32_t seed, uint32_t families, const Dialect &dialect)
        : random_(seed), families_(families), dialect_(dialect) {
        for (uint32_t i = 0; i < kNumImages; i++) {
            for (VkImageLayout &layout : layouts_[i]) {
                layout = VK_IMAGE_LAYOUT_GENERAL;
            }
        }
    }

    Stream MakeAll() {
        Add(
            "begin", [](Player &player) { player.BeginPrimary(0); }, kWhole);
        for (uint32_t count = 4 + Below(16); count > 0; count--) {
            AddAny();
        }
        Add(
            "end", [](Player &player) { player.EndCommands(); }, kWhole);
        return std::move(stream_);
    }

  private:
    static constexpr int kFirstEvent = 16; // Groups of events.

    uint32_t Below(uint32_t limit) {
        return static_cast<uint32_t>(random_() % limit);
    }
    bool OneIn(uint32_t count) {
        return Below(count) == 0;
    }

    void Add(std::string text, std::function<void(Player &)> play, int group = 0) {
        stream_.push_back({std::move(text), std::move(play), group});
    }

    void AddAny() {
        if (families_ & kEvents && OneIn(3)) {
            return OneIn(2) ? AddSet() : AddWait();
        }
        if (families_ & kDispatches && OneIn(2)) {
            return AddDispatch();
        }
        switch (Below(12)) {
        case 0:
            return AddCopyBuffer();
        case 1:
            return AddFill();
        case 2:
            return AddUpdate();
        case 3:
            return AddCopyImage();
        case 4:
            return AddBufferAndImage();
        case 5:
            return AddBlit();
        case 6:
            return AddClear();
        case 7:
            return AddTransition();
        default:
            return AddBarrier();
        }
    }

    uint32_t AnyBuffer() {
        return Below(kNumBuffers);
    }

    // AnySpan chooses bytes, a multiple of 16 up to `limit`.
    Span AnySpan(VkDeviceSize limit = kBufferSize / 2) {
        if (dialect_.gaps_are_forgotten) {
            return {kBufferSize / 4 * Below(4), kBufferSize / 4};
        }
        const VkDeviceSize size = 16 * (1 + Below(static_cast<uint32_t>(limit) / 16));
        return {16 * Below(static_cast<uint32_t>(kBufferSize - size) / 16 + 1), size};
    }

    void AddCopyBuffer() {
        const uint32_t from = AnyBuffer(), to = (from + 1 + Below(kNumBuffers - 1)) % kNumBuffers;
        std::vector<VkBufferCopy> regions;
        std::string text = Format("copy buffer %u -> %u:", from, to);
        // Destinations of one command must not overlap: the second region has them in the other half.
        for (uint32_t i = 0, count = 1 + Below(2); i < count; i++) {
            Span source = AnySpan(48), destination = AnySpan(48);
            destination.size = source.size;
            destination.begin = destination.begin % (kBufferSize / 4) / 16 * 16;
            if (dialect_.gaps_are_forgotten) {
                destination.begin = kBufferSize / 4 * Below(2);
            }
            destination.begin += kBufferSize / 2 * i;
            regions.push_back({source.begin, destination.begin, source.size});
            text +=
                Format(" [%u, %u) -> [%u, %u)", unsigned(source.begin), unsigned(source.begin + source.size),
                       unsigned(destination.begin), unsigned(destination.begin + destination.size));
        }
        Add(text, [=](Player &player) {
            vkCmdCopyBuffer(player.commands(), player.scene().buffers[from], player.scene().buffers[to],
                            uint32_t(regions.size()), regions.data());
        });
    }

    void AddFill() {
        const uint32_t buffer = AnyBuffer();
        const Span span = AnySpan();
        Add(Format("fill buffer %u [%u, %u)", buffer, unsigned(span.begin), unsigned(span.begin + span.size)),
            [=](Player &player) {
                vkCmdFillBuffer(player.commands(), player.scene().buffers[buffer], span.begin, span.size, 7);
            });
    }

    void AddUpdate() {
        const uint32_t buffer = AnyBuffer();
        const Span span = AnySpan();
        Add(Format("update buffer %u [%u, %u)", buffer, unsigned(span.begin),
                   unsigned(span.begin + span.size)),
            [=](Player &player) {
                static const char zeros[kBufferSize] = {};
                vkCmdUpdateBuffer(player.commands(), player.scene().buffers[buffer], span.begin, span.size,
                                  zeros);
            });
    }

    VkImageLayout &LayoutOf(uint32_t image, uint32_t level, uint32_t layer) {
        return layouts_[image][level * ImageLayers(image) + layer];
    }

    VkImageLayout LayoutOf(const Area &area) {
        return LayoutOf(area.image, area.level, area.layer);
    }

    // AnyArea chooses a rectangle whose subresource is in a layout for reads or for writes of transfers.
    bool AnyArea(bool writes, bool depth_too, Area *area) {
        for (int tries = 0; tries < 8; tries++) {
            area->image = Below(depth_too ? kNumImages : kDepthImage);
            area->level = Below(ImageLevels(area->image));
            area->layer = Below(ImageLayers(area->image));
            area->aspect = area->image != kDepthImage ? VK_IMAGE_ASPECT_COLOR_BIT
                           : OneIn(2)                 ? VK_IMAGE_ASPECT_DEPTH_BIT
                                                      : VK_IMAGE_ASPECT_STENCIL_BIT;
            const uint32_t edge = kImageEdge >> area->level;
            area->width = 4 * (1 + Below(edge / 4));
            area->height = 4 * (1 + Below(edge / 4));
            area->x = int32_t(4 * Below((edge - area->width) / 4 + 1));
            area->y = int32_t(4 * Below((edge - area->height) / 4 + 1));
            if (dialect_.gaps_are_forgotten) {
                area->width = area->height = edge;
                area->x = area->y = 0;
            }
            const VkImageLayout layout = LayoutOf(*area);
            if (layout == VK_IMAGE_LAYOUT_GENERAL ||
                layout ==
                    (writes ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL : VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL)) {
                return true;
            }
        }
        return false;
    }

    void AddCopyImage() {
        Area from, to;
        if (!AnyArea(false, true, &from) || !AnyArea(true, true, &to) || from.aspect != to.aspect ||
            (from.image == to.image && from.level == to.level && from.layer == to.layer) ||
            (dialect_.gaps_are_forgotten && from.level != to.level)) {
            return AddBarrier();
        }
        from.width = to.width = std::min(from.width, to.width);
        from.height = to.height = std::min(from.height, to.height);
        const VkImageLayout from_layout = LayoutOf(from), to_layout = LayoutOf(to);
        Add("copy " + from.text() + " -> " + to.text(), [=](Player &player) {
            const VkImageCopy region = {from.layers(),
                                        {from.x, from.y, 0},
                                        to.layers(),
                                        {to.x, to.y, 0},
                                        {from.width, from.height, 1}};
            vkCmdCopyImage(player.commands(), player.scene().images[from.image], from_layout,
                           player.scene().images[to.image], to_layout, 1, &region);
        });
    }

    void AddBufferAndImage() {
        const bool to_image = OneIn(2);
        Area area;
        if (!AnyArea(to_image, true, &area)) {
            return AddBarrier();
        }
        // Rows follow each other: the Khronos layer counts the bytes between rows as accessed. A quarter of a buffer is a level
        // of 4 by 4 texels.
        if (dialect_.gaps_are_forgotten && (area.width > 4 || area.aspect == VK_IMAGE_ASPECT_STENCIL_BIT)) {
            return AddBarrier();
        }
        area.width = area.height = 4;
        const uint32_t buffer = AnyBuffer();
        const VkDeviceSize begin = dialect_.gaps_are_forgotten ? AnySpan().begin : 16 * Below(12);
        const VkImageLayout layout = LayoutOf(area);
        Add(Format("copy buffer %u %u %s ", buffer, unsigned(begin), to_image ? "->" : "<-") + area.text(),
            [=](Player &player) {
                VkBufferImageCopy region = {};
                region.bufferOffset = begin;
                region.imageSubresource = area.layers();
                region.imageOffset = {area.x, area.y, 0};
                region.imageExtent = {area.width, area.height, 1};
                const VkBuffer handle = player.scene().buffers[buffer];
                const VkImage image = player.scene().images[area.image];
                if (to_image) {
                    vkCmdCopyBufferToImage(player.commands(), handle, image, layout, 1, &region);
                } else {
                    vkCmdCopyImageToBuffer(player.commands(), image, layout, handle, 1, &region);
                }
            });
    }

    void AddBlit() {
        Area from, to;
        if (!AnyArea(false, false, &from) || !AnyArea(true, false, &to) ||
            (from.image == to.image && from.level == to.level && from.layer == to.layer)) {
            return AddBarrier();
        }
        const bool mirrors = OneIn(3);
        const VkImageLayout from_layout = LayoutOf(from), to_layout = LayoutOf(to);
        Add("blit " + from.text() + " -> " + to.text() + (mirrors ? " mirrored" : ""), [=](Player &player) {
            VkImageBlit region = {};
            region.srcSubresource = from.layers();
            region.srcOffsets[0] = {from.x, from.y, 0};
            region.srcOffsets[1] = {from.x + int32_t(from.width), from.y + int32_t(from.height), 1};
            region.dstSubresource = to.layers();
            region.dstOffsets[0] = {to.x, to.y, 0};
            region.dstOffsets[1] = {to.x + int32_t(to.width), to.y + int32_t(to.height), 1};
            if (mirrors) {
                std::swap(region.dstOffsets[0].x, region.dstOffsets[1].x);
            }
            vkCmdBlitImage(player.commands(), player.scene().images[from.image], from_layout,
                           player.scene().images[to.image], to_layout, 1, &region, VK_FILTER_NEAREST);
        });
    }

    void AddClear() {
        Area area;
        if (!AnyArea(true, true, &area)) {
            return AddBarrier();
        }
        const VkImageLayout layout = LayoutOf(area);
        const VkImageSubresourceRange range = {area.aspect, area.level, 1, area.layer, 1};
        Add(Format("clear image %u aspect %u level %u layer %u", area.image, area.aspect, area.level,
                   area.layer),
            [=](Player &player) {
                const VkImage image = player.scene().images[area.image];
                if (area.image == kDepthImage) {
                    const VkClearDepthStencilValue value = {};
                    vkCmdClearDepthStencilImage(player.commands(), image, layout, &value, 1, &range);
                } else {
                    const VkClearColorValue value = {};
                    vkCmdClearColorImage(player.commands(), image, layout, &value, 1, &range);
                }
            });
    }

    void AddDispatch() {
        Dispatch made = {};
        made.use = static_cast<Use>(Below(kNumUses));
        std::string text = std::string("dispatch: ") + UseText(made.use);
        if (IsOfImage(made.use)) {
            if (!ChooseImage(&made)) {
                return AddBarrier();
            }
            text += Format(" image %u levels %u+%u layer %u", made.image, made.level, made.num_levels,
                           made.layer);
        } else {
            ChooseBytes(&made);
            text += Format(" %u [%u + %u, +%u)", made.buffer, unsigned(made.offset), made.dynamic_offset,
                           unsigned(made.size));
        }
        if (IsRead(made.use) && OneIn(3)) {
            const Span span = AnySpan();
            // Not the one that is read: of bytes that a command reads and writes, a layer may remember either.
            made.other_buffer = (made.buffer + 1 + Below(kNumBuffers - 1)) % kNumBuffers;
            made.other_offset = span.begin;
            made.other_size = span.size;
            text += Format(" -> buffer %u [%u, +%u)", made.other_buffer, unsigned(span.begin),
                           unsigned(span.size));
        }
        Add(text, [made](Player &player) { player.RecordDispatch(made); });
    }

    void ChooseBytes(Dispatch *made) {
        made->buffer = AnyBuffer();
        const Span span = AnySpan();
        made->offset = span.begin;
        made->size = span.size;
        if (made->use == Use::kReadUniform) {
            made->size = kUniformSize;
            made->offset = std::min(made->offset, kBufferSize - kUniformSize);
        }
        if (made->use != Use::kReadTexels && made->use != Use::kWriteTexels) {
            made->dynamic_offset = 16 * Below(static_cast<uint32_t>(made->offset) / 16 + 1);
            made->offset -= made->dynamic_offset;
        }
    }

    // ChooseImage finds subresources of one layout that the use may have.
    bool ChooseImage(Dispatch *made) {
        made->image = Below(made->use == Use::kSample ? kNumImages : kDepthImage);
        made->level = Below(ImageLevels(made->image));
        made->num_levels = 1;
        made->layer = Below(ImageLayers(made->image));
        made->layout = LayoutOf(made->image, made->level, made->layer);
        if (made->use == Use::kSample && made->image == 0 && OneIn(2)) {
            made->level = 0;
            made->num_levels = 2;
            made->layout = LayoutOf(0, 0, made->layer);
            if (LayoutOf(0, 1, made->layer) != made->layout) {
                return false;
            }
        }
        return made->layout == VK_IMAGE_LAYOUT_GENERAL ||
               (made->use == Use::kSample && made->layout == VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    }

    // AnyBarrier makes a dependency for everything or for a buffer, and its text.
    Dependency AnyBarrier(std::string *text) {
        Dependency made = AnyDependency();
        *text = made.text() + " global";
        if (OneIn(3)) {
            const uint32_t buffer = AnyBuffer();
            const Span span = AnySpan();
            const bool whole = OneIn(3);
            made.buffer = static_cast<int>(buffer);
            made.span = whole ? Span{0, VK_WHOLE_SIZE} : span;
            *text = made.text() +
                    Format(" buffer %u [%u, +%d)", buffer, unsigned(made.span.begin), int(made.span.size));
        }
        return made;
    }

    void AddBarrier() {
        std::string text;
        const Dependency made = AnyBarrier(&text);
        Add(text, [made](Player &player) { made.Record(player); });
    }

    // AddSet sets an event that was not set before, with the dependency that its waits repeat.
    void AddSet() {
        const uint32_t event = static_cast<uint32_t>(events_.size());
        if (event == kNumEvents) {
            return AddWait();
        }
        std::string text;
        const Dependency made = AnyBarrier(&text);
        events_.push_back(made);
        Add(
            Format("set %u: ", event) + text, [=](Player &player) { made.Set(player, event); },
            kFirstEvent + static_cast<int>(event));
    }

    void AddWait() {
        if (events_.empty()) {
            return AddBarrier();
        }
        const uint32_t event = Below(static_cast<uint32_t>(events_.size()));
        const Dependency made = events_[event];
        Add(
            Format("wait for %u", event), [=](Player &player) { made.Wait(player, event); },
            kFirstEvent + static_cast<int>(event));
    }

    // AddTransition is a barrier on some subresources that are in one layout; at times they stay in it.
    void AddTransition() {
        static constexpr VkImageLayout kLayouts[] = {
            VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
            VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
        const uint32_t num_layouts = families_ & kDispatches ? 4 : 3;
        const uint32_t image = Below(kNumImages);
        VkImageSubresourceRange range = {ImageAspects(image), Below(ImageLevels(image)), 1,
                                         Below(ImageLayers(image)), 1};
        const VkImageLayout from = LayoutOf(image, range.baseMipLevel, range.baseArrayLayer);
        const VkImageLayout to = OneIn(3) ? from : kLayouts[Below(num_layouts)];
        const bool discards = from != to && OneIn(4);
        if (OneIn(2)) { // All of it, where that is in one layout.
            const VkImageSubresourceRange whole = {range.aspectMask, 0, ImageLevels(image), 0,
                                                   ImageLayers(image)};
            const VkImageLayout *layouts = layouts_[image];
            const uint32_t count = whole.levelCount * whole.layerCount;
            if (discards || std::all_of(layouts, layouts + count,
                                        [from](VkImageLayout layout) { return layout == from; })) {
                range = whole;
            }
        }
        for (uint32_t level = 0; level < range.levelCount; level++) {
            for (uint32_t layer = 0; layer < range.layerCount; layer++) {
                LayoutOf(image, range.baseMipLevel + level, range.baseArrayLayer + layer) = to;
            }
        }
        Dependency made = AnyDependency();
        for (Side *side : {&made.source, &made.destination}) {
            if (dialect_.chains_need_accesses && !side->accesses) {
                side->name += " + transfer";
                side->stages |= made.old ? kOldTransfer : VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
                side->accesses = AllAccesses(side->stages);
            }
        }
        made.image = static_cast<int>(image);
        made.range = range;
        made.from = discards ? VK_IMAGE_LAYOUT_UNDEFINED : from;
        made.to = to;
        Add(made.text() + Format(" image %u levels %u+%u layers %u+%u layout %u -> %u", image,
                                 range.baseMipLevel, range.levelCount, range.baseArrayLayer, range.layerCount,
                                 unsigned(made.from), unsigned(to)),
            [made](Player &player) { made.Record(player); });
    }

    // AnySide joins one or two scopes. Version 1 knows no NONE: its stand-in depends on the side.
    Side AnySide(bool old, VkPipelineStageFlags old_none) {
        Side side;
        for (uint32_t count = OneIn(4) ? 2 : 1; count > 0; count--) {
            const Scope &scope = families_ & kDispatches && OneIn(2)
                                     ? kDispatchScopes[Below(std::size(kDispatchScopes))]
                                     : kTransferScopes[Below(std::size(kTransferScopes))];
            if (old && !scope.old_stages && dialect_.top_is_a_stage) {
                count++;
                continue;
            }
            side.name += (side.name.empty() ? "" : " | ") + std::string(scope.name);
            side.stages |= !old ? scope.stages : scope.old_stages ? scope.old_stages : old_none;
            side.accesses |= old ? scope.old_accesses : scope.accesses;
        }
        constexpr VkPipelineStageFlags2 kBoth = VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT;
        if (dialect_.fills_are_copies && (side.stages & kBoth)) {
            side.stages |= kBoth;
        }
        if (dialect_.chains_need_accesses) {
            side.accesses = AllAccesses(side.stages);
        }
        return side;
    }

    Dependency AnyDependency() {
        Dependency made;
        made.old = OneIn(3);
        made.source = AnySide(made.old, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT);
        made.destination = AnySide(made.old, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
        made.with_stages = dialect_.barriers2_are_local;
        return made;
    }

    std::mt19937 random_;
    uint32_t families_;
    Dialect dialect_;
    Stream stream_;
    std::vector<Dependency> events_;       // That were set.
    VkImageLayout layouts_[kNumImages][4]; // By level, then by layer.
};

} // namespace

Stream MakeStream(uint32_t seed, uint32_t families, const Dialect &dialect) {
    return Generator(seed, families, dialect).MakeAll();
}

Stream Mended(const Stream &stream, size_t number) {
    const Side all = {"all rw", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                      VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};
    Stream mended = stream;
    mended.insert(
        mended.begin() + static_cast<std::ptrdiff_t>(number),
        {"barrier for everything", [all](Player &player) { RecordMemoryBarrier2(player, all, all); }});
    return mended;
}

Stream Without(const Stream &stream, size_t number) {
    const int group = stream[number].group;
    Stream rest;
    for (size_t i = 0; i < stream.size(); i++) {
        if (i != number && (group == 0 || stream[i].group != group)) {
            rest.push_back(stream[i]);
        }
    }
    return rest;
}

std::string Describe(const Stream &stream) {
    std::string text;
    for (size_t i = 0; i < stream.size(); i++) {
        text += Format("  %2zu ", i) + stream[i].text + "\n";
    }
    return text;
}

} // namespace warden
