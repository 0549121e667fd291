// The window, by functions of libxcb that are looked up in the library.
#include <dlfcn.h>
#include <stddef.h>

#include "testing/window/window_loop.h"

// The beginning of xcb_screen_t.
typedef struct screen {
    xcb_window_t root;
    uint32_t default_colormap, white_pixel, black_pixel, current_input_masks;
    uint16_t width_in_pixels, height_in_pixels, width_in_millimeters, height_in_millimeters;
    uint16_t min_installed_maps, max_installed_maps;
    xcb_visualid_t root_visual;
} screen;

typedef struct screen_iterator {
    screen *data;
    int rem, index;
} screen_iterator;

typedef struct cookie {
    unsigned sequence;
} cookie;

enum { INPUT_OUTPUT = 1, WIDTH_AND_HEIGHT = 4 | 8 };

static void *find(const window *w, const char *name) {
    return dlsym(w->library, name);
}

// The server has done all requests when it answers one.
static void sync(window *w) {
    cookie (*ask)(xcb_connection_t *) = find(w, "xcb_get_input_focus");
    void *(*wait)(xcb_connection_t *, cookie, void **) = find(w, "xcb_get_input_focus_reply");
    (void)wait(w->connection, ask(w->connection), NULL); // The reply is left: the program is short.
}

bool window_open(window *w, uint16_t width, uint16_t height) {
    w->library = dlopen("libxcb.so.1", RTLD_NOW);
    if (!w->library) {
        return false;
    }
    xcb_connection_t *(*connect)(const char *, int *) = find(w, "xcb_connect");
    int (*has_error)(xcb_connection_t *) = find(w, "xcb_connection_has_error");
    const void *(*get_setup)(xcb_connection_t *) = find(w, "xcb_get_setup");
    screen_iterator (*get_roots)(const void *) = find(w, "xcb_setup_roots_iterator");
    uint32_t (*generate)(xcb_connection_t *) = find(w, "xcb_generate_id");
    cookie (*create)(xcb_connection_t *, uint8_t, uint32_t, uint32_t, int16_t, int16_t, uint16_t, uint16_t,
                     uint16_t, uint16_t, uint32_t, uint32_t, const void *) = find(w, "xcb_create_window");
    cookie (*map)(xcb_connection_t *, uint32_t) = find(w, "xcb_map_window");
    w->connection = connect(NULL, NULL);
    if (has_error(w->connection)) {
        return false;
    }
    const screen *first = get_roots(get_setup(w->connection)).data;
    w->window = generate(w->connection);
    create(w->connection, 0, w->window, first->root, 0, 0, width, height, 0, INPUT_OUTPUT, first->root_visual,
           0, NULL);
    map(w->connection, w->window);
    sync(w);
    return true;
}

void window_resize(window *w, uint32_t width, uint32_t height) {
    cookie (*configure)(xcb_connection_t *, xcb_window_t, uint16_t, const void *) =
        find(w, "xcb_configure_window");
    const uint32_t values[] = {width, height};
    configure(w->connection, w->window, WIDTH_AND_HEIGHT, values);
    sync(w);
}

void window_close(window *w) {
    void (*disconnect)(xcb_connection_t *) = find(w, "xcb_disconnect");
    disconnect(w->connection);
}
