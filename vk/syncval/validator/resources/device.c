#include "vk/syncval/validator/resources/device.h"

bool wd_syncval_submit_hazard(const wd_syncval_device *device, const wd_finding *finding) {
    return device->options.hazards && wd_report_submit(device->chassis->instance->report, finding);
}

uint64_t wd_syncval_widen_stages(const wd_syncval_device *device, uint64_t stages) {
    const uint64_t of_copies =
        VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_COPY_BIT_KHR | VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
    return device->has_structure_copies && stages & of_copies
               ? stages | VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR
               : stages;
}

VkDeviceSize wd_syncval_structure_memory(wd_syncval_device *device,
                                         const wd_state_acceleration_structure *structure,
                                         VkAccelerationStructureMemoryRequirementsTypeNV type) {
    wd_chassis_device *chassis = device->chassis;
    const VkAccelerationStructureMemoryRequirementsInfoNV info = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_INFO_NV,
        .type = type,
        .accelerationStructure = (VkAccelerationStructureNV)(uintptr_t)structure->object.handle,
    };
    VkMemoryRequirements2KHR requirements = {.sType = VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2};
    if (!chassis->dispatch.GetAccelerationStructureMemoryRequirementsNV) {
        return 0;
    }
    chassis->dispatch.GetAccelerationStructureMemoryRequirementsNV(chassis->handle, &info, &requirements);
    return requirements.memoryRequirements.size;
}

VkDeviceSize wd_syncval_structure_size(wd_syncval_device *device,
                                       const wd_state_acceleration_structure *structure) {
    return wd_syncval_structure_memory(device, structure,
                                       VK_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_TYPE_OBJECT_NV);
}
