#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} subcommands[] = {
    {"inspect", wd_vkcache_inspect}, {"verify", wd_vkcache_verify}, {"merge", wd_vkcache_merge},
    {"prune", wd_vkcache_prune},     {"diff", wd_vkcache_diff},     {"warm", wd_vkcache_warm},
};

typedef struct choice {
    int (*run)(int argc, char **argv);
    int argc;
    char **argv;
} choice;

static error_t parse(int key, char *argument, struct argp_state *state) {
    choice *chosen = state->input;
    if (key == ARGP_KEY_NO_ARGS) {
        exit(wd_tool_usage("no subcommand"));
    }
    if (key != ARGP_KEY_ARG) {
        return ARGP_ERR_UNKNOWN;
    }
    for (size_t i = 0; i < sizeof subcommands / sizeof subcommands[0]; i++) {
        if (strcmp(argument, subcommands[i].name) == 0) {
            chosen->run = subcommands[i].run;
        }
    }
    if (!chosen->run) {
        exit(wd_tool_usage("unknown subcommand '%s'", argument));
    }
    chosen->argc = state->argc - state->next + 1;
    chosen->argv = &state->argv[state->next - 1];
    state->next = state->argc; // The rest is the subcommand's.
    return 0;
}

int main(int argc, char **argv) {
    static const struct argp argp = {
        .parser = parse,
        .args_doc = "SUBCOMMAND ...",
        .doc = "Looks at Vulkan validation caches of Warden, and changes them.\v"
               "Subcommands:\n"
               "  inspect  what is in a cache\n"
               "  verify   every entry against its checksum\n"
               "  merge    one cache from several\n"
               "  prune    drop what was not used for long\n"
               "  diff     what one cache has and the other has not\n"
               "  warm     validate shaders now, so that the application starts hot\n"
               "\n"
               "`vkcache SUBCOMMAND --help' tells more. Exit codes: 0 fine, 1 findings, 2 usage, 3 input "
               "that could "
               "not be read.",
    };
    choice chosen = {0};
    wd_tool_parse_in_order("vkcache", &argp, argc, argv, &chosen);
    return chosen.run(chosen.argc, chosen.argv);
}
