#include "vk/syncval/watch/access_watch.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include "vk/platform/page_faults.h"

// The number of times that a thread may fault at an address whose range was removed meanwhile.
enum { MAX_RETRIES = 64 };

// States of a slot. Pages of an ending range are being made accessible. A removed range may still fault once: another
// thread was about to access it.
typedef enum slot_state { SLOT_EMPTY, SLOT_ACTIVE, SLOT_ENDING, SLOT_REMOVED } slot_state;

// slot is a range in the table. The handler reads it at any time: `state` is stored last when a range is added.
typedef struct slot {
    uint32_t state;      // Atomic, slot_state.
    uint32_t is_touched; // Atomic. A page became accessible since the range was added.
    wd_access_watch_range range;
    uintptr_t first_page, last_page; // The protected pages, [first, last).
} slot;

static struct {
    pthread_mutex_t lock; // Of everything that the handler does not read.
    bool is_installed;
    uintptr_t page_size;
    slot slots[WD_ACCESS_WATCH_MAX_RANGES];
    uint32_t num_slots; // Atomic. Those that were ever used.
    uint32_t next_slot; // The number of slots that find_slot has passed.
    wd_access_watch_hit hits[WD_ACCESS_WATCH_MAX_HITS];
    uint32_t is_written[WD_ACCESS_WATCH_MAX_HITS]; // Atomic.
    uint32_t next_hit;                             // Atomic. The number of hits that were noted.
    uint32_t next_taken;                           // Atomic.
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER};

// --- The handler

static void note_hit(const slot *of, uintptr_t address, uintptr_t code) {
    uint32_t number = __atomic_load_n(&watch.next_hit, __ATOMIC_RELAXED);
    do {
        if (number - __atomic_load_n(&watch.next_taken, __ATOMIC_ACQUIRE) >= WD_ACCESS_WATCH_MAX_HITS) {
            return;
        }
    } while (!__atomic_compare_exchange_n(&watch.next_hit, &number, number + 1, false, __ATOMIC_RELAXED,
                                          __ATOMIC_RELAXED));
    const uint32_t at = number % WD_ACCESS_WATCH_MAX_HITS;
    watch.hits[at] = (wd_access_watch_hit){of->range.cookie, of->range.detail, address,
                                           of->range.begin,  of->range.end,    code};
    __atomic_store_n(&watch.is_written[at], 1, __ATOMIC_RELEASE);
}

// may_retry returns false if the fault at an address whose range was removed is not over after several retries: then
// the application has protected the page itself. Threads share the counter, since a handler cannot allocate
// thread-local memory.
static bool may_retry(uintptr_t address) {
    static uintptr_t last_address; // Atomic, as num_retries.
    static uint32_t num_retries;
    if (__atomic_exchange_n(&last_address, address, __ATOMIC_RELAXED) != address) {
        __atomic_store_n(&num_retries, 0, __ATOMIC_RELAXED);
    }
    return __atomic_add_fetch(&num_retries, 1, __ATOMIC_RELAXED) <= MAX_RETRIES;
}

// counts returns whether an access to a range is a hit. Where it is not known, the page was read-only.
static bool counts(const wd_access_watch_range *range, uintptr_t address, wd_page_access access) {
    return address >= range->begin && address < range->end && (access == WD_PAGE_READ) == range->finds_reads;
}

// handle_fault returns whether the fault was an access to a watched page. The page is then accessible.
static bool handle_fault(uintptr_t address, uintptr_t code, wd_page_access access) {
    bool is_protected = false, is_removed = false;
    const uint32_t count = __atomic_load_n(&watch.num_slots, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count; i++) {
        slot *at = &watch.slots[i];
        const uint32_t state = __atomic_load_n(&at->state, __ATOMIC_ACQUIRE);
        if (state == SLOT_EMPTY || address < at->first_page || address >= at->last_page) {
            continue;
        }
        is_protected |= state == SLOT_ACTIVE || state == SLOT_ENDING;
        is_removed |= state == SLOT_REMOVED;
        __atomic_store_n(&at->is_touched, 1, __ATOMIC_RELEASE);
        if (state == SLOT_ACTIVE && counts(&at->range, address, access)) {
            note_hit(at, address, code);
        }
    }
    if (!is_protected && !(is_removed && may_retry(address))) {
        return false;
    }
    const uintptr_t page = address & ~(watch.page_size - 1);
    return !is_protected || mprotect((void *)page, watch.page_size, PROT_READ | PROT_WRITE) == 0;
}

static bool install(void) {
    if (!watch.is_installed) {
        watch.page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
        watch.is_installed = wd_page_faults_handle(handle_fault);
    }
    return watch.is_installed;
}

// --- Ranges

// find_slot returns the slot whose range was removed the longest time ago: threads may still fault in the others.
static slot *find_slot(void) {
    for (uint32_t i = 0; i < WD_ACCESS_WATCH_MAX_RANGES; i++) {
        slot *at = &watch.slots[watch.next_slot++ % WD_ACCESS_WATCH_MAX_RANGES];
        if (at->state != SLOT_ACTIVE) {
            return at;
        }
    }
    return NULL;
}

static void set_state(slot *at, slot_state state) {
    __atomic_store_n(&at->state, (uint32_t)state, __ATOMIC_RELEASE);
}

// fill_slot makes the range active, before its pages are protected: from then on, other threads may fault in them.
static void fill_slot(slot *at, const wd_access_watch_range *range, uintptr_t first_page,
                      uintptr_t last_page) {
    set_state(at, SLOT_EMPTY);
    __atomic_store_n(&at->is_touched, 0, __ATOMIC_RELAXED);
    at->range = *range;
    at->first_page = first_page;
    at->last_page = last_page;
    set_state(at, SLOT_ACTIVE);
    if (at == &watch.slots[watch.num_slots]) {
        __atomic_store_n(&watch.num_slots, watch.num_slots + 1, __ATOMIC_RELEASE);
    }
}

static bool add(const wd_access_watch_range *range) {
    if (range->begin >= range->end || !install()) {
        return false;
    }
    // The pages of the range that lie entirely in the memory.
    const uintptr_t mask = watch.page_size - 1;
    uintptr_t first = range->begin & ~mask, last = (range->end + mask) & ~mask;
    const uintptr_t begin = (range->first + mask) & ~mask, end = range->last & ~mask;
    first = first < begin ? begin : first;
    last = last > end ? end : last;
    slot *at = first < last ? find_slot() : NULL;
    if (!at) {
        return false;
    }
    fill_slot(at, range, first, last);
    const int protection = range->finds_reads ? PROT_NONE : PROT_READ;
    const bool is_added = mprotect((void *)first, last - first, protection) == 0;
    if (!is_added) {
        set_state(at, SLOT_REMOVED);
    }
    return is_added;
}

bool wd_access_watch_add(const wd_access_watch_range *range) {
    pthread_mutex_lock(&watch.lock);
    const bool is_added = add(range);
    pthread_mutex_unlock(&watch.lock);
    return is_added;
}

// is_watched returns whether an active range has the page. It lowers `*end` to the next page where that may change.
static bool is_watched(uintptr_t page, uintptr_t *end) {
    bool is_found = false;
    for (uint32_t i = 0; i < watch.num_slots; i++) {
        const slot *at = &watch.slots[i];
        if (at->state != SLOT_ACTIVE || page >= at->last_page) {
            continue;
        }
        is_found |= page >= at->first_page;
        const uintptr_t border = page >= at->first_page ? at->last_page : at->first_page;
        *end = border < *end ? border : *end;
    }
    return is_found;
}

static void remove_slot(slot *at) {
    set_state(at, SLOT_ENDING);
    for (uintptr_t page = at->first_page, end; page < at->last_page; page = end) {
        end = at->last_page;
        if (!is_watched(page, &end)) {
            (void)mprotect((void *)page, end - page, PROT_READ | PROT_WRITE);
        }
    }
    set_state(at, SLOT_REMOVED);
}

void wd_access_watch_remove(uint64_t cookie) {
    pthread_mutex_lock(&watch.lock);
    for (uint32_t i = 0; i < watch.num_slots; i++) {
        if (watch.slots[i].state == SLOT_ACTIVE && watch.slots[i].range.cookie == cookie) {
            remove_slot(&watch.slots[i]);
        }
    }
    pthread_mutex_unlock(&watch.lock);
}

bool wd_access_watch_remove_one(uint64_t cookie, uint64_t detail) {
    bool is_untouched = true;
    pthread_mutex_lock(&watch.lock);
    for (uint32_t i = 0; i < watch.num_slots; i++) {
        slot *at = &watch.slots[i];
        if (at->state == SLOT_ACTIVE && at->range.cookie == cookie && at->range.detail == detail) {
            remove_slot(at);
            is_untouched = !__atomic_load_n(&at->is_touched, __ATOMIC_ACQUIRE);
        }
    }
    pthread_mutex_unlock(&watch.lock);
    return is_untouched;
}

void wd_access_watch_remove_memory(uintptr_t first, uintptr_t last) {
    pthread_mutex_lock(&watch.lock);
    for (uint32_t i = 0; i < watch.num_slots; i++) {
        slot *at = &watch.slots[i];
        if (at->state == SLOT_ACTIVE && at->range.begin >= first && at->range.begin < last) {
            remove_slot(at);
        }
    }
    pthread_mutex_unlock(&watch.lock);
}

bool wd_access_watch_take(wd_access_watch_hit *hit) {
    pthread_mutex_lock(&watch.lock);
    const uint32_t at = watch.next_taken % WD_ACCESS_WATCH_MAX_HITS;
    const bool is_found = __atomic_load_n(&watch.is_written[at], __ATOMIC_ACQUIRE) != 0;
    if (is_found) {
        *hit = watch.hits[at];
        __atomic_store_n(&watch.is_written[at], 0, __ATOMIC_RELAXED);
        __atomic_store_n(&watch.next_taken, watch.next_taken + 1, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&watch.lock);
    return is_found;
}

bool wd_access_watch_find_code(uintptr_t address, wd_access_watch_code *code) {
    Dl_info found;
    if (!address || !dladdr((void *)address, &found) || !found.dli_fname) {
        return false;
    }
    *code = (wd_access_watch_code){found.dli_fname, address - (uintptr_t)found.dli_fbase, found.dli_sname};
    return true;
}
