#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"
#include "vk/spirv/debug_printf.h"
#include "vk/spirv/source.h"

static void note_capability(wd_analysis *analysis, uint32_t capability) {
    analysis->features.has_variable_pointers |= capability == SpvCapabilityVariablePointers ||
                                                capability == SpvCapabilityVariablePointersStorageBuffer;
    analysis->features.has_int8 |= capability == SpvCapabilityInt8;
    analysis->features.has_int16 |= capability == SpvCapabilityInt16;
    analysis->features.has_int64 |= capability == SpvCapabilityInt64;
    analysis->features.has_float16 |= capability == SpvCapabilityFloat16;
}

static void note_import(wd_analysis *analysis, const wd_spirv_instruction *import) {
    const char *name = (const char *)&import->words[2];
    if (strcmp(name, "GLSL.std.450") == 0) {
        analysis->features.glsl_set = import->result;
    } else if (analysis->options->debug_printf && strcmp(name, WD_SPIRV_PRINTF_SET) == 0) {
        analysis->features.printf_set = import->result;
    } else if (wd_spirv_is_shader_debug_info(name)) {
        analysis->features.debug_sets[0] = import->result;
    } else if (strcmp(name, "OpenCL.DebugInfo.100") == 0) {
        analysis->features.debug_sets[1] = import->result;
    }
}

// Reads the capabilities, the extended instruction sets, and whether functions take descriptors.
static void read_features(wd_analysis *analysis) {
    const uint32_t checks = analysis->options->checks;
    wd_spirv_instruction instruction;
    WD_SPIRV_FOR_HEAD(head, analysis->module) {
        switch (head.opcode) {
        case SpvOpCapability:
            note_capability(analysis, head.at[1]);
            break;
        case SpvOpExtInstImport:
            wd_spirv_module_instruction(analysis->module, head.index, &instruction);
            note_import(analysis, &instruction);
            break;
        case SpvOpMemoryModel:
            analysis->features.is_physical =
                ((checks & WD_CHECK_DEVICE_ADDRESS) || wd_follows_addresses(analysis->options)) &&
                head.at[1] == SpvAddressingModelPhysicalStorageBuffer64;
            break;
        case SpvOpTypeImage:
            if (head.at[3] == SpvDimBuffer) {
                analysis->features.has_texel_buffers =
                    (checks & WD_CHECK_BUFFER_BOUNDS) || wd_follows_texels(analysis->options);
            }
            break;
        case SpvOpTypeRayQueryKHR:
            analysis->features.has_ray_queries = true;
            break;
        case SpvOpTypePointer:
            analysis->features.keeps_descriptors |=
                (head.at[2] == SpvStorageClassFunction || head.at[2] == SpvStorageClassPrivate) &&
                wd_is_opaque_type(analysis->module, head.at[3]);
            break;
        case SpvOpTypeFunction:
            wd_spirv_module_instruction(analysis->module, head.index, &instruction);
            analysis->features.keeps_descriptors |= wd_is_opaque_type(analysis->module, head.at[2]);
            analysis->features.has_descriptor_parameters =
                analysis->features.has_descriptor_parameters ||
                wd_takes_descriptors(analysis->module, &instruction);
            break;
        default:
            break;
        }
    }
}

wd_status wd_analysis_init(wd_analysis *analysis, wd_allocator allocator,
                           const wd_instrument_options *options, const wd_spirv_module *module) {
    *analysis = (wd_analysis){.allocator = allocator, .options = options, .module = module};
    wd_hash_table_init(&analysis->list.checks_made, allocator);
    wd_hash_table_init(&analysis->layouts.members, allocator);
    wd_dominance_init(&analysis->dominance, allocator);
    wd_status status = wd_spirv_interface_init(&analysis->interface, allocator, module);
    status = status ? status : wd_spirv_heap_arrays_init(&analysis->heap_arrays, allocator, module);
    if (status) {
        return status;
    }
    analysis->num_ids = wd_spirv_module_num_ids(module);
    analysis->uses = wd_alloc_zero(&allocator, analysis->num_ids + 1u, sizeof *analysis->uses);
    if (!analysis->uses) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    read_features(analysis);
    wd_arena_init(&analysis->arena, allocator, 1024);
    status = wd_layouts_read(analysis);
    return !status && analysis->features.is_physical ? wd_numbering_init(analysis) : status;
}

void wd_analysis_end_reading(wd_analysis *analysis) {
    wd_hash_table_finish(&analysis->list.checks_made);
    wd_dominance_finish(&analysis->dominance);
    wd_numbering_finish(analysis);
    wd_ranges_finish(&analysis->ranges, analysis->allocator);
}

void wd_analysis_finish(wd_analysis *analysis) {
    if (!analysis->allocator.release) {
        return;
    }
    const wd_allocator allocator = analysis->allocator;
    wd_analysis_end_reading(analysis);
    wd_spirv_interface_finish(&analysis->interface);
    wd_spirv_heap_arrays_finish(&analysis->heap_arrays);
    wd_hash_table_finish(&analysis->layouts.members);
    wd_arena_finish(&analysis->arena);
    wd_site_list *list = &analysis->list;
    void *const owned[] = {analysis->uses,
                           analysis->built_ins.list.items,
                           analysis->layouts.array_strides,
                           analysis->narrow.loads.items,
                           analysis->narrow.conversions.items,
                           analysis->narrow.load_of,
                           list->conditions.items,
                           list->site_checks.items,
                           list->sites.items,
                           list->blocks.items,
                           list->functions.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&allocator, owned[i]);
    }
    *analysis = (wd_analysis){0};
}
