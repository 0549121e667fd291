// The masks of VK_EXT_debug_report, in which `report_flags` is written, and the severities of findings.
#ifndef WARDEN_VK_LAYER_REPORT_FLAGS_H
#define WARDEN_VK_LAYER_REPORT_FLAGS_H

#include <vulkan/vulkan_core.h>

#include "vk/report/report.h"

// wd_report_flag_of returns the flag of VK_EXT_debug_report that a finding has.
static inline VkDebugReportFlagsEXT wd_report_flag_of(const wd_finding *finding) {
    switch (finding->severity) {
    case WD_SEVERITY_ERROR:
        return VK_DEBUG_REPORT_ERROR_BIT_EXT;
    case WD_SEVERITY_WARNING:
        return finding->type == WD_MESSAGE_PERFORMANCE ? VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT
                                                       : VK_DEBUG_REPORT_WARNING_BIT_EXT;
    case WD_SEVERITY_INFO:
        return VK_DEBUG_REPORT_INFORMATION_BIT_EXT;
    case WD_SEVERITY_VERBOSE:
        break;
    }
    return VK_DEBUG_REPORT_DEBUG_BIT_EXT;
}

// wd_report_severities_of returns the mask of wd_severity that flags of VK_EXT_debug_report ask for.
static inline uint32_t wd_report_severities_of(VkDebugReportFlagsEXT flags) {
    const VkDebugReportFlagsEXT warnings =
        VK_DEBUG_REPORT_WARNING_BIT_EXT | VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT;
    return (flags & VK_DEBUG_REPORT_ERROR_BIT_EXT ? (uint32_t)WD_SEVERITY_ERROR : 0) |
           (flags & warnings ? (uint32_t)WD_SEVERITY_WARNING : 0) |
           (flags & VK_DEBUG_REPORT_INFORMATION_BIT_EXT ? (uint32_t)WD_SEVERITY_INFO : 0) |
           (flags & VK_DEBUG_REPORT_DEBUG_BIT_EXT ? (uint32_t)WD_SEVERITY_VERBOSE : 0);
}

#endif
