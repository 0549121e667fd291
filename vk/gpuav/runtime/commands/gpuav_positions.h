// The positions of the tables of the descriptor sets that a command may use, in its region.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_POSITIONS_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_POSITIONS_H

#include "vk/gpuav/device/gpuav_recording.h"

// wd_gpuav_write_table_positions writes to a region the positions of the tables of the sets that a command may use.
// `is_first` false: earlier commands use the region, too, and the positions of different sets become 0.
void wd_gpuav_write_table_positions(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                    wd_gpuav_positions positions, wd_state_bind_point bind,
                                    const wd_state_pipeline_layout *layout, bool is_first);

#endif
