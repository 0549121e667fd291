// The text of messages: a short first line, both accesses, a fix that can be applied. Also which messages are
// repetitions.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalMessageTest : public SyncvalPasses {
  protected:
    static void Clear(VkCommandBuffer commands, const Image &image) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    void Label(VkCommandBuffer commands, const char *name) {
        auto info = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        info.pLabelName = name;
        InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT")(commands, &info);
    }

    // ExpectWords wants each of `words` in the first message, whose first line is short, and removes all
    // messages.
    void ExpectWords(const std::vector<std::string> &words, size_t count = 1) {
        const auto all = messages();
        ASSERT_EQ(count, all.size());
        const std::string &text = all[0].text;
        EXPECT_LE(text.find('\n'), 200u) << text;
        for (const std::string &word : words) {
            EXPECT_NE(std::string::npos, text.find(word)) << word << "\nin: " << text;
        }
        ClearMessages();
    }
};
WD_SYNCVAL_DRIVERS(SyncvalMessageTest);

TEST_P(SyncvalMessageTest, DescriptorsPipelinesAndLabels) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer buffers[] = {MakeBuffer(1024, kBufferUsage), MakeBuffer(1024, kBufferUsage)};
    VkDescriptorSetLayout empty = MakeSetLayout({});
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    VkPipelineLayout layout = MakePipelineLayout({set_layout, empty});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
    WriteBuffer(set, 0, 0, kStorage, buffers[0]);
    WriteBuffer(set, 1, 0, kStorage, buffers[1]);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_copy));
    SetName(VK_OBJECT_TYPE_PIPELINE, pipeline, "copies");
    SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, set, "particles");
    SetName(VK_OBJECT_TYPE_BUFFER, buffers[1].handle, "positions");
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
    Label(commands, "outer");
    Label(commands, "inner");
    vkCmdDispatch(commands, 1, 1, 1);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectWords(
        {"vkCmdDispatch (command 2) writes Buffer (positions)(0x",
         " while vkCmdDispatch (command 1) may still write it.\n",
         "Access: vkCmdDispatch (command 2, debug label \"outer::inner\") writes Buffer (positions)(0x",
         "Descriptor set (particles)(0x", "), set 0, binding 1, element 0, Pipeline (copies)(0x",
         "Earlier access: vkCmdDispatch (command 1, debug label \"outer::inner\") wrote it before (",
         "), Descriptor set (particles)(0x", "), set 0, binding 1, element 0, Pipeline (copies)(0x",
         "\nNo barrier lies in between.",
         "\nFix: insert a barrier between the two: vkCmdPipelineBarrier2: srcStageMask = "});
    vkEndCommandBuffer(commands);
}

// A long name, or one with multibyte characters, leaves the first line short and valid UTF-8.
TEST_P(SyncvalMessageTest, LongNamesAreCutInTheFirstLine) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kBufferUsage);
    std::string name;
    for (int i = 0; i < 200; i++) {
        name += "\xC3\xA4";
    }
    SetName(VK_OBJECT_TYPE_BUFFER, a.handle, name.c_str());
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
    vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
    ExpectWords({"\xC3\xA4...\n", name + ")(0x"});
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalMessageTest, AttachmentsAndTheirOperations) {
    WD_START_PASSES();
    VkCommandBuffer commands = BeginReady();
    Clear(commands, images_[0]);
    Render(commands, images_[0].view, [] {});
    ExpectWords({", color attachment 0, load operation VK_ATTACHMENT_LOAD_OP_LOAD.",
                 "\nFix: insert a barrier before this command: vkCmdPipelineBarrier2: "});
    Clear(commands, images_[0]);
    ExpectWords(
        {" wrote it before (", "), color attachment 0, store operation VK_ATTACHMENT_STORE_OP_STORE.\n"});
    vkEndCommandBuffer(commands);
}

// A draw cannot have a barrier within the rendering.
TEST_P(SyncvalMessageTest, BarriersOfDrawsComeBeforeTheRendering) {
    WD_START_PASSES();
    VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    VkCommandBuffer commands = BeginReady();
    vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
    Render(commands, images_[0].view, [&] {
        const VkBuffer buffers[] = {vertices_.handle, vertices_.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectWords(
        {", vertex binding 0, Pipeline (0x",
         "\nFix: insert a barrier before vkCmdBeginRendering (command 4), which begins the rendering: "
         "vkCmdPipelineBarrier2: "});
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalMessageTest, BetweenSubpassesTheDependencyIsNamed) {
    WD_START_PASSES();
    for (const bool has_dependency : {false, true}) {
        std::vector<VkSubpassDependency2> dependencies = {Dependency(kExternal, 0, kEverything),
                                                          Dependency(kExternal, 1, kEverything)};
        if (has_dependency) {
            dependencies.push_back(Dependency(
                0, 1, {VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_VERTEX_INPUT_BIT, 0}));
        }
        const Pass pass = MakePass(dependencies);
        const Draws first = Drawing(stores_, pass, 0), second = Drawing(reads_, pass, 1);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {first, second});
        ExpectWords(
            {has_dependency
                 ? "\nFix: add to pDependencies[2] of the render pass (srcSubpass = 0, dstSubpass = 1): "
                 : "\nFix: add a VkSubpassDependency to the render pass (srcSubpass = 0, dstSubpass = 1): "});
        vkEndCommandBuffer(commands);
    }
}

// A load operation after the initial transition of its pass, and a transition with a hazard.
TEST_P(SyncvalMessageTest, AroundARenderPassTheMaskIsNamed) {
    WD_START_PASSES();
    const VkImageLayout color = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.initialLayout = VK_IMAGE_LAYOUT_GENERAL;
    attachment.finalLayout = color;
    const VkAttachmentReference2 reference = Reference(0, color, VK_IMAGE_ASPECT_COLOR_BIT);
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &reference;
    const VkPipelineStageFlags2 output = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    const SyncMasks leads = {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT, output, 0};
    const Pass narrow = Finish(attachment, images_[0].view, {subpass}, {Dependency(kExternal, 0, leads)});
    ClearMessages();
    VkCommandBuffer commands = BeginReady();
    Clear(commands, images_[0]);
    Run(commands, narrow, {Draws()});
    ExpectWords(
        {"vkCmdBeginRenderPass (command 4) reads Image (0x", "before its own layout transition",
         ", attachment 0, load operation VK_ATTACHMENT_LOAD_OP_LOAD.",
         ", from VK_IMAGE_LAYOUT_GENERAL to VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, attachment 0.",
         "\nFix: add to pDependencies[0] of the render pass (srcSubpass = VK_SUBPASS_EXTERNAL, dstSubpass = "
         "0): dstStageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, dstAccessMask = "
         "VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT."});
    vkEndCommandBuffer(commands);
    const Pass early = Finish(
        attachment, images_[0].view, {subpass},
        {Dependency(kExternal, 0,
                    {output, 0, output,
                     VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT})});
    commands = BeginReady();
    Clear(commands, images_[0]);
    Run(commands, early, {Draws()});
    ExpectWords(
        {"\nFix: add to pDependencies[0] of the render pass (srcSubpass = VK_SUBPASS_EXTERNAL, dstSubpass = "
         "0): srcStageMask = VK_PIPELINE_STAGE_2_CLEAR_BIT, srcAccessMask = "
         "VK_ACCESS_2_TRANSFER_WRITE_BIT."});
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalMessageTest, MissingMasksOfAnImageBarrier) {
    WD_START_PASSES();
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, vertices_.handle, 0, 4, 0);
    Transition(
        commands, images_[0].handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
        {VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_READ_BIT});
    Clear(commands, images_[0]);
    ExpectWords(
        {"\nThe image barrier of vkCmdPipelineBarrier2 (command 2) lacks VK_ACCESS_2_TRANSFER_WRITE_BIT in "
         "its dstAccessMask.\n",
         "transitioned the layout of it before, from VK_IMAGE_LAYOUT_UNDEFINED to VK_IMAGE_LAYOUT_GENERAL.",
         "vkCmdPipelineBarrier2: srcStageMask = "});
    vkEndCommandBuffer(commands);
}

// An access that the mask has is not named if the barrier lacks only its stage.
TEST_P(SyncvalMessageTest, AMissingStageOfAnImageBarrier) {
    WD_START_PASSES();
    VkCommandBuffer commands = Begin();
    Transition(commands, images_[0].handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
               {VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                VK_ACCESS_2_TRANSFER_READ_BIT | VK_ACCESS_2_TRANSFER_WRITE_BIT});
    Clear(commands, images_[0]);
    ExpectWords({"\nThe image barrier of vkCmdPipelineBarrier2 (command 1) lacks "
                 "VK_PIPELINE_STAGE_2_CLEAR_BIT in its dstStageMask.\n"});
    vkEndCommandBuffer(commands);
}

// New objects in each frame are not new sites, but a resource with another name is one.
TEST_P(SyncvalMessageTest, NewHandlesAreTheSameSite) {
    auto options = SyncOptions(GetParam());
    options.settings["duplicate_message_limit"] = "3";
    WD_START_DEVICE(options);
    for (int frame = 0; frame < 12; frame++) {
        const Buffer buffer = MakeBuffer(256, kBufferUsage);
        VkCommandBuffer commands = Begin();
        vkCmdFillBuffer(commands, buffer.handle, 0, 256, 0);
        vkCmdFillBuffer(commands, buffer.handle, 0, 256, 0);
        vkEndCommandBuffer(commands);
    }
    const auto all = messages();
    ASSERT_EQ(3u, all.size());
    EXPECT_NE(std::string::npos, all[2].text.find("3 times")) << all[2].text;
    EXPECT_NE(std::string::npos, all[2].text.find("3 distinct buffers")) << all[2].text;
    ClearMessages();
    const Buffer named = MakeBuffer(256, kBufferUsage);
    SetName(VK_OBJECT_TYPE_BUFFER, named.handle, "other");
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, named.handle, 0, 256, 0);
    vkCmdFillBuffer(commands, named.handle, 0, 256, 0);
    vkEndCommandBuffer(commands);
    ExpectWords({"(other)"});
}

// A barrier in a subpass needs a dependency of the subpass with itself, which cannot lead from fragments to
// vertices.
TEST_P(SyncvalMessageTest, InASubpassTheBarrierMustBeAllowed) {
    WD_START_PASSES();
    const Pass pass = MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything),
                                Dependency(0, 1, kEverything)});
    const Draws stores = Drawing(stores_, pass, 0), reads = Drawing(reads_, pass, 0);
    ClearMessages();
    VkCommandBuffer commands = BeginReady();
    Run(commands, pass,
        {[&](VkCommandBuffer in) {
             stores(in);
             reads(in);
         },
         Draws()});
    ExpectWords({"\nFix: end the render pass between the two, and insert a barrier there: "
                 "vkCmdPipelineBarrier2: "});
    vkEndCommandBuffer(commands);
    commands = BeginReady();
    Run(commands, pass,
        {[&](VkCommandBuffer in) {
             reads(in);
             stores(in);
         },
         Draws()});
    ExpectWords(
        {"\nFix: insert a barrier between the two, and a VkSubpassDependency from subpass 0 to itself "
         "that allows it: vkCmdPipelineBarrier2: "});
    vkEndCommandBuffer(commands);
}

// Dispatches that differ in the debug name of their pipeline are different sites.
TEST_P(SyncvalMessageTest, APipelineWithAnotherNameIsAnotherSite) {
    auto options = SyncOptions(GetParam());
    options.settings["duplicate_message_limit"] = "1";
    WD_START_DEVICE(options);
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkPipeline pipelines[2];
    for (int i = 0; i < 2; i++) {
        pipelines[i] = MakeComputePipeline(layout, MakeShader(syncval_copy));
        SetName(VK_OBJECT_TYPE_PIPELINE, pipelines[i], i ? "second" : "first");
    }
    for (const int number : {0, 0, 1, 1, 0}) {
        const Buffer buffers[] = {MakeBuffer(1024, kBufferUsage), MakeBuffer(1024, kBufferUsage)};
        VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
        WriteBuffer(set, 0, 0, kStorage, buffers[0]);
        WriteBuffer(set, 1, 0, kStorage, buffers[1]);
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipelines[number]);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdDispatch(commands, 1, 1, 1);
        vkEndCommandBuffer(commands);
    }
    const auto all = messages();
    ASSERT_EQ(2u, all.size());
    EXPECT_NE(std::string::npos, all[0].text.find("Pipeline (first)(0x")) << all[0].text;
    EXPECT_NE(std::string::npos, all[1].text.find("Pipeline (second)(0x")) << all[1].text;
    ClearMessages();
}
