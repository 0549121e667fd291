// The time of submissions with many images whose layouts only shaders know to use.
//
//     bazel test -c opt //vk/gpuav/testing:gpuav_layout_costs_test --test_env=WARDEN_TEST_IMAGES=10000
//     --test_output=all
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "vk/gpuav/testing/gpuav_image_layouts_test.h"

namespace wd::testing {
namespace {

class LayoutCostsTest : public ImageLayoutsTest {
  protected:
    Options MakeCostOptions(bool is_checked) {
        Options options = MakeOptions();
        options.driver = Driver::kNull;
        options.settings["gpuav_descriptor_contents"] = is_checked ? "true" : "false";
        return options;
    }
    static uint32_t NumImages() {
        const char *text = std::getenv("WARDEN_TEST_IMAGES");
        return text ? static_cast<uint32_t>(std::atoi(text)) : 200;
    }
    void MakeImages(uint32_t count) {
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                     Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, count)});
        layout_ = MakePipelineLayout({set_layout_});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(layouts_array));
        set_ = MakeSet(set_layout_,
                       {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}, {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, count}});
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        VkCommandBuffer commands = Begin();
        for (uint32_t i = 0; i < count; i++) {
            images_.push_back(MakeTexture("texture"));
            WriteImage(set_, 1, i, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeImageView(images_[i], kFormat),
                       kReadOnly);
            Transition(commands, images_[i], kReadOnly);
        }
        Check(Submit(commands), "vkQueueSubmit");
    }
    // RecordUse records barriers, each of another one of `num_changed` images, and dispatches between them.
    VkCommandBuffer RecordUse(uint32_t num_barriers, uint32_t num_changed, uint32_t barriers_per_dispatch) {
        VkCommandBuffer commands = Begin();
        for (uint32_t i = 0; i < num_barriers; i++) {
            Transition(commands, images_[i % num_changed], kReadOnly);
            if ((i + 1) % barriers_per_dispatch == 0) {
                Dispatch(commands);
            }
        }
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }
    // MeasureSubmit prints the milliseconds of the fastest of some calls, and resets the command buffers, whose tables
    // have room for others then.
    void MeasureSubmit(const char *name, const std::vector<VkCommandBuffer> &all) {
        double best = 1e9;
        for (int i = 0; i < 5; i++) {
            auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
            info.commandBufferCount = static_cast<uint32_t>(all.size());
            info.pCommandBuffers = all.data();
            const auto begin = std::chrono::steady_clock::now();
            Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
            const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
            Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
            best = time.count() < best ? time.count() : best;
        }
        printf("    %s: %.3f ms\n", name, best);
        for (VkCommandBuffer commands : all) {
            Check(vkResetCommandBuffer(commands, 0), "vkResetCommandBuffer");
        }
    }

    std::vector<VkImage> images_;
};

TEST_F(LayoutCostsTest, SubmissionsOfManyImagesAndBarriers) {
    const uint32_t count = NumImages(), num_barriers = count / 10;
    for (bool is_checked : {false, true}) {
        WD_START_DEVICE(MakeCostOptions(is_checked));
        images_.clear();
        MakeImages(count);
        printf("%s, %u images, %u barriers\n", is_checked ? "with the check" : "without the check", count,
               num_barriers);
        MeasureSubmit("one dispatch", {RecordUse(num_barriers, num_barriers, num_barriers)});
        MeasureSubmit("a dispatch after each barrier", {RecordUse(num_barriers, num_barriers, 1)});
        MeasureSubmit("all barriers of one image", {RecordUse(num_barriers, 1, 1)});
        std::vector<VkCommandBuffer> many;
        for (int i = 0; i < 20; i++) {
            many.push_back(RecordUse(num_barriers / 20, num_barriers / 20, num_barriers / 20));
        }
        MeasureSubmit("20 command buffers", many);
        Stop();
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
