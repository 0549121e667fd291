// An application with 500 shader modules, as a game has at its start. Its second run under Warden is faster, because
// the validation cache knows the modules.
//
//     many_modules              creates the modules and prints the time that vkCreateShaderModule took
//     many_modules FOLDER       writes the modules to FOLDER/0.spv to 499.spv, for `vkcache warm`
//
// The modules are variants of shaders/clouds.comp that differ in one constant. They are the same in each run.
// clouds.spv is next to the program unless `--shaders FOLDER` names its folder.
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "examples/common/headless.h"

enum { NUM_MODULES = 500 };

// The value of `variant` in the shader.
static const uint32_t variant_mark = 0x5eed5eed;

typedef struct module {
    uint32_t *words;
    size_t size;         // In bytes.
    size_t variant_word; // The index of the constant.
} module;

static module read_module(const char *folder) {
    char path[4096 + 16];
    snprintf(path, sizeof path, "%s/clouds.spv", folder);
    FILE *file = fopen(path, "rb");
    module module = {0};
    if (!file || fseek(file, 0, SEEK_END) != 0 || ftell(file) <= 0) {
        headless_fail("%s: %s", path, strerror(errno));
    }
    module.size = (size_t)ftell(file);
    rewind(file);
    module.words = malloc(module.size);
    if (!module.words || fread(module.words, 1, module.size, file) != module.size) {
        headless_fail("%s: cannot be read", path);
    }
    fclose(file);
    while (module.variant_word < module.size / 4 && module.words[module.variant_word] != variant_mark) {
        module.variant_word++;
    }
    if (module.variant_word == module.size / 4) {
        headless_fail("%s: has no constant 0x%x", path, variant_mark);
    }
    return module;
}

// choose_variant changes the module to variant `i`.
static void choose_variant(module *module, uint32_t i) {
    module->words[module->variant_word] = i * 0x9e3779b9u;
}

static void write_modules(module *module, const char *folder) {
    mkdir(folder, 0777);
    for (uint32_t i = 0; i < NUM_MODULES; i++) {
        char path[4096];
        choose_variant(module, i);
        snprintf(path, sizeof path, "%s/%u.spv", folder, i);
        FILE *file = fopen(path, "wb");
        if (!file || fwrite(module->words, 1, module->size, file) != module->size || fclose(file) != 0) {
            headless_fail("%s: %s", path, strerror(errno));
        }
    }
}

static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void create_modules(module *module) {
    headless vk;
    headless_init(&vk, "many_modules", &(VkPhysicalDeviceFeatures){0});
    VkShaderModule modules[NUM_MODULES];
    double time = 0;
    for (uint32_t i = 0; i < NUM_MODULES; i++) {
        choose_variant(module, i);
        const double start = now_ms();
        HEADLESS_CHECK(vkCreateShaderModule(vk.device,
                                            &(VkShaderModuleCreateInfo){
                                                .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                                .codeSize = module->size,
                                                .pCode = module->words,
                                            },
                                            NULL, &modules[i]));
        time += now_ms() - start;
    }
    for (uint32_t i = 0; i < NUM_MODULES; i++) {
        vkDestroyShaderModule(vk.device, modules[i], NULL);
    }
    headless_finish(&vk);
    printf("%d modules of %zu bytes: %.3f ms\n", NUM_MODULES, module->size, time);
}

int main(int argc, char **argv) {
    const char *shaders = NULL, *output = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--shaders") && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            output = argv[i];
        }
    }
    char own[4096];
    snprintf(own, sizeof own, "%s", argv[0]);
    char *slash = strrchr(own, '/');
    strcpy(slash ? slash : own, slash ? "" : ".");
    module module = read_module(shaders ? shaders : own);
    if (output) {
        write_modules(&module, output);
    } else {
        create_modules(&module);
    }
    free(module.words);
    return 0;
}
