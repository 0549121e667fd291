// The table of wrapped handles: from the number that the application has to the handle of the driver.
//
// A number is 0x57 in the upper 8 bits, a generation of 32 bits, and the index of an entry of 24 bits. An entry is used
// again with the next generation, so that numbers are unique. No driver returns handles like that: they are no
// canonical addresses and no small numbers.
//
// The table belongs to the process. Entries form a tree: an instance or a device is the root of its objects, a
// descriptor pool the parent of its sets, a swapchain that of its images. Whoever removes an entry removes its
// children.
//
// | function                                  | threads                                     |
// |-------------------------------------------|---------------------------------------------|
// | wd_handle_ids_unwrap, wd_handle_ids_data  | any; no lock                                |
// | all others                                | any; they take the lock of the table        |
#ifndef WARDEN_VK_HANDLES_HANDLE_IDS_H
#define WARDEN_VK_HANDLES_HANDLE_IDS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_handle_ids_add adds an entry for a handle of the driver and returns its number. `parent` is the number of its
// parent, 0 for a root. `data` comes from the process heap and is freed with the entry; NULL for none. It returns 0,
// and `data` is the caller's, when memory or entries run out or the parent does not exist.
uint64_t wd_handle_ids_add(uint64_t handle, uint32_t type, uint64_t parent, void *data);

// wd_handle_ids_find_or_add returns the child of `parent` with this handle and type, added if there is none.
uint64_t wd_handle_ids_find_or_add(uint64_t handle, uint32_t type, uint64_t parent);

// wd_handle_ids_unwrap returns the driver's handle, `number` itself where it was never wrapped, and 0 where the object
// is destroyed.
uint64_t wd_handle_ids_unwrap(uint64_t number);

// wd_handle_ids_data returns the data of an entry, or NULL. It is valid until the entry is removed.
const void *wd_handle_ids_data(uint64_t number);

// wd_handle_ids_remove removes an entry and its children; numbers that are not there are ignored.
void wd_handle_ids_remove(uint64_t number);

// wd_handle_ids_remove_children removes the children only.
void wd_handle_ids_remove_children(uint64_t number);

#ifdef __cplusplus
}
#endif
#endif
