// The begin of a program: arguments as UTF-8, and standard streams without a translation of line ends.
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>

#include "vk/platform/windows/posix_internal.h"

int main(int argc, char **argv, char **variables);
int wmain(int argc, wchar_t **wide);

int wmain(int argc, wchar_t **wide) {
    char **arguments = calloc((size_t)argc + 1, sizeof *arguments);
    for (int i = 0; arguments && i < argc; i++) {
        arguments[i] = wd_posix_narrow(wide[i]);
        if (!arguments[i]) {
            return EXIT_FAILURE;
        }
    }
    for (int stream = 0; stream <= 2; stream++) {
        (void)_setmode(stream, _O_BINARY);
    }
    return arguments ? main(argc, arguments, NULL) : EXIT_FAILURE;
}
