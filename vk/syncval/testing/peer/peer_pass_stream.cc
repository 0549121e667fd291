// Render passes of streams: attachments, subpasses, dependencies, draws and clears.
#include "vk/syncval/testing/peer/peer_generator.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace warden {

namespace {

constexpr VkAttachmentLoadOp kLoads[] = {VK_ATTACHMENT_LOAD_OP_LOAD, VK_ATTACHMENT_LOAD_OP_CLEAR,
                                         VK_ATTACHMENT_LOAD_OP_DONT_CARE};
constexpr VkAttachmentStoreOp kStores[] = {VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_STORE_OP_DONT_CARE};

bool Uses(const PassSubpass &subpass, uint32_t attachment) {
    return subpass.color.attachment == attachment || subpass.resolve.attachment == attachment ||
           subpass.depth.attachment == attachment || subpass.input.attachment == attachment;
}

constexpr uint32_t kExternal = VK_SUBPASS_EXTERNAL;

// Edges are pairs of subpasses with a dependency, the source first.
using Edges = std::set<std::pair<uint32_t, uint32_t>>;

VkImageLayout LayoutIn(const PassSubpass &subpass, uint32_t attachment) {
    for (const PassUse *use : {&subpass.color, &subpass.resolve, &subpass.depth}) {
        if (use->attachment == attachment) {
            return use->layout;
        }
    }
    return subpass.input.layout;
}

// AddDirect avoids a deviation of the Khronos layer ("Render Pass Creation"): for the first scope of a
// transition between two subpasses, or between one and commands outside, it uses only the dependency between
// the two, while the transition happens after the availability operations of all dependencies from the
// earlier subpass. Therefore AddDirect adds that dependency, and gives all dependencies from one subpass the
// same first scope, and all dependencies to one subpass the same second scope.
void AddDirect(const Pass &pass, Edges *edges) {
    const uint32_t count = static_cast<uint32_t>(pass.subpasses.size());
    for (uint32_t i = 0; i < pass.attachments.size(); i++) {
        VkImageLayout layout = pass.attachments[i].initial;
        uint32_t last = kExternal;
        bool leads_elsewhere = false;
        for (uint32_t k = 0; k < count; k++) {
            leads_elsewhere |= Uses(pass.subpasses[k], i) && edges->count({kExternal, k});
        }
        for (uint32_t k = 0; k < count; k++) {
            if (!Uses(pass.subpasses[k], i)) {
                continue;
            }
            const VkImageLayout next = LayoutIn(pass.subpasses[k], i);
            const bool is_new = last == kExternal;
            if (is_new ? layout != next && leads_elsewhere
                       : layout != next || pass.attachments[i].initial != next) {
                edges->insert({last, k});
            }
            layout = next;
            last = k;
        }
        if (layout != pass.attachments[i].final) {
            edges->insert({last, kExternal});
        }
    }
}

// AddPreserved lists the attachments that a subpass preserves between two that use them.
void AddPreserved(Pass *pass) {
    for (uint32_t i = 1; i + 1 < pass->subpasses.size(); i++) {
        for (uint32_t k = 0; k < pass->attachments.size(); k++) {
            const auto uses = [k](const PassSubpass &subpass) { return Uses(subpass, k); };
            const auto begin = pass->subpasses.begin(), end = pass->subpasses.end();
            if (!uses(begin[i]) && std::any_of(begin, begin + i, uses) &&
                std::any_of(begin + i + 1, end, uses)) {
                pass->subpasses[i].preserved.push_back(k);
            }
        }
    }
}

// EndWritable avoids store operations in a read-only layout: the Khronos layer treats them as writes, Warden
// does not.
void EndWritable(Pass *pass) {
    for (uint32_t i = 0; i < pass->attachments.size(); i++) {
        for (size_t k = pass->subpasses.size(); k-- > 0;) {
            if (!Uses(pass->subpasses[k], i)) {
                continue;
            }
            if (pass->subpasses[k].input.attachment == i) {
                pass->subpasses[k].input.layout = VK_IMAGE_LAYOUT_GENERAL;
            }
            break;
        }
    }
}

std::string TextOf(const char *name, const PassUse &use) {
    return use.is_used() ? Format(" %s %u (layout %u)", name, use.attachment, unsigned(use.layout)) : "";
}

std::string TextOf(const Pass &pass) {
    std::string text = Format("begin pass (%d, %d)+(%u, %u)", pass.area.offset.x, pass.area.offset.y,
                              pass.area.extent.width, pass.area.extent.height);
    for (size_t i = 0; i < pass.attachments.size(); i++) {
        const PassAttachment &of = pass.attachments[i];
        text += Format(
            "\n      attachment %zu: image %u level %u layer %u load %u/%u store %u/%u layout %u -> %u", i,
            of.image, of.level, of.layer, unsigned(of.load), unsigned(of.stencil_load), unsigned(of.store),
            unsigned(of.stencil_store), unsigned(of.initial), unsigned(of.final));
    }
    for (size_t i = 0; i < pass.subpasses.size(); i++) {
        const PassSubpass &of = pass.subpasses[i];
        text += Format("\n      subpass %zu%s:", i, of.is_secondary ? " of secondaries" : "") +
                TextOf("color", of.color) + TextOf("resolve", of.resolve) + TextOf("depth", of.depth) +
                TextOf("input", of.input);
    }
    return text;
}

} // namespace

uint32_t Generator::AttachmentOf(Pass *pass, uint32_t image) {
    const uint32_t level = pass->edge < kImageEdge;
    const uint32_t layer = Below(ImageLayers(image));
    for (uint32_t i = 0; i < pass->attachments.size(); i++) {
        const PassAttachment &other = pass->attachments[i];
        if (other.image == image && other.level == level && other.layer == layer) {
            return i;
        }
    }
    PassAttachment made = {image,
                           level,
                           layer,
                           kLoads[Below(3)],
                           kLoads[Below(3)],
                           kStores[Below(2)],
                           kStores[Below(2)],
                           VK_IMAGE_LAYOUT_UNDEFINED,
                           VK_IMAGE_LAYOUT_GENERAL};
    static constexpr VkImageLayout kFinals[] = {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                                                VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                                                VK_IMAGE_LAYOUT_GENERAL};
    VkImageLayout &layout = LayoutOf(image, level, layer);
    const bool loads = made.load == VK_ATTACHMENT_LOAD_OP_LOAD ||
                       (image == kDepthImage && made.stencil_load == VK_ATTACHMENT_LOAD_OP_LOAD);
    made.initial = loads || OneIn(2) ? layout : VK_IMAGE_LAYOUT_UNDEFINED;
    made.final = layout = kFinals[Below(4)];
    pass->attachments.push_back(made);
    return static_cast<uint32_t>(pass->attachments.size() - 1);
}

PassSubpass Generator::AnySubpass(Pass *pass) {
    PassSubpass made;
    made.is_secondary = MayAddSecondaries() && OneIn(2);
    const bool is_small = pass->edge < kImageEdge;
    const auto is_input = [pass](uint32_t attachment) {
        return std::any_of(pass->subpasses.begin(), pass->subpasses.end(), [=](const PassSubpass &of) {
            return of.color.attachment == attachment && of.color.is_used();
        });
    };
    if (is_small || !OneIn(4)) {
        static constexpr uint32_t kColors[] = {0, 0, 1, kMultisampledImage};
        made.color.attachment = AttachmentOf(pass, is_small ? 0 : kColors[Below(4)]);
        made.color.layout = OneIn(2) ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    }
    const bool is_multisampled =
        made.color.is_used() && pass->attachments[made.color.attachment].image == kMultisampledImage;
    if (is_multisampled && !OneIn(4)) {
        made.resolve.attachment = AttachmentOf(pass, Below(2));
        made.resolve.layout = OneIn(2) ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    }
    if (!is_multisampled && !is_small && (OneIn(3) || !made.color.is_used())) {
        made.depth.attachment = AttachmentOf(pass, kDepthImage);
        made.depth.layout =
            OneIn(2) ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    }
    const uint32_t input = Below(static_cast<uint32_t>(pass->attachments.size()));
    if (is_input(input) && !Uses(made, input) && pass->attachments[input].image != kMultisampledImage) {
        made.input.attachment = input;
        made.input.layout = OneIn(2) ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    }
    return made;
}

Side Generator::AnySideInside() {
    Side side;
    for (uint32_t count = OneIn(3) ? 2 : 1; count > 0; count--) {
        const Scope &scope = AnyOf(PassScopes());
        side.name += (side.name.empty() ? "" : " | ") + std::string(scope.name);
        side.stages |= scope.old_stages;
        side.accesses |= scope.old_accesses;
    }
    return side;
}

void Generator::AddDependencies(Pass *pass, std::string *text) {
    const uint32_t count = static_cast<uint32_t>(pass->subpasses.size());
    Edges edges;
    for (uint32_t i = 0; i < count; i++) {
        if (OneIn(i == 0 ? 2 : 4)) {
            edges.insert({kExternal, i});
        }
        for (uint32_t k = 0; k < i; k++) {
            if (!OneIn(k + 1 == i ? 4 : 2)) {
                edges.insert({k, i});
            }
        }
        if (OneIn(i + 1 == count ? 2 : 4)) {
            edges.insert({i, kExternal});
        }
    }
    size_t before;
    do {
        before = edges.size();
        AddDirect(*pass, &edges);
    } while (before != edges.size());
    // By subpass; the last one stands for commands outside.
    std::vector<Side> sources(count, AnySideInside()), destinations;
    for (uint32_t i = 0; i < count; i++) {
        destinations.push_back(AnySideInside());
    }
    sources.push_back(AnySide(true, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT));
    destinations.push_back(AnySide(true, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT));
    for (const auto &edge : edges) {
        const Side &source = sources[std::min(edge.first, count)];
        const Side &destination = destinations[std::min(edge.second, count)];
        pass->dependencies.push_back({edge.first, edge.second,
                                      static_cast<VkPipelineStageFlags>(source.stages),
                                      static_cast<VkPipelineStageFlags>(destination.stages),
                                      static_cast<VkAccessFlags>(source.accesses),
                                      static_cast<VkAccessFlags>(destination.accesses), 0});
        *text += Format("\n      dependency %d -> %d: (", int(edge.first), int(edge.second)) + source.name +
                 ") -> (" + destination.name + ")";
    }
    if (families_ & kManySubpasses) {
        AddDependenciesInside(pass, text);
    }
}

void Generator::AddDependenciesInside(Pass *pass, std::string *text) {
    for (VkSubpassDependency &dependency : pass->dependencies) {
        dependency.dependencyFlags = OneIn(3) ? VK_DEPENDENCY_BY_REGION_BIT : 0;
        *text += dependency.dependencyFlags ? Format("\n      %d -> %d by region", int(dependency.srcSubpass),
                                                     int(dependency.dstSubpass))
                                            : "";
    }
    constexpr VkPipelineStageFlags2 kOfFramebuffer =
        VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |
        VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    for (uint32_t i = 0; i < pass->subpasses.size(); i++) {
        const Side source = AnySideInside(), destination = AnySideInside();
        // VUID-VkSubpassDependency-srcSubpass-06809
        if (OneIn(2) && (!(source.stages & kOfFramebuffer) || !(destination.stages & ~kOfFramebuffer))) {
            pass->dependencies.push_back({i, i, static_cast<VkPipelineStageFlags>(source.stages),
                                          static_cast<VkPipelineStageFlags>(destination.stages),
                                          static_cast<VkAccessFlags>(source.accesses),
                                          static_cast<VkAccessFlags>(destination.accesses),
                                          VK_DEPENDENCY_BY_REGION_BIT});
            *text += Format("\n      dependency %u -> %u: (", i, i) + source.name + ") -> (" +
                     destination.name + ")";
        }
    }
}

void Generator::AddPass() {
    Pass made = {};
    made.edge = OneIn(3) ? kImageEdge / 2 : kImageEdge;
    made.is_second = OneIn(3);
    // The Khronos layer treats a part of an attachment as the entire attachment.
    made.area.extent = {made.edge, made.edge};
    for (uint32_t count = (families_ & kManySubpasses ? 3 : 1) + Below(2); count > 0; count--) {
        made.subpasses.push_back(AnySubpass(&made));
    }
    AddPreserved(&made);
    EndWritable(&made);
    std::string text = TextOf(made);
    AddDependencies(&made, &text);
    const int group = kFirstPass + num_passes_++;
    const auto pass = std::make_shared<const Pass>(std::move(made));
    AddToPass(
        *pass, text, [pass](Player &player) { player.BeginPass(*pass); }, group, false);
    for (size_t i = 0; i < pass->subpasses.size(); i++) {
        if (i > 0) {
            AddToPass(
                *pass, "next subpass", [](Player &player) { player.NextSubpass(); }, group, true);
        }
        AddDrawing(*pass, pass->subpasses[i]);
    }
    AddToPass(
        *pass, "end pass", [](Player &player) { player.EndPass(); }, group, true);
}

void Generator::AddToPass(const Pass &pass, std::string text, std::function<void(Player &)> play, int group,
                          bool in_pass) {
    Add(std::move(text), std::move(play), group, in_pass);
    stream_.back().is_labelled =
        std::none_of(pass.subpasses.begin(), pass.subpasses.end(),
                     [](const PassSubpass &subpass) { return subpass.is_secondary; });
}

void Generator::AddDrawing(const Pass &pass, const PassSubpass &subpass) {
    const uint32_t number = static_cast<uint32_t>(&subpass - pass.subpasses.data());
    const bool has_barrier =
        std::any_of(pass.dependencies.begin(), pass.dependencies.end(), [=](const VkSubpassDependency &of) {
            return of.srcSubpass == number && of.dstSubpass == number;
        });
    const auto add = [&] {
        if (has_barrier && OneIn(3)) {
            Add(
                "barrier of the subpass", [](Player &player) { player.RecordSubpassBarrier(); }, 0, true);
        } else if (OneIn(3)) {
            AddClearAttachment(pass, subpass);
        } else {
            AddDraw(pass, subpass);
        }
    };
    if (subpass.is_secondary) {
        if (MayAddSecondaries()) {
            AddSecondaries(add, true);
        }
        return;
    }
    for (uint32_t count = Below(has_barrier ? 5 : 3); count > 0; count--) {
        add();
    }
}

void Generator::AddClearAttachment(const Pass &pass, const PassSubpass &subpass) {
    VkImageAspectFlags aspects = VK_IMAGE_ASPECT_COLOR_BIT;
    if (subpass.depth.is_used() && (!subpass.color.is_used() || OneIn(2))) {
        static constexpr VkImageAspectFlags kAspects[] = {
            VK_IMAGE_ASPECT_DEPTH_BIT, VK_IMAGE_ASPECT_STENCIL_BIT,
            VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT};
        aspects = kAspects[Below(3)] & pass.depth_aspects;
        aspects = aspects ? aspects : pass.depth_aspects;
    } else if (!subpass.color.is_used()) {
        return;
    }
    const VkRect2D area = pass.area;
    Add(
        Format("clear attachment, aspects %u (%u, %u)", aspects, area.extent.width, area.extent.height),
        [=](Player &player) { player.ClearAttachment(aspects, area); }, 0, true);
}

} // namespace warden
