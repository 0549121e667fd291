// The objects that have or had device addresses: buffers and acceleration structures.
//
// Living ones are those of the state tracker whose address the application asked for. Of the destroyed ones, the latest
// are remembered with their names and when they were destroyed.
//
// | function              | threads                    |
// |-----------------------|----------------------------|
// | init, finish          | externally synchronized    |
// | add, compare_objects  | any; a lock inside         |
#ifndef WARDEN_VK_HANGS_HANGS_HISTORY_H
#define WARDEN_VK_HANGS_HANGS_HISTORY_H

#include "vk/state/state.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_HANGS_MOST_DESTROYED = 1024, WD_HANGS_NAME_SIZE = 48 };

// wd_hangs_range is the addresses of an object.
typedef struct wd_hangs_range {
    VkObjectType type;
    uint64_t handle;
    VkDeviceAddress begin, end;    // end > begin
    char name[WD_HANGS_NAME_SIZE]; // Printable, cut off at the end; "": none.
    const char *destroyed_by;      // A string constant. NULL: the object exists.
    uint64_t frame;                // In which it was destroyed.
} wd_hangs_range;

typedef struct wd_hangs_history {
    wd_allocator allocator;
    wd_mutex lock;
    wd_hangs_range *destroyed; // A ring of WD_HANGS_MOST_DESTROYED. NULL: none yet, or there is no memory.
    uint64_t num_destroyed;    // Ever.
} wd_hangs_history;

void wd_hangs_history_init(wd_hangs_history *history, wd_allocator allocator);
void wd_hangs_history_finish(wd_hangs_history *history);

// wd_hangs_history_add remembers an object that was destroyed, if it has addresses.
void wd_hangs_history_add(wd_hangs_history *history, const wd_state_object *object, uint64_t frame);

// wd_hangs_search is a search for the object whose addresses contain one of [begin, end), or else for the nearest one.
// Of several, the first that was compared is found.
typedef struct wd_hangs_search {
    VkDeviceAddress begin, end;
    wd_hangs_range nearest;
    // How many bytes are between the object and the addresses, plus 1; 0: they overlap.
    uint64_t distance;
    bool found;
} wd_hangs_search;

// wd_hangs_compare_range compares one range; `search` is a wd_hangs_search. Pure.
void wd_hangs_compare_range(void *search, const wd_hangs_range *range);

// wd_hangs_compare_objects compares the existing objects, and then the destroyed ones from the latest.
void wd_hangs_compare_objects(wd_hangs_history *history, wd_state_device *state, wd_hangs_search *search);

// wd_hangs_distance returns the distance of a range from [begin, end). Pure.
uint64_t wd_hangs_distance(const wd_hangs_range *range, VkDeviceAddress begin, VkDeviceAddress end);

#ifdef __cplusplus
}
#endif
#endif
