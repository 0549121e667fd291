#include "vk/syncval/validator/recorder/trace_calls.h"

#include "vk/syncval/validator/messages/where.h"
#include "vk/syncval/validator/recorder/finish.h"
#include "vk/syncval/validator/resources/pass.h"

// --- Accesses

// described is a list of accesses that is being added.
typedef struct described {
    const wd_syncval_recorder *recorder;
    const wd_range *ranges;
} described;

// describe_access appends the binding, or the attachment and its operation.
static void describe_access(void *user, const wd_syncval_access *access, wd_string_builder *text) {
    const described *list = user;
    const wd_syncval_recorder *recorder = list->recorder;
    const wd_sync_access model = wd_syncval_model_access(recorder, access);
    if (!access->num_ranges) {
        return;
    }
    wd_syncval_append_binding(text,
                              &(wd_syncval_where){
                                  .device = recorder->device,
                                  .command_buffer = recorder->command_buffer,
                                  .current_tag = recorder->command.tag,
                                  .history = recorder->history,
                                  .entry = wd_syncval_history_find(recorder->history, recorder->command.tag),
                                  .access = &model,
                                  .object = access->object,
                                  .space = (wd_sync_space)access->space,
                                  .range = list->ranges[access->first_range],
                              });
}

static void add_known(wd_syncval_recorder *recorder, wd_syncval_resolution *known) {
    const uint64_t number = wd_syncval_trace_number(recorder->trace);
    if (known->trace_recording == number) {
        wd_syncval_trace_same_accesses(recorder->trace, known->trace_list);
        return;
    }
    described list = {recorder, known->ranges};
    known->trace_list = wd_syncval_trace_accesses(recorder->trace, known->accesses, known->num_accesses,
                                                  known->ranges, describe_access, &list);
    known->trace_recording = number;
}

void wd_syncval_trace_finished(wd_syncval_recorder *recorder) {
    for (uint32_t i = 0; i < recorder->command.num_known; i++) {
        add_known(recorder, recorder->command.known[i]);
    }
    described list = {recorder, recorder->command.ranges.items};
    wd_syncval_trace_accesses(recorder->trace, recorder->command.accesses.items,
                              recorder->command.accesses.count, recorder->command.ranges.items,
                              describe_access, &list);
    if (recorder->unknown.tag == recorder->command.tag) {
        wd_syncval_trace_unknown(recorder->trace);
    }
}

// --- Render passes

void wd_syncval_trace_attachments(wd_syncval_recorder *recorder) {
    const wd_syncval_pass *pass = recorder->pass.object ? wd_syncval_pass_of(recorder->pass.object) : NULL;
    wd_syncval_trace_begin_pass(recorder->trace, recorder->pass.object);
    for (size_t i = 0; i < recorder->pass.attachments.count; i++) {
        const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        const wd_state_image *image = attachment->view ? attachment->view->image : NULL;
        wd_syncval_trace_add_attachment(recorder->trace, image,
                                        &(wd_syncval_trace_attachment){
                                            .image = image ? image->object.id : 0,
                                            .load = attachment->load,
                                            .store = attachment->store,
                                            .initial = attachment->layout,
                                            .final = pass ? pass->final_layouts[i].main : attachment->layout,
                                        });
    }
}

// --- Submissions

wd_syncval_trace_log *wd_syncval_trace_log_of(const wd_state_command_buffer *command_buffer) {
    const wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    return recorder && recorder->context ? recorder->trace : NULL;
}
