// Variables of the environment, as UTF-8.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/platform/windows/posix_internal.h"

// value is text that getenv returned. A value lives as long as the process, as callers keep it: only one that differs
// from all earlier ones of the variable needs memory.
typedef struct value {
    struct value *next;
    char *name, *text;
} value;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // Guards the list.
static value *values;

// read_variable returns the current value, freed by the caller with free(). NULL: not set, or no memory.
static char *read_variable(const char *name) {
    wchar_t *wide = wd_posix_wide(name);
    char *text = NULL;
    const DWORD size = wide ? GetEnvironmentVariableW(wide, NULL, 0) : 0;
    wchar_t *found = size ? malloc(size * sizeof *found) : NULL;
    if (found) {
        SetLastError(ERROR_SUCCESS);
        const DWORD length = GetEnvironmentVariableW(wide, found, size);
        if (length < size && (length || GetLastError() == ERROR_SUCCESS)) {
            text = wd_posix_narrow(found);
        }
    }
    free(found);
    free(wide);
    return text;
}

// keep returns the same text in memory that stays. It frees `text`. The lock is held.
static char *keep(const char *name, char *text) {
    for (value *v = values; v; v = v->next) {
        if (strcmp(v->name, name) == 0 && strcmp(v->text, text) == 0) {
            free(text);
            return v->text;
        }
    }
    value *added = malloc(sizeof *added);
    char *copy = strdup(name);
    if (!added || !copy) {
        free(added);
        free(copy);
        free(text);
        return NULL;
    }
    *added = (value){values, copy, text};
    values = added;
    return text;
}

char *getenv(const char *name) {
    const int reason = errno;
    char *text = read_variable(name);
    if (text) {
        pthread_mutex_lock(&lock);
        text = keep(name, text);
        pthread_mutex_unlock(&lock);
    }
    errno = reason;
    return text;
}

static int set(const char *name, const char *value) {
    if (!name[0] || strchr(name, '=')) {
        errno = EINVAL;
        return -1;
    }
    wchar_t *wide_name = wd_posix_wide(name), *wide_value = value ? wd_posix_wide(value) : NULL;
    int result = -1;
    if (wide_name && (wide_value || !value)) {
        result = SetEnvironmentVariableW(wide_name, wide_value) ||
                         (!value && GetLastError() == ERROR_ENVVAR_NOT_FOUND)
                     ? 0
                     : wd_posix_fail();
    }
    free(wide_name);
    free(wide_value);
    return result;
}

int setenv(const char *name, const char *value, int overwrite) {
    return !overwrite && getenv(name) ? 0 : set(name, value);
}

int unsetenv(const char *name) {
    return set(name, NULL);
}

// --- All variables

static size_t length_of_all(const wchar_t *all) {
    size_t length = 0;
    while (all[length]) {
        length += wcslen(all + length) + 1;
    }
    return length;
}

// split makes an array from strings that follow each other.
static char **split(char *text, size_t size) {
    size_t count = 0;
    for (size_t at = 0; at < size; at += strlen(text + at) + 1) {
        count++;
    }
    char **list = malloc((count + 1) * sizeof *list);
    size_t i = 0;
    for (size_t at = 0; list && at < size; at += strlen(text + at) + 1) {
        list[i++] = text + at;
    }
    if (list) {
        list[i] = NULL;
    }
    return list;
}

char **wd_posix_environ(void) {
    static char *none[] = {NULL};
    static char **last; // Under the lock. The array before it is not freed: it may be in use.
    static char *last_text;
    static size_t last_size;
    wchar_t *all = GetEnvironmentStringsW();
    if (!all) {
        return none;
    }
    const int length = (int)length_of_all(all);
    const int size = length ? WideCharToMultiByte(CP_UTF8, 0, all, length, NULL, 0, NULL, NULL) : 0;
    char *text = size ? malloc((size_t)size) : NULL;
    if (text) {
        WideCharToMultiByte(CP_UTF8, 0, all, length, text, size, NULL, NULL);
    }
    FreeEnvironmentStringsW(all);
    if (!text) {
        return none;
    }
    pthread_mutex_lock(&lock);
    const bool is_same = last && last_size == (size_t)size && memcmp(last_text, text, last_size) == 0;
    char **list = is_same ? last : split(text, (size_t)size);
    if (is_same || !list) {
        free(text);
    } else {
        last = list;
        last_text = text;
        last_size = (size_t)size;
    }
    pthread_mutex_unlock(&lock);
    return list ? list : none;
}
