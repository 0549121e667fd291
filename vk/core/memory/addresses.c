// Device addresses: the buffers that the application asked for (vk/core/core_addresses.c).
#include "vk/core/core_internal.h"

WD_CORE_CHECK(addresses, GetBufferDeviceAddress) {
    wd_core_note_address(c, s->pInfo->buffer);
}

WD_CORE_CHECK(addresses, DestroyBuffer) {
    wd_core_forget_address(c, s->buffer);
}
