// Devices: the runtime's own objects.
#include <string.h>

#include "vk/gpuav/builds/acceleration_builds.h"
#include "vk/gpuav/contents/single_layouts.h"
#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/device/gpuav_address_features.h"
#include "vk/gpuav/device/gpuav_watcher.h"
#include "vk/gpuav/device/tables/gpuav_written.h"
#include "vk/gpuav/indirect/indirect.h"
#include "vk/gpuav/runtime/commands/gpuav_sharing.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"
#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/gpuav/runtime/readback/gpuav_draw_marks.h"
#include "vk/gpuav/runtime/readback/gpuav_dump.h"
#include "vk/gpuav/runtime/readback/gpuav_printf.h"
#include "vk/gpuav/validator/gpuav_internal.h"
#include "vk/gpuav/validator/gpuav_writes.h"
#include "vk/registry/chain.h"
#include "vk/spirv/heap_arrays.h"

enum {
    // A higher slot would need more empty set layouts in each pipeline layout.
    MAX_SLOT = 32,
    // Bytes of instrumented SPIR-V in the cache of a device.
    SHADER_CACHE_SIZE = 64 << 20,
    // Bytes of the input buffer: four for each descriptor of the sets in use.
    INPUT_SIZE = 16 << 20,
    MIN_INPUT_SIZE = 4 << 10,
    // Bytes of the input buffer for the bits of written memory: one for four bytes of memory. The numbers of bits have
    // 32 bits.
    BITS_SIZE = 48 << 20,
    MAX_INPUT_SIZE = 256 << 20,
    // Bytes of the table of device addresses. Each version has sixteen bytes for each buffer with an address.
    ADDRESS_SIZE = 4 << 20,
    // Our share of the device's allocations (maxMemoryAllocationCount).
    ALLOCATION_DIVISOR = 16,
};

// Consequences of missing memory, in messages.
static const char NO_INPUTS[] =
    "Descriptors that were never written, and accesses beyond the end of most buffers, are not found";
static const char NO_ADDRESSES[] = "Accesses through device addresses are only checked for alignment";

// Creation and destruction of devices

// storing_stages returns the stages whose shaders may write a storage buffer on this device.
static VkShaderStageFlags storing_stages(const VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceFeatures2 *node =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    const VkPhysicalDeviceFeatures *features = node ? &node->features : info->pEnabledFeatures;
    const VkShaderStageFlags vertex_pipeline =
        VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
        VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT;
    VkShaderStageFlags stages = VK_SHADER_STAGE_ALL;
    if (!features || !features->vertexPipelineStoresAndAtomics) {
        stages &= ~vertex_pipeline;
    }
    if (!features || !features->fragmentStoresAndAtomics) {
        stages &= ~(VkShaderStageFlags)VK_SHADER_STAGE_FRAGMENT_BIT;
    }
    return stages;
}

// known_stages returns the stages that pipelines of the device can have. For VK_SHADER_STAGE_ALL in descriptor buffers,
// lavapipe 25.0 takes each bit for a stage and writes past the end of its arrays.
static VkShaderStageFlags known_stages(const wd_state_device *state) {
    VkShaderStageFlags stages = VK_SHADER_STAGE_ALL_GRAPHICS | VK_SHADER_STAGE_COMPUTE_BIT;
    if (wd_state_device_has_extension(state, "VK_EXT_mesh_shader") ||
        wd_state_device_has_extension(state, "VK_NV_mesh_shader")) {
        stages |= VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
    }
    if (wd_state_device_has_extension(state, "VK_KHR_ray_tracing_pipeline") ||
        wd_state_device_has_extension(state, "VK_NV_ray_tracing")) {
        stages |= VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_ANY_HIT_BIT_KHR |
                  VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR |
                  VK_SHADER_STAGE_INTERSECTION_BIT_KHR | VK_SHADER_STAGE_CALLABLE_BIT_KHR;
    }
    return stages;
}

// create_set_layouts creates our set layouts for one kind of pipeline layout.
static VkResult create_set_layouts(const wd_gpuav_device *device, uint32_t kind,
                                   wd_gpuav_set_layouts *layouts) {
    const bool for_buffers = kind == WD_GPUAV_FOR_BUFFERS;
    // Descriptor buffers have no dynamic descriptors.
    const VkDescriptorType output =
        for_buffers ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    const VkShaderStageFlags stages = for_buffers ? device->attachment.known_stages : VK_SHADER_STAGE_ALL;
    const VkDescriptorSetLayoutBinding bindings[] = {
        {WD_GPUAV_OUTPUT_BINDING, output, 1, stages, NULL},
        {WD_GPUAV_INPUT_BINDING, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, stages, NULL},
        {WD_GPUAV_ADDRESS_BINDING, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, stages, NULL},
        {WD_GPUAV_POSITION_BINDING, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 1, stages, NULL},
    };
    VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
        .flags = for_buffers ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT : 0,
    };
    VkResult result = device->vk->CreateDescriptorSetLayout(device->handle, &info, NULL, &layouts->empty);
    if (result != VK_SUCCESS) {
        return result;
    }
    VkDescriptorSetLayoutBinding used[WD_GPUAV_MAX_SET_BINDINGS];
    used[info.bindingCount++] = bindings[0];
    if (device->inputs.num_words) {
        used[info.bindingCount++] = bindings[1];
    }
    if (device->addresses.num_entries) {
        used[info.bindingCount++] = bindings[2];
    }
    if (device->attachment.has_positions && !for_buffers) {
        used[info.bindingCount++] = bindings[3];
    }
    info.pBindings = used;
    return device->vk->CreateDescriptorSetLayout(device->handle, &info, NULL, &layouts->reserved);
}

static uint32_t clamp_u32(uint32_t value, uint32_t low, uint32_t high) {
    return value < low ? low : value > high ? high : value;
}

static wd_status create_regions(wd_gpuav_device *device, const VkPhysicalDeviceMemoryProperties *memory,
                                VkResult *result) {
    const wd_gpuav_options *options = &device->instance->options;
    wd_gpuav_regions_info info = {
        .device = device->handle,
        .dispatch = device->vk,
        .allocator = device->allocator,
        .offset_alignment = device->limits.minStorageBufferOffsetAlignment,
        .max_range = device->limits.maxStorageBufferRange,
        .set_layout = device->attachment.layouts[WD_GPUAV_FOR_SETS].reserved,
        .input = device->inputs.memory.buffer,
        .addresses = device->addresses.memory.buffer,
        .descriptors = wd_gpuav_descriptors_exist(&device->attachment.descriptors)
                           ? &device->attachment.descriptors
                           : NULL,
        .has_addresses = device->attachment.has_push,
        .num_table_positions = device->attachment.num_table_positions,
        .has_marks = device->attachment.mark_stages != 0,
        .has_positions = device->attachment.has_positions,
        .position_alignment = device->limits.minUniformBufferOffsetAlignment,
        .records_per_command = clamp_u32(options->records_per_command, 1, 4096),
        .min_record_words =
            options->debug_printf ? clamp_u32(options->printf_buffer_size, 1u << 10, 1u << 20) / 4 : 0,
        .block_size = clamp_u32(options->block_size, 64u << 10, 64u << 20),
        .max_memory = options->max_memory,
        // The rest of the device's allocations is the application's.
        .max_blocks = clamp_u32(device->limits.maxMemoryAllocationCount / ALLOCATION_DIVISOR /
                                    (device->attachment.has_positions ? 2 : 1),
                                4, 1u << 20),
    };
    info.memory = *memory;
    return wd_gpuav_regions_init(&device->regions, &info, result);
}

// buffer_size returns the size of a buffer: at most `max_size`, and at most our memory divided by `divisor`. 0: too
// small.
static uint64_t buffer_size(const wd_gpuav_device *device, uint64_t max_size, uint32_t divisor) {
    const uint64_t max_memory = device->instance->options.max_memory;
    uint64_t size = max_size;
    if (max_memory && size > max_memory / divisor) {
        size = max_memory / divisor;
    }
    if (size > device->limits.maxStorageBufferRange) {
        size = device->limits.maxStorageBufferRange;
    }
    return size < MIN_INPUT_SIZE ? 0 : size;
}

// placement returns the placement of buffers that shaders read and the host only writes.
static wd_gpuav_placement placement(const wd_gpuav_device *device) {
    return wd_gpuav_physical(device)->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU
               ? WD_GPUAV_IN_DEVICE_MEMORY
               : WD_GPUAV_IN_HOST_MEMORY;
}

// report_small_memory reports that a table does not fit into the memory that the settings allow.
static void report_small_memory(wd_gpuav_device *device, const char *consequence) {
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                         "%s, because gpuav_max_memory or maxStorageBufferRange is too small.", consequence);
}

// create_inputs creates the input buffer if a check needs it. Without it, those checks find less.
static VkResult create_inputs(wd_gpuav_device *device, const VkPhysicalDeviceMemoryProperties *memory,
                              VkBufferUsageFlags usage) {
    const wd_gpuav_options *options = &device->instance->options;
    if (!(options->checks & (WD_CHECK_BUFFER_BOUNDS | WD_CHECK_DESCRIPTOR_STATE | WD_CHECK_UNINITIALIZED)) &&
        !options->descriptor_contents &&
        !(options->acceleration_structures && (options->checks & WD_CHECK_RAYS))) {
        return VK_SUCCESS;
    }
    // A sixteenth of the default of gpuav_max_memory is INPUT_SIZE, so that a larger setting gives room for more sets.
    const uint64_t share = options->max_memory / 16;
    const bool has_bits = options->checks & WD_CHECK_UNINITIALIZED;
    const uint64_t bits = has_bits ? BITS_SIZE : 0;
    const VkBufferUsageFlags copied = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const uint64_t size = buffer_size(device, (share > INPUT_SIZE ? share : INPUT_SIZE) + bits, 4);
    if (!size) {
        report_small_memory(device, NO_INPUTS);
        return VK_SUCCESS;
    }
    return wd_gpuav_inputs_init(&device->inputs, device->allocator, device->handle, device->vk, memory,
                                (uint32_t)(size / sizeof(uint32_t)), usage | (has_bits ? copied : 0),
                                placement(device));
}

// has_addresses returns whether buffers can have device addresses.
static bool has_addresses(const wd_gpuav_device *device) {
    const wd_state_device *state = device->chassis->state;
    const VkPhysicalDeviceBufferDeviceAddressFeaturesEXT *older = wd_state_device_feature_struct(
        state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_EXT);
    return wd_state_device_features(state)->vulkan12.bufferDeviceAddress ||
           (older && older->bufferDeviceAddress);
}

// follow_writes turns the check of written memory on.
static void follow_writes(wd_gpuav_device *device) {
    if (!device->inputs.num_words || !(device->instance->options.checks & WD_CHECK_UNINITIALIZED)) {
        return;
    }
    if (device->inputs.num_words > MAX_INPUT_SIZE / sizeof(uint32_t) ||
        !wd_gpuav_written_start(&device->inputs)) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                             "Reads of memory that nothing wrote are not found (uninitialized_memory), "
                             "because there is no memory for their bits, or gpuav_max_memory is too large.");
        return;
    }
    if (device->instance->selection) { // Stores of the other shaders are not seen.
        wd_gpuav_written_note_unknown(&device->inputs);
    }
}

// create_addresses creates the table of device addresses if a check needs it and buffers can have such addresses.
static VkResult create_addresses(wd_gpuav_device *device, const VkDeviceCreateInfo *info,
                                 const VkPhysicalDeviceMemoryProperties *memory, VkBufferUsageFlags usage) {
    const wd_gpuav_options *options = &device->instance->options;
    const wd_device_dispatch *vk = device->vk;
    PFN_vkGetBufferDeviceAddress get_address = vk->GetBufferDeviceAddress ? vk->GetBufferDeviceAddress
                                               : vk->GetBufferDeviceAddressKHR
                                                   ? vk->GetBufferDeviceAddressKHR
                                                   : vk->GetBufferDeviceAddressEXT;
    if ((!(options->checks & WD_CHECK_DEVICE_ADDRESS) && !options->descriptor_buffers &&
         !device->inputs.written) ||
        !get_address || !has_addresses(device)) {
        return VK_SUCCESS;
    }
    const uint64_t size = buffer_size(device, ADDRESS_SIZE, 8);
    if (!size) {
        report_small_memory(device, NO_ADDRESSES);
        return VK_SUCCESS;
    }
    return wd_gpuav_addresses_init(&device->addresses, device->allocator, device->handle, vk, memory,
                                   get_address, wd_gpuav_may_query_addresses(device, info),
                                   (uint32_t)(size / (4 * sizeof(uint32_t))), usage);
}

// follow_addresses lets shaders note and test what is written through device addresses.
static void follow_addresses(wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    if (device->inputs.written && device->addresses.num_entries && device->addresses.queries_at_bind &&
        wd_gpuav_only_shaders_use_addresses(device, info)) {
        wd_gpuav_written_follow_addresses(&device->inputs);
        wd_gpuav_addresses_add_bits(&device->addresses, wd_gpuav_written_find_bits, &device->inputs);
    }
}

// The memory that a workgroup of any stage may have, with the payload of task shaders.
static uint32_t shared_memory_limit(const wd_gpuav_device *device) {
    const wd_physical_capabilities *physical = wd_gpuav_physical(device);
    uint32_t limit = physical->properties.limits.maxComputeSharedMemorySize;
    if (device->chassis->capabilities->extensions.EXT_mesh_shader) {
        const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh = wd_physical_property_struct(
            physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
        const uint32_t limits[] = {
            mesh ? mesh->maxMeshSharedMemorySize : limit,
            mesh ? mesh->maxTaskSharedMemorySize : limit,
            mesh ? mesh->maxMeshPayloadAndSharedMemorySize : limit,
            mesh ? mesh->maxTaskPayloadAndSharedMemorySize : limit,
        };
        for (uint32_t i = 0; i < sizeof limits / sizeof *limits; i++) {
            limit = limits[i] < limit ? limits[i] : limit;
        }
    }
    return limit;
}

// The maximum index of a hit object's record. 0: unknown.
static uint32_t record_index_limit(const wd_gpuav_device *device) {
#ifdef VK_EXT_ray_tracing_invocation_reorder
    const VkPhysicalDeviceRayTracingInvocationReorderPropertiesEXT *reorder = wd_physical_property_struct(
        wd_gpuav_physical(device),
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_PROPERTIES_EXT);
    return reorder ? reorder->maxShaderBindingTableRecordIndex : 0;
#else
    (void)device;
    return 0;
#endif
}

// storage_alignment returns what the begin of each bound storage buffer is a multiple of. 0: unknown.
static uint32_t storage_alignment(const wd_gpuav_device *device) {
    const VkDeviceSize alignment =
        wd_gpuav_physical(device)->properties.limits.minStorageBufferOffsetAlignment;
    // The addresses in descriptor buffers have no such rule.
    const bool has_rule = !device->chassis->capabilities->extensions.EXT_descriptor_buffer;
    return has_rule && alignment <= UINT32_MAX ? (uint32_t)alignment : 0;
}

static void create_shaders(wd_gpuav_device *device) {
    enum { VENDOR_NVIDIA = 0x10de };
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks =
        (device->instance->options.checks & ~(device->inputs.written ? 0u : WD_CHECK_UNINITIALIZED)) |
        (device->inputs.features ? WD_CHECK_CONTENTS : 0);
    options.mode = device->instance->options.mode;
    options.immediate_reports = device->instance->options.immediate_reports;
    options.loop_budget = device->instance->options.loop_budget;
    options.version_loops = options.speculate_loops = device->instance->options.loop_versioning;
    options.debug_printf = device->instance->options.debug_printf;
    options.report_robust = device->instance->options.warn_on_robust_oob;
    options.limits.max_shared_memory = shared_memory_limit(device);
    options.limits.max_record_index = record_index_limit(device);
    options.limits.storage_alignment = storage_alignment(device);
    options.limits.ballot_stages = wd_gpuav_ballot_stages(device);
    options.list_host_checks = device->instance->options.host_checks;
    options.selects_addresses = wd_gpuav_is_llvmpipe(device);
    options.desc_set = device->attachment.slot;
    options.binding = WD_GPUAV_OUTPUT_BINDING;
    options.positions = WD_GPUAV_POSITION_BINDING;
    options.mark = device->regions.mark;
    device->attachment.address_input.binding = WD_GPUAV_ADDRESS_BINDING;
    device->attachment.address_input.has_pointer = device->addresses.memory.address != 0;
    device->attachment.address_input.has_bits = device->addresses.find_bits != NULL;
    options.addresses = device->addresses.num_entries ? &device->attachment.address_input : NULL;
    wd_gpuav_shaders_init(device->shaders, device->allocator, &options, SHADER_CACHE_SIZE);
    // With NVIDIA's driver 580, a ray generation shader with traces in a loop and two deferred checks never ends.
    device->shaders->reports_rays_immediately =
        wd_gpuav_physical(device)->properties.vendorID == VENDOR_NVIDIA;
}

// create_descriptors creates our descriptor buffer and its set layouts. Without it, pipelines that use descriptor
// buffers are not instrumented.
static VkResult create_descriptors(wd_gpuav_device *device, const VkPhysicalDeviceMemoryProperties *memory) {
    VkResult result =
        create_set_layouts(device, WD_GPUAV_FOR_BUFFERS, &device->attachment.layouts[WD_GPUAV_FOR_BUFFERS]);
    return result == VK_SUCCESS ? wd_gpuav_create_descriptor_buffer(device, memory) : result;
}

// mark_stages returns the stages that mark draws: the first ones that may write. Command buffers write markers inside
// of render pass instances where the device has VK_AMD_buffer_marker.
static VkShaderStageFlags mark_stages(const wd_gpuav_device *device) {
    const VkShaderStageFlags stages = device->attachment.stages;
    if (!device->instance->options.marks_draws || !device->inputs.num_words ||
        wd_gpuav_physical(device)->extensions.AMD_buffer_marker) {
        return 0;
    }
    return stages & VK_SHADER_STAGE_VERTEX_BIT
               ? stages & (VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TASK_BIT_EXT |
                           VK_SHADER_STAGE_MESH_BIT_EXT)
               : stages & VK_SHADER_STAGE_FRAGMENT_BIT;
}

// create_resources creates our objects of the device. Returns false if the device cannot be instrumented, which was
// reported.
static bool create_resources(wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceMemoryProperties memory = wd_gpuav_physical(device)->memory;
    const bool has_buffers = wd_gpuav_check_descriptor_buffers(device, info);
    device->attachment.known_stages = known_stages(device->chassis->state);
    device->features.has_conditional_rendering =
        wd_state_device_has_extension(device->chassis->state, "VK_EXT_conditional_rendering");
    device->attachment.has_push = wd_gpuav_can_push_addresses(device, info);
    const VkBufferUsageFlags usage =
        VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
        (has_buffers || device->attachment.has_push ? VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT : 0);
    VkResult inputs_result = create_inputs(device, &memory, usage);
    device->attachment.has_positions = device->inputs.memory.is_slow_to_read;
    if (device->inputs.num_words && device->instance->options.descriptor_contents) {
        device->inputs.features = wd_gpuav_format_features_create(device->allocator, device->chassis);
    }
    follow_writes(device);
    VkResult addresses_result = create_addresses(device, info, &memory, usage);
    follow_addresses(device, info);
#ifdef VK_EXT_descriptor_heap
    device->features.has_heaps = device->attachment.has_push && wd_gpuav_check_heaps(device);
#endif
    wd_gpuav_create_buffer_sets(device);
    device->buffer_sets.reads_values =
        device->buffer_sets.reads_contents && wd_gpuav_only_code_uses_addresses(device, info);
#ifdef VK_EXT_descriptor_heap
    wd_gpuav_init_heaps(device);
#endif
    // A pipeline that uses the slot has one set more. Arrays in descriptor heaps have sets of their own.
    device->attachment.num_table_positions =
        device->inputs.num_words ? device->attachment.slot + device->attachment.has_push : 0;
    if (device->inputs.num_words && device->features.has_heaps &&
        device->attachment.num_table_positions < WD_SPIRV_END_OF_HEAP_SETS) {
        device->attachment.num_table_positions = WD_SPIRV_END_OF_HEAP_SETS;
    }
    device->attachment.mark_stages = mark_stages(device);
    VkResult result =
        create_set_layouts(device, WD_GPUAV_FOR_SETS, &device->attachment.layouts[WD_GPUAV_FOR_SETS]);
    if (result != VK_SUCCESS) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_DEVICE, NULL,
            "GPU-assisted validation is off: the driver refused a descriptor set layout (VkResult %d).",
            result);
        return false;
    }
    VkResult descriptors_result = has_buffers ? create_descriptors(device, &memory) : VK_SUCCESS;
    wd_status status = create_regions(device, &memory, &result);
    if (status != WD_OK) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_DEVICE, NULL,
            "GPU-assisted validation is off: there is no memory for error records (%s, VkResult %d).",
            wd_status_string(status), result);
        return false;
    }
    create_shaders(device);
    if (inputs_result != VK_SUCCESS) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                             "%s, because the driver has no memory for their table (VkResult %d).", NO_INPUTS,
                             inputs_result);
    }
    if (addresses_result != VK_SUCCESS) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                             "%s, because the driver has no memory for their table (VkResult %d).",
                             NO_ADDRESSES, addresses_result);
    }
    if (descriptors_result != VK_SUCCESS) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                             "Pipelines that use descriptor buffers are not instrumented, because the driver "
                             "has no memory for our descriptor buffer (VkResult %d).",
                             descriptors_result);
    }
    return true;
}

// Extensions with shaders that are not instrumented. Some are newer than the oldest headers that we build on.
static const struct {
    const char *extension;
    wd_gpuav_notice notice;
    const char *text;
} uninstrumented_extensions[] = {
#ifndef VK_EXT_shader_object
    {"VK_EXT_shader_object", WD_GPUAV_NOTICE_OBJECTS,
     "Shader objects (VK_EXT_shader_object) are not instrumented, because the build has older Vulkan "
     "headers."},
#endif
    {"VK_AMDX_shader_enqueue", WD_GPUAV_NOTICE_PIPELINE,
     "Execution graph pipelines (VK_AMDX_shader_enqueue) are not instrumented."},
    {"VK_ARM_data_graph", WD_GPUAV_NOTICE_PIPELINE,
     "Data graph pipelines (VK_ARM_data_graph) are not instrumented."},
    {"VK_NVX_binary_import", WD_GPUAV_NOTICE_PIPELINE,
     "Functions of CUDA binaries (VK_NVX_binary_import) are not instrumented."},
    {"VK_NV_cuda_kernel_launch", WD_GPUAV_NOTICE_PIPELINE,
     "CUDA kernels (VK_NV_cuda_kernel_launch) are not instrumented."},
};

static void check_extensions(wd_gpuav_device *device) {
    const wd_state_device *state = device->chassis->state;
    for (size_t i = 0; i < sizeof(uninstrumented_extensions) / sizeof(uninstrumented_extensions[0]); i++) {
        if (wd_state_device_has_extension(state, uninstrumented_extensions[i].extension)) {
            wd_gpuav_report_once(&device->notices, uninstrumented_extensions[i].notice, NULL, "%s",
                                 uninstrumented_extensions[i].text);
        }
    }
    device->features.binds_with_pipeline =
        wd_state_device_has_extension(state, "VK_EXT_device_generated_commands") ||
        wd_state_device_has_extension(state, "VK_NV_device_generated_commands") ||
        wd_state_device_has_extension(state, "VK_HUAWEI_cluster_culling_shader");
}

static void report_missing_stages(wd_gpuav_device *device) {
    bool vertex = device->attachment.stages & VK_SHADER_STAGE_VERTEX_BIT;
    bool fragment = device->attachment.stages & VK_SHADER_STAGE_FRAGMENT_BIT;
    if (vertex && fragment) {
        return;
    }
    wd_gpuav_report_once(
        &device->notices, WD_GPUAV_NOTICE_FEATURES, NULL,
        "Shaders of the %s stages are not instrumented: %s%s%s could not be enabled on this device.",
        vertex     ? "fragment"
        : fragment ? "vertex, tessellation and geometry"
                   : "graphics",
        vertex ? "" : "vertexPipelineStoresAndAtomics", vertex || fragment ? "" : " and ",
        fragment ? "" : "fragmentStoresAndAtomics");
}

// start_watcher starts the thread that reads records, if the settings ask for it.
static void start_watcher(wd_gpuav_device *device) {
    if (!device->instance->options.background_readback) {
        return;
    }
    if (device->allocator.user != wd_allocator_default().user) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_DEVICE, NULL,
                             "Records are read when the application waits for a submission, not in the "
                             "background (gpuav_background_readback), because the instance has "
                             "VkAllocationCallbacks, which a thread of the layer must not call.");
        return;
    }
    if (wd_gpuav_watcher_create(device, &device->submissions.watcher) != WD_OK) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "Records are read when the application waits for a submission, not in the background "
            "(gpuav_background_readback), because no thread could be started.");
    }
}

// start_device decides whether the device is instrumented, and prepares it.
static wd_status start_device(wd_gpuav_device *device, const VkDeviceCreateInfo *down) {
    if (!wd_gpuav_has_checks(device->instance) || !device->chassis->state) {
        return WD_OK;
    }
    const VkPhysicalDeviceProperties properties = wd_gpuav_physical(device)->properties;
    device->limits = properties.limits;
    device->bind_limit.max = wd_gpuav_max_binds(device);
    uint32_t sets = properties.limits.maxBoundDescriptorSets;
    device->attachment.slot = (sets < MAX_SLOT + 1 ? sets : MAX_SLOT + 1) - 1;
    device->attachment.stages = storing_stages(down);
    if (!create_resources(device, down)) {
        return WD_OK;
    }
    if (device->instance->dump_dir) {
        wd_status status = wd_gpuav_dump_create(device, device->instance->dump_dir, &device->dump);
        if (status != WD_OK) {
            return status;
        }
    }
    if (device->instance->options.debug_printf) {
        wd_status status = wd_gpuav_printf_create(device, &device->printer);
        if (status != WD_OK) {
            return status;
        }
    }
    device->part_types[WD_GPUAV_PART_HOST_CHECKS] = &wd_gpuav_host_part;
    device->part_types[WD_GPUAV_PART_BINDINGS] = &wd_gpuav_bindings_part;
#ifdef VK_EXT_descriptor_heap
    device->part_types[WD_GPUAV_PART_HEAPS] = device->features.has_heaps ? &wd_gpuav_heaps_part : NULL;
#endif
    device->part_types[WD_GPUAV_PART_ACTIONS] = &wd_gpuav_actions_part;
    device->part_types[WD_GPUAV_PART_COMMANDS] = &wd_gpuav_commands_part;
    wd_status status = wd_gpuav_register_observer(device);
    if (status != WD_OK) {
        return status;
    }
    if (device->attachment.mark_stages) {
        wd_hangs_set_draw_marks(device->chassis->state, &wd_gpuav_draw_marks);
    }
    wd_gpuav_indirect_create(device, down);
    wd_gpuav_builds_create(device);
    wd_gpuav_single_layouts_create(device);
    report_missing_stages(device);
    check_extensions(device);
    start_watcher(device);
    device->active = true;
    return WD_OK;
}

// release_resources frees our objects, which the device must not be using.
static void release_resources(wd_gpuav_device *device) {
    wd_gpuav_builds_destroy(device);
    wd_gpuav_indirect_destroy(device);
    wd_gpuav_single_layouts_destroy(device);
    wd_gpuav_regions_finish(&device->regions);
    wd_gpuav_descriptors_finish(&device->attachment.descriptors);
    wd_gpuav_buffer_sets_finish(&device->buffer_sets);
    wd_gpuav_inputs_finish(&device->inputs);
    wd_gpuav_addresses_finish(&device->addresses);
    wd_gpuav_shaders_finish(device->shaders);
    wd_free(&device->allocator, device->shaders);
    wd_gpuav_dump_destroy(device->dump);
    wd_gpuav_printf_destroy(device->printer);
    wd_mutex_finish(&device->submissions.lock);
    wd_gpuav_notices_finish(&device->notices);
    for (uint32_t i = 0; i < WD_GPUAV_LAYOUT_KINDS; i++) {
        const wd_gpuav_set_layouts *layouts = &device->attachment.layouts[i];
        if (layouts->reserved) {
            device->vk->DestroyDescriptorSetLayout(device->handle, layouts->reserved, NULL);
        }
        if (layouts->empty) {
            device->vk->DestroyDescriptorSetLayout(device->handle, layouts->empty, NULL);
        }
    }
    wd_free(&device->allocator, device);
}

wd_status wd_gpuav_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data) {
    (void)create_info;
    wd_gpuav_device *device = wd_alloc_zero(&chassis->allocator, 1, sizeof(*device));
    wd_gpuav_shaders *shaders = device ? wd_alloc_zero(&chassis->allocator, 1, sizeof(*shaders)) : NULL;
    if (!shaders) {
        wd_free(&chassis->allocator, device);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->shaders = shaders;
    device->instance = instance_data;
    device->chassis = chassis;
    device->vk = &chassis->dispatch;
    device->handle = chassis->handle;
    device->allocator = chassis->allocator;
    wd_mutex_init(&device->submissions.lock);
    wd_gpuav_notices_init(&device->notices, chassis->instance->report, device->allocator);
    wd_status status = start_device(device, down);
    if (status != WD_OK) {
        release_resources(device);
        return status;
    }
    *data = device;
    return WD_OK;
}

void wd_gpuav_destroy_device(void *data) {
    wd_gpuav_device *device = data;
    if (!device) {
        return;
    }
    if (device->active) {
        wd_state_remove_observer(device->chassis->state, device);
        wd_gpuav_watcher_destroy(device->submissions.watcher);
        wd_gpuav_read_all_records(device);
        wd_gpuav_writes_end(device);
        wd_state_release_slots(device->chassis->state, WD_STATE_SLOT_GPUAV);
    }
    release_resources(device);
}
