// Commands whose name in the hook table depends on the registry: a later extension or version took them over.
//
// WD_<COMMAND>(X) expands to X(Name), or to nothing if the registry of the build does not have the command.
#ifndef WARDEN_VK_REGISTRY_RENAMED_COMMANDS_H
#define WARDEN_VK_REGISTRY_RENAMED_COMMANDS_H

#include <vulkan/vulkan_core.h>

// vkCmdEndRendering2EXT of VK_EXT_fragment_density_map_offset became an alias of VK_KHR_maintenance10's command.
#if defined(VK_KHR_maintenance10)
#define WD_CMD_END_RENDERING_2(X) X(CmdEndRendering2KHR)
#elif defined(VK_EXT_fragment_density_map_offset)
#define WD_CMD_END_RENDERING_2(X) X(CmdEndRendering2EXT)
#else
#define WD_CMD_END_RENDERING_2(X)
#endif

#endif
