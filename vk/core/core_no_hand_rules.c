// The tables and functions of checks by hand, for tests without these: there is no rule, and no call is repeated.
#include "vk/core/core_internal.h"

const wd_core_hand_statement wd_core_hand_statements[] = {{0, 0, 0}};
const wd_core_hand_rule wd_core_hand_rules[] = {{0, 0, 0}};
const size_t wd_core_num_hand_rules = 0;
const char wd_core_hand_text[] = "";

uint64_t wd_core_key_CmdPipelineBarrier(const wd_core_check *check, const wd_CmdPipelineBarrier_args *args) {
    (void)check;
    (void)args;
    return 0;
}

uint64_t wd_core_key_CmdPipelineBarrier2(const wd_core_check *check,
                                         const wd_CmdPipelineBarrier2_args *args) {
    (void)check;
    (void)args;
    return 0;
}
