// Parameters on their way down: a copy of each struct and array that leads to a wrapped handle, with the driver's
// handle in it.
#include <string.h>

#include "vk/handles/handles_internal.h"
#include "vk/registry/chain.h"
#include "vk/registry/handle_walk.h"

// No chain of the registry is as long, and no struct is nested as deep.
enum { MAX_DEPTH = 12 };

static void rewrite_steps(wd_handle_call *call, const wd_walk_frame *frame, uint32_t first, uint32_t count,
                          char *copy, unsigned depth);

void *wd_handle_call_alloc(wd_handle_call *call, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || bytes > SIZE_MAX - 15) {
        call->failed = true;
        return NULL;
    }
    bytes = (bytes + 15) & ~(size_t)15;
    if (bytes <= sizeof call->block - call->used) {
        call->used += bytes;
        return call->block + call->used - bytes;
    }
    void *memory = wd_arena_alloc(&call->arena, bytes);
    call->failed |= !memory;
    return memory;
}

static const void *read_pointer(const void *data, size_t offset) {
    const void *pointer;
    memcpy(&pointer, (const char *)data + offset, sizeof pointer);
    return pointer;
}

static void write_pointer(void *data, size_t offset, const void *pointer) {
    memcpy((char *)data + offset, &pointer, sizeof pointer);
}

static void rewrite_handles(wd_handle_call *call, const wd_walk_frame *frame, const wd_walk_step *step,
                            char *copy) {
    if (step->flags & (WD_WALK_DISPATCHABLE | WD_WALK_OUTPUT)) {
        return;
    }
    const char *from = (const char *)frame->data + step->offset;
    char *to = copy + step->offset;
    const uint32_t count = wd_walk_num_elements(step, frame->data);
    if (step->shape != WD_WALK_VALUE) {
        from = read_pointer(frame->data, step->offset);
        to = from && count ? wd_handle_call_alloc(call, count, sizeof(uint64_t)) : NULL;
        if (!to) {
            return;
        }
        write_pointer(copy, step->offset, to);
    }
    for (uint32_t i = 0; i < count; i++) {
        uint64_t handle;
        memcpy(&handle, from + i * sizeof handle, sizeof handle);
        handle = wd_handle_ids_unwrap(handle);
        memcpy(to + i * sizeof handle, &handle, sizeof handle);
    }
}

static bool chain_has_handles(const VkBaseInStructure *chained) {
    for (unsigned length = 0; chained && length < WD_LONGEST_CHAIN; length++, chained = chained->pNext) {
        const wd_walk_struct *structure = wd_walk_find_struct(chained->sType);
        if (structure && structure->num_steps) {
            return true;
        }
    }
    return false;
}

// rewrite_chain copies the chain of `outer` into that of `copy`. Structs that the build does not know are left out:
// nothing that is enabled has them, and their size is unknown.
static void rewrite_chain(wd_handle_call *call, const wd_walk_frame *outer, char *copy, unsigned depth) {
    const VkBaseInStructure *chained = ((const VkBaseInStructure *)outer->data)->pNext;
    if (!chain_has_handles(chained)) {
        return;
    }
    VkBaseOutStructure *last = (VkBaseOutStructure *)copy;
    last->pNext = NULL;
    for (unsigned length = 0; chained && length < WD_LONGEST_CHAIN; length++, chained = chained->pNext) {
        const wd_walk_struct *structure = wd_walk_find_struct(chained->sType);
        char *memory = structure ? wd_handle_call_alloc(call, 1, structure->size) : NULL;
        if (!memory) {
            continue;
        }
        memcpy(memory, chained, structure->size);
        const wd_walk_frame frame = {
            .outer = outer, .structure = structure, .data = chained, .command = outer->command};
        rewrite_steps(call, &frame, structure->first_step, structure->num_steps, memory, depth);
        last->pNext = (VkBaseOutStructure *)memory;
        last = last->pNext;
        last->pNext = NULL;
    }
}

static void rewrite_struct(wd_handle_call *call, const wd_walk_frame *frame, char *copy, unsigned depth) {
    const wd_walk_struct *structure = frame->structure;
    rewrite_steps(call, frame, structure->first_step, structure->num_steps, copy, depth);
    // Where nothing is wrapped, only surfaces and displays of the instance can be; no chain has these.
    if (structure->has_chain && call->root->number) {
        rewrite_chain(call, frame, copy, depth);
    }
}

// targets are the structs that a step leads to, and where their copies are.
typedef struct targets {
    const char *from; // The structs, or the pointers to them.
    char *to;         // The copies: inside the copy of the struct around them, or in memory of their own.
    const void **pointers; // The copies' addresses, where the step leads to pointers; else NULL.
} targets;

static bool find_targets(wd_handle_call *call, const wd_walk_frame *outer, const wd_walk_step *step,
                         char *copy, uint32_t count, targets *out) {
    const size_t size = wd_walk_get_struct(step)->size;
    *out = (targets){(const char *)outer->data + step->offset, copy + step->offset, NULL};
    if (step->shape == WD_WALK_VALUE) {
        return true;
    }
    out->from = read_pointer(outer->data, step->offset);
    out->to = out->from && count ? wd_handle_call_alloc(call, count, size) : NULL;
    if (out->to && step->shape == WD_WALK_POINTERS) {
        out->pointers = wd_handle_call_alloc(call, count, sizeof *out->pointers);
    }
    if (!out->to || (step->shape == WD_WALK_POINTERS && !out->pointers)) {
        return false;
    }
    write_pointer(copy, step->offset, out->pointers ? (const void *)out->pointers : out->to);
    return true;
}

// rewrite_structs rewrites the structs that a step leads to.
static void rewrite_structs(wd_handle_call *call, const wd_walk_frame *outer, const wd_walk_step *step,
                            char *copy, unsigned depth) {
    wd_walk_frame frame = {
        .outer = outer, .step = step, .structure = wd_walk_get_struct(step), .command = outer->command};
    const size_t size = frame.structure->size;
    const uint32_t count = depth < MAX_DEPTH ? wd_walk_num_elements(step, outer->data) : 0;
    targets at;
    if (!find_targets(call, outer, step, copy, count, &at)) {
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        frame.index = i;
        frame.data = at.pointers ? read_pointer(at.from, i * sizeof(void *)) : at.from + i * size;
        if (at.pointers) {
            at.pointers[i] = frame.data ? at.to + i * size : NULL;
        }
        if (frame.data && step->shape != WD_WALK_VALUE) {
            memcpy(at.to + i * size, frame.data, size);
        }
        if (frame.data) {
            rewrite_struct(call, &frame, at.to + i * size, depth + 1);
        }
    }
}

// follows returns whether a pointer is read; for some members only the state of objects decides.
static bool follows(const wd_handle_call *call, const wd_walk_frame *frame) {
    if (call->command != WD_COMMAND_BeginCommandBuffer) {
        return true;
    }
    const wd_walk_frame *outermost = frame;
    while (outermost->outer) {
        outermost = outermost->outer;
    }
    const wd_BeginCommandBuffer_args *args = outermost->data;
    return wd_handles_is_secondary(call->root, args->commandBuffer);
}

static void rewrite_steps(wd_handle_call *call, const wd_walk_frame *frame, uint32_t first, uint32_t count,
                          char *copy, unsigned depth) {
    for (uint32_t i = 0; i < count && !call->failed; i++) {
        const wd_walk_step *step = wd_walk_get_step(first + i);
        const wd_walk_decision decision = wd_walk_decide(step, frame);
        const bool is_value = step->kind != WD_WALK_STRUCT && step->shape == WD_WALK_VALUE;
        if (is_value && step->num_values == 0) {
            rewrite_handles(call, frame, step, copy); // A number that is ignored does no harm.
        } else if (decision == WD_WALK_IGNORED || (step->flags & WD_WALK_OUTPUT) ||
                   (decision == WD_WALK_DEPENDS && !follows(call, frame))) {
            continue;
        } else if (step->kind == WD_WALK_STRUCT) {
            rewrite_structs(call, frame, step, copy, depth);
        } else {
            rewrite_handles(call, frame, step, copy);
        }
    }
}

bool wd_handle_call_begin(wd_handle_call *call, wd_handles_root *root, wd_command command, const void *args,
                          void *down) {
    call->root = root;
    call->command = command;
    call->used = 0;
    call->failed = false;
    wd_arena_init(&call->arena, wd_allocator_default(), 4096);
    const wd_walk_command *entry = wd_walk_get_command(command);
    const wd_walk_frame frame = {.data = args, .command = command};
    rewrite_steps(call, &frame, entry->first_step, entry->num_steps, down, 0);
    if (call->failed) {
        wd_arena_finish(&call->arena);
    }
    return !call->failed;
}
