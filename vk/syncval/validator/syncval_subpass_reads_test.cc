// Reads of shaders and of vertices that come again in another subpass instance: a dependency of the one orders nothing of the other.
#include "vk/syncval/validator/syncval_passes.h"

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
    // A pass of one subpass, which has no context of its own, or of two.
    Pass MakeEither(bool is_single, const std::vector<VkSubpassDependency2> &dependencies) {
        return is_single ? MakeSinglePass(dependencies) : MakePass(dependencies);
    }

    // Reading reads the vertices in the first subpass: there, or in a secondary command buffer.
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

    // ForEach runs `test` for each kind of pass, with commands in it or in secondary command buffers, mended or not.
    void ForEach(const std::function<void(bool is_single, bool in_secondary, bool is_mended)> &test) {
        for (int i = 0; i < 8; i++) {
            SCOPED_TRACE(i);
            ClearMessages();
            test(i & 1, i & 2, i & 4);
        }
    }
};

// The write is of another command buffer. The first pass waits for it, the second one, or what comes behind it, does not.
TEST_P(SyncvalSubpassReadsTest, AReadOfALaterPassIsComparedWithAnotherCommandBuffersWrite) {
    WD_START_PASSES();
    ForEach([&](bool is_single, bool in_secondary, bool is_mended) {
        std::vector<VkSubpassDependency2> all = {Dependency(kExternal, 0, kEverything)};
        if (!is_single)
            all.push_back(Dependency(kExternal, 1, kEverything));
        const Pass first = MakeEither(is_single, all);
        const Pass second = MakeEither(is_single, is_mended ? all : std::vector<VkSubpassDependency2>{});
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
        if (!is_mended)
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        ExpectSilence();
    });
}

// The dependency that leads out of the second pass has the reads of that pass alone in its first scope.
TEST_P(SyncvalSubpassReadsTest, AWriteIsComparedWithTheReadsOfEachPass) {
    WD_START_PASSES();
    ForEach([&](bool is_single, bool in_secondary, bool is_mended) {
        const std::vector<VkSubpassDependency2> out = {Dependency(0, kExternal, kVerticesToFill)};
        const Pass first = MakeEither(is_single, is_mended ? out : std::vector<VkSubpassDependency2>{});
        const Pass second = MakeEither(is_single, out);
        VkCommandBuffer commands = BeginReady();
        RunReading(commands, is_single, in_secondary, first);
        Barrier(commands, kColor);
        RunReading(commands, is_single, in_secondary, second);
        vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
        vkEndCommandBuffer(commands);
        if (!is_mended)
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ");
        ExpectSilence();
    });
}

WD_SYNCVAL_DRIVERS(SyncvalSubpassReadsTest);
