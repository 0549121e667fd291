// The marks that instrumented shaders of draws store when they begin, for vk/hangs.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_DRAW_MARKS_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_DRAW_MARKS_H

#include "vk/hangs/hangs_draw_marks.h"

// wd_gpuav_draw_marks reads the regions of command buffers, under the lock of their recording. Draws that share a
// region have no mark of their own.
extern const wd_hangs_draw_marks wd_gpuav_draw_marks;

#endif
