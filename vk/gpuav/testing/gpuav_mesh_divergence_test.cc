// Barriers that only a part of the workgroup of a task or mesh shader reaches, also in functions that it calls:
// reported with the barrier and the branch, in both modes; barriers that all invocations reach are silent.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/divergence_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/shader_lines.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-divergent-barrier";
constexpr char kText[] = "A control barrier is reached by only a part of the workgroup: ";
constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;

class MeshDivergenceTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    void Start(const char *checks) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {"VK_EXT_mesh_shader"};
        mesh_.meshShader = mesh_.taskShader = VK_TRUE;
        options.device_next = &mesh_;
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        target_ = MakeTarget(4, 4);
        layout_ = MakePipelineLayout({}, kStages, 8);
        pipeline_ =
            MakeMeshPipeline(layout_, MakeShader(gpuav_divergence_task), MakeShader(gpuav_divergence_mesh),
                             MakeShader(gpuav_divergence_frag), target_);
    }
    // Draws one task workgroup, which emits one mesh workgroup. Returns whether the mesh was drawn.
    bool Draw(uint32_t operation, uint32_t count) {
        const uint32_t push[] = {operation, count};
        VkCommandBuffer commands = Begin();
        BeginPass(commands, target_);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_);
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof push, push);
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(commands, 1, 1, 1);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
        return ReadTarget(target_)[0] != 0;
    }
    // Expects the report of a mistake with the lines of its barrier and branch.
    void ExpectMistake(uint32_t operation, const char *stage) {
        const std::string shader = operation < 10 ? "gpuav_divergence.task" : "gpuav_divergence.mesh";
        const std::string number = std::to_string(operation);
        ASSERT_EQ(messages().size(), 1u) << operation;
        const std::string text = messages()[0].text;
        EXPECT_NE(text.find(LineOf(shader, "barrier " + number) + ": Shader"), std::string::npos) << text;
        EXPECT_NE(text.find(" at vk/gpuav/testing/shaders/" + LineOf(shader, "branch " + number)),
                  std::string::npos)
            << text;
        EXPECT_NE(text.find(std::string("Stage = ") + stage), std::string::npos) << text;
        ExpectMessage(kId, kText);
        ExpectSilence();
    }

  private:
    Target target_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkPhysicalDeviceMeshShaderFeaturesEXT mesh_ = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
};

TEST_P(MeshDivergenceTest, MistakesAreReportedWithBarrierAndBranch) {
    for (const char *checks : {"divergence", "all"}) {
        Start(checks);
        if (IsSkipped()) {
            return;
        }
        if (!IsLavapipe()) {
            GTEST_SKIP() << "a GPU may hang";
        }
        for (const uint32_t operation : {0u, 1u, 2u}) {
            Draw(operation, operation == 1 ? 0 : 2);
            ExpectMistake(operation, "Task");
        }
        for (const uint32_t operation : {10u, 11u, 12u}) {
            Draw(operation, operation == 11 ? 0 : 2);
            ExpectMistake(operation, "Mesh");
        }
        Stop();
        ExpectSilence();
    }
}

// The same code as the mistakes, with conditions that are true, or false, for all; and other correct code.
TEST_P(MeshDivergenceTest, BarriersThatAllInvocationsReachAreSilent) {
    for (const char *checks : {"divergence", "all"}) {
        Start(checks);
        if (IsSkipped()) {
            return;
        }
        for (const uint32_t operation : {0u, 2u, 10u, 12u}) {
            EXPECT_TRUE(Draw(operation, 0)) << operation;
            EXPECT_TRUE(Draw(operation, 4)) << operation;
        }
        EXPECT_TRUE(Draw(1, 4));
        EXPECT_TRUE(Draw(11, 4));
        EXPECT_TRUE(Draw(100, 0));
        EXPECT_TRUE(Draw(101, 0));
        Stop();
        ExpectSilence();
    }
}

TEST_P(MeshDivergenceTest, NothingIsReportedByDefault) {
    Start("default");
    if (IsSkipped()) {
        return;
    }
    if (!IsLavapipe()) {
        GTEST_SKIP() << "a GPU may hang";
    }
    Draw(0, 2);
    Draw(10, 2);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, MeshDivergenceTest, ::testing::Values("guard", "observe"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
} // namespace wd::testing
