// The bindings of commands that are listed on request.
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-command";

class CommandDumpTest : public GpuavTest {
  protected:
    Options MakeOptions(const std::string &patterns, bool checks = false) {
        Options options = GpuavOptions();
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        options.settings["gpuav_enable"] = checks ? "true" : "false";
        options.settings["gpuav_dump_commands"] = patterns;
        return options;
    }
    std::vector<std::string> Listed() {
        std::vector<std::string> listed;
        for (const Message &message : messages()) {
            if (message.id == kId) {
                EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
                listed.push_back(message.text);
            }
        }
        ClearMessages();
        return listed;
    }
    static void ExpectParts(const std::string &text, const std::vector<std::string> &parts) {
        for (const std::string &part : parts) {
            EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
        }
    }
};

TEST_F(CommandDumpTest, ADispatchIsListedByItsName) {
    for (bool checks : {false, true}) {
        WD_START_DEVICE(MakeOptions("^vkCmdDispatch$", checks));
        const Reader reader = MakeReader();
        const Buffer source = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        SetName(VK_OBJECT_TYPE_BUFFER, source.handle, "shared");
        SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "reader");
        for (uint32_t i = 2; i < 5; i++) {
            WriteBuffer(reader.set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, source, 64, 128);
        }
        Run(reader, 5, 1);
        EXPECT_EQ(reader.result.words[1], 105u);
        const std::vector<std::string> listed = Listed();
        ASSERT_EQ(listed.size(), 1u);
        ExpectParts(listed[0],
                    {"vkCmdDispatch, number 0 of its kind in VkCommandBuffer", "VkPipeline (reader)(0x",
                     "set 0, binding 1[2 to 4] (VK_DESCRIPTOR_TYPE_STORAGE_BUFFER): VkBuffer (shared)(0x",
                     " bytes [64, 192)", "push constants from byte 0: 00000005 00000001"});
        Stop();
        EXPECT_TRUE(Listed().empty());
    }
}

TEST_F(CommandDumpTest, OtherNamesListNothing) {
    WD_START_DEVICE(MakeOptions("^vkCmdDraw,^sky$,(bad"));
    ExpectMessage("WARDEN-settings-bad-value",
                  "gpuav_dump_commands: \"(bad\" is not a valid regular expression");
    const Reader reader = MakeReader();
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "skyline");
    Run(reader, 5, 1);
    EXPECT_TRUE(Listed().empty());
}

TEST_F(CommandDumpTest, NamesOfPipelinesAndLabelsSelectCommands) {
    WD_START_DEVICE(MakeOptions("^sky$"));
    const Reader reader = MakeReader();
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "sky");
    Run(reader, 5, 1);
    EXPECT_EQ(Listed().size(), 1u);
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "sea");
    auto begin = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    auto end = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    ASSERT_TRUE(begin && end);
    VkCommandBuffer commands = Begin();
    for (const char *name : {"frame", "sky"}) {
        auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        label.pLabelName = name;
        begin(commands, &label);
    }
    Record(commands, reader, 5, 1);
    end(commands);
    Record(commands, reader, 5, 1);
    end(commands);
    Check(Submit(commands), "vkQueueSubmit");
    const std::vector<std::string> listed = Listed();
    ASSERT_EQ(listed.size(), 1u);
    ExpectParts(listed[0], {"in the label region frame::sky, has:"});
}

TEST_F(CommandDumpTest, DrawsListVertexAndIndexBuffers) {
    WD_START_DEVICE(MakeOptions("vkCmdDrawIndexed"));
    const Target target = MakeTarget(4, 4);
    const VkPipelineLayout layout = MakePipelineLayout({});
    const VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(color_frag), target);
    const Buffer vertices = MakeBuffer(64, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    const Buffer indices = MakeBuffer(64, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 0, 1, 2});
    SetName(VK_OBJECT_TYPE_BUFFER, vertices.handle, "corners");
    ClearMessages();
    VkCommandBuffer commands = Begin();
    BeginPass(commands, target);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    const VkDeviceSize offset = 16;
    vkCmdBindVertexBuffers(commands, 0, 1, &vertices.handle, &offset);
    vkCmdBindIndexBuffer(commands, indices.handle, 4, VK_INDEX_TYPE_UINT32);
    vkCmdDraw(commands, 3, 1, 0, 0); // Not listed.
    vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
    vkCmdEndRenderPass(commands);
    Check(Submit(commands), "vkQueueSubmit");
    const std::vector<std::string> listed = Listed();
    ASSERT_EQ(listed.size(), 1u);
    ExpectParts(listed[0], {"vkCmdDrawIndexed, number 1 of its kind in",
                            "vertex binding 0: VkBuffer (corners)(0x", " from byte 16 to its end",
                            "indices: VkBuffer (0x", " from byte 4 to its end, VK_INDEX_TYPE_UINT32"});
}

// The Khronos layer's setting lists every command.
TEST_F(CommandDumpTest, TheSettingOfTheKhronosLayer) {
    Options options = MakeOptions("");
    options.settings.erase("gpuav_dump_commands");
    options.settings_file = "khronos_validation.gpu_dump_descriptors = true\n";
    WD_START_DEVICE(options);
    Run(MakeReader(), 5, 1);
    EXPECT_EQ(Listed().size(), 1u);
}

} // namespace
} // namespace wd::testing
