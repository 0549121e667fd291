// Draws with shader objects: all state is dynamic.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class ShaderObjectsTest : public DrawTest {
  protected:
    // StartObjects brings up a device with shader objects. `next` follows the features.
    void StartObjects(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceShaderObjectFeaturesEXT features;
        features = AllFeatures<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT, next);
        extensions.push_back(VK_EXT_SHADER_OBJECT_EXTENSION_NAME);
        StartRendering(&features, std::move(extensions));
    }
    template <size_t N>
    VkShaderEXT MakeObject(VkShaderStageFlagBits stage, const uint32_t (&words)[N],
                           VkShaderStageFlags next = 0, VkShaderCreateFlagsEXT flags = 0,
                           const VkPushConstantRange *range = nullptr,
                           const std::vector<VkDescriptorSetLayout> &sets = {}) {
        const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
        const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.stage = stage;
        info.nextStage = next;
        if (stage == VK_SHADER_STAGE_VERTEX_BIT && !next) {
            info.nextStage = VK_SHADER_STAGE_FRAGMENT_BIT;
        }
        info.flags = flags;
        info.pushConstantRangeCount = range ? 1 : 0;
        info.pPushConstantRanges = range;
        info.setLayoutCount = static_cast<uint32_t>(sets.size());
        info.pSetLayouts = sets.data();
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = sizeof words;
        info.pCode = words;
        info.pName = "main";
        VkShaderEXT made = VK_NULL_HANDLE;
        Check(create(device(), 1, &info, nullptr, &made), "vkCreateShadersEXT");
        Defer([device = device(), destroy, made] { destroy(device, made, nullptr); });
        return made;
    }
    void BindStage(VkCommandBuffer commands, VkShaderStageFlagBits stage, VkShaderEXT shader) {
        const auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
        bind(commands, 1, &stage, &shader);
    }
    void BindObjects(VkCommandBuffer commands) {
        const auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
        const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT};
        bind(commands, 2, stages, objects_);
    }
    // SetAll calls the commands that a draw of triangles needs, other than the one with the name `skipped`.
    void SetAll(VkCommandBuffer commands, const std::string &skipped = "vkCmdSetCullMode") {
        const std::pair<const char *, uint32_t> values[] = {
            {"vkCmdSetCullMode", VK_CULL_MODE_NONE},
            {"vkCmdSetRasterizerDiscardEnable", VK_FALSE},
            {"vkCmdSetPrimitiveTopology", VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST},
            {"vkCmdSetPrimitiveRestartEnable", VK_FALSE},
            {"vkCmdSetFrontFace", VK_FRONT_FACE_CLOCKWISE},
            {"vkCmdSetDepthBiasEnable", VK_FALSE},
            {"vkCmdSetDepthTestEnable", VK_FALSE},
            {"vkCmdSetDepthWriteEnable", VK_FALSE},
            {"vkCmdSetStencilTestEnable", VK_FALSE},
            {"vkCmdSetPolygonModeEXT", VK_POLYGON_MODE_FILL},
            {"vkCmdSetRasterizationSamplesEXT", VK_SAMPLE_COUNT_1_BIT},
            {"vkCmdSetAlphaToCoverageEnableEXT", VK_FALSE},
        };
        for (const auto &value : values) {
            if (value.first != skipped) {
                Call(value.first, value.second)(commands);
            }
        }
        const VkViewport viewport = {0, 0, 16, 16, 0, 1};
        const VkRect2D scissor = {{0, 0}, {16, 16}};
        const VkSampleMask mask = 1;
        vkCmdSetViewportWithCount(commands, 1, &viewport);
        vkCmdSetScissorWithCount(commands, 1, &scissor);
        DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT")(commands, 0, nullptr, 0, nullptr);
        DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT")(commands, VK_SAMPLE_COUNT_1_BIT,
                                                                       &mask);
        if (skipped != "vkCmdSetColorBlendEnableEXT") {
            SetBlends(commands, VK_FALSE);
        }
        if (skipped != "vkCmdSetColorWriteMaskEXT") {
            SetMasks(commands, 1);
        }
    }
    void SetBlends(VkCommandBuffer commands, VkBool32 enable, uint32_t count = 1) {
        const VkBool32 enables[] = {enable, enable};
        DeviceProc<PFN_vkCmdSetColorBlendEnableEXT>("vkCmdSetColorBlendEnableEXT")(commands, 0, count,
                                                                                   enables);
    }
    void SetMasks(VkCommandBuffer commands, uint32_t count) {
        const VkColorComponentFlags masks[] = {0xf, 0xf};
        DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT")(commands, 0, count, masks);
    }
    void SetEquations(VkCommandBuffer commands, VkBlendFactor source, uint32_t count = 1) {
        VkColorBlendEquationEXT equation = {};
        equation.srcColorBlendFactor = source;
        const VkColorBlendEquationEXT equations[] = {equation, equation};
        DeviceProc<PFN_vkCmdSetColorBlendEquationEXT>("vkCmdSetColorBlendEquationEXT")(commands, 0, count,
                                                                                       equations);
    }
    // TryObjects draws with all states but `skipped`, after `set`.
    void TryObjects(const Commands &set, const std::string &skipped = "", uint32_t num_colors = 1) {
        TryCommands(
            [&](VkCommandBuffer commands) {
                BindObjects(commands);
                SetAll(commands, skipped);
                set(commands);
                vkCmdDraw(commands, 3, 1, 0, 0);
            },
            false, num_colors);
    }
    void MakeObjects() {
        objects_[0] = MakeObject(VK_SHADER_STAGE_VERTEX_BIT, triangle_vert);
        objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag);
    }
    VkShaderEXT objects_[2] = {};
};

#define WD_START_OBJECTS(...)                                                                                \
    do {                                                                                                     \
        StartObjects(__VA_ARGS__);                                                                           \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
        MakeObjects();                                                                                       \
    } while (false)

TEST_F(ShaderObjectsTest, AllStateIsSet) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        BindObjects(commands);
        SetAll(commands);
        vkCmdDraw(commands, 3, 1, 0, 0); // Lacks the cull mode.
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-07840",
                  "shader objects are bound, and vkCmdSetCullMode was not called");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, LinesNeedAWidth) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        BindObjects(commands);
        SetAll(commands);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_LINE_STRIP);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdSetLineWidth(commands, 1.0f);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-08618", "vkCmdSetLineWidth was not called");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SamplesAreThoseOfTheAttachments) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        const VkSampleMask mask = 0xf;
        BindObjects(commands);
        SetAll(commands);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        DeviceProc<PFN_vkCmdSetRasterizationSamplesEXT>("vkCmdSetRasterizationSamplesEXT")(
            commands, VK_SAMPLE_COUNT_4_BIT);
        DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT")(commands, VK_SAMPLE_COUNT_4_BIT,
                                                                       &mask);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-08644", "VK_SAMPLE_COUNT_4_BIT, and the color attachment 0 has");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SomethingIsBound) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-08607", "no pipeline is bound, and no shader object");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, StatesOfColorsAreSet) {
    WD_START_OBJECTS();
    const Commands none = [](VkCommandBuffer) {};
    const Commands blend = [&](VkCommandBuffer commands) { SetBlends(commands, VK_TRUE); };
    TryObjects(none);
    TryObjects([&](VkCommandBuffer commands) {
        blend(commands);
        SetEquations(commands, VK_BLEND_FACTOR_ONE);
    });
    ExpectSilence();
    TryObjects(none, "vkCmdSetColorBlendEnableEXT");
    ExpectMessage("VUID-vkCmdDraw-None-08657", "vkCmdSetColorBlendEnableEXT was not called");
    ExpectSilence();
    TryObjects(none, "vkCmdSetColorWriteMaskEXT");
    ExpectMessage("VUID-vkCmdDraw-None-08659", "vkCmdSetColorWriteMaskEXT was not called");
    ExpectSilence();
    TryObjects(blend);
    ExpectMessage("VUID-vkCmdDraw-None-08658", "vkCmdSetColorBlendEquationEXT was not called");
    ExpectSilence();
    const Commands constant = [&](VkCommandBuffer commands) {
        blend(commands);
        SetEquations(commands, VK_BLEND_FACTOR_CONSTANT_COLOR);
    };
    TryObjects(constant);
    ExpectMessage("VUID-vkCmdDraw-None-08621", "vkCmdSetBlendConstants was not called");
    ExpectSilence();
    TryObjects([&](VkCommandBuffer commands) {
        const float constants[4] = {};
        constant(commands);
        vkCmdSetBlendConstants(commands, constants);
    });
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, EachColorHasAState) {
    WD_START_OBJECTS();
    const auto record = [&](uint32_t num_blends, uint32_t num_masks, uint32_t num_equations) {
        TryObjects(
            [&](VkCommandBuffer commands) {
                SetBlends(commands, num_equations ? VK_TRUE : VK_FALSE, num_blends);
                SetMasks(commands, num_masks);
                if (num_equations) {
                    SetEquations(commands, VK_BLEND_FACTOR_ONE, num_equations);
                }
            },
            "", 2);
    };
    record(2, 2, 0);
    record(2, 2, 2);
    ExpectSilence();
    record(1, 2, 0);
    ExpectMessage("VUID-vkCmdDraw-rasterizerDiscardEnable-09417", "for the color attachments 1");
    ExpectSilence();
    record(2, 2, 1);
    ExpectMessage("VUID-vkCmdDraw-rasterizerDiscardEnable-09418", "for the color attachments 1");
    ExpectSilence();
    record(2, 1, 0);
    ExpectMessage("VUID-vkCmdDraw-rasterizerDiscardEnable-09419", "for the color attachments 1");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, WriteEnablesAreSet) {
    auto features = AllFeatures<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    WD_START_OBJECTS(&features, {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT");
    const VkBool32 on[] = {VK_TRUE, VK_TRUE};
    const auto record = [&](uint32_t count) {
        TryObjects(
            [&](VkCommandBuffer commands) {
                SetBlends(commands, VK_FALSE, 2);
                SetMasks(commands, 2);
                if (count) {
                    set(commands, count, on);
                }
            },
            "", 2);
    };
    record(2);
    ExpectSilence();
    record(0);
    ExpectMessage("VUID-vkCmdDraw-None-08646", "vkCmdSetColorWriteEnableEXT was not called");
    ExpectSilence();
    record(1);
    ExpectMessage("VUID-vkCmdDraw-None-08647", "attachmentCount of vkCmdSetColorWriteEnableEXT is 1");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, FormatsThatAreBlendedSupportIt) {
    null_settings["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BLEND_BIT);
    WD_START_OBJECTS();
    const auto record = [&](VkBool32 enable) {
        TryObjects([&](VkCommandBuffer commands) {
            SetBlends(commands, enable);
            SetEquations(commands, VK_BLEND_FACTOR_ONE);
        });
    };
    record(VK_FALSE);
    ExpectSilence();
    record(VK_TRUE);
    ExpectMessage("VUID-vkCmdDraw-None-08643", "which the device cannot blend");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, LinesNeedTheirStates) {
    auto features = AllFeatures<VkPhysicalDeviceLineRasterizationFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
    core_features.fillModeNonSolid = VK_TRUE;
    WD_START_OBJECTS(&features, {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME});
    const auto record = [&](VkPrimitiveTopology topology, VkPolygonMode mode, bool has_all) {
        TryObjects([&](VkCommandBuffer commands) {
            vkCmdSetPrimitiveTopology(commands, topology);
            Call("vkCmdSetPolygonModeEXT", mode)(commands);
            if (has_all) {
                vkCmdSetLineWidth(commands, 1.0f);
                Call("vkCmdSetLineRasterizationModeEXT", VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT)(commands);
                Call("vkCmdSetLineStippleEnableEXT", VK_FALSE)(commands);
            }
        });
    };
    record(VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST, VK_POLYGON_MODE_FILL, false);
    record(VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST, VK_POLYGON_MODE_LINE, true);
    record(VK_PRIMITIVE_TOPOLOGY_LINE_LIST, VK_POLYGON_MODE_FILL, true);
    ExpectSilence();
    record(VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST, VK_POLYGON_MODE_LINE, false);
    ExpectMessage("VUID-vkCmdDraw-None-08617", "vkCmdSetLineWidth was not called");
    ExpectMessage("VUID-vkCmdDraw-None-08666", "vkCmdSetLineRasterizationModeEXT was not called");
    ExpectMessage("VUID-vkCmdDraw-None-08669", "vkCmdSetLineStippleEnableEXT was not called");
    ExpectSilence();
    record(VK_PRIMITIVE_TOPOLOGY_LINE_LIST, VK_POLYGON_MODE_FILL, false);
    ExpectMessage("VUID-vkCmdDraw-None-08618", "vkCmdSetLineWidth was not called");
    ExpectMessage("VUID-vkCmdDraw-None-08667", "vkCmdSetLineRasterizationModeEXT was not called");
    ExpectMessage("VUID-vkCmdDraw-None-08670", "vkCmdSetLineStippleEnableEXT was not called");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, TessellationNeedsPatches) {
    core_features.tessellationShader = VK_TRUE;
    WD_START_OBJECTS();
    const VkShaderEXT control = MakeObject(VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, stages_tesc,
                                           VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT),
                      evaluation = MakeObject(VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, stages_tese,
                                              VK_SHADER_STAGE_FRAGMENT_BIT);
    objects_[0] =
        MakeObject(VK_SHADER_STAGE_VERTEX_BIT, triangle_vert, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT);
    const auto record = [&](VkPrimitiveTopology topology) {
        TryObjects([&](VkCommandBuffer commands) {
            BindStage(commands, VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, control);
            BindStage(commands, VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, evaluation);
            Call("vkCmdSetPatchControlPointsEXT", 3)(commands);
            Call("vkCmdSetTessellationDomainOriginEXT", VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT)(commands);
            vkCmdSetPrimitiveTopology(commands, topology);
        });
    };
    record(VK_PRIMITIVE_TOPOLOGY_PATCH_LIST);
    ExpectSilence();
    record(VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
    ExpectMessage("VUID-vkCmdDraw-primitiveTopology-10286",
                  "the topology is VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, AlphaToCoverageReadsAnAlphaComponent) {
    WD_START_OBJECTS();
    const auto cover = [&](VkBool32 value) { TryObjects(Call("vkCmdSetAlphaToCoverageEnableEXT", value)); };
    cover(VK_TRUE);
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, rgb_frag);
    cover(VK_FALSE);
    ExpectSilence();
    cover(VK_TRUE);
    ExpectMessage("VUID-vkCmdDraw-alphaToCoverageEnable-08920", "no output with an alpha component");
    ExpectSilence();
}

// Stages of features that are not enabled need no shader object.
TEST_F(ShaderObjectsTest, AllStagesAreBound) {
    WD_START_OBJECTS();
    const auto draw = [&](VkShaderStageFlagBits only) {
        TryCommands([&](VkCommandBuffer commands) {
            BindStage(commands, only, objects_[only == VK_SHADER_STAGE_VERTEX_BIT ? 0 : 1]);
            SetAll(commands, "");
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    };
    TryObjects([](VkCommandBuffer) {});
    ExpectSilence();
    draw(VK_SHADER_STAGE_VERTEX_BIT);
    ExpectMessage("VUID-vkCmdDraw-None-08688",
                  "no vkCmdBindShadersEXT of the command buffer names VK_SHADER_STAGE_FRAGMENT_BIT");
    ExpectSilence();
    draw(VK_SHADER_STAGE_FRAGMENT_BIT);
    ExpectMessage("VUID-vkCmdDraw-None-08684", "names VK_SHADER_STAGE_VERTEX_BIT");
    ExpectSilence();
}

// Other stages may be bound to VK_NULL_HANDLE.
TEST_F(ShaderObjectsTest, StagesOfFeaturesAreBound) {
    core_features.tessellationShader = core_features.geometryShader = VK_TRUE;
    WD_START_OBJECTS();
    const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                                            VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                                            VK_SHADER_STAGE_GEOMETRY_BIT};
    const auto draw = [&](size_t skipped) {
        TryObjects([&](VkCommandBuffer commands) {
            for (size_t i = 0; i < 3; i++) {
                if (i != skipped) {
                    BindStage(commands, stages[i], VK_NULL_HANDLE);
                }
            }
        });
    };
    draw(3);
    ExpectSilence();
    const char *const rules[] = {"08685", "08686", "08687"};
    for (size_t i = 0; i < 3; i++) {
        draw(i);
        ExpectMessage(std::string("VUID-vkCmdDraw-None-") + rules[i], "of the command buffer names");
        ExpectSilence();
    }
}

TEST_F(ShaderObjectsTest, LinkedStagesAreBoundTogether) {
    core_features.geometryShader = VK_TRUE;
    WD_START_OBJECTS();
    const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
    std::vector<VkShaderCreateInfoEXT> infos(
        2, Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT));
    for (VkShaderCreateInfoEXT &info : infos) {
        info.flags = VK_SHADER_CREATE_LINK_STAGE_BIT_EXT;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.pName = "main";
    }
    infos[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    infos[0].nextStage = VK_SHADER_STAGE_FRAGMENT_BIT;
    infos[0].codeSize = sizeof triangle_vert;
    infos[0].pCode = triangle_vert;
    infos[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    infos[1].codeSize = sizeof color_frag;
    infos[1].pCode = color_frag;
    VkShaderEXT linked[2] = {};
    Check(create(device(), 2, infos.data(), nullptr, linked), "vkCreateShadersEXT");
    Defer([this, destroy, linked] {
        destroy(device(), linked[0], nullptr);
        destroy(device(), linked[1], nullptr);
    });
    const VkShaderEXT vertex = objects_[0], fragment = objects_[1];
    const VkShaderEXT geometry =
        MakeObject(VK_SHADER_STAGE_GEOMETRY_BIT, stages_geom, VK_SHADER_STAGE_FRAGMENT_BIT);
    const auto draw = [&](VkShaderEXT first, VkShaderEXT second, VkShaderEXT between) {
        objects_[0] = first;
        objects_[1] = second;
        TryObjects(
            [&](VkCommandBuffer commands) { BindStage(commands, VK_SHADER_STAGE_GEOMETRY_BIT, between); });
    };
    draw(linked[0], linked[1], VK_NULL_HANDLE);
    draw(vertex, fragment, VK_NULL_HANDLE);
    ExpectSilence();
    draw(linked[0], fragment, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkCmdDraw-None-08698",
                  "VK_SHADER_STAGE_FRAGMENT_BIT has a shader that was not linked with it");
    ExpectSilence();
    draw(VK_NULL_HANDLE, linked[1], VK_NULL_HANDLE);
    ExpectMessage("VUID-vkCmdDraw-None-08698",
                  "VK_SHADER_STAGE_VERTEX_BIT has no shader, but one was linked with it");
    ClearMessages(); // There is no vertex shader.
    draw(linked[0], linked[1], geometry);
    ExpectMessage("VUID-vkCmdDraw-None-08699",
                  "VK_SHADER_STAGE_GEOMETRY_BIT between the linked stages has a shader that was not linked");
    ExpectSilence();
    draw(vertex, fragment, geometry);
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SetLayoutsAreEqual) {
    WD_START_OBJECTS();
    const auto layout = [&](VkDescriptorType type) {
        return MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_ALL_GRAPHICS, nullptr}});
    };
    const VkDescriptorSetLayout one = layout(VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER),
                                same = layout(VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER),
                                other = layout(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
    objects_[0] = MakeObject(VK_SHADER_STAGE_VERTEX_BIT, triangle_vert, 0, 0, nullptr, {one});
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag, 0, 0, nullptr, {same});
    TryObjects([](VkCommandBuffer) {});
    ExpectSilence();
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag, 0, 0, nullptr, {other});
    TryObjects([](VkCommandBuffer) {});
    ExpectMessage("VUID-vkCmdDraw-None-08879", "have different descriptor set layouts");
    ExpectSilence();
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag, 0, 0, nullptr, {same, other});
    TryObjects([](VkCommandBuffer) {});
    ExpectMessage("VUID-vkCmdDraw-None-08879", "have different descriptor set layouts");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, PushConstantRangesAreEqual) {
    WD_START_OBJECTS();
    const VkPushConstantRange range = {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, 16};
    const VkPushConstantRange other = {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, 32};
    objects_[0] = MakeObject(VK_SHADER_STAGE_VERTEX_BIT, triangle_vert, 0, 0, &range);
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag, 0, 0, &range);
    TryObjects([](VkCommandBuffer) {});
    ExpectSilence();
    objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag, 0, 0, &other);
    TryObjects([](VkCommandBuffer) {});
    ExpectMessage("VUID-vkCmdDraw-None-08878", "have different push constant ranges");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, RenderPassObjectsAreNotDrawnIn) {
    WD_START_OBJECTS();
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    const VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    VkCommandBuffer commands = Begin();
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    BindObjects(commands);
    SetAll(commands, "");
    vkCmdDraw(commands, 3, 1, 0, 0);
    vkCmdEndRenderPass(commands);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkCmdDraw-None-08876", "the render pass instance is of a render pass object");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, RatesOfPrimitivesAreOfOneViewport) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.primitiveFragmentShadingRate = VK_TRUE;
    core_features.multiViewport = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_OBJECTS(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    objects_[0] = MakeObject(VK_SHADER_STAGE_VERTEX_BIT, rate_vert);
    const auto set_rate = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    const auto record = [&](uint32_t count) {
        TryObjects([&](VkCommandBuffer commands) {
            const std::vector<VkViewport> viewports(count, {0, 0, 16, 16, 0, 1});
            const std::vector<VkRect2D> scissors(count, {{0, 0}, {16, 16}});
            const VkExtent2D size = {1, 1};
            const VkFragmentShadingRateCombinerOpKHR keep[2] = {};
            vkCmdSetViewportWithCount(commands, count, viewports.data());
            vkCmdSetScissorWithCount(commands, count, scissors.data());
            set_rate(commands, &size, keep);
        });
    };
    record(1);
    ExpectSilence();
    record(2);
    ExpectMessage("VUID-vkCmdDraw-primitiveFragmentShadingRateWithMultipleViewports-08642",
                  "the stage VK_SHADER_STAGE_VERTEX_BIT writes PrimitiveShadingRateKHR");
    ExpectSilence();
}

// Mesh shaders, with and without task shaders.
class MeshObjectsTest : public ShaderObjectsTest {
  protected:
    void StartMeshes() {
        static VkPhysicalDeviceMeshShaderFeaturesEXT features;
        features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        features.meshShader = features.taskShader = VK_TRUE;
        StartObjects(&features, {VK_EXT_MESH_SHADER_EXTENSION_NAME});
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        MakeObjects();
        mesh_ = MakeObject(VK_SHADER_STAGE_MESH_BIT_EXT, stages_mesh, VK_SHADER_STAGE_FRAGMENT_BIT);
        lone_mesh_ = MakeObject(VK_SHADER_STAGE_MESH_BIT_EXT, stages_mesh, VK_SHADER_STAGE_FRAGMENT_BIT,
                                VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT);
        task_ = MakeObject(VK_SHADER_STAGE_TASK_BIT_EXT, stages_task, VK_SHADER_STAGE_MESH_BIT_EXT);
    }
    // TryMesh draws mesh tasks, or vertices where `draws_vertices`.
    void TryMesh(VkShaderEXT vertex, VkShaderEXT task, VkShaderEXT mesh, bool draws_vertices = false) {
        const auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
        TryCommands([&](VkCommandBuffer commands) {
            BindStage(commands, VK_SHADER_STAGE_VERTEX_BIT, vertex);
            BindStage(commands, VK_SHADER_STAGE_TASK_BIT_EXT, task);
            BindStage(commands, VK_SHADER_STAGE_MESH_BIT_EXT, mesh);
            BindStage(commands, VK_SHADER_STAGE_FRAGMENT_BIT, objects_[1]);
            SetAll(commands, "");
            if (draws_vertices) {
                vkCmdDraw(commands, 3, 1, 0, 0);
            } else {
                draw(commands, 1, 1, 1);
            }
        });
    }
    VkShaderEXT mesh_ = VK_NULL_HANDLE, lone_mesh_ = VK_NULL_HANDLE, task_ = VK_NULL_HANDLE;
};

TEST_F(MeshObjectsTest, StagesFitTogether) {
    StartMeshes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryMesh(VK_NULL_HANDLE, task_, mesh_);
    TryMesh(VK_NULL_HANDLE, VK_NULL_HANDLE, lone_mesh_);
    TryMesh(objects_[0], VK_NULL_HANDLE, VK_NULL_HANDLE, true);
    ExpectSilence();
    TryMesh(VK_NULL_HANDLE, VK_NULL_HANDLE, mesh_);
    ExpectMessage("VUID-vkCmdDrawMeshTasksEXT-None-08694", "there is no task shader");
    ExpectSilence();
    TryMesh(VK_NULL_HANDLE, task_, lone_mesh_);
    ExpectMessage("VUID-vkCmdDrawMeshTasksEXT-None-08695", "there is a task shader");
    ExpectSilence();
    TryMesh(objects_[0], VK_NULL_HANDLE, lone_mesh_);
    ExpectMessage("VUID-vkCmdDrawMeshTasksEXT-None-08696", "a vertex shader and a task or mesh shader");
    ExpectSilence();
    TryMesh(VK_NULL_HANDLE, VK_NULL_HANDLE, VK_NULL_HANDLE, true);
    ExpectMessage("VUID-vkCmdDraw-None-08693", "neither a vertex shader nor a mesh shader");
    ExpectSilence();
    TryMesh(VK_NULL_HANDLE, VK_NULL_HANDLE, lone_mesh_, true);
    ExpectMessage("VUID-vkCmdDraw-None-08885", "a task or mesh shader among them");
    ExpectSilence();
}

TEST_F(MeshObjectsTest, StagesOfMeshesAreBound) {
    StartMeshes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryObjects([](VkCommandBuffer) {});
    ExpectMessage("VUID-vkCmdDraw-None-08689", "names VK_SHADER_STAGE_TASK_BIT_EXT");
    ExpectMessage("VUID-vkCmdDraw-None-08690", "names VK_SHADER_STAGE_MESH_BIT_EXT");
    ExpectSilence();
    TryObjects([&](VkCommandBuffer commands) {
        BindStage(commands, VK_SHADER_STAGE_TASK_BIT_EXT, VK_NULL_HANDLE);
        BindStage(commands, VK_SHADER_STAGE_MESH_BIT_EXT, VK_NULL_HANDLE);
    });
    ExpectSilence();
}

TEST_F(MeshObjectsTest, StagesOfOneCommandFitTogether) {
    StartMeshes();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const auto bind_both = [&](VkShaderStageFlagBits other_stage, VkShaderEXT vertex, VkShaderEXT other) {
        const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_VERTEX_BIT, other_stage};
        const VkShaderEXT shaders[] = {vertex, other};
        DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT")(Begin(), 2, stages, shaders);
    };
    bind_both(VK_SHADER_STAGE_TASK_BIT_EXT, VK_NULL_HANDLE, task_);
    bind_both(VK_SHADER_STAGE_MESH_BIT_EXT, objects_[0], VK_NULL_HANDLE);
    ExpectSilence();
    bind_both(VK_SHADER_STAGE_TASK_BIT_EXT, objects_[0], task_);
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08470", "a vertex shader and a task shader");
    ExpectSilence();
    bind_both(VK_SHADER_STAGE_MESH_BIT_EXT, objects_[0], mesh_);
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08471", "a vertex shader and a mesh shader");
    ExpectSilence();
    BindStage(Begin(), VK_SHADER_STAGE_FRAGMENT_BIT, objects_[0]);
    ExpectMessage("VUID-vkCmdBindShadersEXT-pShaders-08469",
                  "the stage of the shader is VK_SHADER_STAGE_VERTEX_BIT");
    ExpectSilence();
}

} // namespace
