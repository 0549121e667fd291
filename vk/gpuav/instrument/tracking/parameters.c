// The descriptors that parameters of functions represent.
//
// If all calls pass the same descriptor variable, perhaps through parameters of the callers, the parameter is that
// variable inside the function. If calls pass different descriptors, the parameter is an unknown array of its own.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

// The source of a parameter: nothing yet, an array's index plus one, or different arrays.
enum { NOTHING = 0, MIXED = UINT32_MAX };

// A parameter of any type. Those of one function are consecutive.
typedef struct parameter {
    uint32_t id;
    uint32_t source;
    uint32_t argument;   // The argument of some call.
    uint32_t first_edge; // Index plus one.
} parameter;

// An edge leads to a parameter from one of its caller.
typedef struct edge {
    uint32_t to;
    uint32_t next; // Index plus one.
} edge;

typedef struct binder {
    wd_analysis *analysis;
    // By id, plus one: the array of a descriptor variable, the first parameter of a function, the number of a
    // parameter.
    uint32_t *slots;
    WD_VECTOR(parameter) parameters;
    WD_VECTOR(edge) edges;
    uint32_t *queue; // Parameters whose source has changed: each at most twice.
    size_t num_queued;
} binder;

static wd_status add_parameter(binder *binder, uint32_t id) {
    parameter *added = WD_VECTOR_PUSH(&binder->analysis->allocator, &binder->parameters);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (parameter){.id = id};
    binder->slots[id] = (uint32_t)binder->parameters.count;
    return WD_OK;
}

static wd_status list_parameters(binder *binder) {
    const wd_spirv_module *module = binder->analysis->module;
    wd_status status = WD_OK;
    uint32_t function = 0;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         !status && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunction) {
            function = instruction.result;
        } else if (instruction.opcode == SpvOpFunctionParameter) {
            status = add_parameter(binder, instruction.result);
            if (!status && function && !binder->slots[function]) {
                binder->slots[function] = (uint32_t)binder->parameters.count;
            }
        }
    }
    return status;
}

static void meet(binder *binder, uint32_t to, uint32_t source) {
    parameter *target = &binder->parameters.items[to];
    if (!source || target->source == source || target->source == MIXED) {
        return;
    }
    target->source = target->source == NOTHING ? source : MIXED;
    binder->queue[binder->num_queued++] = to;
}

// The source of an argument. `*from`: a parameter of the caller, plus one; 0: it is not a parameter.
typedef struct argument {
    uint32_t source;
    uint32_t from;
} argument;

static argument resolve(const binder *binder, uint32_t id) {
    const wd_spirv_module *module = binder->analysis->module;
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH && id < binder->analysis->num_ids &&
                             wd_spirv_module_find(module, id, &made);
         depth++) {
        const uint32_t slot = binder->slots[id];
        switch (made.opcode) {
        case SpvOpVariable:
            return (argument){slot ? slot : MIXED, 0};
        case SpvOpFunctionParameter:
            return (argument){NOTHING, slot};
        case SpvOpCopyObject:
        case SpvOpLoad: // Of an opaque type: no other loaded value is a descriptor.
            break;
        default:
            return (argument){MIXED, 0}; // A part of a descriptor, or one of several.
        }
        id = made.words[3];
    }
    return (argument){MIXED, 0};
}

static wd_status bind_argument(binder *binder, uint32_t to, uint32_t id) {
    const argument found = resolve(binder, id);
    uint32_t *const argument = &binder->parameters.items[to].argument;
    *argument = *argument ? *argument : id;
    if (!found.from) {
        meet(binder, to, found.source);
        return WD_OK;
    }
    edge *added = WD_VECTOR_PUSH(&binder->analysis->allocator, &binder->edges);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    parameter *from = &binder->parameters.items[found.from - 1];
    *added = (edge){to, from->first_edge};
    from->first_edge = (uint32_t)binder->edges.count;
    return WD_OK;
}

static wd_status bind_call(binder *binder, const wd_spirv_instruction *call) {
    const wd_spirv_module *module = binder->analysis->module;
    wd_spirv_instruction function, type;
    if (!wd_spirv_module_find_opcode(module, call->words[3], SpvOpFunction, &function) ||
        !wd_spirv_module_find_opcode(module, function.words[4], SpvOpTypeFunction, &type) ||
        !binder->slots[function.result]) {
        return WD_OK;
    }
    const uint32_t first = binder->slots[function.result] - 1;
    for (uint32_t i = 0; 4 + i < call->num_words && 3 + i < type.num_words; i++) {
        if (first + i >= binder->parameters.count || !wd_is_descriptor_type(module, type.words[3 + i])) {
            continue;
        }
        wd_status status = bind_argument(binder, first + i, call->words[4 + i]);
        if (status) {
            return status;
        }
    }
    return WD_OK;
}

static wd_status bind_calls(binder *binder) {
    const wd_analysis *analysis = binder->analysis;
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         !status && wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunctionCall) {
            status = bind_call(binder, &instruction);
        }
    }
    for (size_t next = 0; !status && next < binder->num_queued; next++) {
        const parameter *from = &binder->parameters.items[binder->queue[next]];
        for (uint32_t e = from->first_edge; e; e = binder->edges.items[e - 1].next) {
            meet(binder, binder->edges.items[e - 1].to, from->source);
        }
    }
    return status;
}

// Calls pass different descriptors, or parts of them.
static wd_status bind_mixed(wd_analysis *analysis, const parameter *parameter, uint32_t type) {
    uint32_t facts[WD_NUM_FACTS];
    if (!wd_facts_reserve(analysis, type, true, facts)) {
        wd_spirv_instruction pointer;
        return wd_spirv_module_find_opcode(analysis->module, type, SpvOpTypePointer, &pointer)
                   ? wd_tracking_add_unknown(analysis, parameter->id, type, NULL)
                   : WD_OK;
    }
    wd_status status =
        wd_facts_add_descriptor(analysis, parameter->id, type, parameter->argument, true, facts);
    return status ? status : wd_tracked_add(analysis, parameter->id, type, parameter->argument, true);
}

static wd_status bind_parameter(binder *binder, const parameter *parameter) {
    wd_analysis *analysis = binder->analysis;
    wd_spirv_instruction definition, pointer;
    if (parameter->source == NOTHING || !wd_spirv_module_find(analysis->module, parameter->id, &definition)) {
        return WD_OK;
    }
    bool is_pointer =
        wd_spirv_module_find_opcode(analysis->module, definition.result_type, SpvOpTypePointer, &pointer);
    if (parameter->source == MIXED) {
        return bind_mixed(analysis, parameter, definition.result_type);
    }
    const uint32_t array = parameter->source - 1;
    const wd_spirv_descriptor *descriptor = wd_array_at(analysis, array)->descriptor;
    if (!is_pointer && descriptor->num_dimensions) {
        return WD_OK; // An array that was loaded as a value.
    }
    return wd_tracking_bind(analysis, parameter->id, array);
}

wd_status wd_parameters_bind(wd_analysis *analysis) {
    const wd_allocator *allocator = &analysis->allocator;
    binder binder = {.analysis = analysis};
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    binder.slots = wd_alloc_zero(allocator, analysis->num_ids + 1u, sizeof *binder.slots);
    if (!binder.slots) {
        goto out;
    }
    for (uint32_t i = 0; i < analysis->tracking->arrays.count; i++) {
        binder.slots[wd_array_at(analysis, i)->descriptor->variable] = i + 1;
    }
    if ((status = list_parameters(&binder))) {
        goto out;
    }
    binder.queue = wd_alloc_zero(allocator, 2 * binder.parameters.count + 1, sizeof *binder.queue);
    status = binder.queue ? bind_calls(&binder) : WD_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; !status && i < binder.parameters.count; i++) {
        status = bind_parameter(&binder, &binder.parameters.items[i]);
    }
out:
    wd_free(allocator, binder.slots);
    wd_free(allocator, binder.parameters.items);
    wd_free(allocator, binder.edges.items);
    wd_free(allocator, binder.queue);
    return status;
}
