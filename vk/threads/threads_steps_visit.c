#include <string.h>

#include "vk/threads/threads_steps.h"

static const void *pointer_at(const void *base, size_t offset) {
    const void *pointer;
    memcpy(&pointer, (const char *)base + offset, sizeof pointer);
    return pointer;
}

static uint32_t number_at(const void *base, size_t offset) {
    uint32_t number;
    memcpy(&number, (const char *)base + offset, sizeof number);
    return number;
}

// Dispatchable handles are pointers, all others have 64 bits.
static size_t handle_size(const wd_use_step *step) {
    return step->owner == WD_OWNER_NONE ? sizeof(void *) : sizeof(uint64_t);
}

static uint64_t handle_at(const wd_use_step *step, const char *handles, uint32_t index) {
    uint64_t handle = 0;
    memcpy(&handle, handles + index * handle_size(step), handle_size(step));
    return handle;
}

static uint32_t count_elements(const wd_use_step *step, const void *base, const void *args) {
    const void *counted;
    switch (step->shape) {
    case WD_STEP_COUNT:
        return number_at(base, step->count);
    case WD_STEP_COUNT_BY_POINTER:
        counted = pointer_at(args, step->count);
        return counted ? number_at(counted, 0) : 0;
    case WD_STEP_COUNT_IN_STRUCT:
        counted = pointer_at(args, step->count);
        return counted ? number_at(counted, step->inner_count) : 0;
    default:
        return 1;
    }
}

static void visit_base(const wd_use_step *step, const void *base, const void *args,
                       void (*visit)(void *user, const wd_use_step *step, uint64_t handle), void *user) {
    const char *handles = (const char *)base + step->offset;
    if (step->shape != WD_STEP_HANDLE) {
        handles = pointer_at(base, step->offset);
    }
    const uint32_t count = handles ? count_elements(step, base, args) : 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t handle = handle_at(step, handles, i);
        if (handle) {
            visit(user, step, handle);
        }
    }
}

void wd_use_visit(const wd_use_step *step, const void *args,
                  void (*visit)(void *user, const wd_use_step *step, uint64_t handle), void *user) {
    if (step->structure == WD_STEP_NO_STRUCTURE) {
        visit_base(step, args, args, visit, user);
        return;
    }
    const char *structures = pointer_at(args, step->structure);
    uint32_t count = structures != NULL;
    if (structures && step->num_structures != WD_STEP_NO_STRUCTURE) {
        count = number_at(args, step->num_structures);
    }
    for (uint32_t i = 0; i < count; i++) {
        visit_base(step, structures + (size_t)i * step->stride, args, visit, user);
    }
}
