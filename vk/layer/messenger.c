#include "vk/layer/messenger.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/layer/log.h"
#include "vk/layer/process_exit.h"
#include "vk/layer/report_files.h"
#include "vk/layer/report_flags.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"

enum { ALL_TYPES = WD_MESSAGE_GENERAL | WD_MESSAGE_VALIDATION | WD_MESSAGE_PERFORMANCE };

// callback is one callback of the application.
typedef struct callback {
    struct callback *next;
    wd_messengers *owner;
    uint64_t handle;
    uint64_t sink_id; // 0: not active.
    bool from_chain;  // Of the pNext chain of VkInstanceCreateInfo.
    bool is_utils;
    uint32_t severities;
    uint32_t types;
    PFN_vkDebugUtilsMessengerCallbackEXT utils;
    PFN_vkDebugReportCallbackEXT report;
    VkDebugReportFlagsEXT report_flags;
    void *user;
} callback;

struct wd_messengers {
    wd_allocator allocator;
    wd_report *report;
    uint32_t debug_actions;
    uint32_t log_flags; // VkDebugReportFlagsEXT
    bool has_color;     // The log shows colors.
    bool has_exit_code;
    wd_log log;
    uint64_t log_sink;
    uint64_t action_sink;
    wd_report_files *files;
    _Atomic size_t num_active;   // Callbacks of the application that get findings now.
    _Atomic size_t num_informed; // Those of them that ask for general information.
    pthread_mutex_t lock;        // Guards the list.
    callback *callbacks;
};

// --- Debug utils

static void fill_labels(VkDebugUtilsLabelEXT *labels, const wd_finding_label *from, size_t count) {
    for (size_t i = 0; i < count; i++) {
        labels[i].sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        labels[i].pNext = NULL;
        labels[i].pLabelName = from[i].name;
        memcpy(labels[i].color, from[i].color, sizeof labels[i].color);
    }
}

static void fill_objects(VkDebugUtilsObjectNameInfoEXT *objects, const wd_finding_object *from,
                         size_t count) {
    for (size_t i = 0; i < count; i++) {
        objects[i] = (VkDebugUtilsObjectNameInfoEXT){
            .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
            .objectType = (VkObjectType)from[i].type,
            .objectHandle = from[i].handle,
            .pObjectName = from[i].name,
        };
    }
}

// deliver_utils is a wd_report_sink. Where there is no memory the message goes without objects and labels.
static bool deliver_utils(void *user, const wd_finding *finding, const char *text) {
    const callback to = *(const callback *)user;
    const wd_allocator allocator = to.owner->allocator;
    const size_t num_labels = finding->num_queue_labels + finding->num_command_buffer_labels;
    VkDebugUtilsObjectNameInfoEXT *objects = NULL;
    VkDebugUtilsLabelEXT *labels = NULL;
    VkDebugUtilsMessengerCallbackDataEXT data = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT,
        .pMessageIdName = finding->id,
        .messageIdNumber = wd_finding_id_number(finding->id),
        .pMessage = text,
    };
    if (finding->num_objects) {
        objects = wd_alloc_zero(&allocator, finding->num_objects, sizeof *objects);
    }
    if (num_labels) {
        labels = wd_alloc_zero(&allocator, num_labels, sizeof *labels);
    }
    if (objects) {
        fill_objects(objects, finding->objects, finding->num_objects);
        data.pObjects = objects;
        data.objectCount = (uint32_t)finding->num_objects;
    }
    if (labels) {
        fill_labels(labels, finding->queue_labels, finding->num_queue_labels);
        fill_labels(labels + finding->num_queue_labels, finding->command_buffer_labels,
                    finding->num_command_buffer_labels);
        data.pQueueLabels = labels;
        data.queueLabelCount = (uint32_t)finding->num_queue_labels;
        data.pCmdBufLabels = labels + finding->num_queue_labels;
        data.cmdBufLabelCount = (uint32_t)finding->num_command_buffer_labels;
    }
    const VkBool32 skip = to.utils((VkDebugUtilsMessageSeverityFlagBitsEXT)finding->severity,
                                   (VkDebugUtilsMessageTypeFlagsEXT)finding->type, &data, to.user);
    wd_free(&allocator, labels);
    wd_free(&allocator, objects);
    return skip != VK_FALSE;
}

// --- Debug report

// deliver_report is a wd_report_sink. VK_EXT_debug_report knows one object: the first is the subject of the finding.
static bool deliver_report(void *user, const wd_finding *finding, const char *text) {
    const callback to = *(const callback *)user;
    const VkDebugReportFlagsEXT flag = wd_report_flag_of(finding);
    if (!(to.report_flags & flag)) {
        return false;
    }
    VkDebugReportObjectTypeEXT type = VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT;
    uint64_t handle = 0;
    if (finding->num_objects) {
        const wd_handle_type *known = wd_handle_type_find((VkObjectType)finding->objects[0].type);
        type = known ? known->report_type : VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT;
        handle = finding->objects[0].handle;
    }
    return to.report(flag, type, handle, 0, wd_finding_id_number(finding->id), "Validation", text, to.user) !=
           VK_FALSE;
}

// --- Log

// log_style is how a line of the log begins, and the escape sequence that colors it on a terminal.
typedef struct log_style {
    const char *prefix;
    const char *color;
} log_style;

static log_style style_of(const wd_finding *finding) {
    switch (wd_report_flag_of(finding)) {
    case VK_DEBUG_REPORT_ERROR_BIT_EXT:
        return (log_style){"Validation Error: ", "\033[1;31m"};
    case VK_DEBUG_REPORT_WARNING_BIT_EXT:
        return (log_style){"Validation Warning: ", "\033[1;33m"};
    case VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT:
        return (log_style){"Validation Performance Warning: ", "\033[1;33m"};
    case VK_DEBUG_REPORT_INFORMATION_BIT_EXT:
        return (log_style){"Validation Information: ", "\033[1;36m"};
    default:
        return (log_style){"Validation Debug: ", "\033[2m"};
    }
}

static void append_shown(wd_string_builder *line, const char *text) {
    wd_string_append_printable(line, text, strlen(text), "");
}

// format_log appends "PREFIX[ id ] objects | MessageID = 0x... | text", the form of Vulkan validation logs that people's
// scripts read. Names come from the application and may hold anything: a terminal shows them and does not obey them.
static void format_log(wd_string_builder *line, const wd_finding *finding, bool has_color) {
    const log_style style = style_of(finding);
    wd_string_append(line, has_color ? style.color : "");
    wd_string_append(line, style.prefix);
    wd_string_append(line, has_color ? "\033[0m" : "");
    wd_string_append(line, "[ ");
    append_shown(line, finding->id);
    wd_string_append(line, " ] ");
    for (size_t i = 0; i < finding->num_objects; i++) {
        const wd_finding_object *object = &finding->objects[i];
        wd_string_appendf(line, "Object %zu: handle = 0x%llx, ", i, (unsigned long long)object->handle);
        if (object->name && object->name[0]) {
            wd_string_append(line, "name = ");
            append_shown(line, object->name);
            wd_string_append(line, ", ");
        }
        wd_string_appendf(line, "type = %s; ", wd_VkObjectType_string((VkObjectType)object->type));
    }
    wd_string_appendf(line, "| MessageID = 0x%x | ", (unsigned)wd_finding_id_number(finding->id));
    wd_finding_format_message(line, finding);
    wd_string_append_char(line, '\n');
}

// The log prints the reports about the run, the texts of debugPrintfEXT and listed commands whatever severities it
// prints. A standard stream also prints the first and the last line of a run while the application has callbacks,
// unless one of them gets these lines: a layer that finds nothing and a layer that is not loaded must not look the
// same.
static bool log_wants(const wd_messengers *messengers, const wd_finding *finding) {
    if (!(messengers->debug_actions & WD_DEBUG_ACTION_LOG) || !messengers->log_flags) {
        return false;
    }
    const bool is_sign_of_life =
        strcmp(finding->id, WD_ID_LAYER_START) == 0 || strcmp(finding->id, WD_ID_LAYER_END) == 0;
    const _Atomic size_t *rivals = is_sign_of_life ? &messengers->num_informed : &messengers->num_active;
    if (!wd_log_is_file(&messengers->log) && atomic_load_explicit(rivals, memory_order_acquire)) {
        return false;
    }
    return is_sign_of_life || strcmp(finding->id, WD_ID_REPORT_SUMMARY) == 0 ||
           strcmp(finding->id, WD_ID_GPUAV_DEBUG_PRINTF) == 0 ||
           strcmp(finding->id, WD_ID_GPUAV_COMMAND) == 0 ||
           (messengers->log_flags & wd_report_flag_of(finding));
}

static void report_log(wd_messengers *messengers, const char *problem, int reason) {
    wd_string_builder text;
    wd_string_init(&text, messengers->allocator);
    wd_string_appendf(&text, "%s: the log could not be %s: %s. Messages go to standard error.",
                      wd_log_name(&messengers->log), problem, wd_log_reason(reason));
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_SETTINGS_FILE,
        .text = text.failed ? "The log could not be written. Messages go to standard error." : text.text,
    };
    wd_report_submit(messengers->report, &finding);
    wd_string_finish(&text);
}

static void write_log(wd_messengers *messengers, const wd_finding *finding, const char *text) {
    wd_string_builder line;
    wd_string_init(&line, messengers->allocator);
    format_log(&line, finding, messengers->has_color);
    if (line.failed) { // Memory ran out: one write prints the beginning of the text.
        char head[1024];
        const int length = snprintf(head, sizeof head, "%.*s\n", (int)sizeof head - 2, text);
        (void)wd_log_write(&messengers->log, head, (size_t)length);
    } else if (wd_log_write(&messengers->log, line.text, line.length) != WD_OK) {
        report_log(messengers, "written", errno);
        if (log_wants(messengers, finding)) {
            (void)wd_log_write(&messengers->log, line.text, line.length);
        }
    }
    wd_string_finish(&line);
}

// deliver_log is a wd_report_sink.
static bool deliver_log(void *user, const wd_finding *finding, const char *text) {
    wd_messengers *messengers = user;
    if (log_wants(messengers, finding)) {
        write_log(messengers, finding, text);
    }
    return false;
}

static wd_status add_log(wd_messengers *messengers) {
    const uint32_t severities = wd_report_severities_of(messengers->log_flags);
    if (!(messengers->debug_actions & WD_DEBUG_ACTION_LOG) || !severities) {
        return WD_OK;
    }
    return wd_report_add_sink(messengers->report, severities | WD_REPORT_RUN | WD_REPORT_NEVER_SKIPS,
                              ALL_TYPES, deliver_log, messengers, &messengers->log_sink);
}

// --- Actions

// deliver_action is the last wd_report_sink, so that all others have an error before the process ends.
static bool deliver_action(void *user, const wd_finding *finding, const char *text) {
    const wd_messengers *messengers = user;
    (void)finding;
    (void)text;
    if (messengers->has_exit_code) {
        wd_process_note_error();
    }
    if (messengers->debug_actions & WD_DEBUG_ACTION_BREAK) {
        raise(SIGTRAP);
    }
    if (messengers->debug_actions & WD_DEBUG_ACTION_ABORT) {
        abort();
    }
    return (messengers->debug_actions & WD_DEBUG_ACTION_SKIP) != 0;
}

static wd_status add_actions(wd_messengers *messengers, uint32_t exit_code) {
    const uint32_t actions = WD_DEBUG_ACTION_BREAK | WD_DEBUG_ACTION_ABORT | WD_DEBUG_ACTION_SKIP;
    messengers->has_exit_code = exit_code != 0;
    if (exit_code) {
        wd_process_set_exit_code((int)exit_code);
    }
    if (!exit_code && !(messengers->debug_actions & actions)) {
        return WD_OK;
    }
    const uint32_t skips = messengers->debug_actions & WD_DEBUG_ACTION_SKIP ? 0 : WD_REPORT_NEVER_SKIPS;
    return wd_report_add_sink(messengers->report, WD_SEVERITY_ERROR | WD_REPORT_LAST | skips, ALL_TYPES,
                              deliver_action, messengers, &messengers->action_sink);
}

// --- Callbacks of the application

// is_informed returns whether the callback gets the reports about the run.
static bool is_informed(const callback *entry) {
    return (entry->severities & WD_SEVERITY_INFO) && (entry->types & WD_MESSAGE_GENERAL);
}

static wd_status activate(callback *entry) {
    wd_messengers *messengers = entry->owner;
    wd_status status =
        wd_report_add_sink(messengers->report, entry->severities, entry->types,
                           entry->is_utils ? deliver_utils : deliver_report, entry, &entry->sink_id);
    if (status == WD_OK) {
        atomic_fetch_add_explicit(&messengers->num_active, 1, memory_order_release);
        atomic_fetch_add_explicit(&messengers->num_informed, is_informed(entry), memory_order_release);
    }
    return status;
}

static void deactivate(callback *entry) {
    if (entry->sink_id) {
        wd_report_remove_sink(entry->owner->report, entry->sink_id);
        atomic_fetch_sub_explicit(&entry->owner->num_active, 1, memory_order_release);
        atomic_fetch_sub_explicit(&entry->owner->num_informed, is_informed(entry), memory_order_release);
        entry->sink_id = 0;
    }
}

// add takes a copy of `made` into the list and activates it.
static wd_status add(wd_messengers *messengers, const callback *made) {
    callback *entry = wd_alloc_zero(&messengers->allocator, 1, sizeof *entry);
    if (!entry) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *entry = *made;
    entry->owner = messengers;
    wd_status status = activate(entry);
    if (status) {
        wd_free(&messengers->allocator, entry);
        return status;
    }
    pthread_mutex_lock(&messengers->lock);
    entry->next = messengers->callbacks;
    messengers->callbacks = entry;
    pthread_mutex_unlock(&messengers->lock);
    return WD_OK;
}

// remove_handle removes a callback from the list, and then waits until it is not running. It returns whether there was
// one. The lock is not held during
// the wait, because the running callback may add another one.
static bool remove_handle(wd_messengers *messengers, bool is_utils, uint64_t handle) {
    callback *found = NULL;
    pthread_mutex_lock(&messengers->lock);
    for (callback **link = &messengers->callbacks; *link && !found; link = &(*link)->next) {
        if (!(*link)->from_chain && (*link)->is_utils == is_utils && (*link)->handle == handle) {
            found = *link;
            *link = found->next;
            break;
        }
    }
    pthread_mutex_unlock(&messengers->lock);
    if (found) {
        deactivate(found);
        wd_free(&messengers->allocator, found);
    }
    return found != NULL;
}

static callback make_utils(const VkDebugUtilsMessengerCreateInfoEXT *info) {
    return (callback){
        .is_utils = true,
        .severities = info->messageSeverity,
        .types = info->messageType,
        .utils = info->pfnUserCallback,
        .user = info->pUserData,
    };
}

static callback make_report(const VkDebugReportCallbackCreateInfoEXT *info) {
    return (callback){
        .severities = wd_report_severities_of(info->flags),
        .types = ALL_TYPES,
        .report = info->pfnCallback,
        .report_flags = info->flags,
        .user = info->pUserData,
    };
}

wd_status wd_messengers_add_utils(wd_messengers *messengers, VkDebugUtilsMessengerEXT handle,
                                  const VkDebugUtilsMessengerCreateInfoEXT *create_info) {
    callback made = make_utils(create_info);
    made.handle = (uint64_t)handle;
    return create_info->pfnUserCallback ? add(messengers, &made) : WD_OK;
}

bool wd_messengers_remove_utils(wd_messengers *messengers, VkDebugUtilsMessengerEXT handle) {
    return remove_handle(messengers, true, (uint64_t)handle);
}

wd_status wd_messengers_add_report(wd_messengers *messengers, VkDebugReportCallbackEXT handle,
                                   const VkDebugReportCallbackCreateInfoEXT *create_info) {
    callback made = make_report(create_info);
    made.handle = (uint64_t)handle;
    return create_info->pfnCallback ? add(messengers, &made) : WD_OK;
}

bool wd_messengers_remove_report(wd_messengers *messengers, VkDebugReportCallbackEXT handle) {
    return remove_handle(messengers, false, (uint64_t)handle);
}

static wd_status add_chain(wd_messengers *messengers, const VkBaseInStructure *chain) {
    wd_status status = WD_OK;
    for (; chain && status == WD_OK; chain = chain->pNext) {
        callback made = {0};
        if (chain->sType == VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT) {
            made = make_utils((const VkDebugUtilsMessengerCreateInfoEXT *)chain);
        } else if (chain->sType == VK_STRUCTURE_TYPE_DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT) {
            made = make_report((const VkDebugReportCallbackCreateInfoEXT *)chain);
        }
        if (made.utils || made.report) {
            made.from_chain = true;
            status = add(messengers, &made);
        }
    }
    return status;
}

// The list needs no lock here, because vkCreateInstance and vkDestroyInstance are externally synchronized. A callback
// that runs during them must not create or destroy messengers of the instance.
void wd_messengers_end_instance_call(wd_messengers *messengers) {
    for (callback *entry = messengers->callbacks; entry; entry = entry->next) {
        if (entry->from_chain) {
            deactivate(entry);
        }
    }
}

void wd_messengers_begin_instance_call(wd_messengers *messengers) {
    for (callback *entry = messengers->callbacks; entry; entry = entry->next) {
        if (entry->from_chain && !entry->sink_id && activate(entry) != WD_OK) {
            return; // Without memory, vkDestroyInstance continues without them.
        }
    }
}

// --- Life

wd_status wd_messengers_create(wd_allocator allocator, wd_report *report, const wd_settings *settings,
                               const VkInstanceCreateInfo *create_info, wd_messengers **messengers) {
    *messengers = NULL;
    wd_messengers *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->report = report;
    made->debug_actions = settings->debug_actions;
    made->log_flags = settings->report_flags;
    pthread_mutex_init(&made->lock, NULL);
    atomic_init(&made->num_active, 0);
    atomic_init(&made->num_informed, 0);
    const bool wants_log = settings->debug_actions & WD_DEBUG_ACTION_LOG;
    wd_status opened = wd_log_open(&made->log, allocator, wants_log ? settings->log_filename : "stderr");
    const int reason = errno;
    made->has_color = settings->log_color == WD_LOG_COLOR_ALWAYS ||
                      (settings->log_color == WD_LOG_COLOR_AUTO && wd_log_is_terminal(&made->log));
    wd_status status = opened == WD_ERROR_OUT_OF_MEMORY ? opened : add_log(made);
    status = status ? status : wd_report_files_create(allocator, report, settings, &made->files);
    status = status ? status : add_actions(made, settings->exit_code);
    if (status == WD_OK && create_info) {
        status = add_chain(made, create_info->pNext);
    }
    if (status) {
        wd_messengers_destroy(made);
        return status;
    }
    if (opened != WD_OK) {
        report_log(made, "opened", reason);
    }
    wd_report_files_submit_warnings(made->files);
    if (settings->sync.trace_file && settings->sync.trace_file[0]) {
        wd_process_keep_layer(); // Later instances continue the trace file.
    }
    *messengers = made;
    return WD_OK;
}

void wd_messengers_destroy(wd_messengers *messengers) {
    if (!messengers) {
        return;
    }
    const wd_allocator allocator = messengers->allocator;
    for (callback *entry = messengers->callbacks, *next; entry; entry = next) {
        next = entry->next;
        deactivate(entry);
        wd_free(&allocator, entry);
    }
    wd_report_remove_sink(messengers->report, messengers->action_sink);
    wd_report_files_destroy(messengers->files);
    wd_report_remove_sink(messengers->report, messengers->log_sink);
    wd_log_close(&messengers->log);
    pthread_mutex_destroy(&messengers->lock);
    wd_free(&allocator, messengers);
}
