#include "vk/gpuav/runtime/indirect/descriptor_contents.h"

#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/runtime/descriptors/gpuav_contents.h"
#include "vk/gpuav/runtime/indirect/descriptor_layouts.h"
#include "vk/gpuav/runtime/readback/gpuav_readback.h"
#include "vk/image_layouts/image_layouts.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/interface.h"
#include "vk/util/hash128.h"

enum { MAX_ID = 128 };

// image_use is an image that a shader uses through one descriptor.
typedef struct image_use {
    uint32_t set, binding;
    uint32_t dim; // SpvDim
    bool is_arrayed, is_multisampled;
    bool has_layout_only; // Of input attachments and arrays, only the layout is compared.
    bool has_numeric;     // `numeric` is known.
    wd_format_numeric numeric;
} image_use;

// shader_images lists the images of one entry point.
typedef struct shader_images {
    struct shader_images *next;
    size_t count;
    image_use uses[];
} shader_images;

struct wd_gpuav_contents {
    pthread_mutex_t lock;
    wd_hash_table shaders; // Under the lock: from a module and an entry point to its shader_images.
    shader_images *first;  // Under the lock: all of them.
    // Under the lock: from a descriptor of a shader (reported_key) to the bits that were reported (content_bits.h).
    wd_hash_table reported;
    wd_image_layouts *layouts; // May be NULL.
};

// Findings that were reported

static uint64_t reported_key(const wd_state_shader_module *module, uint32_t set, uint32_t binding) {
    return wd_hash_u64(module->object.id) ^ wd_hash_u64((uint64_t)set << 32 | binding);
}

static uint32_t reported_contents(wd_gpuav_device *device, const wd_state_shader_module *module, uint32_t set,
                                  uint32_t binding) {
    struct wd_gpuav_contents *contents = device->contents;
    pthread_mutex_lock(&contents->lock);
    const uintptr_t bits =
        (uintptr_t)wd_hash_table_get(&contents->reported, reported_key(module, set, binding));
    pthread_mutex_unlock(&contents->lock);
    return (uint32_t)bits;
}

// note_reported remembers the bits of a descriptor that were reported, so that the instrumented shader does not report
// them again.
static void note_reported(struct wd_gpuav_contents *contents, const wd_state_shader_module *module,
                          const image_use *use, uint32_t bits) {
    const uint64_t key = reported_key(module, use->set, use->binding);
    pthread_mutex_lock(&contents->lock);
    const uintptr_t known = (uintptr_t)wd_hash_table_get(&contents->reported, key);
    (void)wd_hash_table_set(&contents->reported, key, (void *)(known | bits));
    pthread_mutex_unlock(&contents->lock);
}

void wd_gpuav_contents_create(wd_gpuav_device *device) {
    if (!device->instance->options.descriptor_contents) {
        return;
    }
    device->contents = wd_alloc_zero(&device->allocator, 1, sizeof(*device->contents));
    if (device->contents) {
        pthread_mutex_init(&device->contents->lock, NULL);
        wd_hash_table_init(&device->contents->shaders, device->allocator);
        wd_hash_table_init(&device->contents->reported, device->allocator);
        device->contents->layouts = wd_image_layouts_of(device->chassis->state);
        wd_gpuav_report_layouts(device, device->contents->layouts);
        device->hooks.check_contents = wd_gpuav_contents_check;
        device->hooks.reported_contents = reported_contents;
    }
}

void wd_gpuav_contents_destroy(wd_gpuav_device *device) {
    struct wd_gpuav_contents *contents = device->contents;
    if (!contents) {
        return;
    }
    for (shader_images *images = contents->first, *next; images; images = next) {
        next = images->next;
        wd_free(&device->allocator, images);
    }
    wd_hash_table_finish(&contents->shaders);
    wd_hash_table_finish(&contents->reported);
    pthread_mutex_destroy(&contents->lock);
    wd_free(&device->allocator, contents);
    device->contents = NULL;
    device->hooks.check_contents = NULL;
    device->hooks.reported_contents = NULL;
}

// Images of shaders

static bool is_image(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER || kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE ||
           kind == WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE || kind == WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT;
}

// read_image fills the use of a descriptor, and returns whether it is an image of a known type, or an array of them.
static bool read_image(const wd_spirv_module *module, const wd_spirv_descriptor *descriptor, image_use *use) {
    wd_spirv_instruction type, sampled;
    if (!is_image(descriptor->kind) || !wd_spirv_module_find(module, descriptor->type, &type)) {
        return false;
    }
    if (type.opcode == SpvOpTypeSampledImage && !wd_spirv_module_find(module, type.words[2], &type)) {
        return false;
    }
    if (type.opcode != SpvOpTypeImage || type.num_words < 9) {
        return false;
    }
    *use = (image_use){.set = descriptor->set,
                       .binding = descriptor->binding,
                       .dim = type.words[3],
                       .is_arrayed = type.words[5] == 1,
                       .is_multisampled = type.words[6] == 1,
                       .has_layout_only = descriptor->num_dimensions ||
                                          descriptor->kind == WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT};
    if (wd_spirv_module_find(module, type.words[2], &sampled)) {
        use->has_numeric = sampled.opcode == SpvOpTypeFloat || sampled.opcode == SpvOpTypeInt;
        use->numeric = sampled.opcode == SpvOpTypeFloat ? WD_FORMAT_FLOAT
                       : sampled.words[3]               ? WD_FORMAT_SINT
                                                        : WD_FORMAT_UINT;
    }
    return true;
}

static uint32_t execution_model(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return SpvExecutionModelVertex;
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return SpvExecutionModelTessellationControl;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return SpvExecutionModelTessellationEvaluation;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return SpvExecutionModelGeometry;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return SpvExecutionModelFragment;
    case VK_SHADER_STAGE_COMPUTE_BIT:
        return SpvExecutionModelGLCompute;
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return SpvExecutionModelTaskEXT;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return SpvExecutionModelMeshEXT;
    default: // Ray tracing pipelines often have shaders that a command does not run.
        return UINT32_MAX;
    }
}

// find_entry_point returns the number of the entry point of a stage; UINT32_MAX: there is none.
static uint32_t find_entry_point(const wd_spirv_module *module, const wd_state_stage *stage) {
    uint32_t number = 0, found = UINT32_MAX;
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode != SpvOpEntryPoint) {
            continue;
        }
        if (found == UINT32_MAX && head.at[1] == execution_model(stage->stage) &&
            !strcmp((const char *)&head.at[3], stage->entry_point)) {
            found = number;
        }
        number++;
    }
    return found;
}

// read_images returns the images that a stage uses; NULL: there is no memory.
static shader_images *read_images(wd_allocator allocator, const wd_state_stage *stage) {
    wd_spirv_module *module = NULL;
    wd_spirv_interface interface = {0};
    if (wd_spirv_module_create(allocator, stage->module->words, stage->module->num_words, &module, NULL) ==
        WD_OK) {
        const uint32_t entry_point = find_entry_point(module, stage);
        if (entry_point != UINT32_MAX) {
            (void)wd_spirv_interface_init_entry_point(&interface, allocator, module, entry_point);
        }
    }
    shader_images *images =
        wd_alloc_zero(&allocator, 1, sizeof(*images) + interface.num_descriptors * sizeof(images->uses[0]));
    for (size_t i = 0; images && i < interface.num_descriptors; i++) {
        images->count += read_image(module, &interface.descriptors[i], &images->uses[images->count]);
    }
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
    return images;
}

// find_images returns the images that a stage uses; NULL: unknown.
static const shader_images *find_images(wd_gpuav_device *device, const wd_state_stage *stage) {
    struct wd_gpuav_contents *contents = device->contents;
    if (!stage->module || stage->specialization.mapEntryCount) {
        return NULL;
    }
    const uint64_t key = wd_hash_u64(stage->module->object.id ^ (uint64_t)stage->stage << 48) ^
                         wd_hash64_bytes(stage->entry_point, strlen(stage->entry_point));
    pthread_mutex_lock(&contents->lock);
    shader_images *images = wd_hash_table_get(&contents->shaders, key);
    if (!images && (images = read_images(device->allocator, stage))) {
        images->next = contents->first;
        contents->first = images;
        (void)wd_hash_table_set(&contents->shaders, key, images);
    }
    pthread_mutex_unlock(&contents->lock);
    return images;
}

// Comparisons

// view_type_of returns the type of views that an image of a shader needs. False: any.
static bool view_type_of(const image_use *use, VkImageViewType *type) {
    switch (use->dim) {
    case SpvDim1D:
        *type = use->is_arrayed ? VK_IMAGE_VIEW_TYPE_1D_ARRAY : VK_IMAGE_VIEW_TYPE_1D;
        return true;
    case SpvDim2D:
        *type = use->is_arrayed ? VK_IMAGE_VIEW_TYPE_2D_ARRAY : VK_IMAGE_VIEW_TYPE_2D;
        return true;
    case SpvDim3D:
        *type = VK_IMAGE_VIEW_TYPE_3D;
        return true;
    case SpvDimCube:
        *type = use->is_arrayed ? VK_IMAGE_VIEW_TYPE_CUBE_ARRAY : VK_IMAGE_VIEW_TYPE_CUBE;
        return true;
    default:
        return false;
    }
}

static const char *numeric_name(wd_format_numeric numeric) {
    return numeric == WD_FORMAT_FLOAT  ? "floating-point values"
           : numeric == WD_FORMAT_SINT ? "signed integers"
                                       : "unsigned integers";
}

// content is a descriptor that a stage uses.
typedef struct content {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    const wd_state_pipeline *pipeline;
    const char *command;
    uint32_t stage;  // Index in the pipeline.
    bool is_changed; // The pipeline or the sets differ from those of the last command, not only layouts.
    const image_use *use;
    const wd_state_descriptor_set *set;
    const wd_state_descriptor *descriptor; // NULL: its content may change.
    const wd_state_image_view *view;
} content;

// report reports a mistake; `bits`: of content_bits.h, that instrumented shaders report it with.
static void report(const content *content, uint32_t bits, const char *pattern, const char *problem,
                   const char *value, const char *fix) {
    wd_gpuav_device *device = content->device;
    const image_use *use = content->use;
    wd_finding_object objects[5];
    size_t num_objects = 0;
    objects[num_objects++] = wd_gpuav_describe_object(&content->view->object, "Image View");
    if (content->set->object.handle) {
        objects[num_objects++] = wd_gpuav_describe_object(&content->set->object, "Descriptor Set");
    }
    objects[num_objects++] = wd_gpuav_describe_object(&content->command_buffer->object, "Command buffer");
    if (!content->pipeline->shaders) {
        objects[num_objects++] = wd_gpuav_describe_object(&content->pipeline->object, "Pipeline");
    }
    objects[num_objects++] = wd_gpuav_describe_shader(content->pipeline, content->stage);
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text, "%s: the descriptor of set %u, binding %u has %s, but %s.", content->command,
                      use->set, use->binding, value, problem);
    for (size_t i = 0; i < num_objects; i++) {
        wd_string_append(&text, " ");
        wd_gpuav_append_object(&text, &objects[i]);
    }
    wd_string_appendf(&text, " Fix: %s.", fix);
    wd_message_compose(id, sizeof(id), pattern, content->command);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? problem : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64((uint64_t)use->set << 32 | use->binding) ^
                wd_hash_u64(content->pipeline->stages[content->stage].module->num_words),
        .objects = objects,
        .num_objects = num_objects,
    };
    note_reported(device->contents, content->pipeline->stages[content->stage].module, use, bits);
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

static void check_view(const content *content) {
    const image_use *use = content->use;
    const wd_state_image_view *view = content->view;
    VkImageViewType type;
    wd_format_numeric numeric;
    char problem[160], value[160];
    if (view_type_of(use, &type) && type != view->view_type) {
        snprintf(problem, sizeof(problem), "the shader needs %s", wd_VkImageViewType_string(type));
        snprintf(value, sizeof(value), "a view of type %s", wd_VkImageViewType_string(view->view_type));
        report(content, WD_CONTENT_VIEW_TYPES, WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, problem, value,
               "write a view of that type, or change the type of the image in the shader");
    }
    if (use->has_numeric && wd_gpuav_view_numeric(view, &numeric) && numeric != use->numeric) {
        snprintf(problem, sizeof(problem), "the shader reads or writes %s", numeric_name(use->numeric));
        snprintf(value, sizeof(value), "a view of the format %s with %s", wd_VkFormat_string(view->format),
                 numeric_name(numeric));
        report(content, WD_CONTENT_NUMERIC_TYPES, WD_ID_VUID_DESCRIPTOR_FORMAT, problem, value,
               "write a view with a matching format, or change the type of the image in the shader");
    }
    if (view->image && use->is_multisampled != (view->image->samples != VK_SAMPLE_COUNT_1_BIT)) {
        snprintf(value, sizeof(value), "an image with %u samples", (uint32_t)view->image->samples);
        report(content, WD_CONTENT_BIT(WD_CONTENT_SINGLE_SAMPLED) | WD_CONTENT_BIT(WD_CONTENT_MULTISAMPLED),
               use->is_multisampled ? WD_ID_VUID_DESCRIPTOR_MULTISAMPLED
                                    : WD_ID_VUID_DESCRIPTOR_SINGLE_SAMPLED,
               use->is_multisampled ? "the shader needs a multisampled image"
                                    : "the shader needs an image with one sample",
               value, "write a view of such an image, or change the type of the image in the shader");
    }
}

static void check_layout(const content *content) {
    const image_use *use = content->use;
    wd_image_layouts *layouts = content->device->contents->layouts;
    if (!layouts || !content->view->image) {
        return;
    }
    wd_image_layouts_use(layouts, content->command_buffer,
                         &(wd_image_use){.view = content->view,
                                         .layout = content->descriptor->image_layout,
                                         .command = content->command,
                                         .pipeline = content->pipeline,
                                         .set = content->set,
                                         .type = content->descriptor->type,
                                         .stage = content->stage,
                                         .set_number = use->set,
                                         .binding = use->binding});
}

// find_descriptor returns an image descriptor whose content cannot change any more; NULL: there is none.
static const wd_state_descriptor *find_descriptor(const wd_state_descriptor_set *set, const image_use *use) {
    const VkDescriptorBindingFlags unknown = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                             VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT |
                                             VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        if (binding->binding != use->binding) {
            continue;
        }
        const wd_state_descriptor *descriptor = &set->descriptors[binding->first];
        const bool is_known = binding->count == 1 && !(binding->flags & unknown) && descriptor->written &&
                              descriptor->type == binding->type && descriptor->object;
        return is_known && descriptor->object->type == VK_OBJECT_TYPE_IMAGE_VIEW ? descriptor : NULL;
    }
    return NULL;
}

static void check_stage(content *content, const shader_images *images, const wd_state_bindings *bindings) {
    for (size_t i = 0; i < images->count; i++) {
        content->use = &images->uses[i];
        content->set = content->use->set < bindings->num_sets ? bindings->sets[content->use->set].set : NULL;
        const bool is_known = content->set && content->set->layout && content->set->descriptors &&
                              !__atomic_load_n(&content->set->has_unknown, __ATOMIC_RELAXED) &&
                              content->use->set < content->pipeline->layout->num_set_layouts &&
                              wd_gpuav_inputs_has_layout(
                                  content->set, content->pipeline->layout->set_layouts[content->use->set]);
        content->descriptor = is_known ? find_descriptor(content->set, content->use) : NULL;
        content->view = content->descriptor ? (const wd_state_image_view *)content->descriptor->object : NULL;
        if (!content->view || wd_state_is_destroyed(&content->view->object)) {
            continue;
        }
        check_layout(content);
        if (!content->use->has_layout_only && content->is_changed) {
            check_view(content);
        }
    }
}

// find_changes returns whether layouts may have changed since the last command of the bind point, and sets
// `*is_changed` to whether the pipeline or the sets differ.
static bool find_changes(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                         wd_state_bind_point bind, const wd_state_pipeline *pipeline, bool *is_changed) {
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    if (!recording) {
        return false;
    }
    wd_gpuav_checked_contents *checked = &recording->checked_contents[bind];
    const wd_gpuav_checked_contents now = {
        .pipeline = pipeline,
        .generation = command_buffer->generation,
        .num_changes = command_buffer->bindings[bind].num_changes,
        .num_layouts = wd_image_layouts_num_changes(device->contents->layouts, command_buffer),
    };
    *is_changed = checked->generation != now.generation || checked->pipeline != pipeline ||
                  checked->num_changes != now.num_changes;
    const bool any = *is_changed || checked->num_layouts != now.num_layouts;
    *checked = now;
    return any;
}

void wd_gpuav_contents_check(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                             const char *command) {
    content content = {
        .device = device, .command_buffer = command_buffer, .pipeline = pipeline, .command = command};
    if (command_buffer->num_unknown || command_buffer->is_untracked || !pipeline->layout ||
        !find_changes(device, command_buffer, bind, pipeline, &content.is_changed)) {
        return;
    }
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        const shader_images *images = find_images(device, &pipeline->stages[i]);
        content.stage = i;
        if (images) {
            check_stage(&content, images, &command_buffer->bindings[bind]);
        }
    }
}
