#include "vk/layer/chassis.h"

#include <string.h>

#include "vk/report/message_ids.h"

bool wd_layer_find_extension(const char *const *names, uint32_t num_names, const char *name) {
    for (uint32_t i = 0; names && i < num_names; ++i) {
        if (names[i] && strcmp(names[i], name) == 0) {
            return true;
        }
    }
    return false;
}

void wd_layer_report_failure(wd_report *report, const char *validator, const char *of_what,
                             wd_status status) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_diagnose(&diagnostic, SIZE_MAX,
                "The validator '%s' is off for this %s: %s. Other validators are not affected.", validator,
                of_what, wd_status_string(status));
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_LAYER_VALIDATOR_OFF,
        .text = diagnostic.message,
    };
    wd_report_submit(report, &finding);
}
