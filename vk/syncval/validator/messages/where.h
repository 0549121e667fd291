// Describes an access within a command: the resource, the descriptor or attachment, the pipeline, the
// layouts.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_WHERE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_WHERE_H

#include "vk/syncval/validator/messages/occurrence.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_type_name returns "Buffer", "Image" and similar names. The string is static.
const char *wd_syncval_type_name(const wd_state_object *object);

// wd_syncval_append_handle appends "(corners)(0x10010)", or "(0x10010)" if there is no name.
void wd_syncval_append_handle(wd_string_builder *text, const wd_state_object *object);

// wd_syncval_append_name appends "Buffer (corners)(0x10010)".
void wd_syncval_append_name(wd_string_builder *text, const wd_state_object *object);

// wd_syncval_finding_object describes an object for a finding. The object must outlive the result.
wd_finding_object wd_syncval_finding_object(const wd_state_object *object);

// wd_syncval_append_usage appends text such as " (VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT)".
void wd_syncval_append_usage(wd_string_builder *text, uint32_t usage);

// The limit of the first line, including the id in brackets.
enum { WD_SYNCVAL_MAX_SUMMARY_LENGTH = 200 };

// wd_syncval_cut_summary limits the length of the first line of a message. It cuts between UTF-8 characters.
void wd_syncval_cut_summary(wd_string_builder *text, size_t limit);

// wd_syncval_is_in_buffer returns whether `size` bytes of a buffer from `offset` on include an address.
bool wd_syncval_is_in_buffer(wd_syncval_device *device, const wd_state_buffer *buffer, VkDeviceSize offset,
                             VkDeviceSize size, wd_sync_space space, uint64_t address);

// wd_syncval_where is an access to be described.
typedef struct wd_syncval_where {
    wd_syncval_device *device;
    // The command buffer whose current command has the tag `current_tag`: its bindings apply if the access is of that
    // command. NULL: an earlier command, or one that is executed.
    const wd_state_command_buffer *command_buffer;
    uint64_t current_tag;
    const wd_syncval_history *history; // Of `entry`. NULL: unknown.
    const wd_syncval_entry *entry;     // NULL: unknown.
    const wd_sync_access *access;
    const wd_state_object *object; // The resource. NULL: unknown.
    wd_sync_space space;
    wd_range range;
} wd_syncval_where;

// wd_syncval_found_descriptor is the descriptor of an access.
typedef struct wd_syncval_found_descriptor {
    wd_state_descriptor_set *set;      // Referenced. NULL: unknown.
    bool is_known;                     // `number` and `binding` are known.
    bool has_element;                  // `element` is known.
    uint32_t number, binding, element; // `number` is that of the set in the pipeline layout.
} wd_syncval_found_descriptor;

// wd_syncval_found_where holds the pipeline (NULL: unknown) and the descriptor of an access.
typedef struct wd_syncval_found_where {
    wd_state_pipeline *pipeline; // Referenced.
    wd_syncval_found_descriptor descriptor;
} wd_syncval_found_where;

// wd_syncval_find_where finds them. wd_syncval_found_where_finish releases the references.
void wd_syncval_find_where(const wd_syncval_where *where, wd_syncval_found_where *found);
void wd_syncval_found_where_finish(wd_syncval_found_where *found);

// wd_syncval_append_binding appends text such as ", set 0, binding 1, element 2" or ", color attachment 0, load
// operation VK_ATTACHMENT_LOAD_OP_CLEAR", as far as it is known.
void wd_syncval_append_binding(wd_string_builder *text, const wd_syncval_where *where);

// wd_syncval_append_where appends text such as ", set 0, binding 1, element 2, Pipeline (sky)(0x1)", as far
// as it is known.
void wd_syncval_append_where(wd_string_builder *text, const wd_syncval_where *where);

#ifdef __cplusplus
}
#endif
#endif
