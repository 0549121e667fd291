// Queries the Vulkan loader and its drivers in a child process: a driver that crashes or hangs is a result.
#ifndef WARDEN_TOOLS_WARDEN_WARDEN_PROBE_H
#define WARDEN_TOOLS_WARDEN_WARDEN_PROBE_H

#include "tools/warden/warden.h"

#ifdef __cplusplus
extern "C" {
#endif

// warden_probe asks the Vulkan loader, under the layer with every validator, for its devices, and creates each with all
// of its features. The results go to the JSON report at `report`, line by line:
//
//     {"probe": "loader", "version": "1.3.239"}
//     {"probe": "layer", "found": true}
//     {"probe": "device", "name": ..., "type": ..., "version": ..., "driver": ..., "features": {"shaderInt64": true,
//     ...}}
//     {"probe": "created", "result": 0}                        After the findings of the layer about this device.
//     {"probe": "problem", "text": "there is no Vulkan loader: ..."}
//
// The findings of the layer are between them. It returns the status of the child as waitpid does, -1 if there is no
// child.
int warden_probe(const char *report);

#ifdef __cplusplus
}
#endif
#endif
