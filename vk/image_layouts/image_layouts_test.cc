// The layouts after submissions, with hooks in the order in which the threads of an application may interleave them.
#include "vk/image_layouts/image_layouts.h"

#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;

class ImageLayouts : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture_.Start());
        const VkDeviceCreateInfo info = {};
        ASSERT_EQ(
            wd_image_layouts_validator.create_device(fixture_.call()->device, nullptr, &info, &info, &data_),
            WD_OK);
        for (VkQueue &queue : queues_) {
            queue = fixture_.GetQueue();
        }
        pool_ = fixture_.CreateCommandPool();
        CreateImage();
        Submit(0, RecordTransition(kReadOnly));
        WaitIdle(0);
    }
    void TearDown() override {
        wd_image_layouts_validator.destroy_device(data_);
    }
    wd_image_layouts *Layouts() {
        return static_cast<wd_image_layouts *>(data_);
    }
    // Run calls the hooks of the tracker and of the validator. `is_before`: those before the driver's call, else those
    // after it.
    template <typename Hooks, typename Args>
    void Run(wd_command command, const Hooks &tracker, const Hooks &own, bool is_before, Args args) {
        wd_call call = *fixture_.call();
        call.command = command;
        call.name = wd_command_get(command)->name;
        for (const Hooks *hooks : {&tracker, &own}) {
            call.data = hooks == &own ? data_ : nullptr;
            Args down = args;
            if (is_before && hooks->pre_record) {
                hooks->pre_record(&call, &args, &down);
            } else if (!is_before && hooks->post_record) {
                hooks->post_record(&call, &args, &down);
            }
        }
    }
#define RUN(Command, is_before, args)                                                                        \
    Run(WD_COMMAND_##Command, wd_state_validator.hooks.Command, wd_image_layouts_validator.hooks.Command,    \
        is_before, args)
    void CreateImage(VkImageCreateFlags flags = 0) {
        VkImageCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
        info.flags = flags;
        info.imageType = VK_IMAGE_TYPE_2D;
        info.format = VK_FORMAT_R8G8B8A8_UNORM;
        info.extent = {4, 4, 1};
        info.mipLevels = info.arrayLayers = 1;
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        image_ = fixture_.Next<VkImage>();
        wd_CreateImage_args image_args = {};
        image_args.pCreateInfo = &info;
        image_args.pImage = &image_;
        RUN(CreateImage, false, image_args);
        VkImageViewCreateInfo view_info = {};
        view_info.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
        view_info.image = image_;
        view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view_info.format = info.format;
        view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkImageView view = fixture_.Next<VkImageView>();
        wd_CreateImageView_args view_args = {};
        view_args.pCreateInfo = &view_info;
        view_args.pView = &view;
        RUN(CreateImageView, false, view_args);
        view_ = wd_state_find_image_view(fixture_.device(), view);
        ASSERT_NE(view_, nullptr);
    }
    VkCommandBuffer RecordTransition(VkImageLayout to) {
        return RecordBarrier(pool_, to, VK_QUEUE_FAMILY_IGNORED, VK_QUEUE_FAMILY_IGNORED);
    }
    VkCommandBuffer RecordBarrier(VkCommandPool pool, VkImageLayout to, uint32_t from_family,
                                  uint32_t to_family) {
        const VkCommandBuffer commands = fixture_.AllocateCommandBuffer(pool);
        fixture_.Begin(commands);
        VkImageMemoryBarrier barrier = {};
        barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = from_family;
        barrier.dstQueueFamilyIndex = to_family;
        barrier.image = image_;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        wd_CmdPipelineBarrier_args args = {};
        args.commandBuffer = commands;
        args.imageMemoryBarrierCount = 1;
        args.pImageMemoryBarriers = &barrier;
        RUN(CmdPipelineBarrier, false, args);
        fixture_.End(commands);
        return commands;
    }
    // RecordOwnership records the transfer of ownership from family 0 to 1, in a command buffer for `family`.
    VkCommandBuffer RecordOwnership(uint32_t family, VkImageLayout to) {
        VkCommandPoolCreateInfo info = {};
        info.queueFamilyIndex = family;
        VkCommandPool pool = fixture_.Next<VkCommandPool>();
        wd_CreateCommandPool_args args = {};
        args.pCreateInfo = &info;
        args.pCommandPool = &pool;
        RUN(CreateCommandPool, false, args);
        return RecordBarrier(pool, to, 0, 1);
    }
    wd_image_use Use(VkImageLayout layout) const {
        wd_image_use use = {};
        use.reporter = &reporter_;
        use.layout = layout;
        use.command = "vkCmdDispatch";
        wd_image_use_view(&use, view_, true);
        return use;
    }
    VkCommandBuffer RecordUse(VkImageLayout layout) {
        const VkCommandBuffer commands = fixture_.AllocateCommandBuffer(pool_);
        fixture_.Begin(commands);
        const wd_image_use use = Use(layout);
        wd_image_layouts_use(Layouts(), wd_state_find_command_buffer(fixture_.device(), commands), &use);
        fixture_.End(commands);
        return commands;
    }
    void HalfSubmit(uint32_t queue, VkCommandBuffer commands, bool is_before) {
        VkSubmitInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        wd_QueueSubmit_args args = {};
        args.queue = queues_[queue];
        args.submitCount = 1;
        args.pSubmits = &info;
        RUN(QueueSubmit, is_before, args);
    }
    void Submit(uint32_t queue, VkCommandBuffer commands) {
        HalfSubmit(queue, commands, true);
        HalfSubmit(queue, commands, false);
    }
    void WaitIdle(uint32_t queue) {
        wd_QueueWaitIdle_args args = {};
        args.queue = queues_[queue];
        RUN(QueueWaitIdle, false, args);
    }
    // RunUnknownCommand runs a command that the build does not know, after which all layouts are unknown.
    void RunUnknownCommand() {
        wd_call call = *fixture_.call();
        call.data = data_;
        wd_image_layouts_validator.unknown_command(&call, queues_[0]);
    }
    // FindsMismatch returns whether a call that uses the image would find it in another layout.
    bool FindsMismatch(uint32_t queue, VkImageLayout layout) {
        wd_image_submit submit;
        wd_image_mismatch mismatch;
        const wd_image_use use = Use(layout);
        wd_image_submit_begin(&submit, Layouts(), wd_state_find_queue(fixture_.device(), queues_[queue]));
        const bool is_found = wd_image_submit_find_first(&submit, &use, &mismatch);
        wd_image_submit_finish(&submit);
        return is_found;
    }
    // ExpectUnknown expects that the layout of the image matches all.
    void ExpectUnknown() {
        for (VkImageLayout layout : {kGeneral, kReadOnly}) {
            Submit(0, RecordUse(layout));
            WaitIdle(0);
            EXPECT_FALSE(FindsMismatch(0, layout));
        }
        EXPECT_TRUE(reported_.empty());
    }

    StateFixture fixture_;
    void *data_ = nullptr;
    VkQueue queues_[2] = {};
    VkCommandPool pool_ = VK_NULL_HANDLE;
    VkImage image_ = VK_NULL_HANDLE;
    const wd_state_image_view *view_ = nullptr;
    std::vector<VkImageLayout> reported_;
    wd_image_reporter reporter_ = {[](void *user, const wd_image_mismatch *mismatch) {
                                       static_cast<ImageLayouts *>(user)->reported_.push_back(
                                           mismatch->actual);
                                   },
                                   this};
};

TEST_F(ImageLayouts, CallsOneAfterTheOtherAreCompared) {
    Submit(0, RecordTransition(kGeneral));
    WaitIdle(0);
    EXPECT_TRUE(FindsMismatch(1, kReadOnly));
    EXPECT_FALSE(FindsMismatch(1, kGeneral));
    Submit(1, RecordUse(kReadOnly));
    EXPECT_EQ(reported_, std::vector<VkImageLayout>{kGeneral});
}

// Images are tracked from their first use on: until then they have their initial layout.
TEST_F(ImageLayouts, ImagesHaveTheirInitialLayoutBeforeTheFirstUse) {
    CreateImage();
    EXPECT_TRUE(FindsMismatch(0, kGeneral));
    Submit(0, RecordUse(kGeneral));
    EXPECT_EQ(reported_, std::vector<VkImageLayout>{VK_IMAGE_LAYOUT_UNDEFINED});
}

TEST_F(ImageLayouts, ImagesWithoutUseAreUnknownAfterAnUnknownCommand) {
    CreateImage();
    RunUnknownCommand();
    EXPECT_FALSE(FindsMismatch(0, kGeneral));
    ExpectUnknown();
    CreateImage(); // Those that are created later are not.
    EXPECT_TRUE(FindsMismatch(0, kGeneral));
    Submit(0, RecordUse(kGeneral));
    EXPECT_EQ(reported_, std::vector<VkImageLayout>{VK_IMAGE_LAYOUT_UNDEFINED});
}

TEST_F(ImageLayouts, ImagesThatShareMemoryAreNotTracked) {
    CreateImage(VK_IMAGE_CREATE_ALIAS_BIT);
    EXPECT_FALSE(FindsMismatch(0, kGeneral));
    ExpectUnknown();
}

// Another thread sees the completion before the call for the first queue has returned.
TEST_F(ImageLayouts, ACallDuringAnotherOneIsNotCompared) {
    const VkCommandBuffer change = RecordTransition(kGeneral), use = RecordUse(kGeneral);
    HalfSubmit(0, change, true);
    HalfSubmit(1, use, true);
    EXPECT_FALSE(FindsMismatch(1, kGeneral));
    HalfSubmit(1, use, false);
    HalfSubmit(0, change, false);
    WaitIdle(0);
    WaitIdle(1);
    ExpectUnknown();
    Submit(0, RecordTransition(kGeneral)); // A later call of its own is known.
    Submit(0, RecordUse(kReadOnly));
    EXPECT_EQ(reported_, std::vector<VkImageLayout>{kGeneral});
}

TEST_F(ImageLayouts, TheOrderOfCallsThatOverlapIsNotKnown) {
    for (bool is_first_applied_first : {false, true}) {
        const VkCommandBuffer first = RecordTransition(kGeneral), second = RecordTransition(kReadOnly);
        HalfSubmit(0, first, true);
        HalfSubmit(1, second, true);
        for (bool is_first : {is_first_applied_first, !is_first_applied_first}) {
            HalfSubmit(is_first ? 0 : 1, is_first ? first : second, false);
            WaitIdle(is_first ? 0 : 1);
        }
        ExpectUnknown();
    }
}

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)
class HostTransitions : public ImageLayouts {
  protected:
    void TransitionByHost(VkImageLayout to) {
#ifdef VK_VERSION_1_4
        VkHostImageLayoutTransitionInfo transition = {};
        wd_TransitionImageLayout_args args = {};
#else
        VkHostImageLayoutTransitionInfoEXT transition = {};
        wd_TransitionImageLayoutEXT_args args = {};
#endif
        transition.image = image_;
        transition.newLayout = to;
        transition.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        args.transitionCount = 1;
        args.pTransitions = &transition;
#ifdef VK_VERSION_1_4
        RUN(TransitionImageLayout, false, args);
#else
        RUN(TransitionImageLayoutEXT, false, args);
#endif
    }
};

TEST_F(HostTransitions, ATransitionIsKnown) {
    Submit(0, RecordTransition(kGeneral));
    WaitIdle(0);
    TransitionByHost(kReadOnly);
    EXPECT_FALSE(FindsMismatch(0, kReadOnly));
    EXPECT_TRUE(FindsMismatch(0, kGeneral));
}

TEST_F(HostTransitions, ATransitionDuringACallIsNotKnown) {
    const VkCommandBuffer change = RecordTransition(kGeneral);
    HalfSubmit(0, change, true);
    TransitionByHost(kReadOnly);
    HalfSubmit(0, change, false);
    WaitIdle(0);
    ExpectUnknown();
}

// The work may wait for the host, and transition the image afterwards.
TEST_F(HostTransitions, ATransitionWhileWorkIsPendingIsNotKnown) {
    Submit(0, RecordTransition(kGeneral));
    TransitionByHost(kReadOnly);
    ExpectUnknown();
}
#endif

TEST_F(ImageLayouts, LayoutsAreUnknownBetweenReleaseAndAcquisition) {
    for (bool has_acquisition : {false, true}) {
        Submit(0, RecordTransition(kReadOnly));
        VkCommandBuffer commands = RecordOwnership(0, kGeneral);
        const wd_image_use use = Use(kReadOnly);
        Submit(0, commands);
        WaitIdle(0);
        if (!has_acquisition) {
            ExpectUnknown();
            continue;
        }
        commands = RecordOwnership(1, kGeneral);
        wd_image_layouts_use(Layouts(), wd_state_find_command_buffer(fixture_.device(), commands), &use);
        EXPECT_EQ(reported_, std::vector<VkImageLayout>{kGeneral}); // In the command buffer that acquires it.
        Submit(1, commands);
        WaitIdle(1);
        EXPECT_FALSE(FindsMismatch(1, kGeneral));
        EXPECT_TRUE(FindsMismatch(1, kReadOnly));
    }
}

// In the command buffer that releases it, too.
TEST_F(ImageLayouts, LayoutsAreUnknownAfterTheRelease) {
    const VkCommandBuffer commands = RecordOwnership(0, kGeneral);
    for (VkImageLayout layout : {kGeneral, kReadOnly}) {
        const wd_image_use use = Use(layout);
        wd_image_layouts_use(Layouts(), wd_state_find_command_buffer(fixture_.device(), commands), &use);
    }
    EXPECT_TRUE(reported_.empty());
}

} // namespace
