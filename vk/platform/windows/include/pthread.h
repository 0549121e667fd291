// <pthread.h> of winpthreads, with the constant of glibc that it lacks.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_PTHREAD_H
#define WARDEN_VK_PLATFORM_WINDOWS_PTHREAD_H

#include_next <pthread.h>

#include <signal.h>

// Writers do not starve in winpthreads.
#define PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP PTHREAD_RWLOCK_INITIALIZER

#undef pthread_sigmask
#define pthread_sigmask wd_posix_sigmask

#endif
