// Regular expressions of the C++ library.
#include <regex.h>
#include <stdio.h>

#include <new>
#include <regex>

extern "C" {

int regcomp(regex_t *regex, const char *pattern, int flags) {
    try {
        const auto syntax = std::regex::extended | std::regex::nosubs;
        regex->pattern = new std::regex(pattern, flags & REG_ICASE ? syntax | std::regex::icase : syntax);
        return 0;
    } catch (const std::regex_error &) {
        return REG_BADPAT;
    } catch (const std::bad_alloc &) {
        return REG_ESPACE;
    }
}

int regexec(const regex_t *regex, const char *text, size_t, regmatch_t *, int) {
    try {
        return std::regex_search(text, *static_cast<const std::regex *>(regex->pattern)) ? 0 : REG_NOMATCH;
    } catch (...) { // Too complex, or no memory.
        return REG_ESPACE;
    }
}

size_t regerror(int error, const regex_t *, char *text, size_t size) {
    const char *reason = error == REG_BADPAT ? "Invalid regular expression" : "Memory exhausted";
    return static_cast<size_t>(snprintf(text, size, "%s", reason)) + 1;
}

void regfree(regex_t *regex) {
    delete static_cast<std::regex *>(regex->pattern);
    regex->pattern = nullptr;
}
}
