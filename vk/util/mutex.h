// A mutex that knows its owner in debug builds.
//
//   // insert adds an entry; the lock is held.
//   static void insert(table *table, entry *entry) {
//       wd_mutex_assert_held(&table->lock);
//
// Builds with NDEBUG keep no owner, and wd_mutex_assert_held does nothing there.
#ifndef WARDEN_VK_UTIL_MUTEX_H
#define WARDEN_VK_UTIL_MUTEX_H

#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

typedef struct wd_mutex {
    pthread_mutex_t mutex;
#ifndef NDEBUG
    bool is_held;    // Both atomic: another thread may read them while they change.
    pthread_t owner; // The thread that holds the mutex, while it is held.
#endif
} wd_mutex;

static inline void wd_mutex_init(wd_mutex *mutex) {
#ifndef NDEBUG
    mutex->is_held = false;
#endif
    pthread_mutex_init(&mutex->mutex, NULL);
}

// wd_mutex_finish ends a mutex that no thread holds.
static inline void wd_mutex_finish(wd_mutex *mutex) {
    pthread_mutex_destroy(&mutex->mutex);
}

// wd_mutex_is_held returns whether the calling thread holds the mutex; in builds with NDEBUG it returns true.
static inline bool wd_mutex_is_held(const wd_mutex *mutex) {
#ifndef NDEBUG
    return __atomic_load_n(&mutex->is_held, __ATOMIC_RELAXED) &&
           pthread_equal(__atomic_load_n(&mutex->owner, __ATOMIC_RELAXED), pthread_self());
#else
    (void)mutex;
    return true;
#endif
}

static inline void wd_mutex_assert_held(const wd_mutex *mutex) {
    assert(wd_mutex_is_held(mutex));
    (void)mutex;
}

// wd_mutex_lock waits for the mutex. The calling thread must not hold it.
static inline void wd_mutex_lock(wd_mutex *mutex) {
#ifndef NDEBUG
    assert(!wd_mutex_is_held(mutex));
#endif
    pthread_mutex_lock(&mutex->mutex);
#ifndef NDEBUG
    __atomic_store_n(&mutex->owner, pthread_self(), __ATOMIC_RELAXED);
    __atomic_store_n(&mutex->is_held, true, __ATOMIC_RELAXED);
#endif
}

static inline void wd_mutex_unlock(wd_mutex *mutex) {
    wd_mutex_assert_held(mutex);
#ifndef NDEBUG
    __atomic_store_n(&mutex->is_held, false, __ATOMIC_RELAXED);
#endif
    pthread_mutex_unlock(&mutex->mutex);
}

#endif
