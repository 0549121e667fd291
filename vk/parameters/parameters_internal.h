// Shared by the files of vk/parameters: the data of an instance or device, and the walk over the arguments of a call.
#ifndef WARDEN_VK_PARAMETERS_PARAMETERS_INTERNAL_H
#define WARDEN_VK_PARAMETERS_PARAMETERS_INTERNAL_H

#include <pthread.h>

#include "vk/parameters/parameters.h"
#include "vk/parameters/tables.h"
#include "vk/report/report.h"
#include "vk/state/state_command_buffer.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_parameters_world holds the enabled versions and extensions, to which values may refer. Constant after creation.
typedef struct wd_parameters_world {
    bool *met;       // Indexed by requirement.
    uint64_t *masks; // Indexed by bitmask: the bits whose requirement is met.
    bool is_closed;  // Everything that is enabled is known to the build.
} wd_parameters_world;

struct wd_physical_capabilities;

// wd_parameters_data is the data of the validator for an instance or device; hooks get it as call->data.
typedef struct wd_parameters_data {
    wd_allocator allocator;
    wd_parameters_world world;
    wd_chassis_instance *instance;
    wd_chassis_device *device; // NULL: the data of an instance.
    bool checks_parents;
    uint32_t num_queues;                        // Queues that the device was created with.
    struct wd_parameters_data *next, *previous; // Devices; under the lock of parameters_parent.c.
    uint32_t reported_types[64];                // Atomic. Unknown structure types that were reported.
    // Atomic. A bit for each command: it was reported that a call is not judged.
    uint32_t reported_newer[WD_COMMAND_COUNT / 32 + 1];
} wd_parameters_data;

// wd_parameters_frame is a struct that the walk is in: it leads back to the argument of the command.
typedef struct wd_parameters_frame {
    const struct wd_parameters_frame *outer; // NULL: the arguments themselves.
    uint32_t name;                           // Of the member that holds the struct, in wd_parameters_text.
    uint32_t chained; // The name of the struct if it is in the member's pNext chain, else 0.
    int64_t index;    // In an array; -1: none.
    bool is_pointer;  // The member is a pointer to one struct.
    const void *data; // The struct.
} wd_parameters_frame;

// wd_parameters_judgment is whether a call can be wrong by the rules that the build knows.
typedef enum wd_parameters_judgment {
    WD_PARAMETERS_UNDECIDED,
    WD_PARAMETERS_JUDGED,
    WD_PARAMETERS_NOT_JUDGED, // It carries values of an extension or version that the build does not know.
} wd_parameters_judgment;

// wd_parameters_walk is one check of one call.
typedef struct wd_parameters_walk {
    wd_call *call;
    const void *args;
    wd_parameters_data *data;
    const wd_parameters_world *world;
    bool is_output; // The structs at hand are written by the command.
    bool skip;      // A callback asks to skip the call, or it must not be read further.
    bool is_guard;  // Only pointers that make the call unreadable are checked and reported.
    bool is_search; // Nothing is reported: the walk looks for values that the build does not know.
    bool has_newer; // A search found such a value.
    wd_parameters_judgment judgment;
    const wd_parameters_frame *frame; // Of the struct whose rows are checked; NULL: the arguments.
} wd_parameters_walk;

// wd_parameters_is_pointer returns whether memory can be at `value`: no system maps its first page, so NULL and small
// integers are no pointers.
static inline bool wd_parameters_is_pointer(const void *value) {
    return (uintptr_t)value >= 4096;
}

// World.
wd_status wd_parameters_world_init(wd_parameters_world *world, const wd_allocator *allocator);
// wd_parameters_enabled lists what an instance or device enables.
typedef struct wd_parameters_enabled {
    uint32_t api_version;
    const char *const
        *names; // Extensions of the device. NULL: all versions and extensions of devices count as enabled.
    uint32_t num_names;
    const char *const *instance_names; // Extensions of the instance. NULL: unknown, all count as enabled.
    uint32_t num_instance_names;
    // Extensions that this physical device supports count as enabled. NULL: only those that are named.
    const struct wd_physical_capabilities *physical;
} wd_parameters_enabled;

void wd_parameters_world_enable(wd_parameters_world *world, const wd_parameters_enabled *enabled);
void wd_parameters_world_finish(wd_parameters_world *world, const wd_allocator *allocator);
// wd_parameters_is_closed returns whether everything that is enabled, or that a physical device supports, is known to
// the build, so that an unknown value is a mistake. Slow: ask where a value is unknown.
bool wd_parameters_is_closed(const wd_parameters_walk *walk);
// wd_parameters_is_newer returns whether a call carries flags, values or structures that an extension or version may
// define which is enabled and newer than the build: parameters_newer.c. Slow: ask before a finding is reported.
bool wd_parameters_is_newer(wd_parameters_walk *walk);
// wd_parameters_report_newer reports once for each command that the statement `id` is not judged.
void wd_parameters_report_newer(wd_parameters_walk *walk, const char *id);
// wd_parameters_needs_instance returns whether an extension of instances meets a requirement.
bool wd_parameters_needs_instance(uint16_t requirement);
// wd_parameters_requirement_text writes "VK_KHR_swapchain or Vulkan 1.2" into `size` bytes.
void wd_parameters_requirement_text(uint16_t requirement, char *text, size_t size);

// wd_parameters_check_call checks any command with the interpreter and reports what is wrong. It returns whether to
// skip the call.
bool wd_parameters_check_call(struct wd_call *call, const void *args);
// wd_parameters_guard runs the rows about pointers of any command with the interpreter, and reports calls that other
// validators could not read. It returns whether to skip the call.
bool wd_parameters_guard(struct wd_call *call, const void *args);

// wd_parameters_statement_of returns the statement that a command has in place of another one, or the same.
uint16_t wd_parameters_statement_of(wd_command command, uint16_t statement);

// wd_parameters_has_value returns whether `value` is one of enum `type` and the version or extension of the value is
// enabled.
bool wd_parameters_has_value(const wd_parameters_world *world, uint16_t type, int32_t value);

// wd_parameters_check_rows runs the rows of a record over `data`.
void wd_parameters_check_rows(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                              const wd_parameters_record *record, const void *data);

// wd_parameters_read_count reads a count of `owner`; false if a pointer on the way is NULL.
bool wd_parameters_read_count(uint16_t index, const void *owner, uint64_t *count);

// Conditions: parameters_condition.c.
bool wd_parameters_holds(const wd_parameters_walk *walk, uint16_t condition, const void *owner);

// Parents: parameters_parent.c.
void wd_parameters_add_device(wd_parameters_data *device);
void wd_parameters_remove_device(wd_parameters_data *device);
// wd_parameters_has_several_devices returns whether a handle may belong to another device of the process.
bool wd_parameters_has_several_devices(const wd_parameters_data *data);
void wd_parameters_check_parent(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                const wd_parameters_row *row, const void *owner);
void wd_parameters_check_common(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                const wd_parameters_row *row, const void *owner);

// Messages: parameters_describe.c. wd_parameters_report reports that the statement's subject, or its element `index`
// (-1: itself), is not as it must be; the format states the value: "is 7". A finding that makes it unsafe to read on
// sets walk->skip itself.
void wd_parameters_report(wd_parameters_walk *walk, const wd_parameters_frame *frame, uint16_t statement,
                          int64_t index, const char *format, ...) __attribute__((format(printf, 5, 6)));
// wd_parameters_report_queues reports that `owner`, a queue or a command pool's family, has none of the command's queue
// types.
void wd_parameters_report_queues(wd_parameters_walk *walk, const wd_parameters_scope *scope,
                                 const char *owner, VkQueueFlags queues);
// wd_parameters_report_id is the same under an id of Warden's own and with another severity; `rule` follows the text.
void wd_parameters_report_id(wd_parameters_walk *walk, const wd_parameters_frame *frame, wd_severity severity,
                             const char *id, const char *subject, int64_t index, const char *rule,
                             const char *format, ...) __attribute__((format(printf, 8, 9)));
// wd_parameters_report_pointer reports NULL, or an address in the first page, for a pointer; the call is skipped.
void wd_parameters_report_pointer(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                  uint16_t statement, int64_t index, const void *value);

// wd_parameters_facts returns the facts about a command buffer, a mask of wd_parameters_fact.
static inline uint32_t wd_parameters_facts(const wd_state_command_buffer *command_buffer) {
    const wd_state_suspension *suspension = &command_buffer->suspension;
    const bool is_suspended =
        suspension->is_suspended && !suspension->is_unknown && !command_buffer->in_render_pass;
    return (command_buffer->recording == WD_STATE_RECORDING ? WD_PARAMETERS_RECORDING : 0) |
           (command_buffer->in_render_pass ? WD_PARAMETERS_IN_RENDER_PASS : 0) |
           (command_buffer->in_video_coding ? WD_PARAMETERS_IN_VIDEO_CODING : 0) |
           (is_suspended ? WD_PARAMETERS_SUSPENDED : 0) |
           (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY ? WD_PARAMETERS_PRIMARY : 0);
}

// wd_parameters_check_facts reports the conditions of a command that its command buffer does not meet.
void wd_parameters_check_facts(wd_parameters_walk *walk, const wd_state_command_buffer *command_buffer);

extern const uint16_t wd_parameters_dispatch_statements[WD_COMMAND_COUNT];
extern const uint16_t wd_parameters_queue_count_statements[WD_COMMAND_COUNT];

#ifdef __cplusplus
}
#endif
#endif
