// The geometries of builds.
#include <assert.h>

#include "vk/core/acceleration/acceleration_internal.h"
#include "vk/core/statements/core_statements.h" // generated

static const char owner[] = "VkAccelerationStructureBuildGeometryInfoKHR";

uint32_t wd_acceleration_component_size(VkFormat value) {
    const wd_format *format = wd_format_find(value);
    const bool is_plain = format && format->component_bits % 8 == 0 &&
                          format->component_bits * format->num_components == format->block_size * 8;
    return is_plain ? format->component_bits / 8 : 0;
}

const VkPhysicalDeviceAccelerationStructurePropertiesKHR *wd_acceleration_limits(const wd_core_check *c) {
    return c->physical
               ? wd_physical_property_struct(
                     c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR)
               : NULL;
}

const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *wd_acceleration_trace_limits(const wd_core_check *c) {
    return c->physical
               ? wd_physical_property_struct(
                     c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR)
               : NULL;
}

bool wd_acceleration_flags(const wd_core_check *c, const wd_state_acceleration_structure *structure,
                           VkBuildAccelerationStructureFlagsKHR *flags) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    // A command that the build does not know may have built the structure.
    return !wd_state_device_may_lack_objects(c->state) &&
           !(command_buffer && !wd_core_is_recording_known(command_buffer)) &&
           wd_state_build_flags(structure, flags);
}

static void report_type(wd_core_check *c, const wd_core_frame *frame,
                        const VkAccelerationStructureBuildGeometryInfoKHR *info, VkGeometryTypeKHR type,
                        uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_word(&m, "geometryType", wd_VkGeometryTypeKHR_string(type));
        wd_core_word(&m, "the type of the structure", wd_VkAccelerationStructureTypeKHR_string(info->type));
        wd_core_end(&m);
    }
}

static void check_type(wd_core_check *c, const wd_core_frame *frame,
                       const VkAccelerationStructureBuildGeometryInfoKHR *info, VkGeometryTypeKHR type) {
    const bool is_instances = type == VK_GEOMETRY_TYPE_INSTANCES_KHR;
    if (info->type == VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR && !is_instances) {
        report_type(c, frame, info, type, WD_CORE_RULE(03789));
    } else if (info->type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR && is_instances) {
        report_type(c, frame, info, type, WD_CORE_RULE(03791));
    }
}

static void check_equal_types(wd_core_check *c, const wd_core_frame *frame,
                              const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t index,
                              VkGeometryTypeKHR type) {
    const VkAccelerationStructureGeometryKHR *first = wd_acceleration_geometry(info, 0);
    wd_core_message m;
    if (index && first && info->type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR &&
        first->geometryType != type && wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(03792))) {
        wd_core_word(&m, "geometryType", wd_VkGeometryTypeKHR_string(type));
        wd_core_word(&m, "geometryType of the first geometry",
                     wd_VkGeometryTypeKHR_string(first->geometryType));
        wd_core_end(&m);
    }
}

static void check_stride(wd_core_check *c, const wd_core_frame *frame, const char *stride_owner,
                         const char *label, VkDeviceSize stride, uint32_t rule) {
    wd_core_message m;
    if (stride > UINT32_MAX && wd_core_begin_rule(&m, c, frame, stride_owner, rule)) {
        wd_core_unsigned(&m, label, stride);
        wd_core_end(&m);
    }
}

static void check_triangles(wd_core_check *c, const wd_core_frame *frame,
                            const VkAccelerationStructureGeometryTrianglesDataKHR *triangles) {
    static const char of_triangles[] = "VkAccelerationStructureGeometryTrianglesDataKHR";
    const uint32_t size = wd_acceleration_component_size(triangles->vertexFormat);
    wd_core_message m;
    check_stride(c, frame, of_triangles, "geometry.triangles.vertexStride", triangles->vertexStride,
                 WD_CORE_RULE(03819));
    if (size && triangles->vertexStride % size &&
        wd_core_begin_rule(&m, c, frame, of_triangles, WD_CORE_RULE(03735))) {
        wd_core_unsigned(&m, "geometry.triangles.vertexStride", triangles->vertexStride);
        wd_core_word(&m, "vertexFormat", wd_VkFormat_string(triangles->vertexFormat));
        wd_core_summaryf(&m, ", whose components have %u byte%s", size, size == 1 ? "" : "s");
        wd_core_end(&m);
    }
    if (wd_core_lacks_features(c, triangles->vertexFormat, WD_CORE_BUFFER,
                               VK_FORMAT_FEATURE_ACCELERATION_STRUCTURE_VERTEX_BUFFER_BIT_KHR) &&
        wd_core_begin_rule(&m, c, frame, of_triangles, WD_CORE_RULE(03797))) {
        wd_core_word(&m, "geometry.triangles.vertexFormat", wd_VkFormat_string(triangles->vertexFormat));
        wd_core_end(&m);
    }
}

static void check_geometry(wd_core_check *c, const wd_core_frame *outer,
                           const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t index) {
    assert(index < info->geometryCount);
    const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, index);
    const wd_core_frame frame = wd_acceleration_geometry_frame(outer, info, index);
    if (!geometry) {
        return;
    }
    check_type(c, &frame, info, geometry->geometryType);
    check_equal_types(c, &frame, info, index, geometry->geometryType);
    if (geometry->geometryType == VK_GEOMETRY_TYPE_TRIANGLES_KHR) {
        const wd_core_frame member = WD_CORE_MEMBER(&frame, "geometry.triangles");
        wd_core_check_VkAccelerationStructureGeometryTrianglesDataKHR(c, &member,
                                                                      &geometry->geometry.triangles);
        check_triangles(c, &frame, &geometry->geometry.triangles);
    } else if (geometry->geometryType == VK_GEOMETRY_TYPE_AABBS_KHR) {
        const wd_core_frame member = WD_CORE_MEMBER(&frame, "geometry.aabbs");
        wd_core_check_VkAccelerationStructureGeometryAabbsDataKHR(c, &member, &geometry->geometry.aabbs);
        check_stride(c, &frame, "VkAccelerationStructureGeometryAabbsDataKHR", "geometry.aabbs.stride",
                     geometry->geometry.aabbs.stride, WD_CORE_RULE(03820));
    }
}

void wd_acceleration_check_info(wd_core_check *c, const wd_core_frame *frame,
                                const VkAccelerationStructureBuildGeometryInfoKHR *info) {
    const VkBuildAccelerationStructureFlagsKHR fast =
        VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR |
        VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR;
    wd_core_message m;
    if ((info->flags & fast) == fast && wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(03796))) {
        char text[512];
        wd_core_word(&m, "flags",
                     wd_VkBuildAccelerationStructureFlagsKHR_string(info->flags, text, sizeof text));
        wd_core_end(&m);
    }
    if (info->geometryCount && !info->pGeometries == !info->ppGeometries) {
        if (wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(03788))) {
            wd_core_pointer(&m, "pGeometries", info->pGeometries);
            wd_core_pointer(&m, "ppGeometries", info->ppGeometries);
            wd_core_end(&m);
        }
        return;
    }
    for (uint32_t i = 0; i < info->geometryCount; i++) {
        check_geometry(c, frame, info, i);
    }
}
