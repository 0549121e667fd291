#include "vk/registry/handle_walk.h"

#include "vk/registry/chain.h"

#include <stdlib.h>
#include <string.h>

#include "vk/registry/handle_types.h"
#include "vk/registry/handle_walk_internal.h"

// No chain of the registry is as long, and no struct is nested as deep.
enum { MAX_DEPTH = 12 };

typedef struct walk {
    const wd_walk_visitor *visitor;
    const wd_walk_command *command;
    bool outputs;
} walk;

static bool walk_struct(const walk *w, const wd_walk_frame *frame, unsigned depth, bool is_output);

static const void *read_pointer(const void *data, size_t offset) {
    const void *pointer;
    memcpy(&pointer, (const char *)data + offset, sizeof pointer);
    return pointer;
}

static uint32_t read_uint32(const void *data, size_t offset) {
    uint32_t value;
    memcpy(&value, (const char *)data + offset, sizeof value);
    return value;
}

uint32_t wd_walk_num_elements(const wd_walk_step *step, const void *data) {
    const void *pointer;
    uint32_t count;
    switch ((wd_walk_count)step->count_kind) {
    case WD_WALK_ONE:
        return 1;
    case WD_WALK_FIXED:
        return step->count;
    case WD_WALK_COUNT:
        count = read_uint32(data, step->count);
        return step->inner_count && count > step->inner_count ? step->inner_count : count;
    case WD_WALK_COUNT_BY_POINTER:
        pointer = read_pointer(data, step->count);
        return pointer ? read_uint32(pointer, 0) : 0;
    case WD_WALK_COUNT_IN_STRUCT:
        pointer = read_pointer(data, step->count);
        return pointer ? read_uint32(pointer, step->inner_count) : 0;
    }
    return 0;
}

static bool is_selected(const wd_walk_step *step, const void *data) {
    const int32_t value = (int32_t)read_uint32(data, step->selector);
    for (uint32_t i = 0; i < step->num_values; i++) {
        if (wd_walk_values[step->first_value + i] == value) {
            return true;
        }
    }
    return step->num_values == 0;
}

wd_walk_decision wd_walk_decide(const wd_walk_step *step, const wd_walk_frame *frame) {
    if (step->num_values && !is_selected(step, frame->data)) {
        return WD_WALK_IGNORED;
    }
    return step->condition ? wd_walk_conditions[step->condition](frame) : WD_WALK_READ;
}

// object_type returns the type of a handle, VK_OBJECT_TYPE_UNKNOWN where a member names an unknown one.
static VkObjectType object_type(const wd_walk_step *step, const void *data) {
    if (step->kind == WD_WALK_HANDLE) {
        return (VkObjectType)step->target;
    }
    const uint32_t value = read_uint32(data, (size_t)step->target);
    const wd_handle_type *type = step->kind == WD_WALK_HANDLE_OF_TYPE
                                     ? wd_handle_type_find((VkObjectType)value)
                                     : wd_handle_type_find_report((VkDebugReportObjectTypeEXT)value);
    return type ? type->object_type : VK_OBJECT_TYPE_UNKNOWN;
}

static uint32_t handle_flags(const walk *w, const wd_walk_step *step, bool depends) {
    uint32_t flags = step->flags | (depends ? WD_WALK_MAYBE_IGNORED : 0);
    const size_t number = (size_t)(step - wd_walk_steps);
    for (uint32_t i = 0; i < w->command->num_extern; i++) {
        if (wd_walk_extern_steps[w->command->first_extern + i] == number) {
            flags |= WD_WALK_EXTERN_SYNC;
        }
    }
    return flags;
}

static uint64_t read_handle(const void *address, size_t size) {
    if (size == sizeof(void *)) {
        return (uintptr_t)read_pointer(address, 0);
    }
    uint64_t handle;
    memcpy(&handle, address, sizeof handle);
    return handle;
}

static bool walk_handles(const walk *w, const wd_walk_frame *frame, const wd_walk_step *step, bool depends) {
    const char *address = (const char *)frame->data + step->offset;
    if (step->shape != WD_WALK_VALUE) {
        address = read_pointer(frame->data, step->offset);
    }
    const uint32_t count = address ? wd_walk_num_elements(step, frame->data) : 0;
    const size_t size = step->flags & WD_WALK_DISPATCHABLE ? sizeof(void *) : sizeof(uint64_t);
    wd_walk_handle handle = {.type = object_type(step, frame->data),
                             .flags = handle_flags(w, step, depends),
                             .step = step,
                             .frame = frame};
    for (uint32_t i = 0; i < count; i++, address += size) {
        handle.handle = read_handle(address, size);
        handle.address = address;
        handle.index = i;
        if (handle.handle && !w->visitor->visit(w->visitor->user, &handle)) {
            return false;
        }
    }
    return true;
}

static bool walk_structs(const walk *w, const wd_walk_frame *outer, const wd_walk_step *step, unsigned depth,
                         bool is_output) {
    const char *data = (const char *)outer->data + step->offset;
    if (step->shape != WD_WALK_VALUE) {
        data = read_pointer(outer->data, step->offset);
    }
    const uint32_t count = data && depth < MAX_DEPTH ? wd_walk_num_elements(step, outer->data) : 0;
    wd_walk_frame frame = {
        .outer = outer, .step = step, .structure = &wd_walk_structs[step->target], .command = outer->command};
    for (uint32_t i = 0; i < count; i++) {
        frame.index = i;
        frame.data = step->shape == WD_WALK_POINTERS ? read_pointer(data, i * sizeof(void *))
                                                     : data + (size_t)i * frame.structure->size;
        if (frame.data && !walk_struct(w, &frame, depth + 1, is_output)) {
            return false;
        }
    }
    return true;
}

static bool walk_steps(const walk *w, const wd_walk_frame *frame, uint32_t first, uint32_t count,
                       unsigned depth, bool is_output) {
    for (const wd_walk_step *step = &wd_walk_steps[first], *end = step + count; step < end; step++) {
        const wd_walk_decision decision = wd_walk_decide(step, frame);
        if (decision == WD_WALK_IGNORED) {
            continue;
        }
        const bool writes = is_output || (step->flags & WD_WALK_OUTPUT);
        const bool depends = decision == WD_WALK_DEPENDS;
        if (depends && step->shape != WD_WALK_VALUE &&
            !(w->visitor->follows && w->visitor->follows(w->visitor->user, step, frame))) {
            continue;
        }
        if (step->kind == WD_WALK_STRUCT) {
            // Output of a command is not read before the call.
            if ((w->outputs || !writes) && !walk_structs(w, frame, step, depth, writes)) {
                return false;
            }
        } else if (writes == w->outputs && !walk_handles(w, frame, step, depends)) {
            return false;
        }
    }
    return true;
}

// walk_chain stops where the chain returns to an earlier struct: the struct to compare with moves on at each power of
// two.
static bool walk_chain(const walk *w, const wd_walk_frame *outer, unsigned depth, bool is_output) {
    const VkBaseInStructure *chained = ((const VkBaseInStructure *)outer->data)->pNext, *anchor = NULL;
    for (unsigned length = 1; chained && chained != anchor && length <= WD_LONGEST_CHAIN; length++) {
        const wd_walk_struct *structure = wd_walk_find_struct(chained->sType);
        const wd_walk_frame frame = {
            .outer = outer, .structure = structure, .data = chained, .command = outer->command};
        if (structure && structure->num_steps &&
            !walk_steps(w, &frame, structure->first_step, structure->num_steps, depth, is_output)) {
            return false;
        }
        if ((length & (length - 1)) == 0) {
            anchor = chained;
        }
        chained = chained->pNext;
    }
    return true;
}

static bool walk_struct(const walk *w, const wd_walk_frame *frame, unsigned depth, bool is_output) {
    const wd_walk_struct *structure = frame->structure;
    return walk_steps(w, frame, structure->first_step, structure->num_steps, depth, is_output) &&
           (!structure->has_chain || walk_chain(w, frame, depth, is_output));
}

static bool walk_command(wd_command command, const void *args, const wd_walk_visitor *visitor, bool outputs) {
    const wd_walk_command *entry = wd_walk_get_command(command);
    if (!entry) {
        return true;
    }
    const walk w = {.visitor = visitor, .command = entry, .outputs = outputs};
    const wd_walk_frame frame = {.data = args, .command = command};
    return walk_steps(&w, &frame, entry->first_step, entry->num_steps, 0, false);
}

bool wd_walk_inputs(wd_command command, const void *args, const wd_walk_visitor *visitor) {
    return walk_command(command, args, visitor, false);
}

bool wd_walk_outputs(wd_command command, const void *args, const wd_walk_visitor *visitor) {
    return walk_command(command, args, visitor, true);
}

const wd_walk_command *wd_walk_get_command(wd_command command) {
    return (unsigned)command < WD_COMMAND_COUNT ? &wd_walk_commands[command] : NULL;
}

const wd_walk_step *wd_walk_get_step(size_t index) {
    return &wd_walk_steps[index];
}

static int compare_stypes(const void *key, const void *entry) {
    const VkStructureType type = *(const VkStructureType *)key;
    const VkStructureType other = ((const wd_walk_struct *)entry)->stype;
    return (type > other) - (type < other);
}

const wd_walk_struct *wd_walk_find_struct(VkStructureType stype) {
    return bsearch(&stype, wd_walk_structs, wd_walk_num_typed_structs, sizeof *wd_walk_structs,
                   compare_stypes);
}

const wd_walk_struct *wd_walk_get_struct(const wd_walk_step *step) {
    return &wd_walk_structs[step->target];
}

const char *wd_walk_text(uint32_t offset) {
    return wd_walk_texts + offset;
}
