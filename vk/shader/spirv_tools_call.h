// Calls of SPIRV-Tools, which throws a C++ exception where memory runs out. No C function can catch it, and it would
// end the application.
#ifndef WARDEN_VK_SHADER_SPIRV_TOOLS_CALL_H
#define WARDEN_VK_SHADER_SPIRV_TOOLS_CALL_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_tools_call calls `call` with `data` and returns true; false: SPIRV-Tools ran out of memory. Its objects are
// then lost, since it is built without exceptions and frees nothing on the way. Any thread.
bool wd_spirv_tools_call(void (*call)(void *data), void *data);

#ifdef __cplusplus
}
#endif
#endif
