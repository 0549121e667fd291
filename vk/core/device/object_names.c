// Names and tags of objects: the objects that they are for.
#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"

static void report(wd_core_check *c, const char *parameter, const char *owner, uint32_t rule,
                   const char *member, const char *type) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, parameter);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &f, owner, rule)) {
        wd_core_word(&m, member, "VK_NULL_HANDLE");
        wd_core_word(&m, "objectType", type);
        m.fix = "Name an object after it was created.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(object_names, SetDebugUtilsObjectNameEXT) {
    const VkDebugUtilsObjectNameInfoEXT *info = s->pNameInfo;
    const bool is_unknown = info->objectType == VK_OBJECT_TYPE_UNKNOWN;
    if (!info->objectHandle) {
        report(c, "pNameInfo", is_unknown ? "VkDebugUtilsObjectNameInfoEXT" : NULL,
               is_unknown ? WD_CORE_RULE(02589) : WD_CORE_RULE(02588), "objectHandle",
               wd_VkObjectType_string(info->objectType));
    }
}

WD_CORE_CHECK(object_names, DebugMarkerSetObjectNameEXT) {
    if (!s->pNameInfo->object) {
        report(c, "pNameInfo", "VkDebugMarkerObjectNameInfoEXT", WD_CORE_RULE(01491), "object",
               wd_VkDebugReportObjectTypeEXT_string(s->pNameInfo->objectType));
    }
}

WD_CORE_CHECK(object_names, DebugMarkerSetObjectTagEXT) {
    if (!s->pTagInfo->object) {
        report(c, "pTagInfo", "VkDebugMarkerObjectTagInfoEXT", WD_CORE_RULE(01494), "object",
               wd_VkDebugReportObjectTypeEXT_string(s->pTagInfo->objectType));
    }
}
