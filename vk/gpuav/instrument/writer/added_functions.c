// Functions that the instrumentation adds, and whether compilers may inline them.
//
// Compilers that inline every function copy an added function to each call, so most added functions are DontInline.
// But NVIDIA's compiler takes much longer for a shader in which a call is left (driver 580: 255 ms instead of 98 ms for
// testing/bench/checks/shaders/calls.comp). A function with one call, whose code is not copied either, may be inlined.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

static wd_added_function *find(const wd_writer *writer, uint32_t id) {
    const wd_added_functions *added = &writer->added;
    for (uint32_t i = 0; i < added->count; i++) {
        if (added->items[i].id == id) {
            return (wd_added_function *)&added->items[i];
        }
    }
    return NULL;
}

void wd_added_note_call(wd_writer *writer, uint32_t id, bool is_copied) {
    wd_added_functions *added = &writer->added;
    wd_added_function *found = find(writer, id);
    if (!found && added->count < WD_MAX_ADDED_FUNCTIONS) {
        found = &added->items[added->count++];
        *found = (wd_added_function){.id = id};
    }
    if (found) {
        found->is_copied |= is_copied || found->is_called;
        found->is_called = true;
    }
}

uint32_t wd_added_control(const wd_writer *writer, uint32_t id) {
    const wd_added_function *found = find(writer, id);
    return found && !found->is_copied ? (uint32_t)SpvFunctionControlMaskNone
                                      : (uint32_t)SpvFunctionControlDontInlineMask;
}
