#include <errno.h>

#include "vk/platform/registered_files.h"

int wd_registered_visit_user(wd_registered_list list, wd_registered_visit *visit, void *user) {
    (void)list;
    (void)visit;
    (void)user;
    return ENOSYS;
}

int wd_registered_visit_machine(wd_registered_list list, wd_registered_visit *visit, void *user) {
    return wd_registered_visit_user(list, visit, user);
}

int wd_registered_add(wd_registered_list list, const char *path) {
    (void)list;
    (void)path;
    return ENOSYS;
}

int wd_registered_remove(wd_registered_list list, const char *path) {
    return wd_registered_add(list, path);
}
