// What the checks of command buffers share.
#ifndef WARDEN_VK_CORE_COMMAND_BUFFERS_COMMAND_BUFFERS_INTERNAL_H
#define WARDEN_VK_CORE_COMMAND_BUFFERS_COMMAND_BUFFERS_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h" // generated
#include "vk/state/state_query.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_execution is a secondary command buffer that vkCmdExecuteCommands executes.
typedef struct wd_core_execution {
    wd_core_check *c;
    const wd_state_command_buffer *primary; // That executes: with VK_EXT_nested_command_buffer, any.
    const wd_state_command_buffer *secondary;
    uint32_t index;
} wd_core_execution;

// wd_core_begin_execution starts a message whose subject is the secondary command buffer.
bool wd_core_begin_execution(wd_core_message *message, const wd_core_execution *execution, uint32_t rule);

// wd_core_check_inherited_pass compares the render pass instance with the one that the secondary command buffer
// inherits.
void wd_core_check_inherited_pass(const wd_core_execution *execution);

// wd_core_check_inherited_queries checks the active queries against the queries that it inherits.
void wd_core_check_inherited_queries(const wd_core_execution *execution);

#ifdef __cplusplus
}
#endif
#endif
