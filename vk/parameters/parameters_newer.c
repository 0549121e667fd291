// Calls that are newer than the build.
//
// An extension changes the rules for calls that use it: with VK_EXT_descriptor_heap, pipelines have no layout. A build
// whose registry lacks the extension knows the old rules only. So where an instance or device enables a version or an
// extension that the build does not know, a call is not judged if it carries flags, values or structures that the
// registry lacks. Pointers that Warden reads must be valid nevertheless.
#include "vk/parameters/parameters_internal.h"
#include "vk/report/message_ids.h"

// The rows of the tables name each member that is of an enum or a mask: the interpreter finds the unknown values.
static bool find_newer(const wd_parameters_walk *walk) {
    wd_parameters_walk search = {
        .call = walk->call, .args = walk->args, .data = walk->data, .world = walk->world, .is_search = true};
    const bool was_unreadable = walk->call->is_unreadable;
    wd_parameters_check_rows(&search, NULL, &wd_parameters_commands[walk->call->command], walk->args);
    walk->call->is_unreadable = was_unreadable;
    return search.has_newer;
}

bool wd_parameters_is_newer(wd_parameters_walk *walk) {
    if (walk->judgment == WD_PARAMETERS_UNDECIDED) {
        const bool is_newer = walk->world && !wd_parameters_is_closed(walk) && find_newer(walk);
        walk->judgment = is_newer ? WD_PARAMETERS_NOT_JUDGED : WD_PARAMETERS_JUDGED;
    }
    return walk->judgment == WD_PARAMETERS_NOT_JUDGED;
}

void wd_parameters_report_newer(wd_parameters_walk *walk, const char *id) {
    const uint32_t command = walk->call->command;
    const uint32_t bit = UINT32_C(1) << command % 32;
    if (__atomic_fetch_or(&walk->data->reported_newer[command / 32], bit, __ATOMIC_RELAXED) & bit) {
        return;
    }
    wd_parameters_report_id(walk, NULL, WD_SEVERITY_INFO, WD_ID_PARAMETERS_NEWER_CALL, "", -1, "",
                            "the arguments have flags, values or structures of an extension or version that "
                            "this build of Warden does not know. The call is not checked by older rules, for "
                            "example %s",
                            id);
}
