// A library for LD_PRELOAD that counts the locks that a process takes and prints their number on standard error when it
// ends:
//
//   locks 1232
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static unsigned long num_locks; // Atomic.

// COUNT defines a function of the C library that takes a lock, with the counter before it.
#define COUNT(function, lock_type)                                                                           \
    __attribute__((visibility("default"))) int function(lock_type *lock) {                                   \
        static int (*original)(lock_type *);                                                                 \
        if (!__atomic_load_n(&original, __ATOMIC_RELAXED)) {                                                 \
            __atomic_store_n(&original, (int (*)(lock_type *))dlsym(RTLD_NEXT, #function),                   \
                             __ATOMIC_RELAXED);                                                              \
        }                                                                                                    \
        __atomic_add_fetch(&num_locks, 1, __ATOMIC_RELAXED);                                                 \
        return __atomic_load_n(&original, __ATOMIC_RELAXED)(lock);                                           \
    }

COUNT(pthread_mutex_lock, pthread_mutex_t)
COUNT(pthread_mutex_trylock, pthread_mutex_t)
COUNT(pthread_rwlock_rdlock, pthread_rwlock_t)
COUNT(pthread_rwlock_wrlock, pthread_rwlock_t)
COUNT(pthread_spin_lock, pthread_spinlock_t)

__attribute__((destructor)) static void print(void) {
    fprintf(stderr, "locks %lu\n", num_locks);
}
