#include "vk/gpuav/runtime/indirect/single_layouts.h"

#include <string.h>

#include "vk/gpuav/runtime/indirect/descriptor_layouts.h"
#include "vk/image_layouts/image_layouts.h"
#include "vk/spirv/interface.h"
#include "vk/util/hash128.h"

// image_use is a descriptor of images that a shader uses.
typedef struct image_use {
    uint32_t set, binding;
} image_use;

// shader_images lists the images of one entry point.
typedef struct shader_images {
    struct shader_images *next;
    size_t count;
    image_use uses[];
} shader_images;

struct wd_gpuav_single_layouts {
    pthread_mutex_t lock;
    wd_hash_table shaders; // Under the lock: from a module and an entry point to its shader_images.
    shader_images *first;  // Under the lock: all of them.
    wd_image_layouts *layouts;
};

void wd_gpuav_single_layouts_create(wd_gpuav_device *device) {
    wd_image_layouts *layouts =
        device->instance->options.descriptor_contents ? wd_image_layouts_of(device->chassis->state) : NULL;
    struct wd_gpuav_single_layouts *single =
        layouts ? wd_alloc_zero(&device->allocator, 1, sizeof(*single)) : NULL;
    if (single) {
        pthread_mutex_init(&single->lock, NULL);
        wd_hash_table_init(&single->shaders, device->allocator);
        single->layouts = layouts;
        wd_gpuav_report_layouts(device, layouts);
        device->single_layouts = single;
        device->hooks.check_layouts = wd_gpuav_single_layouts_check;
    }
}

void wd_gpuav_single_layouts_destroy(wd_gpuav_device *device) {
    struct wd_gpuav_single_layouts *single = device->single_layouts;
    if (!single) {
        return;
    }
    for (shader_images *images = single->first, *next; images; images = next) {
        next = images->next;
        wd_free(&device->allocator, images);
    }
    wd_hash_table_finish(&single->shaders);
    pthread_mutex_destroy(&single->lock);
    wd_free(&device->allocator, single);
    device->single_layouts = NULL;
    device->hooks.check_layouts = NULL;
}

// Images of shaders

static bool is_image(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER || kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE ||
           kind == WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE || kind == WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT;
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
        const wd_spirv_descriptor *descriptor = &interface.descriptors[i];
        if (is_image(descriptor->kind)) {
            images->uses[images->count++] = (image_use){descriptor->set, descriptor->binding};
        }
    }
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
    return images;
}

// find_images returns the images that a stage uses; NULL: unknown.
static const shader_images *find_images(wd_gpuav_device *device, const wd_state_stage *stage) {
    struct wd_gpuav_single_layouts *single = device->single_layouts;
    if (!stage->module || stage->specialization.mapEntryCount) {
        return NULL;
    }
    const uint64_t key = wd_hash_u64(stage->module->object.id ^ (uint64_t)stage->stage << 48) ^
                         wd_hash64_bytes(stage->entry_point, strlen(stage->entry_point));
    pthread_mutex_lock(&single->lock);
    shader_images *images = wd_hash_table_get(&single->shaders, key);
    if (!images && (images = read_images(device->allocator, stage))) {
        images->next = single->first;
        single->first = images;
        (void)wd_hash_table_set(&single->shaders, key, images);
    }
    pthread_mutex_unlock(&single->lock);
    return images;
}

// Comparisons

// stage_check is a stage of a pipeline whose images are compared for a command.
typedef struct stage_check {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    const wd_state_pipeline *pipeline;
    const char *command;
    uint32_t stage; // Index in the pipeline.
} stage_check;

static void check_image(const stage_check *check, const image_use *use, const wd_state_descriptor_set *set,
                        const wd_state_descriptor *descriptor) {
    const wd_state_image_view *view = (const wd_state_image_view *)descriptor->object;
    if (wd_state_is_destroyed(&view->object) || !view->image) {
        return;
    }
    wd_image_layouts_use(check->device->single_layouts->layouts, check->command_buffer,
                         &(wd_image_use){.view = view,
                                         .layout = descriptor->image_layout,
                                         .command = check->command,
                                         .pipeline = check->pipeline,
                                         .set = set,
                                         .type = descriptor->type,
                                         .stage = check->stage,
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

static void check_stage(const stage_check *check, const shader_images *images,
                        const wd_state_bindings *bindings) {
    const wd_state_pipeline_layout *layout = check->pipeline->layout;
    for (size_t i = 0; i < images->count; i++) {
        const image_use *use = &images->uses[i];
        const wd_state_descriptor_set *set =
            use->set < bindings->num_sets ? bindings->sets[use->set].set : NULL;
        const bool is_known = set && set->layout && set->descriptors &&
                              !__atomic_load_n(&set->has_unknown, __ATOMIC_RELAXED) &&
                              use->set < layout->num_set_layouts &&
                              wd_gpuav_inputs_has_layout(set, layout->set_layouts[use->set]);
        const wd_state_descriptor *descriptor = is_known ? find_descriptor(set, use) : NULL;
        if (descriptor) {
            check_image(check, use, set, descriptor);
        }
    }
}

// find_changes returns whether the pipeline, the sets or layouts may have changed since the last command of the bind
// point.
static bool find_changes(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                         wd_state_bind_point bind, const wd_state_pipeline *pipeline) {
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    if (!recording) {
        return false;
    }
    wd_gpuav_checked_layouts *checked = &recording->checked_layouts[bind];
    const wd_gpuav_checked_layouts now = {
        .pipeline = pipeline,
        .generation = command_buffer->generation,
        .num_changes = command_buffer->bindings[bind].num_changes,
        .moment = wd_image_layouts_moment(device->single_layouts->layouts, command_buffer),
    };
    const bool is_changed = checked->generation != now.generation || checked->pipeline != pipeline ||
                            checked->num_changes != now.num_changes || checked->moment != now.moment;
    *checked = now;
    return is_changed;
}

void wd_gpuav_single_layouts_check(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                   wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                                   const char *command) {
    stage_check check = {
        .device = device, .command_buffer = command_buffer, .pipeline = pipeline, .command = command};
    if (command_buffer->num_unknown || command_buffer->is_untracked || !pipeline->layout ||
        !find_changes(device, command_buffer, bind, pipeline)) {
        return;
    }
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        const shader_images *images = find_images(device, &pipeline->stages[i]);
        check.stage = i;
        if (images) {
            check_stage(&check, images, &command_buffer->bindings[bind]);
        }
    }
}
