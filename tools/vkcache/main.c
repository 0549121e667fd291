// vkcache: reads and changes the validation caches of Warden.
#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

static const char *linked_versions(void) {
    return wd_shader_spirv_tools_version();
}

static const wd_cli_command *const subcommands[] = {
    &wd_vkcache_inspect, &wd_vkcache_verify, &wd_vkcache_merge,  &wd_vkcache_prune,
    &wd_vkcache_diff,    &wd_vkcache_warm,   &wd_vkcache_lookup, NULL,
};

static const wd_cli_command command = {
    .name = "vkcache",
    .arguments = "SUBCOMMAND ...",
    .summary = "inspect, verify, merge, prune, compare, fill and search Vulkan validation caches",
    .description = "Works on the validation caches of Warden: files that list the shader modules that passed "
                   "validation.",
    .exits = {[WD_EXIT_FINDINGS] = "Differences, damaged entries, invalid shader modules or modules that are "
                                   "in no cache were found."},
    .subcommands = subcommands,
    .linked_versions = linked_versions,
};

int main(int argc, char **argv) {
    return wd_cli_main(&command, argc, argv);
}
