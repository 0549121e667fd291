// A program with a window: it resizes the window, loses the surface, and creates the swapchain again. One of its
// mistakes may be planted.
#ifndef WARDEN_TESTING_WINDOW_WINDOW_LOOP_H
#define WARDEN_TESTING_WINDOW_WINDOW_LOOP_H

#include <stdbool.h>
#include <stdint.h>
#include <vulkan/vulkan.h>

// The types of libxcb that Vulkan's header needs. The library is loaded when the program starts, so that builds need no
// headers of it.
typedef struct xcb_connection_t xcb_connection_t;
typedef uint32_t xcb_window_t, xcb_visualid_t;
#include <vulkan/vulkan_xcb.h>

enum { MAX_FRAMES = 3, MAX_IMAGES = 16 };

// The mistakes, each with its name on the command line.
#define MISTAKES(X)                                                                                          \
    X(CORRECT, "correct")                                                                                    \
    X(STALE_EXTENT, "stale-extent")             /* The new swapchain has the extent of the old window. */    \
    X(NO_EXTENT, "no-extent")                   /* As toolkits state for windows that are minimized. */      \
    X(FEW_IMAGES, "few-images")                 /* minImageCount is below that of the surface. */            \
    X(OTHER_FORMAT, "other-format")             /* The surface does not have imageFormat, */                 \
    X(OTHER_TRANSFORM, "other-transform")       /* preTransform, */                                          \
    X(OTHER_USAGE, "other-usage")               /* imageUsage. */                                            \
    X(RETIRED_OLD, "retired-old")               /* oldSwapchain was replaced before. */                      \
    X(ACQUIRE_RETIRED, "acquire-retired")       /* An image of a replaced swapchain is acquired. */          \
    X(SHARED_SEMAPHORE, "shared-semaphore")     /* All frames acquire with one semaphore. */                 \
    X(UNUSED_SEMAPHORE, "unused-semaphore")     /* The submission does not wait for the acquisition. */      \
    X(SEMAPHORE_OF_FRAME, "semaphore-of-frame") /* Presentations wait for a semaphore of the frame. */       \
    X(NO_SIGNAL, "no-signal")                   /* The submission does not signal the presentation. */       \
    X(OTHER_IMAGE, "other-image")               /* Another image than the acquired one is presented. */      \
    X(PRESENT_TWICE, "present-twice")           /* An image is presented twice. */                           \
    X(WRONG_LAYOUT, "wrong-layout")             /* The image is presented in the layout of the clear. */     \
    X(TOO_MANY, "too-many")                     /* Images are acquired and kept. */                          \
    X(DESTROY_IN_USE, "destroy-in-use")         /* The swapchain is destroyed while a frame is drawn. */     \
    X(SIGNALED_FENCE, "signaled-fence")         /* The fence of an acquisition was not reset. */

typedef enum mistake {
#define AS_ENUM(name, text) name,
    MISTAKES(AS_ENUM)
#undef AS_ENUM
} mistake;

typedef struct window {
    void *library; // libxcb
    xcb_connection_t *connection;
    xcb_window_t window;
} window;

// window_open returns false where there is no display or no libxcb.
bool window_open(window *w, uint16_t width, uint16_t height);
// window_resize returns when the window has the new size.
void window_resize(window *w, uint32_t width, uint32_t height);
void window_close(window *w);

typedef struct frame {
    VkCommandBuffer commands;
    VkFence fence;
    VkSemaphore acquired;
    VkSemaphore rendered; // For SEMAPHORE_OF_FRAME.
} frame;

typedef struct loop {
    mistake mistake;
    uint32_t num_frames; // In flight.
    bool is_stopped;     // The layer reported an error and skipped the call.
    window window;
    VkInstance instance;
    VkDebugUtilsMessengerEXT messenger;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t family;
    VkSurfaceKHR surface;
    VkCommandPool pool;
    frame frames[MAX_FRAMES];

    VkSwapchainKHR swapchain;
    VkSwapchainKHR retired; // The swapchain before, which some mistakes keep.
    VkExtent2D extent;
    uint32_t num_images;
    VkImage images[MAX_IMAGES];
    VkSemaphore rendered[MAX_IMAGES];
} loop;

// loop_check ends the program when a call fails for another reason than the layer's.
bool loop_check(loop *l, VkResult result, const char *call);
#define LOOP_CHECK(l, call) loop_check((l), (call), #call)

// loop_open makes instance, device and frames; false: there is no display or driver. loop_close destroys all.
bool loop_open(loop *l);
void loop_close(loop *l);

void loop_create_surface(loop *l);
VkSemaphore loop_semaphore(loop *l);
VkFence loop_fence(loop *l, VkFenceCreateFlags flags);

// loop_create_swapchain replaces the swapchain, if there is one, by one of the window's size.
void loop_create_swapchain(loop *l);
void loop_destroy_swapchain(loop *l);

// loop_draw draws and presents a frame. False: the swapchain must be replaced.
bool loop_draw(loop *l, uint32_t number);

#endif
