#include "tools/common/progress.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tools/common/tool_internal.h"

enum {
    FIRST_DRAW_MS = 500,
    REDRAW_MS = 100,
    BAR_WIDTH = 30,
};

static struct {
    pthread_mutex_t lock; // Guards all below, and standard error while a line is drawn or a message printed.
    const char *what;     // NULL: no line.
    size_t done, total;
    int64_t next_draw_ms;
    bool drawn;
} progress = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void wd_progress_bar(char *out, size_t size, size_t width, size_t done, size_t total) {
    if (size == 0) {
        return;
    }
    if (width > size - 1) {
        width = size - 1;
    }
    if (done > total) {
        done = total;
    }
    size_t filled = total ? (size_t)((double)done / (double)total * (double)width) : 0;
    memset(out, '#', filled);
    memset(out + filled, '.', width - filled);
    out[width] = '\0';
}

// erase and draw want the lock held.
static void erase(void) {
    if (progress.drawn) {
        fputs("\r\033[K", stderr);
        progress.drawn = false;
    }
}

static void draw(void) {
    erase();
    if (progress.total) {
        char bar[BAR_WIDTH + 1];
        wd_progress_bar(bar, sizeof bar, BAR_WIDTH, progress.done, progress.total);
        fprintf(stderr, "%s [%s] %zu/%zu", progress.what, bar, progress.done, progress.total);
    } else {
        fprintf(stderr, "%s %zu", progress.what, progress.done);
    }
    fflush(stderr);
    progress.drawn = true;
}

void wd_progress_begin(const char *what, size_t total) {
    pthread_mutex_lock(&progress.lock);
    erase();
    progress.what = isatty(STDERR_FILENO) ? what : NULL;
    progress.done = 0;
    progress.total = total;
    progress.next_draw_ms = now_ms() + FIRST_DRAW_MS;
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_step(size_t count) {
    pthread_mutex_lock(&progress.lock);
    progress.done += count;
    if (progress.what && now_ms() >= progress.next_draw_ms) {
        draw();
        progress.next_draw_ms = now_ms() + REDRAW_MS;
    }
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_end(void) {
    pthread_mutex_lock(&progress.lock);
    erase();
    progress.what = NULL;
    fflush(stderr);
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_hide(void) {
    pthread_mutex_lock(&progress.lock);
    if (progress.drawn) {
        erase();
        progress.next_draw_ms = 0;
    }
}

void wd_progress_show(void) {
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_erase(void) {
    if (pthread_mutex_trylock(&progress.lock) == 0) {
        erase();
        fflush(stderr);
    }
}
