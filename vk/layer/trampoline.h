// Trampolines: functions that an application gets for commands that this build does not know.
//
// A command that is newer than the registry of the build has a signature that nobody here knows. A trampoline saves
// every register that can hold an argument, calls wd_trampoline_target with its slot and the first argument, restores
// the registers and jumps to the function that was returned. The stack is as the caller left it: the next layer's
// function returns straight to the application.
//
// The trampolines are a fixed table of assembly stubs (trampoline.S), one for each slot, so that no memory is both
// writable and executable. A slot belongs to one command name for the life of the process, whichever instance or device
// asked: the target is chosen at each call, by the first argument.
//
// | function               | threads                                  |
// |------------------------|------------------------------------------|
// | wd_trampoline_slot     | any; takes a lock of its own             |
// | wd_trampoline_name     | any; constant once the slot was returned |
// | wd_trampoline_function | any                                      |
// | wd_trampoline_target   | any; called by the stubs                 |
#ifndef WARDEN_VK_LAYER_TRAMPOLINE_H
#define WARDEN_VK_LAYER_TRAMPOLINE_H

// Vulkan 1.4.309 has 700 commands, and some 60 are added each year: slots last for a build that is eight years old.
#define WD_NUM_TRAMPOLINES 512
// Bytes from one stub to the next.
#define WD_TRAMPOLINE_SIZE 16

#if (defined(__x86_64__) && !defined(__ILP32__)) || (defined(__aarch64__) && !defined(__ILP32__))
#define WD_HAS_TRAMPOLINES 1
#else
#define WD_HAS_TRAMPOLINES 0
#endif

#ifndef __ASSEMBLER__

#include <stdbool.h>
#include <stdint.h>
#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WD_NO_TRAMPOLINE UINT32_MAX

// wd_trampoline_slot returns the slot of a command name, the same one each time. WD_NO_TRAMPOLINE: all slots are in
// use, the name is longer than that of any command, or there are no stubs for this processor.
uint32_t wd_trampoline_slot(const char *name);

// wd_trampoline_name returns the command of a slot that was returned; it lives as long as the process.
const char *wd_trampoline_name(uint32_t slot);

// wd_trampoline_function returns the stub of a slot.
PFN_vkVoidFunction wd_trampoline_function(uint32_t slot);

// wd_trampoline_target is called by the stub of `slot` before the command, with the command's first argument, and
// returns the function to jump to; never NULL. unknown_command.c defines it.
PFN_vkVoidFunction wd_trampoline_target(uint32_t slot, const void *first);

#ifdef __cplusplus
}
#endif
#endif
#endif
