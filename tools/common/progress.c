#include "tools/common/progress.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "tools/common/tool_internal.h"

enum {
    FIRST_DRAW_MS = 500,
    REDRAW_MS = 100,
    BAR_WIDTH = 30,
    MIN_BAR_WIDTH = 5,
    DEFAULT_COLUMNS = 80,
};

static struct {
    pthread_mutex_t
        lock;          // Guards the members below, and standard error while a line or a message is printed.
    const char *label; // NULL: no line.
    size_t done, total;
    int64_t next_draw_ms;
    bool drawn;
    bool disabled;
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

void wd_progress_line(char *out, size_t size, size_t columns, const char *label, size_t done, size_t total) {
    char bar[BAR_WIDTH + 1], count[48];
    const size_t room = columns > 1 ? columns - 1 : 0;
    if (total) {
        snprintf(count, sizeof count, "%zu/%zu", done, total);
    } else {
        snprintf(count, sizeof count, "%zu", done);
    }
    const size_t text_width = strlen(label) + strlen(count) + sizeof "  []" - 1;
    const size_t bar_room = total && room > text_width ? room - text_width : 0;
    if (bar_room >= MIN_BAR_WIDTH) {
        wd_progress_bar(bar, sizeof bar, bar_room < BAR_WIDTH ? bar_room : BAR_WIDTH, done, total);
        snprintf(out, size, "%s [%s] %s", label, bar, count);
    } else {
        snprintf(out, size, "%s %s", label, count);
    }
    if (size > room) {
        out[room] = '\0';
    }
}

static size_t terminal_columns(void) {
    struct winsize window;
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col;
    return known ? window.ws_col : DEFAULT_COLUMNS;
}

static bool is_capable_terminal(void) {
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && !(term && strcmp(term, "dumb") == 0);
}

// erase and draw require the lock.
static void erase(void) {
    if (progress.drawn) {
        fputs("\r\033[K", stderr);
        progress.drawn = false;
    }
}

static void draw(void) {
    char line[256];
    wd_progress_line(line, sizeof line, terminal_columns(), progress.label, progress.done, progress.total);
    erase();
    fputs(line, stderr);
    fflush(stderr);
    progress.drawn = true;
}

void wd_progress_disable(void) {
    pthread_mutex_lock(&progress.lock);
    progress.disabled = true;
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_begin(const char *label, size_t total) {
    pthread_mutex_lock(&progress.lock);
    erase();
    progress.label = !progress.disabled && is_capable_terminal() ? label : NULL;
    progress.done = 0;
    progress.total = total;
    progress.next_draw_ms = now_ms() + FIRST_DRAW_MS;
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_step(size_t count) {
    pthread_mutex_lock(&progress.lock);
    progress.done += count;
    if (progress.label && now_ms() >= progress.next_draw_ms) {
        draw();
        progress.next_draw_ms = now_ms() + REDRAW_MS;
    }
    pthread_mutex_unlock(&progress.lock);
}

void wd_progress_end(void) {
    pthread_mutex_lock(&progress.lock);
    erase();
    progress.label = NULL;
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
