// Variables that a stage maps to push data, to data in a heap or to shader records (VK_EXT_descriptor_heap).
#include "vk/shader/find_mappings.h"
#include "vk/shader/pipeline_shaders.h"

#ifdef VK_EXT_descriptor_heap

#include <stdio.h>

#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_command_buffer.h"

enum { ID_SIZE = 64 };

// mapped is a variable that the entry point uses, and its mapping.
typedef struct mapped {
    wd_shader_stage *stage;
    const wd_spirv_descriptor *descriptor;
    const wd_shader_variable *variable;
    const VkDescriptorSetAndBindingMappingEXT *mapping;
} mapped;

#define REPORT(mapped, pattern, format, ...)                                                                 \
    do {                                                                                                     \
        char id[ID_SIZE], text[ID_SIZE * 2];                                                                 \
        wd_message_compose(                                                                                  \
            id, sizeof id, pattern,                                                                          \
            wd_shader_id((mapped)->stage, "VkPipelineShaderStageCreateInfo", "VkShaderCreateInfoEXT"));      \
        describe(mapped, sizeof text, text);                                                                 \
        wd_shader_report((mapped)->stage, WD_SEVERITY_ERROR, id, (mapped)->variable->instruction,            \
                         (mapped)->variable->first_use, 0, format, text, __VA_ARGS__);                       \
    } while (false)

static void describe(const mapped *mapped, size_t size, char *text) {
    const wd_spirv_descriptor *descriptor = mapped->descriptor;
    const char *name =
        wd_shader_variable_name(mapped->stage->reflection, descriptor->variable, descriptor->type);
    snprintf(text, size, "the variable `%.60s` (set %u, binding %u)", name, descriptor->set,
             descriptor->binding);
}

static const void *find_properties(const wd_shader_stage *stage, VkStructureType type) {
    const wd_device_capabilities *enabled = stage->pipeline->device->chassis->capabilities;
    return enabled ? wd_physical_property_struct(enabled->physical, type) : NULL;
}

static bool is_data(VkDescriptorMappingSourceEXT source) {
    return source == VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT ||
           source == VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT ||
           source == VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT;
}

static bool is_in_record(VkDescriptorMappingSourceEXT source) {
    return source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT ||
           source == VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT ||
           source == VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_ADDRESS_EXT;
}

static void check_push_size(const mapped *mapped, uint64_t size) {
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties =
        find_properties(mapped->stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
    const uint32_t offset = mapped->mapping->sourceData.pushDataOffset;
    if (properties && (size > properties->maxPushDataSize || offset > properties->maxPushDataSize - size)) {
        REPORT(mapped, WD_ID_VUID_MAPPED_PUSH_SIZE,
               "maps %s of %llu bytes to push data at byte %u, but maxPushDataSize is %llu" WD_SHADER_FIX
               "Make the block smaller, or map a part of it to a buffer.",
               (unsigned long long)size, offset, (unsigned long long)properties->maxPushDataSize);
    }
}

static void check_record_size(const mapped *mapped, uint64_t size) {
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *properties =
        find_properties(mapped->stage, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    const uint32_t offset = mapped->mapping->sourceData.shaderRecordDataOffset;
    if (properties && properties->maxShaderGroupStride &&
        (size > properties->maxShaderGroupStride || offset > properties->maxShaderGroupStride - size)) {
        REPORT(mapped, WD_ID_VUID_MAPPED_RECORD_SIZE,
               "maps %s of %llu bytes to shader records at byte %u, but maxShaderGroupStride is "
               "%u" WD_SHADER_FIX "Make the block smaller, or put an address into the shader record.",
               (unsigned long long)size, offset, properties->maxShaderGroupStride);
    }
}

static void check_mapping(const mapped *mapped) {
    const VkDescriptorMappingSourceEXT source = mapped->mapping->source;
    const wd_spirv_descriptor *descriptor = mapped->descriptor;
    uint64_t size;
    if (is_in_record(source) &&
        !(mapped->stage->stage & wd_state_bind_point_stages(WD_STATE_BIND_RAY_TRACING))) {
        REPORT(mapped, WD_ID_VUID_MAPPED_STAGE,
               "maps %s to shader records, which %s shaders lack" WD_SHADER_FIX
               "Map the variable to push data or to a heap.",
               wd_shader_stage_name(mapped->stage->stage));
        return;
    }
    if (!is_data(source)) {
        return;
    }
    if (descriptor->num_dimensions || descriptor->kind != WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER) {
        REPORT(mapped, WD_ID_VUID_MAPPED_KIND,
               "maps %s to data without a descriptor, but the variable is %s" WD_SHADER_FIX
               "Declare one uniform block, or map the variable to descriptors in a heap.",
               descriptor->num_dimensions ? "an array" : "not a uniform block");
    } else if (wd_shader_type_size(&mapped->stage->constants, descriptor->type, &size)) {
        if (source == VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT) {
            check_push_size(mapped, size);
        } else if (source == VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT) {
            check_record_size(mapped, size);
        }
    }
}

#endif

void wd_shader_check_mappings(wd_shader_stage *stage) {
#ifdef VK_EXT_descriptor_heap
    const wd_spirv_interface *descriptors = &stage->reflection->descriptors;
    const wd_allocator *allocator = &stage->pipeline->device->allocator;
    if (stage->pipeline->has_layout || !stage->chain) { // Mappings are for pipelines without a layout.
        return;
    }
    wd_shader_found_mapping *found =
        wd_alloc_zero(allocator, descriptors->num_descriptors + 1, sizeof(*found));
    const bool is_found = found && wd_shader_find_mappings(allocator, stage->chain, descriptors->descriptors,
                                                           descriptors->num_descriptors, found);
    for (size_t i = 0; is_found && i < descriptors->num_descriptors; i++) {
        const mapped mapped = {stage, &descriptors->descriptors[i],
                               wd_shader_entry_variable(stage->entry, descriptors->descriptors[i].variable),
                               found[i].mapping};
        if (mapped.mapping && wd_shader_is_used(mapped.variable)) {
            check_mapping(&mapped);
        }
    }
    wd_free(allocator, found);
#else
    (void)stage;
#endif
}
