// Where in a command the accesses of a hazard are, in messages that are written at submission and in those written
// while recording: descriptors, attachments, layouts.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalWhereTest : public SyncvalPasses {
  protected:
    static constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    using Record = std::function<void(VkCommandBuffer)>;

    VkCommandBuffer Recorded(const Record &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    // SubmitBoth submits what the two functions record, one command buffer each. Nothing is reported before that.
    void SubmitBoth(const Record &first, const Record &second) {
        const std::vector<VkCommandBuffer> both = {Recorded(first), Recorded(second)};
        ExpectSilence();
        SubmitAll(both);
    }

    // ExpectWords wants one message whose lines, the one that begins with `access` and the one that begins with
    // `prior`, contain the words.
    void ExpectWords(const std::vector<std::string> &access, const std::vector<std::string> &prior) {
        const auto all = messages();
        ASSERT_EQ(1u, all.size());
        for (const std::string &word : access) {
            EXPECT_NE(std::string::npos, Line(all[0].text, "Access: ").find(word))
                << word << "\nin: " << all[0].text;
        }
        for (const std::string &word : prior) {
            EXPECT_NE(std::string::npos, Line(all[0].text, "Earlier access: ").find(word))
                << word << "\nin: " << all[0].text;
        }
        ClearMessages();
    }

    static std::string Line(const std::string &text, const std::string &head) {
        const size_t begin = text.find("\n" + head);
        return begin == std::string::npos ? ""
                                          : text.substr(begin + 1, text.find('\n', begin + 1) - begin - 1);
    }

    static void Clear(VkCommandBuffer commands, const Image &image) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    // RenderBoth renders to both images.
    void RenderBoth(VkCommandBuffer commands) {
        const VkRenderingAttachmentInfo attachments[] = {
            Attachment(images_[0].view, VK_ATTACHMENT_LOAD_OP_LOAD),
            Attachment(images_[1].view, VK_ATTACHMENT_LOAD_OP_CLEAR),
        };
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.colorAttachmentCount = 2;
        info.pColorAttachments = attachments;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    }

    // A pipeline that samples element 1 of binding 1.
    void MakeFetch() {
        fetch_layout_ = MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                       {1, kSampled, 3, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        fetch_pipeline_layout_ = MakePipelineLayout({fetch_layout_});
        fetch_ = MakeComputePipeline(fetch_pipeline_layout_, MakeShader(syncval_fetch_one));
        SetName(VK_OBJECT_TYPE_PIPELINE, fetch_, "fetch");
        sampler_ = MakeSampler();
    }

    // FetchSet has these images in its array.
    VkDescriptorSet FetchSet(const Buffer &buffer, const std::vector<VkImageView> &views) {
        VkDescriptorSet set = MakeSet(fetch_layout_, {{kStorage, 1}, {kSampled, 3}});
        WriteBuffer(set, 0, 0, kStorage, buffer);
        for (uint32_t i = 0; i < 3; i++) {
            WriteImage(set, 1, i, kSampled, views[i], VK_IMAGE_LAYOUT_GENERAL, sampler_);
        }
        return set;
    }

    void Fetch(VkCommandBuffer commands, VkDescriptorSet set) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, fetch_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, fetch_pipeline_layout_, 0, 1, &set,
                                0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    VkDescriptorSetLayout fetch_layout_;
    VkPipelineLayout fetch_pipeline_layout_;
    VkPipeline fetch_;
    VkSampler sampler_;
};
WD_SYNCVAL_DRIVERS(SyncvalWhereTest);

TEST_P(SyncvalWhereTest, ElementsOfBindingsAtSubmission) {
    WD_START_PASSES();
    MakeFetch();
    VkDescriptorSet set = FetchSet(vertices_, {images_[0].view, images_[1].view, images_[0].view});
    SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, set, "textures");
    const std::vector<std::string> descriptor = {"Descriptor set (textures)(0x",
                                                 "), set 0, binding 1, element 1, Pipeline (fetch)(0x"};
    SubmitAll({Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[0].handle); }),
               Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[1].handle); })});
    ClearMessages();
    // What is bound later in the recording does not count.
    VkDescriptorSet other =
        FetchSet(MakeBuffer(1024, kBufferUsage), {images_[0].view, images_[0].view, images_[0].view});
    SubmitBoth([&](VkCommandBuffer commands) { Clear(commands, images_[1]); },
               [&](VkCommandBuffer commands) {
                   Fetch(commands, set);
                   Fetch(commands, other);
               });
    ExpectWords(descriptor, {});
    SubmitBoth(
        [&](VkCommandBuffer commands) {
            Fetch(commands, set);
            Fetch(commands, other);
        },
        [&](VkCommandBuffer commands) { Clear(commands, images_[1]); });
    ExpectWords({}, descriptor);
}

// Of secondary command buffers, too.
TEST_P(SyncvalWhereTest, DescriptorsOfSecondaryCommandBuffers) {
    WD_START_PASSES();
    MakeFetch();
    VkDescriptorSet set = FetchSet(vertices_, {images_[0].view, images_[1].view, images_[0].view});
    VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) { Fetch(commands, set); });
    SubmitAll({Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[1].handle); })});
    ClearMessages();
    SubmitBoth([&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &secondary); },
               [&](VkCommandBuffer commands) { Clear(commands, images_[1]); });
    ExpectWords({}, {"set 0, binding 1, element 1, Pipeline (fetch)(0x"});
    VkCommandBuffer commands = Begin();
    Clear(commands, images_[1]);
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectWords({"set 0, binding 1, element 1, Pipeline (fetch)(0x"}, {});
    vkEndCommandBuffer(commands);
}

// Two sets with the image in the same element agree on the element. The set is not known.
TEST_P(SyncvalWhereTest, AmbiguousSetsAreNotNamed) {
    WD_START_PASSES();
    MakeFetch();
    const std::vector<VkImageView> views = {images_[0].view, images_[1].view, images_[0].view};
    VkDescriptorSet sets[] = {FetchSet(vertices_, views), FetchSet(MakeBuffer(1024, kBufferUsage), views)};
    SubmitAll({Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[1].handle); })});
    ClearMessages();
    SubmitBoth(
        [&](VkCommandBuffer commands) {
            for (VkDescriptorSet set : sets) {
                Fetch(commands, set);
            }
        },
        [&](VkCommandBuffer commands) { Clear(commands, images_[1]); });
    const auto all = messages();
    ASSERT_EQ(1u, all.size());
    EXPECT_EQ(std::string::npos, all[0].text.find("Descriptor set")) << all[0].text;
    ExpectWords({}, {", set 0, binding 1, element 1, Pipeline (fetch)(0x"});
}

// Two bindings of a draw that differ only in their number are two sites: each is reported, once.
TEST_P(SyncvalWhereTest, BindingsOfADrawAreSitesOfTheirOwn) {
    auto options = SyncOptions(GetParam());
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    options.settings["duplicate_message_limit"] = "1";
    WD_START_DEVICE(options);
    MakeResources();
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr},
                       {1, kStorage, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
    const Buffer buffers[] = {MakeBuffer(256, kBufferUsage), MakeBuffer(256, kBufferUsage)};
    for (uint32_t i = 0; i < 2; i++) {
        WriteBuffer(set, i, 0, kStorage, buffers[i]);
    }
    DrawOptions draw;
    draw.layout = layout;
    draw.fragment = MakeShader(syncval_store_two);
    const VkPipeline pipeline = MakeDrawPipeline(draw);
    const Record record = [&](VkCommandBuffer commands) {
        Render(commands, images_[0].view, [&] {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0,
                                    nullptr);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    };
    SubmitAll({Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[0].handle); })});
    ClearMessages();
    const auto are_reported = [&] {
        const auto all = messages();
        ASSERT_EQ(2u, all.size());
        for (int i = 0; i < 2; i++) {
            const std::string words = "set 0, binding " + std::to_string(i) + ", element 0, Pipeline (";
            EXPECT_NE(std::string::npos, Line(all[i].text, "Access: ").find(words)) << all[i].text;
            EXPECT_NE(std::string::npos, Line(all[i].text, "Earlier access: ").find(words)) << all[i].text;
        }
        ClearMessages();
    };
    constexpr VkPipelineStageFlags2 kOutput = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    constexpr VkAccessFlags2 kColor =
        VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
    const Record ordered = [&](VkCommandBuffer commands) {
        Barrier(commands, {kOutput, kColor, kOutput, kColor});
        record(commands);
    };
    // The draws of one command buffer, and then those of two.
    for (int i = 0; i < 2; i++) {
        Recorded([&](VkCommandBuffer commands) {
            record(commands);
            ordered(commands);
        });
        if (i == 0) {
            are_reported();
        }
    }
    EXPECT_EQ(0u, messages().size());
    SetName(VK_OBJECT_TYPE_PIPELINE, pipeline, "other site");
    for (int i = 0; i < 2; i++) {
        SubmitAll({Recorded(record), Recorded(ordered)});
        if (i == 0) {
            are_reported();
        }
    }
    EXPECT_EQ(0u, messages().size());
}

TEST_P(SyncvalWhereTest, AttachmentsAtSubmission) {
    WD_START_PASSES();
    SubmitAll({Recorded([&](VkCommandBuffer commands) {
        Ready(commands, images_[0].handle);
        Ready(commands, images_[1].handle);
    })});
    const Record clear = [&](VkCommandBuffer commands) { Clear(commands, images_[1]); };
    const Record render = [&](VkCommandBuffer commands) { RenderBoth(commands); };
    SubmitBoth(clear, render);
    ExpectWords({", color attachment 1, load operation VK_ATTACHMENT_LOAD_OP_CLEAR."}, {});
    SubmitBoth(render, clear);
    ExpectWords({}, {", color attachment 1, store operation VK_ATTACHMENT_STORE_OP_STORE."});
    // A clear after the rendering is not of an attachment.
    SubmitBoth(
        [&](VkCommandBuffer commands) {
            render(commands);
            Barrier(commands, kEverything);
            clear(commands);
        },
        clear);
    const auto all = messages();
    ASSERT_EQ(1u, all.size());
    EXPECT_EQ(std::string::npos, all[0].text.find("attachment 1")) << all[0].text;
    ClearMessages();
    const Pass pass = MakePass(
        {Dependency(kExternal, 0, {VK_PIPELINE_STAGE_2_NONE, 0, VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT, 0}),
         Dependency(0, 1, kEverything)});
    const Record run = [&](VkCommandBuffer commands) { Run(commands, pass, {Draws(), Draws()}); };
    ClearMessages();
    SubmitBoth(clear, run);
    ExpectWords({", attachment 1, load operation VK_ATTACHMENT_LOAD_OP_LOAD."}, {});
    SubmitBoth(run, clear);
    ExpectWords({}, {", attachment 1, store operation VK_ATTACHMENT_STORE_OP_STORE."});
}

// A transition that races a subpass that nothing leads from, with and without a subpass in between.
TEST_P(SyncvalWhereTest, LayoutsOfARaceOfSubpasses) {
    WD_START_PASSES();
    const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL, color = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    for (const size_t num_between : {0u, 1u}) {
        auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.initialLayout = general;
        attachment.finalLayout = color;
        const VkAttachmentReference2 references[] = {Reference(0, general, VK_IMAGE_ASPECT_COLOR_BIT),
                                                     Reference(0, color, VK_IMAGE_ASPECT_COLOR_BIT)};
        const uint32_t preserved = 0;
        auto unused = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        unused.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        auto first = unused, last = unused;
        first.colorAttachmentCount = last.colorAttachmentCount = 1;
        first.pColorAttachments = &references[0];
        last.pColorAttachments = &references[1];
        unused.preserveAttachmentCount = 1;
        unused.pPreserveAttachments = &preserved;
        std::vector<VkSubpassDescription2> subpasses = {first};
        subpasses.insert(subpasses.end(), num_between, unused);
        subpasses.push_back(last);
        const uint32_t number = static_cast<uint32_t>(num_between) + 1;
        const Pass pass =
            Finish(attachment, images_[0].view, subpasses,
                   {Dependency(kExternal, 0, kEverything), Dependency(kExternal, number, kEverything),
                    Dependency(number, kExternal, kEverything)});
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, std::vector<Draws>(subpasses.size()));
        vkEndCommandBuffer(commands);
        const auto all = messages();
        ASSERT_FALSE(all.empty());
        const std::string access = Line(all[0].text, "Access: ");
        EXPECT_NE(std::string::npos, access.find(" transitions the layout of ")) << access;
        EXPECT_NE(
            std::string::npos,
            access.find(
                ", from VK_IMAGE_LAYOUT_GENERAL to VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, attachment 0."))
            << access;
        ClearMessages();
    }
}

// Layouts of a transition that is found, or that was made, in another command buffer.
TEST_P(SyncvalWhereTest, LayoutsAtSubmission) {
    WD_START_PASSES();
    SubmitAll({Recorded([&](VkCommandBuffer commands) { Ready(commands, images_[1].handle); })});
    const Record clear = [&](VkCommandBuffer commands) { Clear(commands, images_[1]); };
    const std::string layouts = ", from VK_IMAGE_LAYOUT_UNDEFINED to VK_IMAGE_LAYOUT_GENERAL.";
    const Record transition = [&](VkCommandBuffer commands) {
        Transition(commands, images_[1].handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {VK_PIPELINE_STAGE_2_COPY_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT, 0});
    };
    SubmitBoth(clear, transition);
    ExpectWords({layouts}, {});
    SubmitBoth(transition, clear);
    ExpectWords({}, {layouts});
}
