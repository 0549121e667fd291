// Payloads that mesh shaders read and no task shader passes, and components of gathers. Each mistake has a similar
// valid case without messages.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/indirect_test_shaders.h"
#include "vk/gpuav/testing/payload_shaders.h"

namespace wd::testing {
namespace {

constexpr char kPayloadId[] = "VUID-RuntimeSpirv-MeshEXT-12380";

// Task is the task shader of a pipeline.
enum class Task { kNone, kWithoutPayload, kWithPayload };

class PayloadTest : public GpuavTest {
  protected:
    Options MakeOptions(const char *checks, const char *mode = "guard") {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = mode;
        options.api_version = VK_API_VERSION_1_3;
        return options;
    }
    Options MakeMeshOptions(const char *checks, const char *mode = "guard") {
        Options options = MakeOptions(checks, mode);
        options.device_extensions = {"VK_EXT_mesh_shader"};
        mesh_.meshShader = mesh_.taskShader = VK_TRUE;
        options.device_next = &mesh_;
        return options;
    }
    void MakeScene() {
        target_ = MakeTarget(4, 4);
        layout_ = MakePipelineLayout({}, VK_SHADER_STAGE_MESH_BIT_EXT, 4);
    }
    VkPipeline MakePipeline(Task task) {
        VkShaderModule module = VK_NULL_HANDLE;
        if (task != Task::kNone) {
            module = task == Task::kWithPayload ? MakeShader(payload_task) : MakeShader(indirect_test_task);
        }
        return MakeMeshPipeline(layout_, module, MakeShader(payload_mesh), MakeShader(payload_frag), target_);
    }
    // Paint returns whether the mesh was drawn.
    bool Paint(Task task, uint32_t reads_payload) {
        const VkPipeline pipeline = MakePipeline(task);
        VkCommandBuffer commands = Begin();
        BeginPass(commands, target_);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_MESH_BIT_EXT, 0, 4, &reads_payload);
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(commands, 1, 1, 1);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
        return ReadTarget(target_)[0] != 0;
    }
    // Gather returns the first texel that the gather of a component returns. Components have the values 1 to 4.
    float Gather(int32_t component) {
        const Image image = MakeImage(VK_FORMAT_R32G32B32A32_SFLOAT, 4, 4,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{1, 2, 3, 4}}, VK_IMAGE_LAYOUT_GENERAL);
        const Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1),
                           Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        const VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1},
                                                         {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        WriteImage(set, 0, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view, VK_IMAGE_LAYOUT_GENERAL,
                   MakeSampler());
        WriteBuffer(set, 1, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
        const VkPipelineLayout layout = MakePipelineLayout({set_layout});
        VkComputePipelineCreateInfo info = ComputeInfo(layout, MakeShader(payload_gather));
        const VkSpecializationMapEntry entry = {0, 0, 4};
        const VkSpecializationInfo values = {1, &entry, 4, &component};
        info.stage.pSpecializationInfo = &values;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        RunDispatch(pipeline, layout, set, {}, 1);
        return *reinterpret_cast<const float *>(result.words);
    }

  private:
    Target target_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPhysicalDeviceMeshShaderFeaturesEXT mesh_ = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
};

// In guard mode, the payload reads as zero. In observe mode the driver may read anywhere.
TEST_F(PayloadTest, APayloadThatNoTaskShaderPassesIsReported) {
    WD_START_DEVICE(MakeMeshOptions("mesh_outputs"));
    MakeScene();
    EXPECT_TRUE(Paint(Task::kWithPayload, 1));
    EXPECT_TRUE(Paint(Task::kWithPayload, 0));
    EXPECT_TRUE(Paint(Task::kNone, 0)); // The access is not reached.
    EXPECT_TRUE(Paint(Task::kWithoutPayload, 0));
    ExpectSilence();
    for (const Task task : {Task::kNone, Task::kWithoutPayload}) {
        EXPECT_TRUE(Paint(task, 1));
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage(kPayloadId, "The mesh shader reads the payload of a task shader, but no task shader of "
                                  "the pipeline passes one.");
    }
    Stop();
    ExpectSilence();
}

TEST_F(PayloadTest, PayloadsAreNotCheckedByDefault) {
    WD_START_DEVICE(MakeMeshOptions("default"));
    MakeScene();
    EXPECT_TRUE(Paint(Task::kWithPayload, 1));
    EXPECT_TRUE(Paint(Task::kNone, 0));
    Stop();
    ExpectSilence();
}

TEST_F(PayloadTest, ComponentsOfGathersAreReported) {
    for (const char *mode : {"guard", "observe"}) {
        WD_START_DEVICE(MakeOptions("operand_values", mode));
        EXPECT_EQ(Gather(0), 1.0f);
        EXPECT_EQ(Gather(3), 4.0f);
        ExpectSilence();
        for (const int32_t component : {4, -1}) {
            Gather(component);
            ASSERT_EQ(messages().size(), 1u);
            ExpectMessage("WARDEN-gpuav-gather-component", "OpImageGather gathers component " +
                                                               std::to_string(component) +
                                                               ", and the last component is 3.");
        }
        Stop();
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
