// Addresses that the driver reports when it binds objects: VK_EXT_device_address_binding_report.
//
// The reports come through a messenger of the layer, which needs an application that enabled VK_EXT_debug_utils. They
// give the addresses of images, too, and of buffers whose address the application did not ask for. At most
// WD_HANGS_MOST_BOUND living ranges are kept, and the latest WD_HANGS_MOST_DESTROYED that were unbound.
//
// | function     | threads                                          |
// |--------------|--------------------------------------------------|
// | init, finish | externally synchronized                          |
// | note, visit  | any; a lock inside. `visit` must not call others |
#ifndef WARDEN_VK_HANGS_HANGS_BINDINGS_H
#define WARDEN_VK_HANGS_HANGS_BINDINGS_H

#include "vk/hangs/hangs_history.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_HANGS_MOST_BOUND = 1 << 16 };

typedef struct wd_hangs_bindings {
    wd_chassis_instance *chassis;
    wd_mutex start_lock;                // Guards `messenger`.
    VkDebugUtilsMessengerEXT messenger; // VK_NULL_HANDLE: none.
    wd_mutex lock;                      // Guards the members below.
    WD_VECTOR(wd_hangs_range) bound;
    WD_VECTOR(wd_hangs_range) unbound; // A ring of WD_HANGS_MOST_DESTROYED.
    uint64_t num_unbound;              // Ever.
} wd_hangs_bindings;

void wd_hangs_bindings_init(wd_hangs_bindings *bindings, wd_chassis_instance *chassis);
void wd_hangs_bindings_finish(wd_hangs_bindings *bindings);

// wd_hangs_bindings_start creates the messenger, once, if the application enabled VK_EXT_debug_utils. False: there is
// none. Any thread.
bool wd_hangs_bindings_start(wd_hangs_bindings *bindings);

// wd_hangs_note_bindings notes the bindings in the data of a callback.
void wd_hangs_note_bindings(wd_hangs_bindings *bindings, const VkDebugUtilsMessengerCallbackDataEXT *data);

// wd_hangs_visit_bindings calls `visit` for all ranges: the bound ones first, then from the latest unbound one.
void wd_hangs_visit_bindings(wd_hangs_bindings *bindings,
                             void (*visit)(void *user, const wd_hangs_range *range), void *user);

#ifdef __cplusplus
}
#endif
#endif
