// Fuzzes the module reader and all readers of a module: sources, interfaces, ids.
#include <stdlib.h>
#include <string.h>

#include "vk/spirv/interface.h"
#include "vk/spirv/module_mutator.h"
#include "vk/spirv/source.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return wd_module_fuzz_mutate(data, size, max_size, seed, 0);
}

static void look_at_instructions(const wd_spirv_module *module) {
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction) && i < 4096; i++) {
        wd_spirv_source source;
        uint64_t value;
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        while (wd_spirv_next_id(&cursor)) {
        }
        wd_spirv_module_constant(module, instruction.result, &value);
        wd_spirv_module_string(module, instruction.result);
        wd_spirv_find_source(module, i, &source);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    // A copy: exact in size, so that a read beyond the end is seen, and aligned.
    uint32_t *words = malloc(size / 4 * 4 + 1);
    wd_spirv_module *module = NULL;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (!words) {
        return 0;
    }
    memcpy(words, data, size / 4 * 4);
    if (wd_spirv_module_create(wd_allocator_default(), words, size / 4, &module, &diagnostic) == WD_OK) {
        wd_spirv_interface interface;
        look_at_instructions(module);
        wd_spirv_instruction unknown;
        if (wd_spirv_module_instruction(module, wd_spirv_module_first_unknown(module), &unknown) &&
            wd_spirv_opcode_name(unknown.opcode)) {
            abort();
        }
        if (wd_spirv_interface_init(&interface, wd_allocator_default(), module) == WD_OK) {
            wd_spirv_interface_finish(&interface);
        }
        for (uint32_t i = 0; i < wd_spirv_module_num_entry_points(module) && i < 16; i++) {
            if (wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module, i) == WD_OK) {
                wd_spirv_interface_finish(&interface);
            }
        }
    }
    wd_spirv_module_destroy(module);
    free(words);
    return 0;
}
