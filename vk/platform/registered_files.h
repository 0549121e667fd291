// Files that the registry of Windows lists for the Vulkan loader and its layers. The name of each value of a list is
// the path of a file, and its data is 0 while the file is on. Other platforms have no registry. Any thread may call
// every function. All return 0, or an errno; ENOSYS: the platform has no registry.
#ifndef WARDEN_VK_PLATFORM_REGISTERED_FILES_H
#define WARDEN_VK_PLATFORM_REGISTERED_FILES_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_registered_list {
    WD_REGISTERED_LAYERS,   // Manifests of explicit layers: Software\Khronos\Vulkan\ExplicitLayers.
    WD_REGISTERED_SETTINGS, // Settings files of layers: Software\Khronos\Vulkan\Settings.
    WD_NUM_REGISTERED_LISTS,
} wd_registered_list;

// wd_registered_visit is called with a path of a list as it is stored, in UTF-8, which lives until the end of the call.
// True: continue with the next one. It does not change the list.
typedef bool wd_registered_visit(void *user, const char *path, bool is_on);

// wd_registered_visit_user visits the list of the current user, wd_registered_visit_machine that of the machine.
// Without a list they visit nothing.
int wd_registered_visit_user(wd_registered_list list, wd_registered_visit *visit, void *user);
int wd_registered_visit_machine(wd_registered_list list, wd_registered_visit *visit, void *user);

// wd_registered_add puts a path into the list of the current user, with backslashes, and turns it on.
int wd_registered_add(wd_registered_list list, const char *path);

// wd_registered_remove removes a path, spelled as visits have it, from the list of the current user. ENOENT: it is not
// in the list.
int wd_registered_remove(wd_registered_list list, const char *path);

#ifdef __cplusplus
}
#endif
#endif
