// Shared by the files of the check.
#ifndef WARDEN_VK_SHADER_SHADER_CHECK_INTERNAL_H
#define WARDEN_VK_SHADER_SHADER_CHECK_INTERNAL_H

#include "vk/shader/shader_check.h"

// Only shader_check.c includes libspirv.h, which defines a constant in every C file that includes it.

// wd_shader_spirv_tools_env gives the spv_target_env of `env`; false if the linked SPIRV-Tools does not know it.
bool wd_shader_spirv_tools_env(wd_shader_env env, int *spirv_tools_env);

#endif
