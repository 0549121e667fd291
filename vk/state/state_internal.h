// Shared by the files of vk/state: creating, publishing and destroying objects, and the layout of the two
// roots.
#ifndef WARDEN_VK_STATE_STATE_INTERNAL_H
#define WARDEN_VK_STATE_STATE_INTERNAL_H

#include "vk/state/state.h"
#include "vk/state/state_addresses.h"
#include "vk/state/state_changes.h"
#include "vk/state/state_created_queues.h"
#include "vk/state/state_surface.h"
#include "vk/state/state_table.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_instance {
    wd_state_object object;
    struct wd_state_instance *next; // In the list of all instances of the process.
    wd_state_table table;
    wd_allocator allocator;
    wd_chassis_instance *chassis;
    pthread_mutex_t details_lock; // Guards the filling of physical devices' details.
    wd_state_surface_answers surfaces;
};

typedef struct wd_state_feature_struct {
    VkStructureType type;
    void *copy;
} wd_state_feature_struct;

// wd_state_begun is a command buffer that was begun. Who looks for it by its handle is recording it, so that nobody
// begins or frees that one meanwhile; any other one may take its place here.
typedef struct wd_state_begun {
    uint64_t handle;                                // Atomic. 0: none, or it is being replaced.
    struct wd_state_command_buffer *command_buffer; // Atomic.
} wd_state_begun;

enum { WD_STATE_NUM_BEGUN = 64 };

// wd_state_submitting is a call that submits, while the driver has it. Under submission_lock, but `batches`, which is
// the calling thread's.
typedef struct wd_state_submitting {
    struct wd_state_submitting *next;
    const struct wd_call *call;
    wd_state_queue *queue;
    wd_state_fence *fence; // Referenced; may be NULL.
    bool is_seen;          // Another thread saw the fence signaled.
    uint32_t num_batches;
    wd_state_submission *batches[]; // Elements are NULL where memory ran out.
} wd_state_submitting;

// wd_state_addresses are the buffers of state_addresses.h.
typedef struct wd_state_addresses {
    wd_mutex lock;
    VkDeviceSize largest; // The size of the largest buffer that was noted.
    bool is_incomplete;   // Memory ran out.
    WD_VECTOR(wd_state_addressed) entries;
} wd_state_addresses;

// wd_state_creation is what vkCreateDevice enabled and created.
typedef struct wd_state_creation {
    uint32_t num_feature_structs;
    wd_state_feature_struct *feature_structs;
    uint32_t num_extensions;
    char **extensions;
    uint32_t num_queues;
    wd_state_created_queues *queues; // An element of pQueueCreateInfos each.
} wd_state_creation;

// wd_state_work is the work of a device: its queues and their submissions.
typedef struct wd_state_work {
    wd_state_queue *first_queue;           // Under submission_lock.
    wd_state_submitting *first_submitting; // Under it.
    uint32_t has_unknown_queries;          // Atomic boolean. See wd_state_are_queries_unknown.
    uint32_t has_early_waits;              // Atomic boolean. See wd_state_queue.last_early_wait.
    uint32_t num_signaling;                // Atomic. vkSignalSemaphore calls that have not returned.
    uint64_t num_submissions;              // Atomic. See wd_state_submission.serial.
    uint64_t polled_at;                    // Atomic. See wd_state_device_polled_at.
    uint32_t lost;                         // Atomic boolean.
    uint64_t num_missed;                   // Atomic. Submissions that nobody sees.
    // Atomic. Calls that can have shown the application that work is complete, without the tracker knowing which: a
    // wait for an acquisition's fence, an exported fence.
    uint64_t num_other_completions;
    uint64_t num_idle; // Atomic. See wd_state_note_idle.
} wd_state_work;

// The state of a device: tables of its objects, and the features and extensions that it enabled. A table for each kind
// of object that is found by other keys than its handle.
struct wd_state_device {
    wd_state_object object; // Belongs to the table of the instance.
    wd_state_table table;
    wd_allocator allocator;
    wd_chassis_device *chassis;
    wd_state_physical_device *physical;
    uint32_t num_physical_devices; // VkDeviceGroupDeviceCreateInfo
    wd_state_features features;
    wd_state_creation created;
    bool has_null_descriptors;    // The device enabled nullDescriptor.
    bool follows_set_uses;        // See wd_state_follow_set_uses.
    unsigned claims;              // See wd_state_claim_rules.
    uint64_t profiling_lock;      // Atomic. See wd_state_profiling_lock.
    uint64_t last_ended;          // Atomic. When an object that others can refer to was last destroyed.
    uint32_t push_constants_size; // Of the tracked push constants of a command buffer; a multiple of 4.

    wd_state_changes changes;
    wd_state_addresses addresses;

    uint32_t num_observers;
    wd_state_observer observers[WD_STATE_SLOT_COUNT];

    // submission_lock guards the lists of pending submissions, and the submissions that fences and semaphores refer to.
    // retire_lock is recursive, and held while `submitted` and `retired` callbacks run; it is taken before
    // submission_lock.
    wd_mutex submission_lock;
    pthread_mutex_t retire_lock;
    wd_state_work work;

    pthread_mutex_t lock; // For rare data: images of a swapchain, results of deferred operations.

    pthread_mutex_t begun_lock;               // Of who writes to `begun`.
    wd_state_begun begun[WD_STATE_NUM_BEGUN]; // By a hash of the handle; the latest ones.
};

// wd_state_note_begun lets wd_state_find_command_buffer find a command buffer quickly, until wd_state_forget_begun or
// until another one takes the place.
void wd_state_note_begun(wd_state_device *device, struct wd_state_command_buffer *command_buffer);
void wd_state_forget_begun(wd_state_device *device, const struct wd_state_command_buffer *command_buffer);

// The life hooks of wd_state_validator.
wd_status wd_state_create_instance(wd_chassis_instance *chassis, const void *options, void **data);
void wd_state_destroy_instance(void *data);
wd_status wd_state_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data);
void wd_state_destroy_device(void *data);

// wd_state_new allocates an object of `size` zeroed bytes with one reference, the caller's. `parent` is
// referenced and may be NULL. `finish` frees the content. NULL when memory runs out.
void *wd_state_new(wd_state_table *table, wd_state_object *parent, VkObjectType type, uint64_t handle,
                   size_t size, void (*finish)(wd_state_object *object));

// wd_state_publish makes `object` (NULL is accepted) the one that its handle finds, and takes the caller's
// reference. Where the handle is found already, types whose equal objects may share a handle keep the object
// there and count the creation; for other types the new object takes its place. It returns the object that is
// found now, borrowed, or NULL when memory ran out: then the object is gone and the handle untracked.
wd_state_object *wd_state_publish(wd_state_object *object);

// wd_state_note_address notes the address that the application asked for; wd_state_forget_address is for the end of a
// buffer.
struct wd_state_buffer;
void wd_state_note_address(wd_state_device *device, const struct wd_state_buffer *buffer,
                           VkDeviceAddress address);
void wd_state_forget_address(wd_state_device *device, const struct wd_state_buffer *buffer);
void wd_state_addresses_finish(wd_state_device *device);

// wd_state_note_end notes when an object was destroyed.
void wd_state_note_end(wd_state_object *object, uint64_t time);

// wd_state_forget notes the destruction of a handle by `command`, a string constant. The last one calls observers, and
// destroys the object and its children.
void wd_state_forget(wd_state_table *table, VkObjectType type, uint64_t handle, const char *command);

// wd_state_forget_children ends all children of `parent`, which `command` destroyed or reset.
void wd_state_forget_children(wd_state_object *parent, const char *command);

// wd_state_set_name copies `length` bytes of `name`; an empty one removes the name.
void wd_state_set_name(wd_state_object *object, const char *name, size_t length);
void wd_state_free_names(wd_state_object *object);

// wd_state_track, wd_state_track_instance make and publish an object without content, unless `handle` is 0.
// `parent` NULL stands for the device or the instance.
void wd_state_track(wd_state_device *device, VkObjectType type, uint64_t handle, wd_state_object *parent);
void wd_state_track_instance(wd_state_instance *instance, VkObjectType type, uint64_t handle,
                             wd_state_object *parent);
// wd_state_note, wd_state_note_instance do so for handles that are found by asking and not created, if they
// are not there yet.
void wd_state_note(wd_state_device *device, VkObjectType type, uint64_t handle, wd_state_object *parent);
void wd_state_note_instance(wd_state_instance *instance, VkObjectType type, uint64_t handle,
                            wd_state_object *parent);

// wd_state_new_in_device is wd_state_new with the device as parent and table.
void *wd_state_new_in_device(wd_state_device *device, VkObjectType type, uint64_t handle, size_t size,
                             void (*finish)(wd_state_object *object));

// wd_state_note_physical_device returns the object of a physical device, made if it is not there yet; NULL
// when memory runs out. wd_state_fill_details queries its properties once.
wd_state_physical_device *wd_state_note_physical_device(wd_state_instance *instance, VkPhysicalDevice handle);
void wd_state_fill_details(wd_state_instance *instance, wd_state_physical_device *physical);

// wd_state_copy_array copies `count` elements with the table's allocator; NULL for none. `*failed` is set
// when memory runs out.
void *wd_state_copy_array(const wd_allocator *allocator, const void *source, size_t count,
                          size_t element_size, bool *failed);
char *wd_state_copy_string(const wd_allocator *allocator, const char *text, bool *failed);

// wd_state_count_action counts a draw, dispatch or trace of a command buffer.
void wd_state_count_action(const struct wd_call *call, VkCommandBuffer handle, wd_state_action action);

// wd_state_feature_struct_size, wd_state_merge_features are generated: the size of a feature struct of the
// registry (0: none), and a struct's features among those of wd_state_features.
size_t wd_state_feature_struct_size(VkStructureType type);
void wd_state_merge_features(wd_state_features *features, const VkBaseInStructure *chained);

// wd_state_forget_bindings makes everything that was bound or set unknown: pipelines, sets, push constants, vertices,
// indices.
void wd_state_forget_bindings(struct wd_state_command_buffer *command_buffer);
// wd_state_unbind_shaders unbinds the shader objects of a bind point.
void wd_state_unbind_shaders(struct wd_state_bindings *bindings);

// The render pass instance of a command buffer (state_rendering.h). wd_state_begin_subpass reads the render pass, the
// framebuffer and the subpass that the command buffer has; wd_state_begin_pass comes before it. `command` is a
// string constant.
void wd_state_begin_rendering(struct wd_state_command_buffer *command_buffer, const VkRenderingInfo *info,
                              const char *command);
void wd_state_begin_subpass(struct wd_state_command_buffer *command_buffer, VkSubpassContents contents,
                            const char *command);
void wd_state_begin_pass(struct wd_state_command_buffer *command_buffer, const VkRenderPassBeginInfo *info);
void wd_state_inherit_rendering(struct wd_state_command_buffer *command_buffer,
                                const VkCommandBufferInheritanceInfo *info);
// wd_state_single_sampled_samples returns the samples of VkMultisampledRenderToSingleSampledInfoEXT in a chain; 0:
// none.
VkSampleCountFlagBits wd_state_single_sampled_samples(const void *chain);
// wd_state_read_local_read reads the structs of dynamic rendering local read in a chain, and returns whether one is
// there.
bool wd_state_read_local_read(wd_state_local_read *local, const void *chain);
// wd_state_forget_rendering makes the instance unknown, or ends it.
void wd_state_forget_rendering(struct wd_state_command_buffer *command_buffer);
// wd_state_set_dynamic notes that the call set a dynamic state. `value` is 0 for states that are more than one 32-bit
// value.
void wd_state_set_dynamic(const struct wd_call *call, VkCommandBuffer handle, wd_state_dynamic_state state,
                          uint32_t value);
// wd_state_bind_dynamic unsets the states that a graphics pipeline (NULL: not known) has as static states.
void wd_state_bind_dynamic(struct wd_state_command_buffer *command_buffer,
                           const struct wd_state_pipeline *pipeline);
// wd_state_forget_dynamic unsets all states. `executed`: vkCmdExecuteCommands did it.
void wd_state_forget_dynamic(struct wd_state_command_buffer *command_buffer, bool executed);

// wd_state_note_other_completion counts a call that can have shown the application a completion.
void wd_state_note_other_completion(wd_state_device *device);
uint64_t wd_state_count_other_completions(const wd_state_device *device);

// wd_state_note_lack notes that a handle exists for which there is no object.
void wd_state_note_lack(wd_state_table *table);

// wd_state_note_missed counts a submission that nobody sees.
void wd_state_note_missed(wd_state_device *device);

// wd_state_unknown_command is the hook of wd_state_validator for commands that the build does not know
// (state_unknown.h).
void wd_state_unknown_command(wd_call *call, const void *handle);

// wd_state_new_set makes a descriptor set, not yet published; `handle` is 0 for push descriptors. NULL when
// memory runs out or the set is too large to track.
wd_state_descriptor_set *wd_state_new_set(wd_state_device *device, wd_state_object *parent, uint64_t handle,
                                          wd_state_set_layout *layout, uint32_t variable_count, bool is_push);
// wd_state_new_shader_module copies the words; `handle` is 0 for modules inlined in a stage. Not yet
// published.
wd_state_shader_module *wd_state_new_shader_module(wd_state_device *device, uint64_t handle,
                                                   const VkShaderModuleCreateInfo *create_info);
// wd_state_reset_command_buffer calls observers, releases the recording and resets the arena. `command`, a string
// constant, did it.
void wd_state_reset_command_buffer(wd_state_command_buffer *command_buffer, const char *command);
// wd_state_end_command_buffer resets an object whose life ends, if it is a command buffer.
void wd_state_end_command_buffer(wd_state_object *object, const char *command);
// wd_state_note_set_uses lists the sets that the actions since the last note used, at one bind point. To be called
// before the pipeline or the sets of the bind point change, and when the recording ends.
void wd_state_note_set_uses(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings);
void wd_state_add_set_use(wd_state_command_buffer *command_buffer, wd_state_kept *kept,
                          wd_state_pipeline *pipeline, uint32_t index);
// wd_state_keep_executed keeps the objects of a secondary command buffer.
bool wd_state_keep_executed(wd_state_command_buffer *command_buffer,
                            const wd_state_command_buffer *secondary);
// wd_state_release_kept releases the objects that the recording refers to.
void wd_state_release_kept(wd_state_command_buffer *command_buffer);

// wd_state_finish_image frees the content of an image, also of a swapchain's.
void wd_state_finish_image(wd_state_object *object);
// wd_state_note_pass_instance notes that a render pass instance begins; flags of dynamic rendering, else 0.
// wd_state_execute_pass_instances notes those of a secondary command buffer; NULL: not known.
void wd_state_note_pass_instance(wd_state_command_buffer *command_buffer, VkRenderingFlags flags);
void wd_state_execute_pass_instances(wd_state_command_buffer *command_buffer,
                                     const wd_state_command_buffer *secondary);

// wd_state_execute_queries, wd_state_execute_events note those of a secondary command buffer.
void wd_state_execute_queries(wd_state_command_buffer *command_buffer,
                              const wd_state_command_buffer *secondary);
void wd_state_execute_events(wd_state_command_buffer *command_buffer,
                             const wd_state_command_buffer *secondary);
// wd_state_note_early_waits notes whether a submission waits for a timeline semaphore that nothing submitted signals.
void wd_state_note_early_waits(const wd_state_submission *submission);
// wd_state_submit_labels notes the labels that a command buffer leaves open, or ends, on a queue.
void wd_state_submit_labels(wd_state_queue *queue, const wd_state_command_buffer *command_buffer);
// wd_state_submit_queries takes the queries of a command buffer over to their pools, wd_state_submit_events its events.
void wd_state_submit_queries(wd_state_queue *queue, const wd_state_command_buffer *command_buffer,
                             uint32_t counter_pass);
void wd_state_submit_events(const wd_state_command_buffer *command_buffer);
// wd_state_discard_queries, wd_state_discard_events: the command buffer was not submitted after all.
void wd_state_discard_queries(const wd_state_command_buffer *command_buffer);
void wd_state_discard_events(const wd_state_command_buffer *command_buffer);

// wd_state_finish_queue_labels frees the open labels of a queue.
void wd_state_finish_queue_labels(wd_state_queue *queue);

// Observers.
// wd_state_bind_memory stores a binding, which other threads may read meanwhile (wd_state_binding_of).
void wd_state_bind_memory(wd_state_binding *binding, wd_state_memory *memory, VkDeviceSize offset);

void wd_state_notify_destroyed(wd_state_device *device, wd_state_object *object);
void wd_state_notify_updated(wd_state_device *device, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count);
void wd_state_notify_reset(wd_state_command_buffer *command_buffer);

// wd_state_retire_all retires all pending submissions when the device is lost or destroyed.
void wd_state_retire_all(wd_state_device *device, bool complete);
// wd_state_check_result notes the loss of the device in a command's result.
void wd_state_check_result(wd_state_device *device, VkResult result);

#ifdef __cplusplus
}
#endif
#endif
