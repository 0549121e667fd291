// Dynamic rendering of streams: attachments, draws and clears, and sometimes a suspension.
#include <memory>

#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

namespace {

constexpr VkAttachmentLoadOp kLoads[] = {VK_ATTACHMENT_LOAD_OP_LOAD, VK_ATTACHMENT_LOAD_OP_CLEAR,
                                         VK_ATTACHMENT_LOAD_OP_DONT_CARE};
// Without VK_ATTACHMENT_STORE_OP_NONE: the Khronos layer treats it as a write, even without earlier writes.
constexpr VkAttachmentStoreOp kStores[] = {VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_STORE_OP_DONT_CARE};

std::string TextOf(const char *name, const Pass &pass, const PassUse &use) {
    if (!use.is_used()) {
        return "";
    }
    const PassAttachment &of = pass.attachments[use.attachment];
    return Format("\n      %s: image %u level %u layer %u load %u/%u store %u/%u", name, of.image, of.level,
                  of.layer, unsigned(of.load), unsigned(of.stencil_load), unsigned(of.store),
                  unsigned(of.stencil_store));
}

} // namespace

PassUse Generator::AttachmentOfRendering(Pass *pass, uint32_t image) {
    PassAttachment made = {};
    made.image = image;
    made.level = pass->edge < kImageEdge;
    made.layer = Below(ImageLayers(image));
    made.load = kLoads[Below(3)];
    made.stencil_load = kLoads[Below(3)];
    made.store = kStores[Below(2)];
    made.stencil_store = kStores[Below(2)];
    if (LayoutOf(image, made.level, made.layer) != VK_IMAGE_LAYOUT_GENERAL) {
        AddTransitionOf(image, {ImageAspects(image), made.level, 1, made.layer, 1}, VK_IMAGE_LAYOUT_GENERAL,
                        OneIn(4));
    }
    pass->attachments.push_back(made);
    return {static_cast<uint32_t>(pass->attachments.size() - 1), VK_IMAGE_LAYOUT_GENERAL};
}

void Generator::AddRendering() {
    Pass made = {};
    made.is_rendering = true;
    made.edge = OneIn(3) ? kImageEdge / 2 : kImageEdge;
    made.area.extent = {made.edge, made.edge};
    static constexpr VkImageAspectFlags kAspects[] = {VK_IMAGE_ASPECT_DEPTH_BIT, VK_IMAGE_ASPECT_STENCIL_BIT,
                                                      VK_IMAGE_ASPECT_DEPTH_BIT |
                                                          VK_IMAGE_ASPECT_STENCIL_BIT};
    made.depth_aspects = kAspects[Below(3)];
    const bool is_small = made.edge < kImageEdge, is_multisampled = !is_small && OneIn(3);
    PassSubpass uses;
    if (is_small || !OneIn(4)) {
        uses.color = AttachmentOfRendering(&made, is_small          ? 0
                                                  : is_multisampled ? kMultisampledImage
                                                                    : Below(kDepthImage));
        if (is_multisampled && !OneIn(3)) {
            uses.resolve = AttachmentOfRendering(&made, Below(kDepthImage));
        }
    }
    if (!is_small && (OneIn(3) || !uses.color.is_used())) {
        uses.depth = AttachmentOfRendering(&made, is_multisampled ? kMultisampledDepthImage : kDepthImage);
        if (is_multisampled && !OneIn(3)) {
            uses.depth_resolve = AttachmentOfRendering(&made, kDepthImage);
        }
    }
    uses.is_secondary = MayAddSecondaries() && OneIn(2);
    made.subpasses.push_back(uses);
    std::string text = TextOf("color", made, uses.color) + TextOf("resolve", made, uses.resolve) +
                       TextOf(made.depth_aspects == VK_IMAGE_ASPECT_DEPTH_BIT     ? "depth"
                              : made.depth_aspects == VK_IMAGE_ASPECT_STENCIL_BIT ? "stencil"
                                                                                  : "depth and stencil",
                              made, uses.depth) +
                       TextOf("depth or stencil resolve", made, uses.depth_resolve);
    const int group = kFirstPass + num_passes_++;
    const auto pass = std::make_shared<const Pass>(std::move(made));
    VkRenderingFlags flags = OneIn(4) ? VK_RENDERING_SUSPENDING_BIT : 0;
    text += uses.is_secondary ? "\n      of secondaries" : "";
    AddToPass(
        *pass, (flags ? "begin rendering, to be suspended" : "begin rendering") + text,
        [=](Player &player) { player.BeginRendering(*pass, flags); }, group, false);
    for (;;) {
        AddDrawing(*pass, pass->subpasses.front());
        if (!(flags & VK_RENDERING_SUSPENDING_BIT)) {
            break;
        }
        AddToPass(
            *pass, "suspend rendering", [](Player &player) { player.EndRendering(); }, group, true);
        flags = VK_RENDERING_RESUMING_BIT | (OneIn(4) ? VK_RENDERING_SUSPENDING_BIT : 0);
        AddToPass(
            *pass, "resume rendering", [=](Player &player) { player.BeginRendering(*pass, flags); }, group,
            true);
    }
    AddToPass(
        *pass, "end rendering", [](Player &player) { player.EndRendering(); }, group, true);
}

} // namespace warden
