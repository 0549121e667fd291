// The contract between the generated checks (vk/core/statements) and the functions that they call.
//
// A generated function gets the current check, the frames that led to its struct, and the struct. It evaluates each
// statement from the struct, the enabled features and limits, and the state of objects. Where a statement is certainly
// violated, it calls a cold function, which builds the message from values:
//
//     if (!wd_core_begin(&m, c, f, 17, i0, i1)) { return; }
//     wd_core_unsigned(&m, "extent.width", s->extent.width);
//     wd_core_end(&m);
//
// All of this runs on the thread of the call and locks nothing.
#ifndef WARDEN_VK_CORE_CORE_INTERNAL_H
#define WARDEN_VK_CORE_CORE_INTERNAL_H

#include <assert.h>

#include "vk/capabilities/capabilities.h"
#include "vk/core/core.h"
#include "vk/registry/chain.h"
#include "vk/registry/validator.h"
#include "vk/state/state.h"
#include "vk/state/state_graphics_info.h"
#include "vk/util/mutex.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_CORE_COLD __attribute__((cold, noinline))

// The index of a frame that is not an element of an array, and the value of a limit that is not known.
#define WD_CORE_NO_INDEX UINT64_MAX
#define WD_CORE_UNKNOWN UINT64_MAX

// wd_core_int holds the sum, difference or product of any two integers of the API.
__extension__ typedef __int128 wd_core_int;

// wd_core_frame is a step from a command to a struct: a member, with the index of an element, or "<VkType>" for a
// struct in a pNext chain.
typedef struct wd_core_frame {
    const struct wd_core_frame *outer; // NULL: the command's parameters.
    const char *name;
    uint64_t index;
    bool is_pointer;
    // The struct that has the member or the chain, where the struct inside refers to it; else NULL.
    const void *owner;
    int owner_type; // WD_CORE_OUTER_...
} wd_core_frame;

// The initializers of steps: a pointer to a struct, a struct that is a member or in a chain, an element of an array.
#define WD_CORE_POINTER(outer, name)                                                                         \
    { (outer), (name), WD_CORE_NO_INDEX, true, NULL, 0 }
#define WD_CORE_MEMBER(outer, name)                                                                          \
    { (outer), (name), WD_CORE_NO_INDEX, false, NULL, 0 }
#define WD_CORE_ELEMENT(outer, name, index)                                                                  \
    { (outer), (name), (index), false, NULL, 0 }

// wd_core_check is one call whose statements are checked.
typedef struct wd_core_check {
    struct wd_call *call;
    const void *args;
    const wd_state_device *state;                 // NULL for commands of an instance or physical device.
    const wd_physical_capabilities *physical;     // NULL: not known.
    const struct wd_device_capabilities *enabled; // NULL: not known.
    uint32_t api_version;                         // Of the device; the instance's where there is none.
    bool skip;                                    // A callback asks to skip the call.
    bool is_repeated;                             // See wd_core_begin_repeated.
    uint64_t key;
    uint32_t num_violations;
} wd_core_check;

// wd_core_rule is one statement, whose id is VUID-<owner>-<subject>-<number>. The other members are offsets in
// wd_core_text: thousands of pointers would be as many relocations.
typedef struct wd_core_rule {
    uint32_t owner, subject, number, text;
    uint32_t fix; // What to do, or the empty string.
} wd_core_rule;

// wd_core_statement is a statement of the specification.
typedef struct wd_core_statement {
    const char *vuid, *text;
} wd_core_statement;

// wd_core_hand_rule is the number at the end of the VUIDs of a rule that a C file checks by hand. Its statements, one
// for each command or struct that has the rule, are elements of wd_core_hand_statements.
typedef struct wd_core_hand_rule {
    uint32_t number, first_statement, num_statements;
} wd_core_hand_rule;

// wd_core_hand_statement is one of them. Members are offsets in wd_core_hand_text.
typedef struct wd_core_hand_statement {
    uint32_t owner, subject, text;
} wd_core_hand_statement;

enum { WD_CORE_VUID_SIZE = 160 };

extern const wd_core_hand_statement wd_core_hand_statements[]; // generated
extern const wd_core_hand_rule wd_core_hand_rules[];           // generated; in the order of numbers
extern const size_t wd_core_num_hand_rules;
extern const char wd_core_hand_text[]; // generated

// wd_core_hand_rules_validate returns whether the tables are as their readers expect: the numbers of rules ascend.
bool wd_core_hand_rules_validate(void);

extern const char wd_core_text[];          // generated
extern const wd_core_rule wd_core_rules[]; // generated
extern const size_t wd_core_num_rules;

enum { WD_CORE_NUM_REPEATED = 2048 }; // A power of 2.

// Features of VkPhysicalDevicePortabilitySubsetFeaturesKHR that statements name.
typedef enum wd_core_portability {
    WD_CORE_PORTABILITY_CONSTANT_ALPHA,
    WD_CORE_PORTABILITY_EVENTS,
    WD_CORE_PORTABILITY_FORMATS,
    WD_CORE_PORTABILITY_SWIZZLES,
    WD_CORE_PORTABILITY_SLICES,
    WD_CORE_PORTABILITY_MULTISAMPLE_ARRAYS,
    WD_CORE_PORTABILITY_COMPARISON_SAMPLERS,
    WD_CORE_PORTABILITY_POINT_POLYGONS,
    WD_CORE_PORTABILITY_LOD_BIAS,
    WD_CORE_PORTABILITY_STENCIL_REFERENCES,
    WD_CORE_PORTABILITY_TRIANGLE_FANS,
    WD_CORE_PORTABILITY_ATTRIBUTES_BEYOND_STRIDE,
    WD_CORE_NUM_PORTABILITY,
} wd_core_portability;

// wd_core_data is the validator's data of a device.
typedef struct wd_core_data {
    wd_allocator allocator;
    wd_state_device *state;
    wd_core_options options;
    // The device enables an extension that the build does not know: what it may have changed is not judged.
    bool has_newer;
    // With VK_KHR_portability_subset: a mask of the wd_core_portability that are not enabled, and
    // minVertexInputBindingStrideAlignment. Else, and where it is not known, 0.
    uint32_t lacked_portability, stride_alignment;
    uint64_t *limits;          // Atomic elements: limits that were asked for, plus 1; 0: not yet.
    wd_mutex static_uses_lock; // While the shaders of a pipeline are read.
    // NULL: no feature of the device has commands that name addresses, or there is no memory.
    // Keys of calls that violated nothing; atomic elements. A key is in the place of its hash or in the one next to it.
    uint64_t repeated[WD_CORE_NUM_REPEATED];
} wd_core_data;

// wd_core_data_validate returns whether the invariants hold: what is lacked are features that have a name, and each
// repeated key is in one of its two places.
bool wd_core_data_validate(const wd_core_data *data);

// wd_core_options_of returns the options of the call's device; those of a call without device are the defaults.
const wd_core_options *wd_core_options_of(const wd_core_check *check);

// wd_core_read_portability fills `lacked_portability` and `stride_alignment`.
void wd_core_read_portability(wd_core_data *data, const struct wd_chassis_device *device,
                              const VkDeviceCreateInfo *info);

// wd_core_lacks_portability returns whether the device has VK_KHR_portability_subset without this feature.
static inline bool wd_core_lacks_portability(const wd_core_check *check, wd_core_portability feature) {
    assert((unsigned)feature < WD_CORE_NUM_PORTABILITY);
    const wd_core_data *data = check->call->device ? (const wd_core_data *)check->call->data : NULL;
    return data && data->lacked_portability >> feature & 1;
}

// wd_core_limit returns a limit, which `ask` finds when it is needed for the first time; WD_CORE_UNKNOWN: not known.
uint64_t wd_core_limit(const wd_core_check *check, unsigned number,
                       uint64_t (*ask)(const wd_core_check *check));

// wd_core_enter starts the checks of a call. A generated function that checks quickly first does not.
void wd_core_enter(wd_core_check *check, struct wd_call *call, const void *args);

// Calls that are repeated. For some commands, a key identifies all that the compiled statements and the checks by hand
// read, other than the layouts of images. 0: the call has none.
uint64_t wd_core_key_CmdPipelineBarrier(const wd_core_check *check, const wd_CmdPipelineBarrier_args *args);
uint64_t wd_core_key_CmdPipelineBarrier2(const wd_core_check *check, const wd_CmdPipelineBarrier2_args *args);
// wd_core_begin_repeated sets is_repeated if a call with the same key violated nothing.
void wd_core_begin_repeated(wd_core_check *check, uint64_t key);
// wd_core_end_repeated remembers the key if the call violated nothing.
void wd_core_end_repeated(const wd_core_check *check);

// Checks by hand. The build finds these forms in the C files of vk/core.

// WD_CORE_RULE is a rule that a C file checks: WD_CORE_RULE(01197), the five digits at the end of its VUIDs. 0 is no
// rule.
#define WD_CORE_RULE(number) (1##number - 100000)

// WD_CORE_CHECK is the head of a function that checks a command, after the statements that are compiled:
// WD_CORE_CHECK(transfers, CmdCopyBuffer) { ... } reads the check `c` and the parameters `s`.
#define WD_CORE_CHECK(topic, command)                                                                        \
    void wd_core_##topic##_##command(wd_core_check *c, const wd_##command##_args *s);                        \
    void wd_core_##topic##_##command(wd_core_check *c, const wd_##command##_args *s)

// WD_CORE_QUICK_CHECK is the head of a function that returns whether a call certainly violates nothing that its topic
// checks, and none of these rules, which are compiled: WD_CORE_QUICK_CHECK(topic, CmdPushConstants, 00368, ...) { ... }
// reads the `call` and the parameters `s`. False says nothing: all is checked. Where another topic checks the command,
// or where a registry has other rules that are compiled, it is not called.
#define WD_CORE_QUICK_CHECK(topic, command, ...)                                                             \
    bool wd_core_##topic##_allows_##command(const struct wd_call *call, const wd_##command##_args *s);       \
    bool wd_core_##topic##_allows_##command(const struct wd_call *call, const wd_##command##_args *s)

// wd_core_action is a draw, dispatch or trace.
typedef struct wd_core_action {
    wd_state_command_buffer *command_buffer;
    wd_state_bind_point bind;
    wd_state_pipeline *pipeline; // The bound pipeline, or the bound shader objects as one. NULL: none.
    bool is_indexed, is_mesh, is_indirect;
    uint64_t *verified; // See wd_core_verified. NULL: there is no memory, nothing is remembered.
} wd_core_action;

// WD_CORE_ACTION_CHECK is the head of a function that checks each action: it reads the check `c` and the action `a`. It
// is not called where a command of the recording is not known.
#define WD_CORE_ACTION_CHECK(topic)                                                                          \
    void wd_core_##topic##_action(wd_core_check *c, const wd_core_action *a);                                \
    void wd_core_##topic##_action(wd_core_check *c, const wd_core_action *a)

// wd_core_begin_action returns whether the action's state is known.
bool wd_core_begin_action(wd_core_check *check, wd_core_action *action, wd_state_bind_point bind,
                          bool is_indexed, bool is_mesh, bool is_indirect);

// What of a recording was verified. Each topic has a place for each bind point.
typedef enum wd_core_topic {
    WD_CORE_VERIFIED_DRAW,
    WD_CORE_VERIFIED_FETCHES,
    WD_CORE_VERIFIED_FEEDBACK,
    WD_CORE_VERIFIED_RENDERING,
    WD_CORE_VERIFIED_DESCRIPTORS,
    WD_CORE_VERIFIED_LAYOUTS,
    WD_CORE_NUM_VERIFIED,
} wd_core_topic;

enum { WD_CORE_VERIFIED_WORDS = 8 };

// wd_core_verified returns WD_CORE_VERIFIED_WORDS words that are zero when the recording begins and that the topic
// writes as it likes: the epochs of the state that it verified. NULL: there is no memory, nothing is remembered.
static inline uint64_t *wd_core_verified(const wd_core_action *action, wd_core_topic topic) {
    assert((unsigned)topic < WD_CORE_NUM_VERIFIED && (unsigned)action->bind < WD_STATE_BIND_COUNT);
    return action->verified
               ? action->verified + (topic * WD_STATE_BIND_COUNT + action->bind) * WD_CORE_VERIFIED_WORDS
               : NULL;
}

// Facts.

// WD_CORE_FIND returns the state object of a handle, or NULL where it is not known.
#define WD_CORE_FIND(name, handle) (c->state ? wd_state_find_##name(c->state, (handle)) : NULL)

// wd_core_find_recorded does the same for an object that a command buffer may keep; `last` is the one that an earlier
// command named, or NULL.
static inline const wd_state_object *wd_core_find_recorded(const wd_state_command_buffer *command_buffer,
                                                           const wd_state_object *last, VkObjectType type,
                                                           uint64_t handle) {
    assert(command_buffer);
    if (!handle) {
        return NULL;
    }
    if (wd_state_is_live_handle(last, type, handle)) {
        return last;
    }
    const wd_state_object *kept = wd_state_find_kept(command_buffer, type, handle);
    return kept ? kept : wd_state_find(command_buffer->device, type, handle);
}

// wd_core_limits returns the limits of the call's device; NULL: not known.
static inline const VkPhysicalDeviceLimits *wd_core_limits(const struct wd_call *call) {
    const struct wd_device_capabilities *enabled = call->device->capabilities;
    return enabled && enabled->physical ? &enabled->physical->properties.limits : NULL;
}

// wd_core_chained returns the struct of this type in a chain, or NULL. Most chains are empty.
static inline const void *wd_core_chained(const void *chain, VkStructureType type) {
    return chain ? wd_find_chained(chain, type) : NULL;
}

// wd_core_outer returns the struct of this type (WD_CORE_OUTER_...) that has the struct of `frame` as a member or in
// its chain; NULL: another one has it.
static inline const void *wd_core_outer(const wd_core_frame *frame, int type) {
    return frame && frame->owner_type == type ? frame->owner : NULL;
}

// wd_core_find_outer returns the nearest struct of this type around the struct of `frame`; NULL: none.
const void *wd_core_find_outer(const wd_core_frame *frame, int type);

// wd_core_has_value returns whether one of `num` 32-bit values is `value`.
bool wd_core_has_value(const void *values, uint64_t num, uint32_t value);

// wd_core_has_bits returns whether one of `num` 32-bit masks has one of the bits.
bool wd_core_has_bits(const void *masks, uint64_t num, uint32_t bits);

// wd_core_are_unique returns whether no two of `num` elements of `size` bytes are equal.
bool wd_core_are_unique(const void *elements, uint64_t num, size_t size);

// wd_core_command_buffer returns the command buffer that the call records to, or NULL.
const wd_state_command_buffer *wd_core_command_buffer(const wd_core_check *check);

// wd_core_is_recording_known returns whether all commands of the recording so far are known.
static inline bool wd_core_is_recording_known(const wd_state_command_buffer *command_buffer) {
    return command_buffer->num_unknown == 0 && !command_buffer->is_untracked && !command_buffer->incomplete;
}

// wd_core_begins_secondary returns whether the call is vkBeginCommandBuffer of a secondary command buffer.
bool wd_core_begins_secondary(const wd_core_check *check);

// wd_core_view_usage returns the usage of an image view: that of `chained`, else that of the image. WD_CORE_UNKNOWN:
// the image is not known, or its stencil aspect has a usage of its own.
uint64_t wd_core_view_usage(const VkImageViewUsageCreateInfo *chained, const wd_state_image *image);

// wd_core_is_identity returns whether a mapping is the identity swizzle.
bool wd_core_is_identity(const VkComponentMapping *components);

// wd_core_unsupported_stages returns the stages that no queue with these capabilities supports.
VkPipelineStageFlags2 wd_core_unsupported_stages(VkQueueFlags capabilities, VkPipelineStageFlags2 stages);

// wd_core_supports_queues returns whether a queue family of the physical device has one of the capabilities.
bool wd_core_supports_queues(const wd_core_check *check, VkQueueFlags capabilities);

typedef enum wd_core_truth { WD_CORE_FALSE, WD_CORE_TRUE, WD_CORE_NOT_KNOWN } wd_core_truth;

// wd_core_is_protected returns whether a command buffer's pool makes protected command buffers; not known where the
// pool is not.
wd_core_truth wd_core_is_protected(const wd_state_command_buffer *command_buffer);

// wd_core_has_protected_faults returns whether the device certainly has undefined behavior where protected and other
// memory are mixed: protectedNoFault is VK_FALSE.
bool wd_core_has_protected_faults(const wd_core_check *check);

// wd_core_max_sample_grid returns maxSampleLocationGridSize of the device for a number of samples; 0 x 0: not known.
VkExtent2D wd_core_max_sample_grid(const wd_core_check *check, VkSampleCountFlagBits samples);

// These return whether a resource is bound to memory completely; not known where objects may be missing.
wd_core_truth wd_core_buffer_is_bound(const wd_core_check *check, const wd_state_buffer *buffer);
wd_core_truth wd_core_image_is_bound(const wd_core_check *check, const wd_state_image *image);

// wd_core_addressed are the buffers that contain an address; buffers may share memory.
typedef struct wd_core_addressed {
    const wd_state_buffer *buffer; // The one that ends last.
    VkDeviceSize left;             // Its bytes from the address on.
    uint64_t usages;               // VkBufferUsageFlags2 of all of them.
} wd_core_addressed;

// wd_core_find_address finds them. False: none is known, or others may contain the address. It takes a lock.
bool wd_core_find_address(const wd_core_check *check, VkDeviceAddress address, wd_core_addressed *found);

// wd_core_check_addressed reports the buffers at an address if none has a usage. `owner`: see wd_core_begin_rule.
void wd_core_check_addressed(wd_core_check *check, const wd_core_frame *frame, const char *owner,
                             const char *label, VkDeviceAddress address, const wd_core_addressed *found,
                             VkBufferUsageFlags usage, uint32_t rule);

// wd_core_release_kept frees what a check keeps in a slot of an object: an allocation that begins with its
// wd_allocator.
void wd_core_release_kept(struct wd_state_object *object, void *kept);

typedef enum wd_core_format_class {
    WD_CORE_COLOR,
    WD_CORE_DEPTH_STENCIL, // Depth, stencil, or both.
    WD_CORE_ONLY_DEPTH,
    WD_CORE_ONLY_STENCIL,
    WD_CORE_DEPTH_AND_STENCIL,
    WD_CORE_HAS_DEPTH,
    WD_CORE_HAS_STENCIL,
    WD_CORE_MULTI_PLANAR,
} wd_core_format_class;

// wd_core_format_is returns whether a format is of the class; not known for formats that the build does not know, and
// for VK_FORMAT_UNDEFINED.
__attribute__((const)) wd_core_truth wd_core_format_is(VkFormat format, wd_core_format_class kind);

// wd_core_lacks_features returns whether a format with this tiling has none of the features (VkFormatFeatureFlags2);
// WD_CORE_POTENTIAL for `tiling`: with no tiling, WD_CORE_BUFFER: in buffer views. False where that is not known.
enum { WD_CORE_POTENTIAL = -1, WD_CORE_BUFFER = -2 };
bool wd_core_lacks_features(const wd_core_check *check, VkFormat format, int tiling, uint64_t features);

// Messages.

typedef struct wd_core_message {
    wd_core_check *check;
    const wd_core_frame *frame;
    wd_core_statement statement;
    char vuid[WD_CORE_VUID_SIZE];
    const char *fix;     // A check by hand may put one.
    bool is_warning;     // A check by hand may set it: whether the statement is violated depends on a shader.
    uint64_t indices[2]; // Of the elements that "[]" in labels stand for.
    unsigned num_values;
    wd_string_builder text, notes;
    char buffer[512]; // For the names of bits.
} wd_core_message;

// wd_core_begin returns false where nobody would get the message; else wd_core_end must follow.
bool wd_core_begin(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame, uint32_t rule,
                   uint64_t index0, uint64_t index1);
// wd_core_begin_rule does the same for a rule that is checked by hand. `owner` is the struct or command that has the
// statement, or both it and the subject, "vkCmdCopyImage-srcSubresource"; NULL: the command of the call. Where the
// owner does not have the rule in this registry, the one that replaced it is reported. False, too, where there is none.
bool wd_core_begin_rule(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame,
                        const char *owner, uint32_t rule);
// wd_core_later_rule returns the number that later registries have for a rule; 0: its own, or none.
uint32_t wd_core_later_rule(uint32_t rule);
bool wd_core_begin_statement(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame,
                             const wd_core_statement *statement);
// The functions for values append one: the first is the subject of the statement. `label` is its path from the frame.
// Values that make the first line too long become sentences after it.
void wd_core_word(wd_core_message *message, const char *label, const char *word);
// wd_core_chain states whether a struct of this type is in the pNext chain.
void wd_core_chain(wd_core_message *message, const char *type, bool is_present);
void wd_core_unsigned(wd_core_message *message, const char *label, uint64_t value);
void wd_core_signed(wd_core_message *message, const char *label, int64_t value);
void wd_core_float(wd_core_message *message, const char *label, double value);
void wd_core_pointer(wd_core_message *message, const char *label, bool is_set);
void wd_core_handle(wd_core_message *message, const char *label, VkObjectType type, uint64_t handle);
// wd_core_summaryf appends to the first line as it is, instead of values or after them.
__attribute__((format(printf, 2, 3))) void wd_core_summaryf(wd_core_message *message, const char *format,
                                                            ...);
// wd_core_notef appends a sentence, without its full stop, after the first line.
__attribute__((format(printf, 2, 3))) void wd_core_notef(wd_core_message *message, const char *format, ...);
// wd_core_address appends an address and the buffer at it.
void wd_core_address(wd_core_message *message, const char *label, VkDeviceAddress address,
                     const wd_core_addressed *found);
// wd_core_name writes "VkImage 0x10 "name"" to `text`, and returns it.
const char *wd_core_name(const wd_core_check *check, VkObjectType type, uint64_t handle, char *text,
                         size_t size);
void wd_core_end(wd_core_message *message);
// wd_core_end_portability does so after the name of a feature that the device lacks.
void wd_core_end_portability(wd_core_message *message, wd_core_portability feature);

#ifdef __cplusplus
}
#endif
#endif
