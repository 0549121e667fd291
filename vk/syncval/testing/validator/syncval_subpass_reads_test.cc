// Reads of shaders and vertices that repeat in another subpass instance: a dependency of one instance does
// not order the other.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Make;

namespace {

const SyncMasks kColor = {VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                          VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                          VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                          VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
const SyncMasks kVerticesToFill = {VK_PIPELINE_STAGE_2_VERTEX_INPUT_BIT, 0,
                                   VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT};

} // namespace

class SyncvalSubpassReadsTest : public SyncvalPasses {
  protected:
    // A pass of one subpass, which uses the context of the command buffer, or of two.
    Pass MakeEither(bool is_single, const std::vector<VkSubpassDependency2> &dependencies) {
        return is_single ? MakeSinglePass(dependencies) : MakePass(dependencies);
    }

    // Reading reads the vertices in the first subpass, directly or in a secondary command buffer.
    void RunReading(VkCommandBuffer commands, bool is_single, bool in_secondary, const Pass &pass) {
        Draws draws = Drawing(reads_, pass, 0);
        if (in_secondary) {
            VkCommandBuffer secondary = RecordInPass(pass, draws);
            draws = [=](VkCommandBuffer primary) { vkCmdExecuteCommands(primary, 1, &secondary); };
        }
        Run(commands, pass, is_single ? std::vector<Draws>{draws} : std::vector<Draws>{draws, nullptr},
            in_secondary ? VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS : VK_SUBPASS_CONTENTS_INLINE);
    }

    VkCommandBuffer RecordInPass(const Pass &pass, const Draws &draws) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        info.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        inheritance.renderPass = pass.handle;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        draws(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    // ForEach runs `test` for each kind of pass, with inline commands or secondary command buffers, fixed or
    // not.
    void ForEach(const std::function<void(bool is_single, bool in_secondary, bool is_fixed)> &test) {
        for (int i = 0; i < 8; i++) {
            SCOPED_TRACE(i);
            ClearMessages();
            test(i & 1, i & 2, i & 4);
        }
    }
};

// The write is in another command buffer. The first pass waits for it; the second one, or a later command,
// does not.
TEST_P(SyncvalSubpassReadsTest, AReadOfALaterPassIsComparedWithAnotherCommandBuffersWrite) {
    WD_START_PASSES();
    ForEach([&](bool is_single, bool in_secondary, bool is_fixed) {
        std::vector<VkSubpassDependency2> all = {Dependency(kExternal, 0, kEverything)};
        if (!is_single) {
            all.push_back(Dependency(kExternal, 1, kEverything));
        }
        const Pass first = MakeEither(is_single, all);
        const Pass second = MakeEither(is_single, is_fixed ? all : std::vector<VkSubpassDependency2>{});
        VkCommandBuffer writes = BeginReady();
        vkCmdFillBuffer(writes, vertices_.handle, 0, 1024, 0);
        vkEndCommandBuffer(writes);
        VkCommandBuffer reads = Begin();
        RunReading(reads, is_single, in_secondary, first);
        Barrier(reads, kColor);
        RunReading(reads, is_single, in_secondary, second);
        vkEndCommandBuffer(reads);
        ExpectSilence();
        SubmitAll({writes, reads});
        if (!is_fixed) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
    });
}

// The dependency out of the second pass has only the reads of that pass in its first scope.
TEST_P(SyncvalSubpassReadsTest, AWriteIsComparedWithTheReadsOfEachPass) {
    WD_START_PASSES();
    ForEach([&](bool is_single, bool in_secondary, bool is_fixed) {
        const std::vector<VkSubpassDependency2> out = {Dependency(0, kExternal, kVerticesToFill)};
        const Pass first = MakeEither(is_single, is_fixed ? out : std::vector<VkSubpassDependency2>{});
        const Pass second = MakeEither(is_single, out);
        VkCommandBuffer commands = BeginReady();
        RunReading(commands, is_single, in_secondary, first);
        Barrier(commands, kColor);
        RunReading(commands, is_single, in_secondary, second);
        vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
        vkEndCommandBuffer(commands);
        if (!is_fixed) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ");
        }
        ExpectSilence();
    });
}

// A draw reads an attachment of its subpass as an input attachment. If the fragment shader writes that
// attachment, the next draw is after the write (rasterization order), and so after the read of the same
// fragment. Otherwise nothing orders the next draw's write with the read.
TEST_P(SyncvalSubpassReadsTest, AReadOfAnInputAttachmentIsComparedWithALaterColor) {
    WD_START_PASSES();
    auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.initialLayout = attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    const auto reference = Reference(0, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT);
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = subpass.inputAttachmentCount = 1;
    subpass.pColorAttachments = subpass.pInputAttachments = &reference;
    const SyncMasks self = {VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT,
                            VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                            VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
    const Pass pass =
        Finish(attachment, images_[0].view, {subpass}, {Dependency(0, 0, self, VK_DEPENDENCY_BY_REGION_BIT)});
    DrawOptions tests = loads_, colors = loads_;
    tests.fragment = MakeShader(syncval_input_only);
    colors.fragment = VK_NULL_HANDLE;
    for (const bool writes : {false, true}) {
        for (const bool has_barrier : {false, true}) {
            SCOPED_TRACE(std::to_string(writes) + ", " + std::to_string(has_barrier));
            const Draws first = Drawing(writes ? loads_ : tests, pass, 0), second = Drawing(colors, pass, 0);
            ClearMessages();
            VkCommandBuffer commands = BeginReady();
            Run(commands, pass, {[&](VkCommandBuffer inside) {
                    first(inside);
                    if (has_barrier) {
                        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
                        barrier.srcAccessMask = static_cast<VkAccessFlags>(self.src_accesses);
                        barrier.dstAccessMask = static_cast<VkAccessFlags>(self.dst_accesses);
                        vkCmdPipelineBarrier(inside, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                                             VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                                             VK_DEPENDENCY_BY_REGION_BIT, 1, &barrier, 0, nullptr, 0,
                                             nullptr);
                    }
                    second(inside);
                }});
            vkEndCommandBuffer(commands);
            if (!writes && !has_barrier) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }
}

WD_SYNCVAL_DRIVERS(SyncvalSubpassReadsTest);
