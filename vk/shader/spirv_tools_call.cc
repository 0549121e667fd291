// The only C++ of the layer.
#include "vk/shader/spirv_tools_call.h"

#include <cxxabi.h>

bool wd_spirv_tools_call(void (*call)(void *data), void *data) {
    try {
        call(data);
    } catch (const abi::__forced_unwind &) { // The thread is canceled: the exception must reach its end.
        throw;
    } catch (...) {
        return false;
    }
    return true;
}
