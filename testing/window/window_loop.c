// usage: window_loop MISTAKE FRAMES_IN_FLIGHT
//
// It prints the id and the text of each error and warning. Exit status 77: there is no display or no driver.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/window/window_loop.h"

enum { NUM_FRAMES = 24, NOT_RUN = 77 };

static bool find_mistake(const char *name, mistake *found) {
    static const char *const names[] = {
#define AS_NAME(name, text) text,
        MISTAKES(AS_NAME)};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], name) == 0) {
            *found = (mistake)i;
            return true;
        }
    }
    return false;
}

// lose_surface destroys the surface and the swapchain, as programs do after VK_ERROR_SURFACE_LOST_KHR.
static void lose_surface(loop *l) {
    vkDeviceWaitIdle(l->device);
    loop_destroy_swapchain(l);
    vkDestroySurfaceKHR(l->instance, l->surface, NULL);
    loop_create_surface(l);
    VkBool32 presents = VK_FALSE;
    vkGetPhysicalDeviceSurfaceSupportKHR(l->physical_device, l->family, l->surface, &presents);
    loop_create_swapchain(l);
}

static void run(loop *l) {
    loop_create_swapchain(l);
    for (uint32_t i = 0; i < NUM_FRAMES && !l->is_stopped; i++) {
        const bool resizes = i % 6 == 3;
        const bool is_current = loop_draw(l, i);
        if (resizes) {
            window_resize(&l->window, 160 + 10 * i, 120 + 5 * i);
        }
        if (!l->is_stopped && (resizes || !is_current)) {
            loop_create_swapchain(l);
        }
        if (i == 17 && !l->is_stopped) {
            lose_surface(l);
        }
    }
}

int main(int argc, char **argv) {
    static loop l;
    if (argc != 3 || !find_mistake(argv[1], &l.mistake)) {
        fprintf(stderr, "usage: window_loop MISTAKE FRAMES_IN_FLIGHT\n");
        return 1;
    }
    l.num_frames = (uint32_t)strtoul(argv[2], NULL, 10);
    if (l.num_frames == 0 || l.num_frames > MAX_FRAMES || !loop_open(&l)) {
        return NOT_RUN;
    }
    run(&l);
    loop_close(&l);
    return 0;
}
