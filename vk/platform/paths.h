// Paths and folders of users. Paths have slashes in all of our code; on Windows, those that come from outside may have
// backslashes, which wd_path_use_slashes replaces. Any thread may call every function.
#ifndef WARDEN_VK_PLATFORM_PATHS_H
#define WARDEN_VK_PLATFORM_PATHS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_path_use_slashes replaces the backslashes of a path, where they separate folders. `path` may be NULL.
void wd_path_use_slashes(char *path);

// wd_path_make_native replaces the slashes of a path by the separators of the platform, for programs that know no
// others.
void wd_path_make_native(char *path);

// wd_path_user_caches writes the folder for caches of the user, by the conventions of the platform. False: there is
// none, or `size` is too small.
bool wd_path_user_caches(char *folder, size_t size);

// wd_path_user_layers writes the folder in which the Vulkan loader finds manifests of explicit layers of the user. The
// folder need not exist. False: there is none, as on Windows (registered_files.h), or `size` is too small.
bool wd_path_user_layers(char *folder, size_t size);

// wd_path_loader_searches returns whether the Vulkan loader finds manifests in a folder that a variable names. That of
// Windows, 1.4.309, does not where the path has letters beyond ASCII: it reads them in the code page of the system. A
// manifest that a variable names itself is always found.
bool wd_path_loader_searches(const char *folder);

// wd_path_user_temporary writes the folder for temporary files of the user. False: `size` is too small.
bool wd_path_user_temporary(char *folder, size_t size);

// wd_path_list_separator returns the character between the paths of a list in a variable.
char wd_path_list_separator(void);

// wd_path_registered_settings writes the path of the settings file of layers that a configuration tool stored in the
// registry of Windows ("Software\Khronos\Vulkan\Settings" of the current user, then of the machine). False: there is
// none.
bool wd_path_registered_settings(char *path, size_t size);

#ifdef __cplusplus
}
#endif
#endif
