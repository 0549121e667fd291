// Functions of strings.
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "vk/platform/windows/posix_internal.h"

void *memmem(const void *data, size_t size, const void *part, size_t part_size) {
    const char *at = data, *first = part;
    if (part_size == 0) {
        return (void *)(uintptr_t)at;
    }
    while (size >= part_size) {
        const char *found = memchr(at, *first, size - part_size + 1);
        if (!found) {
            return NULL;
        }
        if (memcmp(found, part, part_size) == 0) {
            return (void *)(uintptr_t)found;
        }
        size -= (size_t)(found + 1 - at);
        at = found + 1;
    }
    return NULL;
}

char *strndup(const char *text, size_t size) {
    const size_t length = strnlen(text, size);
    char *copy = malloc(length + 1);
    if (copy) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

char *stpcpy(char *to, const char *from) {
    const size_t length = strlen(from);
    memcpy(to, from, length + 1);
    return to + length;
}

char *strcasestr(const char *text, const char *part) {
    const size_t length = strlen(part);
    for (; *text; text++) {
        if (strnicmp(text, part, length) == 0) {
            return (char *)(uintptr_t)text;
        }
    }
    return length ? NULL : (char *)(uintptr_t)text;
}

char *strsignal(int number) {
    static char interrupt[] = "Interrupt", fault[] = "Exception", other[] = "Terminated";
    return number == 2 ? interrupt : number == 11 ? fault : other;
}
