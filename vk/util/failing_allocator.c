#include "vk/util/failing_allocator.h"

#include <stdlib.h>

static void *failing_reallocate(void *user, void *memory, size_t size) {
    wd_failing_allocator *state = user;
    state->calls++;
    if (state->fail_at && state->calls >= state->fail_at) {
        return NULL;
    }
    void *moved = realloc(memory, size);
    state->alive += moved && !memory;
    return moved;
}

static void *failing_once_reallocate(void *user, void *memory, size_t size) {
    wd_failing_allocator *state = user;
    const size_t fail_at = state->fail_at;
    state->fail_at = state->calls + 1 > fail_at ? 0 : fail_at;
    void *moved = failing_reallocate(user, memory, size);
    state->fail_at = fail_at;
    return moved;
}

static void *failing_first_reallocate(void *user, void *memory, size_t size) {
    wd_failing_allocator *state = user;
    if (!state->calls) {
        state->calls++;
        return NULL;
    }
    return failing_reallocate(user, memory, size);
}

static void failing_release(void *user, void *memory) {
    wd_failing_allocator *state = user;
    state->alive -= memory != NULL;
    free(memory);
}

wd_allocator wd_failing_allocator_get(wd_failing_allocator *state) {
    return (wd_allocator){failing_reallocate, failing_release, state};
}

wd_allocator wd_failing_allocator_get_once(wd_failing_allocator *state) {
    return (wd_allocator){failing_once_reallocate, failing_release, state};
}

wd_allocator wd_failing_allocator_get_without_first(wd_failing_allocator *state) {
    return (wd_allocator){failing_first_reallocate, failing_release, state};
}
