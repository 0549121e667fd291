// The output of debugPrintfEXT: messages, a standard stream or a file.
//
// Any thread may call wd_gpuav_printf_add; texts of different threads never mix. A FIFO without a reader or a full disk
// ends the output: further texts become messages.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_PRINTF_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_PRINTF_H

#include "vk/gpuav/device/gpuav_device.h"

typedef struct wd_gpuav_printf wd_gpuav_printf;
#include "vk/gpuav/record/record.h"

// wd_gpuav_printf_create opens the output that the options name. If that fails, the texts become messages, and the
// reason is reported. WD_ERROR_OUT_OF_MEMORY leaves `*printer` NULL. wd_gpuav_printf_destroy accepts NULL.
wd_status wd_gpuav_printf_create(wd_gpuav_device *device, wd_gpuav_printf **printer);
void wd_gpuav_printf_destroy(wd_gpuav_printf *printer);

// wd_gpuav_printf_add prints a record of WD_RECORD_PRINTF, unless its shader has printed as much as the options allow.
void wd_gpuav_printf_add(wd_gpuav_printf *printer, const wd_record *record, const wd_record_context *context);

#endif
