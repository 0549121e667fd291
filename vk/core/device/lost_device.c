// Commands for devices that were lost.
#include "vk/core/core_internal.h"

#ifdef VK_EXT_device_fault
WD_CORE_CHECK(device, GetDeviceFaultInfoEXT) {
    wd_core_message m;
    (void)s;
    if (c->state && !wd_state_device_is_lost(c->state) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07336))) {
        wd_core_summaryf(&m, "no command returned VK_ERROR_DEVICE_LOST for the device");
        m.fix = "Ask for faults after a command returned VK_ERROR_DEVICE_LOST.";
        wd_core_end(&m);
    }
}
#endif
