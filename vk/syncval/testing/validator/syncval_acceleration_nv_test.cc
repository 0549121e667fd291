// VK_NV_ray_tracing, on the null driver: builds, copies, queries and traces.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

namespace {

constexpr VkBufferUsageFlags kRays = VK_BUFFER_USAGE_RAY_TRACING_BIT_NV | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                     VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
constexpr char kBuild[] = "vkCmdBuildAccelerationStructureNV (command ";

} // namespace

class SyncvalAccelerationNvTest : public SyncvalScene {
  protected:
    using Commands = std::function<void(VkCommandBuffer)>;

    wd::testing::Options RayOptions() {
        auto options = SyncOptions(GetParam());
        options.device_extensions = {VK_NV_RAY_TRACING_EXTENSION_NAME};
        return options;
    }

    void MakeResources() {
        vertices_ = MakeBuffer(1024, kRays);
        indices_ = MakeBuffer(1024, kRays);
        for (Buffer &scratch : scratches_) {
            scratch = MakeBuffer(1 << 16, kRays);
        }
        first_ = MakeStructure(&first_alias_);
        second_ = MakeStructure(&second_alias_);
    }

    // MakeStructure binds a structure to the memory of a buffer, so that tests know its location.
    VkAccelerationStructureNV MakeStructure(Buffer *alias) {
        *alias = MakeBuffer(1 << 16, kRays);
        auto info = Make<VkAccelerationStructureCreateInfoNV>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_NV);
        info.info = Info(nullptr, 0);
        VkAccelerationStructureNV made;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureNV>("vkCreateAccelerationStructureNV")(
                  device(), &info, nullptr, &made),
              "vkCreateAccelerationStructureNV");
        Defer([device = device(), made,
               destroy = DeviceProc<PFN_vkDestroyAccelerationStructureNV>(
                   "vkDestroyAccelerationStructureNV")] { destroy(device, made, nullptr); });
        auto bind = Make<VkBindAccelerationStructureMemoryInfoNV>(
            VK_STRUCTURE_TYPE_BIND_ACCELERATION_STRUCTURE_MEMORY_INFO_NV);
        bind.accelerationStructure = made;
        bind.memory = alias->memory;
        bind.memoryOffset = 4096;
        Check(DeviceProc<PFN_vkBindAccelerationStructureMemoryNV>("vkBindAccelerationStructureMemoryNV")(
                  device(), 1, &bind),
              "vkBindAccelerationStructureMemoryNV");
        return made;
    }

    VkAccelerationStructureInfoNV Info(const VkGeometryNV *geometry, uint32_t num_instances) {
        auto info = Make<VkAccelerationStructureInfoNV>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_INFO_NV);
        info.type = num_instances ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_NV
                                  : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_NV;
        info.geometryCount = geometry ? 1 : 0;
        info.pGeometries = geometry;
        info.instanceCount = num_instances;
        return info;
    }

    VkGeometryNV Geometry(VkGeometryTypeNV type, bool indexed) {
        auto geometry = Make<VkGeometryNV>(VK_STRUCTURE_TYPE_GEOMETRY_NV);
        geometry.geometryType = type;
        auto &triangles = geometry.geometry.triangles;
        triangles = Make<VkGeometryTrianglesNV>(VK_STRUCTURE_TYPE_GEOMETRY_TRIANGLES_NV);
        triangles.vertexData = vertices_.handle;
        triangles.vertexOffset = 256;
        triangles.vertexCount = 6;
        triangles.vertexStride = 16;
        triangles.vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
        triangles.indexType = indexed ? VK_INDEX_TYPE_UINT32 : VK_INDEX_TYPE_NONE_NV;
        triangles.indexData = indexed ? indices_.handle : VK_NULL_HANDLE;
        triangles.indexCount = indexed ? 6 : 0;
        auto &boxes = geometry.geometry.aabbs;
        boxes = Make<VkGeometryAABBNV>(VK_STRUCTURE_TYPE_GEOMETRY_AABB_NV);
        boxes.aabbData = vertices_.handle;
        boxes.offset = 512;
        boxes.numAABBs = 2;
        boxes.stride = 32;
        return geometry;
    }

    Commands Building(VkAccelerationStructureNV target, const Buffer &scratch, bool indexed = false,
                      bool updates = false, VkGeometryTypeNV type = VK_GEOMETRY_TYPE_TRIANGLES_NV) {
        return [=, build = DeviceProc<PFN_vkCmdBuildAccelerationStructureNV>(
                       "vkCmdBuildAccelerationStructureNV")](VkCommandBuffer commands) {
            const VkGeometryNV geometry = Geometry(type, indexed);
            const auto info = Info(&geometry, 0);
            build(commands, &info, VK_NULL_HANDLE, 0, updates, target, updates ? first_ : VK_NULL_HANDLE,
                  scratch.handle, 64);
        };
    }

    Commands Filling(const Buffer &buffer, VkDeviceSize begin, VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer.handle, begin, end - begin, 0);
        };
    }

    VkDeviceSize SizeOf(VkAccelerationStructureMemoryRequirementsTypeNV type) {
        auto info = Make<VkAccelerationStructureMemoryRequirementsInfoNV>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_INFO_NV);
        info.type = type;
        info.accelerationStructure = first_;
        auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
        DeviceProc<PFN_vkGetAccelerationStructureMemoryRequirementsNV>(
            "vkGetAccelerationStructureMemoryRequirementsNV")(device(), &info, &requirements);
        return requirements.memoryRequirements.size;
    }

    Buffer vertices_, indices_, scratches_[2], first_alias_, second_alias_;
    VkAccelerationStructureNV first_, second_;
};

TEST_P(SyncvalAccelerationNvTest, BuildsReadGeometry) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    const auto plain = Building(first_, scratches_[0]), indexed = Building(first_, scratches_[0], true);
    // Six vertices, 16 bytes apart, the last one of 12 bytes.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(vertices_, 256, 260), plain);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(vertices_, 344, 348), plain);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", plain,
                Filling(vertices_, 256, 260));
    ExpectSilent(Filling(vertices_, 0, 256), plain);
    ExpectSilent(Filling(vertices_, 348, 1024), plain);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(indices_, 20, 24), indexed);
    ExpectSilent(Filling(indices_, 24, 1024), indexed);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(vertices_, 256, 348), indexed);
    ExpectSilent(Filling(vertices_, 260, 348), indexed); // All indices may select the first vertex.
    const auto boxes = Building(first_, scratches_[0], false, false, VK_GEOMETRY_TYPE_AABBS_NV);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(vertices_, 564, 568), boxes);
    ExpectSilent(Filling(vertices_, 568, 1024), boxes);
}

TEST_P(SyncvalAccelerationNvTest, BuildsReadInstances) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    const auto build = [&](VkCommandBuffer commands) {
        const auto info = Info(nullptr, 2);
        DeviceProc<PFN_vkCmdBuildAccelerationStructureNV>("vkCmdBuildAccelerationStructureNV")(
            commands, &info, indices_.handle, 128, VK_FALSE, second_, VK_NULL_HANDLE, scratches_[0].handle,
            0);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, Filling(indices_, 252, 256), build);
    ExpectSilent(Filling(indices_, 0, 128), build);
    ExpectSilent(Filling(indices_, 256, 1024), build);
}

TEST_P(SyncvalAccelerationNvTest, BuildsWriteStructuresAndScratchMemory) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    const auto first = Building(first_, scratches_[0]);
    const VkDeviceSize size = SizeOf(VK_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_TYPE_OBJECT_NV),
                       scratch = SizeOf(VK_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_TYPE_BUILD_SCRATCH_NV);
    ASSERT_NE(size, 0u);
    ASSERT_NE(scratch, 0u);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", kBuild, first, Building(first_, scratches_[1]));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", kBuild, first, Building(second_, scratches_[0]));
    ExpectSilent(first, Building(second_, scratches_[1]));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kBuild, first, Building(second_, scratches_[1], false, true));
    // By the memory to which they are bound.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", first,
                Filling(first_alias_, 4096, 4100));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", first,
                Filling(first_alias_, 4092 + size, 4096 + size));
    ExpectSilent(first, Filling(first_alias_, 0, 4096));
    ExpectSilent(first, Filling(first_alias_, 4096 + size, 1 << 16));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", first,
                Filling(scratches_[0], 60 + scratch, 64 + scratch));
    ExpectSilent(first, Filling(scratches_[0], 0, 64));
    ExpectSilent(first, Filling(scratches_[0], 64 + scratch, 1 << 16));
}

TEST_P(SyncvalAccelerationNvTest, CopiesAndQueries) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_NV, 1);
    const Commands copy = [&](VkCommandBuffer commands) {
        DeviceProc<PFN_vkCmdCopyAccelerationStructureNV>("vkCmdCopyAccelerationStructureNV")(
            commands, second_, first_, VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_NV);
    };
    const Commands query = [&](VkCommandBuffer commands) {
        DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesNV>(
            "vkCmdWriteAccelerationStructuresPropertiesNV")(
            commands, 1, &first_, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_NV, pool, 0);
    };
    const auto build_first = Building(first_, scratches_[0]), build_second = Building(second_, scratches_[1]);
    const struct {
        const char *id, *command;
        Commands first, second;
    } cases[] = {
        {"SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyAccelerationStructureNV (command ", build_first, copy},
        {"SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyAccelerationStructureNV (command ", build_second, copy},
        {"SYNC-HAZARD-WRITE-AFTER-READ", kBuild, copy, build_first},
        {"SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdWriteAccelerationStructuresPropertiesNV (command ",
         build_first, query},
        {"SYNC-HAZARD-WRITE-AFTER-READ", kBuild, query, build_first},
    };
    for (const auto &one : cases) {
        ExpectFixed(one.id, one.command, one.first, one.second);
    }
    ExpectSilent(copy, query);
    ExpectSilent(query, build_second);
}

// A trace reads the structure and writes a buffer, by descriptors.
TEST_P(SyncvalAccelerationNvTest, TracesRunShaders) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV;
    VkDescriptorSetLayout set_layout = MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_ALL, nullptr},
                                                      {1, kStorage, 1, VK_SHADER_STAGE_ALL, nullptr},
                                                      {2, kStorage, 1, VK_SHADER_STAGE_ALL, nullptr}});
    VkDescriptorSet set = MakeSet(set_layout, {{type, 1}, {kStorage, 2}});
    WriteBuffer(set, 1, 0, kStorage, vertices_);
    WriteBuffer(set, 2, 0, kStorage, indices_);
    auto structure = Make<VkWriteDescriptorSetAccelerationStructureNV>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_NV);
    structure.accelerationStructureCount = 1;
    structure.pAccelerationStructures = &first_;
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &structure;
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = type;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkPipelineShaderStageCreateInfo stages[2];
    VkRayTracingShaderGroupCreateInfoNV groups[2];
    const VkShaderModule shaders[] = {MakeShader(syncval_rays_generate), MakeShader(syncval_rays_miss)};
    for (uint32_t i = 0; i < 2; i++) {
        stages[i] =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stages[i].stage = i ? VK_SHADER_STAGE_MISS_BIT_NV : VK_SHADER_STAGE_RAYGEN_BIT_NV;
        stages[i].module = shaders[i];
        stages[i].pName = "main";
        groups[i] = Make<VkRayTracingShaderGroupCreateInfoNV>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_NV);
        groups[i].generalShader = i;
        groups[i].closestHitShader = groups[i].anyHitShader = groups[i].intersectionShader =
            VK_SHADER_UNUSED_NV;
    }
    auto info = Make<VkRayTracingPipelineCreateInfoNV>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_NV);
    info.stageCount = info.groupCount = 2;
    info.pStages = stages;
    info.pGroups = groups;
    info.maxRecursionDepth = 1;
    info.layout = layout;
    VkPipeline pipeline;
    Check(DeviceProc<PFN_vkCreateRayTracingPipelinesNV>("vkCreateRayTracingPipelinesNV")(
              device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateRayTracingPipelinesNV");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    const auto tracing = [&](bool misses) -> Commands {
        return [=, trace = DeviceProc<PFN_vkCmdTraceRaysNV>("vkCmdTraceRaysNV")](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_NV, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_NV, layout, 0, 1, &set, 0,
                                    nullptr);
            trace(commands, scratches_[1].handle, 0, misses ? scratches_[1].handle : VK_NULL_HANDLE, 64, 64,
                  VK_NULL_HANDLE, 0, 0, VK_NULL_HANDLE, 0, 0, 1, 1, 1);
        };
    };
    const char *trace = "vkCmdTraceRaysNV (command ";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", trace, Building(first_, scratches_[0]), tracing(true));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", tracing(true),
                Filling(first_alias_, 4096, 4100));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", trace, Filling(vertices_, 0, 1024), tracing(true));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", trace, Filling(indices_, 0, 1024), tracing(true));
    ExpectSilent(Filling(indices_, 0, 1024), tracing(false)); // No shader runs when a ray misses.
    ExpectSilent(Building(second_, scratches_[0]), tracing(true));
}

// Memory of a structure without a buffer is named by the structure, if the hazard is found at submission.
TEST_P(SyncvalAccelerationNvTest, SubmissionsNameStructures) {
    WD_START_DEVICE(RayOptions());
    MakeResources();
    VkCommandBuffer commands[2];
    for (VkCommandBuffer &next : commands) {
        next = Begin();
        Building(first_, scratches_[&next - commands])(next);
        vkEndCommandBuffer(next);
    }
    ExpectSilence();
    SubmitAll({commands[0], commands[1]});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBuildAccelerationStructureNV");
    ExpectSilence();
}

WD_SYNCVAL_DRIVER(SyncvalAccelerationNvTest, kNull);
