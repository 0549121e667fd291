// warden: runs programs under the layer, and explains the layer and its settings.
#include "tools/warden/warden.h"

int main(int argc, char **argv) {
    warden_list_setting_keys();
    const wd_cli_command *const subcommands[] = {
        warden_make_run_command(), &warden_doctor, &warden_settings, &warden_view, &warden_install, NULL,
    };
    const wd_cli_command command = {
        .name = "warden",
        .arguments = "SUBCOMMAND ...",
        .summary = "run Vulkan programs under Warden's validation layer",
        .description =
            "Runs programs under the Warden validation layer, states which devices and validators work on "
            "this machine, and explains the settings.",
        .exits = {[WD_EXIT_FINDINGS] = "Errors were found in the program, or something does not work here."},
        .subcommands = subcommands,
    };
    return wd_cli_main(&command, argc, argv);
}
